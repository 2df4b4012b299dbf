"""Small scenes over others: a question, a list of choices, a line of text to enter."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import product
from typing import TypeAlias

import pygame

from heroes_desktop.locale import _

from ...art.core import palette
from ...art.core.text import Style
from ...paint.sheet import Sheet
from ...program.app import PAPER, App
from ...widgets import Face, Scroll, button, heading, icon_button, paper, paragraph, scroll_area
from ...widgets.entry import Entry
from ...widgets.rows import columns
from ..scene import Scene

_STEPS = 6
"""How many steps it takes to move a sheet of paper from one edge of the screen to the other."""
BODY = Style("body", 20, palette.INK)
MARGINS = 62
"""Units beside the words, left and right together."""

Said: TypeAlias = str | Callable[[], str]
"""Words, or what finds them anew in the language in use."""


def said(words: Said) -> str:
    """Words as they are said now."""
    return words if isinstance(words, str) else words()


class Dialog(Scene):
    """A sheet of paper in the middle of the screen."""

    transparent = True
    fades = False

    def frame(self, sheet: Sheet, width: float, height: int, title: str, icon: str = "") -> pygame.Rect:
        """Draw the paper; returns the room under its title."""
        wide = min(sheet.px(width), sheet.rect.w - sheet.px(40))
        tall = min(height, sheet.rect.h - sheet.px(40))
        rect = pygame.Rect(0, 0, wide, tall)
        rect.center = self.middle(sheet, rect.size)
        room = paper(sheet, rect, "dialog")
        sheet.place(PAPER, rect)
        sheet.root.role = "dialog"
        return heading(sheet, title, room.inflate(-sheet.px(8), -sheet.px(4)), icon=icon)

    def middle(self, sheet: Sheet, size: tuple[int, int]) -> tuple[int, int]:  # noqa: ARG002 - for those that shift
        """Where the middle of a paper of this size lies."""
        return sheet.rect.center

    def heads(self, sheet: Sheet) -> int:
        """What the frame and title take of the height."""
        return sheet.px(40) + max(sheet.px(30), sheet.letters.line_height(Style("head", 20))) + sheet.px(24)


class Aside(Dialog):
    """A paper that leaves free what glows on the table below it."""

    def middle(self, sheet: Sheet, size: tuple[int, int]) -> tuple[int, int]:
        """As near to its goal as can be without covering what glows on the table."""
        glows = self.glows()
        room = sheet.rect.inflate(-size[0] - sheet.px(40), -size[1] - sheet.px(40))
        goal = self.goal(room)

        def trouble(point: tuple[int, int]) -> tuple[int, float]:
            paper = pygame.Rect((0, 0), size).inflate(sheet.px(40), sheet.px(40))
            paper.center = point
            covered = (paper.clip(glow) for glow in glows)
            return sum(part.w * part.h for part in covered), math.dist(point, goal)

        across = [room.x + room.w * step // _STEPS for step in range(_STEPS + 1)]
        down = [room.y + room.h * step // _STEPS for step in range(_STEPS + 1)]
        return min(product(across, down), key=trouble)

    def goal(self, room: pygame.Rect) -> tuple[int, int]:
        """Where it would lie if nothing were in the way: in the middle of the screen."""
        return room.center

    def glows(self) -> list[pygame.Rect]:
        """What glows on the table below."""
        table = self.app.sheet_of(self.app.scenes[self.app.scenes.index(self) - 1])
        return [halo.rect for halo in table.halos if halo.spec.kind != "active"]


class Question(Dialog):
    """Asks before something is done."""

    def __init__(
        self,
        app: App,
        title: Said,
        text: Said,
        yes: Said,
        action: Callable[[], None],
        *,
        icon: str = "mdi:help-circle",
    ) -> None:
        super().__init__(app)
        self._title, self._text, self._yes, self.action, self.icon = title, text, yes, action, icon

    @property
    def title(self) -> str:
        return said(self._title)

    @property
    def text(self) -> str:
        return said(self._text)

    @property
    def yes(self) -> str:
        """The words of the button that does it."""
        return said(self._yes)

    @property
    def name(self) -> str:
        return f"{self.title} {self.text}"

    def build(self, sheet: Sheet) -> None:
        px = sheet.px
        wide = min(px(640), sheet.rect.w - px(40)) - px(MARGINS)
        tall = sheet.text_height(self.text, BODY, wide)
        room = self.frame(sheet, 640, self.heads(sheet) + tall + px(110), self.title, self.icon)
        sheet.block(self.text, BODY, pygame.Rect(room.x, room.y, room.w, room.h - px(84)))
        low = pygame.Rect(room.x, room.bottom - px(64), room.w, px(64))
        left, right = columns(low, 2, px(16))
        button(sheet, left, Face(_("Cancel"), "secondary", "mdi:close"), self.app.pop)
        button(sheet, right, Face(self.yes, "primary", "mdi:check-bold"), self._do)

    def _do(self) -> None:
        self.app.pop()
        self.action()


@dataclass(frozen=True)
class Item:
    """A line of a menu."""

    label: str
    icon: str
    action: Callable[[], None]
    kind: str = "secondary"
    reason: str = ""
    key: str = ""
    stays: bool = False
    shows: Callable[[], Iterable[str]] | None = None
    selected: bool = False
    sub: str = ""


class Menu(Dialog):
    """A list of buttons; choosing one closes the menu first."""

    def __init__(self, app: App, title: Said, items: Sequence[Item], icon: str = "mdi:menu") -> None:
        super().__init__(app)
        self._title, self._items, self.icon = title, items, icon
        self.scroll = Scroll(self.changed)

    @property
    def title(self) -> str:
        return said(self._title)

    @property
    def items(self) -> Sequence[Item]:
        """Its lines, in the language in use where they can be said anew."""
        return self._items

    @property
    def name(self) -> str:
        return self.title

    def build(self, sheet: Sheet) -> None:
        px = sheet.px
        each = px(64)
        tall = len(self.items) * (each + px(10)) + self.heads(sheet)
        room = self.frame(sheet, 560, tall, self.title, self.icon)
        with scroll_area(sheet, room, self.scroll, self.title) as area:
            for number, item in enumerate(self.items):
                place = area.take(each, px(10))
                node = button(
                    sheet, place, Face(item.label, item.kind, item.icon, item.key, sub=item.sub),
                    partial(self._do, item), reason=item.reason, selected=item.selected, id=f"line:{number}",
                )  # fmt: skip
                node.shows = item.shows
        self._corner(sheet)

    def _corner(self, sheet: Sheet) -> None:
        """Whoever wants nothing of all this closes it there."""
        right, side = sheet.places[PAPER].topright, sheet.px(48)
        spot = pygame.Rect(right[0] - sheet.px(10) - side, right[1] + sheet.px(8), side, side)
        icon_button(sheet, spot, "mdi:close", _("Close"), self.app.pop)

    def _do(self, item: Item) -> None:
        if not item.stays:
            self.app.pop()
        item.action()


class AskText(Dialog):
    """Asks for one line of text."""

    def __init__(
        self,
        app: App,
        title: str,
        text: str,
        done: Callable[[str], None],
        *,
        label: str = "",
        limit: int = 80,
    ) -> None:
        super().__init__(app)
        self.title, self.done, self.label = title, done, label
        self.entry = Entry(self.changed, text, limit=limit)

    @property
    def name(self) -> str:
        return self.title

    def opened(self) -> None:
        self.app.keyboard.focus = "entry:text"
        self.entry.select_all()

    def build(self, sheet: Sheet) -> None:
        px = sheet.px
        room = self.frame(sheet, 680, self.heads(sheet) + px(190), self.title, "mdi:pencil")
        self.entry.draw(
            sheet, pygame.Rect(room.x, room.y + px(8), room.w, px(56)), self.label or self.title, "entry:text"
        )
        low = pygame.Rect(room.x, room.bottom - px(64), room.w, px(64))
        left, right = columns(low, 2, px(16))
        button(sheet, left, Face(_("Cancel"), "secondary", "mdi:close"), self.app.pop)
        button(sheet, right, Face(_("OK"), "primary", "mdi:check-bold"), self._do)

    def key(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            if self.app.keyboard.focus == "entry:text":
                self._do()
                return True
            return False
        return self.app.keyboard.focus == "entry:text" and self.entry.key(event)

    def frames_per_second(self) -> int:
        return self.entry.frames_per_second()

    def live(self, target: pygame.Surface, now: float) -> None:
        self.entry.live(target, now, self.app.keyboard.focus == "entry:text")

    def closed(self) -> None:
        self.entry.close()

    def _do(self) -> None:
        text = self.entry.text.strip()
        self.app.pop()
        self.done(text)


class Message(Dialog):
    """Tells something at length, with an action or two."""

    def __init__(
        self,
        app: App,
        title: str,
        text: str,
        items: Sequence[Item] = (),
        icon: str = "mdi:information",
        close: str = "",
    ) -> None:
        super().__init__(app)
        self.title, self.text, self.items, self.icon = title, text, list(items), icon
        self.close_label = close
        self.scroll = Scroll(self.changed)

    @property
    def name(self) -> str:
        return f"{self.title} {self.text}"

    def build(self, sheet: Sheet) -> None:
        px = sheet.px
        wide = min(px(820), sheet.rect.w - px(40)) - px(MARGINS)
        tall = sheet.text_height(self.text, BODY, wide)
        room = self.frame(sheet, 820, self.heads(sheet) + tall + px(100), self.title, self.icon)
        body = pygame.Rect(room.x, room.y, room.w, room.h - px(84))
        with scroll_area(sheet, body, self.scroll, self.title) as area:
            paragraph(sheet, area, self.text, BODY, 0)
        low = pygame.Rect(room.x, room.bottom - px(64), room.w, px(64))
        icon = "mdi:check-bold" if self.close_label else "mdi:close"
        items = [*self.items, Item(self.close_label or _("Close"), icon, lambda: None, "primary")]
        for place, item in zip(columns(low, len(items), px(16)), items, strict=True):
            button(
                sheet,
                place,
                Face(item.label, item.kind, item.icon, item.key),
                partial(self._do, item),
            )

    def _do(self, item: Item) -> None:
        if not item.stays:
            self.app.pop()
        item.action()
