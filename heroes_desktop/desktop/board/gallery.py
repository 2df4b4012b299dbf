"""A gallery: things to choose from, as cards in a grid, with buttons for what has no card below them.

    entries = [
        Exhibit(option, partial(faces.card, face), subject=("card", face), caption=words.short(face))
        for option, face in offered
    ]
    draw_gallery(sheet, rect, look, entries, _("Adventurers"))

If the question asks for a set (`look.gathering`), cards toggle in any order, picked ones wear a tick, and the
action bar shows "Done" with the count, which plays the whole set. Else a click answers at once.

A room whose exhibits are more than a card draws each itself: `draw_cells` lays out cells of any shape.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from heroes_desktop.engine import Option

from ..art import Spec, Token
from ..art.core import palette
from ..art.core.text import Style
from ..input.node import Look as Press
from ..paint.sheet import Sheet
from ..widgets import Face, Scroll, button, scroll_area
from ..widgets.fitting import unbroken
from ..widgets.rows import columns
from ..widgets.scroll import Area
from .api import Look
from .doing import Doing

LARGEST, READABLE, LEAST = 420, 300, 210
"""Heights of cards in units: no larger, large enough to be read in one row, no smaller."""
_CAPTION = Style("label", 20, palette.GOLD_HIGH, align="center", line=1.1)
_SMALLEST_CAPTION = 16


@dataclass(frozen=True)
class Exhibit:
    """One thing to choose: its option, its picture for a size, and words below it.

    option None: it is only shown. picture None: it becomes a button of this kind and icon.
    """

    option: Option | None
    picture: Callable[[int, int], Spec] | None = None
    subject: object = None
    caption: str = ""
    icon: str = ""
    kind: str = "secondary"
    name: str = ""
    hint: str = ""


def choosing(look: Look, option: Option | None, name: str = "", subject: object = None) -> Doing:
    """What a click on an exhibit does: answer, or put it into the set that is being gathered."""
    inspect = partial(look.inspect, subject) if subject is not None else None
    if option is None:
        return Doing(name, None, inspect)
    made = look.gathering
    if made is None or option not in made.choice.things:
        return Doing(look.name(option), partial(look.choose, option), inspect, halo="legal",
                     id=f"gallery:{option}")  # fmt: skip
    told = look.name(option) if option in look.options() else name or look.name(option)
    locked = made.choice.locked(option)
    halo = "selected" if made.holds(option) else "" if made.full or locked else "legal"
    return Doing(told, made.toggling(option), inspect, locked, halo, id=f"gallery:{option}")


def picked(look: Look, option: Option | None) -> bool:
    """Whether an exhibit is in the set that is being gathered."""
    made = look.gathering
    return made is not None and option is not None and made.holds(option)


def draw_gallery(
    sheet: Sheet, rect: pygame.Rect, look: Look, exhibits: Sequence[Exhibit], title: str
) -> None:
    """Cards in a grid, and buttons below them for what has none."""
    room = pygame.Rect(rect)
    cards = [each for each in exhibits if each.picture is not None]
    plain = [each for each in exhibits if each.picture is None]
    scroll = look.memory.setdefault("gallery", Scroll(look.relayout))
    with scroll_area(sheet, room, scroll, title) as area:
        paired = bool(cards) and _pairs(sheet, area.rect.w, look, plain)
        rows = plain[::2] if paired else plain
        low = sum(_button_height(sheet, area.rect.w, _label(look, each)) + sheet.px(8) for each in rows)
        if cards:
            _draw_cards(sheet, area, look, cards, room.h - low)
        if paired:
            _draw_pairs(sheet, area, look, plain)
            return
        for each in plain:
            draw_choice_button(sheet, area, look, each)


def draw_cells(area: Area, count: int, per_row: int, wide: int, high: int, gap: int) -> list[pygame.Rect]:
    """Where this many cells go: in rows, each row centred."""
    found = []
    for start in range(0, count, per_row):
        in_row = min(per_row, count - start)
        row = area.take(high, gap)
        x = row.x + (row.w - in_row * wide - (in_row - 1) * gap) // 2
        found += [pygame.Rect(x + number * (wide + gap), row.y, wide, high) for number in range(in_row)]
    return found


def tick(sheet: Sheet, rect: pygame.Rect, size: int = 44) -> None:
    """The sign that a thing is in the set."""
    mark = Token(sheet.px(size), "#2F5E1E", "mdi:check-bold", palette.GOLD_HIGH, lift=1)
    with sheet.above_glows():
        sheet.art(mark, rect.right - sheet.px(size * 0.4), rect.y + sheet.px(size * 0.4), "center")


# cards


def _draw_cards(sheet: Sheet, area: Area, look: Look, exhibits: list[Exhibit], room: int) -> None:
    px, gap = sheet.px, sheet.px(16)
    captioned = any(each.caption for each in exhibits)
    caption = _caption_height(sheet) if captioned else 0
    high, per_row = grid(sheet, area.rect.w - 2 * px(8), room - px(18), len(exhibits), gap, caption)
    wide = round(high * 5 / 7)
    style = _caption_style(sheet, exhibits, wide) if captioned else None
    area.take(px(8))
    for cell, each in zip(
        draw_cells(area, len(exhibits), per_row, wide, high + caption, gap), exhibits, strict=True
    ):
        place = pygame.Rect(cell.x, cell.y, wide, high)
        _draw_card(sheet, place, look, each)
        if style is not None:
            below = pygame.Rect(place.x - px(6), place.bottom + px(8), wide + px(12), caption)
            sheet.block(each.caption, style, below, "midtop")


def grid(sheet: Sheet, width: int, height: int, count: int, gap: int, caption: int = 0) -> tuple[int, int]:
    """Height and number in a row: the largest cards that all fit, or readable ones that scroll."""
    for lines, least in ((1, READABLE), (2, LEAST), (1, LEAST)):
        per_row = -(-count // lines)
        across = round((width - gap * (per_row - 1)) / per_row * 7 / 5)
        high = min((height - gap * (lines - 1)) // lines - caption, across)
        if high >= sheet.px(least):
            return min(high, sheet.px(LARGEST)), per_row
    high = max(min(sheet.px(READABLE), height - caption), sheet.px(120))
    wide = round(high * 5 / 7)
    return high, max(1, (width + gap) // (wide + gap))


def _draw_card(sheet: Sheet, rect: pygame.Rect, look: Look, each: Exhibit) -> None:
    assert each.picture is not None
    spec = each.picture(rect.w, rect.h)
    does = choosing(look, each.option, each.name, each.subject)
    art, lit = sheet.ui.art, spec if spec.state else spec.but(state="hover", lift=max(2, spec.lift))
    rise = max(2, rect.h // 24)
    sheet.art(spec, rect.x, rect.y)
    answers = does.action is not None or does.inspect is not None

    def paint(target: pygame.Surface, press: Press) -> None:
        if press == "hover" and answers:
            art.blit(target, lit, rect.x, rect.y - rise)
        else:
            art.blit(target, spec, rect.x, rect.y)

    does.glow(sheet, rect, radius=max(4, round(rect.w * 0.055)))
    held = picked(look, each.option)
    does.but(hint=each.hint or does.hint).node(sheet, "card", rect, paint=paint, selected=held)
    if held:
        tick(sheet, rect)


def _caption_style(sheet: Sheet, exhibits: list[Exhibit], wide: int) -> Style:
    """One size for all captions: the largest at which none of their words is broken."""
    room = wide + 2 * sheet.px(6)
    labels = [each.caption for each in exhibits if each.caption]
    style = min((unbroken(sheet, label, _CAPTION, room) for label in labels), key=lambda each: each.size)
    while style.size > _SMALLEST_CAPTION and any(
        sheet.text_height(label, style, room) > _caption_height(sheet) for label in labels
    ):
        style = style.but(size=style.size - 0.5)
    return style


def _caption_height(sheet: Sheet) -> int:
    """Two lines under a card."""
    return round(2.4 * sheet.letters.line_height(_CAPTION))


# buttons


def _label(look: Look, each: Exhibit) -> str:
    return each.name or (look.name(each.option) if each.option is not None else "")


def _button_width(sheet: Sheet, width: int) -> int:
    return min(width, sheet.px(820))


def _pairs(sheet: Sheet, width: int, look: Look, plain: list[Exhibit]) -> bool:
    """Whether buttons under cards are short enough to stand two in a row."""
    half = (_button_width(sheet, width) - sheet.px(8)) // 2 - sheet.px(64)
    style = Style("label", 19, palette.INK)
    return len(plain) > 1 and all(sheet.letters.size(_label(look, each), style)[0] <= half for each in plain)


def _draw_pairs(sheet: Sheet, area: Area, look: Look, plain: list[Exhibit]) -> None:
    wide = _button_width(sheet, area.rect.w)
    for start in range(0, len(plain), 2):
        row = area.take(sheet.px(54), sheet.px(8))
        line = pygame.Rect(row.x + (row.w - wide) // 2, row.y, wide, row.h)
        for each, place in zip(plain[start : start + 2], columns(line, 2, sheet.px(8)), strict=False):
            _place_button(sheet, place, look, each)


def _button_height(sheet: Sheet, width: int, name: str) -> int:
    style = Style("label", 19, palette.INK)
    text = sheet.text_height(name, style, _button_width(sheet, width) - sheet.px(64))
    return max(sheet.px(54), text + sheet.px(22))


def draw_choice_button(sheet: Sheet, area: Area, look: Look, each: Exhibit) -> None:
    """An exhibit without a card, as a button of its own."""
    wide = _button_width(sheet, area.rect.w)
    row = area.take(_button_height(sheet, area.rect.w, _label(look, each)), sheet.px(8))
    _place_button(sheet, pygame.Rect(row.x + (row.w - wide) // 2, row.y, wide, row.h), look, each)


def _place_button(sheet: Sheet, place: pygame.Rect, look: Look, each: Exhibit) -> None:
    does = choosing(look, each.option, each.name)
    kind = "primary" if picked(look, each.option) else each.kind
    button(
        sheet, place, Face(_label(look, each), kind, each.icon, size=19), does.action,
        name=does.name, role="option", hint=each.hint or does.hint, id=does.id,
    )  # fmt: skip
