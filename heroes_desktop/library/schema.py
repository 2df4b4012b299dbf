"""The tables, and how a file of an older version grows into them.

A released migration is never edited: a change is a new entry at the end, together with a fixture
of the version before it in `saves/library`.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection
from functools import cache
from typing import TypeAlias

Layout: TypeAlias = list[tuple[str, str, str | None]]
"""Kind, name and declaration of everything in a file."""

APPLICATION = 0x48455231
"""Marks an SQLite file as this program's ("HER1")."""

_VERSION_1 = """
CREATE TABLE matches (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    mode TEXT NOT NULL,
    rules INTEGER NOT NULL,
    setup TEXT NOT NULL,
    seed TEXT NOT NULL,
    script TEXT NOT NULL,
    start BLOB NOT NULL,
    title TEXT NOT NULL,
    seats TEXT NOT NULL,
    created REAL NOT NULL,
    updated REAL NOT NULL,
    finished REAL,
    outcome TEXT,
    played INTEGER NOT NULL,
    position BLOB NOT NULL,
    position_hash TEXT NOT NULL,
    deleted REAL
);
CREATE TABLE choices (
    match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    option TEXT NOT NULL,
    PRIMARY KEY (match, number)
) WITHOUT ROWID;
CREATE TABLE profiles (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL UNIQUE COLLATE NOCASE,
    colour TEXT NOT NULL,
    shape TEXT NOT NULL,
    created REAL NOT NULL
);
CREATE TABLE results (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match INTEGER REFERENCES matches ON DELETE SET NULL,
    game TEXT NOT NULL,
    mode TEXT NOT NULL,
    reason TEXT NOT NULL,
    choices INTEGER NOT NULL,
    started REAL NOT NULL,
    finished REAL NOT NULL
);
CREATE TABLE scores (
    result INTEGER NOT NULL REFERENCES results ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    player TEXT NOT NULL,
    profile INTEGER REFERENCES profiles ON DELETE SET NULL,
    won INTEGER NOT NULL,
    score INTEGER,
    PRIMARY KEY (result, seat)
) WITHOUT ROWID;
CREATE TABLE ticks (
    campaign TEXT NOT NULL,
    challenge TEXT NOT NULL,
    profile INTEGER NOT NULL,
    reached REAL NOT NULL,
    result INTEGER REFERENCES results ON DELETE SET NULL,
    reward TEXT NOT NULL,
    PRIMARY KEY (campaign, challenge, profile)
) WITHOUT ROWID;
CREATE TABLE settings (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX matches_by_date ON matches (updated);
CREATE INDEX results_by_match ON results (match);
CREATE INDEX scores_by_profile ON scores (profile);
CREATE INDEX ticks_by_result ON ticks (result);
"""

_VERSION_2 = """
ALTER TABLE results ADD COLUMN facts TEXT NOT NULL DEFAULT '{}';
ALTER TABLE scores ADD COLUMN side INTEGER;
"""

_VERSION_3 = """
DROP TABLE ticks;
CREATE TABLE campaigns (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    created REAL NOT NULL,
    deleted REAL
);
CREATE TABLE campaign_games (
    campaign INTEGER NOT NULL REFERENCES campaigns ON DELETE CASCADE,
    number INTEGER NOT NULL,
    match INTEGER UNIQUE REFERENCES matches ON DELETE SET NULL,
    started REAL NOT NULL,
    finished REAL NOT NULL,
    played BLOB NOT NULL,
    PRIMARY KEY (campaign, number)
);
CREATE TABLE boxes (
    campaign INTEGER NOT NULL REFERENCES campaigns ON DELETE CASCADE,
    challenge TEXT NOT NULL,
    number INTEGER NOT NULL,
    game INTEGER NOT NULL,
    PRIMARY KEY (campaign, challenge, number),
    UNIQUE (campaign, game)
) WITHOUT ROWID;
ALTER TABLE choices ADD COLUMN checksum INTEGER;
ALTER TABLE matches ADD COLUMN campaign INTEGER REFERENCES campaigns ON DELETE SET NULL;
ALTER TABLE results ADD COLUMN campaign INTEGER REFERENCES campaigns ON DELETE SET NULL;
CREATE TABLE evenings (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    started REAL NOT NULL,
    closed REAL
);
CREATE TABLE guests (
    evening INTEGER NOT NULL REFERENCES evenings ON DELETE CASCADE,
    number INTEGER NOT NULL,
    name TEXT NOT NULL,
    colour TEXT NOT NULL,
    shape TEXT NOT NULL,
    PRIMARY KEY (evening, number)
) WITHOUT ROWID;
CREATE TABLE evening_matches (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    evening INTEGER NOT NULL REFERENCES evenings ON DELETE CASCADE,
    match INTEGER UNIQUE REFERENCES matches ON DELETE SET NULL,
    guests TEXT NOT NULL,
    result INTEGER REFERENCES results ON DELETE SET NULL,
    deeds TEXT NOT NULL DEFAULT '[]'
);
CREATE UNIQUE INDEX one_game_under_way ON matches (campaign)
    WHERE campaign IS NOT NULL AND finished IS NULL AND deleted IS NULL;
CREATE INDEX matches_by_campaign ON matches (campaign);
CREATE INDEX results_by_campaign ON results (campaign);
CREATE INDEX matches_by_evening ON evening_matches (evening);
CREATE INDEX evenings_by_result ON evening_matches (result);
"""
# `ticks` kept one box of each challenge and was never written to: no version before this one had campaigns.

MIGRATIONS = (_VERSION_1, _VERSION_2, _VERSION_3)
"""The script at index n turns version n into version n + 1."""


def newest_version() -> int:
    """The version this program writes."""
    return len(MIGRATIONS)


def version_of(connection: sqlite3.Connection) -> int:
    """The version a file was left at; 0 for an empty one."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def migrate(connection: sqlite3.Connection, target: int | None = None) -> None:
    """Bring a file up to date (None: to the newest version), one transaction for each version."""
    for version in range(version_of(connection), newest_version() if target is None else target):
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement in MIGRATIONS[version].split(";\n"):
                connection.execute(statement)
            connection.execute(f"PRAGMA application_id = {APPLICATION}")
            connection.execute(f"PRAGMA user_version = {version + 1}")
            connection.execute("COMMIT")
        except BaseException:
            connection.execute("ROLLBACK")
            raise


def layout(connection: sqlite3.Connection) -> Layout:
    """What a file declares: a foreign trigger or a flipped letter shows here."""
    rows = connection.execute(
        "SELECT type, name, sql FROM sqlite_master WHERE name NOT GLOB 'sqlite_stat*' ORDER BY name"
    )
    return [tuple(row) for row in rows]


def holds(declared: Layout, tables: Collection[str]) -> bool:
    """Whether a file that declares this has these tables as this program makes them."""
    return all(line in declared for line in expected_layout(newest_version()) if line[1] in tables)


@cache
def expected_layout(version: int) -> Layout:
    """What a sound file of this version declares."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    migrate(connection, version)
    found = layout(connection)
    connection.close()
    return found
