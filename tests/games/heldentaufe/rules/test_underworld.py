"""Entering and moving below (HT-142 to HT-158, HT-214) and combat (HT-159 to HT-166)."""

from __future__ import annotations

import pytest

from heroes_desktop.games.heldentaufe import figures
from heroes_desktop.games.heldentaufe.content import SPACES
from heroes_desktop.games.heldentaufe.state import ASLEEP
from tests.scenarios.heldentaufe.build import (
    Beast,
    Who,
    act,
    acts,
    asked,
    beast,
    hero,
    left,
    offered,
    play,
    start,
    table,
    told,
    where,
)

from .common import ROW

PORTAL = {(1, 0): "portal1"}
AWAY = {"ulumu": Beast(None), "zibber": Beast(None), "wallrog": Beast(None)}


def moves(words: set[str]) -> set[str]:
    return {word.split()[1] for word in words if word.startswith("move")}


@pytest.mark.rule("HT-142")
@pytest.mark.rule("HT-143")
def test_two_ways_down_and_the_turn_goes_on() -> None:
    match = start(table(Who("corlof", (1, 0)), Who("erla"), land=PORTAL))
    act(match, "descend 1")
    assert left(match) == 3
    act(match, "move F1")
    assert (where(match), left(match)) == ("F1", 2)
    flying = start(table(Who("corlof", potion="teleport"), Who("erla")))
    play(flying, "hero_action drink teleport", "teleport_target target F1")
    assert (where(flying), left(flying)) == ("F1", 4)
    stuck = start(table(Who("corlof"), Who("erla"), land=PORTAL))
    assert "descend" not in acts(stuck)


@pytest.mark.rule("HT-144")
@pytest.mark.rule("HT-211")
def test_the_first_hero_below_wakes_the_chief_behind_him() -> None:
    people = (Who("corlof"), Who("erla", (1, 0)), Who("luphius"))
    match = start(table(*people, land=PORTAL, active=1))
    events = act(match, "descend 1")
    assert match.state.chief == 1
    assert told(events, "chief") == [{"after": 1}]
    second = start(table(*people, land={**PORTAL, (0, 1): "portal5"}, active=1, chief=ASLEEP))
    act(second, "descend 1", "ascend 1")
    assert second.state.chief == ASLEEP
    play(second, "hero_action end_turn")
    assert asked(second) == (2, "hero_action")


@pytest.mark.rule("HT-145")
def test_the_chief_keeps_his_place_while_anybody_is_below() -> None:
    people = (Who("corlof", "P1"), Who("erla", "F4"), Who("luphius", (1, 0)))
    match = start(table(*people, land={(1, 0): "portal2", (0, 1): "portal1"}, chief=0))
    act(match, "ascend 1")
    assert match.state.chief == 0
    joining = start(table(*people, land={(1, 0): "portal2"}, chief=0, active=2))
    act(joining, "descend 2")
    assert joining.state.chief == 0


@pytest.mark.rule("HT-214")
def test_the_order_of_an_arrival() -> None:
    doomed = Who("corlof", hearts=1, potion="teleport", hand=("M10",))
    match = start(table(doomed, Who("erla"), land=ROW))
    events = play(match, "hero_action drink teleport", "teleport_target target D1")
    kinds = [event.kind for event in events]
    order = [kinds.index(kind) for kind in ("teleported", "chief", "danger", "mission", "hero_defeated")]
    assert order == sorted(order)
    walking = start(table(Who("corlof", (1, 0)), Who("erla"), land=PORTAL))
    kinds = [event.kind for event in act(walking, "descend 1")]
    assert kinds.index("descended") < kinds.index("chief")


@pytest.mark.rule("HT-146")
def test_steps_below_follow_the_table() -> None:
    for space in SPACES:
        match = start(table(Who("corlof", space.id), Who("erla"), beasts=AWAY, chief=0))
        assert moves(offered(match)) == set(space.neighbours)
    match = start(table(Who("corlof", "F1"), Who("erla"), beasts=AWAY, chief=0))
    act(match, "move P1")
    assert left(match) == 3


