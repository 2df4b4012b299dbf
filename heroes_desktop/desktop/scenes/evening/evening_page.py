"""The evening going on: who is here, who plays next, how the table stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

import pygame

from heroes_desktop.games import catalogue, rooms
from heroes_desktop.games.shared.room import texts
from heroes_desktop.library import Evening, Guest, LibraryError
from heroes_desktop.locale import _, counted
from heroes_desktop.table.arranging import most_people
from heroes_desktop.table.evening import Night, look_back, night

from ...art import PlayerSign
from ...art.core import palette
from ...paint.sheet import Sheet
from ...program.app import App
from ...widgets import Face, Scroll, button, heading, paper, scroll_area
from ...widgets.rows import Stack, columns
from ..dialogs.dialog import AskText, Item, Menu, Question
from ..match.top_bar import Tool
from ..pages.new_match import NewMatch
from ..pages.page import Page
from .closing import Closing
from .counting import count_deeds
from .first_steps import TALL, draw_first_steps
from .joining import Joining
from .ranking import draw_ranking, look_of, ranking_height

Seat: TypeAlias = Callable[[str, Sequence[Guest]], None]
"""Lets guests sit down to a game."""


def open_evening(
    app: App, seat: Seat | None = None, files: bool = True, games: Sequence[str] | None = None
) -> None:
    """The evening going on, or a new one."""
    evenings = app.library.evenings
    evening = evenings.tonight() or evenings.begin(_("Game night"))
    app.push(EveningPage(app, evening, seat, files, games))


class EveningPage(Page):
    """Guests on the left, the table of the evening on the right, the next match below.

    seat: how guests come to a match; None: by the page of new matches. files: whether one may be written.
    games: those on offer; None: all.
    """

    def __init__(
        self,
        app: App,
        evening: Evening,
        seat: Seat | None = None,
        files: bool = True,
        games: Sequence[str] | None = None,
    ) -> None:
        super().__init__(app)
        self.evening, self.files = evening, files
        self.games = list(catalogue) if games is None else games
        self.most = max((most_people(game) for game in self.games), default=0)
        """How many guests fit at the largest table."""
        self.typing = seat is None
        """Whether there is a keyboard: guests of a kiosk have none."""
        self.seat = seat or self._new_match
        self.playing: set[int] = {guest.number for guest in evening.guests[: self.most]}
        self.scrolls = [Scroll(self.changed) for _part in range(2)]
        self.night: Night = night(app.library, evening)

    @property
    def title(self) -> str:
        return self.evening.name if self.typing else _("Game night")  # guests may speak another language

    def opened(self) -> None:
        self.refresh()

    def resumed(self) -> None:
        self.refresh()

    def refresh(self) -> None:
        """Read the evening again: somebody has joined, or a match has ended."""
        count_deeds(self.app, self.evening, self._read)
        self._read()

    def _read(self) -> None:
        self.evening = self.app.library.evenings.find(self.evening.id)
        self.night = night(self.app.library, self.evening)
        self.changed()

    # layout

    def build(self, sheet: Sheet) -> None:
        px = sheet.px
        rename = [Tool("mdi:pencil", _("Rename the evening"), self._rename)]
        room = self.frame(sheet, rename if self.typing else [])
        low = pygame.Rect(room.x, room.bottom - px(84), room.w, px(84))
        body = pygame.Rect(room.x, room.y, room.w, low.y - px(18) - room.y)
        left = pygame.Rect(body.x, body.y, round(body.w * 0.34), body.h)
        self._guests(sheet, left)
        right = pygame.Rect(left.right + px(18), body.y, body.right - left.right - px(18), body.h)
        self._table(sheet, right)
        self._buttons(sheet, low)

    def _table(self, sheet: Sheet, rect: pygame.Rect) -> None:
        """The table of the evening; before the first match there is room to tell how it goes."""
        if not self.evening.guests:
            draw_first_steps(sheet, rect)
            return
        stack = Stack(rect, sheet.px(18))
        steps = stack.bottom(sheet.px(TALL))
        if not self.night.played and stack.rect.h >= ranking_height(sheet, len(self.evening.guests)):
            draw_first_steps(sheet, steps)
            rect = stack.rect
        draw_ranking(sheet, rect, self.night, self.scrolls[1])

    def _guests(self, sheet: Sheet, rect: pygame.Rect) -> None:
        px, title = sheet.px, _("Who plays next?")
        room = heading(sheet, title, paper(sheet, rect, "guests"), icon="mdi:account-group")
        join = pygame.Rect(room.x, room.bottom - px(68), room.w, px(68))
        list_room = pygame.Rect(room.x, room.y, room.w, join.y - px(14) - room.y)
        with scroll_area(sheet, list_room, self.scrolls[0], title) as area:
            for guest in self.evening.guests:
                self._guest(sheet, area.take(px(66), px(10)), guest)
        kind = "secondary" if self.evening.guests else "primary"
        face = Face(_("Join"), kind, "mdi:account-plus", "J", 22)
        button(sheet, join, face, self._join, id="join")

    def _guest(self, sheet: Sheet, rect: pygame.Rect, guest: Guest) -> None:
        px, plays = sheet.px, guest.number in self.playing
        sheet.art(PlayerSign(px(40), look_of(guest), lift=1), rect.x + px(28), rect.centery, "center")
        place = pygame.Rect(rect.x + px(60), rect.y, rect.w - px(60), rect.h)
        icon = "mdi:check-bold" if plays else "mdi:sleep"
        said = (
            _("{name} plays").format(name=guest.name)
            if plays
            else _("{name} watches").format(name=guest.name)
        )
        button(
            sheet, place, Face(guest.name, "primary" if plays else "paper", icon, size=21),
            partial(self._toggle, guest.number), name=said, role="toggle", selected=plays,
            id=f"guest:{guest.number}",
        )  # fmt: skip

    def _buttons(self, sheet: Sheet, rect: pygame.Rect) -> None:
        end, play = columns(rect, 2, sheet.px(18))
        button(sheet, end, Face(_("Close the evening"), "final", "mdi:flag-checkered", size=22), self._end)
        number, reason = len(self._players()), ""
        label = counted("Play a match with {n} guest", "Play a match with {n} guests", number)
        if not number:
            label = reason = _("Touch who plays next")
        elif number > self.most:
            label = counted("At most {n} guest at a table", "At most {n} guests at a table", self.most)
            reason = label
        face = Face(label, "primary", "mdi:play-circle", "SPACE", 26)
        button(sheet, play, face, self._choose_game, reason=reason, id="play")

    # what the buttons do

    def _players(self) -> list[Guest]:
        return [guest for guest in self.evening.guests if guest.number in self.playing]

    def _games(self) -> list[str]:
        """Games that have a seat for everybody who plays."""
        number = len(self._players())
        return [game for game in self.games if 0 < number <= most_people(game)]

    def _toggle(self, guest: int) -> None:
        self.playing ^= {guest}
        self.changed()

    def _join(self) -> None:
        self.app.push(Joining(self.app, self.evening, self._joined, typing=self.typing))

    def _joined(self) -> None:
        self.refresh()
        if len(self.playing) < self.most:
            self.playing.add(self.evening.guests[-1].number)
        self.changed()

    def _rename(self) -> None:
        self.app.push(AskText(self.app, _("Name of the evening"), self.evening.name, self._renamed, limit=40))

    def _renamed(self, name: str) -> None:
        if not name:
            return
        try:
            self.app.library.evenings.rename(self.evening.id, name)
        except LibraryError as error:
            self.app.toast(str(error))
        self.refresh()

    def _choose_game(self) -> None:
        items = [
            Item(texts(game).title(), rooms[game].look.crest, partial(self.seat, game, self._players()))
            for game in self._games()
        ]
        self.app.push(Menu(self.app, _("Which game?"), items, "mdi:cards-playing"))

    def _new_match(self, game: str, guests: Sequence[Guest]) -> None:
        page = NewMatch(self.app, game)
        page.plan.invite([(guest.name, palette.PLAYERS.index(look_of(guest))) for guest in guests])
        self.app.push(page)

    def _end(self) -> None:
        text = _("The awards are given, and nothing counts any more.")
        yes = _("Close the evening")
        self.app.push(
            Question(self.app, _("Close the evening?"), text, yes, self._close, icon="mdi:flag-checkered")
        )

    def _close(self) -> None:
        try:
            while look_back(self.app.library, self.evening):
                pass
            self._read()
            self.app.library.evenings.close(self.evening.id)
        except LibraryError as error:
            self.app.toast(str(error))
            return
        self.app.replace(Closing(self.app, night(self.app.library, self.evening), self.files))
