"""A laid-out screen: a list of drawings over an opaque base, and the semantic tree beside it.

Layout happens once for a state, a size and a language. Drawing the sheet again (new pictures
arrived, a piece is in motion) only replays the list.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Protocol, Unpack

import pygame

from ..art import Glow, Spec
from ..art.core.text import Style
from ..input.node import Node, NodeMore, Painter, Role
from .same_drawing import painter_key, picture_key, steady
from .ui import NOWHERE, Ui

__all__ = ["Drawing", "Halo", "ScrollPart", "Sheet", "Ui", "WrittenText"]

REACH = 36
"""Units a thing that paints itself may reach beyond its rectangle, with its shadow."""


@dataclass(slots=True)
class Drawing:
    """One step of drawing; `tag` names the piece so that a motion can lift it off the base.

    `bounds` is all it can touch, shadow included; None when that is not known. Drawings with equal
    `key` look the same; None: it cannot be compared.
    """

    paint: Callable[[pygame.Surface], object]
    tag: str
    clip: pygame.Rect | None
    bounds: pygame.Rect | None = None
    key: Hashable = None


@dataclass(slots=True)
class WrittenText:
    """A text on the sheet, for the test that nothing is clipped or spills out.

    With a surface only its ink counts, not the empty room a wrapped text has at its sides.
    """

    text: str
    place: pygame.Rect
    bound: pygame.Rect
    clip: pygame.Rect | None
    surface: pygame.Surface | None = None

    @property
    def rect(self) -> pygame.Rect:
        """Where the ink is."""
        if self.surface is None:
            return self.place
        return self.surface.get_bounding_rect().move(self.place.topleft)


@dataclass(slots=True)
class Halo:
    """A glow that pulses while it is new and then stands still."""

    spec: Glow
    rect: pygame.Rect
    clip: pygame.Rect | None
    tag: str


class ScrollPart(Protocol):
    """A part of the screen that can be scrolled."""

    rect: pygame.Rect

    def move(self, pixels: int) -> None:
        """Scroll down by this many pixels."""
        ...


class Sheet:
    """Collects drawings, texts, nodes, glows and the places of named pieces.

    `again` is set by a part that found out during layout that it needs more or less room (a
    scroll bar has come up): the whole sheet is then laid out once more. `arrangement` names how a board
    that can be arranged in several ways is arranged: another one comes up softly.
    """

    def __init__(self, ui: Ui, name: str = "") -> None:
        self.ui = ui
        self.metrics = ui.metrics
        self.px = ui.metrics.px
        self.letters = ui.letters
        self.drawings: list[Drawing] = []
        self.texts: list[WrittenText] = []
        self.halos: list[Halo] = []
        self.raised: list[Drawing] = []
        self.places: dict[str, pygame.Rect] = {}
        self.root = Node(name, "group", ui.metrics.canvas)
        self.scrolls: list[ScrollPart] = []
        self.again = False
        self.arrangement = ""
        self.unfinished: set[int] = set()
        self._needs: set[Spec] | None = None
        self._nodes: dict[str, Node] | None = None
        self._open = [self.root]
        self._clip: pygame.Rect | None = None
        self._reveal: Callable[[pygame.Rect], None] | None = None
        self._tag = ""
        self._raising = False

    @property
    def clipped(self) -> pygame.Rect | None:
        """The window of the scrolling area that is open now."""
        return self._clip

    @property
    def rect(self) -> pygame.Rect:
        """The whole canvas."""
        return self.ui.metrics.canvas

    # drawing

    def _add(self, drawing: Drawing) -> None:
        self.drawings.append(drawing)
        if self._raising:
            self.raised.append(drawing)

    def paint(self, paint: Callable[[pygame.Surface], object], bounds: pygame.Rect | None = None) -> None:
        """Add a step of drawing; with its bounds a change elsewhere does not draw it again."""
        self._add(Drawing(paint, self._tag, self._clip, bounds, painter_key(paint)))

    def art(
        self, spec: Spec, x: float, y: float, anchor: str = "topleft", alpha: int = 255, tag: str = ""
    ) -> pygame.Rect:
        """Add a picture; returns the rectangle of the thing itself, without its shadow.

        With a tag the piece gets a place that motions can start from and arrive at.
        """
        art = self.ui.art
        box = art.box(spec)
        rect = _anchored(x, y, box.inner_width, box.inner_height, anchor)
        left, top = rect.topleft
        draw = partial(art.blit, spec=spec, x=left, y=top, alpha=alpha)
        bounds = pygame.Rect(left - box.left, top - box.top, box.width, box.height)
        key = (spec, left, top, alpha)
        self._add(Drawing(draw, tag or self._tag, self._clip, bounds, key))
        if tag:
            self.places[tag] = rect
        return rect

    def surface(
        self,
        surface: pygame.Surface,
        x: float,
        y: float,
        anchor: str = "topleft",
        tag: str = "",
        key: Hashable = None,
    ) -> pygame.Rect:
        """Add a finished surface; one that is made afresh each time needs a `key` that says what is on it."""
        rect = _anchored(x, y, *surface.get_size(), anchor)
        spot = rect.topleft
        mark = (picture_key(surface) if key is None else key, spot)
        self._add(
            Drawing(lambda target: target.blit(surface, spot), tag or self._tag, self._clip, rect, mark)
        )
        if tag:
            self.places[tag] = rect
        return rect

    def fill(self, rect: pygame.Rect, colour: str, alpha: int = 255, radius: int = 0) -> None:
        """Add a plain, possibly transparent, rounded area."""
        self.surface(self.ui.patch(rect.size, colour, alpha, radius), rect.x, rect.y)

    def icon(
        self,
        name: str,
        x: float,
        y: float,
        size: float,
        colour: str,
        anchor: str = "center",
        alpha: int = 255,
    ) -> pygame.Rect:
        """Add a flat icon; `size` in units."""
        return self.surface(self.ui.art.icon(name, self.px(size), colour, alpha), x, y, anchor)

    def halo(
        self, rect: pygame.Rect, kind: str = "legal", shape: str = "round", radius: int = 12, tag: str = ""
    ) -> None:
        """Add a glow round a thing."""
        self.halos.append(Halo(Glow(rect.w, rect.h, kind, shape, radius), rect, self._clip, tag or self._tag))

    # text

    def text(
        self,
        text: str,
        style: Style,
        x: float,
        y: float,
        anchor: str = "topleft",
        width: int | None = None,
        bound: pygame.Rect | None = None,
    ) -> pygame.Rect:
        """Add one line of text; too long for `width` it shrinks, then ends in an ellipsis."""
        line = self.letters.line(text, style, width)
        rect = self.surface(line, x, y, anchor)
        self.texts.append(WrittenText(text, rect, bound or self.rect, self._clip))
        return rect

    def block(
        self, text: str, style: Style, rect: pygame.Rect, anchor: str = "topleft", fit: bool = True
    ) -> pygame.Rect:
        """Add wrapped text inside a rectangle; `anchor` places the block within it.

        Without `fit` the text may be taller than the rectangle (scrolling areas measure it so).
        """
        block = self.ui.words(text, style, rect.w, rect.h if fit else None)
        spot = getattr(rect, anchor)
        placed = self.surface(block.surface, spot[0], spot[1], anchor)
        bound = rect if fit else pygame.Rect(rect.topleft, (rect.w, max(rect.h, placed.h)))
        self.texts.append(WrittenText(text, placed, bound, self._clip, block.surface))
        return placed

    def text_height(self, text: str, style: Style, width: int) -> int:
        """How tall a wrapped text will be."""
        return int(self.ui.words(text, style, width).surface.get_height())

    # structure

    def node(
        self,
        name: str,
        role: Role,
        rect: pygame.Rect,
        *,
        paint: Painter | None = None,
        **more: Unpack[NodeMore],
    ) -> Node:
        """Add a node under the group that is open now."""
        node = Node(name, role, pygame.Rect(rect), paint=paint, **more)
        node.clip = self._clip
        node.layer = len(self.drawings)
        if self._reveal is not None:
            reveal, place = self._reveal, node.rect
            node.reveal = lambda: reveal(place)
        self._open[-1].children.append(node)
        return node

    def painted(
        self, name: str, role: Role, rect: pygame.Rect, paint: Painter, **more: Unpack[NodeMore]
    ) -> Node:
        """Add a node that draws itself in its three looks."""
        self.paint(lambda target: paint(target, "up"), self.reach(rect))
        return self.node(name, role, rect, paint=paint, **more)

    def reach(self, rect: pygame.Rect) -> pygame.Rect:
        """All that a thing of this rectangle may touch when it paints itself."""
        reach = self.px(REACH) + 4
        return rect.inflate(2 * reach, 2 * reach)

    @contextmanager
    def group(
        self, name: str, rect: pygame.Rect, role: Role = "group", **more: Unpack[NodeMore]
    ) -> Iterator[Node]:
        """Open a group: nodes added inside become its children."""
        node = self.node(name, role, rect, **more)
        self._open.append(node)
        try:
            yield node
        finally:
            self._open.pop()

    @contextmanager
    def clip(
        self, rect: pygame.Rect, reveal: Callable[[pygame.Rect], None] | None = None
    ) -> Iterator[pygame.Rect]:
        """Everything added inside shows only within `rect`."""
        before = self._clip, self._reveal
        self._clip = rect if before[0] is None else rect.clip(before[0])
        self._reveal = reveal or before[1]
        try:
            yield self._clip
        finally:
            self._clip, self._reveal = before

    @contextmanager
    def tagged(self, tag: str) -> Iterator[None]:
        """Everything drawn inside belongs to one piece, which motions can lift off."""
        before, self._tag = self._tag, tag
        try:
            yield
        finally:
            self._tag = before

    @contextmanager
    def above_glows(self) -> Iterator[None]:
        """Everything drawn inside stands in front of all glows: figures and numbers keep their colours."""
        before, self._raising = self._raising, True
        try:
            yield
        finally:
            self._raising = before

    def cover(self, rect: pygame.Rect) -> None:
        """A drawer comes from the right: glows and figures drawn so far stay left of it or above."""
        left = pygame.Rect(self.rect.x, self.rect.y, max(0, rect.x - self.rect.x), self.rect.h)
        above = pygame.Rect(self.rect.x, self.rect.y, self.rect.w, max(0, rect.y - self.rect.y))
        glows = ((halo, self.halo_bounds(halo), halo.rect) for halo in self.halos)
        figures = (
            (drawing, drawing.bounds or self.rect, drawing.bounds or self.rect) for drawing in self.raised
        )
        covered: list[tuple[Halo | Drawing, pygame.Rect, pygame.Rect]] = [*glows, *figures]
        for shown, bounds, own in covered:
            if bounds.colliderect(rect):
                room = above if own.bottom <= above.bottom else left
                shown.clip = room if shown.clip is None else shown.clip.clip(room)

    def place(self, tag: str, rect: pygame.Rect) -> None:
        """Remember where a named thing is, for motions."""
        self.places[tag] = pygame.Rect(rect)

    def named(self, identity: str) -> Node | None:
        """The node of this identity, once everything is laid out."""
        if self._nodes is None:
            self._nodes = {}
            for node in self.root.walk():
                self._nodes.setdefault(node.id, node)
        return self._nodes.get(identity)

    def scroll_at(self, point: tuple[int, int]) -> ScrollPart | None:
        """The innermost scrolling part under a point."""
        for part in reversed(self.scrolls):
            if part.rect.collidepoint(point):
                return part
        return None

    def any_scroll(self) -> ScrollPart | None:
        """The largest scrolling part, for keys that scroll whatever there is."""
        return max(self.scrolls, key=lambda part: part.rect.w * part.rect.h, default=None)

    # showing

    def render(
        self,
        target: pygame.Surface,
        hidden: frozenset[str] = frozenset(),
        area: pygame.Rect | None = None,
        layer: int = 0,
    ) -> None:
        """Draw everything that stands still, or only what touches an area, from a layer upwards.

        `unfinished` holds the drawings that had to do with stand-ins, to be drawn again later.
        """
        whole = area or target.get_rect()
        art = self.ui.art
        clip: pygame.Rect | None = None
        target.set_clip(whole)
        for number in range(layer, len(self.drawings)):
            drawing = self.drawings[number]
            bounds = drawing.bounds
            if (drawing.tag and drawing.tag in hidden) or (
                area is not None and bounds is not None and not bounds.colliderect(area)
            ):
                continue
            if drawing.clip is not clip:
                clip = drawing.clip
                target.set_clip(whole if clip is None else clip.clip(whole))
            missing = art.missed
            drawing.paint(target)
            if art.missed != missing:
                self.unfinished.add(number)
        target.set_clip(None)

    def rehearse(self) -> bool:
        """Whether some of it would be shown as a patch of colour; what is missing has been ordered."""
        art, dark = self.ui.art, self.ui.dark
        if self._needs is None:
            with art.listening() as self._needs:
                for drawing in self.drawings:
                    dark.set_clip(NOWHERE)
                    drawing.paint(dark)
        return any(art.is_bare(spec) for spec in art.lacks(self._needs))

    def expect(self, areas: Sequence[pygame.Rect]) -> None:
        """These areas are about to be painted: what they show may be finished now, unless found otherwise."""
        whole = self.rect
        self.unfinished = {
            number
            for number in self.unfinished
            if not any(area.contains((self.drawings[number].bounds or whole).clip(whole)) for area in areas)
        }

    def shown(self, hidden: frozenset[str]) -> list[Drawing]:
        """The drawings that are not lifted off."""
        if not hidden:
            return self.drawings
        return [drawing for drawing in self.drawings if drawing.tag not in hidden or not drawing.tag]

    def render_halos(
        self,
        target: pygame.Surface,
        strength: float,
        hidden: frozenset[str] = frozenset(),
        area: pygame.Rect | None = None,
    ) -> None:
        """Draw the glows at a strength from 0 to 1, then what is above them; perhaps only within an area."""
        for halo in self.halos:
            if not halo.tag or halo.tag not in hidden:
                self._render_halo(target, halo, strength, area)
        self._render_raised(target, hidden, area)
        target.set_clip(None)

    def render_halo_round(
        self, target: pygame.Surface, rect: pygame.Rect, strength: float, area: pygame.Rect
    ) -> None:
        """Draw only the glow of one thing, when that has been painted over it."""
        for halo in self.halos:
            if halo.rect == rect:
                self._render_halo(target, halo, strength, area)
        target.set_clip(None)

    def _render_halo(
        self, target: pygame.Surface, halo: Halo, strength: float, area: pygame.Rect | None
    ) -> None:
        bounds, clip = self.halo_bounds(halo), halo.clip
        if area is None or bounds.colliderect(area):
            target.set_clip(clip if area is None else area if clip is None else clip.clip(area))
            target.blit(self.ui.glow(halo.spec, strength), bounds)

    def _render_raised(
        self, target: pygame.Surface, hidden: frozenset[str], area: pygame.Rect | None
    ) -> None:
        for drawing in self.raised:
            bounds, clip = drawing.bounds, drawing.clip
            if (drawing.tag and drawing.tag in hidden) or (area and bounds and not bounds.colliderect(area)):
                continue
            target.set_clip(clip if area is None else area if clip is None else clip.clip(area))
            drawing.paint(target)

    def halo_bounds(self, halo: Halo) -> pygame.Rect:
        """All that a glow touches."""
        box = self.ui.art.box(halo.spec)
        return pygame.Rect(halo.rect.x - box.left, halo.rect.y - box.top, box.width, box.height)


def _anchored(x: float, y: float, wide: int, high: int, anchor: str) -> pygame.Rect:
    """A rectangle that has this point of it there."""
    if anchor == "topleft":
        return pygame.Rect(round(x), round(y), wide, high)
    rect = pygame.Rect(0, 0, wide, high)
    setattr(rect, anchor, (round(x), round(y)))
    return rect


steady(Sheet)
