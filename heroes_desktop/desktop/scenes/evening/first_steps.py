"""How a game night goes, for guests who have just come: told until the first match has ended."""

from __future__ import annotations

import pygame

from heroes_desktop.locale import _

from ...art.core import palette
from ...art.core.text import Style
from ...paint.sheet import Sheet
from ...widgets import heading, leather
from ...widgets.fitting import largest

TALL = 300
"""Units of height it takes below the table of the evening."""
LETTERS = (1.35, 1.25, 1.15, 1.1, 1.0, 0.9)
"""How large it may be written."""
_STEP = Style("body", 23, palette.ON_LEATHER, line=1.2)


def _steps() -> list[tuple[str, str]]:
    """Signs and sentences, in the order things happen."""
    return [
        ("mdi:account-plus", _("Everybody joins with a colour and a name.")),
        ("mdi:cards-playing", _("Touch who plays next and choose a game: every match counts.")),
        ("trophy", _("Whoever does well climbs the table; who wins together, climbs together.")),
        ("mdi:medal", _("At the end there are awards for luck, daring and long marches.")),
    ]


def draw_first_steps(sheet: Sheet, rect: pygame.Rect) -> None:
    """A row for each step, its sentence in one line where that is possible."""
    px, steps, title = sheet.px, _steps(), _("How a game night goes")
    room = heading(sheet, title, leather(sheet, rect, "steps"), dark=True, icon="mdi:flag-checkered")
    left = px(70)

    def styled(share: float) -> Style:
        return _STEP.but(size=_STEP.size * share)

    def fits(share: float) -> bool:
        return all(sheet.letters.size(words, styled(share))[0] <= room.w - left for _sign, words in steps)

    style = styled(largest(LETTERS, fits))
    each = room.h // len(steps)
    for number, (sign, words) in enumerate(steps):
        row = pygame.Rect(room.x, room.y + number * each, room.w, each)
        sheet.icon(sign, row.x + px(30), row.centery, 38, palette.GOLD_HIGH, "center")
        tall = min(row.h, sheet.text_height(words, style, row.w - left))
        sheet.block(words, style, pygame.Rect(row.x + left, row.centery - tall // 2, row.w - left, tall))
