"""Rules of enemies, EN-01 to EN-40."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, TypeAlias

import msgspec

from .base import Count, Few, Hook, Instruction, One
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


class _After(_Rule, frozen=True):
    hook: ClassVar[Hook] = "after"


class _End(_Rule, frozen=True):
    hook: ClassVar[Hook] = "end"


class NoRule(_Rule, frozen=True, tag="EN-01"):
    """No special rule."""


# at the start of combat


class EachDiscards(_Start, frozen=True, tag="EN-02"):
    """Each player discards from the top of his draw pile."""

    cards: Few


class FirstDiscards(_Start, frozen=True, tag="EN-03"):
    """The first player discards from the top of his draw pile."""

    cards: Annotated[int, msgspec.Meta(ge=2, le=4)]


class LargestDiscards(_Start, frozen=True, tag="EN-04"):
    """The player with the largest draw pile discards its top cards."""

    cards: Count


class TurnTaken(_Start, frozen=True, tag="EN-05"):
    """One player, chosen together, has no turn (one or two players: a hand of one card)."""


class GrowsWithDiscard(_Start, frozen=True, tag="EN-06"):
    """Power for every so many cards in the first player's discard pile."""

    per: Count
    most: Count


class GrowsWithExhausted(_Start, frozen=True, tag="EN-07"):
    """Power for each exhausted player."""

    each: Count


class GrowsWithMisses(_Start, frozen=True, tag="EN-08"):
    """Power for each Standard 0 on top of a draw pile."""


class Exchange(_Start, frozen=True, tag="EN-09"):
    """Changes places with the bottom card of its pile."""


class Bolts(_Start, frozen=True, tag="EN-10"):
    """Moves to another dungeon of its level if a Standard 0 lies on the first player's draw pile."""


# during the whole fight


class SmallHands(_During, frozen=True, tag="EN-11"):
    """Every hand is one card smaller."""

    @property
    def lasting(self) -> Lasting:
        return Lasting(hand=-1)


class SmallFirstHand(_During, frozen=True, tag="EN-12"):
    """The first player's hand is one card smaller."""

    @property
    def lasting(self) -> Lasting:
        return Lasting(first_hand=-1)


class LargeHands(_During, frozen=True, tag="EN-13"):
    """Every hand is one card larger."""

    @property
    def lasting(self) -> Lasting:
        return Lasting(hand=1)


class NoRejecting(_During, frozen=True, tag="EN-14"):
    """Hands cannot be rejected."""

    @property
    def lasting(self) -> Lasting:
        return Lasting(rejections=0)


class OneRejection(_During, frozen=True, tag="EN-15"):
    """At most one rejected hand in a turn."""

    @property
    def lasting(self) -> Lasting:
        return Lasting(rejections=1)


class CostlyRejecting(_During, frozen=True, tag="EN-16"):
    """A rejected hand costs the top card of the draw pile as well."""

    @property
    def lasting(self) -> Lasting:
        return Lasting(price=1)


class WeakStandards(_During, frozen=True, tag="EN-17"):
    """Standard cards have one power less."""

    @property
    def lasting(self) -> Lasting:
        return Lasting(standards=-1)


class WeakLoot(_During, frozen=True, tag="EN-18"):
    """Loot has one power less."""

    @property
    def lasting(self) -> Lasting:
        return Lasting(loot=-1)


class StrongestBanned(_During, frozen=True, tag="EN-19"):
    """The strongest card each player has in play counts 0."""

    @property
    def lasting(self) -> Lasting:
        return Lasting(strongest_banned=True)


class Capped(_During, frozen=True, tag="EN-20"):
    """A higher power of a card is lowered to a number."""

    most: Annotated[int, msgspec.Meta(ge=3, le=4)]

    @property
    def lasting(self) -> Lasting:
        return Lasting(cap=self.most)


class SkillsSilent(_During, frozen=True, tag="EN-21"):
    """Skill cards have no effect."""

    @property
    def lasting(self) -> Lasting:
        return Lasting(skills_silent=True)


class LowestFirst(_During, frozen=True, tag="EN-22"):
    """The weakest card in hand must be played next."""

    @property
    def lasting(self) -> Lasting:
        return Lasting(lowest_first=True)


class DrawnBanned(_During, frozen=True, tag="EN-23"):
    """Cards drawn outside a draw step count 0."""

    @property
    def lasting(self) -> Lasting:
        return Lasting(drawn_banned=True)


class NoAid(_During, frozen=True, tag="EN-24"):
    """No card changes anything of another player."""

    @property
    def lasting(self) -> Lasting:
        return Lasting(no_aid=True)


class MustExceed(_During, frozen=True, tag="EN-25"):
    """The total must be higher than the power."""

    @property
    def lasting(self) -> Lasting:
        return Lasting(must_exceed=True)


class LastDiscards(_During, frozen=True, tag="EN-26"):
    """The last player to act discards a card of the hand he keeps."""

    @property
    def lasting(self) -> Lasting:
        return Lasting(last_discards=True)


class MissesHelp(_During, frozen=True, tag="EN-27"):
    """Each Standard 0 in play gives the enemy power."""

    @property
    def lasting(self) -> Lasting:
        return Lasting(misses_help=True)


# after a player's turn


class Grows(_After, frozen=True, tag="EN-28"):
    """Power after every turn."""

    amount: One


class Flees(_After, frozen=True, tag="EN-29"):
    """Moves to another dungeon after a weak first turn."""

    to: Literal["same", "next", "any"]


class ActorDiscards(_After, frozen=True, tag="EN-30"):
    """The player who has just acted discards from the top of his draw pile."""

    cards: One


# at the end of combat


class EachLosesTop(_End, frozen=True, tag="EN-31"):
    """Each player discards the top card of his draw pile."""


class GivesMiss(_End, frozen=True, tag="EN-32"):
    """The winner takes a Standard 0 from the reserve."""


class CallsHelp(_End, frozen=True, tag="EN-33"):
    """A reserve card of the dungeon's level lies on top of what remains."""


class Ambush(_End, frozen=True, tag="EN-34"):
    """The next enemy is fought at once."""


class Alarm(_End, frozen=True, tag="EN-35"):
    """The Boss pawn advances."""


class RisesOnce(_End, frozen=True, tag="EN-36"):
    """Goes to the bottom of its pile the first time it is defeated."""


class Shatters(_End, frozen=True, tag="EN-37"):
    """Goes to the reserve when beaten by too much."""

    margin: Count


class LeavesToOthers(_End, frozen=True, tag="EN-38"):
    """The winner may give the loot to another player."""


class Absolves(_End, frozen=True, tag="EN-39"):
    """The winner may remove a Standard card from his discard pile."""


class Announces(_End, frozen=True, tag="EN-40"):
    """The next enemy is turned up at once."""


EnemyRule: TypeAlias = (
    NoRule | EachDiscards | FirstDiscards | LargestDiscards | TurnTaken | GrowsWithDiscard
    | GrowsWithExhausted | GrowsWithMisses | Exchange | Bolts | SmallHands | SmallFirstHand | LargeHands
    | NoRejecting | OneRejection | CostlyRejecting | WeakStandards | WeakLoot | StrongestBanned | Capped
    | SkillsSilent | LowestFirst | DrawnBanned | NoAid | MustExceed | LastDiscards | MissesHelp | Grows
    | Flees | ActorDiscards | EachLosesTop | GivesMiss | CallsHelp | Ambush | Alarm | RisesOnce | Shatters
    | LeavesToOthers | Absolves | Announces
)  # fmt: skip
