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

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Generic, TypeAlias, TypeVar

import pygame

from heroes_desktop.engine import Decision, Event, Option, State
from heroes_desktop.games.shared.declarations import Asked, Declarations, Facts, own_seat, settled

from ..art import Spec
from ..motion.motion import Motion
from ..paint.sheet import Sheet
from .api import Action, Barred, ChipValue, CloseUp, Group, Inspection, LookOf, PanelOf, ShiftOf

S = TypeVar("S", bound=State)
BEHIND = 1000
"""More options than a question has: acts of a higher order come behind all of a lower one."""


class BoardOf(Generic[S]):
    """A game's own part of the table.

    declared: the room's questions, acts and events. motions: what moves, by the event's name.
    """

    declared: Declarations[S] = Declarations()
    motions: Mapping[str, Callable[[ShiftOf[S], Facts], Sequence[Motion]]] = {}

    # the picture

    def draw(self, sheet: Sheet, zone: pygame.Rect, look: LookOf[S]) -> None:
        """Lay out the board inside the felt."""
        raise NotImplementedError

    def hand(self, look: LookOf[S]) -> bool:
        """Whether the bottom bar is higher and the board fills its left part (`draw_hand`)."""
        del look
        return False

    def hand_height(self, look: LookOf[S]) -> int:
        """Units of the bottom bar's height where there is a hand, and room for so much."""
        del look
        return 214

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

    def ambience(self, look: LookOf[S]) -> str:
        """The quiet loop heard in this position: tavern, forest, dungeon, boss."""
        del look
        return "tavern"

    # the players

    def chip(self, look: LookOf[S], seat: int) -> Sequence[ChipValue]:
        """The figures on a seat's chip, most important first (two are shown)."""
        del look, seat
        return ()

    def portrait(self, look: LookOf[S], seat: int, size: int) -> Spec | None:
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
        asked = self.declared.questions.get(decision.kind)
        return asked.icon if asked else "mdi:chat-question"

    def prompt_rule(self, decision: Decision) -> str:
        """The id of the rule a question follows, for the rules reader; empty: the chapter's beginning."""
        asked = self.declared.questions.get(decision.kind)
        return asked.rule if asked else ""

    def action(self, look: LookOf[S], option: Option) -> Action:
        """The look of an option in the action bar."""
        return action_of(self.declared, look, option)

    def barred(self, look: LookOf[S]) -> Sequence[Barred]:
        """What cannot be done here now although one would expect it, each with its reason."""
        del look
        return ()

    def option_things(self, view: S, option: Option) -> Iterable[str]:
        """The ids of what an option is about, to light up while its button is pointed at."""
        return self.declared.things(view, option)

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

    def close_up(self, look: LookOf[S], identity: str) -> CloseUp | None:
        """What to draw elsewhere on the board while the thing of this identity is under the pointer."""
        del look, identity
        return None

    def animate(self, events: Sequence[Event], shift: ShiftOf[S]) -> Sequence[Motion]:
        """The motions of all events of a step, in order, as the viewpoint may know them."""
        return [motion for event in events for motion in self.motion(event, shift)]

    def motion(self, event: Event, shift: ShiftOf[S]) -> Sequence[Motion]:
        """The motions of one event, for boards whose events need not know of each other."""
        make = self.motions.get(event.kind)
        return make(shift, event.facts) if make else ()

    def moving(self) -> Collection[str]:
        """The kinds of events this board has motions for: all that are not declared `still`."""
        return self.motions.keys()

    def event_icon(self, event: Event) -> str:
        """The icon of a chronicle line; empty: the event is not worth a line."""
        return self.declared.event_icon(event) if event.kind in self.declared.events else "quill-ink"

    def event_seat(self, view: S, event: Event) -> int | None:
        """Whose sign a chronicle line wears."""
        row = self.declared.events.get(event.kind)
        return (row.seat if row else own_seat)(view, event.facts)

    def event_subject(self, event: Event) -> object:
        """What a chronicle line opens when clicked (None: nothing)."""
        row = self.declared.events.get(event.kind)
        return row.subject(event.facts) if row else None

    def event_things(self, view: S, event: Event) -> Iterable[str]:
        """The ids of what a chronicle line is about, to light up while it is pointed at."""
        row = self.declared.events.get(event.kind)
        return row.things(view, event.facts) if row else ()


Board: TypeAlias = BoardOf[State]
"""A board of any game, as the table holds it."""


def action_of(declared: Declarations[S], look: LookOf[S], option: Option) -> Action:
    """The look of an option as its act declares it."""
    decision = look.decision
    assert decision is not None
    place = decision.options.index(option)
    row = declared.find_act(decision.kind, option.act)
    if row is None:
        return Action("mdi:check-bold", order=place)
    asked = Asked(look.view, decision, option, look.seat_names)
    kind = settled(row.kind, asked)
    choice = look.veiled or len(decision.options) > 1  # under everybody's eyes hidden options must not show
    loses = choice and settled(row.loses, asked)
    refuses = choice and (loses or settled(row.refuses, asked))
    if refuses and kind == "primary":
        kind = "secondary"
    if loses:
        kind = "final"
    return Action(
        row.sign(asked) if row.sign else row.icon,
        (row.short or row.words)(asked),
        kind,
        key=row.key,
        final=settled(row.final, asked),
        refuses=refuses,
        loses=loses,
        minor=row.minor,
        wastes=row.wastes(asked) if row.wastes is not None and choice else "",
        hidden=row.hidden is not None and row.hidden(asked),
        order=row.order * BEHIND + place,
        group=Group(row.group(asked), row.icon, row.key, kind) if row.group else None,
    )
