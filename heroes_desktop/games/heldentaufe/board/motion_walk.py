"""Motions of figures: steps, discoveries, portals, teleports, defeats and the chief's walk."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pygame

from heroes_desktop.desktop.art import Parchment
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.motion.banner import banner
from heroes_desktop.desktop.motion.motion import Motion
from heroes_desktop.desktop.motion.ready_made import flip, move, pause, shake, vanish
from heroes_desktop.desktop.motion.stage_props import show_card, stamp

from ...shared.wording import say
from ..art.tiles import UnknownTile
from ..content import TILES
from ..locale import _
from ..state import CAMPFIRE
from ..text import icons
from . import faces, words
from .course import Course, home

Facts = Mapping[str, Any]
Motions = list[Motion]
_NAME = Style("title", 26, palette.INK)
_TEXT = Style("body", 18, palette.INK, line=1.2)


def step(course: Course, facts: Facts) -> Motions:
    """One step, above or below."""
    if "space" in facts:
        return course.walk(facts["seat"], course.space(facts["space"]), True)
    return course.walk(facts["seat"], course.tile(facts["cell"]), False)


def explored(course: Course, facts: Facts) -> Motions:
    """The tile turns over, then the hero steps on it."""
    rect = course.tile(facts["cell"])
    if rect is None:
        return []
    radius = rect.h // 2 - 1
    face = faces.tile_spec(facts["face"], facts["card"], radius)
    turned = flip(
        course.art, UnknownTile(radius), face, rect.center, tag=f"cell:{facts['cell']}", sound="card"
    )
    return [turned, *course.walk(facts["seat"], rect, False, duration=300, delay=120)]


def first_sight(course: Course, facts: Facts) -> Motions:
    """The rule of a kind of tile nobody has seen before (HT-069)."""
    tile = TILES[facts["face"]]
    px, letters = course.px, course.shift.ui.letters
    rect = pygame.Rect(0, 0, px(560), px(220))
    rect.center = (course.was("surface") or course.middle).center
    text = pygame.Rect(rect.x + px(196), rect.y + px(66), rect.w - px(222), rect.h - px(86))
    spec = faces.tile_spec(facts["face"], 0, px(78))

    def written(target: pygame.Surface) -> None:
        course.art.blit(target, spec, rect.x + px(22), rect.centery - px(6), "midleft")
        letters.blit(target, say(tile.name), _NAME, text.x, rect.y + px(26), width=text.w)
        letters.blit_block(target, say(tile.text), _TEXT, text)

    paper = Parchment(rect.w, rect.h, "first sight", torn=False, lift=4)
    return [show_card(course.art, paper, rect, written, 2600)]


def descended(course: Course, facts: Facts) -> Motions:
    return course.change_world(facts["seat"], course.space(facts["space"]), True)


def ascended(course: Course, facts: Facts) -> Motions:
    return course.change_world(facts["seat"], course.tile(facts["cell"]), False)


def teleported(course: Course, facts: Facts) -> Motions:
    """Away in a flash, there in a flash."""
    below = "space" in facts
    ground = course.space(facts["space"]) if below else course.tile(facts["cell"])
    return course.change_world(facts["seat"], ground, below)


def hero_defeated(course: Course, facts: Facts) -> Motions:
    """The figure is shaken, falls and is gone."""
    seat = facts["seat"]
    start = course.at(f"hero:{seat}")
    if start is None:
        return [course.say(_("defeated"), course.board(seat), False)]
    spec = faces.pawn(course.look, seat, start.h, lift=1)
    tag = f"hero:{seat}"
    course.moved.pop(tag, None)
    return [
        shake(course.art, spec, start.center, tag=tag, sound="lose"),
        vanish(course.art, spec, start.center, tag=tag),
        course.say(_("defeated"), start, False, together=True),
    ]


def placed(course: Course, facts: Facts) -> Motions:
    """Somebody puts the defeated hero on a tile."""
    ground = course.tile(facts["cell"])
    if ground is None:
        return []
    radius = max(ground.size) / 2
    spec = faces.pawn(course.look, facts["seat"], round(radius))
    foot = (ground.centerx, round(ground.centery - radius * 0.05))
    return [stamp(course.art, spec, foot, sound="step"), pause(250)]


def monster_step(course: Course, facts: Facts) -> Motions:
    return course.prowl(facts["monster"], facts["space"])


def chief(course: Course, facts: Facts) -> Motions:
    """The chief walks into the turn bar, or back to sleep."""
    start, end = course.was("chief"), course.will("chief")
    if start is None or end is None:
        return []
    token = faces.chief_token(course.px(48), lift=2)
    sound = "curtain" if facts["after"] >= 0 else "step"
    return [
        move(
            course.art,
            token,
            start.center,
            end.center,
            tag="chief",
            hop=course.px(30),
            duration=700,
            sound=sound,
        )
    ]


def turn(course: Course, facts: Facts) -> Motions:
    """Whose turn it is."""
    return [course.light(course.board(facts["seat"]), "active", duration=360)]


def must_return(course: Course, _facts: Facts) -> Motions:
    """The fire calls the hero home; the alarm says whom."""
    fire = course.was(f"tile:{CAMPFIRE}")
    return [course.light(fire, "hostile", shape="hex", duration=900)] if fire is not None else []


def game_over(course: Course, facts: Facts) -> Motions:
    """The fire flares up for the winner."""
    fire = course.was(f"tile:{CAMPFIRE}") or home(course, facts["seat"])
    name = words.person(course.look, facts["seat"])
    text = _("{name} stands at the campfire and wins!").format(name=name)
    return [
        course.light(fire, "legal", shape="hex", duration=500),
        course.light(fire, "selected", shape="hex", duration=700),
        _banner(course, text, "trophy", together=True),
    ]


def monster_turn(course: Course, facts: Facts) -> Motions:
    """Everybody is told who commands, so that the right person takes the mouse."""
    name = words.person(course.look, facts["commander"])
    return [
        _banner(
            course, _("{name} commands the monsters").format(name=name), icons.CHIEF_ICON, sound="curtain"
        )
    ]


def rebuilt(course: Course, _facts: Facts) -> Motions:
    """A tremor goes through the underworld and everything is back in its place."""
    rect = course.was("underworld")
    if rect is None:
        return []
    found: Motions = [course.light(rect, "info", duration=700, sound="spell")]
    for number in range(1, 6):
        place = course.space(f"D{number}")
        if place is not None and course.was(f"danger:D{number}") is None:
            size = round(max(place.size) / 2 * 0.92)
            found.append(stamp(course.art, faces.danger_token(size), place.center, together=True, delay=60))
    return found


def _banner(course: Course, text: str, icon: str, **more: Any) -> Motion:
    """A strip of paper across the land, or the underworld where only that is shown."""
    zone = course.was("surface") or course.was("underworld") or course.middle
    return banner(course.shift.ui, zone, text, icon, **more)
