"""What the players are asked: one row for each kind of question."""

from __future__ import annotations

from typing import TypeAlias

from ...shared.declarations import Posed as PosedOf
from ...shared.declarations import Question, simple
from ...shared.wording import listed
from ..content import SKILLS
from ..figures import movement
from ..land import label
from ..locale import _, counted
from ..state import State
from . import words

Posed: TypeAlias = PosedOf[State]


def _start_turn(asked: Posed) -> str:
    view, seat = asked.view, asked.decision.seat
    hero = view.heroes[seat]
    if view.mode == "solo":
        return _("Turn {number} of 45. You are at {place}: where to?").format(
            number=view.round, place=words.the_place_name(label(hero.space))
        )
    return _("You are at {place}: where to?").format(place=words.the_place_name(label(hero.space)))


def _leave_or_fight(asked: Posed) -> str:
    foes = [words.the(asked.view.faces[tile]) for tile in asked.view.met]
    return _("You face {foe}. Leave, or stay and fight?").format(foe=listed(foes) or _("an opponent"))


def _step(asked: Posed) -> str:
    left = movement(asked.view, asked.view.heroes[asked.decision.seat]) - asked.view.walked
    return counted("{n} step left: which way?", "{n} steps left: which way?", max(0, left))


def _action(asked: Posed) -> str:
    hero = asked.view.heroes[asked.decision.seat]
    return _("{place}: what do you do here?").format(place=words.place_name(label(hero.space)))


def _skill(asked: Posed) -> str:
    fight = asked.view.fight
    if fight is None:
        return _("Which skill do you use?")
    return _("{foe}: with which skill do you fight?").format(foe=words.thing(asked.view.faces[fight.foe]))


def _final(asked: Posed) -> str:
    return counted(
        "The Nameless has {n} life point left. Which skill?",
        "The Nameless has {n} life points left. Which skill?",
        asked.view.foe_life,
    )


def _between(asked: Posed) -> str:
    del asked
    return _("One blow has landed. Drink, or strike again?")


def _damage(asked: Posed) -> str:
    return counted(
        "{n} damage: what takes it?", "{n} damage: what takes the next point?",
        int(asked.decision.about.get("points", 1)),
    )  # fmt: skip


def _rob(asked: Posed) -> str:
    victim = int(asked.decision.about.get("victim", -1))
    return _("Which cube do you take from {victim}?").format(victim=words.the_hero(asked.view, victim))


def _buy(asked: Posed) -> str:
    hero = asked.view.heroes[asked.decision.seat]
    return _("You have {gold}. What do you buy?").format(gold=words.gold(hero.gold))


def _buy_from(asked: Posed) -> str:
    hero = asked.view.heroes[asked.decision.seat]
    return _("{visitor} is at the bazaar. You have {gold}: anything for you?").format(
        visitor=words.the_hero(asked.view, asked.view.visitor), gold=words.gold(hero.gold)
    )


def _keep(asked: Posed) -> str:
    test = asked.view.test
    target = test.target if test is not None else 0
    word = SKILLS[test.skill] if test is not None else SKILLS[0]
    return _("{skill} against {target}: which two dice count?").format(
        skill=words.skill(word), target=words.plain(target)
    )


def _where(asked: Posed) -> str:
    if any(option.act == "piece" for option in asked.decision.options):
        return _("Into which region?")
    return _("To which place?")


def _hidden(asked: Posed) -> str:
    name = words.the(asked.view.faces[asked.view.drawn]) if asked.view.drawn >= 0 else ""
    if any(option.act == "piece" for option in asked.decision.options):
        return _("You drew {tile}. In which region do you hide it?").format(tile=name)
    return _("Where do you hide {tile}?").format(tile=name)


QUESTIONS: dict[str, Question[State]] = {
    "choose_hero": Question(simple(lambda: _("Who do you want to be?")), "mdi:account-group", "RH-010"),
    "choose_start": Question(simple(lambda: _("Where is your home?")), "mdi:home", "RH-034"),
    "start_turn": Question(_start_turn, "mdi:shoe-print", "RH-273"),
    "leave_or_fight": Question(_leave_or_fight, "crossed-swords", "RH-055"),
    "step": Question(_step, "mdi:shoe-print", "RH-044"),
    "tile_on_arrival": Question(_step, "mdi:eye", "RH-070"),
    "choose_action": Question(_action, "mdi:hand-pointing-right", "RH-095"),
    "choose_opponent": Question(simple(lambda: _("Whom do you fight?")), "crossed-swords", "RH-080"),
    "choose_skill": Question(_skill, "crossed-swords", "RH-100"),
    "drink": Question(_between, "potion", "RH-121"),
    "choose_test_skill": Question(
        simple(lambda: _("The Mice want to be impressed. With which skill?")), "mdi:rodent", "RH-233"
    ),
    "keep_dice": Question(_keep, "mdi:dice-multiple", "RH-006"),
    "assign_damage": Question(_damage, "mdi:heart-broken", "RH-125"),
    "choose_cube": Question(simple(lambda: _("Which colour do you learn?")), "mdi:cube", "RH-138"),
    "rob_cube": Question(_rob, "mdi:cube", "RH-153"),
    "discard_mission": Question(
        simple(lambda: _("Four missions are all you can carry. Which one goes?")), "scroll-unfurled", "RH-148"
    ),
    "discard_item": Question(
        simple(lambda: _("There is no room. What do you leave behind?")), "mdi:bag-personal", "RH-164"
    ),
    "take_or_leave_item": Question(simple(lambda: _("Do you take it?")), "mdi:bag-personal", "RH-D79"),
    "lay_on_mission": Question(
        simple(lambda: _("Wear it, or pack it for the mission?")), "scroll-unfurled", "RH-D77"
    ),
    "buy": Question(_buy, "mdi:store", "RH-171"),
    "buy_from_visitor": Question(_buy_from, "mdi:store", "RH-172"),
    "seer_pick": Question(
        simple(lambda: _("The bag lies open before you. What shall happen next?")), "mdi:eye", "RH-227"
    ),
    "mice_look": Question(simple(lambda: _("The Mice show you his face.")), "mdi:rodent", "RH-D91"),
    "teleport_to": Question(_where, "player-teleport", "RH-229"),
    "broom_to": Question(_where, "mdi:broom", "RH-239"),
    "place_hidden": Question(_hidden, "mdi:help-rhombus", "RH-086"),
    "pillar_swap": Question(
        simple(lambda: _("Which two regions change places?")), "mdi:swap-horizontal", "RH-235"
    ),
    "final_skill": Question(_final, "tower", "RH-216"),
    "inherit_item": Question(simple(lambda: _("Which item reaches your heir?")), "mdi:grave-stone", "RH-132"),
    "play_on": Question(
        simple(lambda: _("Your time is up. Go on for a better score?")), "mdi:timer-sand", "RH-253"
    ),
}
"""Every question this game asks."""
