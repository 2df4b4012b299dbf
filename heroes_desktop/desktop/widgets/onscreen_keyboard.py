"""A keyboard on the screen, for the few places where a name is wanted and nobody has keys.

draw_keyboard(sheet, rect, locale.language(), self.typed)    # told a letter, BACK, SPACE or DONE
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from heroes_desktop.locale import _

from ..paint.sheet import Sheet
from .buttons import Face, button
from .rows import rows

BACK, DONE, SPACE = "back", "done", " "
LETTER = 40
"""Units of a letter on its key."""

_ROWS = {
    "en": ("QWERTYUIOP", "ASDFGHJKL’", "ZXCVBNM-&"),
    "fr": ("AZERTYUIOP", "QSDFGHJKLM", "WXCVBN’-&", "ÉÈÊÀÂÇÎÏÔÙ"),
}


def letter_rows(language: str) -> tuple[str, ...]:
    """The letters of a language, as they lie on its keyboards."""
    return _ROWS.get(language, _ROWS["en"])


def draw_keyboard(sheet: Sheet, rect: pygame.Rect, language: str, pressed: Callable[[str], None]) -> None:
    """Letters in rows, below them back, space and done."""
    gap = sheet.px(8)
    letters = letter_rows(language)
    places = rows(rect, len(letters) + 1, gap)
    across = max(map(len, letters))
    wide = (rect.w - gap * (across - 1)) // across
    for place, line in zip(places, letters, strict=False):
        left = place.centerx - (wide * len(line) + gap * (len(line) - 1)) // 2
        for number, letter in enumerate(line):
            key = pygame.Rect(left + number * (wide + gap), place.y, wide, place.h)
            button(
                sheet,
                key,
                Face(letter, "secondary", size=LETTER),
                partial(pressed, letter),
                id=f"key:{letter}",
            )
    low = places[-1]
    third = (rect.w - 2 * gap) // 4
    parts = (
        (
            pygame.Rect(low.x, low.y, third, low.h),
            Face(_("Delete"), "secondary", "mdi:backspace", size=20),
            BACK,
        ),
        (
            pygame.Rect(low.x + third + gap, low.y, low.w - 2 * third - 2 * gap, low.h),
            Face(_("Space")),
            SPACE,
        ),
        (
            pygame.Rect(low.right - third, low.y, third, low.h),
            Face(_("Done"), "primary", "mdi:check-bold"),
            DONE,
        ),
    )
    for place, face, meaning in parts:
        button(sheet, place, face, partial(pressed, meaning), id=f"key:{meaning.strip() or 'space'}")
