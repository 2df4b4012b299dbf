"""Stored matches: every statement that writes, lists or arranges them.

The choices of a match are stored one by one. Where a match stands is stored beside them every few choices
only: from there the rest is played again when it is opened.
"""

from __future__ import annotations

import sqlite3
import time
import unicodedata
from dataclasses import dataclass
from typing import Any
from zlib import crc32

import msgspec

from heroes_desktop.engine import Choice, Match, Outcome, Record, SaveError, find_game
from heroes_desktop.locale import _

from .entries import MatchEntry, Seat
from .errors import DamagedMatch, UnknownEntry
from .reasons import reason_of
from .rows import UNREADABLE, clean, fitting, moment

_PLAYED = "coalesce((SELECT max(number) + 1 FROM choices WHERE match = matches.id), 0)"
_ENTRY = f"id, game, mode, rules, seed, title, seats, created, updated, finished, outcome, {_PLAYED}, deleted"
_ENTRY += ", campaign"


@dataclass(frozen=True)
class Opening:
    """What a match begins with and never changes."""

    record: Record
    title: str
    seats: tuple[Seat, ...]

    @classmethod
    def of(cls, match: Match, title: str, seats: tuple[Seat, ...]) -> Opening:
        """What has to be stored once for a new match."""
        return cls(match.record(), title, seats)


@dataclass(frozen=True)
class Position:
    """Where a match stands, so that it can go on from there without being played again."""

    rules: int
    blob: bytes
    hash: str
    outcome: Outcome | None


@dataclass(frozen=True)
class Progress:
    """What is new in a match: its choices from number `first` on and, now and then, where they lead."""

    first: int
    choices: tuple[Choice, ...]
    position: Position | None

    @classmethod
    def of(cls, match: Match, first: int, choices: tuple[Choice, ...], *, whole: bool = True) -> Progress:
        """Take the match's picture now: it may have gone on when the library's thread writes."""
        if not whole:
            return cls(first, choices, None)
        blob = match.dump(thin=True)
        return cls(first, choices, Position(match.info.version, blob, match.state_hash(), match.outcome))


def add(connection: sqlite3.Connection, opening: Opening, number: int | None = None) -> int:
    """Make room for a new match; `advance` in the same transaction stores where it stands."""
    record, now = opening.record, time.time()
    values = {
        "id": number,
        "game": record.game,
        "mode": record.setup.name,
        "rules": record.rules,
        "setup": _json(record.setup),
        "seed": str(record.seed),
        "script": _json(record.script),
        "start": record.start,
        "title": opening.title,
        "seats": _json(opening.seats),
        "created": now,
        "updated": now,
        "played": 0,
        "position": b"",
        "position_hash": "",
    }
    names, marks = ", ".join(values), ", ".join("?" * len(values))
    cursor = connection.execute(f"INSERT INTO matches ({names}) VALUES ({marks})", tuple(values.values()))
    assert cursor.lastrowid is not None
    return cursor.lastrowid


def advance(connection: sqlite3.Connection, match: int, progress: Progress) -> None:
    """Store what changed since the last time: new choices, or fewer after an undo."""
    if progress.position is not None:
        _set_position(connection, match, progress.first + len(progress.choices), progress.position)
    elif connection.execute("SELECT 1 FROM matches WHERE id = ?", (match,)).fetchone() is None:
        raise unknown(match)
    connection.execute("DELETE FROM choices WHERE match = ? AND number >= ?", (match, progress.first))
    connection.executemany(
        "INSERT INTO choices (match, number, seat, option, checksum) VALUES (?, ?, ?, ?, ?)",
        (
            (
                match,
                number,
                choice.seat,
                option := _json(choice.option),
                checksum(number, choice.seat, option),
            )
            for number, choice in enumerate(progress.choices, progress.first)
        ),
    )


def checksum(number: object, seat: object, option: object) -> int:
    """Tells a choice that was harmed on disk from another one that is just as legal."""
    return crc32(f"{number} {seat} {option}".encode(errors="replace"))


def _set_position(connection: sqlite3.Connection, match: int, played: int, position: Position) -> None:
    """Store where a match stands after this many choices."""
    now = time.time()
    values = {
        "rules": position.rules,
        "updated": now,
        "finished": now if position.outcome else None,
        "outcome": _json(position.outcome) if position.outcome else None,
        "played": played,
        "position": position.blob,
        "position_hash": position.hash,
    }
    places = ", ".join(f"{name} = ?" for name in values)
    _changed(
        connection.execute(f"UPDATE matches SET {places} WHERE id = ?", (*values.values(), match)), match
    )


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def unknown(match: int) -> UnknownEntry:
    """What to raise for a match that is not there."""
    return UnknownEntry(_("There is no match number {number}.").format(number=match))


# reading


def entries(
    connection: sqlite3.Connection, *, unfinished: bool | None, game: str | None, deleted: bool
) -> tuple[list[MatchEntry], list[int]]:
    """Stored matches, latest first, and the numbers of those that cannot be read."""
    where = ["deleted IS NOT NULL" if deleted else "deleted IS NULL"]
    if unfinished is not None:
        where.append("finished IS NULL" if unfinished else "finished IS NOT NULL")
    values: tuple[str, ...] = ()
    if game is not None:
        where.append("game = ?")
        values = (game,)
    query = f"SELECT {_ENTRY} FROM matches WHERE {' AND '.join(where)} ORDER BY updated DESC, id DESC"
    found, unreadable = [], []
    for row in connection.execute(query, values):
        try:
            found.append(_entry(row))
        except UNREADABLE:
            unreadable.append(int(row[0]))
    return sorted(found, key=lambda one: (-one.updated, -one.id)), unreadable


