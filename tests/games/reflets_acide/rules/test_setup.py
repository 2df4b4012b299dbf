"""Before the first turn (NA-001 to NA-041, NA-266 to NA-276, NA-D84 to NA-D88)."""

from __future__ import annotations

import pytest

from heroes_desktop.engine import Chance, Event, Match, Option, Setup
from heroes_desktop.games.reflets_acide import info
from heroes_desktop.games.reflets_acide.content import (
    BOARD,
    CHALLENGES,
    DOOR_FACE,
    LOOT_FACE,
    QUESTS,
    RELIC_FACE,
    ROOM_FACE,
    TREASURE_FACE,
    ZONE_FACE,
    ZONE_KINDS,
    ZONES,
    zone,
)
from heroes_desktop.games.reflets_acide.figures import board_at, boards_of, difficulty, on_board, owner, width
from heroes_desktop.games.reflets_acide.rules.stages import STAGES
from heroes_desktop.games.reflets_acide.state import FIRST_TOKEN, GREEN, State, token_colour
from heroes_desktop.games.reflets_acide.track import AVATAR_START, GREY, INTERSECTIONS, RED, SEGMENTS

NAMES = ("Ann", "Ben", "Cleo")


def new(seats: int = 1, seed: int = 1, **options: object) -> Match[State]:
    return Match.new(info.id, Setup("test", NAMES[:seats], dict(options)), seed)


def until(match: Match[State], *kinds: str, seed: int = 1) -> list[Event]:
    """Answer anything until one of these is asked or the first turn has begun."""
    told, chance = list(match.events), Chance(seed)
    while match.decision is not None and match.decision.kind not in kinds and match.state.turn == 0:
        options = match.decision.options
        quiet = [one for one in options if one.act == "done"]
        told += match.play((quiet or options)[0 if quiet else chance.below(len(options))])
    return told


def begun(seats: int = 1, seed: int = 1, **options: object) -> Match[State]:
    match = new(seats, seed, **{"challenge": "pepere", "tokens": "quick", **options})
    until(match)
    return match


@pytest.mark.rule("NA-001", "NA-D03", "NA-D04")
def test_the_board_is_the_fixed_track() -> None:
    kinds = [space.kind for space in BOARD.space]
    assert [space.number for space in BOARD.space] == list(range(63))
    assert [kinds.count(kind) for kind in ("grey", "intersection", "red", "zone", "chance", "plain")] == [
        7, 7, 7, 6, 6, 18
    ]  # fmt: skip
    assert kinds.count("corridor") == 10
    assert BOARD.red == 14
    assert AVATAR_START == -14
    assert [(row.start, row.target) for row in BOARD.shortcut] == [
        (9, 15), (17, 23), (32, 36), (39, 49), (2, 7), (24, 30), (47, 52)
    ]  # fmt: skip
    assert [space + 1 for space in GREY] == list(INTERSECTIONS)
    assert [space.number for space in BOARD.space if space.kind == "chance"] == [4, 11, 19, 26, 34, 49]
    hidden = begun().state
    for cards in (*hidden.zones, hidden.doors, hidden.rooms, hidden.relics):
        assert not any(hidden.seen[one] for one in cards)


@pytest.mark.rule("NA-002", "NA-003", "NA-004")
def test_one_zone_of_each_kind_one_door_and_ten_rooms() -> None:
    seen = set()
    for seed in range(12):
        s = begun(seed=seed).state
        for index, kind in enumerate(ZONE_KINDS):
            assert [zone(s.faces[one]).kind for one in s.zones[index]] == [kind]
            seen.add(s.faces[s.zones[index][0]])
        assert len(s.doors) == 1
        assert sorted(s.faces[one] for one in s.rooms) == list(range(ROOM_FACE, TREASURE_FACE))
        seen.add(s.faces[s.doors[0]])
        seen.add(tuple(s.faces[one] for one in s.rooms))
    assert len(seen) > 30  # they are drawn at random


@pytest.mark.rule("NA-005", "NA-006", "NA-037")
def test_red_and_grey_tokens_lie_before_and_after_the_zones() -> None:
    s = begun().state
    assert GREY == (1, 8, 16, 23, 31, 38, 46)
    assert RED == (6, 14, 21, 29, 36, 44, 51)
    for colour, spaces in ((2, GREY), (1, RED)):
        there = [s.tokens[space] for space in spaces]
        assert all(token_colour(one) == colour for one in there)
        assert sorted(s.faces[one] for one in there) == list(range(FIRST_TOKEN, FIRST_TOKEN + 7))
        assert not any(s.seen[one] for one in there)


