"""The bag: draws, order, placing, what nobody may know."""

from __future__ import annotations

import pytest

from heroes_desktop.engine import Chance
from heroes_desktop.engine.chance import seeded
from heroes_desktop.games.return_of_the_heroes.content import FACE, HIDDEN_COUNT, PIECE_FACE, face_id
from heroes_desktop.games.return_of_the_heroes.land import SPACE
from heroes_desktop.games.return_of_the_heroes.state import FIRST_PIECE
from tests.scenarios.return_of_the_heroes.build import (
    Who,
    in_bag,
    items,
    lying,
    offered,
    out,
    play,
    start,
    table,
    tiles,
    told,
)

ELF = Who("elf", at="M1")
NAMED = ["b_boat", "b_pillar", "b_spring", "b_hobiro"]


@pytest.mark.rule("RH-082", "RH-083", "RH-D34", "RH-D35")
def test_what_causes_a_draw() -> None:
    """One for each tile removed: mission accepted, object picked up, mission accomplished, Coach bought."""
    hero_ = Who("warrior", at="G5", gold=4)
    match = start(
        table(hero_, ELF, board={"G5": ["m_statuette", "o_statuette"]}, bag=NAMED, stage="act"), picks=NAMED
    )
    play(match, "choose_action accept m_statuette")
    assert len(match.state.bag) == 3
    play(match, "choose_action take_object o_statuette")
    assert len(match.state.bag) == 2
    match = start(
        table(Who("warrior", at="J7", gold=4), ELF, board={"J7": ["b_coachmaker"]}, bag=NAMED, stage="act")
    )
    play(match, "choose_action use b_coachmaker")
    assert len(match.state.bag) == 3
    match = start(
        table(Who("warrior", at="A2"), ELF, board={"A2": ["h_broom"]}, bag=NAMED, hall_2000=True, stage="act")
    )
    play(match, "choose_action use h_broom")
    play(match, "take_or_leave_item take h_broom")
    assert items(match) == ["i_broom"]
    assert len(match.state.bag) == 3


@pytest.mark.rule("RH-D34", "RH-255", "RH-246")
def test_what_causes_none() -> None:
    state = table(
        Who("warrior", at="J5"),
        ELF,
        mode="standard",
        quest_pile=["q_axe"],
        dropped={"J5": ["i_coach"]},
        bag=NAMED,
        stage="act",
    )
    match = start(state)
    play(match, "choose_action take_quest q_axe", "choose_action pick_up i_coach")
    assert len(match.state.bag) == 4


@pytest.mark.rule("RH-094")
def test_an_empty_bag() -> None:
    match = start(table(Who("warrior", at="A2"), ELF, board={"A2": ["m_monk"]}, stage="act"))
    events = play(match, "choose_action accept m_monk")
    assert told(events, "bag_empty")
    assert match.state.active == 1


@pytest.mark.rule("RH-085")
def test_a_tile_with_coordinates_goes_to_its_space_face_up() -> None:
    match = start(
        table(Who("warrior", at="A2"), ELF, board={"A2": ["m_monk"]}, bag=["b_spring"], stage="act")
    )
    play(match, "choose_action accept m_monk")
    tile = match.state.board[SPACE["D5"]][0]
    assert match.view(None).faces[tile] == FACE["b_spring"]


@pytest.mark.rule("RH-270", "RH-150")
def test_the_whole_reward_before_the_draw() -> None:
    """A drawn event takes place with the cubes just gained: the second blue cube gives the third die."""
    monk = Who("magician", at="I2", cubes=(1, 0, 0), missions=("m_monk",))
    match = start(table(monk, ELF, bag=["e_mages"], stage="act"), [6, 1, 1, 6, 6, 1, 1, 6])
    events = play(match, "choose_action accomplish m_monk")
    tests = [test for test in told(events, "test") if test["seat"] == 0]
    assert len(tests[0]["dice"]) == 3
    assert "m_monk" in out(match)


