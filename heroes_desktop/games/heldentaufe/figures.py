"""Figures read from a state or a view: skills, room, targets and who stands where.

Nothing here changes anything. Everything reads public facts, so that rules, texts, boards and computer
players can share it; what has to be quick is looked up in tables made once from the content.
"""

from __future__ import annotations

from heroes_desktop.engine.hexgrid import OFFSETS

from .content import (
    FOODS,
    HEROES,
    KINDS,
    MISSION_FACE,
    MISSIONS,
    MONSTERS,
    PLAYERS,
    POTIONS,
    SPACE_INDEX,
    SPACES,
    TEETH,
    TILES,
    Mission,
    Tile,
)
from .state import ABOVE, BOOTS, CAMPFIRE, RAGE, RING, SWORD, Hero, State

KIND: dict[str, int] = {word: index for index, word in enumerate(KINDS)}
FOOD: dict[str, int] = {word: index for index, word in enumerate(FOODS)}
POTION: dict[str, int] = {word: index for index, word in enumerate(POTIONS)}
"""The index of a word in options and events."""

STEPS: tuple[int, ...] = tuple(sheet.steps for sheet in HEROES)
RINGS: tuple[int, ...] = tuple(sheet.ring for sheet in HEROES)
SWORDS: tuple[int, ...] = tuple(sheet.sword for sheet in HEROES)
HEARTS: tuple[int, ...] = tuple(sheet.hearts for sheet in HEROES)
BACKPACKS: tuple[int, ...] = tuple(sheet.backpack for sheet in HEROES)
"""Printed values by hero (HT-031 to HT-038)."""

RAGE_BONUS = 3
"""What rage in use adds to the sword (HT-108)."""
HAND = 3
"""Missions a player draws up to (HT-118)."""
MONSTER_AP = 4
"""Action points of all monsters together in one monster turn (HT-177)."""

LAIRS: tuple[int, ...] = tuple(SPACE_INDEX[card.lair] for card in MONSTERS)
PORTALS: tuple[int, ...] = tuple(SPACE_INDEX[f"P{number}"] for number in range(1, 6))
"""The space of portal k is `PORTALS[k − 1]`."""
DANGERS: tuple[int, ...] = tuple(SPACE_INDEX[f"D{number}"] for number in range(1, 6))
"""The space of danger k is `DANGERS[k − 1]`."""
CHEST: int = SPACE_INDEX["T"]
"""The treasure space."""

PORTAL_AT: dict[int, int] = {space: number for number, space in enumerate(PORTALS, 1)}
"""The number of the portal on an underworld space."""
DANGER_AT: dict[int, int] = {space: index for index, space in enumerate(DANGERS)}
"""The index into `State.dangers` of a danger space."""

MONSTER_SWORD: tuple[dict[int, int], ...] = tuple(
    {tooth.value: card.sword + tooth.sword for tooth in TEETH.values()} for card in MONSTERS
)
MONSTER_HEARTS: tuple[dict[int, int], ...] = tuple(
    {tooth.value: card.hearts + tooth.hearts for tooth in TEETH.values()} for card in MONSTERS
)
"""A monster's values by its top tooth (HT-167)."""


# skills and storage of a hero


def best(hero: Hero, kind: int) -> int:
    """The value of the piece in a slot; 0 when it is empty (HT-035, HT-D15)."""
    pieces = hero.pieces[kind]
    return pieces[0] if pieces else 0


def allowance(s: State, seat: int) -> int:
    """Action points a seat has for a whole turn (HT-049)."""
    hero = s.heroes[seat]
    boots = hero.pieces[BOOTS]
    return STEPS[hero.hero] + boots[0] if boots else STEPS[hero.hero]


def ap_left(s: State) -> int:
    """Action points the active seat has left (HT-050)."""
    return max(0, allowance(s, s.active) - s.used)


def ring_of(s: State, seat: int) -> int:
    """A hero's ring value (HT-032, HT-035)."""
    hero = s.heroes[seat]
    return RINGS[hero.hero] + best(hero, RING)


def sword_of(s: State, seat: int) -> int:
    """A hero's sword value, with rage if it is in use (HT-161)."""
    hero = s.heroes[seat]
    value = SWORDS[hero.hero] + best(hero, SWORD)
    return value + RAGE_BONUS if hero.turned and hero.potion == RAGE else value


def hearts_of(s: State, seat: int) -> int:
    """The most hearts a hero can have (HT-034)."""
    return HEARTS[s.heroes[seat].hero]


def backpack_size(s: State, seat: int) -> int:
    """Spaces in a hero's backpack (HT-038)."""
    return BACKPACKS[s.heroes[seat].hero]


