"""The start of a match (HT-001 to HT-022) and the rulings about it."""

from __future__ import annotations

from collections import Counter

import pytest

from heroes_desktop.engine import Match, Setup, SetupError
from heroes_desktop.games.heldentaufe import figures, info
from heroes_desktop.games.heldentaufe.content import (
    ARMED,
    DISARMED,
    HEROES,
    MISSIONS,
    MONSTERS,
    RECIPES,
    SPACES,
    TILES,
)
from heroes_desktop.games.heldentaufe.state import ABOVE, ASLEEP, CAMPFIRE, FIRST_DANGER
from heroes_desktop.games.shared.room import texts
from tests.scenarios.heldentaufe.build import NAMES, asked, offered, play, told

from .common import cards, new, tiles

SEEDS = range(6)


@pytest.mark.rule("HT-001")
def test_two_to_five_players_each_with_a_hero_of_his_own() -> None:
    for players in range(2, 6):
        heroes = [hero.hero for hero in new(players).state.heroes]
        assert len(set(heroes)) == players
    for players in (1, 6):
        setup = Setup("x", tuple(f"P{n}" for n in range(players)), {"heroes": ["random"] * players})
        assert info.problems(setup)
    assert info.problems(Setup("x", NAMES[:2], {"heroes": ["erla", "erla"]}))
    with pytest.raises(SetupError):
        Match.new("heldentaufe", Setup("x", NAMES[:2], {"heroes": ["erla", "erla"]}), 1)


@pytest.mark.rule("HT-002")
@pytest.mark.rule("HT-020")
def test_everybody_starts_on_the_campfire_the_only_known_tile() -> None:
    match = new(4)
    assert list(match.state.surface) == [CAMPFIRE]
    assert tiles(match, list(match.state.surface.values())) == ["campfire"]
    assert all((hero.space, hero.place) == (ABOVE, CAMPFIRE) for hero in match.state.heroes)


def removed(match: Match) -> Counter[str]:
    return Counter(tiles(match, match.state.removed))


RESOURCES = {"orchard", "pond", "mushrooms"}


@pytest.mark.rule("HT-003")
def test_five_players_use_all_tiles() -> None:
    match = new(5)
    assert (len(match.state.pile), match.state.removed) == (41, [])


@pytest.mark.rule("HT-004")
@pytest.mark.parametrize("seed", SEEDS)
def test_four_players_leave_out_three_forests_and_a_resource(seed: int) -> None:
    match = new(4, seed)
    out = removed(match)
    assert len(match.state.pile) == 37
    assert out.pop("forest") == 3
    assert list(out.values()) == [1]
    assert set(out) <= RESOURCES


@pytest.mark.rule("HT-005")
@pytest.mark.parametrize("seed", SEEDS)
def test_three_players_leave_out_six_forests_and_two_kinds(seed: int) -> None:
    match = new(3, seed)
    out = removed(match)
    assert len(match.state.pile) == 33
    assert out.pop("forest") == 6
    assert sorted(out.values()) == [1, 1]
    assert set(out) < RESOURCES


@pytest.mark.rule("HT-006")
def test_two_players_leave_out_nine_forests_and_one_of_each_kind() -> None:
    match = new(2)
    assert len(match.state.pile) == 29
    assert removed(match) == {"forest": 9, "orchard": 1, "pond": 1, "mushrooms": 1}


@pytest.mark.rule("HT-007")
def test_the_pile_is_shuffled_and_hidden_and_the_box_is_open() -> None:
    orders = set()
    for seed in SEEDS:
        match = new(4, seed)
        orders.add(tuple(tiles(match, match.state.pile)))
        for seat in (None, 0, 3):
            view = match.view(seat)
            assert {view.faces[tile] for tile in match.state.pile} == {-1}
            assert [view.faces[tile] for tile in match.state.removed] == [
                match.state.faces[tile] for tile in match.state.removed
            ]
    assert len(orders) == len(SEEDS)


@pytest.mark.rule("HT-008")
@pytest.mark.rule("HT-D06")
def test_the_chest_stands_on_the_space_with_the_nuggets() -> None:
    space = SPACES[figures.CHEST]
    assert (space.kind, space.q, space.r) == ("treasure", 2, 2)
    assert new(3).state.chest


@pytest.mark.rule("HT-009")
@pytest.mark.rule("HT-D05")
def test_five_danger_tokens_lie_hidden_on_the_five_marked_spaces() -> None:
    patterns = set()
    for seed in range(12):
        match = new(2, seed)
        faces = match.state.faces[FIRST_DANGER:]
        assert Counter(faces) == {ARMED: 2, DISARMED: 3}
        assert match.state.dangers == [True] * 5
        for seat in (None, 0, 1):
            assert set(match.view(seat).faces[FIRST_DANGER:]) == {-1}
        patterns.add(tuple(faces))
    assert len(patterns) > 3
    assert {SPACES[space].kind for space in figures.DANGERS} == {"danger"}
    assert sum(space.kind == "danger" for space in SPACES) == 5


