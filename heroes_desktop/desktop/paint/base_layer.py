"""The lasting picture below glows and pointer: repainted only where it has changed, and bit by bit.

What is out of date is owed. All of it is paid before the picture is shown; turns of the loop that have
time left pay some of it ahead, so that a table that changes everywhere does not cost one long frame.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

import pygame

from .dirty_areas import differences, joined, slices
from .sheet import Sheet

_VEIL = (8, 5, 3)


@dataclass(frozen=True)
class Layer:
    """A scene's sheet, and how much it darkens what lies below it."""

    sheet: Sheet
    dim: int


class Base:
    """The draw list of the scene in front, over the darkened scenes below a transparent one."""

    def __init__(self, like: pygame.Surface) -> None:
        self.surface = pygame.Surface(like.get_size()).convert(like)
        self._whole = like.get_rect()
        self._backdrop: pygame.Surface | None = None
        self._below: list[Layer] = []
        self._sheet: Sheet | None = None
        self._hidden: frozenset[str] = frozenset()
        self._owed: list[pygame.Rect] = []
        self._paid: list[pygame.Rect] = []

    def forget(self) -> None:
        """Everything is out of date."""
        self._sheet = None

    @property
    def finished(self) -> bool:
        """Whether all that is known to be out of date has been painted."""
        return self._sheet is not None and not self._owed

    def owe(self, layers: Sequence[Layer], hidden: frozenset[str], arrived: bool) -> None:
        """Note what these layers change; `arrived`: pictures have been finished since."""
        *below, top = layers
        old, sheet = self._sheet, top.sheet
        ground = old is None or below != self._below or old.ui is not sheet.ui
        ground |= arrived and any(layer.sheet.unfinished for layer in below)
        if ground:
            self._paint_backdrop(layers)
        stale = None if ground or old is None else self._stale(old, sheet, hidden, arrived)
        areas = [self._whole] if stale is None else stale
        if areas:
            sheet.expect(areas)
            owed = joined([*self._owed, *areas], self._whole)
            self._owed = list(slices([self._whole] if owed is None else owed))
        self._sheet, self._hidden = sheet, hidden

    def _stale(
        self, old: Sheet, sheet: Sheet, hidden: frozenset[str], arrived: bool
    ) -> list[pygame.Rect] | None:
        """Where the picture differs from what it shows now; None: everywhere."""
        found: list[pygame.Rect] = []
        if sheet is not old or hidden != self._hidden:
            changed = differences(old.shown(self._hidden), sheet.shown(hidden))
            if changed is None:
                return None
            found += changed
        if arrived or sheet is not old:
            for number in old.unfinished:
                bounds = old.drawings[number].bounds
                if bounds is None:
                    return None
                found.append(bounds)
        return joined(found, self._whole)

    def _paint_backdrop(self, layers: Sequence[Layer]) -> None:
        """The scenes below the one in front, each darkened by the next."""
        self._below = [*layers[:-1]]
        if not self._below:
            self._backdrop = None
            return
        backdrop = self._backdrop = self._backdrop or self.surface.copy()
        for layer, above in pairwise(layers):
            layer.sheet.expect([self._whole])
            layer.sheet.render(backdrop)
            layer.sheet.render_halos(backdrop, 1.0)
            veil = pygame.Surface(backdrop.get_size(), pygame.SRCALPHA)
            veil.fill((*_VEIL, above.dim))
            backdrop.blit(veil, (0, 0))

    def pay(self, enough: Callable[[], bool] = lambda: False) -> None:
        """Paint what is owed, area by area, until it is enough for now."""
        while self._owed and self._sheet is not None and not enough():
            area = self._owed.pop(0)
            if self._backdrop is not None:
                self.surface.blit(self._backdrop, area, area)
            self._sheet.render(self.surface, self._hidden, area)
            self._paid.append(area)

    def take_paid(self) -> list[pygame.Rect]:
        """The areas painted since this was last asked."""
        paid, self._paid = self._paid, []
        return paid
