"""The dungeons: five columns of gates in the village, a narrow strip of them during a fight."""

from __future__ import annotations

import pygame

from heroes_desktop.desktop.art import EmptyPlace
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.widgets.rows import columns

from ..content import LEVELS
from ..locale import _
from . import faces
from .gate import draw_gate, gate_doing
from .gate_parts import HEAD
from .gate_words import Manner, manner
from .look import Look

ROW_GAP = 6
"""Units between two gates of a level."""


def draw_village(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """Levels 1 to 5 from left to right, every gate with enemy, loot, cards left and reward."""
    px = sheet.px
    head = sheet.letters.line_height(HEAD) + px(4)
    gates = {
        level: [number for number, pile in enumerate(look.view.dungeons) if pile.level == level]
        for level in LEVELS
    }
    places = columns(rect, len(LEVELS), px(8))
    sizes = [(column.w, _gate_height(sheet, column.h - head, len(gates[level])))
             for level, column in zip(LEVELS, places, strict=True)]  # fmt: skip
    told = _manners(sheet, look, dict(zip(LEVELS, sizes, strict=True)))
    for (level, numbers), column, (wide, high) in zip(gates.items(), places, sizes, strict=True):
        title = _("Level {number}").format(number=level)
        sheet.text(title, HEAD, column.centerx, column.y, "midtop", column.w)
        for row, number in enumerate(numbers):
            place = pygame.Rect(column.x, column.y + head + row * (high + px(ROW_GAP)), wide, high)
            draw_gate(sheet, place, look, number, told[level])


def _gate_height(sheet: Sheet, room: int, count: int) -> int:
    """How tall each of so many gates is; one alone is as tall as one of two."""
    return (room - sheet.px(ROW_GAP) * (count - 1)) // max(2, count)


def _manners(sheet: Sheet, look: Look, sizes: dict[int, tuple[int, int]]) -> dict[int, Manner | None]:
    """How the gates of each level are told: all alike if they can be, else all of one size alike."""
    shared = manner(sheet, min(sizes.values(), key=lambda size: size[1]), look, look.view.dungeons)
    if shared is not None:
        return dict.fromkeys(sizes, shared)
    piles = {
        size: [pile for pile in look.view.dungeons if sizes[pile.level] == size] for size in sizes.values()
    }
    alike = {size: manner(sheet, size, look, those) for size, those in piles.items()}
    return {level: alike[size] for level, size in sizes.items()}


def draw_strip(sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
    """All dungeons small, the current one lit, the others dim."""
    view, px = look.view, sheet.px
    gates = sorted(range(len(view.dungeons)), key=lambda number: view.dungeons[number].level)
    rows = -(-len(gates) // 2)
    high = (rect.h - px(4) * (rows - 1)) // max(1, rows)
    for index, number in enumerate(gates):
        row, column = divmod(index, 2)
        wide = (rect.w - px(4)) // 2
        place = pygame.Rect(rect.x + column * (wide + px(4)), rect.y + row * (high + px(4)), wide, high)
        _draw_small(sheet, place, look, number)


def _draw_small(sheet: Sheet, rect: pygame.Rect, look: Look, number: int) -> None:
    view, px = look.view, sheet.px
    pile = view.dungeons[number]
    does = gate_doing(look, number)
    h = min(rect.h, round(rect.w * 7 / 5))
    w, h = faces.card_size(h)
    card = pygame.Rect(rect.centerx - w // 2, rect.centery - h // 2, w, h)
    sheet.place(f"dungeon-{number}", card)
    if not pile.cards:
        sheet.art(EmptyPlace(w, h, "mdi:gate-open"), *card.topleft)
        does.node(sheet, "image", card)
        return
    here = number == view.place
    face = view.faces[pile.cards[-1]]
    if face >= 0 and view.seen[pile.cards[-1]]:
        spec = faces.enemy(view, face, w, h, compact=True, lift=0, state="" if here else "exhausted")
        spec = faces.bare(spec)
        faces.draw_enemy(sheet, card, spec)
    else:
        sheet.art(faces.dungeon_back(w, h, pile.level), *card.topleft)
    if here:
        sheet.halo(card, "selected", "round", px(4))
    does.glow(sheet, card, radius=px(4))
    does.node(sheet, "card", card)
