"""Where the library and everything around it lies."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

HOME_VARIABLE = "HEROES_HOME"


def data_directory() -> Path:
    """The player's data directory; the environment may name another one."""
    chosen = os.environ.get(HOME_VARIABLE)
    if chosen:
        return Path(chosen).expanduser()
    return Path(platformdirs.user_data_dir("heroes-desktop", appauthor=False))


class Places:
    """The files of one library, all in one directory."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        self.file = directory / "library.sqlite3"
        self.lock = directory / "library.lock"
        self.backups = directory / "backups"
        self.damaged = directory / "damaged"

    def companions(self) -> tuple[Path, ...]:
        """Files that belong to the database file and must move with it."""
        return tuple(self.file.with_name(self.file.name + ending) for ending in ("-wal", "-shm"))
