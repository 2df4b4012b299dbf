"""The library: everything the player owns, in one file that is never lost."""

from __future__ import annotations

import contextlib
import secrets
import shutil
import sqlite3
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from types import TracebackType
from weakref import WeakSet

import msgspec

from heroes_desktop.engine import Match
from heroes_desktop.locale import _
from heroes_desktop.players import LEVELS

from . import campaign_store, exchange, match_store, reopening
from .backups import back_up, back_up_before_migration, only_now
from .branching import branch, variation
from .campaigns import Campaigns
from .database import MEMORY, Database, connect
from .entries import PERSON, MatchEntry, Notice, Seat
from .errors import DATABASE_ERRORS, LibraryError, from_sqlite, from_system
from .evenings import Evenings
from .health import EMPTY, examine, prepare
from .lists import KeptLists
from .lock import InstanceLock
from .people import Profiles, Settings
from .places import Places, data_directory, free_megabytes, make_private
from .results import Results
from .rows import clean
from .salvage import salvage
from .schema import migrate, newest_version, version_of
from .session import Session, check_seats

BIN_DAYS = 30
"""How long a deleted match or campaign can be taken back."""

SCARCE = 50.0
"""Megabytes: with less room than this the player is warned while everything can still be stored."""

BRANCHES = "branches"
"""The setting that lists the matches whose end is no result."""

_SEEDS = 1_000_000
"""As many as a person may like to write down."""


