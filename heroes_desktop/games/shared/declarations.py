"""One declaration for each question a game asks, each act that answers one, and each kind of event.

A room writes three tables, `QUESTIONS`, `ACTS` and `EVENTS`, one row for each name, and puts them together
as `Declarations`. Texts, action bar, chronicle, rules reader, course and luck of a match are read off them;
only motions are elsewhere, because they need the window: a board binds them by the event's name.

Nothing here is stored: what a save knows are the bare names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, NamedTuple, TypeAlias, TypeVar

from heroes_desktop.engine import Decision, Event, Option, State

S = TypeVar("S", bound=State)
T = TypeVar("T")

Facts: TypeAlias = Mapping[str, Any]
"""What an event tells its reader: plain data."""

Wanted: TypeAlias = Literal["high", "low", ""]
"""Which way a die was wished to fall by the seat that rolled it; empty: neither."""


class Posed(NamedTuple, Generic[S]):
    """A question and what its reader knows."""

    view: S
    decision: Decision


class Asked(NamedTuple, Generic[S]):
    """An option with the question it answers and what the reader knows.

    names: how the seats are called at the table, for buttons; empty where nobody sits at one.
    """

    view: S
    decision: Decision
    option: Option
    names: tuple[str, ...] = ()


class Rolled(NamedTuple):
    """A die that fell; `seat` where it is one player's own, None where it is the table's."""

    sides: int
    result: int
    seat: int | None = None
    wanted: Wanted = "high"


def simple(message: Callable[[], str]) -> Callable[..., str]:
    """Words that are always the same, in the language of the moment."""
    return lambda *_asked: message()


def no_things(_view: State, _about: object) -> Iterable[str]:
    """What is about nothing on the table."""
    return ()


def own_seat(_view: State, facts: Facts) -> int | None:
    """The seat an event names."""
    seat = facts.get("seat")
    return seat if isinstance(seat, int) and seat >= 0 else None


def no_seat(_view: State, _facts: Facts) -> int | None:
    """An event nobody in particular stands for."""
    return None


def no_subject(_facts: Facts) -> object:
    """A chronicle line that opens nothing."""
    return None


def no_news(facts: Facts) -> int:
    """Good for one, bad for another, or neither."""
    del facts
    return 0


def no_dice(_facts: Facts) -> Sequence[Rolled]:
    """An event without dice."""
    return ()


@dataclass(frozen=True)
class Question(Generic[S]):
    """One kind of question: its words, the icon of its prompt, the rule it follows.

    after: kinds of questions it often comes right after; where it only offers what has just been declined
    there, a lone person is not asked again.
    idle: whether the match is decided, so that a lone person is spared the question.
    """

    words: Callable[[Posed[S]], str]
    icon: str
    rule: str
    after: tuple[str, ...] = ()
    idle: Callable[[Posed[S]], bool] | None = None


@dataclass(frozen=True)
class Act(Generic[S]):
    """One verb of options. What may depend on the option is a value or a function of `Asked`.

    words: the whole sentence. short: two or three words for a button; None: the whole sentence.
    sign: the icon of one option, where it differs from that of the verb.
    kind: how its button looks (secondary, primary, good, magic, final).
    final: it ends or confirms the question: the last, large button.
    refuses: it forgoes what is offered; then it is neither gold nor on the space bar.
    loses: it gives up the match while something could still be done: its button is red and asks whether that
    is meant.
    wastes: what would be lost by it unused, in a sentence: the window asks once a turn whether that is meant.
    key: the letter that presses it. order: lower ones come first; equal ones as they are offered.
    group: what stands on the button that several options of this verb share; None: each has its own.
    minor: it is seldom wanted, so it waits behind "More".
    hidden: it names something face down, so it is answered on the table and has no button.
    things: the ids of what it is about, to light up while its button is pointed at.
    """

    words: Callable[[Asked[S]], str]
    icon: str
    short: Callable[[Asked[S]], str] | None = None
    sign: Callable[[Asked[S]], str] | None = None
    kind: str | Callable[[Asked[S]], str] = "secondary"
    final: bool | Callable[[Asked[S]], bool] = False
    refuses: bool | Callable[[Asked[S]], bool] = False
    loses: bool | Callable[[Asked[S]], bool] = False
    wastes: Callable[[Asked[S]], str] | None = None
    key: str = ""
    order: int = 0
    group: Callable[[Asked[S]], str] | None = None
    minor: bool = False
    hidden: Callable[[Asked[S]], bool] | None = None
    things: Callable[[S, Option], Iterable[str]] = no_things


def same_figure(first: Facts, other: Facts) -> bool:
    """Whether two events are about the same player or creature, as far as they name any."""
    names = ("seat", "monster")
    return all(first[name] == other[name] for name in names if name in first and name in other)


@dataclass(frozen=True)
class Happening(Generic[S]):
    """One kind of event, as the reader of the facts may know it.

    line: its words in the chronicle; empty where the event before it has said the same.
    icon: the sign of its line; empty: it is not worth one. sign: where that depends on the facts.
    facts: the names of all facts it may come with. seat: whose sign the line wears.
    subject: what a click on the line opens. things: the ids of what it is about, to light up.
    telling: its weight in the tale of a match; 0: none. dice: what it shows of them.
    news: 1 where it is good for everybody, -1 where it is bad; it tells no turn to the contrary.
    still: nothing moves on the board; else the board has a motion of this name.
    walk: a step of somebody's way, or the rest that ends it; marches are counted in them.
    series: one line for this event and those of the kinds in `gathers` that come right after it and that it
    `joins`: a walk is one line, and so is a theft. heads: its line begins a new part of the chronicle, as a
    turn does.
    """

    line: Callable[[S, Facts], str]
    icon: str
    facts: str = ""
    sign: Callable[[Facts], str] | None = None
    seat: Callable[[S, Facts], int | None] = own_seat
    subject: Callable[[Facts], object] = no_subject
    things: Callable[[S, Facts], Iterable[str]] = no_things
    telling: int = 0
    news: Callable[[Facts], int] = no_news
    dice: Callable[[Facts], Sequence[Rolled]] = no_dice
    still: bool = False
    walk: Literal["", "step", "rest"] = ""
    series: Callable[[S, Sequence[Event]], str] | None = None
    gathers: tuple[str, ...] = ()
    joins: Callable[[Facts, Facts], bool] = same_figure
    heads: bool = False


@dataclass(frozen=True)
class Declarations(Generic[S]):
    """The three tables of a room, and what is read off them.

    An act has one row under its name (`"roll"`), or one for a question of its own (`"armour.roll"`), which
    comes before the general one.
    """

    questions: Mapping[str, Question[S]] = field(default_factory=dict)
    acts: Mapping[str, Act[S]] = field(default_factory=dict)
    events: Mapping[str, Happening[S]] = field(default_factory=dict)

    def find_act(self, question: str, act: str) -> Act[S] | None:
        """The row of an act where it answers this question, if it has one."""
        return self.acts.get(f"{question}.{act}") or self.acts.get(act)

    def act(self, question: str, act: str) -> Act[S]:
        """The row of an act where it answers this question."""
        return self.acts.get(f"{question}.{act}") or self.acts[act]

    # words

    def prompt(self, view: S, decision: Decision) -> str:
        """The question in one or two sentences."""
        return self.questions[decision.kind].words(Posed(view, decision))

    def option(self, view: S, decision: Decision, option: Option) -> str:
        """An option in a sentence, as far as the view knows what it names."""
        return self.act(decision.kind, option.act).words(Asked(view, decision, option))

    def short(self, view: S, decision: Decision, option: Option) -> str:
        """Words for a button."""
        act, asked = self.act(decision.kind, option.act), Asked(view, decision, option)
        return (act.short or act.words)(asked)

    def event(self, view: S, event: Event) -> str:
        """What happened, as far as this event tells it; hand in `event.for_seat(…)`."""
        return self.events[event.kind].line(view, event.facts)

    # signs

    def icon(self, view: S, decision: Decision, option: Option) -> str:
        """The sign of an option."""
        act = self.act(decision.kind, option.act)
        return act.sign(Asked(view, decision, option)) if act.sign else act.icon

    def event_icon(self, event: Event) -> str:
        """The sign of a chronicle line."""
        row = self.events[event.kind]
        return row.sign(event.facts) if row.sign and row.icon else row.icon

    def things(self, view: S, option: Option) -> Iterable[str]:
        """The ids of what an option is about: the same whatever question it answers."""
        rows = (row for name, row in self.acts.items() if name.rpartition(".")[2] == option.act)
        return next((row.things(view, option) for row in rows), ())

    # a match as a whole

    def dice(self, events: Iterable[Event]) -> list[Rolled]:
        """All dice these events tell of."""
        return [die for event in events if event.kind in self.events for die in self._dice(event)]

    def _dice(self, event: Event) -> Sequence[Rolled]:
        return self.events[event.kind].dice(event.facts)

    def fits(self, event: Event, change: float) -> bool:
        """Whether an event may tell why everybody's chance has changed so: no good news for a loss."""
        row = self.events.get(event.kind)
        return row is None or row.news(event.facts) * change >= 0

    def telling(self, event: Event) -> int:
        """How much an event says about its match."""
        return self.events[event.kind].telling if event.kind in self.events else 0


def settled(value: T | Callable[[Asked[S]], T], asked: Asked[S]) -> T:
    """A value that may be a function of the option."""
    return value(asked) if callable(value) else value
