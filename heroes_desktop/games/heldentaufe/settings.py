"""From a `Setup` to the first state, and what can be wrong with it."""

from __future__ import annotations

from typing import Any

from heroes_desktop.engine import EVERYONE, Setup

from ..shared.setup_options import (
    given,
    impossible_value,
    missing_computer_seats,
    missing_first_player,
    unknown_settings,
    wrong_number_of_players,
)
from .content import ARMED, DANGERS, HERO_INDEX, MISSION_FACE, MISSIONS, MONSTERS, PLAYERS
from .content import TILES as TILE_KINDS
from .figures import LAIRS, MONSTER_HEARTS
from .locale import _
from .state import CAMPFIRE, NOBODY, Hero, Monster, State

KEYS = ("heroes", "first", "teeth", "removal")
TEETH = ("fixed", "shuffled")
REMOVAL = ("random", "chosen")
RANDOM = "random"


def begin(setup: Setup) -> State:
    """Plain data before the set-up stages, with everything still open on the table; no chance is used."""
    options = given(setup.options)
    seats = len(setup.seats)
    wishes = [wish or "" for wish in options.get("heroes", ())]
    faces = _all_faces()
    return State(
        faces=faces,
        seen=[EVERYONE] * len(faces),
        heroes=[Hero() for _seat in range(seats)],
        surface={CAMPFIRE: 0},
        monsters=[
            Monster(LAIRS[index], MONSTER_HEARTS[index][card.stack[-1]], list(card.stack))
            for index, card in enumerate(MONSTERS)
        ],
        dangers=[True] * sum(side.count for side in DANGERS),
        automated=sorted(setup.automated),
        teeth=options.get("teeth", TEETH[0]),
        removal=options.get("removal", REMOVAL[0]),
        wishes=wishes + [""] * (seats - len(wishes)),
        first_wish=options.get("first", NOBODY),
    )


def _all_faces() -> list[int]:
    """The face of every tile, mission and danger token, in the order of the box."""
    tiles = [face for face, tile in enumerate(TILE_KINDS) for _copy in range(tile.count)]
    missions = list(range(MISSION_FACE, MISSION_FACE + len(MISSIONS)))
    return tiles + missions + [ARMED + side for side, row in enumerate(DANGERS) for _copy in range(row.count)]


# what can be wrong


def problems(setup: Setup) -> list[str]:
    """One sentence for each rule the setup breaks; empty when it can be played."""
    options, seats = given(setup.options), len(setup.seats)
    found = unknown_settings(options, KEYS)
    found += wrong_number_of_players(setup, min(PLAYERS), max(PLAYERS))
    found += impossible_value(options, "teeth", TEETH) + impossible_value(options, "removal", REMOVAL)
    found += _hero_problems(options.get("heroes", ()), seats)
    found += missing_first_player(setup, options.get("first", 0))
    found += missing_computer_seats(setup)
    return found


def _hero_problems(wishes: Any, seats: int) -> list[str]:
    """One hero for each seat, and no hero twice (HT-001)."""
    if not isinstance(wishes, list | tuple):
        return [_("the heroes must be a list with one hero for each seat")]
    found = []
    if len(wishes) > seats:
        found.append(
            _("{heroes} heroes are too many for {seats} players").format(heroes=len(wishes), seats=seats)
        )
    named = [wish for wish in wishes if wish is not None and wish != RANDOM]
    found += [
        _("there is no hero {hero}; there are: {known}").format(hero=hero, known=", ".join(HERO_INDEX))
        for hero in named
        if not isinstance(hero, str) or hero not in HERO_INDEX
    ]
    found += [
        _("{hero} cannot belong to two players").format(hero=hero.capitalize())
        for hero in HERO_INDEX
        if named.count(hero) > 1
    ]
    return found
