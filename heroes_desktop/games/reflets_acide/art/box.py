"""The game's own things on its card in the hub."""

from __future__ import annotations

import math

from PIL import ImageDraw

from heroes_desktop.desktop.art.common.emblems import gem
from heroes_desktop.desktop.art.core import builders, palette
from heroes_desktop.desktop.art.core.noise import LANCZOS, Picture
from heroes_desktop.desktop.art.core.solid import centred, dropped, empty, place
from heroes_desktop.desktop.art.core.specs import PlayerPawn, Token


def draw_box(picture: Picture, w: int, h: int, factor: float) -> None:
    """A winding track, three pawns, five gems."""

    def at(t: float) -> tuple[float, float, float]:
        near = 0.52 + 0.62 * (1 - t)
        return (
            w * (0.5 + 0.32 * math.sin(t * 6.0 + 0.4) * (0.55 + 0.6 * (1 - t))),
            h * (0.80 - 0.66 * t),
            near,
        )

    over = 2
    track = empty(w * over, h * over)
    draw = ImageDraw.Draw(track)
    for down, colour, grow in (
        (w * 0.02, (34, 18, 10), 1.12),
        (0.0, (92, 58, 30), 1.10),
        (0.0, (206, 164, 104), 1.0),
    ):
        for step in range(121):
            x, y, near = at(step / 120)
            r = w * 0.072 * near * grow
            draw.ellipse(
                ((x - r) * over, (y - r * 0.62 + down) * over, (x + r) * over, (y + r * 0.62 + down) * over),
                fill=(*colour, 255),
            )
    place(picture, track.resize((w, h), LANCZOS), 0, 0)
    spaces = ("#7DB356", "#4FA0CC", "#E0B64A", "#A97AD0")
    for index in reversed(range(17)):
        x, y, near = at(index / 16)
        token = builders.bare(
            Token(max(6, int(w * 0.092 * near)), spaces[min(3, index // 4)], flat=True), factor
        )
        centred(picture, token.resize((token.width, max(2, int(token.height * 0.66))), LANCZOS), x, y)
    for index, kind in enumerate(("ruby", "topaz", "emerald", "sapphire", "amethyst")):
        dropped(
            picture, gem(int(w * 0.15), palette.GEMS[kind]), w * (0.085 + 0.17 * index), h * 0.88, 4, 4, 200
        )
    for player, space, tall in ((2, 12, 0.17), (0, 7, 0.22), (3, 3, 0.27)):
        x, y, _ = at(space / 16)
        pawn = builders.bare(PlayerPawn(int(w * tall), palette.PLAYERS[player]), factor)
        place(picture, pawn, x - pawn.width / 2, y - pawn.height * 0.86)
