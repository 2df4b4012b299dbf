"""Life points, gold and skills: every change is told with its cause."""

from __future__ import annotations

from heroes_desktop.engine import Table

from ..content import COLOURS, SKILLS
from ..figures import DICE, ITEM_SIPS, LIFE
from ..state import MOST_SKILL, State
from .storage import under_the_pile


def heal(s: State, table: Table, seat: int, points: int, cause: str) -> None:
    """Never above the natural life points (RH-115)."""
    hero = s.heroes[seat]
    before = hero.life
    hero.life = min(LIFE[hero.hero], before + points)
    table.tell("healed", seat=seat, before=before, life=hero.life, cause=cause)


def sip(s: State, table: Table, item: int) -> None:
    """One life point; the empty potion goes under the bazaar pile (RH-120, RH-D55)."""
    seat = s.active
    hero = s.heroes[seat]
    face = s.faces[item]
    left = s.left.get(item, ITEM_SIPS[face]) - 1
    s.left[item] = left
    table.tell("sip", seat=seat, item=item, face=face, left=left)
    heal(s, table, seat, 1, "potion")
    if not left:
        hero.items.remove(item)
        under_the_pile(s, table, seat, item, "empty")


def gain_gold(s: State, table: Table, seat: int, amount: int, cause: str) -> None:
    """Gold from the supply, or to it (below 0)."""
    if amount:
        hero = s.heroes[seat]
        before = hero.gold
        hero.gold = max(0, before + amount)
        table.tell("gold", seat=seat, before=before, gold=hero.gold, cause=cause)


def change_cubes(s: State, table: Table, seat: int, colour: int, amount: int, cause: str) -> None:
    """Put cubes on a track or take them away; dice follow (RH-137, RH-141)."""
    hero = s.heroes[seat]
    before = hero.cubes[colour]
    hero.cubes[colour] = before + amount
    table.tell(
        "cubes",
        seat=seat,
        colour=COLOURS[colour],
        before=before,
        cubes=hero.cubes[colour],
        dice=DICE[hero.cubes[colour]],
        cause=cause,
    )


def raise_skill(s: State, table: Table, seat: int, skill: int, amount: int, cause: str) -> None:
    """A trained value, never above 11 (RH-145, RH-D52)."""
    hero = s.heroes[seat]
    before = hero.skills[skill]
    hero.skills[skill] = min(MOST_SKILL, before + amount)
    table.tell("skill", seat=seat, skill=SKILLS[skill], before=before, value=hero.skills[skill], cause=cause)