@pytest.mark.rule("RH-089", "RH-209", "RH-D43", "RH-093")
def test_where_beaten_tiles_go() -> None:
    strong = Who("warrior", at="A2", skills=(11, 11, 11), items=("z_blade",))
    match = start(table(strong, ELF, board={"A2": ["s_01"]}, awake=True), [1, 1])
    play(match, "leave_or_fight stay", "choose_skill skill melee", "choose_cube cube red")
    assert "s_01" in out(match)
    assert in_bag(match) == []
    strong = Who("warrior", at="A8", skills=(11, 11, 11))
    match = start(table(strong, ELF, board={"A8": ["b_redknight"]}, bag=["b_boat"]), [1, 1, 1, 1])
    play(match, "leave_or_fight stay", "choose_skill skill melee", "take_or_leave_item take i_kshield")
    assert items(match) == ["i_kshield"]
    assert in_bag(match) == []
    match = start(table(strong, ELF, board={"A8": ["b_redknight"]}, bag=["b_boat"]), [1, 1, 1, 1])
    play(match, "leave_or_fight stay", "choose_skill skill melee", "take_or_leave_item leave i_kshield")
    assert lying(match, "A8") == ["i_kshield"]
    assert in_bag(match) == []


@pytest.mark.rule("RH-091", "RH-D38")
def test_the_token_enters_the_bag_after_the_first_step_of_the_game() -> None:
    first = Who("warrior", at="G6", skills=(3, 3, 11), quests={"q_daphne": 0})
    second = Who("elf", at="K6", skills=(4, 11, 2), quests={"q_axe": 0})
    state = table(
        first,
        second,
        board={"G6": ["q1_daphne"], "K6": ["q1_axe"]},
        bag=["b_boat", "b_spring"],
        aside=["token"],
    )
    match = start(state, [1, 1, 1, 1], ["b_boat", "b_spring"])
    events = play(match, "leave_or_fight stay", "choose_skill skill melee", "choose_cube cube red")
    kinds = [event.kind for event in events]
    assert kinds.index("drawn") < kinds.index("into_bag"), "first the draw"
    assert in_bag(match) == ["b_spring", "token"]
    play(match, "leave_or_fight stay", "choose_skill skill ranged", "choose_cube cube red")
    assert in_bag(match) == ["token"], "not again"


@pytest.mark.rule("RH-091", "RH-257")
def test_no_second_token_when_it_started_in_the_bag() -> None:
    first = Who("warrior", at="G6", skills=(3, 3, 11), quests={"q_daphne": 0})
    state = table(
        first, ELF, mode="standard", token_in_bag=True, board={"G6": ["q1_daphne"]}, bag=["b_boat", "token"]
    )
    match = start(state, [1, 1], ["b_boat"])
    play(match, "leave_or_fight stay", "choose_skill skill melee", "choose_cube cube red")
    assert in_bag(match) == ["token"]


@pytest.mark.rule("RH-D36", "RH-D37", "RH-184")
@pytest.mark.parametrize("first", ["e_knights", "token"])
def test_events_and_token_are_not_replaced(first: str) -> None:
    match = start(
        table(
            Who("warrior", at="A2"),
            ELF,
            board={"A2": ["m_monk"]},
            bag=[first, "b_boat"],
            servants=["s_01"],
            stage="act",
        ),
        picks=[first],
    )
    play(match, "choose_action accept m_monk")
    assert "b_boat" in in_bag(match)
    assert tiles(match, "L4") == []


@pytest.mark.rule("RH-D40")
def test_no_room_for_a_hidden_tile() -> None:
    match = start(
        table(
            Who("warrior", at="A2"),
            Who("elf", at="A3", home="A3"),
            mode="standard",
            discovered="A",
            board={"A2": ["m_monk"]},
            bag=["m_girl"],
            stage="act",
        )
    )
    events = play(match, "choose_action accept m_monk")
    assert told(events, "draw_lost")
    assert in_bag(match) == ["m_girl"]
    assert not match.state.possible, "what is in the bag may be anything"
    assert all("face" not in event.facts for event in events if event.kind == "draw_lost")


