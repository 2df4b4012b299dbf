"""What the active hero may do now, in the order of `events.md`.

This list is made for every decision, so it only looks up options made beforehand.
"""

from __future__ import annotations

from heroes_desktop.engine import Option
from heroes_desktop.engine.hexgrid import OFFSETS

from .. import options
from ..content import TILE_FACE, TILES, WAYS
from ..figures import BACKPACKS, HEARTS, PORTAL_AT, PORTALS, RINGS, STEPS
from ..state import HEALING, NO_POTION, RAGE, Hero, State
from .buildings import FOOD_AT, MERGED, kinds_but
from .missions import DELIVERY_PLACE, THIEVES, can_deliver
from .moves import portal_place
from .potions import INGREDIENTS

MOST_FREE = 40
"""Free actions of an automated seat in one turn (HT-217)."""

_EAST, _WEST, _SOUTH, _NORTH, _NORTH_EAST, _SOUTH_WEST = OFFSETS
_PORTAL: tuple[int, ...] = tuple(tile.portal for tile in TILES)
_SMITH, _MERCHANT = TILE_FACE["smith"], TILE_FACE["merchant"]
_OTHER_KINDS = tuple(kinds_but(kind) for kind in range(3))


def hero_options(s: State) -> tuple[Option, ...]:
    """Every legal action of the active hero (HT-052, HT-053, HT-055)."""
    seat = s.active
    hero = s.heroes[seat]
    boots = hero.pieces[0]
    paying = STEPS[hero.hero] + (boots[0] if boots else 0) > s.used
    free = s.free < MOST_FREE or seat not in s.automated
    above = hero.space < 0
    found: list[Option] = []
    tile = s.faces[s.surface[hero.place]] if above else -1
    if paying:
        if above:
            _ways_above(s, hero, tile, found)
        else:
            _ways_below(s, hero, found)
    if free:
        if above:
            _missions_and_harvest(s, seat, hero, tile, found)
        _board(s, hero, found)
        if tile == _SMITH:
            _smith(s, hero, found)
        elif tile == _MERCHANT and not s.traded:
            _merchant(s, hero, found)
    if paying:
        for card in hero.hand:
            found.append(options.REFUSE[card])
    if free:
        _discards(hero, found)
    found.append(options.END_TURN)
    return tuple(found)


def _ways_above(s: State, hero: Hero, tile: int, found: list[Option]) -> None:
    """Steps, unexplored coordinates, the portal (HT-062, HT-063, HT-088)."""
    surface, place = s.surface, hero.place
    known = (
        (place + _EAST in surface)
        | (place + _WEST in surface) << 1
        | (place + _SOUTH in surface) << 2
        | (place + _NORTH in surface) << 3
        | (place + _NORTH_EAST in surface) << 4
        | (place + _SOUTH_WEST in surface) << 5
    )
    found += options.ways(place, known, bool(s.pile))
    number = _PORTAL[tile]
    if number and not _occupied(s, PORTALS[number - 1]):
        found.append(options.DESCEND[number])


def _occupied(s: State, space: int) -> bool:
    """Whether a figure stands there (HT-089, HT-147)."""
    for hero in s.heroes:
        if hero.space == space:
            return True
    return any(monster.space == space for monster in s.monsters)


def _ways_below(s: State, hero: Hero, found: list[Option]) -> None:
    """Steps to free spaces, the way up, attacks on neighbours (HT-146, HT-147, HT-157, HT-159)."""
    space = hero.space
    figures = {monster.space: options.ATTACK_MONSTER[index] for index, monster in enumerate(s.monsters)}
    for seat, other in enumerate(s.heroes):
        figures[other.space] = options.ATTACK_HERO[seat]
    monsters, heroes = [], []
    for near in WAYS[space]:
        attack = figures.get(near)
        if attack is None:
            found.append(options.MOVE[near])
        elif isinstance(attack.args[0], str):
            monsters.append(attack)
        else:
            heroes.append(attack)
    number = PORTAL_AT.get(space, 0)
    if number and portal_place(s, number) >= 0:
        found.append(options.ASCEND[number])
    found += monsters
    found += heroes


