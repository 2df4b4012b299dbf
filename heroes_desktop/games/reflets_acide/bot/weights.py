"""How much computer players care about things, in Epic Points; found by letting them play matches."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """gem: a gem. space: a space of the road. step: a step of the Quest. door: the Door open.
    road_lead, chasm_lead: the distance to the Avatar that should be kept. least: the distance below which
    gems brake. run_below: the lead below which running is tempting. reserve: gems kept when running.
    aids: how willingly gems and cards help a Trial. vile: how much the gems of the Vile are feared.
    room: how much a free place for a Dilemma is worth. side: what is taken along beside the Quest.
    sight: how much it helps to know Rooms."""

    gem: float = 0.8
    space: float = 0.45
    step: float = 16.0
    door: float = 9.0
    road_lead: int = 10
    chasm_lead: int = 8
    least: int = 4
    run_below: int = 34
    reserve: int = 4
    aids: float = 1.0
    vile: float = 1.0
    room: float = 0.0
    side: float = 1.0
    sight: float = 1.0


NORMAL = Weights(aids=0.35, side=0.3)
EASY = Weights(gem=1.1, step=12.0, run_below=24, reserve=6, aids=0.5, side=0.3, sight=0.5)
HARD = Weights(gem=1.0, road_lead=12, chasm_lead=12, vile=1.5, room=2.0, side=0.8, sight=2.5)
LEVELS = {"easy": EASY, "normal": NORMAL, "hard": HARD}
