"""Skill tests: roll, keep two, stay at or under the target."""

from __future__ import annotations

from heroes_desktop.engine import Table

from ..content import SKILLS
from ..figures import DICE, bonus
from ..state import State


def target_of(s: State, seat: int, skill: int, modifier: int) -> int:
    """Skill value, item and modifier (RH-003)."""
    hero = s.heroes[seat]
    return hero.skills[skill] + bonus(s, hero, skill) + modifier


def roll_dice(s: State, table: Table, seat: int, skill: int) -> list[int]:
    """All dice of a skill (RH-005)."""
    return [table.roll(6) for _die in range(DICE[s.heroes[seat].cubes[skill]])]


def tell_test(
    s: State,
    table: Table,
    seat: int,
    skill: int,
    modifier: int,
    dice: list[int],
    kept: list[int],
    cause: str,
    foe: int = -1,
) -> bool:
    """Tell a finished test; True when it has succeeded (RH-004)."""
    hero = s.heroes[seat]
    item = bonus(s, hero, skill)
    target = hero.skills[skill] + item + modifier
    success = sum(kept) <= target
    table.tell(
        "test",
        seat=seat,
        skill=SKILLS[skill],
        value=hero.skills[skill],
        item=item,
        modifier=modifier,
        target=target,
        dice=dice,
        kept=kept,
        total=sum(kept),
        success=success,
        cause=cause,
        foe=foe,
    )
    return success


def skill_test(
    s: State, table: Table, seat: int, skill: int, modifier: int, cause: str, foe: int = -1
) -> bool:
    """The two lowest dice are kept without asking (RH-006)."""
    dice = roll_dice(s, table, seat, skill)
    return tell_test(s, table, seat, skill, modifier, dice, sorted(dice)[:2], cause, foe)
