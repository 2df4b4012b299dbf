"""Tree search for games with hidden information; it knows no particular game.

Each iteration draws the unknown anew through the situation's sampler, walks down a tree whose
nodes are questions as the asked seat meets them, adds one node, and plays on with the game's
quick policy up to a cut-off. All samples share one tree, so no choice can lean on what its seat
does not know.
"""

from __future__ import annotations

import time
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from random import Random
from typing import Protocol, runtime_checkable

from heroes_desktop.engine import (
    Chance,
    Decision,
    Match,
    Opinion,
    Option,
    Situation,
    State,
    Term,
    Thought,
    side_of,
    winning_sides,
)


class Policy(Protocol):
    """What the search asks of a game: how good a state is, and a quick way to play on."""

    def value(self, state: State, seat: int) -> float: ...
    def rollout(self, state: State, decision: Decision, pick: int) -> Option: ...


EVEN = 0.5
"""The worth of an option nobody has an opinion of."""


@runtime_checkable
class Guide(Protocol):
    """A heuristic that can say how good each option looks, best first."""

    def think(self, situation: Situation) -> Thought: ...
    def rank(self, situation: Situation) -> Sequence[Opinion]: ...


@dataclass(slots=True)
class Arm:
    """One option of a node: how often it was open, tried, and what that brought its seat."""

    opened: int = 0
    visits: int = 0
    total: float = 0.0
    then: dict[Hashable, Node] = field(default_factory=dict)


@dataclass(slots=True)
class Node:
    """A question to one seat; its arms are the options seen so far."""

    seat: int
    arms: dict[Option, Arm] = field(default_factory=dict)

    def choose(self, options: Sequence[Option], explore: float, pick: int) -> tuple[Arm, Option]:
        """An untried open option, or the one with the best upper confidence bound."""
        arms = self.arms
        fresh: list[Option] = []
        for option in options:
            arm = arms.get(option)
            if arm is None:
                arm = arms[option] = Arm()
            arm.opened += 1
            if not arm.visits:
                fresh.append(option)
        if fresh:
            option = fresh[pick % len(fresh)]
        else:
            option = max(options, key=lambda each: _bound(arms[each], explore))
        return arms[option], option


def _bound(arm: Arm, explore: float) -> float:
    return arm.total / arm.visits + explore * sqrt(log(arm.opened) / arm.visits)


def _question(decision: Decision) -> Hashable:
    """What tells two questions apart for the seat that is asked."""
    return (decision.seat, decision.kind, decision.options, tuple(decision.about.items()))


