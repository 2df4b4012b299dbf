"""What moves when something happens: one entry for every kind of event."""

from __future__ import annotations

from collections.abc import Sequence

from heroes_desktop.desktop.board_api import Shift
from heroes_desktop.desktop.motion import Motion
from heroes_desktop.engine import Event


def animate(event: Event, shift: Shift) -> Sequence[Motion]:
    """The motions of one event, as the viewpoint may know it."""
    del event, shift
    return ()
