"""What a player is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from heroes_desktop.engine import Decision
from heroes_desktop.locale import _, counted

from ..state import AnyState
from . import words


class Asked(NamedTuple):
    """A question and what its reader knows."""

    view: AnyState
    decision: Decision


Prompt = Callable[[Asked], str]


def prompt(view: AnyState, decision: Decision) -> str:
    """The question in one or two sentences."""
    return PROMPTS[decision.kind](Asked(view, decision))


def _choose_equipment(asked: Asked) -> str:
    left = 5 - len(asked.view.adventurers) - len(asked.view.targets)
    return counted(
        "Choose {n} more equipment card; it stays face down.",
        "Choose {n} more equipment cards; they stay face down.",
        max(1, left),
    )


def _build_dungeon(asked: Asked) -> str:
    if any(option.act in ("card", "final") for option in asked.decision.options):
        return _("Build the dungeon: choose the next card.")
    return _("Which dungeon do you bring? Forty-eight cards and a final monster.")


def _construction(asked: Asked) -> str:
    tops = []
    for index, corridor in enumerate(asked.view.corridors):
        if corridor.pile and asked.view.faces[corridor.pile[-1]] >= 0:
            face = asked.view.faces[corridor.pile[-1]]
            tops.append(_("{place}: {card}").format(place=words.corridor(index), card=words.name(face)))
    question = _("You may swap two piles.")
    return f"{question} " + _("On top lie: {cards}.").format(cards=words.split(tops)) if tops else question


def _effect_target(asked: Asked) -> str:
    return _("Choose a target for {card}.").format(card=_about(asked))


def _pay(asked: Asked) -> str:
    return _("Which won cards do you pay for {card}?").format(card=_about(asked))


def _about(asked: Asked) -> str:
    return words.name(int(asked.decision.about.get("face", -1)))


def _pile_pick(asked: Asked) -> str:
    if any(option.act == "pile" for option in asked.decision.options):
        return _("Which pile do you look into?")
    return _("Which card do you take?")


def _window1(asked: Asked) -> str:
    fight = asked.view.fight
    card = words.name(fight.face)
    if fight.throw:
        return _("Against {card}: rock, paper, scissors. Anything before the throw?").format(card=card)
    return _("Against {card}, Power {power}: anything before the roll?").format(card=card, power=fight.power)


def _doom(asked: Asked) -> str:
    total, power = asked.view.fight.total, asked.view.fight.power
    stands = _("the party would win") if total >= power else _("the party would lose")
    return _("The roll gives {total} against Power {power}: {stands}. Doom?").format(
        total=total, power=power, stands=stands
    )


def _window3(asked: Asked) -> str:
    fight = asked.view.fight
    if fight.total >= fight.power:
        return _("{total} against Power {power}: that is enough. Anything more?").format(
            total=fight.total, power=fight.power
        )
    return _("{total} against Power {power}: {missing} short. Anything more?").format(
        total=fight.total, power=fight.power, missing=fight.power - fight.total
    )


def _armour(asked: Asked) -> str:
    return _("Roll 1d6 for {card}? On 5 or 6 one Courage less is lost, a 1 gives Fear in a duel.").format(
        card=_about(asked)
    )


def _place_guard(asked: Asked) -> str:
    lane = int(asked.decision.about["corridor"])
    face = asked.view.faces[asked.view.corridors[lane].pile[-1]]
    if face < 0:
        return _("A new guard comes to {place}. How is it placed?").format(place=words.corridor(lane))
    return _("{card} comes to {place}. How is it placed?").format(
        card=words.name(face), place=words.corridor(lane)
    )


def _choose_target(asked: Asked) -> str:
    if asked.view.second_fight:
        return _("Whom do you attack? A second fight follows.")
    return _("Whom do you attack? One fight is compulsory.")


def _simple(message: Callable[[], str]) -> Prompt:
    return lambda _asked: message()


PROMPTS: dict[str, Prompt] = {
    "choose_box": _simple(lambda: _("Which box do you play?")),
    "choose_sides": _simple(lambda: _("Which side do you play?")),
    "choose_adventurers": _simple(
        lambda: _("Choose your adventurers, one to four; equipment fills the party up to five cards.")
    ),
    "choose_equipment": _choose_equipment,
    "choose_scenario": _simple(lambda: _("Which scenario do you dare?")),
    "build_dungeon": _build_dungeon,
    "construction_swap": _construction,
    "look_pile": _simple(lambda: _("You may look at the top card of one pile.")),
    "equipment_action": _simple(lambda: _("Equipment phase: use your won cards, or go on to the fight.")),
    "pay_cost": _pay,
    "effect_target": _effect_target,
    "pile_pick": _pile_pick,
    "pile_order": _simple(lambda: _("Which card goes back first? The first one lies deepest.")),
    "choose_target": _choose_target,
    "window1": _window1,
    "doom": _doom,
    "window3": _window3,
    "rps_throw": _simple(lambda: _("Rock, paper or scissors? Both hands are shown together.")),
    "armour_roll": _armour,
    "bodyguard_target": _simple(lambda: _("The bodyguard has fallen: who receives a Tenacity token?")),
    "place_guard": _place_guard,
    "place_mana": _simple(lambda: _("Who receives the Mana?")),
    "after_fight_potion": _simple(lambda: _("The fight is over. A potion before the turn ends?")),
    "lose_mana": _simple(lambda: _("Who loses the Mana?")),
    "collection_pick": _simple(lambda: _("Which equipment card do you take from your collection?")),
}
"""One question for every kind of asked.decision."""
