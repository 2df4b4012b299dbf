"""What a game's board draws on and answers with; `base.Board` says what the table asks of it.

A room names the function that makes its board (`Room.board`). The table does everything that is alike in
all games: top bar, prompt, action bar, chronicle, undo, curtain, thinking, zoom, replay.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeAlias, TypeVar

import pygame

from heroes_desktop.engine import Decision, Option, Setup, State
from heroes_desktop.games.shared.room import Odds, Texts, rooms

from ..art import Spec
from ..art.core.palette import PlayerLook
from ..paint.sheet import Sheet, Ui
from .gathering import Gathering

if TYPE_CHECKING:
    from .base import Board


S_co = TypeVar("S_co", bound=State, covariant=True)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)


@dataclass(frozen=True)
class LookOf(Generic[S_co]):
    """One position as it may be drawn now; a room's `Look` is that of its own state.

    view: the redacted state of `viewpoint` (None: a bystander). Never anything else.
    decision: the question a person at the screen answers now; None while nobody is asked
        (a computer thinks, a motion runs, a replay is watched).
    veiled: the question is open to all eyes but may be answered with hidden cards. Then all
        backs look alike, none glows, and a click on any of them goes to `attempt`.
    choose: answers the question with one of its options.
    gathering: the set that is being chosen, if the question asks for one (see `gallery`).
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

    view: S_co
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
    gathering: Gathering | None = None

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

    @property
    def lifted(self) -> Option | None:
        """The option whose card a click has lifted, while it can still be chosen."""
        held = self.memory.get("lifted")
        return held if held in self.options() else None

    def lift(self, option: Option) -> None:
        """A click on a card that is used up or turned over lifts it, and the action bar offers to use it;
        the second click uses it."""
        if self.lifted == option:
            self.choose(option)
        else:
            self.memory["lifted"] = option
            self.relayout()

    def name(self, option: Option) -> str:
        """The option in words."""
        assert self.decision is not None
        return self.texts.option(self.view, self.decision, option)


Look: TypeAlias = LookOf[State]
"""A position of any game, for what all boards share."""


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
    minor: it waits behind "More". wastes: what would be lost by it unused; it asks once a turn.
    refuses: it forgoes what the other options offer; never where and under the key of the answer before it,
        nor gold, nor on the space bar.
    loses: it gives up the match while another option does not; it asks whether that is meant.
    """

    icon: str
    label: str = ""
    kind: str = "secondary"
    key: str = ""
    final: bool = False
    hidden: bool = False
    order: int = 0
    group: Group | None = None
    refuses: bool = False
    loses: bool = False
    minor: bool = False
    wastes: str = ""


@dataclass(frozen=True)
class Barred:
    """What one would like to do here and cannot now: a grey button that says why."""

    icon: str
    label: str
    reason: str
    rule: str = ""


@dataclass(frozen=True)
class ChipValue:
    """A figure on a player's chip: icon, value, and what it means."""

    icon: str
    value: str
    meaning: str


@dataclass(frozen=True)
class PanelOf(Generic[S_contra]):
    """A part of the side column.

    height: units it needs at least; `grow` shares what is left over.
    draw: lays the content out inside the panel's padding.
    headed: the title stands over the content (else it only names the tab).
    """

    title: str
    icon: str
    height: int
    draw: Callable[[Sheet, pygame.Rect, LookOf[S_contra]], None]
    tone: str = "paper"
    grow: int = 0
    headed: bool = True


Panel: TypeAlias = PanelOf[State]


@dataclass(frozen=True)
class Note:
    """One line of "what it does" beside a zoomed card.

    A small `picture` may stand in place of the icon. `rule`: the id a small book beside it opens.
    """

    icon: str
    title: str
    text: str
    picture: Callable[[int, int], Spec] | None = None
    rule: str = ""


@dataclass(frozen=True)
class Bar:
    """One column of an odds chart: label, probability, whether it is enough."""

    label: str
    chance: float
    enough: bool


class CloseUp(NamedTuple):
    """A thing looked at more closely in a place of the board that can spare the room."""

    place: str
    draw: Callable[[Sheet, pygame.Rect], None]


@dataclass(frozen=True)
class Inspection:
    """A thing looked at closely.

    picture: makes the spec of the big picture for a size in pixels.
    heading: what stands above the notes, if not "Abilities".
    rule: the id the rules reader opens at. `bars`/`odds_title`/`needed`: a chart of exact odds.
    """

    name: str
    picture: Callable[[int, int], Spec]
    notes: Sequence[Note] = ()
    rule: str = ""
    odds_title: str = ""
    odds_text: str = ""
    chance: float | None = None
    needed: str = ""
    bars: Sequence[Bar] = ()
    heading: str = ""


@dataclass(frozen=True)
class ShiftOf(Generic[S_co]):
    """What a motion may use: where pieces were and where they will be."""

    ui: Ui
    before: Mapping[str, pygame.Rect]
    after: Mapping[str, pygame.Rect]
    look_before: LookOf[S_co]
    look_after: LookOf[S_co]


Shift: TypeAlias = ShiftOf[State]


def board_for(game: str) -> Board:
    """A game's board, made on first use of the game at the table."""
    return rooms[game].board()
