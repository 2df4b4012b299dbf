"""Tokens on the hero boards: pieces, food, potions, and what to do when they do not fit."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Option, Rules, Table

from .. import options
from ..content import FOODS, KINDS, POTIONS
from ..figures import FOOD, KIND, POTION, ap_left, backpack_room, best
from ..state import BOOTS, NO_POTION, Args, State


def gain_piece(s: State, table: Table, seat: int, kind: int, value: int, cause: str) -> None:
    """A piece from the reserve, if there is one (HT-047); the best of a kind is in the slot (HT-D15)."""
    stock = s.reserve.pieces[kind]
    if not stock[value - 1]:
        table.tell("nothing_left", what=KINDS[kind], seat=seat)
        return
    stock[value - 1] -= 1
    pieces = s.heroes[seat].pieces[kind]
    pieces.append(value)
    pieces.sort(reverse=True)
    table.tell("piece", seat=seat, kind=KINDS[kind], value=value, change=1, cause=cause)


def lose_piece(s: State, table: Table, seat: int, kind: int, value: int, cause: str) -> None:
    """A piece goes back to the reserve; the next best moves into the slot."""
    s.heroes[seat].pieces[kind].remove(value)
    s.reserve.pieces[kind][value - 1] += 1
    table.tell("piece", seat=seat, kind=KINDS[kind], value=value, change=-1, cause=cause)


def tell_boots(s: State, table: Table, before: int) -> None:
    """Better or lesser boots change the AP of the turn under way at once (HT-045, HT-050)."""
    if best(s.heroes[s.active], BOOTS) != before:
        table.tell("ap", seat=s.active, ap=ap_left(s), cause="boots")


def win_piece(s: State, table: Table, kind: int, value: int, cause: str) -> Rules[None]:
    """A piece for the active hero in his turn: it works at once (HT-094, HT-095) and must fit (HT-044)."""
    before = best(s.heroes[s.active], BOOTS)
    gain_piece(s, table, s.active, kind, value, cause)
    tell_boots(s, table, before)
    if backpack_room(s, s.active) < 0:
        yield from overflow(s, table)


def overflow(s: State, table: Table) -> Rules[None]:
    """Tokens are returned one at a time until everything fits (HT-044)."""
    while backpack_room(s, s.active) < 0:
        answer = yield Ask(s.active, "overflow", _helpful(s), secret=True)
        before = best(s.heroes[s.active], BOOTS)
        _return_token(s, table, answer.args, "overflow")
        tell_boots(s, table, before)


def _helpful(s: State) -> tuple[Option, ...]:
    """The tokens whose return frees a space: every food, and pieces of a kind owned twice."""
    hero = s.heroes[s.active]
    found = [options.DROP_FOOD[food] for food, count in enumerate(hero.food) if count]
    for kind, values in enumerate(hero.pieces):
        if len(values) > 1:
            found += [options.DROP_PIECE[kind][value] for value in dict.fromkeys(values)]
    return tuple(found)


def _return_token(s: State, table: Table, args: Args, cause: str) -> None:
    """Food or a piece named by an option goes back."""
    word = args[0]
    if word in FOOD:
        change_food(s, table, s.active, FOOD[word], -1, cause)
    else:
        lose_piece(s, table, s.active, KIND[word], args[1], cause)


def discard(s: State, table: Table, args: Args) -> None:
    """In his own turn a player may return any token at no cost (HT-043)."""
    if args[0] in POTION:
        lose_potion(s, table, s.active, "discarded")
        return
    before = best(s.heroes[s.active], BOOTS)
    _return_token(s, table, args, "discarded")
    tell_boots(s, table, before)


def change_food(s: State, table: Table, seat: int, food: int, change: int, cause: str) -> None:
    """Food comes from the reserve or goes back there."""
    s.heroes[seat].food[food] += change
    s.reserve.food[food] -= change
    table.tell("food", seat=seat, kind=FOODS[food], change=change, cause=cause)


def gain_potion(s: State, table: Table, seat: int, potion: int, cause: str) -> None:
    """A potion on the empty belt (HT-040)."""
    s.reserve.potions[potion] -= 1
    s.heroes[seat].potion = potion
    table.tell("potion", seat=seat, kind=POTIONS[potion], change=1, cause=cause)


def lose_potion(s: State, table: Table, seat: int, cause: str) -> None:
    """The potion on the belt, in use or not, goes back to the reserve."""
    hero = s.heroes[seat]
    potion = hero.potion
    s.reserve.potions[potion] += 1
    hero.potion, hero.turned = NO_POTION, False
    table.tell("potion", seat=seat, kind=POTIONS[potion], change=-1, cause=cause)


def strip(s: State, table: Table, seat: int) -> None:
    """Everything on the board of a hero beaten by a trap or a monster goes back (HT-193)."""
    hero = s.heroes[seat]
    for kind, values in enumerate(hero.pieces):
        for value in list(values):
            lose_piece(s, table, seat, kind, value, "stripped")
    for food, count in enumerate(hero.food):
        if count:
            change_food(s, table, seat, food, -count, "stripped")
    if hero.potion != NO_POTION:
        lose_potion(s, table, seat, "stripped")
