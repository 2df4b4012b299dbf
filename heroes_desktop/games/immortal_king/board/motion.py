"""What moves when something happens."""

from __future__ import annotations

from collections.abc import Sequence

from heroes_desktop.desktop.board_api import Shift
from heroes_desktop.desktop.motion import Motion
from heroes_desktop.desktop.motions import pause
from heroes_desktop.engine import Event


def animate(event: Event, shift: Shift) -> Sequence[Motion]:
    """The motions of one event."""
    del shift
    return [pause(120)] if event.kind in ("roll", "won", "guard") else []
