"""What a player is asked."""

from __future__ import annotations

from heroes_desktop.engine import Decision

from ...shared.labels import Prompt, Question, simple
from ..locale import _, counted
from ..state import State
from . import words


def prompt(view: State, decision: Decision) -> str:
    """The question in one or two sentences."""
    return PROMPTS[decision.kind](Question(view, decision))


def _choose_equipment(asked: Question) -> str:
    left = 5 - len(asked.view.adventurers) - len(asked.view.targets)
    return counted(
        "Choose {n} more equipment card; it stays face down.",
        "Choose {n} more equipment cards; they stay face down.",
        max(1, left),
    )


def _build_dungeon(asked: Question) -> str:
    if any(option.act in ("card", "final") for option in asked.decision.options):
        return _("Build the dungeon: choose the next card.")
    return _("Which dungeon do you bring? Forty-eight cards and a final monster.")


def _construction(asked: Question) -> str:
    tops = []
    for index, corridor in enumerate(asked.view.corridors):
        if corridor.pile and asked.view.faces[corridor.pile[-1]] >= 0:
            face = asked.view.faces[corridor.pile[-1]]
            tops.append(_("{place}: {card}").format(place=words.corridor(index), card=words.name(face)))
    question = _("You may swap two piles.")
    return f"{question} " + _("On top lie: {cards}.").format(cards=words.split(tops)) if tops else question


def _effect_target(asked: Question) -> str:
    return _("Choose a target for {card}.").format(card=_about(asked))


def _pay(asked: Question) -> str:
    return _("Which won cards do you pay for {card}?").format(card=_about(asked))


def _about(asked: Question) -> str:
    return words.name(int(asked.decision.about.get("face", -1)))


def _pile_pick(asked: Question) -> str:
    if any(option.act == "pile" for option in asked.decision.options):
        return _("Which pile do you look into?")
    return _("Which card do you take?")


def _window1(asked: Question) -> str:
    fight = asked.view.fight
    card = words.name(fight.face)
    if fight.throw:
        return _("Against {card}: rock, paper, scissors. Anything before the throw?").format(card=card)
    return _("Against {card}, Power {power}: anything before the roll?").format(card=card, power=fight.power)


def _doom(asked: Question) -> str:
    total, power = asked.view.fight.total, asked.view.fight.power
    stands = _("the party would win") if total >= power else _("the party would lose")
    return _("The roll gives {total} against Power {power}: {stands}. Doom?").format(
        total=total, power=power, stands=stands
    )


def _window3(asked: Question) -> str:
    fight = asked.view.fight
    if fight.total >= fight.power:
        return _("{total} against Power {power}: that is enough. Anything more?").format(
            total=fight.total, power=fight.power
        )
    return _("{total} against Power {power}: {missing} short. Anything more?").format(
        total=fight.total, power=fight.power, missing=fight.power - fight.total
    )


def _armour(asked: Question) -> str:
    return _("Roll 1d6 for {card}? On 5 or 6 one Courage less is lost, a 1 gives Fear in a duel.").format(
        card=_about(asked)
    )


def _place_guard(asked: Question) -> str:
    lane = int(asked.decision.about["corridor"])
    face = asked.view.faces[asked.view.corridors[lane].pile[-1]]
    if face < 0:
        return _("A new guard comes to {place}. How is it placed?").format(place=words.corridor(lane))
    return _("{card} comes to {place}. How is it placed?").format(
        card=words.name(face), place=words.corridor(lane)
    )


def _choose_target(asked: Question) -> str:
    if asked.view.second_fight:
        return _("Whom do you attack? A second fight follows.")
    return _("Whom do you attack? One fight is compulsory.")


PROMPTS: dict[str, Prompt] = {
    "choose_box": simple(lambda: _("Which box do you play?")),
    "choose_sides": simple(lambda: _("Which side do you play?")),
    "choose_adventurers": simple(
        lambda: _("Choose your adventurers, one to four; equipment fills the party up to five cards.")
    ),
    "choose_equipment": _choose_equipment,
    "choose_scenario": simple(lambda: _("Which scenario do you dare?")),
    "build_dungeon": _build_dungeon,
    "construction_swap": _construction,
    "look_pile": simple(lambda: _("You may look at the top card of one pile.")),
    "equipment_action": simple(lambda: _("Equipment phase: use your won cards, or go on to the fight.")),
    "pay_cost": _pay,
    "effect_target": _effect_target,
    "pile_pick": _pile_pick,
    "pile_order": simple(lambda: _("Which card goes back first? The first one lies deepest.")),
    "choose_target": _choose_target,
    "window1": _window1,
    "doom": _doom,
    "window3": _window3,
    "rps_throw": simple(lambda: _("Rock, paper or scissors? Both hands are shown together.")),
    "armour_roll": _armour,
    "bodyguard_target": simple(lambda: _("The bodyguard has fallen: who receives a Tenacity token?")),
    "place_guard": _place_guard,
    "place_mana": simple(lambda: _("Who receives the Mana?")),
    "after_fight_potion": simple(lambda: _("The fight is over. A potion before the turn ends?")),
    "lose_mana": simple(lambda: _("Who loses the Mana?")),
    "collection_pick": simple(lambda: _("Which equipment card do you take from your collection?")),
}
"""One question for every kind of asked.decision."""
