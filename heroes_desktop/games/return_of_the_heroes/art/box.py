"""The game's own things on its card in the hub."""

from __future__ import annotations

from PIL import ImageDraw

from heroes_desktop.desktop.art.core import builders, palette
from heroes_desktop.desktop.art.core.lettering import icon, write
from heroes_desktop.desktop.art.core.noise import BICUBIC, Picture
from heroes_desktop.desktop.art.core.palette import rgb
from heroes_desktop.desktop.art.core.solid import centred, dropped, padded
from heroes_desktop.desktop.art.core.specs import PlayerPawn
from heroes_desktop.desktop.art.material import textures


def draw_box(picture: Picture, w: int, h: int, factor: float) -> None:
    """A map with a path and a pawn on it."""
    n = round(w * 0.74)
    sheet = textures.parchment(n, n, "hub map", "#DCC692", "#F2E2B8")
    draw = ImageDraw.Draw(sheet)
    river = [(0, n * 0.2), (n * 0.2, n * 0.26), (n * 0.34, n * 0.12), (n * 0.5, 0)]
    draw.line(river, fill=rgb("#6FA8C4"), width=int(n * 0.05), joint="curve")
    path = [
        (x * n, y * n)
        for x, y in (
            (0.12, 0.82),
            (0.30, 0.66),
            (0.22, 0.44),
            (0.46, 0.36),
            (0.60, 0.56),
            (0.82, 0.48),
            (0.84, 0.20),
        )
    ]
    draw.line(path, fill=rgb("#8A3B22"), width=int(n * 0.045), joint="curve")
    draw.line(path, fill=rgb("#D9693B"), width=int(n * 0.025), joint="curve")
    for index, (x, y) in enumerate(path):
        r = n * 0.058
        draw.ellipse((x - r, y - r, x + r, y + r), fill=rgb("#4A2C14"))
        draw.ellipse((x - r * 0.8, y - r * 0.8, x + r * 0.8, y + r * 0.8), fill=rgb("#F5E7C3"))
        write(sheet, (x, y), str(index + 3), "title", n * 0.06, rgb(palette.INK), "mm")
    layer = sheet.convert("RGBA")
    for name, x, y in (
        ("tower", 0.70, 0.80),
        ("pine-tree", 0.48, 0.82),
        ("pine-tree", 0.36, 0.86),
        ("mountains", 0.62, 0.14),
        ("pine-tree", 0.10, 0.58),
    ):
        centred(layer, icon(name, int(n * 0.15), rgb("#5A3A1C")), x * n, y * n)
    turned = padded(layer, 8).rotate(-7, BICUBIC, expand=True)
    dropped(picture, turned, w / 2 - turned.width / 2, h * 0.5 - turned.height / 2, 8, 8, 190)
    pawn = builders.bare(PlayerPawn(round(w * 0.26), palette.PLAYERS[1]), factor)
    dropped(picture, pawn, w * 0.58, h * 0.30, 4, 4)
