"""The command line of a bench of balance: sections of figures, each inside its band or not."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from typing import Protocol, TypeVar


class Counting(Protocol):
    """A report that counts the figures out of band."""

    outside: int


R = TypeVar("R", bound=Counting)


def asked_for(description: str | None, sections: Mapping[str, object], first: int) -> argparse.ArgumentParser:
    """Share of the matches, processes, first seed and sections."""
    parser = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--share", type=float, default=1.0, help="share of the matches to play")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--seed", type=int, default=first, help="the first seed")
    parser.add_argument("--only", default=",".join(sections), help="sections, separated by commas")
    return parser


def print_sections(report: R, sections: Mapping[str, Callable[[R], None]], only: str) -> int:
    """Print the sections asked for; 1 when a figure is out of band."""
    for name in only.split(","):
        print(name)
        sections[name](report)
    print(f"{report.outside} figures out of band")
    return 1 if report.outside else 0
