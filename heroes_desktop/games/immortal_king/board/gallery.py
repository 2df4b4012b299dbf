"""Options that have no place on the board yet, as cards and buttons in the right part."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import pygame

from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.board.base import action_of
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets import Face, Scroll, button, card, ribbon, scroll_area
from heroes_desktop.desktop.widgets.fitting import unbroken
from heroes_desktop.desktop.widgets.rows import columns
from heroes_desktop.desktop.widgets.scroll import Area
from heroes_desktop.engine import Decision, Option

from ..content import DUNGEON_LISTS, face_of
from ..locale import _
from ..text import words
from ..text.declared import DECLARED
from . import faces
from .builder import draw_builder
from .look import Look
from .newcomer import draw_newcomer
from .profiles import KINDS, draw_profiles
from .scenarios import draw_scenarios

CLOTH = "#2F4658"
ON_BOARD = {
    "construction_swap", "look_pile", "equipment_action", "choose_target", "window1", "window3", "doom",
    "armour_roll", "rps_throw", "bodyguard_target", "place_mana", "lose_mana", "after_fight_potion",
}  # fmt: skip
"""Questions answered on lanes, party, dice and verdict."""

_CAPTION = Style("label", 20, palette.GOLD_HIGH, align="center", line=1.1)
LARGEST, READABLE, LEAST = 420, 300, 210
"""Heights of cards in units: no larger, large enough to be read in one row, no smaller."""

TITLED, TITLED_SHEETS = 300, 620
"""Units of height from which on there is a title above cards, and above sheets with much to read."""


@dataclass(frozen=True)
class Entry:
    """An option and the face it shows, -1 for a plain button."""

    option: Option
    face: int
    name: str


def wanted(look: Look) -> bool:
    """Whether the present question needs the gallery."""
    decision = look.decision
    if decision is None or decision.kind in ON_BOARD:
        return False
    if decision.kind == "effect_target":
        return bool(look.options("card"))
    return not look.options("pile", "corridor")


def draw_gallery(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """Title, cards in a grid and buttons below them."""
    decision = look.decision
    assert decision is not None
    px = sheet.px
    room = pygame.Rect(rect)
    if rect.h >= px(TITLED_SHEETS if decision.kind in KINDS else TITLED):
        head = ribbon(sheet, title(decision), rect.x + px(14), rect.y, CLOTH)
        room = pygame.Rect(rect.x, head.bottom + px(10), rect.w, rect.bottom - head.bottom - px(10))
    if decision.kind == "build_dungeon" and look.options("card"):
        draw_builder(sheet, room, look)
        return
    if decision.kind == "choose_scenario":
        draw_scenarios(sheet, room, look)
        return
    if decision.kind == "place_guard":
        draw_newcomer(sheet, room, look)
        return
    if decision.kind in KINDS:
        draw_profiles(sheet, room, look, title(decision))
        return
    entries = _entries(look, decision)
    cards = [entry for entry in entries if entry.face >= 0]
    plain = [entry for entry in entries if entry.face < 0]
    scroll = look.memory.setdefault("gallery", Scroll(look.relayout))
    with scroll_area(sheet, room, scroll, title(decision)) as area:
        paired = bool(cards) and _pairs(sheet, area.rect.w, plain)
        rows = plain[::2] if paired else plain
        low = sum(_button_height(sheet, area.rect.w, entry) + px(8) for entry in rows)
        if cards:
            _draw_cards(sheet, area, look, cards, room.h - low)
        if paired:
            _draw_pairs(sheet, area, look, plain)
            return
        for entry in plain:
            if entry.option.act == "pay":
                _draw_payment(sheet, area, look, entry.option)
            _draw_button(sheet, area, look, entry)


def title(decision: Decision) -> str:
    """What the gallery shows."""
    return {
        "choose_box": _("Boxes"),
        "choose_sides": _("Sides"),
        "choose_adventurers": _("Adventurers"),
        "choose_equipment": _("Equipment"),
        "choose_scenario": _("Scenarios"),
        "build_dungeon": _("Dungeons"),
        "pay_cost": _("Payment"),
        "place_guard": _("A new guard"),
        "collection_pick": _("Your collection"),
        "pile_pick": _("Top cards"),
        "pile_order": _("Top cards"),
    }.get(decision.kind, _("Choice"))


def _entries(look: Look, decision: Decision) -> list[Entry]:
    return [Entry(option, _face(look, decision, option), look.name(option)) for option in decision.options]


def _face(look: Look, decision: Decision, option: Option) -> int:
    """The card an option is best shown by."""
    view, act = look.view, option.act
    if act == "box":
        return face_of("F60" if option.args[0] == 1 else "W60")
    if decision.kind == "choose_sides":
        return {"party": face_of("F1"), "dm": face_of("F60")}.get(act, -1)
    if act == "final":
        return int(option.args[0])
    if act == "list":
        return face_of(DUNGEON_LISTS[str(option.args[0])].final)
    if act == "card":
        return int(view.faces[int(option.args[0])])
    return -1


# cards


def _draw_cards(sheet: Sheet, area: Area, look: Look, entries: list[Entry], room: int) -> None:
    px, gap = sheet.px, sheet.px(16)
    caption = _caption_height(sheet) if _captioned(look) else 0
    high, per_row = _grid(sheet, area.rect.w - 2 * px(8), room - px(18), len(entries), gap, caption)
    wide = round(high * 5 / 7)
    style = _caption_style(sheet, look, entries, wide) if caption else None
    area.take(px(8))
    for start in range(0, len(entries), per_row):
        line = entries[start : start + per_row]
        row = area.take(high + caption, gap)
        x = row.x + (row.w - len(line) * wide - (len(line) - 1) * gap) // 2
        for entry in line:
            place = pygame.Rect(x, row.y, wide, high)
            _draw_entry(sheet, place, look, entry)
            if style is not None and look.decision is not None:
                label = DECLARED.short(look.view, look.decision, entry.option)
                below = pygame.Rect(x - px(6), place.bottom + px(8), wide + px(12), caption)
                sheet.block(label, style, below, "midtop")
            x += wide + gap


def _grid(sheet: Sheet, width: int, height: int, count: int, gap: int, caption: int) -> tuple[int, int]:
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


def _captioned(look: Look) -> bool:
    """Cards that only stand for something else say so below."""
    decision = look.decision
    return decision is not None and (
        decision.kind in ("choose_box", "choose_sides") or bool(look.options("list"))
    )


def _caption_style(sheet: Sheet, look: Look, entries: list[Entry], wide: int) -> Style:
    """One size for all captions: the largest at which none of their words is broken."""
    assert look.decision is not None
    room = wide + 2 * sheet.px(6)
    labels = [DECLARED.short(look.view, look.decision, entry.option) for entry in entries]
    style = min((unbroken(sheet, label, _CAPTION, room) for label in labels), key=lambda each: each.size)
    while style.size > 16 and any(
        sheet.text_height(label, style, room) > _caption_height(sheet) for label in labels
    ):
        style = style.but(size=style.size - 0.5)
    return style


def _caption_height(sheet: Sheet) -> int:
    """Two lines under a card."""
    return round(2.4 * sheet.letters.line_height(_CAPTION))


def _draw_entry(sheet: Sheet, rect: pygame.Rect, look: Look, entry: Entry) -> None:
    option = entry.option
    compact = rect.w < sheet.px(190) or _captioned(look)
    text = "" if compact else faces.fitting_text(entry.face, rect.w, rect.h)
    spec = faces.face_spec(entry.face, rect.w, rect.h, text=text, compact=compact)
    card(
        sheet, spec, rect.x, rect.y, entry.name,
        action=partial(look.choose, option), inspect=partial(look.inspect, ("face", entry.face)),
        halo="legal", hint=entry.name, id=f"gallery:{option}",
    )  # fmt: skip


# buttons


def _button_width(sheet: Sheet, width: int) -> int:
    return min(width, sheet.px(820))


def _pairs(sheet: Sheet, width: int, plain: list[Entry]) -> bool:
    """Whether buttons under cards are short enough to stand two in a row."""
    half = (_button_width(sheet, width) - sheet.px(8)) // 2 - sheet.px(64)
    style = Style("label", 19, palette.INK)
    return len(plain) > 1 and all(sheet.letters.size(entry.name, style)[0] <= half for entry in plain)


def _draw_pairs(sheet: Sheet, area: Area, look: Look, plain: list[Entry]) -> None:
    wide = _button_width(sheet, area.rect.w)
    for start in range(0, len(plain), 2):
        row = area.take(sheet.px(54), sheet.px(8))
        line = pygame.Rect(row.x + (row.w - wide) // 2, row.y, wide, row.h)
        for entry, place in zip(plain[start : start + 2], columns(line, 2, sheet.px(8)), strict=False):
            _place_button(sheet, place, look, entry)


def _button_height(sheet: Sheet, width: int, entry: Entry) -> int:
    style = Style("label", 19, palette.INK)
    text = sheet.text_height(entry.name, style, _button_width(sheet, width) - sheet.px(64))
    return max(sheet.px(54), text + sheet.px(22))


def _draw_button(sheet: Sheet, area: Area, look: Look, entry: Entry) -> None:
    wide = _button_width(sheet, area.rect.w)
    row = area.take(_button_height(sheet, area.rect.w, entry), sheet.px(8))
    _place_button(sheet, pygame.Rect(row.x + (row.w - wide) // 2, row.y, wide, row.h), look, entry)


def _place_button(sheet: Sheet, place: pygame.Rect, look: Look, entry: Entry) -> None:
    option = entry.option
    act = action_of(DECLARED, look, option)
    button(
        sheet, place, Face(entry.name, act.kind, act.icon, size=19), partial(look.choose, option),
        name=entry.name, role="option", hint=entry.name, id=f"gallery:{option}",
    )  # fmt: skip


def _draw_payment(sheet: Sheet, area: Area, look: Look, option: Option) -> None:
    """The cards a payment takes, fanned out above its button."""
    px = sheet.px
    wide, high = faces.card_size(px(118))
    row = area.take(high + px(8), px(6))
    count = len(option.args)
    step = min(wide + px(8), (row.w - wide) // max(1, count - 1))
    x = row.x + (row.w - wide - step * (count - 1)) // 2
    for instance in option.args:
        face = look.view.faces[int(instance)]
        card(
            sheet, faces.face_spec(face, wide, high, compact=True), x, row.y + px(4), words.name(face),
            inspect=partial(look.inspect, ("face", face)), overlay=True, id=f"paid:{option}:{instance}",
        )  # fmt: skip
        x += step
