"""The hub: one card for each game, and everything a person may want first."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

import pygame

from heroes_desktop import locale
from heroes_desktop.games import catalogue
from heroes_desktop.games.lessons import taught
from heroes_desktop.games.room import Mode, texts
from heroes_desktop.library import MatchEntry
from heroes_desktop.locale import _, counted

from ..app import App
from ..art import GoldText, HubCard, HubGround, Parchment, palette
from ..art.text import STYLES, Style
from ..node import Look
from ..scene import Scene
from ..sheet import Sheet
from ..widgets import Face, Scroll, action_button, button, heading, leather, pill, scroll_area
from ..widgets.fitting import unbroken
from ..widgets.rows import columns
from ..widgets.scroll import Area
from .lesson import choose_lesson

_TITLE = 84
_NAMES = {"en": "English", "fr": "Français"}


class Hub(Scene):
    """The first scene."""

    @property
    def name(self) -> str:
        return _("The Heroes’ Table")

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.modes = Scroll(self.changed)
        self._latest: MatchEntry | None = None

    def opened(self) -> None:
        self._latest = self._find_latest()

    def resumed(self) -> None:
        self._latest = self._find_latest()
        self.changed()

    def _find_latest(self) -> MatchEntry | None:
        found = self.app.library.matches(unfinished=True)
        return found[0] if found else None

    def back(self) -> None:
        self.app.push(self._leave_question())

    def _leave_question(self) -> Scene:
        from .dialog import Question

        return Question(
            self.app,
            _("Leave the table?"),
            _("Every match is already saved."),
            _("Leave"),
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
        size = px(_TITLE if tall else 56)
        title = GoldText(self.name, size, 900)
        while sheet.ui.art.box(title).inner_width > sheet.rect.w - px(80) and size > 20:
            size -= 2
            title = GoldText(self.name, size, 900)
        place = sheet.art(title, middle, px(96 if tall else 56), "center")
        sheet.node(self.name, "text", place)
        tagline = counted(
            "One tale of sword, lantern and luck — one table",
            "{n} tales of sword, lantern and luck — one table",
            len(catalogue),
        )
        line = sheet.text(
            tagline, STYLES["hub_tagline"], middle, place.bottom + px(2), "midtop", sheet.rect.w - px(80)
        )
        return line.bottom + px(30 if tall else 16)

    def _games(self, sheet: Sheet, room: pygame.Rect) -> None:
        games = list(catalogue)
        px = sheet.px
        gap = px(26)
        if len(games) == 1:
            self._single(sheet, room, games[0])
            return
        width = min(px(334), (room.w - gap * (len(games) - 1)) // len(games))
        height = min(room.h, round(width * 1.75))
        left = room.centerx - (width * len(games) + gap * (len(games) - 1)) // 2
        for index, game in enumerate(games):
            self._card(sheet, pygame.Rect(left + index * (width + gap), room.y, width, height), game)

    def _single(self, sheet: Sheet, room: pygame.Rect, game: str) -> None:
        """With one game there is room beside its card for the ways to play it."""
        px = sheet.px
        height = min(room.h, px(600))
        card = pygame.Rect(0, room.y, round(height / 1.55), height)
        panel_width = min(px(640), room.w - card.w - px(40))
        card.x = room.centerx - (card.w + px(40) + panel_width) // 2
        self._card(sheet, card, game)
        panel = pygame.Rect(card.right + px(40), room.y, panel_width, height)
        inside = leather(sheet, panel, "hub", ornament=True)
        inside = heading(
            sheet, _("Ways to play"), inside.inflate(-px(8), 0), dark=True, icon="mdi:cards-playing"
        )
        with scroll_area(sheet, inside, self.modes, _("Ways to play")) as area:
            for mode in texts(game).modes():
                self._mode(sheet, area, game, mode)

    def _mode(self, sheet: Sheet, area: Area, game: str, mode: Mode) -> None:
        px, art = sheet.px, sheet.ui.art
        wide = area.rect.w - px(48)
        people = counted("{n} player", "{n} players", len(mode.seats))
        body = Style("body", 18, palette.INK, line=1.2)
        head = Style("head", 23, palette.HEADING)
        title_height = sheet.letters.line_height(head)
        rect = area.take(title_height + sheet.text_height(mode.explanation, body, wide) + px(26), px(12))
        spec = Parchment(rect.w, rect.h, mode.id, torn=False, lift=2)

        def paint(target: pygame.Surface, look: Look) -> None:
            art.blit(target, spec.but(state="hover") if look == "hover" else spec, rect.x, rect.y)

        sheet.painted(
            mode.label, "button", rect, paint, action=lambda: self._new(game, mode.id), id=f"mode:{mode.id}"
        )
        left, top = rect.x + px(24), rect.y + px(12)
        count = sheet.text(
            people, Style("label", 18, palette.INK_2), rect.right - px(24), top + px(2), "topright"
        )
        sheet.text(mode.label, head, left, top, "topleft", count.x - px(12) - left)
        place = pygame.Rect(left, top + title_height, wide, rect.bottom - px(10) - top - title_height)
        sheet.block(mode.explanation, body, place)

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
        if rect.h >= px(480):
            foot = self._card_figures(sheet, rect, game)
        room = pygame.Rect(rect.x + px(20), round(rect.y + rect.h * 0.63), rect.w - px(40), 0)
        room.h = foot - room.y
        style = Style("title", 32, palette.GOLD_HIGH, shadow=palette.BLACK, align="center", line=1.1)
        style = unbroken(sheet, said.title(), style, room.w)
        tall = min(room.h, sheet.text_height(said.title(), style, room.w))
        tagline = STYLES["body"].but(colour="#E9DAB9", align="center", size=20)
        below = room.h - tall - px(10)
        shows = below >= sheet.text_height(said.tagline(), tagline, room.w)
        head = pygame.Rect(room.x, room.y, room.w, tall if shows else room.h)
        sheet.block(said.title(), style, head, "center")
        if shows:
            sheet.block(
                said.tagline(), tagline, pygame.Rect(room.x, head.bottom + px(10), room.w, below), "center"
            )
        if latest is not None:
            pill(sheet, _("Match in progress"), rect.centerx, rect.bottom, icon="mdi:content-save")

    def _card_figures(self, sheet: Sheet, rect: pygame.Rect, game: str) -> int:
        """How many people can play, at the card's foot; returns where that begins."""
        px = sheet.px
        counts = sorted({len(mode.seats) for mode in texts(game).modes()})
        players = f"{counts[0]}–{counts[-1]}" if len(counts) > 1 else str(counts[0])
        style = Style("label", 20, palette.PAPER)
        middle = rect.bottom - px(42)
        wide = px(34) + sheet.letters.size(players, style)[0]
        left = rect.centerx - wide // 2
        sheet.icon("mdi:account-group", left, middle, 24, palette.GAMES[game].accent, "midleft")
        sheet.text(players, style, left + px(34), middle, "midleft")
        return middle - px(22)

    def _buttons(self, sheet: Sheet, rect: pygame.Rect) -> None:
        px = sheet.px
        gap = px(16)
        wide = min(px(620), rect.w * (4 if sheet.metrics.wide else 3) // 10)
        middle = pygame.Rect(0, rect.y, wide, rect.h)
        middle.centerx = rect.centerx
        latest = self._latest
        if latest is not None:
            face = Face(_("Continue"), "primary", "mdi:play-circle", "C", 32, self._saved_line(latest))
            button(sheet, middle, face, lambda: self._continue(latest.id), name=_("Continue"))
        else:
            face = Face(_("New match"), "primary", "mdi:play-circle", "N", 32)
            button(sheet, middle, face, self._new_any, name=_("New match"))
        side = pygame.Rect(rect.x, 0, middle.x - gap - rect.x, px(64))
        side.centery = rect.centery
        left: list[tuple[str, str, str, Callable[[], None]]] = (
            [(_("New match"), "mdi:plus-circle", "N", self._new_any)] if latest is not None else []
        )
        left.append((_("Saved matches"), "mdi:content-save", "M", self._saved))
        if taught():
            left.append((_("Learn"), "mdi:school", "L", lambda: choose_lesson(self.app)))
        right = [
            (_("Statistics"), "mdi:chart-bar", "T", self._statistics),
            (_("Settings"), "mdi:cog", "S", self._settings),
        ]
        self._row(sheet, side, left)
        side.x = middle.right + gap
        side.w = rect.right - side.x
        self._row(sheet, side, right)

    def _row(
        self, sheet: Sheet, rect: pygame.Rect, entries: list[tuple[str, str, str, Callable[[], None]]]
    ) -> None:
        for place, (label, icon, key, action) in zip(
            columns(rect, len(entries), sheet.px(16)), entries, strict=True
        ):
            if sheet.metrics.wide:
                button(sheet, place, Face(label, "secondary", icon, key), action)
            else:
                tall = place.inflate(0, sheet.px(92) - place.h)
                action_button(sheet, tall, Face(label, "secondary", icon, key, 18), action, role="button")

    def _saved_line(self, entry: MatchEntry) -> str:
        return " · ".join((entry.title, ago(entry.updated)))

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
            self._link(sheet, _NAMES[code], right, rect.y, partial(self._speak, code))
            right -= sheet.px(24)

    def _link(self, sheet: Sheet, label: str, x: int, y: int, action: object) -> int:
        place = sheet.text(label, _FOOT, x, y)
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
        from .new_match import NewMatch

        self.app.push(NewMatch(self.app, game, mode))

    def _new_any(self) -> None:
        self._new(next(iter(catalogue)))

    def _continue(self, match: int) -> None:
        from .table import open_match

        open_match(self.app, match)

    def _saved(self) -> None:
        from .saved import Saved

        self.app.push(Saved(self.app))

    def _statistics(self) -> None:
        from .statistics import Statistics

        self.app.push(Statistics(self.app))

    def _settings(self) -> None:
        from .settings import Settings

        self.app.push(Settings(self.app))

    def _rules(self) -> None:
        from .rules import Rules

        self.app.push(Rules(self.app, next(iter(catalogue))))

    def _credits(self) -> None:
        from .credits import Credits

        self.app.push(Credits(self.app))


_FOOT = Style("body", 18, "#D9C6A0")


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
