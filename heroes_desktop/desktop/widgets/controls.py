"""Settings controls: switch, slider, choice among a few, tabs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

import pygame

from heroes_desktop.locale import _

from ..art import ButtonFace, Checkbox, Groove, Knob
from ..art.core import palette
from ..art.core.text import Style
from ..input.node import Look, Node
from ..paint.sheet import Sheet, WrittenText
from .buttons import Face, action_button, button
from .fitting import unbroken
from .rows import columns

V = TypeVar("V")


def toggle(
    sheet: Sheet, rect: pygame.Rect, label: str, on: bool, change: Callable[[bool], None], hint: str = ""
) -> Node:
    """A box to tick, with its label; on paper."""
    size = min(rect.h, sheet.px(34))
    art = sheet.ui.art
    style = Style("strong", 19, palette.INK)
    left = rect.x + size + sheet.px(12)
    block = sheet.ui.words(label, style, max(1, rect.right - left))
    place = block.surface.get_rect(midleft=(left, rect.centery))

    def paint(target: pygame.Surface, look: Look) -> None:
        state = "hover" if look == "hover" else ""
        art.blit(target, Checkbox(size, on, state=state), rect.x, rect.centery - size // 2)
        target.blit(block.surface, place)

    sheet.texts.append(WrittenText(label, place, rect, sheet.clipped))
    return sheet.painted(label, "toggle", rect, paint, action=lambda: change(not on), checked=on, hint=hint)


def slider(
    sheet: Sheet,
    rect: pygame.Rect,
    name: str,
    value: float,
    change: Callable[[float], None],
    *,
    step: float = 0.1,
    shown: str = "",
) -> Node:
    """A groove with a knob, from 0 to 1, and the value in words at its right."""
    words = shown or _("{n} %").format(n=round(value * 100))
    room = sheet.px(84)
    groove = pygame.Rect(rect.x, 0, rect.w - room, sheet.px(14))
    groove.centery = rect.centery
    size = sheet.px(30)
    way = groove.w - size
    art = sheet.ui.art
    text = sheet.letters.line(words, Style("label", 19, palette.INK), room - sheet.px(12))

    def paint(target: pygame.Surface, look: Look) -> None:
        art.blit(target, Groove(groove.w, groove.h), groove.x, groove.y)
        x = groove.x + round(way * value)
        art.blit(target, Knob(size, state="hover" if look != "up" else ""), x, rect.centery - size // 2)
        target.blit(text, text.get_rect(midright=(rect.right, rect.centery)))

    def drag(point: tuple[int, int]) -> None:
        share = (point[0] - groove.x - size / 2) / max(1, way)
        change(_snap(share, step))

    return sheet.painted(
        name, "slider", rect, paint, value=words, drag=drag,
        adjust=lambda steps: change(_snap(value + steps * step, step)),
    )  # fmt: skip


def _snap(value: float, step: float) -> float:
    return round(max(0.0, min(1.0, round(value / step) * step)), 4)


def choice(
    sheet: Sheet,
    rect: pygame.Rect,
    name: str,
    values: Sequence[tuple[V, str]],
    current: V | None,
    change: Callable[[V], None],
    hints: Sequence[str] = (),
) -> None:
    """A few values side by side, one of them chosen."""
    with sheet.group(name, rect):
        places = columns(rect, len(values), sheet.px(8))
        for index, ((value, label), place) in enumerate(zip(values, places, strict=True)):
            chosen = value == current
            face = Face(label, "primary" if chosen else "secondary", size=18)
            button(
                sheet, place, face, partial(change, value),
                name=label, role="choice", selected=chosen, hint=hints[index] if hints else "",
                id=f"{name}:{value}",
            )  # fmt: skip


ROW_PAD = 14
"""Units above, below and beside the words of an explained choice."""


def explained_height(sheet: Sheet, width: int, values: Sequence[tuple[object, str, str]]) -> int:
    """How tall the rows of `explained_choice` are together."""
    return sum(_row_height(sheet, width, label, told) + sheet.px(8) for _value, label, told in values)


def _row_height(sheet: Sheet, width: int, label: str, told: str) -> int:
    room = width - sheet.px(2 * ROW_PAD + 36)
    words = sheet.text_height(label, _ROW_LABEL, room) + (
        sheet.text_height(told, _ROW_TEXT, room) if told else 0
    )
    return max(sheet.px(48), words + sheet.px(ROW_PAD))


def explained_choice(
    sheet: Sheet,
    rect: pygame.Rect,
    name: str,
    values: Sequence[tuple[V, str, str]],
    current: V | None,
    change: Callable[[V], None],
) -> None:
    """Values below each other, each with what it means; the chosen one is gold."""
    with sheet.group(name, rect):
        y = rect.y
        for value, label, told in values:
            high = _row_height(sheet, rect.w, label, told)
            place = pygame.Rect(rect.x, y, rect.w, high)
            _explained_row(
                sheet, place, f"{name}:{value}", label, told, value == current, partial(change, value)
            )
            y += high + sheet.px(8)


def _explained_row(
    sheet: Sheet,
    rect: pygame.Rect,
    id: str,
    label: str,
    told: str,
    chosen: bool,
    action: Callable[[], None],
) -> None:
    px, art = sheet.px, sheet.ui.art
    kind = "primary" if chosen else "paper"
    room = rect.w - px(2 * ROW_PAD + 36)
    head = sheet.ui.words(label, _ROW_LABEL, room)
    body = sheet.ui.words(told, _ROW_TEXT, room) if told else None
    words = head.surface.get_height() + (body.surface.get_height() if body else 0)
    left, top = rect.x + px(ROW_PAD + 36), rect.y + (rect.h - words) // 2
    mark = art.icon("mdi:radiobox-marked" if chosen else "mdi:radiobox-blank", px(26), palette.INK)

    def paint(target: pygame.Surface, look: Look) -> None:
        art.blit(target, ButtonFace(rect.w, rect.h, kind, look, lift=1), rect.x, rect.y)
        target.blit(mark, mark.get_rect(midleft=(rect.x + px(ROW_PAD), rect.centery)))
        target.blit(head.surface, (left, top))
        if body is not None:
            target.blit(body.surface, (left, top + head.surface.get_height()))

    placed = pygame.Rect(left, top, room, words)
    sheet.texts.append(WrittenText(f"{label} {told}".strip(), placed, rect, sheet.clipped))
    sheet.painted(label, "choice", rect, paint, action=action, selected=chosen, hint=told, id=id)


_ROW_LABEL = Style("label", 19, palette.INK)
_ROW_TEXT = Style("condensed", 17, palette.INK, line=1.15)


_TAB = Style("label", 19, palette.INK)


def _icons_beside(sheet: Sheet, wide: int, labels: Sequence[tuple[str, str]]) -> bool:
    """Whether the icons of tabs have room beside their labels."""
    return all(sheet.letters.size(label, _TAB)[0] + sheet.px(52) <= wide for label, _icon in labels)


def tabs_height(sheet: Sheet, wide: int, labels: Sequence[tuple[str, str]]) -> int:
    """How high tabs are that share a width: higher where their icons stand above the labels."""
    px = sheet.px
    cell = (wide - px(8) * (len(labels) - 1)) // len(labels)
    return px(54 if _icons_beside(sheet, cell, labels) else 72)


def tabs(
    sheet: Sheet,
    rect: pygame.Rect,
    labels: Sequence[tuple[str, str]],
    current: int,
    change: Callable[[int], None],
) -> None:
    """Tabs as (label, icon); the open one is paper. Icons stand above long labels, all of one size."""
    places = columns(rect, len(labels), sheet.px(8))
    beside = _icons_beside(sheet, places[0].w, labels)
    room = places[0].w - (sheet.px(52) if beside else sheet.px(8))
    size = min(unbroken(sheet, label, _TAB, room).size for label, _icon in labels)
    for index, ((label, icon), place) in enumerate(zip(labels, places, strict=True)):
        face = Face(label, "paper" if index == current else "secondary", icon, size=size)
        draw = button if beside else action_button
        draw(sheet, place, face, partial(change, index), role="tab", selected=index == current)
