"""Eating, brewing and drinking."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Option, Rules, Table
from heroes_desktop.engine.hexgrid import cell

from .. import options
from ..content import POTIONS, RECIPES, SPACE_INDEX, SPACES
from ..figures import FOOD, HEARTS, POTION
from ..state import ABOVE, HEALING, TELEPORT, Args, State
from .arrival import arrive
from .points import heal, win_at_home
from .rebuilding import entered, left, lose_rage
from .storage import change_food, gain_potion, lose_potion

INGREDIENTS: tuple[tuple[int, int], ...] = tuple(
    (FOOD[recipe.foods[0]], FOOD[recipe.foods[1]]) for recipe in RECIPES
)
"""The two foods of each potion (HT-101)."""


def eat(s: State, table: Table, args: Args) -> None:
    """One food for one heart (HT-098)."""
    change_food(s, table, s.active, FOOD[args[0]], -1, "eaten")
    heal(s, table, s.active, 1, "food")


def brew(s: State, table: Table, args: Args) -> None:
    """Two ingredients for the potion of their recipe (HT-100, HT-101)."""
    potion = POTION[args[0]]
    for food in INGREDIENTS[potion]:
        change_food(s, table, s.active, food, -1, "brewed")
    gain_potion(s, table, s.active, potion, "brewed")


def drink(s: State, table: Table, args: Args) -> Rules[None]:
    """Healing is used up; rage and teleport stay on the belt, turned over (HT-107, HT-108, HT-112)."""
    potion = POTION[args[0]]
    if potion == HEALING:
        lose_potion(s, table, s.active, "drunk")
        heal(s, table, s.active, HEARTS[s.heroes[s.active].hero], "healing")
        return
    s.heroes[s.active].turned = True
    table.tell("potion_turned", seat=s.active, kind=POTIONS[potion])
    if potion == TELEPORT:
        yield from _teleport(s, table)


def give_up_rage(s: State, table: Table, _args: Args) -> None:
    """The owner may end his rage in his own turn (HT-110)."""
    lose_rage(s, table, s.active, "given_up")


def _teleport(s: State, table: Table) -> Rules[None]:
    """To any revealed tile or free space but the own (HT-112, HT-114); a change of worlds counts as one
    (HT-115), and what lies there is met as if the hero had walked (HT-113, HT-214)."""
    seat = s.active
    hero = s.heroes[seat]
    answer = yield Ask(seat, "teleport_target", _targets(s), secret=True)
    was_below = hero.space != ABOVE
    s.arrived = True
    if len(answer.args) == 2:
        hero.space, hero.place = ABOVE, cell(answer.args[0], answer.args[1])
        table.tell("teleported", seat=seat, cell=hero.place)
        win_at_home(s, table, seat)
        if was_below:
            left(s, table, seat)
        return
    hero.space = space = SPACE_INDEX[answer.args[0]]
    table.tell("teleported", seat=seat, space=answer.args[0])
    if not was_below:
        entered(s, table, seat)
    yield from arrive(s, table, space)


def _targets(s: State) -> tuple[Option, ...]:
    hero = s.heroes[s.active]
    here = hero.place if hero.space == ABOVE else None
    taken = {each.space for each in s.heroes} | {monster.space for monster in s.monsters}
    return (
        *(options.target(place) for place in s.surface if place != here),
        *(options.TARGET_SPACE[space] for space in range(len(SPACES)) if space not in taken),
    )
