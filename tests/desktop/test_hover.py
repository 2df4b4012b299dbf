"""What lies on a thing stays on it while it lights up under the pointer."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from heroes_desktop.desktop.proving.pilot import Pilot

pytestmark = pytest.mark.drawn


def _dark(pilot: Pilot, name: str) -> int:
    """How many pixels of ink there are on a thing."""
    rect = pilot.find(name).seen
    canvas = pilot.app.canvas
    return sum(
        sum(canvas.get_at((x, y))[:3]) < 300
        for x in range(rect.x + 12, rect.right - 12, 2)
        for y in range(rect.y + 12, rect.bottom - 12, 2)
    )


def test_a_text_on_a_lit_row_stays_readable(fly: Callable[..., Pilot]) -> None:
    pilot = fly()
    pilot.click("game:immortal_king")
    before = _dark(pilot, "Solo")
    pilot.hover("Solo", 100)
    assert before > 50
    assert _dark(pilot, "Solo") > before * 0.8
