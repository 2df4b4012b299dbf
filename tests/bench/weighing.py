"""What processes weigh, as Linux counts it."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path


def weight(process: int) -> float:
    """Megabytes a process holds; nothing once it is gone."""
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def children(process: int) -> list[int]:
    """The processes another one has started."""
    found: list[int] = []
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        with suppress(OSError):
            found += map(int, task.read_text().split())
    return found


def weight_of_children(process: int) -> float:
    """Megabytes of all processes another one has started."""
    return sum(map(weight, children(process)))
