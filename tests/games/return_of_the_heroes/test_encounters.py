"""Encounters, journeys, the Broom, undiscovered regions: rules by number."""

from __future__ import annotations

import pytest

from heroes_desktop.engine import Chance, Match
from heroes_desktop.games.return_of_the_heroes import info
from heroes_desktop.games.return_of_the_heroes.figures import land
from heroes_desktop.games.return_of_the_heroes.land import PIECE_INDEX
from heroes_desktop.games.return_of_the_heroes.state import FIRST_PIECE, SHEET
from tests.scenarios.return_of_the_heroes.build import (
    Who,
    asked,
    at,
    hero,
    in_bag,
    items,
    lying,
    offered,
    play,
    start,
    table,
    tiles,
    told,
)

ELF = Who("elf", at="M1")


@pytest.mark.rule("RH-228", "RH-240")
@pytest.mark.parametrize(("die", "cubes"), [(1, 1), (2, 1), (3, 0), (6, 0)])
def test_beggar(die: int, cubes: int) -> None:
    match = start(table(Who("warrior", at="A2", gold=1), ELF, board={"A2": ["h_beggar"]}, stage="act"), [die])
    play(match, "choose_action use h_beggar")
    if cubes:
        assert offered(match) == ["cube blue", "cube green", "cube red"]
        play(match, "choose_cube cube blue")
    assert sum(hero(match).cubes) == cubes
    assert hero(match).gold == 0


@pytest.mark.rule("RH-240", "RH-D89")
@pytest.mark.parametrize("tile", ["h_beggar", "h_seer", "b_pillar", "b_coachmaker", "b_mirabar"])
def test_without_the_gold_an_encounter_cannot_be_used(tile: str) -> None:
    poor = Who("warrior", at="A2", gold=0)
    match = start(table(poor, ELF, board={"A2": [tile]}, bag=["b_boat"], stage="act"))
    assert match.state.active == 1


@pytest.mark.rule("RH-D89")
def test_the_seer_needs_a_bag() -> None:
    match = start(table(Who("warrior", at="A2", gold=9), ELF, board={"A2": ["h_seer"]}, stage="act"))
    assert match.state.active == 1


@pytest.mark.rule("RH-227")
def test_the_seers_tile_is_drawn_at_once() -> None:
    state = table(
        Who("warrior", at="A2", gold=1), ELF, board={"A2": ["h_seer"]}, bag=["h_troll", "b_boat"], stage="act"
    )
    match = start(state)
    play(match, "choose_action use h_seer", "seer_pick tile h_troll")
    assert asked(match) == "place_hidden"


@pytest.mark.rule("RH-D82", "RH-097")
@pytest.mark.parametrize("tile", ["h_beggar", "h_seer", "b_pillar", "h_teleporter", "b_mice"])
def test_once_a_turn(tile: str) -> None:
    asker = Who("warrior", at="A2", gold=9, skills=(1, 1, 1))
    state = table(
        asker,
        ELF,
        mode="standard",
        board={"A2": [tile, "m_monk"]},
        bag=["b_boat", "b_spring"],
        nameless_open=False,
        stage="act",
    )
    match = start(state, [6, 6])
    play(match, f"choose_action use {tile}")
    while asked(match) not in ("choose_action", "start_turn"):
        match.play(match.pending[0].options[0])
    if asked(match) == "choose_action":
        assert f"use {tile}" not in offered(match)


@pytest.mark.rule("RH-229")
@pytest.mark.parametrize(
    ("die", "pieces"),
    [(3, "BC"), (4, "HL"), (5, "NO"), (6, "EI"), (1, "ABCDEFGHIJKLMNOP"), (2, "ABCDEFGHIJKLMNOP")],
)
def test_teleporter_table(die: int, pieces: str) -> None:
    match = start(table(Who("warrior", at="A2"), ELF, board={"A2": ["h_teleporter"]}, stage="act"), [die])
    play(match, "choose_action use h_teleporter")
    assert offered(match) == [f"piece {piece}" for piece in pieces]


@pytest.mark.rule("RH-230")
def test_the_teleporter_never_leads_to_where_one_stands() -> None:
    match = start(table(Who("warrior", at="A2"), ELF, board={"A2": ["h_teleporter"]}, stage="act"), [1])
    play(match, "choose_action use h_teleporter", "teleport_to piece A")
    assert "space A2" not in offered(match)
    assert "space A5" not in offered(match), "a hidden place is not beige"


