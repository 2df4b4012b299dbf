"""How options look in the action bar: sorts of options share a button while there are several of them."""

from __future__ import annotations

from collections.abc import Callable

from heroes_desktop.desktop.board.api import Action, Group
from heroes_desktop.engine import Option
from heroes_desktop.engine.hexgrid import cell

from ...shared.wording import signed, titled
from .. import figures
from ..content import HERO_INDEX, MONSTER_INDEX
from ..locale import _
from . import faces, words
from .look import Look

FINALS = {"end_turn", "stop", "none", "leave"}
ORDER = (
    "complete", "steal", "attack", "descend", "ascend", "harvest", "drink", "brew", "eat", "smith", "trade",
    "move", "explore", "give_up_rage", "refuse", "discard",
)  # fmt: skip
"""What is rare and good comes first; steps are at hand on the map."""
ICONS = {
    "hero": "mdi:account",
    "random": "mdi:dice-multiple",
    "kind": "mdi:hexagon-outline",
    "move": faces.AP_ICON,
    "explore": "mdi:telescope",
    "descend": "mdi:stairs-down",
    "ascend": "mdi:stairs-up",
    "attack": "crossed-swords",
    "complete": faces.MISSION_ICON,
    "steal": "mdi:hand-coin",
    "harvest": "mdi:basket",
    "eat": "apple",
    "brew": "fizzing-flask",
    "drink": "potion",
    "give_up_rage": "mdi:bottle-tonic-skull",
    "smith": "anvil",
    "trade": "mdi:store",
    "refuse": "mdi:cards-outline",
    "discard": "mdi:tray-arrow-down",
    "end_turn": "mdi:arrow-right-bold",
    "target": "bottle-vapors",
    "drop": "mdi:tray-arrow-down",
    "upgrade": "flask",
    "none": "mdi:close",
    "piece": "mdi:gift",
    "tooth": faces.TOOTH_ICON,
    "command": faces.CHIEF_ICON,
    "place": "mdi:map-marker",
    "leave": "mdi:hand-wave",
    "stop": "mdi:sleep",
    "tile": "mdi:map-marker",
}
KEYS = {
    "move": "G", "explore": "E", "attack": "F", "complete": "Y", "harvest": "T", "eat": "N", "brew": "B",
    "drink": "D", "refuse": "Q", "discard": "K", "trade": "J", "smith": "A", "descend": "P", "ascend": "P",
}  # fmt: skip
KINDS = {
    "complete": "good", "steal": "good", "attack": "primary", "drink": "magic", "brew": "magic",
    "command": "primary", "place": "primary", "piece": "good", "tooth": "good", "upgrade": "magic",
}  # fmt: skip


def action(look: Look, option: Option) -> Action:
    """The look of an option."""
    decision = look.decision
    assert decision is not None
    act = option.act
    final = act in FINALS
    alone = act == "none" and len(decision.options) == 1
    place = decision.options.index(option)
    rank = ORDER.index(act) if act in ORDER else 0
    return Action(
        ICONS["end_turn"] if alone else icon(option),
        _("Go on") if alone else label(look, option),
        "final" if final else KINDS.get(act, "secondary"),
        key="" if final else KEYS.get(act, ""),
        final=final,
        order=rank * 100 + place,
        group=group(decision.kind, option),
        formal=alone,
        refuses=act == "none" and not alone,
    )


def icon(option: Option) -> str:
    """The sign of an option."""
    if option.act in ("eat", "discard", "drop", "drink", "brew", "upgrade") and option.args:
        return faces.WARE_ICONS[str(option.args[0])]
    return ICONS[option.act]


GROUPED: dict[str, Callable[[], str]] = {
    "move": lambda: _("Move"),
    "explore": lambda: _("Explore"),
    "attack": lambda: _("Attack"),
    "complete": lambda: _("Fulfil"),
    "steal": lambda: _("Steal"),
    "harvest": lambda: _("Harvest"),
    "eat": lambda: _("Eat"),
    "brew": lambda: _("Brew"),
    "smith": lambda: _("Smith"),
    "trade": lambda: _("Trade"),
    "refuse": lambda: _("Refuse"),
    "discard": lambda: _("Put back"),
    "target": lambda: _("Targets"),
    "tile": lambda: _("Tiles"),
}
"""Sorts of options that share a button, and what stands on it."""


