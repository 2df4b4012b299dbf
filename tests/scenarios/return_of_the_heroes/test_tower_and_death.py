"""Worked examples 21 to 27, 32, 34, 36, 37 and 42: the Tower, death, rest, armour, the solo game."""

from __future__ import annotations

import pytest

from heroes_desktop.engine import Match
from heroes_desktop.games.return_of_the_heroes.content import FIRST_SHEET, NAMELESS_INDEX
from heroes_desktop.games.return_of_the_heroes.state import SHEET, State

from .build import (
    Who,
    asked,
    at,
    hero,
    in_bag,
    items,
    missions,
    offered,
    out,
    pile,
    play,
    start,
    table,
    tiles,
    told,
)

ELF = Who("elf", at="M1")
DAPHNE = {"q_daphne": 3}


def in_tower(who: Who, nameless: str, dice: list[int], mode: str = "standard", **more: int) -> Match[State]:
    """A final battle about to begin on H3."""
    state = table(who, ELF, mode=mode, awake=True, nameless=nameless, stage="battle")
    state.foe_life = more.get("life", 5)
    return start(state, dice)


@pytest.mark.rule("RH-210", "RH-227", "RH-D89", "RH-D97")
def test_21_a_gem_without_awakening() -> None:
    bearer = Who("warrior", at="H4", quests=DAPHNE, passage="H4")
    match = start(table(bearer, ELF, bag=["token", "b_boat"]))
    assert "enter_tower" not in offered(match)
    assert "step H3" not in offered(match)
    play(match, "start_turn stay")
    assert match.state.active == 1, "no Guardian to challenge"

    asking = Who("warrior", at="A2", gold=1, quests=DAPHNE)
    match = start(table(asking, ELF, board={"A2": ["h_seer"]}, bag=["token", "b_boat"], stage="act"))
    play(match, "choose_action use h_seer")
    assert sorted(offered(match)) == ["tile b_boat", "tile token"]
    play(match, "seer_pick tile token")
    assert match.state.awake
    assert hero(match).gold == 0


@pytest.mark.rule("RH-211", "RH-212", "RH-214", "RH-D98", "RH-109", "RH-215")
def test_22_guardian_and_tower() -> None:
    bearer = Who("elf", at="H4", skills=(4, 9, 2), items=("z_crossbow",), cubes=(0, 2, 0), quests=DAPHNE)
    guards = ("g_flame", "g_bone", "g_iron", "g_storm")
    state = table(bearer, Who("warrior"), awake=True, guardians=guards)
    match = start(state, [6, 5, 2])
    events = play(match, "start_turn stay", "choose_action challenge", "choose_skill skill ranged")
    (test,) = told(events, "test")
    assert (test["target"], test["kept"], test["success"]) == (8, [2, 5], True)
    assert match.state.active == 1, "not into the Tower in the same turn"
    play(match, "start_turn stay")
    assert "enter_tower" in offered(match)
    twin = match.clone()
    play(match, "start_turn enter_tower")
    assert asked(match) == "final_skill"
    play(twin, "start_turn step H1", "step stop")
    assert "challenge" in offered(twin)
    play(twin, "choose_action end_turn", "start_turn stay")
    assert "enter_tower" not in offered(twin), "he has left the gate"


@pytest.mark.rule("RH-216", "RH-217", "RH-218", "RH-223")
def test_23_the_king_of_darkness_leeches() -> None:
    bearer = Who("warrior", at="H3", passage="H1", life=3, skills=(3, 3, 10), quests=DAPHNE)
    match = in_tower(bearer, "king", [3, 4, 6, 6, 3, 4, 3, 4, 3, 4], life=3)
    lives = []
    while match.pending:
        play(match, "final_skill skill melee")
        lives.append((hero(match).life, match.state.foe_life))
    assert lives == [(3, 2), (2, 3), (2, 2), (2, 1), (2, 0)]
    assert match.outcome
    assert match.outcome.winners == (0,)


