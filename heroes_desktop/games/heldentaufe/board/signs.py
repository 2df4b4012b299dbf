"""Icons and rules of questions and events: prompt, chronicle, reader."""

from __future__ import annotations

from typing import Any

from heroes_desktop.engine import Event

from . import faces

PROMPT_ICONS = {
    "choose_hero": "mdi:account",
    "choose_removed_tiles": "mdi:hexagon-multiple",
    "hero_action": faces.AP_ICON,
    "teleport_target": "bottle-vapors",
    "overflow": "mdi:bag-personal",
    "lab_upgrade": "flask",
    "observer_reward": "mdi:telescope",
    "claim_command": faces.CHIEF_ICON,
    "monster_action": faces.CHIEF_ICON,
    "claim_placement": "mdi:map-marker",
    "place_defeated": "mdi:map-marker",
}
PROMPT_RULES = {
    "choose_hero": "HT-001",
    "choose_removed_tiles": "HT-D03",
    "hero_action": "HT-052",
    "teleport_target": "HT-112",
    "overflow": "HT-044",
    "lab_upgrade": "HT-078",
    "observer_reward": "HT-129",
    "claim_command": "HT-D47",
    "monster_action": "HT-177",
    "claim_placement": "HT-D50",
    "place_defeated": "HT-194",
}
EVENT_ICONS = {
    "hero": "mdi:account",
    "first_player": "mdi:flag",
    "removed": "mdi:package-variant-closed",
    "teeth_laid": faces.TOOTH_ICON,
    "dealt": faces.MISSION_ICON,
    "drawn": faces.MISSION_ICON,
    "missions_shuffled": "mdi:shuffle",
    "turn": "hourglass",
    "step": faces.AP_ICON,
    "explored": "mdi:telescope",
    "first_sight": "",
    "swallowed": "pine-tree",
    "descended": "mdi:stairs-down",
    "ascended": "mdi:stairs-up",
    "treasure": "mdi:dice-multiple",
    "piece": "broadsword",
    "food": "apple",
    "potion": "potion",
    "potion_turned": "hourglass",
    "hearts": faces.HEART_ICON,
    "points": faces.TOOTH_ICON,
    "ap": "boot-stomp",
    "nothing_left": "mdi:package-variant",
    "teleported": "bottle-vapors",
    "mission": faces.MISSION_ICON,
    "refused": "mdi:cards-outline",
    "thief": "mdi:hand-coin",
    "smith": "anvil",
    "trade": "mdi:store",
    "upgrade": "flask",
    "chief": faces.CHIEF_ICON,
    "danger": faces.DANGER_ICON,
    "chest": faces.CHEST_ICON,
    "combat": "crossed-swords",
    "monster_hearts": faces.HEART_ICON,
    "monster_defeated": "trophy",
    "monster_stronger": "muscle-up",
    "monster_out": "mdi:skull",
    "hero_defeated": "player-despair",
    "swap": "mdi:swap-horizontal",
    "claim": faces.CHIEF_ICON,
    "contest": "mdi:dice-6",
    "monster_turn": faces.CHIEF_ICON,
    "monster_step": "mdi:paw",
    "monster_attack": "crossed-swords",
    "monster_rest": "mdi:sleep",
    "placed": "mdi:map-marker",
    "rebuilt": "mdi:refresh",
    "must_return": "campfire",
    "turn_over": "",
    "game_over": "campfire",
}
"""A sign for each kind of event; without one it has no line in the chronicle."""


def event_icon(event: Event) -> str:
    """The sign of an event; goods show themselves."""
    if event.kind in ("piece", "food", "potion", "potion_turned", "smith", "trade", "upgrade"):
        return faces.WARE_ICONS.get(str(event.facts.get("kind", "")), EVENT_ICONS[event.kind])
    return EVENT_ICONS[event.kind]


def event_seat(event: Event) -> int | None:
    """Whose sign a chronicle line wears."""
    facts: Any = event.facts
    for key in ("seat", "commander", "winner"):
        if isinstance(facts.get(key), int) and facts[key] >= 0:
            return int(facts[key])
    attacker = facts.get("attacker")
    if isinstance(attacker, dict) and "seat" in attacker:
        return int(attacker["seat"])
    return None


def event_subject(event: Event) -> object:
    """What a chronicle line opens."""
    facts: Any = event.facts
    if event.kind == "explored":
        return ("tile", facts["face"])
    if event.kind in ("mission", "refused"):
        return ("face", facts["face"])
    if event.kind in (
        "monster_defeated",
        "monster_stronger",
        "monster_hearts",
        "monster_out",
        "monster_step",
    ):
        from ..content import MONSTER_INDEX

        return ("monster", MONSTER_INDEX[facts["monster"]])
    return None
