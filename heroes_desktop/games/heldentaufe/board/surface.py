"""The surface: revealed tiles, what can be explored, who stands where, and how far it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt

import pygame

from heroes_desktop.desktop.art import Badge, GroundGlow, Token
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets.camera import Camera
from heroes_desktop.engine.hexgrid import Layout, axial, neighbours

from ...shared.wording import say
from .. import figures
from ..art.tiles import HexShadow, UnknownTile
from ..content import TILES
from ..locale import _
from ..state import ABOVE
from . import faces, pointing, words
from .look import Look
from .reach import Reach

ROOT3 = sqrt(3)
LARGEST, SMALLEST = 78, 24
"""Radius of a tile in units when the map is small, and the least one that fitting goes down to; the least
grows with the screen only, not with the text."""
EDGE, WIDER_EDGE = 40, 66
"""Units kept free at the right for the tools; where only one world is shown the pile lies there too."""
BADGED = 30
"""Radius at a screen of 1920x1080 from which on tiles show what they are good for."""
TRIES = 4
"""Steps in which the land is moved down to come clear of what lies over its window."""
SMALLEST_BADGE = 18
"""Pixels below which a number on a tile cannot be read."""
GRAIN, FINE_GRAIN, FINE = 4, 2, 44
"""Radii come in steps of so many pixels, below some size in finer ones: a map that grows does not need all
pictures anew each time."""

FANS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0.0, 0.0),),
    2: ((-0.34, 0.04), (0.34, 0.04)),
    3: ((-0.48, -0.06), (0.48, -0.06), (0.0, 0.16)),
    4: ((-0.50, -0.16), (0.50, -0.16), (-0.22, 0.16), (0.28, 0.16)),
    5: ((-0.52, -0.20), (0.0, -0.26), (0.52, -0.20), (-0.28, 0.16), (0.28, 0.16)),
}
"""Where heroes sharing a tile stand, in radii from its middle."""


@dataclass(frozen=True)
class Place:
    """The map as it lies on the screen."""

    layout: Layout
    radius: int

    def rect(self, cell: int) -> pygame.Rect:
        """The room of a cell that belongs to no other: rows of bricks."""
        x, y = self.layout.centre(cell)
        wide, high = round(ROOT3 * self.layout.size) - 1, round(1.5 * self.layout.size) - 1
        rect = pygame.Rect(0, 0, wide, high)
        rect.center = (round(x), round(y))
        return rect

    def tile(self, cell: int) -> pygame.Rect:
        """The whole tile on a cell."""
        x, y = self.layout.centre(cell)
        rect = pygame.Rect(0, 0, int(self.radius * 1.7321) + 2, self.radius * 2 + 2)
        rect.center = (round(x), round(y))
        return rect


def draw_surface(
    sheet: Sheet, rect: pygame.Rect, look: Look, found: Reach, covers: Sequence[pygame.Rect] = ()
) -> Place:
    """Everything above ground inside its window; returns how it lies there.

    covers: what lies over the window's upper edge; land that would be hidden stays below it.
    """
    unknown = found.unknown or _frontier(look)
    camera: Camera = look.memory.setdefault("camera", Camera(look.relayout))
    camera.changed = look.relayout
    around = [cell for cell, cost in unknown.items() if cost == 1]
    camera.rect = _window(sheet, rect, look, around, covers)
    place = _place(sheet, camera.rect, look, camera, around)
    sheet.scrolls.append(camera)
    sheet.place("surface", rect)
    with sheet.group(_("Surface"), rect), sheet.clip(rect, camera.reveal):
        shadow = HexShadow(place.radius)
        cells = sorted(look.view.surface, key=lambda cell: (axial(cell)[1], axial(cell)[0]))
        for cell in cells:
            if any(other not in look.view.surface for other in neighbours(cell)):
                sheet.art(shadow, *place.layout.centre(cell), "center")
        for cell, cost in sorted(unknown.items()):
            _draw_unknown(sheet, place, look, found, cell, cost)
        for cell in cells:
            _draw_tile(sheet, place, look, found, cell)
        with sheet.above_glows():
            for cell in cells:
                _draw_heroes(sheet, place, look, found, cell)
            for cell in cells:
                _draw_badge(sheet, place, look.view.faces[look.view.surface[cell]], cell)
            _draw_costs(sheet, place, found)
    return place


def _window(
    sheet: Sheet, rect: pygame.Rect, look: Look, around: list[int], covers: Sequence[pygame.Rect]
) -> pygame.Rect:
    """Where the land is fitted: where it is largest and nothing hides a part of it.

    Its middle is that of the room or lies between two covers; it begins as high as they allow.
    """
    if not covers:
        return pygame.Rect(rect)
    low, middle = max(cover.bottom for cover in covers), between(covers)
    half = min(middle - rect.x, rect.right - sheet.px(WIDER_EDGE) - middle)
    spans = ((rect.x, rect.w), (middle - half, 2 * half + sheet.px(WIDER_EDGE)))
    tops = [rect.y + (low - rect.y) * step // TRIES for step in range(TRIES + 1)]
    windows = [pygame.Rect(x, top, wide, rect.bottom - top) for top in tops for x, wide in spans]
    cells = (*look.view.surface, *around)

    def largest(window: pygame.Rect) -> int:
        place = _place(sheet, window, look, Camera(look.relayout), around)
        return place.radius if all(place.tile(cell).collidelist(covers) < 0 for cell in cells) else 0

    free = max(windows, key=largest)
    return pygame.Rect(free if largest(free) else windows[-2])


def between(covers: Sequence[pygame.Rect]) -> int:
    """The middle between what lies at the left and what lies at the right."""
    return (min(cover.right for cover in covers) + max(cover.left for cover in covers)) // 2


def _frontier(look: Look) -> dict[int, int]:
    """Around the active hero, while nobody is asked for a step."""
    view = look.view
    if not view.heroes or not 0 <= view.active < len(view.heroes):
        return {}
    hero = view.heroes[view.active]
    if hero.space != ABOVE or hero.place not in view.surface:
        return {}
    return dict.fromkeys(figures.unexplored(view, hero.place), 1)


def _place(sheet: Sheet, rect: pygame.Rect, look: Look, camera: Camera, around: list[int]) -> Place:
    """Fit the map and what can be explored into the window, then zoom and move it as the player wants.

    What has once been shown keeps its room, so that the map grows but does not jump with every step.
    """
    unit = Layout(1.0)
    centres = [unit.centre(cell) for cell in (*look.view.surface, *around)] or [(0.0, 0.0)]
    columns, rows = [x for x, _y in centres], [y for _x, y in centres]
    left, top, right, low = look.memory.get("extent", (0.0, 0.0, 0.0, 0.0))
    left, right = min(left, *columns), max(right, *columns)
    top, low = min(top, *rows), max(low, *rows)
    look.memory["extent"] = left, top, right, low
    wide, high = right - left + ROOT3 + 0.15, low - top + 2.18
    edge = sheet.px(EDGE if sheet.metrics.wide else WIDER_EDGE)
    fitting = min((rect.w - edge) / wide, rect.h / high, sheet.px(LARGEST))
    size = max(round(SMALLEST * sheet.metrics.screen), int(fitting * camera.scale))
    size -= size % (GRAIN if size > FINE else FINE_GRAIN)
    camera.content = (round(wide * size), round(high * size))
    across, down = _towards_hero(look, unit, (wide - rect.w / size) / 2, (high - rect.h / size) / 2)
    middle = (left + right) / 2, (top + low) / 2 + 0.05
    if camera.notches == 0:  # whoever zooms in looks where he wants
        middle = (
            middle[0] + max(-across[1], min(across[1], across[0] - middle[0])),
            middle[1] + max(-down[1], min(down[1], down[0] - middle[1])),
        )
    x = rect.centerx - edge // 2 + camera.x - middle[0] * size
    y = rect.centery + camera.y - middle[1] * size
    return Place(Layout(size, round(x), round(y)), size - 1)


def _towards_hero(
    look: Look, unit: Layout, over_x: float, over_y: float
) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where the active hero stands and how far the map may be moved for him, across and down.

    A map that fits is not moved at all; one that is too large for its window shows at least his part of it.
    """
    view = look.view
    hero = view.heroes[view.active] if 0 <= view.active < len(view.heroes) else None
    there = hero is not None and hero.space == ABOVE and hero.place in view.surface
    x, y = unit.centre(hero.place) if hero is not None and there else (0.0, 0.0)
    return (x, max(0.0, over_x) if there else 0.0), (y, max(0.0, over_y) if there else 0.0)


