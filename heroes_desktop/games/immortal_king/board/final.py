"""The final monster behind its portcullis, at the far end of all corridors."""

from __future__ import annotations

from functools import partial

import pygame

from heroes_desktop.desktop.art import Lane, Portcullis, palette
from heroes_desktop.desktop.art.text import Style
from heroes_desktop.desktop.board_api import Look
from heroes_desktop.desktop.sheet import Sheet
from heroes_desktop.desktop.widgets import card, ribbon
from heroes_desktop.locale import _

from ..content import CARDS
from ..state import FINAL, AnyState
from ..text import sums, words
from . import faces
from .captions import guard_hint, power_colour

CLOTH = "#4A2058"


def way_open(view: AnyState) -> bool:
    """Whether a corridor is empty, so that the final monster may be attacked."""
    return any(corridor.guard < 0 and not corridor.pile for corridor in view.corridors)


def draw_final(sheet: Sheet, rect: pygame.Rect, look: Look, small: bool = False) -> None:
    """The monster in its hall: dimmed behind bars while every corridor is held, lit once one is empty."""
    px, view = sheet.px, look.view
    room = pygame.Rect(rect)
    if not small:
        head = ribbon(sheet, words.name(view.final), rect.x + px(14), rect.y, CLOTH)
        room = pygame.Rect(rect.x, head.bottom + px(8), rect.w, rect.bottom - head.bottom - px(8))
    sheet.art(Lane(room.w, room.h, "arcane", "hall"), *room.topleft)
    foot = 0 if small else _words_height(sheet, look, room.w - 2 * px(20))
    inside = room.inflate(-2 * px(14), -2 * px(12))
    wide, high = faces.card_size(min(inside.h - foot, round(inside.w * 7 / 5), px(364)))
    place = pygame.Rect(0, 0, wide, high)
    place.midtop = (room.centerx, inside.y + max(0, (inside.h - foot - high) // 2))
    _draw_monster(sheet, place, look)
    if not small:
        low = pygame.Rect(room.x + px(20), inside.bottom - foot + px(8), room.w - 2 * px(20), foot - px(8))
        _draw_words(sheet, low, look)


def _draw_monster(sheet: Sheet, place: pygame.Rect, look: Look) -> None:
    view = look.view
    free = way_open(view)
    option = look.find("fight", FINAL)
    name = look.name(option) if option is not None else words.name(view.final)
    hint = guard_hint(view, FINAL)
    reason = "" if free else _("The way is closed until a corridor is empty.")
    state = "" if free else "disabled"
    spec = faces.guard_spec(view, FINAL, place.w, place.h, compact=True, lift=3, state=state)
    halo = "hostile" if option is not None else ""
    card(
        sheet, spec, place.x, place.y, name,
        action=partial(look.choose, option) if option is not None else None,
        inspect=partial(look.inspect, ("final",)), halo=halo, tag="final",
        hint="\n".join(part for part in (name, hint, reason) if part), id="final",
    )  # fmt: skip
    bars = Portcullis(place.w + sheet.px(16), place.h + sheet.px(10), 880 if free else 0)
    sheet.art(bars, place.centerx, place.y - sheet.px(5), "midtop", tag="portcullis")


def _lines(look: Look) -> list[tuple[str, Style]]:
    """What stands under the monster: its Power, what it does, whether one can get at it."""
    view = look.view
    power = sums.power(view, FINAL)
    way = _("The way is open.") if way_open(view) else _("The way is closed until a corridor is empty.")
    rules = Style("condensed", 18, palette.PAPER_HIGH, align="center", line=1.12)
    return [
        (power[:1].upper() + power[1:], Style("head", 22, power_colour(view, FINAL), align="center")),
        (words.say(CARDS[view.final].text), rules),
        (way, Style("condensed_label", 18, "#A9D98F" if way_open(view) else palette.MUTED, align="center")),
    ]


def _words_height(sheet: Sheet, look: Look, width: int) -> int:
    gap = sheet.px(4)
    return sum(sheet.text_height(text, style, width) + gap for text, style in _lines(look)) + 2 * gap


def _draw_words(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    y = rect.y
    for text, style in _lines(look):
        high = sheet.text_height(text, style, rect.w)
        sheet.block(text, style, pygame.Rect(rect.x, y, rect.w, high))
        y += high + sheet.px(4)
