"""Free actions: what each brings right now, so that sure gains come first and idle ones never."""

from __future__ import annotations

from heroes_desktop.engine import Option, Term

from ..content import FOODS, POTIONS
from ..state import ABOVE, CAMPFIRE, HEALING, NO_POTION, RAGE, TELEPORT
from .equipment import merge_gain, trade_gain
from .food_and_potions import calls_for, potion_worth, surplus, wanted
from .missions import reward, theft_gain
from .outlook import FOOD, FOOD_TILE, KIND, RECIPE_FOODS, Outlook
from .teleport import best_teleport

FREE = frozenset(
    ("complete", "steal", "harvest", "eat", "brew", "drink", "give_up_rage", "smith", "trade", "discard")
)
IDLE = -1.0
"""The gain of something that had better be left alone."""


def free_gain(o: Outlook, option: Option, leaving: bool) -> tuple[float, Term]:
    """What a free action brings; below zero when it should be left. `leaving`: the plan below is to go."""
    act, args = option.act, option.args
    if act == "complete":
        return _complete(o, int(args[0]))
    if act == "steal":
        gain = theft_gain(o, int(args[1]))
        wins = o.need <= 1 and o.me.place == CAMPFIRE
        return (50.0, Term("wins", 50.0)) if wins else (gain, Term("thief", gain))
    if act == "harvest":
        gain = int(args[0]) * o.weights.food
        return gain, Term("food", gain)
    if act == "eat":
        return _eat(o, FOOD[str(args[0])])
    if act == "brew":
        return _brew(o, POTIONS.index(str(args[0])))
    if act == "drink":
        return _drink(o, POTIONS.index(str(args[0])), leaving)
    if act == "smith":
        gain = merge_gain(o, KIND[str(args[0])], int(args[1]), int(args[2]))
        return _if_worth(gain, "building")
    if act == "trade":
        return _if_worth(trade_gain(o, KIND[str(args[0])], int(args[1]), KIND[str(args[2])]), "building")
    if act == "discard" and len(args) == 1 and args[0] in FOOD:
        return _make_room(o, FOOD[str(args[0])])
    if act == "discard" and len(args) == 2:
        return _spare_piece(o, KIND[str(args[0])], int(args[1]))
    return IDLE, Term("habit", IDLE)


def _if_worth(gain: float, reason: str) -> tuple[float, Term]:
    return (gain if gain > 0.05 else IDLE), Term(reason, gain)


def _complete(o: Outlook, card: int) -> tuple[float, Term]:
    mission = o.mission(card)
    gain = reward(o, mission)
    if mission.piece is not None and mission.piece.kind == "boots":
        gain -= o.weights.per_ap * min(o.ap, mission.piece.value)
    if mission.points >= o.need:
        gain = max(gain, 5.0)
    return _if_worth(gain, "mission")


def _food_here(o: Outlook) -> int:
    """The food of the tile under the hero; -1 if there is none."""
    return next((food for food, word in enumerate(FOODS) if FOOD_TILE[word] == o.tile), -1)


def _eat(o: Outlook, food: int) -> tuple[float, Term]:
    """Below hearts count at once; above only where food grows again."""
    term = Term("hearts", o.weights.heart)
    if o.me.space != ABOVE:
        return o.weights.heart + 0.01 * surplus(o, food), term
    here = _food_here(o)
    if here < 0 or not o.s.reserve.food[here] or (food != here and not surplus(o, food)):
        return IDLE, term
    return o.weights.heart + (0.01 if food == here else 0.0), term


def _brew(o: Outlook, potion: int) -> tuple[float, Term]:
    gain = potion_worth(o, potion)
    if potion == HEALING and any(mission.potion == "healing" for _, mission in o.missions):
        gain += 1.0
    here = _food_here(o)
    for food in RECIPE_FOODS[potion]:
        gain -= 0.0 if food == here else o.weights.food
        gain -= 0.0 if surplus(o, food) or potion == HEALING else 0.3
    if o.me.space != ABOVE and potion != RAGE and o.me.hearts < o.max_hearts:
        gain -= 0.2
    return _if_worth(gain, "potion")


def _drink(o: Outlook, potion: int, leaving: bool) -> tuple[float, Term]:
    if potion == TELEPORT:
        return best_teleport(o)
    if potion == RAGE:
        worth = o.me.space != ABOVE and not leaving and bool(o.cave.foes)
        return (1.0 if worth else IDLE), Term("potion", 1.0)
    gained = o.max_hearts - o.me.hearts
    needed = o.me.space != ABOVE and o.me.hearts <= 2 and not sum(o.me.food)
    return (gained * o.weights.heart if needed else IDLE), Term("hearts", gained * o.weights.heart)


def _make_room(o: Outlook, food: int) -> tuple[float, Term]:
    """Give back food nobody asks for where food that is asked for can be taken instead."""
    here = _food_here(o)
    swap = (
        o.me.space == ABOVE
        and here >= 0
        and here != food
        and o.room <= 0
        and o.s.reserve.food[here] > 0
        and surplus(o, food) > 0
        and (wanted(o, here) > 0 or _recipe_calls(o, here, food))
    )
    return (0.2 if swap else IDLE), Term("mission", 0.2)


def _spare_piece(o: Outlook, kind: int, value: int) -> tuple[float, Term]:
    """Give a spare piece back where a full backpack would keep the hero from eating or gathering."""
    here = _food_here(o)
    term = Term("spare", 0.1)
    if here < 0 or o.room > 0 or len(o.me.pieces[kind]) < 2 or not o.s.reserve.food[here]:
        return IDLE, term
    hurt = o.max_hearts - o.me.hearts
    held = [food for food in range(3) if o.me.food[food]]
    if any(_make_room(o, food)[0] > 0 or (hurt and _eat(o, food)[0] > 0) for food in held):
        return IDLE, term
    needy = hurt >= 2 or wanted(o, here) or calls_for(o, here)
    return (1.2 - o.without_piece(kind, value) if needy else IDLE), term


def _recipe_calls(o: Outlook, here: int, food: int) -> bool:
    """Whether one of this tile's food would make a potion with what is left after giving one away."""
    if o.me.potion != NO_POTION or o.me.food[here]:
        return False
    left = list(o.me.food)
    left[food] -= 1
    left[here] += 1
    return any(
        o.ring > potion and all(left[each] for each in foods) for potion, foods in enumerate(RECIPE_FOODS)
    )
