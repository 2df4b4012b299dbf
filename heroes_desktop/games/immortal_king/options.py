"""The options players choose from, made once: rules hand out the same objects again and again."""

from __future__ import annotations

from functools import cache

from heroes_desktop.engine import Option

DONE = Option("done")
NONE = Option("none")
PASS = Option("pass")
KEEP = Option("keep")
THROW = Option("throw")
ACCEPT = Option("accept")
UP = Option("up")
AMBUSH = Option("ambush")
TENACITY = Option("tenacity")
BOTH = Option("both")
DOOM_OPTIONS = (Option("doom"), PASS)
ARMOUR_OPTIONS = (Option("roll"), KEEP)
HANDS = (Option("rock"), Option("paper"), Option("scissors"))

CORRIDOR = tuple(Option("corridor", (lane,)) for lane in range(4))
PILE = tuple(Option("pile", (lane,)) for lane in range(4))
FIGHT = {lane: Option("fight", (lane,)) for lane in range(-1, 4)}
ADVENTURER = tuple(Option("adventurer", (index,)) for index in range(4))
POWER = tuple(Option("power", (index,)) for index in range(4))
GIFT = tuple(Option("gift", (index,)) for index in range(4))
ULTIMATE = tuple(Option("ultimate", (index,)) for index in range(4))
ROLL = {sides: Option("roll", (sides,)) for sides in (4, 6, 8, 10, 12, 20)}
ROLL_D6 = (ROLL[6],)
ONLY_THROW = (THROW,)


@cache
def recruit(face: int) -> Option:
    """Take this adventurer along."""
    return Option("adventurer", (face,))


@cache
def equipment(instance: int) -> Option:
    """Take the equipment with this number along."""
    return Option("equipment", (instance,))


@cache
def potion(instance: int) -> Option:
    """Use the potion with this number."""
    return Option("potion", (instance,))


@cache
def reveal(instance: int) -> Option:
    """Turn up the object or quest with this number."""
    return Option("reveal", (instance,))


@cache
def quest(instance: int) -> Option:
    """Trigger the face-up quest with this number."""
    return Option("quest", (instance,))


@cache
def card(instance: int) -> Option:
    """Name a card by its number."""
    return Option("card", (instance,))


@cache
def swaps(filled: tuple[int, ...]) -> tuple[Option, ...]:
    """No swap, or any pair of these piles (IK-053, IK-056)."""
    pairs = [Option("swap", (a, b)) for a in filled for b in filled if a < b]
    return (KEEP, *pairs)


@cache
def fights(lanes: tuple[int, ...]) -> tuple[Option, ...]:
    """These targets."""
    return tuple(FIGHT[lane] for lane in lanes)


@cache
def corridors(lanes: tuple[int, ...]) -> tuple[Option, ...]:
    """These corridors."""
    return tuple(CORRIDOR[lane] for lane in lanes)


@cache
def piles(lanes: tuple[int, ...]) -> tuple[Option, ...]:
    """These piles."""
    return tuple(PILE[lane] for lane in lanes)


@cache
def adventurers(indices: tuple[int, ...]) -> tuple[Option, ...]:
    """These adventurers."""
    return tuple(ADVENTURER[index] for index in indices)
