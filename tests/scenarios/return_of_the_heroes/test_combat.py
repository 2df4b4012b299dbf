"""Worked examples 11 to 16, 33, 39 and 40: combats, damage, sips."""

from __future__ import annotations

import pytest

from .build import Who, asked, hero, in_bag, items, offered, out, play, start, table, tiles, told

ELF = Who("elf", at="M1")


@pytest.mark.rule("RH-102", "RH-103", "RH-105", "RH-106", "RH-113", "RH-D48", "RH-070", "RH-071", "RH-081")
def test_11_two_hearts() -> None:
    match = start(table(Who("warrior", at="A7"), ELF, down={"A4": ["h_troll"]}), [3, 4, 6, 2, 3, 3, 6, 6])
    events = play(match, "start_turn step A4")
    assert told(events, "turned_up")[0]["space"] == "A4"
    events = play(match, "choose_skill skill melee")
    assert [test["success"] for test in told(events, "test")] == [True, False]
    assert hero(match).life == 3, "1 life point, once"
    assert tiles(match, "A4") == ["h_troll"]
    assert match.view(1).faces[match.state.board[3][0]] >= 0, "it stays face up for everybody"
    play(match, "start_turn stay")
    assert asked(match) == "leave_or_fight"
    events = play(match, "leave_or_fight stay", "choose_skill skill melee")
    assert [test["success"] for test in told(events, "test")] == [True, False], "from the first heart again"


@pytest.mark.rule("RH-111", "RH-086", "RH-088", "RH-D44")
def test_12_the_shadow_grows() -> None:
    magician = Who("magician", at="A5")
    state = table(magician, ELF, board={"A5": ["b_shadow"]}, bag=["b_ranger"])
    match = start(state, [4, 4, 3, 2, 1, 5, 4], ["b_ranger"])
    events = play(match, "leave_or_fight stay", "choose_skill skill magic")
    assert told(events, "grown")[0]["hearts"] == 2
    assert hero(match).life == 1
    events = play(match, "start_turn stay", "leave_or_fight stay", "choose_skill skill magic")
    assert [test["total"] for test in told(events, "test")] == [5, 6]
    assert hero(match).gold == 3 + 4
    assert tiles(match, "I5") == ["b_ranger"]
    assert in_bag(match) == ["b_shadow"]
    assert match.state.shadow == 0, "with one heart again"


@pytest.mark.rule("RH-110", "RH-D53")
def test_13_spider() -> None:
    dwarf = Who("dwarf", at="A4", items=("z_chain",))
    match = start(table(dwarf, ELF, board={"A4": ["h_spider"]}), [6, 6, 6, 6])
    play(match, "leave_or_fight stay", "choose_skill skill melee")
    assert hero(match).life == 1
    assert match.state.left == {}, "armour untouched"
    play(match, "start_turn stay", "leave_or_fight stay", "choose_skill skill melee")
    assert hero(match).life == 1
    assert items(match) == ["z_chain"]


@pytest.mark.rule("RH-125", "RH-127", "RH-129", "RH-130")
def test_14_armour_does_not_save_the_dead() -> None:
    hurt = Who("dwarf", at="A4", life=1, items=("z_shield", "z_chain"))
    match = start(table(hurt, ELF, board={"A4": ["h_giant"]}), [6, 6])
    events = play(match, "leave_or_fight stay", "choose_skill skill melee", "assign_damage life")
    assert told(events, "died")
    match = start(table(hurt, ELF, board={"A4": ["h_giant"]}), [6, 6])
    play(match, "leave_or_fight stay", "choose_skill skill melee", "assign_damage protect z_shield")
    assert hero(match).life == 1
    assert items(match) == ["z_chain"]
    assert "z_shield" in out(match)


@pytest.mark.rule("RH-079", "RH-080", "RH-208", "RH-041", "RH-107")
def test_15_servant_first() -> None:
    seeker = Who("warrior", at="P1", skills=(3, 3, 11), quests={"q_ring": 0})
    match = start(table(seeker, ELF, board={"P3": ["q1_ring", "s_14"]}, awake=True), [1, 1, 1, 1])
    events = play(match, "start_turn step P3")
    assert asked(match) == "choose_skill", "no choice: the Oathbreaker"
    assert told(events, "combat")[0]["hearts"] == 2
    play(match, "choose_skill skill melee", "choose_cube cube red", "choose_cube cube blue")
    assert tiles(match, "P3") == ["q1_ring"]
    assert match.state.active == 1, "the Bees wait until next turn"
    play(match, "start_turn stay")
    assert asked(match) == "leave_or_fight"


