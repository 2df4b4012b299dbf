"""Records: a match from its first choice to its last, in readable form."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from .chance import Script
from .choices import Choice, Decision
from .events import Event
from .setup import Setup

if TYPE_CHECKING:
    from .match import Match

RESAMPLE = "~resample"
"""The act of a journal entry that redraws what a seat does not know; never offered to players."""


class Record(msgspec.Struct, frozen=True):
    """Everything that makes a match happen again, with a hash for each checkpoint.

    `start` holds the encoded first state of a match that did not begin with its set-up.
    """

    game: str
    rules: int
    setup: Setup
    seed: int
    choices: tuple[Choice, ...]
    hashes: tuple[str, ...]
    final: str
    script: Script = msgspec.field(default_factory=Script)
    start: bytes = b""


class Retold(NamedTuple):
    """One step of a record played again: the match where the step has brought it, and what was told.

    `number` counts the choices made by then. At the first position, number 0, nothing has been decided yet:
    `decision` and `choice` are None. The match is the same one from step to step; whoever wants to keep a
    position clones it.
    """

    match: Match
    number: int
    decision: Decision | None
    choice: Choice | None
    events: list[Event]
