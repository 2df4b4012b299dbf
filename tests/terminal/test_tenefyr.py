"""Whole matches of Heroes of Tenefyr at the terminal: alone, two people, one person and three computers."""

from __future__ import annotations

import re
from typing import Any

import pytest

from heroes_desktop import locale, players
from heroes_desktop.engine import Chance, Match, situation
from heroes_desktop.games import tenefyr
from heroes_desktop.games.shared import room
from heroes_desktop.library import Library, Seat
from heroes_desktop.table.arranging import arrange
from heroes_desktop.terminal.commands import COMMANDS
from heroes_desktop.terminal.match_screen import Sitting

from .stage import WIPED, ScriptedConsole

NAMES = ("Ann", "Ben", "Cleo", "Dan")
SETUPS = {1: "solo", 2: "2-players", 4: "4-players"}
ALONE, COUPLE, COMPANY = ("person",), ("person", "person"), ("person", "normal", "normal", "normal")
HEADLINE = {
    ("en", True): "Victory",
    ("en", False): "Defeat",
    ("fr", True): "Victoire",
    ("fr", False): "Défaite",
}
TALE = {"en": "The tale of the decks", "fr": "Le récit des paquets"}


class Someone(ScriptedConsole):
    """Reads the screen and types the number of a sensible option, now and then a command."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.chance = Chance(seed)
        self.advice = room.bots("tenefyr").heuristic("normal")
        self.sitting: Sitting | None = None

    def _read(self) -> str:
        assert self.sitting is not None
        assert self.written.endswith("> "), "nothing is secret here: no curtain"
        if self.chance.below(40) == 0:
            words = [word for command in COMMANDS if command.id != "quit" for word in command.words()]
            return words[self.chance.below(len(words))]
        block = self.written.rsplit("\n\n", 1)[-1]
        numbers = re.findall(r"^(x?\d+)(?:–x\d+)?\. ", block, re.MULTILINE)
        if "1 3 4" in block:  # a set: any of them at once, until their number is right
            self.chance.shuffle(numbers)
            return " ".join(numbers[: 1 + self.chance.below(min(3, len(numbers)))])
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


def play(kinds: tuple[str, ...], seed: int, library: Library, difficulty: str) -> tuple[Someone, bool]:
    """One match to its end: everything that was written, and whether it was won."""
    base = tenefyr.info.setup(SETUPS[len(kinds)])
    arranged, seats = arrange(base, kinds, NAMES, {"difficulty": difficulty})
    console = Someone(seed)
    match = Match.new("tenefyr", arranged, seed)
    session = library.start(match, [Seat(seat.name, seat.player) for seat in seats], "")
    console.sitting = Sitting(console, session)
    assert console.sitting.run()
    outcome = session.match.outcome
    assert outcome is not None
    return console, bool(outcome.winners)


@pytest.mark.parametrize("language", locale.LANGUAGES)
@pytest.mark.parametrize("kinds", [ALONE, COUPLE, COMPANY], ids=["alone", "couple", "company"])
def test_matches_are_won_and_lost(kinds: tuple[str, ...], language: str, library: Library) -> None:
    locale.use(language)
    ends = set()
    for seed in range(1, 12):
        for difficulty in ("easy", "hard"):
            console, won = play(kinds, seed, library, difficulty)
            ends.add(won)
            told = console.written.rsplit(HEADLINE[language, won], 1)[-1]
            assert TALE[language] in told
            assert console.sitting is not None
            assert all(name in told for name in console.sitting.names())
            assert WIPED not in console.written
            assert "{" not in console.written
        if len(ends) == 2:
            return
    raise AssertionError(f"only {ends} in eleven seeds")
