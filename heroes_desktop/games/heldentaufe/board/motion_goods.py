"""Motions of goods, hearts, points, action points and missions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pygame

from heroes_desktop.desktop.art import Heart, Token
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.motion.motion import Motion, ease_out
from heroes_desktop.desktop.motion.ready_made import appear, flip, move, shake, vanish
from heroes_desktop.desktop.motion.stage_props import fly

from ...shared.wording import signed
from .. import figures
from ..art.treasure_die import TreasureDie
from ..art.wares import Tooth
from ..content import mission as mission_at
from ..locale import _, counted
from ..text import icons
from ..text.missions import objective, reward
from . import faces, words
from .course import TITLE, Course, home
from .tokens import held
from .turnbar import shown_seat

Facts = Mapping[str, Any]
Motions = list[Motion]
ROLL = 0.5
"""The share of a treasure roll in which the die tumbles."""


# goods


def ware(course: Course, facts: Facts) -> Motions:
    """A token comes to a hero's board or leaves it for the reserve."""
    seat, word = facts["seat"], facts["kind"]
    size = course.px(54)
    spec = faces.ware(word, size, facts.get("value", 0), lift=1)
    shown = shown_seat(course.look) == seat
    own = (course.was("reserve") if shown else None) or course.board(seat)
    if facts["change"] > 0:
        start, end = home(course, seat), course.board(seat)
        if facts["cause"] in ("merchant", "smith", "laboratory") and shown:
            start = own
        gained = move(
            course.art, spec, start.center, end.center, hop=course.px(60), duration=460, fade_out=True,
            holds=False, sound="coin",
        )  # fmt: skip
        return [gained]
    start = _held(course, seat, word, facts.get("value", 0)) or course.board(seat)
    if facts["cause"] == "eaten":
        own = home(course, seat)
    together = facts["cause"] in ("stripped", "brewed", "delivered")
    return [move(course.art, spec, start.center, own.center, hop=course.px(30), duration=360, fade_out=True,
                 holds=False, together=together, sound="card")]  # fmt: skip


def _held(course: Course, seat: int, word: str, value: int) -> pygame.Rect | None:
    """Where a token lies on the large board, if that is the one shown."""
    if shown_seat(course.look) != seat:
        return None
    for token in reversed(held(course.look, seat)):
        if (token.word, token.value) == (word, value):
            return course.was(f"held:{token.id}")
    return None


def potion_turned(course: Course, facts: Facts) -> Motions:
    """The potion on the belt turns over: it is in use."""
    rect = course.was("held:belt") if shown_seat(course.look) == facts["seat"] else None
    size = rect.w if rect is not None else course.px(60)
    centre = rect.center if rect is not None else home(course, facts["seat"]).center
    fresh, used = faces.ware(facts["kind"], size), faces.ware(facts["kind"], size, used=True)
    return [flip(course.art, fresh, used, centre, tag="held:belt" if rect is not None else "", sound="spell")]


def nothing_left(course: Course, facts: Facts) -> Motions:
    return [course.say(_("none left"), course.board(facts["seat"]), False)]


def craft(course: Course, facts: Facts) -> Motions:
    """A building at work: its tile gleams."""
    hero = course.view.heroes[facts["seat"]]
    rect = course.was(f"tile:{hero.place}")
    return [course.light(rect, "legal", shape="hex", sound="hit")] if rect is not None else []


# hearts, points, action points


def hearts(course: Course, facts: Facts) -> Motions:
    """Hearts come and go at the hero and on his board."""
    seat, change = facts["seat"], facts["change"]
    at = home(course, seat)
    said = ("+" if change > 0 else "−") + counted("{n} heart", "{n} hearts", abs(change))
    found: Motions = [course.say(said, at, change > 0, sound="coin" if change > 0 else "hit")]
    low, high = sorted((facts["now"], facts["now"] - change))
    for index in range(low, high):
        rect = course.was(f"heart:{seat}:{index}")
        if rect is None or shown_seat(course.look) != seat:
            continue
        if change > 0:
            found.append(appear(course.art, Heart(rect.w), rect.center, together=True))
        else:
            found.append(
                shake(
                    course.art,
                    Heart(rect.w),
                    rect.center,
                    tag=f"heart:{seat}:{index}",
                    together=True,
                    holds=False,
                )
            )
    return found


def points(course: Course, facts: Facts) -> Motions:
    """Teeth fly to their owner; those of a thief or a swap have moved already."""
    seat, change, cause = facts["seat"], facts["change"], facts["cause"]
    end = course.points(seat)
    if cause in ("thief", "swap", "tooth") or change < 0:
        return [course.say(signed(change), end, change > 0)]
    return _teeth(course, home(course, seat), end, change)


def _teeth(course: Course, start: pygame.Rect, end: pygame.Rect, count: int) -> Motions:
    """So many small teeth, one after the other."""
    spec = Tooth(course.px(40), 1, lift=1)
    return [
        move(
            course.art, spec, start.center, end.center, hop=course.px(70), duration=560, fade_out=True,
            holds=False, together=index > 0, delay=90 if index else 0, sound="coin",
        )
        for index in range(min(count, 5))
    ]  # fmt: skip


def thief(course: Course, facts: Facts) -> Motions:
    """A tooth slides from the victim to the thief."""
    start, end = (course.points(seat) for seat in (facts["victim"], facts["seat"]))
    spec = Tooth(course.px(44), 1, lift=1)
    return [
        move(
            course.art,
            spec,
            start.center,
            end.center,
            hop=course.px(36),
            duration=800,
            holds=False,
            sound="card",
        )
    ]