class TreeSearch:
    """Information-set Monte Carlo tree search, optionally guided by a heuristic at the root.

    `cutoff`: decisions played before the state is valued. `trust`: how many iterations the guide's
    opinion is worth. `certain`: a lead in worth at which the guide is believed without a search.
    `width`: how many of the guide's favourites are looked at.
    """

    def __init__(
        self,
        policy: Policy,
        iterations: int,
        *,
        cutoff: int = 40,
        explore: float = 0.5,
        guide: Guide | None = None,
        trust: float = 12.0,
        certain: float = 0.05,
        width: int = 4,
        seconds: float | None = None,
    ) -> None:
        self.policy = policy
        self.iterations = iterations
        self.cutoff = cutoff
        self.explore = explore
        self.guide = guide
        self.trust = trust
        self.certain = certain
        self.width = width
        self.seconds = seconds

    def think(self, situation: Situation) -> Thought:
        """Search, then choose; sealed choices are drawn in proportion to their visits."""
        ranked = self._candidates(situation)
        if len(ranked) == 1 or (self.guide is not None and ranked[0].worth - ranked[1].worth >= self.certain):
            runner_up = ranked[1].option if len(ranked) > 1 else None
            return Thought(ranked[0].option, ranked[0].terms, runner_up)
        root = Node(situation.decision.seat)
        if self.guide is not None:
            for each in ranked:
                root.arms[each.option] = Arm(1, 1, each.worth)
        top: dict[Hashable, Node] = {_question(situation.decision): root}
        options = [each.option for each in ranked]
        sealed = False
        for _ in self._budget():
            match = situation.sample(situation.chance)
            match.silence()
            sealed = len(match.pending) > 1 or bool(match.state.sealed)
            self._iterate(match, situation.decision, options, top, situation.chance)
        if sealed:
            return _drawn(root, situation.chance)
        return self._best(root, ranked)

    def _candidates(self, situation: Situation) -> Sequence[Opinion]:
        if self.guide is None:
            return [Opinion(option, EVEN) for option in situation.decision.options]
        return self.guide.rank(situation)[: self.width]

    def _budget(self) -> Iterator[int]:
        if self.seconds is None:
            yield from range(self.iterations)
            return
        end = time.monotonic() + self.seconds
        count = 0
        while not count or time.monotonic() < end:
            yield count
            count += 1

    def _iterate(
        self,
        match: Match,
        asked: Decision,
        options: Sequence[Option],
        nodes: dict[Hashable, Node],
        chance: Chance,
    ) -> None:
        """One walk: down the tree, one new node, a quick continuation, and the result back up."""
        walked: list[tuple[int, Arm]] = []
        depth = 0
        while match.pending and depth < self.cutoff:
            decision = match.pending[0] if depth else asked
            question = _question(decision)
            node = nodes.get(question)
            grown = node is None
            if node is None:
                node = nodes[question] = Node(decision.seat)
            open_options = decision.options if depth else options
            arm, option = node.choose(open_options, self.explore, chance.below(1 << 30))
            walked.append((decision.seat, arm))
            # While others still have to answer, the next question must not depend on this answer.
            nodes = nodes if len(match.pending) > 1 else arm.then
            match.play(option, decision.seat)
            depth += 1
            if grown:
                break
        self._play_on(match, depth, chance)
        self._credit(match, walked)

    def _play_on(self, match: Match, depth: int, chance: Chance) -> None:
        rollout, draw = self.policy.rollout, Random(chance.below(1 << 30)).getrandbits
        while match.pending and depth < self.cutoff:
            decision = match.pending[0]
            match.play(rollout(match.state, decision, draw(30)), decision.seat)
            depth += 1

    def _credit(self, match: Match, walked: list[tuple[int, Arm]]) -> None:
        worth: dict[int, float] = {}
        for seat, arm in walked:
            if seat not in worth:
                worth[seat] = self._worth(match, seat)
            arm.visits += 1
            arm.total += worth[seat]

    def _worth(self, match: Match, seat: int) -> float:
        """A win of the seat's side counts 1, however many share it; rival sides that draw divide it."""
        outcome = match.outcome
        if outcome is None:
            return self.policy.value(match.state, seat)
        winning = winning_sides(match.sides, outcome)
        return 1 / len(winning) if side_of(match.sides, seat) in winning else 0.0

    def _best(self, root: Node, ranked: Sequence[Opinion]) -> Thought:
        """The option with the best mean, in which the guide's opinion counts as `trust` visits."""
        trust = self.trust if self.guide is not None else 0.0

        def mean(each: Opinion) -> float:
            arm = root.arms.get(each.option, Arm())
            return (arm.total + trust * each.worth) / max(1e-9, arm.visits + trust)

        order = sorted(ranked, key=mean, reverse=True)
        first, second = order[0], order[1]
        terms = (Term("continuations", mean(first)), *first.terms)
        return Thought(first.option, terms[:3], second.option)


def _drawn(root: Node, chance: Chance) -> Thought:
    """A sealed choice, unpredictable but fixed by the situation's generator."""
    urn = [option for option, arm in root.arms.items() for _ in range(arm.visits)]
    option = urn[chance.below(len(urn))]
    others = sorted(root.arms, key=lambda each: root.arms[each].visits, reverse=True)
    others.remove(option)
    return Thought(option, (Term("unpredictable", 1.0),), others[0] if others else None)