@pytest.mark.rule("RH-229", "RH-D08", "RH-D116")
def test_the_teleporter_follows_the_map_as_it_lies() -> None:
    state = table(
        Who("warrior", at="A2", home="A2"),
        Who("elf", at="M3"),
        mode="standard",
        pieces="ANCDEFGHIJKLMBOP",
        discovered="AMN",
        board={"A2": ["h_teleporter"]},
        stage="act",
    )
    match = start(state, [3])
    play(match, "choose_action use h_teleporter")
    assert [word[-2] for word in offered(match)] == ["N"] * len(offered(match)), "C is not discovered"
    match = start(state, [4])
    events = play(match, "choose_action use h_teleporter")
    assert told(events, "stays"), "no allowed region: the hero stays"
    assert at(match) == "A2"


@pytest.mark.rule("RH-232", "RH-D45")
def test_coachmaker() -> None:
    match = start(
        table(Who("dwarf", at="J7", gold=4), ELF, board={"J7": ["b_coachmaker"]}, bag=["b_boat"], stage="act")
    )
    play(match, "choose_action use b_coachmaker")
    assert items(match) == ["i_coach"]
    assert hero(match).gold == 0
    assert tiles(match, "J7") == []
    assert in_bag(match) == []


@pytest.mark.rule("RH-233", "RH-D91")
@pytest.mark.parametrize(("dice", "sees"), [((3, 4), True), ((4, 4), False)])
def test_mice(dice: tuple[int, int], sees: bool) -> None:
    state = table(
        Who("warrior", at="B8"),
        ELF,
        mode="standard",
        nameless="demon",
        nameless_open=False,
        board={"B8": ["b_mice"]},
        stage="act",
    )
    match = start(state, dice)
    play(match, "choose_action use b_mice")
    assert offered(match) == ["skill magic", "skill ranged", "skill melee"]
    events = play(match, "choose_test_skill skill melee")
    assert told(events, "test")[0]["success"] is sees, "success or failure is public"
    assert (match.view(0).faces[SHEET] >= 0) is sees
    assert match.view(1).faces[SHEET] == match.view(None).faces[SHEET] == -1
    if sees:
        assert asked(match) == "mice_look"
        assert match.decision
        assert match.decision.secret
        secret = next(event for event in events if event.kind == "mice").for_seat(1)
        assert secret is not None
        assert "face" not in secret.facts
        play(match, "mice_look seen")
        play(match, "start_turn stay", "start_turn stay")
        assert match.view(0).faces[SHEET] >= 0, "in any later turn"


@pytest.mark.rule("RH-235", "RH-236", "RH-D90")
def test_pillar() -> None:
    turned = {"A": 1, "N": 2}
    state = table(
        Who("magician", at="N4", gold=1),
        Who("elf", at="A5", line="A5"),
        mode="standard",
        turns=turned,
        board={"N4": ["b_pillar"], "A2": ["m_monk"]},
        stage="act",
    )
    match = start(state, [1, 1])
    play(match, "choose_action use b_pillar")
    assert len(offered(match)) == 16, "any piece, H, N and corners too"
    play(match, "pillar_swap piece A")
    assert len(offered(match)) == 15
    play(match, "pillar_swap piece N")
    plan = land(match.state)
    assert (plan.position[PIECE_INDEX["A"]], plan.position[PIECE_INDEX["N"]]) == (13, 0)
    assert (plan.turns[PIECE_INDEX["A"]], plan.turns[PIECE_INDEX["N"]]) == (1, 2), "it keeps its orientation"
    assert at(match) == "N4"
    assert tiles(match, "A2") == ["m_monk"], "tiles and heroes move with it"
    match = start(state, [6, 6])
    play(match, "choose_action use b_pillar")
    assert match.state.faces[FIRST_PIECE:] == state.faces[FIRST_PIECE:]
    assert hero(match).gold == 0


@pytest.mark.rule("RH-235")
def test_ways_follow_the_exchanged_pieces() -> None:
    state = table(Who("magician", at="N4", gold=1), ELF, board={"N4": ["b_pillar"]}, stage="act")
    match = start(state, [1, 1])
    play(match, "choose_action use b_pillar", "pillar_swap piece N", "pillar_swap piece B")
    play(match, "start_turn stay", "start_turn step N3")
    assert "step A6" in offered(match), "N lies between A and C now"


# the Broom


