"""The table: where rules roll, shuffle, show and tell."""

from __future__ import annotations

from collections.abc import Sequence

from .chance import draw_below, seeded, shuffle
from .errors import RulesError
from .events import EVERYONE, Event, Fact, seat_bit
from .setup import Outcome
from .state import State


class Finished(Exception):
    """Raised through nested rules when the match is over on the spot."""


class Table:
    """All chance and all news of one match pass through here.

    `barrier` remembers why the choice being played cannot be taken back, `shown` who has been shown a card by
    it, also one that is hidden again by now. `alone` is the seat of the only person at the table: what that
    person has known before is no news when it is shown.
    """

    __slots__ = ("alone", "barrier", "events", "quiet", "shown", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []
        self.quiet = False
        self.barrier = ""
        self.shown = 0
        self.alone: int | None = None

    # chance

    def below(self, bound: int) -> int:
        """A whole number from 0 to `bound` − 1, for chance that is neither a die, a shuffle nor a bag."""
        numbers = self.state.script.numbers
        if not numbers:
            return self._drawn(bound)
        self.barrier = "chance"
        number = numbers.pop(0)
        if not 0 <= number < bound:
            raise RulesError(f"the script gives {number} where there are numbers below {bound}")
        return number

    def _drawn(self, bound: int) -> int:
        """What the generator gives next."""
        self.barrier = "chance"
        state = self.state
        number, state.rng = draw_below(bound, state.rng)
        return number

    def roll(self, sides: int) -> int:
        """A die with the given number of sides."""
        script = self.state.script.rolls
        if not script:
            return self._drawn(sides) + 1
        self.barrier = "chance"
        result = script.pop(0)
        if not 1 <= result <= sides:
            raise RulesError(f"the script gives {result} for a die with {sides} sides")
        return result

    def shuffle(self, instances: Sequence[int]) -> None:
        """Mix the faces of these instances; nobody knows them any more."""
        orders = self.state.script.orders
        self._mix(instances, self._ordered(instances, orders.pop(0)) if orders else None)

    def _mix(self, instances: Sequence[int], mixed: list[int] | None = None) -> None:
        """Give these instances their faces in another order (None: any), unseen."""
        self.barrier = "chance"
        state = self.state
        faces, seen = state.faces, state.seen
        if mixed is None:
            mixed = [faces[instance] for instance in instances]
            state.rng = shuffle(mixed, state.rng)
        for instance, face in zip(instances, mixed, strict=True):
            faces[instance] = face
            seen[instance] = 0

    def _ordered(self, instances: Sequence[int], order: Sequence[int]) -> list[int]:
        """The faces of these instances in a given order."""
        if sorted(order) != list(range(len(instances))):
            raise RulesError("a scripted order must name each place of the zone once")
        faces = self.state.faces
        return [faces[instances[index]] for index in order]

    def pick(self, bag: list[int]) -> int:
        """Draw one of the instances in a bag without looking; `show` says what it is.

        The faces of all that lies in the bag are mixed first, and nobody knows them any more: neither
        what is left nor what comes out can be followed from one draw to the next.
        """
        if not bag:
            raise RulesError("there is nothing left to pick")
        picks = self.state.script.picks
        if not picks:
            self._mix(bag)
            return bag.pop()
        self.barrier = "chance"
        faces, seen = self.state.faces, self.state.seen
        wanted, last = picks.pop(0), bag[-1]
        for instance in bag:
            seen[instance] = 0
        for instance in bag:
            if faces[instance] == wanted:
                faces[instance], faces[last] = faces[last], wanted
                return bag.pop()
        raise RulesError(f"the script picks the face {wanted}, which is not in the bag")

    def rearrange(self, instances: Sequence[int], order: Sequence[int], by: int) -> None:
        """A secret rearrangement: `by` still knows what lies where, nobody else does."""
        self.barrier = "reveal"
        faces, seen, bit = self.state.faces, self.state.seen, seat_bit(by)
        known = [seen[instances[index]] & bit for index in order]
        moved = self._ordered(instances, order)
        for instance, face, knower in zip(instances, moved, known, strict=True):
            faces[instance] = face
            seen[instance] = knower

    def lay_down(self, instances: Sequence[int], by: int) -> None:
        """Lay cards face down in an order of chance, so that no place tells which card was put there.

        `by` still knows what lies where. Nothing else hangs on it: the generator does not move, and the
        rolls and shuffles to come are what they would have been.
        """
        order = list(range(len(instances)))
        shuffle(order, seeded(self.state.rng))
        self.rearrange(instances, order, by)

    # knowledge

    def show(self, instance: int, seat: int | None = None) -> int:
        """Let one seat (None: everyone) know a face; returns it."""
        state = self.state
        mask = EVERYONE if seat is None else 1 << seat
        known = state.seen[instance]
        if known & mask != mask:
            if self.alone is None or not known >> self.alone & 1:
                self.barrier = "reveal"
            self.shown |= mask
            state.seen[instance] = known | mask
        return state.faces[instance]

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
