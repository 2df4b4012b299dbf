"""Turn, movement, hidden places, arriving: rules by number."""

from __future__ import annotations

import pytest

from heroes_desktop.games.return_of_the_heroes.land import SPACE
from tests.scenarios.return_of_the_heroes.build import (
    Who,
    asked,
    at,
    hero,
    items,
    lying,
    missions,
    offered,
    play,
    start,
    table,
    tiles,
    told,
)

ELF = Who("elf", at="M1")


@pytest.mark.rule("RH-038", "RH-039")
def test_no_step_after_an_action() -> None:
    match = start(
        table(Who("warrior", at="A2", life=2, items=("z_potion",)), ELF, board={"A2": ["m_monk", "h_beggar"]})
    )
    play(match, "start_turn drink z_potion")
    assert "step A1" in offered(match), "a sip is no action"
    play(match, "start_turn step A1", "step step A2", "tile_on_arrival drink z_potion")
    assert "step A1" in offered(match)
    play(match, "tile_on_arrival stop", "choose_action accept m_monk")
    assert asked(match) == "choose_action"
    assert not [word for word in offered(match) if word.startswith("step")]


@pytest.mark.rule("RH-039")
def test_what_is_no_action() -> None:
    """Looking at tiles, placing a drawn tile and rolling in an event leave the challenge open."""
    bearer = Who("warrior", at="H2", quests={"q_daphne": 3})
    match = start(table(bearer, ELF, awake=True, down={"H1": ["m_monk"]}))
    play(match, "start_turn step H1", "tile_on_arrival stop")
    assert "challenge" in offered(match)


@pytest.mark.rule("RH-039")
def test_a_sip_leaves_the_challenge_open() -> None:
    bearer = Who("warrior", at="H1", life=1, items=("z_potion",), quests={"q_daphne": 3})
    match = start(table(bearer, ELF, awake=True, stage="act"))
    play(match, "choose_action drink z_potion")
    assert "challenge" in offered(match)


@pytest.mark.rule("RH-038", "RH-039")
def test_who_acts_where_he_stands_does_not_walk_afterwards() -> None:
    match = start(table(Who("warrior", at="A2"), ELF, board={"A2": ["m_monk", "h_beggar"]}))
    play(match, "start_turn stay", "choose_action accept m_monk")
    assert offered(match) == ["use h_beggar", "end_turn"]


@pytest.mark.rule("RH-040", "RH-043", "RH-096", "RH-D50", "RH-D49", "RH-099")
@pytest.mark.parametrize("dice", [(1, 1), (6, 6)])
def test_combat_first_then_actions_in_any_order(dice: tuple[int, int]) -> None:
    here = ["h_wolves", "m_monk", "h_beggar"]
    match = start(table(Who("warrior", at="A2", gold=2), ELF, board={"A2": here}), dice)
    play(match, "leave_or_fight stay")
    assert asked(match) == "choose_skill", "before any action"
    play(match, "choose_skill skill melee")
    if dice == (1, 1):
        play(match, "choose_cube cube red")
    assert offered(match) == ["accept m_monk", "use h_beggar", "end_turn"], "won or lost"


@pytest.mark.rule("RH-041", "RH-107", "RH-D49")
def test_one_combat_a_turn() -> None:
    match = start(table(Who("warrior", at="A2"), ELF, board={"A2": ["h_wolves", "h_harpy"]}), [6, 6])
    play(match, "leave_or_fight stay")
    assert offered(match) == ["opponent h_wolves", "opponent h_harpy"]
    play(match, "choose_opponent opponent h_wolves", "choose_skill skill melee")
    assert match.state.active == 1, "the Harpy is not fought"


@pytest.mark.rule("RH-273")
def test_order_at_the_start_of_a_turn() -> None:
    on_line = Who("warrior", at="G5", line="G6")
    match = start(table(on_line, mode="solo", awake=True, round=3, servants=["s_07"]), [1, 1])
    kinds = [event.kind for event in match.events]
    assert kinds.index("servant") < kinds.index("search") < kinds.index("walked")
    assert asked(match) == "step"


@pytest.mark.rule("RH-044", "RH-053", "RH-054")
def test_heroes_share_a_space_and_may_turn_back() -> None:
    match = start(table(Who("warrior", at="A7"), Who("elf", at="A4")))
    play(match, "start_turn step A4", "step step A7", "step step A4", "step stop")
    assert at(match) == at(match, 1) == "A4"
    assert match.state.active == 1
    play(match, "start_turn stay")
    assert match.state.active == 0


