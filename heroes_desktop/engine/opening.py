"""How a match begins: a setup is checked and read once, however many matches start from it."""

from __future__ import annotations

from typing import Any

import msgspec

from .coding import encode, encode_state
from .errors import SetupError
from .game import GameInfo
from .setup import Setup
from .state import S

_MOST = 64
_first_states: dict[tuple[GameInfo[Any], bytes], bytes] = {}


def first_state(info: GameInfo[S], setup: Setup) -> S:
    """The state before the set-up stage. A setup that breaks rules raises SetupError."""
    try:
        key = (info, encode(setup))
    except (msgspec.MsgspecError, TypeError, OverflowError):  # nothing a sound setup holds
        raise SetupError("; ".join(info.problems(setup)) or "this setup holds more than plain data") from None
    known = _first_states.get(key)
    if known is None:
        if problems := info.problems(setup):
            raise SetupError("; ".join(problems))
        if len(_first_states) >= _MOST:
            _first_states.clear()
        known = _first_states[key] = encode_state(info.begin(setup))
    return info.decode(known)


def forget_first_states() -> None:
    """Read every setup again, because a game's content has changed."""
    _first_states.clear()
