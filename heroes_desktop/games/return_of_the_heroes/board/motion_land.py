"""Motions on the map: steps, flights, discoveries, tiles out of the bag, and the night that falls."""

from __future__ import annotations

import pygame

from heroes_desktop.desktop.art import Spec
from heroes_desktop.desktop.motion.motion import Motion, between, ease_in_out
from heroes_desktop.desktop.motion.ready_made import appear, flip, pause
from heroes_desktop.desktop.motion.stage_props import fly, stamp

from ..art.specs import Region, RegionBack
from ..content import PIECE_FACE
from ..locale import _, counted
from ..text import words
from . import faces
from .chart import around, pieces
from .course import Course
from .rolling import Facts

Motions = list[Motion]


def laid_out(course: Course, _facts: Facts) -> Motions:
    """The map is ready: a breath to look at it."""
    return [course.light(course.map, "info", duration=500, sound="card")]


def hidden_laid(course: Course, facts: Facts) -> Motions:
    """Two backs come down on a piece."""
    found: Motions = []
    for label in facts["spaces"]:
        place = course.space(label)
        if place is not None:
            found.append(
                stamp(course.art, faces.back(place.w), place.center, together=bool(found), sound="card")
            )
    return found


def start(course: Course, facts: Facts) -> Motions:
    """A figure and its house are put on the home space."""
    return course.walk(facts["seat"], course.space(facts["space"]), duration=320)


def walked(course: Course, facts: Facts) -> Motions:
    """One step along a line; a toll is paid on the way."""
    found = course.walk(facts["seat"], course.space(facts["end"]))
    if facts["toll"] and found:
        found.append(course.say(f"−{facts['toll']}", course.seat(facts["seat"]), False, together=True))
    return found


def moved(course: Course, facts: Facts) -> Motions:
    """By Broom or Teleporter through the air."""
    return course.soar(facts["seat"], course.space(facts["end"]))


def discovered(course: Course, facts: Facts) -> Motions:
    """A region piece turns over."""
    position = facts["position"]
    area = course.place(f"position:{position}")
    if area is None or facts["face"] < 0:
        return []
    shown = pieces(course.view)
    face = facts["face"] - PIECE_FACE
    shown[position] = face
    region = Region(area.w, around(shown, position), position, course.view.awake)
    back = RegionBack(area.w, position, course.view.awake)
    return [flip(course.art, back, region, area.center, tag=f"ground:{position}"), pause(200)]


def turned_up(course: Course, facts: Facts) -> Motions:
    """A hidden tile is turned face up."""
    place = course.at(f"tile:{facts['tile']}") or course.space(facts["space"])
    if place is None:
        return []
    size = place.w
    face = faces.tile(course.view, facts["face"], size)
    return [flip(course.art, faces.back(size), face, place.center, tag=f"tile:{facts['tile']}"), pause(260)]


