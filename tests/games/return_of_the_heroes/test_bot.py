"""What computers think of a position."""

from __future__ import annotations

import pytest

from heroes_desktop.engine import Match, situation
from heroes_desktop.games.return_of_the_heroes.bot import heuristic, value
from heroes_desktop.games.return_of_the_heroes.state import State
from tests.scenarios.return_of_the_heroes.build import Who, asked, play, start, table, written

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


def advised(match: Match[State]) -> tuple[str, str]:
    """What a computer would do and the word for why."""
    assert match.decision is not None
    thought = heuristic("normal").think(situation(match, match.decision))
    return written(match, thought.option), thought.terms[0].reason


def test_finishing_a_quest_is_not_called_coming_nearer() -> None:
    match = start(table(Who("dwarf", at="D4", quests={"q_juan": 2}), Who("elf"), stage="act"))
    assert advised(match) == ("quest_step q_juan", "gem")


def test_going_on_unhurt_is_no_rest() -> None:
    fighter = Who("warrior", at="A7", life=3, cubes=(0, 0, 8), items=("z_potion",))
    match = start(table(fighter, Who("elf", at="M3"), board={"A7": ["b_redknight"]}), dice=[1] * 5)
    play(match, "leave_or_fight stay", "choose_skill skill melee")
    assert asked(match) == "drink"
    assert advised(match) == ("go_on", "usual")


@pytest.mark.parametrize(("cubes", "reason"), [(1, "more_dice"), (0, "more_dice"), (2, "main_skill")])
def test_another_die_is_close_only_where_it_is(cubes: int, reason: str) -> None:
    state = table(Who("warrior", at="B2", gold=1, cubes=(0, 0, cubes)), Who("elf", at="M3"), stage="act",
                  board={"B2": ["h_beggar"]})  # fmt: skip
    match = start(state, dice=[1])
    play(match, "choose_action use h_beggar")
    assert advised(match) == ("cube red", reason)
