"""What Boss cards do at the start of combat, at the start of a turn, after it and at the end.

Rules that hold during the whole fight are figures, see `kinds.lasting` and `power.EVENTS`.
"""

from __future__ import annotations

from heroes_desktop.engine import Ask, Rules, Table

from .. import options
from ..content import MISS
from ..kinds import bosses as bo
from ..options import number
from ..power import VERDICT, clockwise, exhausted, fight_of
from ..rules.asking import ask_together, faces
from ..rules.playing import play_hand, play_now
from ..state import State
from ..zones import discard_top, faces_of, here, reserve_top, take_visible, widen
from .cards import recover
from .enemies import face_of, grow, hinder_turn, lose_cards, put_on_pile
from .registry import Done, after_turn, at_end, at_start, at_turn_start

RECOVERY = 6
"""The event of BO-01 that happens once instead of lasting."""


@at_start(bo.Whim)
def whim(s: State, table: Table, rule: bo.Whim) -> Rules[None]:
    """BO-01: one of six events, equally likely."""
    fight = fight_of(s)
    fight.event = table.roll(RECOVERY)
    table.tell("event", event=fight.event, source=face_of(s))
    if fight.event == RECOVERY:
        for seat in clockwise(s):
            yield from recover(s, table, seat, rule.cards, face_of(s))


@at_turn_start(bo.WildMagic)
def wild_magic(s: State, table: Table, _rule: bo.WildMagic, seat: int) -> Rules[None]:
    """BO-02: not part of the hand; what it brings into the hand is played at once too."""
    player = s.players[seat]
    if not player.pile:
        return
    plays = table.roll(2) == 2
    table.tell("wild_magic", seat=seat, played=plays, source=face_of(s))
    if not plays:
        discard_top(s, table, seat, 1, face_of(s))
        return
    card = player.pile.pop()
    table.show(card)
    player.hand.append(card)
    yield from play_now(s, table, seat, card)
    yield from play_hand(s, table, seat)


@at_start(bo.Shifting)
def shifting(s: State, table: Table, rule: bo.Shifting) -> Done:
    """BO-03: each number equally likely."""
    grow(s, table, table.roll(rule.down + rule.up + 1) - rule.down - 1)
    return None


@after_turn(bo.Unmaking)
def unmaking(s: State, table: Table, _rule: bo.Unmaking, seat: int) -> Done:
    """BO-04."""
    cards = [played for played in fight_of(s).played if played.seat == seat and not played.banned]
    if cards:
        played = cards[table.roll(len(cards)) - 1]
        played.banned = True
        table.tell("banned", seat=seat, card=played.card, face=s.faces[played.card], source=face_of(s))
    return None


@at_start(bo.OpenGraves)
def open_graves(s: State, table: Table, rule: bo.OpenGraves) -> Done:
    """BO-05: as many as there are (TF-D83), shuffled into the cards below, which all lie face down then
    (TF-D38)."""
    pile = here(s)
    wanted = rule.more_cards if len(s.players) >= 3 else rule.cards
    count = min(wanted, len(s.reserve[rule.level - 1]))
    if not count:
        return None
    below = [reserve_top(s, rule.level) for _card in range(count)] + pile.cards[:-1]
    table.tell("graves_opened", level=rule.level, count=count, source=face_of(s))
    shuffle_below(s, table, below)
    return None


def shuffle_below(s: State, table: Table, below: list[int]) -> None:
    """Shuffle what lies under the enemy; nobody knows any longer what lies where."""
    pile = here(s)
    pile.cards = [*below, pile.cards[-1]]
    pile.up = [card for card in pile.up if card not in below]
    for card in below:
        if s.seen[card]:
            s.whereabouts[s.faces[card]] = list(below)
    widen(s, below)
    if s.at_boss:
        s.mixed = list(below)
    table.shuffle(below)
    table.tell("pile_shuffled", dungeon=s.place, count=len(below))


@at_start(bo.ChorusOfMisses)
def chorus_of_misses(s: State, table: Table, rule: bo.ChorusOfMisses) -> Done:
    """BO-06."""
    misses = sum(faces_of(s, player.discard).count(MISS) for player in s.players)
    grow(s, table, min(rule.most, misses))
    return None


@at_end(bo.Heir)
def heir(s: State, table: Table, rule: bo.Heir) -> Done:
    """BO-07."""
    put_on_pile(s, table, rule.level)
    return None


@at_start(bo.FirstCourse)
def first_course(s: State, table: Table, rule: bo.FirstCourse) -> Done:
    """BO-09."""
    lose_cards(s, table, rule.cards)
    return None


@at_start(bo.EmptyPlates)
def empty_plates(s: State, table: Table, rule: bo.EmptyPlates) -> Rules[None]:
    """BO-12: first the power, then each exhausted player may get back a card."""
    hungry = [seat for seat in clockwise(s) if exhausted(s, seat)]
    grow(s, table, rule.each * len(hungry))
    for seat in hungry:
        player = s.players[seat]
        if player.discard:
            choices = (*faces(faces_of(s, player.discard)), options.DONE)
            answer = yield Ask(seat, "pick_from_discard", choices, about={"source": face_of(s), "left": 1})
            if answer != options.DONE:
                card = take_visible(s, player.discard, number(answer))
                player.pile.append(card)
                table.tell("put_on_top", seat=seat, card=card, face=s.faces[card], source=face_of(s))


@at_start(bo.Verdict)
def verdict(s: State, table: Table, _rule: bo.Verdict) -> Rules[None]:
    """BO-16."""
    choices = (options.NO_REJECTING, options.LOSE_TURN)
    answer = yield from ask_together(s, table, "start_choice", choices, {"source": face_of(s)})
    fight = fight_of(s)
    if answer == options.NO_REJECTING:
        fight.event = VERDICT
        table.tell("event", event=VERDICT, source=face_of(s))
    else:
        hinder_turn(s, table, len(fight.queue) - 1)
