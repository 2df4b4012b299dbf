"""Missions, items, bazaars: rules by number."""

from __future__ import annotations

import pytest

from heroes_desktop.games.return_of_the_heroes.figures import movement
from tests.scenarios.return_of_the_heroes.build import (
    Who,
    asked,
    hero,
    in_bag,
    items,
    lying,
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

# missions


@pytest.mark.rule("RH-149")
def test_missions_lie_open() -> None:
    match = start(table(Who("warrior", at="A2", missions=("m_monk",)), ELF))
    mission = hero(match).missions[0]
    assert match.view(1).faces[mission] >= 0
    assert match.view(None).heroes[0].missions == [mission]


@pytest.mark.rule("RH-151", "RH-152", "RH-150")
@pytest.mark.parametrize(
    ("mission", "place", "cubes"),
    [
        ("m_woods", "B6", [1, 0, 0]),
        ("m_gorge", "C5", [0, 0, 1]),
        ("m_salamander", "D7", [0, 0, 1]),
        ("m_merchant", "F5", [0, 1, 0]),
        ("m_monk", "I2", [1, 0, 0]),
        ("m_girl", "I5", [1, 0, 0]),
        ("m_capital", "J5", [0, 1, 0]),
        ("m_lizards", "K6", [0, 0, 1]),
        ("m_deer", "P6", [0, 1, 0]),
    ],
)
def test_travel_missions(mission: str, place: str, cubes: list[int]) -> None:
    match = start(table(Who("warrior", at=place, missions=(mission,)), ELF, bag=["b_boat"], stage="act"))
    play(match, f"choose_action accomplish {mission}")
    assert (hero(match).cubes, hero(match).gold) == (cubes, 2)
    assert mission in out(match)
    assert in_bag(match) == [], "one draw"


@pytest.mark.rule("RH-151")
def test_the_movement_must_end_there() -> None:
    match = start(table(Who("warrior", at="I1", missions=("m_monk",)), ELF))
    play(match, "start_turn step I2")
    assert not [word for word in offered(match) if word.startswith("accomplish")]
    play(match, "step stop")
    assert "accomplish m_monk" in offered(match)
    match = start(table(Who("warrior", at="I1", missions=("m_monk",)), ELF, stage="act"))
    assert match.state.active == 1, "not elsewhere"


@pytest.mark.rule("RH-152", "RH-D75")
def test_the_graveyard_gives_any_cube_and_gold() -> None:
    match = start(table(Who("warrior", at="G6", missions=("m_graveyard",)), ELF, stage="act"))
    play(match, "choose_action accomplish m_graveyard")
    assert offered(match) == ["cube blue", "cube green", "cube red"]
    play(match, "choose_cube cube green")
    assert (hero(match).cubes, hero(match).gold) == ([0, 1, 0], 2)


@pytest.mark.rule("RH-D72", "RH-D74", "RH-153")
@pytest.mark.parametrize(
    ("mine", "theirs", "question"),
    [
        ((0, 0, 0), (0, 0, 0), ["cube blue", "cube green", "cube red"]),
        ((0, 0, 0), (1, 0, 3), ["cube blue", "cube red"]),
    ],
)
def test_robbery_choices(
    mine: tuple[int, int, int], theirs: tuple[int, int, int], question: list[str]
) -> None:
    robber = Who("warrior", at="M3", missions=("m_rob",), cubes=mine)
    match = start(table(robber, Who("elf", at="M3", cubes=theirs), stage="act"))
    play(match, "choose_action accomplish m_rob")
    assert offered(match) == question
    assert asked(match) == ("rob_cube" if any(theirs) else "choose_cube")


@pytest.mark.rule("RH-D74")
@pytest.mark.parametrize(("theirs", "taken"), [((0, 2, 1), [0, 1, 8]), ((0, 0, 1), [0, 0, 8])])
def test_robbery_with_a_full_track(theirs: tuple[int, int, int], taken: list[int]) -> None:
    robber = Who("warrior", at="M3", missions=("m_rob",), cubes=(0, 0, 8))
    match = start(table(robber, Who("elf", at="A1", cubes=theirs), stage="act"))
    play(match, "choose_action accomplish m_rob")
    assert hero(match).cubes == taken
    assert sum(hero(match, 1).cubes) == sum(theirs) - sum(taken) + 8


@pytest.mark.rule("RH-153")
def test_nobody_robs_his_own_house() -> None:
    match = start(table(Who("warrior", at="A7", missions=("m_rob",)), ELF, stage="act"))
    assert match.state.active == 1


@pytest.mark.rule("RH-156", "RH-157", "RH-D76")
@pytest.mark.parametrize(
    ("mission", "item", "place", "tile"),
    [("m_boots", "z_boots", "I5", "b_ranger"), ("m_staff", "z_staff", "L4", "b_boat")],
)
def test_deliveries(mission: str, item: str, place: str, tile: str) -> None:
    carrier = Who("warrior", at=place, missions=(mission,), items=(item,))
    match = start(table(carrier, ELF, board={place: [tile]}, bazaar=["z_horse"], stage="act"))
    play(match, f"choose_action accomplish {mission}")
    play(match, "choose_cube cube red")
    assert offered(match) == ["cube blue", "cube green"]
    play(match, "choose_cube cube green")
    assert (hero(match).gold, hero(match).cubes) == (2, [0, 1, 1])
    assert items(match) == []
    assert pile(match) == ["z_horse", item], "under the bazaar pile"
    match = start(table(carrier, ELF, bag=[tile], stage="act"))
    assert match.state.active == 1, "the tile must be in play"
    match = start(
        table(Who("warrior", at=place, missions=(mission,)), ELF, board={place: [tile]}, stage="act")
    )
    assert match.state.active == 1, "without the goods"


@pytest.mark.rule("RH-158", "RH-159", "RH-160", "RH-161")
@pytest.mark.parametrize(
    ("mission", "thing", "first", "second", "item"),
    [
        ("m_tooth", "o_tooth", "D9", "K2", "i_wand"),
        ("m_book", "o_book", "E6", "N5", "i_cross"),
        ("m_crystal", "o_crystal", "H5", "M6", "i_bow"),
        ("m_statuette", "o_statuette", "G5", "J5", "i_amulet"),
        ("m_necklace", "o_necklace", "M3", "L8", "i_sword"),
    ],
)
def test_magic_missions(mission: str, thing: str, first: str, second: str, item: str) -> None:
    full = ("z_boots", "z_horse", "z_potion", "z_potion")
    seeker = Who("warrior", at=first, gold=0, missions=(mission,), items=full)
    match = start(table(seeker, ELF, board={first: [thing]}, stage="act"))
    play(match, f"choose_action take_object {thing}")
    assert hero(match).gold == 1
    assert tiles(match, first) == []
    assert len(items(match)) == 4, "the object takes no item place"
    carrier = Who("warrior", at=second, gold=0, missions=(mission,), loads={mission: thing}, items=full[:2])
    match = start(table(carrier, ELF, bag=["b_hobiro"], stage="act"))
    play(match, f"choose_action accomplish {mission}", f"take_or_leave_item take {item}")
    assert items(match) == ["z_boots", "z_horse", item]
    assert missions(match) == []
    assert hero(match).gold == 0
    assert in_bag(match) == [], "one draw"
    empty_handed = Who("warrior", at=second, missions=(mission,))
    assert start(table(empty_handed, ELF, stage="act")).state.active == 1


@pytest.mark.rule("RH-D78", "RH-148")
def test_an_object_of_a_discarded_mission_goes_back() -> None:
    four = ("m_statuette", "m_deer", "m_woods", "m_gorge")
    carrier = Who("warrior", at="A2", gold=3, missions=four, loads={"m_statuette": "o_statuette"})
    match = start(table(carrier, ELF, board={"A2": ["m_monk"]}, stage="act"))
    play(match, "choose_action accept m_monk", "discard_mission mission m_statuette")
    assert tiles(match, "G5") == ["o_statuette"]
    assert hero(match).gold == 3, "the gold found is kept"
    again = Who("warrior", at="G5", gold=3, missions=("m_statuette",))
    match = start(table(again, ELF, board={"G5": ["o_statuette"]}, stage="act"))
    play(match, "choose_action take_object o_statuette")
    assert hero(match).gold == 4, "and found again"


@pytest.mark.rule("RH-D79", "RH-164")
def test_a_reward_may_be_left() -> None:
    full = Who(
        "warrior",
        at="J5",
        missions=("m_statuette",),
        loads={"m_statuette": "o_statuette"},
        items=("z_boots", "z_horse", "z_potion", "z_staff"),
    )
    match = start(table(full, ELF, stage="act"))
    play(match, "choose_action accomplish m_statuette", "take_or_leave_item leave i_amulet")
    assert lying(match, "J5") == ["i_amulet"]
    assert "m_statuette" in out(match), "done all the same"
    match = start(table(full, ELF, stage="act"))
    play(match, "choose_action accomplish m_statuette", "take_or_leave_item take i_amulet")
    assert offered(match) == ["item z_boots", "item z_horse", "item z_potion", "item z_staff"]
    play(match, "discard_item item z_horse")
    assert items(match) == ["z_boots", "z_potion", "z_staff", "i_amulet"]


@pytest.mark.rule("RH-D81", "RH-176")
def test_nothing_is_discarded_or_sold_at_will() -> None:
    owner = Who("warrior", at="J2", gold=0, items=("z_boots", "z_blade"), missions=("m_monk",))
    match = start(table(owner, ELF, board={"J2": ["b_great_bazaar"]}, bazaar=["z_horse"], stage="act"))
    assert offered(match) == ["use b_great_bazaar", "end_turn"]
    events = play(match, "choose_action use b_great_bazaar")
    assert told(events, "stall_closed"), "nothing to buy and nothing to sell"


# items


@pytest.mark.rule("RH-162", "RH-167", "RH-161")
def test_four_places() -> None:
    laden = Who(
        "warrior",
        at="J7",
        gold=4,
        items=("z_boots", "z_potion", "z_shield", "z_chain"),
        missions=("m_statuette",),
        loads={"m_statuette": "o_statuette"},
        quests={"q_ball": 1},
    )
    match = start(table(laden, ELF, board={"J7": ["b_coachmaker"]}, stage="act"))
    play(match, "choose_action use b_coachmaker")
    assert asked(match) == "discard_item", "objects take no place, items do"
    assert offered(match) == ["item z_boots", "item z_potion", "item z_shield", "item z_chain"]
    play(match, "discard_item item z_boots")
    assert items(match) == ["z_potion", "z_shield", "z_chain", "i_coach"]


@pytest.mark.rule("RH-161", "RH-162", "RH-167")
def test_objects_take_no_place() -> None:
    light = Who(
        "warrior",
        at="J7",
        gold=4,
        items=("z_boots", "z_potion", "z_shield"),
        missions=("m_statuette",),
        loads={"m_statuette": "o_statuette"},
        quests={"q_ball": 1},
    )
    match = start(table(light, ELF, board={"J7": ["b_coachmaker"]}, stage="act"))
    play(match, "choose_action use b_coachmaker")
    assert items(match) == ["z_boots", "z_potion", "z_shield", "i_coach"]


@pytest.mark.rule("RH-163", "RH-164", "RH-D85", "RH-128")
@pytest.mark.parametrize(
    ("carried", "bought", "gone"),
    [
        (("z_staff",), "z_staff", "z_staff"),
        (("i_wand",), "z_staff", "i_wand"),
        (("z_blade", "z_boots"), "z_blade", "z_blade"),
        (("z_shield",), "z_shield", "z_shield"),
        (("z_leather", "z_shield"), "z_chain", "z_leather"),
        (("z_boots",), "z_horse", ""),
        (("z_staff", "z_crossbow"), "z_blade", ""),
        (("z_shield",), "z_chain", ""),
    ],
)
def test_items_in_each_others_way(carried: tuple[str, ...], bought: str, gone: str) -> None:
    buyer = Who("warrior", at="J2", gold=9, items=carried)
    match = start(table(buyer, ELF, board={"J2": ["b_great_bazaar"]}, bazaar=[bought], stage="act"))
    play(match, "choose_action use b_great_bazaar", f"buy buy {bought}")
    kept = list(carried)
    if gone:
        kept.remove(gone)
    assert items(match) == [*kept, bought]
    if gone.startswith("i_"):
        assert lying(match, "J2") == [gone]


@pytest.mark.rule("RH-165", "RH-274")
def test_what_is_not_from_the_bazaar_stays_on_the_space() -> None:
    full = Who("warrior", at="J7", gold=4, items=("i_wand", "z_boots", "i_bow", "i_sword"))
    match = start(table(full, Who("elf", at="J4"), board={"J7": ["b_coachmaker", "m_monk"]}, stage="act"))
    play(match, "choose_action use b_coachmaker", "discard_item item i_bow")
    assert lying(match, "J7") == ["i_bow"]
    assert "pick_up i_bow" not in offered(match), "not back in the same turn"
    play(
        match,
        "choose_action end_turn",
        "start_turn step J7",
        "tile_on_arrival stop",
        "choose_action pick_up i_bow",
    )
    assert items(match, 1) == ["i_bow"], "any hero may take it"


@pytest.mark.rule("RH-274")
def test_a_declined_item_is_not_taken_in_the_same_turn() -> None:
    strong = Who("warrior", at="A8", skills=(3, 3, 11))
    match = start(table(strong, ELF, board={"A8": ["b_redknight", "m_monk"]}), [1, 1, 1, 1])
    play(match, "leave_or_fight stay", "choose_skill skill melee", "take_or_leave_item leave i_kshield")
    assert offered(match) == ["accept m_monk", "end_turn"]
    play(match, "choose_action end_turn", "start_turn stay", "start_turn stay")
    assert "pick_up i_kshield" in offered(match)


@pytest.mark.rule("RH-271")
def test_an_item_on_a_space_keeps_what_it_has_left() -> None:
    clad = Who("warrior", at="A2", gold=9, items=("i_kshield",))
    match = start(table(clad, ELF, board={"A2": ["h_giant"]}, left={"i_kshield": 1}), [6, 6])
    play(match, "leave_or_fight stay", "choose_skill skill melee", "assign_damage life")
    buyer = Who("warrior", at="J2", gold=9, items=("i_kshield",))
    state = table(
        buyer, ELF, board={"J2": ["b_great_bazaar"]}, bazaar=["z_shield"], left={"i_kshield": 1}, stage="act"
    )
    match = start(state)
    play(match, "choose_action use b_great_bazaar", "buy buy z_shield")
    assert lying(match, "J2") == ["i_kshield"]
    assert list(match.state.left.values()) == [1]


# bazaars


@pytest.mark.rule("RH-170", "RH-168")
def test_small_bazaar() -> None:
    goods = ["z_boots", "z_horse", "z_potion", "z_staff"]
    match = start(
        table(
            Who("warrior", at="F2", gold=9), ELF, board={"F2": ["b_small_bazaar"]}, bazaar=goods, stage="act"
        )
    )
    events = play(match, "choose_action use b_small_bazaar")
    assert len(told(events, "stall")[0]["items"]) == 3
    match = start(table(Who("warrior", at="F2", gold=9), ELF, bag=["b_small_bazaar"], stage="act"))
    assert match.state.active == 1, "not before its tile is in play"


@pytest.mark.rule("RH-171", "RH-D88")
def test_as_many_as_he_likes() -> None:
    goods = ["z_potion", "z_potion", "z_boots", "z_horse"]
    match = start(
        table(
            Who("warrior", at="J2", gold=5), ELF, board={"J2": ["b_great_bazaar"]}, bazaar=goods, stage="act"
        )
    )
    play(match, "choose_action use b_great_bazaar", "buy buy z_potion")
    assert offered(match) == ["buy z_potion", "buy z_boots", "done"], "what he can pay"
    play(match, "buy buy z_potion", "buy buy z_boots")
    assert items(match) == ["z_potion", "z_potion", "z_boots"]
    assert hero(match).gold == 0


@pytest.mark.rule("RH-172", "RH-D87", "RH-D86")
def test_the_others_buy_clockwise_and_keep_to_their_limits() -> None:
    visitor = Who("elf", at="J2", gold=0)
    third = Who("magician", gold=9, items=("z_staff",))
    first = Who("warrior", gold=1)
    goods = ["z_boots", "z_staff"]
    state = table(
        first, visitor, third, board={"J2": ["b_great_bazaar"]}, bazaar=goods, active=1, stage="act"
    )
    match = start(state)
    play(match, "choose_action use b_great_bazaar")
    assert match.decision
    assert (asked(match), match.decision.seat) == ("buy_from_visitor", 2)
    play(match, "buy_from_visitor buy z_staff")
    assert items(match, 2) == ["z_staff"]
    assert hero(match, 1).gold == 1
    assert pile(match) == ["z_staff"], "his old one went under the pile at once"
    play(match, "buy_from_visitor done")
    assert match.decision.seat == 0
    play(match, "buy_from_visitor buy z_boots")
    assert hero(match, 1).gold == 2, "a price of 1: all of it for the visitor"
    assert hero(match, 0).gold == 0


@pytest.mark.rule("RH-173")
def test_discarded_goods_go_under_first_and_are_not_on_offer() -> None:
    visitor = Who("warrior", at="J2", gold=9, items=("z_blade",))
    goods = ["z_blade", "z_boots", "z_horse", "z_potion", "z_potion", "z_leather", "z_chain"]
    match = start(table(visitor, ELF, board={"J2": ["b_great_bazaar"]}, bazaar=goods, stage="act"))
    play(match, "choose_action use b_great_bazaar", "buy buy z_blade")
    assert "buy z_blade" not in offered(match)
    play(match, "buy done")
    play(match, "buy_from_visitor done")
    assert pile(match)[:2] == ["z_chain", "z_blade"]
    assert sorted(pile(match)[2:]) == ["z_boots", "z_horse", "z_leather", "z_potion", "z_potion"]
    assert all(match.view(seat).faces[item] == -1 for seat in (0, 1) for item in match.state.bazaar)


@pytest.mark.rule("RH-174", "RH-175")
def test_few_goods_and_none() -> None:
    visitor = Who("warrior", at="J2", gold=1)
    state = table(
        visitor, ELF, board={"J2": ["b_great_bazaar", "m_monk"]}, bazaar=["z_boots", "z_horse"], stage="act"
    )
    match = start(state)
    events = play(match, "choose_action use b_great_bazaar")
    assert len(told(events, "stall")[0]["items"]) == 2
    play(match, "buy done")
    if asked(match) == "buy_from_visitor":
        play(match, "buy_from_visitor done")
    assert offered(match) == ["accept m_monk", "end_turn"], "once a turn"
    match = start(table(visitor, ELF, board={"J2": ["b_great_bazaar"]}, bazaar=[], stage="act"))
    assert match.state.active == 1, "an empty bazaar"


@pytest.mark.rule("RH-D77")
def test_goods_laid_on_a_mission_tile() -> None:
    mage = Who("warrior", at="J2", gold=4, items=("i_wand",), missions=("m_staff", "m_boots"))
    goods = ["z_staff", "z_boots"]
    match = start(table(mage, ELF, board={"J2": ["b_great_bazaar"]}, bazaar=goods, stage="act"))
    play(match, "choose_action use b_great_bazaar", "buy buy z_staff")
    assert offered(match) == ["inventory z_staff", "mission m_staff"]
    play(match, "lay_on_mission mission m_staff", "buy buy z_boots", "lay_on_mission mission m_boots")
    assert items(match) == ["i_wand"], "no item place and no bonus"
    assert len(hero(match).loads) == 2
    state = table(Who("warrior", at="A2", missions=("m_boots",), loads={"m_boots": "z_boots"}), ELF)
    assert movement(state, state.heroes[0]) == 4, "no movement bonus"


@pytest.mark.rule("RH-D77")
def test_goods_of_a_discarded_mission_go_under_the_pile() -> None:
    four = ("m_boots", "m_deer", "m_woods", "m_gorge")
    carrier = Who("warrior", at="A2", missions=four, loads={"m_boots": "z_boots"})
    match = start(table(carrier, ELF, board={"A2": ["m_monk"]}, bazaar=["z_horse"], stage="act"))
    play(match, "choose_action accept m_monk", "discard_mission mission m_boots")
    assert pile(match) == ["z_horse", "z_boots"]
