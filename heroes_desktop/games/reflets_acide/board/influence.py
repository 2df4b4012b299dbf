"""The influence boards: Heroes with values and markers, gems, waiting Dilemmas and tokens."""

from __future__ import annotations

import pygame

from heroes_desktop.desktop.art import Token
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.board.doing import doing
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets.rows import columns
from heroes_desktop.engine import Option

from ..art.stones import Stone
from ..figures import (
    MOST_GEMS,
    MOST_TOKENS,
    dilemma_places,
    owner,
    width,
)
from ..locale import _
from ..text import words
from . import faces, telling
from .hero_card import draw_hero
from .look import Look

_SMALL = Style("condensed", 15, palette.MUTED)
_COUNT = Style("condensed_label", 15, palette.GOLD_HIGH)


def draw_boards(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """All influence boards side by side."""
    places = columns(rect, max(1, len(look.view.boards)), sheet.px(8))
    for number, place in enumerate(places):
        if number < len(look.view.boards):
            _draw_board(sheet, place, look, number)


def _draw_board(sheet: Sheet, rect: pygame.Rect, look: Look, number: int) -> None:
    view, px = look.view, sheet.px
    option = look.find("place", number) or look.find("wait", number)
    mine = view.seats > 1
    sheet.fill(
        rect, look.players[owner(view, number)].colour if mine else "#2A1E12", 46 if mine else 130, px(10)
    )
    sheet.place(f"board-{number}", rect)
    name = words.cap(words.board(view, number))
    does = doing(look, option, name, id=f"board-{number}")
    rack = min(px(124), round(rect.w * (0.2 if width(view) == 3 else 0.26)))
    shelf = pygame.Rect(rect.x, rect.y, rack + px(10), rect.h)
    does.glow(sheet, shelf, radius=px(10))
    with sheet.group(name, rect):
        does.node(sheet, "image", shelf)
        _draw_rack(sheet, pygame.Rect(rect.x + px(6), rect.y + px(6), rack, rect.h - px(12)), look, number)
        wide = width(view)
        room = pygame.Rect(rect.x + rack + px(12), rect.y, rect.w - rack - px(16), rect.h)
        for place, cell in enumerate(columns(room, wide, px(4))):
            position = number * wide + place
            if position < len(view.team) and view.team[position].card >= 0:
                draw_hero(sheet, cell, look, position)
            else:
                vacant = _("No {number} (vacant)").format(number=position + 1)
                sheet.fill(cell.inflate(0, -px(6)), "#0E0A06", 90, px(8))
                sheet.icon("mdi:grave-stone", *cell.center, 40, "#5A5044")
                sheet.text(str(position + 1), _SMALL, cell.centerx, cell.bottom - px(10), "midbottom", cell.w)
                sheet.node(vacant, "image", cell, id=f"hero-{position + 1}")
                sheet.place(f"hero-{position + 1}", cell)


# gems, Dilemmas, tokens


def _draw_rack(sheet: Sheet, rect: pygame.Rect, look: Look, number: int) -> None:
    """Five rows of four sockets; below them what waits."""
    view, px = look.view, sheet.px
    low = round(rect.h * 0.34)
    high = (rect.h - low) // 5
    size = min(high, rect.w // MOST_GEMS)
    for colour, count in enumerate(view.boards[number].gems):
        row = pygame.Rect(rect.x, rect.y + colour * high, rect.w, high)
        sheet.fill(row.inflate(0, -px(2)), "#0E0A06", 150, px(6))
        for place in range(MOST_GEMS):
            stone = Stone(size, colour, missing=place >= count)
            spot = (row.x + place * (rect.w // MOST_GEMS), row.centery)
            sheet.art(stone, *spot, "midleft", alpha=255 if place < count else 190)
        sheet.place(f"gem-{number}-{colour}", row)
        told = _("{gems} of {most}").format(gems=words.some(count, colour), most=MOST_GEMS)
        does = doing(look, look.find("pay", number, colour), told, id=f"gem-{number}-{colour}")
        does.glow(sheet, row, radius=px(6))
        does.node(sheet, "image", row, overlay=True)
    waiting = pygame.Rect(rect.x, rect.bottom - low + px(4), rect.w, low - px(4))
    _draw_waiting(sheet, waiting, look, number)


def _draw_waiting(sheet: Sheet, rect: pygame.Rect, look: Look, number: int) -> None:
    """Dilemmas in one row, tokens in another."""
    view, board = look.view, look.view.boards[number]
    places = dilemma_places(view)
    step = min(rect.h // 2, rect.w // max(places, MOST_TOKENS))
    size = step - sheet.px(2)
    for row, (things, most) in enumerate(((board.dilemmas, places), (board.tokens, MOST_TOKENS))):
        left = rect.x + (rect.w - most * step) // 2
        for place in range(most):
            centre = (left + place * step + step // 2, rect.y + row * step + step // 2)
            if place >= len(things):
                socket = pygame.Rect(0, 0, size, size)
                socket.center = centre
                sheet.fill(socket, "#0A0806", 110, size // 2 if row else size // 4)
            elif row:
                _draw_token(sheet, centre, size, look, things[place])
            else:
                _draw_dilemma(sheet, centre, size, look, things[place])


def _draw_token(sheet: Sheet, centre: tuple[int, int], size: int, look: Look, thing: int) -> None:
    view = look.view
    spot = sheet.art(faces.token(view, thing, size, flat=True), *centre, "center", tag=f"token:{thing}")
    option = look.find("token", thing) or look.find("instead", thing) or _bonus(look, thing)
    does = doing(look, option, words.cap(words.token(view, thing)), subject=("token", thing),
                 id=f"token:{thing}")  # fmt: skip
    does.glow(sheet, spot, "disc")
    does.node(sheet, "image", spot, overlay=True)


def _bonus(look: Look, token: int) -> Option | None:
    """A waiting Bonus Die where it can be played."""
    for act in ("bonus_golden", "add_die", "bonus_test"):
        if option := look.find(act, token):
            return option
    return None


def _draw_dilemma(sheet: Sheet, centre: tuple[int, int], size: int, look: Look, card: int) -> None:
    view = look.view
    face = view.faces[card]
    spot = sheet.art(
        Token(size, "#3E2C66", "mdi:script-text", "#E8DCF8", flat=True), *centre, "center", tag=f"card-{card}"
    )
    option = next(
        (found for act in ("dilemma", "card", "exchange", "loaded_die", "free_skill")
         if (found := look.find(act, card))), None,
    )  # fmt: skip
    hint = telling.text(face) if face >= 0 else ""
    does = doing(look, option, words.card(view, card), subject=("card", face), id=f"card-{card}", hint=hint)
    does.glow(sheet, spot, "disc")
    does.node(sheet, "card", spot, overlay=True)
