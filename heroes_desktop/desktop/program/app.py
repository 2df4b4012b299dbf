"""The application: a stack of scenes, one loop that sleeps while nothing moves."""

from __future__ import annotations

import math
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import pygame

from heroes_desktop import locale
from heroes_desktop.library import Library, LibraryError
from heroes_desktop.locale import _

from ..art import Art
from ..art.core.text import Letters
from ..input.keyboard import Keyboard
from ..input.node import Node
from ..input.pointer import Pointer
from ..input.routing import handle
from ..paint.base_layer import Layer
from ..paint.layout_parts import Draft
from ..paint.metrics import Metrics, canvas_for
from ..paint.overlay import (
    FADE,
    REARRANGED,
    TOAST,
    Fade,
    Toast,
    paint_focus,
    paint_shown,
    paint_tip,
    paint_toasts,
    says_more,
)
from ..paint.sheet import Sheet, Ui
from ..paint.still_layer import Still, Touched
from ..scenes.scene import Scene
from .clock import Clock, Timer, Timers
from .holding import GLANCE, Holding
from .preferences import SETTINGS_KEY, Preferences
from .sound import Sound
from .window import Window

if TYPE_CHECKING:
    from heroes_desktop.players.thinking_process import Thinking

BELL = threading.Event()
"""Rung by other threads when there is something to look at; the sleeping loop hears it."""

PULSES, PULSE = 3, 1600.0

PAPER = "paper"
"""Where the paper of a dialog lies: what is behind it stays there."""


T = TypeVar("T")
Changing: TypeAlias = tuple[bool, bool | None, str]
"""What can change about a thing that stays: selected, checked, value."""


def _changing(node: Node) -> Changing:
    return node.selected, node.checked, node.value


def wake() -> None:
    """Wake the loop from another thread."""
    BELL.set()


