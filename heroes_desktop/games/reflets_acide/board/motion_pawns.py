"""Pawns in motion: the team on its way, the Avatar behind it, gems on its brake."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from heroes_desktop.desktop.art import Pawn
from heroes_desktop.desktop.motion.motion import Motion
from heroes_desktop.desktop.motion.ready_made import move, pause, shake

from ...shared.declarations import Facts
from ..art.stones import STONES, Wraith
from ..track import SHORTCUT, on_line
from . import signs
from .look import Stage
from .motion_parts import Make, gem, lit, said
from .motion_sparks import sparks, stalk, trail

STEP = 170
"""Milliseconds of a step; the Avatar takes his time."""


def _way(start: int, end: int) -> list[int]:
    """The places between two, along the line, a Room at either end included."""
    one, other = on_line(start), on_line(end)
    step = 1 if other >= one else -1
    line = list(range(one, other + step, step)) if one != other else [one]
    if start > SHORTCUT:
        line.insert(0, start)
    if end > SHORTCUT:
        line.append(end)
    return line


def _walk(
    stage: Stage, spec: Pawn | Wraith, tag: str, places: Sequence[int], duration: int, sound: str
) -> list[Motion]:
    found: list[Motion] = []
    for (_from, start), (_to, end) in pairwise(trail(stage, places)):
        found.append(
            move(stage.art, spec, start.center, end.center, tag=tag, duration=duration, hop=stage.px(14),
                 sound=sound)
        )  # fmt: skip
    return found


def _pawn(stage: Stage, tag: str) -> Pawn | Wraith:
    rect = stage.was(tag) or stage.will(tag)
    high = rect.h if rect is not None else stage.px(60)
    return Wraith(high) if tag == "avatar" else Pawn(high, signs.TEAM, "circle")


def _avatar(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """Slow, step by step; the one that catches the team strikes."""
    spec = _pawn(stage, "avatar")
    steps = stalk(stage, spec, _way(facts["start"], facts["end"]), stage.view.pawn, STEP * 2)
    team = stage.was("team") or stage.will("team")
    if facts["caught"] and team is not None:
        return [*steps, shake(stage.art, _pawn(stage, "team"), team.center, tag="team"), pause(300)]
    return steps


def _avatar_back(stage: Stage, facts: Facts) -> Sequence[Motion]:
    return _walk(stage, _pawn(stage, "avatar"), "avatar", _way(facts["start"], facts["end"]), STEP, "step")


def _moved(stage: Stage, facts: Facts) -> Sequence[Motion]:
    if facts.get("how") == "portal":
        return [
            *lit(stage, stage.place(f"space:{facts['end']}"), "explore", shape="disc", sound="spell"),
            pause(200),
        ]
    places = _way(facts["start"], facts["end"])
    return _walk(stage, _pawn(stage, "team"), "team", places, STEP, "step")


def _arrow(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """A leap over the Shortcut."""
    start, end = stage.place(f"space:{facts['start']}"), stage.place(f"space:{facts['end']}")
    if start is None or end is None:
        return []
    return [
        move(stage.art, _pawn(stage, "team"), start.center, end.center, tag="team", duration=520,
             hop=stage.px(90), sound="hit")
    ]  # fmt: skip


def _braked(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """A gem sparks on the brake."""
    start = stage.place(f"gem-{facts['board']}-{facts['colour']}")
    end = stage.place("avatar", "distance")
    spark = [sparks(stage, end.center, STONES[facts["colour"]].colour)] if end is not None else []
    return [*gem(stage, facts["colour"], start, end), *spark, *said(stage, end, "−1")]


PAWNS: dict[str, Make] = {
    "braked": _braked,
    "avatar": _avatar,
    "avatar_back": _avatar_back,
    "moved": _moved,
    "arrow": _arrow,
    "advanced": _moved,
    "retreat": _moved,
}
"""Motions by the event's name."""
