"""An evening as its pages show it: the table so far, the awards, a summary to take home."""

from __future__ import annotations

import time
from dataclasses import dataclass

from heroes_desktop.engine import Record
from heroes_desktop.games import catalogue
from heroes_desktop.games.shared.room import texts
from heroes_desktop.games.shared.wording import decimal, listed, titled
from heroes_desktop.library import Evening, Library, LibraryError, PlayedMatch
from heroes_desktop.locale import _, counted

from .awards import Award, awards
from .deeds import deeds_of
from .standings import Standing, placings, standings


@dataclass(frozen=True)
class Night:
    """One evening with everything worked out."""

    evening: Evening
    played: list[PlayedMatch]
    table: list[Standing]

    @property
    def awards(self) -> list[Award]:
        """Who has earned what so far."""
        return awards(self.table)

    def name(self, guest: int) -> str:
        """How a guest is called."""
        return next((each.name for each in self.evening.guests if each.number == guest), "")


def night(library: Library, evening: Evening) -> Night:
    """An evening as it stands."""
    played = library.evenings.played(evening.id)
    return Night(evening, played, standings({guest.number: guest.name for guest in evening.guests}, played))


def unread(library: Library, evening: Evening) -> tuple[int, Record] | None:
    """A finished match whose deeds have not been worked out yet, with its record; None when there is none."""
    for match in library.evenings.played(evening.id):
        if match.result is None or match.match is None or match.deeds:
            continue
        try:
            return match.match, library.resume(match.match).match.record()
        except LibraryError:
            continue
    return None


def look_back(library: Library, evening: Evening) -> bool:
    """Work out the deeds of one finished match that has none yet; False when there is nothing left to do."""
    found = unread(library, evening)
    if found is None:
        return False
    match, record = found
    library.evenings.remember(match, deeds_of(record))
    return True


def summary(night: Night) -> str:
    """The evening as a page of plain text."""
    date = time.strftime("%d.%m.%Y", time.localtime(night.evening.started))
    lines = [f"{night.evening.name} · {date}", ""]
    for place, line in enumerate(night.table, 1):
        lines.append(f"{place}. {line.name}: {points(line)}, {wins(line)}")
    if night.awards:
        lines += ["", _("Awards")]
        lines += [
            titled(award.title, f"{night.name(award.guest)} ({award.reason})") for award in night.awards
        ]
    told = [match_line(match) for match in night.played if match.result is not None]
    if told:
        lines += ["", _("Matches"), *told]
    return "\n".join(lines) + "\n"


def match_line(match: PlayedMatch) -> str:
    """A match of the evening in one line: what was played, and who came where."""
    assert match.result is not None
    game = match.result.game
    title = texts(game).title() if game in catalogue else game
    seats = sorted(placings(match.result), key=lambda placing: (placing.place or 99, placing.seat))
    firsts = [match.result.scores[placing.seat].name for placing in seats if placing.won]
    if not firsts:
        return _("{game}: nobody won").format(game=title)
    return _("{game}: won by {names}").format(game=title, names=listed(firsts))


def points(line: Standing) -> str:
    """The points of a line in words."""
    whole = line.points == int(line.points)
    number = str(int(line.points)) if whole else decimal(line.points)
    return counted("{points} point", "{points} points", 1 if line.points == 1 else 2, points=number)


def wins(line: Standing) -> str:
    """Wins out of matches in words."""
    return counted("{n} win of {matches}", "{n} wins of {matches}", line.wins, matches=line.matches)
