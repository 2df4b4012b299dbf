"""What computers think of a position."""

from __future__ import annotations

import pytest

from heroes_desktop.games.return_of_the_heroes.bot import value
from tests.scenarios.return_of_the_heroes.build import Who, start, table

DAPHNE = {"q_daphne": 3}


def test_the_chance_to_win_is_shared_among_rivals() -> None:
    ahead = Who("warrior", at="A7", skills=(3, 3, 9), cubes=(0, 0, 6), quests=DAPHNE)
    state = start(table(ahead, Who("elf", at="M3"), Who("dwarf", at="C3"))).state
    chances = [value(state, seat) for seat in range(3)]
    assert sum(chances) == pytest.approx(1)
    assert chances[0] > 0.6


def test_rivals_begin_with_equal_chances_and_nobody_alone_has_won_at_once() -> None:
    state = start(table(Who("warrior"), Who("elf"), Who("dwarf"), Who("priest", at="A2"))).state
    for hero in state.heroes:
        hero.hero = -1
    assert [value(state, seat) for seat in range(4)] == [0.25] * 4
    alone = start(table(Who("warrior", at="A7"), mode="solo", servants=())).state
    assert value(alone, 0) < 0.1
