"""What has happened in a match, and how much of it each pair of eyes has been told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

from heroes_desktop.engine import Event, Match, Option, Record, SaveError, Thought

Eyes: TypeAlias = int | None
"""A seat, or None for what everybody at the screen may see."""


@dataclass(frozen=True)
class Step:
    """One answered decision and what it caused, whole; `for_seat` what a seat may see of it.

    foregone: nobody was asked, because there was nothing to choose.
    """

    seat: int
    option: Option
    events: tuple[Event, ...]
    thought: Thought | None = None
    foregone: bool = False

    def for_seat(self, seat: Eyes) -> list[Event]:
        return list(seen(self.events, seat))


def seen(events: Iterable[Event], eyes: Eyes) -> Iterator[Event]:
    """Events as these eyes may know them."""
    for event in events:
        known = event.for_seat(eyes)
        if known is not None:
            yield known


@dataclass
class Chronicle:
    """The news of a match: of its opening, then of each step, so that taking back a step takes back its news.

    Everybody's eyes and those of each seat have read up to a place of their own.
    """

    opening: tuple[Event, ...] = ()
    steps: list[Step] = field(default_factory=list)
    _read: dict[Eyes, int] = field(default_factory=dict)

    def remember(self, earlier: Chronicle) -> None:
        """Put what happened before in front of what has happened meanwhile."""
        self.opening = earlier.opening
        self.steps = earlier.steps + self.steps
        self._read = {eyes: read + len(earlier.steps) for eyes, read in self._read.items()}

    def take_back(self) -> None:
        """Forget the last step."""
        if self.steps:
            self.steps.pop()
        self._read = {eyes: min(read, self._length) for eyes, read in self._read.items()}

    def skip(self, eyes: Eyes) -> None:
        """Count everything up to now as read."""
        self._read[eyes] = self._length

    def fresh(self, eyes: Eyes) -> list[Event]:
        """What these eyes have not read yet; from now on they have."""
        unread = self._unread(eyes)
        self.skip(eyes)
        return [event for batch in unread for event in seen(batch, eyes)]

    def whole(self, eyes: Eyes) -> list[Event]:
        """Everything these eyes may know."""
        return [event for batch in self._batches for event in seen(batch, eyes)]

    def split(self, eyes: Eyes, steps: int) -> tuple[list[Event], list[Event]]:
        """Everything these eyes may know: up to this many steps, and since then."""
        before, since = self._batches[: steps + 1], self._batches[steps + 1 :]
        return (
            [event for batch in before for event in seen(batch, eyes)],
            [event for batch in since for event in seen(batch, eyes)],
        )

    def holds_secrets(self, seat: int) -> bool:
        """Whether a seat's unread news tell it something the others do not learn."""
        return any(
            _facts(event, seat) != _facts(event, None) for batch in self._unread(seat) for event in batch
        )

    def _unread(self, eyes: Eyes) -> list[tuple[Event, ...]]:
        """The batches of events these eyes have not read."""
        return self._batches[self._read.get(eyes, 0) :]

    @property
    def _batches(self) -> list[tuple[Event, ...]]:
        return [self.opening, *(step.events for step in self.steps)]

    @property
    def _length(self) -> int:
        return len(self.steps) + 1


def retold(record: Record) -> Chronicle:
    """The chronicle of a record; empty where older rules cannot be played again."""
    found = Chronicle()
    try:
        for step in Match.retell(record):
            if step.choice is None:
                found.opening = tuple(step.events)
            else:
                found.steps.append(Step(step.choice.seat, step.choice.option, tuple(step.events)))
    except SaveError:
        return Chronicle()
    return found


def _facts(event: Event, eyes: Eyes) -> object:
    known = event.for_seat(eyes)
    return known and known.facts
