"""What only this game has to be drawn: one frozen spec for each kind of picture."""

from __future__ import annotations

from typing import ClassVar

from heroes_desktop.desktop.art.core.specs_base import Sized, Spec

_HERE = "heroes_desktop.games.return_of_the_heroes.art"

OUTSIDE, UNDISCOVERED = -1, -2
"""Beside the map, and a piece that lies face down."""


class Region(Spec, frozen=True):
    """A region piece as it lies: `around` are it and its eight neighbours, row by row, each as 4 × piece +
    quarter turns. Ground, woods and water run on to the neighbours. `position` places the brush strokes."""

    builder: ClassVar[str] = f"{_HERE}.region:build_region"
    laborious: ClassVar[bool] = True
    plain: ClassVar[str] = "#8FA45C"

    size: int
    around: tuple[int, ...]
    position: int
    night: bool = False


class Vista(Sized, frozen=True):
    """The land round a space, seen from near: part of a region piece. `x`, `y`: the space in thousandths of
    the piece as it lies."""

    builder: ClassVar[str] = f"{_HERE}.vista:build_vista"
    laborious: ClassVar[bool] = True
    plain: ClassVar[str] = "#8FA45C"

    around: tuple[int, ...]
    position: int
    x: int
    y: int
    night: bool = False


class RegionBack(Spec, frozen=True):
    """A region piece nobody has seen."""

    builder: ClassVar[str] = f"{_HERE}.region:build_region_back"
    plain: ClassVar[str] = "#6B5A42"

    size: int
    position: int = 0
    night: bool = False


class SpaceDisc(Spec, frozen=True):
    """A space: its kind by shape and colour, its label, and the number that finds it."""

    builder: ClassVar[str] = f"{_HERE}.spaces:build_space_disc"
    plain: ClassVar[str] = "#F3E4BC"

    size: int
    kind: str
    label: str
    number: int = 0


class SpaceTag(Sized, frozen=True):
    """The label of a space that lies under a tile."""

    builder: ClassVar[str] = f"{_HERE}.spaces:build_space_tag"
    plain: ClassVar[str] = "#F3E4BC"

    kind: str
    label: str
    number: int = 0


class MapTile(Spec, frozen=True):
    """A square tile with the border of its kind; with `dots`, `hearts` and `reward` its figures are written.

    dots: modifier by skill, None where it cannot be challenged. gains: cube colours joined by a slash.
    """

    builder: ClassVar[str] = f"{_HERE}.tiles:build_map_tile"
    laborious: ClassVar[bool] = True
    plain: ClassVar[str] = "#8A6A3C"

    size: int
    kind: str
    figure: str
    dots: tuple[int | None, ...] = ()
    hearts: int = 0
    gold: int = 0
    gains: tuple[str, ...] = ()
    wins: str = ""
    pale: bool = False


class TileBack(Spec, frozen=True):
    """The common shield back of hidden tiles, or the cowled back of Guardians."""

    builder: ClassVar[str] = f"{_HERE}.tiles:build_tile_back"
    plain: ClassVar[str] = "#3E4A5E"

    size: int
    kind: str = "hidden"


class Cube(Spec, frozen=True):
    """An experience cube of a colour, with the sign of its skill; a missing one is a faint place."""

    builder: ClassVar[str] = f"{_HERE}.tiles:build_cube"
    plain: ClassVar[str] = "#8A6A3C"

    size: int
    colour: str
    full: bool = True
    extra: bool = False


class SkillSign(Spec, frozen=True):
    """The sign of a skill: circle, hexagon or diamond in its colour, with a short text."""

    builder: ClassVar[str] = f"{_HERE}.tiles:build_skill_sign"
    plain: ClassVar[str] = "#5A4A38"

    size: int
    skill: str
    text: str = ""
    icon: str = ""
    off: bool = False


class ClothBag(Sized, frozen=True):
    """The cloth bag, fuller with more tiles in it."""

    builder: ClassVar[str] = f"{_HERE}.things:build_cloth_bag"
    plain: ClassVar[str] = "#6A4A3A"

    fill: int = 3
    stirring: bool = False


class House(Spec, frozen=True):
    """A player's house on his home space."""

    builder: ClassVar[str] = f"{_HERE}.things:build_house"
    plain: ClassVar[str] = "#8A6A3C"

    size: int
    colour: str
    shape: str


class StallRoof(Sized, frozen=True):
    """The striped awning of a bazaar."""

    builder: ClassVar[str] = f"{_HERE}.things:build_stall_roof"
    plain: ClassVar[str] = "#C2413A"
