"""What must be true of a table of Heldentaufe at every question."""

from __future__ import annotations

from .content import DANGERS, FOODS, HEROES, KINDS, MISSIONS, MONSTERS, PLAYERS, POTIONS, SPACES
from .content import TILES as TILE_KINDS
from .figures import (
    CHEST,
    HAND,
    HEARTS,
    MONSTER_AP,
    above,
    backpack_room,
    below,
    monster_heart_spaces,
    on_campfire,
    target,
)
from .state import (
    ABOVE,
    ASLEEP,
    CAMPFIRE,
    FIRST_DANGER,
    FIRST_MISSION,
    GONE,
    NO_POTION,
    NOBODY,
    NOWHERE,
    RAGE,
    TELEPORT,
    TILES,
    Hero,
    Reserve,
    State,
)

SETUP_STAGES = ("heroes", "first", "deal")
_FULL = Reserve()
_TOTAL = TILES + len(MISSIONS) + sum(side.count for side in DANGERS)


def check(s: State) -> None:
    """Every tile, card and token in exactly one place, everything within its bounds."""
    assert len(s.faces) == len(s.seen) == _TOTAL
    assert len(s.heroes) in PLAYERS
    _check_faces(s)
    _check_tokens(s)
    _check_monsters(s)
    if s.stage in SETUP_STAGES:
        return
    _check_tiles(s)
    _check_missions(s)
    _check_underworld(s)
    _check_turn(s)
    for seat, hero in enumerate(s.heroes):
        _check_hero(s, seat, hero)


def _check_faces(s: State) -> None:
    """42 tiles, 23 missions, 5 danger tokens with 2 armed: no shuffle may mix or lose any."""
    counts = [tile.count for tile in TILE_KINDS] + [1] * len(MISSIONS) + [side.count for side in DANGERS]
    expected = [face for face, count in enumerate(counts) for _copy in range(count)]
    assert s.faces[0] == 0, "the campfire is not the first tile"
    for first, last in ((0, TILES), (TILES, FIRST_DANGER), (FIRST_DANGER, _TOTAL)):
        assert sorted(s.faces[first:last]) == expected[first:last], "faces are lost or doubled"


def _check_tokens(s: State) -> None:
    """63 pieces, 42 foods and 20 potions on the boards and in the reserve."""
    for kind in range(len(KINDS)):
        owned = [value for hero in s.heroes for value in hero.pieces[kind]]
        for value, count in enumerate(_FULL.pieces[kind], 1):
            left = s.reserve.pieces[kind][value - 1]
            assert 0 <= left == count - owned.count(value), f"{KINDS[kind]} are lost or doubled"
    for food in range(len(FOODS)):
        eaten = sum(hero.food[food] for hero in s.heroes)
        assert 0 <= s.reserve.food[food] == _FULL.food[food] - eaten, f"{FOODS[food]}: lost or doubled"
    for potion in range(len(POTIONS)):
        on_belts = sum(hero.potion == potion for hero in s.heroes)
        left = s.reserve.potions[potion]
        assert 0 <= left == _FULL.potions[potion] - on_belts, f"{POTIONS[potion]}: lost or doubled"


def _check_monsters(s: State) -> None:
    """Stacks only get shorter from the top; hearts fit the top tooth (HT-012, HT-D58)."""
    assert len(s.monsters) == len(MONSTERS)
    lengths = sorted(len(monster.teeth) for monster in s.monsters)
    most = sorted(len(card.stack) for card in MONSTERS)
    assert all(length <= full for length, full in zip(lengths, most, strict=True)), "too many teeth"
    for index, monster in enumerate(s.monsters):
        assert monster.teeth == [5, 4, 3, 2, 1][: len(monster.teeth)], "a stack is out of order"
        on_board = monster.space != GONE
        assert on_board == (monster.hearts > 0), "a monster without hearts stands, or one with hearts lies"
        assert monster.hearts <= monster_heart_spaces(s, index)


