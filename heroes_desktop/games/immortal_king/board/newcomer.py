"""A new guard arrives: the card large, and how it may be placed as small pictures with their price."""

from __future__ import annotations

from functools import partial

import pygame

from heroes_desktop.desktop.art import ButtonFace, Token
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.specs_base import Spec
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.input.node import Look as Press
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets import card, paper
from heroes_desktop.desktop.widgets.fitting import unbroken
from heroes_desktop.desktop.widgets.rows import columns
from heroes_desktop.engine import Option

from ..content import CARDS
from ..locale import _
from ..power import price
from ..text import cards as card_texts
from ..text import words
from ..text.declared import DECLARED
from . import faces
from .look import Look

_NAME = Style("head", 21, palette.HEADING, line=1.05)
_TYPE = Style("condensed_label", 18, palette.INK_2)
_TEXT = Style("condensed", 18, palette.INK, line=1.12)
_LABEL = Style("label", 18, palette.GOLD_HIGH, align="center", line=1.05)
BOUGHT = {"ambush": ("ambush",), "tenacity": ("tenacity",), "both": ("ambush", "tenacity")}
"""What each way of placing a guard buys."""


def draw_newcomer(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """Card and description, then the ways to place it; side by side where the room is low."""
    gap = sheet.px(14)
    if rect.w > rect.h * 1.6:
        wide = faces.card_size(rect.h)[0]
        left = pygame.Rect(rect.x, rect.y, wide, rect.h)
        _draw_card(sheet, left, look)
        _draw_ways(sheet, pygame.Rect(left.right + gap, rect.y, rect.right - left.right - gap, rect.h), look)
        return
    low = min(round(rect.h * 0.5), sheet.px(270))
    top = pygame.Rect(rect.x, rect.y, rect.w, rect.h - low - gap)
    wide, high = faces.card_size(min(top.h, round(top.w * 0.42 * 7 / 5)))
    place = pygame.Rect(top.x + sheet.px(4), top.y, wide, high)
    _draw_card(sheet, place, look)
    begin = place.right + gap
    _describe(sheet, pygame.Rect(begin, top.y, top.right - begin, high), look)
    _draw_ways(sheet, pygame.Rect(rect.x, top.y + high + gap, rect.w, rect.bottom - top.y - high - gap), look)


def face_coming(look: Look) -> int:
    """The card that is to stand guard, as far as the view knows it."""
    assert look.decision is not None
    lane = int(look.decision.about["corridor"])
    return int(look.view.faces[look.view.corridors[lane].pile[-1]])


def _draw_card(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    face = face_coming(look)
    if face < 0:
        sheet.art(faces.dungeon_back(rect.w, rect.h, lift=3), *rect.topleft)
        return
    compact = rect.w < sheet.px(190)
    text = "" if compact else faces.fitting_text(face, rect.w, rect.h, solo=False)
    card(
        sheet, faces.face_spec(face, rect.w, rect.h, text=text, compact=compact, lift=3), rect.x, rect.y,
        words.name(face), inspect=partial(look.inspect, ("face", face)), hint=words.name(face),
        id=f"shown:{CARDS[face].number}",
    )  # fmt: skip


def _describe(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """Name, class and abilities on paper beside the card."""
    face = face_coming(look)
    if face < 0:
        return
    shown = CARDS[face]
    room = paper(sheet, rect, "newcomer").inflate(sheet.px(18), sheet.px(14))
    y = room.y
    power = _("Power {power}").format(power=words.printed_power(shown))
    lines = [(words.say(shown.name), _NAME), (f"{words.short(shown)} · {power}", _TYPE)]
    lines += [
        (told, _TEXT) for told in card_texts.dungeon_lines(shown, solo=False) or [_("No special ability.")]
    ]
    for told, style in lines:
        left = room.bottom - y
        if left < sheet.letters.line_height(style):
            break
        high = min(left, sheet.text_height(told, style, room.w))
        if high < sheet.text_height(told, style, room.w) and style is _TEXT:
            break
        y = sheet.block(told, style, pygame.Rect(room.x, y, room.w, high)).bottom + sheet.px(3)
    sheet.node("\n".join(told for told, _style in lines), "text", rect)


def _draw_ways(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    options = look.options("up", "ambush", "tenacity", "both")
    high = min(rect.h, sheet.px(270))
    gap = sheet.px(10)
    wide = min(rect.w, len(options) * (sheet.px(170) + gap) - gap)
    row = pygame.Rect(rect.centerx - wide // 2, rect.y + (rect.h - high) // 2, wide, high)
    for option, place in zip(options, columns(row, len(options), gap), strict=True):
        _draw_way(sheet, place, look, option)


def _draw_way(sheet: Sheet, rect: pygame.Rect, look: Look, option: Option) -> None:
    """A plate: how the card will lie, what that is called and what it costs."""
    px, art, name = sheet.px, sheet.ui.art, look.name(option)
    assert look.decision is not None
    words_ = DECLARED.short(look.view, look.decision, option)
    style = unbroken(sheet, words_, _LABEL, rect.w - px(10))
    label = sheet.ui.words(words_, style, rect.w - px(10))
    foot = label.surface.get_height() + px(38)
    wide, high = faces.card_size(min(rect.h - foot - px(18), round((rect.w - px(24)) * 7 / 5)))
    pad = max(px(8), (rect.h - foot - high - px(6)) // 2)
    spot = pygame.Rect(rect.centerx - wide // 2, rect.y + pad, wide, high)
    face = face_coming(look)
    hidden = option.act in ("ambush", "both") or face < 0
    spec: Spec = faces.dungeon_back(wide, high, lift=1)
    if not hidden:
        spec = faces.face_spec(face, wide, high, compact=True, typed=False, lift=1)
    token = Token(max(px(28), wide // 2), faces.TENACITY, faces.TENACITY_ICON, "#3A2408", lift=1)
    fear = sum(price(look.view, tool) for tool in BOUGHT.get(option.act, ()))
    coin = Token(px(28), faces.FEAR, text=str(fear), flat=True)
    cost = sheet.letters.line(_("free"), Style("condensed_label", 17, "#A9D98F")) if not fear else None

    def paint(target: pygame.Surface, press: Press) -> None:
        sink = px(2) if press == "down" else 0
        art.blit(target, ButtonFace(rect.w, rect.h, "secondary", press, lift=2), rect.x, rect.y)
        art.blit(target, spec, spot.x, spot.y + sink)
        if option.act in ("tenacity", "both"):
            right = min(spot.right + token.size // 3, rect.right - px(6))
            art.blit(target, token, right - token.size // 2, spot.bottom - token.size // 2 + sink, "center")
        top = spot.bottom + px(8) + sink
        target.blit(label.surface, label.surface.get_rect(midtop=(rect.centerx, top)))
        low = (rect.centerx, top + label.surface.get_height() + px(16))
        if cost is not None:
            target.blit(cost, cost.get_rect(center=low))
        else:
            art.blit(target, coin, *low, "center")

    sheet.halo(rect, "legal")
    sheet.painted(
        name, "option", rect, paint, action=partial(look.choose, option), hint=name, id=f"gallery:{option}"
    )
