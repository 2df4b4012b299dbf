"""The end of a match: who won, what turned it, how lucky it was, and what now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from heroes_desktop.engine import State
from heroes_desktop.games.shared.aftermath import Tale
from heroes_desktop.games.shared.lessons import LESSON
from heroes_desktop.games.shared.room import rooms
from heroes_desktop.games.shared.wording import sentence
from heroes_desktop.library import LibraryError
from heroes_desktop.locale import _
from heroes_desktop.table.campaigning import CampaignEnding, campaign_ending
from heroes_desktop.table.ending import Ending
from heroes_desktop.table.names import short_name

from ...art import ChipFace, GoldText, PlayerSign, SolidIcon, Token
from ...art.core import palette
from ...art.core.text import STYLES, Style
from ...motion.motion import Reel
from ...motion.stage_props import stamp
from ...paint.sheet import Sheet
from ...program.app import App
from ...widgets import (
    Face,
    Scroll,
    button,
    heading,
    leather,
    paper,
    paragraph,
    scroll_area,
)
from ...widgets.fitting import shrunk
from ...widgets.rows import columns
from ..campaign.ending_panel import SEAL, draw_ending, seal_of, sealed
from ..match.chronicle import Line, line_of
from ..scene import STILL, Scene
from .course import Course, Turn, course_of, draw_course
from .luck_panel import draw_luck
from .seating import portrait

if TYPE_CHECKING:
    from ..match.table import TableScene
BEFORE_SEAL = 500.0
"""Milliseconds for which one sees where the seal of a campaign will be."""
FACE = 76
"""Units of a portrait."""
_NAME = Style("head", 23, palette.GOLD_HIGH)
SMALLEST_NAME = 19


def _names_in(sheet: Sheet, seats: Sequence[str], room: int) -> tuple[list[str], Style]:
    """Everybody's name in one style: with the figures if there is room for all of them, else without."""

    def fits(style: Style) -> bool:
        return all(sheet.letters.size(name, style)[0] <= room for name in seats)

    style = shrunk(_NAME, fits, SMALLEST_NAME)
    return (list(seats), style) if fits(style) else ([short_name(name) for name in seats], _NAME)


