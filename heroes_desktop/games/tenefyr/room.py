"""The room of Heroes of Tenefyr."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from heroes_desktop.engine import Record

from ..shared.aftermath import Tale, Trait
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


def _campaign() -> Campaign:
    from .campaign import LADDER

    return LADDER


def _board() -> BoardOf[State]:
    from .board import TenefyrBoard

    return TenefyrBoard()


def _moments() -> Moments:
    from .board import moments

    return moments


def _tale(record: Record, names: Sequence[str]) -> Tale:
    from .text.tale import tale

    return tale(record, names)


def _traits(facts: Mapping[str, Any], players: int) -> Sequence[Trait]:
    from .text.tale import traits

    return traits(facts, players)


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
    minutes=(45, 60),
    shelf=3,
)
