"""Monsters and their turn (HT-167 to HT-191)."""

from __future__ import annotations

import pytest

from heroes_desktop.games.heldentaufe import figures
from heroes_desktop.games.heldentaufe.content import MONSTER_INDEX, MONSTERS, SPACES
from heroes_desktop.games.heldentaufe.state import ASLEEP, GONE
from tests.scenarios.heldentaufe.build import (
    Beast,
    Who,
    act,
    asked,
    beast,
    hero,
    offered,
    play,
    start,
    table,
    told,
    where,
)

from .common import ROW

PORTAL = {(1, 0): "portal1"}
TABLE = {
    1: [(3, 0), (2, 1), (1, 2)],
    2: [(3, 1), (2, 2), (1, 3)],
    3: [(4, 1), (3, 2), (2, 3)],
    4: [(4, 2), (3, 3), (2, 4)],
    5: [(4, 3), (3, 4), (2, 5)],
}
AWAY = {"ulumu": Beast(None), "zibber": Beast(None), "wallrog": Beast(None)}


@pytest.mark.rule("HT-167")
@pytest.mark.rule("HT-168")
@pytest.mark.parametrize("tooth", range(1, 6))
def test_card_and_top_tooth_add_up(tooth: int) -> None:
    beasts = {card.id: Beast(teeth=(5, tooth)) for card in MONSTERS}
    s = table(Who("corlof"), Who("erla"), beasts=beasts)
    values = [(figures.monster_heart_spaces(s, m), figures.monster_sword(s, m)) for m in range(3)]
    assert values == TABLE[tooth]


@pytest.mark.rule("HT-169")
@pytest.mark.rule("HT-171")
def test_the_slayer_gets_the_top_tooth_and_the_figure_goes() -> None:
    beasts = {"zibber": Beast("F1", hearts=1)}
    match = start(table(Who("corlof", "P1", sword=(3,)), Who("erla"), beasts=beasts, chief=1), dice=[6, 1])
    events = act(match, "attack zibber")
    assert told(events, "monster_defeated") == [{"monster": "zibber", "seat": 0, "tooth": 2}]
    assert (hero(match).points, beast(match, "zibber").space) == (2, GONE)
    play(match, "hero_action end_turn")
    assert beast(match, "zibber").space == GONE


@pytest.mark.rule("HT-170")
@pytest.mark.parametrize(
    ("monster", "teeth", "hearts", "sword"),
    [
        ("zibber", (5, 4, 3, 2), 3, 2),
        ("ulumu", (5, 4, 3, 2, 1), 3, 1),
        ("ulumu", (5, 4, 3, 2), 4, 1),
        ("wallrog", (5, 4), 2, 5),
    ],
)
def test_losing_a_tooth_makes_it_stronger_when_it_returns(
    monster: str, teeth: tuple[int, ...], hearts: int, sword: int
) -> None:
    beasts = {monster: Beast("F1", hearts=1, teeth=teeth)}
    match = start(
        table(Who("corlof", "P1", sword=(3,)), Who("erla"), land=PORTAL, beasts=beasts), dice=[6, 1]
    )
    events = act(match, f"attack {monster}", "ascend 1")
    assert told(events, "monster_stronger") == [{"monster": monster, "hearts": hearts, "sword": sword}]
    index = MONSTER_INDEX[monster]
    assert (beast(match, monster).hearts, figures.monster_sword(match.state, index)) == (hearts, sword)


@pytest.mark.rule("HT-170")
@pytest.mark.parametrize(("teeth", "sword"), [((5, 3, 2), 2), ((5, 3), 2), ((5, 4), 3), ((5,), 4)])
def test_a_monster_fights_with_the_sword_of_its_top_tooth(teeth: tuple[int, ...], sword: int) -> None:
    beasts = {"zibber": Beast("F1", teeth=teeth)}
    match = start(table(Who("corlof", "P1"), Who("erla"), beasts=beasts, chief=0), dice=[6, 1, 1, 6])
    (blow,) = told(act(match, "attack zibber"), "combat")
    assert blow["swords"][1] == sword
    events = play(match, "hero_action end_turn", "monster_action attack zibber 0")
    (blow,) = told(events, "combat")
    assert blow["swords"][0] == sword


