"""Evenings: who came to play, which matches counted, and what is remembered of them."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Sequence
from math import sqrt
from typing import TypeVar

import msgspec

from heroes_desktop.locale import _

from .database import Database
from .entries import Result, Seat
from .errors import LibraryError, UnknownEntry
from .results import found
from .rows import UNREADABLE, checked, clean, readable

T = TypeVar("T")
SURE = 1.0


class Deeds(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat's deeds in one match, or one guest's in a whole evening.

    dice: how many fell for or against somebody. fortune: by how many standard deviations they fell better
    than dice do on average, added up. dared: the smallest chance somebody rolled for. march: the most steps
    taken without a rest.
    """

    dice: int = 0
    fortune: float = 0.0
    dared: float = SURE
    march: int = 0

    @property
    def luck(self) -> float:
        """How unusual the dice were: 0 as expected, 2 a day to remember, −2 one to forget."""
        return self.fortune / sqrt(self.dice) if self.dice else 0.0

    def joined(self, other: Deeds) -> Deeds:
        """Both together."""
        return Deeds(
            self.dice + other.dice,
            self.fortune + other.fortune,
            min(self.dared, other.dared),
            max(self.march, other.march),
        )


class Guest(msgspec.Struct, frozen=True):
    """Somebody who joined an evening, under the sign they touched."""

    number: int
    name: str
    colour: str = ""
    shape: str = ""


class Evening(msgspec.Struct, frozen=True):
    """An evening of matches; `closed` is None while it goes on."""

    id: int
    name: str
    started: float
    closed: float | None
    guests: tuple[Guest, ...] = ()


class PlayedMatch(msgspec.Struct, frozen=True):
    """A match that counts for an evening: who sat on which seat (None: nobody of the guests), how it ended
    (None: not yet), and what the seats did."""

    match: int | None
    guests: tuple[int | None, ...]
    result: Result | None
    deeds: tuple[Deeds, ...] = ()


