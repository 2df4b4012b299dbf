"""The final battle in the Dark Tower."""

from __future__ import annotations

from heroes_desktop.engine import Rules, Table

from ..content import FIRST_SHEET, NAMELESS, SKILL_INDEX, SKILLS
from ..figures import SHEET_DOTS, carries
from ..land import TOWER_SPACE, label
from ..state import NONE, SHEET, Hero, State
from .asking import ask_skill
from .damage import hurt
from .death import die
from .score import outcome
from .testing import skill_test


def enter(s: State, table: Table) -> Rules[None]:
    """The sheet is turned up for all and the battle begins at once (RH-214, RH-215)."""
    seat = s.active
    hero = s.heroes[seat]
    s.fought, s.met = True, []
    hero.space = TOWER_SPACE
    table.tell("walked", seat=seat, start=label(hero.passage), end=label(TOWER_SPACE), toll=0, left=0)
    face = table.show(SHEET)
    s.foe_life = NAMELESS[face - FIRST_SHEET].life
    table.tell("battle", seat=seat, face=face, life=s.foe_life)
    s.stage = "battle"
    return
    yield  # rules like the others, without a question


def usable_skills(s: State, hero: Hero, face: int) -> list[int]:
    """Skills a hero may use against a Nameless: a locked one only with its item (RH-222, RH-224, RH-225)."""
    locked = NAMELESS[face - FIRST_SHEET].locked
    closed = NONE if locked is None or carries(s, hero, locked.item) else SKILL_INDEX[locked.skill]
    return [skill for skill in range(3) if skill != closed]


def damage_of(s: State, hero: Hero, face: int, skill: int) -> int:
    """Points a failed test costs: 2 where he strikes double and the item against it is missing (RH-221,
    RH-226)."""
    double = NAMELESS[face - FIRST_SHEET].double
    if double is None or SKILL_INDEX[double.skill] != skill or carries(s, hero, double.item):
        return 1
    return 2


def battle_round(s: State, table: Table) -> Rules[None]:
    """One test; the skill is chosen anew each time (RH-216, RH-217, RH-D102)."""
    seat = s.active
    hero = s.heroes[seat]
    face = s.faces[SHEET]
    skill = yield from ask_skill(seat, "final_skill", usable_skills(s, hero, face))
    modifier = SHEET_DOTS[face - FIRST_SHEET][skill] or 0
    if skill_test(s, table, seat, skill, modifier, "battle", SHEET):
        _strike(s, table, seat, skill)
        return
    points = damage_of(s, hero, face, skill)
    table.tell("struck", seat=seat, face=face, points=points)
    if NAMELESS[face - FIRST_SHEET].leech:
        s.foe_life += points
        table.tell("nameless_life", seat=seat, before=s.foe_life - points, life=s.foe_life, cause="leech")
    yield from hurt(s, table, seat, points)
    if not hero.life:
        s.foe_life = 0
        yield from die(s, table, seat, hero.passage)


def _strike(s: State, table: Table, seat: int, skill: int) -> None:
    """The last point wins the game (RH-218); after turn 45 it only counts for the score (RH-253)."""
    s.foe_life -= 1
    table.tell("nameless_life", seat=seat, before=s.foe_life + 1, life=s.foe_life, cause=SKILLS[skill])
    if not s.foe_life:
        table.tell("nameless_beaten", seat=seat, face=s.faces[SHEET])
        raise table.finish(outcome(s, seat))
