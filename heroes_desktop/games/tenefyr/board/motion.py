"""What moves when something happens: cards drawn, struck onto the table, thrown away; the Boss on his way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from heroes_desktop.desktop.art import Token
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.motion.motion import Motion
from heroes_desktop.desktop.motion.ready_made import flip, move, pause, shake, vanish
from heroes_desktop.desktop.motion.stage_props import fly, stamp

from ...shared.declarations import Facts
from ..content import BOSSES, FACES, BossCard, DungeonCard
from ..locale import _
from ..state import LAIR
from ..text import words
from . import faces
from .look import Shift, Stage

Make = Callable[[Stage, Facts], Sequence[Motion]]


def _place(stage: Stage, number: int) -> pygame.Rect | None:
    return stage.place("lair" if number == LAIR else f"dungeon-{number}")


def _loot(stage: Stage, face: int, rect: pygame.Rect) -> Any:
    del stage
    return faces.loot(face, rect.w, rect.h, compact=True)


def _enemy(stage: Stage, face: int, rect: pygame.Rect) -> Any:
    return faces.enemy(stage.view, face, rect.w, rect.h, compact=True)


def _card_box(stage: Stage, rect: pygame.Rect, high: int = 120) -> pygame.Rect:
    """A card in the middle of a thing that is no card."""
    box = pygame.Rect(0, 0, *faces.card_size(stage.px(high)))
    box.center = rect.center
    return box


def _said(stage: Stage, rect: pygame.Rect | None, text: str, good: bool = True) -> list[Motion]:
    return [stage.say(text, rect, good)] if rect is not None else []


# visits


def _laid_out(_stage: Stage, _facts: Facts) -> Sequence[Motion]:
    return [pause(300, sound="card")]


def _entered(stage: Stage, facts: Facts) -> Sequence[Motion]:
    rect = _place(stage, facts["dungeon"])
    return [stage.light(rect, "legal", sound="card")] if rect is not None else []


def _boss_attacked(stage: Stage, _facts: Facts) -> Sequence[Motion]:
    """Night falls over the whole screen, and the Boss himself comes down on the table."""
    middle, view = stage.middle, stage.view
    top = view.faces[view.lair.cards[-1]] if view.lair.cards else -1
    picture: Any = Token(stage.px(220), "#5A120A", "dragon", "#FFD27A", "#1A0604", lift=4)
    if top >= 0:
        picture = faces.enemy(view, top, *faces.card_size(stage.px(560)), lift=4)
    name = words.boss(BOSSES[view.boss].id) if view.boss >= 0 else _("The Boss!")
    return [
        _nightfall(900, sound="lose"),
        stamp(stage.art, picture, middle.center, sound="hit"),
        pause(1100),
        *_said(stage, middle, name, False),
    ]


def _nightfall(duration: float, **more: Any) -> Motion:
    """The screen turns dark, and stays so while what comes next is shown."""

    def paint(target: pygame.Surface, t: float) -> None:
        veil = pygame.Surface(target.get_size())
        veil.fill("#14040A")
        veil.set_alpha(round(200 * min(1.0, t)))
        target.blit(veil, (0, 0))

    return Motion(paint, duration, **more)


def _turned_up(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """The card is half lifted for a breath, then turned."""
    rect = stage.will("enemy") if stage.view.fight is not None else _place(stage, facts["dungeon"])
    if rect is None:
        return []
    back = (
        faces.boss_back(rect.w, rect.h) if facts["dungeon"] == LAIR else faces.dungeon_back(rect.w, rect.h, 0)
    )
    lifted = rect.move(0, -stage.px(26))
    return [
        fly(stage.art, back, rect, lifted, tag="enemy", duration=240, sound="card"),
        pause(320),
        flip(stage.art, back, _enemy(stage, facts["face"], rect), lifted.center, tag="enemy"),
    ]


def _left(stage: Stage, facts: Facts) -> Sequence[Motion]:
    rect = _place(stage, facts["dungeon"])
    if facts["expelled"]:
        return [*_thrown_out(stage, rect), *_said(stage, rect or stage.middle, _("Thrown out!"), False)]
    if facts["cleared"]:
        return _said(stage, rect or stage.middle, _("Cleared!"))
    return []


def _thrown_out(stage: Stage, gate: pygame.Rect | None) -> list[Motion]:
    """The heroes tumble out of the gate, back to their places."""
    found: list[Motion] = []
    for seat in range(len(stage.view.players)):
        end = stage.place(f"player-{seat}")
        face = faces.portrait(stage.view, seat, stage.px(64))
        if gate is not None and end is not None and face is not None:
            fall = move(
                stage.art, face, gate.center, end.center, duration=460, hop=stage.px(90), holds=False,
                together=bool(found), delay=60 * len(found), sound="" if found else "lose",
            )  # fmt: skip
            found.append(fall)
    return found


def _pawn(stage: Stage, facts: Facts) -> Sequence[Motion]:
    start, end = stage.place(f"space-{facts['before']}"), stage.place(f"space-{facts['after']}")
    if start is None or end is None:
        return []
    pawn = Token(round(end.w * 0.86), "#A8321F", "dragon", palette.GOLD_HIGH, palette.BLACK, lift=2)
    steps = move(
        stage.art, pawn, start.center, end.center, tag="pawn", duration=520, hop=stage.px(14), sound="hit"
    )
    close = facts["left"] <= 3
    return [steps, *([stage.light(end, "hostile", shape="disc")] if close else [])]


def _shuffled(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """The discard pile goes back into the draw pile, card by card."""
    end, start = stage.place(f"pile-{facts['seat']}"), stage.place(f"discard-{facts['seat']}")
    if end is None:
        return []
    light = stage.light(end, "legal", shape="disc", duration=160, sound="card")
    if start is None:
        return [light]
    from_box, to_box = _card_box(stage, start, 44), _card_box(stage, end, 44)
    back = faces.deck_back(from_box.w, from_box.h)
    cards = [
        fly(stage.art, back, from_box, to_box, duration=170, hop=stage.px(18), holds=False,
            together=index > 0, delay=70 * index)
        for index in range(min(3, facts["count"]))
    ]  # fmt: skip
    return [*cards, light]


def _moved(stage: Stage, facts: Facts) -> Sequence[Motion]:
    start, end = stage.was("enemy") or _place(stage, facts["dungeon"]), _place(stage, facts["target"])
    if start is None or end is None:
        return []
    return [fly(stage.art, _enemy(stage, facts["face"], end), start, end, hop=stage.px(60), sound="card")]


def _beside(stage: Stage, facts: Facts) -> Sequence[Motion]:
    rect = _place(stage, facts["dungeon"])
    return [stage.light(rect, "hostile")] if rect is not None else []


# the beaten card


def _loot_taken(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """The enemy turns upside down into loot and flies to its new owner."""
    start, end = stage.was("enemy"), stage.place(f"discard-{facts['seat']}", f"player-{facts['seat']}")
    if start is None or end is None:
        return []
    box = _card_box(stage, start, 200)
    enemy, loot = _enemy(stage, facts["face"], box), _loot(stage, facts["face"], box)
    return [
        flip(stage.art, enemy, loot, start.center, tag="enemy"),
        fly(stage.art, loot, box, _card_box(stage, end, 40), hop=stage.px(40), fade=True, sound="coin"),
    ]


def _stage_beaten(stage: Stage, facts: Facts) -> Sequence[Motion]:
    rect = stage.was("enemy")
    if rect is None:
        return []
    return [vanish(stage.art, _enemy(stage, facts["face"], rect), rect.center, tag="enemy", sound="win")]


def _shatters(stage: Stage, facts: Facts) -> Sequence[Motion]:
    rect = stage.was("enemy")
    if rect is None:
        return []
    spec = _enemy(stage, facts["face"], rect)
    return [
        shake(stage.art, spec, rect.center, tag="enemy"),
        vanish(stage.art, spec, rect.center, tag="enemy"),
    ]


def _removed(stage: Stage, facts: Facts) -> Sequence[Motion]:
    start = stage.was(f"card-{facts['card']}", f"pile-{facts['seat']}", f"player-{facts['seat']}")
    end = stage.place("removed" if not facts["level"] else f"reserve-{facts['level']}")
    if start is None or end is None:
        return []
    box = _card_box(stage, start, 100)
    spec = _loot(stage, facts["face"], box)
    return [
        fly(stage.art, spec, box, _card_box(stage, end, 40), fade=True, sound="card"),
        stage.light(end, "hostile", shape="disc", duration=260),
    ]


def _reward(stage: Stage, facts: Facts) -> Sequence[Motion]:
    box = _card_box(stage, stage.middle, 300)
    card = faces.reward(facts["face"], box.w, box.h)
    return [stamp(stage.art, card, box.center, sound="win"), pause(700)]


def _gained(stage: Stage, facts: Facts) -> Sequence[Motion]:
    end = stage.place(f"pile-{facts['seat']}", f"player-{facts['seat']}")
    if end is None:
        return []
    start = _card_box(stage, stage.middle, 200)
    return [
        fly(
            stage.art,
            _loot(stage, facts["face"], start),
            start,
            _card_box(stage, end, 40),
            fade=True,
            sound="coin",
        )
    ]


# the fight


def _fight(stage: Stage, _facts: Facts) -> Sequence[Motion]:
    rect = stage.will("enemy")
    return [stage.light(rect, "hostile", sound="hit")] if rect is not None else []


def _enemy_power(stage: Stage, facts: Facts) -> Sequence[Motion]:
    return _said(stage, stage.place("enemy"), words.change(facts["amount"]), facts["amount"] < 0)


def _enemy_lit(stage: Stage, _facts: Facts) -> Sequence[Motion]:
    rect = stage.place("enemy")
    return [stage.light(rect, "hostile")] if rect is not None else []


def _fight_over(stage: Stage, facts: Facts) -> Sequence[Motion]:
    rect = stage.was("enemy")
    if rect is None:
        return []
    spec = _enemy(stage, facts["face"], rect)
    if facts["result"] == "won":
        return [shake(stage.art, spec, rect.center, tag="enemy", sound="win"), stage.say(_("Won!"), rect)]
    if facts["result"] == "lost":
        return [stage.light(rect, "hostile", sound="lose"), stage.say(_("Lost!"), rect, False)]
    return []


def _table_cleared(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """All cards in play are swept to their owners' discard piles."""
    found: list[Motion] = []
    for seat, card in facts["cards"]:
        start, end = stage.was(f"card-{card}"), stage.place(f"discard-{seat}", f"player-{seat}")
        face = stage.shift.look_before.view.faces[card]
        if start is not None and end is not None and face >= 0:
            spec = _loot(stage, face, start)
            found.append(
                fly(
                    stage.art,
                    spec,
                    start,
                    _card_box(stage, end, 40),
                    tag=f"card-{card}",
                    fade=True,
                    duration=220,
                    holds=False,
                )
            )
    return found


