"""Specs of grounds, panels, controls and light."""

from __future__ import annotations

from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.specs_base import Sized, Spec

# ---------------------------------------------------------------- grounds


class Table(Sized, frozen=True):
    """The wooden table with its candle light and dark corners."""

    seed: str = "table"


class Wood(Sized, frozen=True):
    """Plain wood, in planks or as one board."""

    seed: str = "wood"
    dark: str = palette.WOOD_DARK
    light: str = palette.WOOD_LIGHT
    planks: bool = True


class TopBar(Sized, frozen=True):
    """The beam at the top with its brass edge."""


class HubGround(Sized, frozen=True):
    """Night sky and mountains over the edge of the table."""


class Velvet(Sized, frozen=True):
    """The curtain."""

    pelmet: bool = True
    seed: str = "velvet"


class Felt(Sized, frozen=True):
    """Felt without a rim."""

    colour: str = "#22423A"
    seed: str = "felt"


# ---------------------------------------------------------------- panels


class Inlay(Sized, frozen=True):
    """The felt well of a board, sunk into the table, with wooden rim and brass line."""

    felt: str = "#22423A"
    seed: str = "inlay"


class Tray(Sized, frozen=True):
    """A framed felt tray for dice."""

    felt: str = "#20302C"


class Parchment(Sized, frozen=True):
    """Paper for reading."""

    seed: str = "parchment"
    border: bool = True
    torn: bool = True


class Leather(Sized, frozen=True):
    """Leather for controls and the log."""

    seed: str = "leather"
    base: str = palette.LEATHER
    ornament: bool = False
    trim: bool = True


class Slot(Sized, frozen=True):
    """A recessed place for a thing."""

    tone: str = "paper"


class Ribbon(Sized, frozen=True):
    """A cloth ribbon; its tails hang out on both sides."""

    colour: str = "#7A2C22"


class TipArrow(Sized, frozen=True):
    """The paper tip that ties a tooltip to its thing."""

    up: bool = True


class Rule(Spec, frozen=True):
    """The fading line beside a heading."""

    w: int
    tone: str = "gold"


class Stone(Sized, frozen=True):
    """A slab of stone, with glowing veins if a colour is given."""

    colour: str = "#4A4654"
    seed: str = "stone"
    veins: str = ""


# ---------------------------------------------------------------- controls


class ButtonFace(Sized, frozen=True):
    """The face of a button: kind says what it means, press how it is held."""

    kind: str = "secondary"
    press: str = "up"
    radius: int = 12


class PillFace(Sized, frozen=True):
    """A small round-ended label."""

    kind: str = "gold"


class ChipFace(Sized, frozen=True):
    """The ground of a player's chip in the top bar."""

    colour: str
    active: bool = False


class KeyHint(Sized, frozen=True):
    """The recess for the letter that presses a button."""


class Gauge(Sized, frozen=True):
    """A bar filled to so many thousandths."""

    filled: int = 0
    colour: str = palette.GOLD


class HoldBar(Sized, frozen=True):
    """How long a hold-to-reveal button has been held, in thousandths."""

    filled: int = 0


class OddsBar(Sized, frozen=True):
    """Win and draw in thousandths; the rest, striped, is lost."""

    win: int = 0
    draw: int = 0


class Column(Sized, frozen=True):
    """A bar of a chart; striped when it is not enough."""

    enough: bool = True


class Checkbox(Spec, frozen=True):
    """A box with or without its tick."""

    size: int
    on: bool = False


class Knob(Spec, frozen=True):
    """The brass knob of a slider."""

    size: int


class Groove(Sized, frozen=True):
    """The groove of a slider or scroll bar."""


# ---------------------------------------------------------------- light


class Glow(Sized, frozen=True):
    """The halo of a thing one may act on; vary its alpha for the pulse."""

    kind: str = "legal"
    shape: str = "round"
    radius: int = 12


class FocusLine(Sized, frozen=True):
    """The keyboard focus: white over dark, dashed, outside the thing."""

    radius: int = 12
