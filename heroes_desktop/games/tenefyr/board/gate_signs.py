"""A gate with little room: the card above its loot, its reward beside it, with signs instead of words."""

from __future__ import annotations

import pygame

from heroes_desktop.desktop.art import Token
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets.fitting import shrunk, unbroken

from ..state import Dungeon
from ..text import words
from . import faces
from .gate_parts import HEAD, LEGIBLE, LOOT, NAME, RULE, SMALLEST_NAME, draw_loot, reward_icons
from .look import Look


def draw_with_signs(sheet: Sheet, rect: pygame.Rect, look: Look, number: int) -> None:
    """The card above its loot, the reward beside it; a small card has its enemy's name beside it."""
    view, px = look.view, sheet.px
    pile = view.dungeons[number]
    face = view.faces[pile.cards[-1]]
    named = sheet.px(faces.SMALL) > faces.SMALL and face >= 0  # large texts: the name has no room on the card
    line = max(px(30), sheet.letters.line_height(LOOT) + px(12 if named else 8))
    top = px(10) + (sheet.letters.line_height(NAME) + px(2) if named else 0)
    high = min(rect.h - line - top - px(4), round((rect.w - px(52)) * 7 / 5))
    w, h = faces.card_size(high)
    small = w < faces.SMALL and not named
    card = pygame.Rect(rect.x + px(10), rect.y + top, w, h)
    if not small:
        card.x = rect.x + px(6) + max(0, (rect.w - px(44) - w - px(12)) // 2)
    card.y += max(0, (rect.h - line - top - px(4) - h) // 2)
    if named:
        title = pygame.Rect(rect.x + px(8), rect.y + px(4), rect.w - px(16), top - px(6))
        _draw_name(sheet, title, face, 0)
    _draw_backs(sheet, card, pile)
    sheet.place(f"dungeon-{number}", card)
    if face >= 0:
        spec = faces.enemy(view, face, w, h, compact=True, marks=(RULE,) if words.rule(face) else ())
        spec = faces.bare(spec) if named else spec
        faces.draw_enemy(sheet, card, spec, tag=f"card-{pile.cards[-1]}")
    else:
        sheet.art(faces.dungeon_back(w, h, pile.level, lift=2), *card.topleft)
    side = pygame.Rect(rect.right - px(38), card.y, px(34), h)
    if small:
        left = card.right + px(16)
        side = pygame.Rect(left, card.y, rect.right - px(8) - left, h)
        _draw_beside(sheet, side, look, pile, face)
    else:
        _draw_side(sheet, side, look, pile)
    draw_loot(sheet, pygame.Rect(rect.x + px(6), rect.bottom - line, rect.w - px(12), line), face, sign=True)


def _draw_beside(sheet: Sheet, rect: pygame.Rect, look: Look, pile: Dungeon, face: int) -> None:
    """Beside a small card: the enemy's name, and in a row what lies below it and its reward."""
    px = sheet.px
    line = sheet.letters.line_height(NAME)
    if rect.h < 2 * line:
        _draw_name(sheet, pygame.Rect(rect.x, rect.y, rect.w, line), face, len(pile.cards) - 1)
        return
    size = max(LEGIBLE, min(px(30), rect.h // 3))
    row = pygame.Rect(rect.x, rect.bottom - size, rect.w, size)
    x = row.x
    if below := len(pile.cards) - 1:
        x = sheet.text(f"+{below}", HEAD.but(size=17), x, row.centery, "midleft").right + px(8)
    for icon in reward_icons(look, pile):
        sheet.art(Token(size, "#5A4A86", icon, palette.GOLD_HIGH, flat=True), x, row.y)
        x += size + px(3)
    if face >= 0:
        room = pygame.Rect(rect.x, rect.y, rect.w, row.y - px(4) - rect.y)
        name = words.enemy(face)
        style = unbroken(sheet, name, NAME, room.w)
        style = shrunk(style, lambda style: sheet.text_height(name, style, room.w) <= room.h, SMALLEST_NAME)
        sheet.block(name, style, room, "topleft")


def _draw_name(sheet: Sheet, rect: pygame.Rect, face: int, below: int) -> None:
    """The enemy's name, and how many lie below it."""
    right = rect.right
    if below:
        count = sheet.text(f"+{below}", HEAD.but(size=17), rect.right, rect.centery, "midright")
        right = count.x - sheet.px(6)
    wide = right - rect.x
    name = words.enemy(face) if face >= 0 else ""
    style = shrunk(NAME, lambda style: sheet.letters.size(name, style)[0] <= wide, SMALLEST_NAME)
    sheet.text(name, style, rect.x, rect.centery, "midleft", wide)


def _draw_backs(sheet: Sheet, card: pygame.Rect, pile: Dungeon) -> None:
    """What lies below the enemy, as edges of backs."""
    px = sheet.px
    for step in range(min(3, len(pile.cards) - 1), 0, -1):
        edge = card.move(step * px(3), -step * px(3))
        if card.w < card.h:
            sheet.art(faces.dungeon_back(card.w, card.h, pile.level), *edge.topleft)
        else:
            sheet.fill(edge, "#8A80A8", 255, px(12))
            sheet.fill(edge.inflate(-px(2), -px(2)), "#2B2440", 255, px(12))


def _draw_side(sheet: Sheet, rect: pygame.Rect, look: Look, pile: Dungeon) -> None:
    """How many lie below the enemy, and the options of the reward as signs."""
    px = sheet.px
    y = rect.y
    below = len(pile.cards) - 1
    if below:
        count = sheet.text(f"+{below}", HEAD.but(size=17), rect.centerx, y, "midtop", rect.w)
        y = count.bottom + px(4)
    icons = reward_icons(look, pile)
    size = min(px(30), rect.w, (rect.bottom - y) // max(1, len(icons)) - px(3))
    y = rect.bottom - len(icons) * (size + px(3))
    for place, icon in enumerate(icons):
        token = Token(size, "#5A4A86", icon, palette.GOLD_HIGH, flat=True)
        sheet.art(token, rect.centerx, y + place * (size + px(3)), "midtop")
