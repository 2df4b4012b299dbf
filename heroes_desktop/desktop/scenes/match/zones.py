"""Where things are on the table: the same places in all games, at all sizes."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from ...board.api import Look
from ...board.base import Board
from ...paint.metrics import Metrics

MARGIN, GAP, TOP, SIDE, RIM = 24, 16, 68, 472, 10
BAR, HAND, STRIP = 148, 214, 58
"""Units of height: of a bar without a hand, of a hand where room is short, of the prompt."""


@dataclass(frozen=True)
class Zones:
    """The rectangles of the table in pixels.

    board: the inlay with its rim. felt: the room for the game's own drawing.
    strip: the prompt inside the board where the bottom bar has no room for it.
    drawer: the side column lies over the board and can be closed.
    """

    top: pygame.Rect
    board: pygame.Rect
    felt: pygame.Rect
    side: pygame.Rect
    bottom: pygame.Rect
    strip: pygame.Rect | None
    drawer: bool


def hand_units(board: Board, look: Look) -> int:
    """How high the bottom bar is where the board puts a hand into it, else 0."""
    return board.hand_height(look) if board.hand(look) else 0


def zones(metrics: Metrics, hand: int, drawer_open: bool = False) -> Zones:
    """Divide the canvas; `hand` is the bottom bar's height in units where it holds a hand, else 0."""
    px, width, height = metrics.px, metrics.width, metrics.height
    margin, gap = px(MARGIN), px(GAP)
    top = pygame.Rect(0, 0, width, px(TOP))
    begin = px(80)
    side = pygame.Rect(width - margin - px(SIDE), begin, px(SIDE), height - begin - margin)
    drawer = metrics.narrow
    wide = width - 2 * margin - (0 if drawer else side.w + gap)
    low = px((hand if metrics.wide else min(hand, HAND)) or BAR)
    bottom = pygame.Rect(margin, height - margin - low, wide, low)
    board = pygame.Rect(margin, begin, wide, bottom.y - gap - begin)
    felt = board.inflate(-2 * px(RIM + 8), -2 * px(RIM + 6))
    strip = None
    if hand or not metrics.wide:
        tall = max(px(STRIP), round(px(34) * metrics.text_above) + px(20))
        strip = pygame.Rect(felt.x, felt.bottom - tall, felt.w, tall)
        felt = pygame.Rect(felt.x, felt.y, felt.w, strip.y - px(10) - felt.y)
    if drawer and not drawer_open:
        side = pygame.Rect(width, begin, side.w, side.h)
    return Zones(top, board, felt, side, bottom, strip, drawer)
