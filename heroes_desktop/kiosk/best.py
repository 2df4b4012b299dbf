"""The best results of the evening, for everybody to read; signed by those who want to."""

from __future__ import annotations

from typing import NamedTuple

from heroes_desktop.games import catalogue
from heroes_desktop.library import Library, Result
from heroes_desktop.library.rows import clean

KEY = "kiosk.signed"
LONGEST_NAME = 16


class Best(NamedTuple):
    """One line: who won what, with how many points (None where there are none), in how many choices."""

    result: int
    game: str
    names: str
    score: int | None
    choices: int


def best(library: Library, game: str, most: int = 3) -> list[Best]:
    """The victories of people in one game this evening: most points first, then the quickest."""
    signed = library.settings.get(KEY, dict[str, str]())
    found = [_line(result, signed) for result in library.results.all(game)]
    won = [line for line in found if line is not None]
    return sorted(won, key=lambda line: (-(line.score or 0), line.choices, line.result))[:most]


def _line(result: Result, signed: dict[str, str]) -> Best | None:
    winners = [score for score in result.scores if score.won and score.player == "person"]
    if not winners or result.game not in catalogue:
        return None
    names = signed.get(str(result.id)) or ", ".join(score.name for score in winners)
    points = [score.score for score in winners if score.score is not None]
    plain = all(point in (0, 1) for point in points)
    return Best(result.id, result.game, names, None if plain else max(points), result.choices)


def sign(library: Library, result: int, name: str) -> None:
    """Put a name of one's own beside a result, until the evening ends."""
    name = clean(name)[:LONGEST_NAME].strip()
    if name:
        signed = library.settings.get(KEY, dict[str, str]())
        library.settings.set(KEY, {**signed, str(result): name})


def result_of(library: Library, match: int) -> Result | None:
    """The stored result of a match, if people have won it."""
    for result in reversed(library.results.all()):
        if result.match == match:
            return result if _line(result, {}) is not None else None
    return None


def unsign(library: Library) -> None:
    """No name anybody has written stays; results go back to the names of heroes."""
    library.settings.forget(KEY)


def forget(library: Library) -> None:
    """The evening is over."""
    library.results.clear()
    unsign(library)