class End(Scene):
    """Over the finished table."""

    transparent = True
    dim = 170

    def __init__(self, app: App, table: TableScene) -> None:
        super().__init__(app)
        self.table = table
        self.scroll = Scroll(self.changed)
        self.luck_scroll = Scroll(self.changed)
        self.course = Course()
        self.points: list[tuple[int, Line]] = []
        self.tale: Tale | None = None
        self.campaign: CampaignEnding | None = None
        self._pressing: Reel | None = None
        self._pressed = True

    def opened(self) -> None:
        self.campaign = campaign_ending(self.app.library, self.table.session)
        if self.campaign is not None and sealed(self.campaign) and self.app.prefs.speed > 0:
            self._pressed = False
            self.app.after(BEFORE_SEAL, self._press)
        record = self.table.session.match.record()
        game = self.table.game
        tell = rooms[game].tale if game in rooms else None
        if tell is not None:
            names = list(self.table.look.seat_names)
            told = self.app.workers.submit(lambda: tell(record, names))
            self.app.when_done(told, lambda done: self._told(done.result() if not done.exception() else None))
        future = self.app.workers.submit(lambda: course_of(game, record))
        self.app.when_done(
            future, lambda done: self._found(done.result() if not done.exception() else Course())
        )

    # the seal

    def _press(self) -> None:
        """The seal comes down on the page."""
        place = self.sheet.places.get(SEAL) if self.sheet is not None else None
        if self.campaign is None or place is None:
            self._pressed = True
            return
        art = self.app.ui.art
        motion = stamp(art, seal_of(self.campaign, place.w), place.center)
        self._pressing = Reel([motion], self.app.prefs)
        self._pressing.begin(self.app.clock.now())
        self.app.redraw()

    def frames_per_second(self) -> int:
        return 60 if self._pressing is not None else 0

    def hidden(self) -> frozenset[str]:
        return STILL if self._pressed else frozenset({SEAL})

    def live(self, target: pygame.Surface, now: float) -> None:
        reel = self._pressing
        if reel is None:
            return
        for sound in reel.sounds(now):
            self.app.sound.play(sound)
        reel.paint(target, now)
        if reel.over(now):
            self._pressing, self._pressed = None, True
            self.changed()

    def _told(self, tale: Tale | None) -> None:
        self.tale = tale
        self.changed()

    def _found(self, course: Course) -> None:
        table = self.table
        view = table.play.view(None)
        self.course, self.points = course, []
        for turn in course.turns:
            line = line_of(view, turn.event, table.board, table.texts)
            if line is not None:
                self.points.append((turn.number, replace(line, text=self._told_point(view, turn, line.text))))
        self.changed()

    def _told_point(self, view: State, turn: Turn, text: str) -> str:
        """ "Turn 4: … +31 %", with the chance of the first person's side."""
        if turn.head is not None:
            head = self.table.texts.event(view, turn.head).partition(".")[0]
            text = _("{title}: {text}").format(title=head, text=text) if head else text
        people = self.table.play.people
        sides = [side for side in self.table.session.match.sides if set(side) & set(people)]
        seats = self.course.seats
        line = seats.index(sides[0][0]) if sides and sides[0][0] in seats else 0
        change = turn.changes[line] if turn.changes else 0.0
        sign = "+" if change >= 0 else "−"
        return f"{text} {sign}{_('{n} %').format(n=round(abs(change) * 100))}"

    @property
    def outcome_text(self) -> str:
        return self.table.told_outcome()

    @property
    def ending(self) -> Ending:
        """Whose victory or defeat it is."""
        return Ending(self.table.session.match, self.table.play.people, self.table.look.seat_names)

    @property
    def name(self) -> str:
        return f"{sentence(self.ending.headline())} {self.outcome_text}"

    def back(self) -> None:
        self.app.pop()

    def build(self, sheet: Sheet) -> None:
        px, canvas = sheet.px, sheet.rect
        wide = min(px(1240), canvas.w - px(48))
        tall = min(px(860), canvas.h - px(40))
        rect = pygame.Rect(0, 0, wide, tall)
        rect.center = canvas.center
        inside = leather(sheet, rect, "end", ornament=True).inflate(-px(20), -px(8))
        top = self._draw_head(sheet, inside, px(60) if tall >= px(700) else px(40)) + px(12)
        low = pygame.Rect(inside.x, inside.bottom - px(72), inside.w, px(72))
        if low.y - top >= px(430):
            seats = pygame.Rect(inside.x, top, inside.w, px(88))
            self._seats(sheet, seats)
            top = seats.bottom + px(14)
        self._draw_body(sheet, pygame.Rect(inside.x, top, inside.w, low.y - px(18) - top))
        self._buttons(sheet, low)

    def _draw_head(self, sheet: Sheet, inside: pygame.Rect, size: int) -> int:
        """Who has won, in gold and in words; returns where that ends."""
        px, ending = sheet.px, self.ending
        head = sheet.art(GoldText(ending.headline(), size, 900), inside.centerx, inside.y, "midtop")
        sign = SolidIcon(size, "trophy", "gold") if ending.won else SolidIcon(size, "skull", "bone")
        sheet.art(sign, head.left - px(24), head.centery, "midright")
        sheet.art(sign, head.right + px(24), head.centery, "midleft")
        words = self.outcome_text
        if self.tale is not None and self.tale.hope:
            words = f"{words} {self.tale.hope}"
        line = STYLES["body_dark"].but(align="center", size=21)
        room = pygame.Rect(inside.x, head.bottom + px(6), inside.w, px(64))
        return sheet.block(words, line, room, "midtop").bottom

    def _draw_body(self, sheet: Sheet, body: pygame.Rect) -> None:
        """The campaign or the turning points, with the tale and the dice beside."""
        px = sheet.px
        wide = round((body.w - px(20)) * 0.58)
        left = pygame.Rect(body.x, body.y, wide, body.h)
        if self.campaign is not None:
            draw_ending(sheet, left, self.campaign, self.scroll)
        else:
            self._points(sheet, left)
        right = pygame.Rect(body.x + wide + px(20), body.y, body.w - wide - px(20), body.h)
        draw_luck(sheet, right, self.table, self.tale, self.luck_scroll)

    def _seats(self, sheet: Sheet, rect: pygame.Rect) -> None:
        """Everybody with portrait and result; who won stands in the light."""
        px = sheet.px
        seats, ending = self.table.look.seat_names, self.ending
        wide = min(px(420), (rect.w - px(16) * (len(seats) - 1)) // len(seats))
        x = rect.centerx - (wide * len(seats) + px(16) * (len(seats) - 1)) // 2
        names, head = _names_in(sheet, seats, wide - px(8 + FACE + 14 + 34))
        for number, (name, shown) in enumerate(zip(seats, names, strict=True)):
            place = pygame.Rect(x, rect.y, wide, rect.h)
            x += wide + px(16)
            won = number in ending.winners
            player = self.table.look.players[number]
            sheet.art(ChipFace(place.w, place.h, player.colour, won), *place.topleft)
            picture = portrait(self.table.board, self.table.look, number, px(FACE))
            face = sheet.art(picture, place.x + px(8), place.centery, "midleft")
            sheet.art(PlayerSign(px(28), player), face.right - px(8), face.bottom - px(10), "center")
            left, room = face.right + px(14), place.right - face.right - px(34)
            sheet.text(shown, head, left, place.centery - px(15), "midleft", room)
            style = Style("label", 18, palette.PAPER_HIGH if won else palette.MUTED)
            sheet.text(ending.result(number), style, left, place.centery + px(17), "midleft", room)
            told = _("{title}: {text}").format(title=name, text=ending.result(number))
            sheet.node(told, "image", place, selected=won, id=f"seat:{number}")

    def _points(self, sheet: Sheet, rect: pygame.Rect) -> None:
        px = sheet.px
        room = heading(sheet, _("Turning points"), paper(sheet, rect, "points"), icon="mdi:map-marker-path")
        style = STYLES["body"]
        if self.course.outlook and room.h >= px(220):
            listed = sum(
                max(px(34), sheet.text_height(line.text, style, room.w - px(80))) + px(6)
                for _number, line in self.points
            )
            tall = max(round(room.h * 0.3), min(round(room.h * 0.6), room.h - listed - px(14)))
            plot = pygame.Rect(room.x, room.y, room.w, tall)
            marks = [number for number, _line in self.points]
            draw_course(sheet, plot, self.course, self.table.look.players, marks)
            room = pygame.Rect(room.x, plot.bottom + px(14), room.w, room.bottom - plot.bottom - px(14))
        with scroll_area(sheet, room, self.scroll, _("Turning points")) as area:
            if not self.points:
                words = _("Looking back over the match …") if self.app.waiting else _("No turn changed much.")
                paragraph(sheet, area, words, style, 0)
            for index, (_number, line) in enumerate(self.points, start=1):
                wide = area.rect.w - px(80)
                place = area.take(max(px(34), sheet.text_height(line.text, style, wide)), px(6))
                mark = Token(px(28), "#6A3A1A", text=str(index), ink=palette.GOLD_HIGH, flat=True)
                sheet.art(mark, place.x, place.centery, "midleft")
                sheet.icon(line.icon, place.x + px(54), place.centery, 24, palette.HEADING)
                body = pygame.Rect(place.x + px(80), place.y, wide, place.h)
                sheet.block(line.text, style, body, "midleft", fit=False)

    def _buttons(self, sheet: Sheet, rect: pygame.Rect) -> None:
        faces = [
            (Face(_("Back to the hub"), "secondary", "mdi:home", "H", 19), self.app.home),
            (Face(_("Look at the table"), "secondary", "mdi:eye", "L", 19), self.app.pop),
            (Face(_("Watch it again"), "secondary", "mdi:history", "W", 19), self._watch),
            self._onward(),
        ]
        for place, (face, action) in zip(columns(rect, len(faces), sheet.px(14)), faces, strict=True):
            button(sheet, place, face, action)

    def _onward(self) -> tuple[Face, Callable[[], None]]:
        """What most people want next: the same table again, or the campaign's next game."""
        if self.campaign is not None:
            return Face(_("Next game"), "primary", "mdi:seal", "N", 24), self._next_game
        if self.table.session.match.setup.name == LESSON:
            return Face(_("A real match"), "primary", "mdi:play-circle", "R", 24), self._real_match
        return Face(_("Rematch"), "primary", "mdi:sword-cross", "R", 24), self._rematch

    def _real_match(self) -> None:
        """The lesson is over: now for real."""
        from .new_match import NewMatch

        app, game = self.app, self.table.game
        app.home()
        app.push(NewMatch(app, game))

    def _next_game(self) -> None:
        from ..campaign.campaign_page import CampaignPage

        if self.campaign is not None:
            app, campaign = self.app, self.campaign.entry.id
            app.home()
            app.push(CampaignPage(app, campaign))

    def _watch(self) -> None:
        from .replay import Replay

        self.app.push(Replay(self.app, self.table.session, spoilers=True))

    def _rematch(self) -> None:
        """The same table again with other chances; in a campaign with its rewards of now."""
        from ..match.table import TableScene

        app = self.app
        try:
            again = app.library.rematch(self.table.session)
        except LibraryError as error:
            app.toast(str(error))
            return
        app.pop()
        app.replace(TableScene(app, again))
