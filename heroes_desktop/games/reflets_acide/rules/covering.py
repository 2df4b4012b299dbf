"""Compulsory payments of the whole team, with cards where gems run out (NA-047, NA-048, NA-277)."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Option, Rules, Table

from .. import options
from ..content import BEAST_FACE, LOOT_FACE, points
from ..state import State
from .gems import collect, to_bag
from .row import dismiss
from .vile import place


def pay_team(s: State, table: Table, n: int, cause: str, to_vile: bool = False) -> Rules[None]:
    """n gems of the team's choice, into the bag or onto the Vile board; what is missing is covered by
    cards, which bring the Vile nothing."""
    if not n:
        return
    paid = [0] * 5
    missing = yield from collect(s, table, n, "pay_gems", cause, paid)
    yield from _cover(s, table, missing, cause)
    if to_vile:
        yield from place(s, table, paid, cause)
    else:
        to_bag(s, paid)


def _cover(s: State, table: Table, missing: int, cause: str) -> Rules[None]:
    """Cards of the Pouch first, Heroes of the team when none is left; surplus is lost."""
    s.debt = missing
    while s.debt > 0:
        found: list[Option] = [options.option("cover", card) for card in s.pouch]
        if not found:
            found = [options.option("cover", member.card) for member in s.team]
        about: dict[str, int | str] = {"due": s.debt, "cause": cause}
        answer = yield Ask(s.guide, "pay_with_cards", tuple(found), about=about)
        card = int(answer.args[0])
        worth = points(s.faces[card])
        s.debt -= worth
        table.tell("covered", card=card, face=s.faces[card], worth=worth, left=max(0, s.debt), cause=cause)
        if card in s.pouch:
            s.pouch.remove(card)
            _to_discard(s, card)
        else:
            debt = s.debt
            yield from dismiss(s, table, card, "payment")
            s.debt = debt
    s.debt = 0


def _to_discard(s: State, card: int) -> None:
    face = s.faces[card]
    if face < BEAST_FACE:
        s.heroes_discard.append(card)
    elif face < LOOT_FACE:
        s.unforeseen_discard.append(card)
    else:
        s.gone.append(card)
