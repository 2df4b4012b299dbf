"""The party in the bottom bar: adventurers with their powers, and their equipment."""

from __future__ import annotations

from functools import partial

import pygame

from heroes_desktop.desktop.art import Token, palette
from heroes_desktop.desktop.art.text import Style
from heroes_desktop.desktop.board_api import Look
from heroes_desktop.desktop.node import Look as Press
from heroes_desktop.desktop.sheet import Sheet
from heroes_desktop.desktop.widgets import card
from heroes_desktop.engine import Option
from heroes_desktop.locale import _

from ..content import CARDS
from ..text import words
from . import faces
from .equipment import draw_equipment

GAP = 6
NAMED = 100
"""Pixels from which on a card bears its name."""
ABILITIES = ("gift", "power", "ultimate")
STRIP_ICONS = {"gift": "mdi:gift", "power": "crystals", "ultimate": "sunbeams"}


def draw_party(sheet: Sheet, zone: pygame.Rect, look: Look) -> None:
    """All five cards of the party, as large as the bar allows, whatever stands on them."""
    view = look.view
    cards = [*range(len(view.adventurers)), *view.shown, *view.hidden]
    count = max(5, len(cards))
    gap = sheet.px(GAP)
    wide = _width(sheet, zone, count, gap)
    high = round(wide * 7 / 5)
    top = zone.y + (zone.h - high) // 2
    x = zone.x
    with sheet.group(_("Party"), zone):
        for index in range(len(view.adventurers)):
            _draw_adventurer(sheet, pygame.Rect(x, top, wide, high), look, index)
            x += wide + gap
        for instance in (*view.shown, *view.hidden):
            draw_equipment(sheet, pygame.Rect(x, top, wide, high), look, instance)
            x += wide + gap


def _width(sheet: Sheet, zone: pygame.Rect, count: int, gap: int) -> int:
    """As wide as the bar allows; a little taller than it where that buys the names on the cards."""
    room = (zone.w - gap * (count - 1)) // count
    wide = min(room, round(zone.h * 5 / 7))
    needed = NAMED * 7 // 5
    if wide < NAMED <= room and needed <= zone.h + sheet.px(16):
        return NAMED
    return wide


def _draw_adventurer(sheet: Sheet, rect: pygame.Rect, look: Look, index: int) -> None:
    view = look.view
    face = view.adventurers[index]
    option = look.find("adventurer", index) if _names_party(look) else None
    hero = CARDS[face]
    name = look.name(option) if option is not None else words.say(hero.name)
    hint = "\n".join([words.titled(words.say(hero.name), words.type_of(hero)), *_lines(look, index)])
    card(
        sheet, faces.face_spec(face, rect.w, rect.h, compact=True), rect.x, rect.y, name,
        action=partial(look.choose, option) if option is not None else None,
        inspect=partial(look.inspect, ("face", face)), halo="legal" if option is not None else "",
        tag=f"hero:{index}", hint=f"{name}\n{hint}" if option is not None else hint, id=f"hero:{index}",
    )  # fmt: skip
    _draw_strips(sheet, rect, look, index)
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
    size = max(sheet.px(30), round(rect.w * 0.26))
    has = mana[index]
    token = Token(
        size,
        faces.MANA if has else "#4A4038",
        faces.MANA_ICON,
        palette.BONE,
        lift=1,
        state="" if has else "ghost",
    )
    centre = (rect.right - round(size * 0.52), rect.y + round(rect.h * 0.21))
    place = sheet.art(token, *centre, "center", tag=f"mana:{index}")
    told = _("with Mana") if has else _("without Mana")
    sheet.node(told, "image", place, hint=told, overlay=True, id=f"mana:{index}")


def _draw_strips(sheet: Sheet, rect: pygame.Rect, look: Look, index: int) -> None:
    """Gift, temporary and ultimate power as three strips; what may be used now is lit."""
    high = max(sheet.px(25), round(rect.h * 0.135))
    inset = max(2, round(rect.w * 0.045))
    y = rect.bottom - round(rect.h * 0.035) - 3 * high
    for act in ABILITIES:
        place = pygame.Rect(rect.x + inset, y, rect.w - 2 * inset, high - sheet.px(2))
        option = look.find(act, index)
        if option is None:
            _dim_strip(sheet, place, look, act, index)
        else:
            _lit_strip(sheet, place, look, option)
        y += high


def strip_label(act: str) -> str:
    """One word for each ability of an adventurer."""
    return {"gift": _("Gift"), "power": _("1 Mana"), "ultimate": _("Ultimate")}[act]


def _dim_strip(sheet: Sheet, rect: pygame.Rect, look: Look, act: str, index: int) -> None:
    usable = act != "power" or (index < len(look.view.mana) and look.view.mana[index])
    colour = palette.MUTED if usable else "#8A7A66"
    sheet.fill(rect, "#120C08", 190, sheet.px(5))
    sheet.icon(STRIP_ICONS[act], rect.x + sheet.px(6), rect.centery, 15, colour, "midleft")
    style = Style("condensed_label", 16, colour)
    left = rect.x + sheet.px(26)
    sheet.text(strip_label(act), style, left, rect.centery, "midleft", rect.right - left - sheet.px(3))


def _lit_strip(sheet: Sheet, rect: pygame.Rect, look: Look, option: Option) -> None:
    art, px = sheet.ui.art, sheet.px
    name = look.name(option)
    chance = _chance(look, option)
    ink = palette.INK
    icon = art.icon(STRIP_ICONS[option.act], px(16), ink)
    value = sheet.letters.line(chance, Style("condensed_label", 16, ink)) if chance else None
    room = rect.w - px(29) - (value.get_width() + px(4) if value else 0)
    label = sheet.letters.line(strip_label(option.act), Style("condensed_label", 16, ink), room)

    def paint(target: pygame.Surface, look: Press) -> None:
        colour = {"up": palette.GOLD, "hover": palette.GOLD_HIGH, "down": palette.BRASS}[look]
        pygame.draw.rect(target, colour, rect, border_radius=px(5))
        pygame.draw.rect(target, palette.SELECTED, rect, max(1, px(1)), border_radius=px(5))
        target.blit(icon, icon.get_rect(midleft=(rect.x + px(6), rect.centery)))
        target.blit(label, label.get_rect(midleft=(rect.x + px(26), rect.centery)))
        if value is not None:
            target.blit(value, value.get_rect(midright=(rect.right - px(5), rect.centery)))

    hint = f"{name}\n" + _("Chance to win: {chance}").format(chance=chance) if chance else name
    sheet.halo(rect, "legal", radius=5)
    sheet.painted(
        name, "option", rect, paint, action=partial(look.choose, option), hint=hint, overlay=True,
        id=f"strip:{option}",
    )  # fmt: skip


def _chance(look: Look, option: Option) -> str:
    """What the fight promises once this is used: whether it can still turn the outcome."""
    if look.view.fight is None or option.act == "ultimate":
        return ""
    odds = look.odds(option)
    return _short_chance(max(entry.chance for entry in odds)) if odds else ""


def _short_chance(chance: float) -> str:
    """A probability in the few signs a strip has room for, certain only when it is."""
    percent = round(chance * 100)
    if 0 < chance < 0.005:
        return "<1 %"
    return ">99 %" if 0.995 <= chance < 1 else f"{percent} %"
