"""The types of a board, with this game's state."""

from __future__ import annotations

from typing import TypeAlias

from heroes_desktop.desktop.board.api import LookOf, PanelOf, ShiftOf
from heroes_desktop.desktop.motion.stage_props import StageOf

from ..state import State

Look: TypeAlias = LookOf[State]
Panel: TypeAlias = PanelOf[State]
Shift: TypeAlias = ShiftOf[State]
Stage: TypeAlias = StageOf[State]
