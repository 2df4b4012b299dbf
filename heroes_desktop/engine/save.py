"""The bytes of a saved match: checkpoint and journal, typed, versioned and checked."""

from __future__ import annotations

from hashlib import blake2b

import msgspec

from .chance import Script
from .choices import Choice
from .errors import SaveError
from .setup import Setup

MAGIC = b"HEROES-MATCH"
FORMAT = 1
_DIGEST = 16


class SavedStage(msgspec.Struct, frozen=True, array_like=True):
    """A stage that undo can still reach."""

    checkpoint: bytes
    choices: tuple[Choice, ...]


class Save(msgspec.Struct, frozen=True):
    """One saved match. `past` is history for the record only; it is not played on load.

    `position` is the hash of the state that checkpoint and journal lead to.
    """

    game: str
    rules: int
    setup: Setup
    seed: int
    past: tuple[tuple[str, tuple[Choice, ...]], ...]
    stages: tuple[SavedStage, ...]
    journal: tuple[Choice, ...]
    position: str
    floor: int
    floor_reason: str
    script: Script
    start: bytes


def pack(save: Save) -> bytes:
    """The bytes of a save: magic, format, digest, content."""
    body = msgspec.msgpack.encode(save)
    return MAGIC + bytes([FORMAT]) + blake2b(body, digest_size=_DIGEST).digest() + body


def unpack(data: bytes) -> Save:
    """Read a save, or say in one sentence what is wrong with it."""
    if not isinstance(data, bytes | bytearray | memoryview):
        raise SaveError("a save must be bytes")
    data = bytes(data)
    head = len(MAGIC) + 1
    if data[: len(MAGIC)] != MAGIC or len(data) <= head:
        raise SaveError("this is not a saved match of Heroes Desktop")
    if data[head - 1] > FORMAT:
        raise SaveError(f"this match was saved by a newer version (format {data[head - 1]}, known: {FORMAT})")
    digest, body = data[head : head + _DIGEST], data[head + _DIGEST :]
    if data[head - 1] != FORMAT or blake2b(body, digest_size=_DIGEST).digest() != digest:
        raise SaveError("this saved match is damaged: its checksum does not fit")
    try:
        return msgspec.msgpack.decode(body, type=Save)
    except Exception as error:  # also bad text and endless nesting
        raise SaveError(f"this saved match is damaged: {error}") from error