# tiles


def _draw_unknown(sheet: Sheet, place: Place, look: Look, found: Reach, cell: int, cost: int) -> None:
    tile = place.tile(cell)
    option = found.answer("explore", *axial(cell))
    near = option is not None
    sheet.art(
        UnknownTile(place.radius - 1), *tile.center, "center", alpha=255 if near else 110, tag=f"cell:{cell}"
    )
    name = _("Unexplored land")
    action: Callable[[], None] | None = None
    if option is not None:
        name = look.name(option)
        action = partial(look.choose, option)
        sheet.halo(tile, "explore", "hex")
        with sheet.above_glows():
            sheet.icon("mdi:telescope", *tile.center, place.radius * 0.5 / sheet.metrics.factor, "#CFEFFF")
    elif cell in found.unknown:
        name = _("Walk and explore ({steps})").format(steps=words.steps(cost))
        action = partial(_explore, look, found, cell)
    hint = words.with_odds(look, option, name)
    way = partial(pointing.way_to_unknown, found, look.view, cell) if action is not None else None
    sheet.node(
        name, "image", place.rect(cell), action=action, hint=hint, id=pointing.unknown(cell), radius=4,
        shows=way, outline=(tile, "hex"),
    )  # fmt: skip


def _explore(look: Look, found: Reach, cell: int) -> None:
    look.follow(found.way_to_unknown(look.view, cell))


