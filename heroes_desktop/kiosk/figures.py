"""What whoever runs the kiosk wants to know: how much it was used, day by day, without anybody's name."""

from __future__ import annotations

import msgspec

from heroes_desktop.library import Library

KEY = "kiosk.figures"
MOST_DAYS = 90


class Day(msgspec.Struct):
    """One evening in figures; matches by game."""

    guests: int = 0
    seconds: float = 0.0
    started: dict[str, int] = {}
    finished: dict[str, int] = {}


class Figures:
    """All evenings so far, the oldest dropped after a while."""

    def __init__(self, library: Library) -> None:
        self._library = library

    def days(self) -> dict[str, Day]:
        """The evenings by date, the earliest first."""
        found = self._library.settings.get(KEY, dict[str, dict[str, object]]())
        days = {}
        for date in sorted(found):
            try:
                days[date] = msgspec.convert(found[date], Day)
            except msgspec.ValidationError:
                continue
        return days

    def _store(self, date: str, day: Day) -> None:
        days = {**self.days(), date: day}
        kept = sorted(days)[-MOST_DAYS:]
        self._library.settings.set(KEY, {each: days[each] for each in kept})

    def guest(self, date: str, seconds: float) -> None:
        """Somebody has left."""
        day = self.days().get(date, Day())
        day.guests += 1
        day.seconds += max(0.0, seconds)
        self._store(date, day)

    def started(self, date: str, game: str) -> None:
        """A match has begun."""
        day = self.days().get(date, Day())
        day.started = {**day.started, game: day.started.get(game, 0) + 1}
        self._store(date, day)

    def finished(self, date: str, game: str) -> None:
        """A match went to its end."""
        day = self.days().get(date, Day())
        day.finished = {**day.finished, game: day.finished.get(game, 0) + 1}
        self._store(date, day)


def total(days: dict[str, Day]) -> Day:
    """Several evenings as one."""
    whole = Day()
    for day in days.values():
        whole.guests += day.guests
        whole.seconds += day.seconds
        for mine, theirs in ((whole.started, day.started), (whole.finished, day.finished)):
            for game, number in theirs.items():
                mine[game] = mine.get(game, 0) + number
    return whole
