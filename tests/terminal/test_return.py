"""Whole matches of Return of the Heroes at the terminal: alone, three people, one person and computers."""

from __future__ import annotations

import re
from typing import Any

import pytest

from heroes_desktop import locale, players
from heroes_desktop.engine import Chance, Match, situation
from heroes_desktop.games import return_of_the_heroes
from heroes_desktop.games.shared import room
from heroes_desktop.library import Library, Seat
from heroes_desktop.table.arranging import arrange
from heroes_desktop.terminal.commands import COMMANDS
from heroes_desktop.terminal.match_screen import Sitting

from .stage import WIPED, ScriptedConsole

GAME = "return_of_the_heroes"
NAMES = ("Ann", "Ben", "Cleo", "Dan")
ALONE, PEOPLE, COMPANY = ("person",), ("person",) * 3, ("person", "easy", "easy", "easy")
DRAWN = {"en": "You drew ", "fr": "Vous avez tiré "}


class Someone(ScriptedConsole):
    """Reads the screen and types the number of a sensible option, now and then a command or about a place."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.chance = Chance(seed)
        self.advice = room.bots(GAME).heuristic("normal")
        self.sitting: Sitting | None = None

    def _read(self) -> str:
        assert self.sitting is not None
        if not self.written.endswith("> "):
            return ""  # a curtain: press Enter
        if self.chance.below(60) == 0:
            words = [word for command in COMMANDS if command.id != "quit" for word in command.words()]
            return [*words, "? F5", "? H3", "? RH-104"][self.chance.below(len(words) + 3)]
        block = self.written.rsplit("\n\n", 1)[-1]
        numbers = re.findall(r"^(\d+)\. ", block, re.MULTILINE)
        if not numbers:
            return ""
        decision = self.sitting.match.pending[0]
        if len(numbers) != len(decision.options):
            return str(numbers[self.chance.below(len(numbers))])
        advised = self.advice.think(situation(self.sitting.match, decision)).option
        return str(1 + decision.options.index(advised))


@pytest.fixture(autouse=True)
def sensible_computers(monkeypatch: pytest.MonkeyPatch, furnished: None) -> None:
    """Computer players that finish a match."""

    def make(game: str, level: str, *rest: Any) -> Any:
        return room.bots(game).heuristic("normal")

    monkeypatch.setattr(players, "make", make)


def play(setup: str, kinds: tuple[str, ...], seed: int, library: Library) -> tuple[Someone, Match]:
    """One match to its end: everything that was written, and the match."""
    arranged, seats = arrange(return_of_the_heroes.info.setup(setup), kinds, NAMES, {})
    console = Someone(seed)
    match = Match.new(GAME, arranged, seed)
    session = library.start(match, [Seat(seat.name, seat.player) for seat in seats], "")
    console.sitting = Sitting(console, session)
    assert console.sitting.run()
    assert session.match.outcome is not None
    assert "{" not in console.written
    return console, session.match


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_a_person_plays_alone_for_points(language: str, library: Library) -> None:
    locale.use(language)
    console, match = play("solo", ALONE, 4, library)
    assert match.outcome is not None
    assert str(match.outcome.scores[0]) in console.written
    assert WIPED not in console.written


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_three_people_hide_what_only_one_may_know(language: str, library: Library) -> None:
    locale.use(language)
    console, _match = play("basic-3", PEOPLE, 5, library)
    screens = console.screens()
    assert any(DRAWN[language] in screen for screen in screens)
    assert DRAWN[language] not in screens[0], "told behind a curtain alone"


def test_a_person_plays_against_three_computers(library: Library) -> None:
    console, match = play("standard-4", COMPANY, 6, library)
    assert match.outcome is not None
    assert match.outcome.winners
    assert WIPED not in console.written