@pytest.mark.rule("HT-010")
def test_the_monsters_stand_on_their_lairs() -> None:
    match = new(2)
    standing = [SPACES[monster.space] for monster in match.state.monsters]
    assert [space.monster for space in standing] == ["ulumu", "zibber", "wallrog"]
    assert [space.id for space in standing] == ["LU", "LZ", "LW"]


@pytest.mark.rule("HT-011")
@pytest.mark.rule("HT-D08")
def test_tooth_stacks_fixed_or_shuffled() -> None:
    stacks = ([5, 4, 3, 2, 1], [5, 4, 3, 2], [5, 4, 3])
    assert [monster.teeth for monster in new(3).state.monsters] == list(stacks)
    met = set()
    for seed in range(40):
        match = new(3, seed, teeth="shuffled")
        laid = [monster.teeth for monster in match.state.monsters]
        assert sorted(laid) == sorted(stacks)
        met.add(tuple(map(tuple, laid)))
        for index, monster in enumerate(match.state.monsters):
            assert monster.hearts == figures.monster_heart_spaces(match.state, index)
    assert len(met) == 6


@pytest.mark.rule("HT-012")
@pytest.mark.rule("HT-D09")
def test_hearts_of_card_and_top_tooth() -> None:
    assert [(card.hearts, card.sword) for card in MONSTERS] == [(3, 0), (2, 1), (1, 2)]
    state = new(2).state
    assert [monster.hearts for monster in state.monsters] == [3, 2, 2]
    assert [figures.monster_sword(state, index) for index in range(3)] == [0, 2, 3]


@pytest.mark.rule("HT-013")
def test_the_monsters_sleep_at_first() -> None:
    assert new(5).state.chief == ASLEEP


@pytest.mark.rule("HT-014")
@pytest.mark.rule("HT-D13")
@pytest.mark.rule("HT-D14")
def test_the_reserve_is_complete_and_open() -> None:
    match = new(4)
    for seat in (None, 0, 2):
        reserve = match.view(seat).reserve
        assert reserve.pieces == [[9, 7, 5]] * 3
        assert reserve.food == [14, 14, 14]
        assert reserve.potions == [8, 6, 6]


@pytest.mark.rule("HT-015")
@pytest.mark.parametrize("players", range(2, 6))
def test_two_red_missions_and_a_blue_one_each(players: int) -> None:
    colour = {mission.id: mission.colour for mission in MISSIONS}
    hands = set()
    for seed in SEEDS:
        match = new(players, seed)
        for hero in match.state.heroes:
            hand = cards(match, hero.hand)
            assert Counter(colour[card] for card in hand) == {"red": 2, "blue": 1}
            hands.add(tuple(sorted(hand)))
    assert len(hands) > players


@pytest.mark.rule("HT-016")
@pytest.mark.rule("HT-D42")
def test_others_see_only_how_many_missions_a_hand_holds() -> None:
    match = new(3)
    for seat in (None, 1, 2):
        view = match.view(seat)
        assert len(view.heroes[0].hand) == 3
        assert {view.faces[card] for card in view.heroes[0].hand} == {-1}
    own = match.view(0)
    assert -1 not in {own.faces[card] for card in own.heroes[0].hand}
    dealt = [event.for_seat(1) for event in match.events if event.kind == "dealt"]
    assert [("faces" in event.facts) for event in dealt if event is not None] == [False, True, False]


@pytest.mark.rule("HT-017")
@pytest.mark.rule("HT-D43")
@pytest.mark.parametrize(("players", "size"), [(2, 17), (3, 14), (4, 11), (5, 8)])
def test_the_rest_is_one_mixed_pile(players: int, size: int) -> None:
    colour = {mission.id: mission.colour for mission in MISSIONS}
    mixed = 0
    for seed in SEEDS:
        match = new(players, seed)
        pile = [colour[card] for card in cards(match, match.state.missions)]
        assert (len(pile), match.state.discard) == (size, [])
        mixed += pile not in (sorted(pile), sorted(pile, reverse=True))
        assert {match.view(0).faces[card] for card in match.state.missions} == {-1}
    assert mixed >= len(SEEDS) - 1


@pytest.mark.rule("HT-018")
def test_help_on_buildings_and_recipes_is_always_at_hand() -> None:
    for word in ("laboratory", "merchant", "smith", *(recipe.potion for recipe in RECIPES)):
        assert texts("heldentaufe").topic(word), word


@pytest.mark.rule("HT-019")
@pytest.mark.rule("HT-034")
@pytest.mark.rule("HT-D10")
def test_full_hearts_and_nothing_else() -> None:
    most = {"corlof": 5, "erla": 5, "jupanila": 5, "luphius": 4, "mathian": 7}
    for hero in new(5).state.heroes:
        assert hero.hearts == most[HEROES[hero.hero].id]
        assert hero.pieces == [[], [], []]
        assert hero.food == [0, 0, 0]
        assert (hero.potion, hero.turned, hero.points) == (-1, False, 0)


