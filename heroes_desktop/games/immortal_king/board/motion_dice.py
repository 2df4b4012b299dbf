"""Motions of the fight: dice, Doom, sums, hands, outcome."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pygame

from heroes_desktop.desktop.art import Die, SolidIcon, Token
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.motion.motion import Motion
from heroes_desktop.desktop.motion.ready_made import appear, pause, roll, shake

from ..content import CARDS
from ..locale import _
from ..text import words
from . import faces
from .fight import die_colour
from .moves import Stage, pump, reach
from .throw import DUNGEON, HANDS, PARTY

Facts = Mapping[str, Any]
Motions = list[Motion]


def _tray(stage: Stage, tag: str = "") -> pygame.Rect:
    """Where a die lies; without a tray on screen, the middle of the board."""
    found = stage.place(tag) if tag else None
    if found is not None:
        return found
    tray = stage.place("tray")
    spot = pygame.Rect(0, 0, stage.px(100), stage.px(100))
    spot.center = tray.move(-tray.w // 5, 0).center if tray is not None else stage.middle.center
    return spot


def rolled(stage: Stage, facts: Facts) -> Motions:
    """A die tumbles into the tray; the old one is taken up first."""
    tag = f"die:{facts.get('die', 0)}"
    rect = _tray(stage, tag)
    return [_tumble(stage, facts["sides"], facts["result"], rect, tag), _one(stage, facts, rect)]


def _tumble(stage: Stage, sides: int, result: int, rect: pygame.Rect, tag: str, foe: bool = False) -> Motion:
    colour = "red" if foe else die_colour(sides)
    size = min(rect.w, rect.h) if rect.w else stage.px(100)
    frames = stage.art.tumble(sides, size, colour, sides * 100 + result)
    motion = roll(stage.art, frames, Die(sides, result, size, colour, lift=1), rect.center)
    ready = {f"ready:{index}" for index in range(4)}
    return Motion(motion.paint, motion.duration, frozenset({tag, *ready}), sound="dice")


def _one(stage: Stage, facts: Facts, rect: pygame.Rect) -> Motion:
    """The total rises from the die."""
    total, power = facts.get("total", -1), facts.get("power", -1)
    if total < 0:
        return pause(60)
    return stage.say(str(total), rect, total >= power)


def power_die(stage: Stage, facts: Facts) -> Motions:
    """The enemy's own die."""
    rect = _tray(stage, "die:power")
    return [_tumble(stage, facts["sides"], facts["result"], rect, "die:power", foe=True)]


def armour(stage: Stage, facts: Facts) -> Motions:
    """The coat is tested."""
    rect = _tray(stage)
    told = _("Saved") if facts["saved"] else _("No luck")
    return [_tumble(stage, 6, facts["result"], rect, ""), stage.say(told, rect, facts["saved"])]


def doom(stage: Stage, facts: Facts) -> Motions:
    """A dark hand turns the die."""
    del facts
    rect = _tray(stage, "die:0")
    hand = SolidIcon(stage.px(150), "mdi:hand-back-left", "violet")
    return [
        stage.light(rect, "hostile", duration=760),
        reach(stage.art, hand, rect.center, stage.px(220), together=True),
    ]


def die_set(stage: Stage, facts: Facts) -> Motions:
    """The die is turned to a value by hand."""
    rect = _tray(stage, "die:0")
    fight = stage.view.fight
    sides = fight.sides[0] if fight is not None and fight.sides else 6
    spec = Die(sides, facts["value"], min(rect.w, rect.h), die_colour(sides), lift=1)
    return [appear(stage.art, spec, rect.center, sound="spell"), stage.say(str(facts["total"]), rect)]


def multiplied(stage: Stage, facts: Facts) -> Motions:
    return [stage.say(f"×{facts['by']}", _tray(stage, "die:0"), sound="spell")]


def bonus(stage: Stage, facts: Facts) -> Motions:
    rect = _tray(stage, "die:0")
    return [stage.say(words.signed(facts["amount"]), rect, facts["amount"] >= 0, sound="spell")]


def power_lowered(stage: Stage, facts: Facts) -> Motions:
    rect = stage.was("enemy", f"guard:{facts['corridor']}", "final") or stage.middle
    return [stage.say(words.signed(-facts["amount"]), rect, sound="spell")]


def silenced(stage: Stage, facts: Facts) -> Motions:
    rect = stage.was("enemy", f"guard:{facts['corridor']}", "final") or stage.middle
    return [stage.light(rect, "info", sound="spell")]


def throw(stage: Stage, facts: Facts) -> Motions:
    """Both fists count to three and open together."""
    found: Motions = []
    tray = stage.place("tray") or stage.middle
    size = round(min(tray.h * 0.6, tray.w * 0.33))
    for side, colour, share in (("party", PARTY, 0.25), ("dm", DUNGEON, 0.75)):
        rect = stage.was(f"fist:{side}")
        centre = rect.center if rect is not None else (round(tray.x + tray.w * share), tray.centery)
        wide = rect.w if rect is not None else size
        closed = Token(wide, colour, HANDS["rock"], palette.BONE, palette.BRASS, lift=1)
        shown = Token(wide, colour, HANDS[facts[side]], palette.BONE, palette.BRASS, lift=1)
        found.append(
            pump(stage.art, closed, shown, centre, tag=f"fist:{side}", together=bool(found),
                 sound="" if found else "dice")
        )  # fmt: skip
    told = {"won": _("Throw won"), "lost": _("Throw lost"), "tie": _("Tie")}[facts["result"]]
    return [*found, stage.say(told, tray, facts["result"] == "won"), pause(250)]


def fight_won(stage: Stage, facts: Facts) -> Motions:
    rect = stage.was("enemy") or stage.middle
    spec = faces.enemy_spec(stage.shift.look_before.view, facts["face"], rect.w, rect.h)
    found = [shake(stage.art, spec, rect.center, tag="enemy")] if stage.was("enemy") else []
    return [*found, stage.say(_("Victory"), rect, sound="win")]


def fight_lost(stage: Stage, facts: Facts) -> Motions:
    del facts
    rect = stage.was("enemy") or stage.middle
    return [stage.light(rect, "hostile", sound="hit"), stage.say(_("Defeat"), rect, False, together=True)]


def fight_left(stage: Stage, facts: Facts) -> Motions:
    rect = stage.was("enemy") or stage.middle
    name = words.say(CARDS[facts["face"]].name)
    return [stage.say(_("Away from {card}").format(card=name), rect, sound="step")]
