"""What enemies do at the start of combat, after a turn and at the end of combat.

Rules that hold during the whole fight are figures, see `kinds.lasting`.
"""

from __future__ import annotations

from heroes_desktop.engine import Rules, Table

from .. import options
from ..content import HIT, MISS
from ..kinds import enemies as en
from ..options import number
from ..power import clockwise, combined, enemy_power, exhausted, fight_of, level_here
from ..rules.asking import agrees, ask_seat, ask_together, choose_seat, faces
from ..rules.combat import meet, start_effect
from ..rules.leaving import move_pawn
from ..rules.moving import break_off
from ..state import PowerChange, State
from ..zones import (
    discard_top,
    faces_of,
    here,
    remove,
    reserve_top,
    take_from_pile,
    take_visible,
    to_reserve,
    turn_up,
)
from .registry import Done, after_turn, at_end, at_start


def face_of(s: State) -> int:
    """The face of the enemy being fought."""
    return s.faces[fight_of(s).enemy]


def grow(s: State, table: Table, amount: int) -> None:
    """The enemy's power changes for the rest of the fight (TF-D84)."""
    if amount:
        face = face_of(s)
        fight_of(s).changes.append(PowerChange(amount, face))
        table.tell("enemy_power", amount=amount, power=enemy_power(s), source=face)


# start of combat


@at_start(en.EachDiscards)
def each_discards(s: State, table: Table, rule: en.EachDiscards) -> Done:
    """EN-02."""
    lose_cards(s, table, rule.cards)
    return None


def lose_cards(s: State, table: Table, count: int) -> None:
    """Each player discards from his draw pile, clockwise from the first player (TF-D94)."""
    for seat in clockwise(s):
        discard_top(s, table, seat, count, face_of(s))


@at_start(en.FirstDiscards)
def first_discards(s: State, table: Table, rule: en.FirstDiscards) -> Done:
    """EN-03."""
    discard_top(s, table, s.token, rule.cards, face_of(s))
    return None


@at_start(en.LargestDiscards)
def largest_discards(s: State, table: Table, rule: en.LargestDiscards) -> Rules[None]:
    """EN-04: among tied piles the players choose."""
    most = max(len(player.pile) for player in s.players)
    if not most:
        return
    tied = [seat for seat in clockwise(s) if len(s.players[seat].pile) == most]
    choices = [options.SEAT[seat] for seat in sorted(tied)]
    answer = yield from ask_together(s, table, "start_choice", choices, {"source": face_of(s)})
    discard_top(s, table, number(answer), rule.cards, face_of(s))


@at_start(en.TurnTaken)
def turn_taken(s: State, table: Table, _rule: en.TurnTaken) -> Rules[None]:
    """EN-05: the chosen player has no turn; one or two players: a hand of one card in the chosen turn."""
    queue = fight_of(s).queue
    about: dict[str, int | str] = {"source": face_of(s)}
    if s.solo:
        answer = yield from ask_together(s, table, "start_choice", options.TURN[: len(queue)], about)
        chosen = number(answer)
    else:
        choices = [options.SEAT[turn.seat] for turn in sorted(queue, key=lambda turn: turn.seat)]
        answer = yield from ask_together(s, table, "start_choice", choices, about)
        chosen = [turn.seat for turn in queue].index(number(answer))
    hinder_turn(s, table, chosen)


def hinder_turn(s: State, table: Table, place: int) -> None:
    """A turn leaves the queue, or with one or two players shrinks to a hand of one card (TF-D10, TF-D69)."""
    queue = fight_of(s).queue
    if len(s.players) <= 2:
        queue[place].size = 1
        table.tell("hand_of_one", seat=queue[place].seat, turn=place, source=face_of(s))
    else:
        turn = queue.pop(place)
        table.tell("turn_lost", seat=turn.seat, source=face_of(s))


