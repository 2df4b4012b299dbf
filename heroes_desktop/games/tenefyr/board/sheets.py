"""A sheet for every player, clockwise: faces, draw pile, discard pile and what was given in this fight."""

from __future__ import annotations

import pygame

from heroes_desktop.desktop.art import Token
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.board.doing import doing
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets.fitting import shrunk, unbroken

from ..content import HEROES
from ..locale import _, counted
from ..power import exhausted, total_of
from ..text import words
from . import faces
from .look import Look

_NAME = Style("condensed_label", 19, palette.INK, line=1.0)
_SPENT = Style("condensed_label", 16, palette.BAD_ON_PAPER)
_FIGURE = Style("title", 20, palette.INK)
CELL, CARD = 78, 38
"""Units: what a pile with its number takes, and the height of its card."""


def draw_sheets(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """One below the other, as tall as there is room for."""
    count = len(look.view.players)
    high = min(sheet.px(62), rect.h // max(1, count))
    for seat in range(count):
        _draw_sheet(sheet, pygame.Rect(rect.x, rect.y + seat * high, rect.w, high), look, seat)


def _draw_sheet(sheet: Sheet, rect: pygame.Rect, look: Look, seat: int) -> None:
    px = sheet.px
    if seat:
        sheet.fill(pygame.Rect(rect.x, rect.y, rect.w, max(1, px(1))), palette.INK_2, 70)
    left = _draw_faces(sheet, rect, look, seat)
    cells = 3 if look.view.fight is not None else 2
    step = min(px(CELL), (rect.right - left) // (cells + 1))
    name = pygame.Rect(left, rect.y, rect.right - cells * step - left - px(4), rect.h)
    _draw_name(sheet, name, look, seat)
    places = [pygame.Rect(name.right + px(4) + step * cell, rect.y, step, rect.h) for cell in range(cells)]
    _draw_pile(sheet, places[0], look, seat)
    if look.view.fight is not None:
        _draw_total(sheet, places[2], look, seat)
    turn = look.view.fight.turn if look.view.fight is not None else None
    does = doing(
        look, look.find("seat", seat), _summary(look, seat), subject=("deck", seat), id=f"player-{seat}",
    )  # fmt: skip
    does.glow(sheet, rect, radius=px(8))
    does.node(sheet, "image", rect, selected=turn is not None and turn.seat == seat)
    _draw_discard(sheet, places[1], look, seat)


def _draw_faces(sheet: Sheet, rect: pygame.Rect, look: Look, seat: int) -> int:
    """The heroes, and the first player's flag; returns where they end."""
    px, view = sheet.px, look.view
    player = view.players[seat]
    size = min(px(48), rect.h - px(6))
    x = rect.x
    for hero in player.heroes:
        face = faces.hero_face(HEROES[hero].id, size)
        spot = sheet.art(face, x, rect.centery, "midleft", tag=f"face-{seat}")
        x = spot.right - (px(12) if hero != player.heroes[-1] else 0)
    sheet.place(f"player-{seat}", pygame.Rect(rect.x, rect.y, max(size, x - rect.x), rect.h))
    if seat == view.token and len(view.players) > 1:
        sheet.place("token", pygame.Rect(rect.x - px(4), rect.y, px(22), px(22)))
        flag = Token(px(22), "#D2A02C", "mdi:flag", palette.INK, flat=True)
        sheet.art(flag, rect.x - px(4), rect.y + px(2), tag="token")
    return x + px(8)


def _draw_name(sheet: Sheet, rect: pygame.Rect, look: Look, seat: int) -> None:
    """The heroes' names; below them that the draw pile is empty."""
    name = words.player(look.view, seat)
    spent = _("exhausted") if exhausted(look.view, seat) else ""
    low = sheet.letters.line_height(_SPENT) if spent else 0
    room = pygame.Rect(rect.x, rect.y, rect.w, rect.h - low)
    style = unbroken(sheet, name, _NAME, room.w)
    style = shrunk(style, lambda style: sheet.text_height(name, style, room.w) <= room.h, 15)
    sheet.block(name, style, room, "bottomleft" if spent else "midleft")
    if spent:
        sheet.text(spent, _SPENT, rect.x, rect.bottom - low, "topleft", rect.w)


def _draw_pile(sheet: Sheet, rect: pygame.Rect, look: Look, seat: int) -> None:
    """The draw pile and how many cards it has left, in red when it is empty."""
    count = len(look.view.players[seat].pile)
    w, h = faces.card_size(sheet.px(CARD))
    card = pygame.Rect(rect.x, rect.centery - h // 2, w, h)
    sheet.place(f"pile-{seat}", card)
    if count:
        sheet.art(faces.deck_back(w, h), *card.topleft)
    else:
        sheet.icon("mdi:candle", *card.center, 24, palette.BAD_ON_PAPER)
    _draw_number(sheet, rect, card, count, "" if count else palette.BAD_ON_PAPER)


def _draw_discard(sheet: Sheet, rect: pygame.Rect, look: Look, seat: int) -> None:
    """The discard pile: its top card, and how many there are."""
    view = look.view
    cards = view.players[seat].discard
    w, h = faces.card_size(sheet.px(CARD))
    card = pygame.Rect(rect.x, rect.centery - h // 2, w, h)
    sheet.place(f"discard-{seat}", card)
    if cards:
        sheet.art(faces.picture(view.faces[cards[-1]], w, h).but(power=""), *card.topleft)
    else:
        sheet.fill(card, palette.INK_2, 50, sheet.px(4))
    _draw_number(sheet, rect, card, len(cards))
    told = words.discard(view, seat)
    does = doing(look, None, told, subject=("discard", seat), id=f"discard-{seat}")
    does.node(sheet, "image", rect, overlay=True)


def _draw_number(sheet: Sheet, rect: pygame.Rect, card: pygame.Rect, count: int, colour: str = "") -> None:
    style = _FIGURE.but(colour=colour) if colour else _FIGURE
    left = card.right + sheet.px(6)
    sheet.text(str(count), style, left, rect.centery, "midleft", rect.right - left)


def _draw_total(sheet: Sheet, rect: pygame.Rect, look: Look, seat: int) -> None:
    """The power given in this fight."""
    spot = sheet.icon("mdi:sword-cross", rect.x + sheet.px(4), rect.centery, 24, palette.INK_2, "midleft")
    sheet.place(f"total-{seat}", spot)
    _draw_number(sheet, rect, spot, total_of(look.view, seat))


def _summary(look: Look, seat: int) -> str:
    player = look.view.players[seat]
    parts = [
        words.player(look.view, seat),
        counted("{n} card to draw", "{n} cards to draw", len(player.pile)),
        counted("{n} discarded", "{n} discarded", len(player.discard)),
    ]
    if not player.pile:
        parts.append(_("exhausted"))
    return ", ".join(parts)
