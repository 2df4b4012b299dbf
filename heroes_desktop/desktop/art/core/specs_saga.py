"""Specs of things for hex adventures: goods, teeth, treasure dice, figures standing on a base."""

from __future__ import annotations

from heroes_desktop.desktop.art.core.specs_base import Spec


class Ware(Spec, frozen=True):
    """A token of equipment, food or a potion.

    kind: boots ring sword apple fish mushroom healing rage teleport. value: what a piece adds.
    used: the potion lies with its back up, in use.
    """

    size: int
    kind: str
    value: int = 0
    used: bool = False


class Tooth(Spec, frozen=True):
    """A monster's tooth with as many grooves as it is worth."""

    size: int
    value: int = 1


class TreasureDie(Spec, frozen=True):
    """The die with boots, ring, sword and teeth; `tumble` above 0 is a moment of its rolling."""

    size: int
    face: int
    tumble: int = 0


class Standee(Spec, frozen=True):
    """A creature cut out of board, standing on a base in its colour; `height` with the base."""

    height: int
    figure: str
    colour: str


class HexShadow(Spec, frozen=True):
    """What a tile throws on the felt; drawn below all tiles, so that none darkens its neighbours."""

    radius: int
    flat: bool = False


class Mosaic(Spec, frozen=True, cache_hash=True):
    """Pictures that always lie together, as one: what never changes needs only be drawn once.

    parts: each with the middle of the thing itself, from the upper left corner of the mosaic.
    """

    w: int
    h: int
    parts: tuple[tuple[Spec, int, int], ...]