@pytest.mark.rule("RH-055", "RH-071")
def test_leaving_an_opponent_and_coming_back() -> None:
    match = start(table(Who("warrior", at="A2"), ELF, board={"A2": ["h_wolves"]}))
    assert asked(match) == "leave_or_fight"
    assert set(offered(match)) == {"step A1", "step A4", "stay"}
    play(match, "leave_or_fight step A1")
    assert asked(match) == "step"
    play(match, "step step A2")
    assert asked(match) == "choose_skill", "returning is an arrival"


@pytest.mark.rule("RH-059")
def test_a_failed_search_has_left_the_opponent() -> None:
    match = start(table(Who("warrior", at="G5"), ELF, board={"G5": ["h_wolves"]}), [6, 6])
    play(match, "leave_or_fight step G6")
    assert match.state.active == 1
    assert hero(match).line == SPACE["G6"]
    assert hero(match).life == 4


@pytest.mark.rule("RH-059")
@pytest.mark.parametrize(("place", "near"), [("B6", "B3"), ("K6", "K4"), ("D5", "D4")])
def test_leaving_a_hidden_place_needs_no_roll(place: str, near: str) -> None:
    match = start(table(Who("warrior", at=place), ELF), [6, 6])
    events = play(match, f"start_turn step {near}")
    assert not told(events, "search")
    assert at(match) == near


@pytest.mark.rule("RH-057", "RH-058", "RH-056", "RH-D20", "RH-D21")
@pytest.mark.parametrize(
    ("origin", "place", "number"), [("B3", "B6", 6), ("K4", "K6", 6), ("D4", "D5", 5), ("E4", "E6", 6)]
)
def test_numbers_of_hidden_places(origin: str, place: str, number: int) -> None:
    """Exactly two dice and no item: cubes and the Staff change nothing."""
    seeker = Who("warrior", at=origin, cubes=(8, 8, 8), items=("z_staff",))
    for total, found in ((number, True), (number + 1, False)):
        match = start(table(seeker, ELF), [total - 3, 3])
        events = play(match, f"start_turn step {place}")
        (search,) = told(events, "search")
        assert (search["number"], search["dice"], search["found"]) == (number, [total - 3, 3], found)


@pytest.mark.rule("RH-064", "RH-065", "RH-066", "RH-067", "RH-069", "RH-D16")
@pytest.mark.parametrize(
    ("name", "origin", "place", "carried", "number"),
    [
        ("elf", "B3", "B6", (), 0),
        ("elf", "D4", "D5", (), 5),
        ("magician", "D4", "D5", (), 7),
        ("magician", "B3", "B6", (), 6),
        ("dwarf", "D4", "D5", (), 0),
        ("dwarf", "C1", "C5", (), 0),
        ("dwarf", "G5", "G6", (), 5),
        ("priest", "N4", "N5", (), 0),
        ("priest", "I4", "I5", (), 0),
        ("priest", "G5", "G6", (), 5),
        ("warrior", "G5", "G6", ("i_amulet",), 0),
        ("warrior", "K4", "K6", ("i_amulet",), 0),
    ],
)
def test_abilities(name: str, origin: str, place: str, carried: tuple[str, ...], number: int) -> None:
    other = Who("elf" if name != "elf" else "warrior", at="M1")
    match = start(table(Who(name, at=origin, items=carried), other, mode="standard"), [1, 1])
    events = play(match, f"start_turn step {place}")
    searches = told(events, "search")
    assert [search["number"] for search in searches] == ([number] if number else [])
    assert at(match) == place


@pytest.mark.rule("RH-063", "RH-D22", "RH-D23")
def test_the_line_is_no_space() -> None:
    seeker = Who("warrior", at="G5", life=2, items=("z_potion", "i_broom"))
    match = start(table(seeker, ELF, board={"G5": ["m_monk"], "G6": ["h_beggar"]}), [6, 6, 1, 1])
    play(match, "start_turn step G6")
    assert offered(match) == ["drink z_potion", "end_turn"], "no tile, no rest, nothing picked up"
    play(match, "choose_action end_turn", "start_turn stay")
    assert at(match) == "G6", "neither back nor away: the roll is the first thing"
    assert match.state.walked == 1
    assert asked(match) == "tile_on_arrival"


@pytest.mark.rule("RH-D24")
def test_a_tile_laid_while_a_hero_is_on_the_line_is_met_on_arrival() -> None:
    on_line = Who("warrior", at="A4", line="A5")
    match = start(table(on_line, ELF, board={"A5": ["b_shadow"]}), [6, 6])
    assert asked(match) == "choose_skill"


