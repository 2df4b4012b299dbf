"""A quick way to play on for searching players: worthwhile deeds at once, else a way taken at random."""

from __future__ import annotations

from collections.abc import Callable

from heroes_desktop.engine import Decision, Option
from heroes_desktop.engine.hexgrid import cell, distance

from ..figures import on_campfire, target
from ..options import END_TURN
from ..state import ABOVE, CAMPFIRE, State

DEEDS = {"complete": 6, "steal": 5, "attack": 4, "smith": 3, "brew": 2, "harvest": 1}
"""What is done as soon as it can be done, the best first; of one kind the last offered is the largest."""
WAYS = ("explore", "move", "descend", "ascend")
_RANKS = dict.fromkeys(WAYS, 0) | DEEDS
HUNGRY = 2
"""With so many hearts or fewer a hero eats before anything else."""


def rollout(state: State, decision: Decision, pick: int) -> Option:
    """One sensible option."""
    quick = _QUICK.get(decision.kind)
    if quick is not None:
        return quick(state, decision, pick)
    return decision.options[pick % len(decision.options)]


def _hero_action(s: State, decision: Decision, pick: int) -> Option:
    hero = s.heroes[decision.seat]
    homing = hero.points >= target(s)
    best, rank = END_TURN, 0
    ways: list[Option] = []
    for option in decision.options:
        worth = _RANKS.get(option.act)
        if worth is None:
            if option.act == "eat" and hero.hearts <= HUNGRY:
                return option
        elif not worth:
            ways.append(option)
        elif worth >= rank:
            best, rank = option, worth
    if homing and ways:
        return END_TURN if on_campfire(s, decision.seat) else _homeward(hero.space == ABOVE, ways, pick)
    if rank or not ways:
        return best
    return ways[pick % len(ways)]


def _homeward(above: bool, ways: list[Option], pick: int) -> Option:
    """Towards the campfire; from below the first way up."""
    if above:
        moves = [way for way in ways if way.act == "move"]
        if moves:
            return min(moves, key=lambda way: distance(_goal(way), CAMPFIRE))
    ups = [way for way in ways if way.act == "ascend"]
    return ups[0] if ups else ways[pick % len(ways)]


def _goal(way: Option) -> int:
    q, r = way.args
    return cell(int(q), int(r))


def _monster_action(_s: State, decision: Decision, pick: int) -> Option:
    """Attack where possible, else any order."""
    for option in decision.options:
        if option.act == "attack":
            return option
    return decision.options[pick % len(decision.options)]


def _first(_s: State, decision: Decision, _pick: int) -> Option:
    """Something rather than nothing, which is offered last."""
    return decision.options[0]


_QUICK: dict[str, Callable[[State, Decision, int], Option]] = {
    "hero_action": _hero_action,
    "monster_action": _monster_action,
    "lab_upgrade": _first,
    "observer_reward": _first,
}
