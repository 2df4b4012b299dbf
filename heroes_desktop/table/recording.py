"""A recorded match as a row of positions one can go to."""

from __future__ import annotations

import msgspec

from heroes_desktop.engine import Match, Record, State

from .recap import Step

SPACING = 20
"""Choices between two kept positions: going anywhere replays fewer than this."""


class Recording:
    """All steps of a record, and any position on the way."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.steps: list[Step] = []
        self._kept: list[Match] = []
        for step in Match.retell(record):
            if step.choice is not None:
                self.steps.append(Step(step.choice.seat, step.choice.option, tuple(step.events)))
            if step.number % SPACING == 0:
                self._kept.append(step.match.clone())

    def __len__(self) -> int:
        return len(self.steps)

    def at(self, position: int) -> Match:
        """The match after this many choices, free to be played on."""
        start = position // SPACING
        match = self._kept[start].clone()
        for number in range(start * SPACING, position):
            match.replay_choice(self.record.choices[number], number)
        return match


def open_view(match: Match) -> State:
    """Everything face up, for watching a match that is over: a copy, never the state itself."""
    state: State = match.state
    return msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=type(state))
