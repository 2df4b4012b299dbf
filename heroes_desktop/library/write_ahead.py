"""Is the write-ahead log whole? SQLite leaves out in silence what is damaged; players should hear of it."""

from __future__ import annotations

import shutil
import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from .backups import damaged_names
from .places import Places

_MAGIC = (0x377F0682, 0x377F0683)
_HEADER, _FRAME, _INDEX = 32, 24, 48
_LONGEST = 16_000_000
"""A log is emptied long before it is as large."""


class _Index(NamedTuple):
    """What the last process knew of the log: how many frames of which generation, how many were moved."""

    frames: int
    salt: bytes
    moved: int


class Finding(NamedTuple):
    """`lost`: stored choices cannot be read. `needless`: damaged, but all of it is in the file itself."""

    lost: bool = False
    needless: bool = False


def examine_log(places: Places) -> Finding:
    """Look at the log before anybody opens the library: opening takes what is whole and forgets the rest."""
    log, shared, _journal = places.companions()
    content, index = _read(log), _index(_read(shared))
    whole, behind = _frames(content)
    if index is not None and content[16:24] in (index.salt, b""):
        broken, moved = whole < index.frames, index.moved >= index.frames
        return Finding(broken and not moved, broken and moved)
    return Finding(lost=behind)


def set_log_aside(places: Places, *, copy: bool) -> Path | None:
    """Keep a damaged log, as a copy where what is whole in it is still needed; None when there is none."""
    log = places.companions()[0]
    if not log.exists() or not log.stat().st_size:
        return None
    target = next(path for path in damaged_names(places, ".log") if not path.exists())
    shutil.copyfile(log, target)
    if not copy:
        log.unlink()
    return target


def _read(path: Path) -> bytes:
    if not path.is_file():  # a pipe would never answer
        return b""
    try:
        with path.open("rb") as file:
            return file.read(_LONGEST)
    except OSError:
        return b""


def _frames(log: bytes) -> tuple[int, bool]:
    """How many frames are whole, and whether something was stored behind the first that is not.

    That one alone says nothing: a kill while it was being written over an older one leaves it half done.
    """
    if len(log) < _HEADER + _FRAME:
        return 0, False
    magic, _version, page = struct.unpack(">III", log[:12])
    if magic not in _MAGIC or not 512 <= page <= 65_536:
        return 0, True
    order = ">" if magic & 1 else "<"
    sums = _sum(log[:24], (0, 0), order)
    if struct.pack(">II", *sums) != log[24:32]:
        return 0, True
    salt, whole = log[16:24], 0
    for head, content in _cut(log, page):
        sums = _sum(head[:8] + content, sums, order)
        if head[8:16] != salt or head[16:24] != struct.pack(">II", *sums):
            break
        whole += 1
    behind = list(_cut(log, page))[whole + 1 :]
    return whole, any(head[8:16] == salt and head[4:8] != bytes(4) for head, _content in behind)


def _cut(log: bytes, page: int) -> Iterator[tuple[bytes, bytes]]:
    """Heads and contents of the frames that are there in full length."""
    size = _FRAME + page
    for start in range(_HEADER, len(log) - size + 1, size):
        yield log[start : start + _FRAME], log[start + _FRAME : start + size]


def _sum(data: bytes, before: tuple[int, int], order: str) -> tuple[int, int]:
    """The checksum of the log's format, carried on from frame to frame."""
    first, second = before
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for even, odd in zip(words[::2], words[1::2], strict=True):
        first = (first + even + second) & 0xFFFFFFFF
        second = (second + odd + first) & 0xFFFFFFFF
    return first, second


def _index(shared: bytes) -> _Index | None:
    """What the index of the log says; None when it cannot be relied on."""
    if len(shared) < 2 * _INDEX + 4 or shared[:_INDEX] != shared[_INDEX : 2 * _INDEX]:
        return None
    order = "<" if sys.byteorder == "little" else ">"
    sums = _sum(shared[:40], (0, 0), order)
    if struct.pack(f"{order}II", *sums) != shared[40:48] or not shared[12]:
        return None
    frames = struct.unpack(f"{order}I", shared[16:20])[0]
    moved = struct.unpack(f"{order}I", shared[2 * _INDEX : 2 * _INDEX + 4])[0]
    return _Index(frames, shared[32:40], moved)
