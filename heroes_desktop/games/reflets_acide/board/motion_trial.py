"""The great moments: an Objective, the end of a Trial, the Quest of the Vile, Relic, Portal, countdown."""

from __future__ import annotations

from collections.abc import Sequence

from heroes_desktop.desktop.art import Token
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.motion.motion import Motion
from heroes_desktop.desktop.motion.ready_made import move, pause
from heroes_desktop.desktop.motion.stage_props import stamp

from ...shared.declarations import Facts
from ...shared.wording import signed
from ..locale import _
from . import faces
from .look import Stage
from .motion_parts import Make, lit, said, turned


def _objective_over(stage: Stage, facts: Facts) -> Sequence[Motion]:
    rect = stage.was("total", "objective") or stage.place("objective")
    return [*said(stage, rect, f"{facts['total']} / {facts['target']}", facts["reached"]), pause(300)]


def _move_die(stage: Stage, facts: Facts) -> Sequence[Motion]:
    return said(stage, stage.place("team", "golden"), f"+{facts['die']}")


def _vile_quest(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """The Quest card slides with a bell."""
    rect = stage.place("notches")
    told = _("Notch {number}").format(number=facts["notch"])
    start, end = (
        stage.place(f"notch-{facts['notch'] - 2}", "vile-quest"),
        stage.place(f"notch-{facts['notch'] - 1}"),
    )
    slide: list[Motion] = []
    if start is not None and end is not None:
        bell = Token(end.h, "#A8281E", "mdi:bell", palette.GOLD_HIGH, lift=2)
        slide = [move(stage.art, bell, start.center, end.center, duration=480, sound="spell")]
    return [*slide, *lit(stage, rect, "hostile", sound="spell"), *said(stage, rect, told, False)]


def _countdown(stage: Stage, facts: Facts) -> Sequence[Motion]:
    left = facts["turns"] if "turns" in facts else facts["left"]
    seal = Token(stage.px(180), "#5A120A", text=str(left), ink="#FFD27A", lift=4)
    return [stamp(stage.art, seal, stage.middle.center, sound="spell"), pause(500)]


def _trial_over(stage: Stage, facts: Facts) -> Sequence[Motion]:
    rect = stage.was("hazard") or stage.middle
    return said(stage, rect, _("Trial won!") if facts["won"] else _("Trial lost!"), facts["won"])


def _step_two(stage: Stage, _facts: Facts) -> Sequence[Motion]:
    return [*lit(stage, stage.place("quest"), "legal", sound="win"), pause(300)]


def _portal(stage: Stage, facts: Facts) -> Sequence[Motion]:
    rect = stage.place(f"space:{facts['place']}", "hazard") or stage.middle
    token = Token(stage.px(72), "#2A6FCF", "mdi:circle-double", "#D8F4FF", palette.BRASS, lift=3)
    light = stage.light(rect, "explore", shape="disc", sound="spell")
    return [stamp(stage.art, token, rect.center, sound="spell"), light, pause(300)]


def _relic(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """The Relic is turned up, and its token marks the Room."""
    token = Token(stage.px(64), "#B8862A", "mdi:crown", palette.INK, palette.BRASS, lift=3)
    place = stage.place(f"space:{stage.view.pawn}", "hazard")
    mark = [stamp(stage.art, token, place.center, sound="win")] if place is not None else []
    return [*turned(stage, facts), *mark, pause(200)]


def _slid(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """The card slides a notch, and gets easier."""
    rect = stage.was("hazard")
    card = stage.view.faces[facts["card"]]
    if rect is None or card < 0:
        return lit(stage, stage.place(f"space:{facts['place']}"), sound="card")
    spec = faces.card(card, rect.w, rect.h, lift=4)
    low = (rect.centerx, rect.centery + stage.px(26))
    slide = move(stage.art, spec, rect.center, low, tag="hazard-card", duration=420, sound="card")
    return [slide, *said(stage, rect, "•" * facts["notch"])]


def _perfect(stage: Stage, _facts: Facts) -> Sequence[Motion]:
    rect = stage.place("objective") or stage.middle
    return [stage.light(rect, "selected", sound="win"), *said(stage, rect, _("Perfect!"))]


def _lowered(stage: Stage, facts: Facts) -> Sequence[Motion]:
    return said(stage, stage.place("objective"), signed(-facts["by"]))


def _chance(stage: Stage, _facts: Facts) -> Sequence[Motion]:
    return lit(stage, stage.place("team"), "selected", sound="coin")


MOMENTS: dict[str, Make] = {
    "move_die": _move_die,
    "objective_over": _objective_over,
    "turns_left": _countdown,
    "vile_quest": _vile_quest,
    "countdown": _countdown,
    "chance_space": _chance,
    "relic_taken": _relic,
    "slid": _slid,
    "step_two": _step_two,
    "portal_opened": _portal,
    "lowered": _lowered,
    "perfect": _perfect,
    "trial_over": _trial_over,
}
"""Motions by the event's name."""
