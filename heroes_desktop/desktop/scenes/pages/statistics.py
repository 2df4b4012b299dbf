"""Statistics: finished matches per game and person, with plots."""

from __future__ import annotations

from functools import partial

import pygame

from heroes_desktop.games import catalogue
from heroes_desktop.games.shared.room import rooms, texts
from heroes_desktop.library import Result, Statistic
from heroes_desktop.library.results import lengths_of
from heroes_desktop.locale import _, counted
from heroes_desktop.table.arranging import mode_label

from ...art import ButtonFace, Column, Crest
from ...art.core import palette
from ...art.core.text import STYLES, Style
from ...paint.sheet import Sheet
from ...program.app import App
from ...widgets import (
    Face,
    Scroll,
    button,
    chance_text,
    gauge,
    heading,
    icon_button,
    leather,
    nothing_here,
    paper,
    scroll_area,
)
from ...widgets.rows import columns
from ...widgets.scroll import Area
from ..match.top_bar import Tool
from .first_results import draw_first_results, draw_totals, first_height, length_words
from .page import Page

FEW_RESULTS, LEAST_RESULTS, MOST_RESULTS = 3, 10, 24
"""The fewest matches worth a chart; columns in a chart."""
INVITATION = 230
"""Units of height an invitation to play more wants."""


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
        library = self.app.library
        room = self.frame(sheet, self._tools())
        people = library.profiles.all()
        rest = room
        if people:
            left = pygame.Rect(room.x, room.y, round(room.w * 0.26), room.h)
            everybody = (None, _("Everybody"))
            self._people(sheet, left, [everybody, *((person.id, person.name) for person in people)])
            rest = pygame.Rect(left.right + px(18), room.y, room.right - left.right - px(18), room.h)
        results = library.results.all(profile=self.profile)
        statistics = library.results.statistics(self.profile)
        if not results:
            inside = paper(sheet, rest, "statistics")
            words = _("No match has been finished yet. The first result will appear here.")
            play = Face(_("New match"), "primary", "mdi:play-circle", size=24)
            nothing_here(sheet, inside, "trophy", words, (play, self.new_match))
            return
        top = pygame.Rect(rest.x, rest.y, rest.w, self._height(sheet, rest, len(statistics)))
        low = pygame.Rect(rest.x, top.bottom + px(18), rest.w, rest.bottom - top.bottom - px(18))
        self._table(sheet, top, statistics)
        if len(results) < FEW_RESULTS:
            self._first(sheet, low, results)
            return
        one, two = columns(low, 2, px(18))
        self._course(sheet, one, results)
        self._lengths(sheet, two, results)

    def _tools(self) -> list[Tool]:
        """A way to the score hall, once somebody has reached points."""
        if not self.app.library.results.scored():
            return []
        return [Tool("trophy", _("Best scores"), self._scores, key="B")]

    def _scores(self) -> None:
        from .scores import Scores

        self.app.push(Scores(self.app))

    def _first(self, sheet: Sheet, rect: pygame.Rect, results: list[Result]) -> None:
        """Too few matches for charts: each by itself, what they come to, and an invitation to play more."""
        px = sheet.px
        high = first_height(sheet, len(results))
        rest = pygame.Rect(rect.x, rect.y + high + px(18), rect.w, rect.h - high - px(18))
        if rest.h < px(INVITATION):
            high = rect.h
        one, two = columns(pygame.Rect(rect.x, rect.y, rect.w, high), 2, px(18))
        draw_first_results(sheet, one, results)
        draw_totals(sheet, two, results, sum(self._won(result) for result in results))
        if high < rect.h:
            words = _("From the third match on, charts show how it goes.")
            play = Face(_("New match"), "primary", "mdi:play-circle", size=24)
            inside = leather(sheet, rest, "invitation", ornament=True)
            nothing_here(sheet, inside, "trophy", words, (play, self.new_match), dark=True)

    def _height(self, sheet: Sheet, rest: pygame.Rect, entries: int) -> int:
        """As tall as the list needs, at most three fifths of the page."""
        needed = round(sheet.px(84) + entries * sheet.px(92) * sheet.metrics.text_above)
        return min(rest.h * 3 // 5, needed)

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
        with scroll_area(sheet, room, self.scrolls[1], _("Games and ways to play")) as area:
            for entry in statistics:
                self._entry(sheet, area, entry)
                area.skip(px(14))

    def _entry(self, sheet: Sheet, area: Area, entry: Statistic) -> None:
        """A game and mode: crest, share of matches won, and how long they lasted."""
        px = sheet.px
        name, caption = Style("label", 20, palette.INK), STYLES["caption"]
        big = Style("display", 34, palette.GOOD_ON_PAPER)
        share = entry.won / max(1, entry.matches)
        rate = chance_text(share)
        label = f"{self._game(entry.game)} · {mode_label(entry.game, entry.mode)}"
        won = counted("{n} won", "{n} won", entry.won)
        note = f"{counted('{n} match', '{n} matches', entry.matches)} · {won} · {_spread(entry)}"
        left, right = px(76), max(px(110), int(sheet.letters.size(rate, big)[0]) + px(16))
        telling = entry.game in rooms and rooms[entry.game].traits is not None
        more = px(60) if telling else 0
        wide = area.rect.w - left - right - more
        heights = [sheet.text_height(label, name, wide), px(18), sheet.text_height(note, caption, wide)]
        place = area.take(max(px(64), sum(heights) + px(8)))
        if entry.game in catalogue:
            sheet.art(Crest(px(60), entry.game), place.x, place.centery, "midleft")
        y = place.centery - (sum(heights) + px(8)) // 2
        sheet.block(label, name, pygame.Rect(place.x + left, y, wide, heights[0]), fit=False)
        y += heights[0] + px(2)
        gauge(sheet, pygame.Rect(place.x + left, y, wide, heights[1]), share, palette.WIN, f"{label}: {won}")
        y += heights[1] + px(4)
        sheet.block(note, caption, pygame.Rect(place.x + left, y, wide, heights[2]), fit=False)
        sheet.text(rate, big, place.right - px(4) - more, place.centery, "midright")
        if telling:
            look = pygame.Rect(place.right - px(48), place.centery - px(24), px(48), px(48))
            words = _("{label}: in detail").format(label=label)
            icon_button(sheet, look, "mdi:chart-bar", words, partial(self.look_closer, entry.game))

    def look_closer(self, game: str) -> None:
        """Open a game's matches told apart."""
        from .breakdown import Breakdown

        results = self.app.library.results.all(game, self.profile)
        self.app.push(Breakdown(self.app, game, results, self._won))

    def _game(self, game: str) -> str:
        return texts(game).title() if game in catalogue else game

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
        plot = self._plot(sheet, room, _("up: won, down: lost; the latest at the right"))
        places, _step = _slots(sheet, plot, shown)
        half = plot.h // 2 - px(6)
        for slot, result in zip(places, shown, strict=True):
            x, wide = slot.x, slot.w
            won = self._won(result)
            top = plot.centery - half if won else plot.centery + px(2)
            place = pygame.Rect(x, top, wide, half)
            sheet.art(Column(wide, half, won), *place.topleft)
            mark = _("won") if won else _("lost")
            told = f"{self._game(result.game)}: {mark}"
            sheet.node(told, "image", place, hint=told, id=f"result:{result.id}")
        sheet.fill(pygame.Rect(plot.x, plot.centery - 1, plot.w, max(1, px(2))), palette.GOLD)

    def _lengths(self, sheet: Sheet, rect: pygame.Rect, results: list[Result]) -> None:
        """How many turns each match took; choices where nobody counted turns."""
        px = sheet.px
        title = _("Length of matches")
        room = heading(sheet, title, leather(sheet, rect, "lengths"), dark=True, icon="mdi:clock-outline")
        timed = [result for result in results if result.turns is not None]
        shown = (timed or results)[-MOST_RESULTS:]
        lengths, in_turns = lengths_of(shown)
        longest = max(lengths) or 1
        words = _("turns per match, at most {n}") if in_turns else _("choices per match, at most {n}")
        plot = self._plot(sheet, room, words.format(n=longest))
        places, step = _slots(sheet, plot, shown)
        figure = Style("condensed_label", 16, palette.ON_LEATHER)
        head = sheet.letters.line_height(figure) + px(4)
        for slot, result, length in zip(places, shown, lengths, strict=True):
            x, wide = slot.x, slot.w
            tall = max(px(6), round((plot.h - head) * length / longest))
            place = pygame.Rect(x, plot.bottom - tall, wide, tall)
            sheet.art(ButtonFace(wide, tall, "primary", radius=4), *place.topleft)
            if step >= px(40):
                sheet.text(str(length), figure, place.centerx, place.y - px(2), "midbottom")
            told = length_words(length, in_turns)
            sheet.node(told, "image", place, hint=told, id=f"length:{result.id}")
        sheet.fill(pygame.Rect(plot.x, plot.bottom, plot.w, max(1, px(2))), palette.GOLD)

    def _plot(self, sheet: Sheet, room: pygame.Rect, words: str) -> pygame.Rect:
        """The room of a chart above its explanation."""
        caption = STYLES["caption_dark"]
        foot = sheet.text_height(words, caption, room.w) + sheet.px(10)
        place = pygame.Rect(room.x, room.bottom - foot + sheet.px(10), room.w, foot - sheet.px(10))
        sheet.block(words, caption, place, fit=False)
        return pygame.Rect(room.x, room.y, room.w, room.h - foot)


def _spread(entry: Statistic) -> str:
    """How long matches lasted, from the shortest to the longest."""
    if entry.shortest == entry.longest:
        return length_words(entry.longest, entry.in_turns)
    words = (
        _("{least} to {most} turns, {average} on average")
        if entry.in_turns
        else _("{least} to {most} choices, {average} on average")
    )
    return words.format(least=entry.shortest, most=entry.longest, average=round(entry.average))


def _slots(sheet: Sheet, plot: pygame.Rect, shown: list[Result]) -> tuple[list[pygame.Rect], float]:
    """A place for each result, the latest at the right, and the way from one to the next.

    Places of results still to come are hollows.
    """
    count = max(LEAST_RESULTS, len(shown))
    step = plot.w / count
    wide = max(3, round(step * 0.66))
    places = [
        pygame.Rect(round(plot.x + step * (number + 0.5)) - wide // 2, plot.y, wide, plot.h)
        for number in range(count)
    ]
    for place in places[: count - len(shown)]:
        sheet.fill(place.inflate(0, -2 * sheet.px(6)), "#000000", 46, sheet.px(4))
    return places[count - len(shown) :], step
