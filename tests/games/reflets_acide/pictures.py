"""One example of every kind of picture only this game has."""

from __future__ import annotations

import pygame

from heroes_desktop.desktop.art import Spec
from heroes_desktop.games.reflets_acide.art.stones import Gear, Stone, Wraith
from heroes_desktop.games.reflets_acide.board import plan

_RECT = pygame.Rect(0, 0, 420, 200)

EXAMPLES: list[Spec] = [
    *(Stone(40, colour) for colour in range(5)),
    Stone(40, 2, missing=True),
    plan.land(_RECT, _RECT.inflate(-10, -8), 18),
    Wraith(60),
    Gear(80),
    Gear(80, turned=True, hot=True),
]
