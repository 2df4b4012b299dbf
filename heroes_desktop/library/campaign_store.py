"""Campaigns in the library's file: every statement that writes or reads them."""

from __future__ import annotations

import sqlite3
import time
import zlib
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar

import msgspec

from heroes_desktop.engine import Match, Outcome, Record, Setup
from heroes_desktop.games.shared.campaign import Campaign, free_box, rewarded
from heroes_desktop.games.shared.room import campaign as campaign_of
from heroes_desktop.locale import _

from .entries import Box, CampaignEntry, CampaignGame, Seat
from .errors import CampaignBusy, DamagedLibrary, LibraryError, UnknownEntry, damaged

T = TypeVar("T")

_UNDER_WAY = (
    "(SELECT id FROM matches WHERE campaign = campaigns.id AND finished IS NULL"
    " AND (deleted IS NULL OR deleted = campaigns.deleted))"
)
_LAST = "(SELECT max(finished) FROM campaign_games WHERE campaign = campaigns.id)"
_GAMES = "(SELECT count(*) FROM campaign_games WHERE campaign = campaigns.id)"
_ENTRY = f"id, game, name, created, coalesce({_LAST}, created), deleted, {_GAMES}, {_UNDER_WAY}"
_GAME = "campaign, number, match, started, finished, played"


class Played(msgspec.Struct, frozen=True):
    """A game of a campaign that has come to its end, with everything that makes it happen again."""

    title: str
    seats: tuple[Seat, ...]
    outcome: Outcome
    record: Record

    @classmethod
    def of(cls, match: Match, title: str, seats: tuple[Seat, ...]) -> Played:
        """The picture of a finished match; taken where it is played, written by the library's thread."""
        assert match.outcome is not None
        return cls(title, seats, match.outcome, match.record())


class _Opening(msgspec.Struct):
    """What a record tells of its beginning."""

    setup: Setup


class _Told(msgspec.Struct):
    """What the history tells of a game; the choices in its record are skipped."""

    title: str
    seats: tuple[Seat, ...]
    outcome: Outcome
    record: _Opening


def unpacked(blob: object) -> Played:
    """A game as the library keeps it; DamagedLibrary when it cannot be read."""
    return _decoded(blob, Played)


def _packed(played: Played) -> bytes:
    """As the library keeps it: with a checksum, so that a damaged game is known as such."""
    return zlib.compress(msgspec.json.encode(played), 9)


