"""Buttons in their kinds, drawn in three looks, with icon, label and key."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from heroes_desktop.locale import _

from ..art import ButtonFace, KeyHint
from ..art.core import palette
from ..art.core.text import Style
from ..input.node import Look, Node, Role
from ..paint.sheet import Sheet, WrittenText
from .fitting import shrunk, unbroken

SPACE = "SPACE"
"""The key of a button that the space bar presses."""


@dataclass(frozen=True)
class Face:
    """How a button looks: kind, icon, label and the key that presses it."""

    label: str
    kind: str = "secondary"
    icon: str = ""
    key: str = ""
    size: float = 20
    sub: str = ""


def _ink(face: Face, enabled: bool) -> str:
    return palette.BUTTON_INK[face.kind if enabled else "off"]


def _press(look: Look, enabled: bool) -> str:
    return "off" if not enabled else look


def button(
    sheet: Sheet,
    rect: pygame.Rect,
    face: Face,
    action: Callable[[], None] | None,
    *,
    name: str = "",
    reason: str = "",
    hint: str = "",
    role: Role = "button",
    selected: bool = False,
    hold: Callable[[bool], None] | None = None,
    overlay: bool = False,
    id: str = "",
) -> Node:
    """A wide button: icon and label in one row, or two rows with `sub`."""
    px, enabled = sheet.px, not reason
    ink = _ink(face, enabled)
    icon_size = 26 if not face.sub else 40
    shift = px(icon_size + 10) if face.icon else 0
    room, label = _fit_label(sheet, rect, face, ink, shift)
    sub_style = Style("strong", 17, ink)
    sub = sheet.letters.line(face.sub, sub_style, room.w - shift) if face.sub else None
    text_width = max(label.get_width(), sub.get_width() if sub else 0)
    left = room.x + max(0, (room.w - shift - text_width) // 2)
    text_height = label.get_height() + (sub.get_height() if sub else 0)
    top = rect.y + (rect.h - text_height) // 2
    art = sheet.ui.art
    icon = art.icon(face.icon, px(icon_size), ink) if face.icon else None

    def paint(target: pygame.Surface, look: Look) -> None:
        sink = px(2) if look == "down" else 0
        art.blit(target, ButtonFace(rect.w, rect.h, face.kind, _press(look, enabled), lift=2), rect.x, rect.y)
        if icon:
            target.blit(icon, icon.get_rect(midleft=(left, rect.centery + sink)))
        target.blit(label, (left + shift, top + sink))
        if sub:
            target.blit(sub, (left + shift, top + label.get_height() + sink))
        _paint_key(target, sheet, rect, face.key)

    placed = label.get_rect(topleft=(left + shift, top))
    sheet.texts.append(WrittenText(face.label, placed, rect, sheet.clipped))
    return sheet.painted(
        name or face.label, role, rect, paint, action=action, key=face.key, reason=reason,
        hint=hint, selected=selected, hold=hold, overlay=overlay, id=id,
    )  # fmt: skip


def _fit_label(
    sheet: Sheet, rect: pygame.Rect, face: Face, ink: str, shift: int
) -> tuple[pygame.Rect, pygame.Surface]:
    """The label beside the icon as large as fits, and the room both share; it keeps clear of the key."""
    px = sheet.px
    heads = "head" if face.kind == "primary" and face.size >= 23 else "label"
    room = rect.inflate(-px(16), -px(6))
    if face.key:
        room.width -= px(22)
    style = unbroken(sheet, face.label, Style(heads, face.size, ink), max(1, room.w - shift))
    label = _label(sheet, room, face, style, shift)
    if face.key and label.get_height() > rect.h - 2 * px(26):  # it would reach up to the key
        room.width -= max(0, _key_width(sheet, face.key) - px(22))
        style = unbroken(sheet, face.label, style, max(1, room.w - shift))
        label = _label(sheet, room, face, style, shift)
    return room, label


def _label(sheet: Sheet, room: pygame.Rect, face: Face, style: Style, shift: int) -> pygame.Surface:
    tall = room.h // 2 if face.sub else room.h
    return _inked(sheet.ui.words(face.label, style, max(1, room.w - shift), tall).surface)


def _inked(surface: pygame.Surface) -> pygame.Surface:
    """A text block without the empty room at its sides."""
    ink = surface.get_bounding_rect()
    return surface.subsurface(pygame.Rect(ink.x, 0, max(1, ink.w), surface.get_height()))


def action_button(
    sheet: Sheet,
    rect: pygame.Rect,
    face: Face,
    action: Callable[[], None] | None,
    *,
    name: str = "",
    reason: str = "",
    hint: str = "",
    role: Role = "option",
    selected: bool = False,
    id: str = "",
) -> Node:
    """A square button of the action bar: icon above, label of up to two lines below."""
    px, enabled = sheet.px, not reason
    ink = _ink(face, enabled)
    art = sheet.ui.art
    wide = max(1, rect.w - px(8))
    style = unbroken(sheet, face.label, Style("label", face.size, ink, align="center"), wide)
    size = px(34 if rect.h >= px(96) else 26 if rect.h > px(62) else 22) if face.icon else 0
    tall = sheet.text_height(face.label, style, wide)
    if size and size + tall + px(6) > rect.h:
        size = 0
    aside = 0
    if face.key and not size and tall > rect.h - 2 * px(26):
        aside = _key_width(sheet, face.key)  # it would reach up to the key
        style = _beside_key(sheet, face.label, style, wide - aside, rect.h - px(6))
    label = sheet.ui.words(face.label, style, wide - aside, max(px(24), rect.h - size - px(6)))
    icon = art.icon(face.icon, size, ink) if size else None
    gap = px(6) if icon else 0
    middle = rect.centerx - aside // 2
    top = rect.y + (rect.h - size - gap - label.surface.get_height()) // 2
    low = top + size + gap

    def paint(target: pygame.Surface, look: Look) -> None:
        sink = px(2) if look == "down" else 0
        art.blit(target, ButtonFace(rect.w, rect.h, face.kind, _press(look, enabled), lift=2), rect.x, rect.y)
        if icon:
            target.blit(icon, icon.get_rect(midtop=(rect.centerx, top + sink)))
        target.blit(label.surface, label.surface.get_rect(midtop=(middle, low + sink)))
        _paint_key(target, sheet, rect, face.key)

    placed = label.surface.get_rect(midtop=(middle, low))
    sheet.texts.append(WrittenText(face.label, placed, rect, sheet.clipped, label.surface))
    return sheet.painted(
        name or face.label, role, rect, paint, action=action, key=face.key, reason=reason, hint=hint,
        selected=selected, id=id,
    )  # fmt: skip


def _beside_key(sheet: Sheet, label: str, style: Style, wide: int, tall: int) -> Style:
    """The style in which a label fits beside the sign of its key."""
    style = unbroken(sheet, label, style, wide)
    return shrunk(style, lambda one: sheet.text_height(label, one, wide) <= tall, 14)


def icon_button(
    sheet: Sheet,
    rect: pygame.Rect,
    icon: str,
    name: str,
    action: Callable[[], None] | None,
    *,
    key: str = "",
    reason: str = "",
    hint: str = "",
    kind: str = "ghost",
    hold: Callable[[bool], None] | None = None,
    adorn: Callable[[pygame.Surface], object] | None = None,
    overlay: bool = False,
    finger: int = 0,
) -> Node:
    """A square button with an icon only (or what `adorn` draws); its name is its tooltip.

    finger: the pixels on each side of it that belong to it as well, so that a finger finds it.
    """
    art, enabled = sheet.ui.art, not reason
    ink = palette.BUTTON_INK[kind if enabled else "off"]
    picture = art.icon(icon, round(min(rect.size) * 0.54), ink) if icon else None

    def paint(target: pygame.Surface, look: Look) -> None:
        art.blit(target, ButtonFace(rect.w, rect.h, kind, _press(look, enabled), lift=1), rect.x, rect.y)
        sink = sheet.px(2) if look == "down" else 0
        if picture is not None:
            target.blit(picture, picture.get_rect(center=(rect.centerx, rect.centery + sink)))
        if adorn is not None:
            adorn(target)

    shown = f"{name} ({key})" if key else name
    reach = rect.inflate(2 * finger, 2 * finger)
    return sheet.painted(
        name, "button", reach, paint, action=action, key=key, reason=reason, hint=hint or shown,
        hold=hold, overlay=overlay,
    )  # fmt: skip


_KEY = Style("condensed_label", 15, "#E8D3A4")


def _key_name(key: str) -> str:
    return _("Space") if key == SPACE else key


def _key_width(sheet: Sheet, key: str) -> int:
    """How wide the sign of a key is in the corner of its button."""
    return max(sheet.px(22), int(sheet.letters.size(_key_name(key), _KEY)[0]) + sheet.px(8))


def _paint_key(target: pygame.Surface, sheet: Sheet, rect: pygame.Rect, key: str) -> None:
    if not key or not sheet.ui.prefs.keys:
        return
    px = sheet.px
    letter = sheet.letters.line(_key_name(key), _KEY)
    width = _key_width(sheet, key)
    spot = pygame.Rect(rect.right - width - px(4), rect.y + px(4), width, px(22))
    sheet.ui.art.blit(target, KeyHint(spot.w, spot.h), spot.x, spot.y)
    target.blit(letter, letter.get_rect(center=spot.center))
