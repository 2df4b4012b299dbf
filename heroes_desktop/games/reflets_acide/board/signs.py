"""Icons and colours of everything that has a sign of its own."""

from __future__ import annotations

from ..content import Loot
from ..state import GREEN, RED

STAT_ICONS = ("broadsword", "mdi:eye", "mdi:brain", "mdi:run-fast", "round-shield")
"""Attack, Perception, Intelligence, Agility, Defence."""
ZONE_ICONS = ("mdi:pine-tree", "mdi:waves", "mdi:tunnel", "campfire", "mdi:image-filter-hdr", "mdi:summit")
ZONE_FIGURES = ("Z06", "Z12", "Z13", "Z19", "Z28", "Z36")
"""The card whose picture stands for a kind of Zone on the board."""
ZONE_SCENES = ("forest", "river", "cave", "camp", "meadow", "ice")
ZONE_COLOURS = ("#2F5A26", "#1F5E80", "#4A3A5A", "#8A5A1E", "#6A7A2A", "#5A6478")
ROAD = {
    "city": ("#8A5A1E", "capitol"),
    "grey": ("#6A6258", ""),
    "intersection": ("#7A5A34", "mdi:sign-direction"),
    "plain": ("#7A6040", ""),
    "chance": ("#B8862A", "mdi:clover"),
    "red": ("#6E2A22", ""),
    "door": ("#2A1A34", "mdi:door-closed-lock"),
    "corridor": ("#4A3A5E", ""),
}
"""Colour and icon of the kinds of spaces."""
TOKEN_COLOURS = {GREEN: "#2E7D4A", RED: "#A8281E"}
GREY_TOKEN = "#77716A"
TOKEN_ICONS = {
    "purse": "mdi:sack",
    "vision": "mdi:eye",
    "bonus_die": "mdi:dice-multiple",
    "chance": "mdi:clover",
    "gem_tax": "mdi:diamond-stone",
    "unforeseen_tax": "mdi:cards",
    "peril": "mdi:skull",
}
AVATAR = "#ECE8F4"
TEAM = "#2E9A5A"
GOLDEN = "#C98F1E"
RACE_COLOURS = {
    "elf": "#3E7A48",
    "dwarf": "#8A5A2A",
    "human": "#2F5E9A",
    "beastfolk": "#7A4A22",
    "undead": "#54566E",
    "half_demon": "#8A2A2A",
    "elemental": "#2A7A8A",
}
SKILL_ICONS = {
    "hazard": "mdi:arrow-down-bold",
    "divine": "mdi:hand-heart",
    "opportunity": "mdi:treasure-chest",
    "shield": "mdi:shield",
    "signature": "mdi:star",
    "catch_up": "mdi:refresh",
}
_GROUP_ICONS = {
    "double": "mdi:sword-cross",
    "skill": "crystal-wand",
    "cursed": "death-skull",
    "key": "key",
    "valuable": "mdi:gold",
    "relic": "mdi:crown",
}
LOOT_COLOURS = {"cursed": "#4A2A4A", "relic": "#B8862A", "valuable": "#8A6A1E"}


def token_colour_of(colour: int) -> str:
    """The colour of a Mystery token."""
    return TOKEN_COLOURS.get(colour, GREY_TOKEN)


def loot_icon(loot: Loot) -> str:
    """The sign of a piece of Equipment."""
    if loot.group == "setter":
        stat = next((index for index, value in enumerate(loot.sets) if value), 0)
        return STAT_ICONS[stat]
    return _GROUP_ICONS[loot.group]
