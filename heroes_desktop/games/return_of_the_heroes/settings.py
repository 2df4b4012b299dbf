"""From a `Setup` to the first state, and what can be wrong with it.

`Setup.options`: mode (basic, standard, solo); heroes (a list with a hero for each seat: "elf", "elf woman",
"random", or nothing: asked); starts (a list of spaces, or nothing: asked); first (a seat); and the switches
below.
"""

from __future__ import annotations

from typing import Any, Literal, get_args

from heroes_desktop.engine import EVERYONE, Setup

from ..shared.setup_options import (
    given,
    impossible_value,
    missing_computer_seats,
    missing_first_player,
    unknown_settings,
)
from .content import FIRST_GOOD, FIRST_SHEET, GOODS, HERO_INDEX, HEROES, NAMELESS, PIECE_FACE, PIECES
from .land import BEIGE_OF, SOLO_PIECES, SPACE, STARTS
from .locale import _
from .state import NONE, TILES, Hero, Mode, State

MODES: tuple[Mode, ...] = get_args(Mode)
PLAYERS: dict[str, tuple[int, int]] = {"basic": (2, 4), "standard": (2, 4), "solo": (1, 1)}
SWITCHES: dict[str, tuple[str, ...]] = {
    "quest_pile": ("standard",),
    "token_in_bag": ("standard",),
    "unexplored": ("standard",),
    "rotate_regions": ("standard",),
    "hall_2000": MODES,
    "one_draw_per_turn": MODES,
    "play_on": ("solo",),
}
"""Each switch with the modes that have it; all combine within them (RH-D119)."""
SoloNameless = Literal["king", "open", "hidden"]
SOLO_NAMELESS: tuple[SoloNameless, ...] = get_args(SoloNameless)
KEYS = ("mode", "heroes", "starts", "first", "solo_nameless", *SWITCHES)
RANDOM = "random"
SEXES = ("man", "woman")


def mode_of(setup: Setup) -> Mode:
    """The mode of a setup; one seat alone plays the solo game unless said otherwise."""
    word = given(setup.options).get("mode", "solo" if len(setup.seats) == 1 else "basic")
    return MODES[MODES.index(word)]


def begin(setup: Setup) -> State:
    """Plain data before the set-up stages, with everything still open; no chance is used."""
    options = given(setup.options)
    seats = len(setup.seats)
    mode = mode_of(setup)
    faces = _all_faces()
    nameless = options.get("solo_nameless", SOLO_NAMELESS[0])
    return State(
        faces=faces,
        seen=[EVERYONE] * len(faces),
        mode=mode,
        heroes=[Hero() for _seat in range(seats)],
        pile_of_quests=bool(options.get("quest_pile", False)),
        token_in_bag=bool(options.get("token_in_bag", False)),
        unexplored=bool(options.get("unexplored", False)),
        hall_2000=bool(options.get("hall_2000", False)),
        rotate_regions=mode == "standard" and bool(options.get("rotate_regions", True)),
        one_draw_per_turn=bool(options.get("one_draw_per_turn", False)),
        play_on=bool(options.get("play_on", False)),
        solo_nameless=SOLO_NAMELESS[SOLO_NAMELESS.index(nameless)],
        hero_wishes=_for_seats(options.get("heroes", ()), seats),
        start_wishes=_for_seats(options.get("starts", ()), seats),
        first_wish=options.get("first", NONE),
    )


def _for_seats(wishes: Any, seats: int) -> list[str]:
    """One word for each seat; empty where nothing is settled."""
    words = [str(wish or "") for wish in wishes]
    return words + [""] * (seats - len(words))


def _all_faces() -> list[int]:
    """The face of every tile, good, sheet and piece, in the order of the box."""
    goods = [FIRST_GOOD + index for index, good in enumerate(GOODS) for _copy in range(good.copies)]
    sheets = list(range(FIRST_SHEET, FIRST_SHEET + len(NAMELESS)))
    pieces = [PIECE_FACE + 4 * piece for piece in range(len(PIECES))]
    return [*range(TILES), *goods, *sheets, *pieces]


# what can be wrong


def problems(setup: Setup) -> list[str]:
    """One sentence for each rule the setup breaks; empty when it can be played."""
    options, seats = given(setup.options), len(setup.seats)
    found = unknown_settings(options, KEYS)
    word_problems = impossible_value(options, "mode", MODES) + impossible_value(
        options, "solo_nameless", SOLO_NAMELESS
    )
    if word_problems:
        return found + word_problems
    mode = mode_of(setup)
    fewest, most = PLAYERS[mode]
    if not fewest <= seats <= most:
        found.append(
            _("this mode is for {fewest} to {most} players, not {count}").format(
                fewest=fewest, most=most, count=seats
            )
        )
    found += _switch_problems(options, mode)
    found += _hero_problems(options.get("heroes", ()), seats, mode)
    found += _start_problems(options.get("starts", ()), seats, mode)
    found += missing_first_player(setup, options.get("first", 0))
    return found + missing_computer_seats(setup)


def _switch_problems(options: dict[str, Any], mode: str) -> list[str]:
    """Switches are yes or no, and only in their modes (RH-D119)."""
    found = []
    for key, modes in {**SWITCHES, "solo_nameless": ("solo",)}.items():
        if key not in options:
            continue
        if key in SWITCHES and not isinstance(options[key], bool):
            found.append(_("{key} is either on or off").format(key=key))
        elif mode not in modes and options[key] not in (False, SOLO_NAMELESS[0]):
            found.append(_("{key} does not belong to the mode {mode}").format(key=key, mode=mode))
    return found


def _hero_problems(wishes: Any, seats: int, mode: str) -> list[str]:
    """One hero for each seat, no hero twice, no Priest in the basic game (RH-010, RH-020)."""
    if not isinstance(wishes, list | tuple):
        return [_("the heroes must be a list with one hero for each seat")]
    found = []
    if len(wishes) > seats:
        found.append(
            _("{heroes} heroes are too many for {seats} players").format(heroes=len(wishes), seats=seats)
        )
    named = []
    for wish in wishes:
        if wish is None or wish in ("", RANDOM):
            continue
        name, _space, sex = str(wish).partition(" ")
        if name not in HERO_INDEX or (sex and sex not in SEXES):
            known = ", ".join(HERO_INDEX)
            found.append(_("there is no hero {hero}; there are: {known}").format(hero=wish, known=known))
        else:
            named.append(name)
            if mode == "basic" and not HEROES[HERO_INDEX[name]].start:
                found.append(_("the {hero} does not play in the basic game").format(hero=name))
    found += [
        _("the {hero} cannot belong to two players").format(hero=hero)
        for hero in HERO_INDEX
        if named.count(hero) > 1
    ]
    return found


def _start_problems(wishes: Any, seats: int, mode: str) -> list[str]:
    """Starting spaces can be named where they are chosen (RH-034, RH-245)."""
    if not isinstance(wishes, list | tuple):
        return [_("the starting spaces must be a list with one space for each seat")]
    if len(wishes) > seats:
        return [
            _("{spaces} starting spaces are too many for {seats} players").format(
                spaces=len(wishes), seats=seats
            )
        ]
    if mode == "solo":
        allowed = {space for piece in SOLO_PIECES for space in BEIGE_OF[piece]}
    else:
        allowed = {space for spaces in STARTS for space in spaces}
    return [
        _("a hero cannot start on {space}").format(space=wish)
        for wish in wishes
        if wish and SPACE.get(str(wish), NONE) not in allowed
    ]
