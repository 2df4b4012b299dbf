"""What stands still between two frames, kept as pictures and repainted only where it has changed.

Two layers: the base (the draw list of the scene in front, over those it lets shine through) and the front
(base with glows and the thing under the pointer). A frame copies the front and draws what moves over it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from ..input.node import Look, Node, Painter
from .base_layer import Base, Layer
from .dirty_areas import joined
from .same_drawing import painter_key
from .sheet import Halo, Sheet
from .ui import GLOW_LEVELS


@dataclass(frozen=True)
class Touched:
    """The thing under the pointer and how it looks there."""

    node: Node
    look: Look
    paint: Painter


class Still:
    """The pictures of everything that stands still, for one canvas."""

    def __init__(self, like: pygame.Surface) -> None:
        self._whole = like.get_rect()
        self._base = Base(like)
        self._front = pygame.Surface(like.get_size()).convert(like)
        self._sheet: Sheet | None = None
        self._hidden: frozenset[str] = frozenset()
        self._glows: list[tuple[Halo, pygame.Rect]] = []
        self._level = GLOW_LEVELS
        self._touched: Touched | None = None
        self._glows_unfinished = self._touch_unfinished = self._arrived = False
        self.painted = 0
        """Pixels repainted by the last call of `show`."""

    def forget(self) -> None:
        """Repaint everything next time."""
        self._base.forget()

    @property
    def base(self) -> pygame.Surface | None:
        """The last picture without glows and pointer; None before the first."""
        return self._base.surface if self._base.finished else None

    def prepare(
        self, layers: Sequence[Layer], hidden: frozenset[str], arrived: bool, enough: Callable[[], bool]
    ) -> bool:
        """Paint ahead what the next picture needs, until it is enough; True when nothing large is left."""
        self._base.owe(layers, hidden, arrived)
        self._base.pay(enough)
        self._arrived |= arrived
        return self._base.finished

    def show(
        self,
        layers: Sequence[Layer],
        hidden: frozenset[str],
        strength: float,
        touched: Touched | None,
        arrived: bool,
    ) -> pygame.Surface:
        """The picture of all that stands still; `arrived`: pictures have been finished since."""
        sheet = layers[-1].sheet
        self._base.owe(layers, hidden, arrived)
        self._base.pay()
        self._paint_front(sheet, hidden, strength, touched, arrived or self._arrived)
        self._sheet, self._hidden, self._arrived = sheet, hidden, False
        return self._front

    def _paint_front(
        self,
        sheet: Sheet,
        hidden: frozenset[str],
        strength: float,
        touched: Touched | None,
        arrived: bool,
    ) -> None:
        glows = self._glows
        if sheet is not self._sheet or hidden != self._hidden:
            shown = [halo for halo in sheet.halos if not halo.tag or halo.tag not in hidden]
            glows = [(halo, sheet.halo_bounds(halo)) for halo in shown]
        level = round(strength * GLOW_LEVELS)
        found = self._base.take_paid()
        found += self._stale_glows(glows, level, arrived)
        found += self._stale_touch(sheet, touched, arrived)
        stale = joined(found, self._whole)
        if stale is None:
            stale = [self._whole]
        if stale:
            self._paint_areas(stale, sheet, hidden, strength, touched)
        self._glows, self._level, self._touched = glows, level, touched
        self.painted = sum(area.w * area.h for area in stale)

    def _paint_areas(
        self,
        areas: Sequence[pygame.Rect],
        sheet: Sheet,
        hidden: frozenset[str],
        strength: float,
        touched: Touched | None,
    ) -> None:
        art = sheet.ui.art
        missed = art.missed
        for area in areas:
            self._front.blit(self._base.surface, area, area)
            sheet.render_halos(self._front, strength, hidden, area)
        self._glows_unfinished = art.missed != missed
        missed = art.missed
        for area in areas:
            self._paint_touched(sheet, hidden, strength, touched, area)
        self._touch_unfinished = art.missed != missed

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
            sheet.render(front, hidden, above, node.layer)
