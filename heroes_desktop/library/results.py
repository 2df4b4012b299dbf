"""Finished matches: results, scores, and what can be counted from them."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from heroes_desktop.engine import Outcome, Sides, side_of

from .database import Database
from .entries import PERSON, HighScore, Result, Score, Seat, Statistic
from .rows import checked, clean, moment, plain, readable

TURNS = "~turns"
"""Beside the facts of an outcome: how many turns the match had, where its game counts them."""


def add(
    connection: sqlite3.Connection,
    match: int,
    outcome: Outcome,
    seats: tuple[Seat, ...],
    sides: Sides,
    turns: int | None = None,
) -> None:
    """Write the end of a match; the caller's transaction holds the last choice as well."""
    facts = outcome.facts if turns is None else {**outcome.facts, TURNS: turns}
    cursor = connection.execute(
        "INSERT INTO results (match, game, mode, reason, choices, started, finished, facts, campaign)"
        " SELECT id, game, mode, ?, played, created, ?, ?, campaign FROM matches WHERE id = ?",
        (outcome.reason, time.time(), msgspec.json.encode(facts).decode(), match),
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

    def __init__(self, database: Database, lost: Callable[[], None] | None = None) -> None:
        self._database = database
        self._lost = lost

    def all(self, game: str | None = None, profile: int | None = None) -> list[Result]:
        """Results with their scores, oldest first, as plots want them."""
        of_game, of_person = "?1 IS NULL OR game = ?1", "id IN (SELECT result FROM scores WHERE profile = ?2)"
        condition = f"({of_game}) AND (?2 IS NULL OR {of_person})"
        return self._database.run(
            lambda connection: found(connection, condition, game, profile, lost=self._lost)
        )

    def statistics(self, profile: int | None = None) -> list[Statistic]:
        """Matches, wins and lengths by game and mode: of one profile, or of all people at the table."""
        counted: dict[tuple[str, str], list[tuple[Result, bool]]] = {}
        for result in self.all():
            own = [
                score.won
                for score in result.scores
                if (score.player == PERSON if profile is None else score.profile == profile)
            ]
            if own:
                counted.setdefault((result.game, result.mode), []).append((result, any(own)))
        return [_statistic(*key, counted[key]) for key in sorted(counted)]

    def high_scores(self, game: str, mode: str | None = None, limit: int = 10) -> list[HighScore]:
        """The best scores people reached, best first, the earlier first among equals.

        Partners share one line, named by the people among them.
        """

        def read(connection: sqlite3.Connection) -> list[HighScore]:
            rows = connection.execute(
                "SELECT result, coalesce(side, seat) AS team, max(score), results.mode, results.finished,"
                " matches.id, facts, coalesce(matches.seed, '')"
                " FROM scores JOIN results ON result = results.id"
                " LEFT JOIN matches ON matches.id = match AND matches.deleted IS NULL"
                " WHERE results.game = ?1 AND (?2 IS NULL OR results.mode = ?2) AND player = ?3"
                " AND score IS NOT NULL"
                " GROUP BY result, team ORDER BY max(score) DESC, results.finished, min(seat) LIMIT ?4",
                (game, mode, PERSON, limit),
            )

            def make(row: Any) -> HighScore:
                result, team, score, played, finished, match, facts, seed = row
                names = _people(connection, result, team)
                told, _turns = _facts(facts)
                return checked(
                    HighScore, (names, PERSON, score, played, moment(finished), match, told, str(seed))
                )

            return readable(rows.fetchall(), make, self._lost)

        return self._database.run(read)

    def scored(self) -> list[tuple[str, str]]:
        """Games and modes in which people have reached points; a bare 1 only says who won."""
        return sorted(
            {
                (result.game, result.mode)
                for result in self.all()
                if any(score.player == PERSON and (score.score or 0) > 1 for score in result.scores)
            }
        )

    def clear(self) -> None:
        """Forget all results and their scores."""
        self._database.write(lambda connection: connection.execute("DELETE FROM results"))


def _statistic(game: str, mode: str, matches: list[tuple[Result, bool]]) -> Statistic:
    won = sum(won for _result, won in matches)
    lengths, in_turns = lengths_of([result for result, _won in matches])
    average = sum(lengths) / len(lengths)
    return Statistic(game, mode, len(matches), won, min(lengths), max(lengths), average, in_turns)


def lengths_of(results: Sequence[Result]) -> tuple[list[int], bool]:
    """How long matches were: in turns (True) as far as they are known, else in choices."""
    turns = [result.turns for result in results if result.turns is not None]
    return (turns, True) if turns else ([result.choices for result in results], False)


def found(
    connection: sqlite3.Connection,
    condition: str,
    *values: object,
    lost: Callable[[], None] | None = None,
) -> list[Result]:
    """Results that meet a condition, oldest first."""
    rows = connection.execute(
        "SELECT id, match, game, mode, reason, choices, started, finished, facts FROM results"
        f" WHERE {condition} ORDER BY finished, id",
        values,
    )

    def make(row: Any) -> Result:
        *head, started, finished, facts = row
        scores = _scores(connection, head[0])
        return checked(Result, (*head, moment(started), moment(finished), scores, *_facts(facts)))

    return readable(rows.fetchall(), make, lost)


def _facts(stored: Any) -> tuple[dict[str, Any], int | None]:
    """The facts of an outcome and, kept beside them, the turns of its match."""
    facts = plain(stored)
    turns = facts.pop(TURNS, None)
    return facts, turns if type(turns) is int and turns >= 0 else None


def _people(connection: sqlite3.Connection, result: int, side: int) -> str:
    """The names of the people who played for a side."""
    rows = connection.execute(
        "SELECT name FROM scores WHERE result = ? AND coalesce(side, seat) = ? AND player = ? ORDER BY seat",
        (result, side, PERSON),
    )
    return ", ".join(readable(rows, lambda row: clean(row[0])))


def _scores(connection: sqlite3.Connection, result: int) -> tuple[Score, ...]:
    rows = connection.execute(
        "SELECT seat, name, player, profile, won, score, coalesce(side, seat) FROM scores"
        " WHERE result = ? ORDER BY seat",
        (result,),
    )

    def make(row: Any) -> Score:
        seat, name, player, profile, won, score, side = row
        return checked(Score, (seat, clean(name), player, profile, bool(won), score, side))

    return tuple(readable(rows, make))
