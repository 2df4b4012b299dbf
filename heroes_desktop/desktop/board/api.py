"""What a game's board draws on and what the table asks of it.

`games/<id>/board.py` offers `make_board() -> Board`. The table does everything that is alike in
all games: top bar, prompt, action bar, chronicle, undo, curtain, thinking, zoom, replay.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, cast

import pygame

from heroes_desktop.engine import Decision, Event, Option, Setup
from heroes_desktop.games.shared.room import Odds, Texts

from ..art.core.palette import PlayerLook
from ..motion.motion import Motion
from ..paint.sheet import Sheet, Ui


@dataclass(frozen=True)
class Look:
    """One position as it may be drawn now.

    view: the redacted state of `viewpoint` (None: a bystander). Never anything else.
    decision: the question a person at the screen answers now; None while nobody is asked
        (a computer thinks, a motion runs, a replay is watched).
    veiled: the question is open to all eyes but may be answered with hidden cards. Then all
        backs look alike, none glows, and a click on any of them goes to `attempt`.
    choose: answers the question with one of its options.
    follow: answers with the first of several options and, as long as each is offered next, with the rest.
    attempt: answers with the option that names this instance; a neutral refusal when there is
        none.
    players: the colour and shape each seat is known by.
    inspect: opens the zoom on a subject the board understands (see `Board.inspection`).
    refuse: says why something cannot be done, with the rule's id.
    odds: exact chances of an option, empty when switched off or not a matter of chance.
    relayout: draws the position anew, after the board has changed something in `memory`.
    memory: the board's own state on this screen (scrolled lists, open drawers); never saved.
    """

    view: Any
    viewpoint: int | None
    setup: Setup
    texts: Texts
    seat_names: tuple[str, ...]
    players: tuple[PlayerLook, ...]
    decision: Decision | None = None
    veiled: bool = False
    choose: Callable[[Option], None] = lambda _option: None
    attempt: Callable[[int], None] = lambda _instance: None
    inspect: Callable[[object], None] = lambda _subject: None
    refuse: Callable[[str, str], None] = lambda _message, _rule: None
    odds: Callable[[Option], list[Odds]] = lambda _option: []
    relayout: Callable[[], None] = lambda: None
    memory: dict[str, Any] = field(default_factory=dict)
    follow: Callable[[Sequence[Option]], None] = lambda _options: None

    def options(self, *acts: str) -> list[Option]:
        """The legal options with one of these verbs (all when none is named)."""
        if self.decision is None:
            return []
        return [option for option in self.decision.options if not acts or option.act in acts]

    def find(self, act: str, *args: int | str) -> Option | None:
        """The legal option with this verb and, as far as given, these first arguments."""
        for option in self.options(act):
            if option.args[: len(args)] == args:
                return option
        return None

    def name(self, option: Option) -> str:
        """The option in words."""
        assert self.decision is not None
        return self.texts.option(self.view, self.decision, option)


@dataclass(frozen=True)
class Group:
    """Options of one sort that share a button in the action bar while there are several of them."""

    label: str
    icon: str
    key: str = ""
    kind: str = "secondary"


@dataclass(frozen=True)
class Action:
    """How an option looks in the action bar.

    label: short words for the button; the full sentence stays its name and tooltip.
    kind: a button kind; the table draws the option marked `final` as the last, large button.
    group: the button it hides behind when others of its sort are offered too.
    formal: it changes nothing and is asked only so that being passed over betrays nothing; the only person
        at a table is not bothered with it.
    """

    icon: str
    label: str = ""
    kind: str = "secondary"
    key: str = ""
    final: bool = False
    hidden: bool = False
    order: int = 0
    group: Group | None = None
    formal: bool = False


@dataclass(frozen=True)
class ChipValue:
    """A figure on a player's chip: icon, value, and what it means."""

    icon: str
    value: str
    meaning: str


@dataclass(frozen=True)
class Panel:
    """A part of the side column.

    height: units it needs at least; `grow` shares what is left over.
    draw: lays the content out inside the panel's padding.
    headed: the title stands over the content (else it only names the tab).
    """

    title: str
    icon: str
    height: int
    draw: Callable[[Sheet, pygame.Rect, Look], None]
    tone: str = "paper"
    grow: int = 0
    headed: bool = True


