"""(7, 13) Nothing a seat meets depends on what it may not know.

The same choices are played in the match and in a twin in which everything the seat cannot know
was drawn anew; the dice fall alike. Until a shuffle or a real reveal tells the two apart, the seat must
be shown the same events, the same views and the same questions in both.
"""

from __future__ import annotations

from collections.abc import Iterator

from heroes_desktop.engine import HIDDEN, Choice, Event, IllegalOption, Match
from heroes_desktop.engine.events import seat_bit

from .positions import assert_equal_views


class Twin:
    """A match and its double for one seat, played side by side as long as they must look alike."""

    def __init__(self, match: Match, double: Match, seat: int) -> None:
        self.double = double
        self.seat = seat
        self.alike = not match.state.sealed
        self._known = [self._knowledge(each) for each in (match, double)]
        self._anybody = [list(each.state.seen) for each in (match, double)]
        double.state.rng = match.state.rng  # dice fall alike, so that only hidden things differ

    def follow(self, match: Match, choice: Choice, events: list[Event]) -> None:
        """The match has played a choice: play it in the double and compare."""
        if not self.alike:
            return
        try:
            told = self.double.play(choice.option, choice.seat)
        except IllegalOption:  # another seat's choice that its drawn cards do not allow
            assert choice.seat != self.seat, f"{choice.option} depends on what seat {self.seat} cannot know"
            self.alike = False
            return
        if self._told_apart(match):
            self.alike = False
            return
        self._compare(match, events, told)

    def _told_apart(self, match: Match) -> bool:
        """A shuffle or reveal that concerns this seat, also of a card that is hidden again by now, a reveal
        outside the faces, or the end: in either match, for a card that shows itself by its effect may lie in
        one of them only."""
        here, there = self._parted(0, match), self._parted(1, self.double)
        return here or there

    def _parted(self, place: int, match: Match) -> bool:
        known, anybody = self._knowledge(match), list(match.state.seen)
        shown_to_seat, shown_to_anybody = known != self._known[place], anybody != self._anybody[place]
        self._known[place], self._anybody[place] = known, anybody
        if not match.pending or shown_to_seat or match._table.shown & seat_bit(self.seat):
            return True
        return match._table.barrier == "reveal" and not shown_to_anybody

    def _knowledge(self, match: Match) -> list[int]:
        """The faces the seat knows: a card moved in secret and then shown is a reveal as well."""
        bit = seat_bit(self.seat)
        state = match.state
        return [face if seen & bit else HIDDEN for face, seen in zip(state.faces, state.seen, strict=True)]

    def _compare(self, match: Match, events: list[Event], told: list[Event]) -> None:
        seat, double = self.seat, self.double
        mine, theirs = list(shown(events, seat)), list(shown(told, seat))
        assert mine == theirs, f"seat {seat} learns from events: {mine} or {theirs}"
        assert_equal_views(match.view(seat), double.view(seat), f"seat {seat} learns from its view")
        asked = [(decision.seat, decision.kind) for decision in match.pending]
        assert asked == [(decision.seat, decision.kind) for decision in double.pending], (
            f"seat {seat} learns from who is asked: {asked}"
        )
        for one, two in zip(match.pending, double.pending, strict=True):
            open_to_seat = one.seat == seat or not (one.secret or one.veiled)
            assert not open_to_seat or one == two, f"seat {seat} learns from options: {one} or {two}"


def shown(events: list[Event], seat: int | None) -> Iterator[Event]:
    """The events as a seat sees them."""
    for event in events:
        seen = event.for_seat(seat)
        if seen is not None:
            yield seen


def sealed_unseen(match: Match) -> None:
    """(7, 13) While others still have to answer, nobody learns what a seat has answered."""
    if len(match.pending) < 2:
        return
    for decision in match.pending:
        others = [each.seat for each in match.pending if each.seat != decision.seat]
        worlds = [match.clone() for _ in decision.options]
        told = [
            world.play(option, decision.seat) for world, option in zip(worlds, decision.options, strict=True)
        ]
        for seat in (*others, None):
            for world, events in zip(worlds, told, strict=True):
                assert list(shown(events, seat)) == list(shown(told[0], seat)), "events tell a sealed answer"
                assert_equal_views(worlds[0].view(seat), world.view(seat), f"{seat} sees a sealed answer")
                assert world.pending == worlds[0].pending, "questions tell a sealed answer"
