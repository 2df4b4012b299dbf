"""How a match is started and how it ends."""

from __future__ import annotations

from typing import Any

import msgspec

from .events import Fact


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


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """The end of a match: winning seats, points per seat and a reason the texts can name.

    Who wins together is named together: all seats of a winning side. `facts` are what the game wants
    remembered of the match (difficulty, hero, turns, the parts of a score), as plain data.
    """

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    facts: dict[str, Fact] = {}
