"""How options look in the action bar: an icon, two or three short words, and which one ends it."""

from __future__ import annotations

from collections.abc import Callable

from heroes_desktop.desktop.board.api import Action
from heroes_desktop.engine import Decision, Option

from ..content import CARDS, DUNGEON_LISTS, SCENARIOS
from ..locale import _
from ..state import FINAL
from ..text import words
from . import faces
from .look import Look

FINALS = {"done", "accept", "pass", "keep", "none", "up", "throw"}
"""Acts that end or confirm a question: the large button at the right."""

REFUSING = {"none", "keep", "pass"}
"""Acts that forgo what the question offers."""

HIDDEN_ACTS = {"reveal", "potion", "quest"}

ICONS: dict[tuple[str, str], str] = {
    ("", "box"): "mdi:package-variant-closed",
    ("", "built"): "mdi:cards",
    ("choose_sides", "party"): "mdi:account-group",
    ("choose_sides", "dm"): "castle-emblem",
    ("", "random"): "mdi:dice-multiple",
    ("", "equipment"): "mdi:bag-personal",
    ("", "scenario"): "scroll-unfurled",
    ("", "list"): "mdi:cards",
    ("", "by_hand"): "mdi:playlist-edit",
    ("", "final"): "dragon",
    ("", "card"): "mdi:cards-playing",
    ("", "keep"): "mdi:check-bold",
    ("", "swap"): "mdi:swap-horizontal",
    ("", "pile"): "mdi:eye",
    ("", "none"): "mdi:close",
    ("", "reveal"): "vest",
    ("", "quest"): "scroll-unfurled",
    ("", "ultimate"): "sunbeams",
    ("", "potion"): "potion",
    ("", "power"): "crystals",
    ("", "gift"): "mdi:gift",
    ("equipment_action", "done"): "crossed-swords",
    ("", "done"): "mdi:check-bold",
    ("", "pay"): "mdi:hand-coin",
    ("", "corridor"): "metal-gate",
    ("", "adventurer"): "mdi:account",
    ("", "fight"): "crossed-swords",
    ("", "throw"): "mdi:boxing-glove",
    ("", "doom"): "mdi:hand-back-left",
    ("", "pass"): "mdi:check-bold",
    ("", "accept"): "mdi:check-bold",
    ("", "rock"): "mdi:boxing-glove",
    ("", "paper"): "mdi:hand-front-right",
    ("", "scissors"): "mdi:hand-peace",
    ("armour_roll", "roll"): "mdi:dice-6",
    ("", "up"): "mdi:cards",
    ("", "ambush"): "mdi:cards-spade-outline",
    ("", "tenacity"): "shield",
    ("", "both"): "mdi:shield-star",
    ("place_mana", "adventurer"): "crystals",
    ("lose_mana", "adventurer"): "crystals",
}

KEYS = {"rock": "1", "paper": "2", "scissors": "3"}
MAGIC = {"power", "ultimate", "potion", "gift"}


def action(look: Look, option: Option) -> Action:
    """The look of an option."""
    decision = look.decision
    assert decision is not None
    final = _is_final(decision, option)
    return Action(
        icon(decision, option),
        label(look, decision, option),
        kind=_kind(option, final),
        key=KEYS.get(option.act, ""),
        final=final,
        hidden=_hidden(look, option),
        order=decision.options.index(option),
        refuses=option.act in REFUSING and len(decision.options) > 1,
    )


def icon(decision: Decision, option: Option) -> str:
    """The sign of an option."""
    if option.act == "roll" and option.args:
        return f"mdi:dice-{'6' if option.args[0] == 6 else f'd{option.args[0]}'}"
    return ICONS.get((decision.kind, option.act)) or ICONS["", option.act]


def _is_final(decision: Decision, option: Option) -> bool:
    if option.act in FINALS:
        return True
    rolls = [each for each in decision.options if each.act == "roll"]
    return decision.kind == "window1" and option.act == "roll" and option == rolls[-1]


def _kind(option: Option, final: bool) -> str:
    if final:
        return "primary"
    if option.act == "doom":
        return "final"
    return "magic" if option.act in MAGIC else "secondary"


def _hidden(look: Look, option: Option) -> bool:
    """Whether an option would name a face-down card of the party."""
    return option.act in HIDDEN_ACTS and option.args[0] in look.view.hidden


# labels


def label(look: Look, decision: Decision, option: Option) -> str:
    """Short words for a button of two short lines."""
    make = LABELS.get((decision.kind, option.act)) or LABELS.get(("", option.act))
    return make(look, option) if make else look.name(option)


Label = Callable[[Look, Option], str]


