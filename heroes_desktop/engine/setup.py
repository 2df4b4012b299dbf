"""How a match is started and how it ends."""

from __future__ import annotations

from typing import Any

import msgspec


class Setup(msgspec.Struct, frozen=True):
    """Who sits where and what has been decided before the first question.

    A value in `options` answers its set-up decision in advance; what is missing is asked.
    `secrets[seat]` (a built list, say) never reaches another seat's view. `automated` names the
    seats bound by the rules for computer seats.
    """

    name: str
    seats: tuple[str, ...]
    options: dict[str, Any] = {}
    secrets: dict[int, dict[str, Any]] = {}
    automated: tuple[int, ...] = ()


class Outcome(msgspec.Struct, frozen=True):
    """The end of a match: winning seats, points per seat and a reason the texts can name."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
