"""Worked examples 1 to 10: the rulebook's own examples and its procedures put into figures."""

from __future__ import annotations

import pytest

from heroes_desktop.games.return_of_the_heroes.figures import DICE

from .build import Who, asked, at, hero, in_bag, items, missions, out, pile, play, start, table, tiles, told

ELF = Who("elf", at="M1")


@pytest.mark.rule("RH-003", "RH-004", "RH-177", "RH-195", "RH-202")
@pytest.mark.parametrize(("dice", "success"), [((2, 3), True), ((3, 3), False)])
def test_1_an_item_adds_to_a_skill(dice: tuple[int, ...], success: bool) -> None:
    elf = Who("elf", at="L3", items=("z_staff",), quests={"q_diadem": 0})
    match = start(table(elf, ELF_AWAY, board={"L3": ["q1_diadem"]}, stage="act"), dice)
    events = play(match, "choose_action quest_step q_diadem")
    (test,) = told(events, "test")
    assert (test["value"], test["item"], test["modifier"], test["target"]) == (4, 1, 0, 5)
    assert test["success"] is success
    assert hero(match).steps == [int(success)]
    if not success:
        assert "choose_action" not in asked(match), "a second try in the same turn"


ELF_AWAY = Who("dwarf", at="D4")


@pytest.mark.rule("RH-187", "RH-077", "RH-199", "RH-008")
def test_2_a_quest_tile_must_be_out() -> None:
    seeker = Who("warrior", at="G6", quests={"q_daphne": 0})
    match = start(table(seeker, ELF, bag=["q1_daphne"]))
    assert asked(match) == "start_turn"
    play(match, "start_turn stay")
    assert match.state.active == 1, "nothing to fight and no step to do"

    seeker = Who("warrior", at="G5", quests={"q_daphne": 0})
    match = start(table(seeker, ELF, board={"G6": ["q1_daphne"]}), [1, 1])
    play(match, "start_turn step G6")
    assert asked(match) == "choose_skill"

    stranger = Who("warrior", at="G5", quests={"q_axe": 0})
    match = start(table(stranger, ELF, board={"G6": ["q1_daphne"]}), [1, 1])
    play(match, "start_turn step G6")
    assert asked(match) == "step", "he walks over G6 undisturbed"


@pytest.mark.rule("RH-005", "RH-006", "RH-137")
def test_3_the_eighth_cube() -> None:
    strong = Who("warrior", at="A4", skills=(3, 3, 3), cubes=(0, 0, 8))
    match = start(table(strong, ELF, board={"A4": ["h_spider"]}), [6, 6, 2, 5, 1])
    events = play(match, "leave_or_fight stay", "choose_skill skill melee")
    (test,) = told(events, "test")
    assert test["dice"] == [6, 6, 2, 5, 1]
    assert sorted(test["kept"]) == [1, 2]
    assert (test["total"], test["target"], test["success"]) == (3, 3, True)


@pytest.mark.rule("RH-074", "RH-180", "RH-181", "RH-182", "RH-183", "RH-184", "RH-185")
def test_4_duel_of_the_mages() -> None:
    magician = Who("magician", at="P2")
    warrior = Who("warrior", at="A7")
    state = table(magician, warrior, board={"P2": ["m_monk"]}, bag=["e_mages"], stage="act")
    match = start(state, [3, 4, 2, 3, 2, 4], ["e_mages"])
    events = play(match, "choose_action accept m_monk")
    tests = told(events, "test")
    assert [(test["seat"], test["target"], test["success"]) for test in tests] == [
        (0, 7, True),
        (1, 3, False),
        (0, 6, True),
    ]
    assert hero(match).cubes == [2, 0, 0]
    assert DICE[2] == 3
    assert hero(match, 1).life == 4
    assert hero(match, 1).cubes == [0, 0, 0]
    assert "e_mages" in out(match)


@pytest.mark.rule("RH-143", "RH-144", "RH-142", "RH-D68")
@pytest.mark.parametrize(("dice", "value"), [((4, 5), 8), ((3, 3), 7)])
def test_5_master(dice: tuple[int, ...], value: int) -> None:
    warrior = Who("warrior", at="J3", gold=1, items=("i_sword",), cubes=(0, 0, 5))
    match = start(table(warrior, ELF, board={"J3": ["b_gasconier"]}, stage="act"), dice)
    events = play(match, "choose_action use b_gasconier")
    (training,) = told(events, "training")
    assert training["dice"] == list(dice)
    assert hero(match).skills[2] == value
    assert hero(match).gold == 0


