"""Small forms of words that all of the terminal shares."""

from __future__ import annotations

from collections.abc import Iterable

from heroes_desktop.locale import _


def labelled(name: str, text: str) -> str:
    """A name and what is said about it; each language has its own way with the colon."""
    return _("{name}: {text}").format(name=name, text=text)


def one_by_one(parts: Iterable[str]) -> str:
    """Several clauses in one line, with the language's own semicolon."""
    return _("; ").join(parts)
