"""A turn of a fight: drawing, keeping or rejecting, playing, and the final check (TF-037 to TF-064)."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Offer, Option, Rules, Table

from .. import options
from ..content import POWER, RULE
from ..effects.registry import AFTER_TURN, TURN_START, TurnEffects
from ..power import (
    combined,
    enemy_power,
    fight_of,
    hand_size,
    is_last_to_act,
    lasting,
    why_not_reject,
)
from ..state import State, Turn
from ..zones import discard_hand, discard_top, draw_to_hand, faces_of, remove, shuffle_pile
from .asking import choose_card
from .playing import play_one


def current(s: State) -> Turn:
    """The turn under way."""
    turn = fight_of(s).turn
    assert turn is not None
    return turn


def begin_turn(s: State, table: Table) -> Rules[None]:
    """The next turn of the queue: what the enemy does first, then the hand is drawn (TF-035, TF-D16)."""
    fight = fight_of(s)
    turn = fight.turn = fight.queue.pop(0)
    table.tell("turn", seat=turn.seat, number=fight.taken, extra=turn.extra, hand=hand_size(s))
    yield from _enemy_acts(s, table, TURN_START, turn.seat)
    draw_to_hand(s, table, turn.seat, hand_size(s), step=True)
    s.stage = "hand"


# keep or reject


def _keep_or_reject(_s: State) -> tuple[Option, ...]:
    return options.KEEP_OR_REJECT


_QUESTIONS = tuple(Offer(seat, "keep_or_reject", _keep_or_reject) for seat in range(4))


def keep_or_reject(s: State, table: Table) -> Rules[None]:
    """The player keeps the hand or rejects all of it, as often as the draw pile allows (TF-041 to TF-045)."""
    seat = current(s).seat
    forced = why_not_reject(s)
    if not forced and (yield _QUESTIONS[seat]) == options.REJECT:
        yield from reject(s, table, seat)
        return
    hand = s.players[seat].hand
    table.tell("kept", seat=seat, cards=list(hand), faces=faces_of(s, hand), forced=forced)
    if hand and lasting(s).last_discards and is_last_to_act(s, seat):
        card = yield from choose_card(seat, "discard_from_hand", hand, s.faces[fight_of(s).enemy])
        discard_hand(s, table, seat, [card], "enemy")
    s.stage = "play"


def reject(s: State, table: Table, seat: int) -> Rules[None]:
    """What is removed, then the hand, then the price, then a new hand (TF-042, TF-043, TF-D92, TF-D96)."""
    turn, player, rule = current(s), s.players[seat], lasting(s)
    enemy = s.faces[fight_of(s).enemy]
    turn.rejected += 1
    if rule.devours:
        yield from _devour(s, table, seat)
    back = yield from _shuffled_back(s, seat)
    if back:
        cards = list(player.hand)
        table.tell("hand_returned", seat=seat, cards=cards, faces=faces_of(s, cards), why=back)
        player.pile += cards
        player.hand = []
        shuffle_pile(s, table, seat)
    else:
        discard_hand(s, table, seat, list(player.hand), "rejected")
    if rule.price:
        discard_top(s, table, seat, rule.price, enemy)
    draw_to_hand(s, table, seat, hand_size(s), step=True)


def _shuffled_back(s: State, seat: int) -> Rules[str]:
    """Whether this hand goes back into the draw pile: by LO-27 at once, by RW-08 if the player likes."""
    turn, player = current(s), s.players[seat]
    if turn.shield:
        turn.shield = False
        return "shield"
    if player.spare:
        answer = yield Ask(seat, "use_optional", options.USE_OR_DECLINE, about={"reward": "RW-08"})
        if answer == options.USE:
            player.spare -= 1
            return "spare"
    return ""


def _devour(s: State, table: Table, seat: int) -> Rules[None]:
    """The weakest card of the rejected hand is removed; borrowed ones cannot be (BO-10, TF-D86)."""
    fight = fight_of(s)
    hand = [card for card in s.players[seat].hand if s.faces[card] not in fight.borrowed]
    if not hand:
        return
    lowest = min(POWER[s.faces[card]] for card in hand)
    tied = [card for card in hand if POWER[s.faces[card]] == lowest]
    enemy = s.faces[fight.enemy]
    card = yield from choose_card(seat, "pick_tied_card", tied, enemy)
    s.players[seat].hand.remove(card)
    remove(s, table, seat, card, "hand", enemy)


# play and check


def play(s: State, table: Table) -> Rules[None]:
    """One card of the hand; when it is empty, the final check (TF-048, TF-058, TF-059)."""
    seat = current(s).seat
    if s.players[seat].hand:
        yield from play_one(s, table, seat)
    if not s.players[seat].hand:
        yield from final_check(s, table)


def final_check(s: State, table: Table) -> Rules[None]:
    """The only comparison of the two powers (TF-060 to TF-064); then the fight is won, lost, or goes on."""
    fight, turn = fight_of(s), current(s)
    total, power, strict = combined(s), enemy_power(s), lasting(s).must_exceed
    won = total > power if strict else total >= power  # TF-060, EN-25
    table.tell("check", seat=turn.seat, total=total, power=power, won=won, strict=strict)
    fight.taken += 1
    fight.finished.append(turn.seat)
    fight.turn = None
    if won:
        fight.result, fight.winner, fight.margin = "won", turn.seat, total - power
    elif not fight.queue:
        fight.result = "lost"
    else:
        yield from _enemy_acts(s, table, AFTER_TURN, turn.seat)
    s.stage = "over" if fight.result else "turn"


def _enemy_acts(s: State, table: Table, moment: TurnEffects, seat: int) -> Rules[None]:
    """What the enemy does before or after a player's turn, unless it is silenced (TF-D10, TF-D16, TF-D85)."""
    fight = fight_of(s)
    rule = RULE[s.faces[fight.enemy]]
    effect = None if fight.silenced else moment.get(type(rule))
    if effect is not None:
        rules = effect(s, table, rule, seat)
        if rules is not None:
            yield from rules