@pytest.mark.rule("RH-238", "RH-D92", "RH-178")
@pytest.mark.parametrize(("dice", "taken"), [((2, 3), True), ((3, 3), False)])
def test_taking_the_broom(dice: tuple[int, int], taken: bool) -> None:
    match = start(
        table(Who("magician", at="A2"), ELF, board={"A2": ["h_broom", "m_monk"]}, stage="act"), dice
    )
    events = play(match, "choose_action use h_broom")
    assert told(events, "test")[0]["target"] == 5
    if taken:
        play(match, "take_or_leave_item take h_broom")
        assert items(match) == ["i_broom"]
    else:
        assert offered(match) == ["accept m_monk", "end_turn"], "at most once a turn"
        assert tiles(match, "A2") == ["h_broom", "m_monk"]


@pytest.mark.rule("RH-238")
def test_a_broom_without_room_stays_and_nothing_is_drawn() -> None:
    full = Who("magician", at="A2", items=("z_boots", "z_horse", "z_potion", "z_potion"))
    match = start(table(full, ELF, board={"A2": ["h_broom"]}, bag=["b_boat"], stage="act"), [1, 1])
    play(match, "choose_action use h_broom", "take_or_leave_item leave h_broom")
    assert tiles(match, "A2") == ["h_broom"]
    assert in_bag(match) == ["b_boat"]


@pytest.mark.rule("RH-263")
def test_hall_2000_gives_the_broom_to_anybody() -> None:
    match = start(table(Who("warrior", at="A2"), ELF, board={"A2": ["h_broom"]}, hall_2000=True, stage="act"))
    events = play(match, "choose_action use h_broom", "take_or_leave_item take h_broom")
    assert not told(events, "test")
    assert items(match) == ["i_broom"]


@pytest.mark.rule("RH-D126")
@pytest.mark.parametrize("hall", [False, True])
def test_a_broom_lying_again(hall: bool) -> None:
    state = table(
        Who("magician", at="A2"),
        ELF,
        dropped={"A2": ["i_broom"]},
        bag=["b_boat"],
        hall_2000=hall,
        stage="act",
    )
    match = start(state, [6, 6])
    events = play(match, "choose_action pick_up i_broom")
    assert len(told(events, "test")) == (0 if hall else 1)
    assert items(match) == (["i_broom"] if hall else [])
    if not hall:
        assert lying(match, "A2") == ["i_broom"]
        assert match.state.active == 1, "not a second time in this turn"
        match = start(state, [1, 1])
        play(match, "choose_action pick_up i_broom")
        assert items(match) == ["i_broom"]
    assert in_bag(match) == ["b_boat"], "nothing is drawn for it any more"


@pytest.mark.rule("RH-D26", "RH-D28")
def test_no_walking_after_a_flight() -> None:
    flyer = Who("warrior", at="F2", items=("i_broom",))
    match = start(table(flyer, ELF, board={"J5": ["h_wolves", "m_monk"]}), [3])
    play(match, "start_turn fly", "broom_to piece J", "broom_to space J5")
    assert asked(match) == "choose_skill", "arriving counts as arriving"
    match = start(table(flyer, ELF, board={"J5": ["m_monk"]}), [3])
    play(match, "start_turn fly", "broom_to piece J", "broom_to space J5")
    assert offered(match) == ["accept m_monk", "end_turn"]


@pytest.mark.rule("RH-D27")
def test_the_hut_wherever_it_lies() -> None:
    flyer = Who("warrior", at="K3", items=("i_broom",))
    match = start(table(flyer, ELF), [1])
    play(match, "start_turn fly")
    assert offered(match) == ["piece G", "piece J", "piece L", "piece O"]
    play(match, "broom_to piece G", "broom_to space G2")
    assert at(match) == "K2", "also in the hero's own region"
    corner = Who("warrior", at="A2", items=("i_broom",))
    match = start(table(corner, ELF))
    play(match, "start_turn fly")
    assert offered(match) == ["piece B", "piece E"], "not across the edge"


@pytest.mark.rule("RH-D94", "RH-266")
def test_hall_2000_failed_flight() -> None:
    flyer = Who("warrior", at="F2", items=("i_broom",))
    match = start(table(flyer, ELF, board={"F2": ["h_wolves"]}, hall_2000=True), [6, 6])
    play(match, "leave_or_fight fly", "broom_to piece J", "broom_to space J5")
    assert at(match) == "F2"
    assert asked(match) == "choose_skill", "he stayed, so he must fight"
    match = start(table(flyer, ELF, board={"F2": ["m_monk"]}, hall_2000=True), [6, 6])
    play(match, "start_turn fly", "broom_to piece J", "broom_to space J5")
    assert offered(match) == ["accept m_monk", "end_turn"], "no walking, but actions"


