"""Has everybody gone? Counted on the window's own clock, which no change of the time of day moves."""

from __future__ import annotations

from .config import Config


class Idle:
    """How long nobody has touched anything. All times are milliseconds."""

    def __init__(self, config: Config, now: float) -> None:
        self.follow(config)
        self._touched = now

    def follow(self, config: Config) -> None:
        """From now on these times hold."""
        self._menus = config.idle_in_menus * 1000.0
        self._matches = config.idle_in_matches * 1000.0

    def touched(self, now: float) -> None:
        """Somebody is there."""
        self._touched = now

    def left(self, now: float, in_match: bool) -> float:
        """Until the countdown begins; 0 or less when it is due."""
        return (self._matches if in_match else self._menus) - (now - self._touched)

    def next_look(self, now: float, in_match: bool) -> float:
        """When to look again: no later than a menu would have to be left, since a match may end meanwhile."""
        return max(50.0, min(self.left(now, in_match), self._menus))
