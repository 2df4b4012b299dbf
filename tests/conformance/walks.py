"""Whole matches under examination."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import msgspec

from heroes_desktop.engine import Chance, Choice, Event, Match, Player, situation

from .leaks import Twin, sealed_unseen
from .positions import (
    bot_blind,
    clone_equal,
    components_in_place,
    loaded_equal,
    only_options_playable,
    options_playable,
    options_sound,
    plain_data,
    same,
    sample_alike,
    sample_repeated,
)
from .subject import CUT, Subject, numbers, pick, reported

# light


def hashes(subject: Subject, seed: int) -> Iterator[str]:
    """The hash after each choice of the random match of a seed."""
    match = subject.match(seed)
    yield match.state_hash()
    for number in numbers(seed):
        if not match.pending:
            return
        choice = pick(match, number)
        match.play(choice.option, choice.seat)
        yield match.state_hash()


def bounded(seeds: range, most: int, play: Callable[[int], int]) -> None:
    """Play seeds as long as about `most` decisions are made: of long games fewer matches are enough."""
    made = 0
    for count, seed in enumerate(seeds, 1):
        made += play(seed)
        if made * (count + 1) > most * count:
            return


def light(subject: Subject, seed: int) -> int:
    """(1, 8, 11) Play twice: same hashes, components in place, whatever the global generator does; returns
    the number of decisions."""
    random.seed(seed)
    untouched = random.getstate()
    first = list(hashes(subject, seed))
    assert random.getstate() == untouched, "the rules use the global generator"
    match = subject.match(seed)
    with reported(subject, seed, match):
        for step, number in enumerate(numbers(seed)):
            random.seed(step)
            assert match.state_hash() == first[step], "same seed and choices, another hash"
            components_in_place(match)
            if not match.pending:
                break
            choice = pick(match, number)
            match.play(choice.option, choice.seat)
        assert match.state_hash() == first[-1], "same seed and choices, another end"
    return match.played


def ends(subject: Subject, seed: int, player: Player) -> int:
    """(8, 9) Heuristic players come to an end, with all components in place wherever they get to; returns
    the number of decisions."""
    match = subject.match(seed)
    with reported(subject, seed, match):
        while match.pending:
            assert match.played < subject.info.longest, f"no end after {match.played} decisions"
            decision = match.pending[0]
            match.play(player.think(situation(match, decision)).option, decision.seat)
            components_in_place(match)
        assert match.outcome is not None
    return match.played


# full

PLAIN = 5
"""The tree of the state is walked through at every fifth position: its shape changes slowly."""


class Examination:
    """All checks on one random match.

    `every`: how often the dear checks are made. `skipped`: how many choices are played before the first
    check, so that long matches can be examined in their middle.
    """

    def __init__(self, subject: Subject, seed: int, every: int, skipped: int = 0) -> None:
        self.subject = subject
        self.seed = seed
        self.every = every
        self.skipped = skipped
        self.match = subject.match(seed)
        self.chance = Chance(seed + 1)
        self.player = subject.heuristic()
        self.earlier: list[tuple[Match, str]] = []
        self.told: list[tuple[list[Event], bytes]] = []
        self.twins: dict[int, Twin] = {}

    def run(self, limit: int = CUT) -> int:
        """Play and check; returns the number of decisions."""
        with reported(self.subject, self.seed, self.match):
            for step, number in enumerate(numbers(self.seed, limit), -self.skipped):
                if step >= 0:
                    self._position(step)
                if not self.match.pending:
                    break
                choice = pick(self.match, number)
                if step >= 0:
                    self._step(choice)
                else:
                    self.match.play(choice.option, choice.seat)
            self._afterwards()
        return self.match.played

    def _position(self, step: int) -> None:
        match = self.match
        options_sound(match)
        components_in_place(match)
        if step % PLAIN == 0:
            plain_data(match)
        self.copies = (clone_equal(match), loaded_equal(match))
        self._doubles()
        if step % self.every == 0:
            self.earlier.append((match.clone(), match.state_hash()))
            assert all(copy.record() == match.record() for copy in self.copies), "a copy has another record"
            only_options_playable(match)
            options_playable(match)
            sealed_unseen(match)
            self._samples()

    def _samples(self) -> None:
        """(6, 7) Samples for every seat; a seat that has to decide plays on in its own."""
        match = self.match
        for seat in self.subject.seats:
            sample = sample_alike(match, seat, self.chance.below(1 << 32))
            for decision in match.pending:
                if decision.seat == seat:
                    if self.player is not None:
                        bot_blind(match, sample, self.player, decision)
                    sample_repeated(sample, self.chance)

    def _doubles(self) -> None:
        """(7, 13) Whoever has to decide is followed in a double until a reveal parts them."""
        for decision in self.match.pending:
            twin = self.twins.get(decision.seat)
            if twin is None or not twin.alike:
                sample = self.match.sample(decision.seat, self.chance)
                self.twins[decision.seat] = Twin(self.match, sample, decision.seat)

    def _step(self, choice: Choice) -> None:
        """(2, 3, 4, 13) Original, clone and load go the same way; so does undo and redo."""
        match = self.match
        before, generator, seen = match.state_hash(), match.state.rng, list(match.state.seen)
        events = match.play(choice.option, choice.seat)
        for copy in self.copies:
            assert copy.play(choice.option, choice.seat) == events, "a copy tells other events"
            same(match, copy, "copy one choice later")
        for twin in self.twins.values():
            twin.follow(match, choice, events)
        self.told.append((events, msgspec.msgpack.encode(events)))
        if not match.can_undo:
            assert match.can_undo.reason
            return
        assert match.state.rng == generator, "undo would cross a roll"
        gained = any(now & ~then for then, now in zip(seen, match.state.seen, strict=False))
        assert not gained, "undo would cross a reveal"
        self._undo_and_redo(before, choice, events)

    def _undo_and_redo(self, before: str, choice: Choice, events: list[Event]) -> None:
        """(4) On a clone, so that the match itself stays one unbroken run of the rules."""
        clone = self.match.clone()
        clone.undo()
        assert clone.state_hash() == before, "undo leads elsewhere"
        assert [decision.seat for decision in clone.pending] == [choice.seat], "undo into another seat"
        assert clone.play(choice.option, choice.seat) == events, "redo tells something else"
        same(self.match, clone, "undo and redo")

    def _afterwards(self) -> None:
        """(2) Clones taken on the way are as they were; events have not changed since they were told."""
        for clone, known in self.earlier:
            assert clone.state_hash() == known, "an earlier clone has changed"
        for events, known_events in self.told:
            assert msgspec.msgpack.encode(events) == known_events, "an event has changed after it was told"
        record = self.match.record()
        same(Match.replay(record), self.match, "replay")
