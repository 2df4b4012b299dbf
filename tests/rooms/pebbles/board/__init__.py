"""The board: one heap in the middle of the felt."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from heroes_desktop.desktop.board.api import ChipValue, LookOf, ShiftOf
from heroes_desktop.desktop.board.base import BoardOf
from heroes_desktop.desktop.motion.motion import Motion
from heroes_desktop.desktop.motion.ready_made import pause
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.games.shared.declarations import Facts

from ..art.heap import Heap
from ..state import State
from ..text import DECLARED


def _taken(shift: ShiftOf[State], facts: Facts) -> Sequence[Motion]:
    del shift, facts
    return [pause(100)]


class PebblesBoard(BoardOf[State]):
    """States only its difference."""

    declared = DECLARED
    motions = {"taken": _taken}

    def draw(self, sheet: Sheet, zone: pygame.Rect, look: LookOf[State]) -> None:
        rect = pygame.Rect(0, 0, sheet.px(400), sheet.px(200))
        rect.center = zone.center
        sheet.art(Heap(rect.w, rect.h, look.view.heap), *rect.topleft)
        sheet.node(f"{look.view.heap} pebbles", "image", rect, id="heap")

    def chip(self, look: LookOf[State], seat: int) -> Sequence[ChipValue]:
        return [ChipValue("mdi:circle-multiple", str(look.view.heap), "Pebbles")] if seat == 0 else []
