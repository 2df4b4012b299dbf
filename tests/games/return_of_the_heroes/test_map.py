"""The map: lines, entries, colours, geometry, distances."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import dist

import pytest

from heroes_desktop.games.return_of_the_heroes.content import (
    FACES,
    HEROES,
    MISSIONS,
    PIECE_FACE,
    PIECES,
    QUESTS,
)
from heroes_desktop.games.return_of_the_heroes.figures import AT, FIND
from heroes_desktop.games.return_of_the_heroes.land import (
    BEIGE,
    BLUE,
    COLOUR,
    ENTRIES,
    FIND_NUMBER,
    GATES,
    LINES,
    NOWHERE,
    PIECE_INDEX,
    PIECE_OF,
    SPACE,
    SPACES,
    SPACES_OF,
    STARTS,
    TOWER,
    TOWER_SPACE,
    compass,
    entry_at,
    label,
    layout,
    neighbour,
    turned,
)
from heroes_desktop.games.return_of_the_heroes.rows import Tile
from heroes_desktop.games.return_of_the_heroes.ways import distance
from tests.scenarios.return_of_the_heroes.build import Who, table

BASIC = tuple(PIECE_FACE + 4 * piece for piece in range(16))
ENTRY_POINTS = {"N": (0.50, 0.12), "E": (0.88, 0.50), "S": (0.50, 0.88), "W": (0.12, 0.50)}

every_piece = pytest.mark.parametrize("piece", range(16), ids=[piece.id for piece in PIECES])


@pytest.mark.rule("RH-001")
def test_spaces_are_named_by_piece_and_number() -> None:
    assert [piece.id for piece in PIECES] == list("ABCDEFGHIJKLMNOP")
    for piece in PIECES:
        assert [space.id for space in piece.spaces] == [
            f"{piece.id}{n + 1}" for n in range(len(piece.spaces))
        ]
    plan = layout(BASIC)
    assert plan.position == tuple(range(16))
    assert label(plan.joints[SPACE["A6"]]) == "B3", "east of A is B"
    assert label(plan.joints[SPACE["A9"]]) == "E1", "south of A is E"
    assert plan.joints[SPACE["A1"]] == plan.joints[SPACE["A4"]] == NOWHERE


@pytest.mark.rule("RH-D18", "RH-049", "RH-D20", "RH-D32")
def test_colours() -> None:
    assert len(SPACES) == 128
    by_colour = {colour: [space.id for space in SPACES if space.colour == colour] for colour in
                 ("beige", "blue", "red", "green", "yellow", "tower")}  # fmt: skip
    assert len(by_colour["beige"]) == 111
    assert by_colour["blue"] == ["I3", "I8", "L2", "L4"]
    assert by_colour["red"] == ["A5", "C5", "D5", "G6", "N5"]
    assert by_colour["green"] == ["B6", "I5", "M6", "P6"]
    assert by_colour["yellow"] == ["E6", "K6", "O6"]
    assert by_colour["tower"] == ["H3"]
    assert {FIND_NUMBER[COLOUR[SPACE[space]]] for space in by_colour["red"]} == {5}
    assert {FIND_NUMBER[COLOUR[SPACE[space]]] for space in by_colour["green"] + by_colour["yellow"]} == {6}
    assert all(FIND[0][SPACE[space]] == 0 for space in by_colour["beige"] + by_colour["blue"])


def test_lines_lie_between_existing_spaces_once_and_both_ways() -> None:
    assert sum(len(piece.lines) for piece in PIECES) == 162
    for piece in PIECES:
        pairs = [frozenset(line.split("-")) for line in piece.lines]
        assert len(set(pairs)) == len(pairs)
        assert all(len(pair) == 2 for pair in pairs)
    for space, near in enumerate(LINES):
        assert all(space in LINES[other] for other in near)
        assert all(PIECE_OF[space] == PIECE_OF[other] for other in near)
    assert len({frozenset(piece.lines) for piece in PIECES}) == 16, "two pieces have the same lines"


@every_piece
@pytest.mark.rule("RH-D08")
def test_one_beige_entry_on_each_side_in_every_rotation(piece: int) -> None:
    for turns in range(4):
        entries = [entry_at(piece, turns, side) for side in range(4)]
        assert sorted(entries) == sorted(ENTRIES[piece])
        for side, entry in enumerate(entries):
            assert COLOUR[entry] == BEIGE
            assert compass(entry, turns) == side
            x, y = turned(SPACES[entry].x, SPACES[entry].y, turns)
            assert (round(x, 2), round(y, 2)) == ENTRY_POINTS["NESW"[side]], (
                "the middle of that side of the map"
            )


@every_piece
def test_geometry(piece: int) -> None:
    spaces = SPACES_OF[piece]
    points = {space: (SPACES[space].x, SPACES[space].y) for space in spaces}
    for space in spaces:
        if SPACES[space].entry:
            assert points[space] == ENTRY_POINTS[SPACES[space].entry]
    for one, other in combinations(spaces, 2):
        assert dist(points[one], points[other]) >= 0.22 - 1e-9, (
            f"{label(one)} and {label(other)} are too near"
        )
    lines = [(one, other) for one in spaces for other in LINES[one] if one < other]
    for (a, b), (c, d) in combinations(lines, 2):
        if len({a, b, c, d}) == 4:
            assert not _cross(points[a], points[b], points[c], points[d]), (
                f"{label(a)}–{label(b)}, {label(c)}–{label(d)}"
            )
    for a, b in lines:
        for space in spaces:
            if space not in (a, b):
                assert _from_line(points[space], points[a], points[b]) >= 0.09 - 1e-9, label(space)


Point = tuple[float, float]


def _side(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


def _from_line(p: Point, a: Point, b: Point) -> float:
    length = dist(a, b)
    share = max(0.0, min(1.0, ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / length**2))
    return dist(p, (a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])))


@every_piece
def test_entries_are_joined_without_roll_or_toll(piece: int) -> None:
    """In I the way to I6 leads over one blue space alone, which costs nothing."""
    reached, edge = {ENTRIES[piece][0]}, [ENTRIES[piece][0]]
    while edge:
        space = edge.pop()
        for near in LINES[space]:
            free = COLOUR[near] in (BEIGE, BLUE) and not (COLOUR[space] == COLOUR[near] == BLUE)
            if free and near not in reached:
                reached.add(near)
                edge.append(near)
    assert set(ENTRIES[piece]) <= reached


@pytest.mark.rule("RH-034", "RH-021")
def test_starting_spaces() -> None:
    expected = {
        "A": "A2 A3 A7 A8", "B": "B2 B4 B7 B8", "C": "C2 C3 C7 C8", "D": "D2 D4 D7 D9", "E": "E2 E5",
        "F": "F2 F3 F5 F7 F8", "G": "G2 G5", "H": "", "I": "I2 I7", "J": "J2 J3 J5 J7 J8", "K": "K2 K3",
        "L": "L3 L7 L8", "M": "M2 M3", "N": "N1 N4 N7 N8", "O": "O2 O3", "P": "P2 P3",
    }  # fmt: skip
    assert {
        piece.id: " ".join(label(space) for space in STARTS[index]) for index, piece in enumerate(PIECES)
    } == expected
    starts = {hero.id: hero.start for hero in HEROES}
    assert starts == {"warrior": "A7", "elf": "M3", "magician": "P2", "dwarf": "D4", "priest": ""}
    assert all(SPACE[start] in STARTS[PIECE_OF[SPACE[start]]] for start in starts.values() if start)


def test_everything_is_reachable() -> None:
    state = table(Who("warrior"), Who("elf"))
    far = [label(space) for space in range(128) if distance(state, 0, SPACE["A7"], space, gold=0) < 0]
    assert far == ["H3"], "the Tower alone is closed"
    assert COLOUR[TOWER_SPACE] == TOWER
    assert LINES[TOWER_SPACE] == tuple(sorted(GATES))


def test_every_named_coordinate_exists() -> None:
    places = [row.space for row in FACES if isinstance(row, Tile) and row.space]
    places += [quest.goal for quest in QUESTS if quest.goal != "home"]
    places += [
        getattr(mission.task, "to", "")
        for mission in MISSIONS
        if mission.task.__class__.__name__ != "Deliver"
    ]
    assert all(place in SPACE for place in places if place)
    assert all(
        AT[face] == SPACE[row.space] for face, row in enumerate(FACES) if isinstance(row, Tile) and row.space
    )


@pytest.mark.parametrize(
    ("way", "steps"),
    [
        ("A7 G6 O2 N5", (10, 7, 3)),
        ("M3 K6 C8 M3", (9, 10, 15)),
        ("P2 J8 B4 P2", (8, 9, 15)),
        ("D4 F3 N1 D4", (9, 9, 15)),
        ("J1 J9", (4,)),
        ("J4 J6", (4,)),
        ("J1 J5", (2,)),
        ("G4 G7", (2,)),
        ("P4 P7", (3,)),
        ("I1 I9", (3,)),
        ("L1 L9", (3,)),
    ],
)
@pytest.mark.parametrize("gold", [0, 9])
def test_distances_of_the_chapter(way: str, steps: tuple[int, ...], gold: int) -> None:
    """The ways of the four fixed quests, and those inside the pieces; no toll shortens a quest."""
    if way in ("I1 I9", "L1 L9") and not gold:
        steps = (4,)
    state = table(Who("priest", at="A2", home="A2"), Who("elf"), mode="standard")
    spaces = [SPACE[word] for word in way.split()]
    found = [distance(state, 0, a, b, gold) for a, b in pairwise(spaces)]
    assert found == list(steps)


def test_the_dwarf_without_hidden_places() -> None:
    state = table(Who("warrior"), Who("elf"))
    assert distance(state, 0, SPACE["N1"], SPACE["D4"], rolls=False) == 17
    assert distance(state, 0, SPACE["G4"], SPACE["G7"], rolls=False) == 4
    assert distance(state, 0, SPACE["P4"], SPACE["P7"], rolls=False) == 5


@pytest.mark.rule("RH-048", "RH-D27")
def test_neighbouring_positions() -> None:
    assert [neighbour(5, side) for side in range(4)] == [1, 6, 9, 4]
    assert [neighbour(0, side) for side in range(4)] == [NOWHERE, 1, 4, NOWHERE]
    assert [neighbour(15, side) for side in range(4)] == [11, NOWHERE, NOWHERE, 14]


def test_joints_are_mutual_wherever_pieces_lie_and_however_they_are_turned() -> None:
    faces = tuple(PIECE_FACE + 4 * ((7 * place + 3) % 16) + (5 * place) % 4 for place in range(16))
    joints = layout(faces).joints
    met = [space for space, other in enumerate(joints) if other >= 0]
    assert len(met) == 48, "24 roads between two pieces"
    assert all(joints[joints[space]] == space for space in met)
    assert PIECE_INDEX["H"] == 7
