"""What the rule tests share."""

from __future__ import annotations

import pytest

from tests.scenarios.tenefyr.build import Cards


@pytest.fixture
def cards(monkeypatch: pytest.MonkeyPatch) -> Cards:
    """Rewrites cards for one test."""
    return Cards(monkeypatch)
