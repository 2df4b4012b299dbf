"""An evening to look at: six guests, five matches, made without playing them."""

from __future__ import annotations

from heroes_desktop.games import catalogue
from heroes_desktop.library import Deeds, Library, PlayedMatch, Result, Score
from heroes_desktop.table.evening import Night
from heroes_desktop.table.standings import standings

from ..art.core import palette

NAMES = ("Rosalie", "Perrin", "Odile", "Tancred", "Wanda", "Nestor")
SITTINGS = ((0, 1, 2), (3, 4), (0, 5), (1, 2, 3, 4), (0, 3))
"""Who sat down to which match; whoever is named first has won."""
STARTED = 1_790_000_000.0


def sample_night(library: Library) -> Night:
    """The evening going on in this library, with guests if it has none, and matches nobody has played."""
    evenings = library.evenings
    evening = evenings.tonight() or evenings.begin("Friday")
    for name, look in zip(NAMES, palette.PLAYERS, strict=True) if not evening.guests else ():
        evenings.join(evening.id, name, look.colour, look.shape)
    evening = evenings.find(evening.id)
    played = [_match(number, sitting) for number, sitting in enumerate(SITTINGS)]
    guests = {guest.number: guest.name for guest in evening.guests}
    return Night(evening, played, standings(guests, played))


def _match(number: int, sitting: tuple[int, ...]) -> PlayedMatch:
    game = list(catalogue)[number % len(catalogue)]
    scores = tuple(
        Score(seat, NAMES[guest], "person", None, seat == 0, len(sitting) - seat, seat)
        for seat, guest in enumerate(sitting)
    )
    result = Result(number + 1, None, game, "", "", 90, STARTED, STARTED + 1800, scores)
    deeds = tuple(Deeds(9, 3.0 - 2 * seat, 0.15 + 0.1 * seat, 4 + seat) for seat in range(len(sitting)))
    return PlayedMatch(None, tuple(guest + 1 for guest in sitting), result, deeds)
