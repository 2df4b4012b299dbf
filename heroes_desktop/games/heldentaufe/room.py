"""The room of Heldentaufe."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ..shared.alarms import Alarm
from ..shared.declarations import Declarations
from ..shared.room import BotsOf, ChancesOf, Room, SetsOf, TextsOf
from . import info
from .look import LOOK
from .state import State

if TYPE_CHECKING:
    from heroes_desktop.desktop.board.base import BoardOf
    from heroes_desktop.desktop.proving.moments import Moments


def _texts() -> TextsOf[State]:
    from . import text

    return text


def _declarations() -> Declarations[State]:
    from .text.declared import DECLARED

    return DECLARED


def _bots() -> BotsOf[State]:
    from . import bot

    return bot


def _odds() -> ChancesOf[State]:
    from . import odds

    return odds


def _sets() -> SetsOf[State]:
    from . import sets

    return sets


def _board() -> BoardOf[State]:
    from .board import HeldentaufeBoard

    return HeldentaufeBoard()


def _moments() -> Moments:
    from .board import moments

    return moments


def _alarms(view: State) -> Sequence[Alarm]:
    from .text.alarms import alarms

    return alarms(view)


room = Room(
    info=info,
    look=LOOK,
    texts=_texts,
    declarations=_declarations,
    bots=_bots,
    odds=_odds,
    board=_board,
    sets=_sets,
    moments=_moments,
    lesson=Path(__file__).parent / "content" / "lesson.toml",
    primer=Path(__file__).parent / "content" / "primer.toml",
    alarms=_alarms,
    minutes=(60, 120),
    shelf=2,
)
