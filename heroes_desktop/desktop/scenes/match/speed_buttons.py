"""How fast computers play: three buttons where a person's own are otherwise."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from heroes_desktop.locale import _
from heroes_desktop.table.conductor import Phase

from ...paint.sheet import Sheet
from ...widgets import Face, action_button
from ...widgets.rows import columns

if TYPE_CHECKING:
    from .table import TableScene

SKIP = 0.0
"""The speed that goes up to the next question at once."""


def computers_play(table: TableScene) -> bool:
    """Whether people only watch: a computer thinks or has just answered."""
    play = table.play
    between = play.phase is Phase.SHOWING and bool(play.steps) and play.steps[-1].thought is not None
    return bool(play.people) and (play.phase is Phase.THINKING or between)


def draw_speed(sheet: Sheet, rect: pygame.Rect, table: TableScene) -> None:
    """The buttons, with the present speed held."""
    px, gap = sheet.px, sheet.px(10)
    speed, skipping = table.app.prefs.speed, table.pace.skipping
    values = [
        (1.0, "1×", "mdi:play", "1"),
        (2.0, "2×", "mdi:fast-forward", "2"),
        (SKIP, _("Skip"), "mdi:skip-next", "3"),
    ]
    wide = min(rect.w, 3 * px(130) + 2 * gap)
    room = pygame.Rect(rect.right - wide, 0, wide, min(rect.h, px(84)))
    room.centery = rect.centery
    for place, (value, label, icon, key) in zip(columns(room, 3, gap), values, strict=True):
        held = skipping if value == SKIP else speed == value and not skipping
        hint = _("Up to your next question at once") if value == SKIP else _("How fast computers play")
        action_button(
            sheet, place, Face(label, "paper" if held else "ghost", icon, key, 18),
            partial(_set_speed, table, value),
            name=hint if value == SKIP else f"{hint}: {label}", hint=hint, role="button", selected=held,
            id=f"speed:{value:g}",
        )  # fmt: skip


def _set_speed(table: TableScene, speed: float) -> None:
    """Have computers play like this from now on."""
    table.pace.skipping = speed == SKIP
    if speed == SKIP:
        table.skip()
    else:
        table.app.set_preferences(speed=speed)
    table.changed()
