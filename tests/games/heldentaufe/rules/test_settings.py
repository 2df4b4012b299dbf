"""Setups that cannot be played say why."""

from __future__ import annotations

from typing import Any

import pytest

from heroes_desktop import locale
from heroes_desktop.engine import Match, Setup, SetupError
from heroes_desktop.games.heldentaufe import info
from tests.scenarios.heldentaufe.build import NAMES


def problems(seats: int = 3, automated: tuple[int, ...] = (), **options: Any) -> list[str]:
    return info.problems(Setup("own", (*NAMES, "Fay")[:seats], options, automated=automated))


def test_every_ready_setup_can_be_played() -> None:
    for setup in info.setups:
        assert info.problems(setup) == []
    names = [setup.name for setup in info.setups]
    assert len(set(names)) == len(names)
    assert {len(setup.seats) for setup in info.setups} == {2, 3, 4, 5}


def test_settings_left_open_are_no_problem() -> None:
    assert problems(heroes=None, first=None, teeth=None, removal=None) == []
    assert problems(heroes=["erla"], first=2, teeth="shuffled", removal="chosen", automated=(0, 2)) == []
    assert problems(heroes=[None, "random", "corlof"]) == []


@pytest.mark.rule("HT-001")
@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"seats": 1}, "this game is for 2 to 5 players, not 1"),
        ({"seats": 6}, "this game is for 2 to 5 players, not 6"),
        ({"heroes": ["erla", "erla"]}, "Erla cannot belong to two players"),
        ({"heroes": ["erna"]}, "there is no hero erna"),
        ({"heroes": [3]}, "there is no hero 3"),
        ({"heroes": "erla"}, "the heroes must be a list with one hero for each seat"),
        ({"heroes": ["random"] * 4}, "4 heroes are too many for 3 players"),
        ({"first": 3}, "there is no seat 3 to be first player"),
        ({"first": "Ann"}, "there is no seat Ann to be first player"),
        ({"first": True}, "there is no seat True to be first player"),
        ({"teeth": "sharp"}, "sharp is not possible for teeth; possible are: fixed, shuffled"),
        ({"removal": "all"}, "all is not possible for removal; possible are: random, chosen"),
        ({"tooth": 1}, "unknown setting: tooth"),
        ({"automated": (3,)}, "there is no seat 3 for a computer player"),
    ],
)
def test_each_problem_is_named(given: dict[str, Any], message: str) -> None:
    found = problems(**given)
    assert len(found) == 1
    assert found[0].startswith(message)


def test_a_setup_with_problems_does_not_start() -> None:
    with pytest.raises(SetupError, match="two players"):
        Match.new("heldentaufe", Setup("own", NAMES[:2], {"heroes": ["erla", "erla"]}), 1)


def test_problems_are_told_in_french() -> None:
    before = locale.language()
    english = problems(seats=6, heroes=["erna"], first=9, automated=(8,))
    locale.use("fr")
    try:
        french = problems(seats=6, heroes=["erna"], first=9, automated=(8,))
    finally:
        locale.use(before)
    assert len(french) == len(english) == 4
    assert not set(french) & set(english)
