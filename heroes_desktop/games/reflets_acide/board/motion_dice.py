"""Dice in motion: thrown per board, laid to the Heroes, rolled again, replaced by the Golden Die."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from heroes_desktop.desktop.art import Die
from heroes_desktop.desktop.motion.motion import Motion
from heroes_desktop.desktop.motion.ready_made import move, pause, roll
from heroes_desktop.desktop.motion.stage_props import fly

from ...shared.declarations import Facts
from ..figures import board_at, position_of, width
from .lanes import die_colour
from .look import Stage
from .motion_parts import Make


def rolled(
    stage: Stage, rect: pygame.Rect | None, face: int, colour: str, tag: str = "", together: bool = False
) -> list[Motion]:
    """A die tumbles onto a place."""
    if rect is None or not face:
        return []
    size = max(8, round(min(rect.w, rect.h) * 0.9))
    frames = stage.art.tumble(6, size, colour, face)
    spec = Die(6, face, size, colour)
    return [roll(stage.art, frames, spec, rect.center, tag=tag, together=together, sound="dice")]


def golden(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """The Golden Die, with its value."""
    rect = stage.place("golden")
    found = rolled(stage, rect, facts["value"], "gold", "golden")
    return [*found, stage.say(str(facts["value"]), rect)] if rect is not None else found


def dice(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """All dice at once, those of each board in their colour and by themselves."""
    look = stage.shift.look_after
    alone = facts["hero"] >= 0
    rows = [facts["dice"]] if alone else facts["dice"]
    count = sum(map(len, rows)) + len(rows) - 1
    size = stage.px(64)
    x = stage.middle.centerx - count * round(size * 1.15) // 2
    found: list[Motion] = []
    for board, row in enumerate(rows):
        owner = board_at(stage.view, max(0, position_of(stage.view, facts["hero"]))) if alone else board
        for die in row:
            x += round(size * 1.15)
            spec = Die(6, die, size, die_colour(look, owner))
            frames = stage.art.tumble(6, size, spec.colour, 7 * len(found) + die)
            found.append(roll(stage.art, frames, spec, (x, stage.middle.centery), together=bool(found),
                              sound="" if found else "dice"))  # fmt: skip
        x += round(size * 1.15)
    return found


def _at(stage: Stage, position: int) -> pygame.Rect | None:
    """Where a die lies now or will lie."""
    return stage.will(f"die:{position}") or stage.was(f"die:{position}")


def _spec(stage: Stage, rect: pygame.Rect, position: int, face: int) -> Die:
    look = stage.shift.look_after
    board = position // width(stage.view) if stage.view.trial and stage.view.trial.hero < 0 else 0
    return Die(6, face, max(8, round(min(rect.w, rect.h) * 0.9)), die_colour(look, board))


def assigned(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """Each die goes to its Hero, from where it lay."""
    wide, look = width(stage.view), stage.shift.look_after
    found: list[Motion] = []
    for place, die in enumerate(facts["dice"]):
        position = facts["board"] * wide + place
        rect, lay = stage.will(f"die:{position}"), stage.was(f"die:{position}")
        if rect is None:
            continue
        spec = Die(6, die, max(8, round(min(rect.w, rect.h) * 0.9)), die_colour(look, facts["board"]))
        start = lay.center if lay is not None else (stage.middle.centerx, stage.middle.bottom)
        found.append(move(stage.art, spec, start, rect.center, tag=f"die:{position}", duration=320,
                          together=bool(found), sound="card"))  # fmt: skip
    return found


def rerolled(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """The dice concerned are thrown again where they lie."""
    found: list[Motion] = []
    for index, face in zip(facts["indices"], facts["dice"], strict=True):
        rect = _at(stage, index)
        if rect is not None:
            colour = _spec(stage, rect, index, face).colour
            found += rolled(stage, rect, face, colour, f"die:{index}", together=bool(found))
    return found


def die_set(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """A die turns to another face; the Golden Die comes itself."""
    index = facts["index"]
    rect = _at(stage, index)
    if rect is None:
        return []
    light = stage.light(rect, "selected", shape="disc", sound="dice")
    source = stage.place("golden")
    if facts["cause"] != "substitution" or source is None:
        return [light]
    spec = Die(6, facts["value"], max(8, min(rect.w, rect.h)), "gold")
    return [
        fly(stage.art, spec, source, rect, hop=stage.px(60), duration=520, tag=f"die:{index}", sound="card"),
        light,
        pause(160),
    ]


def swapped(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """Two dice change places."""
    one, other = _at(stage, facts["one"]), _at(stage, facts["other"])
    if one is None or other is None:
        return []
    now = facts["dice"]
    first = _spec(stage, other, facts["one"], now[facts["other"]])
    second = _spec(stage, one, facts["other"], now[facts["one"]])
    hop = stage.px(40)
    return [
        move(stage.art, first, one.center, other.center, tag=f"die:{facts['one']}", hop=hop, sound="dice"),
        move(
            stage.art, second, other.center, one.center, tag=f"die:{facts['other']}", hop=-hop, together=True
        ),
    ]


DICE: dict[str, Make] = {
    "golden_die": golden,
    "dice": dice,
    "assigned": assigned,
    "rerolled": rerolled,
    "swapped": swapped,
    "die_set": die_set,
}
"""Motions by the event's name."""
