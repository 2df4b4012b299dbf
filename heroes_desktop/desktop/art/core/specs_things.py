"""Specs of cards, pieces, boards and titles."""

from __future__ import annotations

from typing import ClassVar

from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.geometry import (
    Box,
    gold_margin,
    gold_metrics,
    margined,
    pile_edges,
    pile_step,
    solid_margin,
    stack_rise,
    token_depth,
)
from heroes_desktop.desktop.art.core.specs_base import Sized, Spec

# ---------------------------------------------------------------- cards


class CardFace(Sized, frozen=True):
    """A card, face up."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.common.cards"
    laborious: ClassVar[bool] = True

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

    def stand_in_colour(self) -> str:
        return palette.FRAMES[self.kind][0]


class CardBack(Sized, frozen=True):
    """A card, face down: leather, lattice, emblem."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.common.backs"

    base: str = "#4A1E16"
    accent: str = "#E8895A"
    emblem: str = "crown-of-thorns"
    label: str = ""


class Pile(Sized, frozen=True):
    """A pile of backs with visible thickness."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.common.backs"

    back: CardBack
    count: int = 1

    def measure(self, factor: float) -> Box:
        edges = pile_edges(self.count) * pile_step(factor)
        return margined(self.w, self.h, 0, 0, edges // 2, edges)

    def stand_in_colour(self) -> str:
        return self.back.base


class EmptyPlace(Sized, frozen=True):
    """Where a card may come to lie."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.common.backs"

    icon: str = ""
    accent: str = palette.GOLD


# ---------------------------------------------------------------- pieces


class Token(Spec, frozen=True):
    """A round token with an icon or a short text."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.common.pieces"
    outline: ClassVar[str] = "round"

    size: int
    colour: str
    icon: str = ""
    ink: str = palette.BONE
    rim: str = ""
    text: str = ""
    flat: bool = False

    def measure(self, factor: float) -> Box:
        del factor
        return margined(self.size, self.size, 0, 0, 0, 0 if self.flat else token_depth(self.size))


class WaxSeal(Spec, frozen=True):
    """A seal on paper, pressed or still to be won; its edge is another one for each number."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.common.seals"
    outline: ClassVar[str] = "round"

    size: int
    pressed: bool = True
    icon: str = "mdi:crown"
    colour: str = "#9C2A1E"
    number: int = 0


class Stack(Spec, frozen=True):
    """Up to four equal tokens on top of each other."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.common.pieces"

    size: int
    colour: str
    icon: str
    count: int
    rim: str = ""

    def measure(self, factor: float) -> Box:
        del factor
        rise = token_depth(self.size) + stack_rise(self.size) * (min(4, max(1, self.count)) - 1)
        return margined(self.size, self.size + rise, 0, 0, 0, 0)


class Badge(Spec, frozen=True):
    """A small metal-rimmed field for a number; `wide` holds a longer text, in parts of its height."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.common.pieces"
    outline: ClassVar[str] = "round"

    size: int
    base: str
    accent: str
    text: str
    shape: str = "shield"
    wide: float = 1.0

    def measure(self, factor: float) -> Box:
        del factor
        return margined(round(self.size * self.wide), self.size)


class Sign(Spec, frozen=True):
    """A player's shape, outlined so that it reads on any ground."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.common.pieces"
    outline: ClassVar[str] = "round"

    size: int
    shape: str
    colour: str


class Pawn(Spec, frozen=True):
    """A standing figure; `height` is that of the figure."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.common.pieces"
    laborious: ClassVar[bool] = True

    height: int
    colour: str
    shape: str

    def measure(self, factor: float) -> Box:
        del factor
        return margined(round(self.height * 0.74), self.height)


class GroundGlow(Sized, frozen=True):
    """The ellipse of light the active pawn stands in."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.material.light"
    outline: ClassVar[str] = "unseen"


class Medallion(Spec, frozen=True):
    """A portrait in brass and player's colour."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.common.pieces"
    plain: ClassVar[str] = palette.BRASS
    outline: ClassVar[str] = "round"
    laborious: ClassVar[bool] = True

    size: int
    colour: str
    glyph: str
    scene: str = "castle"
    metal: str = "silver"
    shape: str = ""


