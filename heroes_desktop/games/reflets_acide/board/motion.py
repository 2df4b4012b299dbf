"""What moves when something happens: pawns on the road, gems, cards, dice, tokens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

import pygame

from heroes_desktop.desktop.art import Pawn, Token
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.motion.motion import Motion
from heroes_desktop.desktop.motion.ready_made import flip, move, pause, shake
from heroes_desktop.desktop.motion.stage_props import fly, stamp

from ...shared.declarations import Facts
from ...shared.wording import signed
from ..art.stones import STONES, Stone, Wraith
from ..content import FACES, Beast, Dilemma, Hero, Loot, Room, Zone
from ..locale import _
from ..track import ROOM, SHORTCUT, facing, on_line
from . import faces, final_count, motion_dice, signs
from .look import Shift, Stage
from .motion_dice import rolled
from .motion_more import MORE
from .motion_sparks import burst, sparks, stalk, trail

Make = Callable[[Stage, Facts], Sequence[Motion]]
STEP = 170
"""Milliseconds of a step; the Avatar takes his time."""


def _box(stage: Stage, rect: pygame.Rect, high: int = 60) -> pygame.Rect:
    """A card in the middle of a thing that is no card."""
    box = pygame.Rect(0, 0, *faces.card_size(stage.px(high)))
    box.center = rect.center
    return box


def _said(stage: Stage, rect: pygame.Rect | None, text: str, good: bool = True) -> list[Motion]:
    return [stage.say(text, rect, good)] if rect is not None else []


def _lit(stage: Stage, rect: pygame.Rect | None, kind: str = "legal", **more: Any) -> list[Motion]:
    return [stage.light(rect, kind, **more)] if rect is not None else []


# pawns


def _way(start: int, end: int) -> list[int]:
    """The places between two, along the line, a Room at either end included."""
    one, other = on_line(start), on_line(end)
    step = 1 if other >= one else -1
    line = list(range(one, other + step, step)) if one != other else [one]
    if start > SHORTCUT:
        line.insert(0, start)
    if end > SHORTCUT:
        line.append(end)
    return line


def _walk(
    stage: Stage, spec: Pawn | Wraith, tag: str, places: Sequence[int], duration: int, sound: str
) -> list[Motion]:
    found: list[Motion] = []
    for (_from, start), (_to, end) in pairwise(trail(stage, places)):
        found.append(
            move(stage.art, spec, start.center, end.center, tag=tag, duration=duration, hop=stage.px(14),
                 sound=sound)
        )  # fmt: skip
    return found


def _pawn(stage: Stage, tag: str) -> Pawn | Wraith:
    rect = stage.was(tag) or stage.will(tag)
    high = rect.h if rect is not None else stage.px(60)
    return Wraith(high) if tag == "avatar" else Pawn(high, signs.TEAM, "circle")


def _avatar(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """Slow, step by step; the one that catches the team strikes."""
    spec = _pawn(stage, "avatar")
    steps = stalk(stage, spec, _way(facts["start"], facts["end"]), stage.view.pawn, STEP * 2)
    team = stage.was("team") or stage.will("team")
    if facts["caught"] and team is not None:
        return [*steps, shake(stage.art, _pawn(stage, "team"), team.center, tag="team"), pause(300)]
    return steps


def _avatar_back(stage: Stage, facts: Facts) -> Sequence[Motion]:
    return _walk(stage, _pawn(stage, "avatar"), "avatar", _way(facts["start"], facts["end"]), STEP, "step")


def _moved(stage: Stage, facts: Facts) -> Sequence[Motion]:
    if facts.get("how") == "portal":
        return [
            *_lit(stage, stage.place(f"space:{facts['end']}"), "explore", shape="disc", sound="spell"),
            pause(200),
        ]
    places = _way(facts["start"], facts["end"])
    return _walk(stage, _pawn(stage, "team"), "team", places, STEP, "step")


def _arrow(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """A leap over the Shortcut."""
    start, end = stage.place(f"space:{facts['start']}"), stage.place(f"space:{facts['end']}")
    if start is None or end is None:
        return []
    return [
        move(stage.art, _pawn(stage, "team"), start.center, end.center, tag="team", duration=520,
             hop=stage.px(90), sound="hit")
    ]  # fmt: skip


def _braked(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """A gem sparks on the brake."""
    start = stage.place(f"gem-{facts['board']}-{facts['colour']}")
    end = stage.place("avatar", "distance")
    spark = [sparks(stage, end.center, STONES[facts["colour"]].colour)] if end is not None else []
    return [*_gem(stage, facts["colour"], start, end), *spark, *_said(stage, end, "−1")]


# dice


def _objective_over(stage: Stage, facts: Facts) -> Sequence[Motion]:
    rect = stage.was("total", "objective") or stage.place("objective")
    return [*_said(stage, rect, f"{facts['total']} / {facts['target']}", facts["reached"]), pause(300)]


def _move_die(stage: Stage, facts: Facts) -> Sequence[Motion]:
    return _said(stage, stage.place("team", "golden"), f"+{facts['die']}")


# gems


def _gem(stage: Stage, colour: int, start: pygame.Rect | None, end: pygame.Rect | None) -> list[Motion]:
    if start is None or end is None:
        return []
    size = stage.px(34)
    one, other = pygame.Rect(0, 0, size, size), pygame.Rect(0, 0, size, size)
    one.center, other.center = start.center, end.center
    return [fly(stage.art, Stone(size, colour), one, other, duration=260, sound="coin")]


def _gem_placed(stage: Stage, facts: Facts) -> Sequence[Motion]:
    end = stage.place(f"gem-{facts['board']}-{facts['colour']}")
    return _gem(stage, facts["colour"], stage.place("bag"), end)


def _gem_paid(stage: Stage, facts: Facts) -> Sequence[Motion]:
    start = stage.place(f"gem-{facts['board']}-{facts['colour']}")
    return _gem(stage, facts["colour"], start, stage.place("bag"))


def _gem_returned(stage: Stage, facts: Facts) -> Sequence[Motion]:
    return _gem(stage, facts["colour"], stage.place("hand"), stage.place("bag"))


def _paid(stage: Stage, facts: Facts) -> Sequence[Motion]:
    found: list[Motion] = []
    for colour, count in enumerate(facts["gems"]):
        if count:
            found += _gem(stage, colour, stage.place(f"gem-{facts['board']}-{colour}"), stage.place("bag"))
    return found


def _vile_gems(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """From the bag onto the Vile board, one by one."""
    found: list[Motion] = []
    for colour, count in enumerate(facts["gems"]):
        for _gem_number in range(count):
            found += _gem(stage, colour, stage.place("bag"), stage.place(f"vile-gem-{colour}"))
    return found


def _power(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """A full colour goes off."""
    rect = stage.place(f"vile-gem-{facts['colour']}")
    if rect is None:
        return []
    return [*burst(stage, rect, facts["colour"]), *_said(stage, rect, "4!", False), pause(300)]


def _vile_gem_gone(stage: Stage, facts: Facts) -> Sequence[Motion]:
    return _gem(stage, facts["colour"], stage.place(f"vile-gem-{facts['colour']}"), stage.place("bag"))


# cards


def _back_of(face: int) -> str:
    match FACES[face]:
        case Hero():
            return "hero"
        case Beast() | Dilemma():
            return "unforeseen"
        case Loot():
            return "loot"
        case Zone():
            return "zone"
        case Room():
            return "room"
    return "door"


def _turned(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """A card is turned up where it will lie, else in the middle of the table."""
    face = facts["face"]
    if face < 0:
        return []
    tag = f"card-{facts['card']}"
    rect = stage.will(tag)
    box = _box(stage, rect or stage.middle, 240) if rect is None or rect.h < stage.px(120) else rect
    back = faces.back(_back_of(face), box.w, box.h)
    front = faces.card(face, box.w, box.h, compact=True)
    return [flip(stage.art, back, front, box.center, tag=tag if rect else "", sound="card"), pause(260)]


def _hazard_revealed(stage: Stage, facts: Facts) -> Sequence[Motion]:
    rect = stage.place("hazard")
    if rect is None:
        return _turned(stage, facts)
    back = faces.back(facts["kind"], rect.w, rect.h)
    front = faces.card(facts["face"], rect.w, rect.h)
    return [flip(stage.art, back, front, rect.center, tag="hazard-card", sound="card"), pause(300)]


def _room_revealed(stage: Stage, facts: Facts) -> Sequence[Motion]:
    rect = stage.place(f"space:{ROOM + facts['slot']}", f"space:{facing(ROOM + facts['slot'])}")
    if rect is None:
        return _turned(stage, facts)
    back = faces.back("room", rect.w, rect.h)
    front = faces.card(facts["face"], rect.w, rect.h, compact=True)
    tag = f"space:{ROOM + facts['slot']}"
    return [flip(stage.art, back, front, rect.center, tag=tag, sound="card"), pause(260)]


def _to(goal: str, good: bool = True) -> Make:
    """A card flies to a pile."""

    def make(stage: Stage, facts: Facts) -> Sequence[Motion]:
        face, end = facts["face"], stage.place(goal)
        if face < 0 or end is None:
            return []
        worn = f"skill-{facts['card']}-0"
        source = stage.was(f"card-{facts['card']}", worn) or stage.was("hazard") or stage.middle
        start = _box(stage, source, 200)
        spec = faces.card(face, start.w, start.h, compact=True)
        return [
            fly(stage.art, spec, start, _box(stage, end, 40), fade=True, hop=stage.px(30),
                sound="coin" if good else "lose")
        ]  # fmt: skip

    return make


def _equipped(stage: Stage, facts: Facts) -> Sequence[Motion]:
    end = stage.place(f"hero-{facts['no']}")
    if end is None or facts["face"] < 0:
        return []
    before = facts["before"]
    source = stage.was(f"hero-{before}") if before else stage.place("loot")
    start = _box(stage, source or stage.middle, 60)
    spec = faces.card(facts["face"], start.w, start.h, compact=True)
    return [fly(stage.art, spec, start, _box(stage, end, 60), fade=True, sound="card")]


# Heroes


def _at(stage: Stage, facts: Facts) -> pygame.Rect | None:
    return stage.was(f"card-{facts['card']}") or stage.place(f"hero-{facts['no']}")


def _vitality_die(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """The die against the heart."""
    rect = _at(stage, facts)
    if rect is None:
        return []
    good = facts["die"] <= facts["life"]
    box = pygame.Rect(0, 0, stage.px(72), stage.px(72))
    box.midbottom = (rect.centerx, rect.y + stage.px(20))
    return [
        *rolled(stage, box, facts["die"], "red"),
        *_said(stage, rect, f"{facts['die']} / {facts['life']}", good),
    ]


def _wounded(stage: Stage, facts: Facts) -> Sequence[Motion]:
    rect = _at(stage, facts)
    return [*_lit(stage, rect, "hostile", sound="hit"), *_said(stage, rect, f"≤ {facts['marker']}", False)]


def _healed(stage: Stage, facts: Facts) -> Sequence[Motion]:
    return [
        *_lit(stage, _at(stage, facts), "legal", sound="spell"),
        *_said(stage, _at(stage, facts), _("Healed")),
    ]


def _death(stage: Stage, facts: Facts) -> Sequence[Motion]:
    rect = _at(stage, facts)
    if rect is None:
        return []
    size = stage.px(64)
    medal = faces.hero_face(facts["face"], size)
    goal = stage.place("pouch" if facts["winner"] == "team" else "vile-pile")
    found: list[Motion] = [
        shake(stage.art, medal, rect.center, sound="lose"),
        stage.say(_("Dead!"), rect, False),
    ]
    if goal is not None:
        start, end = pygame.Rect(0, 0, size, size), pygame.Rect(0, 0, size // 2, size // 2)
        start.center, end.center = rect.center, goal.center
        found.append(fly(stage.art, medal, start, end, fade=True))
    return found


def _row_closed(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """Everybody moves up, over the edge of the boards too."""
    found: list[Motion] = []
    for shift in facts["shifts"]:
        card = shift["card"]
        one, other = stage.was(f"hero-{shift['from']}"), stage.will(f"hero-{shift['to']}")
        face = stage.view.faces[card]
        if one is not None and other is not None and face >= 0:
            medal = faces.hero_face(face, stage.px(56))
            found.append(move(stage.art, medal, one.center, other.center, tag=f"face-{card}", duration=240))
    return found


def _designated(stage: Stage, facts: Facts) -> Sequence[Motion]:
    return _lit(stage, stage.place(f"hero-{facts['no']}"), "selected", sound="card")


def _skill(stage: Stage, facts: Facts) -> Sequence[Motion]:
    rect = stage.place(f"skill-{facts['card']}-{facts['number']}", f"card-{facts['card']}")
    return _lit(stage, rect, "legal", shape="disc", sound="spell")


# tokens


def _token_box(stage: Stage, rect: pygame.Rect) -> pygame.Rect:
    box = pygame.Rect(0, 0, stage.px(44), stage.px(44))
    box.center = rect.center
    return box


def _token_revealed(stage: Stage, facts: Facts) -> Sequence[Motion]:
    rect = stage.was(f"token:{facts['token']}") or stage.place(f"space:{facts['space']}")
    if rect is None:
        return []
    size = stage.px(72)
    front = faces.token(stage.view, facts["token"], size)
    back = Token(size, front.colour, "mdi:help", palette.BONE, lift=1)
    return [
        flip(stage.art, back, front, rect.center, tag=f"token:{facts['token']}", sound="card"),
        pause(300),
    ]


def _token_fly(goal: Callable[[Facts], str]) -> Make:
    def make(stage: Stage, facts: Facts) -> Sequence[Motion]:
        token = facts["token"]
        start = stage.was(f"token:{token}") or stage.place("team", "distance")
        end = stage.will(f"token:{token}") or stage.place(goal(facts))
        if start is None or end is None:
            return []
        spec = faces.token(stage.view, token, stage.px(44), flat=True)
        return [
            fly(stage.art, spec, _token_box(stage, start), _token_box(stage, end), tag=f"token:{token}",
                sound="card")
        ]  # fmt: skip

    return make


def _token_gone(stage: Stage, facts: Facts) -> Sequence[Motion]:
    rect = stage.was(f"token:{facts['token']}")
    return _lit(stage, rect, "hostile", shape="disc", sound="hit")


# the great moments


def _vile_quest(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """The Quest card slides with a bell."""
    rect = stage.place("notches")
    told = _("Notch {number}").format(number=facts["notch"])
    start, end = (
        stage.place(f"notch-{facts['notch'] - 2}", "vile-quest"),
        stage.place(f"notch-{facts['notch'] - 1}"),
    )
    slide: list[Motion] = []
    if start is not None and end is not None:
        bell = Token(end.h, "#A8281E", "mdi:bell", palette.GOLD_HIGH, lift=2)
        slide = [move(stage.art, bell, start.center, end.center, duration=480, sound="spell")]
    return [*slide, *_lit(stage, rect, "hostile", sound="spell"), *_said(stage, rect, told, False)]


def _countdown(stage: Stage, facts: Facts) -> Sequence[Motion]:
    left = facts["turns"] if "turns" in facts else facts["left"]
    seal = Token(stage.px(180), "#5A120A", text=str(left), ink="#FFD27A", lift=4)
    return [stamp(stage.art, seal, stage.middle.center, sound="spell"), pause(500)]


def _trial_over(stage: Stage, facts: Facts) -> Sequence[Motion]:
    rect = stage.was("hazard") or stage.middle
    return _said(stage, rect, _("Trial won!") if facts["won"] else _("Trial lost!"), facts["won"])


def _step_two(stage: Stage, _facts: Facts) -> Sequence[Motion]:
    return [*_lit(stage, stage.place("quest"), "legal", sound="win"), pause(300)]


def _portal(stage: Stage, facts: Facts) -> Sequence[Motion]:
    rect = stage.place(f"space:{facts['place']}", "hazard") or stage.middle
    token = Token(stage.px(72), "#2A6FCF", "mdi:circle-double", "#D8F4FF", palette.BRASS, lift=3)
    light = stage.light(rect, "explore", shape="disc", sound="spell")
    return [stamp(stage.art, token, rect.center, sound="spell"), light, pause(300)]


def _relic(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """The Relic is turned up, and its token marks the Room."""
    token = Token(stage.px(64), "#B8862A", "mdi:crown", palette.INK, palette.BRASS, lift=3)
    place = stage.place(f"space:{stage.view.pawn}", "hazard")
    mark = [stamp(stage.art, token, place.center, sound="win")] if place is not None else []
    return [*_turned(stage, facts), *mark, pause(200)]


def _slid(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """The card slides a notch, and gets easier."""
    rect = stage.was("hazard")
    card = stage.view.faces[facts["card"]]
    if rect is None or card < 0:
        return _lit(stage, stage.place(f"space:{facts['place']}"), sound="card")
    spec = faces.card(card, rect.w, rect.h, lift=4)
    low = (rect.centerx, rect.centery + stage.px(26))
    slide = move(stage.art, spec, rect.center, low, tag="hazard-card", duration=420, sound="card")
    return [slide, *_said(stage, rect, "•" * facts["notch"])]


def _perfect(stage: Stage, _facts: Facts) -> Sequence[Motion]:
    rect = stage.place("objective") or stage.middle
    return [stage.light(rect, "selected", sound="win"), *_said(stage, rect, _("Perfect!"))]


def _lowered(stage: Stage, facts: Facts) -> Sequence[Motion]:
    return _said(stage, stage.place("objective"), signed(-facts["by"]))


def _chance(stage: Stage, _facts: Facts) -> Sequence[Motion]:
    return _lit(stage, stage.place("team"), "selected", sound="coin")


MAKE: dict[str, Make] = {
    **MORE,
    "golden_die": motion_dice.golden,
    "designated": _designated,
    "turns_left": _countdown,
    "braked": _braked,
    "avatar": _avatar,
    "avatar_back": _avatar_back,
    "token_crushed": _token_gone,
    "move_die": _move_die,
    "moved": _moved,
    "arrow": _arrow,
    "advanced": _moved,
    "retreat": _moved,
    "gem_placed": _gem_placed,
    "gem_returned": _gem_returned,
    "gem_paid": _gem_paid,
    "paid": _paid,
    "covered": _to("bag", good=False),
    "vile_gems": _vile_gems,
    "power": _power,
    "vile_gem_taken": _vile_gem_gone,
    "vile_gem_purged": _vile_gem_gone,
    "vile_token": _token_fly(lambda _facts: "vile-tokens"),
    "vile_quest": _vile_quest,
    "vile_relic": _to("vile-pile", good=False),
    "countdown": _countdown,
    "reclaimed": _to("pouch"),
    "token_placed": _token_fly(lambda facts: f"space:{facts['space']}"),
    "token_revealed": _token_revealed,
    "token_kept": _token_fly(lambda facts: f"board-{facts['board']}"),
    "token_removed": _token_gone,
    "chance_space": _chance,
    "dilemma_taxed": _to("vile-pile", good=False),
    "unforeseen": _turned,
    "peeked": _turned,
    "dilemma_kept": _turned,
    "hazard_revealed": _hazard_revealed,
    "room_revealed": _room_revealed,
    "zone_won": _to("pouch"),
    "zone_lost": _to("vile-pile", good=False),
    "relic_taken": _relic,
    "slid": _slid,
    "treasure": _to("pouch"),
    "step_two": _step_two,
    "portal_opened": _portal,
    "skill": _skill,
    "lowered": _lowered,
    "perfect": _perfect,
    "dice": motion_dice.dice,
    "assigned": motion_dice.assigned,
    "rerolled": motion_dice.rerolled,
    "swapped": motion_dice.swapped,
    "die_set": motion_dice.die_set,
    "objective_over": _objective_over,
    "trial_over": _trial_over,
    "vitality_die": _vitality_die,
    "wounded": _wounded,
    "healed": _healed,
    "death": _death,
    "row_closed": _row_closed,
    "hero_revealed": _turned,
    "loot_drawn": _turned,
    "equipped": _equipped,
    "equipment_ceded": _to("vile-pile", good=False),
    "won": final_count.count,
    "lost": final_count.rest_in_peace,
}
"""How each kind of event is shown; what is missing here is declared still."""


def bound(make: Make) -> Callable[[Shift, Facts], Sequence[Motion]]:
    """A motion as the table asks for it."""
    return lambda shift, facts: make(Stage(shift), facts)


MOTIONS = {kind: bound(make) for kind, make in MAKE.items()}
