"""Effects of Skill cards, SK-01 to SK-04. All may be declined (TF-D76)."""

from __future__ import annotations

from typing import TypeAlias

from .base import Condition, Count, Instruction


class Fury(Instruction, frozen=True, tag="SK-01"):
    """Draw up to so many extra cards."""

    cards: Count


class Ballad(Condition, frozen=True, tag="SK-02"):
    """The top two cards of the draw pile to double another player's total."""


class Prayer(Instruction, frozen=True, tag="SK-03"):
    """Any player shuffles discarded cards back."""

    cards: Count


class Theft(Instruction, frozen=True, tag="SK-04"):
    """Take a reserve card of the dungeon's level into the hand."""


SkillRule: TypeAlias = Fury | Ballad | Prayer | Theft