class Evenings:
    """Evenings of this library; at most one goes on at a time."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # the evening itself

    def begin(self, name: str) -> Evening:
        """Open an evening; the one before it ends."""
        name = _named(name)

        def write(connection: sqlite3.Connection) -> int:
            now = time.time()
            connection.execute("UPDATE evenings SET closed = ? WHERE closed IS NULL", (now,))
            cursor = connection.execute("INSERT INTO evenings (name, started) VALUES (?, ?)", (name, now))
            return cursor.lastrowid or 0

        return self.find(self._database.write(write))

    def close(self, evening: int) -> None:
        """End an evening; nothing counts for it any more."""
        self._change("UPDATE evenings SET closed = ? WHERE id = ? AND closed IS NULL", time.time(), evening)

    def reopen(self, evening: int) -> None:
        """Go on with an evening that was ended too early; the one going on ends."""

        def write(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE evenings SET closed = ? WHERE closed IS NULL", (time.time(),))
            connection.execute("UPDATE evenings SET closed = NULL WHERE id = ?", (evening,))

        self._database.write(write)

    def rename(self, evening: int, name: str) -> None:
        """Call an evening something else."""
        self._change("UPDATE evenings SET name = ? WHERE id = ?", _named(name), evening)

    def delete(self, evening: int) -> None:
        """Forget an evening; its matches and results stay."""
        self._change("DELETE FROM evenings WHERE id = ?", evening)

    def tonight(self) -> Evening | None:
        """The evening that goes on."""
        return next((evening for evening in self.all() if evening.closed is None), None)

    def find(self, evening: int) -> Evening:
        """One evening."""
        found = next((each for each in self.all() if each.id == evening), None)
        if found is None:
            raise UnknownEntry(_("There is no evening {n}.").format(n=evening))
        return found

    def all(self) -> list[Evening]:
        """Every evening, the latest first."""

        def read(connection: sqlite3.Connection) -> list[Evening]:
            rows = connection.execute(
                "SELECT id, name, started, closed FROM evenings ORDER BY started DESC, id DESC"
            )
            return readable(
                rows.fetchall(), lambda row: checked(Evening, (*row, _guests(connection, row[0])))
            )

        return self._database.run(read)

    # guests

    def join(self, evening: int, name: str, colour: str = "", shape: str = "") -> Guest:
        """Somebody comes; a name is taken once in an evening, whatever its case."""
        name = _named(name)

        def write(connection: sqlite3.Connection) -> Guest:
            here = _guests(connection, evening)
            if any(guest.name.casefold() == name.casefold() for guest in here):
                raise LibraryError(_("{name} is here already.").format(name=name))
            guest = Guest(max((each.number for each in here), default=0) + 1, name, colour, shape)
            connection.execute(
                "INSERT INTO guests (evening, number, name, colour, shape) VALUES (?, ?, ?, ?, ?)",
                (evening, guest.number, name, colour, shape),
            )
            return guest

        return self._database.write(write)

    def leave(self, evening: int, guest: int) -> None:
        """Take back a guest's coming; refused once a match of theirs has counted."""

        def write(connection: sqlite3.Connection) -> None:
            if any(guest in match.guests for match in _played(connection, evening)):
                raise LibraryError(_("Who has played stays in the table of the evening."))
            connection.execute("DELETE FROM guests WHERE evening = ? AND number = ?", (evening, guest))

        self._database.write(write)

    # matches

    def count(self, match: int, seats: Sequence[Seat]) -> bool:
        """Let a match that begins count for the evening going on, if any of its people is a guest."""
        tonight = self.tonight()
        if tonight is None:
            return False
        known = {guest.name.casefold(): guest.number for guest in tonight.guests}
        guests = [known.get(seat.name.casefold()) if seat.is_person else None for seat in seats]
        if not any(guests):
            return False
        self._change(
            "INSERT OR IGNORE INTO evening_matches (evening, match, guests) VALUES (?, ?, ?)",
            tonight.id,
            match,
            msgspec.json.encode(guests).decode(),
        )
        return True

    def played(self, evening: int) -> list[PlayedMatch]:
        """The matches that count for an evening, in the order they began."""
        return self._database.run(lambda connection: _played(connection, evening))

    def remember(self, match: int, deeds: Sequence[Deeds]) -> None:
        """Keep what the seats of a finished match did."""
        self._change(
            "UPDATE evening_matches SET deeds = ? WHERE match = ?", msgspec.json.encode(deeds).decode(), match
        )

    def _change(self, statement: str, *values: object) -> None:
        self._database.write(lambda connection: connection.execute(statement, values))


def _guests(connection: sqlite3.Connection, evening: int) -> tuple[Guest, ...]:
    rows = connection.execute(
        "SELECT number, name, colour, shape FROM guests WHERE evening = ? ORDER BY number", (evening,)
    )
    return tuple(readable(rows.fetchall(), lambda row: checked(Guest, row)))


def _played(connection: sqlite3.Connection, evening: int) -> list[PlayedMatch]:
    rows = connection.execute(
        "SELECT match, guests, result, deeds FROM evening_matches WHERE evening = ? ORDER BY number",
        (evening,),
    ).fetchall()
    of_evening = "id IN (SELECT result FROM evening_matches WHERE evening = ?)"
    results = {result.id: result for result in found(connection, of_evening, evening)}
    return [
        PlayedMatch(
            match,
            _plain(guests, tuple[int | None, ...]),
            results.get(result),
            _plain(deeds, tuple[Deeds, ...]),
        )
        for match, guests, result, deeds in rows
    ]


def _plain(text: str, kind: type[T]) -> T:
    """Stored JSON; nothing where it was damaged."""
    try:
        return msgspec.json.decode(text, type=kind)
    except UNREADABLE:
        return kind()


def _named(name: str) -> str:
    name = clean(name)
    if not name:
        raise LibraryError(_("A name is needed."))
    return name
