"""Who is about to win."""

from __future__ import annotations

from collections.abc import Sequence

from ...shared.alarms import Alarm
from ..figures import on_campfire, target
from ..state import State
from .events import must_return


def alarms(view: State) -> Sequence[Alarm]:
    """Heroes who have only to come home (HT-024)."""
    return [
        Alarm(f"home:{seat}", must_return(view, {"seat": seat}), "campfire")
        for seat, hero in enumerate(view.heroes)
        if hero.hero >= 0 and hero.points >= target(view) and not on_campfire(view, seat)
    ]
