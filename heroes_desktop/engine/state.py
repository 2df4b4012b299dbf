"""The part of a game's state that every game shares."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from .chance import Script
from .choices import Option
from .setup import Outcome

HIDDEN = -1
"""The face of a card, tile or token that a view may not show."""


class State(msgspec.Struct, kw_only=True, omit_defaults=True, gc=False):
    """Base of every game's state: plain data, complete at every question.

    Zones of a game hold instance numbers. `faces` says what each instance shows, `seen` which
    seats know it (bits as in `events`). Whoever shuffles moves faces, never instances.

    `contents` is filled in views only: the faces in each pile that `GameInfo.contents` names, sorted, so
    that everybody sees what lies there and nobody in which order.
    """

    rng: int = 0
    script: Script = msgspec.field(default_factory=Script)
    faces: list[int] = []
    seen: list[int] = []
    sealed: dict[int, Option] = {}
    outcome: Outcome | None = None
    contents: dict[str, list[int]] = {}


if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, default=Any)
    T = TypeVar("T", bound=State, default=Any)
else:
    from typing import TypeVar

    S = TypeVar("S", bound=State)
    T = TypeVar("T", bound=State)
