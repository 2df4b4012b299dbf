"""The table: where rules roll, shuffle, show and tell."""

from __future__ import annotations

from collections.abc import Sequence

from .chance import _INCREMENT, _MASK64, _MULTIPLIER
from .errors import RulesError
from .events import EVERYONE, Event, Fact, seat_bit
from .setup import Outcome
from .state import State


class Finished(Exception):
    """Raised through nested rules when the match is over on the spot."""


class Table:
    """All chance and all news of one match pass through here.

    `barrier` remembers why the choice being played cannot be taken back.
    """

    __slots__ = ("barrier", "events", "quiet", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []
        self.quiet = False
        self.barrier = ""

    # chance

    def below(self, bound: int) -> int:
        """A whole number from 0 to `bound` − 1."""
        self.barrier = "chance"
        state = self.state
        rng = state.rng
        state.rng = (rng * _MULTIPLIER + _INCREMENT) & _MASK64
        word, turn = ((rng >> 18 ^ rng) >> 27) & 0xFFFFFFFF, rng >> 59  # `output`, without the call
        return (((word >> turn) | (word << (32 - turn))) & 0xFFFFFFFF) * bound >> 32

    def roll(self, sides: int) -> int:
        """A die with the given number of sides."""
        script = self.state.script.rolls
        if not script:
            return self.below(sides) + 1
        self.barrier = "chance"
        result = script.pop(0)
        if not 1 <= result <= sides:
            raise RulesError(f"the script gives {result} for a die with {sides} sides")
        return result

    def shuffle(self, instances: Sequence[int]) -> None:
        """Mix the faces of these instances; nobody knows them any more."""
        self.barrier = "chance"
        state, faces = self.state, self.state.faces
        if state.script.orders:
            self._arrange(instances, state.script.orders.pop(0))
        else:
            rng = state.rng
            for last in range(len(instances) - 1, 0, -1):
                word, turn = ((rng >> 18 ^ rng) >> 27) & 0xFFFFFFFF, rng >> 59
                drawn = ((word >> turn) | (word << (32 - turn))) & 0xFFFFFFFF
                other = instances[drawn * (last + 1) >> 32]
                rng = (rng * _MULTIPLIER + _INCREMENT) & _MASK64
                here = instances[last]
                faces[here], faces[other] = faces[other], faces[here]
            state.rng = rng
        for instance in instances:
            state.seen[instance] = 0

    def _arrange(self, instances: Sequence[int], order: Sequence[int]) -> None:
        if sorted(order) != list(range(len(instances))):
            raise RulesError("a scripted order must name each place of the zone once")
        faces = self.state.faces
        moved = [faces[instances[index]] for index in order]
        for instance, face in zip(instances, moved, strict=True):
            faces[instance] = face

    def rearrange(self, instances: Sequence[int], order: Sequence[int], by: int) -> None:
        """A secret rearrangement: `by` still knows what lies where, nobody else does."""
        self.barrier = "reveal"
        known = [self.state.seen[instances[index]] & seat_bit(by) for index in order]
        self._arrange(instances, order)
        for instance, bit in zip(instances, known, strict=True):
            self.state.seen[instance] = bit

    # knowledge

    def show(self, instance: int, seat: int | None = None) -> int:
        """Let one seat (None: everyone) know a face; returns it."""
        seen = self.state.seen
        mask = EVERYONE if seat is None else 1 << seat
        if seen[instance] | mask != seen[instance]:
            self.barrier = "reveal"
            seen[instance] |= mask
        return self.state.faces[instance]

    def draw(self, pile: list[int]) -> int:
        """Take the top instance of a pile; its top is its end."""
        return pile.pop()

    # news

    def tell(self, kind: str, /, **facts: Fact) -> None:
        """Tell everyone."""
        if not self.quiet:
            self.events.append(Event(kind, facts))

    def tell_seat(self, seat: int, kind: str, /, secret: dict[str, Fact], **facts: Fact) -> None:
        """Tell everyone `facts` and only one seat the `secret` ones."""
        if not self.quiet:
            self.events.append(Event(kind, facts, secret, 1 << seat))

    def whisper(self, seat: int, kind: str, /, **secret: Fact) -> None:
        """Tell one seat; for the others nothing happened."""
        if not self.quiet:
            self.events.append(Event(kind, {}, secret, 1 << seat, hushed=True))

    def finish(self, outcome: Outcome) -> Finished:
        """Record the outcome; `raise table.finish(...)` leaves all nested rules at once."""
        self.state.outcome = outcome
        return Finished()
