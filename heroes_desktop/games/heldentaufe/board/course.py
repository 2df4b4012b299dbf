"""The course of one reel: where pieces are while several things happen to them one after the other."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pygame

from heroes_desktop.desktop.art import Tray
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.motion.motion import Frame, Motion
from heroes_desktop.desktop.motion.ready_made import move, vanish
from heroes_desktop.desktop.motion.stage_props import fly

from ..content import MONSTER_INDEX
from . import faces
from .look import Look, Stage

STEP = 220.0
HERO_FOOT, HERO_FOOT_BELOW, MONSTER_FOOT = 0.46, 0.58, 0.70
"""How far below a tile's middle figures stand, in radii."""
TITLE = Style("head", 22, palette.GOLD_HIGH, shadow=palette.BLACK)
FIGURE = Style("display", 34, palette.PAPER, shadow=palette.BLACK)


@dataclass(frozen=True)
class Course(Stage):
    """A stage that remembers what has moved so far."""

    moved: dict[str, pygame.Rect] = field(default_factory=dict)

    @property
    def look(self) -> Look:
        return self.shift.look_before

    def at(self, *names: str) -> pygame.Rect | None:
        """Where a piece is now, on its way or in the old picture."""
        for name in names:
            if name in self.moved:
                return self.moved[name]
        return self.was(*names)

    def tile(self, cell: int) -> pygame.Rect | None:
        """A surface cell in the old picture; a new one, where it was faintly seen."""
        return self.was(f"tile:{cell}", f"cell:{cell}") or self.will(f"tile:{cell}")

    def space(self, word: str) -> pygame.Rect | None:
        """A space in the old picture; in the new one where only that shows it."""
        return self.was(f"space:{word}") or self.will(f"space:{word}")

    @property
    def underworld(self) -> pygame.Rect:
        return self.place("underworld", "surface") or self.middle

    def board(self, seat: int) -> pygame.Rect:
        """A player's board in the turn bar."""
        return self.was(f"board:{seat}") or self.middle

    def points(self, seat: int) -> pygame.Rect:
        """A player's points in the turn bar."""
        return self.was(f"points:{seat}") or self.board(seat)

    # figures

    def walk(self, seat: int, ground: pygame.Rect | None, below: bool, **more: Any) -> list[Motion]:
        """A hero goes to a tile or space; out of sight he just fades."""
        start = self.at(f"hero:{seat}")
        tag = f"hero:{seat}"
        if start is None and ground is None:
            return []
        radius = max(ground.size) / 2 if ground is not None else 0.0
        foot = HERO_FOOT_BELOW if below else HERO_FOOT
        if ground is None:
            assert start is not None
            gone = vanish(self.art, faces.pawn(self.look, seat, start.h), start.center, tag=tag)
            return [gone]
        end = pygame.Rect(
            0, 0, start.w if start else round(radius * 0.7), start.h if start else round(radius)
        )
        end.midbottom = (ground.centerx, round(ground.centery + radius * foot))
        self.moved[tag] = end
        spec = faces.pawn(self.look, seat, end.h, lift=1)
        if start is None:
            return [
                move(self.art, spec, (end.centerx, end.centery - self.px(60)), end.center, tag=tag, **more)
            ]
        more.setdefault("duration", STEP)
        more.setdefault("sound", "step")
        return [move(self.art, spec, start.center, end.center, tag=tag, hop=self.px(14), **more)]

    def change_world(self, seat: int, ground: pygame.Rect | None, below: bool) -> list[Motion]:
        """A hero sinks into one world and comes up in the other."""
        start = self.at(f"hero:{seat}")
        if start is None or ground is None:
            return self.walk(seat, ground, below)
        radius = max(ground.size) / 2
        high = round(radius * (1.32 if below else 1.08))
        end = pygame.Rect(0, 0, round(high * 0.74), high)
        end.midbottom = (
            ground.centerx,
            round(ground.centery + radius * (HERO_FOOT_BELOW if below else HERO_FOOT)),
        )
        self.moved[f"hero:{seat}"] = end
        spec = faces.pawn(self.look, seat, max(start.h, high))
        glow = start.inflate(start.w // 2, 0)
        return [
            self.light(glow, "explore", shape="disc", sound="spell"),
            fly(
                self.art,
                spec,
                start,
                end,
                tag=f"hero:{seat}",
                hop=self.px(50),
                duration=520,
                together=True,
                delay=120,
            ),
            self.light(end.inflate(end.w // 2, 0), "explore", shape="disc"),
        ]

    def prowl(self, word: str, space: str) -> list[Motion]:
        """A monster goes to a space."""
        monster = MONSTER_INDEX[word]
        start, ground = self.at(f"monster:{monster}"), self.space(space)
        if start is None or ground is None:
            return []
        radius = max(ground.size) / 2
        end = pygame.Rect((0, 0), start.size)
        end.midbottom = (ground.centerx, round(ground.centery + radius * MONSTER_FOOT))
        self.moved[f"monster:{monster}"] = end
        spec = faces.standee(monster, start.h, lift=1)
        return [
            move(
                self.art, spec, start.center, end.center, tag=f"monster:{monster}", hop=self.px(10),
                duration=300, sound="step",
            )
        ]  # fmt: skip

    def figure(self, who: Any) -> pygame.Rect | None:
        """Where a combatant stands."""
        if "seat" in who:
            return self.at(f"hero:{who['seat']}", f"board:{who['seat']}")
        monster = MONSTER_INDEX[who["monster"]]
        return self.at(f"monster:{monster}", f"monster_card:{monster}")

    # notes

    def panel(
        self, centre: tuple[int, int], size: tuple[int, int], duration: float, paint: Frame, **more: Any
    ) -> Motion:
        """A tray over the board in which something is rolled or weighed; it goes when it is over."""
        rect = pygame.Rect(0, 0, self.px(size[0]), self.px(size[1]))
        rect.center = centre
        rect.clamp_ip(self.shift.ui.metrics.canvas.inflate(-self.px(20), -self.px(20)))
        spec = Tray(rect.w, rect.h, lift=3)

        def draw(target: pygame.Surface, t: float) -> None:
            if t < 1:
                self.art.blit(target, spec, *rect.topleft)
                before = target.get_clip()
                paint(target.subsurface(rect.clip(target.get_rect())), t)
                target.set_clip(before)

        more.setdefault("holds", False)
        return Motion(draw, duration, **more)

    def write(
        self,
        target: pygame.Surface,
        text: str,
        style: Style,
        x: float,
        y: float,
        anchor: str = "center",
        width: int | None = None,
    ) -> None:
        self.shift.ui.letters.blit(target, text, style, round(x), round(y), anchor, width)


def home(course: Course, seat: int) -> pygame.Rect:
    """Where something comes from that happens to a hero: his figure, or his board."""
    return course.at(f"hero:{seat}") or course.board(seat)
