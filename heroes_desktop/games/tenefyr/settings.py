"""From a `Setup` to the first state, and what can be wrong with it.

| Option      | Values                                                                                      |
|-------------|---------------------------------------------------------------------------------------------|
| heroes      | one entry for each seat: a hero, "random", None, or a list of them for players with two     |
| boss        | a boss or "random"                                                                          |
| difficulty  | "easy", "normal", "hard"                                                                    |
| first       | a seat or "random"                                                                          |
| absent_hero | with three players: whether cards that mention the fourth hero are left out (TF-142)        |
| order       | "ask", or "best": the best order of changes is taken without asking (TF-D18, TF-D97)        |
| deciding    | "one" or "vote" (TF-D72)                                                                    |
| voters      | the seats that have a say                                                                   |

What is left out is asked, the last three excepted.
"""

from __future__ import annotations

from typing import Any

from heroes_desktop.engine import EVERYONE, Setup
from heroes_desktop.engine.joint import deciding, deciding_problems

from ..shared.setup_options import (
    given,
    impossible_value,
    missing_computer_seats,
    missing_first_player,
    unknown_settings,
    wrong_number_of_players,
)
from .content import BOSS_INDEX, DIFFICULTIES, HERO_INDEX, PLAYERS, instances
from .locale import _
from .state import NOBODY, Player, State

KEYS = ("heroes", "boss", "difficulty", "first", "absent_hero", "order", "deciding", "voters")
RANDOM = "random"
ORDERS = ("ask", "best")


def begin(setup: Setup) -> State:
    """Plain data before the set-up stages, with every card still in the open box; no chance is used."""
    options = given(setup.options)
    faces = instances()
    first = options.get("first")
    absent = options.get("absent_hero")
    return State(
        faces=faces,
        seen=[EVERYONE] * len(faces),
        players=[Player() for _seat in setup.seats],
        deciding=deciding(setup),
        best_order=options.get("order") == "best",
        wishes=_wishes(options.get("heroes", ()), len(setup.seats)),
        boss_wish=options.get("boss", ""),
        difficulty_wish=options.get("difficulty", ""),
        first_wish=first if isinstance(first, int) else NOBODY,
        first_random=first == RANDOM,
        absent_wish=NOBODY if absent is None else int(absent),
    )


def _wishes(heroes: Any, seats: int) -> list[list[str]]:
    """The heroes wished for by seat; "random" counts for all of a player's heroes."""
    wanted = PLAYERS[seats].heroes
    wishes: list[list[str]] = [[] for _seat in range(seats)]
    for seat, entry in enumerate(heroes):
        if entry == RANDOM:
            wishes[seat] = [RANDOM] * wanted
        elif isinstance(entry, str):
            wishes[seat] = [entry]
        elif entry:
            wishes[seat] = list(entry)
    return wishes


# what can be wrong


def problems(setup: Setup) -> list[str]:
    """One sentence for each rule the setup breaks; empty when it can be played."""
    options, seats = given(setup.options), len(setup.seats)
    found = unknown_settings(options, KEYS)
    if seats not in PLAYERS:
        return found + wrong_number_of_players(setup, min(PLAYERS), max(PLAYERS))
    found += impossible_value(options, "boss", (*BOSS_INDEX, RANDOM))
    found += impossible_value(options, "difficulty", DIFFICULTIES)
    found += impossible_value(options, "order", ORDERS)
    found += _hero_problems(options.get("heroes", ()), seats)
    if options.get("first") != RANDOM:
        found += missing_first_player(setup, options.get("first", 0))
    found += _absent_problems(options, seats)
    found += deciding_problems(setup)
    found += missing_computer_seats(setup)
    return found


def _absent_problems(options: dict[str, Any], seats: int) -> list[str]:
    """Only three players leave one hero unused (TF-142, TF-D67)."""
    absent = options.get("absent_hero")
    if absent is None:
        return []
    if not isinstance(absent, bool):
        return [_("the cards of the absent hero are left out, or not: true or false")]
    if absent and seats != 3:
        return [_("the cards of an absent hero can be left out with three players only")]
    return []


def _hero_problems(wishes: Any, seats: int) -> list[str]:
    """As many heroes as a player of this table has, and no hero twice (TF-014, TF-137, TF-145)."""
    if not isinstance(wishes, list | tuple) or not all(_is_wish(wish) for wish in wishes):
        return [_("the heroes must be a list with one entry for each seat")]
    found = []
    if len(wishes) > seats:
        found.append(
            _("heroes are named for {heroes} players, but there are only {seats}").format(
                heroes=len(wishes), seats=seats
            )
        )
    wanted = PLAYERS[seats].heroes
    lists = [[wish] if isinstance(wish, str) else list(wish or ()) for wish in wishes]
    if any(len(names) > wanted for names in lists):
        found.append(_("a player of this table has {count} heroes at most").format(count=wanted))
    named = [name for names in lists for name in names if name != RANDOM]
    found += [
        _("there is no hero {hero}; there are: {known}").format(hero=hero, known=", ".join(HERO_INDEX))
        for hero in named
        if hero not in HERO_INDEX
    ]
    found += [
        _("the hero {hero} is taken twice").format(hero=hero) for hero in HERO_INDEX if named.count(hero) > 1
    ]
    return found


def _is_wish(wish: Any) -> bool:
    if wish is None or isinstance(wish, str):
        return True
    return isinstance(wish, list | tuple) and all(isinstance(name, str) for name in wish)
