"""The paper beside the enemy: die, multiplier and bonuses against the parts of its Power."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets import Scroll, paper, scroll_area

from ..content import CARDS
from ..locale import _
from ..power import Part, power_parts, roll_parts
from ..state import State
from ..text import words
from . import faces
from .look import Look

Row = tuple[str, str, str, int]
"""Icon, words, value, and whether it helps the party (1), hurts it (-1) or is plain (0)."""

GAP = 5
"""Units between the two lists."""
_INK = {1: palette.GOOD_ON_PAPER, -1: palette.BAD_ON_PAPER, 0: palette.INK}
_HEAD = Style("head", 19, palette.HEADING)
_TEXT = Style("condensed_label", 18, palette.INK, line=1.05)
_VALUE = Style("bold", 19, palette.INK)


def draw_strike(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """Rows of both sides and the two totals."""
    view, px = look.view, sheet.px
    tight = not sheet.metrics.wide
    room = paper(sheet, rect, "strike").inflate(px(22 if tight else 18), px(22 if tight else 12))
    foot = max(px(52), sheet.letters.line_height(Style("display", 40, palette.INK)))
    low = pygame.Rect(room.x, room.bottom - foot, room.w, foot)
    body = pygame.Rect(room.x, room.y, room.w, room.h - foot - px(6))
    scroll = look.memory.setdefault("strike", Scroll(look.relayout))
    with scroll_area(sheet, body, scroll, _("Sums")) as area:
        lists = ((_title(look), strike_rows(view)), (_("Its Power"), power_rows(view)))
        air = _air(sheet, area.rect, [row for _title, rows in lists for row in rows])
        for title, rows in lists:
            head = area.take(sheet.letters.line_height(_HEAD), air)
            sheet.text(title, _HEAD, head.x, head.y, "topleft", head.w)
            for row in rows:
                _draw_row(sheet, area.take(_height(sheet, row, area.rect.w), px(2) + air), row)
            area.take(px(GAP))
        area.bottom -= px(GAP + 2) + air  # no room is needed below the last row
    sheet.fill(pygame.Rect(room.x, low.y - px(4), room.w, max(1, px(2))), palette.BRASS)
    _draw_totals(sheet, low, view)


def _title(look: Look) -> str:
    mine = look.viewpoint == look.view.party
    return _("Your strike") if mine else _("The party’s strike")


def _height(sheet: Sheet, row: Row, width: int) -> int:
    wide = width - sheet.px(30) - sheet.px(44)
    return max(sheet.px(21), sheet.text_height(row[1], _TEXT, wide))


def _air(sheet: Sheet, room: pygame.Rect, rows: list[Row]) -> int:
    """What each line may stand further from the next where there is room to spare."""
    heads = 2 * sheet.letters.line_height(_HEAD)
    used = heads + sum(_height(sheet, row, room.w) + sheet.px(2) for row in rows) + sheet.px(GAP)
    return max(0, min(sheet.px(12), (room.h - used) // (len(rows) + 2)))


def _draw_row(sheet: Sheet, rect: pygame.Rect, row: Row) -> None:
    icon, told, value, helps = row
    px = sheet.px
    sheet.icon(icon, rect.x, rect.centery, 20, palette.INK_2, "midleft")
    body = pygame.Rect(rect.x + px(28), rect.y, rect.w - px(28) - px(44), rect.h)
    sheet.block(told, _TEXT, body, "midleft")
    sheet.text(value, _VALUE.but(colour=_INK[helps]), rect.right - px(2), rect.centery, "midright", px(44))
    sheet.node(f"{told}: {value}", "text", rect)


def _draw_totals(sheet: Sheet, rect: pygame.Rect, view: State) -> None:
    fight = view.the_fight
    mine = Style("display", 40, "#1F4E8A" if fight.dice else palette.INK_2)
    total = str(fight.total) if fight.dice else f"? {words.signed(fight.total)}" if fight.total else "?"
    middle = sheet.text(_("vs"), Style("head", 19, palette.INK_2), rect.centerx, rect.centery, "center")
    gap = middle.w // 2 + sheet.px(10)
    half = rect.w // 2 - gap
    sheet.text(total, mine, rect.centerx - gap, rect.centery, "midright", half)
    theirs = Style("display", 40, "#9A2A1E")
    sheet.text(str(fight.power), theirs, rect.centerx + gap, rect.centery, "midleft", half)
    told = _("{total} against Power {power}").format(total=total, power=fight.power)
    sheet.node(told, "text", rect, hint=told, id="totals")


def strike_rows(view: State) -> list[Row]:
    """The party's side: what the die showed, what multiplies it and what is added."""
    fight = view.the_fight
    rows: list[Row] = []
    if not fight.dice:
        sides = max([6, *fight.sizes, *fight.extra])
        rows.append((_die_icon(sides), _("d{sides}, not rolled yet").format(sides=sides), "?", 0))
    for part in _together(roll_parts(view)):
        rows.append(_strike_row(view, part))
    return rows