def _check_tiles(s: State) -> None:
    """Every tile is on the map, in the pile or in the box, where as many are as there should be (HT-003)."""
    row = PLAYERS[len(s.heroes)]
    assert sorted([*s.surface.values(), *s.pile, *s.removed]) == list(range(TILES)), (
        "a tile is lost or doubled"
    )
    assert len(s.removed) == row.forests_removed + row.resources_removed
    assert s.surface.get(CAMPFIRE) == 0
    assert all(s.seen[tile] for tile in s.surface.values()), "a tile on the map is hidden"
    assert not any(s.seen[tile] for tile in s.pile), "a tile in the pile is known"


def _check_missions(s: State) -> None:
    hands = [card for hero in s.heroes for card in hero.hand]
    cards = sorted([*hands, *s.missions, *s.discard])
    assert cards == list(range(FIRST_MISSION, FIRST_DANGER)), "a mission is lost or doubled"
    assert all(len(hero.hand) <= HAND for hero in s.heroes)
    assert all(s.seen[card] for card in s.discard), "a discarded mission is hidden"
    assert not any(s.seen[card] for card in s.missions), "a mission in the pile is known"
    for seat, hero in enumerate(s.heroes):
        assert all(s.seen[card] == 1 << seat for card in hero.hand), "a hand is not its owner's secret"
        assert set(hero.dealt) <= set(hero.hand)
    assert set(s.ruled_out) <= set(hands)


def _check_underworld(s: State) -> None:
    """One figure on a space (HT-147), no monster on the chest (HT-187), the chief while somebody is below."""
    spaces = [hero.space for hero in s.heroes if hero.space != ABOVE]
    spaces += [monster.space for monster in s.monsters if monster.space != GONE]
    assert len(set(spaces)) == len(spaces), "two figures on one space"
    assert all(0 <= space < len(SPACES) for space in spaces)
    assert not (s.chest and CHEST in spaces), "somebody stands on the chest"
    assert len(s.dangers) == _TOTAL - FIRST_DANGER
    for token, lies in enumerate(s.dangers, FIRST_DANGER):
        assert lies == (not s.seen[token]), "a danger token lies open or was taken unseen"
    if below(s):
        assert s.chief in range(len(s.heroes)), "heroes are below and the monsters sleep"
    elif _settled(s):
        assert s.chief == ASLEEP, "the monsters are awake for nobody"


def _settled(s: State) -> bool:
    """A defeated hero is placed before rebuilding and the next turn, and a win forestalls both (HT-215)."""
    return s.fallen == NOBODY and s.outcome is None


def _check_turn(s: State) -> None:
    seats = range(len(s.heroes))
    assert s.active in seats
    assert s.first in seats
    assert s.round >= 1
    assert s.used >= 0
    assert (s.commander in seats) == (s.stage == "monsters")
    if _settled(s):
        assert (0 < s.orders <= MONSTER_AP) == (s.stage == "monsters")
    assert s.fallen in (NOBODY, *seats)
    assert s.fallen != s.placer or s.fallen == NOBODY, "nobody places his own hero"
    assert len(above(s)) + len(below(s)) == len(s.heroes)


def _check_hero(s: State, seat: int, hero: Hero) -> None:
    assert 0 <= hero.hero < len(HEROES)
    assert [other.hero for other in s.heroes].count(hero.hero) == 1, "two players own a hero"
    assert 1 <= hero.hearts <= HEARTS[hero.hero]
    assert hero.points >= 0
    assert all(values == sorted(values, reverse=True) for values in hero.pieces), (
        "the best is not in its slot"
    )
    assert all(count >= 0 for count in hero.food)
    if seat == s.fallen:
        assert hero.place == NOWHERE
    elif hero.space == ABOVE:
        assert hero.place in s.surface, "a hero stands off the map"
    # the active hero has one token too many while he is asked what to return
    assert backpack_room(s, seat) >= (-1 if seat == s.active else 0), "a backpack is too full"
    assert hero.potion in (NO_POTION, *range(len(POTIONS)))
    if hero.turned:
        assert (hero.potion == RAGE and hero.space != ABOVE) or (
            hero.potion == TELEPORT and seat == s.active
        ), "a potion is in use that cannot be"
    if s.outcome is None:
        assert hero.points < target(s) or not on_campfire(s, seat), "somebody has won and nobody noticed"
