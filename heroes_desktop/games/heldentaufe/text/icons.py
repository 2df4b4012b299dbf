"""The signs that stand for the things of the game."""

from __future__ import annotations

from ..state import BOOTS, RING, SWORD

TOOTH_ICON, HEART_ICON, AP_ICON, MISSION_ICON = "mdi:tooth", "hearts", "mdi:shoe-print", "scroll-unfurled"
CHIEF_ICON, DANGER_ICON, CHEST_ICON = "horns", "skull", "mdi:treasure-chest"
SKILL_ICONS = {BOOTS: "boot-stomp", RING: "mdi:ring", SWORD: "broadsword"}
WARE_ICONS = {
    "boots": "boot-stomp",
    "ring": "mdi:ring",
    "sword": "broadsword",
    "apple": "apple",
    "fish": "fish",
    "mushroom": "super-mushroom",
    "healing": "heart-bottle",
    "rage": "bottled-bolt",
    "teleport": "bottle-vapors",
}
