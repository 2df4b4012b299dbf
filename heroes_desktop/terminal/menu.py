"""Questions outside a match: numbered answers, a default for Enter, a way back."""

from __future__ import annotations

from collections.abc import Sequence

from heroes_desktop.locale import _, language

from .console import Console


class Back(Exception):
    """The person does not want to answer this after all."""


def choose(console: Console, question: str, answers: Sequence[str], default: int | None = None) -> int:
    """The index of the answer a person picks; `default` is taken for Enter alone."""
    while True:
        console.say("", question)
        for number, answer in enumerate(answers, 1):
            console.say(f"{number}. {answer}")
        hint = "" if default is None else _(" (Enter: {number})").format(number=default + 1)
        typed = console.ask(_("Number, or {quit} to go back{hint}: ").format(quit=_quit_key(), hint=hint))
        if not typed and default is not None:
            return default
        if typed.casefold() == _quit_key():
            raise Back
        if typed.isascii() and typed.isdigit() and 1 <= int(typed[:6]) <= len(answers):
            return int(typed) - 1
        if typed:
            console.say(_("Please type a number from 1 to {last}.").format(last=len(answers)))


def line(console: Console, question: str, default: str) -> str:
    """A typed word or two; Enter alone takes the default."""
    return console.ask(f"{question} [{default}]: ") or default


def _quit_key() -> str:
    return "r" if language() == "fr" else "b"