class Die(Spec, frozen=True):
    """A die showing a face; `tumble` above 0 is a moment of its rolling."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.common.dice"
    plain: ClassVar[str] = "#EFE6D2"
    laborious: ClassVar[bool] = True

    sides: int
    face: int
    size: int
    colour: str = "ivory"
    tumble: int = 0

    def measure(self, factor: float) -> Box:
        del factor
        margin = round(self.size * 0.22)
        return margined(self.size, self.size, margin, margin, margin, margin + round(self.size * 0.12))


class Gem(Spec, frozen=True):
    """A cut gem; a missing one keeps its cut but loses its colour."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.common.pieces"
    outline: ClassVar[str] = "round"

    size: int
    kind: str
    missing: bool = False


class Hand(Spec, frozen=True):
    """A hand showing rock, paper or scissors."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.people.hands"
    laborious: ClassVar[bool] = True

    size: int
    sign: str = "rock"
    skin: str = "#C99468"
    sleeve: str = "#5A2A22"


class SolidIcon(Spec, frozen=True):
    """An icon with weight: gradient, outline, shadow."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.common.pieces"
    outline: ClassVar[str] = "unseen"

    size: int
    icon: str
    metal: str = "silver"

    def measure(self, factor: float) -> Box:
        del factor
        margin = solid_margin(self.size)
        return margined(self.size, self.size, margin, margin, margin, margin)


class Heart(Spec, frozen=True):
    """A heart, full or spent."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.common.pieces"
    plain: ClassVar[str] = "#C83A30"
    outline: ClassVar[str] = "round"

    size: int
    full: bool = True

    def measure(self, factor: float) -> Box:
        del factor
        margin = solid_margin(self.size)
        return margined(self.size, self.size, margin, margin, margin, margin)


# ---------------------------------------------------------------- boards


class Standee(Spec, frozen=True):
    """A creature cut out of board, standing on a base in its colour; `height` with the base."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.people.standees"
    outline: ClassVar[str] = "unseen"

    height: int
    figure: str
    colour: str

    def measure(self, factor: float) -> Box:
        del factor
        return margined(round(self.height * 0.92), self.height)


class Mosaic(Spec, frozen=True, cache_hash=True):
    """Pictures that always lie together, as one: what never changes needs only be drawn once.

    parts: each with the middle of the thing itself, from the upper left corner of the mosaic.
    """

    builder: ClassVar[str] = "heroes_desktop.desktop.art.material.mosaic"
    outline: ClassVar[str] = "unseen"

    w: int
    h: int
    parts: tuple[tuple[Spec, int, int], ...]

    def measure(self, factor: float) -> Box:
        del factor
        return margined(self.w, self.h)


class Scene(Sized, frozen=True):
    """A backlit figure in its landscape, framed by nothing."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.common.cards"
    plain: ClassVar[str] = "#241A20"
    laborious: ClassVar[bool] = True

    theme: str = ""
    figure: str = ""
    family: str = ""
    kind: str = "enemy"


# ---------------------------------------------------------------- titles


class GoldText(Spec, frozen=True):
    """One line in gold leaf."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.core.lettering"
    outline: ClassVar[str] = "unseen"
    laborious: ClassVar[bool] = True

    text: str
    size: int
    weight: int = 800
    track: int = 0

    def measure(self, factor: float) -> Box:
        del factor
        width, ascent, descent = gold_metrics(self.text, self.size, self.weight, self.track)
        margin = gold_margin(self.size)
        return margined(width, ascent + descent, margin, margin, margin, margin)


class HubCard(Sized, frozen=True):
    """A game's picture card in the hub; the texts come on top."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.common.hub"

    game: str
    hot: bool = False


class Crest(Spec, frozen=True):
    """A game's crest."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.common.hub"
    outline: ClassVar[str] = "round"

    size: int
    game: str


def PlayerSign(size: int, player: palette.PlayerLook, *, lift: int = 0) -> Sign:
    """The sign of a player."""
    return Sign(size, player.shape, player.colour, lift=lift)


def PlayerPawn(height: int, player: palette.PlayerLook, *, lift: int = 0) -> Pawn:
    """The pawn of a player."""
    return Pawn(height, player.colour, player.shape, lift=lift)