def _number(option: Option) -> int:
    return int(option.args[0])


def _lane(option: Option) -> str:
    return faces.NUMERALS[_number(option)]


def _adventurer_name(look: Look, option: Option) -> str:
    return faces.short_name(look.view.adventurers[_number(option)])


def _face_name(_look: Look, option: Option) -> str:
    return words.name(_number(option))


def _instance_name(look: Look, option: Option) -> str:
    return words.equipment(look.view, _number(option))


def _fight(_look: Look, option: Option) -> str:
    if _number(option) == FINAL:
        return _("Attack the monster")
    return _("Attack {place}").format(place=_lane(option))


def _list_name(_look: Look, option: Option) -> str:
    return words.say(DUNGEON_LISTS[str(option.args[0])].name)


def _scenario_name(_look: Look, option: Option) -> str:
    return words.say(SCENARIOS[str(option.args[0])].name)


def _pay(look: Look, option: Option) -> str:
    treasures = sum(CARDS[look.view.faces[int(each)]].treasure for each in option.args)
    if not treasures:
        return _("Pay plain cards")
    return _("Pay with {n} Treasure").format(n=treasures)


def _whose(message: Callable[[], str]) -> Label:
    return lambda look, option: message().format(name=_adventurer_name(look, option))


def _said(message: Callable[[], str]) -> Label:
    return lambda _look, _option: message()


def _corridor(look: Look, option: Option) -> str:
    del look
    return _("Corridor {place}").format(place=_lane(option))


LABELS: dict[tuple[str, str], Label] = {
    ("", "box"): lambda _look, option: words.box(_number(option)),
    ("", "built"): _said(lambda: _("Built lists")),
    ("choose_sides", "party"): _said(lambda: _("The party")),
    ("choose_sides", "dm"): _said(lambda: _("The dungeon")),
    ("choose_sides", "random"): _said(lambda: _("Chance decides")),
    ("choose_adventurers", "adventurer"): lambda _look, option: faces.short_name(_number(option)),
    ("choose_adventurers", "done"): _said(lambda: _("Done")),
    ("", "equipment"): _instance_name,
    ("", "scenario"): _scenario_name,
    ("", "list"): _list_name,
    ("build_dungeon", "random"): _said(lambda: _("Random dungeon")),
    ("", "by_hand"): _said(lambda: _("Card by card")),
    ("", "final"): _face_name,
    ("build_dungeon", "card"): _face_name,
    ("construction_swap", "keep"): _said(lambda: _("Keep")),
    ("", "swap"): lambda _look, option: f"{_lane(option)} – {faces.NUMERALS[int(option.args[1])]}",
    ("look_pile", "none"): _said(lambda: _("Look at none")),
    ("", "pile"): lambda _look, option: _("Pile {place}").format(place=_lane(option)),
    ("", "reveal"): _instance_name,
    ("", "quest"): _instance_name,
    ("", "potion"): _instance_name,
    ("", "ultimate"): _whose(lambda: _("{name}: ultimate")),
    ("", "power"): _whose(lambda: _("{name}: power")),
    ("", "gift"): _whose(lambda: _("{name}: gift")),
    ("equipment_action", "done"): _said(lambda: _("Fight")),
    ("", "pay"): _pay,
    ("", "corridor"): _corridor,
    ("", "adventurer"): _adventurer_name,
    ("", "card"): _instance_name,
    ("effect_target", "done"): _said(lambda: _("No more")),
    ("pile_pick", "done"): _said(lambda: _("Take none")),
    ("", "fight"): _fight,
    ("window1", "roll"): lambda _look, option: _("Roll the d{sides}").format(sides=_number(option)),
    ("", "throw"): _said(lambda: _("Throw a hand")),
    ("", "doom"): _said(lambda: _("Doom")),
    ("doom", "pass"): _said(lambda: _("Let be")),
    ("", "accept"): _said(lambda: _("Accept")),
    ("armour_roll", "roll"): _said(lambda: _("Roll for armour")),
    ("armour_roll", "keep"): _said(lambda: _("Take the loss")),
    ("bodyguard_target", "none"): _said(lambda: _("Nobody")),
    ("", "up"): _said(lambda: _("Face up")),
    ("", "ambush"): _said(lambda: _("Ambush")),
    ("", "tenacity"): _said(lambda: _("Tenacity")),
    ("", "both"): _said(lambda: _("Both")),
    ("place_mana", "none"): _said(lambda: _("Nobody")),
    ("after_fight_potion", "pass"): _said(lambda: _("Go on")),
}
"""Labels by question and act; without a question: the same everywhere."""
