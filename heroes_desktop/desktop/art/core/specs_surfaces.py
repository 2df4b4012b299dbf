"""Specs of grounds, panels, controls and light."""

from __future__ import annotations

from typing import ClassVar

from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.geometry import (
    Box,
    focus_margin,
    glow_blur,
    glow_factor,
    glow_margin,
    margined,
    ribbon_tail,
    stroke,
)
from heroes_desktop.desktop.art.core.specs_base import Sized, Spec

# ---------------------------------------------------------------- grounds


class Table(Sized, frozen=True):
    """The wooden table with its candle light and dark corners."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.material.grounds"
    plain: ClassVar[str] = "#2E1B10"
    outline: ClassVar[str] = "square"

    seed: str = "table"


class Wood(Sized, frozen=True):
    """Plain wood, in planks or as one board."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.material.grounds"
    plain: ClassVar[str] = "#3A2416"
    outline: ClassVar[str] = "square"

    seed: str = "wood"
    dark: str = palette.WOOD_DARK
    light: str = palette.WOOD_LIGHT
    planks: bool = True


class TopBar(Sized, frozen=True):
    """The beam at the top with its brass edge."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.material.grounds"
    plain: ClassVar[str] = "#2A180E"
    outline: ClassVar[str] = "square"


class HubGround(Sized, frozen=True):
    """Night sky and mountains over the edge of the table."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.common.hub"
    plain: ClassVar[str] = "#1A1733"
    outline: ClassVar[str] = "square"


class Velvet(Sized, frozen=True):
    """The curtain."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.material.velvet"
    plain: ClassVar[str] = "#6E1A20"
    outline: ClassVar[str] = "square"

    pelmet: bool = True
    seed: str = "velvet"


class Felt(Sized, frozen=True):
    """Felt without a rim."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.material.grounds"
    outline: ClassVar[str] = "square"

    colour: str = "#22423A"
    seed: str = "felt"


# ---------------------------------------------------------------- panels


class Inlay(Sized, frozen=True):
    """The felt well of a board, sunk into the table, with wooden rim and brass line."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.material.panels"

    felt: str = "#22423A"
    seed: str = "inlay"


class Tray(Sized, frozen=True):
    """A framed felt tray for dice."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.material.panels"

    felt: str = "#20302C"


class Parchment(Sized, frozen=True):
    """Paper for reading."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.material.panels"
    plain: ClassVar[str] = palette.PAPER

    seed: str = "parchment"
    border: bool = True
    torn: bool = True


class Leather(Sized, frozen=True):
    """Leather for controls and the log."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.material.panels"

    seed: str = "leather"
    base: str = palette.LEATHER
    ornament: bool = False
    trim: bool = True


class Slot(Sized, frozen=True):
    """A recessed place for a thing."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.material.panels"
    plain: ClassVar[str] = "#5C4324"

    tone: str = "paper"


class Ribbon(Sized, frozen=True):
    """A cloth ribbon; its tails hang out on both sides."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.material.panels"

    colour: str = "#7A2C22"

    def measure(self, factor: float) -> Box:
        del factor
        tail, fold = ribbon_tail(self.h)
        return margined(self.w, self.h, tail, 0, tail, fold)


class TipArrow(Sized, frozen=True):
    """The paper tip that ties a tooltip to its thing."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.material.panels"
    outline: ClassVar[str] = "unseen"

    up: bool = True


class Rule(Spec, frozen=True):
    """The fading line beside a heading."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.material.panels"
    outline: ClassVar[str] = "unseen"

    w: int
    tone: str = "gold"

    def measure(self, factor: float) -> Box:
        return margined(self.w, stroke(2, factor))


class Stone(Sized, frozen=True):
    """A slab of stone, with glowing veins if a colour is given."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.material.grounds"

    colour: str = "#4A4654"
    seed: str = "stone"
    veins: str = ""


# ---------------------------------------------------------------- controls


class ButtonFace(Sized, frozen=True):
    """The face of a button: kind says what it means, press how it is held."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.material.controls"

    kind: str = "secondary"
    press: str = "up"
    radius: int = 12

    def stand_in_colour(self) -> str:
        top, bottom = palette.BUTTONS[self.kind]
        return palette.halfway(top, bottom)


class PillFace(Sized, frozen=True):
    """A small round-ended label."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.material.controls"

    kind: str = "gold"

    def stand_in_colour(self) -> str:
        return palette.PILLS[self.kind]


class ChipFace(Sized, frozen=True):
    """The ground of a player's chip in the top bar."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.material.controls"

    colour: str
    active: bool = False

    def measure(self, factor: float) -> Box:
        margin = glow_margin(6 * factor, 1) if self.active else 0
        return margined(self.w, self.h, margin, margin, margin, margin)


class KeyHint(Sized, frozen=True):
    """The recess for the letter that presses a button."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.material.controls"
    plain: ClassVar[str] = "#120C08"


class Gauge(Sized, frozen=True):
    """A bar filled to this many thousandths."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.material.controls"

    filled: int = 0
    colour: str = palette.GOLD


class HoldBar(Sized, frozen=True):
    """How long a hold-to-reveal button has been held, in thousandths."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.material.controls"

    filled: int = 0


class OddsBar(Sized, frozen=True):
    """Win and draw in thousandths; the rest, striped, is lost."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.material.controls"

    win: int = 0
    draw: int = 0


class Column(Sized, frozen=True):
    """A bar of a chart; striped when it is not enough."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.material.controls"

    enough: bool = True


class Checkbox(Spec, frozen=True):
    """A box with or without its tick."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.material.controls"

    size: int
    on: bool = False


class Knob(Spec, frozen=True):
    """The brass knob of a slider."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.material.controls"
    plain: ClassVar[str] = palette.BRASS
    outline: ClassVar[str] = "round"

    size: int


class Groove(Sized, frozen=True):
    """The groove of a slider or scroll bar."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.material.controls"


# ---------------------------------------------------------------- light


class Glow(Sized, frozen=True):
    """The halo of a thing one may act on; vary its alpha for the pulse."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.material.light"
    outline: ClassVar[str] = "unseen"

    kind: str = "legal"
    shape: str = "round"
    radius: int = 12

    def measure(self, factor: float) -> Box:
        factor = glow_factor(self.w, self.h, self.shape, factor)
        margin = glow_margin(glow_blur(factor), 2 * factor)
        return margined(self.w, self.h, margin, margin, margin, margin)


class FocusLine(Sized, frozen=True):
    """The keyboard focus: white over dark, dashed, outside the thing."""

    builder: ClassVar[str] = "heroes_desktop.desktop.art.material.light"
    outline: ClassVar[str] = "unseen"

    radius: int = 12

    def measure(self, factor: float) -> Box:
        margin = focus_margin(factor)
        return margined(self.w, self.h, margin, margin, margin, margin)
