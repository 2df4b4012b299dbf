"""Fine points: rules that only show in unusual moments."""

from __future__ import annotations

import pytest

from heroes_desktop.games.heldentaufe.content import MISSION_FACE, MISSIONS
from heroes_desktop.games.heldentaufe.state import TELEPORT
from tests.scenarios.heldentaufe.build import (
    Beast,
    Who,
    act,
    asked,
    beast,
    hand,
    hero,
    left,
    play,
    start,
    table,
    told,
)
from tests.scenarios.heldentaufe.situations import monsters_move

from .common import new


@pytest.mark.rule("HT-051")
def test_losing_all_ap_never_gives_used_ones_back() -> None:
    people = (Who("mathian", at="F1"), Who("erla"))
    m = start(table(*people, chief=0, used=3, armed=("D1", "D2")))
    act(m, "move D1")
    assert m.state.used == 4

    people = (Who("mathian", at=(1, 0), boots=(3,), potion="teleport"), Who("erla"))
    m = start(table(*people, land={(1, 0): "merchant"}, used=6, armed=("D1", "D2")))
    act(m, "trade boots 3 sword")
    play(m, "hero_action drink teleport", "teleport_target target D1")
    assert (m.state.used, left(m)) == (6, 0)


@pytest.mark.rule("HT-D34", "HT-136")
def test_the_discoverer_is_paid_before_the_trap_bites() -> None:
    people = (Who("mathian", at="F1", hand=("M10", "M11", "M01")), Who("erla"))
    m = start(table(*people, chief=0, armed=("D1", "D2")))
    kinds = [event.kind for event in act(m, "move D1")]
    assert kinds.index("danger") < kinds.index("mission") < kinds.index("points") < kinds.index("hearts")
    assert m.state.ruled_out == {}, "who showed one discoverer may hold the other"
    assert hand(m) in (["M01", "M10"], ["M01", "M11"])


@pytest.mark.rule("HT-058", "HT-112")
def test_an_unused_teleport_outlasts_the_turn() -> None:
    m = start(table(Who("mathian", potion="teleport"), Who("erla")))
    act(m, "end_turn")
    assert hero(m).potion == TELEPORT


@pytest.mark.rule("HT-022")
def test_rounds_are_counted_from_the_first_player() -> None:
    m = start(table(Who("mathian"), Who("erla"), Who("corlof"), first=1, active=2, round=3))
    rounds = [told(act(m, "end_turn"), "turn")[0] for _seat in range(3)]
    assert [(turn["seat"], turn["round"]) for turn in rounds] == [(0, 3), (1, 4), (2, 4)]


@pytest.mark.rule("HT-140", "HT-141", "HT-190")
def test_the_bounty_goes_to_the_hero_who_was_attacked() -> None:
    people = (
        Who("mathian", hand=("M01",)),
        Who("corlof", at="F4", hand=("M12", "M02")),
        Who("erla", at="P5", hand=("M03",)),
    )
    s = table(*people, chief=0, beasts={"ulumu": Beast(hearts=1)})
    m = start(monsters_move(s, commander=0), dice=[1, 6])
    play(m, "monster_action attack ulumu 1")
    assert (hero(m, 1).points, hand(m, 1)) == (3, ["M02"])
    assert (hero(m, 0).points, hand(m, 0)) == (0, ["M01"])


@pytest.mark.rule("HT-191")
def test_without_monsters_their_turn_is_over_at_once() -> None:
    gone = {"zibber": Beast(at=None, teeth=(5, 4, 3)), "wallrog": Beast(at=None, teeth=(5, 4))}
    people = (Who("corlof", at="F4"), Who("erla"))
    s = table(*people, chief=0, beasts={"ulumu": Beast(hearts=1), **gone})
    m = start(monsters_move(s, commander=1), dice=[1, 6])
    events = play(m, "monster_action attack ulumu 0")
    assert beast(m, "ulumu").hearts == 0
    assert not told(events, "monster_rest")
    assert told(events, "turn")[0]["seat"] == 1
    assert asked(m) == (1, "hero_action")


@pytest.mark.rule("HT-024", "HT-112")
def test_teleporting_home_with_the_target_wins() -> None:
    people = (Who("mathian", at="F1", points=18, potion="teleport"), Who("erla"))
    m = start(table(*people, chief=0))
    events = play(m, "hero_action drink teleport", "teleport_target target 0 0")
    assert m.outcome is not None
    assert m.outcome.winners == (0,)
    assert told(events, "game_over") == [{"seat": 0, "points": 18}]


@pytest.mark.rule("HT-115")
def test_teleporting_within_a_world_rebuilds_nothing() -> None:
    m = start(table(Who("mathian", potion="teleport"), Who("erla"), land={(1, 0): "meadow"}))
    events = play(m, "hero_action drink teleport", "teleport_target target 1 0")
    assert [event.kind for event in events] == ["potion_turned", "teleported"]
    people = (Who("mathian", at="F1", potion="teleport"), Who("erla", at="P5"))
    m = start(table(*people, chief=1, chest=False))
    events = play(m, "hero_action drink teleport", "teleport_target target T")
    assert [event.kind for event in events] == ["potion_turned", "teleported"]
    assert m.state.chief == 1


@pytest.mark.rule("HT-069")
def test_the_rule_of_a_tile_type_is_shown_once() -> None:
    pile = ["meadow", "portal2", "meadow", "portal4", "orchard", "pond"]
    m = start(table(Who("mathian", boots=(3,)), Who("erla"), pile=pile))
    shown = []
    for step in range(1, 7):
        events = act(m, f"explore {step} 0")
        shown.append(bool(told(events, "first_sight")))
    assert shown == [True, True, False, False, True, True]


@pytest.mark.rule("HT-129")
def test_an_empty_hand_is_not_asked_for_observers() -> None:
    m = start(table(Who("mathian", at=(1, 0)), Who("erla"), land={(1, 0): "pond"}))
    act(m, "end_turn")
    assert asked(m) == (1, "hero_action")


@pytest.mark.rule("HT-016", "HT-D42")
def test_the_blue_card_lies_anywhere_in_the_hand() -> None:
    places = set()
    for seed in range(12):
        m = new(2, seed)
        colours = [MISSIONS[m.state.faces[card] - MISSION_FACE].colour for card in hero(m, 0).hand]
        places.add(colours.index("blue"))
    assert places == {0, 1, 2}
