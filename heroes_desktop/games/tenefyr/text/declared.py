"""All questions, acts and events of this game, put together."""

from __future__ import annotations

from ...shared.declarations import Declarations
from ..state import State
from .acts import ACTS
from .events import JOURNEY
from .fight_events import FIGHT
from .questions import QUESTIONS

DECLARED: Declarations[State] = Declarations(QUESTIONS, ACTS, {**JOURNEY, **FIGHT})
