"""Specs of cards, pieces, boards and titles."""

from __future__ import annotations

from typing import ClassVar

from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.specs_base import Sized, Spec

# ---------------------------------------------------------------- cards


class CardFace(Sized, frozen=True):
    """A card, face up."""

    kind: str
    name: str
    figure: str = ""
    family: str = ""
    text: str = ""
    flavour: str = ""
    type_line: str = ""
    power: str = ""
    cost: str = ""
    level: str = ""
    suit: str = ""
    marks: tuple[str, ...] = ()
    compact: bool = False


class CardBack(Sized, frozen=True):
    """A card, face down: leather, lattice, emblem."""

    base: str = "#4A1E16"
    accent: str = "#E8895A"
    emblem: str = "crown-of-thorns"
    label: str = ""


class Pile(Sized, frozen=True):
    """A pile of backs with visible thickness."""

    back: CardBack
    count: int = 1


class EmptyPlace(Sized, frozen=True):
    """Where a card may come to lie."""

    icon: str = ""
    accent: str = palette.GOLD


# ---------------------------------------------------------------- pieces


class Token(Spec, frozen=True):
    """A round token with an icon or a short text."""

    size: int
    colour: str
    icon: str = ""
    ink: str = palette.BONE
    rim: str = ""
    text: str = ""
    flat: bool = False


class Stack(Spec, frozen=True):
    """Up to four equal tokens on top of each other."""

    size: int
    colour: str
    icon: str
    count: int
    rim: str = ""


class Badge(Spec, frozen=True):
    """A small metal-rimmed field for a number."""

    size: int
    base: str
    accent: str
    text: str
    shape: str = "shield"


class Sign(Spec, frozen=True):
    """A player's shape, outlined so that it reads on any ground."""

    size: int
    shape: str
    colour: str


class Pawn(Spec, frozen=True):
    """A standing figure; `height` is that of the figure."""

    height: int
    colour: str
    shape: str


class GroundGlow(Sized, frozen=True):
    """The ellipse of light the active pawn stands in."""


class Medallion(Spec, frozen=True):
    """A portrait in brass and player's colour."""

    size: int
    colour: str
    glyph: str
    scene: str = "castle"
    metal: str = "silver"
    shape: str = ""


class Die(Spec, frozen=True):
    """A die showing a face; `tumble` above 0 is a moment of its rolling."""

    sides: int
    face: int
    size: int
    colour: str = "ivory"
    tumble: int = 0


class Gem(Spec, frozen=True):
    """A cut gem; a missing one keeps its cut but loses its colour."""

    size: int
    kind: str
    missing: bool = False


class Hand(Spec, frozen=True):
    """A hand showing rock, paper or scissors."""

    size: int
    sign: str = "rock"
    skin: str = "#C99468"
    sleeve: str = "#5A2A22"


class SolidIcon(Spec, frozen=True):
    """An icon with weight: gradient, outline, shadow."""

    size: int
    icon: str
    metal: str = "silver"


class Heart(Spec, frozen=True):
    """A heart, full or spent."""

    size: int
    full: bool = True


# ---------------------------------------------------------------- boards


class HexTile(Spec, frozen=True):
    """A tile of the surface, pointy top."""

    radius: int
    terrain: str
    seed: str = "tile"


class UnderTile(Spec, frozen=True):
    """A tile of the underworld; `tint` is the colour of who lives there."""

    radius: int
    terrain: str = "floor"
    seed: str = "tile"
    tint: str = ""
    flat: bool = False


class UnknownTile(Spec, frozen=True):
    """A tile nobody has seen."""

    radius: int
    seed: str = "unknown"


class Lane(Sized, frozen=True):
    """A stone corridor lit from its gate."""

    theme: str = "crypt"
    seed: str = "lane"


class Gate(Sized, frozen=True):
    """The arch at the head of a corridor."""

    theme: str = "crypt"


class Portcullis(Sized, frozen=True):
    """Iron bars, raised by so many thousandths."""

    raised: int = 0


class Scene(Sized, frozen=True):
    """A backlit figure in its landscape, framed by nothing."""

    theme: str = ""
    figure: str = ""
    family: str = ""
    kind: str = "enemy"


# ---------------------------------------------------------------- titles


class GoldText(Spec, frozen=True):
    """One line in gold leaf."""

    text: str
    size: int
    weight: int = 800
    track: int = 0


class HubCard(Sized, frozen=True):
    """A game's picture card in the hub; the texts come on top, at these shares of its height."""

    game: str
    hot: bool = False

    TITLE_AT: ClassVar[float] = 0.69
    TAGLINE_AT: ClassVar[float] = 0.825
    FACTS_AT: ClassVar[float] = 0.935


class Crest(Spec, frozen=True):
    """A game's crest."""

    size: int
    game: str


def PlayerSign(size: int, player: palette.PlayerLook, *, lift: int = 0) -> Sign:
    """The sign of a player."""
    return Sign(size, player.shape, player.colour, lift=lift)


def PlayerPawn(height: int, player: palette.PlayerLook, *, lift: int = 0) -> Pawn:
    """The pawn of a player."""
    return Pawn(height, player.colour, player.shape, lift=lift)
