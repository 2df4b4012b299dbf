"""Options of Reward cards, RW-01 to RW-16."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, TypeAlias

import msgspec

from .base import Condition, Count, Instruction, One


class _Each(Instruction, frozen=True):
    audience: ClassVar[Literal["each", "all"]] = "each"


class _All(Instruction, frozen=True):
    audience: ClassVar[Literal["each", "all"]] = "all"


class RemoveMisses(_Each, frozen=True, tag="RW-01"):
    """Remove Standard 0 cards."""

    cards: Annotated[int, msgspec.Meta(ge=2, le=3)]


class RemoveAny(_Each, frozen=True, tag="RW-02"):
    """Remove cards of any kind."""

    cards: One


class TakeTop(_Each, frozen=True, tag="RW-03"):
    """Take a reserve card of the reward's level."""


class TakeOneOfTwo(_Each, frozen=True, tag="RW-04"):
    """Look at two reserve cards of the reward's level and take one."""


class ExchangeLoot(Condition, frozen=True, tag="RW-05"):
    """A loot for a reserve card one level higher."""

    audience: ClassVar[Literal["each", "all"]] = "each"


class GiveCard(_Each, frozen=True, tag="RW-06"):
    """Give a card to another player."""


class LargerHand(_Each, frozen=True, tag="RW-07"):
    """One card more in the first fight of the next visit."""


class SpareHand(_Each, frozen=True, tag="RW-08"):
    """Once in the next visit a rejected hand may be shuffled back."""


class BossBack(_All, frozen=True, tag="RW-09"):
    """The Boss pawn goes back."""


class TakeOneOfThree(_All, frozen=True, tag="RW-10"):
    """Look at three reserve cards of the next level; one player gets one."""


class SortDungeon(_All, frozen=True, tag="RW-11"):
    """Put the cards of a dungeon into any order."""


class SortBoss(_All, frozen=True, tag="RW-12"):
    """Put the Boss pile into any order."""


class SoftFall(_All, frozen=True, tag="RW-13"):
    """The next expulsion costs one space less."""


class Dismiss(_All, frozen=True, tag="RW-14"):
    """The top card of a dungeon goes into the reserve."""


class Drill(_All, frozen=True, tag="RW-15"):
    """One player removes Standard cards."""

    cards: Count


class WeakerEnemies(_All, frozen=True, tag="RW-16"):
    """Every enemy of the next visit has less power."""

    amount: One


RewardOption: TypeAlias = (
    RemoveMisses | RemoveAny | TakeTop | TakeOneOfTwo | ExchangeLoot | GiveCard | LargerHand | SpareHand
    | BossBack | TakeOneOfThree | SortDungeon | SortBoss | SoftFall | Dismiss | Drill | WeakerEnemies
)  # fmt: skip
