"""What to do on a space, whom to fight and how, what to buy and keep."""

from __future__ import annotations

from heroes_desktop.engine import Decision, Option
from heroes_desktop.games.shared.scores import Scored

from ...shared.reasons import with_chances
from ..battle import strike_chance
from ..chances import best_fight, fight_chances, skill_chance
from ..content import COLOURS, FACE, FIRST_SHEET, HEROES, MISSIONS, QUEST_INDEX, QUESTS, SKILL_INDEX, TOKEN
from ..content import tile as tile_of
from ..figures import (
    IS_ARMOUR,
    IS_MAGIC,
    IS_SHIELD,
    ITEM,
    ITEM_BONUS,
    ITEM_HASTE,
    ITEM_SIPS,
    ITEM_SKILL,
    ITEM_SPEED,
    LIFE,
)
from ..kinds import Deliver
from ..state import SHEET, Hero, State
from .goals import encounter_gain, spare_gold
from .strength import gate_chance, main_skill, nameless_chance, tower_demand
from .weights import Weights

_ACTS = {
    "quest_step": (0.98, "quest"), "accomplish": (0.95, "reward"), "take_object": (0.9, "mission"),
    "take_quest": (0.85, "gem"), "pick_up": (0.7, "useful"),
}  # fmt: skip
CLOSE = 2
"""So many cubes from the next die it is close."""


def action_scores(s: State, decision: Decision, weights: Weights) -> list[Scored]:
    """Sure gains first, then what pays, then the end of the turn."""
    hero = s.heroes[decision.seat]
    return [_action(s, hero, option, weights) for option in decision.options]


def _action(s: State, hero: Hero, option: Option, weights: Weights) -> Scored:
    act = option.act
    if act in _ACTS:
        score, reason = _ACTS[act]
        if act == "take_quest" and _easy_quest(s, hero, str(option.args[0])):
            score += 0.02
        if act == "quest_step" and _last_step(hero, str(option.args[0])):
            reason = "gem"
        return Scored(option, score, reason)
    if act == "accept":
        return Scored(option, 0.8 if len(hero.missions) < 4 else 0.1, "reward")
    if act == "challenge":
        chance = nameless_chance(s, hero)
        gate = gate_chance(s, hero, hero.space)
        good = chance >= tower_demand(s, hero, weights)
        return Scored(option, 0.99 if good and gate > 0.25 else 0.05, with_chances("tower", chance))
    if act == "use":
        action = tile_of(s.faces[int(option.args[0])]).action
        gain, reason = encounter_gain(s, hero, action)
        return Scored(option, 0.5 + 0.05 * gain if gain > 0 else 0.1, reason)
    if act == "drink":
        return Scored(option, 0.6 if hero.life < LIFE[hero.hero] - 1 else 0.1, "heal")
    return Scored(option, 0.3, "usual")


def _last_step(hero: Hero, quest: str) -> bool:
    """Whether the next step of a held quest is the one that wins the gem."""
    return hero.steps[hero.quests.index(QUEST_INDEX[quest])] == 2


def _easy_quest(s: State, hero: Hero, quest: str) -> bool:
    row = next(row for row in QUESTS if row.id == quest)
    return fight_good(s, hero, FACE[row.first])


def fight_good(s: State, hero: Hero, face: int) -> bool:
    """Whether a tile is an opponent this hero beats more often than not."""
    return bool(fight_chances(s, hero, face)) and best_fight(s, hero, face) >= 0.6


# fights


def opponent_scores(s: State, decision: Decision, _weights: Weights) -> list[Scored]:
    """The easiest one."""
    hero = s.heroes[decision.seat]
    found = []
    for option in decision.options:
        if option.act == "opponent":
            chance = best_fight(s, hero, s.faces[int(option.args[0])])
            found.append(Scored(option, 0.3 + 0.5 * chance, with_chances("fight", chance)))
        else:
            found.append(Scored(option, 0.9 if hero.life <= 1 else 0.1, "heal"))
    return found


def skill_scores(s: State, decision: Decision, _weights: Weights) -> list[Scored]:
    """The skill with the best chance."""
    hero = s.heroes[decision.seat]
    fight = s.fight
    chances = fight_chances(s, hero, s.faces[fight.foe]) if fight is not None else {}
    found = []
    for option in decision.options:
        if option.act != "skill":
            found.append(Scored(option, 0.95 if hero.life <= 1 else 0.1, "heal"))
            continue
        skill = SKILL_INDEX[str(option.args[0])]
        chance = chances.get(skill, skill_chance(s, hero, skill, 0))
        found.append(Scored(option, 0.2 + 0.7 * chance, "best_skill"))
    return found


def final_scores(s: State, decision: Decision, _weights: Weights) -> list[Scored]:
    """The skill that wins the battle most often."""
    hero = s.heroes[decision.seat]
    sheet = s.faces[SHEET] - FIRST_SHEET
    found = []
    for option in decision.options:
        skill = SKILL_INDEX[str(option.args[0])]
        chance = strike_chance(s, hero, sheet, s.foe_life, skill)
        found.append(Scored(option, 0.1 + 0.8 * chance, with_chances("tower", chance)))
    return found


