"""Which parts of a picture must be repainted: the differences between two draw lists, joined into areas."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from .sheet import Drawing

MOST_AREAS = 6
"""More areas than this are joined: each one costs a walk through the draw list."""

MANY_AREAS, FIELDS = 14, 4
"""More areas than this are first joined roughly, by the cells of a grid with this many rows and columns."""

LARGE = 0.7
"""Beyond this share of the screen the bookkeeping is not worth it: everything is repainted."""

SLICE = 400_000
"""How many pixels are painted in one go: about a fifth of a large screen."""


def differences(before: Sequence[Drawing], after: Sequence[Drawing]) -> list[pygame.Rect] | None:
    """Where two draw lists differ; None when that is not known."""
    old, new = [_mark(drawing) for drawing in before], [_mark(drawing) for drawing in after]
    start, least = 0, min(len(old), len(new))
    while start < least and old[start] == new[start]:
        start += 1
    end = 0
    while end < least - start and old[-1 - end] == new[-1 - end]:
        end += 1
    old_middle, new_middle = old[start : len(old) - end], new[start : len(new) - end]
    common = set(old_middle) & set(new_middle)
    if [mark for mark in old_middle if mark in common] != [mark for mark in new_middle if mark in common]:
        common = set()  # pieces have changed places in the pile: which one is on top matters
    changed = [
        drawing.bounds
        for drawings, marks in ((before, old_middle), (after, new_middle))
        for drawing, mark in zip(drawings[start : start + len(marks)], marks, strict=True)
        if mark not in common
    ]
    known = [bounds for bounds in changed if bounds is not None]
    return known if len(known) == len(changed) else None


def _mark(drawing: Drawing) -> Hashable:
    """Equal for drawings that look the same; a drawing nobody can compare equals only itself."""
    if drawing.key is None:
        return id(drawing)
    clip = drawing.clip
    return drawing.key, None if clip is None else (clip.x, clip.y, clip.w, clip.h)


def joined(areas: Iterable[pygame.Rect], whole: pygame.Rect) -> list[pygame.Rect] | None:
    """A few areas that do not overlap and cover all of these; None when they cover nearly everything."""
    found = _apart(area.clip(whole) for area in areas)
    if len(found) > MANY_AREAS:
        found = _apart(_by_field(found, whole))
    while len(found) > MOST_AREAS:
        _join_nearest(found)
    if sum(area.w * area.h for area in found) > LARGE * whole.w * whole.h:
        return None
    return found


def _apart(areas: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """The areas, those that overlap as one."""
    found: list[pygame.Rect] = []
    for area in areas:
        if area.w <= 0 or area.h <= 0:
            continue
        rest = area
        while (hit := rest.collidelist(found)) >= 0:
            rest = rest.union(found.pop(hit))
        found.append(rest)
    return found


def _by_field(areas: Sequence[pygame.Rect], whole: pygame.Rect) -> list[pygame.Rect]:
    """Neighbours joined by the field of a coarse grid they lie in: comparing many pairs takes long."""
    across, down = max(1, whole.w // FIELDS), max(1, whole.h // FIELDS)
    fields: dict[tuple[int, int], pygame.Rect] = {}
    for area in areas:
        field = area.centerx // across, area.centery // down
        fields[field] = area.union(fields[field]) if field in fields else area
    return list(fields.values())


def _join_nearest(areas: list[pygame.Rect]) -> None:
    """Join the two areas that waste the least room together, and all that the new one overlaps."""
    pairs = [(one, other) for one in range(len(areas)) for other in range(one)]
    one, other = min(pairs, key=lambda pair: _waste(areas[pair[0]], areas[pair[1]]))
    rest = areas.pop(one).union(areas.pop(other))
    while (hit := rest.collidelist(areas)) >= 0:
        rest = rest.union(areas.pop(hit))
    areas.append(rest)


def _waste(one: pygame.Rect, other: pygame.Rect) -> int:
    both = one.union(other)
    return both.w * both.h - one.w * one.h - other.w * other.h


def slices(areas: Iterable[pygame.Rect], most: int = SLICE) -> Iterator[pygame.Rect]:
    """The areas, large ones cut into strips of about this many pixels."""
    for area in areas:
        strips = -(-area.w * area.h // most)
        edges = [area.top + area.h * number // strips for number in range(strips + 1)]
        yield from (pygame.Rect(area.x, top, area.w, bottom - top) for top, bottom in pairwise(edges))
