"""Playing cards: one at a time, each effect resolved before the next card (TF-048 to TF-059)."""

from __future__ import annotations

from heroes_desktop.engine import Offer, Option, Rules, Table

from .. import options
from ..content import EFFECT, FIRST_LOOT, FIRST_SKILL, POWER
from ..effects.registry import PLAYED, Use
from ..options import number
from ..power import fight_of, lasting
from ..state import Played, State
from .settling import settle, unsettled


def may_come_next(s: State, seat: int) -> list[int]:
    """The cards of a hand that may be played next: any, or the weakest (TF-049, EN-22)."""
    hand = s.players[seat].hand
    if len(hand) > 1 and lasting(s).lowest_first:
        lowest = min([POWER[s.faces[card]] for card in hand])
        return [card for card in hand if POWER[s.faces[card]] == lowest]
    return hand


def _plays(seat: int) -> Offer:
    def choices(s: State) -> tuple[Option, ...]:
        return tuple([options.PLAY[card] for card in may_come_next(s, seat)])

    return Offer(seat, "play_next", choices)


_PLAYS = tuple(_plays(seat) for seat in range(4))


def play_one(s: State, table: Table, seat: int) -> Rules[None]:
    """The player chooses one card of the hand and plays it (TF-049, TF-050)."""
    legal = may_come_next(s, seat)
    card = legal[0]
    if len(legal) > 1:
        card = number((yield _PLAYS[seat]))
    yield from play_card(s, table, seat, card)


def play_hand(s: State, table: Table, seat: int) -> Rules[None]:
    """Everything in a hand, also what comes into it meanwhile (TF-053, TF-D13)."""
    while s.players[seat].hand:
        yield from play_one(s, table, seat)


def play_card(s: State, table: Table, seat: int, card: int) -> Rules[None]:
    """Put a card in front of its player: its power counts, then its effect happens (TF-050 to TF-052)."""
    fight = fight_of(s)
    s.players[seat].hand.remove(card)
    face = s.faces[card]
    drawn = card in fight.drawn
    if drawn:
        fight.drawn.remove(card)
    base = POWER[face]
    played = Played(card, seat, fight.taken, base, base, drawn=drawn)
    fight.played.append(played)
    table.tell("played", seat=seat, card=card, face=face, power=base, drawn=drawn)
    if stale := unsettled(s):
        yield from settle(s, table, stale)
    rule = EFFECT[face]
    effect = PLAYED.get(type(rule))
    if effect is None or not skill_works(s, seat, face):
        return
    rules = effect(s, table, rule, Use(seat, played, face))
    if rules is not None:
        yield from rules
    if stale := unsettled(s):
        yield from settle(s, table, stale)


def skill_works(s: State, seat: int, face: int) -> bool:
    """A Skill is personal and can be silenced by the enemy; other cards are no Skills (TF-D63, EN-21)."""
    if not FIRST_SKILL <= face < FIRST_LOOT:
        return True
    return face - FIRST_SKILL in s.players[seat].heroes and not lasting(s).skills_silent


def play_now(s: State, table: Table, seat: int, card: int) -> Rules[None]:
    """A card that another player's card, or the Boss, makes somebody play (TF-D13).

    Outside his turn he plays at once what it brings into his hand; in his turn that joins the hand.
    """
    yield from play_card(s, table, seat, card)
    turn = fight_of(s).turn
    if turn is None or turn.seat != seat:
        yield from play_hand(s, table, seat)
