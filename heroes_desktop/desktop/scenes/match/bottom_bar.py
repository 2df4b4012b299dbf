"""The bar at the bottom: the question, the hand, and what may be answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from heroes_desktop.locale import _
from heroes_desktop.table.conductor import Phase

from ...board.api import Look
from ...board.gathering import DONE, Gathering
from ...paint.sheet import Sheet
from ...widgets import Face, button
from ...widgets.buttons import SPACE
from .prompt import draw_prompt, draw_strip
from .speed_buttons import computers_play, draw_speed
from .zones import Zones

if TYPE_CHECKING:
    from .table import TableScene


def draw_bottom(sheet: Sheet, place: Zones, look: Look, table: TableScene) -> None:
    """The question, with what answers it at the right; the hand has been drawn with the board."""
    room = _draw_question(sheet, place, look, table)
    with sheet.group(_("Actions"), room):
        if look.gathering is not None:
            room = _draw_done(sheet, room, look.gathering)
        if table.play.phase is Phase.OVER:
            _draw_result(sheet, room, table)
        if computers_play(table):
            draw_speed(sheet, room, table)
        table.actions.draw(sheet, room, look)


def _draw_question(sheet: Sheet, place: Zones, look: Look, table: TableScene) -> pygame.Rect:
    """The prompt, inside the board where a hand takes its room; returns the room for the actions."""
    px, prompt = sheet.px, table.prompt()
    player = None if prompt.seat is None else look.players[prompt.seat]
    inside = place.bottom.inflate(-2 * px(22), -2 * px(18))
    if place.strip is not None:
        draw_strip(sheet, place.strip, prompt, player)
    if table.board.hand(look):
        hand = table.hand_zone(sheet, place, look)
        return pygame.Rect(hand.right + px(14), inside.y, inside.right - hand.right - px(14), inside.h)
    if place.strip is not None:
        return inside
    wide = min(px(440), inside.w // 3)
    draw_prompt(sheet, pygame.Rect(inside.x, inside.y, wide, inside.h), prompt, player)
    return pygame.Rect(inside.x + wide + px(20), inside.y, inside.w - wide - px(20), inside.h)


def _draw_done(sheet: Sheet, rect: pygame.Rect, made: Gathering) -> pygame.Rect:
    """How far a set is, and the button that ends it, at the right; returns the room left of it."""
    wide = min(sheet.px(214), rect.w)
    place = pygame.Rect(rect.right - wide, rect.y, wide, rect.h)
    face = Face(_("Done"), "primary", "mdi:check-bold", SPACE, 23, made.count)
    button(sheet, place, face, made.finish, reason=made.problem, hint=made.problem, role="option", id=DONE)
    return pygame.Rect(rect.x, rect.y, max(0, rect.w - wide - sheet.px(10)), rect.h)


def _draw_result(sheet: Sheet, rect: pygame.Rect, table: TableScene) -> None:
    """The way back to the page of the end."""
    place = pygame.Rect(0, 0, min(rect.w, sheet.px(320)), min(rect.h, sheet.px(92)))
    place.midright = rect.midright
    button(sheet, place, Face(_("The result"), "primary", "trophy", SPACE, 22), table.show_end)
