"""What is told after a match: the tale of its room on the end page, and statistics told apart."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from heroes_desktop.desktop.proving.layout_faults import untidy
from heroes_desktop.desktop.proving.moments import VICTORY, moments
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.match.table import TableScene
from heroes_desktop.desktop.scenes.pages.breakdown import Breakdown, shares
from heroes_desktop.desktop.scenes.pages.end import End
from heroes_desktop.desktop.scenes.pages.statistics import Statistics
from heroes_desktop.engine import Match
from heroes_desktop.games.shared.room import rooms
from heroes_desktop.library import Result, Score, Seat

Fly = Callable[..., Pilot]

SCREENS = [((1280, 720), 1.0), ((1280, 720), 1.5), ((1920, 1080), 1.5), ((800, 600), 1.0)]
TELLING = [game for game, room in rooms.items() if room.tale is not None and room.moments is not None]


def result(number: int, won: bool, facts: dict[str, object], seats: int = 1) -> Result:
    scores = tuple(Score(seat, "Ann", "person", None, won, 1, 0) for seat in range(seats))
    return Result(number, number, "tenefyr", "solo", "over", 100, 0.0, 1.0, scores, facts)


def won(result: Result) -> bool:
    return result.scores[0].won


def test_matches_are_told_apart_by_what_the_room_can_tell() -> None:
    results = [
        result(1, True, {"difficulty": "easy", "heroes": ["bard+thief"]}),
        result(2, False, {"difficulty": "easy", "heroes": ["bard+cleric"]}),
        result(3, False, {"difficulty": "hard", "heroes": ["bard", "thief"]}, seats=2),
    ]
    found = shares("tenefyr", results, won)
    easy, hard = found["Difficulty"]
    assert (easy.matches, easy.won) == (2, 1)
    assert (hard.matches, hard.won) == (1, 0)
    assert [(each.value, each.matches, each.won) for each in found["Heroes"]] == [
        ("Bard", 3, 1),
        ("Thief", 2, 1),
        ("Cleric", 1, 0),
    ]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("size", "text"), SCREENS)
@pytest.mark.parametrize("game", TELLING)
def test_the_tale_is_told_and_tidy(
    fly: Fly, game: str, size: tuple[int, int], text: float, language: str
) -> None:
    """A match to its end, its tale, and from the statistics to what tells matches apart."""
    last = next(found for found in moments(game) if found.name == VICTORY)
    pilot = fly(size, text_scale=text, language=language)
    app = pilot.app
    match = Match.load(last.data)
    seats = [Seat(name, "person") for name in match.setup.seats]
    table = TableScene(app, app.library.start(match, seats, "Friday"))
    app.push(table)
    pilot.settle()
    assert last.answer is not None
    table.choose(last.answer)
    pilot.settle()
    end = app.top
    assert isinstance(end, End)
    assert end.tale is not None
    assert not untidy(app.sheet_of(end))
    app.home()
    page = Statistics(app)
    app.push(page)
    pilot.settle()
    assert not untidy(app.sheet_of(page))
    if rooms[game].traits is not None:
        page.look_closer(game)
        pilot.settle()
        assert isinstance(app.top, Breakdown)
        assert not untidy(app.sheet_of(app.top))
