"""One example of every kind of picture only this game has."""

from __future__ import annotations

from heroes_desktop.desktop.art import Spec
from heroes_desktop.games.immortal_king.art.lanes import Gate, Lane, Portcullis

EXAMPLES: list[Spec] = [
    Portcullis(120, 120, 300),
    *(Lane(200, 90, theme) for theme in ("moss", "ember", "crypt", "frost", "gold", "arcane")),
    Gate(52, 77, "ember"),
]  # fmt: skip
