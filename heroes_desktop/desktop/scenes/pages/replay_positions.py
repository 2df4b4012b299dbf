"""A recorded match as a row of positions one can go to."""

from __future__ import annotations

from typing import Any

import msgspec

from heroes_desktop.engine import Match, Record

from ..match.play import Step

SPACING = 20
"""Choices between two kept positions: going anywhere replays fewer than this."""


class Recording:
    """All steps of a record, and any position on the way."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.steps: list[Step] = []
        match = Match.opening(record)
        self._kept = [match.clone()]
        for number, choice in enumerate(record.choices):
            events = tuple(match.replay_choice(choice, number))
            self.steps.append(Step(choice.seat, choice.option, events))
            if (number + 1) % SPACING == 0:
                self._kept.append(match.clone())

    def __len__(self) -> int:
        return len(self.steps)

    def at(self, position: int) -> Match:
        """The match after so many choices, free to be played on."""
        start = position // SPACING
        match = self._kept[start].clone()
        for number in range(start * SPACING, position):
            match.replay_choice(self.record.choices[number], number)
        return match


def open_view(match: Match) -> Any:
    """Everything face up, for watching a match that is over: a copy, never the state itself."""
    state = match.state
    return msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=type(state))
