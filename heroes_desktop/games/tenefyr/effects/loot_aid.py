"""Loot that acts on other players, on the next turn, or on who gets the loot."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Rules, Table

from .. import options
from ..kinds import loot as lo
from ..options import number
from ..power import fight_of, total_of
from ..rules.asking import agrees, choose_seat, pays
from ..rules.playing import play_now
from ..state import Bonus, State
from ..zones import discard_top, draw_to_hand
from .cards import aid_works, others, recover, rider_gain
from .registry import Done, Use, when_played

DOUBLING_PRICE = 2


@when_played(lo.PayToDouble)
def pay_to_double(s: State, table: Table, _rule: lo.PayToDouble, use: Use) -> Done:
    """LO-04."""
    return double_total(s, table, use)


def double_total(s: State, table: Table, use: Use) -> Rules[None]:
    """The top two cards of the draw pile, in full or not at all, to double another player's total (TF-124,
    TF-125); in solo that of one of the turns so far (TF-D68)."""
    seat = use.seat
    if len(s.players[seat].pile) < DOUBLING_PRICE or not aid_works(s):
        return
    if not (yield from pays(seat, use.face)):
        return
    discard_top(s, table, seat, DOUBLING_PRICE, use.face, enemy=False)
    fight = fight_of(s)
    if s.solo:
        choices = options.TURN[: fight.taken + 1]
        answer = yield Ask(seat, "target_player", choices, about={"source": use.face})
        target, turn = seat, number(answer)
        amount = total_of(s, seat, turn)
    else:
        target = yield from choose_seat(seat, "target_player", others(s, seat), use.face)
        turn, amount = fight.taken, total_of(s, target)
    fight.bonuses.append(Bonus(target, turn, amount, use.face))
    table.tell("doubled", seat=seat, target=target, turn=turn, amount=amount, source=use.face)


@when_played(lo.RecoverOther)
def recover_other(s: State, table: Table, rule: lo.RecoverOther, use: Use) -> Rules[None]:
    """LO-17: the owner of the discard pile chooses; in solo he may do it himself (TF-D68)."""
    if aid_works(s):
        target = yield from choose_seat(use.seat, "target_player", others(s, use.seat), use.face)
        most = rule.cards + rider_gain(s, use.seat, rule.rider, use.face)
        yield from recover(s, table, target, most, use.face)


@when_played(lo.LetPlay)
def let_play(s: State, table: Table, _rule: lo.LetPlay, use: Use) -> Rules[None]:
    """LO-25: the player concerned says whether he does (TF-D13)."""
    if not aid_works(s):
        return
    target = yield from choose_seat(use.seat, "target_player", others(s, use.seat), use.face)
    if s.players[target].pile and (yield from agrees(target, use.face)):
        for card in draw_to_hand(s, table, target, 1, step=False):
            yield from play_now(s, table, target, card)


@when_played(lo.NextLarger)
def next_larger(s: State, table: Table, _rule: lo.NextLarger, use: Use) -> Done:
    """LO-26."""
    change_next_hand(s, table, use, 1)
    return None


@when_played(lo.NextSmaller)
def next_smaller(s: State, table: Table, _rule: lo.NextSmaller, use: Use) -> Done:
    """LO-38."""
    change_next_hand(s, table, use, -1)
    return None


def change_next_hand(s: State, table: Table, use: Use, amount: int) -> None:
    """It stays with the turn that is next now (TF-D80)."""
    queue = fight_of(s).queue
    if queue and (aid_works(s) or (queue[0].seat == use.seat and not s.solo)):
        queue[0].larger += amount
        table.tell("next_hand", seat=queue[0].seat, amount=amount, source=use.face)


@when_played(lo.NextShield)
def next_shield(s: State, table: Table, _rule: lo.NextShield, use: Use) -> Done:
    """LO-27."""
    queue = fight_of(s).queue
    if queue and (aid_works(s) or queue[0].seat == use.seat):
        queue[0].shield = True
        table.tell("next_shield", seat=queue[0].seat, source=use.face)
    return None


@when_played(lo.NameReceiver)
def name_receiver(s: State, _table: Table, _rule: lo.NameReceiver, use: Use) -> Done:
    """LO-42: the one played last counts (TF-D87)."""
    fight_of(s).namer = use.seat
    return None


@when_played(lo.TakeBack)
def take_back(s: State, table: Table, _rule: lo.TakeBack, use: Use) -> Rules[None]:
    """LO-43: the card leaves play, what it did stays."""
    if not aid_works(s):
        return
    fight = fight_of(s)
    for seat in others(s, use.seat):
        cards = [each.card for each in fight.played if each.seat == seat and each is not use.played]
        if not cards:
            continue
        choices = (*[options.CARD[card] for card in cards], options.DECLINE)
        answer = yield Ask(seat, "use_optional", choices, about={"source": use.face})
        if answer != options.DECLINE:
            card = number(answer)
            fight.played = [each for each in fight.played if each.card != card]
            s.players[seat].pile.insert(0, card)
            table.tell("put_under", seat=seat, card=card, face=s.faces[card], source=use.face)
