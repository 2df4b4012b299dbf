"""The kiosk's first page: one card for each game, a lesson under each, and what a guest may want."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from heroes_desktop import locale
from heroes_desktop.games.shared.lessons import taught
from heroes_desktop.games.shared.room import texts
from heroes_desktop.library import Guest, LibraryError, start_lesson
from heroes_desktop.locale import _, counted

from ...art import HubCard, HubGround
from ...art.core.text import STYLES
from ...input.node import Look
from ...paint.sheet import Sheet
from ...program.app import App
from ...program.preferences import TEXT_SCALES
from ...widgets import Face, button
from ...widgets.fitting import gold_title
from ..hub.game_card import draw_words, tagline_fits
from ..scene import Scene
from .facts import draw_facts
from .host import Kiosk
from .table import GuestTable

LANGUAGE_NAMES = {"en": "English", "fr": "Français"}
LARGEST_TEXT = 1.5
WITH_FACTS = 360
"""Units of height from which on a card has room for figures."""
TALLEST = 1.9
"""How many times as tall as wide a card may be."""
ROW = 76


class KioskHub(Scene):
    """Where every guest begins."""

    def __init__(self, app: App, kiosk: Kiosk) -> None:
        super().__init__(app)
        self.kiosk = kiosk
        self.waiting = 0

    @property
    def name(self) -> str:
        return _("What shall we play?")

    def opened(self) -> None:
        self._count()

    def resumed(self) -> None:
        self._count()
        self.changed()

    def _count(self) -> None:
        try:
            self.waiting = len(self.kiosk.waiting.all())
        except LibraryError:
            self.waiting = 0

    def back(self) -> None:
        """There is nothing behind this page."""

    # layout

    def build(self, sheet: Sheet) -> None:
        px, canvas = sheet.px, sheet.rect
        sheet.art(HubGround(canvas.w, canvas.h), 0, 0)
        margin = px(60) if sheet.metrics.wide else px(24)
        top = self._title(sheet)
        foot = pygame.Rect(margin, canvas.bottom - px(24) - px(ROW), canvas.w - 2 * margin, px(ROW))
        self._foot(sheet, foot)
        room = pygame.Rect(margin, top, foot.w, foot.y - px(30) - top)
        self._games(sheet, room)

    def _title(self, sheet: Sheet) -> int:
        px, canvas = sheet.px, sheet.rect
        tall = canvas.h / sheet.metrics.factor >= 900
        title = gold_title(sheet, self.name, px(72 if tall else 46), 900, canvas.w - px(80))
        place = sheet.art(title, canvas.centerx, px(80 if tall else 44), "center")
        sheet.node(self.name, "text", place)
        if not tall:
            return place.bottom + px(14)
        told = _("Touch a game. Nothing to sign up for, nothing to lose.")
        line = sheet.text(
            told, STYLES["hub_tagline"], canvas.centerx, place.bottom + px(4), "midtop", canvas.w - px(80)
        )
        return line.bottom + px(26)

    def _games(self, sheet: Sheet, room: pygame.Rect) -> None:
        px = sheet.px
        games = self.kiosk.config.offered()
        gap, learn = px(18), px(60)
        width = min(px(400), (room.w - gap * (len(games) - 1)) // max(1, len(games)))
        height = min(room.h - learn - px(12), round(width * TALLEST))
        left = room.centerx - (width * len(games) + gap * (len(games) - 1)) // 2
        y = room.y + (room.h - height - learn - px(12)) // 2
        lessons = taught()
        words = self._words(sheet, pygame.Rect(left, y, width, height))
        told = all(tagline_fits(sheet, words, texts(game).title(), texts(game).tagline()) for game in games)
        for index, game in enumerate(games):
            card = pygame.Rect(left + index * (width + gap), y, width, height)
            self._card(sheet, card, game, told)
            if game in lessons:
                face = Face(_("Learn it"), "secondary", "mdi:school", size=20)
                place = pygame.Rect(card.x, card.bottom + px(12), width, learn)
                name = _("Learn {game}").format(game=texts(game).title())
                button(sheet, place, face, partial(self._learn, game), name=name, id=f"learn:{game}")

    def _words(self, sheet: Sheet, card: pygame.Rect) -> pygame.Rect:
        """Where title and tagline of a card have their place: above the figures, if it shows them."""
        px = sheet.px
        foot = card.bottom - (px(18) + px(38) + px(6) if card.h >= px(WITH_FACTS) else px(18))
        side = min(px(20), card.w // 16)
        top = round(card.y + card.h * 0.6)
        return pygame.Rect(card.x + side, top, card.w - 2 * side, foot - top)

    def _card(self, sheet: Sheet, rect: pygame.Rect, game: str, told: bool) -> None:
        art, said = sheet.ui.art, texts(game)

        def paint(target: pygame.Surface, look: Look) -> None:
            art.blit(target, HubCard(rect.w, rect.h, game, hot=look != "up", lift=3), rect.x, rect.y)

        sheet.painted(
            said.title(), "card", rect, paint, action=partial(self._choose, game), hint=said.tagline(),
            id=f"game:{game}",
        )  # fmt: skip
        if rect.h >= sheet.px(WITH_FACTS):
            draw_facts(sheet, rect, game)
        draw_words(sheet, self._words(sheet, rect), said.title(), said.tagline() if told else "")

    def _foot(self, sheet: Sheet, rect: pygame.Rect) -> None:
        """Left: what goes on; right: languages and the size of texts."""
        entries: list[tuple[Face, Callable[[], None], str]] = []
        if self.waiting:
            told = counted("{n} match is waiting", "{n} matches are waiting", self.waiting)
            entries.append(
                (Face(_("Continue"), "primary", "mdi:play-circle", size=24, sub=told), self._continue, "")
            )
        evening = Face(_("Game night"), "secondary", "mdi:glass-mug-variant", size=22)
        entries.append((evening, self._evening, ""))
        right = self._switches()
        px, gap = sheet.px, sheet.px(14)
        wide = min(px(200), (rect.w - gap * (len(right) + len(entries))) // max(1, len(right) + len(entries)))
        x = rect.right
        for face, action, identity, chosen in reversed(right):
            place = pygame.Rect(x - wide, rect.y, wide, rect.h)
            button(sheet, place, face, action, role="choice", selected=chosen, id=identity)
            x -= wide + gap
        left = pygame.Rect(rect.x, rect.y, x - rect.x, rect.h)
        each = min(px(420), (left.w - gap * (len(entries) - 1)) // max(1, len(entries)))
        for index, (face, action, name) in enumerate(entries):
            place = pygame.Rect(left.x + index * (each + gap), left.y, each, left.h)
            button(sheet, place, face, action, name=name or face.label)

    def _switches(self) -> list[tuple[Face, Callable[[], None], str, bool]]:
        spoken = locale.language()
        found: list[tuple[Face, Callable[[], None], str, bool]] = []
        if len(self.kiosk.config.languages) > 1:
            for code in self.kiosk.config.languages:
                kind = "paper" if code == spoken else "secondary"
                found.append(
                    (
                        Face(LANGUAGE_NAMES.get(code, code), kind, "mdi:translate", size=20),
                        partial(self._speak, code),
                        f"language:{code}",
                        code == spoken,
                    )
                )
        label = _("{n} %").format(n=round(self.app.prefs.text_scale * 100))
        found.append(
            (
                Face(label, "secondary", "mdi:format-size", size=20, sub=_("Text size")),
                self._enlarge,
                "text-size",
                False,
            )
        )
        return found

    # what the buttons do

    def _choose(self, game: str) -> None:
        from .who import WhoPlays

        self.app.push(WhoPlays(self.app, self.kiosk, game))

    def _learn(self, game: str) -> None:
        try:
            session = start_lesson(self.app.library, game)
        except LibraryError as error:
            self.app.toast(str(error))
            return
        self.kiosk.begun(game)
        self.app.push(GuestTable(self.app, session, self.kiosk))

    def _continue(self) -> None:
        from .continuing import Continuing

        self.app.push(Continuing(self.app, self.kiosk))

    def _evening(self) -> None:
        """A game night as at home, only that no file is written and matches are those of guests."""
        from ..evening.evening_page import open_evening

        try:
            open_evening(self.app, self._seat, files=False, games=self.kiosk.config.offered())
        except LibraryError as error:
            self.app.toast(str(error))

    def _seat(self, game: str, guests: Sequence[Guest]) -> None:
        from ..evening.ranking import look_of
        from .who import WhoPlays

        self.app.push(WhoPlays(self.app, self.kiosk, game, [(each.name, look_of(each)) for each in guests]))

    def _speak(self, code: str) -> None:
        self.app.set_preferences(language=code)

    def _enlarge(self) -> None:
        """The next larger size of texts, and from the largest back to the smallest."""
        self.app.set_preferences(text_scale=next_size(self.app.prefs.text_scale))


def next_size(scale: float) -> float:
    """The size of texts after this one."""
    sizes = [size for size in TEXT_SCALES if size <= LARGEST_TEXT and size != 1.1]
    return next((size for size in sizes if size > scale + 0.01), sizes[0])