def _together(parts: Sequence[Part]) -> list[Part]:
    """What one card gives for several reasons stands in one line."""
    told: dict[tuple[object, ...], Part] = {}
    for number, part in enumerate(parts):
        key = (part.face,) if part.face >= 0 else (part.source, number)
        before = told.get(key)
        told[key] = part if before is None else part._replace(amount=before.amount + part.amount)
    return list(told.values())


def _strike_row(view: State, part: Part) -> Row:
    fight = view.the_fight
    if part.source == "die":
        sides = fight.sides[fight.dice.index(max(fight.dice))]
        return _die_icon(sides), _("d{sides} roll").format(sides=sides), str(part.amount), 0
    if part.source == "multiplied":
        return "mdi:close", _("times {number}").format(number=fight.multiplier), words.signed(part.amount), 1
    card = CARDS[part.face]
    icon = (
        faces.EQUIPMENT_ICONS[card.equipment] if card.equipment else faces.TYPE_ICONS.get(card.type, "hearts")
    )
    return icon, _called(part.face), words.signed(part.amount), 1 if part.amount >= 0 else -1


def _called(face: int) -> str:
    """A card as it fits into a row."""
    return faces.short_name(face) if CARDS[face].kind == "adventurer" else words.name(face)


def _die_icon(sides: int) -> str:
    return "mdi:dice-6" if sides == 6 else f"mdi:dice-d{sides}"


def power_rows(view: State) -> list[Row]:
    """The enemy's side, as the values of this fight have it."""
    fight = view.the_fight
    if fight.outcome:
        return [("crossed-swords", _("Its Power"), str(fight.power), 0)]
    rows: list[Row] = []
    for part in power_parts(view, fight.lane):
        if part.amount or part.source in ("printed", "nemesis"):
            rows.append(_power_row(part, first=not rows))
    return rows


def _power_row(part: Part, first: bool) -> Row:
    card = CARDS[part.face] if part.face >= 0 else None
    name = "" if card is None else _called(part.face)
    icon, told = {
        "printed": ("mdi:cards", _("printed")),
        "nemesis": (faces.NEMESIS_ICON, _("Nemesis of {card}").format(card=name)),
        "letter": ("mdi:account-group", faces.letter_words(card.letter) if card and card.letter else ""),
        "die": ("mdi:dice-multiple", _("Power die")),
        "half_die": ("mdi:dice-multiple", _("Power die")),
        "aura": (faces.AURA_ICON, _("aura of {card}").format(card=name)),
        "tenacity": (faces.TENACITY_ICON, _("Tenacity")),
        "fate": ("death-skull", _("fate")),
        "dominance": (faces.ABILITY_ICONS["dominance"], _("Dominance")),
        "pounce": (faces.ABILITY_ICONS["pounce"], _("Pounce")),
        "ability": ("dragon", _("own ability")),
        "lowered": ("mdi:arrow-down-bold", _("lowered")),
    }[part.source]
    value = str(part.amount) if first else words.signed(part.amount)
    return icon, told, value, 0 if first else -1 if part.amount > 0 else 1