@pytest.mark.rule("RH-D46", "RH-093")
def test_tiles_of_a_finished_quest() -> None:
    done = Who("warrior", at="A7", home="A7", quests={"q_ball": 2})
    match = start(table(done, ELF, board={"B4": ["q2_panpipes"]}, stage="act"))
    play(match, "choose_action quest_step q_ball")
    assert "q2_ball" in out(match)
    assert tiles(match, "B4") == ["q2_panpipes"], "tiles of quests nobody holds stay"


@pytest.mark.rule("RH-207")
def test_a_servant_drawn_later() -> None:
    state = table(
        Who("warrior", at="A2"), ELF, board={"A2": ["m_monk"]}, bag=["s_10"], awake=True, stage="act"
    )
    match = start(state)
    play(match, "choose_action accept m_monk")
    assert tiles(match, "K3") == ["s_10"]


@pytest.mark.rule("RH-206", "RH-205")
def test_no_more_than_fourteen_servants() -> None:
    words = [
        "m_monk",
        "m_girl",
        "m_deer",
        "m_woods",
        "m_gorge",
        "m_salamander",
        "m_merchant",
        "m_graveyard",
        "m_capital",
        "m_lizards",
        "m_rob",
        "m_boots",
        "m_staff",
        "m_tooth",
        "m_book",
    ]
    people = [
        Who("warrior", at="J7", gold=4, missions=tuple(words[:4])),
        Who("elf", missions=tuple(words[4:8])),
        Who("magician", missions=tuple(words[8:12])),
        Who("dwarf", missions=tuple(words[12:15])),
    ]
    match = start(table(*people, board={"J7": ["b_coachmaker"]}, bag=["token"], stage="act"))
    events = play(match, "choose_action use b_coachmaker")
    assert len(told(events, "servant")) == 14
    assert in_bag(match) == []


@pytest.mark.rule("RH-D125")
def test_which_missions_count_when_he_awakes() -> None:
    four = ("m_girl", "m_deer", "m_woods", "m_gorge")
    match = start(
        table(
            Who("warrior", at="A2", missions=four), ELF, board={"A2": ["m_monk"]}, bag=["token"], stage="act"
        )
    )
    events = play(match, "choose_action accept m_monk", "discard_mission mission m_girl")
    assert len(told(events, "servant")) == 4, "the one accepted counts, the one set aside does not"
    match = start(
        table(Who("warrior", at="I2", missions=("m_monk", "m_girl")), ELF, bag=["token"], stage="act")
    )
    events = play(match, "choose_action accomplish m_monk")
    assert len(told(events, "servant")) == 1, "the one accomplished does not"


@pytest.mark.rule("RH-267", "RH-D35")
def test_one_draw_per_turn() -> None:
    strong = Who("warrior", at="A2", skills=(3, 3, 11), gold=1)
    here = ["h_wolves", "m_monk", "m_girl", "h_seer"]
    state = table(
        strong, ELF, board={"A2": here}, bag=["b_boat", "b_spring", "b_pillar"], one_draw_per_turn=True
    )
    match = start(state, [1, 1], ["b_boat"])
    play(match, "leave_or_fight stay", "choose_skill skill melee", "choose_cube cube red")
    assert len(match.state.bag) == 3, "one drawn, the wolves returned"
    events = play(match, "choose_action accept m_monk")
    assert not told(events, "drawn")
    play(match, "choose_action use h_seer", "seer_pick tile b_spring")
    assert tiles(match, "D5") == ["b_spring"], "the Seer does not count"


@pytest.mark.rule("RH-267")
def test_one_draw_per_turn_after_the_seer() -> None:
    """Her tile comes first and takes nobody's draw away."""
    asker = Who("warrior", at="A2", gold=1)
    state = table(
        asker,
        ELF,
        board={"A2": ["h_seer", "m_monk"]},
        bag=["b_boat", "b_spring"],
        one_draw_per_turn=True,
        stage="act",
    )
    match = start(state, picks=["b_boat"])
    play(match, "choose_action use h_seer", "seer_pick tile b_spring")
    events = play(match, "choose_action accept m_monk")
    assert len(told(events, "drawn")) == 1


