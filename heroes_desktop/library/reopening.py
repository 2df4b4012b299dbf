"""From what is stored of a match back to the match."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from heroes_desktop.engine import Choice, Match, Option, Record, SaveError, Script, Setup
from heroes_desktop.engine.errors import words_of

from . import match_store
from .entries import MatchEntry
from .reasons import reason_of
from .rows import UNREADABLE


@dataclass(frozen=True)
class Stored:
    """Everything the library holds of one match; `placed` choices lead to the position in `blob`."""

    entry: MatchEntry
    placed: int
    blob: bytes
    hash: str
    opening: tuple[Any, Any, Any]
    choices: tuple[tuple[Any, Any, Any, Any], ...]


def fetch(connection: sqlite3.Connection, match: int) -> Stored:
    """Read a stored match; making a `Match` of it is left to the caller's thread."""
    found = match_store.entry(connection, match)
    placed, position, position_hash, *opening = connection.execute(
        "SELECT played, position, position_hash, setup, script, start FROM matches WHERE id = ?", (match,)
    ).fetchone()
    rows = connection.execute(
        "SELECT number, seat, option, checksum FROM choices WHERE match = ? ORDER BY number", (match,)
    )
    choices = tuple(rows)
    return Stored(
        found,
        placed if isinstance(placed, int) and placed >= 0 else len(choices),
        position if isinstance(position, bytes) else b"",
        str(position_hash),
        (opening[0], opening[1], opening[2]),
        choices,
    )


def reopened(stored: Stored) -> Match:
    """The match at its last position; from its choices alone when the position is damaged."""
    try:
        return _sound(_continued(stored), stored)
    except SaveError as first:
        try:
            return _sound(_replayed(stored), stored)
        except (SaveError, *UNREADABLE):
            raise match_store.damaged(stored.entry.id, reason_of(first)) from first


def _sound(match: Match, stored: Stored) -> Match:
    if len(stored.entry.seats) != len(match.setup.seats):
        raise SaveError("its seats do not fit", "seats")
    refuse_unsound(match)
    return match


def refuse_unsound(match: Match, start: bytes = b"") -> None:
    """SaveError for a match, or for the state it began with, that play could not have left like this."""
    check, decode = match.info.check, match.info.decode
    try:
        if start:
            check(decode(start))
        check(match.state)
    except Exception as error:  # a check may stumble over anything
        raise SaveError(f"its components do not fit: {words_of(error)}", "components") from error


def _continued(stored: Stored) -> Match:
    """The stored position, and the choices made since played from there."""
    try:
        choices = _choices(stored)
    except UNREADABLE as error:
        if len(stored.choices) != stored.placed:
            raise SaveError("its choices cannot be read") from error
        choices = []  # an older position brings along all it needs
    match = Match.load(stored.blob, choices)
    if stored.entry.rules == match.info.version and match.state_hash() != stored.hash:
        raise SaveError("its position is another one", "elsewhere")
    _go_on(match, choices[stored.placed :], stored)
    return match


def _go_on(match: Match, choices: Sequence[Choice], stored: Stored) -> None:
    """Play the choices made since the stored position.

    Under other rules than those it was stored under they may mean something else, or nothing: then the
    player is told, and the match goes on from as far as they lead.
    """
    changed = stored.entry.rules != match.info.version
    if match.notice:
        return
    try:
        for _step in match.follow(choices, stored.placed):
            pass
    except SaveError:
        if not changed:
            raise
    if changed and choices:
        match.notice = "rules-changed"


def _choices(stored: Stored) -> list[Choice]:
    return [_choice(*row) for row in stored.choices]


def _choice(number: Any, seat: Any, option: Any, checksum: Any) -> Choice:
    """One stored choice; those of libraries before version 3 have no checksum."""
    if checksum is not None and checksum != match_store.checksum(number, seat, option):
        raise msgspec.ValidationError("a choice was harmed")
    return Choice(msgspec.convert(seat, int), msgspec.json.decode(option, type=Option))


def _replayed(stored: Stored) -> Match:
    """The match played again from its first choice."""
    setup, script, start = stored.opening
    record = Record(
        stored.entry.game,
        stored.entry.rules,
        msgspec.json.decode(setup, type=Setup),
        stored.entry.seed,
        tuple(_choices(stored)),
        (),
        stored.hash,
        msgspec.json.decode(script, type=Script),
        msgspec.convert(start, bytes),
    )
    met = False
    for step in Match.retell(record):
        if step.number == stored.placed:
            met = step.match.state_hash() == stored.hash
    if not met:
        raise SaveError("its choices lead elsewhere", "elsewhere")
    return step.match
