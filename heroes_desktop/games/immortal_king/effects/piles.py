"""Effects on piles, the discard pile and the collection."""

# ruff: noqa: ARG001 – every kind and every check is called in the same way

from __future__ import annotations

from heroes_desktop.engine import Ask, Rules, Table

from .. import options
from ..content import CARDS
from ..rules.guards import filled
from ..rules.looking import look_into, order_rest, take_from
from ..rules.tokens import place_mana
from ..state import DUNGEON_SIZE, State
from .registry import ANYTIME, EQUIPMENT, NO, YES, Use, kind


def _pile_check(s: State, use: Use, window: int) -> int:
    return YES if filled(s) else NO


@kind("dig", EQUIPMENT, _pile_check)
def dig(s: State, table: Table, use: Use) -> Rules[None]:
    """Look at the top cards of a pile, take `take` of them as won cards, put the rest under the pile or back
    on top in any order (IK-255). Taken is not defeated."""
    row = use.row
    answer = yield Ask(s.party, "pile_pick", options.piles(filled(s)), about={"face": use.face})
    lane = answer.args[0]
    look_into(s, table, lane, row.look)
    taken = []
    for _ in range(min(row.take, len(s.looking))):
        taken.append((yield from take_from(s, table, lane)))
    yield from order_rest(s, table, lane, row.rest)
    for face in taken:
        if CARDS[face].mana:
            yield from place_mana(s, table)


@kind("look", ANYTIME, _pile_check)
def look(s: State, table: Table, use: Use) -> Rules[None]:
    """Look at the top cards of one pile, or with `of = "all"` of every pile."""
    if use.row.of == "all":
        for lane in filled(s):
            look_into(s, table, lane, use.row.look)
    else:
        answer = yield Ask(s.party, "pile_pick", options.piles(filled(s)), about={"face": use.face})
        look_into(s, table, answer.args[0], use.row.look)
    s.looking = []


def on_offer(s: State) -> tuple[int, ...]:
    """Equipment that may be taken from the collection, one of each face, no Unique card twice (IK-257)."""
    party = {s.faces[instance] for instance in (*s.hidden, *s.shown)}
    found: dict[int, int] = {}
    for instance in s.collection:
        face = s.faces[instance]
        if not (CARDS[face].unique and face in party):
            found.setdefault(face, instance)
    return tuple(found[face] for face in sorted(found))


def _collection_check(s: State, use: Use, window: int) -> int:
    return YES if on_offer(s) else NO


@kind("collection", EQUIPMENT, _collection_check)
def collection(s: State, table: Table, use: Use) -> Rules[None]:
    """Take an equipment card from the collection, face down, unknown to the dungeon master (IK-257)."""
    choices = tuple(options.card(instance) for instance in on_offer(s))
    answer = yield Ask(s.party, "collection_pick", choices, secret=True, always=True)
    places = s.collection
    chosen = places.index(answer.args[0])
    order = [place for place in range(len(places)) if place != chosen] + [chosen]
    table.rearrange(places, order, by=s.party)
    card = places.pop()
    s.hidden.append(card)
    table.tell_seat(s.party, "collection", {"face": s.faces[card]}, card=card)


def lost(s: State, what: str) -> tuple[int, ...]:
    """Discarded cards that may come back: one of each face."""
    found: dict[int, int] = {}
    for instance in s.discard:
        face = s.faces[instance]
        wanted = instance < DUNGEON_SIZE if what == "won" else CARDS[face].equipment == "potion"
        if wanted:
            found.setdefault(face, instance)
    return tuple(found[face] for face in sorted(found))


def _recover_check(s: State, use: Use, window: int) -> int:
    return YES if lost(s, use.row.of) else NO


@kind("recover", ANYTIME, _recover_check)
def recover(s: State, table: Table, use: Use) -> Rules[None]:
    """A discarded won card (`of = "won"`) or a used potion (`of = "potion"`) comes back (IK-029)."""
    for _ in range(use.row.count):
        found = lost(s, use.row.of)
        if not found:
            return
        choices = tuple(options.card(instance) for instance in found)
        about: dict[str, int | str] = {"face": use.face, "kind": "recover"}
        answer = yield Ask(s.party, "effect_target", choices, about=about)
        card = answer.args[0]
        s.discard.remove(card)
        (s.won if use.row.of == "won" else s.hidden).append(card)
        table.tell("recovered", card=card, face=s.faces[card])
