"""What may be done in passing while something else is asked: waiting tokens, the Antidote, transfers (NA-D70,
NA-D71). None of it ever causes a question of its own."""

from __future__ import annotations

from collections.abc import Callable

from heroes_desktop.engine import Option, Rules, Table

from .. import options
from ..content import FACE
from ..figures import carried, waiting_tokens
from ..state import State
from .transfers import can_transfer

_PURSE, _VISION, _CHANCE = FACE["purse"], FACE["vision"], FACE["chance"]

PURSE_WINDOWS = frozenset((
    "blessing", "change_golden_die", "brake", "walk_or_run", "move_to", "pay_gems", "reveal_rooms",
    "test_or_visit",
    "salutary_options", "before_objective", "catch_up", "shield", "opportunity", "octuple_option",
))  # fmt: skip
CHANCE_WINDOWS = frozenset(("blessing", "walk_or_run", "before_objective", "catch_up", "change_golden_die"))
TRANSFER_WINDOWS = frozenset(("blessing", "walk_or_run", "before_objective", "catch_up", "pay_gems"))

Extra = Callable[[State, Table, int, Option], Rules[None]]
EXTRAS: dict[str, Extra] = {}
"""How each of them is carried out; filled by the modules that know (tokens, transfers, equipment)."""


def anything_to_look_at(s: State) -> bool:
    """Whether a Vision would show something."""
    from .looking import look_targets

    return bool(look_targets(s, "anything"))


def extras(s: State, seat: int, window: str) -> list[Option]:
    """Everything that may be done beside the options of a window."""
    found: list[Option] = []
    if window in PURSE_WINDOWS:
        for token in waiting_tokens(s):
            face = s.faces[token]
            if (
                face == _PURSE
                or (face == _VISION and anything_to_look_at(s))
                or (face == _CHANCE and window in CHANCE_WINDOWS and window != "change_golden_die")
            ):
                found.append(options.option("token", token))
        if seat == s.guide and carried(s, "antidote") >= 0 and any(member.marker for member in s.team):
            found.append(options.ANTIDOTE)
    if window in TRANSFER_WINDOWS and can_transfer(s, seat):
        found.append(options.TRANSFER)
    return found


def use_extra(s: State, table: Table, seat: int, answer: Option) -> Rules[None]:
    """Carry one of them out."""
    return EXTRAS[answer.act](s, table, seat, answer)


def is_extra(answer: Option) -> bool:
    """Whether an answer is one of them."""
    return answer.act in EXTRAS