def entry(connection: sqlite3.Connection, match: int) -> MatchEntry:
    """One stored match."""
    row = connection.execute(f"SELECT {_ENTRY} FROM matches WHERE id = ?", (match,)).fetchone()
    if row is None:
        raise unknown(match)
    try:
        return _entry(row)
    except UNREADABLE as error:
        raise damaged(match, reason_of(error)) from error


def last_touched(connection: sqlite3.Connection, match: int) -> tuple[int, float] | None:
    """How many choices a match has, and when its position was stored last; None if it is not there.

    Choices come first: clocks are set back.
    """
    query = f"SELECT {_PLAYED}, updated FROM matches WHERE id = ?"
    found: tuple[int, float] | None = connection.execute(query, (match,)).fetchone()
    return found


def _entry(row: tuple[Any, ...]) -> MatchEntry:
    """A match as lists show it. Its game is looked up among those there are: a name out of a file is never
    made into anything else."""
    fields: dict[str, Any] = dict(zip(MatchEntry.__struct_fields__, row, strict=True))
    fields["seed"] = int(fields["seed"])
    seats = fields["seats"] = msgspec.json.decode(fields["seats"], type=tuple[Seat, ...])
    if not seats:
        raise SaveError("a match without seats", "seats")
    if fields["outcome"] is not None:
        fields["outcome"] = fitting(msgspec.json.decode(fields["outcome"], type=Outcome), len(seats))
    for name in ("created", "updated", "finished", "deleted"):
        if fields[name] is not None:
            fields[name] = moment(fields[name])
    fields["title"] = clean(fields["title"])
    fields["seats"] = [msgspec.structs.replace(seat, name=clean(seat.name)) for seat in seats]
    find_game(fields["game"])
    return msgspec.convert(fields, MatchEntry)


def matching(found: list[MatchEntry], search: str) -> list[MatchEntry]:
    """Entries in which every word of the search occurs; case and accents do not matter."""
    words = _plain(search).split()
    return [one for one in found if all(word in _plain(_searchable(one)) for word in words)]


def _searchable(one: MatchEntry) -> str:
    return " ".join((one.title, one.game.replace("_", " "), one.mode, *(seat.name for seat in one.seats)))


def _plain(text: str) -> str:
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def damaged(match: int, reason: str) -> DamagedMatch:
    """What to raise for a match that cannot be read."""
    message = _("The stored match number {number} is damaged: {reason}.")
    return DamagedMatch(message.format(number=match, reason=reason))


# arranging


def rename(connection: sqlite3.Connection, match: int, title: str) -> None:
    """Give a match another title."""
    _changed(connection.execute("UPDATE matches SET title = ? WHERE id = ?", (title, match)), match)


def mark_deleted(connection: sqlite3.Connection, match: int, when: float | None) -> None:
    """Put a match into the bin, or take it out again (None)."""
    _changed(connection.execute("UPDATE matches SET deleted = ? WHERE id = ?", (when, match)), match)


def remove(connection: sqlite3.Connection, match: int) -> None:
    """Take a match and its choices away for good."""
    _changed(connection.execute("DELETE FROM matches WHERE id = ?", (match,)), match)


def _changed(cursor: sqlite3.Cursor, match: int) -> None:
    if not cursor.rowcount:
        raise unknown(match)


def purge(connection: sqlite3.Connection, before: float) -> int:
    """Remove for good what was deleted before a date; tells how many matches that were."""
    return connection.execute("DELETE FROM matches WHERE deleted < ?", (before,)).rowcount


def date_bin(connection: sqlite3.Connection, now: float) -> None:
    """What was deleted while the clock was wrong counts as deleted now: its month in the bin begins today."""
    connection.execute(
        "UPDATE matches SET deleted = ?1 WHERE (deleted < updated OR deleted > ?1) AND NOT EXISTS"
        " (SELECT 1 FROM campaigns WHERE id = matches.campaign AND deleted = matches.deleted)",
        (now,),
    )


def duplicate(connection: sqlite3.Connection, match: int, title: str) -> int:
    """A second copy of a match that goes its own way from here."""
    kept = "game, mode, rules, setup, seed, script, start, seats, finished, outcome, played, position"
    kept += ", position_hash"
    now = time.time()
    cursor = connection.execute(
        f"INSERT INTO matches ({kept}, title, created, updated)"
        f" SELECT {kept}, ?, ?, ? FROM matches WHERE id = ?",
        (title, now, now, match),
    )
    if not cursor.rowcount or cursor.lastrowid is None:
        raise unknown(match)
    connection.execute(
        "INSERT INTO choices (match, number, seat, option, checksum)"
        " SELECT ?, number, seat, option, checksum FROM choices WHERE match = ?",
        (cursor.lastrowid, match),
    )
    return cursor.lastrowid
