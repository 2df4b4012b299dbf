"""The hand in words: each card with its name and what it does beside it, as long as there is room."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import partial

import pygame

from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.board.doing import doing
from heroes_desktop.desktop.board.hand import SHAPE, HandCard, card_height, draw_cards
from heroes_desktop.desktop.input.node import Cargo
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
INTO_PLAY = ("played", "enemy", "meter")
"""The things on the board on which a card can be dropped to play it."""
WIDEST, STEP = 260, 12
"""Units: words beside a card at most, and the steps in which their least width is sought."""
_WIDTHS: dict[tuple[str, str, int, int, float], int | None] = {}
SHARES = (1.0, 0.85, 0.7)
"""Sizes of the cards, from the largest: smaller ones leave more room for words."""


def draw_held(sheet: Sheet, zone: pygame.Rect, look: Look, held: Sequence[Held]) -> None:
    """Cards with their words beside them, or, where that does not fit, cards alone."""
    found = [look.view.faces[card] for _seat, card in held]
    laid_out = next(filter(None, (_cells(sheet, zone, found, share) for share in SHARES)), None)
    if laid_out is None:
        draw_cards(sheet, zone, [_hand_card(sheet, zone, look, each) for each in held], gap=GAP)
        return
    for cell, (seat, card) in zip(laid_out, held, strict=True):
        [place] = draw_cards(sheet, cell, [_hand_card(sheet, cell, look, (seat, card))])
        with sheet.tagged(f"card-{card}"):
            _draw_words(sheet, _beside(sheet, zone, cell, place.w), look.view.faces[card])


def _cells(sheet: Sheet, zone: pygame.Rect, found: Sequence[int], share: float) -> list[pygame.Rect] | None:
    """A part of the hand for each card and its words, as wide as they need; what is left widens the words of
    effects. None if there is not enough."""
    high = round(zone.h * share)
    card = round(card_height(sheet, pygame.Rect(0, 0, zone.w, high), 1) * SHAPE)
    fixed = card + 2 * sheet.px(GAP)
    if zone.w < len(found) * (fixed + sheet.px(5 * STEP)):
        return None
    needs = [_least_width(sheet, zone, face) for face in found]
    spare = zone.w - sum(fixed + (need or zone.w) for need in needs)
    if not found or spare < 0:
        return None
    wordy = [bool(words.effect(face)) for face in found]
    wordy = wordy if any(wordy) else [True] * len(found)
    cells, x = [], zone.x
    for need, more in zip(needs, wordy, strict=True):
        assert need is not None
        wide = fixed + min(sheet.px(WIDEST), need + more * (spare // sum(wordy)))
        cells.append(pygame.Rect(x, zone.centery - high // 2, wide, high))
        x += wide
    return cells


def _beside(sheet: Sheet, zone: pygame.Rect, cell: pygame.Rect, card: int) -> pygame.Rect:
    left = cell.x + card + sheet.px(GAP)
    return pygame.Rect(left, zone.y, cell.right - sheet.px(GAP) - left, zone.h)


def _least_width(sheet: Sheet, zone: pygame.Rect, face: int) -> int | None:
    """The narrowest room in which a card's words fit in legible letters; None: not even the widest.

    Looked for once for each text and size: a hand is laid out again and again."""
    key = (words.name(face), words.effect(face), zone.h, sheet.px(1000), sheet.letters.pixels(_EFFECT))
    if key not in _WIDTHS:
        steps = [sheet.px(units) for units in range(5 * STEP, WIDEST + STEP, STEP)]
        place = bisect_left(steps, True, key=lambda wide: _fits(sheet, zone, face, wide))
        _WIDTHS[key] = steps[place] if place < len(steps) else None
    return _WIDTHS[key]


def _fits(sheet: Sheet, zone: pygame.Rect, face: int, wide: int) -> bool:
    return _style(sheet, pygame.Rect(0, 0, wide, zone.h), face) is not None


def _style(sheet: Sheet, room: pygame.Rect, face: int) -> Style | None:
    """The style in which name and effect fit; None when none does."""
    name, effect = words.name(face), words.effect(face)
    if _longest(sheet, name, _NAME.but(size=_least(sheet, _NAME))) > room.w:
        return None
    high = sheet.text_height(name, unbroken(sheet, name, _NAME, room.w), room.w) + sheet.px(4)

    def fits(style: Style) -> bool:
        return (
            _longest(sheet, effect, style) <= room.w
            and high + sheet.text_height(effect, style, room.w) <= room.h
        )

    style = shrunk(_EFFECT, fits, _least(sheet, _EFFECT))
    return style if not effect or fits(style) else None


def _longest(sheet: Sheet, text: str, style: Style) -> int:
    return max(int(sheet.letters.size(word, style)[0]) + 1 for word in text.split() or [""])


def _least(sheet: Sheet, style: Style) -> float:
    """The size of a style at which it is just legible."""
    return LEGIBLE * style.size / max(1, sheet.letters.pixels(style))


def _draw_words(sheet: Sheet, rect: pygame.Rect, face: int) -> None:
    name, effect, style = words.name(face), words.effect(face), _style(sheet, rect, face)
    title = unbroken(sheet, name, _NAME, rect.w)
    high = sheet.text_height(name, title, rect.w)
    told = sheet.text_height(effect, style, rect.w) + sheet.px(4) if effect and style is not None else 0
    top = max(rect.y, rect.centery - (high + told) // 2)
    sheet.block(name, title, pygame.Rect(rect.x, top, rect.w, high), fit=False)
    if effect and style is not None:
        top += high + sheet.px(4)
        sheet.block(effect, style, pygame.Rect(rect.x, top, rect.w, rect.bottom - top), fit=False)


def _hand_card(sheet: Sheet, zone: pygame.Rect, look: Look, held: Held) -> HandCard:
    """A card to click, or to drag into play."""
    seat, card = held
    face = look.view.faces[card]
    option = look.find("play", card) or look.find("card", card)
    name = _("{card}, in the hand of {player}").format(
        card=words.name(face), player=words.player(look.view, seat)
    )
    does = doing(look, option, name, subject=("loot", face), id=f"card-{card}", hint=words.card_line(face))
    if option is not None and option.act == "play":
        high = card_height(sheet, zone, 1)
        picture = faces.picture(face, round(high * SHAPE), high)
        does = does.but(cargo=Cargo(picture, dict.fromkeys(INTO_PLAY, partial(look.choose, option))))
    return HandCard(partial(faces.picture, face), does, tag=f"card-{card}")
