"""A quick policy for continuations: no look-ahead, a glance at the table, a pinch of chance.

The tree search plays thousands of decisions with it, so it reads the state only where a glance
pays and never draws a sketch.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from heroes_desktop.engine import Decision, Option

from ..content import CARDS
from ..power import power_of
from ..state import FINAL, State
from .cards import Use, deed, use_of
from .fight import finish
from .party_profile import Profile, means_of, profile

PRICE = 0.25


def rollout(state: State, decision: Decision, pick: int) -> Option:
    """One sensible option."""
    judge = _QUICK.get(decision.kind)
    if judge is not None:
        return judge(state, decision)
    chancy = _CHANCY.get(decision.kind)
    if chancy is not None:
        return chancy(state, decision, pick)
    return decision.options[pick % len(decision.options)]


def _target(s: State, decision: Decision) -> Option:
    """Nearly always the guard with the smallest gap; short piles and the final monster attract."""
    party = profile(tuple(s.adventurers), tuple(sorted(s.faces[card] for card in s.shown)), s.dm < 0)
    best, best_gap = decision.options[0], 99.0
    for option in decision.options:
        if option.act != "fight":
            continue
        lane = int(option.args[0])
        gap = _gap(s, party, lane)
        if gap < best_gap:
            best, best_gap = option, gap
    return best


def _gap(s: State, party: Profile, lane: int) -> float:
    if lane == FINAL:
        return float(power_of(s, FINAL) - party.flat(s.final) - 2 - sum(s.mana))
    corridor = s.corridors[lane]
    if not corridor.up:
        return 6.0 + 0.1 * len(corridor.pile)
    face = s.faces[corridor.guard]
    card = CARDS[face]
    power = 3 if card.throws and s.dm >= 0 else power_of(s, lane) - party.flat(face)
    pain = 1 if "pain" in card.abilities else 0
    return float(power + pain + 0.12 * len(corridor.pile) - 0.5 * card.mana)


def _before(_s: Any, decision: Decision) -> Option:
    """Roll the largest die, or throw."""
    best = decision.options[0]
    for option in decision.options:
        if option.act in ("roll", "throw") and (best.act != "roll" or option.args > best.args):
            best = option
    return best


def _after(s: State, decision: Decision) -> Option:
    """Accept a win; else a free re-roll, else the cheapest sure win, else a new die, else accept."""
    fight = s.the_fight
    accept = decision.options[0]
    if fight.total >= fight.power or len(decision.options) == 1:
        return accept
    card = CARDS[fight.face]
    offered: dict[str, list[Option]] = {}
    uses: list[tuple[Use, float]] = []
    for option in decision.options[1:]:
        use = _use(s, option, card)
        if use is None:
            continue
        if option.act == "gift" and use.kind == "reroll":
            return option
        offered.setdefault(use.kind, []).append(option)
        uses.append((use, PRICE if option.act == "power" else 2 * PRICE))
    means = means_of(uses)
    natural = max(fight.dice)
    need = fight.power - (fight.total - natural * fight.multiplier)
    if fight.multiplier == 1:
        ending = finish(need, natural, means.adds, means.times)
        if ending.times >= 0:
            return offered["times"][ending.times]
        if ending.adds:
            return offered["add"][ending.adds[0]]
    for kind in ("reroll", "second", "set", "slip"):
        if kind in offered and (kind != "set" or need <= 5):
            return offered[kind][0]
    return accept


def _use(s: State, option: Option, card: Any) -> Use | None:
    place = int(option.args[0])
    if option.act == "power":
        return use_of(s.adventurers[place], "temporary", card, 2)
    if option.act == "gift":
        return use_of(s.adventurers[place], "gift", card, 2)
    return use_of(s.faces[place], "effect", card, 2)


def _equipment(s: State, decision: Decision, pick: int) -> Option:
    """Objects and quests at once, Courage when it runs low, else nothing."""
    done = decision.options[-1]
    for option in decision.options:
        if option.act == "reveal":
            return option
        if option.act == "quest" and pick % 2:
            return option
        if option.act == "ultimate":
            does = deed(s.adventurers[int(option.args[0])], "ultimate")
            if (does.courage and s.courage <= 6) or does.kills:
                return option
        if option.act == "done":
            done = option
    return done


def _closing(s: State, decision: Decision) -> Option:
    """A potion of Courage when it saves the match."""
    if s.courage == 0:
        for option in decision.options:
            if option.act == "potion" and deed(s.faces[int(option.args[0])], "effect").courage:
                return option
    return decision.options[0]


def _doom(s: State, decision: Decision, pick: int) -> Option:
    """Doom successes that were not certain."""
    wins = s.the_fight.total >= s.the_fight.power
    return decision.options[0 if wins and (s.the_fight.power >= 5 or pick % 3 == 0) else 1]


def _guard(s: State, decision: Decision, pick: int) -> Option:
    """Now and then Tenacity or Ambush; Fear for two Dooms is kept."""
    if s.fear >= 5 and pick % 2:
        return decision.options[-1]
    return decision.options[0]


def _swap(s: State, decision: Decision) -> Option:
    """The shortest pile behind the strongest guard."""
    shortest = strongest = -1
    low, high = 99, -1
    for lane, corridor in enumerate(s.corridors):
        if corridor.pile and len(corridor.pile) < low:
            shortest, low = lane, len(corridor.pile)
        if corridor.guard >= 0 and corridor.pile:
            power = power_of(s, lane)
            if power > high:
                strongest, high = lane, power
    pair = (min(shortest, strongest), max(shortest, strongest))
    for option in decision.options:
        if option.args == pair:
            return option
    return decision.options[0]


def _mana(_s: Any, decision: Decision) -> Option:
    """The first adventurer named: their order is the party's."""
    return decision.options[0]


_QUICK: dict[str, Callable[[Any, Decision], Option]] = {
    "choose_target": _target,
    "window1": _before,
    "window3": _after,
    "after_fight_potion": _closing,
    "construction_swap": _swap,
    "place_mana": _mana,
    "bodyguard_target": _mana,
    "armour_roll": _mana,
}

_CHANCY: dict[str, Callable[[Any, Decision, int], Option]] = {
    "equipment_action": _equipment,
    "doom": _doom,
    "place_guard": _guard,
}
