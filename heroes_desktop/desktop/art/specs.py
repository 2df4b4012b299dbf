"""What can be drawn: one frozen spec per kind of picture.

A spec says everything a picture depends on, so it is at once the order, the cache key and the seed.
Sizes are device pixels of the thing itself; shadows, glows and rotation add margins that `Art.box`
knows without building anything.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from heroes_desktop.desktop.art import palette


@dataclass(frozen=True)
class Spec:
    """What every picture can have on top: a shadow, a turn, a state."""

    lift: int = field(default=0, kw_only=True)
    turn: float = field(default=0.0, kw_only=True)
    state: str = field(default="", kw_only=True)


@dataclass(frozen=True)
class Sized(Spec):
    """A picture of a given width and height."""

    w: int
    h: int


# ---------------------------------------------------------------- grounds


@dataclass(frozen=True)
class Table(Sized):
    """The wooden table with its candle light and dark corners."""

    seed: str = "table"


@dataclass(frozen=True)
class Wood(Sized):
    """Plain wood, in planks or as one board."""

    seed: str = "wood"
    dark: str = palette.WOOD_DARK
    light: str = palette.WOOD_LIGHT
    planks: bool = True


@dataclass(frozen=True)
class TopBar(Sized):
    """The beam at the top with its brass edge."""


@dataclass(frozen=True)
class HubGround(Sized):
    """Night sky and mountains over the edge of the table."""


@dataclass(frozen=True)
class Velvet(Sized):
    """The curtain."""

    pelmet: bool = True
    seed: str = "velvet"


@dataclass(frozen=True)
class Felt(Sized):
    """Felt without a rim."""

    colour: str = "#22423A"
    seed: str = "felt"


# ---------------------------------------------------------------- panels


@dataclass(frozen=True)
class Inlay(Sized):
    """The felt well of a board, sunk into the table, with wooden rim and brass line."""

    felt: str = "#22423A"
    seed: str = "inlay"


@dataclass(frozen=True)
class Tray(Sized):
    """A framed felt tray for dice."""

    felt: str = "#20302C"


@dataclass(frozen=True)
class Parchment(Sized):
    """Paper for reading."""

    seed: str = "parchment"
    border: bool = True
    torn: bool = True


@dataclass(frozen=True)
class Leather(Sized):
    """Leather for controls and the log."""

    seed: str = "leather"
    base: str = palette.LEATHER
    ornament: bool = False
    trim: bool = True


@dataclass(frozen=True)
class Slot(Sized):
    """A recessed place for a thing."""

    tone: str = "paper"


@dataclass(frozen=True)
class Ribbon(Sized):
    """A cloth ribbon; its tails hang out on both sides."""

    colour: str = "#7A2C22"


@dataclass(frozen=True)
class TipArrow(Sized):
    """The paper tip that ties a tooltip to its thing."""

    up: bool = True


@dataclass(frozen=True)
class Rule(Spec):
    """The fading line beside a heading."""

    w: int
    tone: str = "gold"


@dataclass(frozen=True)
class Stone(Sized):
    """A slab of stone, with glowing veins if a colour is given."""

    colour: str = "#4A4654"
    seed: str = "stone"
    veins: str = ""


# ---------------------------------------------------------------- controls


@dataclass(frozen=True)
class ButtonFace(Sized):
    """The face of a button: kind says what it means, press how it is held."""

    kind: str = "secondary"
    press: str = "up"
    radius: int = 12


@dataclass(frozen=True)
class PillFace(Sized):
    """A small round-ended label."""

    kind: str = "gold"


@dataclass(frozen=True)
class ChipFace(Sized):
    """The ground of a player's chip in the top bar."""

    player: int = 0
    active: bool = False


@dataclass(frozen=True)
class KeyHint(Sized):
    """The recess for the letter that presses a button."""


@dataclass(frozen=True)
class Gauge(Sized):
    """A bar filled to so many thousandths."""

    filled: int = 0
    colour: str = palette.GOLD


@dataclass(frozen=True)
class HoldBar(Sized):
    """How long a hold-to-reveal button has been held, in thousandths."""

    filled: int = 0


@dataclass(frozen=True)
class OddsBar(Sized):
    """Win and draw in thousandths; the rest, striped, is lost."""

    win: int = 0
    draw: int = 0


@dataclass(frozen=True)
class Column(Sized):
    """A bar of a chart; striped when it is not enough."""

    enough: bool = True


@dataclass(frozen=True)
class Checkbox(Spec):
    """A box with or without its tick."""

    size: int
    on: bool = False


@dataclass(frozen=True)
class Knob(Spec):
    """The brass knob of a slider."""

    size: int


@dataclass(frozen=True)
class Groove(Sized):
    """The groove of a slider or scroll bar."""


# ---------------------------------------------------------------- light


@dataclass(frozen=True)
class Glow(Sized):
    """The halo of a thing one may act on; vary its alpha for the pulse."""

    kind: str = "legal"
    shape: str = "round"
    radius: int = 12


@dataclass(frozen=True)
class FocusLine(Sized):
    """The keyboard focus: white over dark, dashed, outside the thing."""

    radius: int = 12


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
