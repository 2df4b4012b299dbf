"""A check-up of the library as data, for `heroes doctor`; it changes nothing and needs no lock."""

from __future__ import annotations

import math
import os
import platform
import sqlite3
from contextlib import closing
from importlib import metadata
from pathlib import Path

import msgspec

import heroes_desktop
from heroes_desktop.locale import _

from .backups import backups
from .database import connect
from .errors import DATABASE_ERRORS, LibraryError, from_sqlite, from_system
from .health import EMPTY, examine
from .lock import is_held
from .places import Places, data_directory, free_megabytes
from .schema import newest_version

_PACKAGES = ("msgspec", "platformdirs", "pygame-ce", "pygame-gui", "pillow")


class Checkup(msgspec.Struct, frozen=True):
    """What was found. `problem` is empty when the library is sound or not yet there."""

    directory: str
    file: str
    exists: bool
    size: int
    version: int
    known_version: int
    in_use: bool
    matches: int
    backups: tuple[str, ...]
    set_aside: tuple[str, ...]
    problem: str
    free: float
    """Megabytes left on the disk."""
    versions: dict[str, str]

    @property
    def healthy(self) -> bool:
        """Whether the library can be opened."""
        return not self.problem


def check_up(path: Path | str | None = None) -> Checkup:
    """Look at a library directory (None: the player's)."""
    places = Places(data_directory() if path is None else Path(path))
    try:
        exists = places.file.exists()
    except OSError as error:  # a name no file system takes
        return _nowhere(places, str(from_system(error)))
    version, matches, problem = EMPTY, 0, ""
    if not _writable(places.directory):
        problem = _("The library cannot be changed: its directory is read-only.")
    if exists:
        try:
            version = examine(places.file)
            matches = _count(places.file) if version else 0
        except LibraryError as error:
            problem = str(error)
    return Checkup(
        directory=str(places.directory),
        file=str(places.file),
        exists=exists,
        size=places.file.stat().st_size if exists else 0,
        version=version,
        known_version=newest_version(),
        in_use=is_held(places.lock),
        matches=matches,
        backups=tuple(path.name for path in backups(places)),
        set_aside=tuple(sorted(path.name for path in places.damaged.glob("*.sqlite3"))),
        problem=problem,
        free=free_megabytes(places.directory),
        versions=_versions(),
    )


def _nowhere(places: Places, problem: str) -> Checkup:
    """What there is to say of a place where nothing can be looked up."""
    return Checkup(
        str(places.directory), str(places.file), False, 0, EMPTY, newest_version(), False, 0, (), (),
        problem, math.inf, _versions(),
    )  # fmt: skip


def _writable(directory: Path) -> bool:
    """Whether something can be stored there, or a directory made where none is yet."""
    there = next((folder for folder in (directory, *directory.parents) if folder.exists()), directory)
    return there.is_dir() and os.access(there, os.W_OK)


def _count(file: Path) -> int:
    try:
        with closing(connect(file, read_only=True)) as connection:
            query = "SELECT count(*) FROM matches WHERE deleted IS NULL"
            return int(connection.execute(query).fetchone()[0])
    except DATABASE_ERRORS as error:
        raise from_sqlite(error) from error


def _versions() -> dict[str, str]:
    found = {
        "heroes-desktop": heroes_desktop.__version__,
        "python": platform.python_version(),
        "sqlite": sqlite3.sqlite_version,
    }
    for package in _PACKAGES:
        try:
            found[package] = metadata.version(package)
        except metadata.PackageNotFoundError:
            found[package] = _("not installed")
    return found
