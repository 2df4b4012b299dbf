"""Dice that roll: a test against its target, a search for a hidden place, all heroes side by side."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

import pygame

from heroes_desktop.desktop.art import Die
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.motion.motion import Motion, ease_out

from ...shared.wording import signed
from ..locale import _
from ..text import words
from . import faces
from .course import Course
from .tests import verdict

Facts = Mapping[str, Any]
_HEAD = Style("head", 21, palette.GOLD_HIGH, shadow=palette.BLACK)
_TEXT = Style("condensed_label", 18, palette.PAPER_HIGH, shadow=palette.BLACK)
_SUM = Style("display", 34, palette.PAPER, shadow=palette.BLACK)
GOOD, BAD = "#A9D98F", "#FF9A7A"
ROLLING, READING = 0.46, 1500.0
"""The share of the time in which dice tumble, and the whole time in milliseconds."""


def throw(course: Course, target: pygame.Surface, area: pygame.Rect, dice: Sequence[int], kept: Sequence[int],
          t: float, seed: int) -> None:  # fmt: skip
    """Dice in an area at a moment of their fall; those that count rise when they lie."""
    if not dice:
        return
    step = min(area.w / len(dice), course.px(84))
    size = max(12, min(round(step * 0.62), round(area.h * 0.62)))
    left = area.centerx - step * len(dice) / 2
    part = min(1.0, t / ROLLING)
    waiting = list(kept)
    for place, value in enumerate(dice):
        counts = value in waiting
        if counts:
            waiting.remove(value)
        x, y = left + step * (place + 0.5), float(area.centery)
        if part < 1:
            frames = course.art.tumble(6, size, "ivory", seed + place)
            spec = frames[min(len(frames) - 1, int(ease_out(part) * len(frames)))]
            y -= abs(math.cos(part * math.pi * 2.5 + place)) * (1 - part) * area.h * 0.3
        else:
            spec = Die(6, value, size, lift=1, state="" if counts or not kept else "exhausted")
            if counts and kept:
                y -= min(1.0, (t - ROLLING) / 0.12) * course.px(7)
        course.art.blit(target, spec, round(x), round(y), anchor="center")


def test(course: Course, facts: Facts) -> list[Motion]:
    """One test: the sum, the dice, the two that count, success or not."""
    course.shift.look_after.memory["roll"] = dict(facts)
    seat = facts["seat"]
    head = f"{words.hero(course.view, seat)} · {words.skill(facts['skill'])}"
    parts = [str(facts["value"])]
    parts += [signed(facts[key]) for key in ("item", "modifier") if facts[key]]
    needed = _("{sum} = {target} or less").format(sum=" ".join(parts), target=facts["target"])
    if len(parts) == 1:
        needed = _("{target} or less").format(target=facts["target"])
    return [
        _tray(
            course,
            head,
            needed,
            facts["dice"],
            facts["kept"],
            facts["total"],
            facts["success"],
            seat,
            facts["target"],
        )
    ]


def search(course: Course, facts: Facts) -> list[Motion]:
    """Two dice for a hidden place; who fails stands on the line."""
    seat, dice = facts["seat"], list(facts["dice"])
    found = []
    if dice:
        head = _("{hero} looks for {place}").format(
            hero=words.hero(course.view, seat), place=words.place_name(facts["end"])
        )
        needed = _("{target} or less").format(target=facts["number"])
        success = sum(dice) <= facts["number"]
        found.append(_tray(course, head, needed, dice, dice, sum(dice), success, seat, facts["number"]))
    whole = facts["found"] or facts["again"]
    return [*found, *course.walk(seat, course.space(facts["end"]), 1.0 if whole else 0.5)]


def training(course: Course, facts: Facts) -> list[Motion]:
    """At a master failure teaches."""
    head = f"{words.hero(course.view, facts['seat'])} · {words.skill(facts['skill'])}"
    needed = _("more than {value} teaches").format(value=facts["value"])
    dice = list(facts["dice"])
    return [
        _tray(
            course, head, needed, dice, dice, sum(dice), bool(facts["learned"]), facts["seat"], facts["value"]
        )
    ]


def die(course: Course, facts: Facts) -> list[Motion]:
    """A plain roll."""
    dice = list(facts["dice"])
    head = words.hero(course.view, facts["seat"])
    return [_tray(course, head, "", dice, (), sum(dice), True, facts["seat"])]


def _tray(
    course: Course,
    head: str,
    needed: str,
    dice: Sequence[int],
    kept: Sequence[int],
    total: int,
    good: bool,
    seat: int,
    goal: int | None = None,
) -> Motion:
    px, zone = course.px, course.map
    rect = pygame.Rect(0, 0, px(400), px(210))
    rect.center = zone.center
    seed = sum((place + 1) * value for place, value in enumerate(dice)) + seat

    def paint(target: pygame.Surface, t: float) -> None:
        w, h = target.get_size()
        course.write(target, head, _HEAD, w / 2, px(30), width=w - px(40))
        if needed:
            course.write(target, needed, _TEXT, w / 2, px(58), width=w - px(40))
        throw(course, target, pygame.Rect(px(24), px(70), w - px(48), h - px(130)), dice, kept, t, seed)
        if t > ROLLING + 0.12:
            style = _SUM.but(colour=GOOD if good else BAD)
            said = str(total) if goal is None else verdict(total, goal)
            course.write(target, said, style, w / 2, h - px(36))

    return course.tray(rect, READING, paint, sound="dice")


def contest(course: Course, facts: Facts, tests: Sequence[Facts]) -> list[Motion]:
    """All heroes roll side by side, then those who go on once more."""
    title = words.thing(facts["face"])
    rounds = [[each for each in tests if each["cause"] == cause] for cause in ("contest", "contest_final")]
    found = [course.banner(title, "trophy", 1500, sound="win")]
    return found + [_side_by_side(course, title, rolled) for rolled in rounds if rolled]


def _side_by_side(course: Course, title: str, rolled: Sequence[Facts]) -> Motion:
    px, zone = course.px, course.map
    column = px(210)
    rect = pygame.Rect(0, 0, min(zone.w + px(300), column * len(rolled) + px(40)), px(290))
    rect.center = zone.center
    column = (rect.w - px(40)) // len(rolled)

    def paint(target: pygame.Surface, t: float) -> None:
        w, h = target.get_size()
        course.write(target, title, _HEAD, w / 2, px(30), width=w - px(40))
        for place, facts in enumerate(rolled):
            x = px(20) + place * column
            middle = x + column // 2
            face = faces.portrait(course.shift.look_after, facts["seat"], px(58))
            course.art.blit(target, face, middle, px(84), anchor="center")
            course.write(
                target, words.hero(course.view, facts["seat"]), _TEXT, middle, px(126), width=column - px(8)
            )
            needed = _("{target} or less").format(target=facts["target"])
            course.write(target, needed, _TEXT, middle, px(148), width=column - px(8))
            area = pygame.Rect(x + px(6), px(160), column - px(12), h - px(225))
            throw(course, target, area, facts["dice"], facts["kept"], t, facts["seat"] * 7 + facts["total"])
            if t > ROLLING + 0.12:
                style = _SUM.but(colour=GOOD if facts["success"] else BAD)
                course.write(target, verdict(facts["total"], facts["target"]), style, middle, h - px(38))

    return course.tray(rect, READING + 500, paint, sound="dice")
