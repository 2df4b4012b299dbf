"""The evening as a file: figures and results, without anybody's name but those on the board."""

from __future__ import annotations

from pathlib import Path

import msgspec

from heroes_desktop.library import Library

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
    for old in sorted(folder.glob("evening-*.json"))[:-MOST]:
        old.unlink()
    return path
