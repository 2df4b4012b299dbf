"""The table of an evening: placings of every match, what they are worth, who leads.

A match is worth one point. A seat gets the share of its rivals that it has left behind (ties count half);
who plays against the game alone, or wins and loses together with all others, gets the point for a win.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from heroes_desktop.library import Deeds, PlayedMatch, Result, Score

NOTHING = Deeds()


@dataclass(frozen=True)
class Placing:
    """How a seat came out of a match: its place among the sides (0: beaten by the game) and its points."""

    seat: int
    place: int
    points: float
    won: bool


@dataclass(frozen=True)
class Standing:
    """One line of the table. `places` counts first, second, third … places."""

    guest: int
    name: str
    matches: int = 0
    wins: int = 0
    points: float = 0.0
    places: tuple[int, ...] = ()
    deeds: Deeds = NOTHING

    @property
    def share(self) -> float:
        """The share of matches won."""
        return self.wins / self.matches if self.matches else 0.0


def placings(result: Result) -> list[Placing]:
    """Every seat's place, in the order of the seats."""
    sides = sorted({score.side for score in result.scores})
    ranks = {side: _rank([score for score in result.scores if score.side == side]) for side in sides}
    return [_placing(score, ranks) for score in result.scores]


def _rank(side: Sequence[Score]) -> tuple[bool, int]:
    """What sides are compared by: victory first, then the best score."""
    return any(score.won for score in side), max((score.score or 0 for score in side), default=0)


def _placing(score: Score, ranks: Mapping[int, tuple[bool, int]]) -> Placing:
    own = ranks[score.side]
    rivals = [rank for side, rank in ranks.items() if side != score.side]
    if not rivals:
        return Placing(score.seat, int(score.won), float(score.won), score.won)
    ahead, level = sum(rank > own for rank in rivals), sum(rank == own for rank in rivals)
    points = (len(rivals) - ahead - level / 2) / len(rivals)
    return Placing(score.seat, 1 + ahead, points, score.won)


def standings(guests: Mapping[int, str], played: Sequence[PlayedMatch]) -> list[Standing]:
    """The table of an evening, the leader first; equal guests in the order of their coming."""
    table = {number: Standing(number, name) for number, name in guests.items()}
    for match in played:
        if match.result is None:
            continue
        for placing in placings(match.result):
            guest = match.guests[placing.seat] if placing.seat < len(match.guests) else None
            if guest in table:
                deeds = match.deeds[placing.seat] if placing.seat < len(match.deeds) else NOTHING
                table[guest] = _added(table[guest], placing, deeds)
    return sorted(table.values(), key=lambda line: (-line.points, -line.wins, line.guest))


def _added(line: Standing, placing: Placing, deeds: Deeds) -> Standing:
    places = list(line.places)
    if placing.place:
        places += [0] * (placing.place - len(places))
        places[placing.place - 1] += 1
    return Standing(
        line.guest,
        line.name,
        line.matches + 1,
        line.wins + placing.won,
        line.points + placing.points,
        tuple(places),
        line.deeds.joined(deeds),
    )
