"""Pictures that will soon be needed, ordered ahead: dice, teeth, tokens, the next sizes of the map."""

from __future__ import annotations

from collections.abc import Iterator

from heroes_desktop.desktop.art import Die, Spec
from heroes_desktop.desktop.paint.sheet import Sheet

from ..art.tiles import UnknownTile
from ..art.treasure_die import TreasureDie
from ..art.wares import Tooth
from ..content import FOODS, KINDS, POTIONS, TILES
from . import faces
from .look import Look
from .surface import GRAIN


def order(sheet: Sheet, look: Look, radius: int) -> None:
    """Order what a turn may show, once for each size of the map."""
    art = sheet.ui.art
    done = (art.factor, radius)
    if art.patient or look.memory.get("supplies") == done:
        return
    look.memory["supplies"] = done
    art.want(_wishes(sheet, radius))


def _wishes(sheet: Sheet, radius: int) -> Iterator[Spec]:
    px = sheet.px
    for face, tile in enumerate(TILES):
        for variant in range(faces.VARIANTS.get(tile.id, 1)):
            yield faces.tile_spec(face, variant, radius)
    for number in range(1, 7):
        yield TreasureDie(px(84), number)
        for colour in ("ivory", "red"):
            yield Die(6, number, px(80), colour)
            yield Die(6, number, px(80), colour, number)
        yield TreasureDie(px(84), number, number)
    yield Tooth(px(40), 1, lift=1)
    for word in (*KINDS, *FOODS, *POTIONS):
        yield faces.ware(word, px(54), 1 if word in KINDS else 0, lift=1)
    smaller = radius - GRAIN
    yield UnknownTile(smaller - 1)
    for face, tile in enumerate(TILES):
        for variant in range(faces.VARIANTS.get(tile.id, 1)):
            yield faces.tile_spec(face, variant, smaller)
