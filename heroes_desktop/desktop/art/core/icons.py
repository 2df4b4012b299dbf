"""Icon glyphs by name: "mdi:undo-variant" is a Material sign, "crossed-swords" one of RPG Awesome."""

from __future__ import annotations

import json
from functools import cache, lru_cache

from heroes_desktop.desktop.paint.fonts import package_folder

CONCEPTS: dict[str, str] = {
    "rest": "campfire",
    "meadow": "grass",
    "forest": "pine-tree",
    "portal": "player-teleport",
    "apple": "apple",
    "pond": "fish",
    "mushroom": "super-mushroom",
    "smith": "anvil",
    "trade": "mdi:store",
    "laboratory": "flask",
    "explore": "mdi:telescope",
    "lair": "insect-jaws",
    "danger": "skull",
    "chest": "mdi:treasure-chest",
    "wyrm": "wyvern",
    "hydra": "hydra",
    "spider": "spider-face",
    "boots": "boot-stomp",
    "ring": "mdi:ring",
    "weapon": "broadsword",
    "backpack": "mdi:bag-personal",
    "potion": "potion",
    "healing": "heart-bottle",
    "heart": "hearts",
    "tooth": "tooth",
    "mission": "scroll-unfurled",
    "gold": "mdi:gold",
    "move": "mdi:shoe-print",
    "fight": "crossed-swords",
    "defence": "shield",
    "deck": "mdi:cards",
    "discard": "mdi:cards-outline",
    "hand": "mdi:cards-playing",
    "dungeon": "castle-emblem",
    "boss": "dragon",
    "undead": "monster-skull",
    "beast": "wolf-head",
    "ally": "two-hearts",
    "spell": "rune-stone",
    "item": "vest",
    "torch": "torch",
    "curse": "player-despair",
    "reward": "trophy",
    "key": "key",
    "flee": "mdi:run-fast",
    "courage": "lion",
    "fear": "bleeding-eye",
    "mana": "crystals",
    "tenacity": "shield",
    "exhausted": "mdi:sleep",
    "d6": "mdi:dice-6",
    "d8": "mdi:dice-d8",
    "d10": "mdi:dice-d10",
    "d12": "mdi:dice-d12",
    "corridor": "metal-gate",
    "king": "queen-crown",
    "shrine": "ankh",
    "close combat": "broadsword",
    "ranged combat": "crossbow",
    "magic": "crystal-wand",
    "experience": "mdi:star",
    "armour": "round-shield",
    "town": "mdi:home-group",
    "castle": "tower",
    "map": "trail",
    "day": "moon-sun",
    "gem": "mdi:diamond-stone",
    "race": "mdi:flag-checkered",
    "vile": "death-skull",
    "threat": "flame-symbol",
    "chasm": "hole-ladder",
    "peek": "mdi:eye",
    "exchange": "mdi:swap-horizontal",
    "undo": "mdi:undo-variant",
    "rules": "mdi:book-open-page-variant",
    "settings": "mdi:cog",
    "menu": "mdi:menu",
    "save": "mdi:content-save",
    "log": "quill-ink",
    "end turn": "mdi:arrow-right-bold",
    "confirm": "mdi:check-bold",
    "close": "mdi:close",
    "cancel": "mdi:close",
    "warning": "mdi:alert",
    "co-op": "mdi:handshake",
    "players": "mdi:account-group",
    "duration": "mdi:clock-outline",
    "play": "mdi:play-circle",
    "campaign": "mdi:map-marker-path",
    "language": "mdi:translate",
    "sound": "mdi:volume-high",
    "text size": "mdi:format-size",
    "colour-blind": "mdi:palette",
    "full screen": "mdi:fullscreen",
    "odds": "mdi:percent",
    "re-roll": "mdi:refresh",
    "random": "mdi:dice-multiple",
    "computer": "mdi:robot",
    "person": "mdi:account",
    "statistics": "mdi:chart-bar",
    "replay": "mdi:play-box-multiple",
    "learn": "mdi:school",
    "more": "mdi:dots-horizontal",
    "search": "mdi:magnify",
    "delete": "mdi:delete",
    "rename": "mdi:pencil",
    "duplicate": "mdi:content-copy",
    "export": "mdi:export",
    "import": "mdi:import",
    "left": "mdi:chevron-left",
    "right": "mdi:chevron-right",
    "up": "mdi:chevron-up",
    "down": "mdi:chevron-down",
    "pause": "mdi:pause",
    "add": "mdi:plus-circle",
    "plus": "mdi:plus",
    "minus": "mdi:minus",
    "help": "mdi:help",
    "quit": "mdi:power",
    "seed": "mdi:sprout",
    "treasure": "mdi:treasure-chest",
    "ambush": "mdi:cards-spade-outline",
    "doom": "mdi:hand-back-left",
    "rock": "mdi:hand-back-left",
    "paper": "mdi:hand-front-right",
    "scissors": "mdi:hand-peace",
}
"""What a thing is called in the style guide, and the glyph that stands for it."""


class NoSuchIcon(LookupError):
    """Neither icon font has a glyph of this name."""


@cache
def _rpg_names() -> dict[str, str]:
    table: dict[str, str] = json.loads((package_folder("tkinter_icons_rpga") / "glyphmap.json").read_text())
    return table


@cache
def _mdi_source() -> str:
    return (package_folder("fonticon_mdi7") / "mdi7.py").read_text(encoding="utf-8")


@lru_cache(2048)
def glyph(name: str) -> tuple[str, str]:
    """The font ("rpg" or "mdi") and the character of an icon."""
    if name.startswith("mdi:"):
        attribute = name[4:].replace("-", "_")
        for written in (attribute, attribute + "_"):  # names that are Python keywords end in an underscore
            opening = f'\n    {written} = "\\U'
            start = _mdi_source().find(opening)
            if start >= 0:
                start += len(opening)
                return "mdi", chr(int(_mdi_source()[start : start + 8], 16))
        raise NoSuchIcon(name)
    names = _rpg_names()
    code = names.get(name) or names.get(f"ra-{name}")
    if code is None:
        raise NoSuchIcon(name)
    return "rpg", chr(int(code, 16))


def icon(concept: str) -> str:
    """The icon of a concept of the style guide."""
    return CONCEPTS[concept]
