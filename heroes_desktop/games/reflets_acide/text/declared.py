"""All questions, acts and events of this game, put together."""

from __future__ import annotations

from ...shared.declarations import Declarations
from ..state import State
from .acts import ACTS
from .hazard_events import HAZARDS
from .questions import QUESTIONS
from .road_events import ROAD
from .team_events import TEAM
from .vile_events import VILE

DECLARED: Declarations[State] = Declarations(QUESTIONS, ACTS, {**ROAD, **VILE, **HAZARDS, **TEAM})
