"""Profiles and settings."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from heroes_desktop.locale import _

from .database import Database
from .entries import Profile
from .errors import LibraryError, UnknownEntry
from .places import Places, data_directory
from .rows import UNREADABLE, checked, clean, moment, readable

T = TypeVar("T")


class Profiles:
    """The people known to this library."""

    def __init__(self, database: Database, lost: Callable[[], None] | None = None) -> None:
        self._database = database
        self._lost = lost

    def all(self) -> list[Profile]:
        """Everybody, by name."""
        query = "SELECT id, name, colour, shape, created FROM profiles ORDER BY name"
        rows = self._database.run(lambda connection: connection.execute(query).fetchall())
        return readable(rows, _profile, self._lost)

    def add(self, name: str, colour: str = "", shape: str = "") -> Profile:
        """Make a person known. Names are unique, whatever their case."""
        name = _name(name)

        def write(connection: sqlite3.Connection) -> Profile:
            _refuse_double(connection, name, 0)
            now = time.time()
            cursor = connection.execute(
                "INSERT INTO profiles (name, colour, shape, created) VALUES (?, ?, ?, ?)",
                (name, colour, shape, now),
            )
            return Profile(cursor.lastrowid or 0, name, colour, shape, now)

        return self._database.write(write)

    def change(self, profile: Profile) -> None:
        """Store another name, colour or shape for a person."""
        name = _name(profile.name)

        def write(connection: sqlite3.Connection) -> None:
            _refuse_double(connection, name, profile.id)
            changed = connection.execute(
                "UPDATE profiles SET name = ?, colour = ?, shape = ? WHERE id = ?",
                (name, profile.colour, profile.shape, profile.id),
            )
            _refuse_unknown(changed, profile.id)

        self._database.write(write)

    def remove(self, profile: int) -> None:
        """Forget a person; results stay under the name they were won with."""

        def write(connection: sqlite3.Connection) -> None:
            _refuse_unknown(connection.execute("DELETE FROM profiles WHERE id = ?", (profile,)), profile)

        self._database.write(write)


def _profile(row: Any) -> Profile:
    number, name, colour, shape, created = row
    return checked(Profile, (number, clean(name), colour, shape, moment(created)))


def _name(name: str) -> str:
    name = clean(name)
    if not name:
        raise LibraryError(_("A profile needs a name."))
    return name


def _refuse_double(connection: sqlite3.Connection, name: str, but: int) -> None:
    known = connection.execute("SELECT id, name FROM profiles WHERE id <> ?", (but,)).fetchall()
    if any(str(other).casefold() == name.casefold() for _id, other in known):
        raise LibraryError(_("There is already a profile named {name}.").format(name=name))


def _refuse_unknown(changed: sqlite3.Cursor, profile: int) -> None:
    if not changed.rowcount:
        raise UnknownEntry(_("There is no profile number {number}.").format(number=profile))


class Settings:
    """Named values; each reader states the default and with it the type."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def get(self, key: str, default: T) -> T:
        """The stored value, or the default when there is none of the default's type."""
        row = self._database.run(
            lambda connection: connection.execute(
                "SELECT value FROM settings WHERE key = ?", (key,)
            ).fetchone()
        )
        if row is None:
            return default
        try:
            return msgspec.json.decode(row[0], type=type(default))
        except UNREADABLE:
            return default

    def set(self, key: str, value: object) -> None:
        """Store a value of plain data."""
        text = msgspec.json.encode(value).decode()
        self._database.write(
            lambda connection: connection.execute(
                "INSERT INTO settings (key, value) VALUES (?, ?)"
                " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                (key, text),
            )
        )

    def forget(self, key: str) -> None:
        """Return to the default."""
        self._database.write(
            lambda connection: connection.execute("DELETE FROM settings WHERE key = ?", (key,))
        )


def glance(key: str, default: T) -> T:
    """A stored value read beside another instance that holds the library; the default when that fails."""
    file = Places(data_directory()).file
    try:
        connection = sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, timeout=1)
        try:
            row = connection.execute("SELECT value FROM settings WHERE key = ?", (key,)).fetchone()
        finally:
            connection.close()
        return default if row is None else msgspec.json.decode(row[0], type=type(default))
    except (sqlite3.Error, OSError, *UNREADABLE):
        return default
