"""Exact odds for people, from what their seat may know.

Fights, finding a way, encounters and the Tower are counted over all dice. While the Nameless lies face down
the Tower is reckoned against each of the six sheets, with their mean (RH-D122), and always with the life and
armour a hero has now.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations, product

from heroes_desktop.engine import EVERYONE, Decision, Option
from heroes_desktop.games.shared.room import Odds

from .battle import battle_chance, known_sheet, strike_chance
from .chances import best_fight, fight_chances, find_chance, roll_chance, skill_chance
from .content import FIRST_GUARDIAN, FIRST_SHEET, GUARDIANS, MAGIC, NAMELESS, QUEST_INDEX, QUESTS, SKILL_INDEX
from .content import tile as tile_of
from .figures import DICE, DOTS, LIFE, SHEET_DOTS, bonus, find_number
from .kinds import Beggar, Broom, Pillar, Spring, Teleport, Train, Trial
from .land import GATES, SPACE
from .locale import _
from .rules.flying import HARDER, MISHAP
from .sight import opponents
from .state import SHEET, Hero, State
from .text import words

DIE = 6


def odds(view: State, decision: Decision, option: Option) -> list[Odds]:
    """The chances an option opens; empty where nothing is left to chance."""
    reckon = _ACTS.get(option.act)
    if reckon is None or decision.seat >= len(view.heroes) or view.heroes[decision.seat].hero < 0:
        return []
    return reckon(view, view.heroes[decision.seat], decision, option)


# on the way


def _step(view: State, hero: Hero, _decision: Decision, option: Option) -> list[Odds]:
    """Finding the place, and the fight that waits there."""
    space = SPACE[str(option.args[0])]
    number = find_number(view, hero, space)
    found = [Odds(_("Find the way"), find_chance(number))] if number else []
    return found + _waiting(view, hero, opponents(view, hero, space))


def _stay(view: State, hero: Hero, decision: Decision, _option: Option) -> list[Odds]:
    return _waiting(view, hero, view.met) if decision.kind == "leave_or_fight" else []


def _waiting(view: State, hero: Hero, foes: list[int]) -> list[Odds]:
    """The fight against each opponent, with the best skill."""
    faces = [view.faces[foe] for foe in foes if view.faces[foe] >= 0]
    return [Odds(_beat(face), best_fight(view, hero, face)) for face in faces]


def _beat(face: int) -> str:
    return _("Beat: {foe}").format(foe=words.thing(face))


def _space(view: State, hero: Hero, decision: Decision, _option: Option) -> list[Odds]:
    """Where the Broom carries a hero (RH-239, RH-264 to RH-266)."""
    if decision.kind != "broom_to":
        return []
    if not view.hall_2000:
        return [Odds(_("Land there"), (DIE - 1) / DIE)]
    target = hero.skills[MAGIC] + bonus(view, hero, MAGIC) + HARDER
    return [Odds(_("Land there"), _flight(DICE[hero.cubes[MAGIC]], target))]


@cache
def _flight(dice: int, target: int) -> float:
    """That two dice without a 1 stay at or under the target."""
    lands = 0
    for rolled in product(range(1, DIE + 1), repeat=dice):
        lands += any(MISHAP not in pair and sum(pair) <= target for pair in combinations(rolled, 2))
    return lands / float(DIE**dice)


# fights


def _opponent(view: State, hero: Hero, _decision: Decision, option: Option) -> list[Odds]:
    return _waiting(view, hero, [int(option.args[0])])


def _skill(view: State, hero: Hero, decision: Decision, option: Option) -> list[Odds]:
    skill = SKILL_INDEX[str(option.args[0])]
    if decision.kind == "final_skill":
        return _strike(view, hero, skill)
    if decision.kind == "choose_test_skill" or view.fight is None:
        return [Odds(_("Succeed"), skill_chance(view, hero, skill, 0))]
    return [Odds(_("Win the fight"), fight_chances(view, hero, view.faces[view.fight.foe])[skill])]


def _go_on(view: State, hero: Hero, _decision: Decision, _option: Option) -> list[Odds]:
    """The hearts that are left."""
    fight = view.fight
    if fight is None or fight.skill < 0:
        return []
    one = skill_chance(view, hero, fight.skill, DOTS[view.faces[fight.foe]][fight.skill] or 0)
    return [Odds(_("Win the fight"), one ** (fight.hearts - fight.hit))]


# the Tower


def _strike(view: State, hero: Hero, skill: int) -> list[Odds]:
    """One round with this skill, and the battle if every later round is fought with the best one."""
    sheet = view.faces[SHEET] - FIRST_SHEET
    return [
        Odds(_("Hit him"), skill_chance(view, hero, skill, SHEET_DOTS[sheet][skill] or 0)),
        Odds(_("Win the battle"), strike_chance(view, hero, sheet, view.foe_life, skill)),
    ]


def _challenge(view: State, hero: Hero, _decision: Decision, _option: Option) -> list[Odds]:
    """The Guardian, the mean of those it may be if it lies face down, then the battle behind the gate."""
    guardian = view.faces[view.guardians[GATES.index(hero.space)]]
    if guardian >= 0:
        gate = best_fight(view, hero, guardian)
    else:
        shown = [view.faces[tile] for tile in view.guardians if view.faces[tile] >= 0]
        hidden = [
            face for face in range(FIRST_GUARDIAN, FIRST_GUARDIAN + len(GUARDIANS)) if face not in shown
        ]
        gate = sum([best_fight(view, hero, face) for face in hidden]) / len(hidden)
    return [Odds(_("Beat the Guardian"), gate), *_battle(view, hero)]


def _enter(view: State, hero: Hero, _decision: Decision, _option: Option) -> list[Odds]:
    return _battle(view, hero)


def _battle(view: State, hero: Hero) -> list[Odds]:
    """Against the Nameless, or against each of the six and their mean (RH-D122)."""
    known = known_sheet(view)
    if known >= 0:
        return [Odds(_beat(FIRST_SHEET + known), battle_chance(view, hero, known))]
    each = [battle_chance(view, hero, sheet) for sheet in range(len(NAMELESS))]
    return [
        Odds(_("Beat the Nameless, on average"), sum(each) / len(each)),
        *(Odds(_beat(FIRST_SHEET + sheet), chance) for sheet, chance in enumerate(each)),
    ]


# encounters and quests


def _use(view: State, hero: Hero, _decision: Decision, option: Option) -> list[Odds]:
    tile = int(option.args[0])
    if view.seen[tile] != EVERYONE:
        return []
    action = tile_of(view.faces[tile]).action
    if isinstance(action, Train):
        return [Odds(_("Learn something"), 1 - roll_chance(2, hero.skills[SKILL_INDEX[action.skill]]))]
    if isinstance(action, Beggar):
        return [Odds(_("Receive a cube"), action.best / DIE)]
    if isinstance(action, Teleport):
        return [Odds(_("Choose any region"), action.anywhere / DIE)]
    if isinstance(action, Spring):
        missing = LIFE[hero.hero] - hero.life
        full = max(0, min(action.sides, action.sides + 1 - missing))
        return [Odds(_("Regain all life points"), full / action.sides)] if missing > 1 else []
    if isinstance(action, Pillar):
        return [Odds(_("Succeed"), skill_chance(view, hero, SKILL_INDEX[action.skill], 0))]
    if isinstance(action, Broom) and not view.hall_2000:
        return [Odds(_("Succeed"), skill_chance(view, hero, SKILL_INDEX[action.skill], action.modifier))]
    return []


def _quest_step(view: State, hero: Hero, _decision: Decision, option: Option) -> list[Odds]:
    quest = QUEST_INDEX[str(option.args[0])]
    way = QUESTS[quest].way
    if not isinstance(way, Trial) or hero.steps[hero.quests.index(quest)]:
        return []
    return [Odds(_("Succeed"), skill_chance(view, hero, SKILL_INDEX[way.skill], 0))]


_ACTS: dict[str, Callable[[State, Hero, Decision, Option], list[Odds]]] = {
    "step": _step,
    "stay": _stay,
    "space": _space,
    "opponent": _opponent,
    "skill": _skill,
    "go_on": _go_on,
    "challenge": _challenge,
    "enter_tower": _enter,
    "use": _use,
    "quest_step": _quest_step,
}
