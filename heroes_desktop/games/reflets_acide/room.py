"""The room of Reflets d'Acide."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from heroes_desktop.engine import Record

from ..shared.aftermath import Tale, Trait
from ..shared.alarms import Alarm
from ..shared.campaign import Campaign
from ..shared.declarations import Declarations
from ..shared.room import BotsOf, ChancesOf, Room, TextsOf
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


def _board() -> BoardOf[State]:
    from .board import ReflectsBoard

    return ReflectsBoard()


def _moments() -> Moments:
    from .board import moments

    return moments


def _campaign() -> Campaign:
    from . import campaign

    return campaign


def _tale(record: Record, names: Sequence[str]) -> Tale:
    from .text.tale import tale

    return tale(record, names)


def _traits(facts: Mapping[str, Any], players: int) -> Sequence[Trait]:
    from .text.traits import traits

    return traits(facts, players)


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
    moments=_moments,
    tale=_tale,
    traits=_traits,
    campaign=_campaign,
    lesson=Path(__file__).parent / "content" / "lesson.toml",
    primer=Path(__file__).parent / "content" / "primer.toml",
    alarms=_alarms,
    minutes=(60, 90),
    shelf=5,
)