@pytest.mark.rule("RH-265", "RH-D93")
def test_hall_2000_dice_without_a_one() -> None:
    flyer = Who("magician", at="F2", items=("i_broom",), cubes=(2, 0, 0))
    match = start(table(flyer, ELF, hall_2000=True), [1, 2, 3])
    play(match, "start_turn fly", "broom_to piece J", "broom_to space J5")
    assert offered(match) == ["keep 1 2", "keep 2 3"]
    play(match, "keep_dice keep 2 3")
    assert at(match) == "J5", "5 is enough, and no 1 is kept"


# undiscovered regions


@pytest.mark.rule("RH-262", "RH-D116")
def test_broom_and_undiscovered_regions() -> None:
    flyer = Who("warrior", at="A2", home="A2", items=("i_broom",))
    state = table(flyer, Who("elf", at="M3"), mode="standard", discovered="ABM", unplaced=["m_monk"])
    assert "fly" not in offered(start(state)), "K is not discovered"
    state = table(flyer, Who("elf", at="M3"), mode="standard", discovered="ABKM")
    match = start(state)
    play(match, "start_turn fly")
    assert [word[-2] for word in offered(match)] == ["B"] * len(offered(match)), "E is not discovered"


@pytest.mark.rule("RH-D116")
def test_the_pillar_exchanges_discovered_pieces_only() -> None:
    state = table(
        Who("magician", at="N4", gold=1),
        Who("elf", at="M3"),
        mode="standard",
        discovered="AMN",
        board={"N4": ["b_pillar"]},
        stage="act",
    )
    match = start(state, [1, 1])
    play(match, "choose_action use b_pillar")
    assert offered(match) == ["piece A", "piece M", "piece N"]


@pytest.mark.rule("RH-D116", "RH-087")
def test_hidden_tiles_go_to_discovered_regions_only() -> None:
    state = table(
        Who("warrior", at="A2", home="A2"),
        Who("elf", at="M3"),
        mode="standard",
        discovered="AMN",
        board={"A2": ["m_monk"]},
        bag=["m_girl"],
        stage="act",
    )
    match = start(state)
    play(match, "choose_action accept m_monk")
    assert offered(match) == ["piece M", "piece N"]


@pytest.mark.rule("RH-260")
def test_a_drawn_tile_waits_for_its_region() -> None:
    state = table(
        Who("warrior", at="A2", home="A2"),
        Who("elf", at="M3"),
        mode="standard",
        discovered="AM",
        board={"A2": ["m_monk"]},
        bag=["b_boat"],
        stage="act",
    )
    match = start(state)
    play(match, "choose_action accept m_monk")
    assert tiles(match, "L4") == []
    assert len(match.state.waiting) == 1
    assert match.view(1).faces[match.state.waiting[0]] >= 0


@pytest.mark.rule("RH-261", "RH-272", "RH-D118", "RH-D33")
def test_he_awakes_when_the_tower_is_discovered() -> None:
    """The token waits for H; then as many Servants as there are missions now, some of them waiting too."""
    explorer = Who("warrior", at="G4", home="A2", missions=("m_monk", "m_girl"))
    state = table(
        explorer,
        Who("elf", at="M3", missions=("m_deer",)),
        mode="standard",
        discovered="AGM",
        waiting=["token"],
        unplaced=["m_gorge", "h_troll"],
        servants=["s_07", "s_10", "s_12", "s_01"],
    )
    match = start(state)
    assert not match.state.awake
    events = play(match, "start_turn explore east")
    kinds = [event.kind for event in events]
    assert (
        kinds.index("discovered") < kinds.index("hidden_laid") < kinds.index("appears") < kinds.index("awake")
    )
    assert match.state.awake
    assert at(match) == "H2"
    assert tiles(match, "G2") == ["s_07"]
    assert tiles(match, "M2") == ["s_12"]
    assert len(match.state.waiting) == 1, "the Fen Hag waits for K"
    assert in_bag(match) == ["s_01"]
    assert told(events, "guardian_open")[0]["space"] == "H2"
    assert asked(match) == "step"