@pytest.mark.rule("HT-021")
def test_each_hero_differs_from_the_standard_in_one_thing() -> None:
    standard = {"steps": 4, "ring": 0, "sword": 0, "hearts": 5, "backpack": 3}
    differences = {
        sheet.id: {
            key: getattr(sheet, key) for key, value in standard.items() if getattr(sheet, key) != value
        }
        for sheet in HEROES
    }
    assert differences == {
        "corlof": {"sword": 1},
        "erla": {"ring": 1},
        "jupanila": {"steps": 5},
        "luphius": {"hearts": 4, "backpack": 5},
        "mathian": {"hearts": 7},
    }


@pytest.mark.rule("HT-D11")
def test_the_colours_of_the_figures() -> None:
    assert {sheet.id: sheet.colour for sheet in HEROES} == {
        "corlof": "red", "erla": "blue", "jupanila": "green", "luphius": "yellow", "mathian": "white",
    }  # fmt: skip


@pytest.mark.rule("HT-022")
def test_play_goes_round_in_seat_order() -> None:
    match = new(3, first=1)
    order = []
    for _turn in range(7):
        order.append(asked(match)[0])
        play(match, "hero_action end_turn")
    assert order == [1, 2, 0, 1, 2, 0, 1]
    assert match.state.round == 3


@pytest.mark.rule("HT-D01")
def test_the_first_player_is_drawn_or_fixed() -> None:
    firsts = {new(4, seed).state.first for seed in range(30)}
    assert firsts == {0, 1, 2, 3}
    for seat in range(4):
        match = new(4, first=seat)
        assert (match.state.first, asked(match)[0]) == (seat, seat)


@pytest.mark.rule("HT-D02")
def test_heroes_are_chosen_freely_or_drawn() -> None:
    match = Match.new("heldentaufe", Setup("3-players", NAMES[:3], {"first": 0}), 3)
    assert asked(match) == (0, "choose_hero")
    assert offered(match) == {f"hero {sheet.id}" for sheet in HEROES} | {"random"}
    play(match, "choose_hero hero luphius")
    assert asked(match) == (1, "choose_hero")
    assert "hero luphius" not in offered(match)
    play(match, "choose_hero random")
    taken = {HEROES[hero.hero].id for hero in match.state.heroes if hero.hero >= 0}
    assert "luphius" in taken
    drawn = {new(2, seed).state.heroes[0].hero for seed in range(30)}
    assert drawn == set(range(5))
    given = new(3, heroes=[None, "erla", "random"])
    assert asked(given) == (0, "choose_hero")
    assert "hero erla" not in offered(given)


@pytest.mark.rule("HT-D03")
def test_the_first_player_may_choose_the_tiles_left_out() -> None:
    match = new(3, removal="chosen", first=2)
    assert asked(match) == (2, "choose_removed_tiles")
    assert offered(match) == {"kind orchard", "kind pond", "kind mushrooms"}
    play(match, "choose_removed_tiles kind pond")
    assert offered(match) == {"kind orchard", "kind mushrooms"}
    play(match, "choose_removed_tiles kind orchard")
    assert removed(match) == {"forest": 6, "pond": 1, "orchard": 1}
    four = new(4, removal="chosen", first=0)
    play(four, "choose_removed_tiles kind mushrooms")
    assert removed(four) == {"forest": 3, "mushrooms": 1}
    for players in (2, 5):
        assert asked(new(players, removal="chosen"))[1] == "hero_action"
    kinds = {next(iter(set(removed(new(4, seed))) - {"forest"})) for seed in range(20)}
    assert kinds == RESOURCES


@pytest.mark.rule("HT-D04")
def test_three_of_each_resource() -> None:
    assert {tile.id: tile.count for tile in TILES if tile.food} == {"orchard": 3, "pond": 3, "mushrooms": 3}


@pytest.mark.rule("HT-D07")
def test_the_underworld_has_twenty_one_spaces() -> None:
    kinds = Counter(space.kind for space in SPACES)
    assert kinds == {"portal": 5, "lair": 3, "danger": 5, "treasure": 1, "plain": 7}
    where = {space.id: (space.q, space.r) for space in SPACES}
    assert (where["P1"], where["P4"], where["P5"]) == ((0, 0), (4, 2), (1, 5))
    ways = {space.id: set(space.neighbours) for space in SPACES}
    assert ways["F3"] == {"F4", "D1", "D2", "D3", "LZ", "T"}
    assert ways["P4"] == {"D4", "LW"}


def test_the_deal_is_told() -> None:
    match = new(2)
    assert [facts["count"] for facts in told(match.events, "dealt")] == [3, 3]
