"""Set-up of the three modes."""

from __future__ import annotations

from collections import Counter

import pytest

from heroes_desktop.engine import Match, Option, Setup
from heroes_desktop.games.return_of_the_heroes import info
from heroes_desktop.games.return_of_the_heroes.content import (
    FIRST_SHEET,
    HIDDEN_COUNT,
    NAMELESS,
    PIECE_FACE,
    PIECES,
    QUESTS,
    face_id,
)
from heroes_desktop.games.return_of_the_heroes.land import (
    CORNERS,
    EAST,
    NORTH,
    PIECE_OF,
    PRINTED_SIDE,
    SOUTH,
    SPACE,
    WEST,
    entry_at,
    label,
)
from heroes_desktop.games.return_of_the_heroes.state import FIRST_PIECE, SHEET, State
from tests.scenarios.return_of_the_heroes.build import asked, in_bag, offered, out, play, tiles

NAMES = ("Ann", "Ben", "Cleo", "Dan")


def new(mode: str, seats: int, seed: int = 1, **options: object) -> Match[State]:
    """A new match with the first heroes there are, up to the first turn."""
    heroes = ["warrior", "elf", "magician", "dwarf"][:seats]
    options = {"heroes": heroes, **options}
    match = Match.new(info.id, Setup("test", NAMES[:seats], {"mode": mode, **options}), seed)
    while match.pending and match.state.stage in ("lay", "heroes", "quests", "starts"):
        match.play(match.pending[0].options[0])
    return match


