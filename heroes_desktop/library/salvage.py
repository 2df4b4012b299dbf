"""What a damaged file still holds whole, and newer than the backup does, is brought over."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

from heroes_desktop.locale import _, counted

from . import campaign_salvage, match_store, reopening
from .database import connect, transaction
from .entries import Notice
from .errors import DATABASE_ERRORS, LibraryError
from .row_salvage import bring_rows
from .rows import clean
from .schema import holds, layout, migrate

_SECONDS = 5.0
_NEEDED = ("matches", "choices")


def salvage(aside: Path, connection: sqlite3.Connection) -> list[Notice]:
    """Take over what is newer in the file set aside; that file itself is only copied."""
    rescued, rows = 0, 0
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.sqlite3"
        try:
            for ending in ("", "-wal"):
                source = aside.with_name(aside.name + ending)
                if source.is_file():  # a device might have no end
                    shutil.copyfile(source, copy.with_name(copy.name + ending))
            with closing(connect(copy)) as damaged:
                _limit(damaged)
                with suppress(*DATABASE_ERRORS):
                    migrate(damaged)  # a file of an older version is read like one of today
                known = campaign_salvage.campaigns(damaged, connection)
                for number in _numbers(damaged):
                    rescued += _bring_over(damaged, connection, number, known)
                games = campaign_salvage.games(damaged, connection, known)
                rows = games + sum(bring_rows(damaged, connection, known).values())
        except (OSError, *DATABASE_ERRORS):
            pass  # what could be read has been brought over
    return _told(rescued, rows)


def _told(rescued: int, rows: int) -> list[Notice]:
    """What has been brought over, if anything, in one notice."""
    told = []
    if rescued:
        told.append(
            counted(
                "{n} match was newer in the damaged file and could be rescued.",
                "{n} matches were newer in the damaged file and could be rescued.",
                rescued,
            )
        )
    if rows:
        told.append(_("People, settings and results were brought over from it."))
    return [Notice("rescued", " ".join(told))] if told else []


def _limit(damaged: sqlite3.Connection) -> None:
    """A damaged file may lead in circles; nothing is read for longer than some seconds."""
    deadline = time.monotonic() + _SECONDS
    damaged.set_progress_handler(lambda: int(time.monotonic() > deadline), 10_000)


def _numbers(damaged: sqlite3.Connection) -> Iterator[int]:
    """The numbers to try; none when the tables are not ours."""
    if not holds(layout(damaged), _NEEDED):
        return
    known = damaged.execute("SELECT seq FROM sqlite_sequence WHERE name = 'matches'").fetchone()
    last = known[0] if known and isinstance(known[0], int) else 0
    yield from range(1, min(last, 100_000) + 1)


def _bring_over(
    damaged: sqlite3.Connection, connection: sqlite3.Connection, number: int, campaigns: dict[int, int]
) -> bool:
    """Take over one match if it is whole and newer than ours."""
    try:
        stored = reopening.fetch(damaged, number)
        entry = stored.entry
        have = match_store.last_touched(connection, number)
        if entry.deleted is not None or (have is not None and have >= (entry.played, entry.updated)):
            return False
        match = reopening.reopened(stored)
    except (LibraryError, *DATABASE_ERRORS):
        return False
    with transaction(connection):
        if have is None:
            match_store.add(
                connection, match_store.Opening.of(match, clean(entry.title), entry.seats), number
            )
        match_store.advance(connection, number, match_store.Progress.of(match, 0, match.record().choices))
        if entry.campaign in campaigns:
            campaign_salvage.attach(connection, number, campaigns[entry.campaign])
    return True
