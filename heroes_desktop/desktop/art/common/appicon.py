"""The application's icon, drawn by the same hand as everything else.

`python -m heroes_desktop.desktop.art.common.appicon FILE` writes it; the drawn file is shipped in assets/.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import ImageChops

from heroes_desktop.desktop.art.core import builders, specs
from heroes_desktop.desktop.art.core.lettering import solid_icon
from heroes_desktop.desktop.art.core.noise import LANCZOS, Picture, pool, scaled, tint
from heroes_desktop.desktop.art.core.palette import GOLD_HIGH, GOLD_LOW, dark, rgb
from heroes_desktop.desktop.art.core.solid import bevel, centred, cut, empty, place, rounded, sunken
from heroes_desktop.desktop.art.material import textures

DRAWN, SHIPPED = 1024, 512


def app_icon(size: int = SHIPPED) -> Picture:
    """A felt well in wood and brass, a golden crown, a die."""
    n = DRAWN
    result = empty(n, n)
    board = rounded(n, n, n * 0.20)
    wood = textures.wood(n, n, 2.4, "icon", "#2E1A0E", "#8A5A30", planks=False)
    place(result, cut(bevel(wood, board, n * 0.016, 150, 190), board), 0, 0)
    rim = round(n * 0.075)
    inner = n - 2 * rim
    well = rounded(inner, inner, n * 0.145)
    felt = textures.felt(inner, inner, "icon", "#3B1F22")
    lamp = pool(inner, inner, (0.45, 0.38), (inner * 0.75, inner * 0.75), power=1.3)
    tint(felt, rgb("#C8583A"), scaled(lamp, 0.55))
    place(result, cut(sunken(felt, well, n * 0.045, 235, down=n * 0.012), well), rim, rim)
    place(result, textures.metal_ring(inner + 8, inner + 8, n * 0.148, round(n * 0.016)), rim - 4, rim - 4)
    crown = solid_icon(
        "queen-crown",
        round(n * 0.58),
        rgb(GOLD_HIGH),
        rgb(GOLD_LOW),
        dark(rgb(GOLD_LOW), 0.75),
        round(n * 0.012),
    )
    centred(result, crown, n / 2, n * 0.40)
    die = builders.bare(specs.Die(12, 12, round(n * 0.36), "red"), 1.0)
    centred(result, die, n * 0.64, n * 0.70)
    cube = builders.bare(specs.Die(6, 5, round(n * 0.27)), 1.0)
    centred(result, cube, n * 0.34, n * 0.715)
    result.putalpha(ImageChops.multiply(result.getchannel("A"), board))
    return result.resize((size, size), LANCZOS)


def main(target: str) -> None:
    """Write the icon to a file."""
    app_icon().save(Path(target), optimize=True)


if __name__ == "__main__":
    main(sys.argv[1])
