"""The start of a fight, and its end in every case (TF-031 to TF-036, TF-070 to TF-085)."""

from __future__ import annotations

from heroes_desktop.engine import Outcome, Rules, Table

from .. import options
from ..content import BOSSES, EFFECT, FIRST_BOSS, PLAYERS, RULE
from ..effects.registry import END, START
from ..kinds.loot import Comes
from ..power import clockwise, enemy_power, fight_of, printed_power
from ..state import NOBODY, Fight, PowerChange, State, Turn
from ..zones import (
    find_in_deck,
    forget_mark,
    here,
    hide_in_reserve,
    out_of_game,
    remove,
    take_from_deck,
    take_from_pile,
    turn_up,
)
from .asking import ask_together, choose_seat
from .leaving import leave


def start_combat(s: State, table: Table) -> Rules[None]:
    """The top card of the pile is the enemy; its start effect comes before all turns (TF-031, TF-032)."""
    pile = here(s)
    enemy = pile.cards[-1]
    turn_up(s, table, s.place, pile, enemy)
    fight = s.fight = Fight(enemy=enemy, queue=first_queue(s))
    s.tally.fights += 1
    meet(s, table)
    yield from start_effect(s, table)
    s.stage = "over" if fight.result else "turn"


def first_queue(s: State) -> list[Turn]:
    """One turn for each player clockwise from the token, in solo two (TF-035, TF-148, TF-D10)."""
    turns = PLAYERS[len(s.players)].turns
    return [Turn(seat) for _turn in range(turns) for seat in clockwise(s)]


def meet(s: State, table: Table) -> None:
    """The fight is now against this enemy, with its printed power (TF-033); RW-16 weakens every enemy."""
    fight = fight_of(s)
    face = s.faces[fight.enemy]
    fight.changes = [PowerChange(-s.weaker, NOBODY)] if s.weaker else []
    table.tell(
        "fight",
        dungeon=s.place,
        enemy=fight.enemy,
        face=face,
        printed=printed_power(s, face),
        power=enemy_power(s),
    )


def start_effect(s: State, table: Table) -> Rules[None]:
    """The enemy's start effect, if it has one."""
    rule = RULE[s.faces[fight_of(s).enemy]]
    effect = START.get(type(rule))
    if effect is not None:
        rules = effect(s, table, rule)
        if rules is not None:
            yield from rules


# the end


def fight_over(s: State, table: Table) -> Rules[None]:
    """End effects and loot if the enemy was defeated, then the played cards, then the token (TF-D24)."""
    fight = fight_of(s)
    table.tell(
        "fight_over", result=fight.result, winner=fight.winner, enemy=fight.enemy, face=s.faces[fight.enemy],
        dungeon=s.place,
    )  # fmt: skip
    if s.at_boss and fight.result == "lost":
        raise table.finish(_outcome(s, won=False))  # TF-112
    if fight.result == "won":
        s.tally.won += 1
        yield from _end_effect(s, table)
        yield from _take_loot(s, table)
    _clear_table(s, table)
    _pass_token(s, table)
    result, ambush = fight.result, fight.ambush
    s.fight = None
    s.first_fight = False
    _what_next(s, table, result, ambush)


def _end_effect(s: State, table: Table) -> Rules[None]:
    """Only when the enemy has been defeated, and not once its rule is silenced (TF-073, TF-D26, TF-D85)."""
    fight = fight_of(s)
    rule = RULE[s.faces[fight.enemy]]
    effect = None if fight.silenced else END.get(type(rule))
    if effect is not None:
        rules = effect(s, table, rule)
        if rules is not None:
            yield from rules


