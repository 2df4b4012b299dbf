"""The same for our engine: playouts, clones, saves, loads, undo, search."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from random import Random
from statistics import median

from heroes_desktop.engine import (
    Ask,
    Chance,
    Match,
    Option,
    Outcome,
    Rules,
    Setup,
    State,
    Table,
    register,
    situation,
)
from heroes_desktop.engine.game import GameInfo
from heroes_desktop.games.shared.room import bots
from heroes_desktop.players import TreeSearch
from tests.conformance.subject import Subject

from .clock import cost

LONGEST = 600
COPIES = 5
"""Clones made in a row while the clock runs."""
CUTOFF = 40
ITERATIONS = 50


def playout(subject: Subject, watched: bool = False) -> Callable[[int], int]:
    """Random matches of a setup; nobody watches unless asked for."""

    def play(seed: int) -> int:
        match, draw = subject.match(seed), Random(seed).random
        if not watched:
            match.silence()
        for number in range(LONGEST):
            pending = match.pending
            if not pending:
                return number
            options = pending[0].options
            match.play(options[int(draw() * len(options))])
        return LONGEST

    return play


@dataclass
class Costs:
    """Seconds of one operation at many decisions."""

    seconds: list[float] = field(default_factory=list)

    def measure(self, action: Callable[[], object], calls: int = 1) -> None:
        """Add one decision."""
        self.seconds.append(cost(action, calls))

    @property
    def median(self) -> float:
        """The usual cost."""
        return median(self.seconds)

    @property
    def worst(self) -> float:
        """The highest cost at any decision."""
        return max(self.seconds)


@dataclass
class Keeping:
    """What keeping and taking back cost over whole matches, and what a rival's copy takes meanwhile."""

    rival: Costs = field(default_factory=Costs)
    fresh_clone: Costs = field(default_factory=Costs)
    clone: Costs = field(default_factory=Costs)
    save: Costs = field(default_factory=Costs)
    load: Costs = field(default_factory=Costs)
    undo: Costs = field(default_factory=Costs)


def keeping(subject: Subject, seeds: range, copies: Iterator[Callable[[], object]]) -> Keeping:
    """Measure at every decision of some random matches, in turn with copies a rival makes."""
    costs = Keeping()
    for seed in seeds:
        match, chance = subject.match(seed), Chance(seed)
        while match.pending and match.played < LONGEST:
            measure(match, costs)
            costs.rival.measure(next(copies), COPIES)
            options = match.pending[0].options
            match.play(options[chance.below(len(options))])
    return costs


def measure(match: Match, costs: Keeping) -> None:
    """All costs at one decision."""
    costs.clone.measure(match.clone, COPIES)
    if not match._journal:
        costs.fresh_clone.seconds.append(costs.clone.seconds[-1])
    costs.save.measure(match.dump)
    data = match.dump()
    costs.load.measure(lambda: Match.load(data))
    if match.can_undo:
        twins = iter([match.clone() for _ in range(5)])
        costs.undo.measure(lambda: next(twins).undo())


class Search:
    """Tree searches at moments of random matches.

    `made` counts the decisions played inside, `nominal` iterations times cut-off; the ends of matches
    make the difference.
    """

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self.player = TreeSearch(bots(subject.info.id), ITERATIONS, cutoff=CUTOFF)
        self.made = 0
        self.nominal = 0

    def __call__(self, seed: int) -> int:
        """Search once; returns the decisions made."""
        match, chance = self.subject.match(seed), Chance(seed)
        for _ in range(15 + 5 * (seed % 8)):
            if match.pending:
                options = match.pending[0].options
                match.play(options[chance.below(len(options))])
        if not match.pending:
            return 0
        samples: list[Match] = []
        given = situation(match, match.pending[0])

        def sample(own: Chance) -> Match:
            samples.append(given.sample(own))
            return samples[-1]

        self.player.think(replace(given, sample=sample))
        made = sum(each.played - match.played for each in samples)
        self.made += made
        self.nominal += len(samples) * CUTOFF
        return made


# what the engine adds to rules that do nothing


class IdleState(State, kw_only=True):
    """One number."""

    turn: int = 0


WAITING = Ask(0, "wait", (Option("wait"), Option("go")))
IDLE = Setup("idle", ("Ann",))
TURNS, WAITS = 20, 30


def idle_stage(s: IdleState, table: Table) -> Rules[None]:
    """A stage of thirty questions about nothing."""
    for _ in range(WAITS):
        yield WAITING
    s.turn += 1
    if s.turn == TURNS:
        raise table.finish(Outcome((0,), (0,), "bored"))


idle: GameInfo[IdleState] = register(
    GameInfo(
        id="idle",
        prefix="IDLE",
        version=1,
        state=IdleState,
        setups=(IDLE,),
        begin=lambda setup: IdleState(),
        stage=idle_stage,
        redact=lambda state, seat: None,
        resample=lambda state, seat, chance: None,
        problems=lambda setup: [],
        check=lambda state: None,
        longest=TURNS * WAITS,
    )
)


def idle_playout(seed: int) -> int:
    """A match in which the engine is all there is."""
    return playout(Subject(idle, IDLE))(seed)


def bare_playout(seed: int) -> int:
    """The same rules and choices without the engine."""
    draw, state = Random(seed).random, IdleState()
    table, played = Table(state), 0
    while state.outcome is None:
        rules = idle_stage(state, table)
        question = next(rules)
        try:
            while True:
                options = question.options
                question = rules.send(options[int(draw() * len(options))])
                played += 1
        except Exception:  # the end of a stage or of the match
            played += 1
    return played
