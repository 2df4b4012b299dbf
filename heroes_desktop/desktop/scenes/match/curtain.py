"""The curtain between secrets: nothing of the next person's view exists until it is opened."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from heroes_desktop.locale import _
from heroes_desktop.table.telling import for_person, tell

from ...art import Art, ButtonFace, Glow, HoldBar, Leather, Sign, Token, Velvet
from ...art.core import palette
from ...art.core.text import STYLES, Style
from ...input.node import Look
from ...motion.motion import ease_in_out
from ...paint.sheet import Sheet
from ...program.app import App
from ...widgets import Scroll
from ...widgets.fitting import gold_title
from ..pages.seating import portrait
from ..scene import Scene
from .chronicle import Line, draw_lines, head_line, told_line

if TYPE_CHECKING:
    from .table import TableScene

HOLD, OPEN, CLOSE = 700.0, 520.0, 380.0
_RECAP_FRAME = 62
"""Units of the recap's panel above and below its lines."""

FEW = 4
"""Lines of a recap that leave the portrait its full size."""

_HINT = Style("body", 18, "#E9CDB0", shadow=palette.BLACK)


class Curtain(Scene):
    """Full-screen velvet with the name of the one who may look next."""

    fades = False
    urgent = True

    def __init__(self, app: App, table: TableScene, seat: int, then: Callable[[], None]) -> None:
        super().__init__(app)
        self.table = table
        self.seat = seat
        self.then = then
        self._held_since: float | None = None
        self._opening: float | None = None
        self._closing = app.clock.now()
        self._old: pygame.Surface | None = None
        self._scroll = Scroll(self.changed)

    @property
    def person(self) -> str:
        return self.table.look.seat_names[self.seat]

    @property
    def name(self) -> str:
        return _("Pass the screen to {name}").format(name=self.person)

    def opened(self) -> None:
        self.app.sound.play("curtain")
        self._closing = self.app.clock.now()
        self._old = self.app.canvas.copy() if self.app.frames else None

    def back(self) -> None:
        self.table.menu()

    # layout

    def build(self, sheet: Sheet) -> None:
        px, canvas = sheet.px, sheet.rect
        sheet.art(Velvet(canvas.w, canvas.h), 0, 0)
        middle = canvas.centerx
        recap = self._recap_lines()
        tall = canvas.h / sheet.metrics.factor
        full = 268 if tall >= 1200 or len(recap) <= FEW else 176
        size = px(full if tall >= 900 else 170 if tall >= 700 else 110)
        player = self.table.look.players[self.seat]
        top = px(192) if tall >= 900 else px(72)
        light = Glow(size, size, "active", "disc")
        sheet.art(light, middle, top, "midtop", 190)
        face = sheet.art(portrait(self.table.board, self.table.look, self.seat, size), middle, top, "midtop")
        spot = (face.right - size // 8, face.bottom - size // 8)
        sheet.art(Token(round(size * 0.27), player.colour, rim="#FFF8E8", lift=1), *spot, "center")
        sheet.art(Sign(round(size * 0.15), player.shape, "#FFF8E8"), *spot, "center")
        low = tall < 900 or full < 268
        y = self._title(sheet, middle, face.bottom + px(14 if low else 24), 52 if low else 60)
        line = Style("strong", 24, "#FFE9C4", shadow=palette.BLACK, align="center")
        words = _("Your secrets stay hidden until you are ready. Others, look away!")
        wide = min(canvas.w - px(80), px(1100))
        place = sheet.block(words, line, pygame.Rect(middle - wide // 2, y, wide, px(76)), "midtop")
        y = place.bottom + px(10 if low else 18)
        hold = pygame.Rect(0, y, min(px(460), canvas.w - px(60)), px(80 if low else 92))
        hold.centerx = middle
        self._button(sheet, hold)
        hint = sheet.letters.line_height(_HINT)
        self._recap(
            sheet, pygame.Rect(middle - px(596), hold.bottom + hint + px(8), px(1192), canvas.bottom), recap
        )

    def _title(self, sheet: Sheet, middle: int, y: int, largest: int) -> int:
        width = sheet.rect.w - sheet.px(80)
        gold = gold_title(sheet, self.name, sheet.px(largest), 800, width, least=18)
        place = sheet.art(gold, middle, y, "midtop")
        sheet.node(self.name, "text", place)
        return place.bottom + sheet.px(8)

    def _button(self, sheet: Sheet, rect: pygame.Rect) -> None:
        px, art = sheet.px, sheet.ui.art
        ink = palette.BUTTON_INK["primary"]
        words = sheet.letters.line(_("Hold to reveal"), Style("head", 30, ink), rect.w - px(90))
        icon = art.icon("mdi:eye", px(40), ink)
        wide = words.get_width() + px(52)

        def paint(target: pygame.Surface, look: Look) -> None:
            art.blit(target, ButtonFace(rect.w, rect.h, "primary", look, lift=3), rect.x, rect.y)
            left = rect.centerx - wide // 2
            target.blit(icon, icon.get_rect(midleft=(left, rect.centery - px(4))))
            target.blit(words, words.get_rect(midleft=(left + px(52), rect.centery - px(4))))
            self._paint_hold(target, rect, px, art)

        sheet.painted(_("Hold to reveal"), "button", rect, paint, hold=self.hold, key="SPACE", id="reveal")
        sheet.text(_("or hold the space bar"), _HINT, rect.centerx, rect.bottom + px(4), "midtop", rect.w)

    def _paint_hold(
        self, target: pygame.Surface, rect: pygame.Rect, px: Callable[[float], int], art: Art
    ) -> None:
        bar = HoldBar(rect.w - px(44), px(6), round(self.share() * 50) * 20)
        art.blit(target, bar, rect.x + px(22), rect.bottom - px(14))

    def _recap_lines(self) -> list[Line]:
        """What everybody saw since this person last held the screen; what happened to them comes first."""
        table = self.table
        view = table.play.view(None)
        told = tell(table.board.declared, table.texts, view, table.play.recap(self.seat))
        groups = for_person(told, self.seat, partial(table.board.event_seat, view))
        found: list[Line] = []
        for seat, part in groups:
            found += [head_line(self._whose(seat), seat)] if len(groups) > 1 else []
            found += [told_line(view, each, table.board) for each in part]
        return found

    def _whose(self, seat: int | None) -> str:
        """What stands over the lines of a player."""
        if seat is None:
            return _("At the table")
        return _("What happened to you") if seat == self.seat else self.table.look.seat_names[seat]

    def _recap(self, sheet: Sheet, room: pygame.Rect, recap: list[Line]) -> None:
        if not recap:
            return
        px = sheet.px
        room.w = min(room.w, sheet.rect.w - px(48))
        room.centerx = sheet.rect.centerx
        free = sheet.rect.bottom - px(20) - room.y - px(8)
        step = max(px(30), sheet.letters.line_height(STYLES["log"]) + px(6))
        if free < px(_RECAP_FRAME) + step:
            return
        rect = pygame.Rect(room.x, room.y + px(8), room.w, min(free, px(_RECAP_FRAME) + len(recap) * step))
        sheet.art(Leather(rect.w, rect.h, "recap", lift=2), rect.x, rect.y)
        left, y = rect.x + px(24), rect.y + px(12)
        head = _("Since your last turn (what everybody saw)")
        sheet.text(head, Style("head", 18, palette.GOLD_HIGH), left, y, "topleft", rect.w - px(48))
        body = pygame.Rect(left, y + px(34), rect.w - px(48), rect.bottom - px(12) - y - px(34))
        draw_lines(sheet, body, recap, self.table.look.players, self._scroll, lambda _subject: None)

    # holding and opening

    def share(self) -> float:
        """How far the button has been held, 0 to 1."""
        if self._opening is not None:
            return 1.0
        if self._held_since is None:
            return 0.0
        return min(1.0, (self.app.clock.now() - self._held_since) / HOLD)

    def hold(self, on: bool) -> None:
        """Press or let go of the button."""
        if self._opening is not None:
            return
        self._held_since = self.app.clock.now() if on else None
        if on:
            self.app.after(HOLD, self._reveal)
        self.app.redraw()

    def _reveal(self) -> None:
        if self._held_since is None or self._opening is not None or self.share() < 1:
            return
        self._opening = self.app.clock.now()
        self.app.sound.play("curtain")
        velvet = self.app.ui.art.get(Velvet(*self.app.canvas.get_size()))
        self._opened()
        duration = self.app.prefs.duration(OPEN)
        if duration > 0 and not self.app.prefs.reduced_motion and self.app.top is self.table:
            self.table.open_curtain(velvet, duration)

    def _opened(self) -> None:
        """From now on only the person named is looking."""
        self.app.pop()
        self.then()

    def frames_per_second(self) -> int:
        now = self.app.clock.now()
        closing = self._old is not None and now - self._closing < self.app.prefs.duration(CLOSE)
        return 60 if self._held_since is not None or closing else 0

    def live(self, target: pygame.Surface, now: float) -> None:
        if self._held_since is not None and self.sheet is not None:
            for node in self.sheet.root.walk():
                if node.id == "reveal" and node.paint is not None:
                    node.paint(target, "down")
        self._paint_closing(target, now)

    def _paint_closing(self, target: pygame.Surface, now: float) -> None:
        """The halves close over what the last person saw."""
        duration = self.app.prefs.duration(CLOSE)
        passed = now - self._closing
        if self._old is None or duration <= 0 or passed >= duration or self.app.prefs.reduced_motion:
            self._old = None
            return
        gap = round(target.get_width() / 2 * (1 - ease_in_out(passed / duration)))
        middle = target.get_width() // 2
        target.blit(self._old, (middle - gap, 0), pygame.Rect(middle - gap, 0, 2 * gap, target.get_height()))
