"""A screen of the application: what it shows, and what it does when things happen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

from ..paint.sheet import Sheet

if TYPE_CHECKING:
    from ..paint.layout_parts import Draft
    from ..program.app import App

STILL = frozenset[str]()

STARTLE = 300.0
"""Milliseconds in which nobody can have read what has just come up: a press then was meant for what was
there before."""


class Scene:
    """Base of all screens. A scene is laid out by `build`, and again whenever `changed` has been called.

    transparent: the scenes below stay visible, darkened by `dim` (0 to 255).
    urgent: shown at once, even if pictures are missing.
    """

    transparent = False
    urgent = False
    dim = 120
    fades = True

    def __init__(self, app: App) -> None:
        self.app = app
        self.sheet: Sheet | None = None
        self.draft: Draft | None = None
        self.overtaken = 0
        """How many layouts in a row were out of date before they were finished."""
        self.deaf_until = 0.0
        """Until then presses are not for this scene."""

    @property
    def name(self) -> str:
        """What narration says when the scene comes up."""
        return ""

    def build(self, sheet: Sheet) -> None:
        """Lay the scene out."""
        raise NotImplementedError

    def parts(self, sheet: Sheet) -> Iterator[None]:
        """Lay the scene out bit by bit: a large one lets frames and input in between its parts."""
        self.build(sheet)
        yield

    @property
    def restless(self) -> bool:
        """Whether it changes faster than it can be laid out bit by bit."""
        return self.overtaken > 1

    def beside(self, point: tuple[int, int]) -> bool:
        """A click that met nothing of this scene; True when the scene has made something of it."""
        del point
        return False

    def help(self) -> None:
        """F1: the rules of the game in front, or of the first one."""
        from heroes_desktop.games import catalogue

        from .pages.rules import Rules

        if not isinstance(self, Rules) and catalogue:
            game = getattr(self, "game", "")
            self.app.push(Rules(self.app, game if isinstance(game, str) else ""))

    def forget_layout(self) -> None:
        """Drop the layout, finished or not."""
        self.overtaken += self.draft is not None
        self.sheet = self.draft = None

    def changed(self) -> None:
        """Have the scene laid out again before the next frame."""
        self.forget_layout()
        self.app.redraw()

    def startle(self) -> None:
        """Something new is asked: do not take the second half of a double click for an answer."""
        self.deaf_until = self.app.clock.now() + STARTLE
        self.app.pointer.let_go()
        self.app.after(STARTLE, lambda: None)  # whoever waits for quiet waits for this as well

    # the life of a scene

    def opened(self) -> None:
        """The scene has come up for the first time."""

    def resumed(self) -> None:
        """The scene is on top again."""

    def closed(self) -> None:
        """The scene is gone."""

    def back(self) -> None:
        """Escape, or the gamepad's B."""
        self.app.pop()

    # moving parts

    @property
    def glow(self) -> float:
        """How bright glows may be, from 0 to 1."""
        return 1.0

    def frames_per_second(self) -> int:
        """How often the scene wants to be drawn now; 0 while nothing moves."""
        return 0

    def live(self, target: pygame.Surface, now: float) -> None:
        """Draw what moves, over the still picture."""

    def closely(self, identity: str) -> bool:
        """Whether a thing is being shown closely already, so that a note about it would say it twice."""
        del identity
        return False

    def hidden(self) -> frozenset[str]:
        """Tags of pieces that are in motion and so not part of the still picture."""
        return STILL

    def skip(self) -> bool:
        """Finish a running animation; True when there was one."""
        return False

    # input that is not for a node

    def key(self, event: pygame.Event) -> bool:  # noqa: ARG002 - for scenes that listen
        """A key before anything else sees it; True when used."""
        return False

    def event(self, event: pygame.Event) -> None:
        """Any event, for wrapped widgets."""