class Library:
    """Matches, campaigns, profiles, results and settings of one data directory.

    `notices` are things to tell the player once: a damaged file set aside, a backup opened.
    `lasting` is False for a library that lives in memory only.
    """

    def __init__(self, database: Database, notices: list[Notice], *, places: Places | None = None) -> None:
        self.notices = notices
        self.lasting = places is not None
        self.profiles = Profiles(database, self._lost)
        self.settings = Settings(database)
        self.lists = KeptLists(self.settings)
        self.results = Results(database, self._lost)
        self.evenings = Evenings(database)
        self.campaigns = Campaigns(database, self._remember)
        self._database = database
        self._lock: InstanceLock | None = None
        self._sessions: WeakSet[Session] = WeakSet()
        self._unreadable: set[int] = set()
        self._told = False
        self._copying: threading.Thread | None = None
        self._places: Places | None = None
        self._warned = False

    # opening and closing

    @classmethod
    def open(cls, path: Path | str | None = None) -> Library:
        """Open the library in a directory (None: the player's data directory).

        Raises AlreadyOpen, NewerLibrary, or a StorageError when nothing can be kept there; then
        `Library.temporary` lets people play all the same.
        """
        places = Places(data_directory() if path is None else Path(path))
        try:
            make_private(places.directory)
        except OSError as error:
            raise from_system(error) from error
        lock = InstanceLock(places.lock)
        try:
            library = cls(*_opened(places), places=places)
        except BaseException:
            lock.release()
            raise
        library._lock = lock
        library._places = places
        library._back_up()
        return library

    @classmethod
    def temporary(cls, path: Path | str | None = None) -> Library:
        """A library in memory, with what can be read of the one on disk; nothing lasts."""
        connection = connect(MEMORY)
        with contextlib.suppress(OSError, LibraryError, *DATABASE_ERRORS):
            _bring_in(Places(data_directory() if path is None else Path(path)), connection)
        migrate(connection)
        text = _("Nothing can be stored: what is played now is kept only until the program ends.")
        return cls(Database(connection), [Notice("temporary", text)])

    def _back_up(self) -> None:
        """Keep a copy of everything: when the library is opened and whenever a match is over."""
        self._look_for_room()
        if self._copying is not None and self._copying.is_alive():
            return
        self._copy_with(back_up)

    def forget_past(self) -> None:
        """Keep no copy but one of today: what was taken out of the library is in no backup either."""
        if self._copying is not None:
            self._copying.join()
        self._copy_with(only_now)

    def _copy_with(self, work: Callable[[Places], object]) -> None:
        if self._places is not None:
            wanted = (self._places, work)
            self._copying = threading.Thread(target=self._keep_copy, args=wanted, name="backup", daemon=True)
            self._copying.start()

    def _look_for_room(self) -> None:
        """Warn of a disk that is nearly full before it is too late; once, until there is room again."""
        if self._places is None:
            return
        free = free_megabytes(self._places.directory)
        if free < SCARCE and not self._warned:
            text = _("Only {n} MB are left on the disk: soon nothing more can be stored.")
            self.notices.append(Notice("scarce", text.format(n=round(free))))
        self._warned = free < SCARCE

    def _keep_copy(self, places: Places, work: Callable[[Places], object]) -> None:
        """Runs beside the first seconds of play, so that opening stays quick."""
        try:
            work(places)
        except (OSError, *DATABASE_ERRORS) as error:
            reason = from_system(error) if isinstance(error, OSError) else from_sqlite(error)
            self.notices.append(
                Notice("no-backup", _("No backup could be made. {reason}").format(reason=reason))
            )

    def close(self) -> None:
        """Finish writing and let another instance in."""
        self._places = None
        self._database.finish()
        if self._copying is not None:
            self._copying.join()
        self._database.close()
        if self._lock is not None:
            self._lock.release()

    def __enter__(self) -> Library:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # playing

    def start(self, match: Match, seats: Sequence[Seat], title: str) -> Session:
        """Store a match from its first position on (or from where it stands) and play it."""
        check_seats(match, seats)
        self._look_for_room()
        session = Session(self._database, match, seats, clean(title))
        session.save()
        return self._remember(session)

    def resume(self, match: int) -> Session:
        """Go on with a stored match; DamagedMatch when neither position nor choices can be read."""
        for known in self._sessions:
            if known.id == match:
                return known
        stored = self._database.run(lambda connection: reopening.fetch(connection, match))
        woken = reopening.reopened(stored)
        entry = stored.entry
        notice = None
        if woken.notice:
            text = _("The rules have changed since: the match goes on from the start of the last stage.")
            notice = Notice(woken.notice, text)
        return self._remember(
            Session(
                self._database,
                woken,
                self._known_players(entry.seats),
                entry.title,
                id=match,
                notice=notice,
                campaign=entry.campaign,
                counts=match not in self._branches(),
            )
        )

    def _known_players(self, seats: Sequence[Seat]) -> list[Seat]:
        """The seats of a match; computers of a kind nobody knows play at the normal level, which is said."""
        found = []
        for seat in seats:
            if seat.player not in (PERSON, *LEVELS):
                text = _("There is no computer player {level}; {name} plays at the normal level.")
                told = text.format(level=clean(seat.player)[:40], name=seat.name)
                self.notices.append(Notice("level", told))
                found.append(msgspec.structs.replace(seat, player="normal"))
            else:
                found.append(seat)
        return found

    def _remember(self, session: Session) -> Session:
        """One session for each match: two would overwrite each other's choices."""
        session.when_over = self._back_up
        self._sessions.add(session)
        return session

    def rematch(self, session: Session) -> Session:
        """The same table again with other chances; in a campaign its next game, with the rewards of now."""
        if session.campaign is not None:
            return self.campaigns.again(session)
        match = Match.new(session.match.game, session.match.setup, secrets.randbelow(_SEEDS))
        again = self.start(match, session.seats, session.title)
        self.evenings.count(again.id, again.seats)
        return again

    def try_again(self, match: int) -> Session:
        """The same table once more with the same chances: a match of its own."""
        session = self.resume(match)
        record = session.match.record()
        return self.start(Match.new(record.game, record.setup, record.seed), session.seats, session.title)

    def branch(self, session: Session, position: Match, title: str) -> Session:
        """Play on from a position of a match in one of its own; NoBranch says why that is not possible."""
        over = session.match.outcome is not None
        taken = self.start(branch(position, session.seats, over=over), session.seats, title)
        taken.counts = False
        if taken.id:
            self.settings.set(BRANCHES, [*self._branches(), taken.id])
        return taken

    def _branches(self) -> list[int]:
        """Matches that went their own way from another; numbers are never given twice."""
        stored: list[object] = self.settings.get(BRANCHES, [])
        return [number for number in stored if isinstance(number, int)]

    def _future_counts(self, match: int) -> bool:
        """Whether a match is a campaign's game that has not ended."""
        return self._database.run(lambda connection: campaign_store.is_under_way(connection, match))

    # arranging

    def matches(
        self,
        search: str = "",
        unfinished: bool | None = None,
        game: str | None = None,
        *,
        deleted: bool = False,
    ) -> list[MatchEntry]:
        """Stored matches, latest first; `search` looks into titles, games and names."""
        found, unreadable = self._database.run(
            lambda connection: match_store.entries(
                connection, unfinished=unfinished, game=game, deleted=deleted
            )
        )
        for number in unreadable:
            if number not in self._unreadable:
                self._unreadable.add(number)
                self.notices.append(
                    Notice("unreadable", str(match_store.damaged(number, _("its entry cannot be read"))))
                )
        return match_store.matching(found, search)

    def _lost(self) -> None:
        """A person or result that cannot be read is left out; said once."""
        if not self._told:
            self._told = True
            text = _("The library is damaged in places: a person or result cannot be read and is left out.")
            self.notices.append(Notice("unreadable", text))

    def entry(self, match: int) -> MatchEntry:
        """One stored match as lists show it."""
        return self._database.run(lambda connection: match_store.entry(connection, match))

    def rename(self, match: int, title: str) -> None:
        """Give a match another title."""
        title = clean(title)
        self._database.write(lambda connection: match_store.rename(connection, match, title))
        for session in self._sessions:
            if session.id == match:
                session.title = title

    def duplicate(self, match: int, title: str | None = None) -> int:
        """A copy that goes its own way from here; returns its number. See `branching` for matches in play."""
        entry = self.entry(match)
        name = clean(_("{title} (copy)").format(title=entry.title) if title is None else title)
        if entry.finished is not None:
            return self._database.write(lambda connection: match_store.duplicate(connection, match, name))
        original = self.resume(match)
        copy = self.branch(original, original.match, name)
        if copy.trouble is not None:
            raise copy.trouble
        return copy.id

    def delete(self, match: int) -> None:
        """Put a match into the bin; `restore` takes it out again within a month."""
        self._database.write(lambda connection: match_store.mark_deleted(connection, match, time.time()))

    def restore(self, match: int) -> None:
        """Undo a deletion."""

        def write(connection: sqlite3.Connection) -> None:
            campaign_store.detach(connection, match)
            match_store.mark_deleted(connection, match, None)

        self._database.write(write)

    def remove(self, match: int) -> None:
        """Take a match away for good, past the bin; its result stays."""
        self._database.write(lambda connection: match_store.remove(connection, match))

    def purge(self, days: float = BIN_DAYS) -> int:
        """Remove for good what has been in the bin this long; done at every opening too."""
        return self._database.write(lambda connection: _purge(connection, days))

    # exchanging

    def export_match(self, match: int) -> str:
        """A match as readable JSON."""
        session = self.resume(match)
        played = session.match
        if self._future_counts(match):
            played = variation(played, session.seats)
        return exchange.write(exchange.MatchFile(session.title, session.seats, exchange.lasting(played)))

    def import_match(self, text: str | bytes) -> int:
        """Take in an exported match; BadMatchFile says in one sentence why not. Returns its number."""
        return self.take_in(exchange.opened(text))

    def take_in(self, imported: exchange.Imported) -> int:
        """Store a match that was read and checked, perhaps in another thread; returns its number."""
        seats = self._known_players(exchange.strangers(imported.file.seats))
        session = self.start(imported.match, seats, imported.file.title)
        if session.trouble is not None:
            raise session.trouble
        return session.id


