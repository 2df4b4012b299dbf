"""What all specs have in common."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Spec:
    """What every picture can have on top: a shadow, a turn, a state."""

    lift: int = field(default=0, kw_only=True)
    turn: float = field(default=0.0, kw_only=True)
    state: str = field(default="", kw_only=True)


@dataclass(frozen=True)
class Sized(Spec):
    """A picture of a given width and height."""

    w: int
    h: int
