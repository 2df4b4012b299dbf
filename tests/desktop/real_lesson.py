"""A lesson in a real window, from a fresh home to its last page: `python -m tests.desktop.real_lesson GAME`.

The program is started as somebody starts it who has just installed it. Every page of the lesson and the
table below it are kept as pictures, to be looked at one by one. When the lesson has let go, advice leads
to the end of the match, where the golden button must open a match that is no lesson.

    python -m tests.desktop.real_lesson immortal_king --lang fr --shots pictures
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from heroes_desktop.games.shared import lessons
from heroes_desktop.games.shared.room import texts
from heroes_desktop.locale import LANGUAGES, _, use
from tests.bench.eyes import virtual_screen

from .real_window import SIZE, Mouse, Node, Outside, Screen, answers, follow_advice

LOOKS, MOST = 40, 1500
READING = 1.5
"""Seconds before the picture of a page, so that it is there."""
EVERY = 25
"""Actions between two pictures once the lesson has let go."""


class Pupil:
    """Does what the lesson says, page by page, then what advice says."""

    def __init__(self, outside: Outside) -> None:
        self.outside, self.mouse = outside, Mouse(outside, random.Random(1))
        self.pages = 0

    def learn(self, game: str, only: bool) -> None:
        """From the first page of the program to the last of the match, or only of the lesson."""
        plan = lessons.lesson(game)
        assert plan is not None
        self._onward("Hub", "start", lambda node: node["key"] == "L")
        self._onward("Menu", "menu", lambda node: node["name"] == texts(game).title())
        self._until("LessonPage")
        while (screen := self.outside.look())["scene"] != "End":
            if only and self.pages > len(plan.step):
                return
            self._step(screen, self.pages > len(plan.step))
            if self.outside.actions > MOST:
                raise TimeoutError("the match does not end")
        self._onward("End", "end", lambda node: node["name"] == _("A real match"))
        self._until("NewMatch")
        self.outside.picture(0, "_real")

    def _step(self, screen: Screen, free: bool) -> None:
        name = screen["scene"]
        if name == "LessonPage":
            time.sleep(READING)
        self.outside.picture(EVERY if free and name == "TableScene" else 0, f"_{name}")
        if name == "LessonPage":
            closed = self.mouse.use(screen, lambda node: node["name"] in (_("Understood"), _("Close")))
            self.pages += closed
        elif name != "TableScene":
            self.mouse.use(screen, lambda node: node["role"] == "button")
        elif not (free and follow_advice(self.mouse, screen)):
            self.mouse.use(screen, answers(screen))

    def _onward(self, scene: str, name: str, wanted: Callable[[Node], bool]) -> None:
        screen = self._until(scene)
        self.outside.picture(0, f"_{name}")
        assert self.mouse.use(screen, wanted), [node["id"] for node in screen["nodes"] if node["usable"]]

    def _until(self, scene: str) -> Screen:
        for _unused in range(LOOKS):
            screen = self.outside.look()
            if screen["scene"] == scene:
                return screen
        raise TimeoutError(f"{scene} does not come")


def main(argv: list[str] | None = None) -> int:
    """Take one lesson."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=lessons.taught())
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--only", action="store_true", help="stop where the lesson lets go")
    parser.add_argument("--size", type=int, nargs=2, default=SIZE, help="of the screen")
    parser.add_argument("--shots", type=Path, help="store the pictures in this folder")
    wishes = parser.parse_args(argv)
    use(wishes.lang)
    size = tuple(wishes.size)
    with tempfile.TemporaryDirectory(prefix="heroes-lesson-") as folder, virtual_screen(size) as display:
        outside = Outside(display, Path(folder), print, wishes.shots, wishes.lang)
        pupil = Pupil(outside)
        try:
            pupil.learn(wishes.game, wishes.only)
        finally:
            outside.close()
    print(f"{wishes.game} in {wishes.lang}: {pupil.pages} pages, {outside.actions} actions, to the end")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
