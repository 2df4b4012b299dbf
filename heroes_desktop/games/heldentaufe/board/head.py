"""The row above the map: its name, what is still in the pile, and the tools to look around."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pygame

from heroes_desktop.desktop.art import PillFace
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets import icon_button, ribbon, ribbon_width
from heroes_desktop.desktop.widgets.camera import Camera

from ...shared.wording import titled
from ..content import TILES
from ..locale import _, counted
from . import faces, words
from .arrange import SURFACE, UNDERWORLD, Parts, show, world
from .look import Look
from .zoom import HELP

TOOL = 38
_COUNT = Style("condensed_label", 18, palette.ON_LEATHER)


def left_in_pile(look: Look) -> dict[str, int]:
    """Tiles still to be found by kind, portals together: everybody can count them."""
    view = look.view
    seen = Counter(view.faces[instance] for instance in (*view.surface.values(), *view.removed))
    found: dict[str, int] = {}
    for face, tile in enumerate(TILES):
        kind = "portal" if tile.portal else tile.id
        found[kind] = found.get(kind, 0) + tile.count - seen[face]
    return {kind: number for kind, number in found.items() if number > 0}


def draw_head(sheet: Sheet, parts: Parts, look: Look) -> None:
    """Ribbons, counts and tools in one row."""
    px, rect = sheet.px, parts.head
    if parts.tabbed:
        _draw_tabs(sheet, rect, look)
        pile = pygame.Rect(rect.x + px(6), rect.bottom + px(2), px(62), px(38))
        if parts.column:  # the players stand there: under the tools instead
            pile.topright = rect.right, rect.bottom + px(4) + 4 * px(TOOL + 6)
    else:
        left = ribbon(sheet, _("Surface"), rect.x + px(18), rect.y, faces.SURFACE_CLOTH).right + px(28)
        pile = pygame.Rect(left, rect.y, rect.right - left - px(2), px(38))
    if parts.surface is not None:
        _draw_tools(sheet, rect.right, rect.bottom + px(2), look)
        _draw_pile(sheet, pile, look)


def covers(sheet: Sheet, parts: Parts) -> list[pygame.Rect]:
    """What lies over the land's window and shall hide none of it."""
    if not parts.tabbed:
        return []
    px, rect = sheet.px, parts.head
    left, right = ribbon_width(sheet, _("Surface")), ribbon_width(sheet, _("Underworld"))
    high, tail = rect.h, px(18)
    return [
        pygame.Rect(rect.x, rect.y, left + 2 * tail, high),
        pygame.Rect(rect.right - right - 2 * tail, rect.y, right + 2 * tail, high),
    ]


def _draw_tabs(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """Both worlds as ribbons at the two ends; the one shown is bright."""
    px = sheet.px
    shown = world(look)
    below = ribbon_width(sheet, _("Underworld"))
    for name, key, cloth, left in (
        (_("Surface"), SURFACE, faces.SURFACE_CLOTH, rect.x + px(18)),
        (_("Underworld"), UNDERWORLD, faces.UNDERWORLD_CLOTH, rect.right - px(18) - below),
    ):
        place = ribbon(sheet, name, left, rect.y, cloth if key == shown else "#3A342E")
        sheet.node(
            name, "tab", place, action=partial(show, look, key), selected=key == shown, id=f"world:{key}",
            key="O" if key != shown else "", overlay=True,
        )  # fmt: skip


def _draw_tools(sheet: Sheet, right: int, top: int, look: Look) -> None:
    """Zoom, fit and help in a column at the edge of the map."""
    px = sheet.px
    camera: Camera = look.memory.setdefault("camera", Camera(look.relayout))
    size = px(TOOL)
    tools = (
        ("mdi:help", _("Help card: buildings and recipes"), "H", partial(look.inspect, HELP)),
        ("mdi:fit-to-page-outline", _("Show the whole map"), "C", camera.fit),
        ("mdi:magnify-plus-outline", _("Zoom in"), "Z", partial(camera.zoom, 1)),
        ("mdi:magnify-minus-outline", _("Zoom out"), "X", partial(camera.zoom, -1)),
    )
    place = pygame.Rect(right - size, top, size, size)
    for icon, name, key, action in tools:
        icon_button(sheet, place, icon, name, action, key=key, overlay=True)
        place = place.move(0, size + px(6))


def _draw_pile(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """How many tiles are left, and of which kinds as far as there is room."""
    px, view = sheet.px, look.view
    if not view.surface:
        return
    left = len(view.pile)
    kinds = left_in_pile(look)
    told = "\n".join(titled(_kind_name(kind), str(number)) for kind, number in kinds.items())
    name = counted("{n} tile to discover", "{n} tiles to discover", left)
    each = px(45)
    most = max(0, (rect.w - px(62)) // each)
    shown = sorted(kinds.items(), key=lambda entry: -entry[1]) if len(kinds) <= most else []
    wide = px(62) + each * len(shown)
    if wide > rect.w:
        return
    place = pygame.Rect(rect.right - wide, rect.y, wide, rect.h)
    sheet.art(PillFace(wide, rect.h - px(4), "dark", lift=1), place.x, place.centery, "midleft")
    sheet.icon("mdi:hexagon-multiple", place.x + px(12), place.centery, 20, palette.GOLD_HIGH, "midleft")
    sheet.text(str(left), _COUNT.but(colour=palette.GOLD_HIGH), place.x + px(36), place.centery, "midleft")
    x = place.x + px(64)
    for kind, number in shown:
        sheet.icon(faces.TILE_ICONS[kind], x, place.centery, 18, palette.MUTED, "midleft")
        sheet.text(str(number), _COUNT, x + px(22), place.centery, "midleft")
        x += each
    sheet.node(name, "image", place, hint=told or name, value=str(left), id="pile", overlay=True)
    sheet.place("pile", place)


def _kind_name(kind: str) -> str:
    return _("Portal") if kind == "portal" else words.place_name(kind)
