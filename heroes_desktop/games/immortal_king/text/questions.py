"""What a player is asked: one row for each kind of question."""

from __future__ import annotations

from typing import TypeAlias

from ...shared.declarations import Posed as PosedOf
from ...shared.declarations import Question, simple
from ..locale import _, counted
from ..state import State
from . import words

Posed: TypeAlias = PosedOf[State]


def _choose_equipment(asked: Posed) -> str:
    left = 5 - len(asked.view.adventurers) - len(asked.view.targets)
    return counted(
        "Choose {n} equipment card. Only you will see it.",
        "Choose {n} equipment cards. Only you will see them.",
        max(1, left),
    )


def _build_dungeon(asked: Posed) -> str:
    if any(option.act == "final" for option in asked.decision.options):
        return _("Choose the final monster.")
    if any(option.act == "card" for option in asked.decision.options):
        return _("Build the dungeon: choose the next card.")
    if asked.view.solo:
        return _("Which dungeon will you enter?")
    return _("Which dungeon do you bring? Forty-eight cards and a final monster.")


def _construction(asked: Posed) -> str:
    tops = []
    for index, corridor in enumerate(asked.view.corridors):
        if corridor.pile and asked.view.faces[corridor.pile[-1]] >= 0:
            face = asked.view.faces[corridor.pile[-1]]
            tops.append(_("{place}: {card}").format(place=words.corridor(index), card=words.name(face)))
    question = _("You may swap two piles.")
    return f"{question} " + _("On top lie: {cards}.").format(cards=words.split(tops)) if tops else question


def _effect_target(asked: Posed) -> str:
    return _("Choose a target for {card}.").format(card=_about(asked))


def _pay(asked: Posed) -> str:
    return _("Which won cards do you pay for {card}?").format(card=_about(asked))


def _about(asked: Posed) -> str:
    return words.name(int(asked.decision.about.get("face", -1)))


def _pile_pick(asked: Posed) -> str:
    if any(option.act == "pile" for option in asked.decision.options):
        return _("Which pile do you look into?")
    return _("Which card do you take?")


def _window1(asked: Posed) -> str:
    fight = asked.view.the_fight
    card = words.name(fight.face)
    if fight.throw:
        return _("{card}: rock, paper, scissors. Throw, or use something first?").format(card=card)
    return _("{card}, Power {power}. Roll, or use something first?").format(card=card, power=fight.power)


def _doom(asked: Posed) -> str:
    total, power = asked.view.the_fight.total, asked.view.the_fight.power
    stands = _("the party would win") if total >= power else _("the party would lose")
    return _("The roll gives {total} against Power {power}: {stands}. Doom?").format(
        total=total, power=power, stands=stands
    )


def _window3(asked: Posed) -> str:
    fight = asked.view.the_fight
    if fight.total == fight.power:
        return _("{total} is just enough! Accept, or do more?").format(total=fight.total)
    if fight.total > fight.power:
        return _("{total} beats {power}! Accept, or do more?").format(total=fight.total, power=fight.power)
    return _("{total} against {power}: {missing} short. Give up, or do more?").format(
        total=fight.total, power=fight.power, missing=fight.power - fight.total
    )


def _armour(asked: Posed) -> str:
    return _("Roll 1d6 for {card}? On 5 or 6 one Courage less is lost, a 1 gives Fear in a duel.").format(
        card=_about(asked)
    )


def _place_guard(asked: Posed) -> str:
    lane = int(asked.decision.about["corridor"])
    face = asked.view.faces[asked.view.corridors[lane].pile[-1]]
    if face < 0:
        return _("A new guard comes to {place}. How is it placed?").format(place=words.corridor(lane))
    return _("{card} comes to {place}. How is it placed?").format(
        card=words.name(face), place=words.corridor(lane)
    )


def _choose_target(asked: Posed) -> str:
    if asked.view.second_fight == 2:
        return _("The second fight of this turn: choose a guard.")
    if asked.view.second_fight:
        return _("Choose a guard to fight. A second fight follows.")
    return _("Choose a guard to fight.")


QUESTIONS: dict[str, Question[State]] = {
    "choose_box": Question(
        simple(lambda: _("Which box do you play?")), "mdi:package-variant-closed", "IK-042"
    ),
    "choose_sides": Question(simple(lambda: _("Which side do you play?")), "mdi:account-group", "IK-003"),
    "choose_adventurers": Question(
        simple(
            lambda: _("Choose your adventurers, one to four; equipment fills the party up to five cards.")
        ),
        "mdi:account-group",
        "IK-040",
    ),
    "choose_equipment": Question(_choose_equipment, "mdi:bag-personal", "IK-041"),
    "choose_scenario": Question(
        simple(lambda: _("Which scenario do you dare?")), "scroll-unfurled", "IK-204"
    ),
    "build_dungeon": Question(_build_dungeon, "castle-emblem", "IK-192"),
    "construction_swap": Question(_construction, "mdi:swap-horizontal", "IK-053"),
    "look_pile": Question(
        simple(lambda: _("You may look at the top card of one pile.")), "mdi:eye", "IK-255"
    ),
    "equipment_action": Question(
        simple(lambda: _("Equipment phase: use your won cards, or go on to the fight.")),
        "mdi:bag-personal",
        "IK-059",
        after=("after_fight_potion",),
    ),
    "pay_cost": Question(_pay, "mdi:hand-coin", "IK-026"),
    "effect_target": Question(_effect_target, "archery-target", "IK-034"),
    "pile_pick": Question(_pile_pick, "mdi:eye", "IK-255"),
    "pile_order": Question(
        simple(lambda: _("Which card goes back first? The first one lies deepest.")),
        "mdi:layers-triple",
        "IK-255",
    ),
    "choose_target": Question(_choose_target, "crossed-swords", "IK-066"),
    "window1": Question(_window1, "mdi:dice-multiple", "IK-072"),
    "doom": Question(_doom, "mdi:hand-back-left", "IK-139"),
    "window3": Question(_window3, "mdi:dice-multiple", "IK-076"),
    "rps_throw": Question(
        simple(lambda: _("Rock, paper or scissors? Both hands are shown together.")),
        "mdi:boxing-glove",
        "IK-150",
    ),
    "armour_roll": Question(_armour, "round-shield", "IK-256"),
    "bodyguard_target": Question(
        simple(lambda: _("The bodyguard has fallen: who receives a Tenacity token?")), "shield", "IK-169"
    ),
    "place_guard": Question(_place_guard, "mdi:cards-spade-outline", "IK-128"),
    "place_mana": Question(simple(lambda: _("Who receives the Mana?")), "crystals", "IK-093"),
    "after_fight_potion": Question(
        simple(lambda: _("The fight is over. A potion before the turn ends?")),
        "potion",
        "IK-189",
        after=("window3",),
        idle=lambda posed: posed.view.final_beaten,
    ),
    "lose_mana": Question(simple(lambda: _("Who loses the Mana?")), "crystals", "IK-181"),
    "collection_pick": Question(
        simple(lambda: _("Which equipment card do you take from your collection?")),
        "mdi:bag-personal",
        "IK-190",
    ),
}
