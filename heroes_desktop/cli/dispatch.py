"""From a parsed command line to the function that does it; errors become one sentence."""

from __future__ import annotations

import importlib
from argparse import Namespace
from collections.abc import Callable

from heroes_desktop.engine import SaveError, SetupError
from heroes_desktop.library import LibraryError, UnknownEntry

from .errors import CommandError, WrongArguments

WHERE = {
    "start": "starting",
    "play": "playing",
    "resume": "playing",
    "learn": "playing",
    "games": "listing",
    "matches": "listing",
    "scores": "listing",
    "export": "exchanging",
    "import": "exchanging",
    "replay": "exchanging",
    "campaign": "campaigning",
    "evening": "evenings",
    "lists": "lists",
    "simulate": "simulating",
    "rules": "reference",
    "doctor": "reference",
    "shots": "picturing",
    "kiosk": "kiosking",
}
"""The module of each command; the function in it has the command's name and an underscore."""


def carry_out(wishes: Namespace) -> int:
    """Do what was asked for."""
    module = importlib.import_module(f"{__package__}.{WHERE[wishes.command]}")
    command: Callable[[Namespace], int] = getattr(module, f"{wishes.command}_")
    try:
        return command(wishes)
    except (SetupError, UnknownEntry) as error:
        raise WrongArguments(_sentence(error)) from error
    except (LibraryError, SaveError) as error:
        raise CommandError(_sentence(error)) from error


def _sentence(error: Exception) -> str:
    text = str(error).rstrip(".")
    return f"{text}."
