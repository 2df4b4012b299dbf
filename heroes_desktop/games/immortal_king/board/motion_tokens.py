"""Motions of tokens: Courage turning into Fear, Mana, Tenacity, powers used, fate."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pygame

from heroes_desktop.desktop.art import Parchment, Token
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.motion.motion import Motion
from heroes_desktop.desktop.motion.ready_made import appear, move, vanish
from heroes_desktop.desktop.motion.stage_props import fly, show_card, stamp

from ..content import SCENARIOS
from ..locale import _
from ..state import FINAL
from ..text import fate as fate_texts
from ..text import words
from . import faces
from .moves import Stage

Facts = Mapping[str, Any]
Motions = list[Motion]


def _token(size: int, kind: str) -> Token:
    colour, icon = {
        "courage": (faces.COURAGE, faces.COURAGE_ICON),
        "fear": (faces.FEAR, faces.FEAR_ICON),
        "mana": (faces.MANA, faces.MANA_ICON),
        "tenacity": (faces.TENACITY, faces.TENACITY_ICON),
    }[kind]
    return Token(size, colour, icon, palette.BONE, lift=1)


def courage(stage: Stage, facts: Facts) -> Motions:
    """Lost Courage goes over to the row of Fear; gained Courage appears in its row."""
    change, now = facts["change"], facts["now"]
    if stage.was("courage:0") is None:
        return [_told(stage, _("Courage"), change, change > 0)]
    found: Motions = []
    fear = stage.shift.look_before.view.fear
    for index in range(min(now, now - change), max(now, now - change)):
        start = stage.was(f"courage:{index}")
        if start is None:
            continue
        red = _token(start.w, "courage")
        if change > 0:
            found.append(appear(stage.art, red, start.center, together=bool(found), sound="coin"))
            continue
        end = stage.was(f"fear:{min(fear + index - now, 9)}", f"fear:{fear}", "fear")
        goal = end.center if end is not None else (start.centerx, start.centery + stage.px(60))
        found.append(
            move(stage.art, red, start.center, goal, tag=f"courage:{index}", hop=stage.px(26),
                 duration=480, fade_out=True, holds=False, together=bool(found), sound="hit")
        )  # fmt: skip
    return found


def fear(stage: Stage, facts: Facts) -> Motions:
    """New Fear comes up in its row; Fear that is spent goes."""
    change, now = facts["change"], facts["now"]
    if stage.was("fear:0") is None:
        return [_told(stage, _("Fear"), change, change < 0)]
    found: Motions = []
    for index in range(min(now, now - change), max(now, now - change)):
        place = stage.was(f"fear:{index}")
        if place is None:
            continue
        black = _token(place.w, "fear")
        more: dict[str, Any] = {"together": bool(found)}
        if change > 0:
            found.append(appear(stage.art, black, place.center, sound="" if found else "coin", **more))
        else:
            found.append(vanish(stage.art, black, place.center, tag=f"fear:{index}", **more))
    return found


def _told(stage: Stage, name: str, change: int, good: bool) -> Motion:
    """The change in words, where the row is not on the screen."""
    return stage.say(f"{name} {words.signed(change)}", stage.middle, good)


def mana(stage: Stage, facts: Facts) -> Motions:
    """Mana comes to an adventurer or is spent."""
    rect = stage.place(f"mana:{facts['adventurer']}")
    if rect is None:
        return []
    token = _token(rect.w, "mana")
    if facts["change"] < 0:
        gone = vanish(stage.art, token, rect.center, tag=f"mana:{facts['adventurer']}", sound="spell")
        return [gone, stage.light(rect.inflate(rect.w // 2, rect.h // 2), "explore", together=True)]
    start = stage.was("enemy", "tray") or stage.middle
    return [move(stage.art, token, start.center, rect.center, hop=stage.px(40), duration=420, sound="coin")]


def tenacity(stage: Stage, facts: Facts) -> Motions:
    """The token is clamped onto a guard, or taken off."""
    lane = facts["corridor"]
    rect = stage.place("final" if lane == FINAL else f"guard:{lane}")
    if rect is None:
        return []
    size = max(stage.px(30), round(rect.w * 0.36))
    centre = (rect.right - size // 3, rect.bottom - size // 2)
    token = Token(size, faces.TENACITY, faces.TENACITY_ICON, "#3A2408", lift=1)
    if facts["on"]:
        return [stamp(stage.art, token, centre)]
    return [vanish(stage.art, token, centre, tag=f"token:{lane}")]


def used(stage: Stage, facts: Facts) -> Motions:
    """A gift, a power or an ultimate power: the adventurer gleams."""
    rect = stage.was(f"hero:{facts['adventurer']}")
    return [stage.light(rect, "legal", sound="spell")] if rect is not None else []


def ultimate(stage: Stage, facts: Facts) -> Motions:
    """The greatest power steps out of the row for a moment."""
    rect = stage.was(f"hero:{facts['adventurer']}")
    if rect is None:
        return []
    large = rect.inflate(rect.w // 2, rect.h // 2).move(0, -rect.h // 3)
    spec = faces.face_spec(facts["face"], large.w, large.h, compact=True, lift=4)
    return [
        stage.light(rect, "legal", sound="spell"),
        fly(stage.art, spec, rect, large, duration=420, fade=True, holds=False, together=True),
    ]


def fate(stage: Stage, facts: Facts) -> Motions:
    """The entry of the fate scale as a card to be read."""
    entry = SCENARIOS[facts["scenario"]].entry[facts["entry"] - 1]
    title = words.say(entry.title) or _("Fate")
    told = fate_texts.effect(entry)
    letters = stage.shift.ui.letters
    rect = pygame.Rect(0, 0, stage.px(430), stage.px(230))
    rect.center = stage.middle.center
    head = Style("title", 28, palette.HEADING, align="center")
    body = Style("strong", 21, palette.INK, align="center")
    inside = rect.inflate(-2 * stage.px(34), -2 * stage.px(30))

    def write(target: pygame.Surface) -> None:
        first = f"{facts['entry']}. {title}"
        high = letters.blit_block(target, first, head, inside).surface.get_height()
        rest = pygame.Rect(inside.x, inside.y + high + stage.px(12), inside.w, inside.h - high - stage.px(12))
        letters.blit_block(target, told[:1].upper() + told[1:] + ".", body, rest)

    return [show_card(stage.art, Parchment(rect.w, rect.h, "fate", lift=4), rect, write)]


def second_fight(stage: Stage, facts: Facts) -> Motions:
    del facts
    return [stage.say(_("A second fight"), stage.middle, sound="spell")]


def deliver(stage: Stage, facts: Facts) -> Motions:
    """The party shows itself."""
    del facts
    found: Motions = []
    for tag, rect in stage.shift.after.items():
        if tag.startswith("hero:"):
            face = stage.view.adventurers[int(tag[5:])]
            spec = faces.face_spec(face, rect.w, rect.h, compact=True)
            found.append(appear(stage.art, spec, rect.center, together=bool(found), delay=60.0 * bool(found)))
    return found
