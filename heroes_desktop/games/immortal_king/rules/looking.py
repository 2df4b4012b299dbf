"""Looking into piles: who sees what, and how a pile is put back without betraying it."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Rules, Table

from .. import options
from ..state import State


def look_into(s: State, table: Table, lane: int, count: int) -> None:
    """The party player sees the top cards of a pile, all if there are fewer; top card last in `s.looking`."""
    s.looking = s.corridors[lane].pile[-count:]
    faces = [table.show(card, s.party) for card in s.looking]
    secret = {"cards": list(s.looking), "faces": faces}
    table.tell_seat(s.party, "look", secret, corridor=lane, count=len(faces))


def take_from(s: State, table: Table, lane: int) -> Rules[int]:
    """One of the cards looked at becomes a won card and is shown (IK-255). Its face changes places with
    the top card first, so that its number does not tell where it lay."""
    choices = tuple(options.card(card) for card in s.looking)
    answer = yield Ask(s.party, "pile_pick", choices, secret=True, about={"corridor": lane})
    chosen = s.looking.index(answer.args[0])
    order = [place for place in range(len(s.looking)) if place != chosen] + [chosen]
    table.rearrange(s.looking, order, by=s.party)
    card = table.draw(s.corridors[lane].pile)
    s.looking = s.looking[:-1]
    face = table.show(card)
    s.won.append(card)
    table.tell("won", card=card, face=face, corridor=lane, cause="taken")
    return face


def order_rest(s: State, table: Table, lane: int, where: str) -> Rules[None]:
    """The rest goes under the pile, or back on top, in an order the party player chooses, deepest first."""
    rest = s.looking
    if not rest:
        return
    corridor = s.corridors[lane]
    if where == "bottom":
        corridor.pile = rest + corridor.pile[: -len(rest)]
    for place in range(len(rest) - 1):
        s.looking = rest[place:]
        choices = tuple(options.card(card) for card in s.looking)
        answer = yield Ask(s.party, "pile_order", choices, secret=True, about={"corridor": lane})
        chosen = s.looking.index(answer.args[0])
        order = [chosen] + [other for other in range(len(s.looking)) if other != chosen]
        table.rearrange(s.looking, order, by=s.party)
    s.looking = []
    table.tell("pile_sorted", corridor=lane, count=len(rest))
