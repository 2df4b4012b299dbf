"""Worked examples 17 to 20, 28 to 31, 35, 38 and 41: placing tiles, ways, journeys."""

from __future__ import annotations

import pytest

from heroes_desktop.engine import Match
from heroes_desktop.games.return_of_the_heroes.figures import movement
from heroes_desktop.games.return_of_the_heroes.land import SPACE
from heroes_desktop.games.return_of_the_heroes.state import State
from heroes_desktop.games.return_of_the_heroes.ways import distance

from .build import Who, asked, at, hero, in_bag, items, missions, offered, play, start, table, tiles, told

ELF = Who("elf", at="M1")


def placements(match: Match[State], kind: str) -> list[str]:
    """Every space a piece-then-space question allows."""
    assert match.decision is not None
    found = []
    for option in match.decision.options:
        twin = match.clone()
        twin.play(option)
        assert twin.decision is not None
        assert twin.decision.kind == kind
        found += [str(space.args[0]) for space in twin.decision.options]
    return found


@pytest.mark.rule("RH-086", "RH-087", "RH-D41")
def test_17_a_drawn_hidden_tile() -> None:
    finder = Who("warrior", at="F2")
    state = table(finder, ELF, board={"F2": ["m_monk"]}, bag=["h_robber"], stage="act")
    match = start(state, picks=["h_robber"])
    events = play(match, "choose_action accept m_monk")
    assert asked(match) == "place_hidden"
    assert match.decision
    assert match.decision.secret
    spaces = placements(match, "place_hidden")
    assert not [space for space in spaces if space[0] == "F"]
    assert "A2" in spaces
    for refused in ("D5", "L2", "H3", "A7", "M3", "M1"):
        assert refused not in spaces, refused
    assert all("face" not in event.facts for event in events if event.kind == "drawn_hidden")
    play(match, "place_hidden piece A", "place_hidden space A2")
    tile = match.state.board[SPACE["A2"]][0]
    assert match.view(0).faces[tile] >= 0
    assert match.view(1).faces[tile] < 0
    assert match.view(None).faces[tile] < 0


@pytest.mark.rule("RH-148", "RH-090", "RH-D39")
def test_18_a_fifth_mission() -> None:
    busy = Who("warrior", at="A2", missions=("m_monk", "m_girl", "m_deer", "m_woods"))
    state = table(busy, ELF, board={"A2": ["m_gorge"]}, bag=["b_ranger"], stage="act")
    match = start(state, picks=["b_ranger"])
    play(match, "choose_action accept m_gorge")
    assert asked(match) == "discard_mission"
    play(match, "discard_mission mission m_girl")
    assert tiles(match, "I5") == ["b_ranger"], "only the Ranger could be drawn"
    assert missions(match) == ["m_monk", "m_deer", "m_woods", "m_gorge"]
    assert in_bag(match) == ["m_girl"]


@pytest.mark.rule("RH-050", "RH-051", "RH-052", "RH-234", "RH-D25")
def test_19_water_toll() -> None:
    poor = Who("warrior", at="L2", gold=0)
    match = start(table(poor, ELF))
    assert offered(match)[:2] == ["step L1", "stay"], "only back to L1"
    match = start(table(poor, ELF, board={"L4": ["b_boat"]}))
    assert "step L4" in offered(match)
    play(match, "start_turn step L4")
    assert hero(match).gold == 0
    rich = start(table(Who("warrior", at="L2", gold=2), ELF))
    events = play(rich, "start_turn step L4")
    assert told(events, "walked")[0]["toll"] == 1
    assert hero(rich).gold == 1

    before, after = table(poor, ELF), table(poor, ELF, board={"L4": ["b_boat"]})
    assert distance(before, 0, SPACE["L1"], SPACE["L5"], gold=1) == 4
    assert distance(before, 0, SPACE["L1"], SPACE["L5"], gold=0) == 6
    assert distance(after, 0, SPACE["L1"], SPACE["L5"], gold=0) == 4
    assert distance(after, 0, SPACE["I1"], SPACE["I6"], gold=1) == 3
    assert distance(after, 0, SPACE["I1"], SPACE["I6"], gold=0) == 6


@pytest.mark.rule("RH-044", "RH-045", "RH-047", "RH-D85")
@pytest.mark.parametrize(
    ("name", "carried", "expected"),
    [
        ("dwarf", (), 2),
        ("dwarf", ("z_boots",), 3),
        ("dwarf", ("z_boots", "z_horse"), 4),
        ("dwarf", ("z_horse", "i_coach"), 6),
        ("elf", ("z_horse",), 6),
        ("warrior", (), 4),
        ("magician", (), 3),
        ("priest", (), 4),
    ],
)
def test_20_movement_items(name: str, carried: tuple[str, ...], expected: int) -> None:
    walker = Who(name, at="A2", home="A2", items=carried)
    state = table(walker, Who("warrior" if name != "warrior" else "elf"), mode="standard")
    assert movement(state, state.heroes[0]) == expected
    match = start(state)
    play(match, "start_turn step A1")
    steps = 1
    while asked(match) == "step":
        play(match, f"step step {'A2' if at(match) == 'A1' else 'A1'}")
        steps += 1
    assert steps == expected


