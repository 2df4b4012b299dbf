"""How an end is told: to one person, to partners, to rivals, to nobody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from heroes_desktop.engine import Match, Option, Outcome
from heroes_desktop.games import catalogue
from heroes_desktop.table.ending import Ending
from tests import toy, toy_together

NAMES = ("Ann", "Ben", "Cleo", "Dan")


def ended(match: Match, winners: tuple[int, ...], scores: tuple[int, ...]) -> Match:
    match.state.outcome = Outcome(winners, scores, "because")
    return match


def partners(winners: tuple[int, ...], scores: tuple[int, ...] = ()) -> Match:
    setup = next(setup for setup in toy_together.info.setups if len(setup.seats) == 2)
    return ended(Match.new("toy_together", setup, 1), winners, scores)


def rivals(winners: tuple[int, ...], scores: tuple[int, ...] = ()) -> Match:
    return ended(Match.new("toy", toy.TRIO, 1), winners, scores)


@pytest.mark.parametrize(
    ("match", "people", "headline", "won"),
    [
        (partners((0, 1)), [0, 1], "Shared victory!", True),
        (partners(()), [0, 1], "Shared defeat", False),
        (partners((0, 1)), [1], "Victory!", True),
        (partners(()), [1], "Defeat", False),
        (partners((0, 1)), [], "Shared victory!", True),
        (rivals((1,)), [0, 1, 2], "Ben wins!", True),
        (rivals((1,)), [0, 2], "Ben wins!", False),
        (rivals((1,)), [1], "Victory!", True),
        (rivals((0, 2)), [0, 1, 2], "Ann and Cleo share the victory", True),
        (rivals(()), [0, 1, 2], "Nobody wins", False),
    ],
)
def test_the_headline_says_whose_end_it_is(match: Match, people: list[int], headline: str, won: bool) -> None:
    ending = Ending(match, people, NAMES[: len(match.setup.seats)])
    assert ending.headline() == headline
    assert ending.won == won


def test_scores_are_shown_where_they_are_more_than_marks() -> None:
    assert Ending(rivals((1,), (0, 1, 0)), [0], NAMES).result(1) == "won"
    assert Ending(rivals((), (0, 0, 0)), [0], NAMES).result(1) == "lost"
    assert Ending(rivals((), (1, 0, 0)), [0], NAMES).result(0) == "lost · 1"
    assert Ending(partners((0, 1), (7, 7)), [0, 1], NAMES).result(1) == "won · 7"
    assert Ending(partners((0, 1), ()), [0, 1], NAMES).result(1) == "won"


def test_a_side_has_one_line_in_the_course_of_a_match(monkeypatch: pytest.MonkeyPatch) -> None:
    from heroes_desktop.desktop.scenes.pages import course

    class Judge:
        def value(self, state: Any, seat: int) -> float:
            del seat
            return float(min(1.0, state.haul / 10))

    class Silent:
        events: Mapping[str, object] = {}

        def telling(self, _event: object) -> int:
            return 1

        def fits(self, _event: object, _change: float) -> bool:
            return True

    monkeypatch.setattr(course, "bots", lambda _game: Judge())
    monkeypatch.setattr(course, "declarations", lambda _game: Silent())
    match = Match.new("toy_together", toy_together.info.setups[0], 1)
    while match.pending and match.played < 12:
        match.play(match.pending[0].options[0], match.pending[0].seat)
    found = course.course_of("toy_together", match.record())
    assert found.seats == (0,)
    assert len(found.outlook) == 1
    assert len(found.outlook[0]) == match.played + 1


def test_rivals_have_a_line_each() -> None:
    from heroes_desktop.desktop.scenes.pages.course import course_of

    match = Match.new("immortal_king", catalogue["immortal_king"].setup("duel"), 3)
    for _number in range(6):
        option: Option = match.pending[0].options[0]
        match.play(option, match.pending[0].seat)
    found = course_of("immortal_king", match.record())
    assert found.seats == (0, 1)
