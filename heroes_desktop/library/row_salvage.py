"""People, settings, results and evenings that a damaged file still holds are brought over row by row."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from .database import transaction
from .errors import DATABASE_ERRORS
from .schema import holds, layout

_REPLACED = "�"
"""Stands where a text could not be read."""

_Number = (int, float)


class _Table(NamedTuple):
    """Columns with the kinds of their values, and the column rows are looked up by."""

    name: str
    by: str
    columns: dict[str, tuple[type, ...]]
    newer: bool = False
    """Whether a row that is in both is taken from the damaged file, which was written last."""


_NONE = type(None)
_TABLES = (
    _Table("settings", "key", {"key": (str,), "value": (str,)}, newer=True),
    _Table(
        "profiles",
        "id",
        {"id": (int,), "name": (str,), "colour": (str,), "shape": (str,), "created": _Number},
        newer=True,
    ),
    _Table(
        "results",
        "id",
        {
            "id": (int,), "match": (int, _NONE), "game": (str,), "mode": (str,), "reason": (str,),
            "choices": (int,), "started": _Number, "finished": _Number, "facts": (str,),
            "campaign": (int, _NONE),
        },
    ),
    _Table(
        "scores",
        "result",
        {
            "result": (int,), "seat": (int,), "name": (str,), "player": (str,), "profile": (int, _NONE),
            "won": (int,), "score": (int, _NONE), "side": (int, _NONE),
        },
    ),
    _Table(
        "evenings",
        "id",
        {"id": (int,), "name": (str,), "started": _Number, "closed": (*_Number, _NONE)},
        newer=True,
    ),
    _Table(
        "guests",
        "evening",
        {"evening": (int,), "number": (int,), "name": (str,), "colour": (str,), "shape": (str,)},
    ),
    _Table(
        "evening_matches",
        "number",
        {
            "number": (int,), "evening": (int,), "match": (int, _NONE), "guests": (str,),
            "result": (int, _NONE), "deeds": (str,),
        },
        newer=True,
    ),
)  # fmt: skip

_ELSEWHERE = {"match": "matches", "campaign": "campaigns", "profile": "profiles"}
"""Columns that point to rows which may not have been saved."""

_PLAIN = ("value", "facts", "guests", "deeds")
"""Columns that hold JSON."""


def bring_rows(
    damaged: sqlite3.Connection, connection: sqlite3.Connection, campaigns: dict[int, int]
) -> dict[str, int]:
    """Bring over what is missing here or was written later; how many rows of which table changed.

    `campaigns` are the numbers of campaigns there and here.
    """
    declared = layout(damaged)
    brought: dict[str, int] = {}
    for table in _TABLES:
        if holds(declared, (table.name,)):
            brought[table.name] = 0
            for row in _rows(damaged, table):
                if "campaign" in row:
                    row["campaign"] = campaigns.get(row["campaign"])
                brought[table.name] += _bring(connection, table, row)
    return brought


def _rows(damaged: sqlite3.Connection, table: _Table) -> Iterator[dict[str, Any]]:
    """Every row that can be read, from both ends: damage in the middle hides neither."""
    seen: set[tuple[Any, ...]] = set()
    for order in ("ASC", "DESC"):
        query = f"SELECT {', '.join(table.columns)} FROM {table.name} ORDER BY {table.by} {order}"
        with suppress(*DATABASE_ERRORS):
            for row in damaged.execute(query):
                if row not in seen and _sound(table, row):
                    seen.add(row)
                    yield dict(zip(table.columns, row, strict=True))


def _sound(table: _Table, row: tuple[Any, ...]) -> bool:
    for (name, kinds), value in zip(table.columns.items(), row, strict=True):
        if not isinstance(value, kinds) or (isinstance(value, str) and _REPLACED in value):
            return False
        if name in _PLAIN and isinstance(value, str):
            try:
                msgspec.json.decode(value)
            except (msgspec.MsgspecError, ValueError, RecursionError):
                return False
    return True


def _bring(connection: sqlite3.Connection, table: _Table, row: dict[str, Any]) -> int:
    names = list(row)
    values = [
        f"(SELECT id FROM {_ELSEWHERE[name]} WHERE id = :{name})" if name in _ELSEWHERE else f":{name}"
        for name in names
    ]
    known = "DO NOTHING"
    if table.newer:
        changes = ", ".join(f"{name} = excluded.{name}" for name in names[1:])
        differs = " OR ".join(f"{table.name}.{name} IS NOT excluded.{name}" for name in names[1:])
        known = f"({table.by}) DO UPDATE SET {changes} WHERE {differs}"
    statement = (
        f"INSERT INTO {table.name} ({', '.join(names)}) SELECT {', '.join(values)} WHERE true"
        f" ON CONFLICT {known}"
    )
    try:
        with transaction(connection):
            return max(0, connection.execute(statement, row).rowcount)
    except DATABASE_ERRORS:
        return 0  # it points to something that is gone, or somebody has this name by now