def _decoded(blob: object, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(zlib.decompress(msgspec.convert(blob, bytes)), type=kind)
    except (zlib.error, msgspec.MsgspecError, TypeError) as error:
        raise damaged(_("a game of a campaign cannot be read")) from error


def unknown(campaign: int) -> UnknownEntry:
    """What to raise for a campaign that is not there."""
    return UnknownEntry(_("There is no campaign number {number}.").format(number=campaign))


def campaign_rules(game: str) -> Campaign:
    """The challenges of a game; an error in words when it has none here."""
    found = campaign_of(game)
    if found is None:
        raise LibraryError(_("There are no campaigns of {game}.").format(game=game))
    return found


# the table of ticks


def ticks(connection: sqlite3.Connection, campaign: int) -> dict[str, int]:
    """The ticked boxes of a campaign by challenge."""
    rows = connection.execute(
        "SELECT challenge, count(*) FROM boxes WHERE campaign = ? GROUP BY challenge ORDER BY min(game)",
        (campaign,),
    )
    return {str(challenge): int(number) for challenge, number in rows}


def boxes(connection: sqlite3.Connection, campaign: int) -> list[Box]:
    """The ticked boxes of a campaign in the order they were won."""
    rows = connection.execute(
        "SELECT challenge, number, game FROM boxes WHERE campaign = ? ORDER BY game", (campaign,)
    )
    return [Box(*row) for row in rows]


def _tick(connection: sqlite3.Connection, campaign: int, game: int, challenge: str, number: int) -> None:
    connection.execute(
        "INSERT INTO boxes (campaign, challenge, number, game) VALUES (?, ?, ?, ?)",
        (campaign, challenge, number, game),
    )


def derive_boxes(connection: sqlite3.Connection, campaign: int, game: str) -> None:
    """Tick all boxes anew from the games alone, as if each had just ended."""
    rules = campaign_rules(game)
    connection.execute("DELETE FROM boxes WHERE campaign = ?", (campaign,))
    known: dict[str, int] = {}
    rows = connection.execute(
        "SELECT number, played FROM campaign_games WHERE campaign = ? ORDER BY number", (campaign,)
    )
    for number, played in rows.fetchall():
        told = _decoded(played, _Told)
        earned = rules.earned(told.record.setup, told.outcome)
        box = free_box(rules, known, earned)
        if box:
            known[earned] = box
            _tick(connection, campaign, number, earned, box)


# the course of a game


def begin(connection: sqlite3.Connection, campaign: int, match: int, game: str, setup: Setup) -> None:
    """Let a match that has just been stored be the campaign's game under way, in the caller's transaction.

    CampaignBusy when another one is, or when its rewards are not those of the table of ticks.
    """
    found = entry(connection, campaign)
    if found.deleted is not None:
        raise CampaignBusy(_("The campaign {name} is in the bin.").format(name=found.name))
    if found.game != game:
        raise LibraryError(_("The campaign {name} is of another game.").format(name=found.name))
    if found.under_way is not None:
        raise CampaignBusy(
            _("A game of the campaign {name} is under way; finish it or give it up first.").format(
                name=found.name
            )
        )
    if not rewarded(campaign_rules(game), found.ticks, setup.options):
        raise CampaignBusy(
            _("The ticks of the campaign {name} have changed meanwhile; please look again.").format(
                name=found.name
            )
        )
    # games given up before are single games from now on, even if they are taken out of the bin
    connection.execute(
        "UPDATE matches SET campaign = NULL WHERE campaign = ? AND finished IS NULL", (campaign,)
    )
    connection.execute("UPDATE matches SET campaign = ? WHERE id = ?", (campaign, match))


class _Attached(NamedTuple):
    campaign: int
    game: str
    started: float


def _attached(connection: sqlite3.Connection, match: int) -> _Attached | None:
    """The campaign a match counts for: not if it has been given up."""
    row = connection.execute(
        "SELECT campaigns.id, campaigns.game, matches.created"
        " FROM matches JOIN campaigns ON campaign = campaigns.id"
        " WHERE matches.id = ? AND (matches.deleted IS NULL OR matches.deleted = campaigns.deleted)",
        (match,),
    ).fetchone()
    return None if row is None else _Attached(*row)


def finish(connection: sqlite3.Connection, match: int, played: Played) -> None:
    """Write the end of a campaign's game into its history and tick its box; the caller's transaction holds
    the last answer and the result as well."""
    where = _attached(connection, match)
    if where is None:
        return
    before = ticks(connection, where.campaign)
    number = add_game(connection, where.campaign, played, match, where.started, time.time())
    rules = campaign_rules(where.game)
    earned = rules.earned(played.record.setup, played.outcome)
    box = free_box(rules, before, earned)
    if box:
        _tick(connection, where.campaign, number, earned, box)


def add_game(
    connection: sqlite3.Connection,
    campaign: int,
    played: Played,
    match: int | None,
    started: float,
    finished: float,
    number: int | None = None,
) -> int:
    """Add a finished game to the history; gives its number (None: the next one)."""
    if number is None:
        query = "SELECT coalesce(max(number), 0) + 1 FROM campaign_games WHERE campaign = ?"
        number = int(connection.execute(query, (campaign,)).fetchone()[0])
    connection.execute(
        f"INSERT INTO campaign_games ({_GAME}) VALUES (?, ?, ?, ?, ?, ?)",
        (campaign, number, match, started, finished, _packed(played)),
    )
    return number


def detach(connection: sqlite3.Connection, match: int) -> None:
    """A match taken out of the bin: it goes on as a single game when its campaign has gone on without it."""
    connection.execute(
        "UPDATE matches SET campaign = NULL WHERE id = ?1 AND finished IS NULL AND campaign IN ("
        " SELECT id FROM campaigns WHERE deleted IS NOT NULL UNION"
        " SELECT campaign FROM matches WHERE id <> ?1 AND finished IS NULL AND deleted IS NULL)",
        (match,),
    )


def is_under_way(connection: sqlite3.Connection, match: int) -> bool:
    """Whether a match is an unfinished game of a campaign, given up or not."""
    query = "SELECT 1 FROM matches WHERE id = ? AND campaign IS NOT NULL AND finished IS NULL"
    return connection.execute(query, (match,)).fetchone() is not None


# reading


def entries(connection: sqlite3.Connection, game: str | None, *, deleted: bool) -> list[CampaignEntry]:
    """Campaigns, the one played last first."""
    rows = connection.execute(
        f"SELECT {_ENTRY} FROM campaigns WHERE (?1 IS NULL OR game = ?1) AND (deleted IS NOT NULL) = ?2"
        " ORDER BY 5 DESC, id DESC",
        (game, deleted),
    )
    found = []
    for row in rows.fetchall():
        with suppress(DamagedLibrary):
            found.append(_entry(connection, row))
    return found


def entry(connection: sqlite3.Connection, campaign: int) -> CampaignEntry:
    """One campaign."""
    row = connection.execute(f"SELECT {_ENTRY} FROM campaigns WHERE id = ?", (campaign,)).fetchone()
    if row is None:
        raise unknown(campaign)
    return _entry(connection, row)


def _entry(connection: sqlite3.Connection, row: tuple[Any, ...]) -> CampaignEntry:
    values = (*row, ticks(connection, row[0]))
    try:
        return msgspec.convert(dict(zip(CampaignEntry.__struct_fields__, values, strict=True)), CampaignEntry)
    except msgspec.MsgspecError as error:
        raise damaged(_("a campaign cannot be read")) from error


def games(connection: sqlite3.Connection, campaign: int) -> list[CampaignGame]:
    """The finished games of a campaign, oldest first."""
    rules = campaign_rules(entry(connection, campaign).game)
    won = {box.game: box for box in boxes(connection, campaign)}
    rows = connection.execute(
        f"SELECT {_GAME} FROM campaign_games WHERE campaign = ? ORDER BY number", (campaign,)
    )
    found = []
    for row in rows:
        with suppress(DamagedLibrary):  # one that cannot be read hides no other; its box stays ticked
            found.append(_game(rules, row, won.get(row[1])))
    return found


def _game(rules: Campaign, row: tuple[Any, ...], box: Box | None) -> CampaignGame:
    campaign, number, match, started, finished, played = row
    told = _decoded(played, _Told)
    return CampaignGame(
        campaign,
        number,
        match,
        told.title,
        told.seats,
        told.record.setup,
        told.outcome,
        started,
        finished,
        rules.tried(told.record.setup, told.outcome),
        box.challenge if box else "",
        box.number if box else 0,
    )


def number_of(connection: sqlite3.Connection, match: int) -> tuple[int, int] | None:
    """The campaign a finished match is a game of, and which one."""
    found: tuple[int, int] | None = connection.execute(
        "SELECT campaign, number FROM campaign_games WHERE match = ?", (match,)
    ).fetchone()
    return found


# arranging


def add(
    connection: sqlite3.Connection, game: str, name: str, created: float, number: int | None = None
) -> int:
    """A campaign without games; gives its number."""
    cursor = connection.execute(
        "INSERT INTO campaigns (id, game, name, created) VALUES (?, ?, ?, ?)", (number, game, name, created)
    )
    assert cursor.lastrowid is not None
    return cursor.lastrowid


def rename(connection: sqlite3.Connection, campaign: int, name: str) -> None:
    """Give a campaign another name."""
    _changed(connection.execute("UPDATE campaigns SET name = ? WHERE id = ?", (name, campaign)), campaign)


def mark_deleted(connection: sqlite3.Connection, campaign: int, when: float | None) -> None:
    """Put a campaign with its game under way into the bin, or take both out again (None)."""
    found = entry(connection, campaign)
    if found.under_way is not None:
        connection.execute("UPDATE matches SET deleted = ? WHERE id = ?", (when, found.under_way))
    connection.execute("UPDATE campaigns SET deleted = ? WHERE id = ?", (when, campaign))


def _changed(cursor: sqlite3.Cursor, campaign: int) -> None:
    if not cursor.rowcount:
        raise unknown(campaign)


def date_bin(connection: sqlite3.Connection, now: float) -> None:
    """What was deleted while the clock was wrong counts as deleted now, together with its match under way."""
    wrong = (
        "deleted < created OR deleted > ?1"
        " OR deleted < (SELECT max(updated) FROM matches WHERE campaign = campaigns.id)"
    )
    connection.execute(
        "UPDATE matches SET deleted = ?1 WHERE (campaign, deleted) IN"
        f" (SELECT id, deleted FROM campaigns WHERE {wrong})",
        (now,),
    )
    connection.execute(f"UPDATE campaigns SET deleted = ?1 WHERE {wrong}", (now,))


def purge(connection: sqlite3.Connection, before: float) -> int:
    """Remove for good what was deleted before a date; their finished matches stay as single ones."""
    return connection.execute("DELETE FROM campaigns WHERE deleted < ?", (before,)).rowcount
