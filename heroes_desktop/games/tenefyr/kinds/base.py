"""What all effect kinds share."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, TypeAlias

import msgspec

Hook = Literal["none", "start", "turn", "during", "after", "end"]
"""When the rule of an enemy acts (TF-D16): at the start of combat, at the start of a turn, during the whole
fight, after a player's turn, at the end of combat."""

HeroId = Literal["barbarian", "bard", "cleric", "thief"]

One: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=2)]
Few: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=3)]
Some: TypeAlias = Annotated[int, msgspec.Meta(ge=2, le=5)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=9)]
Level: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=5)]


class Kind(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """An effect kind with its parameters; its tag is its number in the vocabulary."""

    hook: ClassVar[Hook] = "none"
    condition: ClassVar[bool] = False

    @property
    def number(self) -> str:
        """Its number in the vocabulary of the rules chapter, as "EN-02"."""
        return str(self.__struct_config__.tag)


class Instruction(Kind, frozen=True):
    """Done as far as possible (TF-122)."""


class Condition(Kind, frozen=True):
    """Something is paid in full, or nothing happens; may always be declined (TF-124, TF-125, TF-D21)."""

    condition: ClassVar[bool] = True
