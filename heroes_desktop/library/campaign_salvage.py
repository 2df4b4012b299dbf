"""Campaigns that a damaged file still holds: games and the match under way; boxes are derived again."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from typing import Any

from . import campaign_store as store
from .database import transaction
from .errors import DATABASE_ERRORS, LibraryError
from .schema import holds, layout

_NEEDED = ("campaigns", "campaign_games")


def campaigns(damaged: sqlite3.Connection, connection: sqlite3.Connection) -> dict[int, int]:
    """Make sure that every campaign of the damaged file is here; its number there and here."""
    found: dict[int, int] = {}
    for number, game, name, created, deleted in _rows(
        damaged, "campaigns", "id, game, name, created, deleted", (int, str, str, float)
    ):
        row = connection.execute("SELECT created FROM campaigns WHERE id = ?", (number,)).fetchone()
        if row is not None and row[0] == created:
            found[number] = number
            continue
        with contextlib.suppress(LibraryError), transaction(connection):
            found[number] = store.add(connection, game, name, created, None if row else number)
            if isinstance(deleted, float):
                store.mark_deleted(connection, found[number], deleted)
    return found


def games(damaged: sqlite3.Connection, connection: sqlite3.Connection, known: dict[int, int]) -> int:
    """Bring over the games our campaigns do not have yet, as far as they are whole."""
    rescued = 0
    whole = "campaign, number, match, started, finished, played"
    for there, number, match, started, finished, blob in _rows(
        damaged, "campaign_games", whole, (int, int, object, float, float, bytes), "campaign, number"
    ):
        here = known.get(there)
        if here is None or _has(connection, here, number):
            continue
        with contextlib.suppress(LibraryError, *DATABASE_ERRORS), transaction(connection):
            played = store.unpacked(blob)
            store.add_game(connection, here, played, _own(connection, match), started, finished, number)
            rescued += 1
    for here in known.values():
        with contextlib.suppress(LibraryError, *DATABASE_ERRORS), transaction(connection):
            store.derive_boxes(connection, here, store.entry(connection, here).game)
    return rescued


def attach(connection: sqlite3.Connection, match: int, campaign: int) -> None:
    """A match brought over belongs to its campaign again; under way, it takes the place of an older one."""
    connection.execute(
        "UPDATE matches SET campaign = NULL WHERE campaign = ?1 AND id <> ?2 AND finished IS NULL"
        " AND EXISTS (SELECT 1 FROM matches WHERE id = ?2 AND finished IS NULL)",
        (campaign, match),
    )
    connection.execute("UPDATE matches SET campaign = ? WHERE id = ?", (campaign, match))


def _has(connection: sqlite3.Connection, campaign: int, number: int) -> bool:
    query = "SELECT 1 FROM campaign_games WHERE campaign = ? AND number = ?"
    return connection.execute(query, (campaign, number)).fetchone() is not None


def _own(connection: sqlite3.Connection, match: object) -> int | None:
    """The match of a game if it is here; one that is still unfinished here no longer counts."""
    row = connection.execute(
        "SELECT id, finished FROM matches WHERE id = ? AND id NOT IN"
        " (SELECT match FROM campaign_games WHERE match IS NOT NULL)",
        (match,),
    ).fetchone()
    if row is None:
        return None
    if row[1] is None:
        connection.execute("UPDATE matches SET campaign = NULL WHERE id = ?", (row[0],))
        return None
    return int(row[0])


def _rows(
    damaged: sqlite3.Connection, table: str, columns: str, kinds: tuple[type, ...], order: str = "id"
) -> Iterator[tuple[Any, ...]]:
    """The rows of a table as far as they can be read and hold what they should; none if it is not ours."""
    if not holds(layout(damaged), _NEEDED):
        return
    with contextlib.suppress(*DATABASE_ERRORS):
        for row in damaged.execute(f"SELECT {columns} FROM {table} ORDER BY {order}"):
            if all(isinstance(value, kind) for value, kind in zip(row, kinds, strict=False)):
                yield row