@pytest.mark.rule("RH-154", "RH-155", "RH-D70", "RH-D71")
@pytest.mark.parametrize(("before", "after"), [(2, 4), (4, 6), (5, 6), (10, 11), (11, 11)])
def test_6_master_mission_by_level(before: int, after: int) -> None:
    elf = Who("elf", at="J3", gold=0, skills=(4, 7, before), missions=("m_gasconier",), items=("z_blade",))
    match = start(table(elf, Who("warrior", at="A7"), board={"J3": ["b_gasconier"]}, stage="act"))
    play(match, "choose_action accomplish m_gasconier")
    assert hero(match).skills[2] == after
    assert (hero(match).gold, hero(match).cubes) == (0, [0, 0, 0])
    assert missions(match) == []
    assert "m_gasconier" in out(match)


@pytest.mark.rule("RH-168", "RH-169", "RH-171", "RH-172", "RH-173", "RH-179", "RH-D84")
def test_7_bazaar() -> None:
    goods = ["z_boots", "z_horse", "z_potion", "z_staff", "z_crossbow", "z_blade", "z_chain", "z_shield"]
    visitor = Who("warrior", at="J2", gold=1)
    other = Who("elf", at="M3", gold=4)
    match = start(table(visitor, other, board={"J2": ["b_great_bazaar"]}, bazaar=goods, stage="act"))
    events = play(match, "choose_action use b_great_bazaar")
    assert len(told(events, "stall")[0]["items"]) == 6
    play(match, "buy buy z_boots")
    assert asked(match) == "buy_from_visitor"
    assert match.decision
    assert match.decision.seat == 1
    play(match, "buy_from_visitor buy z_horse")
    assert items(match) == ["z_boots"]
    assert items(match, 1) == ["z_horse"]
    assert hero(match).gold == 1, "the visitor gets 1, the supply 3"
    assert hero(match, 1).gold == 0
    assert pile(match)[:2] == ["z_chain", "z_shield"]
    assert sorted(pile(match)[2:]) == ["z_blade", "z_crossbow", "z_potion", "z_staff"]


@pytest.mark.rule("RH-056", "RH-059", "RH-060", "RH-061", "RH-062")
@pytest.mark.parametrize(("second", "left"), [((1, 3), 3), ((6, 2), 0)])
def test_8_finding_a_way(second: tuple[int, int], left: int) -> None:
    match = start(table(Who("warrior", at="G5"), ELF), [4, 3, *second])
    events = play(match, "start_turn step G6")
    (search,) = told(events, "search")
    assert (search["number"], search["found"]) == (5, False)
    assert match.state.active == 1, "his turn is over on the line"
    assert hero(match).line >= 0
    events = play(match, "start_turn stay")
    assert at(match) == "G6"
    assert hero(match).line < 0
    (walked,) = told(events, "walked")
    assert walked["left"] == left
    assert asked(match) == ("step" if left else "start_turn")
    assert match.state.active == (0 if left else 1)


@pytest.mark.rule("RH-203", "RH-204", "RH-205", "RH-092", "RH-D125")
def test_9_awakening() -> None:
    buyer = Who("warrior", at="J7", gold=4, missions=("m_monk", "m_girl"))
    second = Who("elf", at="M3")
    third = Who("dwarf", at="D4", missions=("m_deer", "m_gorge", "m_woods"))
    state = table(buyer, second, third, board={"J7": ["b_coachmaker"]}, bag=["token"], stage="act")
    match = start(state, picks=["token"])
    events = play(match, "choose_action use b_coachmaker")
    assert match.state.awake
    assert tiles(match, "H3") == ["token"]
    assert len(told(events, "servant")) == 5
    assert len(in_bag(match)) == 9
    assert all(word.startswith("s_") for word in in_bag(match))
    assert told(events, "guardians")[0]["gates"] == ["H1", "H2", "H4", "H5"]
    assert len(match.state.guardians) == 4
    placed = [facts["space"] for facts in told(events, "servant")]
    assert all(any(word.startswith("s_") for word in tiles(match, space)) for space in placed)


@pytest.mark.rule("RH-252", "RH-D113")
def test_10_solo_score() -> None:
    winner = Who(
        "warrior",
        at="H3",
        passage="H4",
        gold=3,
        cubes=(3, 0, 8),
        quests={"q_daphne": 3},
        items=("i_sword", "i_cross"),
    )
    state = table(winner, mode="solo", awake=True, round=38, stage="battle")
    state.foe_life = 1
    match = start(state, [1, 1, 1, 1, 1])
    play(match, "final_skill skill melee")
    assert match.outcome is not None
    assert match.outcome.scores == (5000 + 5000 + 2000 + 5500 + 300 + 3500,) == (21300,)
    assert match.outcome.winners == (0,)
    assert match.outcome.facts["score"]["turns"] == 3500
