"""Cards in motion: turned up, won, lost, put on."""

from __future__ import annotations

from collections.abc import Sequence

from heroes_desktop.desktop.motion.motion import Motion
from heroes_desktop.desktop.motion.ready_made import flip, pause
from heroes_desktop.desktop.motion.stage_props import fly

from ...shared.declarations import Facts
from ..track import ROOM, facing
from . import faces
from .look import Stage
from .motion_parts import Make, card_box, turned


def _hazard_revealed(stage: Stage, facts: Facts) -> Sequence[Motion]:
    rect = stage.place("hazard")
    if rect is None:
        return turned(stage, facts)
    back = faces.back(facts["kind"], rect.w, rect.h)
    front = faces.card(facts["face"], rect.w, rect.h)
    return [flip(stage.art, back, front, rect.center, tag="hazard-card", sound="card"), pause(300)]


def _room_revealed(stage: Stage, facts: Facts) -> Sequence[Motion]:
    rect = stage.place(f"space:{ROOM + facts['slot']}", f"space:{facing(ROOM + facts['slot'])}")
    if rect is None:
        return turned(stage, facts)
    back = faces.back("room", rect.w, rect.h)
    front = faces.card(facts["face"], rect.w, rect.h, compact=True)
    tag = f"space:{ROOM + facts['slot']}"
    return [flip(stage.art, back, front, rect.center, tag=tag, sound="card"), pause(260)]


def _to(goal: str, good: bool = True) -> Make:
    """A card flies to a pile."""

    def make(stage: Stage, facts: Facts) -> Sequence[Motion]:
        face, end = facts["face"], stage.place(goal)
        if face < 0 or end is None:
            return []
        worn = f"skill-{facts['card']}-0"
        source = stage.was(f"card-{facts['card']}", worn) or stage.was("hazard") or stage.middle
        start = card_box(stage, source, 200)
        spec = faces.card(face, start.w, start.h, compact=True)
        return [
            fly(stage.art, spec, start, card_box(stage, end, 40), fade=True, hop=stage.px(30),
                sound="coin" if good else "lose")
        ]  # fmt: skip

    return make


def _equipped(stage: Stage, facts: Facts) -> Sequence[Motion]:
    end = stage.place(f"hero-{facts['no']}")
    if end is None or facts["face"] < 0:
        return []
    before = facts["before"]
    source = stage.was(f"hero-{before}") if before else stage.place("loot")
    start = card_box(stage, source or stage.middle, 60)
    spec = faces.card(facts["face"], start.w, start.h, compact=True)
    return [fly(stage.art, spec, start, card_box(stage, end, 60), fade=True, sound="card")]


CARDS: dict[str, Make] = {
    "covered": _to("bag", good=False),
    "vile_relic": _to("vile-pile", good=False),
    "reclaimed": _to("pouch"),
    "dilemma_taxed": _to("vile-pile", good=False),
    "unforeseen": turned,
    "peeked": turned,
    "dilemma_kept": turned,
    "hazard_revealed": _hazard_revealed,
    "room_revealed": _room_revealed,
    "zone_won": _to("pouch"),
    "zone_lost": _to("vile-pile", good=False),
    "treasure": _to("pouch"),
    "hero_revealed": turned,
    "loot_drawn": turned,
    "equipped": _equipped,
    "equipment_ceded": _to("vile-pile", good=False),
}
"""Motions by the event's name."""
