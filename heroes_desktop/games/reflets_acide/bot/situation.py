"""How a computer player is asked, with this game's state."""

from __future__ import annotations

from typing import TypeAlias

from heroes_desktop.engine import PlayerOf, SituationOf

from ..state import State

Situation: TypeAlias = SituationOf[State]
Player: TypeAlias = PlayerOf[State]