def swap(course: Course, facts: Facts) -> Motions:
    """Both piles of teeth cross over."""
    one, other = (course.points(seat) for seat in (facts["winner"], facts["loser"]))
    spec = Tooth(course.px(56), 4, lift=2)
    return [
        move(
            course.art,
            spec,
            one.center,
            other.center,
            hop=course.px(90),
            duration=900,
            holds=False,
            sound="coin",
        ),
        move(
            course.art,
            spec,
            other.center,
            one.center,
            hop=-course.px(40),
            duration=900,
            holds=False,
            together=True,
        ),
        course.say(" – ".join(map(str, facts["points"])), one, True),
    ]


def swallowed(course: Course, facts: Facts) -> Motions:
    """The forest or the trap eats the action points, pip by pip."""
    icon = "pine-tree" if facts["cause"] == "forest" else icons.DANGER_ICON
    found: Motions = []
    left = figures.ap_left(course.look.view)
    for index in reversed(range(left)):
        rect = course.was(f"pip:{index}")
        if rect is not None:
            pip = Token(rect.w, palette.GOLD, icons.AP_ICON, "#3A2208", palette.GOLD_LOW)
            found.append(
                vanish(
                    course.art,
                    pip,
                    rect.center,
                    tag=f"pip:{index}",
                    together=bool(found),
                    delay=110 if found else 0,
                )
            )
    rect = course.was("pip:0") or course.board(facts["seat"])
    big = pygame.Rect(0, 0, course.px(64), course.px(64))
    big.center = rect.center
    sign = Token(
        course.px(58), "#2F4A2A" if facts["cause"] == "forest" else "#5A1E1C", icon, palette.BONE, lift=2
    )
    start = course.at(f"hero:{facts['seat']}") or big
    return [fly(course.art, sign, start, big, duration=360, holds=False, sound="refuse"), *found]


def action_points(course: Course, facts: Facts) -> Motions:
    """Boots came or went: the allowance has changed."""
    rect = course.place("pip:0") or course.board(facts["seat"])
    return [course.say(words.steps(facts["ap"]), rect, True)]


# the treasure die


def treasure(course: Course, facts: Facts) -> Motions:
    """The die rolls beside the hero; of a chest three times."""
    size = course.px(84)
    result = facts["result"]
    frames = [TreasureDie(size, 1 + (result + step * 5) % 6, 1 + step % 6) for step in range(12)]
    settled = TreasureDie(size, result)
    text = "" if facts["of"] == 1 else _("{number} of {of}").format(number=facts["number"], of=facts["of"])
    course.art.want([settled, *frames])

    def paint(target: pygame.Surface, t: float) -> None:
        w, h = target.get_size()
        middle = (w // 2, h // 2 - (course.px(16) if text else 0))
        if t < ROLL:
            part = ease_out(t / ROLL)
            spec = frames[min(len(frames) - 1, int(part * len(frames)))]
            lift = abs(1 - part) * course.px(26) * abs((t * 14) % 2 - 1)
            course.art.blit(target, spec, middle[0] - (1 - part) * w * 0.2, middle[1] - lift, "center")
        else:
            course.art.blit(target, settled, *middle, "center")
        if text:
            course.write(target, text, TITLE, w / 2, h - course.px(34))

    at = home(course, facts["seat"])
    return [course.panel((at.centerx, at.y - course.px(60)), (230, 180), 1700, paint, sound="dice")]


# missions


def mission(course: Course, facts: Facts) -> Motions:
    """The card is turned over before everybody."""
    shown = mission_at(facts["face"])
    high = course.px(330)
    rect = pygame.Rect(0, 0, round(high * 5 / 7), high)
    rect.center = (course.was("surface") or course.middle).center
    text = f"{objective(shown)}\n{_('Reward: {reward}.').format(reward=reward(shown))}"
    face = faces.mission_card(shown, rect.w, rect.h, words.family(shown), text, lift=4)
    back = faces.mission_back(rect.w, rect.h, lift=4)
    start = course.was(f"mission:{facts['card']}") or course.board(facts["seat"])
    course.art.want([face, back])
    small = pygame.Rect(0, 0, rect.w // 3, rect.h // 3)
    small.center = start.center
    return [
        fly(
            course.art,
            back,
            small,
            rect,
            tag=f"mission:{facts['card']}",
            duration=300,
            holds=False,
            sound="card",
        ),
        flip(course.art, back, face, rect.center, holds=False),
        _standing(course, face, rect),
    ]


def _standing(course: Course, face: Any, rect: pygame.Rect) -> Motion:
    """The card stays to be read, then fades."""

    def paint(target: pygame.Surface, t: float) -> None:
        if t < 1:
            course.art.blit(
                target, face, *rect.center, "center", alpha=255 if t < 0.8 else round(255 * (1 - t) / 0.2)
            )

    return Motion(paint, 1300, holds=False)


def refused(course: Course, facts: Facts) -> Motions:
    """A refused card goes to the open discard pile."""
    rect = course.was(f"mission:{facts['card']}") or course.board(facts["seat"])
    high = course.px(120)
    start = pygame.Rect(0, 0, round(high * 5 / 7), high)
    start.center = rect.center
    end = start.move(0, -course.px(120))
    shown = mission_at(facts["face"])
    face = faces.mission_card(shown, start.w, start.h, "", "", compact=True, lift=2)
    tag = f"mission:{facts['card']}"
    return [fly(course.art, face, start, end, tag=tag, duration=520, fade=True, holds=False, sound="card")]


def drawn(course: Course, facts: Facts) -> Motions:
    """A new card, seen from behind by everybody."""
    end = course.board(facts["seat"])
    high = course.px(84)
    back = faces.mission_back(round(high * 5 / 7), high, lift=2)
    start = (end.centerx, end.y - course.px(110))
    return [move(course.art, back, start, end.center, duration=260, fade_out=True, holds=False, sound="card")]
