"""From a spec to its finished picture: finds the builder, then adds state, turn and shadow.

A spec names the module of its builder, which is imported on first use, because it brings in Pillow, and the
window shall be on screen before that.
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


@cache
def _builder(kind: type[specs.Spec]) -> Builder:
    home, _colon, function = kind.builder.partition(":")
    name = "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in kind.__name__)
    module = importlib.import_module(home or kind.__module__)
    return cast("Builder", getattr(module, function or f"build{name}"))


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
