"""What a player may do, in two or three words for a button."""

from __future__ import annotations

from collections.abc import Callable

from heroes_desktop.engine import Option

from ..content import CARDS, DUNGEON_LISTS, SCENARIOS, Effect
from ..locale import _
from ..state import FINAL
from . import words
from .options import Asked, Label


def number(option: Option) -> int:
    return int(option.args[0])


def numeral(option: Option) -> str:
    return words.NUMERALS[number(option)]


def adventurer_name(asked: Asked) -> str:
    return words.short_name(asked.view.adventurers[number(asked.option)])


def face_name(asked: Asked) -> str:
    return words.name(number(asked.option))


def instance_name(asked: Asked) -> str:
    return words.equipment(asked.view, number(asked.option))


def fight(asked: Asked) -> str:
    if number(asked.option) == FINAL:
        return _("Attack the monster")
    return _("Attack {place}").format(place=numeral(asked.option))


def list_name(asked: Asked) -> str:
    return words.say(DUNGEON_LISTS[str(asked.option.args[0])].name)


def scenario_name(asked: Asked) -> str:
    return words.say(SCENARIOS[str(asked.option.args[0])].name)


def pay(asked: Asked) -> str:
    treasures = sum(CARDS[asked.view.faces[int(each)]].treasure for each in asked.option.args)
    if not treasures:
        return _("Pay plain cards")
    return _("Pay with {n} Treasure").format(n=treasures)


def whose(message: Callable[[], str]) -> Label:
    return lambda asked: message().format(name=adventurer_name(asked))


_DOES: dict[str, Callable[[Effect], str]] = {
    "reroll": lambda _row: _("Re-roll"),
    "cancel_roll": lambda row: _("Roll a d{sides}").format(sides=row.sides),
    "multiply": lambda row: _("Die ×{n}").format(n=row.amount),
    "bonus": lambda row: f"+{row.amount}",
    "set_die": lambda row: _("Die to {n}").format(n=row.amount),
    "extra_die": lambda row: _("Also a d{sides}").format(sides=row.sides),
    "end_fight": lambda _row: _("Slip away"),
    "move_fight": lambda _row: _("Move the fight"),
}
"""What abilities of adventurers do, in a word."""


def _deed(row: Effect) -> str:
    return _DOES[row.kind](row) if row.kind in _DOES else ""


def power(asked: Asked) -> str:
    """What a temporary power does, whose it is and what it costs."""
    rows = CARDS[asked.view.adventurers[number(asked.option)]].temporary
    return " · ".join(filter(None, (_deed(rows[0]), adventurer_name(asked), _("1 Mana"))))


def gift(asked: Asked) -> str:
    """What a gift does and whose it is."""
    rows = CARDS[asked.view.adventurers[number(asked.option)]].gift
    return " · ".join(filter(None, (_deed(rows[0]), adventurer_name(asked))))


def accept(asked: Asked) -> str:
    fight = asked.view.fight
    won = fight is not None and fight.total >= fight.power
    return _("Accept") if won else _("Give up")


def corridor(asked: Asked) -> str:
    return _("Corridor {place}").format(place=numeral(asked.option))
