"""Motions of cards: dealing, guards, piles, equipment, payments, won cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pygame

from heroes_desktop.desktop.art import Pile, Token
from heroes_desktop.desktop.motion.motion import Motion
from heroes_desktop.desktop.motion.ready_made import appear, flip, move, vanish
from heroes_desktop.desktop.motion.stage_props import fly, stamp

from ..content import CARDS
from ..locale import _
from ..state import FINAL
from . import faces
from .moves import Stage, climb, lift_bars
from .purse import TREASURE

Facts = Mapping[str, Any]
Motions = list[Motion]


def dealt(stage: Stage, facts: Facts) -> Motions:
    """Shuffled in the middle, dealt to the corridors in turn."""
    found: Motions = []
    middle = stage.middle
    for step in range(2):
        for lane in range(facts["corridors"]):
            end = stage.will(f"pile:{lane}")
            if end is None:
                continue
            back = faces.dungeon_back(end.w, end.h, lift=2)
            found.append(
                move(stage.art, back, middle.center, end.center, duration=240, sound="card",
                     together=bool(found), delay=70.0 * bool(found) * (1 + step))
            )  # fmt: skip
    return found


def final_monster(stage: Stage, facts: Facts) -> Motions:
    """It rises at the end of the corridors."""
    rect = stage.will("final")
    if rect is None:
        return []
    spec = faces.face_spec(facts["face"], rect.w, rect.h, compact=True, lift=3, state="disabled")
    return [climb(stage.art, spec, rect)]


def guard(stage: Stage, facts: Facts) -> Motions:
    """The next card slides in from its pile and turns up, or stays face down in ambush."""
    lane = facts["corridor"]
    end = stage.place(f"guard:{lane}")
    start = stage.place(f"pile:{lane}")
    if end is None or start is None:
        return []
    back = faces.dungeon_back(end.w, end.h, lift=2)
    slide = move(stage.art, back, start.center, end.center, sound="card", duration=260)
    if not facts["up"]:
        return [slide]
    face = faces.face_spec(facts["face"], end.w, end.h, compact=True)
    return [slide, flip(stage.art, back, face, end.center)]


def turned_up(stage: Stage, facts: Facts) -> Motions:
    """An ambushed guard shows its face."""
    lane = facts["corridor"]
    rect = stage.place(f"guard:{lane}")
    if rect is None:
        return []
    back = faces.dungeon_back(rect.w, rect.h, lift=2)
    face = faces.face_spec(facts["face"], rect.w, rect.h, compact=True)
    return [flip(stage.art, back, face, rect.center, tag=f"guard:{lane}"), stage.light(rect, "hostile")]


def swap(stage: Stage, facts: Facts) -> Motions:
    """Two piles cross; the guards stand still."""
    found: Motions = []
    lanes = (facts["a"], facts["b"])
    for here, there in (lanes, lanes[::-1]):
        start, end = stage.was(f"pile:{here}"), stage.place(f"pile:{there}")
        if start is None or end is None:
            continue
        count = max(1, len(stage.view.corridors[there].pile))
        spec = Pile(start.w, start.h, faces.dungeon_back(start.w, start.h), count, lift=2)
        found.append(
            fly(stage.art, spec, start, end, tag=f"pile:{here}", hop=stage.px(40 if here < there else -40),
                duration=520, sound="card", together=bool(found))
        )  # fmt: skip
    return found


def looked(stage: Stage, facts: Facts) -> Motions:
    """Cards of a pile come up for the one who may see them; for others the pile only gleams."""
    rect = stage.place(f"pile:{facts['corridor']}")
    if rect is None:
        return []
    found = [stage.light(rect, "explore", sound="card")]
    for place, face in enumerate(facts.get("faces", ())):
        spec = faces.face_spec(face, rect.w, rect.h, compact=True)
        spot = (rect.centerx + place * rect.w // 3, rect.centery)
        found.append(appear(stage.art, spec, spot, together=place > 0, delay=90.0 * (place > 0)))
    return found


def tops(stage: Stage, facts: Facts) -> Motions:
    """The dungeon master looks at the tops."""
    found: Motions = []
    for lane, _card, face in facts["tops"]:
        rect = stage.place(f"pile:{lane}")
        if rect is None:
            continue
        w, h = round(rect.w * 0.8), round(rect.h * 0.8)
        spec = faces.face_spec(face, w, h, compact=True, lift=1)
        spot = (rect.centerx, rect.y + round(rect.h * 0.04) + h // 2)
        found.append(appear(stage.art, spec, spot, together=bool(found), sound="" if found else "card"))
    return found


def pile_changed(stage: Stage, facts: Facts) -> Motions:
    """Something was done to a pile."""
    rect = stage.place(f"pile:{facts['corridor']}")
    return [stage.light(rect, "explore", sound="card")] if rect is not None else []


def exchanged(stage: Stage, facts: Facts) -> Motions:
    """A guard and a pile's card change places."""
    guard_at, pile_at = stage.was(f"guard:{facts['corridor']}"), stage.was(f"pile:{facts['pile']}")
    if guard_at is None or pile_at is None:
        return []
    back = faces.dungeon_back(guard_at.w, guard_at.h, lift=2)
    tag = f"guard:{facts['corridor']}"
    return [
        move(stage.art, back, guard_at.center, pile_at.center, tag=tag, sound="card"),
        move(stage.art, back, pile_at.center, guard_at.center, together=True),
    ]


# equipment


