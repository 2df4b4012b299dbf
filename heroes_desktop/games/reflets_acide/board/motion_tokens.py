"""Tokens in motion: laid, turned up, kept, crushed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from heroes_desktop.desktop.art import Token
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.motion.motion import Motion
from heroes_desktop.desktop.motion.ready_made import flip, pause
from heroes_desktop.desktop.motion.stage_props import fly

from ...shared.declarations import Facts
from . import faces
from .look import Stage
from .motion_parts import Make, lit


def _token_box(stage: Stage, rect: pygame.Rect) -> pygame.Rect:
    box = pygame.Rect(0, 0, stage.px(44), stage.px(44))
    box.center = rect.center
    return box


def _token_revealed(stage: Stage, facts: Facts) -> Sequence[Motion]:
    rect = stage.was(f"token:{facts['token']}") or stage.place(f"space:{facts['space']}")
    if rect is None:
        return []
    size = stage.px(72)
    front = faces.token(stage.view, facts["token"], size)
    back = Token(size, front.colour, "mdi:help", palette.BONE, lift=1)
    return [
        flip(stage.art, back, front, rect.center, tag=f"token:{facts['token']}", sound="card"),
        pause(300),
    ]


def _token_fly(goal: Callable[[Facts], str]) -> Make:
    def make(stage: Stage, facts: Facts) -> Sequence[Motion]:
        token = facts["token"]
        start = stage.was(f"token:{token}") or stage.place("team", "distance")
        end = stage.will(f"token:{token}") or stage.place(goal(facts))
        if start is None or end is None:
            return []
        spec = faces.token(stage.view, token, stage.px(44), flat=True)
        return [
            fly(stage.art, spec, _token_box(stage, start), _token_box(stage, end), tag=f"token:{token}",
                sound="card")
        ]  # fmt: skip

    return make


def _token_gone(stage: Stage, facts: Facts) -> Sequence[Motion]:
    rect = stage.was(f"token:{facts['token']}")
    return lit(stage, rect, "hostile", shape="disc", sound="hit")


TOKENS: dict[str, Make] = {
    "token_crushed": _token_gone,
    "vile_token": _token_fly(lambda _facts: "vile-tokens"),
    "token_placed": _token_fly(lambda facts: f"space:{facts['space']}"),
    "token_revealed": _token_revealed,
    "token_kept": _token_fly(lambda facts: f"board-{facts['board']}"),
    "token_removed": _token_gone,
}
"""Motions by the event's name."""
