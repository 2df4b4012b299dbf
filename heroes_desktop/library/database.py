"""The connection and the one thread that uses it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from heroes_desktop.locale import _

from .errors import DATABASE_ERRORS, StorageError, from_sqlite

T = TypeVar("T")

MEMORY = ":memory:"


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


class Database:
    """A connection that only one thread ever touches, so that the window can go on drawing."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._worker = ThreadPoolExecutor(1, thread_name_prefix="library")

    @classmethod
    def on_disk(cls, path: Path) -> Database:
        """Open a file that survives a kill or a power cut at any instant."""
        connection = connect(path)
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
        except BaseException:
            connection.close()
            raise
        return cls(connection)

    def submit(self, work: Callable[[sqlite3.Connection], T]) -> Future[T]:
        """Have something done by the library's thread; the future may raise a LibraryError."""
        try:
            return self._worker.submit(self._guarded, work)
        except RuntimeError as error:
            raise StorageError(_("The library is closed.")) from error

    def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Have something done and wait for it."""
        return self.submit(work).result()

    def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Have something done in one transaction and wait until it is stored."""

        def whole(connection: sqlite3.Connection) -> T:
            with transaction(connection):
                return work(connection)

        return self.run(whole)

    def _guarded(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return work(self._connection)
        except DATABASE_ERRORS as error:
            raise from_sqlite(error) from error

    def close(self) -> None:
        """Finish what is under way and close the file."""
        self._worker.shutdown(wait=True)
        self._connection.close()