@pytest.mark.rule("RH-D124", "RH-165")
def test_a_hero_on_a_line_drops_things_where_he_set_out() -> None:
    visitor = Who("warrior", at="J2")
    on_line = Who("elf", at="G5", line="G6", gold=2, items=("i_wand",))
    state = table(visitor, on_line, board={"J2": ["b_great_bazaar"]}, bazaar=["z_staff"], stage="act")
    match = start(state)
    play(match, "choose_action use b_great_bazaar")
    play(match, "buy_from_visitor buy z_staff")
    assert items(match, 1) == ["z_staff"]
    assert lying(match, "G5") == ["i_wand"]


@pytest.mark.rule("RH-072", "RH-147", "RH-D31", "RH-D47")
def test_a_mission_on_the_way() -> None:
    match = start(table(Who("warrior", at="A7"), Who("elf", at="A2"), down={"A4": ["m_monk"]}))
    events = play(match, "start_turn step A4")
    assert told(events, "turned_up")[0]["face"] >= 0
    assert asked(match) == "tile_on_arrival"
    play(match, "tile_on_arrival step A7", "step stop")
    assert missions(match) == []
    play(match, "start_turn step A4", "tile_on_arrival stop", "choose_action accept m_monk")
    assert missions(match, 1) == ["m_monk"], "left lying, accepted by another hero"


@pytest.mark.rule("RH-072")
def test_accepting_ends_the_movement() -> None:
    match = start(table(Who("warrior", at="A7"), ELF, down={"A4": ["m_monk"]}))
    play(match, "start_turn step A4", "tile_on_arrival stop", "choose_action accept m_monk")
    assert missions(match) == ["m_monk"]
    assert match.state.active == 1


@pytest.mark.rule("RH-073", "RH-D45", "RH-097")
def test_an_encounter_on_the_way_stays_after_use() -> None:
    match = start(table(Who("warrior", at="A7", gold=3), ELF, down={"A4": ["h_beggar"]}), [6])
    play(match, "start_turn step A4")
    assert asked(match) == "tile_on_arrival"
    play(match, "tile_on_arrival stop", "choose_action use h_beggar")
    assert tiles(match, "A4") == ["h_beggar"]
    assert match.state.active == 1, "once a turn"
    tile = match.state.board[SPACE["A4"]][0]
    assert match.view(1).faces[tile] >= 0


@pytest.mark.rule("RH-075", "RH-165", "RH-D34")
def test_an_item_on_the_road() -> None:
    match = start(table(Who("warrior", at="A7"), ELF, dropped={"A4": ["i_coach"]}, bag=["b_boat"]))
    play(match, "start_turn step A4")
    assert asked(match) == "tile_on_arrival"
    play(match, "tile_on_arrival stop", "choose_action pick_up i_coach")
    assert items(match) == ["i_coach"]
    assert len(match.state.bag) == 1, "nothing is drawn for it"


@pytest.mark.rule("RH-078", "RH-008", "RH-076")
@pytest.mark.parametrize(("quests", "kind"), [({"q_axe": 1}, "tile_on_arrival"), ({"q_ring": 0}, "step")])
def test_quest_encounters_are_there_for_their_hero_alone(quests: dict[str, int], kind: str) -> None:
    match = start(table(Who("warrior", at="C9", quests=quests), ELF, board={"C8": ["q2_axe"]}))
    play(match, "start_turn step C8")
    assert asked(match) == kind


@pytest.mark.rule("RH-077", "RH-078")
def test_a_quest_tile_is_invisible_once_its_step_is_done() -> None:
    done = Who("warrior", at="C9", quests={"q_axe": 3})
    match = start(table(done, ELF, board={"C8": ["q2_axe"]}))
    play(match, "start_turn step C8")
    assert asked(match) == "step"


@pytest.mark.rule("RH-076")
@pytest.mark.parametrize(("held", "kind"), [(("m_statuette",), "tile_on_arrival"), ((), "step")])
def test_mission_objects_are_there_for_their_hero_alone(held: tuple[str, ...], kind: str) -> None:
    match = start(table(Who("warrior", at="G3", missions=held), ELF, board={"G5": ["o_statuette"]}))
    play(match, "start_turn step G5")
    assert asked(match) == kind


@pytest.mark.rule("RH-079", "RH-208")
def test_a_servant_stops_everybody() -> None:
    match = start(table(Who("warrior", at="A1"), ELF, board={"A3": ["s_01"]}, awake=True))
    play(match, "start_turn step A3")
    assert asked(match) == "choose_skill"


