"""Equipment: placed, worn, stored, moved, given up (NA-241 to NA-248, NA-D66, NA-D67, NA-D98)."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Option, Rules, Table

from .. import options
from ..content import LOOT_FACE, RELIC_FACE, Loot, equipment
from ..figures import MOST_WORN, alignment, bearer_of, hero_of, present, quest
from ..state import Member, State
from .piles import draw_loot

MOST_MOVES = 2
"""Moves of one card in one window (NA-D98)."""


def may_wear(s: State, member: Member, card: int) -> bool:
    """Restrictions, three cards at most, one card for each characteristic (NA-242 to NA-244)."""
    loot = equipment(s.faces[card])
    if not allowed(s, member, loot) or len([c for c in member.worn if c != card]) >= MOST_WORN:
        return False
    return not any(other != card and _clash(loot, equipment(s.faces[other])) for other in member.worn)


def allowed(s: State, member: Member, loot: Loot) -> bool:
    """Whether the print lets this Hero wear it (NA-243)."""
    if loot.bars and hero_of(s, member).race == loot.bars:
        return False
    return not loot.only or alignment(s, member) == loot.only


def _clash(one: Loot, other: Loot) -> bool:
    return any(mine and theirs for mine, theirs in zip(one.sets, other.sets, strict=True))


def may_bear(s: State, member: Member, card: int) -> bool:
    """Whether a cursed card can go to this Hero: fewer than three cursed ones, none on its
    characteristics."""
    loot = equipment(s.faces[card])
    cursed = [other for other in map(equipment, (s.faces[c] for c in member.worn)) if other.cursed]
    return len(cursed) < MOST_WORN and not any(_clash(loot, other) for other in cursed)


# new cards


def gain_loot(s: State, table: Table, n: int, cause: str) -> Rules[None]:
    """Draw n Loot, place each, then one window of redistribution."""
    new = []
    for _ in range(n):
        card = draw_loot(s, table)
        if card < 0:
            break
        table.tell("loot_drawn", card=card, face=table.show(card), cause=cause)
        new.append(card)
    if new:
        yield from place_cards(s, table, new, cause)


def place_cards(s: State, table: Table, cards: list[int], cause: str, drop: bool = False) -> Rules[None]:
    """Each new card once, equipped or stored (`drop`: or discarded); then the window (NA-D98)."""
    s.loose.extend(cards)
    while s.loose:
        card = s.loose[0]
        loot = equipment(s.faces[card])
        if loot.cursed:
            yield from _place_cursed(s, table, card, cause, drop)
        else:
            found = [
                options.option("wear", card, no + 1) for no, member in present(s) if may_wear(s, member, card)
            ]
            found += [options.option("store", card, no + 1) for no, _member in present(s)]
            if drop:
                found.append(options.option("drop", card))
            about: dict[str, int | str] = {"card": card, "cause": cause}
            answer = yield Ask(s.guide, "equip", tuple(found), about=about)
            s.loose.remove(card)
            _put(s, table, card, answer, cause)
    yield from redistribute(s, table, cause)


def _put(s: State, table: Table, card: int, answer: Option, cause: str, before: int = 0) -> None:
    if answer.act == "drop":
        discard_equipment(s, table, card, cause)
        return
    position = int(answer.args[1]) - 1
    member = s.team[position]
    (member.worn if answer.act == "wear" else member.stored).append(card)
    _tell_place(s, table, card, answer.act, position + 1, before, cause)


def _tell_place(s: State, table: Table, card: int, how: str, no: int, before: int, cause: str) -> None:
    table.tell("equipped", card=card, face=s.faces[card], how=how, no=no, before=before, cause=cause)


def _place_cursed(s: State, table: Table, card: int, cause: str, drop: bool) -> Rules[None]:
    """A cursed card is worn at once by somebody who still can; what is in its way is stored (NA-D66)."""
    found = [options.option("wear", card, no + 1) for no, member in present(s) if may_bear(s, member, card)]
    if drop:
        found.append(options.option("drop", card))
    if not found:
        s.loose.remove(card)
        discard_equipment(s, table, card, cause)
        return
    about: dict[str, int | str] = {"card": card, "cause": cause}
    answer = yield Ask(s.guide, "equip", tuple(found), about=about)
    if answer.act == "wear":
        yield from _make_room(s, table, s.team[int(answer.args[1]) - 1], card, cause)
    s.loose.remove(card)
    _put(s, table, card, answer, cause)


def _make_room(s: State, table: Table, member: Member, card: int, cause: str) -> Rules[None]:
    loot = equipment(s.faces[card])
    no = s.team.index(member) + 1
    for other in [c for c in member.worn if _clash(loot, equipment(s.faces[c]))]:
        _store(s, table, member, other, no, cause)
    while len(member.worn) >= MOST_WORN:
        plain = [c for c in member.worn if not equipment(s.faces[c]).cursed]
        found = tuple(options.option("store", c, no) for c in plain)
        answer = yield Ask(s.guide, "equip", found, about={"card": card, "cause": cause})
        _store(s, table, member, int(answer.args[0]), no, cause)


def _store(s: State, table: Table, member: Member, card: int, no: int, cause: str) -> None:
    member.worn.remove(card)
    member.stored.append(card)
    _tell_place(s, table, card, "store", no, no, cause)


# the window of redistribution


def moves(s: State) -> list[Option]:
    """Every single move of one movable card (NA-D98)."""
    found: list[Option] = []
    team = present(s)
    for _no, bearer in team:
        for card in (*bearer.worn, *bearer.stored):
            if equipment(s.faces[card]).cursed or s.moved.count(card) >= MOST_MOVES:
                continue
            is_worn = card in bearer.worn
            for no, member in team:
                here = member is bearer
                if not (here and is_worn) and may_wear(s, member, card):
                    found.append(options.option("wear", card, no + 1))
                if not here or is_worn:
                    found.append(options.option("store", card, no + 1))
    return found


def redistribute(s: State, table: Table, cause: str) -> Rules[None]:
    """Single moves until "done"; not asked when nothing can be changed (NA-245, NA-D98)."""
    while True:
        found = moves(s)
        if not found:
            break
        answer = yield Ask(s.guide, "equip", (options.DONE, *found), about={"cause": cause})
        if answer is options.DONE or answer.act == "done":
            break
        card = int(answer.args[0])
        bearer = bearer_of(s, card)
        assert bearer is not None
        (bearer.worn if card in bearer.worn else bearer.stored).remove(card)
        s.moved.append(card)
        _put(s, table, card, answer, "redistribution", s.team.index(bearer) + 1)
    s.moved = []


# giving up


def take_off(s: State, card: int) -> None:
    """A card leaves its bearer."""
    bearer = bearer_of(s, card)
    if bearer is not None:
        (bearer.worn if card in bearer.worn else bearer.stored).remove(card)


def discard_equipment(s: State, table: Table, card: int, cause: str) -> None:
    """Loot to its discard pile; the Quest Relic back into the Relic pile before step II, others out
    (NA-D33)."""
    take_off(s, card)
    table.tell("equipment_discarded", card=card, face=s.faces[card], cause=cause)
    if s.faces[card] < RELIC_FACE:
        s.loot_discard.append(card)
    elif not return_relic(s, table, card):
        s.gone.append(card)


def cede_equipment(s: State, table: Table, card: int, cause: str) -> None:
    """Onto the Points Pile, face up; the Quest Relic before step II goes back into its pile (NA-220,
    NA-D33)."""
    take_off(s, card)
    table.tell("equipment_ceded", card=card, face=s.faces[card], cause=cause)
    if not return_relic(s, table, card):
        s.vile.pile.append(card)


def return_relic(s: State, table: Table, card: int) -> bool:
    """The Relic of the own Quest is shuffled back into the pile while step II is not done."""
    face = s.faces[card]
    if s.step_two or face < RELIC_FACE or equipment(face).id != quest(s).relic:
        return False
    s.relics.append(card)
    table.tell("relic_returned", card=card, face=face)
    table.shuffle(s.relics)
    return True


def is_loot(s: State, card: int) -> bool:
    """Loot, not a Relic."""
    return LOOT_FACE <= s.faces[card] < RELIC_FACE
