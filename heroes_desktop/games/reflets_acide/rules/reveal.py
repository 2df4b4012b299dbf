"""The Reveal phase: gems for the Vile, Unforeseen, the Hazard and its cost (NA-144 to NA-153, NA-292,
NA-303)."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Rules, Table

from .. import options
from ..content import beast, door, is_dilemma, room, zone
from ..effect_rows import Peek
from ..figures import board_at, cursed_with, difficulty, owner, signature
from ..objectives import hazard_of
from ..payments import DYED, NO, affordable, of_cost
from ..state import NOTHING, State
from ..track import ZONE_AT, slot
from .covering import pay_team
from .golden import designate
from .piles import refill_unforeseen
from .skills import spend
from .unforeseen import deal_dilemma, turn_up
from .vile import draw_for_vile, reveal_room

QUIET = 2


def reveal_stage(s: State, table: Table) -> Rules[None]:
    """Step 1: gems of the difficulty, one more under a curse, two fewer after a quiet night; then a peek."""
    s.revealed = True
    number = difficulty(s) + cursed_with(s, "vile_gem")
    if s.quiet:
        number = max(0, number - QUIET)
        s.quiet = False
        table.tell("quiet_night_over")
    table.tell("reveal", gems=number, cards=difficulty(s))
    yield from draw_for_vile(s, table, number, "reveal")
    yield from _peek(s, table)
    s.stage = "unforeseen"


def _peek(s: State, table: Table) -> Rules[None]:
    """The next Unforeseen is seen, then left or put under the pile (NA-292)."""
    found = signature(s, Peek)
    if found is None or not (s.unforeseen or s.unforeseen_discard):
        return
    position, member, skill, number = found
    board = board_at(s, position)
    price = of_cost(skill.price)
    means = affordable(s, board, price)
    if means == NO:
        return
    seat = owner(s, board)
    use = options.marked("skill", member.card, number, dyed=means == DYED)
    answer = yield Ask(seat, "peek", (options.PASS, use))
    if answer.act == "pass":
        return
    yield from spend(s, table, member.card, number, board, price, "peek")
    refill_unforeseen(s, table)
    card = s.unforeseen[-1]
    table.tell("peeked", card=card, face=table.show(card))
    answer = yield Ask(seat, "peek", (options.LEAVE, options.UNDER), about={"card": card})
    if answer.act == "under":
        s.unforeseen.pop()
        s.unforeseen.insert(0, card)
    table.tell("peek_choice", card=card, under=answer.act == "under")


def unforeseen_stage(s: State, table: Table) -> Rules[None]:
    """Step 2: one card after the other, each dealt with before the next (NA-147)."""
    hazard = hazard_of(s)
    if hazard.drawn >= difficulty(s):
        s.stage = "turn_up"
        return
    hazard.drawn += 1
    card = turn_up(s, table, "reveal")
    if card < 0:
        return
    face = s.faces[card]
    if is_dilemma(face):
        yield from deal_dilemma(s, table, card)
        return
    row = beast(face)
    yield from pay_team(s, table, row.cost, "beast")
    bothered = NOTHING
    if row.critter:
        bothered = yield from designate(s, table, "critter")
    s.shown.remove(card)
    hazard.beasts.append(card)
    hazard.bothered.append(bothered)
    table.tell("beast", card=card, face=face, bothered=bothered)


def turn_up_stage(s: State, table: Table) -> Rules[None]:
    """Steps 3 to 5: one of several cards is chosen, turned up and paid; a Room is compared with the Vile
    Quest."""
    hazard = hazard_of(s)
    if hazard.kind == "room":
        index = slot(hazard.place) - 1
        if not s.rooms_up[index]:
            reveal_room(s, table, index, "stop")
        cost = room(s.faces[hazard.card]).cost
    else:
        slot_cards = s.zones[ZONE_AT[hazard.place]] if hazard.kind == "zone" else s.doors
        hazard.card = yield from _choose(s, table, slot_cards)
        face = s.faces[hazard.card]
        cost = zone(face).cost if hazard.kind == "zone" else door(face).cost
        if hazard.kind == "door":
            s.door_up = True
        table.tell(
            "hazard_revealed", kind=hazard.kind, card=hazard.card, face=face, place=hazard.place, cost=cost
        )
    yield from pay_team(s, table, cost, "hazard")
    s.stage = "hazard"


def _choose(s: State, table: Table, cards: list[int]) -> Rules[int]:
    """All cards of the slot are read, one is kept, the others are discarded (NA-151, NA-276)."""
    for card in cards:
        table.show(card)
    chosen = cards[0]
    if len(cards) > 1:
        table.tell("slot_read", cards=list(cards), faces=[s.faces[card] for card in cards])
        answer = yield Ask(s.guide, "choose_hazard", tuple(options.option("card", card) for card in cards))
        chosen = int(answer.args[0])
        others = [card for card in cards if card != chosen]
        s.gone.extend(others)
        cards[:] = [chosen]
        table.tell("slot_cleared", chosen=chosen, cards=others)
    return chosen