def drink_scores(s: State, decision: Decision, _weights: Weights) -> list[Scored]:
    hero = s.heroes[decision.seat]
    return [
        Scored(
            option,
            0.8 if (option.act == "drink") == (hero.life <= 1) else 0.3,
            "heal" if option.act == "drink" else "usual",
        )
        for option in decision.options
    ]


def damage_scores(_s: State, decision: Decision, _weights: Weights) -> list[Scored]:
    """Armour first (RH-D57)."""
    return [
        Scored(option, 0.8 if option.act == "protect" else 0.3, "saves_life") for option in decision.options
    ]


# cubes and items


def cube_scores(s: State, decision: Decision, _weights: Weights) -> list[Scored]:
    """Where the next die is nearest, the main skill first."""
    hero = s.heroes[decision.seat]
    main = main_skill(hero)
    found = []
    for option in decision.options:
        skill = COLOURS.index(str(option.args[0]))
        have = hero.cubes[skill]
        missing = next((limit - have for limit in (2, 5, 8) if have < limit), 9)
        reason = "more_dice" if missing <= CLOSE else "main_skill" if skill == main else "usual"
        found.append(Scored(option, 0.4 + (0.3 if skill == main else 0.0) + 0.2 / missing, reason))
    return found


def item_worth(hero: Hero, face: int) -> float:
    """What an item is worth to a hero."""
    row = ITEM[face]
    if row is None:
        return 0.0
    if ITEM_SKILL[face] >= 0:
        return ITEM_BONUS[face] * (2.5 if ITEM_SKILL[face] == main_skill(hero) else 0.8) + IS_MAGIC[face]
    if IS_ARMOUR[face] or IS_SHIELD[face]:
        return 2.2
    if ITEM_SPEED[face] or ITEM_HASTE[face]:
        base = HEROES[hero.hero].move
        return 0.8 + 4.0 * max(ITEM_HASTE[face], ITEM_SPEED[face] - base) / base
    if ITEM_SIPS[face]:
        return 1.8
    return 1.5


def _wanted(s: State, hero: Hero, face: int) -> float:
    """The worth of a ware on offer, less what it would push out."""
    row = ITEM[face]
    assert row is not None
    for mission in hero.missions:
        task = MISSIONS[s.faces[mission]].task
        if isinstance(task, Deliver) and task.item == row.id and mission not in hero.loads:
            return 4.0
    worth = item_worth(hero, face)
    for item in hero.items:
        other = s.faces[item]
        same = ITEM_SKILL[face] >= 0 and ITEM_SKILL[face] == ITEM_SKILL[other]
        if same or (IS_ARMOUR[face] and IS_ARMOUR[other]) or (IS_SHIELD[face] and IS_SHIELD[other]):
            worth -= item_worth(hero, other)
        if (ITEM_HASTE[face] or ITEM_SPEED[face]) and (ITEM_HASTE[other] or ITEM_SPEED[other]):
            worth -= item_worth(hero, other)
    if len(hero.items) >= 4:
        worth -= min(item_worth(hero, s.faces[item]) for item in hero.items)
    return worth


def buy_scores(s: State, decision: Decision, _weights: Weights) -> list[Scored]:
    """What is worth its price."""
    hero = s.heroes[decision.seat]
    found = []
    for option in decision.options:
        if option.act != "buy":
            found.append(Scored(option, 0.5 if option.act == "done" else 0.1, "usual"))
            continue
        row = ITEM[s.faces[int(option.args[0])]]
        assert row is not None
        gain = _wanted(s, hero, s.faces[int(option.args[0])]) - 0.45 * row.price
        if spare_gold(s, hero) < row.price and gain < 3:
            gain = -1.0
        found.append(Scored(option, 0.5 + 0.1 * gain, "shop"))
    return found


def keep_scores(s: State, decision: Decision, _weights: Weights) -> list[Scored]:
    """An item to keep (inherit) or to leave (discard)."""
    hero = s.heroes[decision.seat]
    sign, reason = (1, "valued") if decision.kind == "inherit_item" else (-1, "spare")
    return [
        Scored(option, 0.5 + 0.05 * sign * item_worth(hero, s.faces[int(option.args[0])]), reason)
        for option in decision.options
    ]


def seer_scores(s: State, decision: Decision, _weights: Weights) -> list[Scored]:
    """The tile a hero needs most."""
    hero = s.heroes[decision.seat]
    wanted = {FACE[QUESTS[q].second if done else QUESTS[q].first] for q, done in
              zip(hero.quests, hero.steps, strict=True) if done < 2}  # fmt: skip
    found = []
    for option in decision.options:
        face = s.faces[int(option.args[0])]
        if face in wanted:
            found.append(Scored(option, 0.9, "quest"))
        elif face == TOKEN and hero.gem:
            found.append(Scored(option, 0.85, with_chances("tower", nameless_chance(s, hero))))
        else:
            found.append(Scored(option, 0.3, "usual"))
    return found
