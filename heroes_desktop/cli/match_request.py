"""What a command line asks of a match: game, setup, options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from heroes_desktop.engine import GameInfo, Setup
from heroes_desktop.games import catalogue
from heroes_desktop.library.lists import kept_text
from heroes_desktop.locale import _
from heroes_desktop.table.arranging import every_mode

from .errors import WrongArguments


def game_named(name: str) -> GameInfo[Any]:
    """The game of this id; a hyphen may stand for the underscore."""
    info = catalogue.get(name.replace("-", "_"))
    if info is None:
        raise WrongArguments(
            _("There is no game {name}; there are: {names}.").format(name=name, names=", ".join(catalogue))
        )
    return info


def base_setup(
    info: GameInfo[Any], name: str | None, options: Sequence[tuple[str, str]], seats: int = 0
) -> Setup:
    """The ready setup of this name, with the options laid over it.

    Without a name the first one with the number of seats asked for, if one was.
    Where it is a whole mode, the mode's defaults fill what it leaves open, as `heroes games` says.
    """
    names = [setup.name for setup in info.setups]
    if name is not None and name not in names:
        raise WrongArguments(
            _("There is no setup {name}; there are: {names}.").format(name=name, names=", ".join(names))
        )
    fitting = [setup.name for setup in info.setups if len(setup.seats) == seats]
    base = info.setup(name or (fitting or names)[0])
    if seats and seats != len(base.seats):
        raise WrongArguments(
            _("The setup {setup} has {seats} seats, but --seat was given {given} times.").format(
                setup=base.name, seats=len(base.seats), given=seats
            )
        )
    values = {key: _value(info, key, text) for key, text in options}
    return msgspec.structs.replace(base, options={**_defaults(info, base.name), **base.options, **values})


def _defaults(info: GameInfo[Any], name: str) -> dict[str, Any]:
    for mode in every_mode(info.id):
        if mode.id == name:
            return mode.settled(mode.defaults())
    return {}


def _value(info: GameInfo[Any], key: str, text: str) -> Any:
    """What a typed value means: a value of the game's settings, the name of a kept list, JSON, a list by
    commas, or the text."""
    settings = [setting for mode in every_mode(info.id) for setting in mode.settings if setting.key == key]
    for setting in settings:
        for known in setting.values:
            if str(known.value).casefold() == text.casefold():
                return known.value if setting.seat is None else [known.value]
    kept = kept_text(info.id, key, text)
    if kept is not None:
        return kept
    try:
        return msgspec.json.decode(text)
    except RecursionError as error:
        raise WrongArguments(_("The value of {key} is nested too deeply.").format(key=key)) from error
    except (msgspec.DecodeError, UnicodeError):
        return [part.strip() for part in text.split(",")] if "," in text else text
