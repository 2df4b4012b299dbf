"""The news of a match, and how much of it each pair of eyes has read."""

from __future__ import annotations

from collections.abc import Iterator

from heroes_desktop.engine import Event, Match

Eyes = int | None
"""A seat, or None for what everybody at the screen may see."""


class Chronicle:
    """Events in batches, one for each choice, so that taking back a choice takes back its news."""

    def __init__(self, batches: list[list[Event]]) -> None:
        self._batches = batches
        self._read: dict[Eyes, int] = {}

    @classmethod
    def of(cls, match: Match) -> Chronicle:
        """The news of a match so far, told again from its record."""
        if match.played == 0:
            return cls([list(match.events)])
        record = match.record()
        again = Match.opening(record)
        batches = [list(again.events)]
        for number, choice in enumerate(record.choices):
            batches.append(list(again.replay_choice(choice, number)))
        return cls(batches)

    def add(self, events: list[Event]) -> None:
        """What a choice brought about."""
        self._batches.append(list(events))

    def take_back(self) -> None:
        """Forget the news of the last choice."""
        if len(self._batches) > 1:
            self._batches.pop()
        self._read = {eyes: min(read, len(self._batches)) for eyes, read in self._read.items()}

    def fresh(self, eyes: Eyes) -> list[Event]:
        """What these eyes have not read yet; from now on they have."""
        start = self._read.get(eyes, 0)
        self._read[eyes] = len(self._batches)
        return list(self._seen(eyes, start))

    def holds_secrets(self, seat: int) -> bool:
        """Whether a seat's unread news tell it something the others do not learn."""
        unread = self._batches[self._read.get(seat, 0) :]
        return any(_facts(event, seat) != _facts(event, None) for batch in unread for event in batch)

    def skip(self, eyes: Eyes) -> None:
        """Count everything up to now as read."""
        self._read[eyes] = len(self._batches)

    def whole(self, eyes: Eyes) -> list[Event]:
        """Everything these eyes may know."""
        return list(self._seen(eyes, 0))

    def _seen(self, eyes: Eyes, start: int) -> Iterator[Event]:
        for batch in self._batches[start:]:
            for event in batch:
                known = event.for_seat(eyes)
                if known is not None:
                    yield known


def _facts(event: Event, eyes: Eyes) -> object:
    known = event.for_seat(eyes)
    return known and known.facts
