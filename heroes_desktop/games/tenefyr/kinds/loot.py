"""Effects of loot, LO-01 to LO-44, and the hero rider LO-45 that some of them may carry."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from .base import Condition, Count, Few, HeroId, Instruction, One, Some

Rider: TypeAlias = Literal["", "barbarian", "bard", "cleric", "thief"]
"""LO-45: for this hero the gain is one higher, on levels 4 and 5 two."""

TwoToFour: TypeAlias = Annotated[int, msgspec.Meta(ge=2, le=4)]


class NoEffect(Instruction, frozen=True, tag="LO-01"):
    """No effect."""


class Draw(Instruction, frozen=True, tag="LO-02"):
    """Draw extra cards."""

    cards: Few
    rider: Rider = ""


class PayCard(Condition, frozen=True, tag="LO-03"):
    """The top card of the draw pile for power."""

    gain: TwoToFour
    rider: Rider = ""


class PayToDouble(Condition, frozen=True, tag="LO-04"):
    """The top two cards of the draw pile to double another player's total."""


class DoubleCard(Instruction, frozen=True, tag="LO-05"):
    """Double the power of another own card in play."""


class BoostStandards(Instruction, frozen=True, tag="LO-06"):
    """Own Standard cards have one power more in this turn."""


class HeroGain(Instruction, frozen=True, tag="LO-07"):
    """Power for one hero."""

    hero: HeroId
    gain: Annotated[int, msgspec.Meta(ge=1, le=4)]


class HeroDraw(Instruction, frozen=True, tag="LO-08"):
    """Cards for one hero."""

    hero: HeroId
    cards: One


class LootGain(Instruction, frozen=True, tag="LO-09"):
    """Power for each other own loot in play."""


class FirstGain(Instruction, frozen=True, tag="LO-10"):
    """Power for the first player."""

    gain: Few
    rider: Rider = ""


class LastGain(Instruction, frozen=True, tag="LO-11"):
    """Power for the last player to act."""

    gain: Few
    rider: Rider = ""


class RejectGain(Instruction, frozen=True, tag="LO-12"):
    """Power for each hand rejected in this turn."""

    gain: Few
    most: Count


class EmptyGain(Instruction, frozen=True, tag="LO-13"):
    """Power while the draw pile is empty."""

    gain: Some
    rider: Rider = ""


class SearchHand(Instruction, frozen=True, tag="LO-14"):
    """Search the draw pile for a card and take it into the hand."""

    card: Literal["hit", "loot"]


class SearchTop(Instruction, frozen=True, tag="LO-15"):
    """Search the draw pile for a card and put it on top."""


class Recover(Instruction, frozen=True, tag="LO-16"):
    """Shuffle discarded cards back."""

    cards: Some
    rider: Rider = ""


class RecoverOther(Instruction, frozen=True, tag="LO-17"):
    """Another player shuffles discarded cards back."""

    cards: Some
    rider: Rider = ""


class RemoveFromHand(Instruction, frozen=True, tag="LO-18"):
    """Remove a card of the hand."""


class Promise(Condition, frozen=True, tag="LO-19"):
    """Promise to remove this card for power."""

    gain: Annotated[int, msgspec.Meta(ge=4, le=8)]
    rider: Rider = ""


class Foresee(Instruction, frozen=True, tag="LO-20"):
    """Put the top cards of the draw pile into any order."""

    cards: Count


class Scout(Instruction, frozen=True, tag="LO-21"):
    """Put the cards below the enemy into any order."""


class Bury(Instruction, frozen=True, tag="LO-22"):
    """Put the next card of the pile on its bottom."""


class Weaken(Instruction, frozen=True, tag="LO-23"):
    """The enemy has less power."""

    gain: Annotated[int, msgspec.Meta(ge=1, le=4)]
    rider: Rider = ""


class Silence(Instruction, frozen=True, tag="LO-24"):
    """The enemy's rule has no further effect."""


class LetPlay(Instruction, frozen=True, tag="LO-25"):
    """Another player may draw a card and play it now."""


class NextLarger(Instruction, frozen=True, tag="LO-26"):
    """The next player's hand is one card larger."""


class NextShield(Instruction, frozen=True, tag="LO-27"):
    """The first hand rejected in the next turn is shuffled back."""


class Imitate(Instruction, frozen=True, tag="LO-28"):
    """Takes on the highest printed power of the own cards in play."""


class Redraw(Instruction, frozen=True, tag="LO-29"):
    """Discard the rest of the hand and draw as many."""


class Borrow(Instruction, frozen=True, tag="LO-30"):
    """Borrow a reserve card for this fight."""


class PayHand(Condition, frozen=True, tag="LO-31"):
    """A card of the hand for power."""

    gain: TwoToFour
    rider: Rider = ""


class Return(Instruction, frozen=True, tag="LO-32"):
    """A discarded card goes on top of the draw pile."""


class Clings(Instruction, frozen=True, tag="LO-33"):
    """Shuffled back when an enemy discards it from the draw pile."""


class Comes(Instruction, frozen=True, tag="LO-34"):
    """Goes under the draw pile after a won fight."""


class BossGain(Instruction, frozen=True, tag="LO-35"):
    """Power against the Boss pile; with `level`, against enemies of that level or higher and Boss cards."""

    gain: TwoToFour
    level: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    rider: Rider = ""


class LateGain(Instruction, frozen=True, tag="LO-36"):
    """Power for each other player who has finished a turn."""


class LosesCards(Instruction, frozen=True, tag="LO-37"):
    """Drawback: discard from the top of the draw pile."""

    cards: Count


class NextSmaller(Instruction, frozen=True, tag="LO-38"):
    """Drawback: the next player's hand is one card smaller."""


class Gamble(Instruction, frozen=True, tag="LO-39"):
    """Gain the power of the top card of the draw pile and discard it."""


class LiftMisses(Instruction, frozen=True, tag="LO-40"):
    """Own Standard 0 cards count at least 1 in this turn."""


class PayMany(Condition, frozen=True, tag="LO-41"):
    """Any number of cards of the draw pile for power."""

    most: Count
    rider: Rider = ""


class NameReceiver(Instruction, frozen=True, tag="LO-42"):
    """Choose who gets the loot."""


class TakeBack(Instruction, frozen=True, tag="LO-43"):
    """Each other player may put a card in play under his draw pile."""


class ExtraTurn(Condition, frozen=True, tag="LO-44"):
    """The rest of the hand for an extra turn."""


LootRule: TypeAlias = (
    NoEffect | Draw | PayCard | PayToDouble | DoubleCard | BoostStandards | HeroGain | HeroDraw | LootGain
    | FirstGain | LastGain | RejectGain | EmptyGain | SearchHand | SearchTop | Recover | RecoverOther
    | RemoveFromHand | Promise | Foresee | Scout | Bury | Weaken | Silence | LetPlay | NextLarger
    | NextShield | Imitate | Redraw | Borrow | PayHand | Return | Clings | Comes | BossGain | LateGain
    | LosesCards | NextSmaller | Gamble | LiftMisses | PayMany | NameReceiver | TakeBack | ExtraTurn
)  # fmt: skip