@pytest.mark.rule("NA-007", "NA-008", "NA-009")
def test_piles_and_treasure() -> None:
    s = begun().state
    assert len(s.heroes) + len(s.heroes_discard) == 63 - 12
    assert (len(s.loot), len(s.relics), len(s.unforeseen)) == (56, 9, 69)
    assert all(LOOT_FACE <= s.faces[one] < RELIC_FACE for one in s.loot)
    assert TREASURE_FACE <= s.faces[s.treasure] < FIRST_TOKEN
    assert sum(TREASURE_FACE <= one < FIRST_TOKEN for one in s.gone) == 5
    assert not s.portal
    assert not s.step_two


@pytest.mark.rule("NA-010")
def test_both_pawns_start_on_their_spaces() -> None:
    match = new()
    assert match.state.avatar == AVATAR_START
    assert match.state.pawn == 0


@pytest.mark.rule("NA-011", "NA-012", "NA-042", "NA-D01")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_gems_at_the_start(seats: int) -> None:
    match = new(seats)
    assert all(board.gems == [1] * 5 for board in match.state.boards)
    assert match.state.vile.gems == [1] * 5
    assert sum(match.state.bag) == 125 - (20 if seats == 3 else 15)
    assert match.view(None).bag == match.state.bag


@pytest.mark.rule("NA-013", "NA-014", "NA-015", "NA-016", "NA-017", "NA-039")
def test_boards_and_seats() -> None:
    solo, duo, trio = (new(seats).state for seats in (1, 2, 3))
    assert [board_at(solo, no) for no in range(6)] == [0, 0, 0, 1, 1, 1]
    assert boards_of(solo, 0) == (0, 1)
    assert [owner(solo, board) for board in (0, 1)] == [0, 0]
    assert [board_at(duo, no) for no in range(6)] == [0, 0, 0, 1, 1, 1]
    assert [owner(duo, board) for board in (0, 1)] == [0, 1]
    assert [board_at(trio, no) for no in range(6)] == [0, 0, 1, 1, 2, 2]
    assert [boards_of(trio, seat) for seat in range(3)] == [(0,), (1,), (2,)]
    assert [width(state) for state in (solo, duo, trio)] == [3, 3, 2]
    for seats, row in ((1, [3, 3]), (2, [3, 3]), (3, [2, 2, 2])):
        state = begun(seats).state
        assert [len(list(on_board(state, board))) for board in range(len(state.boards))] == row
    assert begun(1).state.guide == 0


@pytest.mark.rule("NA-018", "NA-019", "NA-020", "NA-021")
def test_the_vile_quest_and_the_opposed_one() -> None:
    drawn = set()
    for seed in range(20):
        match = begun(seed=seed)
        vile, ours = QUESTS[match.state.vile.quest], QUESTS[match.state.quest]
        assert ours.id == vile.opposed
        assert vile.id == ours.opposed
        drawn.add(vile.id)
        view = match.view(None)
        assert (view.vile.quest, view.quest) == (match.state.vile.quest, match.state.quest)
        assert match.state.vile.notch == 0
    assert len(drawn) > 6
    assert all(quest.rooms[2] == "S10" for quest in QUESTS)


@pytest.mark.rule("NA-022", "NA-023")
def test_heroes_of_both_sides() -> None:
    match = begun()
    s = match.state
    assert len(s.vile.heroes) == 6
    assert not any(s.seen[one] for one in s.vile.heroes)
    assert all(face == -1 for face in [match.view(0).faces[one] for one in s.vile.heroes])
    assert len(s.team) == 6
    assert all(s.seen[member.card] for member in s.team)


@pytest.mark.rule("NA-024", "NA-025", "NA-026")
def test_the_nth_replacement_costs_n_gems_from_any_boards() -> None:
    match = new(challenge="pepere", tokens="quick")
    paid = 0
    for price in (1, 2, 3, 4):
        assert match.decision is not None
        assert match.decision.kind == "replace_hero"
        assert match.decision.about["price"] == price
        before = match.state.team[0].card
        match.play(Option("replace", (1,)))
        while match.decision is not None and match.decision.kind == "pay_gems":
            boards = {option.args[0] for option in match.decision.options if option.act == "pay"}
            assert boards == {n for n in (0, 1) if sum(match.state.boards[n].gems)}
            pays = [option for option in match.decision.options if option.act == "pay"]
            match.play(pays[-1])
        paid += price
        assert match.state.team[0].card != before  # a replacement may itself be replaced
        assert before in match.state.heroes_discard
        assert sum(sum(board.gems) for board in match.state.boards) == 10 - paid
    assert match.decision is not None
    assert match.decision.kind != "replace_hero"  # nothing left to pay the fifth with


