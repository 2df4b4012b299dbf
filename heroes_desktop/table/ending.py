"""How a match ended for those at the table: whose victory or defeat it is, and what the scores add."""

from __future__ import annotations

from collections.abc import Sequence

from heroes_desktop.engine import Match, winning_sides
from heroes_desktop.games.shared.wording import listed
from heroes_desktop.locale import _


class Ending:
    """The end of a match, told to the people at it. `names` are those of all seats."""

    def __init__(self, match: Match, people: Sequence[int], names: Sequence[str]) -> None:
        self._match = match
        self._people = people
        self._names = names
        outcome = match.outcome
        self.winners: tuple[int, ...] = outcome.winners if outcome is not None else ()
        self.scores: tuple[int, ...] = outcome.scores if outcome is not None else ()

    @property
    def won(self) -> bool:
        """Whether it is a victory of somebody here; among computers it always is."""
        return not self._people or any(seat in self.winners for seat in self._people)

    def headline(self) -> str:
        """Two or three words for the end of the match."""
        if len(self._people) == 1:
            return _("Victory!") if self.won else _("Defeat")
        if self._on_one_side():
            return _("Shared victory!") if self.won else _("Shared defeat")
        sides = winning_sides(self._match.sides, self._match.outcome) if self._match.outcome else []
        names = listed([self._names[seat] for seat in self.winners])
        if not sides:
            return _("Nobody wins")
        if len(sides) > 1:
            return _("{names} share the victory").format(names=names)
        return (_("{names} wins!") if len(self.winners) == 1 else _("{names} win!")).format(names=names)

    def result(self, seat: int) -> str:
        """Won or lost, and the points where they say more than that."""
        mark = _("won") if seat in self.winners else _("lost")
        return f"{mark} · {self.scores[seat]}" if self.scored and seat < len(self.scores) else mark

    @property
    def scored(self) -> bool:
        """Whether the scores are points, not only marks of having won."""
        return any(score != (seat in self.winners) for seat, score in enumerate(self.scores))

    def _on_one_side(self) -> bool:
        """Whether all people, or where there are none all seats, win and lose together."""
        members = set(self._people or range(len(self._names)))
        return len(members) > 1 and any(members <= set(side) for side in self._match.sides)
