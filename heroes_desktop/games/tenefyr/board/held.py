"""The hand in words: each card with its name and what it does beside it, as long as there is room."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.board.doing import doing
from heroes_desktop.desktop.board.hand import SHAPE, HandCard, card_height, draw_cards
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets.fitting import shrunk, unbroken

from ..locale import _
from ..text import words
from . import faces
from .look import Look

Held = tuple[int, int]
"""A seat and a card in its hand."""
GAP = 10
_NAME = Style("condensed_label", 20, palette.GOLD_HIGH, shadow=palette.BLACK, line=1.05)
_EFFECT = Style("condensed", 18, palette.ON_LEATHER, line=1.06)
LEGIBLE = 13
"""Pixels below which letters are not read but guessed."""
NARROWEST = 64
"""Pixels of words beside a card below which there is no sense in them."""


def draw_held(sheet: Sheet, zone: pygame.Rect, look: Look, held: Sequence[Held]) -> None:
    """Cards with their words beside them, or, where that does not fit, cards alone."""
    cells = _cells(sheet, zone, len(held))
    styles = [
        _style(sheet, cell, look.view.faces[card]) for cell, (_seat, card) in zip(cells, held, strict=False)
    ]
    if not cells or None in styles:
        draw_cards(sheet, zone, [_hand_card(look, seat, card) for seat, card in held], gap=GAP)
        return
    for cell, (seat, card), style in zip(cells, held, styles, strict=True):
        assert style is not None
        [place] = draw_cards(sheet, cell, [_hand_card(look, seat, card, told=True)])
        with sheet.tagged(f"card-{card}"):
            _draw_words(sheet, _beside(sheet, cell, place), look.view.faces[card], style)


def _cells(sheet: Sheet, zone: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Equal parts of the hand, wide enough for a card and words; none when they are not."""
    if not count:
        return []
    card = round(card_height(sheet, zone, 1) * SHAPE)
    wide = min(zone.w // count, card + sheet.px(260))
    if wide < card + NARROWEST + sheet.px(GAP) * 2:
        return []
    return [pygame.Rect(zone.x + number * wide, zone.y, wide, zone.h) for number in range(count)]


def _beside(sheet: Sheet, cell: pygame.Rect, card: pygame.Rect) -> pygame.Rect:
    left = card.right + sheet.px(GAP)
    return pygame.Rect(left, card.y, cell.right - sheet.px(GAP) - left, card.h)


def _style(sheet: Sheet, cell: pygame.Rect, face: int) -> Style | None:
    """The style in which a card's effect fits beside it; None when none does."""
    card = round(card_height(sheet, cell, 1) * SHAPE)
    room = _beside(sheet, cell, pygame.Rect(cell.x, cell.y, card, card_height(sheet, cell, 1)))
    name = sheet.text_height(words.name(face), unbroken(sheet, words.name(face), _NAME, room.w), room.w)
    effect = words.effect(face)
    least = LEGIBLE * _EFFECT.size / max(1, sheet.letters.pixels(_EFFECT))

    def fits(style: Style) -> bool:
        longest = max(sheet.letters.size(word, style)[0] for word in effect.split() or [""])
        return longest <= room.w and name + sheet.px(4) + sheet.text_height(effect, style, room.w) <= room.h

    style = shrunk(_EFFECT, fits, least)
    return style if not effect or fits(style) else None


def _draw_words(sheet: Sheet, rect: pygame.Rect, face: int, style: Style) -> None:
    name, effect = words.name(face), words.effect(face)
    title = unbroken(sheet, name, _NAME, rect.w)
    high = sheet.text_height(name, title, rect.w)
    sheet.block(name, title, pygame.Rect(rect.x, rect.y, rect.w, high), fit=False)
    if effect:
        top = rect.y + high + sheet.px(4)
        sheet.block(effect, style, pygame.Rect(rect.x, top, rect.w, rect.bottom - top), fit=False)


def _hand_card(look: Look, seat: int, card: int, told: bool = False) -> HandCard:
    face = look.view.faces[card]
    option = look.find("play", card) or look.find("card", card)
    name = _("{card}, in the hand of {player}").format(
        card=words.name(face), player=words.player(look.view, seat)
    )
    does = doing(look, option, name, subject=("loot", face), id=f"card-{card}", hint=words.card_line(face))
    picture = partial(faces.picture, face) if told else partial(faces.loot, face)
    return HandCard(picture, does, tag=f"card-{card}")
