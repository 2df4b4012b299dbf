"""From a `Setup` to the first state, and what can be wrong with it."""

from __future__ import annotations

from typing import Any

from heroes_desktop.engine import EVERYONE, Setup

from .content import CHALLENGE_INDEX, CHALLENGES, TOKEN_FACE, TOKENS
from .locale import _
from .state import NOTHING, TOTAL, Board, State, Vile
from .track import AVATAR_START, SPACES

KEYS = ("challenge", "tokens", "ticks")
MODES = ("quick", "strategic")
GEMS_PER_COLOUR = 25
BOXES = 5
RED_PLACES = 7


def given(options: dict[str, Any]) -> dict[str, Any]:
    """What is really settled: None means the same as nothing."""
    return {key: value for key, value in options.items() if value is not None}


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
    options, seats = given(setup.options), len(setup.seats)
    found = [_("unknown setting: {key}").format(key=key) for key in sorted(set(options) - set(KEYS))]
    if not 1 <= seats <= 3:
        found.append(
            _("this game is for {fewest} to {most} players, not {count}").format(
                fewest=1, most=3, count=seats
            )
        )
    if "challenge" in options and options["challenge"] not in CHALLENGE_INDEX:
        found.append(
            _("there is no Challenge {challenge}; there are: {known}").format(
                challenge=options["challenge"], known=", ".join(CHALLENGE_INDEX)
            )
        )
    if "tokens" in options and options["tokens"] not in MODES:
        found.append(
            _("{value} is not possible for {key}; possible are: {known}").format(
                value=options["tokens"], key="tokens", known=", ".join(MODES)
            )
        )
    found += _tick_problems(options.get("ticks", {}))
    found += [
        _("there is no seat {seat} for a computer player").format(seat=seat)
        for seat in setup.automated
        if not 0 <= seat < seats
    ]
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
