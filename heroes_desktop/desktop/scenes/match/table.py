"""The table: a match being played, with everything all games share round the game's own board."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

import pygame

from heroes_desktop.engine import Decision, Option, State
from heroes_desktop.games.shared.lists import BuiltList
from heroes_desktop.games.shared.room import Odds, chances, lists, set_choice
from heroes_desktop.library import LibraryError, Session
from heroes_desktop.table.conductor import Answer, Conductor
from heroes_desktop.table.names import named, seat_names
from heroes_desktop.table.recap import Step
from heroes_desktop.table.telling import tell

from ...art import Table as TableGround
from ...board.api import Look
from ...board.gathering import Gathering, gathering
from ...paint.sheet import Sheet
from ...program.app import App
from .action_bar import ActionBar
from .advice import ADVICE_TAG, Adviser
from .announcing import Announcer
from .answering import Answering
from .board_scene import BoardScene, players_at
from .bottom_bar import draw_bottom
from .chronicle import PAGE_KEY
from .curtain_opening import OpeningCurtain
from .offered_options import OfferedOption
from .pace import WindowPace
from .prompt import Prompt, prompt_of
from .side_column import SideColumn
from .tools import table_tools
from .top_bar import draw_top
from .zones import hand_units, zones


def open_match(app: App, match: int, replace: bool = False) -> None:
    """Sit down at a stored match; of a damaged one the player is told instead."""
    try:
        session = app.library.resume(match)
    except LibraryError as error:
        app.toast(str(error))
        return
    if session.notice is not None:
        app.toast(session.notice.text)
    scene = TableScene(app, session)
    (app.replace if replace else app.push)(scene)


class TableScene(BoardScene):
    """One match on the screen."""

    session: Session

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app, session)
        self.pace = WindowPace(app)
        self.play = Conductor(session, self, self.pace)
        self.adviser = Adviser(app, self.play, self.texts, self.changed, lambda: self.look.gathering)
        self.answering = Answering(self)
        self.announcer = Announcer(self)
        self.actions = ActionBar(self)
        self.side = SideColumn(self, self.read_chronicle)
        self.rule = ""
        """The rule a refusal has named: the rules reader opens at it."""
        self.peeking = False
        self._curtain: OpeningCurtain | None = None

    @property
    def name(self) -> str:
        return self.texts.title()

    @property
    def active(self) -> int | None:
        """Whose turn it is to answer, person or computer."""
        pending = self.session.match.pending
        return pending[0].seat if pending else None

    @property
    def listed(self) -> Sequence[OfferedOption]:
        """What is on offer in the action bar."""
        return self.actions.listed

    # life

    def opened(self) -> None:
        self.play.hurry = self.app.prefs.hurry
        self.play.start()

    def closed(self) -> None:
        self.play.close()
        self.app.sound.surround("tavern")
        self.app.ui.art.forget_wishes()

    def back(self) -> None:
        if self.look.lifted is not None:
            del self.memory["lifted"]
            self.changed()
        elif self.side.open:
            self.side.toggle()
        else:
            self.menu()

    # what the conductor tells (see conductor.Stage)

    def change_eyes(self, seat: int | None) -> None:
        """The picture turns at once: nothing more is drawn that the old eyes alone could see."""
        super().change_eyes(seat)
        self.peeking = False
        self.answering.forget()
        self.changed()

    def asked(self) -> None:
        skipped, self.pace.skipping = self.pace.skipping, False
        self.memory.pop("lifted", None)
        self.changed()
        self.startle()
        self.app.pulse()
        self.announcer.announce(skipped)

    def thinking(self) -> None:
        self.changed()

    def match_over(self) -> None:
        self.pace.skipping = False
        self.changed()
        people, outcome = self.play.people, self.session.match.outcome
        if outcome is not None and people:
            self.app.sound.play("win" if set(people) & set(outcome.winners) else "lose")
        self.show_end()

    def hand_over(self, seat: int, then: Callable[[], None]) -> None:
        from .curtain import Curtain

        self.changed()
        self.app.push(Curtain(self.app, self, seat, then))

    def both_hands(
        self,
        decisions: Sequence[Decision],
        answer: Callable[[Mapping[int, Option]], None],
        one_by_one: Callable[[], None],
    ) -> None:
        from .both_hands import BothHands

        self.changed()
        self.app.push(BothHands(self.app, self, decisions, answer, one_by_one))

    def remembered(self) -> None:
        self.app.relayout()

    def lay_out_now(self) -> None:
        self.peeking = False
        self.adviser.answered()
        self.app.sheet_of(self)

    def show_hands(self, answers: Sequence[Answer], then: Callable[[], None]) -> None:
        from .both_hands import HandsShown

        self.app.push(HandsShown(self.app, self, answers, then))

    def show_step(self, step: Step, then: Callable[[], None]) -> None:
        """Play the motions of a step over the old picture, then show the new one."""
        self.play.hurry = self.app.prefs.hurry
        viewpoint = self.play.viewpoint
        events, view = step.for_seat(viewpoint), self.play.view(viewpoint)
        for told in tell(self.board.declared, self.texts, view, events):
            self.app.narrate(told.text)
        skipped = self.pace.skipping and step.thought is not None
        self.play_events([] if skipped else events, then)

    # moving

    def open_curtain(self, velvet: pygame.Surface, duration: float) -> None:
        """Draw the halves of the curtain aside."""
        self._curtain = OpeningCurtain(velvet, self.app.clock.now(), duration)
        self.app.redraw()

    def hidden(self) -> frozenset[str]:
        lifted = super().hidden()
        return lifted if self._reel is None else lifted | {ADVICE_TAG}

    def frames_per_second(self) -> int:
        return max(super().frames_per_second(), 60 if self._curtain is not None else 0)

    def live(self, target: pygame.Surface, now: float) -> None:
        super().live(target, now)
        if self._curtain is not None and self._curtain.over(now):
            self._curtain = None
        if self._curtain is not None:
            self._curtain.paint(target, now)

    # looking

    def make_look(self) -> Look:
        """The present position for the present viewpoint."""
        play = self.play
        viewpoint = play.viewpoint
        if self.peeking and play.decision is not None:
            viewpoint = play.decision.seat
        view = play.view(viewpoint)
        return Look(
            view=view,
            viewpoint=viewpoint,
            setup=self.session.match.setup,
            texts=self.texts,
            seat_names=seat_names(self.session.match, view, self.session.seats),
            players=players_at(self.session, self.board, view),
            decision=play.decision,
            veiled=play.veiled and not self.peeking,
            choose=self.choose,
            follow=self.answering.follow,
            attempt=self.answering.attempt,
            inspect=self.inspect,
            refuse=self.refuse,
            odds=self.odds,
            gathering=self._gathering(view),
            relayout=self.changed,
            memory=self.memory,
        )

    def _gathering(self, view: State) -> Gathering | None:
        """The set the question asks for, while no lesson says what to take."""
        decision = self.play.decision
        guide = self.play.guide
        if decision is None or (guide is not None and guide.choose):
            return None
        choice = set_choice(self.game, view, decision)
        return gathering(choice, decision, self.memory, self.answering.gather, self.refuse, self.changed)

    def odds(self, option: Option) -> list[Odds]:
        """Exact chances from what the person may know; empty when switched off."""
        play = self.play
        decision = play.whole if play.decision is not None else None
        if not self.app.prefs.odds or decision is None:
            return []
        return chances(self.game).odds(self.look.view, decision, option)

    def built(self) -> Sequence[BuiltList]:
        """What whoever is looking has built for this match, and at its end everybody; none of the lists it
        began with."""
        built = lists(self.game)
        if not built.kinds():
            return ()
        over = self.session.match.outcome is not None
        seats = self.play.people if over else [self.play.viewpoint]
        found = [
            each for seat in seats if seat is not None for each in built.built(self.play.view(seat), seat)
        ]
        given = self.session.match.setup.options
        return [each for each in found if given.get(each.key) is None]

    # doing

    def choose(self, option: Option) -> None:
        """Answer, perhaps after asking whether that is meant."""
        self.answering.choose(option)

    def refuse(self, message: str, rule: str) -> None:
        """Say why not, and remember the rule for the rules reader."""
        self.rule = rule or self.rule
        self.app.sound.play("refuse")
        self.app.toast(message, icon="mdi:book-open-variant" if rule else "", key="R" if rule else "")
        self.changed()

    # doors

    def menu(self) -> None:
        from .menu import TableMenu

        self.app.push(TableMenu(self.app, self))

    def rules(self) -> None:
        from ..pages.rules import Rules

        decision = self.play.decision
        rule = self.rule or (self.board.prompt_rule(decision) if decision is not None else "")
        self.rule = ""
        self.app.push(Rules(self.app, self.game, rule))

    def help(self) -> None:
        self.rules()

    def read_chronicle(self) -> None:
        """The whole story so far."""
        from .chronicle_page import ChroniclePage

        self.app.toasts = [toast for toast in self.app.toasts if toast.key != PAGE_KEY]
        self.app.push(ChroniclePage(self.app, self))

    def key(self, event: pygame.Event) -> bool:
        """The chronicle's key works where the panel that shows it is closed, too."""
        wanted = event.type == pygame.KEYDOWN and event.key == pygame.K_j
        if wanted and not any(node.key == PAGE_KEY for node in self.app.sheet_of(self).root.walk()):
            self.read_chronicle()
            return True
        return False

    def show_lesson(self) -> None:
        """The page of the lesson for the present question."""
        from .lesson import LessonPage

        if self.play.guide is not None:
            self.app.push(LessonPage(self.app, self.play.guide, self.game))

    def show_end(self) -> None:
        """How the match ended; the table waits behind it."""
        from ..pages.end import End

        self.app.push(End(self.app, self))

    def settings(self) -> None:
        from ..pages.settings import Settings

        self.app.push(Settings(self.app))

    def explain(self) -> None:
        """Why the computer did what it did last."""
        if self.play.explained is not None:
            from .explain import Explanation

            self.app.push(Explanation(self.app, self))

    def peek(self, on: bool) -> None:
        """Hold to look at one's own hidden cards in an open question."""
        self.peeking = on
        self.app.hurry_picture()
        self.changed()

    # layout

    def build(self, sheet: Sheet) -> None:
        for _part in self.parts(sheet):
            pass

    def parts(self, sheet: Sheet) -> Iterator[None]:
        look = self.look
        place = zones(sheet.metrics, hand_units(self.board, look), self.side.open)
        sheet.root.subject = self.game
        self.app.sound.surround(self.board.ambience(look))
        sheet.art(TableGround(sheet.rect.w, sheet.rect.h), 0, 0)
        self.draw_board(sheet, place, look)
        yield
        draw_top(sheet, place.top, look, self.board, table_tools(self, place), self.active)
        draw_bottom(sheet, place, look, self)
        yield
        self.side.draw(sheet, place, look, self.play.steps)
        self.adviser.mark(sheet, look, self.listed)

    def prompt(self) -> Prompt:
        """What the table says now."""
        return prompt_of(self)

    def told_outcome(self) -> str:
        """How the match ended, in a sentence or two; empty while it lasts."""
        outcome = self.session.match.outcome
        look = self.look
        return self.texts.outcome(outcome, named(look.setup, look.seat_names)) if outcome is not None else ""
