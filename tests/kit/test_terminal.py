"""Window kit, at the terminal: a person plays every game by the numbers on the screen, in both languages."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest

from heroes_desktop import locale
from heroes_desktop.engine import Chance, Match
from heroes_desktop.library import Library
from heroes_desktop.terminal.console import Closed
from heroes_desktop.terminal.match_screen import Sitting
from tests.terminal.conftest import library
from tests.terminal.stage import ScriptedConsole

from .positions import GAMES, first_setups, people

__all__ = ["library"]
LINES = 120
"""Lines typed in each match."""


class Reader(ScriptedConsole):
    """Types one of the numbers it reads; of a set some of them at once; in the end it leaves."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.chance, self.left = Chance(seed), LINES

    def _read(self) -> str:
        self.left -= 1
        if self.left <= 0:
            raise EOFError
        if not self.written.endswith("> "):
            return ""
        block = self.written.rsplit("\n\n", 1)[-1]
        numbers = re.findall(r"^(x?\d+)(?:–x\d+)?\. ", block, re.MULTILINE)
        if "1 3 4" in block:
            self.chance.shuffle(numbers)
            return " ".join(numbers[: 1 + self.chance.below(min(5, len(numbers)))])
        return numbers[self.chance.below(len(numbers))] if numbers else ""


@pytest.mark.parametrize("language", locale.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_match_by_numbers(game: str, language: str, library: Library) -> None:
    locale.use(language)
    for setup in first_setups(game):
        match = Match.new(game, setup, 5)
        session = library.start(match, people(match, shared=True), "kit")
        console = Reader(7)
        with suppress(Closed):
            Sitting(console, session).run()
        assert session.match.played > LINES // 6 or session.match.outcome is not None
        assert "{" not in console.written
