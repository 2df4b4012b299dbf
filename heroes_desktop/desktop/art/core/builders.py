"""From a spec to its finished picture: finds the builder, then adds state, turn and shadow.

Builders are named by text and imported on first use, because they bring in Pillow, and the window
shall be on screen before that.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, cast

from heroes_desktop.desktop.art.core import specs
from heroes_desktop.desktop.art.core.geometry import bare_box, box, shadow_of

if TYPE_CHECKING:
    from PIL import Image

    Builder = Callable[[Any, float], Image.Image]

_HOME: dict[str, tuple[type[specs.Spec], ...]] = {
    "material.grounds": (specs.Table, specs.Wood, specs.TopBar, specs.Felt, specs.Stone),
    "common.hub": (specs.HubGround, specs.HubCard, specs.Crest),
    "material.velvet": (specs.Velvet,),
    "material.panels": (
        specs.Inlay,
        specs.Tray,
        specs.Parchment,
        specs.Leather,
        specs.Slot,
        specs.Ribbon,
        specs.TipArrow,
        specs.Rule,
    ),
    "material.controls": (
        specs.ButtonFace,
        specs.PillFace,
        specs.ChipFace,
        specs.KeyHint,
        specs.Gauge,
        specs.HoldBar,
        specs.OddsBar,
        specs.Column,
        specs.Checkbox,
        specs.Knob,
        specs.Groove,
    ),
    "material.light": (specs.Glow, specs.FocusLine, specs.GroundGlow),
    "common.cards": (specs.CardFace, specs.Scene),
    "common.backs": (specs.CardBack, specs.Pile, specs.EmptyPlace),
    "common.pieces": (
        specs.Token,
        specs.Stack,
        specs.Badge,
        specs.Sign,
        specs.Pawn,
        specs.Medallion,
        specs.SolidIcon,
        specs.Heart,
        specs.Gem,
    ),
    "common.dice": (specs.Die, specs.TreasureDie),
    "common.wares": (specs.Ware, specs.Tooth),
    "people.standees": (specs.Standee,),
    "people.hands": (specs.Hand,),
    "material.mosaic": (specs.Mosaic,),
    "common.hexes": (specs.HexShadow, specs.HexTile, specs.UnderTile, specs.UnknownTile),
    "common.lanes": (specs.Lane, specs.Gate, specs.Portcullis),
    "core.lettering": (specs.GoldText,),
}


@cache
def _builder(spec: type[specs.Spec]) -> Builder:
    kind = spec.__name__
    if spec.builder:
        home, _colon, function = spec.builder.partition(":")
        return cast("Builder", getattr(importlib.import_module(home), function))
    for module, kinds in _HOME.items():
        if kind in (one.__name__ for one in kinds):
            name = "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in kind)
            shared = importlib.import_module(f"heroes_desktop.desktop.art.{module}")
            return cast("Builder", getattr(shared, f"build{name}"))
    raise LookupError(f"nobody draws {kind}")


def build(spec: specs.Spec, factor: float) -> Image.Image:
    """The finished picture of a spec, just as large as its box says."""
    picture = bare(spec, factor)
    if spec.state:
        picture = _in_state(picture, spec.state)
    if spec.turn:
        picture = _turned(picture, spec, factor)
    if spec.lift:
        picture = _lifted(picture, spec, factor)
    whole = box(spec, factor)
    if picture.size != (whole.width, whole.height):
        raise AssertionError(f"{spec} was drawn {picture.size}, announced {whole}")
    return picture


def bare(spec: specs.Spec, factor: float) -> Image.Image:
    """The picture without state, turn and shadow; builders use it for the parts of larger pictures."""
    picture = _builder(type(spec))(spec, factor)
    own = bare_box(spec, factor)
    if picture.size != (own.width, own.height):
        raise AssertionError(f"{spec} was drawn {picture.size}, announced {own}")
    return picture


def _in_state(picture: Image.Image, state: str) -> Image.Image:
    from PIL import Image, ImageOps

    rgba = picture.convert("RGBA")
    alpha, colours = rgba.getchannel("A"), rgba.convert("RGB")
    if state == "hover":
        colours = Image.blend(colours, Image.new("RGB", colours.size, (255, 246, 224)), 0.08)
    elif state in ("disabled", "exhausted"):
        grey = ImageOps.grayscale(colours).convert("RGB")
        colours = Image.blend(colours, grey, 0.75 if state == "disabled" else 1.0)
        night = Image.new("RGB", colours.size, (30, 26, 30))
        colours = Image.blend(colours, night, 0.15 if state == "disabled" else 0.35)
    elif state == "ghost":
        alpha = alpha.point([int(v * 0.55) for v in range(256)])
    else:
        raise LookupError(f"there is no state {state!r}")
    result = colours.convert("RGBA")
    result.putalpha(alpha)
    return result


def _turned(picture: Image.Image, spec: specs.Spec, factor: float) -> Image.Image:
    from PIL import Image

    rgba = picture.convert("RGBA")
    padded = Image.new("RGBA", (rgba.width + 4, rgba.height + 4), (0, 0, 0, 0))
    padded.paste(rgba, (2, 2))
    turned = padded.rotate(spec.turn, Image.Resampling.BICUBIC, expand=True)
    whole = box(spec.but(lift=0), factor)
    result = Image.new("RGBA", (whole.width, whole.height), (0, 0, 0, 0))
    left, top = (whole.width - turned.width) // 2, (whole.height - turned.height) // 2
    result.alpha_composite(turned, (max(0, left), max(0, top)), (max(0, -left), max(0, -top)))
    return result


def _lifted(picture: Image.Image, spec: specs.Spec, factor: float) -> Image.Image:
    from heroes_desktop.desktop.art.core.solid import cast as cast_shadow
    from heroes_desktop.desktop.art.core.solid import empty, place

    rgba = picture.convert("RGBA")
    blur, down, alpha = shadow_of(spec.lift, factor)
    shadow, margin = cast_shadow(rgba.getchannel("A"), blur, alpha)
    result = empty(shadow.width, shadow.height + down)
    place(result, shadow, 0, down)
    place(result, rgba, margin, margin)
    return result
