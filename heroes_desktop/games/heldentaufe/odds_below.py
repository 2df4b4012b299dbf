"""Exact chances below: what the monsters' turn can do, and the way out over tokens nobody has seen.

Everything is worked out from a view. The monsters' turn is judged at its worst: as if whoever commands
wanted nothing but this hero's defeat.
"""

from __future__ import annotations

from functools import lru_cache

from .bot.ways import FAR, STEP, field, steps_to_reach
from .combat import exchange
from .content import ARMED, DANGERS, TILES, WAYS
from .figures import CHEST, DANGER_AT, MONSTER_AP, MONSTER_SWORD, PORTALS, allowance, hearts_of, sword_of
from .state import ABOVE, FIRST_DANGER, GONE, State

TRAPS = sum(side.count for side in DANGERS if side.id == "armed")


def armed_chance(view: State) -> float:
    """The chance that a danger token still lying there is armed (HT-D64)."""
    lying, armed = tokens(view)
    return armed / lying if lying else 0.0


def tokens(view: State) -> tuple[int, int]:
    """Danger tokens still lying there, and how many of them are armed."""
    shown = sum(
        not lies and view.faces[FIRST_DANGER + index] == ARMED for index, lies in enumerate(view.dangers)
    )
    return sum(view.dangers), TRAPS - shown


# the monsters' turn


def defeat_at_worst(view: State, seat: int, space: int, hearts: int) -> float:
    """The chance that the monsters' next turn takes all hearts of a hero on a space."""
    others = 0
    for index, hero in enumerate(view.heroes):
        if index != seat and hero.space != ABOVE:
            others |= 1 << hero.space
    if view.chest:
        others |= 1 << CHEST
    monsters = tuple(
        (
            monster.space,
            monster.hearts,
            exchange(MONSTER_SWORD[index][monster.teeth[-1]], sword_of(view, seat)),
        )
        for index, monster in enumerate(view.monsters)
        if monster.space != GONE and monster.teeth
    )
    return _worst(monsters, others, space, hearts, MONSTER_AP)


Beast = tuple[int, int, float]
"""A monster in this reckoning: its space, its hearts, its chance in one exchange."""


@lru_cache(maxsize=65536)
def _worst(monsters: tuple[Beast, ...], others: int, space: int, hearts: int, ap: int) -> float:
    if hearts <= 0:
        return 1.0
    if ap < hearts or not any(_bare(beast[0], space) + hearts <= ap for beast in monsters):
        return 0.0
    busy = others | 1 << space
    for beast in monsters:
        busy |= 1 << beast[0]
    best = 0.0
    for index, (where, life, chance) in enumerate(monsters):
        if where in WAYS[space]:
            won = _worst(monsters, others, space, hearts - 1, ap - 1)
            left = monsters[:index] + ((where, life - 1, chance),) * (life > 1) + monsters[index + 1 :]
            lost = _worst(left, others, space, hearts, ap - 1)
            best = max(best, chance * won + (1 - chance) * lost)
        for there in WAYS[where]:
            if not busy >> there & 1:
                moved = (*monsters[:index], (there, life, chance), *monsters[index + 1 :])
                best = max(best, _worst(moved, others, space, hearts, ap - 1))
    return best


@lru_cache(maxsize=1024)
def _bare(start: int, goal: int) -> int:
    """Steps to stand beside a goal on an empty board; it bounds what is possible."""
    return steps_to_reach(start, goal, 1 << goal)


# the way out


