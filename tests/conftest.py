"""What all tests share."""

from __future__ import annotations

from hypothesis import settings

from tests import toy

__all__ = ["toy"]  # importing it registers the toy game with the engine

settings.register_profile("project", database=None, deadline=None, derandomize=True)
settings.load_profile("project")
