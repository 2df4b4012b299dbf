"""What a player is asked."""

from __future__ import annotations

from heroes_desktop.engine import Decision

from ...shared.labels import Prompt, Question, simple
from ..figures import ap_left, backpack_room, on_campfire, target
from ..locale import _, counted
from ..state import State
from . import words


def prompt(view: State, decision: Decision) -> str:
    """The question in one or two sentences."""
    return PROMPTS[decision.kind](Question(view, decision))


def _hero_action(asked: Question) -> str:
    view, seat = asked.view, asked.decision.seat
    left = ap_left(view)
    name = words.hero(view, seat)
    if left:
        line = _("{hero}, {ap}: what do you do?").format(hero=name, ap=words.ap_left(left))
    else:
        line = _("{hero}, no AP left: anything free of AP, or end the turn?").format(hero=name)
    if view.heroes[seat].points >= target(view) and not on_campfire(view, seat):
        line += " " + _("You have enough points: back to the campfire!")
    return line


def _removed(asked: Question) -> str:
    del asked
    return _("Which kind of natural resource loses a tile in this game?")


def _overflow(asked: Question) -> str:
    too_many = max(1, -backpack_room(asked.view, asked.decision.seat))
    return counted(
        "Your backpack holds {n} token too many. Which one goes back to the reserve?",
        "Your backpack holds {n} tokens too many. Which one goes back first?",
        too_many,
    )


def _claim_command(asked: Question) -> str:
    line = _("{hero}: do you want to command the monsters this time?").format(
        hero=words.hero(asked.view, asked.decision.seat)
    )
    return line + _claimed(asked)


def _claimed(asked: Question) -> str:
    claims = list(asked.view.claims)
    if not claims:
        return ""
    return " " + _("So far: {heroes}. Several roll a die for it.").format(
        heroes=words.heroes(asked.view, claims)
    )


def _monster_action(asked: Question) -> str:
    return _("{hero} commands the monsters, {ap}: which order?").format(
        hero=words.hero(asked.view, asked.decision.seat), ap=words.ap_left(asked.view.orders)
    )


def _claim_placement(asked: Question) -> str:
    line = _("{hero}: do you want to choose the tile for {fallen}?").format(
        hero=words.hero(asked.view, asked.decision.seat), fallen=_fallen(asked)
    )
    return line + _claimed(asked)


def _place_defeated(asked: Question) -> str:
    return _("{fallen} has been defeated. {hero}, on which tile?").format(
        fallen=_fallen(asked), hero=words.hero(asked.view, asked.decision.seat)
    )


def _fallen(asked: Question) -> str:
    return words.hero(asked.view, int(asked.decision.about.get("fallen", asked.view.fallen)))


def _observer(asked: Question) -> str:
    if len(asked.decision.options) == 1:
        return _("Your turn ends here. No mission of yours watches this place.")
    return _("Your turn ends at a place you watch. Which reward do you take?")


PROMPTS: dict[str, Prompt] = {
    "choose_hero": simple(lambda: _("Which hero do you play?")),
    "choose_removed_tiles": _removed,
    "hero_action": _hero_action,
    "teleport_target": simple(lambda: _("Where does the potion take you?")),
    "overflow": _overflow,
    "lab_upgrade": simple(lambda: _("Your turn ends in the laboratory. Which piece becomes better by 1?")),
    "observer_reward": _observer,
    "claim_command": _claim_command,
    "monster_action": _monster_action,
    "claim_placement": _claim_placement,
    "place_defeated": _place_defeated,
}
"""One question for every kind of decision."""
