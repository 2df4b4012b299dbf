"""Rules of Boss cards, BO-01 to BO-16."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from .base import Count, Hook, Instruction, Level
from .lasting import NOTHING, Lasting


class _Rule(Instruction, frozen=True):
    @property
    def lasting(self) -> Lasting:
        """What holds during the whole fight (hook "during")."""
        return NOTHING


class _Start(_Rule, frozen=True):
    hook: ClassVar[Hook] = "start"


class _During(_Rule, frozen=True):
    hook: ClassVar[Hook] = "during"


class Whim(_Start, frozen=True, tag="BO-01"):
    """One of six events at random."""

    cards: Count = 3


class WildMagic(_Rule, frozen=True, tag="BO-02"):
    """The top card of the active player's draw pile is discarded or played, by chance."""

    hook: ClassVar[Hook] = "turn"


class Shifting(_Start, frozen=True, tag="BO-03"):
    """A random change of power."""

    down: Count = 4
    up: Count = 6


class Unmaking(_Rule, frozen=True, tag="BO-04"):
    """A random card of the player who has just acted counts 0."""

    hook: ClassVar[Hook] = "after"


class OpenGraves(_Start, frozen=True, tag="BO-05"):
    """Reserve cards are shuffled into the Boss pile below."""

    level: Level = 3
    cards: Count = 1
    more_cards: Count = 2


class ChorusOfMisses(_Start, frozen=True, tag="BO-06"):
    """Power for each Standard 0 in the discard piles."""

    most: Count = 6


class Heir(_Rule, frozen=True, tag="BO-07"):
    """A reserve card lies on top of the remaining Boss pile."""

    hook: ClassVar[Hook] = "end"
    level: Level = 5


class Displeasure(_During, frozen=True, tag="BO-08"):
    """Loot of the most frequent level in play has one power less."""

    @property
    def lasting(self) -> Lasting:
        return Lasting(frequent=True)


class FirstCourse(_Start, frozen=True, tag="BO-09"):
    """Each player discards from the top of his draw pile."""

    cards: Count = 3


class PickyEater(_During, frozen=True, tag="BO-10"):
    """The weakest card of every rejected hand is removed."""

    @property
    def lasting(self) -> Lasting:
        return Lasting(devours=True)


class BestBite(_During, frozen=True, tag="BO-11"):
    """The strongest card each player has in play counts 0."""

    @property
    def lasting(self) -> Lasting:
        return Lasting(strongest_banned=True)


class EmptyPlates(_Start, frozen=True, tag="BO-12"):
    """Power for each exhausted player, who may then get back a card."""

    each: Count = 2


class Shackles(_During, frozen=True, tag="BO-13"):
    """Every hand is one card smaller."""

    @property
    def lasting(self) -> Lasting:
        return Lasting(hand=-1)


class NoAppeal(_During, frozen=True, tag="BO-14"):
    """At most one rejected hand in a turn, and the total must be higher."""

    @property
    def lasting(self) -> Lasting:
        return Lasting(rejections=1, must_exceed=True)


class OrderInTheHall(_During, frozen=True, tag="BO-15"):
    """The weakest card in hand is played next; Skills have no effect."""

    @property
    def lasting(self) -> Lasting:
        return Lasting(lowest_first=True, skills_silent=True)


class Verdict(_Start, frozen=True, tag="BO-16"):
    """No rejecting, or the last turn is lost, as the players choose."""


BossRule: TypeAlias = (
    Whim | WildMagic | Shifting | Unmaking | OpenGraves | ChorusOfMisses | Heir | Displeasure | FirstCourse
    | PickyEater | BestBite | EmptyPlates | Shackles | NoAppeal | OrderInTheHall | Verdict
)  # fmt: skip
