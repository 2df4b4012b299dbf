"""Dilemmas waiting on influence boards (NA-148, NA-161, NA-162)."""

from __future__ import annotations

from collections.abc import Iterator

from heroes_desktop.engine import Table

from ..content import DilemmaKind, dilemma
from ..figures import boards_of
from ..state import State


def waiting(s: State, seat: int, timing: str) -> Iterator[tuple[int, int, DilemmaKind]]:
    """Board, card and kind of the Dilemmas a seat may play at a moment."""
    for board in boards_of(s, seat):
        for card in s.boards[board].dilemmas:
            kind = dilemma(s.faces[card]).kind
            if timing in kind.timings:
                yield board, card, kind


def use_up(s: State, table: Table, card: int) -> int:
    """A Dilemma is played: it is discarded; returns the board it lay on (NA-074)."""
    for index, board in enumerate(s.boards):
        if card in board.dilemmas:
            board.dilemmas.remove(card)
            s.unforeseen_discard.append(card)
            table.tell("dilemma_played", card=card, face=s.faces[card], board=index)
            return index
    raise AssertionError("this Dilemma does not wait on a board")
