"""A whole match at the terminal: somebody reads the screen and types until it is over."""

from __future__ import annotations

import re

from heroes_desktop.engine import Chance, Match, Option, situation
from heroes_desktop.games import catalogue
from heroes_desktop.games.shared import room
from heroes_desktop.library import Library, Seat
from heroes_desktop.table.arranging import arrange
from heroes_desktop.terminal.commands import COMMANDS
from heroes_desktop.terminal.match_screen import Sitting

from .stage import ScriptedConsole

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
WORDS = [word for command in COMMANDS if command.id != "quit" for word in command.words()]
MOST_OF_A_SET = 5


class Someone(ScriptedConsole):
    """Types the number of what a computer of this level would choose, without a level any number.

    Once in `distraction` lines it is a command instead, or one of the `questions`.
    """

    def __init__(
        self, seed: int, level: str | None = None, distraction: int = 40, questions: tuple[str, ...] = ()
    ) -> None:
        super().__init__()
        self.chance = Chance(seed)
        self.level, self.distraction, self.words = level, distraction, [*WORDS, *questions]
        self.sitting: Sitting

    def watch(self) -> None:
        """Look at the screen before anything is typed."""

    def last_screen(self) -> str:
        return self.screens()[-1]

    @property
    def secret(self) -> bool:
        """Whether what is on the screen now is for one person's eyes, or only one is there."""
        curtain = self.sitting.curtain
        return not curtain.shared or curtain.eyes is not None

    def _read(self) -> str:
        self.watch()
        if not self.written.endswith("> "):
            return ""  # a curtain: press Enter
        if self.chance.below(self.distraction) == 0:
            return self._one_of(self.words)
        block = self.written.rsplit("\n\n", 1)[-1]
        numbers = re.findall(r"^(x?\d+)(?:–x\d+)?\. ", block, re.MULTILINE)
        if not numbers:
            return ""
        if "1 3 4" in block:  # a set: any of them at once, until their number is right
            self.chance.shuffle(numbers)
            return " ".join(numbers[: 1 + self.chance.below(min(MOST_OF_A_SET, len(numbers)))])
        options = self.sitting.match.pending[0].options
        if self.level is None or len(numbers) != len(options):
            return self._one_of(numbers)
        return str(1 + options.index(self._advised(self.level)))

    def _one_of(self, words: list[str]) -> str:
        return words[self.chance.below(len(words))]

    def _advised(self, level: str) -> Option:
        match = self.sitting.match
        return room.bots(match.game).heuristic(level).think(situation(match, match.pending[0])).option


def play(
    console: Someone, game: str, setup: str, kinds: tuple[str, ...], seed: int, library: Library,
    **options: object,
) -> Match:  # fmt: skip
    """One match to its end; everything that was written is in the console."""
    arranged, seats = arrange(catalogue[game].setup(setup), kinds, NAMES, options)
    match = Match.new(game, arranged, seed)
    session = library.start(match, [Seat(seat.name, seat.player) for seat in seats], "")
    console.sitting = Sitting(console, session)
    assert console.sitting.run()
    assert session.match.outcome is not None
    assert "{" not in console.written
    return session.match