def _token(stage: Stage, facts: Facts) -> Sequence[Motion]:
    start, end = stage.was("token"), stage.will("token")
    del facts
    if start is None or end is None:
        return []
    flag = Token(end.w, "#D2A02C", "mdi:flag", palette.INK, flat=True)
    return [move(stage.art, flag, start.center, end.center, tag="token", duration=260)]


def _drawn(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """Cards come from the pile into the hand, one after the other."""
    start = stage.place(f"pile-{facts['seat']}", f"player-{facts['seat']}")
    found: list[Motion] = []
    for card, face in zip(facts["cards"], facts["faces"], strict=True):
        end = stage.will(f"card-{card}")
        if start is not None and end is not None:
            found.append(
                fly(
                    stage.art,
                    _loot(stage, face, end),
                    _card_box(stage, start, 40),
                    end,
                    tag=f"card-{card}",
                    duration=200,
                    sound="card",
                )
            )
    return found


def _thrown(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """Cards of a hand are swept away together."""
    end = stage.place(f"discard-{facts['seat']}", f"player-{facts['seat']}")
    found: list[Motion] = []
    for card, face in zip(facts["cards"], facts["faces"], strict=True):
        start = stage.was(f"card-{card}")
        if start is not None and end is not None:
            found.append(
                fly(
                    stage.art,
                    _loot(stage, face, start),
                    start,
                    _card_box(stage, end, 40),
                    tag=f"card-{card}",
                    fade=True,
                    duration=240,
                    holds=False,
                )
            )
    return found


def _played(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """The card is struck onto the table, and its power flies into the meter."""
    start, end = stage.was(f"card-{facts['card']}"), stage.will(f"card-{facts['card']}")
    if start is None or end is None:
        return []
    found: list[Motion] = [
        fly(
            stage.art,
            _loot(stage, facts["face"], end),
            start,
            end,
            tag=f"card-{facts['card']}",
            hop=stage.px(30),
            sound="hit",
        )
    ]
    meter = stage.place("meter")
    if facts["power"] and meter is not None:
        spark = Token(stage.px(40), "#2F5E1E", text=f"+{facts['power']}", ink=palette.GOLD_HIGH, flat=True)
        found.append(move(stage.art, spark, end.center, meter.center, duration=280, holds=False))
    return found


def _changed(stage: Stage, facts: Facts) -> Sequence[Motion]:
    rect = stage.place(f"card-{facts['card']}")
    gain = facts["after"] - facts["before"]
    return _said(stage, rect, words.change(gain), gain > 0)


def _card_lit(stage: Stage, facts: Facts) -> Sequence[Motion]:
    rect = stage.place(f"card-{facts['card']}")
    return [stage.light(rect, "legal")] if rect is not None else []


def _banned(stage: Stage, facts: Facts) -> Sequence[Motion]:
    return _said(stage, stage.place(f"card-{facts['card']}"), "0", False)


def _check(stage: Stage, facts: Facts) -> Sequence[Motion]:
    rect = stage.place("meter")
    return _said(stage, rect, f"{facts['total']} / {facts['power']}", facts["won"])


def _pile_lost(stage: Stage, facts: Facts) -> Sequence[Motion]:
    rect = stage.place(f"pile-{facts['seat']}", f"player-{facts['seat']}")
    return _said(stage, rect, f"−{len(facts['cards'])}", False)


def _pile_gain(stage: Stage, facts: Facts) -> Sequence[Motion]:
    rect = stage.place(f"pile-{facts['seat']}", f"player-{facts['seat']}")
    count = len(facts["cards"]) if "cards" in facts else 1
    return _said(stage, rect, f"+{count}") if count else []


def _shown(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """A card is held up for all to see."""
    if facts["face"] < 0:
        return []
    box = _card_box(stage, stage.middle, 200)
    card = FACES[facts["face"]]
    spec = (
        _loot(stage, facts["face"], box)
        if not isinstance(card, BossCard)
        else _enemy(stage, facts["face"], box)
    )
    end = stage.place(f"pile-{facts['seat']}", f"player-{facts['seat']}")
    if end is None or (not isinstance(card, DungeonCard | BossCard) and not words.name(facts["face"])):
        return []
    return [fly(stage.art, spec, _card_box(stage, end, 40), box, duration=260, sound="card"), pause(300)]


def _doubled(stage: Stage, facts: Facts) -> Sequence[Motion]:
    rect = stage.place(f"total-{facts['target']}", f"player-{facts['target']}")
    return _said(stage, rect, f"+{facts['amount']}")


MAKE: dict[str, Make] = {
    "laid_out": _laid_out,
    "entered": _entered,
    "boss_attacked": _boss_attacked,
    "turned_up": _turned_up,
    "left": _left,
    "pawn": _pawn,
    "shuffled": _shuffled,
    "moved": _moved,
    "loot_taken": _loot_taken,
    "stage_beaten": _stage_beaten,
    "rises": _shatters,
    "shatters": _shatters,
    "help_came": _beside,
    "removed": _removed,
    "reward": _reward,
    "gained": _gained,
    "dismissed": _beside,
    "fight": _fight,
    "enemy_power": _enemy_power,
    "exchanged": _enemy_lit,
    "graves_opened": _enemy_lit,
    "fight_over": _fight_over,
    "table_cleared": _table_cleared,
    "token": _token,
    "drawn": _drawn,
    "hand_discarded": _thrown,
    "hand_returned": _thrown,
    "played": _played,
    "power_changed": _changed,
    "banned": _banned,
    "check": _check,
    "pile_discarded": _pile_lost,
    "clings": _pile_gain,
    "revealed": _shown,
    "searched": _shown,
    "recovered": _pile_gain,
    "put_on_top": _pile_gain,
    "put_under": _pile_gain,
    "buried": _beside,
    "taken": _shown,
    "doubled_card": _card_lit,
    "doubled": _doubled,
    "imitated": _changed,
    "silenced": _enemy_lit,
}
"""How each kind of event is shown; what is missing here is declared still."""


def bound(make: Make) -> Callable[[Shift, Facts], Sequence[Motion]]:
    """A motion as the table asks for it."""
    return lambda shift, facts: make(Stage(shift), facts)


MOTIONS = {kind: bound(make) for kind, make in MAKE.items()}
