"""The colours of the table, each with the role it plays everywhere."""

from __future__ import annotations

from dataclasses import dataclass

Colour = tuple[int, int, int]
"""A mixed colour, ready for drawing; specs and constants hold "#RRGGBB" strings instead."""

INK, INK_2 = "#2A1D12", "#5E4730"
PAPER, PAPER_HIGH = "#EBDAB4", "#F7ECCF"
HEADING = "#6B3A1A"
WOOD_DARK, WOOD_LIGHT = "#24150C", "#6A4326"
BAR_DARK, BAR_LIGHT = "#1C100A", "#4A2D1A"
LEATHER, ON_LEATHER, MUTED = "#2A1E17", "#E6D6B6", "#C9B692"
GOLD_HIGH, GOLD, GOLD_LOW, BRASS = "#FFE3A0", "#E2B04A", "#8A5F1E", "#B98A3C"
LEGAL, EXPLORE, INFORMATION = "#FFD45E", "#7FD4FF", "#7FC4E8"
SELECTED, DANGER = "#FFF3C4", "#FF6B3D"
GOOD_ON_PAPER, BAD_ON_PAPER = "#2F5E1E", "#8A2018"
WIN, DRAW, LOSE = "#4E9A4A", "#D9A93A", "#B23A2A"
BONE, BLACK = "#EFE6D2", "#000000"
OUTLINE = "#FFF8E8"
CANDLE = "#FFB55A"

BUTTONS: dict[str, tuple[str, str]] = {
    "primary": ("#F3BE52", "#C07C26"),
    "secondary": ("#5A4433", "#2F2119"),
    "ghost": ("#3A2C22", "#231912"),
    "final": ("#C24630", "#7C211A"),
    "magic": ("#6E8FD8", "#2B3F86"),
    "good": ("#7DB35B", "#355E2C"),
    "paper": ("#F2E3BE", "#C9AE7A"),
}
BUTTON_INK: dict[str, str] = {
    "primary": "#341A06",
    "secondary": "#F3E2BC",
    "ghost": "#FFE3A0",
    "final": "#FFF0DC",
    "magic": "#F2F5FF",
    "good": "#F6FFE8",
    "paper": "#3A2613",
    "off": "#9A8B76",
}
PILLS: dict[str, str] = {
    "gold": "#F0C55E",
    "dark": "#1E1510",
    "red": "#A8321F",
    "green": "#3E7A38",
    "blue": "#2C5C96",
    "paper": "#EBDAB4",
}
PILL_INK: dict[str, str] = {
    "gold": "#2A1D12",
    "dark": "#FFE3A0",
    "red": "#FFF0E1",
    "green": "#F0FFE6",
    "blue": "#EBF5FF",
    "paper": "#2A1D12",
}
GLOWS: dict[str, str] = {
    "legal": LEGAL,
    "explore": EXPLORE,
    "hostile": DANGER,
    "selected": SELECTED,
    "active": LEGAL,
    "info": INFORMATION,
}
FRAMES: dict[str, tuple[str, str]] = {
    "hero": ("#7A5426", "#E2B04A"),
    "enemy": ("#5A1E1C", "#D0685A"),
    "boss": ("#1D1720", "#B79CE0"),
    "item": ("#2F4658", "#9CC4DC"),
    "spell": ("#3E2C66", "#B79AE8"),
    "curse": ("#37402E", "#A3B382"),
    "ally": ("#4C5A26", "#C3D27A"),
    "event": ("#6A4A1E", "#F0CF86"),
    "place": ("#23504A", "#86CDBE"),
    "trap": ("#46392F", "#D8A878"),
    "quest": ("#5C3A20", "#E8C48A"),
}


@dataclass(frozen=True)
class PlayerLook:
    """A player is always known by colour and shape together."""

    colour: str
    shape: str


PLAYERS: tuple[PlayerLook, ...] = (
    PlayerLook("#2A6FCF", "circle"),
    PlayerLook("#E8680F", "diamond"),
    PlayerLook("#35BF93", "square"),
    PlayerLook("#F2A3DC", "triangle"),
    PlayerLook("#F6EB63", "hexagon"),
    PlayerLook("#46207A", "star"),
)


@dataclass(frozen=True)
class GemLook:
    """A gem is always known by colour and cut together."""

    colour: str
    cut: str


GEMS: dict[str, GemLook] = {
    "ruby": GemLook("#B3271F", "octagon"),
    "topaz": GemLook("#F9D84F", "triangle"),
    "emerald": GemLook("#2CA882", "square"),
    "sapphire": GemLook("#2450A8", "round"),
    "amethyst": GemLook("#D27BEE", "drop"),
    "orange": GemLook("#F0883A", "triangle"),
}
SUITS: dict[str, GemLook] = {
    "green": GemLook("#3FA66B", "square"),
    "yellow": GemLook("#F4CF45", "triangle"),
    "blue": GemLook("#2F62C4", "round"),
    "red": GemLook("#B52A20", "octagon"),
}
PORTALS: dict[str, str] = {"a": "#6FD3F2", "b": "#F0A63C", "c": "#9A50D6"}
NUMBERED: dict[str, str] = {"1": "#6FA7FF", "2": "#FFB336", "3": "#8A2AB4", "4": "#4E7260", "5": "#FAFFFF"}
"""Five portals that are known by a number as well."""

HEROES: dict[str, str] = {
    "red": "#CC1814",
    "blue": "#1C58CA",
    "green": "#1DB68E",
    "yellow": "#FFE31E",
    "white": "#DEE0FA",
}
"""The colours of heroes who bring their own; seats still add their shape."""


def rgb(colour: str) -> Colour:
    """The three channels of "#RRGGBB"."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def halfway(one: str, other: str) -> str:
    """The colour in the middle between two."""
    return "#" + "".join(f"{channel:02X}" for channel in mix(rgb(one), rgb(other), 0.5))


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """`share` of the way from one colour to the other."""
    share = min(1.0, max(0.0, share))
    return (
        round(one[0] + (other[0] - one[0]) * share),
        round(one[1] + (other[1] - one[1]) * share),
        round(one[2] + (other[2] - one[2]) * share),
    )


def lit(colour: Colour, share: float) -> Colour:
    """The colour towards candle light."""
    return mix(colour, (255, 250, 235), share)


def dark(colour: Colour, share: float) -> Colour:
    """The colour towards warm shadow."""
    return mix(colour, (16, 10, 8), share)


def grade(colour: Colour, light: float) -> Colour:
    """Lit for a positive light, darkened for a negative one."""
    return lit(colour, light) if light > 0 else dark(colour, -light)
