"""Sides: who wins and loses together."""

from __future__ import annotations

from typing import TypeAlias

from .setup import Outcome, Setup

Sides: TypeAlias = tuple[tuple[int, ...], ...]
"""The seats of each side; every seat belongs to exactly one."""


def each_alone(setup: Setup) -> Sides:
    """Every seat plays for itself."""
    return tuple((seat,) for seat in range(len(setup.seats)))


def all_together(setup: Setup) -> Sides:
    """All seats play against the game."""
    return (tuple(range(len(setup.seats))),)


def side_of(sides: Sides, seat: int) -> int:
    """The number of the side a seat belongs to."""
    for number, side in enumerate(sides):
        if seat in side:
            return number
    raise ValueError(f"seat {seat} belongs to no side")


def winning_sides(sides: Sides, outcome: Outcome) -> list[int]:
    """The numbers of the sides that have won; several have drawn with each other."""
    return [number for number, side in enumerate(sides) if any(seat in side for seat in outcome.winners)]
