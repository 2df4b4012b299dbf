"""The bazaar as a stall: an awning, goods with their prices on the counter, and who may buy."""

from __future__ import annotations

from functools import partial

import pygame

from heroes_desktop.desktop.art import Token, Wood
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets.fitting import unbroken

from ...shared.wording import say, titled
from ..art.specs import StallRoof
from ..figures import ITEM
from ..locale import _
from ..rows import Item
from ..text import words
from ..text.articles import fluent
from . import faces
from .look import Look

_TITLE = Style("head", 21, palette.GOLD_HIGH, shadow=palette.BLACK)
_NAME = Style("condensed_label", 17, palette.PAPER_HIGH, shadow=palette.BLACK)
_EFFECT = Style("condensed", 16, palette.MUTED)
CRAMPED = 400
"""Units of height below which the goods need all of it: who may buy is told below the map as well."""


def wanted(look: Look) -> bool:
    """Whether goods lie on a stall."""
    return bool(look.view.stall) or look.view.buyer >= 0


def draw_stall(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """Awning above, goods below."""
    px, view = sheet.px, look.view
    cramped = rect.h < px(CRAMPED)
    roof = min(px(96), rect.h // (6 if cramped else 4))
    sheet.art(Wood(rect.w - px(24), rect.h - roof // 2, "stall", lift=2), rect.x + px(12), rect.y + roof // 2)
    with sheet.group(_("Bazaar"), rect):
        tall = px(4 if cramped else 30)
        head = pygame.Rect(rect.x + px(24), rect.y + roof, rect.w - px(48), tall)
        if not cramped:
            who = words.the_hero(view, view.buyer if view.buyer >= 0 else view.active)
            told = fluent(_("{hero} may buy").format(hero=who))
            sheet.text(told, _TITLE, *head.topleft, "topleft", head.w)
        body = pygame.Rect(head.x, head.bottom + px(4), head.w, rect.bottom - head.bottom - px(14))
        _draw_goods(sheet, body, look)
    sheet.art(StallRoof(rect.w, roof, lift=2), *rect.topleft)
    sheet.place("stall", rect)


def _draw_goods(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    px, goods = sheet.px, look.view.stall
    if not goods:
        sheet.text(_("All is sold."), _NAME, *rect.topleft, "topleft", rect.w)
        return
    columns = 3 if len(goods) > 2 else len(goods)
    lines = -(-len(goods) // columns)
    wide, high = rect.w // columns, rect.h // lines
    written = 2 * sheet.letters.line_height(_NAME) + px(4)
    size = max(px(36), min(wide - px(12), high - written - px(12), px(120)))
    for number, item in enumerate(goods):
        row, column = divmod(number, columns)
        place = pygame.Rect(rect.x + column * wide, rect.y + row * high, wide - px(6), high - px(6))
        _draw_good(sheet, place, look, item, size)


def _draw_good(sheet: Sheet, place: pygame.Rect, look: Look, item: int, size: int) -> None:
    """Picture with its price, name and effect; it glows when it can be bought."""
    px, tag = sheet.px, f"ware:{item}"
    face = look.view.faces[item]
    row = ITEM[face]
    assert row is not None
    option, asked = look.find("buy", item), _asked(look)
    state = "" if option or not asked else "disabled"
    spec = faces.item(face, size, lift=2, state=state)
    picture = sheet.art(spec, place.centerx, place.y, "midtop", tag=tag)
    coin = max(px(30 if size > px(60) else 22), size // 3)
    with sheet.above_glows():
        sheet.art(Token(coin, "#E2B04A", text=str(row.price), ink="#3A2008", rim="#7A4E12", lift=1),
                  picture.x, picture.bottom - coin // 2, "center")  # fmt: skip
    room = pygame.Rect(place.x, picture.bottom + px(2), place.w, place.bottom - picture.bottom - px(2))
    _draw_words(sheet, room, row)
    if option is not None:
        sheet.halo(picture, "legal", radius=10, tag=tag)
    name = look.name(option) if option else f"{say(row.name)}, {words.gold(row.price)}"
    sheet.node(
        name, "option", place, action=partial(look.choose, option) if option else None,
        hint=titled(say(row.name), words.item_effect(row)), reason=_why_not(look, row) if asked else "",
        id=f"tile-{item}", inspect=partial(look.inspect, ("item", face)), radius=8,
    )  # fmt: skip


def _draw_words(sheet: Sheet, room: pygame.Rect, row: Item) -> None:
    """Name, and below it the effect if there is room for it."""
    name, effect = say(row.name), words.item_effect(row)
    style = unbroken(sheet, name, _NAME, room.w).but(align="center")
    area = pygame.Rect(room.x, room.y, room.w, sheet.text_height(name, style, room.w))
    low = sheet.block(name, style, area, "midtop").bottom
    told = unbroken(sheet, effect, _EFFECT, room.w).but(align="center")
    tall = sheet.text_height(effect, told, room.w)
    if low + tall <= room.bottom + sheet.px(4):
        sheet.block(effect, told, pygame.Rect(room.x, low, room.w, tall), "midtop")


def _asked(look: Look) -> bool:
    """Whether somebody is asked what he buys."""
    return look.decision is not None and look.decision.kind in ("buy", "buy_from_visitor")


def _why_not(look: Look, row: Item) -> str:
    """Why a ware cannot be bought."""
    assert look.decision is not None
    if look.view.heroes[look.decision.seat].gold >= row.price:
        return ""
    return _("Needs {gold}.").format(gold=words.gold(row.price))