def revealed(stage: Stage, facts: Facts) -> Motions:
    """A hidden card is turned up in its place."""
    rect = stage.was(f"gear:{facts['card']}")
    if rect is None:
        return []
    face = faces.face_spec(facts["face"], rect.w, rect.h, compact=True)
    back = faces.equipment_back(rect.w, rect.h, lift=2)
    return [flip(stage.art, back, face, rect.center, tag=f"gear:{facts['card']}"), stage.light(rect, "legal")]


def potion(stage: Stage, facts: Facts) -> Motions:
    """It is shown, drunk and gone."""
    rect = stage.was(f"gear:{facts['card']}")
    found = revealed(stage, facts)
    if rect is None:
        return found
    face = faces.face_spec(facts["face"], rect.w, rect.h, compact=True)
    goal = stage.place("tray", "lane:0") or stage.middle
    end = (rect.centerx, rect.centery - min(stage.px(160), abs(rect.centery - goal.centery)))
    return [*found, move(stage.art, face, rect.center, end, fade_out=True, sound="spell", holds=False)]


def quest(stage: Stage, facts: Facts) -> Motions:
    """The stamp of a quest."""
    tag = f"gear:{facts['card']}"
    rect = stage.was(tag)
    if rect is None:
        return []
    seal = Token(round(rect.w * 0.55), "#8A2018", "scroll-unfurled", rim="#E8C48A", lift=1)
    hidden = facts["card"] in stage.shift.look_before.view.hidden
    found = revealed(stage, facts) if hidden else []
    return [*found, stamp(stage.art, seal, rect.center)]


def payment(stage: Stage, facts: Facts) -> Motions:
    """Won cards leave their stacks."""
    found: Motions = []
    for face in facts["faces"]:
        start = stage.was(_stack(face))
        if start is None:
            continue
        w, h = faces.card_size(stage.px(120))
        spec = faces.face_spec(face, w, h, compact=True)
        end = pygame.Rect(0, 0, w, h)
        end.center = (start.centerx - stage.px(180), start.centery + stage.px(40))
        found.append(
            fly(stage.art, spec, start, end, fade=True, sound="coin", together=bool(found),
                delay=60.0 * bool(found), holds=False)
        )  # fmt: skip
    return found


def discarded(stage: Stage, facts: Facts) -> Motions:
    """Cards that simply go."""
    found: Motions = []
    for card, face in zip(facts["cards"], facts["faces"], strict=False):
        rect = stage.was(f"gear:{card}", _stack(face))
        if rect is not None:
            spec = faces.face_spec(face, rect.w, rect.h, compact=True)
            found.append(vanish(stage.art, spec, rect.center, tag=f"gear:{card}", together=bool(found)))
    return found


def gained_gear(stage: Stage, facts: Facts) -> Motions:
    """A card joins the party's equipment."""
    rect = stage.will(f"gear:{facts['card']}")
    if rect is None:
        return []
    face = facts.get("face", -1)
    spec: Any = (
        faces.face_spec(face, rect.w, rect.h, compact=True)
        if face >= 0
        else faces.equipment_back(rect.w, rect.h, lift=2)
    )
    return [appear(stage.art, spec, rect.center, sound="card")]


def _stack(face: int) -> str:
    card = CARDS[face]
    return f"won:{TREASURE if card.treasure else max(0, card.colour)}"


def won(stage: Stage, facts: Facts) -> Motions:
    """The card flies to its colour's stack; where no stack is on screen it leaves to the side."""
    lane = facts["corridor"]
    taken = facts["cause"] in ("taken", "recovered")
    start = stage.was(f"pile:{lane}") if taken else stage.was("enemy", f"guard:{lane}")
    if facts["cause"] == "eliminated":
        start = stage.was(f"guard:{lane}")
    if start is None:
        start = stage.middle
    end = stage.was(_stack(facts["face"]))
    if end is None:
        end = pygame.Rect(stage.shift.ui.metrics.width + 10, start.y, start.w // 3, start.h // 3)
    if start == stage.was("enemy"):
        spec = faces.enemy_spec(stage.shift.look_before.view, facts["face"], start.w, start.h)
    else:
        spec = faces.face_spec(facts["face"], start.w, start.h, compact=True)
    motion = fly(stage.art, spec, start, end, hop=stage.px(50), duration=480, sound="card")
    hides = motion.hides | {f"guard:{lane}", f"token:{lane}"} if not taken else motion.hides
    return [Motion(motion.paint, motion.duration, frozenset(hides), sound="card")]


def corridor_empty(stage: Stage, facts: Facts) -> Motions:
    """The first empty corridor opens the way: the bars go up."""
    lane = stage.place(f"lane:{facts['corridor']}")
    found = [stage.light(lane, "legal")] if lane is not None else []
    bars = stage.was("portcullis")
    if facts["first"]:
        if bars is not None:
            found.append(lift_bars(stage.art, bars))
        found.append(stage.say(_("The way is open"), bars or stage.middle))
    return found


def attack(stage: Stage, facts: Facts) -> Motions:
    """The guard steps forward into the fight."""
    lane = facts["corridor"]
    start = stage.was("final" if lane == FINAL else f"guard:{lane}")
    end = stage.will("enemy")
    if start is None or end is None:
        return [stage.light(start, "hostile", sound="step")] if start is not None else []
    spec = faces.enemy_spec(stage.shift.look_after.view, facts["face"], end.w, end.h)
    return [fly(stage.art, spec, start, end, duration=420, sound="step")]


def fight_moved(stage: Stage, facts: Facts) -> Motions:
    """The fight goes on against another guard."""
    return attack(stage, {**facts, "corridor": facts["into"]})
