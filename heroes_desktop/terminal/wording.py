"""Small forms of words that all of the terminal shares."""

from __future__ import annotations

from heroes_desktop.locale import _


def labelled(name: str, text: str) -> str:
    """A name and what is said about it; each language has its own way with the colon."""
    return _("{name}: {text}").format(name=name, text=text)
