"""What cards, players and the enemy are worth at this moment. Reads states and views alike, asks nothing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from .content import ENEMY_POWER, FIRST_SKILL, HERO_INDEX, LASTING, LEVEL, MISS, PLAYERS
from .kinds import NOTHING, Lasting
from .state import Change, Fight, Op, Played, State

HAND = 3
"""Cards in a hand (TF-037)."""
SMALLEST_HAND, LARGEST_HAND = 1, 6
"""How far effects change that number (TF-D05)."""

EVENTS: tuple[Lasting, ...] = (
    NOTHING,
    Lasting(hand=1),
    Lasting(hand=-1),
    Lasting(standards=1),
    Lasting(standards=-1),
    Lasting(rejections=0),
    NOTHING,
    Lasting(rejections=0),
)
"""What `Fight.event` brings for the fight: the six events of BO-01, then the choice of BO-16."""
VERDICT = 7
"""The event "no rejecting" of BO-16."""


# who


def fight_of(s: State) -> Fight:
    """The fight under way."""
    assert s.fight is not None
    return s.fight


def clockwise(s: State, first: int | None = None) -> list[int]:
    """All seats clockwise, beginning with the first player or the one given (TF-D94)."""
    seats = len(s.players)
    start = s.token if first is None else first
    return [(start + step) % seats for step in range(seats)]


def active(s: State) -> int:
    """The player whose turn it is; between turns the one who decides instead of him (TF-D17)."""
    fight = s.fight
    if fight is None:
        return s.token
    if fight.turn is not None:
        return fight.turn.seat
    return fight.winner if fight.result == "won" else s.token


def is_first_player(s: State, seat: int) -> bool:
    """The token holder; in solo only in the first of the turns (TF-152, TF-D80)."""
    return seat == s.token and (not s.solo or fight_of(s).taken == 0)


def is_last_to_act(s: State, seat: int) -> bool:
    """The active player, if no turn is to come (TF-D80)."""
    fight = fight_of(s)
    return fight.turn is not None and fight.turn.seat == seat and not fight.queue


def has_hero(s: State, seat: int, hero: str) -> bool:
    """Whether a player has this hero, alone or among his two (TF-140)."""
    return HERO_INDEX[hero] in s.players[seat].heroes


def exhausted(s: State, seat: int) -> bool:
    """An empty draw pile, nothing more (TF-065, TF-D12)."""
    return not s.players[seat].pile


def level_here(s: State) -> int:
    """The level of the pile in which the heroes fight: its own, not that of the enemy (TF-D37, TF-D47)."""
    return s.lair.level if s.at_boss else s.dungeons[s.place].level


# the rule in force


def lasting(s: State) -> Lasting:
    """What the enemy's rule changes during this fight (TF-036); nothing once it is silenced (TF-D85)."""
    fight = s.fight
    if fight is None or fight.silenced:
        return NOTHING
    return EVENTS[fight.event] if fight.event else LASTING[s.faces[fight.enemy]]


def hand_size(s: State) -> int:
    """Cards in the hands of the turn under way (TF-038, TF-D05)."""
    fight = fight_of(s)
    turn = fight.turn
    assert turn is not None
    if turn.size:
        return turn.size
    rule = lasting(s)
    size = HAND + rule.hand + turn.larger
    if rule.first_hand and is_first_player(s, turn.seat):
        size += rule.first_hand
    if s.first_fight:
        size += s.players[turn.seat].larger
    return max(SMALLEST_HAND, min(LARGEST_HAND, size))


def why_not_reject(s: State) -> str:
    """Why the hand of the turn under way cannot be rejected; empty if it can (TF-041 to TF-045, TF-D01)."""
    turn = fight_of(s).turn
    assert turn is not None
    if not s.players[turn.seat].pile:
        return "no_cards"
    limit = lasting(s).rejections
    if turn.rejected < limit:
        return ""
    return "forbidden" if limit == 0 else "once"


