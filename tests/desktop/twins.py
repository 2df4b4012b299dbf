"""Every frame drawn twice: once as it is, once as if all that the one looking may not know were otherwise.

The twin has another match (everything hidden from the one looking is drawn anew), a chronicle of events
with only what that person was told, layouts, glows and motions of its own. If one pixel, one name or one
key of a single frame differs, something hidden shows. Any game at the table can be watched like this.

Who looks is not what the table believes but what people can know: everybody, until somebody has opened a
curtain that bears their name; then that person alone, until the table says that its picture is for all.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from itertools import zip_longest
from typing import Any

import pygame
import pytest

from heroes_desktop.desktop.input.node import Node
from heroes_desktop.desktop.motion.motion import Motion, Reel
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.paint.still_layer import Still
from heroes_desktop.desktop.program.app import App
from heroes_desktop.desktop.program.window import MemoryWindow
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.match.board_scene import BoardScene
from heroes_desktop.desktop.scenes.match.curtain import Curtain
from heroes_desktop.desktop.scenes.match.table import TableScene
from heroes_desktop.desktop.scenes.scene import Scene
from heroes_desktop.desktop.widgets import Scroll
from heroes_desktop.engine import Event, Match, Option
from heroes_desktop.table.recap import Step

PUBLIC = ("Curtain", "BothHands", "HandsShown")
"""Scenes everybody may look at."""

UNKNOWN = Option("something")


class Twin:
    """Watches one table; draws the twin of each frame before the frame itself, while it is awake."""

    def __init__(
        self, pilot: Pilot, table: TableScene, monkeypatch: pytest.MonkeyPatch, seed: int = 5
    ) -> None:
        self.app, self.table = pilot.app, table
        self.chance = random.Random(seed)
        self.frames: Counter[str] = Counter()
        self.otherwise = 0
        self.awake = True
        self._still = Still(self.app.canvas)
        self._canvas = self.app.canvas.copy()
        self._window = MemoryWindow(self.app.canvas.get_size())
        self._sheets: dict[int, tuple[Sheet, Sheet, Any, int | None]] = {}
        self._reel: Reel | None = None
        self._alone: int | None = None
        """Who has opened a curtain since everybody could look."""
        self._watch_eyes(monkeypatch)
        self._watch_frames(monkeypatch)

    def _watch_eyes(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Notice who has opened a curtain, and when everybody may look again."""
        opened, change_eyes = Curtain._opened, TableScene.change_eyes

        def drawn_aside(curtain: Curtain) -> None:
            if curtain.table is self.table:
                self._alone = curtain.seat
            opened(curtain)

        def eyes_changed(scene: TableScene, seat: int | None) -> None:
            if scene is self.table and seat is None:
                self._alone = None
            change_eyes(scene, seat)

        monkeypatch.setattr(Curtain, "_opened", drawn_aside)
        monkeypatch.setattr(TableScene, "change_eyes", eyes_changed)

    def _watch_frames(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Lay out, draw and move the twin of everything that is laid out, drawn and moved."""
        draw, play_events, sheet_of = App.draw, BoardScene.play_events, App.sheet_of

        def drawn(app: App) -> pygame.Surface:
            return self._draw(draw) if app is self.app and self._watched() else draw(app)

        def played(scene: BoardScene, events: Sequence[Event], then: Any) -> None:
            moving = scene is self.table and self.app.prefs.speed > 0
            motions = self._motions(events) if moving else []
            play_events(scene, events, then)
            self._reel = None
            if scene._reel is not None:
                self._reel = Reel(motions, self.app.prefs)
                self._reel.begin(self.app.clock.now())

        def laid_out(app: App, scene: Scene) -> Sheet:
            if app is not self.app or not self._watched():
                return sheet_of(app, scene)
            return self._lay_out(scene, sheet_of)

        monkeypatch.setattr(App, "sheet_of", laid_out)
        monkeypatch.setattr(App, "draw", drawn)
        monkeypatch.setattr(BoardScene, "play_events", played)

    def sleep(self) -> None:
        """Let frames pass for a while."""
        self.awake = False

    def wake(self) -> None:
        """Watch again, beginning with what is on the screen now."""
        if not self.awake:
            self.awake = True
            self._still, self._reel = Still(self.app.canvas), None
            self.app.relayout()
            self.app.repaint()

    def _watched(self) -> bool:
        return self.awake and self.table in self.app.scenes and self.table.session.match.outcome is None

    # who looks

    def viewer(self) -> int | None:
        """Who may look at the screen now; None: everybody."""
        if any(type(scene).__name__ in PUBLIC for scene in self.app.visible()):
            return None
        play = self.table.play
        if self.table.peeking and play.decision is not None:
            return play.decision.seat
        return self._alone if play.shared else play.viewpoint

    def other(self, viewer: int | None) -> Match:
        """A match the viewer cannot tell from the real one."""
        match = other = self.table.session.match
        seats = range(len(match.setup.seats))
        for seat in seats if viewer is None else (viewer,):
            other = other.sample(seat, self.chance)
        other._floor, other._floor_reason = match._floor, match._floor_reason
        assert other.view(viewer) == match.view(viewer), "the sampler itself keeps what the viewer knows"
        self.otherwise += any(other.view(seat) != match.view(seat) for seat in seats)
        return other

    @contextmanager
    def _elsewhere(self) -> Iterator[None]:
        """The table as if it were in the other match, knowing only what the viewer was told."""
        table, play = self.table, self.table.play
        kept = table.session.match, play.chronicle.steps, play.decision, table._look, table.actions.listed
        viewer = self.viewer()
        match = self.other(viewer)
        steps = [Step(step.seat, UNKNOWN, tuple(step.for_seat(viewer))) for step in play.steps]
        if play.decision is not None:
            play.decision = next(each for each in match.pending if each.seat == play.decision.seat)
        table.session.match, play.chronicle.steps, table._look = match, steps, None
        try:
            yield
        finally:
            table.session.match, play.chronicle.steps, play.decision, table._look, table.actions.listed = kept

    # drawing

    def _draw(self, draw: Any) -> pygame.Surface:
        scenes = self.app.visible()
        for scene in scenes:
            self.app.sheet_of(scene)
        kind = type(scenes[-1]).__name__
        for _attempt in range(2):  # a picture may get ready between the two frames
            with self._disguised(scenes):
                twin = draw(self.app).get_buffer().raw
            real: pygame.Surface = draw(self.app)
            if real.get_buffer().raw == twin:
                break
        self.frames[kind] += 1
        assert real.get_buffer().raw == twin, self._complaint(kind, real, twin)
        return real

    def _shown(self) -> str:
        viewer = self.viewer()
        return f"frame {self.frames.total()} seen by {'everybody' if viewer is None else f'seat {viewer}'}"

    def _complaint(self, kind: str, real: pygame.Surface, twin: bytes) -> str:
        """Where the frames differ, for whoever has to find out why."""
        other = real.copy()
        other.get_buffer().write(twin)
        other.blit(real, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        reverse = real.copy()
        reverse.blit(
            pygame.image.frombuffer(twin, real.get_size(), "BGRA"), (0, 0), special_flags=pygame.BLEND_RGB_SUB
        )
        other.blit(reverse, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        other.set_colorkey((0, 0, 0))
        return f"{kind}, {self._shown()}: the picture differs within {other.get_bounding_rect()}"

    def _lay_out(self, scene: Scene, sheet_of: Any) -> Sheet:
        """Make the twin's layout just before the real one, from the same state of the screen."""
        known, viewer = self._sheets.get(id(scene)), self.viewer()
        if scene.sheet is not None and known is not None and scene.sheet in known[:2]:
            if known[3] in (viewer, None):
                return scene.sheet
        else:
            scene.sheet = None  # else what was laid out for one person is now seen by all
        kept, scene.sheet = scene.sheet, None
        with self._elsewhere(), self._untouched(scene):
            twin = self._build(scene)
            look = self.table._look
        scene.sheet = kept
        real: Sheet = sheet_of(self.app, scene)
        self._sheets[id(scene)] = (real, twin, look, viewer)
        differing = [pair for pair in zip_longest(words(real), words(twin)) if pair[0] != pair[1]]
        assert not differing, f"{type(scene).__name__}, {self._shown()}: {differing[:3]}"
        return real

    def _build(self, scene: Scene) -> Sheet:
        kept = getattr(scene, "look", None) if scene is not self.table else None
        if kept is not None:
            scene.look = self.table.look  # type: ignore[attr-defined]
        for _attempt in range(3):
            twin = Sheet(self.app.ui, scene.name)
            scene.build(twin)
            if not twin.again:
                break
        if kept is not None:
            scene.look = kept  # type: ignore[attr-defined]
        return twin

    @contextmanager
    def _untouched(self, scene: Scene) -> Iterator[None]:
        """How far things are scrolled belongs to the screen, not to the match: both layouts start alike."""
        memory = dict(self.table.memory)
        scrolls = [thing for thing in (*vars(scene).values(), *memory.values()) if isinstance(thing, Scroll)]
        kept = [(scroll, replace(scroll)) for scroll in scrolls]
        try:
            yield
        finally:
            self.table.memory.clear()
            self.table.memory.update(memory)
            for scroll, before in kept:
                vars(scroll).update(vars(before))

    def _motions(self, events: Sequence[Event]) -> list[Motion]:
        """The twin's motions from the old position to the new one."""
        table = self.table
        known = self._sheets.get(id(table))
        if known is None or table.sheet is not known[0]:
            return []
        sheet = table.sheet
        with self._elsewhere():
            table.sheet, table._look = known[1], known[2]
            motions = table._motions(events, table.make_look())
        table.sheet = sheet
        return motions

    @contextmanager
    def _disguised(self, scenes: Sequence[Scene]) -> Iterator[None]:
        """The application wearing the twin's layouts and motions; nothing of it stays behind."""
        app, table = self.app, self.table
        parts: list[tuple[object, str]] = [(scene, "sheet") for scene in scenes]
        parts += [
            (app, name)
            for name in (
                "_still",
                "canvas",
                "window",
                "frames",
                "_needs_frame",
                "_arrived",
                "_fade",
                "_arranged",
            )
        ]
        parts += [(table, name) for name in ("_reel", "_after_reel", "_look", "_curtain")]
        parts += [(scene, "_old") for scene in scenes if hasattr(scene, "_old")]
        kept = [(thing, name, getattr(thing, name)) for thing, name in parts]
        for scene in scenes:
            scene.sheet = self._sheets[id(scene)][1]
        app._still, app.canvas, app.window = self._still, self._canvas, self._window
        table._reel, table._after_reel = (self._reel if table._reel is not None else None), None
        try:
            yield
        finally:
            for thing, name, value in kept:
                setattr(thing, name, value)


def words(sheet: Sheet) -> list[object]:
    """Names, hints, keys, what is read out and what lights up are as telling as pixels."""
    nodes = [
        (node.id, node.narration(), node.hint, node.key, tuple(node.rect), node.action is None, shown(node))
        for node in sheet.root.walk()
    ]
    return [*nodes, *(written.text for written in sheet.texts)]


def shown(node: Node) -> tuple[str, ...]:
    """What would light up if somebody pointed at a thing."""
    return () if node.shows is None else tuple(node.shows())
