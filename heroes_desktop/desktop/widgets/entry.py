"""One line of text to type into: pygame_gui does the typing, the face is our own.

pygame_gui is imported when the first field appears, so that the window starts without it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from ..art import Slot
from ..art.core import palette
from ..art.core.text import Style
from ..input.node import Node
from ..paint.fonts import font_file
from ..paint.sheet import Sheet

BLINK = 8
"""Frames a second while the caret blinks and nothing else moves."""


def _theme(size: int) -> dict[str, Any]:
    clear = "#00000000"
    return {
        "text_entry_line": {
            "colours": {
                "dark_bg": clear, "normal_border": clear, "focused_bg": clear, "hovered_bg": clear,
                "normal_text": palette.INK, "focused_text": palette.INK, "text_cursor": palette.HEADING,
                "selected_bg": "#C9AE7A", "selected_text": palette.INK, "text_shadow": clear,
            },
            "misc": {"border_width": "0", "shadow_width": "0", "padding": "4,4"},
            "font": {
                "name": "fira_entry", "size": str(size), "regular_path": str(font_file("strong")),
                "bold_path": str(font_file("bold")), "italic_path": str(font_file("italic")),
                "bold_italic_path": str(font_file("bold_italic")),
            },
        }
    }  # fmt: skip


class Entry:
    """A text field; the scene keeps it between layouts and hands it keys while it is in focus."""

    def __init__(self, changed: Callable[[], None], text: str = "", *, limit: int = 80) -> None:
        self._changed = changed
        self._start = text
        self._limit = limit
        self._manager: Any = None
        self._line: Any = None
        self._place: tuple[Any, ...] = ()
        self._last = 0.0
        self._select = False

    @property
    def text(self) -> str:
        return str(self._line.get_text()) if self._line is not None else self._start

    def set_text(self, text: str) -> None:
        self._start = text
        if self._line is not None:
            self._line.set_text(text)

    def select_all(self) -> None:
        """Typing replaces what is there."""
        self._select = True

    def draw(self, sheet: Sheet, rect: pygame.Rect, name: str, identity: str, hint: str = "") -> Node:
        """Lay the field out."""
        sheet.art(Slot(rect.w, rect.h), rect.x, rect.y)
        inside = rect.inflate(-sheet.px(16), -sheet.px(8))
        sheet.fill(inside.inflate(sheet.px(6), sheet.px(2)), palette.PAPER_HIGH, 235, sheet.px(8))
        size = max(13, round(19 * sheet.metrics.factor * sheet.metrics.text_above))
        self._make(sheet.rect.size, inside, size)
        if not self.text and hint:
            sheet.text(
                hint,
                Style("italic", 18, palette.INK_2),
                inside.x + sheet.px(6),
                inside.centery,
                "midleft",
                inside.w,
            )
        return sheet.node(name, "entry", rect, id=identity, value=self.text, hint=hint or name)

    def _make(self, window: tuple[int, int], rect: pygame.Rect, size: int) -> None:
        place = (window, tuple(rect), size)
        if place == self._place:
            return
        import pygame_gui
        from pygame_gui.elements import UITextEntryLine

        text = self.text
        if self._manager is not None:
            self._manager.clear_and_reset()
        self._manager = pygame_gui.UIManager(window, theme_path=_theme(size))
        self._line = UITextEntryLine(rect, self._manager)
        self._line.set_text_length_limit(self._limit)
        self._line.set_text(text)
        self._line.edit_position = len(text)
        self._place = place

    def _focus(self, on: bool) -> None:
        line = self._line
        if on and not line.is_focused:
            self._manager.set_focus_set(line)
            line.edit_position = len(line.text)
            if self._select:
                line.select_range = [0, len(line.text)]
                line.cursor_has_moved_recently = True
                self._select = False
        elif not on and line.is_focused:
            self._manager.set_focus_set(None)

    def key(self, event: pygame.Event) -> bool:
        """A key while the field is in focus; True when it was typing."""
        if self._line is None:
            return False
        self._focus(True)
        if event.type == pygame.KEYDOWN and event.key in (
            pygame.K_TAB, pygame.K_ESCAPE, pygame.K_UP, pygame.K_DOWN, pygame.K_RETURN, pygame.K_KP_ENTER,
            pygame.K_F11,
            pygame.K_PAGEUP,
            pygame.K_PAGEDOWN,
        ):  # fmt: skip
            return False
        before = self.text
        self._line.process_event(event)
        if self.text != before:
            self._changed()
        return event.type != pygame.KEYUP

    def live(self, target: pygame.Surface, now: float, focused: bool) -> None:
        """Draw the text and the cursor."""
        if self._manager is None:
            return
        self._focus(focused)
        self._manager.update(max(0.0, now - self._last) / 1000)
        self._last = now
        self._manager.draw_ui(target)

    def frames_per_second(self) -> int:
        return BLINK if self._line is not None and self._line.is_focused else 0

    def close(self) -> None:
        """The field is gone."""
        if self._manager is not None:
            self._manager.clear_and_reset()
            self._manager = self._line = None
