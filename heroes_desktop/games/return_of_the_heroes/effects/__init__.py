"""What encounters do: one small function for each kind of effect."""

from __future__ import annotations

from . import goods, journeys, knowledge, lessons  # registers the effects
from .registry import run, usable

__all__ = ["goods", "journeys", "knowledge", "lessons", "run", "usable"]
