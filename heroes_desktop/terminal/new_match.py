"""Setting up a new match: one list of everything that can be changed, Enter to start."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial
from typing import Any

from heroes_desktop.engine import Match, Setup, SetupError
from heroes_desktop.games import catalogue
from heroes_desktop.games.shared import room
from heroes_desktop.games.shared.room import Mode, Setting
from heroes_desktop.library import PERSON, Library, Session
from heroes_desktop.locale import _

from .arranging import KINDS, arrange, default_kinds, kind_label
from .console import Console
from .menu import choose, line
from .wording import labelled


def new_match(console: Console, library: Library) -> Session:
    """Ask for everything a new match needs, start it and store it; `Back` when somebody gives up."""
    game = _game(console)
    plan = Plan(console, game, _mode(console, game))
    while True:
        plan.settle()
        setup, seats = plan.arranged()
        try:
            match = Match.new(game, setup, fresh_seed())
        except SetupError as error:
            console.say(_("This cannot be played: {reason}").format(reason=error))
            continue
        return library.start(match, seats, title_of(game, plan.mode.label))


def fresh_seed() -> int:
    """A seed nobody has chosen."""
    return secrets.randbelow(1 << 31)


def title_of(game: str, mode: str) -> str:
    """The title of a stored match."""
    return f"{room.texts(game).title()}, {mode}"


def mode_of(game: str, setup: Setup) -> str:
    """How the mode of a setup is called."""
    modes = {mode.id: mode.label for mode in room.texts(game).modes()}
    return modes.get(setup.name, setup.name)


def _game(console: Console) -> str:
    games = list(catalogue)
    if len(games) == 1:
        return games[0]
    labels = [labelled(room.texts(game).title(), room.texts(game).tagline()) for game in games]
    return games[choose(console, _("Which game?"), labels, 0)]


def _mode(console: Console, game: str) -> Mode:
    modes = list(room.texts(game).modes())
    labels = [labelled(mode.label, mode.explanation) for mode in modes]
    return modes[choose(console, _("How do you want to play?"), labels, 0)]


class Plan:
    """A match as planned so far: settings by key (None: decided during set-up), seats, names."""

    def __init__(self, console: Console, game: str, mode: Mode) -> None:
        self.console = console
        self.game = game
        self.mode = mode
        self.values: dict[str, Any] = mode.defaults()
        self.kinds = list(default_kinds(len(mode.seats)))
        self.names = list(mode.seats)

    def settle(self) -> None:
        """Show the plan and change it until the match is to start."""
        while True:
            changes: list[tuple[str, Callable[[], None]]] = [(_("Start the match"), lambda: None)]
            changes += self._settings(None)
            for seat in range(len(self.kinds)):
                changes.append((self._seat_line(seat), partial(self._seat, seat)))
                changes += self._settings(seat)
            question = _("{mode}. Start, or change something?").format(mode=self.mode.label)
            index = choose(self.console, question, [text for text, _change in changes], 0)
            if index == 0:
                return
            changes[index][1]()

    def _settings(self, seat: int | None) -> list[tuple[str, Callable[[], None]]]:
        """The settings of a seat, or those of the whole match."""
        return [
            (self._setting_line(setting), partial(self._change, setting))
            for setting in self.mode.settings
            if setting.seat == seat
        ]

    def arranged(self) -> tuple[Setup, Any]:
        """The setup and seats of this plan."""
        options = self.mode.settled(self.values)
        people = [name for name, kind in zip(self.names, self.kinds, strict=True) if kind == PERSON]
        return arrange(Setup(self.mode.id, self.mode.seats, self.mode.options), self.kinds, people, options)

    def _setting_line(self, setting: Setting) -> str:
        value = self.values[setting.id]
        labels = [known.label for known in setting.values if known.value == value]
        label = labels[0] if labels else setting.left_open or _("decide during set-up")
        if setting.seat is None:
            return labelled(setting.label, label)
        return labelled(f"{self.mode.seats[setting.seat]}, {setting.label}", label)

    def _change(self, setting: Setting) -> None:
        labels = [
            labelled(known.label, known.explanation) if known.explanation else known.label
            for known in setting.values
        ]
        values = [known.value for known in setting.values]
        if setting.default is None:
            labels.append(setting.left_open or _("decide during set-up"))
            values.append(None)
        question = labelled(setting.label, setting.explanation) if setting.explanation else setting.label
        default = values.index(self.values[setting.id])
        self.values[setting.id] = values[choose(self.console, question, labels, default)]

    def _seat_line(self, seat: int) -> str:
        kind = kind_label(self.kinds[seat])
        named = self.kinds[seat] == PERSON and self.names[seat] != self.mode.seats[seat]
        return labelled(self.mode.seats[seat], f"{kind}, {self.names[seat]}" if named else kind)

    def _seat(self, seat: int) -> None:
        label = self.mode.seats[seat]
        question = _("Who plays {label}?").format(label=label)
        index = choose(self.console, question, [kind_label(k) for k in KINDS], KINDS.index(self.kinds[seat]))
        self.kinds[seat] = KINDS[index]
        if self.kinds[seat] == PERSON:
            self.names[seat] = line(self.console, _("Name of this person"), self.names[seat])