class App:
    """Owns the scenes and everything they share. All methods belong to the main thread."""

    def __init__(
        self, window: Window, clock: Clock, art: Art, library: Library, preferences: Preferences, sound: Sound
    ) -> None:
        self.window = window
        self.clock = clock
        self.library = library
        self.prefs = preferences
        self.sound = sound
        self.running = True
        self.frames = 0
        self.gamepads: list[pygame.joystick.JoystickType] = []
        self.spoken: list[str] = []
        self.on_narration: Callable[[str], None] | None = None
        self.gate: Callable[[pygame.Event], bool] | None = None
        """Asked about every event first; what it refuses nobody hears of."""
        self.on_notice: Callable[[str], None] = self.toast
        """Who hears what the library has to say."""
        self.keeps_settings = True
        """Whether settings outlast the program."""
        self.scenes: list[Scene] = []
        self.toasts: list[Toast] = []
        self.timers = Timers(clock)
        self.workers = ThreadPoolExecutor(1, thread_name_prefix="work")
        self.own_process = False
        """Whether computers think in a process of their own."""
        self._thinking: Thinking | None = None
        self.pointer = Pointer(self)
        self.keyboard = Keyboard(self)
        self._watched: tuple[Scene, str, Changing] | None = None
        self._results: list[tuple[Future[Any], Callable[[], None]]] = []
        """The work of other threads, and what is to be done in this one when it is finished."""
        self._needs_frame = True
        self._arrived = False
        self._put_off = 0
        self._fade: Fade | None = None
        self._arranged: Sheet | None = None
        self._holding = Holding()
        self._pulse_from = 0.0
        self._art = art
        self._measure()

    # sizes and settings

    def _measure(self) -> None:
        width, height = canvas_for(self.window.size)
        metrics = Metrics(width, height, self.prefs.text_scale)
        if not math.isclose(self._art.factor, metrics.factor, abs_tol=1e-4):
            self._art = self._art.at(metrics.factor)
        self.ui = Ui(metrics, self._art, Letters(metrics.factor, metrics.text_above), self.prefs)
        self.canvas = pygame.Surface((width, height))
        self._still = Still(self.canvas)
        self._holding.release()
        self.relayout()

    def set_preferences(self, **changes: Any) -> None:
        """Change settings, apply them at once and keep them."""
        for name, value in changes.items():
            setattr(self.prefs, name, value)
        if "language" in changes:
            locale.use(self.prefs.language or locale.preferred())
        if "full_screen" in changes:
            self.window.full_screen(self.prefs.full_screen)
        self.sound.volumes(self.prefs.effects_volume, self.prefs.ambience_volume)
        self._measure()
        self.keep_preferences()

    def keep_preferences(self) -> None:
        """Store the settings; what cannot be stored lasts until the end of the program."""
        if not self.keeps_settings:
            return
        try:
            self.library.settings.set(SETTINGS_KEY, self.prefs)
        except LibraryError as error:
            self.toast(str(error))

    def toggle_full_screen(self) -> None:
        self.set_preferences(full_screen=not self.prefs.full_screen)

    def resized(self) -> None:
        """The window has another size."""
        if canvas_for(self.window.size) != self.canvas.get_size():
            self._measure()

    # the stack

    @property
    def top(self) -> Scene:
        """The scene in front."""
        return self.scenes[-1]

    def push(self, scene: Scene) -> None:
        """Put a scene in front of the others."""
        self._leave()
        self.scenes.append(scene)
        self._arrive(scene)
        scene.opened()

    def pop(self) -> None:
        """Go back to the scene below; the last one ends the program."""
        self._leave()
        gone = self.scenes.pop()
        gone.closed()
        if not self.scenes:
            self.running = False
            return
        self._arrive(self.top)
        self.top.resumed()

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the one in front."""
        self._leave()
        gone = self.scenes.pop()
        gone.closed()
        self.scenes.append(scene)
        self._arrive(scene)
        scene.opened()

    def home(self) -> None:
        """Back to the first scene."""
        while len(self.scenes) > 2:
            self.scenes.pop().closed()
        if len(self.scenes) > 1:
            self.pop()

    def _leave(self) -> None:
        self.pointer.forget()
        self.keyboard.forget()

    def _arrive(self, scene: Scene) -> None:
        duration = self.prefs.duration(FADE)
        if scene.fades and self.frames and duration > 0:
            self._fade = Fade(self.canvas.copy(), self.clock.now(), duration)
        scene.forget_layout()
        self._still.forget()
        self.pulse()
        if self.spoken[-1:] != [scene.name]:
            self.narrate(scene.name)
        self.redraw()

    # doing things

    def activate(self, node: Node) -> None:
        """A click, Enter or a letter on a node."""
        if node.reason:
            self.sound.play("refuse")
            self.toast(node.reason)
        elif node.action is not None:
            self.sound.play("click")
            self.watch(node)
            node.action()
        self.redraw()

    def toast(self, text: str, icon: str = "", key: str = "") -> None:
        """Show a message for a moment, perhaps with the sign and key of what says more about it."""
        until = self.clock.now() + TOAST + 30 * len(text)
        self.toasts = [toast for toast in self.toasts if toast.text != text][-2:]
        self.toasts.append(Toast(text, until, icon, key))
        self.after(until - self.clock.now(), self._drop_toasts)
        self.narrate(text)
        self.redraw()

    def _drop_toasts(self) -> None:
        now = self.clock.now()
        self.toasts = [toast for toast in self.toasts if toast.until > now]
        self.redraw()

    def change_eyes(self) -> None:
        """Somebody else looks at the screen now: nothing stays of where the last one was and was told."""
        self.keyboard.forget()
        self.pointer.tip = ""
        self.toasts.clear()
        self.spoken.clear()
        self._fade = self._arranged = None
        self.hurry_picture()
        self.redraw()

    def wipe(self) -> None:
        """Another person comes: nothing stays of the last one's pictures, messages and words."""
        self.change_eyes()
        self.pointer.forget()
        self.pointer.at = (-1, -1)
        self._watched = None
        self.canvas.fill("black")
        self._still.forget()
        self.relayout()

    def narrate(self, text: str) -> None:
        """Say in words what has come up or happened; whoever only hears must never be met with silence."""
        if text:
            self.spoken.append(text)
            del self.spoken[:-200]
            if self.on_narration is not None:
                self.on_narration(text)

    def after(self, milliseconds: float, action: Callable[[], None]) -> Timer:
        """Do something later, in the main thread."""
        return self.timers.after(milliseconds, action)

    def when_done(self, future: Future[T], then: Callable[[Future[T]], None]) -> None:
        """Call `then` in the main thread once another thread's work is finished."""
        self._results.append((future, partial(then, future)))
        future.add_done_callback(lambda _done: wake())

    @property
    def thinking(self) -> Thinking:
        """Where computers think, made when the first one has to."""
        if self._thinking is None:
            from heroes_desktop.players.thinking_process import Thinking

            self._thinking = Thinking(process=self.own_process)
        return self._thinking

    @property
    def waiting(self) -> bool:
        """Whether another thread is still at work for a scene."""
        return bool(self._results)

    @property
    def moving(self) -> bool:
        """Whether a frame is due, now or soon."""
        return self.needs_frame or self.frames_per_second() > 0

    @property
    def busy(self) -> bool:
        """Whether anything moves or is being worked at."""
        return self.moving or self.waiting

    # time and frames

    def pulse(self) -> None:
        """Start the pulsing of the glows again."""
        self._pulse_from = self.clock.now()
        self.redraw()

    def redraw(self) -> None:
        """Draw a frame soon."""
        self._needs_frame = True

    @property
    def needs_frame(self) -> bool:
        """Whether something has changed since the last frame."""
        return self._needs_frame

    def relayout(self) -> None:
        """Lay out all scenes again."""
        for scene in self.scenes:
            scene.forget_layout()
        self.redraw()

    def _strength(self, now: float) -> float:
        """How bright glows are: three pulses, then steady; as dim as the scene wants while things move."""
        passed = now - self._pulse_from
        if self.prefs.reduced_motion or passed >= PULSES * PULSE:
            return self.top.glow
        return self.top.glow * (0.85 + 0.15 * math.cos(2 * math.pi * passed / PULSE))

    def frames_per_second(self) -> int:
        """How often the screen changes by itself now; 0 when nothing moves."""
        now = self.clock.now()
        wanted = self.top.frames_per_second() if self.scenes else 0
        if self._fade is not None:
            wanted = max(wanted, 60)
        pulsing = now - self._pulse_from < PULSES * PULSE and not self.prefs.reduced_motion
        if pulsing and self.scenes and self.top.sheet is not None and self.top.sheet.halos:
            wanted = max(wanted, 30)
        return wanted

    def update(self) -> bool:
        """Do what is due; True when a frame should be drawn."""
        acted = self._take_results()
        acted |= self.timers.run_due()
        acted |= self._take_results()  # what a timer waits for may long be done: one layout for both
        while self.library.notices:
            self.on_notice(self.library.notices.pop(0).text)
        if self._art.fresh():
            self._arrived = True
            self.redraw()
        return self._needs_frame or acted or self.frames_per_second() > 0

    def _take_results(self) -> bool:
        looked = [(entry, entry[0].done()) for entry in self._results]  # once: another thread may just finish
        self._results = [entry for entry, done in looked if not done]
        finished = [then for (_future, then), done in looked if done]
        for then in finished:
            then()
        return bool(finished)

    def sheet_of(self, scene: Scene) -> Sheet:
        """A scene's layout, made when needed."""
        while scene.sheet is None:
            self._lay_out_part(scene)
        return scene.sheet

    def _lay_out_part(self, scene: Scene) -> None:
        draft, scene.draft = scene.draft or Draft(self.ui, scene), None
        draft.go_on()
        if not draft.finished:
            scene.draft = draft
            return
        scene.sheet, scene.overtaken = draft.sheet, 0
        if scene is self.top:
            self.pointer.settle(draft.sheet)
            self._say_changed(draft.sheet)

    def watch(self, node: Node) -> None:
        """Somebody is about to change this thing: say how, once it has been laid out again."""
        self._watched = (self.top, node.id, _changing(node))

    def _say_changed(self, sheet: Sheet) -> None:
        """Say how the thing watched has changed, if it is still there: taken, put back, on, off, a value."""
        watched, self._watched = self._watched, None
        if watched is None or watched[0] is not self.top:
            return
        node = sheet.named(watched[1])
        if node is not None and _changing(node) != watched[2]:
            left = watched[2][0] and not node.selected
            self.narrate(f"{node.narration()}, {_('not selected')}" if left else node.narration())

    def lay_out(self, enough: Callable[[], bool]) -> bool:
        """Lay out what is to be shown next; True when that was some work and the old picture can stay.

        Goes on in the next turn when it is enough for this one, unless that would never come to an end.
        """
        worked = False
        for scene in self.visible():
            while scene.sheet is None and (scene.restless or not enough()):
                self._lay_out_part(scene)
                worked = True
        return worked and self._still.base is not None

    @property
    def laid_out(self) -> bool:
        """Whether everything that can be seen has its place."""
        return all(scene.sheet is not None for scene in self.visible())

    def paint_ahead(self, enough: Callable[[], bool]) -> bool:
        """Paint what the next frame will show, until it is enough for this turn; True when all is painted."""
        arrived, self._arrived = self._arrived, False
        return self._still.prepare(self._layers(), self.top.hidden(), arrived, enough)

    def put_off(self, most: int) -> bool:
        """Keep the old picture for one more turn; False once it has stayed for `most` turns."""
        self._put_off += 1
        return self._put_off <= most

    def visible(self) -> list[Scene]:
        """The scenes that can be seen, lowest first."""
        first = len(self.scenes) - 1
        while first > 0 and self.scenes[first].transparent:
            first -= 1
        return self.scenes[first:]

    def _layers(self) -> list[Layer]:
        return [Layer(self.sheet_of(scene), scene.dim) for scene in self.visible()]

    def draw(self) -> pygame.Surface:
        """Draw one frame and show it."""
        now = self.clock.now()
        layers = self._layers()
        top, sheet = self.top, layers[-1].sheet
        if self._holding.holds(top, layers, now):
            return self._keep_picture(now)
        self._soften(sheet, now)
        arrived, self._arrived = self._arrived, False
        front = self._still.show(layers, top.hidden(), self._strength(now), self._touched(sheet), arrived)
        canvas = self.canvas
        canvas.blit(front, (0, 0))
        top.live(canvas, now)
        self._paint_overlay(canvas, layers)
        if self._fade is not None and not self._fade.paint(canvas, now):
            self._fade = None
        self._needs_frame, self._put_off = False, 0
        self.frames += 1
        self.window.show(canvas)
        return canvas

    def _soften(self, sheet: Sheet, now: float) -> None:
        """Let the last frame fade out over a board that is arranged anew."""
        old, self._arranged = self._arranged, sheet
        if old is None or old.ui is not sheet.ui or old.arrangement == sheet.arrangement:
            return
        duration = self.prefs.duration(REARRANGED)
        if old.arrangement and sheet.arrangement and duration > 0:
            self._fade = Fade(self.canvas.copy(), now, duration)

    def _keep_picture(self, now: float) -> pygame.Surface:
        """Let the old picture stay; look again soon."""
        self._needs_frame = False
        if self._fade is not None:
            self._fade.began = now
        self.after(GLANCE, self.redraw)
        return self.canvas

    def hurry_picture(self) -> None:
        """Show what comes next at once: what is on the screen may not stay."""
        self._holding.release()

    def can_show(self, scene: Scene) -> bool:
        """Whether the screen shows a scene as it is laid out now, or will with the next frame."""
        sheet = scene.sheet
        return sheet is None or self._holding.shows(sheet) or not sheet.rehearse()

    def still(self) -> pygame.Surface | None:
        """The last frame without what follows the pointer, the keyboard or time; None before the first."""
        return self._still.base

    def repaint(self) -> None:
        """Repaint everything with the next frame."""
        self._still.forget()
        self.redraw()

    def _touched(self, sheet: Sheet) -> Touched | None:
        """The thing under the pointer, if it shows that."""
        node = sheet.named(self.pointer.over) if self.pointer.over else None
        if node is None or node.paint is None or not node.enabled:
            return None
        return Touched(node, "down" if self.pointer.pressed == node.id else "hover", node.paint)

    def _shown(self, layers: Sequence[Layer]) -> Iterator[Node]:
        """What the things under the pointer and in focus speak of, in front or on a scene seen behind."""
        sheet = layers[-1].sheet
        for node in (sheet.named(self.pointer.over), self.keyboard.node(sheet)):
            for identity in node.shows() if node is not None and node.shows is not None else ():
                found = (layer.sheet.named(identity) for layer in reversed(layers))
                other = next(filter(None, found), None)
                if other is not None and not other.seen.colliderect(sheet.places.get(PAPER, (0, 0, 0, 0))):
                    yield other

    def _paint_overlay(self, canvas: pygame.Surface, layers: Sequence[Layer]) -> None:
        sheet = layers[-1].sheet
        for node in self._shown(layers):
            paint_shown(canvas, self.ui, node)
        focused = self.keyboard.node(sheet)
        if focused is not None:
            paint_focus(canvas, self.ui, focused)
        tip = sheet.named(self.pointer.tip) if self.pointer.tip else None
        if tip is None and focused is not None and focused.role == "card" and focused.hint:
            tip = focused  # what is too small to be read on a card is read out to the keyboard as well
        if tip is not None and self.top.closely(tip.id):
            tip = None
        if tip is not None and self.prefs.hints and says_more(sheet, tip):
            paint_tip(canvas, self.ui, tip)
        if self.toasts:
            paint_toasts(canvas, self.ui, self.toasts)

    # events

    def handle(self, event: pygame.Event) -> None:
        """React to one event."""
        if self.gate is None or self.gate(event):
            handle(self, event)

    def quit(self) -> None:
        """End the program; every answered choice is already stored."""
        self.running = False

    def close(self) -> None:
        """Let go of everything."""
        for scene in reversed(self.scenes):
            scene.closed()
        self.workers.shutdown(wait=False, cancel_futures=True)
        if self._thinking is not None:
            self._thinking.close()
        self.sound.close()
        self._art.close()
