"""A match as a readable text file, to keep, to send and to read back with every check."""

from __future__ import annotations

import errno
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from heroes_desktop.engine import Match, Record, SaveError, SetupError, find_game
from heroes_desktop.locale import _

from . import reopening
from .entries import Seat
from .errors import BadMatchFile
from .reasons import reason_of
from .rows import clean

FORMAT = "heroes-desktop match"
VERSION = 1
LARGEST = 16_000_000
"""Characters; a match of a thousand choices needs about a hundred thousand."""

_LINE = 100

T = TypeVar("T")


class MatchFile(msgspec.Struct, frozen=True):
    """The content of a file: who played, and everything that makes the match happen again."""

    title: str
    seats: tuple[Seat, ...]
    record: Record
    format: str = FORMAT
    version: int = VERSION


def strangers(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats in a file as this library takes them in: profile numbers of another one mean nobody here."""
    return tuple(Seat(clean(seat.name), seat.player, None, seat.colour, seat.shape) for seat in seats)


class _Head(msgspec.Struct):
    format: str = ""
    version: int = 0


def write(file: MatchFile) -> str:
    """The text of a match file, one choice to a line."""
    return laid_out(file)


def laid_out(file: msgspec.Struct) -> str:
    """A file with its format and version first, one choice to a line."""
    content = msgspec.json.decode(msgspec.json.encode(file))
    ordered = {"format": content.pop("format"), "version": content.pop("version"), **content}
    return _laid_out(ordered, "") + "\n"


def _laid_out(value: Any, margin: str) -> str:
    """JSON with objects and long lists opened up and everything else on one line."""
    inner = margin + "  "
    if isinstance(value, dict) and value:
        lines = [
            f"{inner}{json.dumps(key, ensure_ascii=False)}: {_laid_out(item, inner)}"
            for key, item in value.items()
        ]
        return "{\n" + ",\n".join(lines) + "\n" + margin + "}"
    short = json.dumps(value, ensure_ascii=False)
    if isinstance(value, list) and len(short) > _LINE:
        lines = [inner + json.dumps(item, ensure_ascii=False) for item in value]
        return "[\n" + ",\n".join(lines) + "\n" + margin + "]"
    return short


def warning() -> str:
    """What to say to whoever exports a match that is still being played."""
    return _("Whoever reads the file sees all hidden cards.")


def content_of(path: Path, largest: int = LARGEST) -> bytes:
    """What a file holds, as far as it may be of any use; OSError where nothing can be read.

    Only true files: a pipe might never end.
    """
    if not path.is_file():
        raise FileNotFoundError(errno.ENOENT, _("there is no such file"))
    with path.open("rb") as file:
        return file.read(largest + 1)


def read(text: str | bytes) -> MatchFile:
    """Read a match file without playing it; BadMatchFile says in one sentence what is wrong."""
    head = _decoded(text, _Head, _("This is not an exported match."))
    if head.format != FORMAT:
        raise BadMatchFile(_("This is not an exported match."))
    if head.version > VERSION:
        raise BadMatchFile(_("This match was exported by a newer version of Heroes Desktop."))
    file = _decoded(text, MatchFile, _("This exported match is damaged: {reason}."))
    if head.version != VERSION or len(file.seats) != len(file.record.setup.seats):
        raise BadMatchFile(
            _("This exported match is damaged: {reason}.").format(reason=_("its seats do not fit"))
        )
    return file


def read_record(text: str | bytes) -> Record:
    """The record in a match file, or a record that stands alone."""
    if _decoded(text, _Head, _("This is not an exported match.")).format == FORMAT:
        return read(text).record
    return _decoded(text, Record, _("This is neither an exported match nor a record: {reason}."))


def _decoded(text: str | bytes, kind: type[T], refusal: str) -> T:
    if len(text) > LARGEST:
        raise BadMatchFile(_("This file is too large to be a match."))
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadMatchFile(refusal.format(reason=reason_of(error))) from error


def lasting(match: Match) -> Record:
    """A record that can be read back: a match that has survived other rules begins with its present stage."""
    record = match.record()
    try:
        Match.replay(record)
    except SaveError:
        return match.rebased().record()
    return record


class Imported(NamedTuple):
    """A match file, and the match it tells of, played again and checked."""

    file: MatchFile
    match: Match


def opened(text: str | bytes) -> Imported:
    """Read a match file and play it; BadMatchFile says in one sentence why that is not possible."""
    file = read(text)
    return Imported(file, play(file.record))


def play(record: Record) -> Match:
    """Play a record to its last position, verified against its hashes."""
    try:
        known = find_game(record.game).version
    except SetupError as error:
        raise BadMatchFile(
            _("This match is of a game that is not installed: {game}.").format(game=record.game)
        ) from error
    if record.rules > known:
        raise BadMatchFile(_("This match was played under newer rules; please update Heroes Desktop."))
    try:
        match = Match.replay(record)
        reopening.refuse_unsound(match, record.start)
        return match
    except SaveError as error:
        if record.rules < known:
            raise BadMatchFile(
                _("This match was played under older rules and cannot be continued.")
            ) from error
        raise BadMatchFile(
            _("This exported match is damaged: {reason}.").format(reason=reason_of(error))
        ) from error
