"""How the things of the game look: tiles, heroes, monsters, goods, and the signs that stand for them."""

from __future__ import annotations

from typing import Any

from heroes_desktop.desktop.art import CardBack, CardFace, Medallion, Pawn, Standee, Token
from heroes_desktop.desktop.art.core import palette

from ...shared.wording import say
from ..art.tiles import HexTile, UnderTile
from ..art.wares import Ware
from ..content import FOODS, HEROES, MONSTERS, POTIONS, TILES, Mission, Space
from ..text.icons import (
    CHEST_ICON,
    CHIEF_ICON,
    DANGER_ICON,
    MISSION_ICON,
)
from .look import Look

TERRAIN = {
    "campfire": "camp",
    "meadow": "meadow",
    "forest": "forest",
    "orchard": "apple",
    "pond": "pond",
    "mushrooms": "mushroom",
    "laboratory": "lab",
    "merchant": "merchant",
    "smith": "smith",
    **{f"portal{number}": f"portal_{number}" for number in range(1, 6)},
}
VARIANTS = {"meadow": 4, "forest": 5, "orchard": 2, "pond": 2, "mushrooms": 2}
"""How many different pictures a kind of tile has."""

TILE_ICONS = {
    "campfire": "campfire",
    "meadow": "grass",
    "forest": "pine-tree",
    "orchard": "apple",
    "pond": "fish",
    "mushrooms": "super-mushroom",
    "laboratory": "flask",
    "merchant": "mdi:store",
    "smith": "anvil",
    "portal": "player-teleport",
}
BADGED = ("laboratory", "merchant", "smith", "pond", "orchard", "mushrooms", "campfire")

FAMILY_ICONS = {
    "deliverer": "mdi:hand-extended",
    "observer": "mdi:telescope",
    "thief": "mdi:hand-coin",
    "discoverer": "bear-trap",
    "slayer": "crossed-swords",
}

MONSTER_COLOURS = ("#2F7A46", "#6A45B0", "#B03A28")
LAIR_GLOWS = ("#4FBF6A", "#A06BFF", "#FF5A3A")
MISSION_RED, MISSION_BLUE = "#9E2B25", "#2C5A9E"
SURFACE_CLOTH, UNDERWORLD_CLOTH = "#2F5A36", "#4A2A5E"


def hero_colour(hero: int) -> str:
    """The colour a hero brings to the table."""
    return palette.HEROES[HEROES[hero].colour] if hero >= 0 else palette.BRASS


def hero_name(hero: int) -> str:
    return say(HEROES[hero].name) if hero >= 0 else ""


def shape(look: Look, seat: int) -> str:
    """The shape of a seat."""
    return look.players[seat].shape


def tile_spec(face: int, instance: int, radius: int, **more: Any) -> HexTile:
    """A tile of the surface; tiles of a kind differ a little."""
    kind = TILES[face].id
    return HexTile(radius, TERRAIN[kind], f"{kind}{instance % VARIANTS.get(kind, 1)}", **more)


def space_spec(space: Space, radius: int, flat: bool = True, **more: Any) -> UnderTile:
    """A space of the underworld, flat-topped unless the board is turned."""
    seed = f"cave{(space.q * 7 + space.r * 3) % 4}"
    if space.kind == "portal":
        return UnderTile(radius, f"portal_{space.number}", "cave", flat=flat, **more)
    if space.kind == "lair":
        glow = LAIR_GLOWS[[card.id for card in MONSTERS].index(space.monster)]
        return UnderTile(radius, "lair", "cave", glow, flat=flat, **more)
    kind = {"danger": "danger", "treasure": "chest", "plain": "floor"}[space.kind]
    return UnderTile(radius, kind, seed, flat=flat, **more)


def pawn(look: Look, seat: int, height: int, **more: Any) -> Pawn:
    """A hero's figure: the hero's colour, the seat's shape."""
    return Pawn(height, hero_colour(look.view.heroes[seat].hero), shape(look, seat), **more)


def standee(monster: int, height: int, **more: Any) -> Standee:
    """A monster's figure."""
    return Standee(height, _figure(MONSTERS[monster].id), MONSTER_COLOURS[monster], **more)


def portrait(look: Look, seat: int, size: int, **more: Any) -> Medallion:
    """A hero's portrait with the seat's shape."""
    hero = look.view.heroes[seat].hero
    return Medallion(
        size, hero_colour(hero), f"figure:{_figure(HEROES[hero].id)}", shape=shape(look, seat), **more
    )


def hero_portrait(hero: int, size: int, **more: Any) -> Medallion:
    """A hero's portrait, whoever plays it."""
    return Medallion(size, hero_colour(hero), f"figure:{_figure(HEROES[hero].id)}", **more)


def monster_portrait(monster: int, size: int, **more: Any) -> Medallion:
    """A monster's face in its colour."""
    return Medallion(size, MONSTER_COLOURS[monster], f"figure:{_figure(MONSTERS[monster].id)}", **more)


def ware(word: str, size: int, value: int = 0, used: bool = False, **more: Any) -> Ware:
    """A token of equipment, food or a potion by its word."""
    return Ware(size, word, value, used, **more)


def food(kind: int, size: int, **more: Any) -> Ware:
    return Ware(size, FOODS[kind], **more)


def potion(kind: int, size: int, used: bool = False, **more: Any) -> Ware:
    return Ware(size, POTIONS[kind], used=used, **more)


def portal_disc(number: int, size: int, **more: Any) -> Token:
    """The number of a portal, alike above and below."""
    colour = palette.NUMBERED[str(number)]
    light = sum(palette.rgb(colour)) > 480
    return Token(
        size, colour, rim=palette.BRASS, text=str(number), ink="#2A1D12" if light else "#FFF8E8", **more
    )


def danger_token(size: int, **more: Any) -> Token:
    return Token(size, "#4A3A32", DANGER_ICON, "#E9D9BC", "#9A7A4A", **more)


def chest_token(size: int, **more: Any) -> Token:
    return Token(size, "#7A4A1C", CHEST_ICON, palette.GOLD_HIGH, palette.GOLD, **more)


def chief_token(size: int, **more: Any) -> Token:
    return Token(size, "#4A1428", CHIEF_ICON, palette.GOLD_HIGH, palette.GOLD, **more)


def mission_colour(mission: Mission) -> str:
    return MISSION_RED if mission.colour == "red" else MISSION_BLUE


def mission_back(w: int, h: int, **more: Any) -> CardBack:
    """All missions have one back: their colour is a secret too."""
    return CardBack(w, h, "#3A2C1C", "#D8B26A", MISSION_ICON, **more)


def mission_card(mission: Mission, w: int, h: int, type_line: str, text: str, **more: Any) -> CardFace:
    """A mission as a card."""
    return CardFace(
        w, h, "quest", say(mission.name), _figure(mission.id), "", text, say(mission.flavour), type_line,
        suit=mission.colour, **more,
    )  # fmt: skip


def _figure(word: str) -> str:
    """Who or what is in a picture."""
    return f"heldentaufe/HT-{word}"