def backpack_used(s: State, seat: int) -> int:
    """Tokens in a hero's backpack: food, and every piece that is not in its slot."""
    hero = s.heroes[seat]
    boots, rings, swords = hero.pieces
    return (
        sum(hero.food)
        + (len(boots) - 1 if boots else 0)
        + (len(rings) - 1 if rings else 0)
        + (len(swords) - 1 if swords else 0)
    )


def backpack_room(s: State, seat: int) -> int:
    """Free spaces in a hero's backpack; below zero while tokens must be returned (HT-044)."""
    return backpack_size(s, seat) - backpack_used(s, seat)


# the race


def target(s: State) -> int:
    """Points needed at the campfire (HT-023)."""
    return PLAYERS[len(s.heroes)].target


def on_campfire(s: State, seat: int) -> bool:
    """Whether a hero stands on the campfire."""
    hero = s.heroes[seat]
    return hero.space == ABOVE and hero.place == CAMPFIRE


# above


def tile_face(s: State, place: int) -> int:
    """The face of the tile on a cell; -1 where none lies."""
    instance = s.surface.get(place, -1)
    return s.faces[instance] if instance >= 0 else -1


def tile_on(s: State, place: int) -> Tile | None:
    """The tile on a cell; None where none lies."""
    face = tile_face(s, place)
    return TILES[face] if face >= 0 else None


def cells_with(s: State, tile: str) -> list[int]:
    """The cells on which a kind of tile lies, in order of discovery."""
    return [place for place, instance in s.surface.items() if TILES[s.faces[instance]].id == tile]


def portal_cell(s: State, number: int) -> int | None:
    """Where a surface portal lies; None while it is undiscovered."""
    cells = cells_with(s, f"portal{number}")
    return cells[0] if cells else None


def unexplored(s: State, place: int) -> list[int]:
    """The cells around a place that can be explored; none once the pile is empty (HT-063, HT-066)."""
    return [place + step for step in OFFSETS if place + step not in s.surface] if s.pile else []


def heroes_on(s: State, place: int) -> list[int]:
    """The seats whose heroes stand on a surface cell."""
    return [seat for seat, hero in enumerate(s.heroes) if hero.space == ABOVE and hero.place == place]


def above(s: State) -> list[int]:
    """The seats whose heroes are on the surface."""
    return [seat for seat, hero in enumerate(s.heroes) if hero.space == ABOVE]


# below


def below(s: State) -> list[int]:
    """The seats whose heroes are in the underworld."""
    return [seat for seat, hero in enumerate(s.heroes) if hero.space != ABOVE]


def hero_on(s: State, space: int) -> int:
    """The seat whose hero stands on an underworld space; -1 if none does."""
    for seat, hero in enumerate(s.heroes):
        if hero.space == space:
            return seat
    return -1


def monster_on(s: State, space: int) -> int:
    """The monster on an underworld space; -1 if none is there."""
    for index, monster in enumerate(s.monsters):
        if monster.space == space:
            return index
    return -1


def figure_on(s: State, space: int) -> tuple[str, int] | None:
    """("hero", seat) or ("monster", index) for the figure on an underworld space."""
    seat = hero_on(s, space)
    if seat >= 0:
        return "hero", seat
    monster = monster_on(s, space)
    return ("monster", monster) if monster >= 0 else None


def occupied(s: State) -> list[int]:
    """The underworld spaces on which figures stand (HT-147)."""
    spaces = [hero.space for hero in s.heroes if hero.space >= 0]
    spaces += [monster.space for monster in s.monsters if monster.space >= 0]
    return spaces


def danger_on(s: State, space: int) -> bool:
    """Whether a danger token lies on an underworld space."""
    index = DANGER_AT.get(space, -1)
    return index >= 0 and s.dangers[index]


def chest_on(s: State, space: int) -> bool:
    """Whether the chest stands on an underworld space."""
    return space == CHEST and s.chest


def top_tooth(s: State, monster: int) -> int:
    """The tooth on top of a monster's stack; 0 when the stack is empty."""
    teeth = s.monsters[monster].teeth
    return teeth[-1] if teeth else 0


def monster_sword(s: State, monster: int) -> int:
    """A monster's sword with its top tooth (HT-167); 0 without teeth."""
    return MONSTER_SWORD[monster].get(top_tooth(s, monster), 0)


def monster_heart_spaces(s: State, monster: int) -> int:
    """The hearts a monster has at full strength with its top tooth (HT-167); 0 without teeth."""
    return MONSTER_HEARTS[monster].get(top_tooth(s, monster), 0)


def space_name(space: int) -> str:
    """The word of an underworld space."""
    return SPACES[space].id


# cards


def mission_of(s: State, card: int) -> Mission | None:
    """The mission a card shows; None when the view may not know it."""
    face = s.faces[card]
    return MISSIONS[face - MISSION_FACE] if face >= MISSION_FACE else None
