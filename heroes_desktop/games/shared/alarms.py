"""What a whole table should notice at once: somebody is about to win, or all are about to lose."""

from __future__ import annotations

from typing import NamedTuple


class Alarm(NamedTuple):
    """One danger, read off what lies open for all eyes.

    key: the same as long as it is the same danger, which is told once. text: a sentence with everybody named
    as the chronicle names them. icon: the sign before it.
    """

    key: str
    text: str
    icon: str = "mdi:alert"
