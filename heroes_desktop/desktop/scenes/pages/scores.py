"""The score hall: the best scores of each way to play, line by line, to watch and to try again."""

from __future__ import annotations

from functools import partial

import pygame

from heroes_desktop.games import catalogue
from heroes_desktop.library import HighScore, LibraryError
from heroes_desktop.locale import _
from heroes_desktop.table.scores import Hall, halls, nothing_yet

from ...art import Crest, Parchment
from ...art.core import palette
from ...art.core.text import STYLES, Style
from ...paint.sheet import Sheet
from ...program.app import App
from ...widgets import Face, Scroll, button, heading, icon_button, leather, nothing_here, paper, scroll_area
from ...widgets.scroll import Area
from ..hub.hub import ago
from .page import Page


class Scores(Page):
    """One hall at a time; the others are in the list at the left."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.chosen = 0
        self.halls: list[Hall] = []
        self.scrolls = [Scroll(self.changed) for _number in range(2)]

    @property
    def title(self) -> str:
        return _("Best scores")

    def opened(self) -> None:
        self._load()

    def resumed(self) -> None:
        self._load()

    def _load(self) -> None:
        try:
            self.halls = halls(self.app.library)
        except LibraryError as error:
            self.app.toast(str(error))
        self.chosen = min(self.chosen, max(0, len(self.halls) - 1))
        self.changed()

    # layout

    def build(self, sheet: Sheet) -> None:
        px = sheet.px
        room = self.frame(sheet)
        if not self.halls:
            play = Face(_("New match"), "primary", "mdi:play-circle", size=24)
            inside = paper(sheet, room, "scores")
            nothing_here(sheet, inside, "trophy", nothing_yet(), (play, self.new_match))
            return
        left = pygame.Rect(room.x, room.y, round(room.w * 0.3), room.h)
        self._list(sheet, left)
        rest = pygame.Rect(left.right + px(18), room.y, room.right - left.right - px(18), room.h)
        hall = self.halls[self.chosen]
        inside = heading(
            sheet, hall.title, leather(sheet, rest, "hall", ornament=True), dark=True, icon="trophy"
        )
        with scroll_area(sheet, inside, self.scrolls[1], hall.title) as area:
            for place, score in enumerate(hall.scores, 1):
                self._score(sheet, area, hall, place, score)

    def _list(self, sheet: Sheet, rect: pygame.Rect) -> None:
        px = sheet.px
        title = _("Games and ways to play")
        room = heading(sheet, title, leather(sheet, rect, "halls"), dark=True, icon="mdi:podium")
        with scroll_area(sheet, room, self.scrolls[0], title) as area:
            for number, hall in enumerate(self.halls):
                chosen = number == self.chosen
                face = Face(hall.title, "primary" if chosen else "secondary", size=19)
                button(
                    sheet,
                    area.take(round(px(72) * sheet.metrics.text_above), px(8)),
                    face,
                    partial(self._pick, number),
                    role="choice",
                    selected=chosen,
                    id=f"hall:{hall.game}:{hall.mode}",
                )

    def _pick(self, number: int) -> None:
        self.chosen = number
        self.scrolls[1] = Scroll(self.changed)
        self.changed()

    def _score(self, sheet: Sheet, area: Area, hall: Hall, place: int, score: HighScore) -> None:
        """Place, points and names at the left, what the points are for beside them, then what can be done."""
        px = sheet.px
        name, caption = Style("head", 22, palette.INK), STYLES["caption"]
        big = Style("display", 32, palette.GOOD_ON_PAPER)
        figure = f"{place}.  {score.score}"
        tools = px(124) if score.match is not None else px(8)
        left = px(92) + max(px(150), int(sheet.letters.size(figure, big)[0])) + px(20)
        wide = area.rect.w - left - tools - px(24)
        notes = self._notes(hall, score)
        heights = [sheet.text_height(note, caption, wide) for note in notes]
        tall = sheet.letters.line_height(name) + sum(heights)
        rect = area.take(max(px(96), tall + px(30)), px(12))
        if not area.seen(rect):
            sheet.node(f"{figure}: {score.name}", "item", rect, id=f"score:{place}")
            return
        sheet.art(Parchment(rect.w, rect.h, f"row{place % 5}", torn=False, lift=2), rect.x, rect.y)
        if hall.game in catalogue:
            sheet.art(Crest(px(56), hall.game), rect.x + px(18), rect.centery, "midleft")
        sheet.text(figure, big, rect.x + px(92), rect.centery, "midleft", bound=rect)
        y = rect.centery - tall // 2
        sheet.text(score.name, name, rect.x + left, y, "topleft", wide)
        y += sheet.letters.line_height(name)
        for note, high in zip(notes, heights, strict=True):
            sheet.block(note, caption, pygame.Rect(rect.x + left, y, wide, high), fit=False)
            y += high
        if score.match is not None:
            self._tools(sheet, rect, place, score)

    def _notes(self, hall: Hall, score: HighScore) -> list[str]:
        tally = hall.tally(score)
        told = []
        if tally is not None:
            told = [
                tally.title,
                " · ".join(f"{line.label} {line.points}" for line in tally.lines if line.points),
            ]
        when = ago(score.finished)
        seed = _("seed {seed}").format(seed=score.seed) if score.match is not None else ""
        return [note for note in (*told, " · ".join(part for part in (when, seed) if part)) if note]

    def _tools(self, sheet: Sheet, rect: pygame.Rect, place: int, score: HighScore) -> None:
        px = sheet.px
        right = rect.right - px(16)
        for icon, words, action in (
            ("mdi:restart", _("Try it again with the same chances: place {place}"), self._try_again),
            ("mdi:history", _("Watch the match of place {place}"), self._watch),
        ):
            spot = pygame.Rect(right - px(52), 0, px(52), px(52))
            spot.centery = rect.centery
            icon_button(sheet, spot, icon, words.format(place=place), partial(action, score))
            right -= px(60)

    # what the buttons do

    def _watch(self, score: HighScore) -> None:
        from .replay import Replay

        assert score.match is not None
        try:
            session = self.app.library.resume(score.match)
        except LibraryError as error:
            self.app.toast(str(error))
            return
        self.app.push(Replay(self.app, session, spoilers=True))

    def _try_again(self, score: HighScore) -> None:
        from ..match.table import TableScene

        assert score.match is not None
        try:
            session = self.app.library.try_again(score.match)
        except LibraryError as error:
            self.app.toast(str(error))
            return
        self.app.push(TableScene(self.app, session))