def _walk(look: Look, found: Reach, cell: int) -> None:
    look.follow(found.way(look.view, cell))


def _draw_tile(sheet: Sheet, place: Place, look: Look, found: Reach, cell: int) -> None:
    view = look.view
    instance = view.surface[cell]
    face = view.faces[instance]
    tile = place.tile(cell)
    with sheet.tagged(f"tile:{cell}"):
        sheet.art(faces.tile_spec(face, instance, place.radius), tile.x, tile.y)
    sheet.place(f"tile:{cell}", tile)
    sheet.place(f"cell:{cell}", tile)
    kind = TILES[face]
    name, action = tile_action(look, found, cell)
    if action is not None and found.cells.get(cell, 1) <= 1:
        sheet.halo(tile, "legal", "hex")
    way = partial(pointing.way, found, view, cell) if action is not None else None
    hint = say(kind.text)
    if cell in found.cells and found.cells[cell] > 0:
        hint = f"{words.steps(found.cells[cell])}\n{hint}"
    sheet.node(
        name or say(kind.name), "image", place.rect(cell), action=action or _refusal(look, found, cell),
        inspect=partial(look.inspect, ("tile", face)), hint=hint or say(kind.name),
        id=pointing.tile(cell), radius=4, shows=way, outline=(tile, "hex"),
    )  # fmt: skip


def tile_action(look: Look, found: Reach, cell: int) -> tuple[str, Callable[[], None] | None]:
    """What a click on a tile does now, and how that is called."""
    where = axial(cell)
    for act in ("move", "target", "tile"):
        option = found.answer(act, *where)
        if option is not None:
            return look.name(option), partial(look.choose, option)
    here = _here(look) == cell
    portal = TILES[figures.tile_face(look.view, cell)].portal
    option = found.answer("descend", portal) if portal and here else None
    if option is None and portal:
        option = found.answer("ascend", portal)
    harvests = look.options("harvest") if here else []
    if option is None and harvests:
        option = harvests[-1]  # as much as fits; less is for the action bar
    if option is not None:
        return look.name(option), partial(look.choose, option)
    steps = found.cells.get(cell, 0)
    if steps > 1:
        name = _("Walk to {place} ({steps})").format(
            place=words.tile_name(figures.tile_face(look.view, cell)), steps=words.steps(steps)
        )
        return name, partial(_walk, look, found, cell)
    return "", None


def _here(look: Look) -> int:
    """Where the hero who is asked stands; -1 below ground."""
    if look.decision is None:
        return -1
    hero = look.view.heroes[look.decision.seat]
    return int(hero.place) if hero.space == ABOVE else -1


def _refusal(look: Look, found: Reach, cell: int) -> Callable[[], None] | None:
    """Why a click on a tile does nothing, with the rule."""
    decision = look.decision
    if decision is None or decision.kind != "hero_action" or _here(look) == cell:
        return None
    if look.view.heroes[decision.seat].space != ABOVE:
        return partial(look.refuse, _("Your hero is below: only a portal or a potion leads up."), "HT-204")
    left = figures.ap_left(look.view)
    if left == 0:
        return partial(look.refuse, _("No action points are left for a step."), "HT-052")
    if cell not in found.cells:
        return partial(
            look.refuse, _("That is too far for the {steps} left.").format(steps=words.steps(left)), "HT-062"
        )
    return None


