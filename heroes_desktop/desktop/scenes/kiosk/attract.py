"""While nobody is there: computers play real matches, and the screen says what happens and why."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from typing import NamedTuple

import pygame

from heroes_desktop.engine import Decision, Match, Option, Setup, State, Thought
from heroes_desktop.games.shared.room import declarations
from heroes_desktop.games.shared.wording import capital
from heroes_desktop.kiosk.best import Best
from heroes_desktop.kiosk.shows import Show, any_option, made_ahead
from heroes_desktop.locale import _
from heroes_desktop.table import advice
from heroes_desktop.table.conductor import Answer, Conductor
from heroes_desktop.table.names import named
from heroes_desktop.table.recap import Chronicle, Step

from ...art import Crest, GoldText, HubCard, PlayerSign, TopBar
from ...art import Table as TableGround
from ...art.core import palette
from ...art.core.text import Style
from ...board.api import Look
from ...paint.sheet import Sheet
from ...program.app import App
from ...widgets import heading, paper
from ...widgets.fitting import largest
from ..hub.game_card import draw_words
from ..match.board_scene import BoardScene, players_at
from ..match.pace import WindowPace
from ..match.zones import Zones, hand_units, zones
from ..scene import Scene
from .attracting import Attract, invitations
from .best_page import BestOfTheEvening, all_best, best_of, draw_lines
from .facts import draw_facts
from .host import Kiosk

LEAST_READING, LETTER, MOST_READING = 900.0, 18.0, 4000.0
"""Milliseconds to read a caption: at least, for each letter, at most."""
MOST_TOLD, LONGEST_CHOICE = 3, 90
"""Events of a step that are told; letters of a choice before its short words do."""
LETTERS = (1.6, 1.45, 1.3, 1.15, 1.0, 0.9, 0.8)
"""How large captions may be: large enough to be read while walking by, where there is room."""

_CHOSEN = Style("strong", 22, palette.GOLD_HIGH)
_TOLD = Style("body", 20, palette.ON_LEATHER, line=1.2)
_TOP = Style("label", 21, palette.PAPER_HIGH)
_WHY = Style("italic", 19, palette.MUTED, line=1.2)


def next_scene(kiosk: Kiosk) -> Scene:
    """What is shown next: after each round of games, the best of the evening if there are any."""
    programme = kiosk.programme
    if programme.round_over and not isinstance(kiosk.app.top, BestOfTheEvening):
        lines = all_best(kiosk)
        if lines:
            return BestOfTheEvening(kiosk.app, kiosk, lines)
    return AttractMatch(kiosk.app, kiosk, programme.next())


class Asked(NamedTuple):
    """The question a computer thought about last, and what it knew then."""

    decision: Decision
    view: State


class ShowPace(WindowPace):
    """A pace that leaves time to read; whatever goes wrong in a computer's head, the show goes on."""

    def __init__(
        self, app: App, show: Show, reading: Callable[[], float], failed: Callable[[], None]
    ) -> None:
        super().__init__(app)
        self._show, self._reading, self._failed = show, reading, failed
        self.asked: Asked | None = None

    def lasting(self, milliseconds: float) -> float:
        del milliseconds
        return self._reading()

    def think(self, match: Match, decision: Decision, level: str) -> Future[Thought]:
        outer: Future[Thought] = Future()
        self.asked = Asked(decision, match.view(decision.seat))
        if self._show.recorded:
            outer.set_result(self._show.told(decision))
            return outer

        def thought(done: Future[Thought]) -> None:
            if done.cancelled() or done.exception() is not None:
                self._failed()
                outer.set_result(Thought(any_option(decision)))
            else:
                outer.set_result(done.result())

        super().think(match, decision, level).add_done_callback(thought)
        return outer


