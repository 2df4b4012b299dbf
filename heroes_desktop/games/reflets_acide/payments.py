"""Prices in gems, and every way to pay one from a board, dyed ways included (NA-288, NA-D107)."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import NamedTuple

from .content import Cost, equipment
from .effect_rows import Dye
from .figures import board_at, cursed_with, signature
from .state import Member, State

Gems = tuple[int, int, int, int, int]
NONE: Gems = (0, 0, 0, 0, 0)


class Price(NamedTuple):
    """So many gems of each colour, `free` of any colour, and `of_either` of the colours `either`."""

    fixed: Gems = NONE
    free: int = 0
    either: tuple[int, ...] = ()
    of_either: int = 0

    @property
    def total(self) -> int:
        """How many gems it takes."""
        return sum(self.fixed) + self.free + self.of_either


FREE = Price()


def one_colour(colour: int, n: int) -> Price:
    """n gems of one colour."""
    fixed = [0] * 5
    fixed[colour] = n
    return Price((fixed[0], fixed[1], fixed[2], fixed[3], fixed[4]))


EACH = Price((1, 1, 1, 1, 1))
"""One gem of each colour, for a Hero enlisted in place of another (NA-128)."""


def of_cost(cost: Cost, stat: int = -1, extra: int = 0) -> Price:
    """The price of a skill; `stat`: the colour of the Objective, `extra`: gems of one of its colours on
    top."""
    fixed = list(cost.gems)
    if cost.objective:
        fixed[stat] += cost.objective
    colours = tuple(colour for colour in range(5) if fixed[colour])
    return Price(
        (fixed[0], fixed[1], fixed[2], fixed[3], fixed[4]),
        cost.free + (extra if not colours else 0),
        colours if extra else (),
        extra if colours else 0,
    )


def only_extra(cost: Cost, stat: int = -1, extra: int = 1) -> Price:
    """The penalty alone, where the skill itself is free (NA-177)."""
    price = of_cost(cost, stat, extra)
    return Price(NONE, extra if not price.of_either else 0, price.either, price.of_either)


def ways(gems: list[int], price: Price) -> list[Gems]:
    """Every set of gems that pays a price as it is, in a stable order."""
    found: dict[Gems, None] = {}
    for need in _demands(price):
        if all(have >= wanted for have, wanted in zip(gems, need, strict=True)):
            for paid in _with_free(gems, need, price.free):
                found[paid] = None
    return list(found)


def dyed_ways(gems: list[int], price: Price) -> list[Gems]:
    """Further ways in which one or two gems of one colour count as another."""
    plain = set(ways(gems, price))
    found: dict[Gems, None] = {}
    for need in _demands(price):
        for wanted in range(5):
            for number in range(1, min(2, need[wanted]) + 1):
                for dyed in range(5):
                    if dyed == wanted:
                        continue
                    paid = list(need)
                    paid[wanted] -= number
                    paid[dyed] += number
                    if all(have >= due for have, due in zip(gems, paid, strict=True)):
                        for whole in _with_free(gems, _five(paid), price.free):
                            if whole not in plain:
                                found[whole] = None
    return list(found)


def _five(gems: list[int]) -> Gems:
    return (gems[0], gems[1], gems[2], gems[3], gems[4])


def _demands(price: Price) -> list[Gems]:
    if not price.of_either:
        return [price.fixed]
    found = []
    for chosen in combinations_with_replacement(price.either, price.of_either):
        need = list(price.fixed)
        for colour in chosen:
            need[colour] += 1
        found.append(_five(need))
    return found


def _with_free(gems: list[int], need: Gems, free: int) -> list[Gems]:
    if not free:
        return [need]
    found = []
    for chosen in combinations_with_replacement(range(5), free):
        paid = list(need)
        for colour in chosen:
            paid[colour] += 1
        if all(have >= due for have, due in zip(gems, paid, strict=True)):
            found.append(_five(paid))
    return found


def can_pay(gems: list[int], price: Price) -> bool:
    """Whether a price can be paid as it is."""
    if price.of_either:
        return bool(ways(gems, price))
    left = 0
    for have, need in zip(gems, price.fixed, strict=True):
        if have < need:
            return False
        left += have - need
    return left >= price.free


def dye_ready(s: State, board: int) -> bool:
    """Whether the bearer of the dye stands on this board, unwounded, and has not used it this turn."""
    found = signature(s, Dye)
    return found is not None and board_at(s, found[0]) == board


NO, PLAIN, DYED = range(3)


def affordable(s: State, board: int, price: Price) -> int:
    """NO, PLAIN, or DYED if only the dye makes it possible."""
    gems = s.boards[board].gems
    if can_pay(gems, price):
        return PLAIN
    if sum(gems) >= price.total and dye_ready(s, board) and dyed_ways(gems, price):
        return DYED
    return NO


def hazard_price(s: State, member: Member, cost: Cost, stat: int, penalty: bool, free: bool = False) -> Price:
    """A hazard skill: one more gem under a curse (the bearer's own), one more as a penalty after the roll."""
    dear = int(not free and wears(s, member, "dear_skills"))
    if free:
        return only_extra(cost, stat) if penalty else FREE
    return of_cost(cost, stat, dear + int(penalty))


def wears(s: State, member: Member, curse: str) -> bool:
    """Whether this Hero wears a curse."""
    return cursed_with(s, curse) and any(equipment(s.faces[card]).curse == curse for card in member.worn)