@pytest.mark.rule("RH-D29", "RH-D28")
def test_teleporter_after_a_combat() -> None:
    here = {"A2": ["h_teleporter", "h_wolves"], "F5": ["h_harpy"]}
    match = start(table(Who("warrior", at="A2"), ELF, board=here), [6, 6, 1])
    play(match, "leave_or_fight stay", "choose_skill skill melee", "choose_action use h_teleporter")
    play(match, "teleport_to piece F", "teleport_to space F5")
    assert match.state.active == 1, "not fought in this turn"
    play(match, "start_turn stay")
    assert asked(match) == "leave_or_fight"


@pytest.mark.rule("RH-D28", "RH-268")
def test_teleporter_before_a_combat() -> None:
    here = {"A2": ["h_teleporter"], "F5": ["h_harpy", "m_monk"]}
    match = start(table(Who("warrior", at="A2"), ELF, board=here, stage="act"), [1, 6, 6])
    play(match, "choose_action use h_teleporter", "teleport_to piece F", "teleport_to space F5")
    assert asked(match) == "choose_skill", "the one combat that may follow another action"
    play(match, "choose_skill skill ranged")
    assert offered(match) == ["accept m_monk", "end_turn"]


@pytest.mark.rule("RH-D30")
def test_an_opponent_placed_on_the_heros_space() -> None:
    match = start(
        table(Who("warrior", at="A8"), ELF, board={"A8": ["m_monk"]}, bag=["b_redknight"], stage="act")
    )
    play(match, "choose_action accept m_monk")
    assert tiles(match, "A8") == ["b_redknight"]
    assert match.state.active == 1, "no combat now"
    play(match, "start_turn stay")
    assert asked(match) == "leave_or_fight"


@pytest.mark.rule("RH-D33")
def test_guardians_do_not_stop_anybody() -> None:
    match = start(table(Who("warrior", at="H2"), Who("elf", at="H5"), awake=True))
    events = match.events
    assert [facts["space"] for facts in told(events, "guardian_open")] == ["H2"], "met where he stands"
    events = play(match, "start_turn step H1")
    assert [facts["space"] for facts in told(events, "guardian_open")] == ["H1"]
    assert asked(match) == "step"
    guardian = match.state.guardians[0]
    assert match.view(1).faces[guardian] >= 0, "open for all"
    assert match.view(0).faces[match.state.guardians[2]] < 0
    play(match, "step stop")
    assert "challenge" not in offered(match), "without a gem"


@pytest.mark.rule("RH-095", "RH-098", "RH-D80")
def test_every_action_of_a_space_is_offered_and_optional() -> None:
    busy = Who(
        "warrior",
        at="J5",
        gold=3,
        missions=("m_capital", "m_statuette"),
        loads={"m_statuette": "o_statuette"},
        quests={"q_ball": 1},
    )
    state = table(
        busy,
        ELF,
        mode="standard",
        quest_pile=["q_axe"],
        board={"J5": ["q2_ball", "m_monk", "h_beggar"]},
        dropped={"J5": ["i_coach"]},
        stage="act",
    )
    match = start(state)
    assert offered(match) == [
        "quest_step q_ball",
        "accomplish m_capital",
        "accomplish m_statuette",
        "accept m_monk",
        "use h_beggar",
        "take_quest q_axe",
        "pick_up i_coach",
        "end_turn",
    ]
    play(match, "choose_action end_turn")
    assert match.state.active == 1


@pytest.mark.rule("RH-D80")
def test_a_mission_may_be_accomplished_where_it_is_accepted() -> None:
    match = start(table(Who("warrior", at="I2"), ELF, board={"I2": ["m_monk"]}, stage="act"))
    play(match, "choose_action accept m_monk", "choose_action accomplish m_monk")
    assert hero(match).cubes == [1, 0, 0]
    match = start(
        table(Who("warrior", at="G5"), ELF, board={"G5": ["m_statuette", "o_statuette"]}, stage="act")
    )
    play(match, "choose_action accept m_statuette", "choose_action take_object o_statuette")
    assert hero(match).loads


@pytest.mark.rule("RH-D42", "RH-085")
def test_any_number_of_tiles_on_one_space() -> None:
    here = {"I5": ["b_ranger"], "A8": ["m_monk", "h_beggar"]}
    match = start(
        table(
            Who("warrior", at="A8", home="A8"),
            ELF,
            mode="standard",
            board=here,
            bag=["b_redknight"],
            stage="act",
        )
    )
    play(match, "choose_action accept m_monk")
    assert tiles(match, "A8") == ["h_beggar", "b_redknight"], "tiles, a hero and a house are no hindrance"
