"""What moves between fights: gates, the Boss pawn, cards that change decks, rewards, the Boss himself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from heroes_desktop.desktop.art import Token
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.motion.motion import Motion
from heroes_desktop.desktop.motion.ready_made import flip, move, pause
from heroes_desktop.desktop.motion.stage_props import fly, stamp

from ...shared.declarations import Facts
from ..content import BOSSES
from ..locale import _
from ..state import LAIR
from ..text import words
from . import faces
from .look import Stage
from .motion_props import card_box, enemy_card, lit, onto_pile, pile_of, said


def _gate(stage: Stage, number: int) -> pygame.Rect | None:
    return stage.place("lair" if number == LAIR else f"dungeon-{number}")


def laid_out(_stage: Stage, _facts: Facts) -> Sequence[Motion]:
    """A moment before the first question."""
    return [pause(300, sound="card")]


def entered(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """The gate lights up."""
    return lit(stage, _gate(stage, facts["dungeon"]), "legal", sound="card")


def boss_attacked(stage: Stage, _facts: Facts) -> Sequence[Motion]:
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
        *said(stage, middle, name, False),
    ]


def _nightfall(duration: float, **more: Any) -> Motion:
    """The screen turns dark, and stays so while what comes next is shown."""

    def paint(target: pygame.Surface, t: float) -> None:
        veil = pygame.Surface(target.get_size())
        veil.fill("#14040A")
        veil.set_alpha(round(200 * min(1.0, t)))
        target.blit(veil, (0, 0))

    return Motion(paint, duration, **more)


def turned_up(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """The card is half lifted for a breath, then turned."""
    rect = stage.will("enemy") if stage.view.fight is not None else _gate(stage, facts["dungeon"])
    if rect is None:
        return []
    back = (
        faces.boss_back(rect.w, rect.h) if facts["dungeon"] == LAIR else faces.dungeon_back(rect.w, rect.h, 0)
    )
    lifted = rect.move(0, -stage.px(26))
    return [
        fly(stage.art, back, rect, lifted, tag="enemy", duration=240, sound="card"),
        pause(320),
        flip(stage.art, back, enemy_card(stage, facts["face"], rect), lifted.center, tag="enemy"),
    ]


def left(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """Thrown out head over heels, or home in triumph."""
    rect = _gate(stage, facts["dungeon"])
    if facts["expelled"]:
        return [*_thrown_out(stage, rect), *said(stage, rect or stage.middle, _("Thrown out!"), False)]
    if facts["cleared"]:
        return said(stage, rect or stage.middle, _("Cleared!"))
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
                together=bool(found), delay=60 * bool(found), sound="" if found else "lose",
            )  # fmt: skip
            found.append(fall)
    return found


def pawn(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """The Boss pawn hops to its space, which glows when it is close."""
    start, end = stage.place(f"space-{facts['before']}"), stage.place(f"space-{facts['after']}")
    if start is None or end is None:
        return []
    piece = Token(round(end.w * 0.86), "#A8321F", "dragon", palette.GOLD_HIGH, palette.BLACK, lift=2)
    steps = move(
        stage.art, piece, start.center, end.center, tag="pawn", duration=520, hop=stage.px(14), sound="hit"
    )
    close = facts["left"] <= 3
    return [steps, *([stage.light(end, "hostile", shape="disc")] if close else [])]


def shuffled(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """The discard pile goes back into the draw pile, card by card."""
    end, start = stage.place(f"pile-{facts['seat']}"), stage.place(f"discard-{facts['seat']}")
    if end is None:
        return []
    light = stage.light(end, "legal", shape="disc", duration=160, sound="card")
    if start is None:
        return [light]
    from_box, to_box = card_box(stage, start, 44), card_box(stage, end, 44)
    back = faces.deck_back(from_box.w, from_box.h)
    cards = [
        fly(stage.art, back, from_box, to_box, duration=170, hop=stage.px(18), holds=False,
            together=index > 0, delay=70 * (index > 0))
        for index in range(min(3, facts["count"]))
    ]  # fmt: skip
    return [*cards, light]


def moved(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """An enemy runs to another gate."""
    start, end = stage.was("enemy") or _gate(stage, facts["dungeon"]), _gate(stage, facts["target"])
    if start is None or end is None:
        return []
    runner = enemy_card(stage, facts["face"], end)
    return [fly(stage.art, runner, start, end, hop=stage.px(60), sound="card")]


def beside(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """Something happens in a pile."""
    return lit(stage, _gate(stage, facts["dungeon"]), "hostile")


# cards of decks


def removed(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """A card leaves a deck for the reserve."""
    start = stage.was(f"card-{facts['card']}", f"pile-{facts['seat']}", f"player-{facts['seat']}")
    end = stage.place("removed" if not facts["level"] else f"reserve-{facts['level']}")
    if start is None or end is None:
        return []
    return [
        onto_pile(stage, facts["face"], card_box(stage, start, 100), end, sound="card"),
        stage.light(end, "hostile", shape="disc", duration=260),
    ]


def reward(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """The Reward card comes down on the table."""
    box = card_box(stage, stage.middle, 300)
    card = faces.reward(facts["face"], box.w, box.h)
    return [stamp(stage.art, card, box.center, sound="win"), pause(700)]


def gained(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """A card from the reserve joins a deck."""
    end = pile_of(stage, facts["seat"])
    if end is None:
        return []
    return [onto_pile(stage, facts["face"], card_box(stage, stage.middle, 200), end, sound="coin")]
