"""Everything this game asks, offers and tells."""

from __future__ import annotations

from ...shared.declarations import Declarations
from .acts import ACTS
from .happenings import EVENTS
from .questions import QUESTIONS

DECLARED = Declarations(QUESTIONS, ACTS, EVENTS)
