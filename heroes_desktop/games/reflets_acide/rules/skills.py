"""Using a skill: it is paid and counts as used this turn (NA-050, NA-068)."""

from __future__ import annotations

from heroes_desktop.engine import Option, Rules, Table

from .. import options
from ..content import HEROES, Skill, equipment
from ..figures import present, skill_key
from ..payments import Price
from ..state import Member, State
from .dilemmas import use_up
from .gems import pay


def find_skill(s: State, card: int, number: int) -> tuple[Member, Skill]:
    """Bearer and row of a skill named by an option: of a Hero in the team or of Loot worn there."""
    for _no, member in present(s):
        if member.card == card:
            return member, HEROES[s.faces[card]].skills[number]
        if card in member.worn:
            row = equipment(s.faces[card]).skill
            assert row is not None
            return member, row
    raise AssertionError("nobody has this skill")


def named_skill(s: State, table: Table, answer: Option) -> tuple[bool, int, int]:
    """Whether a skill costs nothing, its card and number; the Dilemma that makes it free is used up."""
    free = answer.act == "free_skill"
    numbers = [int(arg) for arg in answer.args if arg != options.DYE]
    if free:
        use_up(s, table, numbers.pop(0))
    card, number = numbers
    return free, card, number


def spend(
    s: State, table: Table, card: int, number: int, board: int, price: Price, cause: str
) -> Rules[None]:
    """Mark the skill of a Hero or Loot as used and pay for it from its board."""
    s.used.append(skill_key(card, number))
    table.tell("skill", card=card, face=s.faces[card], number=number, board=board, cause=cause)
    yield from pay(s, table, (board,), price, "skill")