@pytest.mark.rule("NA-027", "NA-023", "NA-D87")
def test_positions_are_asked_once_after_everything_else() -> None:
    match = new(challenge="pepere", ticks={"aise": 1})
    told = until(match, "place_heroes")
    order = ["heroes_drawn", "loot_drawn", "quests", "challenge"]
    assert [event.kind for event in told if event.kind in order] == order
    cards = [member.card for member in match.state.team]
    for one in reversed(cards):
        if match.decision is not None and match.decision.kind == "place_heroes":
            match.play(Option("stand", (one,)))
    assert [member.card for member in match.state.team] == cards[::-1]
    assert match.decision is not None
    assert match.decision.kind == "token_mode"


@pytest.mark.rule("NA-028", "NA-029", "NA-030", "NA-032")
def test_challenges() -> None:
    assert [(row.id, row.difficulty, row.gap) for row in CHALLENGES] == [
        ("pepere", "easy", 42), ("petillant", "easy", 69), ("penible", "easy", 96),
        ("aise", "normal", 42), ("avance", "normal", 69), ("ardu", "normal", 96),
        ("intense", "difficult", 42), ("infect", "difficult", 69), ("infame", "difficult", 96),
        ("infernal", "difficult", 123),
    ]  # fmt: skip
    match = new(ticks={"infernal": 5})
    until(match, "choose_challenge")
    assert match.decision is not None
    assert [option.args[0] for option in match.decision.options] == [row.id for row in CHALLENGES]
    match.play(Option("challenge", ("ardu",)))
    assert difficulty(match.state) == 3
    assert [difficulty(begun(challenge=name).state) for name in ("penible", "infernal")] == [2, 4]


@pytest.mark.rule("NA-033", "NA-034", "NA-035", "NA-D05", "NA-041")
def test_strategic_placement() -> None:
    match = new(challenge="pepere", tokens="strategic")
    until(match, "place_green_token")
    assert SEGMENTS == (
        (2, 3, 5), (9, 10, 12, 13), (17, 18, 20), (24, 25, 27, 28), (32, 33, 35), (39, 40, 41, 42, 43),
        (47, 48, 50),
    )  # fmt: skip
    chance = Chance(2)
    for segment in SEGMENTS:
        assert match.decision is not None
        assert match.decision.kind == "place_green_token" or segment == SEGMENTS[-1]
        if match.decision.kind == "place_green_token":
            assert {option.args[1] for option in match.decision.options} == set(segment)
            match.play(match.decision.options[chance.below(len(match.decision.options))])
    s = match.state
    green = [space for space, one in enumerate(s.tokens) if one >= 0 and token_colour(one) == GREEN]
    assert len(green) == 7
    assert all(sum(space in segment for space in green) == 1 for segment in SEGMENTS)
    for seat in (0, None):
        assert all(match.view(seat).faces[s.tokens[space]] >= 0 for space in green)


@pytest.mark.rule("NA-036")
def test_quick_placement() -> None:
    s = begun().state
    green = [space for space, one in enumerate(s.tokens) if one >= 0 and token_colour(one) == GREEN]
    assert green == list(INTERSECTIONS)
    assert not any(s.seen[s.tokens[space]] for space in green)


@pytest.mark.rule("NA-038", "NA-040", "NA-249", "NA-D73")
def test_the_guide_and_the_divine_hand() -> None:
    match = begun(3)
    assert match.state.guide == 0
    chance, guides = Chance(4), [0]
    while match.decision is not None and match.state.turn < 5:
        before = match.state.turn
        if match.decision.kind in ("walk_or_run", "move_to", "brake"):
            assert match.decision.seat == match.state.guide
        match.play(match.decision.options[chance.below(len(match.decision.options))])
        if match.state.turn != before:
            guides.append(match.state.guide)
    assert guides == [0, 1, 2, 0, 1][: len(guides)]
    assert new(2).decision.seat == 0


@pytest.mark.rule("NA-266", "NA-D88")
def test_pepere_gives_gems_and_full_boards_give_them_back() -> None:
    match = new(ticks={"pepere": 5})
    told = until(match, "replace_hero")
    assert len([event for event in told if event.kind == "gem_drawn"]) == 10
    s = match.state
    assert sum(s.bag) + sum(sum(board.gems) for board in s.boards) == 120


