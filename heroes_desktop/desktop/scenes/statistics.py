"""Statistics: finished matches per game and person, with plots."""

from __future__ import annotations

from functools import partial

import pygame

from heroes_desktop.games import catalogue
from heroes_desktop.games.room import texts
from heroes_desktop.library import Result, Statistic
from heroes_desktop.locale import _, counted

from ..app import App
from ..art import palette
from ..art.text import STYLES, Style
from ..sheet import Sheet
from ..widgets import Face, Scroll, button, gauge, heading, leather, paper, scroll_area
from ..widgets.rows import columns
from .page import Page

MOST_RESULTS = 24


class Statistics(Page):
    """Who has played what, and how it went."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.profile: int | None = None
        self.scrolls = [Scroll(self.changed) for _number in range(3)]

    @property
    def title(self) -> str:
        return _("Statistics")

    def build(self, sheet: Sheet) -> None:
        px = sheet.px
        room = self.frame(sheet)
        library = self.app.library
        people = library.profiles.all()
        left = pygame.Rect(room.x, room.y, round(room.w * 0.26), room.h)
        self._people(sheet, left, [(None, _("Everybody")), *((person.id, person.name) for person in people)])
        rest = pygame.Rect(left.right + px(18), room.y, room.right - left.right - px(18), room.h)
        results = library.results.all(profile=self.profile)
        statistics = library.results.statistics(self.profile)
        if not results:
            inside = paper(sheet, rest, "statistics")
            words = _("No match has been finished yet. The first result will appear here.")
            sheet.block(words, STYLES["body"].but(align="center"), inside, "center")
            return
        top = pygame.Rect(rest.x, rest.y, rest.w, (rest.h - px(18)) // 2)
        low = pygame.Rect(rest.x, top.bottom + px(18), rest.w, rest.bottom - top.bottom - px(18))
        self._table(sheet, top, statistics)
        one, two = columns(low, 2, px(18))
        self._course(sheet, one, results)
        self._lengths(sheet, two, results)

    def _people(self, sheet: Sheet, rect: pygame.Rect, people: list[tuple[int | None, str]]) -> None:
        px = sheet.px
        room = heading(
            sheet, _("People"), leather(sheet, rect, "people"), dark=True, icon="mdi:account-group"
        )
        with scroll_area(sheet, room, self.scrolls[0], _("People")) as area:
            for number, name in people:
                chosen = number == self.profile
                face = Face(name, "primary" if chosen else "secondary", size=19)
                button(
                    sheet,
                    area.take(px(54), px(8)),
                    face,
                    partial(self._pick, number),
                    role="choice",
                    selected=chosen,
                    id=f"person:{number}",
                )

    def _pick(self, profile: int | None) -> None:
        self.profile = profile
        self.changed()

    def _table(self, sheet: Sheet, rect: pygame.Rect, statistics: list[Statistic]) -> None:
        px = sheet.px
        room = heading(sheet, _("Games and ways to play"), paper(sheet, rect, "table"), icon="mdi:chart-bar")
        name, caption = Style("label", 20, palette.INK), STYLES["caption"]
        with scroll_area(sheet, room, self.scrolls[1], _("Games and ways to play")) as area:
            for entry in statistics:
                label = f"{self._game(entry.game)} · {self._mode(entry.game, entry.mode)}"
                matches = counted("{n} match", "{n} matches", entry.matches)
                won = counted("{n} won", "{n} won", entry.won)
                sheet.block(
                    label, name, area.take(sheet.text_height(label, name, area.rect.w), px(2)), fit=False
                )
                gauge(
                    sheet,
                    area.take(px(18), px(2)),
                    entry.won / max(1, entry.matches),
                    palette.WIN,
                    f"{label}: {won}",
                )
                lengths = _("{least} to {most} choices, {average} on average").format(
                    least=entry.shortest, most=entry.longest, average=round(entry.average)
                )
                note = f"{matches} · {won} · {lengths}"
                sheet.block(
                    note, caption, area.take(sheet.text_height(note, caption, area.rect.w), px(12)), fit=False
                )

    def _game(self, game: str) -> str:
        return texts(game).title() if game in catalogue else game

    def _mode(self, game: str, mode: str) -> str:
        if game in catalogue:
            for known in texts(game).modes():
                if known.id == mode:
                    return known.label
        return mode

    def _won(self, result: Result) -> bool:
        return any(
            score.won
            and (score.profile == self.profile if self.profile is not None else score.player == "person")
            for score in result.scores
        )

    def _course(self, sheet: Sheet, rect: pygame.Rect, results: list[Result]) -> None:
        """Wins upward, losses downward, oldest first."""
        px = sheet.px
        room = heading(
            sheet, _("The last matches"), leather(sheet, rect, "course"), dark=True, icon="mdi:history"
        )
        shown = results[-MOST_RESULTS:]
        caption = STYLES["caption_dark"]
        foot = sheet.letters.line_height(caption) + px(6)
        plot = pygame.Rect(room.x, room.y, room.w, room.h - foot)
        step = plot.w / max(8, len(shown))
        wide = max(3, round(step * 0.7))
        half = plot.h // 2 - px(4)
        for number, result in enumerate(shown):
            x = round(plot.x + step * (number + 0.5)) - wide // 2
            won = self._won(result)
            top = plot.centery - half if won else plot.centery + px(2)
            place = pygame.Rect(x, top, wide, half)
            sheet.fill(place, palette.WIN if won else palette.LOSE, 255, px(4))
            mark = _("won") if won else _("lost")
            sheet.node(
                f"{self._game(result.game)}: {mark}",
                "image",
                place,
                hint=f"{self._game(result.game)}: {mark}",
                id=f"result:{result.id}",
            )
        sheet.fill(pygame.Rect(plot.x, plot.centery - 1, plot.w, max(1, px(2))), palette.GOLD)
        words = _("up: won, down: lost; the latest at the right")
        sheet.text(words, caption, room.x, room.bottom, "bottomleft", room.w)

    def _lengths(self, sheet: Sheet, rect: pygame.Rect, results: list[Result]) -> None:
        px = sheet.px
        room = heading(
            sheet,
            _("Length of matches"),
            leather(sheet, rect, "lengths"),
            dark=True,
            icon="mdi:clock-outline",
        )
        shown = results[-MOST_RESULTS:]
        longest = max(result.choices for result in shown) or 1
        caption = STYLES["caption_dark"]
        foot = sheet.letters.line_height(caption) + px(6)
        plot = pygame.Rect(room.x, room.y, room.w, room.h - foot)
        step = plot.w / max(8, len(shown))
        points = []
        for number, result in enumerate(shown):
            x = round(plot.x + step * (number + 0.5))
            y = plot.bottom - round((plot.h - px(12)) * result.choices / longest)
            points.append((x, y))
            sheet.node(
                counted("{n} choice", "{n} choices", result.choices),
                "image",
                pygame.Rect(x - px(8), y - px(8), px(16), px(16)),
                overlay=True,
                hint=counted("{n} choice", "{n} choices", result.choices),
                id=f"length:{result.id}",
            )
        width = max(2, px(3))

        def paint(target: pygame.Surface) -> None:
            if len(points) > 1:
                pygame.draw.lines(target, palette.GOLD, False, points, width)
            for point in points:
                pygame.draw.circle(target, palette.GOLD_HIGH, point, width + 2)

        sheet.paint(paint)
        words = _("choices per match, at most {n}").format(n=longest)
        sheet.text(words, caption, room.x, room.bottom, "bottomleft", room.w)
