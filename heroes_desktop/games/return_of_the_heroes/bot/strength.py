"""How strong a hero is: his chance in the Tower, against each Nameless and each Guardian."""

from __future__ import annotations

from ..battle import battle_chance
from ..chances import best_fight
from ..content import FIRST_SHEET, NAMELESS
from ..figures import DOTS
from ..land import GATES
from ..state import SHEET, Hero, State
from .weights import Weights

UNKNOWN_GUARDIAN = 0.5
RACE = 0.2
"""How much less a hero waits for when another one has a gem, too."""


def nameless_chance(s: State, hero: Hero) -> float:
    """The chance in the Tower: his own if the sheet is known, else the mean of all six (RH-D122)."""
    face = s.faces[SHEET]
    if face >= 0:
        return battle_chance(s, hero, face - FIRST_SHEET)
    return sum([battle_chance(s, hero, sheet) for sheet in range(len(NAMELESS))]) / len(NAMELESS)


def tower_demand(s: State, hero: Hero, weights: Weights) -> float:
    """The chance from which the Tower is dared: less in a race, less and less as the solo turns run out."""
    if s.mode == "solo":
        return next((demand for turn, demand in weights.alone if s.round < turn), 0.0)
    race = any(other.gem for other in s.heroes if other is not hero)
    return weights.tower - RACE if race else weights.tower


def gate_chance(s: State, hero: Hero, gate: int) -> float:
    """The chance to beat the Guardian of a gate, as far as he is known."""
    if not s.awake or not s.guardians:
        return UNKNOWN_GUARDIAN
    guardian = s.guardians[GATES.index(gate)]
    face = s.faces[guardian]
    if face >= 0 and DOTS[face] != (None, None, None):
        return best_fight(s, hero, face)
    return UNKNOWN_GUARDIAN


def main_skill(hero: Hero) -> int:
    """The skill a hero builds on."""
    return max(range(3), key=lambda skill: (hero.skills[skill] + 0.8 * hero.cubes[skill], -skill))
