"""What moves between fights: gates, the Boss pawn, cards that change decks, rewards, the Boss himself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from heroes_desktop.desktop.art import Token
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.motion.motion import Motion
from heroes_desktop.desktop.motion.ready_made import flip, move, pause
from heroes_desktop.desktop.motion.stage_props import fly, stamp, tags

from ...shared.declarations import Facts
from ..content import BOSSES
from ..locale import _
from ..state import LAIR
from ..text import words
from . import faces
from .look import Stage
from .motion_props import (
    boss_box,
    card_box,
    fitted,
    fought_card,
    gate,
    lit,
    named_card,
    onto_pile,
    pile_of,
    said,
)


def laid_out(_stage: Stage, _facts: Facts) -> Sequence[Motion]:
    """A moment before the first question."""
    return [pause(300, sound="card")]


def entered(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """The gate lights up."""
    return lit(stage, gate(stage, facts["dungeon"]), "legal", sound="card")


def boss_attacked(stage: Stage, _facts: Facts) -> Sequence[Motion]:
    """Night falls over the whole screen, and the Boss himself comes down on the table."""
    box, view = boss_box(stage), stage.view
    top = view.faces[view.lair.cards[-1]] if view.lair.cards else -1
    picture: Any = Token(stage.px(220), "#5A120A", "dragon", "#FFD27A", "#1A0604", lift=4)
    if top >= 0:
        picture = faces.enemy(view, top, *box.size, lift=4)
    name = words.boss(BOSSES[view.boss].id) if view.boss >= 0 else _("The Boss!")
    return [
        _nightfall(900, sound="lose"),
        stamp(stage.art, picture, box.center, hides=tags("enemy"), sound="hit"),
        *said(stage, box.move(0, -stage.px(300)), name, False),
        pause(500),
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
    """The card is half lifted out of its gate for a breath, then turned."""
    view, number = stage.view, facts["dungeon"]
    place = gate(stage, number)
    if place is None:
        return []
    start = fitted(place)
    fought = view.fight is not None and view.place == number
    end = (stage.will("enemy") if fought else None) or start
    lifted = end.move(0, -stage.px(26))
    enemy = faces.enemy(view, facts["face"], end.w, end.h, compact=not fought, lift=4)
    level = 0 if number == LAIR else view.dungeons[number].level
    back = faces.dungeon_back(end.w, end.h, level) if level else faces.boss_back(end.w, end.h)
    return [
        fly(stage.art, back, start, lifted, tag="enemy", duration=300, sound="card"),
        pause(320),
        flip(stage.art, back, enemy, lifted.center, tag="enemy"),
        fly(stage.art, enemy, lifted, end, tag="enemy", duration=140),
    ]


def left(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """Thrown out head over heels, or home in triumph."""
    rect = stage.was("enemy") or gate(stage, facts["dungeon"])
    if facts["expelled"]:
        return [*_thrown_out(stage, rect), *said(stage, rect or stage.middle, _("Thrown out!"), False)]
    if facts["cleared"]:
        return said(stage, rect or stage.middle, _("Cleared!"))
    return []


def _thrown_out(stage: Stage, start: pygame.Rect | None) -> list[Motion]:
    """The heroes tumble away from the enemy, back to their places."""
    found: list[Motion] = []
    for seat in range(len(stage.view.players)):
        end = stage.place(f"player-{seat}")
        face = faces.portrait(stage.view, seat, stage.px(64))
        if start is not None and end is not None and face is not None:
            fall = move(
                stage.art, face, start.center, end.center, duration=460, hop=stage.px(90), holds=False,
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
    start, end = stage.was("enemy") or gate(stage, facts["dungeon"]), gate(stage, facts["target"])
    if start is None or end is None:
        return []
    runner = fought_card(stage, facts["face"], start)
    end = fitted(end)
    return [fly(stage.art, runner, start, end, tag="enemy", duration=520, hop=stage.px(60), sound="card")]


def beside(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """Something happens in a pile."""
    return lit(stage, gate(stage, facts["dungeon"]), "hostile")


# cards of decks


def removed(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """A card leaves a deck for the reserve."""
    start = stage.was(f"card-{facts['card']}", f"pile-{facts['seat']}", f"player-{facts['seat']}")
    end = stage.place("removed" if not facts["level"] else f"reserve-{facts['level']}")
    if start is None or end is None:
        return []
    box = card_box(stage, start, 100)
    return [
        onto_pile(stage, named_card(facts["face"], box), box, end, sound="card"),
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
    box = card_box(stage, stage.middle, 200)
    return [onto_pile(stage, named_card(facts["face"], box), box, end, sound="coin")]
