"""What is worth an award in a match: how the dice fell, which chances were dared, how far somebody walked.

Read off a finished match by telling it again; the same for every game, from its declarations and odds.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from heroes_desktop.engine import Event, Match, Record, State
from heroes_desktop.games.shared.declarations import Declarations, Rolled
from heroes_desktop.games.shared.room import chances, declarations
from heroes_desktop.library import Deeds


def deeds_of(record: Record) -> list[Deeds]:
    """The deeds of every seat of a match, in the order of the seats."""
    found = [Deeds() for _seat in record.setup.seats]
    odds, told, march = chances(record.game), declarations(record.game), March(len(found))
    views: dict[int, State] = {}
    for step in Match.retell(record):
        dice = [die for die in told.dice(step.events) if die.seat is not None and die.wanted]
        for die in dice:
            found[die.seat or 0] = found[die.seat or 0].joined(_rolled(die))
        if step.decision is not None and step.choice is not None and dice:
            seat = step.decision.seat
            offered = odds.odds(views[seat], step.decision, step.choice.option)
            if offered and offered[0].chance > 0 and seat in {die.seat for die in dice}:
                found[seat] = found[seat].joined(Deeds(dared=offered[0].chance))
        march.follow(step.events, told)
        views = {asked.seat: step.match.view(asked.seat) for asked in step.match.pending}
    return [deeds.joined(Deeds(march=longest)) for deeds, longest in zip(found, march.longest, strict=True)]


def _rolled(die: Rolled) -> Deeds:
    expected, spread = (die.sides + 1) / 2, sqrt((die.sides**2 - 1) / 12)
    better = (die.result - expected) / spread if spread else 0.0
    return Deeds(dice=1, fortune=-better if die.wanted == "low" else better)


class March:
    """Counts the steps each seat takes between two rests."""

    def __init__(self, seats: int) -> None:
        self.longest = [0] * seats
        self._steps = [0] * seats

    def follow(self, events: Sequence[Event], told: Declarations[State]) -> None:
        """What happened next."""
        for event in events:
            row, seat = told.events.get(event.kind), event.facts.get("seat")
            if row is None or not row.walk or not isinstance(seat, int):
                continue
            self._steps[seat] = self._steps[seat] + 1 if row.walk == "step" else 0
            self.longest[seat] = max(self.longest[seat], self._steps[seat])
