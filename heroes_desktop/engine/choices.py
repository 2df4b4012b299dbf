"""What rules ask and what players answer."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from typing import Any, TypeAlias, TypeVar

import msgspec


class Option(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One thing a player may do: a verb and what it is done with.

    Arguments name instances, places and numbers, never a hidden face.
    """

    act: str
    args: tuple[int | str, ...] = ()

    def __str__(self) -> str:
        return self.act if not self.args else f"{self.act}({', '.join(map(str, self.args))})"


class Decision(msgspec.Struct, frozen=True, gc=False):
    """A question to one seat with its legal options.

    `secret`: answering needs knowledge the others may not share, so the curtain comes up.
    `veiled`: an open question whose options may name the seat's hidden cards; a shared screen
    shows these as like backs.
    `always`: ask even with a single option, because skipping would betray something hidden.
    `about`: public facts for the prompt.
    `joint`: a question to the whole table, which the seat answers for everybody.
    `formal`: nothing hangs on the answer; whoever is in a hurry takes the first option.
    """

    seat: int
    kind: str
    options: tuple[Option, ...]
    secret: bool = False
    veiled: bool = False
    always: bool = False
    about: dict[str, int | str] = {}
    joint: bool = False
    formal: bool = False


Ask = Decision


class Offer(msgspec.Struct, frozen=True, gc=False):
    """A question whose options are listed only where somebody looks at them; `options` does that for a state.

    While it is asked `always`, answers given again need no list, and a copy of a match takes over the one
    its original has made.
    """

    seat: int
    kind: str
    options: Callable[[Any], tuple[Option, ...]]
    secret: bool = False
    veiled: bool = False
    always: bool = True
    joint: bool = False

    def decision(self, state: Any) -> Decision:
        """The question with its list."""
        options = self.options(state)
        return Decision(
            self.seat, self.kind, options, self.secret, self.veiled, self.always, joint=self.joint
        )


class Together(msgspec.Struct, frozen=True, gc=False):
    """A question put to several seats at once; answers stay sealed until all are in."""

    kind: str
    options: dict[int, tuple[Option, ...]]
    about: dict[str, int | str] = {}

    def decisions(self, sealed: Mapping[int, Option]) -> tuple[Decision, ...]:
        """The questions still open."""
        return tuple(
            Decision(seat, self.kind, options, secret=True, about=self.about)
            for seat, options in self.options.items()
            if seat not in sealed
        )


class Choice(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """An answered decision, as journals and records keep it."""

    seat: int
    option: Option


T = TypeVar("T")

Rules: TypeAlias = Generator[Decision | Offer | Together, Any, T]
"""A procedure of the rules: it yields questions and is sent the answers.

A `Decision` or `Offer` is answered with an `Option`, a `Together` with `dict[int, Option]`.
"""