@pytest.mark.rule("RH-267")
def test_one_draw_per_turn_without_a_draw_left() -> None:
    """What goes into the bag goes at once, and the token enters it all the same."""
    four = ("m_girl", "m_deer", "m_woods", "m_gorge")
    hunter = Who("warrior", at="F3", gold=9, missions=four, quests={"q_juan": 0})
    state = table(
        hunter,
        ELF,
        board={"F3": ["q1_juan", "m_monk", "m_capital"]},
        aside=["token"],
        bag=["b_boat", "b_spring"],
        one_draw_per_turn=True,
        stage="act",
    )
    match = start(state, picks=["b_boat"])
    play(match, "choose_action accept m_monk", "discard_mission mission m_girl")
    play(match, "choose_action accept m_capital", "discard_mission mission m_deer")
    assert in_bag(match) == ["b_spring", "m_deer", "m_girl"]
    play(match, "choose_action quest_step q_juan", "choose_cube cube red")
    assert in_bag(match) == ["b_spring", "m_deer", "m_girl", "token"]


# secrets


@pytest.mark.rule("RH-D15", "RH-D127", "RH-D121", "RH-D41")
def test_a_player_knows_what_he_placed_himself() -> None:
    state = table(
        Who("warrior", at="A2"), ELF, board={"A2": ["m_monk"]}, bag=["h_troll", "m_girl"], stage="act"
    )
    match = start(state, picks=["h_troll"])
    events = play(match, "choose_action accept m_monk")
    assert match.decision
    assert match.decision.secret
    secret = next(event for event in events if event.kind == "drawn_hidden")
    mine, others = secret.for_seat(0), secret.for_seat(1)
    assert mine is not None
    assert mine.facts["face"] == FACE["h_troll"]
    assert others is not None
    assert "face" not in others.facts
    play(match, "place_hidden piece C", "place_hidden space C2")
    tile = match.state.board[SPACE["C2"]][0]
    assert match.view(0).faces[tile] == FACE["h_troll"]
    assert match.view(1).faces[tile] == -1
    for _seed in range(20):
        sample = match.sample(0, Chance(_seed))
        assert sample.state.faces[tile] == FACE["h_troll"]
    seen = {match.sample(1, Chance(seed)).state.faces[tile] for seed in range(30)}
    assert seen == {FACE["h_troll"], FACE["m_girl"]}, "a hidden tile of those that were in the bag"


@pytest.mark.rule("RH-D127")
def test_numbers_tell_nothing_about_a_returned_tile() -> None:
    """A mission goes into the bag with its number known; what comes out under that number may be anything."""
    found = set()
    for seed in range(40):
        state = table(
            Who("warrior", at="A2", missions=("m_girl", "m_deer", "m_woods", "m_gorge")),
            ELF,
            board={"A2": ["m_monk", "m_capital"]},
            bag=["b_boat", "b_spring", "b_pillar"],
            stage="act",
        )
        state.rng = seeded(seed)
        girl = state.heroes[0].missions[0]
        match = start(state)
        play(match, "choose_action accept m_monk", "discard_mission mission m_girl")
        assert girl in match.state.bag
        assert match.view(0).faces[girl] == -1
        play(match, "choose_action accept m_capital", "discard_mission mission m_deer")
        found.add(face_id(match.state.faces[girl]))
    assert len(found) > 2


@pytest.mark.rule("RH-D127", "RH-D89", "RH-D121")
def test_what_the_seer_showed_is_forgotten() -> None:
    state = table(
        Who("warrior", at="A2", gold=1),
        ELF,
        board={"A2": ["h_seer"]},
        bag=["b_boat", "m_girl", "h_troll"],
        stage="act",
    )
    match = start(state)
    events = play(match, "choose_action use h_seer")
    assert match.decision
    assert match.decision.secret
    assert all(match.view(0).faces[tile] >= 0 for tile in match.state.bag)
    assert all(match.view(1).faces[tile] == -1 for tile in match.state.bag)
    shown = next(event for event in events if event.kind == "seer")
    other = shown.for_seat(1)
    assert other is not None
    assert set(other.facts) == {"seat", "bag"}
    play(match, "seer_pick tile b_boat")
    assert all(match.view(0).faces[tile] == -1 for tile in match.state.bag), "nobody is reminded"
    faces = {match.sample(0, Chance(seed)).state.faces[match.state.bag[0]] for seed in range(20)}
    assert len(faces) == 2


