"""Records: a match from its first choice to its last, in readable form."""

from __future__ import annotations

import msgspec

from .chance import Script
from .choices import Choice
from .setup import Setup

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
