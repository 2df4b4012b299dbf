"""The party's decisions outside the dice: equipment, quests, ultimate powers, targets, Mana."""

from __future__ import annotations

from collections.abc import Callable

from heroes_desktop.engine import Decision, Opinion, Option, Term

from ...shared.reasons import with_chances
from ..content import CARDS
from ..power import power_of
from ..state import State
from . import setup
from .cards import Deed, chest, deed_at
from .dice import window_one, window_three
from .outlook import lasting_die, turn_of
from .situation import Situation
from .sketch import Sketch, draw
from .value import win_chance

ACT = 0.02
"""An action in the equipment phase must improve an open match by such a share: cards spent are gone."""


def party_opinions(situation: Situation, depth: int = 0) -> list[Opinion]:
    """What the party thinks of each option of the question it is asked, so many turns ahead."""
    kind = situation.decision.kind
    if kind in _FIGHTS:
        return _FIGHTS[kind](situation, depth)
    return _JUDGES.get(kind, setup.any_setup)(situation)


# equipment phase


def _equipment_action(situation: Situation) -> list[Opinion]:
    s, decision = situation.view, situation.decision
    sketch = draw(s)
    now = win_chance(sketch)
    opinions = []
    for option in decision.options:
        if option.act == "done":
            opinions.append(Opinion(option, now + ACT * now * (1 - now), (Term("no_bargain", 1.0),)))
        else:
            worth, reason = _action_worth(s, sketch, now, option)
            opinions.append(Opinion(option, worth, (Term(reason, worth - now), Term("match_chance", worth))))
    return opinions


def _action_worth(s: State, sketch: Sketch, now: float, option: Option) -> tuple[float, str]:
    """The match chance after an action, its price paid."""
    place = int(option.args[0])
    if option.act == "ultimate":
        face = s.adventurers[place]
        size = len(s.adventurers)
        paid = _paid(sketch, (size, size, size, size))
        return _deed_worth(s, paid, now, deed_at(s, face, "ultimate")), "ultimate"
    if option.act == "power":
        return now - 1, "power_used"
    card = CARDS[s.faces[place]]
    if option.act == "potion":
        return now - 1, "potion_kept"
    paid = _paid(sketch, card.cost)
    if card.equipment == "object":
        return win_chance(_with_object(s, paid, place)), "object"
    return _deed_worth(s, paid, now, deed_at(s, card.face, "effect")), "quest"


def _paid(sketch: Sketch, price: tuple[int, int, int, int]) -> Sketch:
    """The purse after a price: plain cards first, Treasure for what is missing."""
    after = sketch.copy()
    for colour, want in enumerate(price):
        plain = min(want, after.purse[colour])
        after.purse[colour] -= plain
        after.purse[4] -= want - plain
    return after


def _with_object(s: State, sketch: Sketch, instance: int) -> Sketch:
    """An object face up: its bonus changes every fight to come."""
    after = sketch.copy()
    face = s.faces[instance]
    hidden = sorted(s.faces[card] for card in s.hidden if card != instance and s.faces[card] >= 0)
    shown = sorted([*(s.faces[card] for card in s.shown), face])
    after.chest = chest(tuple(s.adventurers), tuple(hidden), tuple(shown))
    after.profile = after.profile.joined(tuple(shown))
    after.lane_costs.clear()
    return after


def _deed_worth(s: State, paid: Sketch, now: float, does: Deed) -> float:
    """The best the rows of a quest or ultimate power can make of a table."""
    after = paid
    if does.courage:
        after = after.copy()
        after.courage = min(10, after.courage + does.courage)
    if does.fear:
        after = after.copy()
        after.fear = max(0, after.fear - does.fear)
    if does.kills:
        chosen, after = best_kills(s, after, does)
        if not chosen:
            return now - 1
    if does.takes:
        after = _taken(after)
    worth = win_chance(after)
    if does.collects:
        worth += 0.05
    if does.die:
        before = turn_of(s, after).outlooks()
        better = turn_of(s, after, does.die).outlooks()
        if before and better:
            worth += max(0.0, better[0].worth - before[0].worth)
    if does.second_fight:
        worth += 0.03
    return worth