def _missions_and_harvest(s: State, seat: int, hero: Hero, tile: int, found: list[Option]) -> None:
    """Deliveries at this tile, thefts from heroes met here, food (HT-122, HT-126, HT-132, HT-074)."""
    faces, thieves = s.faces, None
    for card in hero.hand:
        face = faces[card]
        if DELIVERY_PLACE[face] == tile and can_deliver(hero, face):
            found.append(options.COMPLETE[card])
        elif face in THIEVES and s.arrived:
            thieves = [card] if thieves is None else [*thieves, card]
    if thieves:
        victims = _victims(s, seat, hero.place)
        for card in thieves:
            for victim in victims:
                found.append(options.STEAL[card][victim])
    food = FOOD_AT[tile]
    if food >= 0:
        found += options.HARVEST[max(0, min(_room(hero), s.reserve.food[food]))]


def _victims(s: State, thief: int, place: int) -> list[int]:
    """The other heroes on a tile who have teeth (HT-132, HT-134)."""
    return [
        seat
        for seat, other in enumerate(s.heroes)
        if seat != thief and other.space < 0 and other.place == place and other.points
    ]


def _room(hero: Hero) -> int:
    """Free spaces in the backpack."""
    room = BACKPACKS[hero.hero] - sum(hero.food)
    for values in hero.pieces:
        if len(values) > 1:
            room -= len(values) - 1
    return room


def _board(s: State, hero: Hero, found: list[Option]) -> None:
    """Eating and brewing (HT-098 to HT-105), drinking (HT-106 to HT-112), giving up rage (HT-110)."""
    hurt = hero.hearts < HEARTS[hero.hero]
    food, potion = hero.food, hero.potion
    if hurt:
        for kind in range(3):
            if food[kind]:
                found.append(options.EAT[kind])
    if potion == NO_POTION:
        rings = hero.pieces[1]
        for recipe in range(min(3, RINGS[hero.hero] + (rings[0] if rings else 0))):
            one, other = INGREDIENTS[recipe]
            if food[one] and food[other] and s.reserve.potions[recipe]:
                found.append(options.BREW[recipe])
    elif hero.turned:
        if potion == RAGE:
            found.append(options.GIVE_UP_RAGE)
    elif hurt if potion == HEALING else potion != RAGE or hero.space >= 0:
        found.append(options.DRINK[potion])


def _smith(s: State, hero: Hero, found: list[Option]) -> None:
    """Pairs that make a better piece the reserve still has (HT-085, HT-086, HT-047)."""
    for kind, values in enumerate(hero.pieces):
        for pair, into in MERGED.items():
            low, high = pair
            if s.reserve.pieces[kind][into - 1] and _has_pair(values, low, high):
                found.append(options.SMITH[kind][pair])


def _has_pair(values: list[int], low: int, high: int) -> bool:
    return values.count(low) > 1 if low == high else low in values and high in values


def _merchant(s: State, hero: Hero, found: list[Option]) -> None:
    """Each piece for those of other kinds and its value that the reserve still has (HT-082, HT-047)."""
    stock = s.reserve.pieces
    for kind, values in enumerate(hero.pieces):
        for value in dict.fromkeys(values):
            found += [
                options.TRADE[kind][value][into] for into in _OTHER_KINDS[kind] if stock[into][value - 1]
            ]


def _discards(hero: Hero, found: list[Option]) -> None:
    """Any token but a potion in use (HT-043, HT-116)."""
    food = hero.food
    for kind in range(3):
        if food[kind]:
            found.append(options.DISCARD_FOOD[kind])
    for kind, values in enumerate(hero.pieces):
        if values:
            discard = options.DISCARD_PIECE[kind]
            before = 0
            for value in values:
                if value != before:
                    found.append(discard[value])
                    before = value
    if hero.potion != NO_POTION and not hero.turned:
        found.append(options.DISCARD_POTION[hero.potion])
