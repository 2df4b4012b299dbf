"""Behind the PIN: what the kiosk was used for, how it is, and the ways to end it."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import partial

import pygame

from heroes_desktop import __version__
from heroes_desktop.games import catalogue
from heroes_desktop.games.shared.room import texts
from heroes_desktop.kiosk import best
from heroes_desktop.kiosk.exporting import export_evening
from heroes_desktop.kiosk.figures import Day, total
from heroes_desktop.kiosk.watching import Watched, read_watched
from heroes_desktop.library import LibraryError
from heroes_desktop.library.doctor import check_up
from heroes_desktop.locale import _, counted

from ...art.core import palette
from ...art.core.text import Style
from ...paint.sheet import Sheet
from ...program.app import App
from ...widgets import Face, Scroll, button, decimal, heading, leather, paper, scroll_area
from ...widgets.fitting import largest
from ...widgets.rows import Stack, columns
from ..dialogs.dialog import Question
from ..pages.page import Page
from .host import Kiosk

_LINE = Style("body", 19, palette.INK)
_VALUE = Style("label", 19, palette.HEADING)
LETTERS = (1.5, 1.35, 1.2, 1.1, 1.0)
"""How large figures may be: as large as there is room."""


class OperatorPage(Page):
    """Figures of this evening and of all, health, and what can be done."""

    def __init__(self, app: App, kiosk: Kiosk) -> None:
        super().__init__(app)
        self.kiosk = kiosk
        self.scroll = Scroll(self.changed)
        self.health_scroll = Scroll(self.changed)
        try:
            self.days = kiosk.figures.days()
        except LibraryError:
            self.days = {}
        self.watched = read_watched(kiosk.files.watch)
        self.health = self._check()

    @property
    def title(self) -> str:
        return _("This kiosk")

    def _check(self) -> str:
        """How the library is, in one sentence."""
        if not self.app.library.lasting:
            return _("Nothing can be stored at present.")
        found = check_up(self.kiosk.files.home)
        if found.problem:
            return found.problem
        size = decimal(found.size / 1_000_000)
        return _("In order; {size} MB, {backups}.").format(
            size=size, backups=counted("{n} backup", "{n} backups", len(found.backups))
        )

    def build(self, sheet: Sheet) -> None:
        px = sheet.px
        room = self.frame(sheet)
        stack = Stack(room, px(16))
        self._buttons(sheet, stack.bottom(px(176)))
        left, right = columns(stack.rect, 2, px(18))
        self._figures(sheet, left)
        self._health(sheet, right)

    # figures

    def _figures(self, sheet: Sheet, rect: pygame.Rect) -> None:
        px = sheet.px
        inside = paper(sheet, rect, "figures")
        inside = heading(sheet, _("Figures"), inside, icon="mdi:chart-bar")
        today = self.days.get(self.kiosk.evening, Day())
        parts = [(_("This evening"), self._lines(today)), (_("All evenings"), self._lines(total(self.days)))]
        lines = sum(1 + len(figures) for _title, figures in parts)
        share = largest(LETTERS, lambda share: lines * px(40 * share) <= inside.h)
        title_style, line_style = (each.but(size=each.size * share) for each in (_VALUE, _LINE))
        with scroll_area(sheet, inside, self.scroll, _("Figures")) as area:
            for title, figures in parts:
                strip = area.take(sheet.letters.line_height(title_style), px(6))
                sheet.text(title, title_style, strip.x, strip.y, "topleft", strip.w)
                for label, value in figures:
                    self._line(sheet, area.take(px(32 * share), px(2)), label, value, line_style)
                area.skip(px(16))

    def _lines(self, day: Day) -> list[tuple[str, str]]:
        found = [
            (_("Guests"), str(day.guests)),
            (_("Hours played"), decimal(day.seconds / 3600)),
        ]
        for game in catalogue:
            started, finished = day.started.get(game, 0), day.finished.get(game, 0)
            if started:
                told = _("{n}, to the end: {finished}").format(n=started, finished=finished)
                found.append((texts(game).title(), told))
        return found

    def _line(self, sheet: Sheet, rect: pygame.Rect, label: str, value: str, style: Style) -> None:
        wide = min(rect.w // 2, int(sheet.letters.size(value, style)[0]) + 2)
        sheet.text(value, style, rect.right, rect.centery, "midright", wide)
        sheet.text(label, style, rect.x, rect.centery, "midleft", rect.w - wide - sheet.px(12))

    # health

    def _health(self, sheet: Sheet, rect: pygame.Rect) -> None:
        px = sheet.px
        inside = leather(sheet, rect, "health", ornament=True)
        inside = heading(sheet, _("Health"), inside, dark=True, icon="mdi:heart")
        told, scroll = self._told(), self.health_scroll

        def sized(share: float) -> Style:
            return _LINE.but(size=_LINE.size * share, colour=palette.ON_LEATHER)

        def fits(share: float) -> bool:
            tall = (sheet.text_height(words, sized(share), inside.w) + px(10) for words in told)
            return sum(tall) <= inside.h

        style = sized(largest(LETTERS, fits))
        with scroll_area(sheet, inside, scroll, _("Health")) as area:
            for words in told:
                tall = sheet.text_height(words, style, area.rect.w)
                colour = palette.DANGER if words in self.kiosk.problems else style.colour
                sheet.block(words, style.but(colour=colour), area.take(tall, px(10)), fit=False)

    def _told(self) -> Sequence[str]:
        watched = self.watched or Watched()
        told = [
            _("Library: {health}").format(health=self.health),
            _("Started: {starts}; crashed: {crashes}; frozen: {freezes}").format(
                starts=watched.starts, crashes=watched.crashes, freezes=watched.freezes
            ),
            _("Waiting matches: {n}").format(n=self._waiting()),
            _("Configuration: {file}").format(file=self.kiosk.files.config),
            _("Version {version}, running for {hours} hours").format(
                version=__version__, hours=decimal(self.kiosk.running / 3_600_000)
            ),
        ]
        if watched.last:
            told.insert(2, _("Last trouble: {trouble}").format(trouble=watched.last))
        return [*told, *self.kiosk.problems]

    def _waiting(self) -> int:
        try:
            return len(self.kiosk.waiting.all())
        except LibraryError:
            return 0

    # what can be done

    def _buttons(self, sheet: Sheet, rect: pygame.Rect) -> None:
        quiet = self.kiosk.hushed == self.kiosk.evening
        sound = _("Sound again") if quiet else _("No sound this evening")
        muted = "mdi:volume-high" if quiet else "mdi:volume-off"
        faces: list[tuple[Face, Callable[[], None]]] = [
            (Face(_("Back to the games"), "primary", "mdi:play-circle", size=20), self.back),
            (Face(sound, "secondary", muted, size=19), self._hush),
            (Face(_("Wipe the names off the board"), "secondary", "mdi:eraser", size=19), self._unsign),
            (Face(_("Export the evening"), "secondary", "mdi:content-save", size=19), self._export),
            (Face(_("Close the evening"), "secondary", "mdi:weather-sunset", size=19), self._close),
            (Face(_("End the kiosk"), "final", "mdi:door", size=20), self._end),
        ]
        gap = sheet.px(14)
        high = (rect.h - gap) // 2
        rows = [pygame.Rect(rect.x, y, rect.w, high) for y in (rect.y, rect.bottom - high)]
        places = [place for row in rows for place in columns(row, len(faces) // 2, gap)]
        for place, (face, action) in zip(places, faces, strict=True):
            button(sheet, place, face, action)

    def back(self) -> None:
        self.app.home()

    def _hush(self) -> None:
        self.kiosk.hush()
        self.changed()

    def _unsign(self) -> None:
        text = _("Names that guests have written go; the results stay, under the names of heroes.")
        self._ask(_("Wipe the names off the board?"), text, _("Wipe"), self._unsigned)

    def _unsigned(self) -> None:
        try:
            best.unsign(self.app.library)
        except LibraryError as error:
            self.app.toast(str(error))
        self.changed()

    def _export(self) -> None:
        try:
            path = export_evening(self.app.library, self.kiosk.files.exports, self.kiosk.evening)
        except (LibraryError, OSError) as error:
            reason = os.strerror(error.errno) if isinstance(error, OSError) and error.errno else str(error)
            self.app.toast(_("The evening could not be written: {reason}").format(reason=reason))
        else:
            self.app.toast(_("Written to {path}").format(path=path))

    def _ask(self, title: str, text: str, yes: str, action: Callable[[], None]) -> None:
        self.app.push(Question(self.app, title, text, yes, action))

    def _close(self) -> None:
        text = _("Waiting matches and the results of the evening go; its figures stay.")
        self._ask(_("Close the evening?"), text, _("Close the evening"), self._closed)

    def _closed(self) -> None:
        try:
            self.kiosk.clear_evening()
        except LibraryError as error:
            self.app.toast(str(error))
        self.changed()

    def _end(self) -> None:
        text = _("The window closes and does not come back by itself.")
        self._ask(_("End the kiosk?"), text, _("End"), partial(self.kiosk.end))