def drawn(course: Course, facts: Facts) -> Motions:
    """A tile comes out of the bag, is shown to all and flies to its space."""
    bag = course.place("bag")
    if bag is None:
        return []
    shown = pygame.Rect(0, 0, course.px(150), course.px(150))
    shown.center = course.map.center
    spec = faces.tile(course.view, facts["face"], shown.w, full=True, lift=2)
    tag = f"tile:{facts['tile']}"
    small = bag.inflate(-bag.w // 2, -bag.h // 2)
    found: Motions = [fly(course.art, spec, small, shown, duration=420, sound="card")]
    found.append(appear(course.art, spec, shown.center, duration=650))
    found.append(course.say(words.thing(facts["face"]), shown, together=True))
    end = course.space(facts["space"])
    if end is not None:
        found.append(fly(course.art, spec, shown, end, duration=420, hop=course.px(30), sound="step"))
        course.moved[tag] = end
    return _gone_before(found)


def _gone_before(found: Motions) -> Motions:
    """Of several pictures of one thing only the newest stays."""
    last = len(found) - 1
    return [
        each
        if number == last
        else Motion(each.paint, each.duration, each.hides, False, each.together, each.delay, each.sound)
        for number, each in enumerate(found)
    ]


def drawn_hidden(course: Course, facts: Facts) -> Motions:
    """A tile comes out of the bag face down; only who drew it sees more."""
    bag = course.place("bag")
    if bag is None:
        return []
    shown = pygame.Rect(0, 0, course.px(130), course.px(130))
    shown.center = course.map.center
    face = facts.get("face", -1)
    spec: Spec = faces.back(shown.w, lift=2)
    if face >= 0:
        spec = faces.tile(course.view, face, shown.w, full=True, lift=2)
    small = bag.inflate(-bag.w // 2, -bag.h // 2)
    return _gone_before(
        [
            fly(course.art, spec, small, shown, duration=420, sound="card"),
            appear(course.art, spec, shown.center, duration=500, holds=False),
        ]
    )


def hidden_placed(course: Course, facts: Facts) -> Motions:
    """It is put face down somewhere."""
    end = course.space(facts["space"])
    if end is None:
        return []
    start_at = course.map.inflate(-course.map.w * 4 // 5, -course.map.h * 4 // 5)
    return course.bring(faces.back(end.w, lift=1), start_at, end, tag=f"tile:{facts['tile']}")


def placed(course: Course, facts: Facts) -> Motions:
    """A tile comes down on its space."""
    end = course.space(facts["space"])
    if end is None or facts["face"] < 0:
        return []
    return [
        stamp(course.art, faces.tile(course.view, facts["face"], end.w, lift=1), end.center, sound="card")
    ]


def swapped(course: Course, facts: Facts) -> Motions:
    """Two region pieces change places."""
    one, other = (course.place(f"position:{position}") for position in facts["positions"])
    if one is None or other is None:
        return []
    shown = pieces(course.look.view)
    found: Motions = []
    first, second = facts["positions"]
    for place, begin, end in ((first, one, other), (second, other, one)):
        if shown[place] < 0:
            spec: Spec = RegionBack(begin.w, place, course.view.awake)
        else:
            spec = Region(begin.w, around(shown, place), place, course.view.awake)
        found.append(
            fly(course.art, spec, begin, end, tag=f"ground:{place}", hop=course.px(60), duration=900,
                together=bool(found), sound="" if found else "spell")
        )  # fmt: skip
    return found


# the Nameless


def awake(course: Course, facts: Facts) -> Motions:
    """Darkness falls over the kingdom."""
    area = course.map
    veil = pygame.Surface(area.size, pygame.SRCALPHA)

    def paint(target: pygame.Surface, t: float) -> None:
        veil.fill((12, 10, 46, round(between(0, 150, ease_in_out(t)))))
        target.blit(veil, area.topleft)

    text = counted(
        "The Nameless awakes! {n} Servant rises.",
        "The Nameless awakes! {n} Servants rise.",
        facts["servants"],
    )
    tower = course.space("H3")
    found: Motions = [Motion(paint, 1500, sound="curtain")]
    if tower is not None:
        found.append(
            course.light(
                tower.inflate(tower.w, tower.h), "hostile", shape="disc", duration=900, together=True
            )
        )
    return [*found, course.banner(text, "moon-sun", 2300)]


def guardians(course: Course, facts: Facts) -> Motions:
    """Four cowled tiles are dealt to the gates."""
    found: Motions = []
    tower = course.space("H3")
    for label in facts["gates"]:
        gate = course.space(label)
        if gate is None:
            continue
        begin = tower or course.map
        found += [
            fly(course.art, faces.back(gate.w, "guardian", lift=1), begin, gate, duration=380, sound="card")
        ]
    return found


def guardian_open(course: Course, facts: Facts) -> Motions:
    """A Guardian drops the cowl."""
    place = course.space(facts["space"])
    if place is None or facts["face"] < 0:
        return []
    size = round(place.w * 1.15)
    face = faces.tile(course.view, facts["face"], size)
    return [
        flip(course.art, faces.back(size, "guardian"), face, place.center, tag=f"tile:{facts['tile']}"),
        pause(300),
    ]


def servant(course: Course, facts: Facts) -> Motions:
    """A Servant rises where he serves."""
    place = course.space(facts["space"])
    if place is None:
        return [
            course.banner(
                _("A Servant waits: {name}").format(name=words.thing(facts["face"])), "death-skull", 900
            )
        ]
    spec = faces.tile(course.view, facts["face"], place.w, lift=1)
    return [stamp(course.art, spec, place.center, sound="hit"), course.light(place, "hostile", duration=300)]
