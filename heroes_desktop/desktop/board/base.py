"""What a board does unless it says otherwise.

A game's board states only its difference: it draws the felt and names its actions; everything else has
an answer that is right for most games.

    class RaceBoard(BoardOf[State]):
        def draw(self, sheet: Sheet, zone: pygame.Rect, look: Look) -> None:
            draw_track(sheet, zone, track(look))

        def hand(self, look: Look) -> bool:
            return look.view.trial is None  # during a trial the bottom bar is low

Every question comes with what is needed to answer it, so a board keeps nothing between calls; what it must
remember of the screen (an open drawer, a zoom) lies in `look.memory`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

import pygame

from heroes_desktop.engine import Decision, Event, Option, State

from ..motion.motion import Motion
from ..paint.sheet import Sheet
from .api import Action, ChipValue, Inspection, LookOf, PanelOf, ShiftOf

S = TypeVar("S", bound=State)


class BoardOf(Generic[S]):
    """A game's own part of the table."""

    # the picture

    def draw(self, sheet: Sheet, zone: pygame.Rect, look: LookOf[S]) -> None:
        """Lay out the board inside the felt."""
        raise NotImplementedError

    def hand(self, look: LookOf[S]) -> bool:
        """Whether the bottom bar is 214 units high and the board fills its left part (`draw_hand`)."""
        del look
        return False

    def hand_share(self, look: LookOf[S]) -> float:
        """How much of the bottom bar's width the hand takes; the actions have the rest."""
        del look
        return 0.62

    def draw_hand(self, sheet: Sheet, zone: pygame.Rect, look: LookOf[S]) -> None:
        """Lay out hand or party in the bottom bar."""

    def panels(self, look: LookOf[S]) -> Sequence[PanelOf[S]]:
        """The side column, top to bottom; the chronicle is added by the table."""
        del look
        return ()

    def status(self, look: LookOf[S]) -> str:
        """Round and phase, for the top bar."""
        del look
        return ""

    def ambience(self) -> str:
        """The name of the quiet loop: tavern, dungeon, forest."""
        return "tavern"

    # the players

    def chip(self, look: LookOf[S], seat: int) -> Sequence[ChipValue]:
        """The figures on a seat's chip, most important first (two are shown)."""
        del look, seat
        return ()

    def portrait(self, look: LookOf[S], seat: int, size: int) -> Any:
        """The picture of who a seat plays, for all eyes; None: the seat keeps its helmet."""
        del look, seat, size
        return None

    def seat_colour(self, view: S, seat: int) -> str:
        """The colour of a seat's figure, if the game gives it one; empty: the seat keeps its own."""
        del view, seat
        return ""

    # questions and options

    def prompt_icon(self, decision: Decision) -> str:
        """The icon in the prompt's disc."""
        del decision
        return "mdi:chat-question"

    def prompt_rule(self, decision: Decision) -> str:
        """The id of the rule a question follows, for the rules reader; empty: the chapter's beginning."""
        del decision
        return ""

    def action(self, look: LookOf[S], option: Option) -> Action:
        """The look of an option in the action bar."""
        order = look.decision.options.index(option) if look.decision is not None else 0
        return Action("mdi:check-bold", order=order)

    def option_things(self, view: S, option: Option) -> Iterable[str]:
        """The ids of what an option is about, to light up while its button is pointed at."""
        del view, option
        return ()

    # looking closely

    def order(self, look: LookOf[S]) -> Sequence[object]:
        """All subjects that can be zoomed now, in reading order, for the arrows of the zoom."""
        del look
        return ()

    def inspection(self, look: LookOf[S], subject: object) -> Inspection | None:
        """What the zoom shows of a subject; None when there is nothing to tell."""
        del look, subject
        return None

    # what happens

    def animate(self, events: Sequence[Event], shift: ShiftOf[S]) -> Sequence[Motion]:
        """The motions of all events of a step, in order, as the viewpoint may know them."""
        return [motion for event in events for motion in self.motion(event, shift)]

    def motion(self, event: Event, shift: ShiftOf[S]) -> Sequence[Motion]:
        """The motions of one event, for boards whose events need not know of each other."""
        del event, shift
        return ()

    def event_icon(self, event: Event) -> str:
        """The icon of a chronicle line; empty: the event is not worth a line."""
        del event
        return "quill-ink"

    def event_seat(self, view: S, event: Event) -> int | None:
        """Whose sign a chronicle line wears."""
        del view
        seat = event.facts.get("seat")
        return seat if isinstance(seat, int) and seat >= 0 else None

    def event_subject(self, event: Event) -> object:
        """What a chronicle line opens when clicked (None: nothing)."""
        del event
        return None

    def event_things(self, view: S, event: Event) -> Iterable[str]:
        """The ids of what a chronicle line is about, to light up while it is pointed at."""
        del view, event
        return ()


Board: TypeAlias = BoardOf[State]
"""A board of any game, as the table holds it."""