@pytest.mark.rule("RH-229", "RH-230", "RH-D32")
def test_28_teleporter() -> None:
    traveller = Who("warrior", at="A2")
    match = start(table(traveller, ELF, board={"A2": ["h_teleporter"]}, stage="act"), [4])
    play(match, "choose_action use h_teleporter")
    assert offered(match) == ["piece H", "piece L"]
    spaces = placements(match, "teleport_to")
    assert spaces == ["H1", "H2", "H4", "H5", "L1", "L3", "L5", "L6", "L7", "L8", "L9"], "H3 is refused"
    play(match, "teleport_to piece L", "teleport_to space L7")
    assert at(match) == "L7"


@pytest.mark.rule("RH-239", "RH-D26", "RH-D27", "RH-D28")
@pytest.mark.parametrize(("die", "landing"), [(1, "K2"), (2, "J5"), (6, "J5")])
def test_29_broom(die: int, landing: str) -> None:
    flyer = Who("warrior", at="F2", items=("i_broom",))
    match = start(table(flyer, ELF, board={"K2": ["h_beggar"]}), [die])
    play(match, "start_turn fly")
    assert offered(match) == ["piece B", "piece E", "piece G", "piece J"], "D is no neighbour of F"
    play(match, "broom_to piece J", "broom_to space J5")
    assert at(match) == landing
    assert items(match) == ["i_broom"]
    if landing == "K2":
        assert "use h_beggar" in offered(match), "he meets the tiles there"


@pytest.mark.rule("RH-264", "RH-265", "RH-266", "RH-D93", "RH-006")
@pytest.mark.parametrize(("kept", "landing"), [("1 2", "K2"), ("2 3", "F2")])
def test_30_hall_2000(kept: str, landing: str) -> None:
    flyer = Who("priest", at="F2", home="A2", items=("i_broom",), cubes=(2, 0, 0))
    match = start(table(flyer, ELF, mode="standard", hall_2000=True), [1, 2, 3])
    play(match, "start_turn fly", "broom_to piece J", "broom_to space J5")
    assert asked(match) == "keep_dice"
    assert offered(match) == ["keep 1 2", "keep 2 3"], "1 + 3 leads to the Hut as well"
    play(match, f"keep_dice keep {kept}")
    assert at(match) == landing


@pytest.mark.rule("RH-258", "RH-259", "RH-260", "RH-272", "RH-D115")
def test_31_unexplored() -> None:
    explorer = Who("warrior", at="A6", home="A7")
    state = table(
        explorer,
        Who("elf", at="M3"),
        mode="standard",
        pieces="AOCDEFGHIJKLMNBP",
        discovered="AM",
        unplaced=["m_monk", "h_troll"],
        waiting=["b_mirabar"],
    )
    match = start(state)
    assert "explore east" in offered(match)
    assert not [word for word in offered(match) if word.startswith("step O")]
    events = play(match, "start_turn explore east")
    assert at(match) == "O4"
    assert told(events, "hidden_laid")[0]["spaces"] == ["O1", "O7"]
    assert tiles(match, "O1") == ["m_monk"]
    assert tiles(match, "O7") == ["h_troll"]
    assert tiles(match, "O3") == ["b_mirabar"]
    assert asked(match) == "step"


@pytest.mark.rule("RH-068", "RH-231", "RH-D123", "RH-D24")
def test_35_the_ranger_frees_the_line() -> None:
    warrior = Who("warrior", at="I4")
    other = Who("elf", at="P2")
    state = table(warrior, other, board={"P2": ["m_monk"]}, bag=["b_ranger"])
    match = start(state, [5, 4], ["b_ranger"])
    play(match, "start_turn step I5")
    assert hero(match).line == SPACE["I5"]
    events = play(match, "start_turn stay", "choose_action accept m_monk")
    assert tiles(match, "I5") == ["b_ranger"]
    if asked(match) == "choose_action":
        events += play(match, "choose_action end_turn")
    assert at(match) == "I5"
    assert not told(events, "search"), "without dice"
    assert match.state.walked == 1
    assert told(events, "walked")[-1]["left"] == 3


@pytest.mark.rule("RH-087", "RH-008", "RH-076")
def test_38_empty_means_empty() -> None:
    finder = Who("warrior", at="F2")
    state = table(finder, ELF, board={"F2": ["m_monk"], "G5": ["o_statuette"]}, bag=["m_girl"], stage="act")
    match = start(state, picks=["m_girl"])
    play(match, "choose_action accept m_monk", "place_hidden piece G")
    assert "space G2" in offered(match)
    assert "space G5" not in offered(match), "invisible is not empty"


@pytest.mark.rule("RH-046", "RH-048")
def test_41_the_walled_court() -> None:
    elf = Who("elf", at="F9")
    match = start(table(elf, Who("warrior")))
    play(match, "start_turn step J1")
    assert "step J5" not in offered(match), "there is no line J1–J5"
    play(match, "step step J2", "step step J5")
    assert {"step J7", "step J8"} <= set(offered(match))
    assert "step J9" not in offered(match)
    assert distance(match.state, 0, SPACE["J1"], SPACE["J9"]) == 4
    assert distance(match.state, 0, SPACE["F9"], SPACE["J5"]) == 3
