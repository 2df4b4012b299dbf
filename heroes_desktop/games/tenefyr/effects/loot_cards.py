"""Loot that moves cards of its own player, of the enemy's pile or of the reserve."""

from __future__ import annotations

from heroes_desktop.engine import Rules, Table

from .. import options
from ..content import HIT, is_loot
from ..kinds import loot as lo
from ..options import number
from ..power import composition, fight_of, has_hero, level_here
from ..rules.asking import agrees, arrange, ask_seat, choose_card, faces, pays
from ..state import State, Turn
from ..zones import (
    discard_hand,
    discard_top,
    draw_to_hand,
    faces_of,
    here,
    remove,
    reserve_top,
    reveal,
    shuffle_pile,
    take_face,
    take_visible,
)
from .cards import level_to_take, recover, rider_gain
from .registry import Done, Use, when_played


@when_played(lo.Draw)
def draw_cards(s: State, table: Table, rule: lo.Draw, use: Use) -> Done:
    """LO-02: as many as there are (TF-123)."""
    count = rule.cards + rider_gain(s, use.seat, rule.rider, use.face)
    draw_to_hand(s, table, use.seat, count, step=False)
    return None


@when_played(lo.HeroDraw)
def hero_draw(s: State, table: Table, rule: lo.HeroDraw, use: Use) -> Done:
    """LO-08."""
    if has_hero(s, use.seat, rule.hero):
        draw_to_hand(s, table, use.seat, rule.cards, step=False)
    return None


@when_played(lo.SearchHand)
def search_hand(s: State, table: Table, rule: lo.SearchHand, use: Use) -> Rules[None]:
    """LO-14: not "drawn" in the sense of EN-23; the pile is shuffled in any case (TF-117)."""
    found = [
        face for face in composition(s, use.seat) if (face == HIT if rule.card == "hit" else is_loot(face))
    ]
    card = yield from _search(s, table, use, found)
    shuffle_pile(s, table, use.seat)
    if card >= 0:
        s.players[use.seat].hand.append(card)


@when_played(lo.SearchTop)
def search_top(s: State, table: Table, _rule: lo.SearchTop, use: Use) -> Rules[None]:
    """LO-15."""
    card = yield from _search(s, table, use, composition(s, use.seat))
    shuffle_pile(s, table, use.seat)
    if card >= 0:
        s.players[use.seat].pile.append(card)
        table.tell("put_on_top", seat=use.seat, card=card, face=s.faces[card], source=use.face)


def _search(s: State, table: Table, use: Use, found: list[int]) -> Rules[int]:
    """A card of the draw pile taken out, everybody watching (TF-D74); -1: none."""
    card = -1
    if found:
        choices = [*faces(found), options.NOTHING]
        answer = yield from ask_seat(use.seat, "search_pile", choices, use.face)
        if answer != options.NOTHING:
            card = take_face(s, table, s.players[use.seat].pile, number(answer))
    face = s.faces[card] if card >= 0 else -1
    table.tell("searched", seat=use.seat, card=card, face=face, source=use.face)
    return card


@when_played(lo.Recover)
def recover_cards(s: State, table: Table, rule: lo.Recover, use: Use) -> Done:
    """LO-16."""
    most = rule.cards + rider_gain(s, use.seat, rule.rider, use.face)
    return recover(s, table, use.seat, most, use.face)


@when_played(lo.RemoveFromHand)
def remove_from_hand(s: State, table: Table, _rule: lo.RemoveFromHand, use: Use) -> Rules[None]:
    """LO-18: never a borrowed card (TF-D86)."""
    fight, player = fight_of(s), s.players[use.seat]
    cards = [card for card in player.hand if s.faces[card] not in fight.borrowed]
    if cards and (yield from agrees(use.seat, use.face)):
        card = yield from choose_card(use.seat, "target_card", cards, use.face)
        player.hand.remove(card)
        if card in fight.drawn:
            fight.drawn.remove(card)
        remove(s, table, use.seat, card, "hand", use.face)


