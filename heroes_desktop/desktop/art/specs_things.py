"""Specs of cards, pieces, boards and titles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from heroes_desktop.desktop.art import palette
from heroes_desktop.desktop.art.specs_base import Sized, Spec

# ---------------------------------------------------------------- cards


@dataclass(frozen=True)
class CardFace(Sized):
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


@dataclass(frozen=True)
class CardBack(Sized):
    """A card, face down: leather, lattice, emblem."""

    base: str = "#4A1E16"
    accent: str = "#E8895A"
    emblem: str = "crown-of-thorns"
    label: str = ""


@dataclass(frozen=True)
class Pile(Sized):
    """A pile of backs with visible thickness."""

    back: CardBack
    count: int = 1


@dataclass(frozen=True)
class EmptyPlace(Sized):
    """Where a card may come to lie."""

    icon: str = ""
    accent: str = palette.GOLD


# ---------------------------------------------------------------- pieces


@dataclass(frozen=True)
class Token(Spec):
    """A round token with an icon or a short text."""

    size: int
    colour: str
    icon: str = ""
    ink: str = palette.BONE
    rim: str = ""
    text: str = ""
    flat: bool = False


@dataclass(frozen=True)
class Stack(Spec):
    """Up to four equal tokens on top of each other."""

    size: int
    colour: str
    icon: str
    count: int
    rim: str = ""


@dataclass(frozen=True)
class Badge(Spec):
    """A small metal-rimmed field for a number."""

    size: int
    base: str
    accent: str
    text: str
    shape: str = "shield"


@dataclass(frozen=True)
class Sign(Spec):
    """A player's shape, outlined so that it reads on any ground."""

    size: int
    shape: str
    colour: str


@dataclass(frozen=True)
class Pawn(Spec):
    """A standing figure; `height` is that of the figure."""

    height: int
    colour: str
    shape: str


@dataclass(frozen=True)
class GroundGlow(Sized):
    """The ellipse of light the active pawn stands in."""


@dataclass(frozen=True)
class Medallion(Spec):
    """A portrait in brass and player's colour."""

    size: int
    colour: str
    glyph: str
    scene: str = "castle"
    metal: str = "silver"
    shape: str = ""


@dataclass(frozen=True)
class Die(Spec):
    """A die showing a face; `tumble` above 0 is a moment of its rolling."""

    sides: int
    face: int
    size: int
    colour: str = "ivory"
    tumble: int = 0


@dataclass(frozen=True)
class Gem(Spec):
    """A cut gem; a missing one keeps its cut but loses its colour."""

    size: int
    kind: str
    missing: bool = False


@dataclass(frozen=True)
class Hand(Spec):
    """A hand showing rock, paper or scissors."""

    size: int
    sign: str = "rock"
    skin: str = "#C99468"
    sleeve: str = "#5A2A22"


@dataclass(frozen=True)
class SolidIcon(Spec):
    """An icon with weight: gradient, outline, shadow."""

    size: int
    icon: str
    metal: str = "silver"


@dataclass(frozen=True)
class Heart(Spec):
    """A heart, full or spent."""

    size: int
    full: bool = True


# ---------------------------------------------------------------- boards


@dataclass(frozen=True)
class HexTile(Spec):
    """A tile of the surface, pointy top."""

    radius: int
    terrain: str
    seed: str = "tile"


@dataclass(frozen=True)
class UnderTile(Spec):
    """A tile of the underworld, pointy top."""

    radius: int
    terrain: str = "floor"
    seed: str = "tile"


@dataclass(frozen=True)
class UnknownTile(Spec):
    """A tile nobody has seen."""

    radius: int
    seed: str = "unknown"


@dataclass(frozen=True)
class Lane(Sized):
    """A stone corridor lit from its gate."""

    theme: str = "crypt"
    seed: str = "lane"


@dataclass(frozen=True)
class Gate(Sized):
    """The arch at the head of a corridor."""

    theme: str = "crypt"


@dataclass(frozen=True)
class Portcullis(Sized):
    """Iron bars, raised by so many thousandths."""

    raised: int = 0


@dataclass(frozen=True)
class Scene(Sized):
    """A backlit figure in its landscape, framed by nothing."""

    theme: str = ""
    figure: str = ""
    family: str = ""
    kind: str = "enemy"


# ---------------------------------------------------------------- titles


@dataclass(frozen=True)
class GoldText(Spec):
    """One line in gold leaf."""

    text: str
    size: int
    weight: int = 800
    track: int = 0


@dataclass(frozen=True)
class HubCard(Sized):
    """A game's picture card in the hub; the texts come on top, at these shares of its height."""

    game: str
    hot: bool = False

    TITLE_AT: ClassVar[float] = 0.69
    TAGLINE_AT: ClassVar[float] = 0.825
    FACTS_AT: ClassVar[float] = 0.935


@dataclass(frozen=True)
class Crest(Spec):
    """A game's crest."""

    size: int
    game: str


def PlayerSign(size: int, player: int, *, lift: int = 0) -> Sign:
    """The sign of a seat."""
    look = palette.PLAYERS[player % len(palette.PLAYERS)]
    return Sign(size, look.shape, look.colour, lift=lift)


def PlayerPawn(height: int, player: int, *, lift: int = 0) -> Pawn:
    """The pawn of a seat."""
    look = palette.PLAYERS[player % len(palette.PLAYERS)]
    return Pawn(height, look.colour, look.shape, lift=lift)