@pytest.mark.rule("HT-172")
@pytest.mark.rule("HT-174")
@pytest.mark.rule("HT-210")
def test_wounds_stay_through_turns_and_rebuilding() -> None:
    beasts = {"ulumu": Beast(hearts=1)}
    match = start(table(Who("corlof", "P1"), Who("erla"), land=PORTAL, beasts=beasts, chief=0))
    play(match, "hero_action end_turn", "monster_action stop", "hero_action end_turn")
    assert beast(match, "ulumu").hearts == 1
    act(match, "ascend 1")
    assert beast(match, "ulumu").hearts == 1


@pytest.mark.rule("HT-173")
@pytest.mark.rule("HT-D54")
def test_a_monster_without_teeth_never_returns() -> None:
    beasts = {"wallrog": Beast("F1", hearts=1, teeth=(5,))}
    hunter = Who("corlof", "P1", sword=(3,), potion="rage", turned=True, hand=("M01",))
    match = start(table(hunter, Who("erla", hand=("M14",)), land=PORTAL, beasts=beasts), dice=[6, 1])
    events = act(match, "attack wallrog")
    assert told(events, "monster_out") == [{"monster": "wallrog"}]
    act(match, "ascend 1")
    assert beast(match, "wallrog").space == GONE
    play(match, "hero_action end_turn")
    assert "refuse M14" in offered(match)


@pytest.mark.rule("HT-D58")
def test_hearts_never_exceed_the_spaces() -> None:
    beasts = {"ulumu": Beast("F1", hearts=1), "zibber": Beast(hearts=1)}
    match = start(
        table(Who("corlof", "P1", sword=(3,)), Who("erla"), land=PORTAL, beasts=beasts), dice=[6, 1]
    )
    act(match, "attack ulumu")
    for index, monster in enumerate(match.state.monsters):
        assert monster.hearts <= figures.monster_heart_spaces(match.state, index)
    assert beast(match, "zibber").hearts == 1


# the monster turn


@pytest.mark.rule("HT-175")
def test_a_monster_turn_only_with_somebody_below() -> None:
    match = start(table(Who("corlof", "P1"), Who("erla"), land=PORTAL, chief=0))
    play(match, "hero_action end_turn")
    assert asked(match) == (1, "monster_action")
    leaving = start(table(Who("corlof", "P1"), Who("erla"), land=PORTAL, chief=0))
    act(leaving, "ascend 1", "end_turn")
    assert asked(leaving) == (1, "hero_action")


@pytest.mark.rule("HT-176")
def test_one_monster_turn_a_round() -> None:
    people = (Who("corlof", "P1"), Who("erla"), Who("luphius"))
    match = start(table(*people, chief=1))
    turns = []
    for _step in range(10):
        seat, kind = asked(match)
        if kind == "hero_action":
            turns.append(seat)
            play(match, "hero_action end_turn")
        elif kind == "claim_command":
            play(match, "claim_command leave")
        else:
            turns.append(-1)
            play(match, "monster_action stop")
    assert turns[:6] == [0, 1, -1, 2, 0, 1]


@pytest.mark.rule("HT-177")
@pytest.mark.rule("HT-181")
@pytest.mark.rule("HT-182")
def test_four_ap_for_all_monsters_together() -> None:
    match = start(table(Who("corlof", "P1"), Who("erla"), chief=0))
    play(match, "hero_action end_turn")
    assert match.state.orders == 4
    play(match, "monster_action move ulumu F4", "monster_action move zibber F3")
    play(match, "monster_action move wallrog F6", "monster_action move ulumu D2")
    assert asked(match) == (1, "hero_action")
    assert [SPACES[monster.space].id for monster in match.state.monsters] == ["D2", "F3", "F6"]


@pytest.mark.rule("HT-181")
def test_one_monster_may_attack_again_and_again() -> None:
    beasts = {"ulumu": Beast("F1")}
    match = start(table(Who("corlof", "P1"), Who("erla"), beasts=beasts, chief=0), dice=[6, 1] * 4)
    play(match, "hero_action end_turn", *["monster_action attack ulumu 0"] * 4)
    assert hero(match).hearts == 1
    assert asked(match) == (1, "hero_action")