@pytest.mark.rule("RH-D127")
def test_everybody_can_count_the_bag() -> None:
    state = table(
        Who("warrior", at="A2"), ELF, board={"A2": ["m_monk"]}, bag=["h_troll", "b_boat"], stage="act"
    )
    match = start(state, picks=["h_troll"])
    play(match, "choose_action accept m_monk", "place_hidden piece C", "place_hidden space C2")
    for seat in (0, 1, None):
        assert match.view(seat).contents["bag"] == sorted([FACE["h_troll"], FACE["b_boat"]])
    assert HIDDEN_COUNT == 32


@pytest.mark.rule("RH-D122")
def test_unknown_hidden_tiles_are_drawn_from_those_never_seen() -> None:
    state = table(Who("warrior", at="A2"), ELF, down={"C1": ["h_troll"], "E1": ["m_girl"]}, bag=["m_deer"])
    match = start(state)
    pairs = set()
    for seed in range(20):
        sample = match.sample(0, Chance(seed)).state
        pairs.add(tuple(face_id(sample.faces[sample.board[SPACE[space]][0]]) for space in ("C1", "E1")))
    assert pairs == {("h_troll", "m_girl"), ("m_girl", "h_troll")}


@pytest.mark.rule("RH-D122", "RH-D127")
def test_what_came_out_of_the_bag_is_not_taken_for_what_lay_there_from_the_start() -> None:
    state = table(
        Who("warrior", at="A2"),
        ELF,
        board={"A2": ["m_monk"]},
        down={"C1": ["h_giant"]},
        bag=["h_troll", "m_girl"],
        stage="act",
    )
    match = start(state, picks=["h_troll"])
    play(match, "choose_action accept m_monk", "place_hidden piece D", "place_hidden space D2")
    for seed in range(20):
        sample = match.sample(1, Chance(seed)).state
        assert face_id(sample.faces[sample.board[SPACE["C1"]][0]]) == "h_giant"
        assert face_id(sample.faces[sample.board[SPACE["D2"]][0]]) in ("h_troll", "m_girl")


@pytest.mark.rule("RH-D115")
@pytest.mark.parametrize("turning", [True, False])
def test_undiscovered_regions_may_lie_anyhow_where_regions_are_turned(turning: bool) -> None:
    state = table(Who("warrior", at="A6"), ELF, mode="standard", discovered="ADMP", rotate_regions=turning)
    match = start(state)
    found = set()
    for seed in range(12):
        faces = match.sample(0, Chance(seed)).state.faces[FIRST_PIECE:]
        found |= {(face - PIECE_FACE) % 4 for face in faces}
    assert found == ({0, 1, 2, 3} if turning else {0})


@pytest.mark.rule("RH-087")
def test_what_makes_a_space_not_empty() -> None:
    """Guardians, dropped items, face-down tiles, heroes and houses; a hero on a line stands on no space."""
    finder = Who("warrior", at="A2")
    others = (Who("elf", at="G5", line="G6"), Who("dwarf", at="H1"))
    state = table(
        finder,
        *others,
        awake=True,
        board={"A2": ["m_monk"]},
        down={"G2": ["m_deer"]},
        dropped={"G1": ["i_coach"]},
        bag=["m_girl"],
        stage="act",
    )
    match = start(state)
    play(match, "choose_action accept m_monk")
    assert "piece H" not in offered(match), "all four gates have their Guardians"
    play(match, "place_hidden piece G")
    assert offered(match) == ["space G3", "space G4", "space G5", "space G7"]


@pytest.mark.rule("RH-087")
def test_gates_are_empty_before_the_guardians_come() -> None:
    finder = Who("warrior", at="A2")
    state = table(finder, ELF, board={"A2": ["m_monk"]}, bag=["m_girl"], stage="act")
    match = start(state)
    play(match, "choose_action accept m_monk", "place_hidden piece H")
    assert offered(match) == ["space H1", "space H2", "space H4", "space H5"]


