"""What the heroes remember of a finished match: where their loot came from, what each card gave, and hands
that were rejected in fights they lost. All of it is read from the events of the match played again."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from heroes_desktop.engine import Match, Record

from .content import FIRST_BOSS, FIRST_LOOT, FIRST_SKILL, POWER
from .state import LAIR, State


@dataclass(frozen=True)
class Rejected:
    """A hand that was rejected: whose, what it held, and the turn of the fight."""

    seat: int
    turn: int
    faces: tuple[int, ...]

    @property
    def power(self) -> int:
        """The printed power of the hand; what its effects might have brought nobody knows."""
        return sum([POWER[face] for face in self.faces])


@dataclass(frozen=True)
class Regret:
    """A rejected hand with which a lost fight would have been won. `brought`: what its turn brought instead,
    `short`: what was missing."""

    hand: Rejected
    enemy: int
    brought: int
    short: int
    boss: bool


class Blow(NamedTuple):
    """A card in play: its player, face, turn of the fight, and power."""

    seat: int
    face: int
    turn: int
    power: int


@dataclass
class Brawl:
    """A fight as it is retold: the cards in play, and what was missing at the last check."""

    enemy: int
    boss: bool
    turn: int = 0
    played: dict[int, Blow] = field(default_factory=dict)
    rejected: list[Rejected] = field(default_factory=list)
    short: int = 0

    def regret(self) -> Regret | None:
        """The first hand that would have turned this lost fight."""
        for hand in self.rejected:
            blows = [
                blow for blow in self.played.values() if blow.turn == hand.turn and blow.seat == hand.seat
            ]
            brought = sum([blow.power for blow in blows])
            if hand.power - brought >= self.short:
                return Regret(hand, self.enemy, brought, self.short, self.boss)
        return None


@dataclass
class Memories:
    """A whole match looked back on.

    decks: for each seat the loot it owns at the end. origin: how each loot came into a deck, WON or the face
    of the card that brought it. given: the power each card has brought over all fights. short: what was
    missing in the last fight, where that was lost to the Boss.
    """

    decks: list[list[int]] = field(default_factory=list)
    origin: dict[int, int] = field(default_factory=dict)
    given: dict[int, int] = field(default_factory=lambda: defaultdict(int))
    regrets: list[Regret] = field(default_factory=list)
    short: int = 0
    state: State | None = None
    brawl: Brawl | None = None

    @property
    def best(self) -> int | None:
        """The card that gave most, Standards apart; None when none gave anything."""
        found = {face: power for face, power in self.given.items() if face >= FIRST_SKILL and power > 0}
        return max(found, key=lambda face: (found[face], -face), default=None)

    @property
    def regret(self) -> Regret | None:
        """The hand that should have been kept: in the Boss fight first, then where least was missing."""
        return min(self.regrets, key=lambda each: (not each.boss, each.short), default=None)


WON = -1
"""The origin of loot that was won in a fight."""


def remember(record: Record) -> Memories:
    """Look back on a finished match."""
    memories = Memories()
    for step in Match.retell(record):
        for event in step.events:
            listen = _LISTENERS.get(event.kind)
            if listen is not None:
                listen(memories, event.facts)
        memories.state = step.match.state
    state = memories.state
    assert state is not None
    for seat in range(len(state.players)):
        memories.decks.append(_loot_of(state, seat))
    return memories


def _loot_of(s: State, seat: int) -> list[int]:
    """The loot of a deck, also what lies on the table, lowest level first."""
    player = s.players[seat]
    table = [played.card for played in s.fight.played if played.seat == seat] if s.fight is not None else []
    faces = [s.faces[card] for card in (*player.pile, *player.hand, *player.discard, *table)]
    return sorted(face for face in faces if FIRST_LOOT <= face < FIRST_BOSS)


Facts: TypeAlias = Mapping[str, Any]


def _fight(m: Memories, facts: Facts) -> None:
    m.brawl = Brawl(facts["face"], facts["dungeon"] == LAIR)


def _turn(m: Memories, facts: Facts) -> None:
    if m.brawl is not None:
        m.brawl.turn = facts["number"]


def _played(m: Memories, facts: Facts) -> None:
    if m.brawl is not None:
        m.brawl.played[facts["card"]] = Blow(facts["seat"], facts["face"], m.brawl.turn, facts["power"])


def _changed(m: Memories, facts: Facts) -> None:
    if m.brawl is not None and facts["card"] in m.brawl.played:
        m.brawl.played[facts["card"]] = m.brawl.played[facts["card"]]._replace(power=facts["after"])


def _banned(m: Memories, facts: Facts) -> None:
    _changed(m, {**facts, "after": 0})


def _doubled(m: Memories, facts: Facts) -> None:
    m.given[facts["source"]] += facts["amount"]


def _enemy_power(m: Memories, facts: Facts) -> None:
    if facts["amount"] < 0 and facts["source"] >= FIRST_SKILL:
        m.given[facts["source"]] -= facts["amount"]


def _discarded(m: Memories, facts: Facts) -> None:
    if m.brawl is not None and facts["why"] in ("rejected", "shield", "spare"):
        m.brawl.rejected.append(Rejected(facts["seat"], m.brawl.turn, tuple(facts["faces"])))


def _check(m: Memories, facts: Facts) -> None:
    if m.brawl is not None:
        m.brawl.short = facts["power"] - facts["total"] + bool(facts["strict"])


def _over(m: Memories, facts: Facts) -> None:
    brawl, m.brawl = m.brawl, None
    if brawl is None:
        return
    for blow in brawl.played.values():
        m.given[blow.face] += blow.power
    if facts["result"] == "lost":
        m.short = brawl.short if brawl.boss else 0
        regret = brawl.regret()
        if regret is not None:
            m.regrets.append(regret)


def _loot(m: Memories, facts: Facts) -> None:
    m.origin[facts["face"]] = WON


def _gained(m: Memories, facts: Facts) -> None:
    m.origin[facts["face"]] = facts["source"]


def _taken(m: Memories, facts: Facts) -> None:
    if not facts["borrowed"]:
        m.origin[facts["face"]] = facts["source"]


_LISTENERS = {
    "fight": _fight,
    "turn": _turn,
    "played": _played,
    "power_changed": _changed,
    "banned": _banned,
    "doubled": _doubled,
    "enemy_power": _enemy_power,
    "hand_discarded": _discarded,
    "hand_returned": _discarded,
    "check": _check,
    "fight_over": _over,
    "loot_taken": _loot,
    "gained": _gained,
    "taken": _taken,
}
