"""The bytes of a saved match: checkpoint and journal, typed, versioned and checked."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeAlias

import msgspec

from .chance import Script
from .choices import Choice
from .errors import SaveError, words_of
from .setup import Setup

MAGIC = b"HEROES-MATCH"
FORMAT = 1
_DIGEST = 16


class SavedStage(msgspec.Struct, frozen=True, array_like=True):
    """A stage that undo can still reach."""

    checkpoint: bytes
    choices: tuple[Choice, ...]


class Save(msgspec.Struct, frozen=True, omit_defaults=True):
    """One saved match. `past` is history for the record only; it is not played on load.

    `position` is the hash of the state that checkpoint and journal lead to. A thin save leaves the past
    choices to whoever keeps them anyway: it has their numbers (`counts`) and the hashes of the stages they
    led to (`digests`) instead of `past`.
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
    counts: tuple[int, ...] = ()
    digests: bytes = b""


Past: TypeAlias = tuple[tuple[str, tuple[Choice, ...]], ...]
"""Hash and choices of each stage that undo can no longer reach."""


def thinned(save: Save) -> Save:
    """The save without its past choices."""
    return msgspec.structs.replace(
        save,
        past=(),
        counts=tuple(len(choices) for _digest, choices in save.past),
        digests=b"".join(bytes.fromhex(digest) for digest, _choices in save.past),
    )


def past_of(save: Save, choices: Sequence[Choice]) -> Past:
    """The past of a save; that of a thin one is made of the choices of the match, first to last."""
    if not save.counts and not save.digests:
        return save.past
    if save.past or len(save.digests) != _DIGEST * len(save.counts) or min(save.counts) < 0:
        raise SaveError("this saved match is damaged: its past does not fit")
    if sum(save.counts) > len(choices):
        raise SaveError("this saved match has to be loaded together with its past choices")
    past, first = [], 0
    for number, count in enumerate(save.counts):
        digest = save.digests[_DIGEST * number : _DIGEST * (number + 1)].hex()
        past.append((digest, tuple(choices[first : first + count])))
        first += count
    return tuple(past)


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
        raise SaveError(
            f"this match was saved by a newer version (format {data[head - 1]}, known: {FORMAT})", "newer"
        )
    digest, body = data[head : head + _DIGEST], data[head + _DIGEST :]
    if data[head - 1] != FORMAT or blake2b(body, digest_size=_DIGEST).digest() != digest:
        raise SaveError("this saved match is damaged: its checksum does not fit")
    try:
        return msgspec.msgpack.decode(body, type=Save)
    except Exception as error:  # also bad text and endless nesting
        raise SaveError(f"this saved match is damaged: {words_of(error)}") from error
