"""The party in the bottom bar: adventurers with their powers, and their equipment."""

from __future__ import annotations

from functools import partial

import pygame

from heroes_desktop.desktop.art import Slot, Token
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets import card

from ..content import CARDS
from ..locale import _
from ..text import words
from . import faces
from .equipment import draw_equipment, name_below
from .look import Look
from .strips import draw_strips, plates_on

GAP = 6
FOOT, LEAST_FOOT = 54, 36
"""Units under the cards for abilities and names, where the bar is high enough; less is not worth it."""


def draw_party(sheet: Sheet, zone: pygame.Rect, look: Look) -> None:
    """All five cards of the party, as large as the bar allows, whatever stands on them."""
    view = look.view
    cards = [*range(len(view.adventurers)), *view.shown, *view.hidden]
    count = max(5, len(cards))
    gap = sheet.px(GAP)
    wide = _width(sheet, zone, count, gap)
    high = round(wide * 7 / 5)
    foot = min(sheet.px(FOOT), zone.h - high - gap)
    if foot < sheet.px(LEAST_FOOT):
        foot = 0
    top = zone.y + (zone.h - high - (foot + gap if foot else 0)) // 2
    x = zone.x
    with sheet.group(_("Party"), zone):
        for index in range(len(view.adventurers)):
            place = pygame.Rect(x, top, wide, high)
            _draw_adventurer(sheet, place, look, index, _below(place, gap, foot))
            x += wide + gap
        for instance in (*view.shown, *view.hidden):
            place = pygame.Rect(x, top, wide, high)
            draw_equipment(sheet, place, look, instance)
            if foot:
                name_below(sheet, _below(place, gap, foot), look, instance)
            x += wide + gap
        if not view.corridors:
            for _empty in range(len(cards), count):
                sheet.art(Slot(wide, high), x, top)
                x += wide + gap


def _below(rect: pygame.Rect, gap: int, foot: int) -> pygame.Rect:
    """The strip under a card where the bar is higher than its cards; none where it is not."""
    return pygame.Rect(rect.x, rect.bottom + gap, rect.w, foot)


def _width(sheet: Sheet, zone: pygame.Rect, count: int, gap: int) -> int:
    """As wide as the bar allows; a little taller than it where that buys the names on the cards."""
    room = (zone.w - gap * (count - 1)) // count
    wide = min(room, round(zone.h * 5 / 7))
    needed = faces.NAMED * 7 // 5
    if wide < faces.NAMED <= room and needed <= zone.h + sheet.px(16):
        return faces.NAMED
    return wide


def _draw_adventurer(sheet: Sheet, rect: pygame.Rect, look: Look, index: int, below: pygame.Rect) -> None:
    view = look.view
    face = view.adventurers[index]
    option = look.find("adventurer", index) if _names_party(look) else None
    hero = CARDS[face]
    name = look.name(option) if option is not None else words.say(hero.name)
    hint = "\n".join([words.titled(words.say(hero.name), words.type_of(hero)), *_lines(look, index)])
    spec = faces.face_spec(face, rect.w, rect.h, name=faces.short_name(face), compact=True, typed=False)
    node = card(
        sheet, spec, rect.x, rect.y, name,
        action=partial(look.choose, option) if option is not None else None,
        inspect=partial(look.inspect, ("face", face)), halo="legal" if option is not None else "",
        tag=f"hero:{index}", hint=f"{name}\n{hint}" if option is not None else hint, id=f"hero:{index}",
    )  # fmt: skip
    node.title = words.say(hero.name)
    draw_strips(sheet, below if below.h else plates_on(sheet, rect), look, index)
    _draw_mana(sheet, rect, look, index)


def _names_party(look: Look) -> bool:
    """During set-up adventurers are named by face, later by their place in the party."""
    return look.decision is not None and look.decision.kind != "choose_adventurers"


def _lines(look: Look, index: int) -> list[str]:
    hero = CARDS[look.view.adventurers[index]]
    return [
        _("Gift: {text}").format(text=words.say(hero.gift_text)),
        _("Temporary power (1 Mana): {text}").format(text=words.say(hero.temporary_text)),
        _("Ultimate power: {text}").format(text=words.say(hero.ultimate_text)),
    ]


def _draw_mana(sheet: Sheet, rect: pygame.Rect, look: Look, index: int) -> None:
    mana = look.view.mana
    if index >= len(mana):
        return
    size = max(sheet.px(32), round(rect.w * 0.28))
    has = mana[index]
    token = Token(
        size,
        faces.MANA if has else "#4A4038",
        faces.MANA_ICON,
        palette.BONE,
        lift=1,
        state="" if has else "ghost",
    )
    centre = (rect.right - round(size * 0.52), rect.y + round(rect.h * 0.29))
    place = sheet.art(token, *centre, "center", tag=f"mana:{index}")
    told = _("with Mana") if has else _("without Mana")
    sheet.node(told, "image", place, hint=told, overlay=True, id=f"mana:{index}")