@pytest.mark.rule("HT-178")
def test_those_above_command() -> None:
    people = (Who("corlof", "P1"), Who("erla", "P5"), Who("luphius"), Who("mathian"))
    match = start(table(*people, chief=0))
    play(match, "hero_action end_turn")
    assert asked(match) == (2, "claim_command")
    play(match, "claim_command leave")
    assert asked(match) == (3, "claim_command")
    play(match, "claim_command command")
    assert asked(match) == (3, "monster_action")


@pytest.mark.rule("HT-179")
@pytest.mark.rule("HT-D47")
@pytest.mark.rule("HT-D60")
@pytest.mark.parametrize(
    ("answers", "dice", "commander"),
    [
        (("leave", "command", "leave"), [], 3),
        (("leave", "leave", "leave"), [], 2),
        (("command", "leave", "command"), [2, 5], 0),
        (("command", "command", "command"), [4, 4, 1, 2, 6], 3),
    ],
)
def test_agreeing_on_the_command(answers: tuple[str, ...], dice: list[int], commander: int) -> None:
    people = (Who("corlof"), Who("erla", "P1"), Who("luphius"), Who("mathian"))
    match = start(table(*people, chief=1, active=1), dice=dice)
    play(match, "hero_action end_turn")
    order = []
    for answer in answers:
        order.append(asked(match)[0])
        play(match, f"claim_command {answer}")
    assert order == [2, 3, 0], "clockwise after the chief"
    assert asked(match) == (commander, "monster_action")
    assert match.state.commander == commander


@pytest.mark.rule("HT-180")
@pytest.mark.rule("HT-D48")
def test_with_everybody_below_all_roll_for_the_command() -> None:
    people = (Who("corlof", "P1"), Who("erla", "P5"))
    beasts = {"ulumu": Beast("F1")}
    match = start(table(*people, chief=0, beasts=beasts), dice=[4, 4, 2, 5, 6, 1])
    events = play(match, "hero_action end_turn")
    assert [facts["rolls"] for facts in told(events, "contest")] == [[4, 4], [2, 5]]
    assert asked(match) == (0, "monster_action")
    assert "attack ulumu 0" in offered(match), "even against his own hero"
    play(match, "monster_action attack ulumu 0")
    assert hero(match).hearts == 4


@pytest.mark.rule("HT-182")
@pytest.mark.rule("HT-147")
def test_monsters_step_to_adjacent_free_spaces() -> None:
    beasts = {"ulumu": Beast("F4"), "zibber": Beast("F3"), "wallrog": Beast(None)}
    match = start(table(Who("corlof", "D2"), Who("erla"), beasts=beasts, chief=0, gone=("D2",)))
    play(match, "hero_action end_turn")
    steps = {word for word in offered(match) if word.startswith("move ulumu")}
    assert steps == {"move ulumu F5", "move ulumu LU"}


@pytest.mark.rule("HT-183")
@pytest.mark.rule("HT-184")
def test_monsters_attack_adjacent_heroes_only() -> None:
    beasts = {"ulumu": Beast("F4"), "zibber": Beast("F3")}
    match = start(table(Who("corlof", "D2"), Who("erla"), beasts=beasts, chief=0, gone=("D2",)), dice=[2, 1])
    play(match, "hero_action end_turn")
    assert {word for word in offered(match) if word.startswith("attack")} == {
        "attack ulumu 0",
        "attack zibber 0",
    }
    fight = told(play(match, "monster_action attack ulumu 0"), "combat")[0]
    assert (fight["attacker"], fight["loser"]) == ({"monster": "ulumu"}, "defender")
    assert match.state.orders == 3


@pytest.mark.rule("HT-185")
def test_monsters_may_block_portals_and_never_leave() -> None:
    match = start(table(Who("corlof", "F1"), Who("erla"), land={(1, 0): "portal2"}, chief=0))
    play(match, "hero_action end_turn", "monster_action move zibber P3", "monster_action move zibber P2")
    assert not {word for word in offered(match) if "ascend" in word}
    assert {word for word in offered(match) if word.startswith("move zibber")} == {
        "move zibber P3",
        "move zibber F2",
    }


