"""Who plays? The number of people, then the way to play: the second touch starts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import pygame

from heroes_desktop.engine import SetupError
from heroes_desktop.games.shared.lessons import taught
from heroes_desktop.games.shared.room import texts
from heroes_desktop.kiosk.inviting import Way, planned, ways
from heroes_desktop.kiosk.names import hero, next_hero
from heroes_desktop.library import LibraryError, Seat, start_lesson
from heroes_desktop.locale import _, counted
from heroes_desktop.table.arranging import kinds_of, most_people

from ...art import ButtonFace, Crest, HubCard, Parchment, PlayerSign
from ...art.core import palette
from ...art.core.text import Style
from ...input.node import Look
from ...paint.sheet import Sheet, WrittenText
from ...program.app import App
from ...widgets import Face, Scroll, button, choice, heading, leather, scroll_area
from ...widgets.fitting import largest
from ...widgets.rows import Stack, columns
from ...widgets.scroll import Area
from ..hub.game_card import draw_words
from ..pages.page import Page
from .host import Kiosk
from .table import GuestTable

_MODE = Style("head", 23, palette.HEADING)
_TOLD = Style("body", 18, palette.INK, line=1.2)
_COUNT = Style("label", 18, palette.INK_2)
_NAME = Style("label", 20, palette.PAPER_HIGH)
LETTERS = (1.4, 1.3, 1.2, 1.1, 1.0)
"""How large the ways to play may be written: as large as there is room."""
TALLEST = 240
"""Units of height a way to play takes where there is room."""


class _Row(NamedTuple):
    """How one way to play is written: styles, widths and heights."""

    mode: Style
    told: Style
    players: Style
    wide: int
    stacked: bool
    head: int
    line: int
    words: int
    tall: int


class WhoPlays(Page):
    """One game: how many people, under which names, and what they can play."""

    def __init__(
        self, app: App, kiosk: Kiosk, game: str, invited: Sequence[tuple[str, palette.PlayerLook]] = ()
    ) -> None:
        super().__init__(app)
        self.kiosk, self.game = kiosk, game
        self.invited = list(invited)
        """Guests of a game night, whose names and signs stay as they are."""
        self.people = len(invited) or 1
        levels = kiosk.config.levels
        self.level = "normal" if "normal" in levels else levels[0]
        self.names = [name for name, _look in invited]
        taken = [] if invited else self._expected()
        while len(self.names) < most_people(game):
            self.names.append(hero([*self.names, *taken]))
        self.scroll = Scroll(self.changed)

    def _expected(self) -> list[str]:
        """Names of a game night going on: whoever wears one of them would play for it."""
        try:
            tonight = self.app.library.evenings.tonight()
        except LibraryError:
            return []
        return [guest.name for guest in tonight.guests] if tonight is not None else []

    def _look(self, number: int) -> palette.PlayerLook:
        """The sign of a seat."""
        own = [look for _name, look in self.invited]
        rest = [look for look in palette.PLAYERS if look not in own]
        return [*own, *rest, *palette.PLAYERS][number]

    @property
    def title(self) -> str:
        return texts(self.game).title()

    def build(self, sheet: Sheet) -> None:
        px = sheet.px
        room = self.frame(sheet)
        wide = round(room.w * (0.42 if sheet.metrics.wide else 0.46))
        left = pygame.Rect(room.x, room.y, wide, room.h)
        self._who(sheet, left)
        right = pygame.Rect(left.right + px(18), room.y, room.right - left.right - px(18), room.h)
        self._ways(sheet, right)

    # who

    def _who(self, sheet: Sheet, rect: pygame.Rect) -> None:
        px = sheet.px
        inside = leather(sheet, rect, "who", ornament=True)
        inside = heading(sheet, _("How many of you?"), inside, dark=True, icon="mdi:account-group")
        stack = Stack(inside, px(14))
        if self.game in taught():
            face = Face(_("Learn it"), "secondary", "mdi:school", size=21)
            button(sheet, stack.bottom(px(62)), face, self._learn)
        if self._with_computers() and len(self._on_offer()) > 1:
            self._levels(sheet, stack)
        numbers = [self.people] if self.invited else range(1, most_people(self.game) + 1)
        for place, number in zip(columns(stack.top(px(96)), len(numbers), px(12)), numbers, strict=True):
            chosen = number == self.people
            face = Face(str(number), "primary" if chosen else "secondary", size=34)
            name = counted("{n} person", "{n} people", number)
            button(
                sheet, place, face, partial(self._count, number), name=name, role="choice", selected=chosen,
                id=f"people:{number}",
            )  # fmt: skip
        self._names(sheet, stack.rect)

    def _levels(self, sheet: Sheet, stack: Stack) -> None:
        px = sheet.px
        words = {"random": _("random"), "easy": _("easy"), "normal": _("normal"), "hard": _("hard")}
        values = [(level, words.get(level, level)) for level in self._on_offer()]
        choice(sheet, stack.bottom(px(58)), _("Computers"), values, self.level, self._rank)
        strip = stack.bottom(max(px(26), sheet.letters.line_height(_COUNT)))
        sheet.text(
            _("Computers"), _COUNT.but(colour=palette.MUTED), strip.x, strip.centery, "midleft", strip.w
        )

    def _on_offer(self) -> list[str]:
        """The levels of the kiosk that this game has."""
        return [level for level in self.kiosk.config.levels if level in kinds_of(self.game)]

    def _with_computers(self) -> bool:
        return any(way.computers for way in ways(self.game, self.people))

    def _names(self, sheet: Sheet, rect: pygame.Rect) -> None:
        """A chip for each person; a touch gives the next name of the list. Below, with room, the game."""
        px = sheet.px
        across = 1 if self.people == 1 or rect.w < px(420) else 2
        rows = -(-self.people // across)
        high = min(px(68), (rect.h - px(10) * (rows - 1)) // rows)
        if high < px(48):
            return
        for number in range(self.people):
            row = pygame.Rect(rect.x, rect.y + number // across * (high + px(10)), rect.w, high)
            self._chip(sheet, columns(row, across, px(10))[number % across], number)
        top = rect.y + rows * (high + px(10)) + px(6)
        room = pygame.Rect(rect.x, top, rect.w, rect.bottom - top)
        if room.h >= px(240):
            wide = min(room.w, round(room.h / 1.3))
            place = pygame.Rect(room.centerx - wide // 2, room.y, wide, room.h)
            sheet.art(HubCard(place.w, place.h, self.game, lift=2), *place.topleft)
            said = texts(self.game)
            words = pygame.Rect(place.x + px(16), round(place.y + place.h * 0.62), place.w - px(32), 0)
            words.h = place.bottom - px(16) - words.y
            draw_words(sheet, words, said.title(), said.tagline())
        elif room.h >= px(120):
            sheet.art(Crest(min(px(170), room.h - px(20)), self.game), *room.center, "center")

    def _chip(self, sheet: Sheet, rect: pygame.Rect, number: int) -> None:
        px, art, name = sheet.px, sheet.ui.art, self.names[number]
        sign = PlayerSign(px(30), self._look(number))
        words = sheet.letters.line(name, _NAME, rect.w - px(110))
        turn = None if number < len(self.invited) else art.icon("mdi:refresh", px(24), palette.MUTED)

        def paint(target: pygame.Surface, look: Look) -> None:
            art.blit(target, ButtonFace(rect.w, rect.h, "ghost", look, lift=1), rect.x, rect.y)
            art.blit(target, sign, rect.x + px(14), rect.centery - px(15))
            target.blit(words, words.get_rect(midleft=(rect.x + px(56), rect.centery)))
            if turn is not None:
                target.blit(turn, turn.get_rect(midright=(rect.right - px(14), rect.centery)))

        placed = words.get_rect(midleft=(rect.x + px(56), rect.centery))
        sheet.texts.append(WrittenText(name, placed, rect, sheet.clipped))
        told = _("Name: {name}").format(name=name)
        if turn is None:
            sheet.painted(told, "text", rect, paint, id=f"name:{number}")
            return
        sheet.painted(
            told, "button", rect, paint, action=partial(self._rename, number), hint=_("Another name"),
            id=f"name:{number}",
        )  # fmt: skip

    # ways

    def _ways(self, sheet: Sheet, rect: pygame.Rect) -> None:
        inside = leather(sheet, rect, "ways", ornament=True)
        title = _("Touch what you want to play")
        inside = heading(sheet, title, inside, dark=True, icon="mdi:play-circle")
        found = ways(self.game, self.people)

        def fits(share: float) -> bool:
            tall = (self._row(sheet, inside.w, way, share).tall + sheet.px(14) for way in found)
            return sum(tall) <= inside.h

        share = largest(LETTERS, fits)
        each = min(sheet.px(TALLEST), inside.h // max(1, len(found)) - sheet.px(14))
        with scroll_area(sheet, inside, self.scroll, title) as area:
            for way in found:
                row = self._row(sheet, area.rect.w, way, share)
                self._way(sheet, area, way, row._replace(tall=max(row.tall, each)))

    def _row(self, sheet: Sheet, width: int, way: Way, share: float) -> _Row:
        """How a way to play is written where so much width is given."""
        px = sheet.px
        mode, told, count = (style.but(size=style.size * share) for style in (_MODE, _TOLD, _COUNT))
        wide = width - px(48) - px(76)
        beside = sheet.letters.size(self._company(way), count)[0] + px(16)
        stacked = sheet.letters.size(way.mode.label, mode)[0] + beside > wide
        head = sheet.text_height(way.mode.label, mode, wide)
        line = sheet.letters.line_height(count) if stacked else 0
        words = head + line + sheet.text_height(way.mode.explanation, told, wide)
        tall = max(px(112 * share), words + px(36))
        return _Row(mode, told, count, wide, stacked, head, line, words, tall)

    def _way(self, sheet: Sheet, area: Area, way: Way, row: _Row) -> None:
        px, art = sheet.px, sheet.ui.art
        rect = area.take(row.tall, px(14))
        spec = Parchment(rect.w, rect.h, way.mode.id, torn=False, lift=2)

        def paint(target: pygame.Surface, look: Look) -> None:
            art.blit(target, spec.but(state="hover") if look != "up" else spec, rect.x, rect.y)

        sheet.painted(
            way.mode.label, "button", rect, paint, action=partial(self.start, way),
            id=f"way:{way.mode.id}",
        )  # fmt: skip
        left, top = rect.x + px(24), rect.y + (rect.h - row.words) // 2
        sheet.icon("mdi:play-circle", rect.right - px(26), rect.centery, 54, palette.HEADING, "midright")
        sheet.block(way.mode.label, row.mode, pygame.Rect(left, top, row.wide, row.head), fit=False)
        if row.stacked:
            sheet.text(self._company(way), row.players, left, top + row.head, "topleft", row.wide)
        else:
            sheet.text(self._company(way), row.players, left + row.wide, top + row.head // 2, "midright")
        above = row.head + row.line
        place = pygame.Rect(left, top + above, row.wide, row.words - above)
        sheet.block(way.mode.explanation, row.told, place, fit=False)

    def _company(self, way: Way) -> str:
        if way.computers:
            return counted("with {n} computer", "with {n} computers", way.computers)
        return _("alone") if way.people == 1 else counted("{n} person", "{n} people", way.people)

    # what the buttons do

    def _count(self, number: int) -> None:
        self.people = number
        self.scroll.offset = 0
        self.changed()

    def _rank(self, level: str) -> None:
        self.level = level
        self.changed()

    def _rename(self, number: int) -> None:
        self.names[number] = next_hero(self.names[number], [*self.names, *self._expected()])
        self.changed()

    def _learn(self) -> None:
        try:
            session = start_lesson(self.app.library, self.game)
        except LibraryError as error:
            self.app.toast(str(error))
            return
        self.kiosk.begun(self.game)
        self.app.replace(GuestTable(self.app, session, self.kiosk))

    def start(self, way: Way) -> None:
        """Deal the first cards."""
        plan = planned(self.game, way, self.names, self.level)
        try:
            looks = [self._look(number) for number in range(len(plan.chairs))]
            seats = [
                Seat(chair.name, chair.player, None, look.colour, look.shape)
                for chair, look in zip(plan.chairs, looks, strict=True)
            ]
            session = plan.begin(self.app.library, seats)
        except (SetupError, LibraryError) as error:
            self.app.toast(str(error))
            return
        self.kiosk.begun(self.game)
        self.app.replace(GuestTable(self.app, session, self.kiosk))
