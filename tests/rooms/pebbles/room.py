"""The room of Pebbles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heroes_desktop.games.shared.declarations import Declarations
from heroes_desktop.games.shared.room import BotsOf, Room, RoomLook, TextsOf

from . import info
from .state import State

if TYPE_CHECKING:
    from heroes_desktop.desktop.board.base import BoardOf


def _declarations() -> Declarations[State]:
    from .text import DECLARED

    return DECLARED


def _texts() -> TextsOf[State]:
    from . import text

    return text


def _bots() -> BotsOf[State]:
    from . import bot

    return bot


def _board() -> BoardOf[State]:
    from .board import PebblesBoard

    return PebblesBoard()


room = Room(
    info=info,
    look=RoomLook("#2F3A2A", "#B8C29A", "mdi:circle-multiple", "meadow"),
    declarations=_declarations,
    texts=_texts,
    bots=_bots,
    board=_board,
    shelf=6,
)
