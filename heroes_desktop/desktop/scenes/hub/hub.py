"""The hub: one card for each game, and everything a person may want first."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import TypeAlias

import pygame

from heroes_desktop import locale
from heroes_desktop.games import catalogue
from heroes_desktop.games.shared.lessons import taught
from heroes_desktop.games.shared.room import campaigning, texts
from heroes_desktop.library import MatchEntry
from heroes_desktop.locale import _, counted
from heroes_desktop.table.names import entry_title

from ...art import HubCard, HubGround, Sign
from ...art.core import palette
from ...art.core.text import STYLES, Style
from ...input.node import Look
from ...paint.sheet import Sheet
from ...program.app import App
from ...widgets import Face, Scroll, action_button, button, pill
from ...widgets.fitting import gold_title
from ...widgets.rows import columns
from ..match.lesson import choose_lesson
from ..scene import Scene
from .game_card import draw_figures, draw_words
from .ways_to_play import draw_ways

_TITLE = 84
MOST_WITH_WAYS = 2
"""With more games a card leads to the ways to play, which then have a page to themselves."""
MOST_WIDE_APART = 5
TALLEST = 2.4
"""How many times as tall as wide a card may be: many games make narrow ones."""
Door: TypeAlias = tuple[str, str, str, Callable[[], None]]
"""A button that leads somewhere: label, icon, key, and what it opens."""
_NAMES = {"en": "English", "fr": "Français"}


class Hub(Scene):
    """The first scene."""

    @property
    def name(self) -> str:
        return _("The Heroes’ Table")

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.modes: dict[str, Scroll] = {}
        self._latest: MatchEntry | None = None
        self._untouched = False

    def opened(self) -> None:
        self._latest = self._find_latest()

    def resumed(self) -> None:
        self._latest = self._find_latest()
        self.changed()

    @property
    def _first_time(self) -> bool:
        """Whether nobody has played here yet: a lesson is the best beginning then."""
        return self._latest is None and self._untouched and bool(taught())

    def _find_latest(self) -> MatchEntry | None:
        found = self.app.library.matches(unfinished=True)
        self._untouched = not found and not self.app.library.matches()
        return found[0] if found else None

    def back(self) -> None:
        self.app.push(self._leave_question())

    def _leave_question(self) -> Scene:
        from ..dialogs.dialog import Question

        return Question(
            self.app,
            lambda: _("Leave the table?"),
            lambda: _("Every match is already saved."),
            lambda: _("Leave"),
            self.app.quit,
            icon="mdi:door",
        )

    # layout

    def build(self, sheet: Sheet) -> None:
        canvas, px = sheet.rect, sheet.px
        sheet.art(HubGround(canvas.w, canvas.h), 0, 0)
        top = self._title(sheet)
        foot = canvas.bottom - px(24) - sheet.letters.line_height(_FOOT)
        buttons_height = px(92)
        buttons_top = foot - px(60) - buttons_height
        if canvas.h / sheet.metrics.factor < 900:
            buttons_top = foot - px(20) - buttons_height
        margin = px(76) if sheet.metrics.wide else px(32)
        room = pygame.Rect(margin, top, canvas.w - 2 * margin, buttons_top - px(40) - top)
        self._games(sheet, room)
        self._buttons(sheet, pygame.Rect(margin, buttons_top, canvas.w - 2 * margin, buttons_height))
        self._foot(sheet, pygame.Rect(margin, foot, canvas.w - 2 * margin, canvas.bottom - foot))

    def _title(self, sheet: Sheet) -> int:
        px, middle = sheet.px, sheet.rect.centerx
        tall = sheet.rect.h / sheet.metrics.factor >= 900
        title = gold_title(sheet, self.name, px(_TITLE if tall else 56), 900, sheet.rect.w - px(80))
        place = sheet.art(title, middle, px(96 if tall else 56), "center")
        sheet.node(self.name, "text", place)
        tagline = tales(len(catalogue))
        line = sheet.text(
            tagline, STYLES["hub_tagline"], middle, place.bottom + px(2), "midtop", sheet.rect.w - px(80)
        )
        self._flourish(sheet, line)
        return line.bottom + px(30 if tall else 16)

    def _flourish(self, sheet: Sheet, line: pygame.Rect) -> None:
        """Fading lines at both sides of the tagline, where there is room for them."""
        px = sheet.px
        wide = min(px(160), line.left - px(60))
        if wide < px(60):
            return
        parts = 12
        for side, x in ((-1, line.left - px(24)), (1, line.right + px(24))):
            sheet.art(Sign(px(14), "diamond", palette.GOLD_HIGH), x, line.centery, "center")
            for part in range(parts):
                begin = x + side * (px(8) + wide * part // parts)
                end = x + side * (px(8) + wide * (part + 1) // parts)
                place = pygame.Rect(min(begin, end), line.centery - 1, abs(end - begin), max(1, px(2)))
                sheet.fill(place, palette.GOLD, round(200 * (1 - part / parts)))

    def _games(self, sheet: Sheet, room: pygame.Rect) -> None:
        games = list(catalogue)
        px = sheet.px
        gap = px(26 if len(games) <= MOST_WIDE_APART else 14)
        beside = (room.w - gap * (len(games) - 1)) // len(games)
        if len(games) <= MOST_WITH_WAYS and beside >= px(500):
            places = columns(room, len(games), gap)
            for game, place in zip(games, places, strict=True):
                self._with_ways(sheet, place, game, brief=len(games) > 1)
            return
        width = min(px(334), beside, round(room.h / 1.35))
        height = min(room.h, max(round(width * 1.75), min(px(500), round(width * TALLEST))))
        left = room.centerx - (width * len(games) + gap * (len(games) - 1)) // 2
        for index, game in enumerate(games):
            self._card(sheet, pygame.Rect(left + index * (width + gap), room.y, width, height), game)

    def _with_ways(self, sheet: Sheet, room: pygame.Rect, game: str, brief: bool) -> None:
        """With one or two games there is room beside a card for the ways to play."""
        px = sheet.px
        height = min(room.h, px(600))
        gap = px(20 if brief else 40)
        card = pygame.Rect(0, room.y, min(round(height / 1.48), round(room.w * 0.44)), height)
        panel_width = min(px(640), room.w - card.w - gap)
        card.x = room.centerx - (card.w + gap + panel_width) // 2
        self._card(sheet, card, game)
        panel = pygame.Rect(card.right + gap, room.y, panel_width, height)
        scroll = self.modes.setdefault(game, Scroll(self.changed))
        draw_ways(sheet, panel, game, scroll, partial(self._new, game), brief)

    def _card(self, sheet: Sheet, rect: pygame.Rect, game: str) -> None:
        px, art = sheet.px, sheet.ui.art
        said = texts(game)
        latest = self._latest if self._latest is not None and self._latest.game == game else None
        hot = latest is not None

        def paint(target: pygame.Surface, look: Look) -> None:
            art.blit(target, HubCard(rect.w, rect.h, game, hot=hot or look != "up", lift=3), rect.x, rect.y)

        sheet.painted(
            said.title(),
            "card",
            rect,
            paint,
            action=lambda: self._new(game),
            hint=said.tagline(),
            id=f"game:{game}",
        )
        foot = rect.bottom - px(20)
        if rect.h >= px(400):
            foot = draw_figures(sheet, rect, game)
        side = min(px(20), rect.w // 16)
        room = pygame.Rect(rect.x + side, round(rect.y + rect.h * 0.61), rect.w - 2 * side, 0)
        room.h = foot - room.y
        draw_words(sheet, room, said.title(), said.tagline())
        if latest is not None:
            pill(sheet, _("Match in progress"), rect.centerx, rect.bottom, icon="mdi:content-save")

    def _buttons(self, sheet: Sheet, rect: pygame.Rect) -> None:
        """The large button in the middle, and a row of others at each side."""
        px, gap = sheet.px, sheet.px(16)
        crowded = self._latest is not None or not sheet.metrics.wide
        wide = min(px(620), rect.w * (28 if crowded else 40) // 100)
        middle = pygame.Rect(0, rect.y, wide, rect.h)
        middle.centerx = rect.centerx
        self._draw_main(sheet, middle)
        side = pygame.Rect(rect.x, 0, middle.x - gap - rect.x, px(64))
        side.centery = rect.centery
        left, right = self._matches(), self._rest()
        flat = sheet.metrics.wide and max(len(left), len(right)) < 3
        self._row(sheet, side, left, flat)
        side.x = middle.right + gap
        side.w = rect.right - side.x
        self._row(sheet, side, right, flat)

    def _draw_main(self, sheet: Sheet, rect: pygame.Rect) -> None:
        """What most people want to do next: go on, learn, or begin."""
        latest = self._latest
        if latest is not None:
            face = Face(_("Continue"), "primary", "mdi:play-circle", "C", 32, self._saved_line(latest))
            button(sheet, rect, face, lambda: self._continue(latest.id), name=_("Continue"))
        elif self._first_time:
            face = Face(_("Learn to play"), "primary", "mdi:school", "L", 28)
            button(sheet, rect, face, lambda: choose_lesson(self.app), name=_("Learn"))
        else:
            face = Face(_("New match"), "primary", "mdi:play-circle", "N", 32)
            button(sheet, rect, face, self._new_any, name=_("New match"))

    def _matches(self) -> list[Door]:
        """The ways to a match, besides the large button."""
        doors: list[Door] = []
        if self._latest is not None or self._first_time:
            doors.append((_("New match"), "mdi:plus-circle", "N", self._new_any))
        doors.append((_("Saved matches"), "mdi:content-save", "M", self._saved))
        if taught() and not self._first_time:
            doors.append((_("Learn"), "mdi:school", "L", lambda: choose_lesson(self.app)))
        if campaigning():
            doors.append((_("Campaigns"), "mdi:seal", "P", self._campaigns))
        return doors

    def _rest(self) -> list[Door]:
        return [
            (_("Game night"), "mdi:glass-mug-variant", "G", self._evening),
            (_("Statistics"), "mdi:chart-bar", "T", self._statistics),
            (_("Settings"), "mdi:cog", "S", self._settings),
        ]

    def _row(self, sheet: Sheet, rect: pygame.Rect, entries: list[Door], flat: bool) -> None:
        """Buttons beside the large one: low ones, or as tall as it where there are many."""
        for place, (label, icon, key, action) in zip(
            columns(rect, len(entries), sheet.px(16)), entries, strict=True
        ):
            if flat:
                button(sheet, place, Face(label, "secondary", icon, key), action)
            else:
                tall = place.inflate(0, sheet.px(92) - place.h)
                action_button(sheet, tall, Face(label, "secondary", icon, key, 18), action, role="button")

    def _saved_line(self, entry: MatchEntry) -> str:
        return " · ".join((entry_title(entry), ago(entry.updated)))

    def _foot(self, sheet: Sheet, rect: pygame.Rect) -> None:
        x = rect.x
        for label, action in (
            (_("Rules (F1)"), self._rules),
            (_("Credits"), self._credits),
            (_("Full screen (F11)"), self.app.toggle_full_screen),
            (_("Quit"), self.back),
        ):
            x = self._link(sheet, label, x, rect.y, action) + sheet.px(24)
        right = rect.right
        for code in reversed(locale.LANGUAGES):
            width = sheet.letters.size(_NAMES[code], _FOOT)[0]
            right -= width
            spoken = code == locale.language()
            self._link(sheet, _NAMES[code], right, rect.y, partial(self._speak, code), marked=spoken)
            right -= sheet.px(24)

    def _link(
        self, sheet: Sheet, label: str, x: int, y: int, action: Callable[[], None], marked: bool = False
    ) -> int:
        place = sheet.text(label, _FOOT.but(colour=palette.LEGAL) if marked else _FOOT, x, y)
        if marked:
            line = pygame.Rect(place.x, place.bottom, place.w, max(1, sheet.px(2)))
            sheet.fill(line, palette.LEGAL, 200)
        sheet.node(label, "link", place.inflate(8, 6), action=action)
        return place.right

    # what the buttons do

    def key(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
            self._rules()
            return True
        return False

    def _speak(self, code: str) -> None:
        self.app.set_preferences(language=code)

    def _new(self, game: str, mode: str = "") -> None:
        from ..pages.new_match import NewMatch

        self.app.push(NewMatch(self.app, game, mode))

    def _new_any(self) -> None:
        self._new(next(iter(catalogue)))

    def _continue(self, match: int) -> None:
        from ..match.table import open_match

        open_match(self.app, match)

    def _saved(self) -> None:
        from ..pages.saved import Saved

        self.app.push(Saved(self.app))

    def _statistics(self) -> None:
        from ..pages.statistics import Statistics

        self.app.push(Statistics(self.app))

    def _campaigns(self) -> None:
        from ..campaign.campaign_list import CampaignList

        self.app.push(CampaignList(self.app))

    def _evening(self) -> None:
        from ..evening.evening_page import open_evening

        open_evening(self.app)

    def _settings(self) -> None:
        from ..pages.settings import Settings

        self.app.push(Settings(self.app))

    def _rules(self) -> None:
        from ..pages.rules import Rules

        self.app.push(Rules(self.app, next(iter(catalogue))))

    def _credits(self) -> None:
        from ..pages.credits import Credits

        self.app.push(Credits(self.app))


_FOOT = Style("body", 18, "#D9C6A0")


def tales(number: int) -> str:
    """The line below the title, for any number of games."""
    if number == 1:
        return _("One tale of sword, lantern and luck — one table")
    words = ["", "", _("Two"), _("Three"), _("Four"), _("Five"), _("Six"), _("Seven"), _("Eight")]
    told = words[number] if number < len(words) else str(number)
    return _("{number} tales of sword, lantern and luck — one table").format(number=told)


def ago(moment: float, now: float | None = None) -> str:
    """How long ago something happened, in words."""
    passed = max(0.0, (time.time() if now is None else now) - moment)
    if passed < 90:
        return _("just now")
    if passed < 5400:
        return counted("{n} minute ago", "{n} minutes ago", round(passed / 60))
    if passed < 129_600:
        return counted("{n} hour ago", "{n} hours ago", round(passed / 3600))
    return counted("{n} day ago", "{n} days ago", round(passed / 86_400))
