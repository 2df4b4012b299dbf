"""The table: a match being played, with everything all games share round the game's own board."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from heroes_desktop.engine import Decision, Option, State
from heroes_desktop.games.shared.lists import BuiltList, NoLists
from heroes_desktop.games.shared.room import Odds, chances, rooms, set_choice
from heroes_desktop.library import LibraryError, Session
from heroes_desktop.locale import _
from heroes_desktop.table.conductor import Answer, Conductor, Phase
from heroes_desktop.table.names import named, seat_names
from heroes_desktop.table.recap import Step
from heroes_desktop.table.telling import tell

from ...art import Table as TableGround
from ...art.core.palette import PlayerLook
from ...board.api import Action, Look
from ...board.gathering import DONE, Gathering, gathering
from ...motion.motion import ease_in_out
from ...paint.sheet import Sheet
from ...program.app import App
from ...widgets import Face, Scroll, button, chance_text
from ...widgets.buttons import SPACE
from . import advice
from .bars import (
    MORE,
    Offer,
    Prompt,
    SideState,
    Tool,
    draw_actions,
    draw_prompt,
    draw_side,
    draw_speed,
    draw_strip,
    draw_top,
    grouped,
    offers,
    things,
)
from .board_scene import BoardScene, players_at
from .chronicle import PAGE_KEY, draw_chronicle, lines
from .news import missed
from .pace import WindowPace
from .zones import Zones, hand_units, zones

if TYPE_CHECKING:
    from ..dialogs.dialog import Said


def open_match(app: App, match: int, replace: bool = False) -> None:
    """Sit down at a stored match; a damaged one is told, not opened."""
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
        self.adviser = advice.Adviser(app, self.play, self.texts, self.changed, lambda: self.look.gathering)
        self.side = SideState()
        self.log = Scroll(self.changed)
        self.rule = ""
        self.peeking = False
        self.listed: list[Offer] = []
        self._told_trouble = ""
        self._last_key = ""
        self._last_at: tuple[int, int] | None = None
        """Where the pointer was and which key was pressed for the last answer."""
        self._taught: set[int] = set()
        self._heard = 0
        """How many steps the news told so far reach."""
        self._offered: set[str] | None = None
        """The kinds of lists whose keeping was offered; None before the first question."""
        self._warned: set[tuple[str, int]] = set()
        """The acts and turns in which something unused was asked about."""
        self._curtain: tuple[pygame.Surface, float, float] | None = None

    @property
    def name(self) -> str:
        return self.texts.title()

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
            self.toggle_drawer()
        else:
            self.menu()

    # what the conductor tells (see conductor.Stage)

    def change_eyes(self, seat: int | None) -> None:
        """The picture turns at once: nothing more is drawn that the old eyes alone could see."""
        super().change_eyes(seat)
        self.peeking = False
        self._last_key, self._last_at = "", None
        self.changed()

    def asked(self) -> None:
        skipped, self.pace.skipping = self.pace.skipping, False
        self.memory.pop("lifted", None)
        self.changed()
        self.startle()
        self.app.pulse()
        decision = self.play.decision
        if decision is not None:
            asked = self._prompt()
            self.app.narrate(_("{title}: {text}").format(title=asked.title, text=asked.text), again=True)
        self._tell_trouble()
        self._tell_news(skipped)
        self._teach()
        self._offer_lists()

    def built(self) -> Sequence[BuiltList]:
        """What whoever is looking has built for this match, and at its end everybody; none of the lists it
        began with."""
        lists = rooms[self.game].lists() if self.game in rooms else NoLists()
        if not lists.kinds():
            return ()
        over = self.session.match.outcome is not None
        seats = self.play.people if over else [self.play.viewpoint]
        found = [
            each for seat in seats if seat is not None for each in lists.built(self.play.view(seat), seat)
        ]
        given = self.session.match.setup.options
        return [each for each in found if given.get(each.key) is None]

    def _offer_lists(self) -> None:
        """Say once for each list just built that it can be kept; not of those built on another day."""
        known = {each.key for each in self.built()}
        before, self._offered = self._offered, known | (self._offered or set())
        if before is not None and known - before:
            self.app.toast(_("Your list is complete. The menu keeps it for other matches."), "mdi:menu", "M")

    def _tell_news(self, skipped: bool) -> None:
        """Somebody alone, after several turns of computers: what these did to them; a key tells the rest."""
        play = self.play
        heard, self._heard = self._heard, len(play.steps)
        if play.shared or play.decision is None or play.guide is not None or len(play.steps) <= heard:
            return
        news = missed(play, self.texts, self.board.declared, play.decision.seat, quiet=not skipped)
        if news:
            self.app.toast(news, icon="quill-ink", key=PAGE_KEY)

    def _teach(self) -> None:
        """In a guided match: say what the lesson has to say here, once."""
        guide = self.play.guide
        if guide is not None and guide.number not in self._taught:
            self._taught.add(guide.number)
            self.show_lesson()

    def show_lesson(self) -> None:
        """The page of the lesson for the present question."""
        from .lesson import LessonPage

        if self.play.guide is not None:
            self.app.push(LessonPage(self.app, self.play.guide, self.game))

    def thinking(self) -> None:
        self.changed()

    def match_over(self) -> None:
        self.pace.skipping = False
        self.changed()
        people, outcome = self.play.people, self.session.match.outcome
        if outcome is not None and people:
            self.app.sound.play("win" if set(people) & set(outcome.winners) else "lose")
        self.show_end()

    def show_end(self) -> None:
        """How the match ended; the table waits behind it."""
        from ..pages.end import End

        self.app.push(End(self.app, self))

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
            self.app.narrate(told.text, again=True)
        if self.pace.skipping and step.thought is not None:
            self.changed()
            then()
        else:
            self.play_events(events, then)

    def _tell_trouble(self) -> None:
        trouble = self.session.trouble
        if trouble is not None and str(trouble) != self._told_trouble:
            self._told_trouble = str(trouble)
            self.app.toast(str(trouble))

    # moving

    def open_curtain(self, velvet: pygame.Surface, duration: float) -> None:
        """Draw the halves of the curtain aside."""
        self._curtain = (velvet, self.app.clock.now(), duration)
        self.app.redraw()

    def hidden(self) -> frozenset[str]:
        lifted = super().hidden()
        return lifted if self._reel is None else lifted | {advice.TAG}

    def frames_per_second(self) -> int:
        return max(super().frames_per_second(), 60 if self._curtain is not None else 0)

    def live(self, target: pygame.Surface, now: float) -> None:
        super().live(target, now)
        if self._curtain is not None:
            self._paint_curtain(target, now)

    def _paint_curtain(self, target: pygame.Surface, now: float) -> None:
        assert self._curtain is not None
        velvet, began, duration = self._curtain
        share = (now - began) / duration
        if share >= 1:
            self._curtain = None
            return
        width, height = target.get_size()
        left = round(width / 2 * (1 - ease_in_out(share)))
        target.blit(velvet, (left - width // 2, 0), pygame.Rect(0, 0, width // 2, height))
        target.blit(velvet, (width - left, 0), pygame.Rect(width // 2, 0, width - width // 2, height))

    # looking

    def make_look(self) -> Look:
        """The present position for the present viewpoint."""
        play = self.play
        viewpoint = play.viewpoint
        if self.peeking and play.decision is not None:
            viewpoint = play.decision.seat
        view = play.view(viewpoint)
        setup = self.session.match.setup
        return Look(
            view,
            viewpoint,
            setup,
            self.texts,
            seat_names(self.session.match, view, self.session.seats),
            players_at(self.session, self.board, view),
            play.decision,
            play.veiled and not self.peeking,
            self.choose,
            self.attempt,
            self.inspect,
            self.refuse,
            self.odds,
            self.changed,
            self.memory,
            self.follow,
            self._gathering(view),
        )

    def _gathering(self, view: State) -> Gathering | None:
        """The set the question asks for, while no lesson says what to take."""
        decision = self.play.decision
        guide = self.play.guide
        if decision is None or (guide is not None and guide.choose):
            return None
        choice = set_choice(self.game, view, decision)
        return gathering(choice, decision, self.memory, self.gather, self.refuse, self.changed)

    def odds(self, option: Option) -> list[Odds]:
        """Exact chances from what the person may know; empty when switched off."""
        play = self.play
        decision = play.whole if play.decision is not None else None
        if not self.app.prefs.odds or decision is None:
            return []
        return chances(self.game).odds(self.look.view, decision, option)

    # doing

    def follow(self, options: Sequence[Option]) -> None:
        """Answer with several options one after the other; whatever comes between ends that."""
        first, *rest = options
        self.choose(first, rest)

    def gather(self, options: Sequence[Option]) -> None:
        """Answer this question, as often as it is asked, with those of the options that it offers."""
        self._last_key = SPACE
        self._last_at = self.app.pointer.at if self.app.pointer.at[0] >= 0 else None
        self.play.gather(options)

    def choose(self, option: Option, then: Sequence[Option] = ()) -> None:
        """Answer, perhaps after asking whether that is meant; then go on with what was planned."""
        decision = self.play.decision
        if decision is None or option not in decision.options:
            return
        action = self.board.action(self.look, option)
        if self._doubtful(action):
            self._ask_about(option, lambda: _("Is that what you mean?"), then)
        elif self._wasteful(option, action):
            self._ask_about(option, lambda: self.board.action(self.look, option).wastes, then)
        else:
            self._choose(option, then)

    def _ask_about(self, option: Option, doubt: Said, then: Sequence[Option]) -> None:
        def name() -> str:
            return self.look.name(option)

        self._ask_again(name, doubt, name, partial(self._choose, option, then))

    def _doubtful(self, action: Action) -> bool:
        return action.loses or (action.final and self.app.prefs.confirm_end)

    def _wasteful(self, option: Option, action: Action) -> bool:
        """Whether something would be lost unused that nobody has been told of in this turn."""
        turn = (option.act, sum(step.option.act == option.act for step in self.play.steps))
        advised = self.play.guide is not None or self.adviser.option == option
        if not action.wastes or turn in self._warned or advised:
            return False
        self._warned.add(turn)
        return True

    def _ask_again(self, title: Said, text: Said, yes: Said, action: Callable[[], None]) -> None:
        from ..dialogs.dialog import Question

        self.app.push(Question(self.app, title, text, yes, action))

    def _choose(self, option: Option, then: Sequence[Option] = ()) -> None:
        self._last_key = next((offer.key for offer in self.listed if offer.option == option), "")
        self._last_at = self.app.pointer.at if self.app.pointer.at[0] >= 0 else None
        self.play.choose(option, then)

    def attempt(self, instance: int) -> None:
        """A click on a hidden card under everybody's eyes: nobody plays one blind by mistake."""
        self._ask_again(
            lambda: _("A face-down card"),
            lambda: _("Nobody sees what it is. Hold the eye at the top (V) to look at your own cards first."),
            lambda: _("Use it"),
            partial(self._attempt, instance),
        )

    def _attempt(self, instance: int) -> None:
        """Play a hidden card, or refuse without a hint."""
        for option in self.look.options():
            if instance in option.args:
                self.choose(option)
                return
        self.refuse(_("That card cannot be used now."), "")

    def refuse(self, message: str, rule: str) -> None:
        """Say why not, and remember the rule for the rules reader."""
        self.rule = rule or self.rule
        self.app.sound.play("refuse")
        self.app.toast(message, icon="mdi:book-open-variant" if rule else "", key="R" if rule else "")
        self.changed()

    def inspect(self, subject: object) -> None:
        """Look at a thing closely."""
        if self.board.inspection(self.look, subject) is not None:
            from .zoom import Zoom

            self.app.push(Zoom(self.app, self.look, self.board, subject, self.game))

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

    def toggle_drawer(self) -> None:
        self.side.open = not self.side.open
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
        draw_top(sheet, place.top, look, self.board, self._tools(place), self._active())
        prompt = self._prompt()
        player = None if prompt.seat is None else look.players[prompt.seat]
        if place.strip is not None:
            draw_strip(sheet, place.strip, prompt, player)
        self._draw_bottom(sheet, place, look, prompt, player)
        yield
        if not place.drawer or self.side.open:
            self._draw_side(sheet, place, look)
        self._mark_advice(sheet)

    def _active(self) -> int | None:
        pending = self.session.match.pending
        return pending[0].seat if pending else None

    def _tools(self, place: Zones) -> list[Tool]:
        tools = []
        play = self.play
        if play.veiled:
            tools.append(Tool("mdi:eye", _("Hold to peek at your hidden cards"), None, "V", hold=self.peek))
        if play.guide is not None and play.decision is not None:
            tools.append(Tool("mdi:school", _("Read the lesson again"), self.show_lesson, "0"))
        if play.explained is not None:
            tools.append(
                Tool("mdi:lightbulb-question", _("Why did the computer do that?"), self.explain, "W")
            )
        if place.drawer:
            tools.append(
                Tool("mdi:page-layout-sidebar-right", _("Sheets and chronicle"), self.toggle_drawer, "L")
            )
        tools += [
            Tool(
                "mdi:lightbulb-on-outline", _("Ask for advice"), self.adviser.ask, "?", play.advice_problem()
            ),
            Tool("mdi:undo-variant", _("Take back"), play.undo, "U", play.undo_problem()),
            Tool("mdi:book-open-page-variant", _("Rules"), self.rules, "R"),
            Tool("mdi:cog", _("Settings"), self.settings, "S"),
            Tool("mdi:menu", _("Menu"), self.menu, "M"),
        ]
        return tools

    def told_outcome(self) -> str:
        """How the match ended, in a sentence or two; empty while it lasts."""
        outcome = self.session.match.outcome
        look = self.look
        return self.texts.outcome(outcome, named(look.setup, look.seat_names)) if outcome is not None else ""

    def _prompt(self) -> Prompt:
        play, look = self.play, self.look
        decision = play.decision
        if decision is not None:
            words = self.texts.prompt(look.view, decision)
            title, _sep, text = words.partition("\n")
            if not text:
                title, text = look.seat_names[decision.seat], words
            if decision.joint:
                title = _("Together")
            if play.guide is not None and play.guide.task:
                text = play.guide.task
            read = self.rules if self.rule or self.board.prompt_rule(decision) else None
            return Prompt(self.board.prompt_icon(decision), title, text, decision.seat, read)
        if play.phase is Phase.THINKING:
            seat = self._active()
            name = look.seat_names[seat] if seat is not None else ""
            return Prompt("mdi:timer-sand", name, _("The computer is thinking …"), seat)
        if play.phase is Phase.OVER:
            outcome = self.session.match.outcome
            return Prompt("trophy", _("The match is over"), self.told_outcome() if outcome else "")
        return Prompt("mdi:timer-sand", "", "…", self._active())

    def _draw_bottom(
        self, sheet: Sheet, place: Zones, look: Look, prompt: Prompt, player: PlayerLook | None
    ) -> None:
        px = sheet.px
        inside = place.bottom.inflate(-2 * px(22), -2 * px(18))
        if self.board.hand(look):
            hand = self.hand_zone(sheet, place, look)
            inside = pygame.Rect(hand.right + px(14), inside.y, inside.right - hand.right - px(14), inside.h)
        elif place.strip is None:
            wide = min(px(440), inside.w // 3)
            draw_prompt(sheet, pygame.Rect(inside.x, inside.y, wide, inside.h), prompt, player)
            inside = pygame.Rect(inside.x + wide + px(20), inside.y, inside.w - wide - px(20), inside.h)
        self.listed = offers(look, self.board, look.veiled, self._last_key)
        shows = partial(things, self.board, look.view)
        with sheet.group(_("Actions"), inside):
            if look.gathering is not None:
                inside = self._draw_gathering(sheet, inside, look.gathering)
            listed = grouped(self.listed)
            if self.play.phase is Phase.OVER:
                spot = pygame.Rect(0, 0, min(inside.w, px(320)), min(inside.h, px(92)))
                spot.midright = inside.midright
                button(sheet, spot, Face(_("The result"), "primary", "trophy", SPACE, 22), self.show_end)
            if self._computers_play():
                draw_speed(sheet, inside, self.app.prefs.speed, self.pace.skipping, self._set_speed)
            barred = self.board.barred(look) if look.decision is not None else ()
            draw_actions(
                sheet, inside, listed, self.take, self._more, self._hint, shows, self._last_at, barred
            )

    def _computers_play(self) -> bool:
        """Whether people only watch: a computer thinks or has just answered."""
        play = self.play
        between = play.phase is Phase.SHOWING and bool(play.steps) and play.steps[-1].thought is not None
        return bool(play.people) and (play.phase is Phase.THINKING or between)

    def _set_speed(self, speed: float) -> None:
        """How fast computers play from now on; 0: up to the next question at once."""
        if speed > 0:
            self.pace.skipping = False
            self.app.set_preferences(speed=speed)
        else:
            self.pace.skipping = True
            self.skip()
        self.changed()

    def _draw_gathering(self, sheet: Sheet, rect: pygame.Rect, made: Gathering) -> pygame.Rect:
        """How far a set is, and the button that ends it, at the right; returns the room left of it."""
        wide = min(sheet.px(214), rect.w)
        place = pygame.Rect(rect.right - wide, rect.y, wide, rect.h)
        face = Face(_("Done"), "primary", "mdi:check-bold", SPACE, 23, made.count)
        button(
            sheet, place, face, made.finish, reason=made.problem, hint=made.problem, role="option", id=DONE
        )
        return pygame.Rect(rect.x, rect.y, max(0, rect.w - wide - sheet.px(10)), rect.h)

    def _mark_advice(self, sheet: Sheet) -> None:
        """Light up what was advised, wherever it can be chosen."""
        option = self.adviser.option
        if option is None:
            return
        wanted = self.adviser.missing or ([] if self.adviser.on_set else [option])
        names = {self.look.name(each) for each in wanted}
        bar = {offer.id for offer in grouped(self.listed) if set(wanted) & set(offer.options)}
        if not wanted:
            advice.mark(sheet, lambda node: node.id == DONE)
        elif not advice.mark(sheet, lambda node: node.id in bar or node.name in names):
            advice.mark(sheet, lambda node: node.id == MORE)

    def take(self, offer: Offer) -> None:
        """What a button of the bar or a line of a list does."""
        made = self.look.gathering
        if offer.members:
            self._more(offer.members, offer.name)
        elif made is not None and offer.option in made.choice.things:
            made.toggle(offer.option)
        else:
            self.choose(offer.option)

    def _more(self, listed: Sequence[Offer] = (), title: str = "") -> None:
        from .option_list import OptionList

        self.app.push(
            OptionList(self.app, self, listed or self.listed, title or (lambda: self._prompt().text))
        )

    def _hint(self, offer: Offer) -> str:
        if offer.members:
            return "\n".join(member.name for member in offer.members)
        odds = self.odds(offer.option) if self.play.decision is not None else []
        told = ", ".join(f"{entry.label}: {chance_text(entry.chance)}" for entry in odds)
        return f"{offer.name}\n{told}" if told else offer.name

    def _draw_side(self, sheet: Sheet, place: Zones, look: Look) -> None:
        entries = lines(self.play.steps, look, self.board)
        if place.drawer:
            drawer = place.side.inflate(sheet.px(24), sheet.px(16))
            sheet.cover(drawer)
            sheet.fill(drawer, "#120C08", 225, sheet.px(16))
        chronicle = partial(
            draw_chronicle,
            sheet,
            entries=entries,
            players=look.players,
            scroll=self.log,
            inspect=self.inspect,
            enlarge=self.read_chronicle,
        )
        with sheet.group(_("Sheets and chronicle"), place.side, overlay=place.drawer):
            draw_side(sheet, place.side, look, self.board.panels(look), chronicle, self.side, self._open_tab)

    def _open_tab(self, number: int) -> None:
        self.side.tab = number
        self.changed()
