"""All questions, acts and events of this game, put together."""

from __future__ import annotations

from ...shared.declarations import Declarations
from ..state import State
from .acts import ACTS
from .deed_events import DEEDS
from .questions import QUESTIONS
from .way_events import WAYS

DECLARED: Declarations[State] = Declarations(QUESTIONS, ACTS, {**WAYS, **DEEDS})
