"""Cards, counters and dice on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from ..art import Spec, Token, Tray
from ..art import Stack as TokenStack
from ..art.core import palette
from ..art.core.text import Style
from ..input.node import Look, Node
from ..paint.sheet import Sheet


def card(
    sheet: Sheet,
    spec: Spec,
    x: int,
    y: int,
    name: str,
    *,
    action: Callable[[], None] | None = None,
    inspect: Callable[[], None] | None = None,
    halo: str = "",
    tag: str = "",
    hint: str = "",
    key: str = "",
    reason: str = "",
    overlay: bool = False,
    id: str = "",
    anchor: str = "topleft",
) -> Node:
    """A card that lights up and rises under the pointer; `halo` marks it as a legal choice."""
    art = sheet.ui.art
    rect = sheet.art(spec, x, y, anchor, tag=tag)
    rise = max(2, rect.h // 24)
    lit = spec.but(state="hover", lift=max(2, spec.lift)) if not spec.state else spec

    def paint(target: pygame.Surface, look: Look) -> None:
        if look == "hover" and (action or inspect):
            art.blit(target, lit, rect.x, rect.y - rise)
        else:
            art.blit(target, spec, rect.x, rect.y)

    if halo:
        sheet.halo(rect, halo, radius=max(4, round(rect.w * 0.055)), tag=tag)
    return sheet.node(
        name, "card", rect, action=action or inspect, inspect=inspect, paint=paint, hint=hint or name,
        key=key, reason=reason, overlay=overlay, id=id or (f"card:{tag}" if tag else ""),
    )  # fmt: skip


def counter(
    sheet: Sheet,
    rect: pygame.Rect,
    name: str,
    count: int,
    *,
    colour: str,
    icon: str,
    caption: str = "",
    tag: str = "",
    action: Callable[[], None] | None = None,
    dark: bool = False,
) -> Node:
    """A stack of tokens with its number, name and meaning beside it."""
    size = min(sheet.px(64), rect.h - sheet.px(12))
    spec: Spec = (
        TokenStack(size, colour, icon, min(count, 4), lift=1)
        if count > 0
        else Token(size, "#6B5A48", icon, lift=1, state="ghost")
    )
    sheet.art(spec, rect.x, rect.centery, "midleft", tag=tag)
    left = rect.x + size + sheet.px(14)
    ink, soft = (palette.GOLD_HIGH, palette.MUTED) if dark else (palette.INK, palette.INK_2)
    number = Style("display", 30, ink)
    label = Style("head", 17, palette.GOLD_HIGH if dark else palette.HEADING)
    small = Style("condensed", 17, soft)
    wide = rect.right - left
    lines = [(f"×{count}", number), (name, label)] + ([(caption, small)] if caption else [])
    heights = [sheet.letters.line_height(style) for _text, style in lines]
    y = rect.centery - sum(heights) // 2
    for (text, style), height in zip(lines, heights, strict=True):
        sheet.text(text, style, left, y, "topleft", wide)
        y += height
    return sheet.node(name, "image", rect, action=action, value=str(count), hint=caption or name)


def dice_tray(sheet: Sheet, rect: pygame.Rect, dice: Sequence[tuple[Spec, str, str]]) -> pygame.Rect:
    """A framed tray with dice lying in it, each as (spec, name, tag); returns the felt inside."""
    sheet.art(Tray(rect.w, rect.h, lift=2), rect.x, rect.y)
    inside = rect.inflate(-2 * sheet.px(18), -2 * sheet.px(18))
    if dice:
        step = inside.w / len(dice)
        for index, (spec, name, tag) in enumerate(dice):
            centre = (round(inside.x + step * (index + 0.5)), inside.centery)
            place = sheet.art(spec, *centre, "center", tag=tag)
            sheet.node(name, "image", place, hint=name, id=f"die:{tag or index}")
    return inside