@dataclass(frozen=True)
class Note:
    """One line of "what it does" beside a zoomed card."""

    icon: str
    title: str
    text: str


@dataclass(frozen=True)
class Bar:
    """One column of an odds chart: label, probability, whether it is enough."""

    label: str
    chance: float
    enough: bool


@dataclass(frozen=True)
class Inspection:
    """A thing looked at closely.

    picture: makes the spec of the big picture for a size in pixels.
    rule: the id the rules reader opens at. `bars`/`odds_title`/`needed`: a chart of exact odds.
    """

    name: str
    picture: Callable[[int, int], Any]
    notes: Sequence[Note] = ()
    rule: str = ""
    odds_title: str = ""
    odds_text: str = ""
    chance: float | None = None
    needed: str = ""
    bars: Sequence[Bar] = ()


@dataclass(frozen=True)
class Shift:
    """What a motion may use: where pieces were and where they will be."""

    ui: Ui
    before: Mapping[str, pygame.Rect]
    after: Mapping[str, pygame.Rect]
    look_before: Look
    look_after: Look


class Board(Protocol):
    """A game's own part of the table."""

    hand: bool
    """True: the bottom bar is 214 units high and the board fills its left part (`draw_hand`)."""

    def status(self, look: Look) -> str:
        """Round and phase, for the top bar."""
        ...

    def chip(self, look: Look, seat: int) -> Sequence[ChipValue]:
        """The figures on a seat's chip, most important first (two are shown)."""
        ...

    def portrait(self, look: Look, seat: int, size: int) -> Any:
        """The picture of who a seat plays, for all eyes; None: the seat keeps its helmet."""
        ...

    def seat_colour(self, view: Any, seat: int) -> str:
        """The colour of a seat's figure, if the game gives it one; empty: the seat keeps its own."""
        ...

    def draw(self, sheet: Sheet, zone: pygame.Rect, look: Look) -> None:
        """Lay out the board inside the felt."""
        ...

    def draw_hand(self, sheet: Sheet, zone: pygame.Rect, look: Look) -> None:
        """Lay out hand or party in the bottom bar."""
        ...

    def panels(self, look: Look) -> Sequence[Panel]:
        """The side column, top to bottom; the chronicle is added by the table."""
        ...

    def action(self, look: Look, option: Option) -> Action:
        """The look of an option in the action bar."""
        ...

    def order(self, look: Look) -> Sequence[object]:
        """All subjects that can be zoomed now, in reading order, for the arrows of the zoom."""
        ...

    def inspection(self, look: Look, subject: object) -> Inspection | None:
        """What the zoom shows of a subject; None when there is nothing to tell."""
        ...

    def animate(self, event: Event, shift: Shift) -> Sequence[Motion]:
        """The motions of one event, as the viewpoint may know it."""
        ...

    def event_icon(self, event: Event) -> str:
        """The icon of a chronicle line; empty: the event is not worth a line."""
        ...

    def event_seat(self, event: Event) -> int | None:
        """Whose sign a chronicle line wears."""
        ...

    def event_subject(self, event: Event) -> object:
        """What a chronicle line opens when clicked (None: nothing)."""
        ...

    def event_things(self, view: Any, event: Event) -> Iterable[str]:
        """The ids of what a chronicle line is about, to light up while it is pointed at."""
        ...

    def option_things(self, view: Any, option: Option) -> Iterable[str]:
        """The ids of what an option is about, to light up while its button is pointed at."""
        ...

    def prompt_rule(self, decision: Decision) -> str:
        """The id of the rule a question follows, for the rules reader."""
        ...

    def prompt_icon(self, decision: Decision) -> str:
        """The icon in the prompt's disc."""
        ...

    def ambience(self) -> str:
        """The name of the quiet loop: tavern, dungeon, forest."""
        ...


def board_for(game: str) -> Board:
    """A game's board, made on first use of the game at the table."""
    module = importlib.import_module(f"heroes_desktop.games.{game}.board")
    return cast(Board, module.make_board())
