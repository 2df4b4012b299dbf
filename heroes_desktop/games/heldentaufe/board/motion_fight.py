"""Motions of danger: tokens turned over, the chest, fights, wounds, fallen monsters, contests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pygame

from heroes_desktop.desktop.art import Die, Heart, Token
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.motion.motion import Motion, ease_out
from heroes_desktop.desktop.motion.ready_made import flip, pause, shake, vanish
from heroes_desktop.desktop.motion.stage_props import fly

from ...shared.wording import signed
from ..art.wares import Tooth
from ..content import ARMED, MONSTER_INDEX
from ..locale import _, counted
from . import faces, words
from .course import FIGURE, TITLE, Course

Facts = Mapping[str, Any]
Motions = list[Motion]
ROLL, WEIGHED = 0.42, 0.56
"""Shares of a fight: until here the dice roll, until there the sums are read, then who is hit."""
_SMALL = Style("condensed_label", 18, palette.ON_LEATHER)


def danger(course: Course, facts: Facts) -> Motions:
    """The token turns over slowly; a long breath before anybody knows."""
    place = course.space(facts["space"])
    if place is None:
        return []
    size = round(max(place.size) / 2 * 1.1)
    armed = facts["face"] == ARMED
    face = (
        Token(size, "#A8321F", "bear-trap", "#FFE3D0", "#5A120A", lift=1)
        if armed
        else Token(size, "#3E7A38", "mdi:check-bold", "#F0FFE6", "#1E4A1E", lift=1)
    )
    back = faces.danger_token(size, lift=1)
    tag = f"danger:{facts['space']}"
    text = _("armed!") if armed else _("disarmed")
    return [
        pause(420),
        flip(course.art, back, face, place.center, tag=tag),
        pause(260),
        course.say(text, place, not armed, sound="hit" if armed else "coin"),
        vanish(course.art, face, place.center, tag=tag),
    ]


def chest(course: Course, _facts: Facts) -> Motions:
    """The chest bursts open."""
    rect = course.was("chest")
    if rect is None:
        return []
    spec = faces.chest_token(rect.w, lift=1)
    return [
        course.light(rect.inflate(rect.w // 2, rect.h // 2), "legal", shape="disc", sound="win"),
        shake(course.art, spec, rect.center, tag="chest", sound=""),
        vanish(course.art, spec, rect.center, tag="chest"),
    ]


def monster_attack(course: Course, facts: Facts) -> Motions:
    """The monster turns on its victim."""
    rect = course.at(f"hero:{facts['seat']}")
    return [course.light(rect, "hostile", shape="disc", duration=300)] if rect is not None else []


def combat(course: Course, facts: Facts) -> Motions:
    """Two dice, both sums, and who loses a heart; a tie is said to be one."""
    size = course.px(80)
    sides = ("attacker", "defender")
    who = [facts[side] for side in sides]
    colours = ["ivory" if "seat" in each else "red" for each in who]
    if colours[0] == colours[1]:
        colours[1] = "blue"
    frames = [course.art.tumble(6, size, colour, seed=7 * index + 3) for index, colour in enumerate(colours)]
    results = [Die(6, face, size, colour) for face, colour in zip(facts["dice"], colours, strict=True)]
    course.art.want([*results, *frames[0], *frames[1]])
    verdict = _verdict(course, facts, who)

    def paint(target: pygame.Surface, t: float) -> None:
        w, h = target.get_size()
        for index in range(2):
            x = w * (0.27 + 0.46 * index)
            _fighter(course, target, who[index], x - w * 0.15, h * 0.34)
            die = results[index] if t >= ROLL else _tumbling(frames[index], t / ROLL)
            drop = 0.0 if t >= ROLL else (1 - t / ROLL) * course.px(30) * abs((t * 12) % 2 - 1)
            course.art.blit(target, die, x + w * 0.06, h * 0.36 - drop, "center")
            if t >= ROLL:
                total = f"{facts['dice'][index]} + {facts['swords'][index]} = {facts['totals'][index]}"
                lost = facts["loser"] == sides[index] and t >= WEIGHED
                style = FIGURE.but(size=26, colour="#FF9A80" if lost else palette.PAPER)
                course.write(target, total, style, x, h * 0.68)
        if t >= WEIGHED:
            course.write(target, verdict, TITLE, w / 2, h * 0.88, width=w - course.px(40))

    rect = course.underworld
    return [course.panel(rect.center, (470, 270), 2600, paint, sound="dice")]


def _tumbling(frames: list[Die], part: float) -> Die:
    return frames[min(len(frames) - 1, int(ease_out(part) * len(frames)))]


def _fighter(course: Course, target: pygame.Surface, who: Mapping[str, Any], x: float, y: float) -> None:
    size = course.px(72)
    if "seat" in who:
        spec = faces.portrait(course.look, who["seat"], size)
    else:
        spec = faces.monster_portrait(MONSTER_INDEX[who["monster"]], size)
    course.art.blit(target, spec, round(x), round(y), "center")


def _verdict(course: Course, facts: Facts, who: list[Mapping[str, Any]]) -> str:
    loser = who[0 if facts["loser"] == "attacker" else 1]
    name = (
        words.person(course.look, loser["seat"])
        if "seat" in loser
        else words.monster_name(MONSTER_INDEX[loser["monster"]])
    )
    if facts["tie"]:
        return _("Tie – the attacker wins: {name} loses a heart").format(name=name)
    return _("{name} loses a heart").format(name=name)


def monster_hearts(course: Course, facts: Facts) -> Motions:
    """The figure is hit; a heart on its card goes out."""
    monster = MONSTER_INDEX[facts["monster"]]
    found: Motions = []
    figure = course.at(f"monster:{monster}")
    if figure is not None:
        spec = faces.standee(monster, figure.h, lift=1)
        found.append(shake(course.art, spec, figure.center, tag=f"monster:{monster}"))
    rect = course.was(f"monster_heart:{monster}:{facts['now']}")
    if rect is not None:
        found.append(
            vanish(
                course.art, Heart(rect.w), rect.center, tag=f"monster_heart:{monster}:{facts['now']}",
                together=bool(found), sound="hit",
            )
        )  # fmt: skip
    return found


def monster_defeated(course: Course, facts: Facts) -> Motions:
    """The monster falls, its top tooth flies to the winner."""
    monster = MONSTER_INDEX[facts["monster"]]
    found: Motions = []
    figure = course.at(f"monster:{monster}")
    if figure is not None:
        spec = faces.standee(monster, figure.h, lift=1)
        low = pygame.Rect(figure.x, figure.bottom - figure.h // 3, figure.w, figure.h // 3)
        found.append(
            fly(
                course.art,
                spec,
                figure,
                low,
                tag=f"monster:{monster}",
                duration=420,
                fade=True,
                holds=False,
                sound="lose",
            )
        )
    start = course.was(f"tooth:{monster}", f"monster_card:{monster}")
    end = course.points(facts["seat"])
    if start is not None:
        big = pygame.Rect(0, 0, course.px(90), course.px(90))
        big.center = (start.centerx, start.y - course.px(90))
        goal = pygame.Rect(0, 0, course.px(36), course.px(36))
        goal.center = end.center
        tooth = Tooth(course.px(90), facts["tooth"])
        tag = f"tooth:{monster}"
        found.append(fly(course.art, tooth, start, big, tag=tag, duration=420, sound="win"))
        found.append(
            fly(course.art, tooth, big, goal, tag=tag, duration=620, hop=course.px(60), sound="coin")
        )
    return found


def monster_stronger(course: Course, facts: Facts) -> Motions:
    """The card grows with the next tooth."""
    rect = course.was(f"monster_card:{MONSTER_INDEX[facts['monster']]}")
    if rect is None:
        return []
    hearts = counted("{n} heart", "{n} hearts", facts["hearts"])
    text = _("{hearts}, sword {sword}").format(hearts=hearts, sword=signed(facts["sword"]))
    return [course.light(rect, "hostile", duration=600), course.say(text, rect, False, together=True)]


def monster_out(course: Course, facts: Facts) -> Motions:
    rect = course.was(f"monster_card:{MONSTER_INDEX[facts['monster']]}")
    return [course.say(_("out of the game"), rect, True)] if rect is not None else []


def contest(course: Course, facts: Facts) -> Motions:
    """Several players roll for it; the highest decides."""
    size = course.px(70)
    seats, rolls = facts["seats"], facts["rolls"]
    frames = [course.art.tumble(6, size, "ivory", seed=seat + 1) for seat in seats]
    results = [Die(6, roll, size) for roll in rolls]
    best = max(rolls)

    def paint(target: pygame.Surface, t: float) -> None:
        w, h = target.get_size()
        for index, seat in enumerate(seats):
            x = w * (index + 0.5) / len(seats)
            spec = results[index] if t >= ROLL else _tumbling(frames[index], t / ROLL)
            course.art.blit(target, spec, round(x), round(h * 0.40), "center")
            won = t >= WEIGHED and rolls[index] == best
            style = _SMALL.but(colour=palette.LEGAL if won else palette.ON_LEATHER)
            course.write(target, words.person(course.look, seat), style, x, h * 0.80, width=w // len(seats))

    wide = max(260, 130 * len(seats))
    return [course.panel(course.underworld.center, (wide, 190), 2000, paint, sound="dice")]
