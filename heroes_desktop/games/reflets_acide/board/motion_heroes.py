"""What happens to Heroes, shown: tests, wounds, death, the row that closes up, skills."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from heroes_desktop.desktop.motion.motion import Motion
from heroes_desktop.desktop.motion.ready_made import move, shake
from heroes_desktop.desktop.motion.stage_props import fly

from ...shared.declarations import Facts
from ..locale import _
from . import faces
from .look import Stage
from .motion_dice import rolled
from .motion_parts import Make, lit, said


def _at(stage: Stage, facts: Facts) -> pygame.Rect | None:
    return stage.was(f"card-{facts['card']}") or stage.place(f"hero-{facts['no']}")


def _vitality_die(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """The die against the heart."""
    rect = _at(stage, facts)
    if rect is None:
        return []
    good = facts["die"] <= facts["life"]
    box = pygame.Rect(0, 0, stage.px(72), stage.px(72))
    box.midbottom = (rect.centerx, rect.y + stage.px(20))
    return [
        *rolled(stage, box, facts["die"], "red"),
        *said(stage, rect, f"{facts['die']} / {facts['life']}", good),
    ]


def _wounded(stage: Stage, facts: Facts) -> Sequence[Motion]:
    rect = _at(stage, facts)
    return [*lit(stage, rect, "hostile", sound="hit"), *said(stage, rect, f"≤ {facts['marker']}", False)]


def _healed(stage: Stage, facts: Facts) -> Sequence[Motion]:
    return [
        *lit(stage, _at(stage, facts), "legal", sound="spell"),
        *said(stage, _at(stage, facts), _("Healed")),
    ]


def _death(stage: Stage, facts: Facts) -> Sequence[Motion]:
    rect = _at(stage, facts)
    if rect is None:
        return []
    size = stage.px(64)
    medal = faces.hero_face(facts["face"], size)
    goal = stage.place("pouch" if facts["winner"] == "team" else "vile-pile")
    found: list[Motion] = [
        shake(stage.art, medal, rect.center, sound="lose"),
        stage.say(_("Dead!"), rect, False),
    ]
    if goal is not None:
        start, end = pygame.Rect(0, 0, size, size), pygame.Rect(0, 0, size // 2, size // 2)
        start.center, end.center = rect.center, goal.center
        found.append(fly(stage.art, medal, start, end, fade=True))
    return found


def _row_closed(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """Everybody moves up, over the edge of the boards too."""
    found: list[Motion] = []
    for shift in facts["shifts"]:
        card = shift["card"]
        one, other = stage.was(f"hero-{shift['from']}"), stage.will(f"hero-{shift['to']}")
        face = stage.view.faces[card]
        if one is not None and other is not None and face >= 0:
            medal = faces.hero_face(face, stage.px(56))
            found.append(move(stage.art, medal, one.center, other.center, tag=f"face-{card}", duration=240))
    return found


def _designated(stage: Stage, facts: Facts) -> Sequence[Motion]:
    return lit(stage, stage.place(f"hero-{facts['no']}"), "selected", sound="card")


def _skill(stage: Stage, facts: Facts) -> Sequence[Motion]:
    rect = stage.place(f"skill-{facts['card']}-{facts['number']}", f"card-{facts['card']}")
    return lit(stage, rect, "legal", shape="disc", sound="spell")


HEROES: dict[str, Make] = {
    "designated": _designated,
    "skill": _skill,
    "vitality_die": _vitality_die,
    "wounded": _wounded,
    "healed": _healed,
    "death": _death,
    "row_closed": _row_closed,
}
"""Motions by the event's name."""