def best_kills(s: State, sketch: Sketch, does: Deed) -> tuple[tuple[int, ...], Sketch]:
    """The best eliminations a deed allows, and the table after them; none and the same table if none."""
    best: tuple[tuple[int, ...], Sketch] = ((), sketch)
    best_worth = -1.0
    lanes = [lane.index for lane in sketch.lanes if lane.up and _target_of(s, lane.index, does)]
    sets: list[tuple[int, ...]] = [(lane,) for lane in lanes]
    if does.kills > 1:
        sets += [(a, b) for a in lanes for b in lanes if a < b]
    for chosen in sets:
        if does.total and sum(power_of(s, lane) for lane in chosen) > does.total:
            continue
        after = sketch
        for lane in chosen:
            after = after.without_guard(lane)
        worth = win_chance(after)
        if worth > best_worth:
            best, best_worth = (chosen, after), worth
    return best


def _target_of(s: State, lane: int, does: Deed) -> bool:
    card = CARDS[s.faces[s.corridors[lane].guard]]
    power = power_of(s, lane)
    for word, limit in does.words:
        if word != "card" and (word == "trap") != card.is_trap:
            continue
        if limit is None or power <= limit:
            return True
    return not does.words


def _taken(sketch: Sketch) -> Sketch:
    """A card taken from the pile that matters most: the one behind the shortest way."""
    after = sketch.copy()
    lanes = [lane for lane in after.lanes if lane.pile]
    if lanes:
        lane = min(lanes, key=lambda each: each.pile)
        shorter = lane.copy()
        shorter.pile -= 1
        shorter.top = -1
        after.lanes[after.lanes.index(lane)] = shorter
        after.purse[3] += 1
    return after


# targets


def _choose_target(situation: Situation, depth: int) -> list[Opinion]:
    s, decision = situation.view, situation.decision
    sketch = draw(s)
    turn = turn_of(s, sketch, lasting_die(s), depth)
    outlooks = {each.lane: each for each in turn.outlooks()}
    opinions = []
    for option in decision.options:
        if option.act != "fight":
            opinions.append(Opinion(option, -1.0, (Term("potion_kept", 1.0),)))
            continue
        outlook = outlooks[int(option.args[0])]
        terms = (
            Term(with_chances("fight_chance", outlook.chance), outlook.chance),
            Term("path" if _shortest(s, outlook.lane) else "progress", outlook.won - turn.ledger.now),
            Term("courage", outlook.lost - turn.ledger.now),
        )
        opinions.append(Opinion(option, outlook.worth, terms))
    return opinions


def _shortest(s: State, lane: int) -> bool:
    """Whether no corridor has fewer cards."""
    return len(s.corridors[lane].pile) <= min(len(corridor.pile) for corridor in s.corridors)


# smaller questions


def _place_mana(situation: Situation) -> list[Opinion]:
    s, decision = situation.view, situation.decision
    return _by_mana(s, decision, True)


def _lose_mana(situation: Situation) -> list[Opinion]:
    s, decision = situation.view, situation.decision
    return _by_mana(s, decision, False)


def _by_mana(s: State, decision: Decision, has: bool) -> list[Opinion]:
    sketch = draw(s)
    opinions = []
    order = sketch.chest.mana_order
    for option in decision.options:
        if option.act == "none":
            opinions.append(Opinion(option, 0.0, (Term("mana", 0.0),)))
            continue
        place = int(option.args[0])
        after = sketch.copy()
        after.set_mana(place, has)
        rank = order.index(place) if place in order else len(order)
        worth = win_chance(after) + (-rank if has else rank) * 0.001
        opinions.append(Opinion(option, worth, (Term("mana", worth),)))
    return opinions


def _after_fight_potion(situation: Situation) -> list[Opinion]:
    """Courage is drunk at the last moment, when it saves the match; the rest is kept for fights."""
    s, decision = situation.view, situation.decision
    opinions = []
    for option in decision.options:
        if option.act == "pass":
            opinions.append(Opinion(option, 0.5, (Term("potion_kept", 1.0),)))
            continue
        saves = s.courage == 0 and deed_at(s, s.faces[int(option.args[0])], "effect").courage > 0
        opinions.append(Opinion(option, 1.0 if saves else 0.0, (Term("courage", float(saves)),)))
    return opinions


def _armour_roll(situation: Situation) -> list[Opinion]:
    """One in three saves a Courage, one in six gives Fear in a duel: roll."""
    decision = situation.decision
    return [
        Opinion(option, 1 / 3 if option.act == "roll" else 0.1, (Term("courage", 1 / 3),))
        for option in decision.options
    ]


