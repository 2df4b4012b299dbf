"""Questions outside a match: numbered answers, a default for Enter, a way back."""

from __future__ import annotations

from collections.abc import Sequence

from heroes_desktop.locale import _, language

from .console import Console


class Back(Exception):
    """The person does not want to answer this after all."""


def choose(
    console: Console, question: str, answers: Sequence[str], default: int | None = None, back: bool = True
) -> int:
    """The index of the answer a person picks; `default` is taken for Enter alone, `back` offers a way out."""
    while True:
        console.say("", question)
        for number, answer in enumerate(answers, 1):
            console.say(f"{number}. {answer}")
        typed = console.ask(_hint(default, back))
        if not typed and default is not None:
            return default
        if back and typed.casefold() == _back_key():
            raise Back
        if typed.isascii() and typed.isdigit() and 1 <= int(typed[:6]) <= len(answers):
            return int(typed) - 1
        if typed:
            console.say(_("Please type a number from 1 to {last}.").format(last=len(answers)))


def line(console: Console, question: str, default: str) -> str:
    """A typed word or two; Enter alone takes the default."""
    return console.ask(f"{question} [{default}]: ") or default


def _hint(default: int | None, back: bool) -> str:
    parts = [_("Number")]
    if back:
        parts.append(_("{key} to go back").format(key=_back_key()))
    if default is not None:
        parts.append(_("Enter for {number}").format(number=default + 1))
    return _("{parts}: ").format(parts=", ".join(parts))


def _back_key() -> str:
    return "r" if language() == "fr" else "b"
