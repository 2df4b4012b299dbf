"""Adventurers to choose from, each with picture and full texts on one sheet of paper."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pygame

from heroes_desktop.desktop.art import Parchment, palette
from heroes_desktop.desktop.art.text import Style
from heroes_desktop.desktop.board_api import Look
from heroes_desktop.desktop.node import Look as Press
from heroes_desktop.desktop.sheet import Sheet
from heroes_desktop.desktop.widgets import Face, Scroll, button, scroll_area
from heroes_desktop.desktop.widgets.rows import columns
from heroes_desktop.locale import _

from ..content import CARDS, Card
from ..text import words
from ..text.words import say
from . import faces
from .party import STRIP_ICONS

_NAME = Style("head", 21, palette.HEADING)
_TYPE = Style("condensed_label", 17, palette.INK_2)
_TEXT = Style("condensed", 18, palette.INK, line=1.12)


def draw_profiles(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """Chosen adventurers first, then those one may still take, two sheets side by side."""
    px, gap = sheet.px, sheet.px(12)
    found = [*look.view.adventurers, *(int(option.args[0]) for option in look.options("adventurer"))]
    done = look.find("done")
    scroll = look.memory.setdefault("profiles", Scroll(look.relayout))
    with scroll_area(sheet, rect, scroll, _("Adventurers")) as area:
        per_row = 2 if area.rect.w >= px(760) else 1
        wide = columns(pygame.Rect(0, 0, area.rect.w - px(8), 1), per_row, gap)[0].w
        high = max(_height(sheet, CARDS[face], wide) for face in found)
        least = (rect.h - (px(70) if done else 0) - gap * 2) // max(1, -(-len(found) // per_row))
        high = max(high, min(least, px(240)))
        for start in range(0, len(found), per_row):
            row = area.take(high, gap)
            places = columns(pygame.Rect(row.x + px(4), row.y, row.w - px(8), row.h), per_row, gap)
            for place, face in zip(places, found[start : start + per_row], strict=False):
                _draw_profile(sheet, place, look, face)
        if done is not None:
            name = look.name(done)
            row = area.take(px(56))
            place = pygame.Rect(row.x + row.w // 4, row.y, row.w // 2, row.h)
            button(
                sheet, place, Face(name, "primary", "mdi:check-bold", size=20), partial(look.choose, done),
                name=name, role="option", id=f"gallery:{done}",
            )  # fmt: skip


def _rows(hero: Card) -> list[tuple[str, str]]:
    return [
        (STRIP_ICONS["gift"], words.titled(_("Gift"), say(hero.gift_text))),
        (STRIP_ICONS["power"], words.titled(_("Temporary power, 1 Mana"), say(hero.temporary_text))),
        (STRIP_ICONS["ultimate"], words.titled(_("Ultimate power"), say(hero.ultimate_text))),
    ]


def _text_width(sheet: Sheet, wide: int) -> int:
    return wide - sheet.px(128) - sheet.px(62)


def _height(sheet: Sheet, hero: Card, wide: int) -> int:
    px = sheet.px
    room = _text_width(sheet, wide)
    high = sheet.letters.line_height(_NAME) + sheet.letters.line_height(_TYPE) + px(40)
    return max(
        px(176), high + sum(sheet.text_height(told, _TEXT, room) + px(4) for _icon, told in _rows(hero))
    )


def _draw_profile(sheet: Sheet, rect: pygame.Rect, look: Look, face: int) -> None:
    px, hero = sheet.px, CARDS[face]
    taken = face in look.view.adventurers
    option = None if taken else look.find("adventurer", face)
    wide, high = faces.card_size(min(rect.h - px(32), round(px(118) * 7 / 5)))
    spec = faces.face_spec(face, wide, high, compact=True, state="exhausted" if taken else "")
    sheet.art(Parchment(rect.w, rect.h, hero.number, torn=False, lift=2), *rect.topleft)
    spot = sheet.art(spec, rect.x + px(18), rect.centery - high // 2)
    _write(sheet, rect, hero)
    art = sheet.ui.art
    lit = replace(spec, state="hover")

    def paint(target: pygame.Surface, press: Press) -> None:
        if press != "up" and not taken:
            art.blit(target, lit, spot.x, spot.y - px(4))

    name = look.name(option) if option is not None else words.name(face)
    sheet.node(
        name, "card", rect, paint=paint,
        action=partial(look.choose, option) if option is not None else None,
        inspect=partial(look.inspect, ("face", face)),
        hint=_("Already in the party") if taken else name, id=f"gallery:{option or face}",
    )  # fmt: skip
    if option is not None:
        sheet.halo(rect, "legal", radius=10)
    if taken:
        sheet.icon("mdi:check-bold", spot.centerx, spot.centery, 56, palette.LEGAL)


def _write(sheet: Sheet, rect: pygame.Rect, hero: Card) -> None:
    """Name, type and the three abilities."""
    px = sheet.px
    left, y = rect.x + px(18) + px(128), rect.y + px(18)
    room = rect.right - px(18) - left
    for text, style in ((say(hero.name), _NAME), (words.type_of(hero), _TYPE)):
        y = sheet.text(text, style, left, y, "topleft", room).bottom
    y += px(4)
    wide = _text_width(sheet, rect.w)
    for icon, told in _rows(hero):
        sheet.icon(icon, left, y + px(11), 18, palette.HEADING, "midleft")
        place = pygame.Rect(left + px(26), y, wide, sheet.text_height(told, _TEXT, wide))
        sheet.block(told, _TEXT, place)
        y += place.h + px(4)
