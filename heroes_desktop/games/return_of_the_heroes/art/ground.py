"""Painting a region piece in its own units: (0, 0) is its upper left corner, 1 its side, y runs down."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image, ImageDraw, ImageFilter

from heroes_desktop.desktop.art.common.terrain import Painter, Point
from heroes_desktop.desktop.art.core.noise import Picture, clouds, dice, relief, scaled, soften, tint

__all__ = ["Land", "Point", "Site"]


class Land(Painter):
    """A whole piece being painted, some times too large."""

    def __init__(self, side: int, seed: str, picture: Picture) -> None:
        self.unit = side
        self.w = self.h = side
        self.seed = seed
        self.flat_top = False
        self.choose = dice(seed, "land")
        self.picture = picture
        self._shade = Image.new("L", (side, side), 0)
        self._things: list[tuple[float, int, Callable[[], None]]] = []
        self.pen = ImageDraw.Draw(self.picture, "RGBA")
        self.lamps: list[Point] = []

    def at(self, x: float, y: float) -> Point:
        return x * self.unit, y * self.unit

    def repaint(self, picture: Picture) -> None:
        """Go on with another picture."""
        self.picture = picture
        self.pen = ImageDraw.Draw(picture, "RGBA")

    def settle(self) -> None:
        """Shadows on the ground, then all things from back to front."""
        soft = self._shade.filter(ImageFilter.GaussianBlur(max(1.0, self.unit * 0.006)))
        tint(self.picture, (24, 22, 12), scaled(soft, 0.55))
        self.pen = ImageDraw.Draw(self.picture, "RGBA")
        for _y, _number, draw in sorted(self._things, key=lambda thing: thing[:2]):
            draw()

    def brush(self, share: float = 0.3) -> None:
        """The grain of the brush over everything."""
        grain = relief(clouds(self.w, self.h, self.unit * 0.02, self.seed, "brush", octaves=3), 0.8)
        self.repaint(soften(self.picture, grain, share))

    def site(self, x: float, y: float, tall: float) -> Site:
        """A place of its own scale: its foot is (0, 0), its height 1."""
        return Site(self, x, y, tall)


class Site(Painter):
    """Part of a piece with its own origin and unit, for things that are drawn in their own size."""

    def __init__(self, land: Land, x: float, y: float, scale: float) -> None:
        self._land, self._x, self._y, self._scale = land, x, y, scale
        self.unit = max(1, round(land.unit * scale))
        self.w, self.h = land.w, land.h
        self.seed, self.flat_top = land.seed, False
        self.choose = land.choose
        self._shade = land._shade
        self._things = land._things

    @property
    def pen(self) -> ImageDraw.ImageDraw:  # type: ignore[override]
        return self._land.pen

    def at(self, x: float, y: float) -> Point:
        return self._land.at(self._x + x * self._scale, self._y + y * self._scale)

    def add(self, y: float, draw: Callable[[], None]) -> None:
        self._land.add(self._y + y * self._scale, draw)

    def lamp(self, x: float, y: float) -> None:
        """A window that is lit at night."""
        self._land.lamps.append((self._x + x * self._scale, self._y + y * self._scale))

    def now(self, draw: Callable[[], None]) -> None:
        """A thing that stands at the foot of the site."""
        self.add(0.0, draw)
