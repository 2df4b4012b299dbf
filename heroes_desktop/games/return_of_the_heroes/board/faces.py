"""How the things of the game look: tiles, items, heroes, sheets, and the signs that stand for them."""

from __future__ import annotations

from typing import Any

from heroes_desktop.desktop.art import Medallion, Pawn, Scene
from heroes_desktop.engine import EVERYONE

from ..art.specs import MapTile, SkillSign, TileBack
from ..chances import hearts_to_hit
from ..content import FACES, HEROES, SKILLS
from ..figures import DOTS, HEARTS, IS_OPPONENT, ITEM, KIND, REWARD
from ..kinds import Grow, Plunder, Poison
from ..rows import Tile
from ..state import State
from .look import Look

GAME = "return_of_the_heroes"
"""Its figures are asked for as `<game>/<row>`."""
SKILL_ICONS = {"magic": "crystal-wand", "ranged": "crossbow", "melee": "broadsword"}
SKILL_COLOURS = {"magic": "blue", "ranged": "green", "melee": "red"}
GOLD_ICON, LIFE_ICON, MOVE_ICON, QUEST_ICON = "mdi:gold", "hearts", "mdi:shoe-print", "mdi:diamond-stone"
MISSION_ICON, BAG_ICON, TOWER_ICON, BAZAAR_ICON = "scroll-unfurled", "mdi:sack", "tower", "mdi:storefront"
_WINS = {Poison: "spider-face", Grow: "mdi:plus-circle", Plunder: "mdi:hand-coin"}


def figure(face: int) -> str:
    """The key of a face's picture."""
    return f"{GAME}/{FACES[face].id}"


def tile(
    view: State, face: int, size: int, *, full: bool = False, pale: bool = False, **more: Any
) -> MapTile:
    """A tile; with its figures if there is room for them."""
    kind = KIND[face]
    if not full:
        return MapTile(size, kind, figure(face), pale=pale, **more)
    fights = IS_OPPONENT[face] or kind == "guardian"
    reward, row = REWARD[face], FACES[face]
    wins = row.wins if isinstance(row, Tile) else None
    return MapTile(
        size,
        kind,
        figure(face),
        DOTS[face] if fights else (),
        (hearts_to_hit(view, face) if face < len(HEARTS) else 0) if fights else 0,
        -1 if reward.dice else reward.gold,
        reward.cubes,
        _WINS.get(type(wins), "") if wins is not None else "",
        pale,
        **more,
    )


def back(size: int, kind: str = "hidden", **more: Any) -> TileBack:
    """A tile face down."""
    return TileBack(size, kind, **more)


def on_space(
    view: State, instance: int, space: int, size: int, *, full: bool = True, pale: bool = False
) -> MapTile | TileBack:
    """What lies on a space: a tile, a Guardian, or an item somebody has dropped."""
    face = view.faces[instance]
    if instance in view.dropped.get(space, ()):
        return item(face, size, lift=1)
    if face < 0:
        return back(size, "guardian" if instance in view.guardians else "hidden", lift=1)
    return tile(view, face, size, full=full, pale=pale, lift=1)


def known(view: State, instance: int) -> bool:
    """Whether a tile lies open for all."""
    return view.faces[instance] >= 0 and view.seen[instance] == EVERYONE


def item(face: int, size: int, **more: Any) -> MapTile:
    """A face as the item it is in a hero's hands."""
    row = ITEM[face]
    key = f"{GAME}/{row.id}" if row is not None else figure(face)
    return MapTile(size, "item", key, **more)


def hero_key(hero: int, woman: bool) -> str:
    """The picture of a hero's man or woman."""
    return f"{GAME}/{HEROES[hero].id}" + ("-woman" if woman else "")


def portrait(look: Look, seat: int, size: int, **more: Any) -> Medallion:
    """A hero's portrait with the seat's colour and shape."""
    hero, player = look.view.heroes[seat], look.players[seat]
    glyph = f"figure:{hero_key(hero.hero, hero.woman)}"
    return Medallion(size, player.colour, glyph, shape=player.shape, **more)


def face_portrait(key: str, size: int, colour: str, **more: Any) -> Medallion:
    """A picture in a ring."""
    return Medallion(size, colour, f"figure:{key}", **more)


def pawn(look: Look, seat: int, height: int, **more: Any) -> Pawn:
    """A player's figure."""
    player = look.players[seat]
    return Pawn(height, player.colour, player.shape, **more)


def scene(face: int, w: int, h: int, **more: Any) -> Scene:
    """The picture of a tile, wide."""
    return Scene(w, h, figure=figure(face), **more)


def skill(index: int, size: int, text: str = "", **more: Any) -> SkillSign:
    """The sign of a skill."""
    word = SKILLS[index]
    return SkillSign(size, word, text, "" if text else SKILL_ICONS[word], **more)
