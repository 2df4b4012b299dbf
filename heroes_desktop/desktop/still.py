"""What stands still between two frames, kept as pictures and painted anew only where it has changed.

Three layers: the backdrop (scenes below a transparent one, darkened), the base (the draw list of the
scene in front) and the front (base with glows and the thing under the pointer). A frame copies the
front and draws what moves over it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import pygame

from .areas import differences, joined
from .node import Look, Node, Painter
from .sameness import painter_key
from .sheet import Halo, Sheet
from .ui import GLOW_LEVELS

_VEIL = (8, 5, 3)


@dataclass(frozen=True)
class Layer:
    """A scene's sheet, and how much it darkens what lies below it."""

    sheet: Sheet
    dim: int


@dataclass(frozen=True)
class Touched:
    """The thing under the pointer and how it looks there."""

    node: Node
    look: Look
    paint: Painter


class Still:
    """The pictures of everything that stands still, for one canvas."""

    def __init__(self, like: pygame.Surface) -> None:
        size = like.get_size()
        self._whole = like.get_rect()
        self._base = pygame.Surface(size).convert(like)
        self._front = pygame.Surface(size).convert(like)
        self._backdrop: pygame.Surface | None = None
        self._below: list[Layer] = []
        self._valid = False
        self._sheet: Sheet | None = None
        self._hidden: frozenset[str] = frozenset()
        self._glows: list[tuple[Halo, pygame.Rect]] = []
        self._level = GLOW_LEVELS
        self._touched: Touched | None = None
        self._glows_unfinished = self._touch_unfinished = False
        self.painted = 0
        """Pixels painted anew by the last call of `show`."""

    def forget(self) -> None:
        """Paint everything anew next time."""
        self._valid = False

    @property
    def base(self) -> pygame.Surface | None:
        """The last picture without glows and pointer; None before the first."""
        return self._base if self._valid else None

    def show(
        self,
        layers: Sequence[Layer],
        hidden: frozenset[str],
        strength: float,
        touched: Touched | None,
        arrived: bool,
    ) -> pygame.Surface:
        """The picture of all that stands still; `arrived`: pictures have been finished since."""
        *below, top = layers
        areas = self._stale_base(below, top.sheet, hidden, arrived)
        if areas is None:
            self._paint_all(below, top, hidden)
        else:
            for area in areas:
                if self._backdrop is not None:
                    self._base.blit(self._backdrop, area, area)
                top.sheet.render(self._base, hidden, area)
        self._paint_front(top.sheet, hidden, strength, touched, arrived, areas)
        self._sheet, self._hidden, self._valid = top.sheet, hidden, True
        return self._front

    # base

    def _stale_base(
        self, below: Sequence[Layer], sheet: Sheet, hidden: frozenset[str], arrived: bool
    ) -> list[pygame.Rect] | None:
        """Where the base has to be painted; None: everywhere."""
        old = self._sheet
        if not self._valid or old is None or [*below] != self._below or old.ui is not sheet.ui:
            return None
        if arrived and any(layer.sheet.unfinished for layer in below):
            return None
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
        return joined(found, self._whole) if found else []

    def _paint_all(self, below: Sequence[Layer], top: Layer, hidden: frozenset[str]) -> None:
        self._below = [*below]
        self._backdrop = self._paint_backdrop([*below, top]) if below else None
        if self._backdrop is not None:
            self._base.blit(self._backdrop, (0, 0))
        top.sheet.render(self._base, hidden)

    def _paint_backdrop(self, layers: Sequence[Layer]) -> pygame.Surface:
        backdrop = self._backdrop or self._base.copy()
        for layer, above in pairwise(layers):
            layer.sheet.render(backdrop)
            layer.sheet.render_halos(backdrop, 1.0)
            veil = pygame.Surface(backdrop.get_size(), pygame.SRCALPHA)
            veil.fill((*_VEIL, above.dim))
            backdrop.blit(veil, (0, 0))
        return backdrop

    # front

    def _paint_front(
        self,
        sheet: Sheet,
        hidden: frozenset[str],
        strength: float,
        touched: Touched | None,
        arrived: bool,
        painted: list[pygame.Rect] | None,
    ) -> None:
        glows = self._glows
        if sheet is not self._sheet or hidden != self._hidden:
            shown = [halo for halo in sheet.halos if not halo.tag or halo.tag not in hidden]
            glows = [(halo, sheet.halo_bounds(halo)) for halo in shown]
        level = round(strength * GLOW_LEVELS)
        stale = None
        if painted is not None:
            found = list(painted)
            found += self._stale_glows(glows, level, arrived)
            found += self._stale_touch(sheet, touched, arrived)
            stale = joined(found, self._whole) if found else []
        missed = sheet.ui.art.missed
        for area in [self._whole] if stale is None else stale:
            self._front.blit(self._base, area, area)
            sheet.render_halos(self._front, strength, hidden, area)
        if stale != []:
            self._glows_unfinished = sheet.ui.art.missed != missed
            missed = sheet.ui.art.missed
            for area in [self._whole] if stale is None else stale:
                self._paint_touched(sheet, hidden, strength, touched, area)
            self._touch_unfinished = sheet.ui.art.missed != missed
        self._glows, self._level, self._touched = glows, level, touched
        self.painted = sum(area.w * area.h for area in ([self._whole] if stale is None else stale))

    def _stale_glows(
        self, glows: list[tuple[Halo, pygame.Rect]], level: int, arrived: bool
    ) -> list[pygame.Rect]:
        if level != self._level or (arrived and self._glows_unfinished):
            return [bounds for _halo, bounds in (*glows, *self._glows)]
        if glows is self._glows:
            return []
        before = [halo for halo, _bounds in self._glows]
        now = [halo for halo, _bounds in glows]
        gone = [bounds for halo, bounds in self._glows if halo not in now]
        return gone + [bounds for halo, bounds in glows if halo not in before]

    def _stale_touch(self, sheet: Sheet, touched: Touched | None, arrived: bool) -> list[pygame.Rect]:
        before = self._touched
        same = (before and (before.node.rect, before.look)) == (touched and (touched.node.rect, touched.look))
        steady = touched is None or (sheet is self._sheet and painter_key(touched.paint) is not None)
        if same and steady and not (arrived and self._touch_unfinished):
            return []
        return [sheet.reach(each.node.rect) for each in (before, touched) if each is not None]

    def _paint_touched(
        self,
        sheet: Sheet,
        hidden: frozenset[str],
        strength: float,
        touched: Touched | None,
        area: pygame.Rect,
    ) -> None:
        if touched is None:
            return
        node, front = touched.node, self._front
        if not sheet.reach(node.rect).colliderect(area):
            return
        front.set_clip(area if node.clip is None else area.clip(node.clip))
        touched.paint(front, touched.look)
        sheet.render_halo_round(front, node.rect, strength, area)
        above = node.rect.clip(area)
        if above.w > 0 and above.h > 0:
            unfinished = set(sheet.unfinished)
            sheet.render(front, hidden, above, node.layer)
            sheet.unfinished.update(unfinished)