@pytest.mark.rule("RH-221", "RH-D104", "RH-220")
def test_24_goddess_and_cross() -> None:
    bearer = Who("warrior", at="H3", passage="H1", life=2, items=("z_leather",), quests=DAPHNE)
    match = in_tower(bearer, "goddess", [6, 6])
    play(match, "final_skill skill melee", "assign_damage protect z_leather")
    assert hero(match).life == 1
    assert items(match) == []
    with_cross = Who("warrior", at="H3", passage="H1", life=2, items=("i_cross",), quests=DAPHNE)
    match = in_tower(with_cross, "goddess", [6, 6])
    play(match, "final_skill skill melee")
    assert hero(match).life == 1
    match = in_tower(Who("warrior", at="H3", passage="H1", life=2, quests=DAPHNE), "goddess", [6, 6])
    play(match, "final_skill skill ranged")
    assert hero(match).life == 1


@pytest.mark.rule("RH-222", "RH-D101")
def test_25_creature_and_bow() -> None:
    elf = Who("elf", at="H3", passage="H1", skills=(4, 9, 2), quests=DAPHNE)
    match = start(
        table(elf, Who("warrior"), awake=True, nameless="creature", stage="battle", mode="standard")
    )
    assert offered(match) == ["skill magic", "skill melee"]
    archer = Who("elf", at="H3", passage="H1", skills=(4, 9, 2), items=("i_bow",), quests=DAPHNE)
    state = table(archer, Who("warrior"), awake=True, nameless="creature", stage="battle", mode="standard")
    state.foe_life = 6
    match = start(state, [4, 4])
    assert "skill ranged" in offered(match)
    events = play(match, "final_skill skill ranged")
    assert told(events, "test")[0]["target"] == 8


@pytest.mark.rule(
    "RH-131",
    "RH-132",
    "RH-133",
    "RH-134",
    "RH-135",
    "RH-136",
    "RH-D58",
    "RH-D59",
    "RH-D60",
    "RH-D61",
    "RH-D63",
)
def test_26_death() -> None:
    elf = Who(
        "elf",
        at="K3",
        life=1,
        gold=6,
        skills=(4, 9, 2),
        cubes=(1, 3, 1),
        items=("z_horse", "z_staff", "i_bow"),
        missions=("m_monk", "m_book"),
        loads={"m_book": "o_book"},
        quests={"q_axe": 1},
    )
    match = start(table(elf, Who("warrior"), board={"K3": ["s_10"]}, awake=True), [6, 6, 6])
    play(match, "leave_or_fight stay", "choose_skill skill ranged")
    assert asked(match) == "inherit_item"
    assert offered(match) == ["item z_horse", "item z_staff", "item i_bow"], "an object is no heirloom"
    play(match, "inherit_item item i_bow")
    assert at(match) == "M3"
    elf_now = hero(match)
    assert (elf_now.life, elf_now.gold, elf_now.skills, elf_now.cubes) == (3, 2, [4, 7, 2], [0, 0, 0])
    assert items(match) == ["i_bow"]
    assert sorted(pile(match)[-2:]) == ["z_horse", "z_staff"]
    assert in_bag(match) == ["m_book", "m_monk"]
    assert tiles(match, "E6") == ["o_book"]
    assert missions(match) == []
    assert elf_now.steps == [1]
    assert tiles(match, "K3") == ["s_10"]
    assert match.state.active == 1


@pytest.mark.rule("RH-153", "RH-141", "RH-D73", "RH-D75")
def test_27_robbery() -> None:
    robber = Who("warrior", at="M3", missions=("m_rob",))
    victim = Who("elf", at="A1", cubes=(0, 2, 0))
    match = start(table(robber, victim, stage="act"))
    play(match, "choose_action accomplish m_rob")
    assert hero(match).cubes == [0, 1, 0]
    assert hero(match).gold == 2
    assert hero(match, 1).cubes == [0, 1, 0]
    assert "m_rob" in out(match)


@pytest.mark.rule("RH-249", "RH-250", "RH-251", "RH-D110")
def test_32_solo_servants() -> None:
    match = start(table(Who("warrior", at="A7"), mode="solo", awake=True, round=1))
    entered = []
    while match.pending and match.state.round <= 45:
        before = match.state.round
        if asked(match) == "leave_or_fight":
            events = play(match, f"leave_or_fight {offered(match)[0]}")
        else:
            events = play(match, "start_turn stay")
        entered += [before + 1 for _servant in told(events, "servant")]
    assert entered == list(range(3, 43, 3))
    assert len(entered) == 14
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((), "time_over")


