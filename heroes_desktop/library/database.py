"""The connection and the one thread that uses it."""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TypeVar

from heroes_desktop.locale import _

from .errors import DATABASE_ERRORS, StorageError, from_sqlite

T = TypeVar("T")

MEMORY = ":memory:"

LOG_PAGES = 200
"""The log is emptied when it has grown to this many pages (0.8 MB) …"""

REST = 4.0
"""… and when nothing has been written or asked for this many seconds."""


def connect(path: Path | str, *, read_only: bool = False) -> sqlite3.Connection:
    """Open a database file with every guard SQLite offers against a damaged or crafted one."""
    name = MEMORY
    if isinstance(path, Path):
        name = f"{path.absolute().as_uri()}?mode={'ro' if read_only else 'rwc'}"
    connection = sqlite3.connect(name, timeout=2, isolation_level=None, check_same_thread=False, uri=True)
    connection.text_factory = _lenient_text
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA cell_size_check = ON")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def _lenient_text(raw: bytes) -> str:
    """A flipped bit in a title must not keep the whole list from being read."""
    return raw.decode("utf-8", "replace")


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All or nothing; returns only when it lies safely on the disk."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def empty_log(connection: sqlite3.Connection) -> None:
    """Write what the log holds into the file itself; next time, where that is not possible now."""
    with suppress(*DATABASE_ERRORS):
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


class Database:
    """A connection that only one thread ever touches, so that the window can go on drawing."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._worker = ThreadPoolExecutor(1, thread_name_prefix="library")
        self._resting = False
        self._rest: threading.Timer | None = None
        self._asked = 0.0

    @classmethod
    def on_disk(cls, path: Path) -> Database:
        """Open a file that survives a kill or a power cut at any instant."""
        connection = connect(path)
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute(f"PRAGMA wal_autocheckpoint = {LOG_PAGES}")
        except BaseException:
            connection.close()
            raise
        database = cls(connection)
        database._resting = True
        return database

    def submit(self, work: Callable[[sqlite3.Connection], T]) -> Future[T]:
        """Have something done by the library's thread; the future may raise a LibraryError."""
        try:
            return self._worker.submit(self._guarded, work)
        except RuntimeError as error:
            raise StorageError(_("The library is closed.")) from error
        finally:
            self._rest_soon()

    def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Have something done and wait for it."""
        return self.submit(work).result()

    def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Have something done in one transaction and wait until it is stored."""

        def whole(connection: sqlite3.Connection) -> T:
            with transaction(connection):
                return work(connection)

        return self.run(whole)

    def _rest_soon(self) -> None:
        """Once nothing has been asked for a while, empty the log: what is in the file itself is safer."""
        self._asked = time.monotonic()
        if self._resting and self._rest is None:
            self._wait(REST)

    def _wait(self, seconds: float) -> None:
        self._rest = threading.Timer(seconds, self._look_for_rest)
        self._rest.daemon = True
        self._rest.start()

    def _look_for_rest(self) -> None:
        """One look however much was asked meanwhile: a thread for each answer would be many."""
        left = self._asked + REST - time.monotonic()
        with suppress(RuntimeError):  # closed meanwhile
            if self._resting and left > 0:
                self._wait(left)
                return
            self._rest = None
            self._worker.submit(empty_log, self._connection)

    def _guarded(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return work(self._connection)
        except DATABASE_ERRORS as error:
            raise from_sqlite(error) from error

    def finish(self) -> None:
        """Wait for everything under way."""
        with suppress(RuntimeError):
            self._worker.submit(lambda: None).result()

    def close(self) -> None:
        """Finish what is under way and close the file."""
        self._resting = False
        if self._rest is not None:
            self._rest.cancel()
        self._worker.shutdown(wait=True)
        self._connection.close()
