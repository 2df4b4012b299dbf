"""Watching a match again: any position, any speed, any seat's eyes, and branching off."""

from __future__ import annotations

from concurrent.futures import Future
from functools import partial

import pygame

from heroes_desktop.engine import Match
from heroes_desktop.library import NoBranch, Session
from heroes_desktop.locale import _
from heroes_desktop.table.names import seat_names, session_title
from heroes_desktop.table.recording import Recording, open_view

from ...art import Table as TableGround
from ...art.core import palette
from ...art.core.text import STYLES, Style
from ...board.api import Look
from ...input.node import Look as Touch
from ...paint.sheet import Sheet
from ...program.app import App
from ...widgets import Face, action_button, icon_button
from ...widgets.rows import columns
from ..match.board_scene import BoardScene, players_at
from ..match.side_column import SideColumn
from ..match.top_bar import Tool, draw_top
from ..match.zones import hand_units, zones

OPEN = "open"
STEP = 900.0


class Replay(BoardScene):
    """A match on the screen that nobody can change.

    spoilers: the match is over, so all cards may be seen. In a match still being played only
    what everybody knows is shown (or what the only person at the table knows).
    """

    session: Session

    def __init__(self, app: App, session: Session, spoilers: bool) -> None:
        super().__init__(app, session)
        self.spoilers = spoilers
        self.position = 0
        self.playing = False
        self.speed = 1.0
        people = [number for number, seat in enumerate(session.seats) if seat.is_person]
        self.eyes: list[int | str | None] = [None]
        if spoilers:
            self.eyes += [*range(len(session.seats)), OPEN]
        elif len(people) == 1:
            self.eyes = [people[0]]
        self.eye = self.eyes[-1]
        self.recording: Recording | None = None
        self.match: Match | None = None
        self.side = SideColumn(self)
        self._tick = 0

    @property
    def name(self) -> str:
        return _("Watching: {title}").format(title=session_title(self.session))

    def opened(self) -> None:
        record = self.session.match.record()
        self.app.when_done(self.app.workers.submit(Recording, record), self._ready)

    def _ready(self, done: Future[Recording]) -> None:
        error = done.exception()
        if error is not None:
            self.app.toast(_("This match cannot be watched: {reason}").format(reason=error))
            self.app.pop()
            return
        self.recording = done.result()
        self.go(0)

    # going

    @property
    def length(self) -> int:
        return len(self.recording) if self.recording is not None else 0

    @property
    def viewpoint(self) -> int | None:
        return self.eye if isinstance(self.eye, int) else None

    def go(self, position: int) -> None:
        """Jump to a position."""
        if self.recording is not None:
            self.position = max(0, min(self.length, position))
            self.match = self.recording.at(self.position)
            self.changed()

    def step(self, way: int) -> None:
        """One choice on (with its motions) or back."""
        if self.recording is None or not 0 <= self.position + way <= self.length:
            self.playing = False
            self.changed()
            return
        if way < 0:
            self.go(self.position + way)
            return
        self.app.sheet_of(self)
        events = self.recording.steps[self.position].for_seat(self.viewpoint)
        self.position += 1
        self.match = self.recording.at(self.position)
        self.play_events(events, self._stepped)

    def _stepped(self) -> None:
        if self.playing:
            self._tick += 1
            tick = self._tick
            self.app.after(STEP / self.speed, lambda: self._continue(tick))

    def _continue(self, tick: int) -> None:
        if self.playing and tick == self._tick and self.app.top is self:
            self.step(1)

    def toggle(self) -> None:
        """Play or pause."""
        self.playing = not self.playing
        self._tick += 1
        self.changed()
        if self.playing:
            if self.position >= self.length:
                self.go(0)
            self.step(1)

    def faster(self) -> None:
        speeds = (0.5, 1.0, 2.0, 4.0)
        self.speed = speeds[(speeds.index(self.speed) + 1) % len(speeds)]
        self.changed()

    def other_eyes(self) -> None:
        """See it through the next seat's eyes."""
        self.eye = self.eyes[(self.eyes.index(self.eye) + 1) % len(self.eyes)]
        self.changed()

    def eyes_name(self) -> str:
        if self.eye == OPEN:
            return _("all cards open")
        if self.eye is None:
            return _("as a bystander")
        assert isinstance(self.eye, int)
        return _("as {name}").format(name=self.look.seat_names[self.eye])

    def branch(self) -> None:
        """Play on from here in a match of its own."""
        from ..match.table import TableScene

        if self.recording is None:
            return
        title = _("What if: {title}").format(title=session_title(self.session))
        try:
            session = self.app.library.branch(self.session, self.recording.at(self.position), title)
        except NoBranch as error:
            self.app.toast(str(error))
            return
        self.app.home()
        self.app.push(TableScene(self.app, session))

    # layout

    def make_look(self) -> Look:
        assert self.match is not None
        view = open_view(self.match) if self.eye == OPEN else self.match.view(self.viewpoint)
        setup = self.match.setup
        names = seat_names(self.match, view, self.session.seats)
        return Look(
            view,
            self.viewpoint,
            setup,
            self.texts,
            names,
            players_at(self.session, self.board, view),
            inspect=self.inspect,
            relayout=self.changed,
            memory=self.memory,
        )

    def build(self, sheet: Sheet) -> None:
        sheet.root.subject = self.game
        sheet.art(TableGround(sheet.rect.w, sheet.rect.h), 0, 0)
        if self.match is None or self.recording is None:
            sheet.text(_("Looking back over the match …"), STYLES["body_dark"], *sheet.rect.center, "center")
            return
        look = self.look
        place = zones(sheet.metrics, hand_units(self.board, look), self.side.open)
        self.draw_board(sheet, place, look)
        pending = self.match.pending
        tools = [*self.side.tools(place), Tool("mdi:close", _("Stop watching"), self.app.pop, "Q")]
        draw_top(sheet, place.top, look, self.board, tools, pending[0].seat if pending else None)
        inside = place.bottom.inflate(-2 * sheet.px(22), -2 * sheet.px(18))
        if self.board.hand(look):
            hand = self.hand_zone(sheet, place, look)
            left = hand.right + sheet.px(14)
            inside = pygame.Rect(left, inside.y, inside.right - left, inside.h)
        self._controls(sheet, inside, place.strip)
        self.side.draw(sheet, place, look, self.recording.steps[: self.position])

    def _controls(self, sheet: Sheet, rect: pygame.Rect, strip: pygame.Rect | None) -> None:
        px = sheet.px
        bar = strip or pygame.Rect(rect.x, rect.y, rect.w, px(40))
        self._scrubber(sheet, bar)
        room = rect if strip is not None else pygame.Rect(rect.x, rect.y + px(48), rect.w, rect.h - px(48))
        gap = px(8)
        stacked = room.h >= px(150) and room.w < px(700)
        square = min(room.h, px(64), (room.w - 4 * gap) // 5)
        tall = square if stacked else room.h
        x = room.x
        for icon, name, action, key in (
            ("mdi:skip-backward", _("To the beginning"), partial(self.go, 0), ""),
            ("mdi:skip-previous", _("One step back"), partial(self.step, -1), ","),
            (*self._play_face(), self.toggle, "SPACE"),
            ("mdi:skip-next", _("One step on"), partial(self.step, 1), "."),
            ("mdi:skip-forward", _("To the end"), partial(self.go, self.length), ""),
        ):
            spot = pygame.Rect(x, room.y + (tall - square) // 2, square, square)
            kind = "primary" if key == "SPACE" else "secondary"
            icon_button(sheet, spot, icon, name, action, key=key, kind=kind)
            x += square + gap
        if stacked:
            row = pygame.Rect(room.x, room.y + tall + gap, room.w, room.h - tall - gap)
        else:
            row = pygame.Rect(x + gap, room.y, room.right - x - gap, tall)
        self._wide_buttons(sheet, row)

    def _play_face(self) -> tuple[str, str]:
        return ("mdi:pause", _("Pause")) if self.playing else ("mdi:play", _("Play"))

    def _wide_buttons(self, sheet: Sheet, row: pygame.Rect) -> None:
        faces = (
            (Face(f"{self.speed:g} ×", "secondary", "mdi:speedometer", "F", 18), self.faster, _("Speed")),
            (Face(self.eyes_name(), "secondary", "mdi:eye", "E", 18), self.other_eyes, _("Whose eyes")),
            (
                Face(_("What if…"), "magic", "mdi:source-branch", "N", 18),
                self.branch,
                _("Play on from here in a new match"),
            ),
        )
        for place, (face, action, hint) in zip(columns(row, 3, sheet.px(8)), faces, strict=True):
            action_button(sheet, place, face, action, hint=hint, role="button")

    def _scrubber(self, sheet: Sheet, rect: pygame.Rect) -> None:
        px = sheet.px
        words = f"{self.position} / {self.length}"
        style = Style("label", 18, palette.GOLD_HIGH)
        room = int(sheet.letters.size(f"{self.length} / {self.length}", style)[0]) + px(20)
        groove = pygame.Rect(rect.x + px(12), 0, rect.w - room - px(24), px(14))
        groove.centery = rect.centery
        art, size = sheet.ui.art, px(30)
        way = groove.w - size
        text = sheet.letters.line(words, style)

        from ...art import Groove, Knob

        def paint(target: pygame.Surface, look: Touch) -> None:
            art.blit(target, Groove(groove.w, groove.h), groove.x, groove.y)
            x = groove.x + round(way * self.position / max(1, self.length))
            art.blit(target, Knob(size, state="hover" if look != "up" else ""), x, rect.centery - size // 2)
            target.blit(text, text.get_rect(midright=(rect.right - px(8), rect.centery)))

        def drag(point: tuple[int, int]) -> None:
            share = (point[0] - groove.x - size / 2) / max(1, way)
            self.playing = False
            self.go(round(share * self.length))

        sheet.painted(
            _("Position in the match"),
            "slider",
            rect,
            paint,
            value=words,
            drag=drag,
            adjust=lambda steps: self.go(self.position + steps),
            overlay=True,
        )
