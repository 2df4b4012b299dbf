"""The options players choose from, made once: rules hand out the same objects again and again."""

from __future__ import annotations

from functools import cache

from heroes_desktop.engine import Option
from heroes_desktop.engine.hexgrid import OFFSETS, axial

from .content import BEST_VALUE, FOODS, HEROES, KINDS, MISSIONS, MONSTERS, POTIONS, SPACES
from .state import FIRST_MISSION

_SEATS = range(5)
_VALUES = range(1, BEST_VALUE + 1)
_CARDS = range(FIRST_MISSION, FIRST_MISSION + len(MISSIONS))

# before the first turn

HERO = tuple(Option("hero", (hero.id,)) for hero in HEROES)
RANDOM = Option("random")
RESOURCES = ("orchard", "pond", "mushrooms")
RESOURCE = {kind: Option("kind", (kind,)) for kind in RESOURCES}

# of a hero

MOVE = tuple(Option("move", (space.id,)) for space in SPACES)
DESCEND = tuple(Option("descend", (number,)) for number in range(6))
ASCEND = tuple(Option("ascend", (number,)) for number in range(6))
ATTACK_MONSTER = tuple(Option("attack", (monster.id,)) for monster in MONSTERS)
ATTACK_HERO = tuple(Option("attack", (seat,)) for seat in _SEATS)
COMPLETE = {card: Option("complete", (card,)) for card in _CARDS}
STEAL = {card: tuple(Option("steal", (card, victim)) for victim in _SEATS) for card in _CARDS}
REFUSE = {card: Option("refuse", (card,)) for card in _CARDS}
_HARVEST = tuple(Option("harvest", (number,)) for number in range(1, 6))
HARVEST = tuple(_HARVEST[:most] for most in range(6))
"""By the most that can be taken: every number up to it."""
EAT = tuple(Option("eat", (food,)) for food in FOODS)
BREW = tuple(Option("brew", (potion,)) for potion in POTIONS)
DRINK = tuple(Option("drink", (potion,)) for potion in POTIONS)
GIVE_UP_RAGE = Option("give_up_rage")
SMITH = tuple({pair: Option("smith", (kind, *pair)) for pair in ((1, 1), (1, 2), (2, 2))} for kind in KINDS)
TRADE = tuple(
    tuple(tuple(Option("trade", (kind, value, into)) for into in KINDS) for value in range(BEST_VALUE + 1))
    for kind in KINDS
)
"""By kind, value and the kind wanted."""
DISCARD_FOOD = tuple(Option("discard", (food,)) for food in FOODS)
DISCARD_PIECE = tuple({value: Option("discard", (kind, value)) for value in _VALUES} for kind in KINDS)
DISCARD_POTION = tuple(Option("discard", (potion,)) for potion in POTIONS)
END_TURN = Option("end_turn")

TARGET_SPACE = tuple(Option("target", (space.id,)) for space in SPACES)
DROP_FOOD = tuple(Option("drop", (food,)) for food in FOODS)
DROP_PIECE = tuple({value: Option("drop", (kind, value)) for value in _VALUES} for kind in KINDS)

# at the end of a turn

UPGRADE = tuple({value: Option("upgrade", (kind, value)) for value in _VALUES} for kind in KINDS)
PIECE = {card: Option("piece", (card,)) for card in _CARDS}
TOOTH = {card: Option("tooth", (card,)) for card in _CARDS}
NONE = Option("none")

# of several players, and of the monsters

COMMAND = Option("command")
PLACE = Option("place")
LEAVE = Option("leave")
MONSTER_MOVE = tuple(
    tuple(Option("move", (monster.id, space.id)) for space in SPACES) for monster in MONSTERS
)
MONSTER_ATTACK = tuple(tuple(Option("attack", (monster.id, seat)) for seat in _SEATS) for monster in MONSTERS)
STOP = Option("stop")


@cache
def ways(place: int, known: int, exploring: bool) -> tuple[Option, ...]:
    """Steps from a surface cell and, if there are tiles left, the coordinates to explore. `known` has a bit
    for each direction in which a tile lies."""
    around = [(index, axial(place + offset)) for index, offset in enumerate(OFFSETS)]
    moves = [Option("move", coordinates) for index, coordinates in around if known >> index & 1]
    if exploring:
        moves += [Option("explore", coordinates) for index, coordinates in around if not known >> index & 1]
    return tuple(moves)


@cache
def target(place: int) -> Option:
    """Teleport to a surface cell."""
    return Option("target", axial(place))


@cache
def tile(place: int) -> Option:
    """Put a defeated hero on a surface cell."""
    return Option("tile", axial(place))
