"""Motions of what heroes do and suffer: figures that rise, fights, rewards, goods, the final battle."""

from __future__ import annotations

import pygame

from heroes_desktop.desktop.art import Heart, Token
from heroes_desktop.desktop.motion.motion import Motion
from heroes_desktop.desktop.motion.ready_made import pause, shake, vanish
from heroes_desktop.desktop.motion.stage_props import fly, stamp

from ...shared.wording import signed
from ..art.specs import Cube
from ..content import face_id
from ..figures import DICE
from ..locale import _, counted
from ..text import words
from . import faces
from .course import Course
from .rolling import Facts

Motions = list[Motion]


def _life(course: Course, seat: int, difference: int) -> Motions:
    text = _("{amount} life").format(amount=signed(difference))
    return [course.say(text, course.seat(seat), difference > 0)]


def healed(course: Course, facts: Facts) -> Motions:
    """Hearts come back."""
    gained = facts["life"] - facts["before"]
    return _life(course, facts["seat"], gained) if gained else []


def gold(course: Course, facts: Facts) -> Motions:
    """Coins change hands."""
    seat, difference = facts["seat"], facts["gold"] - facts["before"]
    if not difference:
        return []
    purse = course.place(f"gold:{seat}")
    text = counted("{amount} gold", "{amount} gold", abs(difference), amount=signed(difference))
    found = [course.say(text, course.seat(seat), difference > 0)]
    if purse is not None and difference > 0:
        size = course.px(34)
        coin = Token(size, "#E2B04A", faces.GOLD_ICON, "#5A3408", "#7A4E12")
        begin = pygame.Rect(0, 0, size, size)
        begin.center = course.seat(seat).center
        found.append(fly(course.art, coin, begin, purse.inflate(-purse.w // 2, 0), duration=420, fade=True,
                         together=True, sound="coin"))  # fmt: skip
    return found


def cubes(course: Course, facts: Facts) -> Motions:
    """A cube flies to its track; another die is celebrated."""
    seat, colour = facts["seat"], facts["colour"]
    gained = facts["cubes"] - facts["before"]
    size = course.px(30)
    begin = pygame.Rect(0, 0, size, size)
    begin.center = course.seat(seat).center
    end = course.place(f"cube:{seat}:{colour}:{max(1, facts['cubes'])}")
    text = counted(
        "{amount} cube ({colour})", "{amount} cubes ({colour})", abs(gained),
        amount=signed(gained), colour=words.colour(colour),
    )  # fmt: skip
    found = [course.say(text, begin, gained > 0)]
    if end is not None and gained > 0:
        found.append(
            fly(
                course.art,
                Cube(size, colour),
                begin,
                end,
                duration=520,
                hop=course.px(30),
                together=True,
                sound="coin",
            )
        )
        if facts["dice"] > DICE[facts["before"]]:
            found.append(course.light(end, "selected", duration=600, sound="win"))
            found.append(course.say(_("one more die"), end, together=True))
    return found


def skill(course: Course, facts: Facts) -> Motions:
    """A skill rises."""
    seat = facts["seat"]
    badge = course.place(f"skill:{seat}:{facts['skill']}")
    text = f"{words.skill(facts['skill'])} {facts['value']}"
    found = [course.say(text, course.seat(seat), facts["value"] > facts["before"])]
    if badge is not None:
        found.append(course.light(badge, "selected", duration=500, together=True, sound="win"))
    return found


# fights


def combat(course: Course, facts: Facts) -> Motions:
    """Somebody bars the way."""
    place = course.at(f"tile:{facts['foe']}") or course.space(facts["space"])
    if place is None:
        return []
    return [course.light(place.inflate(6, 6), "hostile", duration=420, sound="hit")]


def victory(course: Course, facts: Facts) -> Motions:
    """The opponent is shaken and goes."""
    tag = f"tile:{facts['foe']}"
    place = course.at(tag)
    said = course.say(_("Victory!"), course.seat(facts["seat"]), sound="win")
    if place is None or facts["face"] < 0:
        return [said]
    spec = faces.tile(course.view, facts["face"], place.w, lift=1)
    return [
        shake(course.art, spec, place.center, tag=tag),
        vanish(course.art, spec, place.center, tag=tag),
        said,
    ]


def beaten(course: Course, facts: Facts) -> Motions:
    """The hero is struck."""
    seat = facts["seat"]
    place = course.at(f"hero:{seat}")
    if place is None:
        return []
    spec = faces.pawn(course.look, seat, place.h, lift=1)
    return [
        shake(course.art, spec, place.center, tag=f"hero:{seat}"),
        course.say(_("beaten"), place, False, together=True),
    ]


def hurt(course: Course, facts: Facts) -> Motions:
    """A heart breaks on the sheet."""
    seat = facts["seat"]
    lost = facts["life"] - facts["before"]
    found = _life(course, seat, lost) if lost else []
    heart = course.was(f"heart:{seat}:{facts['before'] - 1}")
    if heart is not None and lost < 0:
        spec = Heart(heart.w)
        found.append(
            shake(course.art, spec, heart.center, tag=f"heart:{seat}:{facts['before'] - 1}", together=True)
        )
    return found


def gate_open(course: Course, facts: Facts) -> Motions:
    """The gate to the Tower stands open."""
    place = course.space(facts["space"])
    if place is None:
        return []
    return [
        course.light(place.inflate(place.w, place.h), "selected", shape="disc", duration=700, sound="win"),
        course.banner(_("The way into the Tower is open for {hero}.").format(
            hero=words.hero(course.view, facts["seat"])), "metal-gate", 1500),
    ]  # fmt: skip


def died(course: Course, facts: Facts) -> Motions:
    """The figure falls."""
    seat = facts["seat"]
    place = course.at(f"hero:{seat}")
    text = _("{hero} has fallen.").format(hero=words.hero(course.view, seat))
    found: Motions = []
    if place is not None:
        spec = faces.pawn(course.look, seat, place.h, lift=1)
        found += [
            shake(course.art, spec, place.center, tag=f"hero:{seat}", sound="lose"),
            vanish(course.art, spec, place.center, tag=f"hero:{seat}"),
        ]
    return [*found, course.banner(text, "mdi:grave-stone", 1500)]


def successor(course: Course, facts: Facts) -> Motions:
    """A young relative steps out of the house."""
    home = course.space(facts["home"])
    if home is None:
        return []
    end = course.foot(facts["seat"], home)
    course.moved[f"hero:{facts['seat']}"] = end
    spec = faces.pawn(course.shift.look_after, facts["seat"], end.h, lift=1)
    return [
        stamp(course.art, spec, end.center, sound="step"),
        course.light(home, "legal", shape="disc", duration=400),
    ]


# missions, quests, goods


def accepted(course: Course, facts: Facts) -> Motions:
    """The mission goes to the sheet."""
    return _to_sheet(course, facts["seat"], facts["tile"], facts["face"])


def taken(course: Course, facts: Facts) -> Motions:
    """An object is picked up."""
    return _to_sheet(course, facts["seat"], facts["tile"], facts["face"])


def _to_sheet(course: Course, seat: int, tile: int, face: int) -> Motions:
    begin = course.at(f"tile:{tile}")
    end = course.place(f"mission:{tile}") or course.place(f"portrait:{seat}") or course.seat(seat)
    if begin is None or face < 0:
        return []
    target = pygame.Rect(0, 0, begin.w, begin.h)
    target.center = (end.x + begin.w // 2, end.centery)
    spec = faces.tile(course.view, face, begin.w, lift=1)
    return course.bring(spec, begin, target, tag=f"tile:{tile}")


def accomplished(course: Course, facts: Facts) -> Motions:
    """A mission is done."""
    entry = course.was(f"mission:{facts['tile']}")
    place = entry or course.seat(facts["seat"])
    return [
        course.light(place, "selected", duration=450, sound="win"),
        course.say(_("Mission accomplished"), place, together=True),
    ]


def quest_step(course: Course, facts: Facts) -> Motions:
    """A step of a quest is done."""
    text = _("{quest}: step {step} of 3").format(quest=words.quest(facts["quest"]), step=facts["step"])
    return [course.banner(text, faces.QUEST_ICON, 1500, sound="win")]


def gem(course: Course, facts: Facts) -> Motions:
    """The gem is awarded."""
    text = _("{hero} wins a gem and may challenge the Tower!").format(
        hero=words.hero(course.view, facts["seat"])
    )
    found = [course.banner(text, faces.QUEST_ICON, 2000, sound="win")]
    face = course.place(f"portrait:{facts['seat']}")
    if face is not None:
        found.append(course.light(face, "selected", shape="disc", duration=900, together=True))
    return found


def item(course: Course, facts: Facts) -> Motions:
    """An item finds its place on the sheet."""
    end = course.will(f"item:{facts['item']}")
    begin = course.at(f"ware:{facts['item']}", f"tile:{facts['item']}") or course.seat(facts["seat"])
    size = max(begin.w, course.px(48))
    spec = faces.item(facts["face"], size, lift=1)
    if end is None:
        return [course.say(words.item(facts["face"]), course.seat(facts["seat"]))]
    return course.bring(spec, begin, end, tag=f"ware:{facts['item']}")


def dropped(course: Course, facts: Facts) -> Motions:
    """An item is left on the ground."""
    end = course.space(facts["space"])
    begin = course.at(f"item:{facts['item']}")
    if end is None or begin is None:
        return []
    return course.bring(faces.item(facts["face"], begin.w, lift=1), begin, end, tag=f"item:{facts['item']}")


def stall(course: Course, facts: Facts) -> Motions:
    """Goods are laid out on the counter."""
    found: Motions = [course.light(course.map, "info", duration=300, sound="coin")]
    pile = course.place("pile:bazaar") or course.map
    for number, (item_number, face) in enumerate(zip(facts["items"], facts["faces"], strict=True)):
        end = course.will(f"ware:{item_number}")
        if end is not None and face >= 0:
            found.append(
                fly(
                    course.art,
                    faces.item(face, end.w, lift=1),
                    pile,
                    end,
                    duration=360,
                    together=True,
                    delay=90 * bool(number),
                    sound="card",
                )
            )
    return found


def bought(course: Course, facts: Facts) -> Motions:
    """A good is sold."""
    place = course.at(f"ware:{facts['item']}")
    if place is None:
        return []
    return [course.light(place, "selected", duration=320, sound="coin")]


# the final battle


def battle(course: Course, facts: Facts) -> Motions:
    """The Nameless shows his face."""
    name = words.thing(facts["face"])
    size = round(min(course.map.w, course.map.h) * 0.5)
    key = f"{faces.GAME}/{face_id(facts['face'])}"
    spec = faces.face_portrait(key, size, "#46207A", lift=4)
    return [
        stamp(course.art, spec, course.map.center, sound="curtain"),
        course.banner(_("{name} awaits you.").format(name=name), faces.TOWER_ICON, 1900),
    ]


def nameless_life(course: Course, facts: Facts) -> Motions:
    """His life goes down, or up where he feeds on wounds."""
    place = course.place("foe") or course.map
    difference = facts["life"] - facts["before"]
    return [
        course.say(_("{amount} life").format(amount=signed(difference)), place, difference < 0, sound="hit")
    ]


def struck(course: Course, facts: Facts) -> Motions:
    """He strikes back."""
    seat = facts["seat"]
    place = course.place(f"portrait:{seat}") or course.seat(seat)
    return [course.light(place, "hostile", shape="disc", duration=450, sound="hit")]


def nameless_beaten(course: Course, facts: Facts) -> Motions:
    """The Tower falls silent."""
    text = _("{name} is beaten!").format(name=words.thing(facts["face"]))
    return [
        course.light(course.map, "selected", duration=900, sound="win"),
        course.banner(text, "trophy", 2400, together=True),
        pause(300),
    ]
