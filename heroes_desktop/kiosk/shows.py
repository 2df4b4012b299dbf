"""The programme of the attract loop: matches computers really play, one game after the other.

Each game has one match that goes on whenever its turn comes. Where computers cannot think (a broken process,
a choice that takes for ever) the game shows a recorded match of `saves` instead.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import heroes_desktop
from heroes_desktop import players
from heroes_desktop.engine import (
    Choice,
    Decision,
    Event,
    Match,
    Option,
    SaveError,
    SetupError,
    Thought,
    situation,
)
from heroes_desktop.games.shared.room import declarations
from heroes_desktop.library import LibraryError, Seat, exchange
from heroes_desktop.players import memory
from heroes_desktop.table.arranging import Arrangement, every_mode
from heroes_desktop.table.keeping import Unkept

from .names import hero

LEVEL, QUICK = "normal", "easy"
"""Who plays before everybody's eyes, and who plays on to where it gets interesting."""
SKIPPED = (8, 40)
"""How many choices that can be seen are made before anybody looks."""
LONGEST_SKIP = 200
"""Choices that nobody may see, such as building in secret, are skipped as well, up to so many in all."""
SPARED = 10
"""Turns a game shows recorded matches before its computers may try again."""
RECORDS = Path(heroes_desktop.__file__).parents[1] / "saves" / "golden"


@dataclass
class Show:
    """A match to watch. `script`: the choices of a recorded one, in order."""

    game: str
    keeper: Unkept
    script: list[Choice] = field(default_factory=list)
    recorded: bool = False

    @property
    def match(self) -> Match:
        return self.keeper.match

    @property
    def over(self) -> bool:
        """Whether there is nothing left to see."""
        return self.match.outcome is not None or not self.match.pending

    def told(self, decision: Decision) -> Thought:
        """What was chosen here when the match was recorded; anything, where that can no longer be chosen."""
        for number, choice in enumerate(self.script):
            if choice.seat == decision.seat:
                del self.script[number]
                if choice.option in decision.options:
                    return Thought(choice.option)
                break
        return Thought(any_option(decision))


def any_option(decision: Decision) -> Option:
    """An option by chance."""
    return random.choice(decision.options)


class Programme:
    """Which game comes next, and its match."""

    def __init__(self, games: Sequence[str]) -> None:
        self.games = list(games)
        self._turn = -1
        self._shows: dict[str, Show] = {}
        self._recorded: dict[str, int] = {}
        """Games whose computers cannot think, and for how many turns they are spared."""

    @property
    def round_over(self) -> bool:
        """Whether every game has had its turn."""
        return self._turn >= len(self.games) - 1

    def next(self) -> Show:
        """The match of the next game, where it stands."""
        self._turn = (self._turn + 1) % len(self.games)
        game = self.games[self._turn]
        spared = self._recorded.pop(game, 0)
        if spared > 1:
            self._recorded[game] = spared - 1
        show = self._shows.pop(game, None)
        if show is None or show.over or show.recorded != bool(spared):
            show = new_show(game, recorded=True) if spared else made_ahead(game)
        self._shows[game] = show
        return show

    @property
    def coming(self) -> str:
        """The game whose turn is next."""
        return self.games[(self._turn + 1) % len(self.games)]

    def lacks(self, game: str) -> bool:
        """Whether a match of this game has to be made before it can be shown."""
        show = self._shows.get(game)
        return show is None or show.over or (show.recorded and game not in self._recorded)

    def ready(self, show: Show) -> None:
        """A match made meanwhile."""
        if self.lacks(show.game) and show.game not in self._recorded:
            self._shows[show.game] = show

    def cannot_think(self, game: str) -> None:
        """Recorded matches of this game are shown for a while; a busy machine may think again later."""
        self._recorded[game] = SPARED


def new_show(game: str, recorded: bool = False, skipped: int = 0) -> Show:
    """A match to watch, perhaps with so many choices made."""
    if recorded:
        found = _recording(game)
        if found is not None:
            return found
    names: list[str] = []
    plan = Arrangement(game, random.choice(_lively(game)))
    for chair in plan.chairs:
        names.append(hero(names))
        chair.name, chair.player = names[-1], LEVEL
    match = plan.match()
    _play_on(match, skipped)
    return Show(game, Unkept(match, plan.seats()), recorded=recorded)


def made_ahead(game: str) -> Show:
    """A match that has come to where it gets interesting; takes a moment, so a thread makes it."""
    return new_show(game, skipped=random.randint(*SKIPPED))


def _lively(game: str) -> list[str]:
    """Ways to play with company, where there are any."""
    known = every_mode(game)
    return [mode.id for mode in known if len(mode.seats) > 1] or [mode.id for mode in known]


def _play_on(match: Match, choices: int) -> None:
    """Until so many choices could be seen by somebody passing by."""
    if not choices:
        return
    player = players.make(match.game, QUICK)
    for _step in range(LONGEST_SKIP):
        if choices <= 0 or not match.pending:
            break
        decision = match.pending[0]
        told = match.play(player.think(situation(match, decision)).option, decision.seat)
        choices -= _seen(match.game, told)
    memory.tidy()


def _seen(game: str, events: Iterable[Event]) -> bool:
    """Whether a bystander has seen anything happen."""
    signs = declarations(game)
    open_ones = (event.for_seat(None) for event in events)
    return any(event is not None and signs.event_icon(event) for event in open_ones)


def _recording(game: str) -> Show | None:
    """A recorded match of a game, if one can be read."""
    files = sorted(RECORDS.glob(f"{game}-*.json"))
    random.shuffle(files)
    for file in files:
        with suppress(OSError, LibraryError, SaveError, SetupError):
            record = exchange.read(file.read_bytes()).record
            match = Match.opening(record)
            seats = [Seat(name, LEVEL) for name in match.setup.seats]
            return Show(game, Unkept(match, seats), list(record.choices), recorded=True)
    return None
