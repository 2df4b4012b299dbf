"""Is the file sound? If not: set it aside, open the newest good backup, and say so."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path

from heroes_desktop.locale import _

from .backups import candidates, restore, set_aside
from .database import connect
from .entries import Notice
from .errors import (
    DATABASE_ERRORS,
    DamagedLibrary,
    LibraryError,
    NewerLibrary,
    ReadOnly,
    damaged,
    from_sqlite,
    from_system,
)
from .places import Places
from .schema import APPLICATION, expected_layout, layout, newest_version, version_of
from .write_ahead import examine_log, set_log_aside

EMPTY = 0
"""What `examine` gives for a file that nothing was ever written to."""


def examine(path: Path) -> int:
    """The version of a sound library file; it is only read.

    Raises NewerLibrary, DamagedLibrary, or StorageError when the file cannot be read at all.
    """
    if path.exists() and not path.is_file():  # a directory, a device without an end, a pipe
        raise DamagedLibrary(_("The file is no library of Heroes Desktop."))
    try:
        with closing(connect(path, read_only=True)) as connection:
            return _examine(connection)
    except DATABASE_ERRORS as error:
        raise from_sqlite(error) from error


def _examine(connection: sqlite3.Connection) -> int:
    version = version_of(connection)
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    declared = layout(connection)
    if not declared and version == 0 and application == 0:
        return EMPTY
    if application != APPLICATION:
        raise DamagedLibrary(_("The file is no library of Heroes Desktop."))
    if version > newest_version():
        raise NewerLibrary(
            _("The library was written by a newer version of Heroes Desktop; please update the program.")
        )
    if version < 1 or declared != expected_layout(version):
        raise damaged(_("its tables are not as expected"))
    finding = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if finding != "ok":
        raise damaged(_("its file is no longer whole"))
    return version


def prepare(places: Places) -> tuple[list[Notice], Path | None]:
    """Make sure that a sound file, or none at all, lies in the library's place.

    Returns what the player should hear, and the damaged file if one had to be set aside.
    """
    try:
        if not os.access(places.directory, os.W_OK):
            raise ReadOnly(_("The library cannot be changed: its directory is read-only."))
        if not places.file.exists():
            set_aside(places)  # a log without its database would spoil the next one
            return (_recover(places, None) if candidates(places) else []), None
        told = _look_at_log(places)
        _roll_back(places)
        try:
            if examine(places.file) != EMPTY or not candidates(places):
                return told, None
        except DamagedLibrary:
            pass
        aside = set_aside(places)
        return _recover(places, aside), aside
    except OSError as error:
        raise from_system(error) from error


def _look_at_log(places: Places) -> list[Notice]:
    """Before anything is opened: afterwards nobody could tell that something has been left out."""
    found = examine_log(places)
    if not (found.lost or found.needless):
        return []
    kept = set_log_aside(places, copy=found.lost)
    if found.needless:
        return []
    text = _("The library’s log was damaged or missing: the very last choices may be gone.")
    if kept is not None:
        text += " " + _("It has been set aside as {file}.").format(file=kept)
    return [Notice("log", text)]


def _roll_back(places: Places) -> None:
    """A kill in the first instant of a library leaves a journal behind, which only a writer may take back."""
    if places.companions()[2].exists():
        with suppress(*DATABASE_ERRORS), closing(connect(places.file)) as connection:
            layout(connection)


def _recover(places: Places, aside: Path | None) -> list[Notice]:
    """Open the newest good backup, or start afresh, and tell the player what happened."""
    told = []
    if aside is None:
        told.append(_("The library was missing."))
    else:
        told.append(_("The library was damaged and has been set aside as {file}.").format(file=aside))
    backup = _newest_good(places)
    if backup is None:
        told.append(_("There was no good backup, so an empty library has been started."))
    else:
        restore(places, backup)
        date = time.strftime("%Y-%m-%d %H:%M", time.localtime(backup.stat().st_mtime))
        told.append(_("The backup of {date} has been opened.").format(date=date))
    return [Notice("recovered" if backup else "restarted", " ".join(told))]


def _newest_good(places: Places) -> Path | None:
    for backup in candidates(places):
        try:
            if examine(backup) != EMPTY:
                return backup
        except LibraryError:
            continue
    return None
