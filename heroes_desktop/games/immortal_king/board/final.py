"""The final monster behind its portcullis, at the far end of all corridors."""

from __future__ import annotations

from functools import partial

import pygame

from heroes_desktop.desktop.art import Badge
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets import card, ribbon

from ..art.lanes import Lane, Portcullis
from ..content import CARDS
from ..locale import _
from ..state import FINAL, State
from ..text import sums, words
from ..text.cards import effect_text
from . import faces
from .captions import guard_hint, power_colour
from .look import Look

CLOTH = "#4A2058"
RAISED = 965
"""Thousandths of its height by which an open portcullis is drawn up: its points stay above the name."""
HALL = "hall"
"""The place of the monster's hall; while nobody can get in, a guard pointed at is looked at there."""


def way_open(view: State) -> bool:
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
    if not small and not way_open(view):
        sheet.place(HALL, room)
    inside = room.inflate(-2 * px(20), -2 * px(12))
    if small:
        _draw_monster(sheet, _fitted(sheet, inside), look)
    elif inside.w > inside.h * 1.3:
        left = pygame.Rect(inside.x, inside.y, inside.w // 3, inside.h)
        _draw_monster(sheet, _fitted(sheet, left), look)
        _draw_words(sheet, pygame.Rect(left.right, inside.y, inside.right - left.right, inside.h), look)
    else:
        foot = _words_height(sheet, look, inside.w)
        top = pygame.Rect(inside.x, inside.y, inside.w, inside.h - foot)
        _draw_monster(sheet, _fitted(sheet, top), look)
        _draw_words(sheet, pygame.Rect(inside.x, top.bottom + px(8), inside.w, foot - px(8)), look)


def _fitted(sheet: Sheet, rect: pygame.Rect) -> pygame.Rect:
    """The largest card that fits, in the middle."""
    place = pygame.Rect((0, 0), faces.card_size(min(rect.h, round(rect.w * 7 / 5), sheet.px(440))))
    place.center = rect.center
    return place


def _draw_monster(sheet: Sheet, place: pygame.Rect, look: Look) -> None:
    view = look.view
    free = way_open(view)
    option = look.find("fight", FINAL)
    name = look.name(option) if option is not None else words.name(view.final)
    hint = guard_hint(view, FINAL)
    reason = "" if free else _("The way is closed until a corridor is empty.")
    state = "" if free else "disabled"
    spec = faces.guard_spec(view, FINAL, place.w, place.h, compact=True, lift=3, state=state)
    if not free:
        spec = spec.but(name="", power="")  # bars would cut through the letters
    halo = "hostile" if option is not None else ""
    node = card(
        sheet, spec, place.x, place.y, name,
        action=partial(look.choose, option) if option is not None else None,
        inspect=partial(look.inspect, ("final",)), halo=halo, tag="final",
        hint="\n".join(part for part in (name, hint, reason) if part), id="final",
    )  # fmt: skip
    node.title = words.name(view.final)
    bars = Portcullis(place.w + sheet.px(16), place.h + sheet.px(10), RAISED if free else 0)
    sheet.art(bars, place.centerx, place.y - sheet.px(5), "midtop", 255 if free else 190, tag="portcullis")
    if not free:
        size = max(sheet.px(30), round(place.w * 0.24))
        badge = Badge(size, "#2A2036", "#B79CE0", faces.shown_power(view, FINAL), lift=1)
        sheet.art(badge, place.x + size // 4, place.y + size // 3, "center")


def _lines(look: Look) -> list[tuple[str, Style]]:
    """What stands under the monster: its Power, what it does, whether one can get at it."""
    view = look.view
    power = sums.power(view, FINAL)
    way = _("The way is open.") if way_open(view) else _("The way is closed until a corridor is empty.")
    rules = Style("condensed", 18, palette.PAPER_HIGH, align="center", line=1.12)
    return [
        (power[:1].upper() + power[1:], Style("head", 22, power_colour(view, FINAL), align="center")),
        (effect_text(CARDS[view.final], view.solo), rules),
        (way, Style("condensed_label", 18, "#A9D98F" if way_open(view) else palette.MUTED, align="center")),
    ]


def _words_height(sheet: Sheet, look: Look, width: int) -> int:
    gap = sheet.px(4)
    return sum(sheet.text_height(text, style, width) + gap for text, style in _lines(look)) + 2 * gap


def _draw_words(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    y = rect.y + max(0, (rect.h - _words_height(sheet, look, rect.w)) // 2)
    for text, style in _lines(look):
        high = sheet.text_height(text, style, rect.w)
        sheet.block(text, style, pygame.Rect(rect.x, y, rect.w, high))
        y += high + sheet.px(4)