@pytest.mark.rule("RH-261")
def test_a_drawn_token_waits_too() -> None:
    state = table(
        Who("warrior", at="A2", home="A2"),
        Who("elf", at="M3"),
        mode="standard",
        discovered="AM",
        board={"A2": ["m_monk"]},
        bag=["token"],
        stage="act",
    )
    match = start(state)
    play(match, "choose_action accept m_monk")
    assert not match.state.awake
    assert len(match.state.waiting) == 1
    assert len(match.state.servants) == 14


@pytest.mark.rule("RH-259", "RH-D08", "RH-D117")
@pytest.mark.parametrize(
    ("turn", "spaces", "entry"), [(0, ["B1", "B9"], "B3"), (1, ["B3", "B5"], "B9"), (2, ["B9", "B1"], "B5")]
)
def test_hidden_tiles_of_a_turned_region(turn: int, spaces: list[str], entry: str) -> None:
    explorer = Who("warrior", at="A6", home="A2")
    state = table(
        explorer,
        Who("elf", at="M3"),
        mode="standard",
        discovered="AM",
        turns={"B": turn},
        unplaced=["m_monk", "m_girl", "m_deer"],
    )
    match = start(state)
    events = play(match, "start_turn explore east")
    assert told(events, "hidden_laid")[0]["spaces"] == spaces, "on the north and south entries of the map"
    assert at(match) == entry
    assert len(match.state.unplaced) == 1, "the others wait in their pile"


@pytest.mark.rule("RH-D115")
def test_nobody_knows_an_undiscovered_piece() -> None:
    state = table(
        Who("warrior", at="A6", home="A2"),
        Who("elf", at="M3"),
        mode="standard",
        discovered="AM",
        unplaced=["m_monk", "m_girl"],
    )
    match = start(state)
    for seat in (0, 1, None):
        faces = match.view(seat).faces[FIRST_PIECE:]
        assert [place for place, face in enumerate(faces) if face >= 0] == [0, 12]
    found = {match.sample(0, Chance(seed)).state.faces[FIRST_PIECE + 1] for seed in range(40)}
    assert len(found) > 8


@pytest.mark.rule("RH-D115", "RH-258")
def test_unexplored_set_up() -> None:
    match = Match.new(info.id, info.setup("standard-4-unexplored"), 5)
    known = [place for place in range(16) if match.state.seen[FIRST_PIECE + place]]
    assert known == [0, 3, 12, 15]
    assert len(match.state.unplaced) == 24
    match = Match.new(info.id, info.setup("standard-2-unexplored"), 5)
    assert [place for place in range(16) if match.state.seen[FIRST_PIECE + place]] == [0, 3]
    assert len(match.state.unplaced) == 28


@pytest.mark.rule("RH-259")
def test_hidden_tiles_for_a_hero_from_the_north() -> None:
    explorer = Who("warrior", at="A9", home="A2")
    state = table(
        explorer, Who("elf", at="M3"), mode="standard", discovered="AM", unplaced=["m_monk", "m_girl"]
    )
    match = start(state)
    events = play(match, "start_turn explore south")
    assert told(events, "hidden_laid")[0]["spaces"] == ["E4", "E3"], "on the east and west entries"
    assert at(match) == "E1"


@pytest.mark.rule("RH-272", "RH-261")
def test_he_awakes_after_everything_else_is_laid() -> None:
    explorer = Who("warrior", at="G4", home="A2", missions=("m_crystal",))
    state = table(
        explorer,
        Who("elf", at="M3"),
        mode="standard",
        discovered="AGM",
        waiting=["token", "o_crystal"],
        unplaced=["m_gorge", "m_monk"],
    )
    match = start(state)
    events = play(match, "start_turn explore east")
    kinds = [event.kind for event in events]
    places = [facts["space"] for facts in told(events, "appears")]
    assert places[:2] == ["H5", "H3"], "the token last"
    assert kinds.index("awake") > kinds.index("appears")


@pytest.mark.rule("RH-D33", "RH-204")
def test_a_guardian_laid_where_a_hero_stands_is_open() -> None:
    buyer = Who("warrior", at="J7", gold=4)
    state = table(buyer, Who("elf", at="H4"), board={"J7": ["b_coachmaker"]}, bag=["token"], stage="act")
    match = start(state)
    events = play(match, "choose_action use b_coachmaker")
    assert [facts["space"] for facts in told(events, "guardian_open")] == ["H4"]
