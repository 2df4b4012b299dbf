"""Finished matches: results, scores, and what can be counted from them."""

from __future__ import annotations

import sqlite3
import time
from typing import Any

import msgspec

from heroes_desktop.engine import Outcome, Sides, side_of

from .database import Database
from .entries import PERSON, HighScore, Result, Score, Seat, Statistic


def add(
    connection: sqlite3.Connection,
    match: int,
    outcome: Outcome,
    seats: tuple[Seat, ...],
    sides: Sides,
) -> None:
    """Write the end of a match; the caller's transaction holds the last choice as well."""
    cursor = connection.execute(
        "INSERT INTO results (match, game, mode, reason, choices, started, finished, facts, campaign)"
        " SELECT id, game, mode, ?, played, created, ?, ?, campaign FROM matches WHERE id = ?",
        (outcome.reason, time.time(), msgspec.json.encode(outcome.facts).decode(), match),
    )
    result = cursor.lastrowid
    connection.executemany(
        "INSERT INTO scores (result, seat, name, player, profile, won, score, side)"
        " VALUES (?, ?, ?, ?, (SELECT id FROM profiles WHERE id = ?), ?, ?, ?)",
        (
            (
                result, number, seat.name, seat.player, seat.profile, number in outcome.winners,
                outcome.scores[number] if number < len(outcome.scores) else None, side_of(sides, number),
            )
            for number, seat in enumerate(seats)
        ),
    )  # fmt: skip
    connection.execute("UPDATE evening_matches SET result = ? WHERE match = ?", (result, match))


class Results:
    """Questions about finished matches."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def all(self, game: str | None = None, profile: int | None = None) -> list[Result]:
        """Results with their scores, oldest first, as plots want them."""
        of_game, of_person = "?1 IS NULL OR game = ?1", "id IN (SELECT result FROM scores WHERE profile = ?2)"
        condition = f"({of_game}) AND (?2 IS NULL OR {of_person})"
        return self._database.run(lambda connection: found(connection, condition, game, profile))

    def statistics(self, profile: int | None = None) -> list[Statistic]:
        """Matches, wins and lengths by game and mode: of one profile, or of all people at the table."""
        return self._database.run(
            lambda connection: [
                Statistic(*row)
                for row in connection.execute(
                    "SELECT game, mode, count(*), sum(won), min(choices), max(choices), avg(choices) FROM"
                    " (SELECT game, mode, choices, max(won) AS won FROM results JOIN scores ON result = id"
                    "  WHERE CASE WHEN ?1 IS NULL THEN player = ?2 ELSE profile = ?1 END GROUP BY id)"
                    " GROUP BY game, mode ORDER BY game, mode",
                    (profile, PERSON),
                )
            ]
        )

    def high_scores(self, game: str, mode: str | None = None, limit: int = 10) -> list[HighScore]:
        """The best scores people reached, best first, the earlier first among equals.

        Partners share one line, named by the people among them.
        """

        def read(connection: sqlite3.Connection) -> list[HighScore]:
            rows = connection.execute(
                "SELECT result, coalesce(side, seat) AS team, max(score), mode, finished, match, facts"
                " FROM scores JOIN results ON result = id"
                " WHERE game = ?1 AND (?2 IS NULL OR mode = ?2) AND player = ?3 AND score IS NOT NULL"
                " GROUP BY result, team ORDER BY max(score) DESC, finished, min(seat) LIMIT ?4",
                (game, mode, PERSON, limit),
            )
            return [
                HighScore(
                    _people(connection, result, team), PERSON, score, played, finished, match, _plain(facts)
                )
                for result, team, score, played, finished, match, facts in rows.fetchall()
            ]

        return self._database.run(read)

    def clear(self) -> None:
        """Forget all results and their scores."""
        self._database.write(lambda connection: connection.execute("DELETE FROM results"))


def found(connection: sqlite3.Connection, condition: str, *values: object) -> list[Result]:
    """Results that meet a condition, oldest first."""
    rows = connection.execute(
        "SELECT id, match, game, mode, reason, choices, started, finished, facts FROM results"
        f" WHERE {condition} ORDER BY finished, id",
        values,
    )
    return [Result(*(*head, _scores(connection, head[0]), _plain(facts))) for *head, facts in rows.fetchall()]


def _people(connection: sqlite3.Connection, result: int, side: int) -> str:
    """The names of the people who played for a side."""
    rows = connection.execute(
        "SELECT name FROM scores WHERE result = ? AND coalesce(side, seat) = ? AND player = ? ORDER BY seat",
        (result, side, PERSON),
    )
    return ", ".join(name for (name,) in rows)


def _scores(connection: sqlite3.Connection, result: int) -> tuple[Score, ...]:
    rows = connection.execute(
        "SELECT seat, name, player, profile, won, score, coalesce(side, seat) FROM scores"
        " WHERE result = ? ORDER BY seat",
        (result,),
    )
    return tuple(
        Score(seat, name, player, profile, bool(won), score, side)
        for seat, name, player, profile, won, score, side in rows
    )


def _plain(text: str) -> dict[str, Any]:
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except msgspec.MsgspecError:
        return {}
