"""What can go wrong with the library, each told to the player in one sentence."""

from __future__ import annotations

import errno
import sqlite3

from heroes_desktop.engine.errors import one_line
from heroes_desktop.locale import _


class LibraryError(Exception):
    """Something the player should read; `str(error)` is one sentence in the language in use."""

    def __str__(self) -> str:
        return one_line(super().__str__())


class StorageError(LibraryError):
    """Nothing can be written or read there; matches go on in memory."""


class ReadOnly(StorageError):
    """The library's directory or file may not be changed."""


class DiskFull(StorageError):
    """No room is left on the disk."""


class AlreadyOpen(LibraryError):
    """Another instance holds the library."""


class NewerLibrary(LibraryError):
    """The library was written by a newer version of the program."""


class DamagedLibrary(LibraryError):
    """The file is no sound library."""


def damaged(reason: str) -> DamagedLibrary:
    """What to raise where the file no longer is what was written."""
    return DamagedLibrary(_("The library is damaged: {reason}.").format(reason=reason))


class DamagedMatch(LibraryError):
    """A stored match can be read neither from its position nor from its choices."""


class UnknownEntry(LibraryError):
    """There is no match or profile of this number."""


class CampaignBusy(LibraryError):
    """A game of the campaign is under way, or its table has changed since somebody looked at it."""


class NoBranch(LibraryError):
    """No copy of a match may go its own way now."""


class BadMatchFile(LibraryError):
    """A text is no exported match, or not one that can be played here."""


class BadCampaignFile(LibraryError):
    """A text is no exported campaign, or one of its games does not follow from those before it."""


DATABASE_ERRORS = (sqlite3.Error, UnicodeError)
"""What a call into the database may raise; a message that quotes damaged text is no text itself."""

_READ_ONLY = (errno.EROFS, errno.EACCES, errno.EPERM)
_NO_ROOM = (errno.ENOSPC, errno.EDQUOT) if hasattr(errno, "EDQUOT") else (errno.ENOSPC,)


def _read_only() -> ReadOnly:
    return ReadOnly(_("The library cannot be changed: its directory is read-only."))


def _no_room() -> DiskFull:
    return DiskFull(_("The disk is full, nothing more can be stored; a match in play goes on in memory."))


def from_system(error: OSError) -> LibraryError:
    """The error of the operating system as the player should read it."""
    if error.errno in _READ_ONLY:
        return _read_only()
    if error.errno in _NO_ROOM:
        return _no_room()
    return StorageError(_("The library cannot be reached: {reason}.").format(reason=error.strerror or error))


def from_sqlite(error: sqlite3.Error | UnicodeError) -> LibraryError:
    """The error of the database as the player should read it."""
    if isinstance(error, UnicodeError):
        return damaged(_("a text cannot be read"))
    exact = getattr(error, "sqlite_errorcode", 0)
    code = exact & 0xFF
    if code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, sqlite3.SQLITE_AUTH):
        return _read_only()
    if code == sqlite3.SQLITE_FULL or exact == sqlite3.SQLITE_IOERR_SHMSIZE:
        return _no_room()
    if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        return damaged(_("its file is no longer whole"))
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return StorageError(_("Another program is using the library."))
    return StorageError(_("The library cannot be reached: {reason}.").format(reason=error))
