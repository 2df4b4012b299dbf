"""Worlds that do not come from the game's own sampler.

A sampler that shares a fault with the rules cannot find it: where the rules lay cards down in an order that
betrays them, and the sampler in the same order, both worlds look alike. So here worlds are made of nothing
but play: other matches, and other answers to the same secret question.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from math import sqrt
from typing import Any

import msgspec

from heroes_desktop.engine import HIDDEN, Chance, Event, Match

from .leaks import shown
from .subject import Subject, numbers, pick, reported

DEVIATION = 5.0
"""Standard deviations from evens: among all places of all games not one gets there by chance."""


MIXED = frozenset({"bag"})
"""Places whose faces are mixed at every draw. How they lie in between says nothing, as long as what comes out
does not depend on it: `Places.drawn` proves that."""


class Places:
    """Of two different cards that lie face down side by side, which comes first? It must be a toss-up."""

    def __init__(self) -> None:
        self._rising: dict[tuple[str, int], Counter[bool]] = defaultdict(Counter)
        self._low: dict[str, Counter[bool]] = defaultdict(Counter)

    def drawn(self, before: Mapping[str, Mapping[int, int]], match: Match) -> None:
        """Of the cards in a place that is mixed, did one of the lower or of the higher half come out?

        `before` is what lay there (see `mixed`); they lie in rising order at the start of a match, so that a
        draw without mixing always has the same answer.
        """
        for zone, faces in before.items():
            gone = faces.keys() - mixed(match).get(zone, {}).keys()
            rank = sorted(faces.values())
            if len(gone) == 1:
                place = 2 * rank.index(match.state.faces[gone.pop()]) + 1
                if place != len(rank):
                    self._low[zone][place < len(rank)] += 1

    @property
    def draws(self) -> int:
        """How many were noted."""
        return sum(counts.total() for counts in self._low.values())

    def look(self, match: Match, known: set[tuple[str, int]]) -> None:
        """Note every place with face-down cards, once in a match."""
        faces = match.state.faces
        for seat in range(len(match.setup.seats)):
            view = match.view(seat)
            for zone, cards in _zones(view):
                pair = [card for card in cards if card < len(faces) and view.faces[card] == HIDDEN][:2]
                if (
                    zone in MIXED
                    or (zone, seat) in known
                    or len(pair) < 2
                    or faces[pair[0]] == faces[pair[1]]
                ):
                    continue
                known.add((zone, seat))
                self._rising[zone, seat][faces[pair[0]] < faces[pair[1]]] += 1

    def betraying(self) -> list[str]:
        """Places that tell something about their cards."""
        found = []
        for (zone, seat), counts in sorted(self._rising.items()):
            total = counts.total()
            if abs(counts[True] - total / 2) > DEVIATION * sqrt(total) / 2:
                found.append(f"{zone}, as seat {seat} sees it: {counts[True]} of {total} in rising order")
        for zone, counts in sorted(self._low.items()):
            total = counts.total()
            if abs(counts[True] - total / 2) > DEVIATION * sqrt(total) / 2:
                found.append(f"{zone}: {counts[True]} of {total} draws from the lower half")
        return found


def mixed(match: Match) -> dict[str, dict[int, int]]:
    """The faces in every place that is mixed at each draw, by instance."""
    faces = match.state.faces
    return {
        zone: {card: faces[card] for card in cards} for zone, cards in _zones(match.state) if zone in MIXED
    }


def _zones(view: Any, path: str = "") -> Iterator[tuple[str, list[int]]]:
    """Every list of instances in a view. A list of faces may pass for one; its cards then lie open."""
    if isinstance(view, msgspec.Struct):
        for field in view.__struct_fields__:
            if path or field not in ("faces", "seen", "contents"):
                yield from _zones(getattr(view, field), f"{path}.{field}" if path else field)
    elif isinstance(view, list):
        if view and all(type(item) is int and item >= 0 for item in view) and len(set(view)) == len(view):
            yield path, view
        for item in view:
            if isinstance(item, msgspec.Struct | list):
                yield from _zones(item, path)


def other_answers(subject: Subject, seed: int, most: int) -> int:
    """Answer secret questions in two ways. News with a part for some ears only may differ in what others
    hear of them only where what these see differs, too.

    Returns the number of comparisons.
    """
    match = subject.match(seed)
    chance = Chance(seed + 7)
    compared = 0
    with reported(subject, seed, match):
        for number in numbers(seed, most):
            if not match.pending:
                break
            if len(match.pending) == 1 and match.pending[0].secret and not match.state.sealed:
                compared += _compare(match, chance)
            choice = pick(match, number)
            match.play(choice.option, choice.seat)
    return compared


def _compare(match: Match, chance: Chance) -> int:
    seat = match.pending[0].seat
    worlds = [_answered(match, seat, chance) for _ in range(2)]
    compared = 0
    for other in (*range(len(match.setup.seats)), None):
        if other == seat:
            continue
        (one, told), (two, told_otherwise) = worlds
        if one.view(other) != two.view(other):
            continue
        compared += 1
        mine, theirs = list(shown(told, other)), list(shown(told_otherwise, other))
        assert mine == theirs, f"seat {other} is told of a secret answer: {mine} or {theirs}"
    return compared


def _answered(match: Match, seat: int, chance: Chance) -> tuple[Match, list[Event]]:
    """All secret questions in a row answered by chance, and what was told."""
    world = match.clone()
    told: list[Event] = []
    while len(world.pending) == 1 and world.pending[0].secret and world.pending[0].seat == seat:
        options = world.pending[0].options
        told += world.play(options[chance.below(len(options))], seat)
    return world, [event for event in told if event.secret]