@pytest.mark.rule("HT-147")
def test_a_space_shows_the_figure_that_stands_on_it() -> None:
    beasts = {"ulumu": Beast("F1"), "zibber": Beast("F2"), "wallrog": Beast(None)}
    view = start(table(Who("corlof", "P1"), Who("erla"), land=ROW, beasts=beasts, chief=0)).view(None)
    found = {space.id: figures.figure_on(view, number) for number, space in enumerate(SPACES)}
    assert {space: figure for space, figure in found.items() if figure is not None} == {
        "P1": ("hero", 0),
        "F1": ("monster", 0),
        "F2": ("monster", 1),
    }
    assert {SPACES[space].id for space in figures.occupied(view)} == {"P1", "F1", "F2"}
    assert [figures.heroes_on(view, place) for place in view.surface] == [[1], [], [], []]


@pytest.mark.rule("HT-147")
def test_figures_block_each_other() -> None:
    beasts = {"zibber": Beast("F3"), "ulumu": Beast("F2")}
    match = start(table(Who("corlof", "D1"), Who("erla", "D2"), beasts=beasts, chief=0, gone=("D1", "D2")))
    assert moves(offered(match)) == {"F1", "LZ"}


@pytest.mark.rule("HT-148")
def test_empty_lairs_and_portals_are_ordinary_spaces() -> None:
    match = start(table(Who("corlof", "F6", boots=(3,)), Who("erla"), beasts=AWAY, chief=0, chest=False))
    events = act(match, "move LW", "move P4", "move LW", "move F6", "move T")
    assert {event.kind for event in events} == {"step"}
    assert where(match) == "T"


@pytest.mark.rule("HT-149")
@pytest.mark.rule("HT-D32")
@pytest.mark.rule("HT-D64")
@pytest.mark.parametrize("armed", [("D2", "D3"), ("D1", "D3")])
def test_entering_turns_the_token_over_and_removes_it(armed: tuple[str, str]) -> None:
    match = start(table(Who("corlof", "F1"), Who("erla"), armed=armed, chief=0))
    events = act(match, "move D1")
    assert len(told(events, "danger")) == 1
    assert match.state.dangers == [False, True, True, True, True]
    view = match.view(1)
    assert view.faces[65] == match.state.faces[65]
    assert {view.faces[66 + index] for index in range(4)} == {-1}


@pytest.mark.rule("HT-150")
@pytest.mark.rule("HT-D33")
def test_an_armed_trap_takes_a_heart_and_all_ap() -> None:
    match = start(table(Who("corlof", "F1"), Who("erla"), chief=0))
    act(match, "move D1")
    assert (hero(match).hearts, left(match), match.state.used) == (4, 0, 4)


@pytest.mark.rule("HT-151")
def test_a_disarmed_trap_does_nothing() -> None:
    match = start(table(Who("corlof", "F1"), Who("erla"), armed=("D4", "D5"), chief=0))
    act(match, "move D1")
    assert (hero(match).hearts, left(match)) == (5, 3)


@pytest.mark.rule("HT-152")
def test_an_empty_danger_space_is_ordinary() -> None:
    match = start(table(Who("corlof", "F1"), Who("erla"), gone=("D1",), chief=0))
    events = act(match, "move D1")
    assert {event.kind for event in events} == {"step"}
    assert left(match) == 3


@pytest.mark.rule("HT-153")
@pytest.mark.rule("HT-D33")
def test_after_a_trap_free_actions_remain() -> None:
    match = start(table(Who("corlof", "F1", food=("apple",)), Who("erla"), chief=0))
    act(match, "move D1")
    assert asked(match) == (0, "hero_action")
    assert {"eat apple", "end_turn"} <= offered(match)


@pytest.mark.rule("HT-154")
@pytest.mark.rule("HT-155")
@pytest.mark.rule("HT-156")
def test_the_chest_gives_three_treasures_once() -> None:
    match = start(table(Who("corlof", "F5"), Who("erla"), chief=0), dice=[4, 6, 3])
    act(match, "move T")
    assert (hero(match).points, hero(match).pieces[2], match.state.chest) == (3, [1], False)
    assert left(match) == 3
    events = act(match, "move F5", "move T")
    assert {event.kind for event in events} == {"step"}


@pytest.mark.rule("HT-157")
@pytest.mark.rule("HT-D56")
def test_up_only_through_discovered_portals() -> None:
    match = start(table(Who("corlof", "P1"), Who("erla"), land=PORTAL, chief=0))
    act(match, "ascend 1")
    assert (where(match), left(match)) == ((1, 0), 3)
    shut = start(table(Who("corlof", "P2"), Who("erla"), land=PORTAL, chief=0))
    assert "ascend" not in acts(shut)
    tired = start(table(Who("corlof", "P1"), Who("erla"), land=PORTAL, chief=0, used=4))
    assert "ascend" not in acts(tired)