def _draw_badge(sheet: Sheet, place: Place, face: int, cell: int) -> None:
    """What the tile is good for; portals show their number."""
    radius, kind, tile = place.radius, TILES[face], place.tile(cell)
    x, y = tile.centerx - radius * 0.54, tile.centery + radius * 0.40
    tag = f"tile:{cell}"
    if kind.portal:
        size = min(max(sheet.px(24), round(radius * 0.50)), round(radius * 0.8))
        with sheet.tagged(tag):
            sheet.art(faces.portal_disc(kind.portal, size, lift=1), x, y, "center")
    elif kind.id in faces.BADGED and radius >= BADGED * sheet.metrics.screen:
        size = max(round(18 * sheet.metrics.screen), round(radius * 0.40))
        disc = Token(size, "#F0E1BA", faces.TILE_ICONS[kind.id], "#5A3818", "#8A6636", flat=True, lift=1)
        with sheet.tagged(tag):
            sheet.art(disc, x, y, "center")


# who and how far


def _draw_heroes(sheet: Sheet, place: Place, look: Look, found: Reach, cell: int) -> None:
    seats = figures.heroes_on(look.view, cell)
    if not seats:
        return
    x, y = place.layout.centre(cell)
    radius = place.radius
    fan = FANS[len(seats)]
    active = [seat for seat in seats if seat == look.view.active]
    ordered = sorted((spot for spot in fan), key=lambda spot: (spot[1], spot[0]))
    if active and len(seats) > 1:  # the active hero stands in front
        others = [seat for seat in seats if seat not in active]
        seats = [*others, *active]
    name, action = tile_action(look, found, cell)
    thefts = look.options("steal")
    for seat, (dx, dy) in zip(seats, ordered, strict=True):
        height = round(radius * (1.08 if len(seats) == 1 else 0.92 if len(seats) < 4 else 0.82))
        foot = (round(x + dx * radius), round(y + (dy + 0.46) * radius))
        draw_pawn(sheet, look, seat, foot, height)
        rect = sheet.places[f"hero:{seat}"]
        victim = next((option for option in thefts if option.args[1] == seat), None)
        if victim is not None:
            sheet.halo(aura(rect), "hostile", "disc")
        sheet.node(
            look.name(victim) if victim else words.person(look, seat),
            "image", rect, action=partial(look.choose, victim) if victim else action,
            inspect=partial(look.inspect, ("hero", seat)), overlay=True, id=f"pawn:{seat}",
            hint=name if action and not victim else "", radius=6,
            shows=partial(pointing.way, found, look.view, cell) if action and not victim else None,
        )  # fmt: skip


def aura(figure: pygame.Rect) -> pygame.Rect:
    """Where a glow lies that surrounds a figure and is not hidden by it."""
    return figure.inflate(round(figure.w * 0.3), round(figure.h * 0.16))


def draw_pawn(sheet: Sheet, look: Look, seat: int, foot: tuple[int, int], height: int) -> None:
    """A hero's figure with its light if it is the active one."""
    tag = f"hero:{seat}"
    with sheet.tagged(tag):
        if seat == look.view.active:
            wide = round(height * 0.92)
            sheet.art(GroundGlow(wide, round(wide * 0.42)), foot[0], foot[1] - round(height * 0.12), "center")
        sheet.art(faces.pawn(look, seat, height, lift=1), *foot, "midbottom", tag=tag)


def _draw_costs(sheet: Sheet, place: Place, found: Reach) -> None:
    """Action points to every tile in reach; the next step is gold, farther ones are paler."""
    size = min(max(sheet.px(28), round(place.radius * 0.52)), round(place.radius * 0.66))
    if size < SMALLEST_BADGE:
        return  # the tooltip tells it
    for cell, steps in sorted(found.cells.items()):  # a fixed order: what has not changed need not be painted
        if steps:
            x, y = place.layout.centre(cell)
            badge = Badge(size, "#7A4A12" if steps == 1 else "#4A3A2A", palette.GOLD, str(steps), "hexagon")
            faint = 255 if steps == 1 else 190
            sheet.art(badge, x + place.radius * 0.55, y - place.radius * 0.46, "center", alpha=faint)