def rejections_left(s: State) -> int:
    """How many hands the player whose turn it is may still reject, this one included (TF-044, TF-045)."""
    turn, rule = fight_of(s).turn, lasting(s)
    assert turn is not None
    cards = len(s.players[turn.seat].pile)
    return min(-(-cards // (hand_size(s) + rule.price)), max(0, rule.rejections - turn.rejected))


# a card


def changed(value: int, op: Op, amount: int) -> int:
    """One change applied to a value; nothing falls below 0 (TF-D14)."""
    if op == "plus":
        return value + amount
    if op == "minus":
        return max(0, value - amount)
    if op == "double":
        return value * 2
    return min(value, amount) if op == "cap" else max(value, amount)


@cache
def results(base: int, changes: tuple[tuple[Op, int], ...]) -> tuple[int, ...]:
    """The different values that the orders of these changes give, highest first (TF-D18)."""
    reached = {(base, changes)}
    for _step in changes:
        following: set[tuple[int, tuple[tuple[Op, int], ...]]] = set()
        for value, rest in reached:
            for index, (op, amount) in enumerate(rest):
                following.add((changed(value, op, amount), rest[:index] + rest[index + 1 :]))
        reached = following
    return tuple(sorted({value for value, _rest in reached}, reverse=True))


def kinds_of(changes: Sequence[Change]) -> tuple[tuple[Op, int], ...]:
    """Changes as `results` wants them: without where they come from, sorted."""
    return tuple(sorted((change.op, change.amount) for change in changes))


def frequent_level(s: State) -> int:
    """The most frequent level among loot in play, the highest of tied ones; 0: none (BO-08)."""
    counts: dict[int, int] = {}
    for played in fight_of(s).played:
        level = LEVEL[s.faces[played.card]]
        if level:
            counts[level] = counts.get(level, 0) + 1
    return max(counts, key=lambda level: (counts[level], level), default=0)


def changes_now(s: State, fight: Fight, played: Played, rule: Lasting, frequent: int) -> list[Change]:
    """All changes in force for a card in play: its own, boosts of its turn, the enemy's rule."""
    face = s.faces[played.card]
    found = list(played.own)
    if face < FIRST_SKILL:
        for boost in fight.boosts:
            if (
                boost.seat == played.seat
                and boost.turn == played.turn
                and (face == MISS or not boost.misses_only)
            ):
                found.append(Change(boost.op, boost.amount, boost.source))
    enemy = s.faces[fight.enemy]
    fixed = rule.standards if face < FIRST_SKILL else rule.loot if LEVEL[face] else 0
    if fixed:
        found.append(Change("plus" if fixed > 0 else "minus", abs(fixed), enemy, True))
    if frequent and LEVEL[face] == frequent:
        found.append(Change("minus", 1, enemy, True))
    if rule.cap:
        found.append(Change("cap", rule.cap, enemy, True))
    return found


def counted(s: State) -> list[int]:
    """What each card in play counts, bans included (TF-D78), in the order of `Fight.played`."""
    fight = fight_of(s)
    rule = lasting(s)
    values = [
        0 if played.banned or (played.drawn and rule.drawn_banned) else played.value
        for played in fight.played
    ]
    if rule.strongest_banned:
        for seat in range(len(s.players)):
            own = [index for index, played in enumerate(fight.played) if played.seat == seat]
            if own:
                values[max(own, key=lambda index: values[index])] = 0
    return values


# totals


def combined(s: State) -> int:
    """The combined power of the team in this fight (TF-051, TF-060)."""
    return sum(counted(s)) + sum([bonus.amount for bonus in fight_of(s).bonuses])


def total_of(s: State, seat: int, turn: int | None = None) -> int:
    """The total of a player, in solo of one of his turns (TF-D19, TF-D68)."""
    fight = fight_of(s)
    total = 0
    for played, value in zip(fight.played, counted(s), strict=True):
        if played.seat == seat and turn in (None, played.turn):
            total += value
    for bonus in fight.bonuses:
        if bonus.seat == seat and turn in (None, bonus.turn):
            total += bonus.amount
    return total


def printed_power(s: State, face: int) -> int:
    """The power an enemy has in the column of this table (TF-008)."""
    return ENEMY_POWER[face][PLAYERS[len(s.players)].column - 2]


def enemy_power(s: State) -> int:
    """Printed power plus all changes, at least 0 (TF-D08, TF-D84)."""
    fight = fight_of(s)
    power = printed_power(s, s.faces[fight.enemy])
    for change in fight.changes:
        power += change.amount
    return max(0, power + misses_in_play(s))


def misses_in_play(s: State) -> int:
    """What Standard 0 cards in play add to the enemy's power (EN-27)."""
    if not lasting(s).misses_help:
        return 0
    return sum([s.faces[played.card] == MISS for played in fight_of(s).played])


def composition(s: State, seat: int) -> list[int]:
    """The faces in a draw pile, sorted: everybody knows them, nobody their order (TF-D04)."""
    known = s.contents.get(f"pile{seat}")
    return known if known is not None else sorted([s.faces[card] for card in s.players[seat].pile])
