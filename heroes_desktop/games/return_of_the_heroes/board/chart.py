"""Where things are on the map: pieces, spaces and lines in pixels, under the camera."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import pygame

from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets.camera import Camera

from ..art.specs import OUTSIDE, UNDISCOVERED
from ..figures import land
from ..land import NOWHERE, PIECE_OF, POSITIONS, SPACES, WIDTH, Layout, turned
from ..state import Hero, State
from .look import Look

GRAIN = 4
"""Pieces grow in steps of so many pixels: zooming does not need all pictures anew each time."""
LEAST = 104
"""Units of a piece; where the whole map would be smaller, the hero's part is shown."""
SMALLEST = 0.7
"""Share of that size beyond which nobody needs to zoom out."""


@dataclass(frozen=True)
class Chart:
    """The map as it lies on the screen: pixels from piece to piece, the upper left corner, the window."""

    scale: int
    left: int
    top: int
    window: pygame.Rect
    lay: Layout

    @cached_property
    def gap(self) -> int:
        return max(2, self.scale // 56)

    @cached_property
    def size(self) -> int:
        """A piece without the joint beside it."""
        return self.scale - self.gap

    def piece(self, position: int) -> pygame.Rect:
        """Where the piece at a position lies."""
        row, column = divmod(position, WIDTH)
        return pygame.Rect(self.left + column * self.scale, self.top + row * self.scale, self.size, self.size)

    def point(self, space: int) -> tuple[int, int] | None:
        """The middle of a space; None while its piece is not discovered."""
        piece = PIECE_OF[space]
        position = self.lay.position[piece]
        if position < 0:
            return None
        x, y = turned(SPACES[space].x, SPACES[space].y, self.lay.turns[piece])
        place = self.piece(position)
        return round(place.x + x * self.size), round(place.y + y * self.size)

    def around(self, space: int, share: float) -> pygame.Rect | None:
        """A square round a space, so large compared to a piece."""
        middle = self.point(space)
        if middle is None:
            return None
        side = round(share * self.size)
        rect = pygame.Rect(0, 0, side, side)
        rect.center = middle
        return rect

    def hero(self, hero: Hero) -> tuple[int, int] | None:
        """Where a hero stands: on his space, or on the line to a hidden place."""
        here = self.point(hero.space) if hero.space >= 0 else None
        if here is None or hero.line == NOWHERE:
            return here
        there = self.point(hero.line)
        return here if there is None else ((here[0] + there[0]) // 2, (here[1] + there[1]) // 2)


def pieces(view: State) -> list[int]:
    """4 × piece + turns at every position; below 0 where it is not discovered."""
    lay = land(view)
    found = [UNDISCOVERED] * POSITIONS
    for piece, position in enumerate(lay.position):
        if position >= 0:
            found[position] = piece * 4 + lay.turns[piece]
    return found


def around(shown: list[int], position: int) -> tuple[int, ...]:
    """A piece and its eight neighbours, row by row."""
    row, column = divmod(position, WIDTH)
    return tuple(
        shown[(row + down) * WIDTH + column + across]
        if 0 <= row + down < WIDTH and 0 <= column + across < WIDTH
        else OUTSIDE
        for down in (-1, 0, 1)
        for across in (-1, 0, 1)
    )


def chart(sheet: Sheet, rect: pygame.Rect, look: Look) -> Chart:
    """Fit the map into its window, then zoom and move it as the player wants."""
    camera: Camera = look.memory.setdefault("camera", Camera(look.relayout))
    camera.changed = look.relayout
    camera.rect = pygame.Rect(rect)
    fitting = max(min(rect.w, rect.h) / WIDTH, sheet.px(LEAST))
    scale = int(fitting * camera.scale)
    scale -= scale % GRAIN
    whole = scale * WIDTH
    camera.content = (whole, whole)
    plain = Chart(scale, 0, 0, rect, land(look.view))
    across, down = _towards_hero(look, plain, rect, whole) if camera.notches == 0 else (0, 0)
    left = rect.centerx - whole // 2 + round(camera.x) + across
    top = rect.centery - whole // 2 + round(camera.y) + down
    sheet.scrolls.append(camera)
    return Chart(scale, left + plain.gap // 2, top + plain.gap // 2, rect, plain.lay)


def show_all(camera: Camera) -> None:
    """The whole map in its window, also where its pieces are smaller than they should be."""
    resting = max(camera.content) / camera.scale
    camera.fit()
    while resting * camera.scale > min(camera.rect.size) and camera.scale > SMALLEST:
        camera.zoom(-1)


def _towards_hero(look: Look, plain: Chart, rect: pygame.Rect, whole: int) -> tuple[int, int]:
    """How far a map that is too large for its window is moved so that the active hero is in sight."""
    view = look.view
    over_x, over_y = max(0, whole - rect.w) // 2, max(0, whole - rect.h) // 2
    if not (over_x or over_y) or not 0 <= view.active < len(view.heroes):
        return 0, 0
    there = plain.hero(view.heroes[view.active])
    if there is None:
        return 0, 0
    x, y = whole // 2 - there[0], whole // 2 - there[1]
    return max(-over_x, min(over_x, x)), max(-over_y, min(over_y, y))