@pytest.mark.rule("RH-042", "RH-117", "RH-123", "RH-D64")
def test_34_rest_needs_a_full_turn() -> None:
    tired = Who("warrior", at="A4", life=1)
    match = start(table(tired, ELF))
    play(match, "start_turn step A7")
    assert not [word for word in offered(match) if word == "rest"]
    play(match, "step stop", "start_turn stay")
    assert hero(match).life == 1
    play(match, "start_turn rest")
    assert hero(match).life == 4
    match = start(table(Who("warrior", at="A7", life=1), ELF, board={"A7": ["h_wolves"]}))
    assert asked(match) == "leave_or_fight"
    assert "rest" not in offered(match)


@pytest.mark.rule("RH-268", "RH-D34", "RH-158")
def test_36_challenge_first() -> None:
    bearer = Who("warrior", at="H5", skills=(3, 3, 11), quests=DAPHNE, missions=("m_crystal",))
    guards = ("g_flame", "g_storm", "g_iron", "g_bone")
    state = table(
        bearer, ELF, awake=True, guardians=guards, board={"H5": ["o_crystal"]}, bag=["b_boat"], stage="act"
    )
    match = start(state, picks=["b_boat"])
    assert offered(match) == ["challenge", "take_object o_crystal", "end_turn"]
    play(match, "choose_action take_object o_crystal")
    assert tiles(match, "L4") == ["b_boat"], "one draw"
    assert match.state.active == 1, "the Guardian is not offered in this turn"
    match = start(state, [1, 1], ["b_boat"])
    play(match, "choose_action challenge", "choose_skill skill melee")
    assert offered(match) == ["take_object o_crystal", "end_turn"]


@pytest.mark.rule("RH-164", "RH-166", "RH-271", "RH-128")
def test_37_better_armour() -> None:
    buyer = Who("warrior", at="J2", gold=4, items=("z_leather", "z_boots", "z_blade", "z_horse"))
    state = table(buyer, ELF, board={"J2": ["b_great_bazaar"]}, bazaar=["z_chain", "z_shield"], stage="act")
    match = start(state)
    play(match, "choose_action use b_great_bazaar", "buy buy z_chain")
    assert items(match) == ["z_boots", "z_blade", "z_horse", "z_chain"], "the Jerkin must go"
    assert "z_leather" in pile(match)

    worn = Who("warrior", at="J2", gold=2, items=("z_chain",))
    state = table(
        worn,
        Who("dwarf", at="D4"),
        board={"J2": ["b_great_bazaar"]},
        bazaar=["z_leather"],
        left={"z_chain": 1},
        stage="act",
    )
    match = start(state)
    play(match, "choose_action use b_great_bazaar", "buy buy z_leather")
    assert pile(match) == ["z_chain"]
    assert match.state.left == {}, "the next buyer gets both points"


@pytest.mark.rule("RH-276", "RH-277", "RH-278", "RH-233", "RH-D91", "RH-D109", "RH-D107")
def test_42_solo_against_the_unknown() -> None:
    elf = Who("elf", at="B8")
    state = table(
        elf, mode="solo", solo_nameless="hidden", awake=True, nameless="sorcerer", nameless_open=False,
        board={"B8": ["b_mice"]}, round=16, stage="act",
    )  # fmt: skip
    match = start(state, [3, 4])
    assert match.view(0).faces[SHEET] < 0
    play(match, "choose_action use b_mice")
    play(match, "choose_test_skill skill ranged")
    assert asked(match) == "mice_look"
    assert match.decision
    assert not match.decision.secret, "no curtain"
    play(match, "mice_look seen")
    assert match.view(0).faces[SHEET] == FIRST_SHEET + NAMELESS_INDEX["sorcerer"]
    winner = Who("elf", at="H3", passage="H1", quests={"q_axe": 3})
    state = table(
        winner, mode="solo", solo_nameless="hidden", awake=True, nameless="sorcerer", round=36, stage="battle"
    )
    state.foe_life = 1
    match = start(state, [1, 1])
    play(match, "final_skill skill ranged")
    assert match.outcome
    assert match.outcome.facts["solo_nameless"] == "hidden"
    assert match.outcome.facts["nameless"] == "sorcerer"
