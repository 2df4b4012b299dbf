"""What a player is asked: one row for each kind of question."""

from __future__ import annotations

from typing import TypeAlias

from ...shared.declarations import Posed as PosedOf
from ...shared.declarations import Question, simple
from ...shared.wording import capital
from ..figures import ap_left, backpack_room, on_campfire, target
from ..locale import _, counted
from ..state import State
from . import icons, words

Posed: TypeAlias = PosedOf[State]


def _hero_action(asked: Posed) -> str:
    view, seat = asked.view, asked.decision.seat
    left = ap_left(view)
    if left:
        line = _("{ap}. What do you do?").format(ap=capital(words.ap_left(left)))
    else:
        line = _("No AP left. Any free action, or end your turn?")
    if view.heroes[seat].points >= target(view) and not on_campfire(view, seat):
        line += " " + _("You have enough teeth: back to the campfire!")
    return line


def _removed(asked: Posed) -> str:
    del asked
    return _("Which kind of natural resource loses a tile in this game?")


def _overflow(asked: Posed) -> str:
    too_many = max(1, -backpack_room(asked.view, asked.decision.seat))
    return counted(
        "Your backpack holds {n} token too many. Which one goes back to the reserve?",
        "Your backpack holds {n} tokens too many. Which one goes back first?",
        too_many,
    )


def _claim_command(asked: Posed) -> str:
    return _("Do you want to command the monsters this time?") + _claimed(asked)


def _claimed(asked: Posed) -> str:
    claims = list(asked.view.claims)
    if not claims:
        return ""
    return " " + _("You would roll for it against {heroes}.").format(heroes=words.heroes(asked.view, claims))


def _monster_action(asked: Posed) -> str:
    return _("You command the monsters: {ap}.").format(ap=words.ap_left(asked.view.orders))


def _claim_placement(asked: Posed) -> str:
    line = _("{fallen} is down. Do you want to choose where the hero goes?").format(fallen=_fallen(asked))
    return line + _claimed(asked)


def _place_defeated(asked: Posed) -> str:
    return _("{fallen} is down. On which tile do you put the hero?").format(fallen=_fallen(asked))


def _fallen(asked: Posed) -> str:
    return words.hero(asked.view, int(asked.decision.about.get("fallen", asked.view.fallen)))


def _observer(asked: Posed) -> str:
    if len(asked.decision.options) == 1:
        return _("Your turn ends here. No mission of yours watches this place.")
    return _("Your watch is over: which reward?")


QUESTIONS: dict[str, Question[State]] = {
    "choose_hero": Question(simple(lambda: _("Which hero do you play?")), "mdi:account", "HT-001"),
    "choose_removed_tiles": Question(_removed, "mdi:hexagon-multiple", "HT-D03"),
    "hero_action": Question(_hero_action, icons.AP_ICON, "HT-052"),
    "teleport_target": Question(
        simple(lambda: _("Where does the potion take you?")), "bottle-vapors", "HT-112"
    ),
    "overflow": Question(_overflow, "mdi:bag-personal", "HT-044"),
    "lab_upgrade": Question(
        simple(lambda: _("The laboratory is yours: which piece do you improve?")),
        "flask",
        "HT-078",
    ),
    "observer_reward": Question(_observer, "mdi:telescope", "HT-129"),
    "claim_command": Question(_claim_command, icons.CHIEF_ICON, "HT-D47"),
    "monster_action": Question(_monster_action, icons.CHIEF_ICON, "HT-177"),
    "claim_placement": Question(_claim_placement, "mdi:map-marker", "HT-D50"),
    "place_defeated": Question(_place_defeated, "mdi:map-marker", "HT-194"),
}
