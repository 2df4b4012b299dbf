"""The games on the table, one room each."""

from typing import Any

from heroes_desktop.engine import GameInfo

from . import heldentaufe, immortal_king

catalogue: dict[str, GameInfo[Any]] = {info.id: info for info in (immortal_king.info, heldentaufe.info)}
"""Every game by its id."""
