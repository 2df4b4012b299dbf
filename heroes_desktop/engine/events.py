"""What happened, and who may know it."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

EVERYONE = 0xFFFF
"""Mask of all seats and of bystanders."""

BYSTANDER = 15
"""The bit that stands for a person who holds no seat."""

Fact: TypeAlias = Any
"""Plain data only: numbers, words, lists and dictionaries of them."""


def seat_bit(seat: int | None) -> int:
    """The mask of one seat (None: a bystander)."""
    return 1 << (BYSTANDER if seat is None else seat)


class Event(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened. `facts` are for all, `secret` for the seats in `knowers`.

    An event that is nothing but secret (`hushed`) does not exist for the other seats.
    """

    kind: str
    facts: dict[str, Fact]
    secret: dict[str, Fact] = {}
    knowers: int = EVERYONE
    hushed: bool = False

    def for_seat(self, seat: int | None) -> Event | None:
        """The event as this seat may know it, or None."""
        if self.knowers & seat_bit(seat):
            return self if not self.secret else Event(self.kind, {**self.facts, **self.secret})
        return None if self.hushed else Event(self.kind, self.facts)
