"""The hub: one card for each game, and everything a person may want first."""

from __future__ import annotations

import time
from functools import partial

import pygame

from heroes_desktop import locale
from heroes_desktop.games import catalogue
from heroes_desktop.games.room import Mode, texts
from heroes_desktop.library import MatchEntry
from heroes_desktop.locale import _, counted

from ..art import GoldText, HubCard, HubGround, palette
from ..art.text import STYLES, Style
from ..node import Look
from ..scene import Scene
from ..sheet import Sheet
from ..widgets import Face, button, heading, leather, pill
from ..widgets.rows import columns

_TITLE = 84
_NAMES = {"en": "English", "fr": "Français"}


class Hub(Scene):
    """The first scene."""

    @property
    def name(self) -> str:
        return _("The Heroes’ Table")

    def opened(self) -> None:
        self._latest: MatchEntry | None = self._find_latest()

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
            self.app, _("Leave the table?"), _("Every match is already saved."),
            _("Leave"), self.app.quit, icon="mdi:door",
        )  # fmt: skip

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
            "{n} tales of sword, lantern and luck — one table", len(catalogue),
        )  # fmt: skip
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
        modes = texts(game).modes()
        each = min(px(132), (inside.h - px(12) * (len(modes) - 1)) // max(1, len(modes)))
        for index, mode in enumerate(modes):
            place = pygame.Rect(inside.x, inside.y + index * (each + px(12)), inside.w, each)
            self._mode(sheet, place, game, mode)

    def _mode(self, sheet: Sheet, rect: pygame.Rect, game: str, mode: Mode) -> None:
        px, art = sheet.px, sheet.ui.art
        from ..art import Parchment

        seats = counted("{n} player", "{n} players", len(mode.seats))
        title = sheet.letters.line(mode.label, Style("head", 23, palette.HEADING), rect.w - px(180))
        people = sheet.letters.line(seats, Style("label", 18, palette.INK_2), px(140))
        room = pygame.Rect(rect.x + px(20), rect.y + px(10) + title.get_height(), rect.w - px(40), 0)
        room.h = rect.bottom - px(8) - room.y
        body = sheet.letters.block(
            mode.explanation, Style("condensed", 18, palette.INK, line=1.15), room.w, room.h
        )

        def paint(target: pygame.Surface, look: Look) -> None:
            state = "hover" if look == "hover" else ""
            art.blit(
                target, Parchment(rect.w, rect.h, mode.id, torn=False, lift=2, state=state), rect.x, rect.y
            )
            target.blit(title, (rect.x + px(20), rect.y + px(8)))
            target.blit(people, people.get_rect(topright=(rect.right - px(20), rect.y + px(12))))
            target.blit(body.surface, room)

        sheet.painted(
            mode.label, "button", rect, paint, action=lambda: self._new(game, mode.id), id=f"mode:{mode.id}"
        )

    def _card(self, sheet: Sheet, rect: pygame.Rect, game: str) -> None:
        px, art, letters = sheet.px, sheet.ui.art, sheet.letters
        said = texts(game)
        latest = self._latest if self._latest is not None and self._latest.game == game else None
        hot = latest is not None
        accent = palette.GAMES[game].accent
        title = letters.block(
            said.title(),
            Style("title", 30, palette.GOLD_HIGH, shadow=palette.BLACK, align="center", line=1.1),
            rect.w - px(32),
        )
        tagline = letters.block(said.tagline(), Style("body", 20, "#E9DAB9", align="center"), rect.w - px(48))
        counts = sorted({len(mode.seats) for mode in said.modes()})
        players = f"{counts[0]}–{counts[-1]}" if len(counts) > 1 else str(counts[0])
        people = letters.line(players, Style("label", 20, palette.PAPER))
        icon = art.icon("mdi:account-group", px(24), accent)

        def paint(target: pygame.Surface, look: Look) -> None:
            rise = px(6) if look == "hover" else 0
            spec = HubCard(rect.w, rect.h, game, hot=hot or look != "up", lift=3)
            art.blit(target, spec, rect.x, rect.y - rise)
            foot = rect.bottom - px(34) - rise
            wide = icon.get_width() + px(8) + people.get_width()
            target.blit(icon, icon.get_rect(midleft=(rect.centerx - wide // 2, foot)))
            target.blit(people, people.get_rect(midright=(rect.centerx + wide // 2, foot)))
            line = tagline.surface.get_rect(midbottom=(rect.centerx, foot - px(22)))
            target.blit(tagline.surface, line)
            target.blit(title.surface, title.surface.get_rect(midbottom=(rect.centerx, line.top - px(8))))

        sheet.painted(
            said.title(),
            "card",
            rect,
            paint,
            action=lambda: self._new(game),
            hint=said.tagline(),
            id=f"game:{game}",
        )
        if latest is not None:
            pill(sheet, _("Match in progress"), rect.centerx, rect.bottom, icon="mdi:content-save")

    def _buttons(self, sheet: Sheet, rect: pygame.Rect) -> None:
        px = sheet.px
        gap = px(16)
        wide = min(px(620), rect.w * 2 // 5)
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
        left = [(_("New match"), "mdi:plus-circle", "N", self._new_any)] if latest is not None else []
        left.append((_("Saved matches"), "mdi:content-save", "M", self._saved))
        right = [
            (_("Statistics"), "mdi:chart-bar", "T", self._statistics),
            (_("Settings"), "mdi:cog", "S", self._settings),
        ]
        for place, (label, icon, key, action) in zip(columns(side, len(left), gap), left, strict=True):
            button(sheet, place, Face(label, "secondary", icon, key), action)
        side.x = middle.right + gap
        side.w = rect.right - side.x
        for place, (label, icon, key, action) in zip(columns(side, 2, gap), right, strict=True):
            button(sheet, place, Face(label, "secondary", icon, key), action)

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
