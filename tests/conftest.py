"""What all tests share."""

from __future__ import annotations

from tests import toy

__all__ = ["toy"]  # importing it registers the toy game with the engine
