"""Icons and rules of questions and events: prompt, chronicle, reader."""

from __future__ import annotations

from heroes_desktop.engine import Decision, Event, Option

PROMPT_ICONS = {
    "choose_box": "mdi:package-variant-closed",
    "choose_sides": "mdi:account-group",
    "choose_adventurers": "mdi:account-group",
    "choose_equipment": "mdi:bag-personal",
    "choose_scenario": "scroll-unfurled",
    "build_dungeon": "castle-emblem",
    "construction_swap": "mdi:swap-horizontal",
    "look_pile": "mdi:eye",
    "equipment_action": "mdi:bag-personal",
    "pay_cost": "mdi:hand-coin",
    "effect_target": "archery-target",
    "pile_pick": "mdi:eye",
    "pile_order": "mdi:layers-triple",
    "choose_target": "crossed-swords",
    "window1": "mdi:dice-multiple",
    "doom": "mdi:hand-back-left",
    "window3": "mdi:dice-multiple",
    "rps_throw": "mdi:boxing-glove",
    "armour_roll": "round-shield",
    "bodyguard_target": "shield",
    "place_guard": "mdi:cards-spade-outline",
    "place_mana": "crystals",
    "after_fight_potion": "potion",
    "lose_mana": "crystals",
    "collection_pick": "mdi:bag-personal",
}

PROMPT_RULES = {
    "choose_box": "IK-042",
    "choose_sides": "IK-003",
    "choose_adventurers": "IK-040",
    "choose_equipment": "IK-041",
    "choose_scenario": "IK-204",
    "build_dungeon": "IK-192",
    "construction_swap": "IK-053",
    "look_pile": "IK-255",
    "equipment_action": "IK-059",
    "pay_cost": "IK-026",
    "effect_target": "IK-034",
    "pile_pick": "IK-255",
    "pile_order": "IK-255",
    "choose_target": "IK-066",
    "window1": "IK-072",
    "doom": "IK-139",
    "window3": "IK-076",
    "rps_throw": "IK-150",
    "armour_roll": "IK-256",
    "bodyguard_target": "IK-169",
    "place_guard": "IK-128",
    "place_mana": "IK-093",
    "after_fight_potion": "IK-189",
    "lose_mana": "IK-181",
    "collection_pick": "IK-190",
}

EVENT_ICONS = {
    "sides": "mdi:account-group",
    "box": "mdi:package-variant-closed",
    "adventurers": "mdi:account-group",
    "equipment_chosen": "mdi:bag-personal",
    "dungeon_built": "castle-emblem",
    "scenario": "scroll-unfurled",
    "final_monster": "dragon",
    "dealt": "mdi:shuffle-variant",
    "guard": "metal-gate",
    "flip": "mdi:eye",
    "turn": "mdi:clock-outline",
    "phase": "",
    "tops": "mdi:eye",
    "swap": "mdi:swap-horizontal",
    "no_swap": "mdi:check-bold",
    "look": "mdi:eye",
    "reveal_equipment": "vest",
    "potion": "potion",
    "quest": "scroll-unfurled",
    "ultimate": "sunbeams",
    "power": "crystals",
    "gift": "mdi:gift",
    "payment": "mdi:hand-coin",
    "discarded": "mdi:cards-outline",
    "attack": "crossed-swords",
    "power_die": "mdi:dice-multiple",
    "roll": "mdi:dice-multiple",
    "doom": "mdi:hand-back-left",
    "die_set": "mdi:dice-multiple",
    "multiplied": "mdi:close",
    "bonus": "mdi:plus",
    "power_lowered": "mdi:arrow-down-bold",
    "silenced": "mdi:cancel",
    "with_die": "mdi:dice-6",
    "fight_moved": "mdi:swap-horizontal",
    "throw": "mdi:hand-peace",
    "fight_won": "trophy",
    "fight_lost": "broken-heart",
    "fight_left": "mdi:run-fast",
    "armour": "round-shield",
    "courage": "lion",
    "fear": "bleeding-eye",
    "mana": "crystals",
    "mana_kept": "crystals",
    "tenacity": "shield",
    "won": "mdi:cards",
    "corridor_empty": "metal-gate",
    "exchanged": "mdi:swap-horizontal",
    "pile_sorted": "mdi:layers-triple",
    "collection": "mdi:bag-personal",
    "recovered": "mdi:cards",
    "fate": "death-skull",
    "second_fight": "crossed-swords",
    "lasting": "mdi:timer-sand",
    "game_over": "trophy",
}
"""The icon of each kind of event; an empty one is not worth a line."""

OF_THE_PARTY = {
    "adventurers", "equipment_chosen", "scenario", "look", "reveal_equipment", "potion", "quest", "ultimate",
    "power", "gift", "payment", "attack", "roll", "armour", "won", "courage", "mana", "collection",
    "recovered", "multiplied", "bonus",
}  # fmt: skip
OF_THE_DUNGEON = {"swap", "no_swap", "doom", "tops"}


def prompt_icon(decision: Decision) -> str:
    """The icon in the prompt's disc."""
    return PROMPT_ICONS[decision.kind]


def prompt_rule(decision: Decision) -> str:
    """The rule a question follows."""
    return PROMPT_RULES[decision.kind]


def event_icon(event: Event) -> str:
    """The icon of a chronicle line."""
    return EVENT_ICONS[event.kind]


def event_subject(event: Event) -> object:
    """The card a chronicle line is about."""
    face = event.facts.get("face", -1)
    return ("face", face) if isinstance(face, int) and face >= 0 else None


_CORRIDORS = {"corridor": "guard", "fight": "guard", "pile": "pile", "swap": "pile"}
_ADVENTURERS = dict.fromkeys(("power", "gift", "ultimate"), "hero")
_THINGS = _CORRIDORS | _ADVENTURERS
"""What the numbers of an option count, where they name something that lies open on the table."""


def option_things(option: Option) -> list[str]:
    """The guards, piles and adventurers an option names."""
    thing = _THINGS.get(option.act)
    return [f"{thing}:{number}" for number in option.args] if thing else []


def event_things(event: Event) -> list[str]:
    """The corridor or adventurer a chronicle line is about."""
    named = (("guard", event.facts.get("corridor")), ("hero", event.facts.get("adventurer")))
    return [f"{thing}:{number}" for thing, number in named if isinstance(number, int)]
