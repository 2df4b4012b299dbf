"""Specs of grounds, panels, controls and light."""

from __future__ import annotations

from dataclasses import dataclass

from heroes_desktop.desktop.art import palette
from heroes_desktop.desktop.art.specs_base import Sized, Spec

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
