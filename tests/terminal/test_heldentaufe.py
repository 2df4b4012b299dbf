"""Whole matches of Heldentaufe at the terminal, in both languages, with one person or a whole table."""

from __future__ import annotations

import re
from typing import Any

import pytest

from heroes_desktop import locale, players
from heroes_desktop.engine import Chance, Match, situation
from heroes_desktop.games import heldentaufe
from heroes_desktop.games.heldentaufe.content import FACES
from heroes_desktop.games.shared import room
from heroes_desktop.games.shared.wording import say
from heroes_desktop.library import Library, Seat
from heroes_desktop.table.arranging import arrange
from heroes_desktop.terminal.commands import COMMANDS
from heroes_desktop.terminal.match_screen import Sitting

from .stage import WIPED, ScriptedConsole


class Someone(ScriptedConsole):
    """Reads the screen and types the number of a sensible option, sometimes any number or a command."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.chance = Chance(seed)
        self.advice = room.bots("heldentaufe").heuristic("easy")
        self.sitting: Sitting | None = None

    def _read(self) -> str:
        assert self.sitting is not None
        self.check()
        if not self.written.endswith("> "):
            return ""  # a curtain: press Enter
        if self.chance.below(40) == 0:
            words = [word for command in COMMANDS if command.id != "quit" for word in command.words()]
            return words[self.chance.below(len(words))]
        block = self.written.rsplit("\n\n", 1)[-1]
        numbers = re.findall(r"^(\d+)\. ", block, re.MULTILINE)
        if not numbers:
            return ""
        if self.chance.below(12) == 0:
            return str(numbers[self.chance.below(len(numbers))])
        decision = self.sitting.match.pending[0]
        advised = self.advice.think(situation(self.sitting.match, decision)).option
        return str(1 + decision.options.index(advised))

    def check(self) -> None:
        """No mission nobody has shown yet may be named on a screen that everybody sees."""
        assert self.sitting is not None
        curtain = self.sitting.curtain
        if not curtain.shared or curtain.eyes is not None or self.chance.below(3):
            return
        state = self.sitting.match.state
        news = self.sitting.chronicle.whole(None)
        shown = {
            say(FACES[event.facts["face"]].name) for event in news if event.kind in ("refused", "mission")
        }
        held = {say(FACES[state.faces[card]].name) for hero in state.heroes for card in hero.hand}
        for title in held - shown:
            assert title not in self.last_screen()

    def last_screen(self) -> str:
        return self.written.rsplit(f"{WIPED}\n", 1)[-1]


@pytest.fixture(autouse=True)
def sensible_computers(monkeypatch: pytest.MonkeyPatch, furnished: None) -> None:
    """Computer players that finish a match."""

    def make(game: str, level: str, *rest: Any) -> Any:
        return room.bots(game).heuristic("easy")

    monkeypatch.setattr(players, "make", make)


def play(kinds: tuple[str, ...], seed: int, library: Library, **options: Any) -> Someone:
    base = heldentaufe.info.setup(f"{len(kinds)}-players")
    names = ("Ann", "Ben", "Cleo", "Dan", "Eve")
    arranged, seats = arrange(base, kinds, names, options)
    console = Someone(seed)
    match = Match.new("heldentaufe", arranged, seed)
    session = library.start(match, [Seat(seat.name, seat.player) for seat in seats], "")
    console.sitting = Sitting(console, session)
    assert console.sitting.run()
    assert session.match.outcome is not None
    return console


@pytest.mark.rule("HT-016")
@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_two_people_finish_a_match_without_betraying_their_missions(language: str, library: Library) -> None:
    locale.use(language)
    console = play(("person", "person"), 5, library)
    assert console.written.count(WIPED) > 10


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_a_person_finishes_a_match_against_two_computers(language: str, library: Library) -> None:
    locale.use(language)
    console = play(("person", "normal", "normal"), 11, library, removal="chosen")
    assert WIPED not in console.written


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_five_at_a_table_finish_a_match(language: str, library: Library) -> None:
    locale.use(language)
    play(("person", "normal", "person", "normal", "normal"), 3, library, teeth="shuffled")