@pytest.mark.rule("HT-158")
def test_heroes_above_do_not_bar_the_way_up() -> None:
    match = start(table(Who("corlof", "P1"), Who("erla", (1, 0)), land=PORTAL, chief=0))
    act(match, "ascend 1")
    assert where(match) == where(match, 1) == (1, 0)


# combat


@pytest.mark.rule("HT-159")
@pytest.mark.rule("HT-166")
@pytest.mark.rule("HT-D57")
def test_attacks_on_adjacent_figures_of_both_kinds() -> None:
    beasts = {"zibber": Beast("F3"), "wallrog": Beast("F6")}
    match = start(table(Who("corlof", "F4"), Who("erla", "D2"), beasts=beasts, chief=0), dice=[3, 1])
    assert {word for word in offered(match) if word.startswith("attack")} == {
        "attack ulumu", "attack zibber", "attack 1",
    }  # fmt: skip
    act(match, "attack 1")
    assert (left(match), hero(match, 1).hearts) == (3, 4)


@pytest.mark.rule("HT-160")
def test_as_many_attacks_as_ap() -> None:
    dice = [6, 1] * 4
    match = start(table(Who("mathian", "F4", sword=(3,)), Who("erla", "F3"), chief=0), dice=dice)
    act(match, "attack 1", "attack ulumu", "attack 1", "attack ulumu")
    assert (hero(match, 1).hearts, beast(match, "ulumu").hearts) == (3, 1)
    assert "attack" not in acts(match)


@pytest.mark.rule("HT-161")
def test_die_and_sword_on_both_sides() -> None:
    raging = Who("corlof", "LW", sword=(2,), potion="rage", turned=True)
    match = start(table(raging, Who("erla"), beasts={"wallrog": Beast("F6")}, chief=0), dice=[1, 4])
    fight = told(act(match, "attack wallrog"), "combat")[0]
    assert (fight["dice"], fight["swords"], fight["totals"]) == ([1, 4], [6, 3], [7, 7])
    assert fight["attacker"] == {"seat": 0}
    assert fight["defender"] == {"monster": "wallrog"}


@pytest.mark.rule("HT-162")
@pytest.mark.parametrize(("dice", "mine", "theirs"), [([6, 1], 5, 2), ([1, 6], 4, 3), ([2, 4], 4, 3)])
def test_the_lower_total_loses_one_heart(dice: list[int], mine: int, theirs: int) -> None:
    match = start(table(Who("corlof", "F4"), Who("erla"), chief=0), dice=dice)
    act(match, "attack ulumu")
    assert (hero(match).hearts, beast(match, "ulumu").hearts) == (mine, theirs)


@pytest.mark.rule("HT-163")
def test_ties_go_to_the_attacker() -> None:
    match = start(table(Who("erla", "F4"), Who("corlof"), chief=0), dice=[3, 3])
    fight = told(act(match, "attack ulumu"), "combat")[0]
    assert (fight["tie"], fight["loser"]) == (True, "defender")
    assert beast(match, "ulumu").hearts == 2
    monster = start(table(Who("erla", "F4"), Who("corlof"), chief=0), dice=[3, 3])
    play(monster, "hero_action end_turn", "monster_action attack ulumu 0")
    assert hero(monster).hearts == 4


@pytest.mark.rule("HT-164")
def test_combat_moves_nobody() -> None:
    match = start(table(Who("corlof", "F4"), Who("erla"), chief=0), dice=[6, 1, 1, 6])
    act(match, "attack ulumu", "attack ulumu")
    assert (where(match), SPACES[beast(match, "ulumu").space].id) == ("F4", "LU")


@pytest.mark.rule("HT-165")
def test_defenders_cannot_eat_or_drink() -> None:
    victim = Who("erla", "F3", hearts=2, food=("apple",), potion="healing")
    match = start(table(Who("corlof", "F4"), victim, chief=0), dice=[6, 1])
    act(match, "attack 1")
    assert asked(match) == (0, "hero_action")
    assert hero(match, 1).hearts == 1


@pytest.mark.rule("HT-161")
def test_combat_dice_have_six_sides() -> None:
    rolled = set()
    for seed in range(60):
        s = table(Who("corlof", "F4"), Who("erla"), chief=0)
        s.rng = seed * 7919
        rolled |= set(told(act(start(s), "attack ulumu"), "combat")[0]["dice"])
    assert rolled == {1, 2, 3, 4, 5, 6}
