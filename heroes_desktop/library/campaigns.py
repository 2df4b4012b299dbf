"""Campaigns: matches that follow one another, and boxes that stay ticked.

A campaign belongs to everybody at this library. It has at most one game under way; only that game, played
from its own beginning to its end, can tick a box.
"""

from __future__ import annotations

import secrets
import sqlite3
import time
from collections.abc import Callable, Sequence

import msgspec

from heroes_desktop.engine import Match, Record, Setup
from heroes_desktop.games.shared.campaign import with_rewards
from heroes_desktop.locale import _

from . import campaign_chain as chain
from . import campaign_store as store
from . import match_store
from .campaign_chain import CampaignFile, Link
from .database import Database
from .entries import Box, CampaignEntry, CampaignGame, Seat
from .errors import LibraryError
from .rows import clean
from .session import Session, check_seats

_SEEDS = 1 << 53


class Campaigns:
    """All campaigns of one library."""

    def __init__(self, database: Database, remember: Callable[[Session], Session]) -> None:
        self._database = database
        self._remember = remember

    # looking

    def all(self, game: str | None = None, *, deleted: bool = False) -> list[CampaignEntry]:
        """Campaigns, the one played last first; those in the bin only when asked for."""
        return self._database.run(lambda connection: store.entries(connection, game, deleted=deleted))

    def entry(self, campaign: int) -> CampaignEntry:
        """One campaign; UnknownEntry when there is none of this number."""
        return self._database.run(lambda connection: store.entry(connection, campaign))

    def history(self, campaign: int) -> list[CampaignGame]:
        """The finished games of a campaign, oldest first."""
        return self._database.run(lambda connection: store.games(connection, campaign))

    def boxes(self, campaign: int) -> list[Box]:
        """The ticked boxes of a campaign, in the order they were won."""
        return self._database.run(lambda connection: store.boxes(connection, campaign))

    def game_of(self, match: int) -> CampaignGame | None:
        """The finished game of a campaign that a stored match is."""

        def read(connection: sqlite3.Connection) -> CampaignGame | None:
            found = store.number_of(connection, match)
            if found is None:
                return None
            campaign, number = found
            return next(game for game in store.games(connection, campaign) if game.number == number)

        return self._database.run(read)

    def record(self, campaign: int, game: int) -> Record:
        """The record of a finished game, to be watched again."""

        def read(connection: sqlite3.Connection) -> Record:
            row = connection.execute(
                "SELECT played FROM campaign_games WHERE campaign = ? AND number = ?", (campaign, game)
            ).fetchone()
            if row is None:
                raise store.unknown(campaign)
            return store.unpacked(row[0]).record

        return self._database.run(read)

    # arranging

    def new(self, game: str, name: str = "") -> CampaignEntry:
        """A campaign without a tick; without a name it gets one."""
        rules = store.campaign_rules(game)

        def write(connection: sqlite3.Connection) -> CampaignEntry:
            known = _names(connection, game)
            chosen = clean(name) or _unused(rules.title(), known)
            _refuse_double(chosen, known)
            return store.entry(connection, store.add(connection, game, chosen, time.time()))

        return self._database.write(write)

    def rename(self, campaign: int, name: str) -> None:
        """Give a campaign another name."""
        chosen = clean(name)
        if not chosen:
            raise LibraryError(_("A campaign needs a name."))

        def write(connection: sqlite3.Connection) -> None:
            found = store.entry(connection, campaign)
            _refuse_double(chosen, _names(connection, found.game, but=campaign))
            store.rename(connection, campaign, chosen)

        self._database.write(write)

    def delete(self, campaign: int) -> None:
        """Put a campaign into the bin; `restore` takes it out again within a month."""
        self._database.write(lambda connection: store.mark_deleted(connection, campaign, time.time()))

    def restore(self, campaign: int) -> None:
        """Undo a deletion."""

        def write(connection: sqlite3.Connection) -> None:
            found = store.entry(connection, campaign)
            store.mark_deleted(connection, campaign, None)
            store.rename(
                connection, campaign, _unused(found.name, _names(connection, found.game, but=campaign))
            )

        self._database.write(write)

    # playing

    def start(self, campaign: int, setup: Setup, seats: Sequence[Seat], title: str) -> Session:
        """Begin the next game of a campaign with a seed nobody knows.

        In one transaction it is made sure that no other game of it is under way and that the setup holds the
        rewards of its ticks: CampaignBusy otherwise. A game that cannot be stored does not begin.
        """
        found = self.entry(campaign)
        if not any(seat.is_person for seat in seats):
            raise LibraryError(_("A game of a campaign needs at least one person at the table."))
        if setup.name not in store.campaign_rules(found.game).modes(""):
            raise LibraryError(_("This way to play does not count in a campaign."))
        match = Match.new(found.game, setup, secrets.randbelow(_SEEDS))
        check_seats(match, seats)
        session = Session(self._database, match, seats, clean(title), campaign=campaign)
        if not session.save():
            assert session.trouble is not None
            raise session.trouble
        return self._remember(session)

    def again(self, session: Session) -> Session:
        """The next game for the same people, of the same challenge, with the rewards of now."""
        assert session.campaign is not None
        found, setup = self.entry(session.campaign), session.match.setup
        options = with_rewards(store.campaign_rules(found.game), found.ticks, setup.options)
        setup = msgspec.structs.replace(setup, options=options)
        return self.start(found.id, setup, session.seats, session.title)

    def give_up(self, campaign: int) -> int:
        """Put the game under way into the bin: nothing is counted. Returns the number of its match."""

        def write(connection: sqlite3.Connection) -> int:
            found = store.entry(connection, campaign)
            if found.under_way is None:
                raise LibraryError(_("No game of the campaign {name} is under way.").format(name=found.name))
            match_store.mark_deleted(connection, found.under_way, time.time())
            return found.under_way

        return self._database.write(write)

    # exchanging

    def export(self, campaign: int) -> str:
        """A campaign with the records of all its finished games as readable JSON."""
        found = self.entry(campaign)
        return chain.write(CampaignFile(found.game, found.name, found.created, tuple(self._links(campaign))))

    def take_in(self, text: str | bytes) -> CampaignEntry:
        """A campaign from a text, every game played again and checked against those before it.

        BadCampaignFile names the first game that does not hold; then nothing is taken in.
        """
        return self.keep(chain.opened(text))

    def keep(self, opened: chain.Opened) -> CampaignEntry:
        """Store a campaign that was read and checked, perhaps in another thread."""
        file = opened.file

        def write(connection: sqlite3.Connection) -> CampaignEntry:
            name = _unused(clean(file.name) or "…", _names(connection, file.game))
            campaign = store.add(connection, file.game, name, file.created)
            for link, played in opened.games:
                store.add_game(connection, campaign, played, None, link.started, link.finished)
            store.derive_boxes(connection, campaign, file.game)
            return store.entry(connection, campaign)

        return self._database.write(write)

    def _links(self, campaign: int) -> list[Link]:
        def read(connection: sqlite3.Connection) -> list[Link]:
            store.entry(connection, campaign)
            rows = connection.execute(
                "SELECT started, finished, played FROM campaign_games WHERE campaign = ? ORDER BY number",
                (campaign,),
            )
            return [chain.link(*row) for row in rows]

        return chain.chained(self._database.run(read))


def _names(connection: sqlite3.Connection, game: str, but: int = 0) -> list[str]:
    return [entry.name for entry in store.entries(connection, game, deleted=False) if entry.id != but]


def _unused(name: str, known: Sequence[str]) -> str:
    """The name itself, or with the first number that makes it the only one."""
    taken = {other.casefold() for other in known}
    found, number = name, 1
    while found.casefold() in taken:
        number += 1
        found = f"{name} ({number})"
    return found


def _refuse_double(name: str, known: Sequence[str]) -> None:
    if name.casefold() in {other.casefold() for other in known}:
        raise LibraryError(_("There is already a campaign named {name}.").format(name=name))
