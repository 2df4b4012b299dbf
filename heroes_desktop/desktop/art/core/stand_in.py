"""Cheap stand-ins: what is shown for a moment while the worker draws the real picture."""

from __future__ import annotations

import pygame

from heroes_desktop.desktop.art.core import palette, specs
from heroes_desktop.desktop.art.core.geometry import Box
from heroes_desktop.desktop.art.core.palette import dark, mix, rgb

_PLAIN: dict[type[specs.Spec], str] = {
    specs.Table: "#2E1B10",
    specs.Wood: "#3A2416",
    specs.TopBar: "#2A180E",
    specs.HubGround: "#1A1733",
    specs.Velvet: "#6E1A20",
    specs.Parchment: palette.PAPER,
    specs.Slot: "#5C4324",
    specs.KeyHint: "#120C08",
    specs.Gate: "#2A2630",
    specs.Portcullis: "#2A2630",
    specs.Lane: "#3A3640",
    specs.HexTile: "#6E8A40",
    specs.UnderTile: "#5A5363",
    specs.UnknownTile: "#6B5A42",
    specs.Scene: "#241A20",
    specs.Medallion: palette.BRASS,
    specs.Die: "#EFE6D2",
    specs.TreasureDie: "#B98430",
    specs.Tooth: "#EADFBE",
    specs.Ware: "#8A6A3C",
    specs.Heart: "#C83A30",
    specs.Knob: palette.BRASS,
}
_ROUND = (
    specs.Token,
    specs.Badge,
    specs.Medallion,
    specs.Gem,
    specs.Sign,
    specs.Crest,
    specs.Knob,
    specs.Heart,
    specs.Ware,
)
_UNSEEN = (
    specs.Glow,
    specs.FocusLine,
    specs.GroundGlow,
    specs.GoldText,
    specs.Rule,
    specs.TipArrow,
    specs.HexShadow,
    specs.Mosaic,
    specs.SolidIcon,
    specs.Standee,
)
_HEXES = (specs.HexTile, specs.UnderTile, specs.UnknownTile)
_LAND: dict[str, str] = {
    "forest": "#33502C",
    "pond": "#4F86A0",
    "lab": "#77688A",
    "camp": "#9B7C4C",
    "mushroom": "#5A7038",
    "portal": "#6F7D56",
}
"""Tiles that are not as green as a meadow."""
_SQUARE = (specs.Table, specs.Wood, specs.TopBar, specs.HubGround, specs.Velvet, specs.Felt)


def stand_in(spec: specs.Spec, whole: Box) -> pygame.Surface:
    """A flat surface of the right size and about the right colour."""
    opaque = isinstance(spec, _SQUARE) and not spec.lift
    surface = pygame.Surface((whole.width, whole.height), 0 if opaque else pygame.SRCALPHA)
    paint_stand_in(surface, spec, pygame.Rect(whole.left, whole.top, whole.inner_width, whole.inner_height))
    return surface


def paint_stand_in(target: pygame.Surface, spec: specs.Spec, rect: pygame.Rect) -> None:
    """The same, painted straight onto what is being drawn."""
    if isinstance(spec, _UNSEEN):
        return
    body = _colour(spec)
    if isinstance(spec, _SQUARE):
        target.fill(body, rect)
        return
    if isinstance(spec, _HEXES):
        pygame.draw.polygon(target, body, _corners(rect, isinstance(spec, specs.UnderTile) and spec.flat))
        return
    if isinstance(spec, _ROUND):
        pygame.draw.ellipse(target, dark(body, 0.45), rect)
        pygame.draw.ellipse(target, body, rect.inflate(-4, -4))
        return
    radius = min(16, max(2, min(rect.size) // 14))
    pygame.draw.rect(target, dark(body, 0.45), rect, border_radius=radius)
    pygame.draw.rect(target, body, rect.inflate(-4, -4), border_radius=max(1, radius - 2))
    if isinstance(spec, specs.CardFace):
        window = pygame.Rect(0, 0, int(rect.w * 0.88), int(rect.h * 0.46))
        window.midtop = (rect.centerx, rect.y + int(rect.h * 0.125))
        pygame.draw.rect(target, dark(body, 0.6), window, border_radius=radius)


def _corners(rect: pygame.Rect, flat_top: bool) -> list[tuple[int, int]]:
    """The six corners of a tile."""
    if flat_top:
        quarter = rect.w // 4
        left, right = rect.x + quarter, rect.right - quarter
        return [
            rect.midleft,
            (left, rect.y),
            (right, rect.y),
            rect.midright,
            (right, rect.bottom),
            (left, rect.bottom),
        ]
    quarter = rect.h // 4
    top, low = rect.y + quarter, rect.bottom - quarter
    return [rect.midtop, (rect.right, top), (rect.right, low), rect.midbottom, (rect.x, low), (rect.x, top)]


def _colour(spec: specs.Spec) -> tuple[int, int, int]:
    plain = spec.plain or _PLAIN.get(type(spec))
    if isinstance(spec, specs.HexTile):
        plain = _LAND.get(spec.terrain.partition("_")[0], plain)
    if plain is not None:
        return rgb(plain)
    if isinstance(spec, specs.CardFace):
        return rgb(palette.FRAMES[spec.kind][0])
    if isinstance(spec, specs.ButtonFace):
        top, bottom = palette.BUTTONS[spec.kind]
        return mix(rgb(top), rgb(bottom), 0.5)
    if isinstance(spec, specs.PillFace):
        return rgb(palette.PILLS[spec.kind])
    if isinstance(spec, specs.Pile):
        return rgb(spec.back.base)
    for name in spec.__struct_fields__:
        value = getattr(spec, name)
        if isinstance(value, str) and len(value) == 7 and value.startswith("#"):
            return rgb(value)
    return rgb(palette.LEATHER)
