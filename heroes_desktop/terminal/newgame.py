"""Setting up a new match, question by question."""

from __future__ import annotations

import secrets
from typing import Any

from heroes_desktop.engine import Match, Setup, SetupError, find_game
from heroes_desktop.games import catalogue, room
from heroes_desktop.games.room import Mode, Setting
from heroes_desktop.library import PERSON, Library, Session
from heroes_desktop.locale import _

from .arranging import KINDS, arrange, default_kinds, kind_label
from .console import Console
from .menu import choose, line
from .wording import labelled


def new_match(console: Console, library: Library) -> Session:
    """Ask for everything a new match needs, start it and store it; `Back` when somebody gives up."""
    while True:
        game = _game(console)
        mode = _mode(console, game)
        options = {setting.key: value for setting in mode.settings if (value := _setting(console, setting))}
        kinds = _kinds(console, mode)
        names = [
            line(console, _("Name of the player in seat {label}").format(label=label), label)
            for label, kind in zip(mode.seats, kinds, strict=True)
            if kind == PERSON
        ]
        base = Setup(mode.id, mode.seats, mode.options)
        setup, seats = arrange(base, kinds, names, options)
        try:
            match = Match.new(game, setup, fresh_seed())
        except SetupError as error:
            console.say(_("This cannot be played: {reason}").format(reason=error))
            continue
        return library.start(match, seats, title_of(game, mode.label))


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
    return find_game(games[choose(console, _("Which game?"), labels, 0)]).id


def _mode(console: Console, game: str) -> Mode:
    modes = list(room.texts(game).modes())
    labels = [labelled(mode.label, mode.explanation) for mode in modes]
    return modes[choose(console, _("How do you want to play?"), labels, 0)]


def _setting(console: Console, setting: Setting) -> Any:
    """The value of a setting; None leaves the question to the set-up of the match."""
    labels = [labelled(v.label, v.explanation) if v.explanation else v.label for v in setting.values]
    values = [value.value for value in setting.values]
    if setting.default is None:
        labels.append(_("decide during set-up"))
        values.append(None)
    default = values.index(setting.default) if setting.default in values else len(values) - 1
    question = f"{setting.label}. {setting.explanation}" if setting.explanation else setting.label
    return values[choose(console, question, labels, default)]


def _kinds(console: Console, mode: Mode) -> tuple[str, ...]:
    if len(mode.seats) == 1:
        return (PERSON,)
    return tuple(
        KINDS[
            choose(
                console,
                _("Who plays {label}?").format(label=label),
                [kind_label(kind) for kind in KINDS],
                KINDS.index(default),
            )
        ]
        for label, default in zip(mode.seats, default_kinds(len(mode.seats)), strict=True)
    )
