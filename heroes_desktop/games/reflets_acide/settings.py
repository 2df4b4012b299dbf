"""From a `Setup` to the first state, and what can be wrong with it."""

from __future__ import annotations

from typing import Any

from heroes_desktop.engine import EVERYONE, Setup

from ..shared.setup_options import (
    given,
    impossible_value,
    missing_computer_seats,
    unknown_settings,
    wrong_number_of_players,
)
from .content import CHALLENGE_INDEX, CHALLENGES, TOKEN_FACE, TOKENS
from .locale import _
from .state import NOTHING, TOTAL, Board, State, Vile
from .track import AVATAR_START, SPACES

KEYS = ("challenge", "tokens", "ticks")
MODES = ("quick", "strategic")
GEMS_PER_COLOUR = 25
BOXES = 5
RED_PLACES = 7


def begin(setup: Setup) -> State:
    """Plain data before the set-up stages; no chance is used."""
    options = given(setup.options)
    seats = len(setup.seats)
    faces = [
        min(n, TOKEN_FACE + (n - TOKEN_FACE) % len(TOKENS)) if n >= TOKEN_FACE else n for n in range(TOTAL)
    ]
    ticks = options.get("ticks", {})
    mode = options.get("tokens", "")
    return State(
        faces=faces,
        seen=[EVERYONE] * TOTAL,
        seats=seats,
        boards=[Board() for _ in range(3 if seats == 3 else 2)],
        vile=Vile(red=[NOTHING] * RED_PLACES),
        bag=[GEMS_PER_COLOUR] * 5,
        tokens=[NOTHING] * SPACES,
        avatar=AVATAR_START,
        challenge=CHALLENGE_INDEX[options["challenge"]] if "challenge" in options else NOTHING,
        token_mode=MODES[MODES.index(mode)] if mode else "",
        ticks=[int(ticks.get(row.id, 0)) for row in CHALLENGES],
    )


def problems(setup: Setup) -> list[str]:
    """One sentence for each rule the setup breaks; empty when it can be played."""
    options = given(setup.options)
    found = unknown_settings(options, KEYS)
    found += wrong_number_of_players(setup, 1, 3)
    if "challenge" in options and options["challenge"] not in CHALLENGE_INDEX:
        found.append(
            _("there is no Challenge {challenge}; there are: {known}").format(
                challenge=options["challenge"], known=", ".join(CHALLENGE_INDEX)
            )
        )
    found += impossible_value(options, "tokens", MODES)
    found += _tick_problems(options.get("ticks", {}))
    found += missing_computer_seats(setup)
    return found


def _tick_problems(ticks: Any) -> list[str]:
    """At most five boxes of each Challenge are ticked (NA-264)."""
    if not isinstance(ticks, dict):
        return [_("the ticks must say for each Challenge how many boxes are ticked")]
    found = []
    for challenge, number in ticks.items():
        if challenge not in CHALLENGE_INDEX:
            found.append(
                _("there is no Challenge {challenge}; there are: {known}").format(
                    challenge=challenge, known=", ".join(CHALLENGE_INDEX)
                )
            )
        elif type(number) is not int or not 0 <= number <= BOXES:
            found.append(
                _("{challenge} has {boxes} boxes, not {number}").format(
                    challenge=challenge, boxes=BOXES, number=number
                )
            )
    return found
