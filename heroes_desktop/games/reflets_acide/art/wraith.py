"""Paints the Avatar of the Void."""

from __future__ import annotations

from PIL import Image, ImageDraw, ImageFilter

from heroes_desktop.desktop.art.core.noise import LANCZOS, Picture
from heroes_desktop.desktop.art.core.palette import rgb

from .stones import Wraith

OVER = 4
_CLOAK = (
    (0.5, 0.08), (0.66, 0.12), (0.74, 0.28), (0.76, 0.5), (0.9, 0.96), (0.78, 0.88), (0.7, 1.0), (0.6, 0.9),
    (0.5, 1.0), (0.4, 0.9), (0.3, 1.0), (0.22, 0.88), (0.1, 0.96), (0.24, 0.5), (0.26, 0.28), (0.34, 0.12),
)  # fmt: skip
_HOLE = ((0.5, 0.16), (0.62, 0.22), (0.64, 0.38), (0.5, 0.5), (0.36, 0.38), (0.38, 0.22))


def build_wraith(spec: Wraith, factor: float) -> Picture:
    """A torn white cloak, a black hood, two embers in it, cold light round everything."""
    del factor
    w, h = round(spec.height * 0.9), spec.height
    big = (w * OVER, h * OVER)
    picture = Image.new("RGBA", big, (0, 0, 0, 0))
    mask = Image.new("L", big, 0)
    cloak = [(x * big[0], (0.04 + y * 0.9) * big[1]) for x, y in _CLOAK]
    ImageDraw.Draw(mask).polygon(cloak, fill=255)
    glow = mask.filter(ImageFilter.GaussianBlur(big[0] * 0.06)).point(
        [min(230, value * 2) for value in range(256)]
    )
    picture.paste((*rgb("#B9A4FF"), 255), (0, 0, *big), glow)
    shade = Image.linear_gradient("L").resize(big)
    body = Image.composite(
        Image.new("RGB", big, rgb("#8E86B4")), Image.new("RGB", big, rgb("#FBF8FF")), shade
    )
    picture.paste(body, (0, 0), mask)
    pen = ImageDraw.Draw(picture)
    pen.line([*cloak, cloak[0]], fill=(*rgb("#3A2E5A"), 255), width=max(2, big[0] // 48), joint="curve")
    pen.polygon([(x * big[0], (0.04 + y * 0.9) * big[1]) for x, y in _HOLE], fill=(*rgb("#140C20"), 255))
    for x in (0.44, 0.56):
        reach = big[0] * 0.035
        pen.ellipse(
            (x * big[0] - reach, 0.33 * big[1] - reach, x * big[0] + reach, 0.33 * big[1] + reach),
            fill=(*rgb("#FF5A3A"), 255),
        )
    return picture.resize((w, h), LANCZOS)