class AttractMatch(Attract, BoardScene):
    """One match on the table, with a caption below and the game's card beside it."""

    def __init__(self, app: App, kiosk: Kiosk, show: Show) -> None:
        super().__init__(app, show.keeper)
        self.attract_for(kiosk)
        self.show = show
        self.steps = 0
        self.chosen, self.why, self.told = "", "", ""
        self.pace = ShowPace(app, show, self._reading, lambda: kiosk.programme.cannot_think(show.game))
        self.play = Conductor(show.keeper, self, self.pace)
        self.best = best_of(kiosk, show.game)

    # life

    def opened(self) -> None:
        super().opened()
        coming = self.kiosk.programme.coming
        if self.kiosk.programme.lacks(coming):
            self.app.when_done(self.app.workers.submit(made_ahead, coming), self._made)
        self.play.start(Chronicle())

    def _made(self, done: Future[Show]) -> None:
        if done.exception() is None:
            self.kiosk.programme.ready(done.result())

    def closed(self) -> None:
        super().closed()
        self.play.close()
        self.app.ui.art.forget_wishes()

    def _end(self) -> None:
        if not self.steps and not self.show.over:
            self.kiosk.programme.cannot_think(self.show.game)
        super()._end()

    @property
    def in_motion(self) -> bool:
        return self._reel is not None

    def _reading(self) -> float:
        letters = len(self.chosen) + len(self.why) + len(self.told)
        return min(MOST_READING, LEAST_READING + LETTER * letters)

    # what the conductor tells

    def change_eyes(self, seat: int | None) -> None:
        """Only computers play: the eyes are always everybody's."""

    def show_step(self, step: Step, then: Callable[[], None]) -> None:
        self.steps += 1
        self._caption(step)
        self.changed()
        self.app.sheet_of(self)
        self.play_events(step.for_seat(None), then)

    def _caption(self, step: Step) -> None:
        """Say what was chosen, why, and what came of it. No person plays, so no reason betrays anybody."""
        view = self.play.view(None)
        told = [self.texts.event(view, each) for each in step.for_seat(None) if self.board.event_icon(each)]
        self.told = " ".join(dict.fromkeys(filter(None, told[:MOST_TOLD])))
        self.chosen = self.why = ""
        asked = self.pace.asked
        if asked is None or step.thought is None or asked.decision.seat != step.seat:
            return
        words = self.texts.option(asked.view, asked.decision, step.option)
        if len(words) > LONGEST_CHOICE:
            words = declarations(self.game).short(asked.view, asked.decision, step.option)
        name = self.session.seats[step.seat].name
        self.chosen = _("{name} chose: {choice}").format(name=name, choice=words)
        if not self.told:  # a choice without a trace says little without its question
            self.told = self.texts.prompt(asked.view, asked.decision)
        reasons = advice.reasons(self.texts, step.thought, 2)
        if reasons:
            self.why = _("Why? {reasons}").format(reasons=capital(" · ".join(reasons)))

    def hand_over(self, seat: int, then: Callable[[], None]) -> None:
        """Nobody sits here."""
        del seat
        then()

    def both_hands(
        self,
        decisions: Sequence[Decision],
        answer: Callable[[Mapping[int, Option]], None],
        one_by_one: Callable[[], None],
    ) -> None:
        """Nobody sits here."""
        del decisions, answer
        one_by_one()

    def lay_out_now(self) -> None:
        self.app.sheet_of(self)

    def show_hands(self, answers: Sequence[Answer], then: Callable[[], None]) -> None:
        del answers
        then()

    def asked(self) -> None:
        """Nobody is ever asked here."""

    def thinking(self) -> None:
        """What happened last stays on the screen."""

    def remembered(self) -> None:
        """Nothing was forgotten."""

    def match_over(self) -> None:
        outcome = self.session.match.outcome
        self.chosen = _("The match is over")
        self.told = "" if outcome is None else self.texts.outcome(outcome, self._called())
        self.why = ""
        self.changed()

    def _called(self) -> Setup:
        """The table with the names everybody wears on the screen."""
        return named(self.session.match.setup, self.look.seat_names)

    # layout

    def make_look(self) -> Look:
        match = self.session.match
        view, setup = match.view(None), match.setup
        names = tuple(seat.name for seat in self.session.seats)
        return Look(
            view,
            None,
            setup,
            self.texts,
            names,
            players_at(self.session, self.board, view),
            memory=self.memory,
        )

    def build(self, sheet: Sheet) -> None:
        look = self.look
        place = zones(sheet.metrics, hand_units(self.board, look))
        sheet.root.subject = self.game
        sheet.art(TableGround(sheet.rect.w, sheet.rect.h), 0, 0)
        self.draw_board(sheet, place, look)
        self._top(sheet, place.top)
        self._draw_caption(sheet, self._caption_room(sheet, place, look))
        if not place.drawer:
            self._side(sheet, place.side)

    def _top(self, sheet: Sheet, rect: pygame.Rect) -> None:
        px = sheet.px
        sheet.art(TopBar(rect.w, rect.h, lift=2), 0, 0)
        crest = sheet.art(Crest(px(50), self.game), px(24), rect.centery, "midleft")
        title = GoldText(self.texts.title(), px(30), 800)
        place = sheet.art(title, crest.right + px(14), rect.centery, "midleft")
        room = pygame.Rect(place.right + px(30), rect.y, rect.right - place.right - px(54), rect.h)
        if sheet.metrics.narrow:
            said = invitations(self.kiosk.config.languages)[0]
            sheet.text(said, _TOP.but(size=24), room.right, room.centery, "midright", room.w)
        else:
            self._players(sheet, room)

    def _players(self, sheet: Sheet, rect: pygame.Rect) -> None:
        """Who plays, by sign and name, at the right end of the bar."""
        px, look = sheet.px, self.look
        x = rect.right
        for name, player in reversed(list(zip(look.seat_names, look.players, strict=True))):
            wide = int(sheet.letters.size(name, _TOP)[0]) + px(44)
            if x - wide < rect.x:
                return
            sheet.art(PlayerSign(px(28), player), x - wide, rect.centery, "midleft")
            sheet.text(name, _TOP, x, rect.centery, "midright")
            x -= wide + px(26)

    def _caption_room(self, sheet: Sheet, place: Zones, look: Look) -> pygame.Rect:
        px = sheet.px
        inside = place.bottom.inflate(-2 * px(26), -2 * px(16))
        if self.board.hand(look):
            hand = self.hand_zone(sheet, place, look)
            inside.w = inside.right - hand.right - px(18)
            inside.x = hand.right + px(18)
        return inside

    def _draw_caption(self, sheet: Sheet, rect: pygame.Rect) -> None:
        """What was chosen, why, and what came of it, as much of it as there is room for."""
        parts = [(self.chosen, _CHOSEN), (self.told, _TOLD), (self.why, _WHY)]
        if not any(text for text, _style in parts):
            parts = [(_("Computers are playing. You could, too."), _CHOSEN)]
        y = rect.y
        for text, style in self._fitting(sheet, rect, parts):
            left, tall = rect.bottom - y, sheet.text_height(text, style, rect.w)
            if left < (tall if text == self.why else sheet.letters.line_height(style)):
                continue  # no reason rather than one in letters nobody can read
            tall = min(left, tall)
            y = sheet.block(text, style, pygame.Rect(rect.x, y, rect.w, tall)).bottom + sheet.px(4)

    def _fitting(
        self, sheet: Sheet, rect: pygame.Rect, parts: list[tuple[str, Style]]
    ) -> list[tuple[str, Style]]:
        """The parts of a caption in the largest letters in which all of them fit, or the smallest."""

        def sized(share: float) -> list[tuple[str, Style]]:
            return [(text, style.but(size=style.size * share)) for text, style in parts if text]

        def fits(share: float) -> bool:
            tall = (sheet.text_height(text, style, rect.w) for text, style in sized(share))
            return sum(each + sheet.px(4) for each in tall) <= rect.h

        return sized(largest(LETTERS, fits))

    def _side(self, sheet: Sheet, rect: pygame.Rect) -> None:
        px = sheet.px
        low = px(150)
        invite = pygame.Rect(rect.x, rect.bottom - low, rect.w, low)
        lines = self.best
        tall = px(70) + len(lines) * px(60) if lines else 0
        board = pygame.Rect(rect.x, invite.y - px(14) - tall, rect.w, tall)
        card = pygame.Rect(rect.x, rect.y, rect.w, (board.y if lines else invite.y) - px(14) - rect.y)
        self._card(sheet, card)
        if lines:
            self._board(sheet, board, lines)
        inside = paper(sheet, invite, "invite")
        self.draw_invitations(sheet, inside)

    def _card(self, sheet: Sheet, rect: pygame.Rect) -> None:
        px = sheet.px
        sheet.art(HubCard(rect.w, rect.h, self.game, hot=True, lift=3), rect.x, rect.y)
        foot = draw_facts(sheet, rect, self.game)
        room = pygame.Rect(rect.x + px(20), round(rect.y + rect.h * 0.6), rect.w - px(40), 0)
        room.h = foot - room.y
        draw_words(sheet, room, self.texts.title(), self.texts.tagline())

    def _board(self, sheet: Sheet, rect: pygame.Rect, lines: Sequence[Best]) -> None:
        inside = paper(sheet, rect, "best").inflate(0, sheet.px(16))
        inside = heading(sheet, _("Best this evening"), inside, icon="trophy")
        draw_lines(sheet, inside, lines)
