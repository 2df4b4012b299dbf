"""Hours of the day, and which evening it is."""

from __future__ import annotations

import re
import time
from datetime import date
from typing import NamedTuple

from heroes_desktop.locale import _

_TIME = re.compile(r"([01]?\d|2[0-3]):([0-5]\d)")
DAY = 24 * 60


class Hours(NamedTuple):
    """From one minute of the day to another, perhaps over midnight; equal ends mean never."""

    start: int = 0
    end: int = 0

    def at(self, moment: float) -> bool:
        """Whether a moment (seconds since 1970) lies within."""
        minute = minute_of(moment)
        if self.start <= self.end:
            return self.start <= minute < self.end
        return minute >= self.start or minute < self.end


ALWAYS = Hours(0, DAY)
NEVER = Hours()
NIGHT = Hours(0, 8 * 60)


def minute_of(moment: float) -> int:
    """The minute of the day, where this machine stands."""
    local = time.localtime(moment)
    return local.tm_hour * 60 + local.tm_min


def clock_time(minute: int) -> str:
    """A minute of the day as clocks show it."""
    return _("{hour}:{minute}").format(hour=minute // 60, minute=f"{minute % 60:02}")


def read_time(text: str) -> int | None:
    """A time such as 05:00 as minutes; None when it is none."""
    found = _TIME.fullmatch(text.strip())
    return int(found[1]) * 60 + int(found[2]) if found else None


def read_hours(text: str) -> Hours | None:
    """Hours such as 22:00-08:00, `always` or `never`; None when it is neither."""
    words = text.strip().lower()
    if words in ("always", "never"):
        return ALWAYS if words == "always" else NEVER
    ends = [read_time(part) for part in words.replace("–", "-").split("-")]
    if len(ends) != 2 or ends[0] is None or ends[1] is None or ends[0] == ends[1]:
        return None
    return Hours(ends[0], ends[1])


def days_back(later: str, earlier: str) -> float:
    """How many days lie between two evenings; endless where one of them is none."""
    try:
        return (date.fromisoformat(later) - date.fromisoformat(earlier)).days
    except ValueError:
        return float("inf")


def evening_of(moment: float, ends: int) -> str:
    """The evening a moment belongs to, as the date it began on; `ends` is a minute of the day."""
    return time.strftime("%Y-%m-%d", time.localtime(moment - ends * 60))
