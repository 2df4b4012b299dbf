"""Random playouts and copies in two well-known Python engines, as yardsticks."""

from __future__ import annotations

from random import Random
from typing import Any

import chess
from catanatron import Color, Game, RandomPlayer  # type: ignore[import-untyped]

LONGEST = 600
COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def chess_playout(seed: int) -> int:
    """A random game of chess, in the library's usual words: until the rules end it."""
    board, draw = chess.Board(), Random(seed).random
    number = 0
    while not board.is_game_over() and number < LONGEST:
        moves = list(board.legal_moves)
        board.push(moves[int(draw() * len(moves))])
        number += 1
    return number


def catanatron_game(seed: int) -> Any:
    """A new game for four random players."""
    return Game([RandomPlayer(colour) for colour in COLOURS], seed=seed + 1)


def catanatron_playout(seed: int) -> int:
    """A random game in Catanatron."""
    game = catanatron_game(seed)
    for number in range(LONGEST):
        if game.winning_color() is not None:
            return number
        game.play_tick()
    return LONGEST


def catanatron_positions() -> list[Any]:
    """Positions of one game, every tenth."""
    game = catanatron_game(1)
    found = []
    for number in range(LONGEST):
        if number % 10 == 0:
            found.append(game.copy())
        game.play_tick()
    return found