@pytest.mark.rule("HT-186")
def test_monsters_leave_danger_tokens_alone() -> None:
    match = start(table(Who("corlof", "P1"), Who("erla"), chief=0))
    play(match, "hero_action end_turn")
    events = play(match, "monster_action move zibber D1", "monster_action move zibber F2")
    assert match.state.dangers == [True] * 5
    assert not told(events, "danger")
    assert beast(match, "zibber").hearts == 2


@pytest.mark.rule("HT-187")
def test_monsters_keep_off_the_chest() -> None:
    for chest in (True, False):
        beasts = {"ulumu": Beast("F5")}
        match = start(table(Who("corlof", "P1"), Who("erla"), beasts=beasts, chief=0, chest=chest))
        play(match, "hero_action end_turn")
        assert ("move ulumu T" in offered(match)) == (not chest)


@pytest.mark.rule("HT-188")
def test_monsters_enter_any_lair() -> None:
    beasts = {"ulumu": Beast("F3"), "zibber": Beast(None)}
    match = start(table(Who("corlof", "P1"), Who("erla"), beasts=beasts, chief=0))
    play(match, "hero_action end_turn")
    assert "move ulumu LZ" in offered(match)


@pytest.mark.rule("HT-189")
def test_the_commander_may_stop() -> None:
    match = start(table(Who("corlof", "P1"), Who("erla"), chief=0))
    play(match, "hero_action end_turn", "monster_action move ulumu F4")
    assert "stop" in offered(match)
    play(match, "monster_action stop")
    assert asked(match) == (1, "hero_action")
    assert (match.state.orders, match.state.commander) == (0, -1), "unused orders are lost"
    play(match, "hero_action end_turn", "hero_action end_turn")
    assert match.state.orders == 4


@pytest.mark.rule("HT-190")
def test_a_monster_beaten_in_its_own_attack_is_slain_by_its_victim() -> None:
    beasts = {"ulumu": Beast("F1", hearts=1)}
    match = start(table(Who("corlof", "P1"), Who("erla"), beasts=beasts, chief=0), dice=[2, 3])
    play(match, "hero_action end_turn", "monster_action attack ulumu 0")
    assert (hero(match).points, beast(match, "ulumu").space) == (1, GONE)


@pytest.mark.rule("HT-191")
def test_the_monster_turn_ends_when_nobody_is_left_below() -> None:
    people = (Who("corlof", "P1", hearts=1), Who("erla"), Who("luphius"))
    beasts = {"ulumu": Beast("F1")}
    match = start(table(*people, beasts=beasts, chief=0, land=ROW), dice=[6, 1])
    play(match, "hero_action end_turn", "claim_command command", "claim_command leave")
    play(match, "monster_action attack ulumu 0", "place_defeated tile 0 0")
    assert asked(match) == (1, "hero_action")
    assert match.state.chief == ASLEEP


@pytest.mark.rule("HT-191")
def test_the_monster_turn_ends_with_the_last_monster() -> None:
    beasts = {**AWAY, "ulumu": Beast("F1", hearts=1)}
    match = start(table(Who("corlof", "P1"), Who("erla"), beasts=beasts, chief=0), dice=[1, 6])
    play(match, "hero_action end_turn", "monster_action attack ulumu 0")
    assert asked(match) == (1, "hero_action")


@pytest.mark.rule("HT-D55")
def test_without_monsters_the_monster_turn_is_skipped() -> None:
    people = (Who("corlof", "P1"), Who("erla"), Who("luphius"))
    match = start(table(*people, beasts=AWAY, chief=0))
    play(match, "hero_action end_turn")
    assert asked(match) == (1, "hero_action")
    assert match.state.chief == 0


def test_the_surface_is_shown_to_commanders_without_secrets() -> None:
    match = start(table(Who("corlof", "P1"), Who("erla"), Who("luphius"), land=ROW, chief=0))
    play(match, "hero_action end_turn")
    assert match.decision is not None
    assert not match.decision.secret
    assert where(match, 0) == "P1"
