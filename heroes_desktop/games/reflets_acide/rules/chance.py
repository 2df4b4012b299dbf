"""Chance: one bonus of choice, or the gamble (NA-125 to NA-136, NA-D96)."""

from __future__ import annotations

from collections.abc import Callable

from heroes_desktop.engine import Ask, Rules, Table

from .. import options
from ..figures import board_at, present, vacant
from ..payments import DYED, EACH, NO, affordable
from ..state import State
from .equipment import gain_loot
from .gems import gain_gems, pay
from .golden import SIX, change_window, designate, roll_golden
from .row import enlist, replace, reveal_hero
from .unforeseen import draw_unforeseen_freely
from .vitality import heal_some, vitality_test

BONUSES = range(1, 6)


def chance(s: State, table: Table, cause: str) -> Rules[None]:
    """The Guide takes one bonus or gambles for several."""
    found = (*(options.option("bonus", number) for number in BONUSES), options.GAMBLE)
    answer = yield Ask(s.guide, "chance_mode", found, about={"cause": cause})
    if answer.act == "bonus":
        yield from _bonus(s, table, int(answer.args[0]))
        return
    roll_golden(s, table, "gamble")
    yield from change_window(s, table, "gamble")
    if s.golden == SIX:
        yield from _bad_luck(s, table)
        return
    for number in range(s.golden, 0, -1):
        yield from _bonus(s, table, number)


def _bad_luck(s: State, table: Table) -> Rules[None]:
    """No bonus; the second roll may put a Hero to the test (NA-127)."""
    table.tell("bad_luck")
    roll_golden(s, table, "bad_luck")
    card = yield from designate(s, table, "bad_luck")
    if card >= 0:
        yield from vitality_test(s, table, card, "bad_luck", "vile")


def _bonus(s: State, table: Table, number: int) -> Rules[None]:
    table.tell("chance_bonus", number=number)
    return BONUS[number](s, table)


def _unforeseen(s: State, table: Table) -> Rules[None]:
    yield from draw_unforeseen_freely(s, table, "chance")


def _loot(s: State, table: Table) -> Rules[None]:
    yield from gain_loot(s, table, 2, "chance")


def _heal(s: State, table: Table) -> Rules[None]:
    yield from heal_some(s, table, 3, s.guide, "heal_heroes", optional=True)


def _gems(s: State, table: Table) -> Rules[None]:
    yield from gain_gems(s, table, 4, "chance")


def _hero(s: State, table: Table) -> Rules[None]:
    yield from offer_hero(s, table, price=True, cause="chance")


def offer_hero(s: State, table: Table, price: bool, cause: str) -> Rules[None]:
    """The top Hero: discarded, enlisted on a vacant position, or in place of another (NA-128)."""
    card = reveal_hero(s, table, cause)
    if card < 0:
        return
    s.shown.append(card)
    found = [options.DISCARD]
    if vacant(s):
        found.append(options.ENLIST)
    for no, _member in present(s):
        means = affordable(s, board_at(s, no), EACH) if price else 1
        if means != NO:
            found.append(options.marked("replace", no + 1, dyed=means == DYED))
    answer = yield Ask(s.guide, "chance_hero", tuple(found), about={"card": card})
    s.shown.remove(card)
    if answer.act == "discard":
        s.heroes_discard.append(card)
        table.tell("hero_discarded", card=card, face=s.faces[card], cause=cause)
    elif answer.act == "enlist":
        yield from enlist(s, table, card, cause)
    else:
        no = int(answer.args[0]) - 1
        if price:
            s.shown.append(card)
            yield from pay(s, table, (board_at(s, no),), EACH, "enlisting")
            s.shown.remove(card)
        yield from replace(s, table, no, card, cause)


BONUS: dict[int, Callable[[State, Table], Rules[None]]] = {
    1: _unforeseen,
    2: _loot,
    3: _heal,
    4: _gems,
    5: _hero,
}
