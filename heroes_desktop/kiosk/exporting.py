"""The evening as files: figures and results, without anybody's name but those on the board.

A game night comes as a page of text to be printed; its guests wear the names of heroes.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from heroes_desktop.library import Library
from heroes_desktop.table.evening import night, summary

from .best import best
from .figures import Figures

FORMAT = "heroes-desktop evening"
MOST = 100
"""Exports kept; the oldest make room."""


class Line(msgspec.Struct, frozen=True):
    """One result on the board."""

    game: str
    names: str
    score: int | None
    choices: int


def export_evening(library: Library, folder: Path, evening: str) -> Path:
    """Write the evening as readable JSON; the name of the file says which one it was."""
    day = Figures(library).days().get(evening)
    games = dict.fromkeys(result.game for result in library.results.all())
    board = [
        Line(line.game, line.names, line.score, line.choices)
        for game in games
        for line in best(library, game, MOST)
    ]
    content = {"format": FORMAT, "version": 1, "evening": evening, "figures": day, "board": board}
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"evening-{evening}.json"
    path.write_bytes(msgspec.json.format(msgspec.json.encode(content), indent=2) + b"\n")
    for number, each in enumerate(library.evenings.all(), 1):
        page = folder / f"evening-{evening}-game-night-{number}.txt"
        page.write_text(summary(night(library, each)), encoding="utf-8")
    for kind in ("json", "txt"):
        for old in sorted(folder.glob(f"evening-*.{kind}"))[:-MOST]:
            old.unlink()
    return path
