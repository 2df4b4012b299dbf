"""What a player may do: one row for each act, and for each question in which it means something else.

What is rare and good comes first in the bar; steps are at hand on the map.
"""

from __future__ import annotations

from ...shared.declarations import Act, simple
from ..locale import _
from ..state import State
from . import buttons, icons, options, things
from .options import Asked


def _ware(asked: Asked) -> str:
    """Goods show themselves."""
    return icons.WARE_ICONS[str(asked.option.args[0])]


def _alone(asked: Asked) -> str:
    return "mdi:arrow-right-bold" if len(asked.decision.options) == 1 else "mdi:close"


ACTS: dict[str, Act[State]] = {
    "hero": Act(options.hero, "mdi:account", buttons.hero),
    "random": Act(simple(lambda: _("A random hero")), "mdi:dice-multiple", simple(lambda: _("Random"))),
    "kind": Act(options.resource, "mdi:hexagon-outline", buttons.kind),
    "hero_action.move": Act(
        options.move,
        icons.AP_ICON,
        buttons.where,
        key="G",
        order=11,
        group=simple(lambda: _("Move")),
        things=things.option,
    ),
    "explore": Act(
        options.explore,
        "mdi:telescope",
        buttons.where,
        key="E",
        order=12,
        group=simple(lambda: _("Explore")),
        things=things.option,
    ),
    "descend": Act(
        options.descend, "mdi:stairs-down", buttons.descend, key="P", order=3, things=things.option
    ),
    "ascend": Act(options.ascend, "mdi:stairs-up", buttons.ascend, key="P", order=4, things=things.option),
    "hero_action.attack": Act(
        options.attack,
        "crossed-swords",
        buttons.attacked,
        kind="primary",
        key="F",
        order=2,
        group=simple(lambda: _("Attack")),
        things=things.option,
    ),
    "complete": Act(
        options.complete,
        icons.MISSION_ICON,
        simple(lambda: _("Deliver")),
        kind="good",
        key="Y",
        group=simple(lambda: _("Deliver")),
    ),
    "steal": Act(
        options.steal,
        "mdi:hand-coin",
        buttons.steal,
        kind="good",
        order=1,
        group=simple(lambda: _("Steal")),
        things=things.option,
    ),
    "harvest": Act(
        options.harvest, "mdi:basket", buttons.harvest, key="T", order=5, group=simple(lambda: _("Harvest"))
    ),
    "eat": Act(
        options.eat,
        "apple",
        buttons.good(lambda: _("Eat")),
        sign=_ware,
        key="N",
        order=8,
        group=simple(lambda: _("Eat")),
    ),
    "brew": Act(
        options.brew,
        "fizzing-flask",
        buttons.potion(lambda: _("Brew")),
        sign=_ware,
        kind="magic",
        key="B",
        order=7,
        group=simple(lambda: _("Brew")),
    ),
    "drink": Act(
        options.drink,
        "potion",
        buttons.potion(lambda: _("Drink")),
        sign=_ware,
        kind="magic",
        key="D",
        order=6,
    ),
    "give_up_rage": Act(
        simple(lambda: _("Give up the rage potion in use")),
        "mdi:bottle-tonic-skull",
        simple(lambda: _("Give up rage")),
        order=13,
        minor=True,
    ),
    "smith": Act(options.smith, "anvil", buttons.smith, key="A", order=9, group=simple(lambda: _("Smith"))),
    "trade": Act(options.trade, "mdi:store", buttons.trade, order=10, group=simple(lambda: _("Trade"))),
    "refuse": Act(
        options.refuse,
        "mdi:cards-outline",
        simple(lambda: _("Refuse")),
        key="Q",
        order=14,
        group=simple(lambda: _("Refuse")),
    ),
    "discard": Act(
        options.discard,
        "mdi:tray-arrow-down",
        buttons.good(lambda: _("Put back")),
        sign=_ware,
        key="K",
        order=15,
        group=simple(lambda: _("Put back")),
        minor=True,
    ),
    "end_turn": Act(
        options.end_turn,
        "mdi:arrow-right-bold",
        simple(lambda: _("End turn")),
        kind="final",
        final=True,
        wastes=options.unused,
    ),
    "target": Act(
        options.target,
        "bottle-vapors",
        buttons.where,
        group=simple(lambda: _("Targets")),
        things=things.option,
    ),
    "drop": Act(options.drop, "mdi:tray-arrow-down", buttons.good(lambda: _("Put back")), sign=_ware),
    "upgrade": Act(options.upgrade, "flask", buttons.improved, sign=_ware, kind="magic"),
    "lab_upgrade.none": Act(
        simple(lambda: _("Improve nothing")),
        "mdi:close",
        buttons.no_thanks,
        sign=_alone,
        kind="final",
        final=True,
        refuses=True,
    ),
    "piece": Act(options.observed_piece, "mdi:gift", buttons.prize, kind="good"),
    "tooth": Act(options.observed_tooth, icons.TOOTH_ICON, buttons.teeth, kind="good"),
    "observer_reward.none": Act(
        options.no_observer,
        "mdi:close",
        buttons.no_thanks,
        sign=_alone,
        kind="final",
        final=True,
        refuses=True,
    ),
    "command": Act(
        simple(lambda: _("Command the monsters")),
        icons.CHIEF_ICON,
        simple(lambda: _("Command")),
        kind="primary",
    ),
    "leave": Act(
        simple(lambda: _("Leave it to others")),
        "mdi:hand-wave",
        simple(lambda: _("Let others")),
        kind="final",
        final=True,
    ),
    "monster_action.move": Act(
        options.monster_move,
        icons.AP_ICON,
        buttons.ordered(buttons.where),
        order=11,
        group=buttons.ordered(simple(lambda: _("Move"))),
        things=things.option,
    ),
    "monster_action.attack": Act(
        options.monster_attack,
        "crossed-swords",
        buttons.ordered(buttons.attacked),
        kind="primary",
        order=2,
        group=buttons.ordered(simple(lambda: _("Attack"))),
        things=things.option,
    ),
    "stop": Act(options.stop, "mdi:sleep", simple(lambda: _("Let them rest")), kind="final", final=True),
    "place": Act(
        simple(lambda: _("Choose the tile")),
        "mdi:map-marker",
        simple(lambda: _("Place the hero")),
        kind="primary",
    ),
    "tile": Act(
        options.tile, "mdi:map-marker", buttons.where, group=simple(lambda: _("Tiles")), things=things.option
    ),
}