def _opened(places: Places) -> tuple[Database, list[Notice]]:
    """A sound, migrated database, and what the player should hear about it."""
    notices, aside = prepare(places)
    try:
        database = Database.on_disk(places.file)
    except DATABASE_ERRORS as error:
        raise from_sqlite(error) from error
    try:
        before = database.run(version_of)
        if 0 < before < newest_version():
            back_up_before_migration(places, before)
        database.run(migrate)
        if aside is not None:
            notices += database.run(lambda connection: salvage(aside, connection))
        database.write(lambda connection: _purge(connection, BIN_DAYS))
    except BaseException as error:
        database.close()
        if isinstance(error, DATABASE_ERRORS):
            raise from_sqlite(error) from error
        if isinstance(error, OSError):
            raise from_system(error) from error
        raise
    return database, notices


def _purge(connection: sqlite3.Connection, days: float) -> int:
    """Empty the bin of what has lain in it this long; tells how many matches that were."""
    now = time.time()
    campaign_store.date_bin(connection, now)
    match_store.date_bin(connection, now)
    before = now - days * 86_400
    matches = match_store.purge(connection, before)
    campaign_store.purge(connection, before)
    return matches


def _bring_in(places: Places, memory: sqlite3.Connection) -> None:
    """Copy a library that cannot be written into memory, together with its unfinished log."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Places(Path(folder))
        log, own = places.companions()[0], copy.companions()[0]
        for source, target in ((places.file, copy.file), (log, own)):
            if source.is_file():  # a device might have no end
                shutil.copyfile(source, target)
        if examine(copy.file) == EMPTY:
            return
        with closing(connect(copy.file)) as connection:
            connection.backup(memory)