class Walker:
    """A hero on the way to a portal, as far as his own hearts, food and steps are concerned."""

    def __init__(self, view: State, seat: int, path: tuple[int, ...]) -> None:
        self.path = path
        self.steps = allowance(view, seat)
        self.most = hearts_of(view, seat)
        self.blows = tuple(_blows(view, seat, space) for space in path)
        self.token = tuple(
            space in DANGER_AT and view.dangers[DANGER_AT[space]] and index > 0
            for index, space in enumerate(path)
        )

    def arrives(self, index: int, ap: int, hearts: int, food: int, lying: int, armed: int) -> float:
        """The chance to leave through the portal at the end of the path."""
        if hearts <= 0:
            return 0.0
        if not ap:
            return self._night(index, hearts, food, lying, armed)
        if index == len(self.path) - 1:
            return 1.0
        ahead = index + 1
        if not self.token[ahead]:
            return self.arrives(ahead, ap - 1, hearts, food, lying, armed)
        danger = armed / lying
        safe = self.arrives(ahead, ap - 1, hearts, food, lying - 1, armed) if danger < 1 else 0.0
        sprung = self.arrives(ahead, 0, hearts - 1, food, lying - 1, armed - 1) if armed else 0.0
        return danger * sprung + (1 - danger) * safe

    def _night(self, index: int, hearts: int, food: int, lying: int, armed: int) -> float:
        """The turn ends: eat, stand the monsters' blows, go on."""
        eaten = min(food, self.most - hearts)
        hearts, food = hearts + eaten, food - eaten
        chance, blows = self.blows[index]
        total = 0.0
        for lost, share in enumerate(_binomial(blows, chance)):
            if share and lost < hearts:
                total += share * self.arrives(index, self.steps, hearts - lost, food, lying, armed)
        return total


@lru_cache(maxsize=256)
def _binomial(tries: int, chance: float) -> tuple[float, ...]:
    shares = [1.0]
    for _try in range(tries):
        shares = [
            (shares[hits] if hits < len(shares) else 0.0) * (1 - chance)
            + (shares[hits - 1] * chance if hits else 0.0)
            for hits in range(len(shares) + 1)
        ]
    return tuple(shares)


def _blows(view: State, seat: int, space: int) -> tuple[float, int]:
    """The chance and the number of blows one monster can deal to a hero on a space from where it stands."""
    busy = 1 << CHEST if view.chest else 0
    for index, hero in enumerate(view.heroes):
        if hero.space != ABOVE and index != seat:
            busy |= 1 << hero.space
    spaces = [monster.space for monster in view.monsters if monster.space != GONE]
    worst, most = (0.0, 0), 0.0
    for index, monster in enumerate(view.monsters):
        if monster.space == GONE or not monster.teeth:
            continue
        blocked = busy | 1 << space
        for other in spaces:
            blocked |= 1 << other if other != monster.space else 0
        count = MONSTER_AP - steps_to_reach(monster.space, space, blocked)
        chance = exchange(MONSTER_SWORD[index][monster.teeth[-1]], sword_of(view, seat))
        if count > 0 and count * chance > most:
            worst, most = (chance, count), count * chance
    return worst


def way_out(view: State, seat: int, space: int, ap: int) -> float | None:
    """The chance to reach a known portal from a space and go up, none of the tokens seen; None without one.

    The hero takes the cheapest way, eats what he carries before each turn ends, and every monster strikes
    from where it stands now.
    """
    busy = 0
    for index, hero in enumerate(view.heroes):
        if hero.space != ABOVE and index != seat:
            busy |= 1 << hero.space
    for monster in view.monsters:
        if monster.space != GONE:
            busy |= 1 << monster.space
    dangers = sum(1 << spot for spot, index in DANGER_AT.items() if view.dangers[index] and spot != space)
    ways = field(space, busy, dangers, round(4 * STEP * armed_chance(view)))
    known = [PORTALS[number - 1] for number in _known_portals(view)]
    known = [portal for portal in known if ways.steps[portal] < FAR]
    if not known:
        return None
    goal = min(known, key=lambda portal: ways.cost[portal])
    path = [goal]
    while path[-1] != space:
        path.append(ways.before[path[-1]])
    walker = Walker(view, seat, tuple(reversed(path)))
    hero = view.heroes[seat]
    lying, armed = tokens(view)
    if space in DANGER_AT and view.dangers[DANGER_AT[space]] and hero.space != space:
        return _over_token(walker, ap, hero.hearts, sum(hero.food), lying, armed)
    return walker.arrives(0, ap, hero.hearts, sum(hero.food), lying, armed)


def _over_token(walker: Walker, ap: int, hearts: int, food: int, lying: int, armed: int) -> float:
    """The way out that begins with turning over the token of its first space."""
    danger = armed / lying
    safe = walker.arrives(0, ap, hearts, food, lying - 1, armed) if danger < 1 else 0.0
    sprung = walker.arrives(0, 0, hearts - 1, food, lying - 1, armed - 1) if armed else 0.0
    return danger * sprung + (1 - danger) * safe


def _known_portals(view: State) -> list[int]:
    found = (TILES[view.faces[instance]].portal for instance in view.surface.values())
    return [number for number in found if number]
