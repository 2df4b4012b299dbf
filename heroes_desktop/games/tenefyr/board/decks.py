"""Whole decks at a glance: every face once, with how often it is there, the weakest first."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pygame

from heroes_desktop.desktop.art import CardFace, PlayerSign
from heroes_desktop.desktop.board.doing import doing
from heroes_desktop.desktop.board.hand import HandCard, draw_cards
from heroes_desktop.desktop.paint.sheet import Sheet

from ..power import composition
from ..text import words
from . import faces
from .look import Look

SIGN = 34
"""Units for the sign of a deck's player."""


def draw_decks(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """The deck of the one who is asked, or, when all decide together, everybody's."""
    decision = look.decision
    assert decision is not None
    seats = list(range(len(look.view.players))) if decision.joint else [decision.seat]
    gap = sheet.px(4)
    high = (rect.h - gap * (len(seats) - 1)) // len(seats)
    for row, seat in enumerate(seats):
        _draw_deck(sheet, pygame.Rect(rect.x, rect.y + row * (high + gap), rect.w, high), look, seat)


def _draw_deck(sheet: Sheet, rect: pygame.Rect, look: Look, seat: int) -> None:
    counts = Counter(composition(look.view, seat))
    ordered = sorted(counts, key=lambda face: (words.power(face), face))
    cards = [
        HandCard(
            partial(_picture, sheet, face),
            doing(look, None, _told(face, counts[face]), subject=("loot", face), hint=words.card_line(face)),
            badge=f"×{counts[face]}" if counts[face] > 1 else "",
            badge_colour="#4A3A6A",
        )
        for face in ordered
    ]
    sheet.art(PlayerSign(sheet.px(24), look.players[seat]), rect.x, rect.centery, "midleft")
    room = pygame.Rect(rect.x + sheet.px(SIGN), rect.y, rect.w - sheet.px(SIGN), rect.h)
    for face, place in zip(ordered, draw_cards(sheet, room, cards), strict=True):
        faces.draw_figure(sheet, place, str(words.power(face)), "#2F4A6A")


def _picture(sheet: Sheet, face: int, w: int, h: int) -> CardFace:
    return faces.without_figure(sheet, faces.loot(face, w, h, compact=True))


def _told(face: int, count: int) -> str:
    return f"{count} × {words.name(face)}" if count > 1 else words.name(face)