@pytest.mark.rule("RH-D127", "RH-D122")
def test_samples_keep_to_what_could_be_in_the_bag() -> None:
    """A tile that came out before a mission went in is never that mission."""
    placer = Who("warrior", at="A2", missions=("m_deer", "m_woods", "m_gorge", "m_book"))
    state = table(
        placer, ELF, board={"A2": ["m_monk", "m_capital"]}, bag=["h_troll", "m_girl", "b_boat"], stage="act"
    )
    match = start(state, picks=["h_troll", "m_girl"])
    play(match, "choose_action accept m_monk", "discard_mission mission m_deer")
    play(match, "place_hidden piece C", "place_hidden space C2")
    play(match, "choose_action accept m_capital", "discard_mission mission m_woods")
    play(match, "place_hidden piece D", "place_hidden space D2")
    first, second = (match.state.board[SPACE[space]][0] for space in ("C2", "D2"))
    firsts, seconds = set(), set()
    for seed in range(60):
        faces = match.sample(1, Chance(seed)).state.faces
        firsts.add(face_id(faces[first]))
        seconds.add(face_id(faces[second]))
    assert firsts == {"h_troll", "m_girl"}
    assert seconds == {"h_troll", "m_girl", "m_deer"}, "the deer had gone in by then, the woods had not"


@pytest.mark.rule("RH-D127", "RH-D89")
def test_the_seers_choice_cannot_be_read_from_numbers() -> None:
    found = set()
    for seed in range(20):
        asker = Who("warrior", at="A2", gold=1, missions=("m_girl", "m_deer", "m_woods", "m_gorge"))
        state = table(
            asker, ELF, board={"A2": ["m_monk", "h_seer"]}, bag=["h_troll", "m_book", "b_boat"], stage="act"
        )
        state.rng = seeded(seed)
        girl = state.heroes[0].missions[0]
        match = start(state, picks=["b_boat"])
        play(
            match, "choose_action accept m_monk", "discard_mission mission m_girl", "choose_action use h_seer"
        )
        found.add(face_id(match.state.faces[girl]))
    assert found == {"m_girl", "h_troll", "m_book"}


@pytest.mark.rule("RH-D127")
def test_a_tile_turned_up_is_ruled_out_for_the_others() -> None:
    """Two came out of the bag; one is turned up and goes back: the other is known by elimination for good."""
    placer = Who("warrior", at="A2", missions=("m_monk",))
    state = table(
        placer,
        Who("elf", at="C4", skills=(4, 11, 2)),
        board={"A2": ["m_capital", "m_gorge"]},
        bag=["h_giant", "m_girl"],
        stage="act",
    )
    match = start(state, [1, 1], ["h_giant", "m_girl"])
    play(match, "choose_action accept m_capital", "place_hidden piece C", "place_hidden space C2")
    play(match, "choose_action accept m_gorge", "place_hidden piece D", "place_hidden space D2")
    tile = match.state.board[SPACE["D2"]][0]
    assert {match.sample(1, Chance(seed)).state.faces[tile] for seed in range(20)} == {
        FACE["h_giant"],
        FACE["m_girl"],
    }
    play(match, "start_turn step C2", "choose_skill skill ranged", "choose_cube cube red")
    assert in_bag(match) == ["h_giant"]
    assert {match.sample(1, Chance(seed)).state.faces[tile] for seed in range(20)} == {FACE["m_girl"]}


@pytest.mark.rule("RH-267")
def test_every_turn_has_its_own_draw() -> None:
    finder = Who("warrior", at="A2")
    state = table(
        finder, ELF, board={"A2": ["m_monk", "m_girl"]}, bag=["b_boat", "b_spring"], one_draw_per_turn=True
    )
    match = start(state, picks=["b_boat", "b_spring"])
    play(match, "start_turn stay", "choose_action accept m_monk", "choose_action end_turn", "start_turn stay")
    play(match, "start_turn stay", "choose_action accept m_girl")
    assert in_bag(match) == []
