"""Whatever happens to a campaign: no tick is lost, none is won twice, none comes from a copy.

Hypothesis makes up the course of some campaigns (start, play, kill, give up, copy, branch, import, rematch,
delete, restore, damage) and compares the library with a model that only counts.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from pathlib import Path
from unittest import mock

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, consumes, invariant, precondition, rule

from heroes_desktop.engine import Chance
from heroes_desktop.library import CampaignBusy, Library, LibraryError, Session, campaign_store, campaigns

from .toy_campaign import BOXES, ROUNDS, begin, earned_by, play_to_the_end, toy_room

MEMORY = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
"""Thousands of answers are stored here, each of them safely: a disk would take its time."""

CHANCES = st.integers(0, 2**20)
CHALLENGES = st.sampled_from(list(ROUNDS))


@dataclass
class Counted:
    """What a campaign must hold. Of the games given up only the last one may be its game again."""

    ticks: dict[str, int] = field(default_factory=dict)
    games: int = 0
    under_way: int | None = None
    given_up: list[int] = field(default_factory=list)
    last: int | None = None
    deleted: bool = False

    def finished(self, session: Session) -> None:
        """Its game has come to its end."""
        self.games += 1
        self.under_way = None
        earned = earned_by(session)
        if earned and self.ticks.get(earned, 0) < BOXES[earned]:
            self.ticks[earned] = self.ticks.get(earned, 0) + 1


class Course(RuleBasedStateMachine):
    """One library and the campaigns in it."""

    known = Bundle("known")
    singles = Bundle("singles")

    def __init__(self) -> None:
        super().__init__()
        self.around = ExitStack()
        self.around.enter_context(toy_room())
        self.folder = Path(self.around.enter_context(tempfile.TemporaryDirectory(dir=MEMORY)))
        self.seeds = iter(range(10**6))
        patched = mock.patch.object(campaigns.secrets, "randbelow", side_effect=self.seeds)
        self.around.enter_context(patched)
        self.homes = 0
        self.library = Library.open(self.home)
        self.counted: dict[int, Counted] = {}

    @property
    def home(self) -> Path:
        return self.folder / str(self.homes)

    def teardown(self) -> None:
        self.library.close()
        self.around.close()

    # beginning

    @rule(target=known)
    def new(self) -> int:
        number = self.library.campaigns.new("toy").id
        self.counted[number] = Counted()
        return number

    @rule(campaign=known, challenge=CHALLENGES)
    def start(self, campaign: int, challenge: str) -> None:
        self.expect_start(campaign, lambda: begin(self.library, campaign, challenge))

    def expect_start(self, campaign: int, start: object) -> None:
        count = self.counted[campaign]
        assert callable(start)
        if count.deleted or count.under_way is not None:
            with pytest.raises(CampaignBusy):
                start()
            return
        session = start()
        assert session.match.setup.options.get("ticks", {}) == count.ticks, "the rewards of now"
        count.under_way, count.last = session.id, None

    @rule(campaign=known)
    def rematch(self, campaign: int) -> None:
        history = self.library.campaigns.history(campaign)
        matches = [game.match for game in history if game.match is not None]
        if matches:
            session = self.library.resume(matches[-1])
            self.expect_start(campaign, lambda: self.library.rematch(session))

    # playing

    @rule(campaign=known, challenge=CHALLENGES, chance=CHANCES)
    def play_a_whole_game(self, campaign: int, challenge: str, chance: int) -> None:
        if self.counted[campaign].under_way is None:
            self.start(campaign, challenge)
        self.play(campaign, chance, 1000)

    def under_way(self, campaign: int) -> Session | None:
        number = self.counted[campaign].under_way
        return None if number is None else self.library.resume(number)

    @rule(campaign=known, chance=CHANCES, answers=st.integers(1, 60))
    def play(self, campaign: int, chance: int, answers: int) -> None:
        session = self.under_way(campaign)
        if session is None:
            return
        play_to_the_end(session, chance, answers)
        assert session.trouble is None
        if session.match.outcome is not None:
            self.counted[campaign].finished(session)

    @rule(campaign=known, chance=CHANCES, killed=st.booleans())
    def play_on_a_full_disk(self, campaign: int, chance: int, killed: bool) -> None:
        """The end cannot be written: either the program is killed then, or there is room again."""
        session = self.under_way(campaign)
        if session is None:
            return
        full = sqlite3.OperationalError("disk full")
        with mock.patch.object(campaign_store, "finish", side_effect=full):
            play_to_the_end(session, chance)
        assert session.trouble is not None
        if killed:
            self.kill()  # the answer that could not be written is asked for again
            return
        assert session.save()
        self.counted[campaign].finished(session)

    @rule()
    def kill(self) -> None:
        """The program ends here and now: what lies on the disk is what the next start finds."""
        before = self.home
        self.homes += 1
        self.home.mkdir()
        for file in before.glob("library.sqlite3*"):
            shutil.copyfile(file, self.home / file.name)
        self.library.close()
        self.library = Library.open(self.home)
        assert not self.library.notices

    @rule(campaign=known, challenge=CHALLENGES)
    def give_up(self, campaign: int, challenge: str) -> None:
        count = self.counted[campaign]
        if count.under_way is None:
            with pytest.raises(LibraryError):
                self.library.campaigns.give_up(campaign)
            self.start(campaign, challenge)
        if count.deleted or count.under_way is None:
            return
        assert self.library.campaigns.give_up(campaign) == count.under_way
        count.last, count.under_way = count.under_way, None
        count.given_up.append(count.last)

    @rule(campaign=known, which=st.integers(0, 1))
    def take_it_up_again(self, campaign: int, which: int) -> None:
        """Out of the bin: the campaign's game again, unless it has gone on without it."""
        count = self.counted[campaign]
        if which >= len(count.given_up):
            return
        match = count.given_up.pop(which)
        self.library.restore(match)
        if match == count.last and not count.deleted:
            count.under_way = match
        else:
            assert self.library.entry(match).campaign is None
        count.last = None if match == count.last else count.last

    @rule(campaign=known, chance=CHANCES)
    def play_what_was_given_up(self, campaign: int, chance: int) -> None:
        """Nothing is counted."""
        count = self.counted[campaign]
        if count.given_up:
            match = count.given_up.pop()
            play_to_the_end(self.library.resume(match), chance)
            assert self.library.campaigns.game_of(match) is None
            count.last = None if match == count.last else count.last

    # games that only look like it

    @rule(target=singles, campaign=known, how=st.sampled_from(["copy", "branch", "import"]))
    def made_from_it(self, campaign: int, how: str) -> int:
        session = self.under_way(campaign)
        history = self.library.campaigns.history(campaign)
        if session is None:
            stored = [game.match for game in history if game.match is not None]
            if not stored:
                return 0
            session = self.library.resume(stored[0])
        if how == "copy":
            return self.library.duplicate(session.id)
        if how == "branch":
            return self.library.branch(session, session.match.clone(), "What if").id
        return self.library.import_match(self.library.export_match(session.id))

    @rule(single=consumes(singles), chance=CHANCES)
    def play_single(self, single: int, chance: int) -> None:
        if single:
            session = play_to_the_end(self.library.resume(single), chance)
            assert session.campaign is None
            assert self.library.campaigns.game_of(single) is None

    # the campaign itself

    @rule(campaign=known)
    def delete(self, campaign: int) -> None:
        if not self.counted[campaign].deleted:
            self.library.campaigns.delete(campaign)
            self.counted[campaign].deleted = True

    @rule(campaign=known)
    def restore(self, campaign: int) -> None:
        self.library.campaigns.restore(campaign)
        self.counted[campaign].deleted = False

    @rule(target=known, campaign=known)
    def take_in(self, campaign: int) -> int:
        """Exported and read back, it is another campaign with the same ticks."""
        found = self.library.campaigns.take_in(self.library.campaigns.export(campaign))
        count = self.counted[campaign]
        self.counted[found.id] = Counted(dict(count.ticks), count.games)
        return found.id

    @precondition(lambda self: len(self.counted) > 0)
    @rule(campaign=known, chance=CHANCES, answers=st.integers(0, 60), challenge=CHALLENGES)
    def damage(self, campaign: int, chance: int, answers: int, challenge: str) -> None:
        """A backup is made, the game goes on, the file breaks: nothing that was played meanwhile is lost."""
        self.library.close()
        self.library = Library.open(self.home)  # the next closing waits for its backup
        count = self.counted[campaign]
        if count.under_way is None and not count.deleted:
            self.start(campaign, challenge)
        if answers:
            self.play(campaign, chance, answers)
        self.library.close()
        with closing(sqlite3.connect(self.home / "library.sqlite3")) as file:
            file.execute("PRAGMA application_id = 1")
        self.library = Library.open(self.home)
        assert self.library.notices
        self.library.notices.clear()

    # what holds at any time

    @invariant()
    def the_library_counts_the_same(self) -> None:
        for campaign, count in self.counted.items():
            entry = self.library.campaigns.entry(campaign)
            assert entry.ticks == count.ticks
            assert entry.games == count.games
            assert entry.under_way == count.under_way
            assert (entry.deleted is not None) == count.deleted
            boxes = self.library.campaigns.boxes(campaign)
            assert len({box.game for box in boxes}) == len(boxes), "no game ticks two boxes"
            won = [game for game in self.library.campaigns.history(campaign) if game.box]
            assert [(game.earned, game.box, game.number) for game in won] == [
                (box.challenge, box.number, box.game) for box in boxes
            ]


Course.TestCase.settings = settings(
    max_examples=80, stateful_step_count=30, deadline=None, suppress_health_check=list(HealthCheck)
)
test_the_course_of_campaigns = Course.TestCase


def test_chance_alone_ticks_boxes() -> None:
    """The random players of this file win and lose: the model above is not about nothing."""
    with toy_room(), tempfile.TemporaryDirectory() as folder, Library.open(folder) as library:
        campaign = library.campaigns.new("toy").id
        chance = Chance(5)
        with mock.patch.object(campaigns.secrets, "randbelow", side_effect=chance.below):
            for _game in range(12):
                play_to_the_end(begin(library, campaign), chance.below(1000))
        entry = library.campaigns.entry(campaign)
        assert entry.games == 12
        assert entry.ticks["two"] == BOXES["two"]