def pieces(match: Match[State]) -> list[str]:
    """The letters of the pieces, position by position."""
    return [PIECES[(face - PIECE_FACE) // 4].id for face in match.state.faces[FIRST_PIECE:]]


def turns(match: Match[State]) -> list[int]:
    return [(face - PIECE_FACE) % 4 for face in match.state.faces[FIRST_PIECE:]]


def hidden_on_board(match: Match[State]) -> dict[str, int]:
    """Spaces with face-down tiles."""
    s = match.state
    return {label(space): tile for space, there in s.board.items() for tile in there if not s.seen[tile]}


# all modes


@pytest.mark.rule("RH-010", "RH-D11")
def test_each_hero_once_as_man_or_woman() -> None:
    match = Match.new(info.id, Setup("test", NAMES[:3], {"mode": "standard"}), 1)
    assert asked(match) == "choose_hero"
    assert match.decision
    assert match.decision.seat == 0
    assert len(match.decision.options) == 11
    play(match, "choose_hero hero elf woman")
    assert not [word for word in offered(match) if "elf" in word]
    play(match, "choose_hero hero dwarf man")
    play(match, "choose_hero random")
    assert match.state.heroes[0].woman
    assert not match.state.heroes[1].woman
    assert len(set(match.state.roles)) == 3
    assert match.state.heroes[0].skills == [4, 7, 2], "a woman plays like a man"


@pytest.mark.rule("RH-012", "RH-011", "RH-013")
def test_heroes_start_with_their_sheets() -> None:
    match = new("basic", 4)
    for hero in match.state.heroes:
        assert (hero.cubes, hero.items, hero.missions, hero.gem) == ([0, 0, 0], [], [], False)
        assert hero.space == hero.home
    assert [(hero.life, hero.gold) for hero in match.state.heroes] == [(4, 1), (3, 2), (2, 3), (5, 4)]


@pytest.mark.rule("RH-014", "RH-015")
def test_piles_beside_the_board() -> None:
    first, second = new("basic", 2, seed=1).state, new("basic", 2, seed=2).state
    assert [len(zone) for zone in (first.bazaar, first.servants, first.guardians)] == [18, 14, 4]
    for zone in ("bazaar", "servants", "guardians"):
        instances = getattr(first, zone)
        assert all(not first.seen[instance] for instance in instances), "face down"
    assert [first.faces[i] for i in first.bazaar] != [second.faces[i] for i in second.bazaar]
    assert [first.faces[i] for i in first.servants] != [second.faces[i] for i in second.servants]
    assert [face_id(first.faces[tile]) for tile in first.aside] == ["token"]
    orders = {tuple(new("basic", 2, seed=seed).state.faces[84:88]) for seed in range(8)}
    assert len(orders) > 1, "the Guardians are shuffled"


@pytest.mark.rule("RH-016", "RH-D13", "RH-037")
def test_first_player() -> None:
    assert new("basic", 3).state.active == 0
    match = new("basic", 3, first=2)
    order = []
    for _turn in range(6):
        order.append(match.state.active)
        play(match, "start_turn stay")
    assert order == [2, 0, 1, 2, 0, 1]
    assert match.state.round == 3


@pytest.mark.rule("RH-017", "RH-019", "RH-D07")
@pytest.mark.parametrize("seed", range(3))
def test_two_hidden_tiles_on_every_piece(seed: int) -> None:
    match = new("basic", 2, seed)
    hidden = hidden_on_board(match)
    assert len(hidden) == 32
    assert sorted(match.state.faces[tile] for tile in hidden.values()) == list(range(HIDDEN_COUNT))
    for position in range(16):
        mine = {PRINTED_SIDE[SPACE[space]] for space in hidden if PIECE_OF[SPACE[space]] == position}
        even = sum(divmod(position, 4)) % 2 == 0
        assert mine == ({NORTH, SOUTH} if even else {EAST, WEST})
    roads = [space for space in hidden if _has_neighbour(space)]
    assert len(roads) == 24, "one on each road between two pieces"


def _has_neighbour(space: str) -> bool:
    position, side = PIECE_OF[SPACE[space]], PRINTED_SIDE[SPACE[space]]
    row, column = divmod(position, 4)
    return not (
        (side == NORTH and row == 0)
        or (side == SOUTH and row == 3)
        or (side == WEST and column == 0)
        or (side == EAST and column == 3)
    )


# basic


@pytest.mark.rule("RH-018", "RH-D09")
def test_basic_map_is_alphabetical() -> None:
    for mode, seats in (("basic", 2), ("solo", 1)):
        match = new(mode, seats)
        assert pieces(match) == list("ABCDEFGHIJKLMNOP")
        assert turns(match) == [0] * 16


@pytest.mark.rule("RH-020")
def test_no_priest_in_the_basic_game() -> None:
    match = Match.new(info.id, Setup("test", NAMES[:2], {"mode": "basic"}), 1)
    assert not [word for word in offered(match) if "priest" in word]
    assert info.problems(Setup("test", NAMES[:2], {"mode": "basic", "heroes": ["priest"]}))
    assert not info.problems(Setup("test", NAMES[:2], {"mode": "standard", "heroes": ["priest"]}))


@pytest.mark.rule("RH-021", "RH-022", "RH-192")
def test_basic_starts_and_quests() -> None:
    match = new("basic", 4)
    assert [label(hero.home) for hero in match.state.heroes] == ["A7", "M3", "P2", "D4"]
    assert [[QUESTS[quest].id for quest in hero.quests] for hero in match.state.heroes] == [
        ["q_daphne"],
        ["q_axe"],
        ["q_panpipes"],
        ["q_juan"],
    ]


@pytest.mark.rule("RH-023")
def test_basic_nameless_is_open() -> None:
    match = new("basic", 2)
    assert NAMELESS[match.view(None).faces[SHEET] - FIRST_SHEET].id == "king"


@pytest.mark.rule("RH-024", "RH-025", "RH-026", "RH-027", "RH-D06", "RH-D14")
@pytest.mark.parametrize("seats", [2, 4])
def test_basic_tiles(seats: int) -> None:
    match = new("basic", seats)
    for space, word in {
        "D9": "o_tooth",
        "E6": "o_book",
        "H5": "o_crystal",
        "G5": "o_statuette",
        "M3": "o_necklace",
        "G6": "q1_daphne",
        "K6": "q1_axe",
        "J8": "q1_panpipes",
        "F3": "q1_juan",
    }.items():
        assert word in tiles(match, space)
    assert sorted(out(match)) == sorted(
        [
            "q1_merlin",
            "q1_ball",
            "q1_ring",
            "q1_diadem",
            "q2_diadem",
            "q2_merlin",
            "q2_ball",
            "q2_ring",
            "b_mice",
        ]
    )
    bag = in_bag(match)
    assert len(bag) == 19
    assert {"q2_daphne", "q2_axe", "q2_panpipes", "q2_juan"} <= set(bag)
    assert Counter(word[0] for word in bag) == {"q": 4, "e": 3, "b": 12}


# standard


@pytest.mark.rule("RH-028", "RH-029", "RH-D10")
def test_standard_corners() -> None:
    at_corner: set[str] = set()
    free_corner: set[str] = set()
    for seed in range(40):
        match = new("standard", 3, seed)
        letters = pieces(match)
        corners = [letters[CORNERS[seat]] for seat in range(3)]
        assert not {"H", "N"} & set(corners)
        at_corner |= set(corners)
        free_corner.add(letters[CORNERS[3]])
        assert [label(hero.home)[0] for hero in match.state.heroes] == corners
        assert sorted(letters) == list("ABCDEFGHIJKLMNOP")
    assert len(at_corner) == 14
    assert len(free_corner) > 10
    assert CORNERS == (0, 3, 15, 12), "north-west, north-east, south-east, south-west"


@pytest.mark.rule("RH-029", "RH-D10")
def test_tower_and_temple_lie_anywhere_else() -> None:
    places = [new("standard", 2, seed) for seed in range(60)]
    towers = {pieces(match).index("H") for match in places}
    assert not {0, 3} & towers
    assert len(towers) > 10


@pytest.mark.rule("RH-030", "RH-D09")
def test_rotation() -> None:
    assert turns(new("standard", 2, rotate_regions=False)) == [0] * 16
    counts = Counter(turn for seed in range(10) for turn in turns(new("standard", 2, seed)))
    assert set(counts) == {0, 1, 2, 3}
    assert min(counts.values()) > 20


@pytest.mark.rule("RH-031", "RH-D08")
def test_standard_hidden_tiles_follow_the_compass() -> None:
    match = new("standard", 2, 5)
    hidden = hidden_on_board(match)
    assert len(hidden) == 32
    for position, (letter, turn) in enumerate(zip(pieces(match), turns(match), strict=True)):
        piece = ord(letter) - ord("A")
        even = sum(divmod(position, 4)) % 2 == 0
        sides = (NORTH, SOUTH) if even else (EAST, WEST)
        assert {label(entry_at(piece, turn, side)) for side in sides} <= set(hidden)


@pytest.mark.rule("RH-032", "RH-033", "RH-193", "RH-D12")
def test_standard_heroes_and_quests() -> None:
    match = Match.new(info.id, Setup("test", NAMES[:2], {"mode": "standard"}), 3)
    assert {str(option.args[0]) for option in match.pending[0].options if option.args} == {
        "warrior",
        "elf",
        "magician",
        "dwarf",
        "priest",
    }
    matches = [new("standard", 4, seed) for seed in range(12)]
    for match in matches:
        dealt = [quest for hero in match.state.heroes for quest in hero.quests]
        assert sorted(dealt) == list(range(8))
        assert all(len(hero.quests) == 2 for hero in match.state.heroes)
        assert match.view(3).heroes[0].quests == match.state.heroes[0].quests, "open to all"
    assert len({tuple(match.state.heroes[0].quests) for match in matches}) > 5


@pytest.mark.rule("RH-034", "RH-D11")
def test_standard_starting_space_is_chosen_after_the_quests() -> None:
    setup = Setup("test", NAMES[:2], {"mode": "standard", "heroes": ["elf", "dwarf"]})
    match = Match.new(info.id, setup, 4)
    assert asked(match) == "choose_start"
    assert match.decision
    assert match.decision.seat == 0
    assert all(match.state.heroes[seat].quests for seat in range(2))
    home = pieces(match)[0]
    spaces = [SPACE[str(option.args[0])] for option in match.decision.options]
    assert all(label(space)[0] == home and PRINTED_SIDE[space] < 0 for space in spaces)


@pytest.mark.rule("RH-035", "RH-D122")
def test_standard_nameless_is_face_down() -> None:
    found = Counter()
    for seed in range(60):
        match = new("standard", 2, seed)
        assert match.view(0).faces[SHEET] < 0
        assert match.view(None).faces[SHEET] < 0
        found[match.state.faces[SHEET]] += 1
    assert len(found) == 6


@pytest.mark.rule("RH-036")
def test_standard_bag() -> None:
    bag = in_bag(new("standard", 2))
    assert len(bag) == 37
    assert Counter(word[0] for word in bag) == {"q": 16, "o": 5, "e": 3, "b": 13}
    assert "b_mice" in bag


@pytest.mark.rule("RH-257")
def test_token_in_bag() -> None:
    bag = in_bag(new("standard", 2, token_in_bag=True))
    assert "token" in bag
    assert len(bag) == 38


# solo


@pytest.mark.rule("RH-241", "RH-242", "RH-243", "RH-D109", "RH-D108")
def test_solo_set_up() -> None:
    match = new("solo", 1)
    assert "b_great_bazaar" in tiles(match, "J2")
    assert "b_coachmaker" in tiles(match, "J7")
    assert tiles(match, "H3") == ["token"]
    assert match.state.awake
    assert len(match.state.guardians) == 4
    assert all(not match.state.seen[guardian] for guardian in match.state.guardians)
    bag = in_bag(match)
    assert len(bag) == 13
    assert Counter(word[0] for word in bag) == {"e": 3, "b": 10}
    assert len(match.state.aside) == 16
    assert out(match) == ["b_mice"]
    assert NAMELESS[match.view(0).faces[SHEET] - FIRST_SHEET].id == "king"
    assert "o_book" in tiles(match, "E6")
    assert len(hidden_on_board(match)) + match.state.seen[:32].count(0xFFFF) == 32


@pytest.mark.rule("RH-276", "RH-277", "RH-D129", "RH-D109")
def test_solo_nameless() -> None:
    opens, hiddens = Counter(), Counter()
    for seed in range(60):
        match = new("solo", 1, seed, solo_nameless="open")
        opens[match.view(0).faces[SHEET]] += 1
        assert len(in_bag(match)) == 13
        match = new("solo", 1, seed, solo_nameless="hidden")
        assert match.view(0).faces[SHEET] < 0
        hiddens[match.state.faces[SHEET]] += 1
        assert len(in_bag(match)) == 14
        assert "b_mice" in in_bag(match)
    assert len(opens) == len(hiddens) == 6
    assert min(opens.values()) > 2
    again = [new("solo", 1, 7, solo_nameless="hidden", heroes=[hero]) for hero in ("elf", "dwarf")]
    assert again[0].state.faces[SHEET] == again[1].state.faces[SHEET], "whoever the hero is"


@pytest.mark.rule("RH-244", "RH-245", "RH-246")
def test_solo_hero_and_start() -> None:
    match = Match.new(info.id, Setup("test", NAMES[:1], {"mode": "solo"}), 1)
    assert "hero priest woman" in offered(match)
    play(match, "choose_hero hero priest woman")
    assert offered(match) == ["piece A", "piece D", "piece M", "piece P"]
    play(match, "choose_start piece D")
    assert offered(match) == [
        "space D1",
        "space D2",
        "space D3",
        "space D4",
        "space D6",
        "space D7",
        "space D8",
        "space D9",
    ]
    play(match, "choose_start space D1")
    assert match.state.heroes[0].quests == []


@pytest.mark.rule("RH-D120")
def test_solo_start_on_a_hidden_tile() -> None:
    """An entry with a face-down tile is allowed; the tile is turned up before the first decision."""
    seen = set()
    for seed in range(40):
        match = new("solo", 1, seed, starts=["A1"])
        there = match.state.board.get(SPACE["A1"], [])
        assert all(match.state.seen[tile] for tile in there)
        seen.add(asked(match))
    assert {"start_turn", "leave_or_fight"} <= seen


# what can be wrong


@pytest.mark.parametrize(
    ("seats", "options", "word"),
    [
        (1, {"mode": "basic"}, "players"),
        (5, {"mode": "standard"}, "players"),
        (2, {"mode": "solo"}, "players"),
        (2, {"mode": "chess"}, "chess"),
        (2, {"mode": "basic", "unexplored": True}, "unexplored"),
        (2, {"mode": "standard", "play_on": True}, "play_on"),
        (2, {"mode": "standard", "solo_nameless": "open"}, "solo_nameless"),
        (1, {"mode": "solo", "solo_nameless": "demon"}, "demon"),
        (1, {"mode": "solo", "quest_pile": True}, "quest_pile"),
        (2, {"mode": "standard", "hall_2000": "yes"}, "hall_2000"),
        (2, {"mode": "standard", "heroes": ["elf", "elf woman"]}, "elf"),
        (2, {"mode": "standard", "heroes": ["bard"]}, "bard"),
        (2, {"mode": "standard", "heroes": "elf"}, "list"),
        (2, {"mode": "standard", "heroes": ["elf", "dwarf", "priest"]}, "3"),
        (1, {"mode": "solo", "starts": ["F5"]}, "F5"),
        (1, {"mode": "solo", "starts": "A7"}, "list"),
        (2, {"mode": "basic", "first": 2}, "2"),
        (2, {"mode": "basic", "weather": "fine"}, "weather"),
    ],
)
def test_problems(seats: int, options: dict[str, object], word: str) -> None:
    found = info.problems(Setup("test", ("Ann", "Ben", "Cleo", "Dan", "Eve")[:seats], options))
    assert len(found) == 1
    assert word in found[0]


def test_every_setup_is_sound() -> None:
    assert [info.problems(setup) for setup in info.setups] == [[]] * len(info.setups)
    assert Option("random") in Match.new(info.id, info.setups[0], 1).pending[0].options