@pytest.mark.rule("NA-267", "NA-D86")
def test_petillant_gives_heroes_to_choose_from() -> None:
    match = new(ticks={"petillant": 5})
    assert match.decision is not None
    assert match.decision.kind == "choose_heroes"
    assert len(match.state.candidates) == 11
    kept: list[int] = []
    while match.decision is not None and match.decision.kind == "choose_heroes":
        offered = [int(option.args[0]) for option in match.decision.options]
        assert not set(offered) & set(kept), "nobody is chosen twice"
        kept.append(offered[0])
        match.play(match.decision.options[0])
    assert len(kept) == 6
    until(match, "replace_hero")
    assert len(match.state.team) == 6
    assert len(match.state.heroes_discard) == 5


@pytest.mark.rule("NA-268")
def test_aise_gives_loot_and_a_cursed_one_may_be_discarded() -> None:
    for seed in range(60):
        match = new(seed=seed, ticks={"aise": 5}, challenge="pepere")
        until(match, "discard_cursed_reward")
        if match.decision is not None and match.decision.kind == "discard_cursed_reward":
            one = int(match.decision.about["card"])
            match.play(Option("discard"))
            assert one in match.state.loot_discard
            return
    raise AssertionError("no cursed Loot in sixty games")


@pytest.mark.rule("NA-269", "NA-270", "NA-271", "NA-272", "NA-273")
def test_rewards_lie_on_the_board() -> None:
    for name, slots in {
        "intense": (0, 1), "avance": (2, 3), "penible": (4,), "infect": (5,)
    }.items():  # fmt: skip
        s = new(ticks={name: 2}).state
        assert [len(cards) for cards in s.zones] == [3 if slot in slots else 1 for slot in range(6)]
    assert len(new(ticks={"ardu": 5}).state.doors) == 6
    everything = {row.id: 5 for row in CHALLENGES}
    s = begun(challenge="infernal", ticks=everything).state
    assert sorted(one for cards in s.zones for one in cards) == list(range(ZONE_FACE, DOOR_FACE))
    assert sorted(s.doors) == list(range(DOOR_FACE, ROOM_FACE))
    assert len(ZONES) == 36


@pytest.mark.rule("NA-274", "NA-D84")
def test_infame_gives_a_choice_of_quests() -> None:
    pair = False
    for seed in range(30):
        match = new(seed=seed, ticks={"infame": 5}, challenge="pepere")
        until(match, "choose_vile_quest")
        assert match.decision is not None
        offered = [option.args[0] for option in match.decision.options]
        assert len(set(offered)) == 6
        both = [name for name in offered if next(q for q in QUESTS if q.id == name).opposed in offered]
        if both:
            pair = True
            match.play(Option("quest", (both[0],)))
            assert QUESTS[match.state.vile.quest].id == both[0]
            assert QUESTS[match.state.quest].id in offered
    assert pair


@pytest.mark.rule("NA-265", "NA-284")
def test_rewards_do_not_depend_on_challenge_or_player_count() -> None:
    for seats in (1, 2, 3):
        for challenge in ("pepere", "infernal"):
            s = new(seats, challenge=challenge, ticks={"ardu": 2, "penible": 1}).state
            assert len(s.doors) == 3
            assert len(s.zones[4]) == 2


def test_wrong_setups_are_told_one_by_one() -> None:
    def told(seats: int, **options: object) -> list[str]:
        return info.problems(Setup("x", ("A",) * seats, dict(options)))

    assert len(told(4)) == 1
    assert len(told(1, challenge="easy")) == 1
    assert len(told(1, tokens="slow")) == 1
    assert len(told(1, ticks={"pepere": 6})) == 1
    assert len(told(1, ticks={"nothing": 1})) == 1
    assert len(told(1, ticks=3)) == 1
    assert len(told(1, other=1)) == 1
    assert not told(3, challenge="infernal", tokens="quick", ticks={"pepere": 5})


@pytest.mark.rule("NA-066")
def test_the_stages_of_a_turn_follow_each_other() -> None:
    order = [
        name for name in STAGES if name in ("blessing", "golden", "avatar", "walk", "move", "space", "end")
    ]
    assert order == ["blessing", "golden", "avatar", "walk", "move", "space", "end"]
    match = new(challenge="pepere", tokens="quick")
    seen = [event.kind for event in until(match)]
    chance = Chance(3)
    while match.state.turn == 1 and match.decision is not None:
        options = match.decision.options
        seen += [event.kind for event in match.play(options[chance.below(len(options))])]
    wanted = ["turn", "golden_die", "avatar", "pace", "moved"]
    assert sorted(wanted, key=seen.index) == wanted
