"""What a match being played and a match being watched share: the board and its motions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, partial

import pygame

from heroes_desktop.engine import Event, State
from heroes_desktop.games.shared.alarms import Alarm
from heroes_desktop.games.shared.room import rooms, texts
from heroes_desktop.locale import _
from heroes_desktop.table.alarms import Lookout
from heroes_desktop.table.keeping import Keeper

from ...art import Inlay, Leather
from ...art.core import palette
from ...board.api import Look, Shift, board_for
from ...board.base import Board
from ...input.drag_picture import paint_cargo
from ...motion.banner import banner
from ...motion.motion import Motion, Reel
from ...motion.rehearsal import Rehearsal
from ...paint.sheet import Sheet
from ...program.app import App
from ...program.clock import Timer
from ..scene import STILL, Scene
from .zones import Zones, hand_units, zones


def players_at(session: Keeper, board: Board, view: State) -> tuple[palette.PlayerLook, ...]:
    """How everybody is known: by the shape of the seat, and its colour or that of the figure played."""
    own = {player.shape: player for player in palette.PLAYERS}
    found = []
    for number, seat in enumerate(session.seats):
        player = own.get(seat.shape) or palette.PLAYERS[number % len(palette.PLAYERS)]
        found.append(replace(player, colour=board.seat_colour(view, number) or player.colour))
    return tuple(found)


PATIENCE, MOST_PATIENCE, GLANCE = 900.0, 2500.0, 30.0
"""Milliseconds a motion waits for sharp pictures, and for any at all; how often it looks for them."""
MOVING_GLOW = 0.4
"""How bright glows stay while pieces move."""


class LaterPlaces(Mapping[str, pygame.Rect]):
    """Where things will lie, laid out when the first motion asks: many events move nothing."""

    def __init__(self, find: Callable[[], Mapping[str, pygame.Rect]]) -> None:
        self._find = find

    @cached_property
    def _found(self) -> Mapping[str, pygame.Rect]:
        return self._find()

    def __getitem__(self, tag: str) -> pygame.Rect:
        return self._found[tag]

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)


class BoardScene(Scene):
    """Draws a position and plays the motions that lead to the next one."""

    session: Keeper

    def __init__(self, app: App, session: Keeper) -> None:
        super().__init__(app)
        self.session = session
        self.game = session.match.game
        self.board = board_for(self.game)
        self.texts = texts(self.game)
        self.memory: dict[str, object] = {}
        self._memories: dict[int | None, dict[str, object]] = {None: self.memory}
        self._reel: Reel | None = None
        self._rehearsing: Timer | None = None
        self._after_reel: Callable[[], None] | None = None
        self._look: Look | None = None
        self._lookout = Lookout(self.game)
        self._closer: tuple[Sheet, str, tuple[Sheet, pygame.Rect] | None] | None = None

    def make_look(self) -> Look:
        """The present position as it may be drawn."""
        raise NotImplementedError

    @property
    def look(self) -> Look:
        if self._look is None:
            self._look = self.make_look()
            self._lookout.see(self._look.view)
        return self._look

    def changed(self) -> None:
        self._look = None
        super().changed()

    def forget_layout(self) -> None:
        if self._reel is None and self._rehearsing is None:
            self._look = None  # names follow the language
        super().forget_layout()

    def change_eyes(self, seat: int | None) -> None:
        """Another person looks now: what the board remembers of this screen is each person's own."""
        self.memory = self._memories.setdefault(seat, {})
        self.app.change_eyes()

    def draw_board(self, sheet: Sheet, place: Zones, look: Look) -> None:
        """Felt, bottom bar, and what the game draws on them."""
        felt = rooms[self.game].look.felt
        sheet.art(Inlay(place.board.w, place.board.h, felt, lift=3), *place.board.topleft)
        with sheet.group(_("Board"), place.board):
            self.board.draw(sheet, place.felt, look)
        bottom = place.bottom
        sheet.art(Leather(bottom.w, bottom.h, "bottom", ornament=True, lift=3), *bottom.topleft)
        if self.board.hand(look):
            self.board.draw_hand(sheet, self.hand_zone(sheet, place, look), look)

    def hand_zone(self, sheet: Sheet, place: Zones, look: Look) -> pygame.Rect:
        """The left part of the bottom bar, for hand or party."""
        inside = place.bottom.inflate(-2 * sheet.px(22), -2 * sheet.px(14))
        share = self.board.hand_share(look) - (0.07 if sheet.metrics.narrow else 0)
        return pygame.Rect(inside.x, inside.y, round(inside.w * share), inside.h)

    def inspect(self, subject: object) -> None:
        """Look at a thing closely."""
        if self.board.inspection(self.look, subject) is not None:
            from .zoom import Zoom

            self.app.push(Zoom(self.app, self.look, self.board, subject, self.game))

    # motions

    def play_events(self, events: Sequence[Event], then: Callable[[], None]) -> None:
        """Play the motions of events over the old picture, then show the new one, with any alarms."""
        look = self.make_look()
        motions = self._motions(events, look) if self.app.prefs.speed > 0 else []
        just_said = self.app.spoken[-len(events) :]
        for alarm in self._lookout.news(look.view):
            if not motions:
                self.app.toast(alarm.text, alarm.icon)
            elif alarm.text not in just_said:  # the chronicle may use the same words
                self.app.narrate(alarm.text)
        if not motions:
            self.changed()
            then()
            return
        self._after_reel = then
        self._begin(Rehearsal(motions, self.app), 0.0)

    def _banner(self, alarm: Alarm) -> Motion:
        metrics = self.app.ui.metrics
        return banner(self.app.ui, zones(metrics, 0).felt, alarm.text, alarm.icon, sound="curtain")

    def _begin(self, rehearsal: Rehearsal, waited: float) -> None:
        """Start the reel once every picture it needs is there; what would be half-built is left out."""
        self._rehearsing = None
        ready = rehearsal.ready() or (waited >= PATIENCE and rehearsal.passable)
        if waited >= MOST_PATIENCE and not rehearsal.passable:
            self._finish_reel()
            return
        if not (ready and self.app.can_show(self)) and waited < MOST_PATIENCE:
            self._rehearsing = self.app.after(GLANCE, partial(self._begin, rehearsal, waited + GLANCE))
            return
        self._reel = Reel(rehearsal.motions, self.app.prefs)
        self._reel.begin(self.app.clock.now())
        self.app.redraw()

    def _motions(self, events: Sequence[Event], look_after: Look) -> list[Motion]:
        before, look_before = self.sheet, self._look
        if before is None or look_before is None or not events:
            return []

        def places() -> Mapping[str, pygame.Rect]:
            after = Sheet(self.app.ui)
            self.draw_board(after, zones(after.metrics, hand_units(self.board, look_after)), look_after)
            return after.places

        shift = Shift(self.app.ui, before.places, LaterPlaces(places), look_before, look_after)
        motions = list(self.board.animate(events, shift))
        alarms = self._lookout.unseen(look_after.view) if motions else ()
        return [*motions, *map(self._banner, alarms)]

    def frames_per_second(self) -> int:
        return 60 if self._reel is not None else 0

    @property
    def glow(self) -> float:
        """What one could do before a motion began is not to be done while it lasts."""
        return 1.0 if self._reel is None else MOVING_GLOW

    def hidden(self) -> frozenset[str]:
        return self._reel.hidden(self.app.clock.now()) if self._reel is not None else STILL

    def live(self, target: pygame.Surface, now: float) -> None:
        if self.app.pointer.carried is not None and self.sheet is not None:
            paint_cargo(target, self.sheet, self.app.pointer.carried, self.app.pointer.at)
        reel = self._reel
        if reel is None:
            self._paint_close_up(target)
            return
        for sound in reel.sounds(now):
            self.app.sound.play(sound)
        reel.paint(target, now)
        if reel.over(now):
            self._finish_reel()

    def _paint_close_up(self, target: pygame.Surface) -> None:
        """What the board shows more closely while something is under the pointer or in focus."""
        drawn = self._close_up()
        if drawn is not None:
            drawn[0].render(target, area=drawn[1])

    def closely(self, identity: str) -> bool:
        return identity in (self.app.pointer.over, self.app.keyboard.focus) and self._close_up() is not None

    def _close_up(self) -> tuple[Sheet, pygame.Rect] | None:
        sheet = self.sheet
        identity = self.app.pointer.over or self.app.keyboard.focus
        if sheet is None or not identity or self.app.top is not self or self._reel is not None:
            return None
        if self._closer is None or self._closer[:2] != (sheet, identity):
            self._closer = (sheet, identity, self._lay_out_close_up(sheet, identity))
        return self._closer[2]

    def _lay_out_close_up(self, sheet: Sheet, identity: str) -> tuple[Sheet, pygame.Rect] | None:
        wanted = self.board.close_up(self.look, identity)
        place = sheet.places.get(wanted.place) if wanted is not None else None
        if wanted is None or place is None:
            return None
        close = Sheet(self.app.ui)
        wanted.draw(close, place)
        return close, place

    def _finish_reel(self) -> None:
        then, self._after_reel, self._reel = self._after_reel, None, None
        self.changed()
        if then is not None:
            self.app.after(0, then)

    def skip(self) -> bool:
        if self._rehearsing is not None:
            self._rehearsing.cancel()
            self._rehearsing = None
            self._finish_reel()
            return True
        if self._reel is None:
            return False
        self._reel.skip(self.app.clock.now())
        self._finish_reel()
        return True