def _take_loot(s: State, table: Table) -> Rules[None]:
    """The beaten card is turned round into a discard pile (TF-074, TF-D87); a Boss card gives nothing
    (TF-106)."""
    fight = fight_of(s)
    if fight.kept:
        return
    card = fight.enemy
    face = s.faces[card]
    if face >= FIRST_BOSS:
        take_from_pile(here(s), card)
        out_of_game(s, card)
        s.tally.stages += 1
        table.tell("stage_beaten", card=card, face=face, left=len(s.lair.cards))
        return
    receiver = fight.winner if fight.receiver == NOBODY else fight.receiver
    if fight.namer != NOBODY:
        receiver = yield from choose_seat(fight.namer, "loot_receiver", clockwise(s, fight.namer), face)
    take_from_pile(here(s), card)
    forget_mark(s, face)
    s.players[receiver].discard.append(card)
    table.tell("loot_taken", seat=receiver, card=card, face=face, winner=fight.winner, dungeon=s.place)


def _clear_table(s: State, table: Table) -> None:
    """Borrowed and promised cards leave, all others go to their owners' discard piles (TF-071, TF-D86,
    TF-D88); LO-34 goes under the draw pile after a win."""
    fight = fight_of(s)
    for face in fight.borrowed:
        card, seat, zone = take_from_deck(s, table, face)
        table.tell("returned", seat=seat, card=card, face=face, zone=zone)
        hide_in_reserve(s, table, [card])
    for face in fight.promised:
        if find_in_deck(s, face)[0] != NOBODY:
            card, seat, zone = take_from_deck(s, table, face)
            remove(s, table, seat, card, zone, face)
    for played in fight.played:
        player = s.players[played.seat]
        face = s.faces[played.card]
        if fight.result == "won" and isinstance(EFFECT[face], Comes):
            player.pile.insert(0, played.card)
            table.tell("put_under", seat=played.seat, card=played.card, face=face, source=face)
        else:
            player.discard.append(played.card)
    cards = [[played.seat, played.card] for played in fight.played]
    fight.played = []
    table.tell("table_cleared", cards=cards)


def _pass_token(s: State, table: Table) -> None:
    """To the next player clockwise after every fight (TF-070, TF-133, TF-D27)."""
    before, s.token = s.token, (s.token + 1) % len(s.players)
    if before != s.token:
        table.tell("token", seat=s.token, before=before)


def _what_next(s: State, table: Table, result: str, ambush: bool) -> None:
    """Cleared, expelled, the next enemy at once, or the decision (TF-077 to TF-082, TF-109 to TF-111)."""
    cards = here(s).cards
    if s.at_boss:
        if not cards:
            raise table.finish(_outcome(s, won=True))
        s.stage = "combat"
    elif result == "lost":
        leave(s, table, expelled=True)
    elif not cards:
        leave(s, table, cleared=True)
    elif ambush:
        table.tell("ambush", dungeon=s.place)
        s.stage = "combat"
    else:
        s.stage = "decide"


def continue_or_leave(s: State, table: Table) -> Rules[None]:
    """The new holder of the token has the last word (TF-077, TF-D24)."""
    answer = yield from ask_together(s, table, "continue_or_leave", options.CONTINUE_OR_LEAVE)
    table.tell("decided", act=answer.act)
    if answer == options.CONTINUE:
        s.stage = "combat"
    else:
        leave(s, table)


def _outcome(s: State, won: bool) -> Outcome:
    """All win or lose together (TF-001, TF-111, TF-112)."""
    seats = range(len(s.players))
    tally = s.tally
    facts = {
        "difficulty": s.difficulty, "boss": BOSSES[s.boss].id, "heroes": list(s.roles),
        "visits": tally.visits,
        "fights": tally.fights, "cleared": tally.cleared, "expelled": tally.expelled, "level": tally.highest,
        "stages": tally.stages, "removed": tally.removed, "pawn": s.pawn,
    }  # fmt: skip
    if won:
        return Outcome(tuple(seats), tuple(1 for _seat in seats), "boss_beaten", facts)
    return Outcome((), tuple(0 for _seat in seats), "boss_lost", facts)