@pytest.mark.rule("RH-088", "RH-104", "RH-082", "RH-084")
def test_16_draw_before_return() -> None:
    ten = [
        "b_ranger",
        "b_boat",
        "b_mice",
        "b_pillar",
        "b_spring",
        "m_monk",
        "m_girl",
        "m_deer",
        "m_woods",
        "m_gorge",
    ]
    hunter = Who("elf", at="A4", skills=(4, 11, 2))
    match = start(table(hunter, Who("warrior"), board={"A4": ["h_giant"]}, bag=ten), [1, 1])
    events = play(match, "leave_or_fight stay", "choose_skill skill ranged", "choose_cube cube green")
    if asked(match) == "place_hidden":
        events += play(
            match,
            offered_first(match),
        )
        events += play(match, offered_first(match))
    assert len(in_bag(match)) == 10
    assert "h_giant" in in_bag(match)
    assert len(ten) - len(set(ten) & set(in_bag(match))) == 1, "one of the ten came out"
    assert [event.kind for event in events].index("into_bag") > [event.kind for event in events].index("gold")


def offered_first(match: object) -> str:
    """The first option of the open question."""
    return f"place_hidden {offered(match)[0]}"  # type: ignore[arg-type]


@pytest.mark.rule("RH-120", "RH-121", "RH-122", "RH-D54")
def test_33_potion() -> None:
    fighter = Who("warrior", at="C7", life=1, skills=(3, 3, 8), items=("z_potion",))
    state = table(fighter, ELF, board={"C7": ["s_03"]}, awake=True, left={"z_potion": 2})
    match = start(state, [3, 4, 6, 6])
    play(match, "leave_or_fight stay", "choose_skill skill melee")
    assert asked(match) == "drink"
    play(match, "drink drink z_potion")
    assert hero(match).life == 2
    play(match, "drink go_on")
    assert hero(match).life == 1
    match = start(state, [3, 4, 6, 6])
    events = play(match, "leave_or_fight stay", "choose_skill skill melee", "drink go_on")
    assert told(events, "died"), "after the failure a sip comes too late"


@pytest.mark.rule("RH-269", "RH-062")
def test_39_second_failure_and_fight() -> None:
    seeker = Who("warrior", at="G5", line="G6", quests={"q_daphne": 0})
    match = start(table(seeker, ELF, board={"G6": ["q1_daphne"]}), [5, 5])
    assert asked(match) == "choose_skill", "on G6 he must fight the Ghoul in this turn"
    assert match.state.fight is not None


@pytest.mark.rule("RH-275", "RH-D128", "RH-126", "RH-D56")
def test_40_the_robber_wins() -> None:
    magician = Who("magician", at="A4", items=("z_shield",))
    state = table(magician, ELF, board={"A4": ["h_robber"]}, bag=["b_boat"])
    match = start(state, [3, 3, 1, 3], ["b_boat"])
    play(match, "leave_or_fight stay")
    assert offered(match) == ["skill ranged", "skill melee"], "Magic has no dot"
    play(match, "choose_skill skill ranged", "assign_damage protect z_shield")
    assert (hero(match).life, hero(match).gold, items(match)) == (2, 2, [])
    play(match, "start_turn stay", "leave_or_fight stay", "choose_skill skill ranged")
    assert hero(match).gold == 4
    assert tiles(match, "L4") == ["b_boat"]
    assert in_bag(match) == ["h_robber"]
    poor = Who("magician", at="A4", gold=0, items=("z_shield",))
    match = start(table(poor, ELF, board={"A4": ["h_robber"]}), [3, 3])
    events = play(match, "leave_or_fight stay", "choose_skill skill ranged", "assign_damage protect z_shield")
    assert (hero(match).life, hero(match).gold, items(match)) == (2, 0, [])
    assert told(events, "gold") == [], "there is nothing to take"
