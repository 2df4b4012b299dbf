"""Where the library and everything around it lies."""

from __future__ import annotations

import contextlib
import math
import os
import shutil
import stat
from pathlib import Path

import platformdirs

HOME_VARIABLE = "HEROES_HOME"


def data_directory() -> Path:
    """The player's data directory; the environment may name another one."""
    chosen = os.environ.get(HOME_VARIABLE)
    if chosen:
        return unfolded(chosen)
    return _own_directory()


def unfolded(name: str) -> Path:
    """A path as a person types it; a `~` that stands for nobody stays as it is."""
    try:
        return Path(name).expanduser()
    except RuntimeError:
        return Path(name)


def _own_directory() -> Path:
    return Path(platformdirs.user_data_dir("heroes-desktop", appauthor=False))


def make_private(directory: Path) -> None:
    """Make a directory only its owner can look into: saves hold the secrets of everybody at the table.

    One that was there before keeps its rights, unless it is the program's own.
    """
    if not directory.exists():
        directory.mkdir(parents=True, exist_ok=True)
    elif directory != _own_directory():
        return
    with contextlib.suppress(OSError):  # not every file system knows rights
        directory.chmod(stat.S_IRWXU)


def free_megabytes(directory: Path) -> float:
    """Room left on the disk a directory lies on, or will lie on; plenty where nobody can tell."""
    there = next((folder for folder in (directory, *directory.parents) if folder.exists()), directory)
    try:
        return shutil.disk_usage(there).free / 1e6
    except OSError:
        return math.inf


class Places:
    """The files of one library, all in one directory."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        self.file = directory / "library.sqlite3"
        self.lock = directory / "library.lock"
        self.backups = directory / "backups"
        self.damaged = directory / "damaged"

    def companions(self) -> tuple[Path, ...]:
        """Files that belong to the database file and must move with it: log, its index, and the journal."""
        return tuple(self.file.with_name(self.file.name + ending) for ending in ("-wal", "-shm", "-journal"))