def _pay(situation: Situation) -> list[Opinion]:
    """Keep Treasure, and what is scarce: compare the purses that remain."""
    s, decision = situation.view, situation.decision
    sketch = draw(s)
    opinions = []
    for option in decision.options:
        after = sketch.copy()
        for instance in option.args:
            card = CARDS[s.faces[int(instance)]]
            after.purse[4 if card.treasure else card.colour] -= 1
        worth = win_chance(after) + 0.004 * after.purse[4]
        opinions.append(Opinion(option, worth, (Term("purse", worth),)))
    return opinions


def _effect_target(situation: Situation) -> list[Opinion]:
    s, decision = situation.view, situation.decision
    if decision.about.get("kind") == "eliminate":
        return _eliminate(s, decision)
    sketch = draw(s)
    now = win_chance(sketch)
    opinions = []
    for option in decision.options:
        worth = now
        if option.act == "corridor":
            lane = sketch.lane_at(int(option.args[0]))
            if lane is not None:
                worth = win_chance(sketch.without_guard(lane.index)) + 0.02 * sketch.lane_cost(lane)
        elif option.act == "adventurer":
            after = sketch.copy()
            after.set_mana(int(option.args[0]), True)
            worth = win_chance(after)
        opinions.append(Opinion(option, worth, (Term("match_chance", worth - now),)))
    return opinions


def _eliminate(s: State, decision: Decision) -> list[Opinion]:
    """Name the guards of the best set one after the other."""
    face = int(decision.about["face"])
    slot = "ultimate" if CARDS[face].kind == "adventurer" else "effect"
    chosen, _ = best_kills(s, draw(s), deed_at(s, face, slot))
    left = [lane for lane in chosen if lane not in s.targets]
    wanted = Option("corridor", (left[0],)) if left else Option("done")
    return [
        Opinion(option, 0.9 if option == wanted else 0.1, (Term("match_chance", 1.0),))
        for option in decision.options
    ]


def _pile_pick(situation: Situation) -> list[Opinion]:
    """The pile of the shortest way; from it the card that would be hardest to beat."""
    s, decision = situation.view, situation.decision
    sketch = draw(s)
    opinions = []
    for option in decision.options:
        worth = 0.0
        if option.act == "pile":
            worth = 1 / (2 + len(s.corridors[int(option.args[0])].pile))
        elif option.act == "card":
            card = CARDS[s.faces[int(option.args[0])]]
            hard = sketch.profile.printed(card) + card.die / 2 + (card.mana and not all(sketch.mana))
            worth = min(1.0, hard / 16)
        opinions.append(Opinion(option, worth, (Term("path", worth),)))
    return opinions


def _collection_pick(situation: Situation) -> list[Opinion]:
    s, decision = situation.view, situation.decision
    sketch = draw(s)
    hidden = tuple(sorted(s.faces[card] for card in s.hidden if s.faces[card] >= 0))
    shown = tuple(sorted(s.faces[card] for card in s.shown))
    opinions = []
    for option in decision.options:
        face = s.faces[int(option.args[0])]
        after = sketch.copy()
        after.chest = chest(tuple(s.adventurers), tuple(sorted((*hidden, face))), shown)
        worth = win_chance(after)
        opinions.append(Opinion(option, worth, (Term("match_chance", worth),)))
    return opinions


Judge = Callable[[Situation], list[Opinion]]

_JUDGES: dict[str, Judge] = {
    "choose_box": setup.any_setup,
    "choose_sides": setup.any_setup,
    "choose_adventurers": setup.choose_adventurers,
    "choose_equipment": setup.choose_equipment,
    "choose_scenario": setup.any_setup,
    "equipment_action": _equipment_action,
    "pay_cost": _pay,
    "effect_target": _effect_target,
    "rps_throw": setup.throw,
    "armour_roll": _armour_roll,
    "place_mana": _place_mana,
    "lose_mana": _lose_mana,
    "after_fight_potion": _after_fight_potion,
    "pile_pick": _pile_pick,
    "look_pile": _pile_pick,
    "collection_pick": _collection_pick,
}

_FIGHTS: dict[str, Callable[[Situation, int], list[Opinion]]] = {
    "choose_target": _choose_target,
    "window1": window_one,
    "window3": window_three,
}