def group(question: str, option: Option) -> Group | None:
    """The button an option shares with others of its sort."""
    act = option.act
    if act not in GROUPED:
        return None
    name = GROUPED[act]()
    if question == "monster_action":
        monster = str(option.args[0])
        label = titled(words.monster_name(MONSTER_INDEX[monster]), name)
        return Group(label, ICONS[act], "", "primary" if act == "attack" else "secondary")
    return Group(name, ICONS[act], KEYS.get(act, ""), KINDS.get(act, "secondary"))


def label(look: Look, option: Option) -> str:
    """Short words for a button."""
    act, args = option.act, option.args
    if act in _PLAIN:
        return _plain(act)
    if act == "hero":
        return faces.hero_name(HERO_INDEX[str(args[0])])
    if act == "kind":
        return words.place_name(str(args[0]))
    if act in ("descend", "ascend"):
        return (_("Down {n}") if act == "descend" else _("Up {n}")).format(n=args[0])
    if act == "harvest":
        return _("Harvest {n}").format(n=args[0])
    if act == "smith":
        return _("Merge {one} and {other}").format(one=signed(int(args[1])), other=signed(int(args[2])))
    if act == "trade":
        return f"{words.ware(str(args[0]))} → {words.ware(str(args[2]))}"
    if act in ("move", "explore", "target", "tile"):
        return _by_whom(look, option, _where(look, option))
    if act == "attack":
        return _by_whom(look, option, _attacked(look, option))
    if act in ("complete", "steal", "refuse", "piece", "tooth"):
        return _card_label(look, option)
    good = words.piece(str(args[0]), int(args[1])) if len(args) > 1 else words.ware(str(args[0]))
    verbs = {"eat": _("Eat"), "brew": _("Brew"), "drink": _("Drink"), "upgrade": _("Improve")}
    if act in ("brew", "drink"):
        good = {"healing": _("healing"), "rage": _("rage"), "teleport": _("teleport")}[str(args[0])]
    return titled(verbs.get(act, _("Put back")), good)


_PLAIN = ("random", "end_turn", "give_up_rage", "none", "command", "place", "leave", "stop")


def _plain(act: str) -> str:
    return {
        "random": _("Chance decides"),
        "end_turn": _("End turn"),
        "give_up_rage": _("Give up rage"),
        "none": _("No thanks"),
        "command": _("Command"),
        "place": _("Place the hero"),
        "leave": _("Leave it"),
        "stop": _("Let them rest"),
    }[act]


def _by_whom(look: Look, option: Option, told: str) -> str:
    """An order names its monster: several may be able to do the same."""
    if look.decision is None or look.decision.kind != "monster_action":
        return told
    return titled(words.monster_name(MONSTER_INDEX[str(option.args[0])]), told)


def _where(look: Look, option: Option) -> str:
    args = option.args
    if isinstance(args[-1], str):
        return words.space_name(faces.SPACE_BY_ID[args[-1]])
    face = figures.tile_face(look.view, cell(int(args[0]), int(args[1])))
    return words.tile_name(face) if face >= 0 else _("Explore")


def _attacked(look: Look, option: Option) -> str:
    victim = option.args[-1]
    if isinstance(victim, int):
        return _("Attack {name}").format(name=words.person(look, victim))
    return _("Attack {name}").format(name=words.monster_name(MONSTER_INDEX[victim]))


def _card_label(look: Look, option: Option) -> str:
    mission = figures.mission_of(look.view, int(option.args[0]))
    if option.act == "tooth":
        return words.teeth(mission.points if mission else 1)
    if option.act == "piece" and mission is not None and mission.prize is not None:
        return words.piece(mission.prize.kind, mission.prize.value)
    if option.act == "steal":
        return _("Steal from {name}").format(name=words.person(look, int(option.args[1])))
    return {"complete": _("Fulfil"), "refuse": _("Refuse")}.get(option.act, "")
