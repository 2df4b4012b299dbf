"""How a computer player is asked: a view, a decision and a sampler, never the state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from .chance import Chance
from .choices import Decision, Option
from .match import Match
from .state import S, State

S_co = TypeVar("S_co", bound=State, covariant=True)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)


@dataclass(frozen=True)
class SituationOf(Generic[S_co]):
    """All a computer player gets to see when it has to choose.

    `sample(chance)` gives a match equal in everything this seat knows. `chance` is the player's
    own generator, fixed by the match's seed and the number of the decision.
    """

    view: S_co
    decision: Decision
    sample: Callable[[Chance], Match]
    chance: Chance


Situation: TypeAlias = SituationOf[State]
"""A situation of any game."""


@dataclass(frozen=True)
class Term:
    """One reason for a choice: a message the game's texts can word, and its weight."""

    reason: str
    weight: float


@dataclass(frozen=True)
class Thought:
    """A choice with the terms that decided it and the option that came second."""

    option: Option
    terms: tuple[Term, ...] = ()
    runner_up: Option | None = None


class Opinion(NamedTuple):
    """An option with its worth for the seat that is asked (0 to 1) and what decided it."""

    option: Option
    worth: float
    terms: tuple[Term, ...] = ()


def ordered(opinions: Sequence[Opinion]) -> list[Opinion]:
    """Best first; equal ones in the order they were offered."""
    return sorted(opinions, key=lambda opinion: -opinion.worth)


def best_of(opinions: Sequence[Opinion]) -> Thought:
    """The first of ordered opinions as a choice, explained by up to three terms and the one behind it."""
    best = opinions[0]
    return Thought(best.option, best.terms[:3], opinions[1].option if len(opinions) > 1 else None)


class PlayerOf(Protocol[S_contra]):
    """A computer player; deterministic for a given situation."""

    def think(self, situation: SituationOf[S_contra]) -> Thought:
        """Choose one of the decision's options."""
        ...


Player: TypeAlias = PlayerOf[State]
"""A player of any game, as whoever asks it holds it."""


def situation(match: Match[S], decision: Decision, seed: int = 0) -> SituationOf[S]:
    """What the seat of `decision` may see of `match`, with a generator of its own."""
    seat = decision.seat
    chance = Chance((match.seed * 1_000_003 + seed) * 65_537 + match.played * 31 + seat)
    return SituationOf(match.view(seat), decision, lambda own: match.sample(seat, own), chance)
