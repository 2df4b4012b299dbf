"""Everything worth walking to: where it is, what it brings, and why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec import structs

from heroes_desktop.engine import EVERYONE

from ...shared.reasons import with_chances
from ..chances import best_fight, roll_chance, skill_chance
from ..content import FACE, FACES, MISSIONS, QUESTS, SKILL_INDEX
from ..content import tile as tile_of
from ..figures import AT, IS_OPPONENT, ITEM, ITEM_SKILL, KIND, LIFE, REWARD, cube_sets, land, lies, movement
from ..kinds import (
    Bazaar,
    Beggar,
    Broom,
    Coach,
    Deliver,
    Fetch,
    Fight,
    Learn,
    Price,
    Robbery,
    Seer,
    Spring,
    Train,
    Travel,
    Trial,
)
from ..land import GATES, HEALING, SPACE, UNKNOWN
from ..rows import Tile
from ..sight import visible
from ..state import MOST_ITEMS, MOST_SKILL, SOLO_TURNS, Hero, State
from .strength import gate_chance, main_skill, nameless_chance, tower_demand
from .weights import Weights

COURT = SPACE["J5"]
LOST_LIFE = 1.5
"""What a lost fight costs."""


class Goal(NamedTuple):
    """A space worth going to."""

    space: int
    gain: float
    reason: str
    rest: bool = False


EXPLORING = 3.0
"""What an unknown region is worth."""


def goals(s: State, seat: int, weights: Weights) -> list[Goal]:
    """All goals of a hero."""
    hero = s.heroes[seat]
    found = [
        *_quests(s, seat, hero, weights),
        *_missions(s, seat, hero),
        *_board(s, hero, weights),
        *_healing(s, hero),
        *_tower(s, hero, weights),
        *_borders(s),
    ]
    return [goal for goal in found if goal.gain > 0]


def _borders(s: State) -> Iterator[Goal]:
    """Entries before regions nobody has seen yet (RH-258)."""
    if s.unexplored:
        for space, beyond in enumerate(land(s).joints):
            if beyond == UNKNOWN:
                yield Goal(space, EXPLORING, "explore")


# what things are worth


def price_to_save(hero: Hero) -> int:
    """Gold a quest will ask for."""
    if hero.gem:
        return 0
    for quest, done in zip(hero.quests, hero.steps, strict=True):
        way = QUESTS[quest].way
        if not done and isinstance(way, Price):
            return way.gold
    return 0


def spare_gold(s: State, hero: Hero) -> int:
    """Gold that no quest will ask for."""
    del s
    return hero.gold - price_to_save(hero)


def cube_worth(hero: Hero, colours: tuple[int, ...]) -> float:
    """A cube of one of these colours: the next die of the main skill counts most."""
    main = main_skill(hero)
    if main not in colours:
        return 0.8
    return 3.2 if hero.cubes[main] < 5 else 2.0 if hero.cubes[main] < 8 else 0.5


def reward_worth(s: State, hero: Hero, face: int) -> float:
    """Cubes and gold of a tile."""
    del s
    reward = REWARD[face]
    coin = 1.5 if hero.gold < price_to_save(hero) else 0.5
    return sum([cube_worth(hero, colours) for colours in cube_sets(reward)]) + coin * reward.gold


def draw_worth(s: State, hero: Hero) -> float:
    """What a tile from the bag is worth: much while the tile a hero needs is still in it."""
    return 1.5 if s.bag and _needs_tile(s, hero) else 0.3


def mission_worth(s: State, hero: Hero, face: int) -> float:
    """What it is worth to take a mission up."""
    task = MISSIONS[face].task
    if isinstance(task, Learn):
        return 3.0 if SKILL_INDEX[task.skill] == main_skill(hero) else 1.0
    if isinstance(task, Fetch):
        return 2.5
    return 0.8 + 0.4 * reward_worth(s, hero, face)


# quests


def _quests(s: State, seat: int, hero: Hero, weights: Weights) -> Iterator[Goal]:
    del seat
    if s.mode == "solo" and not hero.quests:
        yield Goal(COURT, 9.0, "quest")
    elif s.pile_of_quests and s.quest_pile and len(hero.quests) < 2 and not hero.gem:
        yield Goal(COURT, 6.0, "quest")
    if hero.gem:
        return
    for quest, done in zip(hero.quests, hero.steps, strict=True):
        row = QUESTS[quest]
        if done >= 2:
            yield Goal(hero.home if row.goal == "home" else SPACE[row.goal], 14.0, "quest")
            continue
        face = FACE[row.second if done else row.first]
        if lies(s, face, AT[face]):
            yield Goal(AT[face], _step_gain(s, hero, row.way, face, done, weights), "quest")


def _step_gain(
    s: State, hero: Hero, way: Fight | Trial | Price, face: int, done: int, weights: Weights
) -> float:
    if done:
        return 10.0
    if isinstance(way, Fight):
        chance = best_fight(s, hero, face)
        return 9.0 * chance if chance >= weights.brave - 0.15 and hero.life > 1 else 0.0
    if isinstance(way, Trial):
        return 8.0 * skill_chance(s, hero, SKILL_INDEX[way.skill], 0)
    return 8.0 if hero.gold >= way.gold else 0.0


# missions


def _missions(s: State, seat: int, hero: Hero) -> Iterator[Goal]:
    for mission in hero.missions:
        task = MISSIONS[s.faces[mission]].task
        if isinstance(task, Travel):
            worth = 1.0 + reward_worth(s, hero, s.faces[mission]) + draw_worth(s, hero)
            yield Goal(SPACE[task.to], worth, "mission")
        elif isinstance(task, Robbery):
            for other, rival in enumerate(s.heroes):
                if other != seat:
                    yield Goal(rival.home, 4.0, "mission")
        elif isinstance(task, Learn):
            face = FACE[task.master]
            useful = SKILL_INDEX[task.skill] == main_skill(hero)
            if lies(s, face, AT[face]):
                yield Goal(AT[face], 5.0 if useful else 2.0, "mission")
        elif isinstance(task, Deliver):
            yield from _delivery(s, hero, mission, task)
        else:
            yield from _fetching(s, hero, mission, task)


def _delivery(s: State, hero: Hero, mission: int, task: Deliver) -> Iterator[Goal]:
    face = FACE[task.to]
    ready = mission in hero.loads or any(
        (row := ITEM[s.faces[item]]) is not None and row.id == task.item for item in hero.items
    )
    if ready and lies(s, face, AT[face]):
        yield Goal(AT[face], 5.5, "mission")


def _fetching(s: State, hero: Hero, mission: int, task: Fetch) -> Iterator[Goal]:
    if mission in hero.loads:
        yield Goal(SPACE[task.to], 6.0, "mission")
        return
    face = FACE[task.object]
    if lies(s, face, AT[face]):
        yield Goal(AT[face], 4.0, "mission")


# what lies on the board


def _board(s: State, hero: Hero, weights: Weights) -> Iterator[Goal]:
    room = len(hero.missions) < weights.missions
    for space, tiles in s.board.items():
        for tile in tiles:
            face = s.faces[tile]
            if s.seen[tile] != EVERYONE or face < 0:
                if hero.life > 1:
                    yield Goal(space, (2.2 if room else 1.2) + draw_worth(s, hero), "explore")
            elif KIND[face] == "mission":
                if room:
                    yield Goal(space, mission_worth(s, hero, face) + draw_worth(s, hero), "offer")
            elif visible(s, hero, tile):
                yield from _tile(s, hero, space, tile, face, weights)
    for space, items in s.dropped.items():
        if len(hero.items) < MOST_ITEMS:
            yield Goal(space, 1.5 * len(items), "useful")


def _tile(s: State, hero: Hero, space: int, tile: int, face: int, weights: Weights) -> Iterator[Goal]:
    if IS_OPPONENT[face]:
        chance = best_fight(s, hero, face)
        if chance >= weights.brave and hero.life > 1:
            row = FACES[face]
            assert isinstance(row, Tile)
            worth = reward_worth(s, hero, face) + draw_worth(s, hero) + (2.0 if row.item else 0.5)
            yield Goal(space, worth * chance - LOST_LIFE * (1 - chance), with_chances("fight", chance))
        return
    action = tile_of(face).action if KIND[face] in ("encounter", "item") else None
    if action is not None and tile not in s.used:
        gain, reason = encounter_gain(s, hero, action)
        yield Goal(space, gain, reason)


def encounter_gain(s: State, hero: Hero, action: object) -> tuple[float, str]:
    """What an encounter is worth to a hero now."""
    if isinstance(action, Train):
        skill = SKILL_INDEX[action.skill]
        value = hero.skills[skill]
        if spare_gold(s, hero) < action.gold or value >= MOST_SKILL:
            return 0.0, "train"
        learns = 1 - roll_chance(2, value)
        weight = 4.5 if skill == main_skill(hero) else 1.2
        return weight * learns, "train"
    if isinstance(action, Bazaar):
        return _shopping(s, hero), "shop"
    if isinstance(action, Spring):
        return float(1.5 * max(0, LIFE[hero.hero] - hero.life)), "heal"
    if isinstance(action, Coach):
        buys = spare_gold(s, hero) >= action.gold and len(hero.items) < MOST_ITEMS
        return (2.0 + 12.0 / movement(s, hero) if buys else 0.0), "shop"
    if isinstance(action, Seer):
        return (4.0 if hero.gold >= 2 and _needs_tile(s, hero) else 0.0), "quest"
    if isinstance(action, Beggar):
        return (1.0 if hero.gold >= 4 else 0.0), "reward"
    if isinstance(action, Broom):
        return (1.0 if len(hero.items) < MOST_ITEMS - 1 else 0.0), "useful"
    return 0.0, "usual"


def _shopping(s: State, hero: Hero) -> float:
    """What a bazaar promises: little to a hero who has just looked at its goods."""
    gold = spare_gold(s, hero)
    slow = movement(s, hero) < 3
    if gold < (1 if slow else 2) or len(hero.items) >= MOST_ITEMS:
        return 0.0
    wants = 1.2 + 0.4 * min(gold, 6)
    if all(ITEM_SKILL[s.faces[item]] != main_skill(hero) for item in hero.items):
        wants *= 1.6
    if movement(s, hero) < 4:
        wants *= 1.5
    return wants * 0.3 if not s.walked and _at_a_bazaar(s, hero) else wants


def _at_a_bazaar(s: State, hero: Hero) -> bool:
    faces = [s.faces[tile] for tile in s.board.get(hero.space, ())]
    return any(
        isinstance(tile_of(face).action, Bazaar) for face in faces if face >= 0 and KIND[face] == "encounter"
    )


def _needs_tile(s: State, hero: Hero) -> bool:
    """Whether what a hero needs next is still in the bag."""
    if hero.gem:
        return not s.awake
    for quest, done in zip(hero.quests, hero.steps, strict=True):
        if done < 2:
            face = FACE[QUESTS[quest].second if done else QUESTS[quest].first]
            if lies(s, face, AT[face]):
                return False
    return bool(hero.quests)


# healing and the Tower


def _healing(s: State, hero: Hero) -> Iterator[Goal]:
    most = LIFE[hero.hero]
    missing = most - hero.life
    if missing <= 0:
        return
    urgent = 7.0 if hero.life == 1 else 3.0 if hero.life * 2 <= most else 0.0
    if s.awake and hero.gem:
        healed = nameless_chance(s, structs.replace(hero, life=most))
        urgent = max(urgent, 40.0 * (healed - nameless_chance(s, hero)))
    yield Goal(hero.home, urgent, "heal", rest=True)
    for place in HEALING:
        yield Goal(place, urgent * (0.95 if s.mode == "solo" else 0.6), "heal", rest=True)


def _tower(s: State, hero: Hero, weights: Weights) -> Iterator[Goal]:
    if not (hero.gem and s.awake):
        return
    chance = nameless_chance(s, hero)
    late = s.mode == "solo" and s.round >= SOLO_TURNS - 8
    if chance < tower_demand(s, hero, weights):
        return
    for gate in GATES:
        yield Goal(gate, (30.0 if not late else 60.0) * chance * (0.4 + gate_chance(s, hero, gate)),
                   with_chances("tower", chance))  # fmt: skip