@at_start(en.GrowsWithDiscard)
def grows_with_discard(s: State, table: Table, rule: en.GrowsWithDiscard) -> Done:
    """EN-06."""
    grow(s, table, min(rule.most, len(s.players[s.token].discard) // rule.per))
    return None


@at_start(en.GrowsWithExhausted)
def grows_with_exhausted(s: State, table: Table, rule: en.GrowsWithExhausted) -> Done:
    """EN-07."""
    grow(s, table, rule.each * sum(exhausted(s, seat) for seat in clockwise(s)))
    return None


@at_start(en.GrowsWithMisses)
def grows_with_misses(s: State, table: Table, _rule: en.GrowsWithMisses) -> Done:
    """EN-08: the revealed cards stay on top, known to all (TF-D74)."""
    misses = 0
    for seat in clockwise(s):
        misses += reveal_top(s, table, seat) == MISS
    grow(s, table, misses)
    return None


def reveal_top(s: State, table: Table, seat: int) -> int:
    """Show the top card of a draw pile, which stays there; -1 for an empty pile."""
    pile = s.players[seat].pile
    if not pile:
        return -1
    face = table.show(pile[-1])
    table.tell("revealed", seat=seat, card=pile[-1], face=face, source=face_of(s))
    return face


@at_start(en.Exchange)
def exchange(s: State, table: Table, _rule: en.Exchange) -> Rules[None]:
    """EN-09: the bottom card becomes the enemy and has its own start effect, but no second exchange."""
    fight, pile = fight_of(s), here(s)
    if fight.exchanged or len(pile.cards) < 2:
        return
    fight.exchanged = True
    leaving, coming = pile.cards[-1], pile.cards[0]
    pile.cards[-1], pile.cards[0] = coming, leaving
    table.tell("exchanged", dungeon=s.place, card=leaving, face=s.faces[leaving], coming=coming)
    turn_up(s, table, s.place, pile, coming)
    fight.enemy = coming
    meet(s, table)
    yield from start_effect(s, table)


@at_start(en.Bolts)
def bolts(s: State, table: Table, _rule: en.Bolts) -> Rules[None]:
    """EN-10."""
    if reveal_top(s, table, s.token) == MISS:
        yield from break_off(s, table, "same")


# after a turn


@after_turn(en.Grows)
def grows(s: State, table: Table, rule: en.Grows, _seat: int) -> Done:
    """EN-28."""
    grow(s, table, rule.amount)
    return None


@after_turn(en.Flees)
def flees(s: State, table: Table, rule: en.Flees, _seat: int) -> Rules[None]:
    """EN-29: after the first turn really taken (TF-D80)."""
    if fight_of(s).taken == 1 and 2 * combined(s) < enemy_power(s):
        yield from break_off(s, table, rule.to)


@after_turn(en.ActorDiscards)
def actor_discards(s: State, table: Table, rule: en.ActorDiscards, seat: int) -> Done:
    """EN-30."""
    discard_top(s, table, seat, rule.cards, face_of(s))
    return None


# end of combat


@at_end(en.EachLosesTop)
def each_loses_top(s: State, table: Table, _rule: en.EachLosesTop) -> Done:
    """EN-31."""
    lose_cards(s, table, 1)
    return None


@at_end(en.GivesMiss)
def gives_miss(s: State, table: Table, _rule: en.GivesMiss) -> Done:
    """EN-32: none in the open part of the reserve, nothing happens (TF-D50, TF-D51)."""
    seat = fight_of(s).winner
    if MISS in faces_of(s, s.removed):
        card = take_visible(s, s.removed, MISS)
        s.players[seat].discard.append(card)
        table.tell("miss_taken", seat=seat, card=card, face=MISS, source=face_of(s))
    return None


@at_end(en.CallsHelp)
def calls_help(s: State, table: Table, _rule: en.CallsHelp) -> Done:
    """EN-33."""
    put_on_pile(s, table, level_here(s))
    return None


def put_on_pile(s: State, table: Table, level: int) -> None:
    """The top reserve card of a level lies face down on what remains below the enemy; a level that is used up
    gives nothing (TF-D49, TF-D83)."""
    if s.reserve[level - 1]:
        card = reserve_top(s, level)
        if card in s.mixed:
            s.mixed.remove(card)  # its place is known: on top
        cards = here(s).cards
        cards.insert(len(cards) - 1, card)
        table.tell("help_came", dungeon=s.place, card=card, level=level, source=face_of(s))


@at_end(en.Ambush)
def ambush(s: State, _table: Table, _rule: en.Ambush) -> Done:
    """EN-34."""
    fight_of(s).ambush = True
    return None


@at_end(en.Alarm)
def alarm(s: State, table: Table, _rule: en.Alarm) -> Done:
    """EN-35."""
    move_pawn(s, table, 1, "alarm")
    return None


@at_end(en.RisesOnce)
def rises_once(s: State, table: Table, _rule: en.RisesOnce) -> Done:
    """EN-36: the mark belongs to the card, wherever it is shuffled (TF-D38)."""
    fight, pile = fight_of(s), here(s)
    face = face_of(s)
    if face not in s.marked:
        s.marked.append(face)
        take_from_pile(pile, fight.enemy)
        pile.cards.insert(0, fight.enemy)
        pile.up.append(fight.enemy)
        fight.kept = "pile"
        table.tell("rises", dungeon=s.place, card=fight.enemy, face=face)
    return None


@at_end(en.Shatters)
def shatters(s: State, table: Table, rule: en.Shatters) -> Done:
    """EN-37."""
    fight = fight_of(s)
    if fight.margin >= rule.margin:
        table.tell("shatters", dungeon=s.place, card=fight.enemy, face=face_of(s), margin=fight.margin)
        take_from_pile(here(s), fight.enemy)
        to_reserve(s, table, fight.enemy)
        fight.kept = "reserve"
    return None


@at_end(en.LeavesToOthers)
def leaves_to_others(s: State, _table: Table, _rule: en.LeavesToOthers) -> Rules[None]:
    """EN-38: not asked when LO-42 decides anyway (TF-D87); nothing in solo (TF-D95)."""
    fight = fight_of(s)
    others = clockwise(s, fight.winner)[1:]
    if others and fight.namer < 0 and (yield from agrees(fight.winner, face_of(s))):
        fight.receiver = yield from choose_seat(fight.winner, "loot_receiver", others, face_of(s))


@at_end(en.Absolves)
def absolves(s: State, table: Table, _rule: en.Absolves) -> Rules[None]:
    """EN-39: cards played in this fight are not in the discard pile yet."""
    seat, source = fight_of(s).winner, face_of(s)
    discard = s.players[seat].discard
    standards = [face for face in faces_of(s, discard) if face in (HIT, MISS)]
    if standards and (yield from agrees(seat, source)):
        answer = yield from ask_seat(seat, "target_card", faces(standards), source)
        remove(s, table, seat, take_visible(s, discard, number(answer)), "discard", source)


@at_end(en.Announces)
def announces(s: State, table: Table, _rule: en.Announces) -> Done:
    """EN-40."""
    pile = here(s)
    if len(pile.cards) > 1:
        turn_up(s, table, s.place, pile, pile.cards[-2])
    return None