@when_played(lo.Foresee)
def foresee(s: State, table: Table, rule: lo.Foresee, use: Use) -> Rules[None]:
    """LO-20: everybody sees them, and remembers (TF-D74)."""
    pile = s.players[use.seat].pile
    cards = pile[-rule.cards :][::-1]
    if cards:
        for card in cards:
            table.show(card)
        table.tell("looked", seat=use.seat, cards=cards, faces=faces_of(s, cards), source=use.face)
        order = yield from arrange(s, use.seat, cards, use.face)
        pile[-len(cards) :] = order[::-1]
        table.tell("arranged", seat=use.seat, cards=order, faces=faces_of(s, order), source=use.face)


@when_played(lo.Scout)
def scout(s: State, table: Table, _rule: lo.Scout, use: Use) -> Rules[None]:
    """LO-21: the enemy stays on top, and every card keeps its side (TF-D39, TF-D90)."""
    pile = here(s)
    cards = pile.cards[:-1][::-1]
    if cards:
        for card in cards:
            reveal(s, table, card)
        table.tell("looked", seat=use.seat, cards=cards, faces=faces_of(s, cards), source=use.face)
        order = yield from arrange(s, use.seat, cards, use.face)
        pile.cards[:-1] = order[::-1]
        table.tell("arranged", seat=use.seat, cards=order, faces=faces_of(s, order), source=use.face)


@when_played(lo.Bury)
def bury(s: State, table: Table, _rule: lo.Bury, use: Use) -> Done:
    """LO-22."""
    cards = here(s).cards
    if len(cards) > 1:
        card = cards.pop(-2)
        cards.insert(0, card)
        table.tell("buried", seat=use.seat, dungeon=s.place, card=card, source=use.face)
    return None


@when_played(lo.Redraw)
def redraw(s: State, table: Table, _rule: lo.Redraw, use: Use) -> Rules[None]:
    """LO-29: no rejection, and no new decision to keep (TF-D06)."""
    hand = s.players[use.seat].hand
    if hand and (yield from agrees(use.seat, use.face)):
        count = len(hand)
        discard_hand(s, table, use.seat, list(hand), "effect")
        draw_to_hand(s, table, use.seat, count, step=False)


@when_played(lo.Borrow)
def borrow(s: State, table: Table, _rule: lo.Borrow, use: Use) -> Rules[None]:
    """LO-30: returns when the fight ends (TF-D86)."""
    level = yield from level_to_take(s, table, use.seat, level_here(s), use.face)
    if level:
        take_into_hand(s, table, use.seat, level, use.face, borrowed=True)


def take_into_hand(s: State, table: Table, seat: int, level: int, source: int, borrowed: bool) -> None:
    """The top reserve card of a level, to be played this turn."""
    card = reserve_top(s, level)
    face = reveal(s, table, card)
    s.players[seat].hand.append(card)
    if borrowed:
        fight_of(s).borrowed.append(face)
    table.tell("taken", seat=seat, card=card, face=face, level=level, borrowed=borrowed, source=source)


@when_played(lo.Return)
def put_back(s: State, table: Table, _rule: lo.Return, use: Use) -> Rules[None]:
    """LO-32."""
    player = s.players[use.seat]
    if player.discard:
        choices = faces(faces_of(s, player.discard))
        answer = yield from ask_seat(use.seat, "pick_from_discard", choices, use.face)
        card = take_visible(s, player.discard, number(answer))
        player.pile.append(card)
        table.tell("put_on_top", seat=use.seat, card=card, face=s.faces[card], source=use.face)


@when_played(lo.LosesCards)
def loses_cards(s: State, table: Table, rule: lo.LosesCards, use: Use) -> Done:
    """LO-37."""
    discard_top(s, table, use.seat, rule.cards, use.face, enemy=False)
    return None


@when_played(lo.ExtraTurn)
def extra_turn(s: State, table: Table, _rule: lo.ExtraTurn, use: Use) -> Rules[None]:
    """LO-44: directly after the turn under way (TF-D10)."""
    hand = s.players[use.seat].hand
    if hand and (yield from pays(use.seat, use.face)):
        discard_hand(s, table, use.seat, list(hand), "paid")
        fight_of(s).queue.insert(0, Turn(use.seat, extra=True))
        table.tell("extra_turn", seat=use.seat, source=use.face)
