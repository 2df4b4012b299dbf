"""The kiosk itself: who is there, who has gone, and what stays of them (nothing)."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from itertools import count
from typing import TYPE_CHECKING

import msgspec
import pygame

from heroes_desktop.kiosk import best
from heroes_desktop.kiosk.config import Config
from heroes_desktop.kiosk.figures import Figures
from heroes_desktop.kiosk.files import Files, load
from heroes_desktop.kiosk.hours import days_back, evening_of
from heroes_desktop.kiosk.idle import Idle
from heroes_desktop.kiosk.shows import Programme
from heroes_desktop.kiosk.tries import Tries
from heroes_desktop.kiosk.waiting import WaitingMatches
from heroes_desktop.library import LibraryError

from ...program import heap
from ...program.app import App
from ...program.clock import Timer
from ...program.preferences import Preferences

if TYPE_CHECKING:
    from .countdown import Countdown

EVENING = "kiosk.evening"
CORNER, KNOCKS, WITHIN = 110, 5, 2000.0
"""Units of the upper left corner, and how many touches there in how many milliseconds ask for the PIN."""
MINUTE = 60_000.0
GIVING_BACK = 10
"""Minutes without guests after which the next scene begins with empty shelves."""
SCREENS = 28
"""How many times the whole screen in pictures is kept in memory: enough for all of the attract loop."""
SLIP = 2
"""Days by which a clock may be set back without an end to the evening."""
NOTES = 12
"""How many troubles are kept for the operator's page."""

_PRESSES = (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN, pygame.JOYBUTTONDOWN, pygame.MOUSEWHEEL)
_LATER = (pygame.MOUSEBUTTONUP, pygame.KEYUP, pygame.JOYBUTTONUP, pygame.MULTIGESTURE, pygame.TEXTINPUT)
_ELSEWHERE = pygame.KMOD_ALT | pygame.KMOD_META | pygame.KMOD_CTRL
"""Keys held with these mean something to the system or the window, never to a guest."""


class Kiosk:
    """Owns what outlasts a guest, and forgets everything else.

    The hub is always the lowest scene; while nobody is there a scene of the attract loop lies over it.
    """

    def __init__(
        self,
        app: App,
        config: Config,
        files: Files,
        problems: Sequence[str] = (),
        time_of_day: Callable[[], float] = time.time,
    ) -> None:
        self.app = app
        self.config = config
        self.files = files
        self.problems = list(problems)
        self.time_of_day = time_of_day
        self.figures = Figures(app.library)
        self.waiting = WaitingMatches(app.library)
        self.programme = Programme(config.offered())
        self.pin_tries = Tries()
        self.code_tries: dict[int, Tries] = {}
        self.guests = count(1)
        self._minutes = count(1)
        self._full = False
        self.present = False
        """Whether somebody is there."""
        self.speed = Preferences().speed
        """Of all motions; tests do without."""
        self._idle = Idle(config, app.clock.now())
        self._opened = app.clock.now()
        self._since = 0.0
        self._look: Timer | None = None
        self._knocks: list[float] = []
        self._swallow = False
        self.hushed = ""
        """The evening on which whoever runs the kiosk wants no sound."""
        self._written = files.stamp()
        self._heard: dict[str, float] = {}
        app.gate = self.admits
        app.on_notice = self._note
        app.keeps_settings = False

    def open(self) -> None:
        """Begin: nobody is there yet."""
        from .hub import KioskHub

        width, height = self.app.canvas.get_size()
        self.app.ui.art.cache.keep_at_most(SCREENS * 4 * width * height)
        self._try(self.waiting.tidy)
        self.app.set_preferences(**self._as_delivered())
        self._heard = self.volumes()
        self.app.push(KioskHub(self.app, self))
        self.attract()
        self._every_minute()

    def _as_delivered(self) -> dict[str, object]:
        """The settings every guest begins with."""
        config = self.config
        fresh = Preferences(
            language=config.languages[0],
            text_scale=config.text_size / 100,
            speed=self.speed,
            keys=False,
            full_screen=self.app.prefs.full_screen,
        )
        wanted = {name: getattr(fresh, name) for name in msgspec.structs.asdict(fresh) if name != "window"}
        return {**wanted, **self.volumes()}

    def volumes(self) -> dict[str, float]:
        """How loud it may be at this hour; usually it is quiet while nobody is there."""
        config = self.config
        heard = config.sound.at(self.time_of_day()) and self.hushed != self.evening
        heard = heard and (self.present or config.alone)
        effects, ambience = (config.effects, config.ambience) if heard else (0, 0)
        return {"effects_volume": effects / 100, "ambience_volume": ambience / 100}

    def listen(self) -> None:
        """Bring the volumes to what they may be now."""
        wanted = self.volumes()
        if wanted == self._heard:
            return
        self._heard = wanted
        for name, value in wanted.items():
            setattr(self.app.prefs, name, value)
        self.app.sound.volumes(**wanted)

    @property
    def running(self) -> float:
        """How many milliseconds the window has been open."""
        return self.app.clock.now() - self._opened

    def hush(self) -> None:
        """No sound any more this evening, or sound again."""
        self.hushed = "" if self.hushed == self.evening else self.evening
        self.listen()

    def _every_minute(self) -> None:
        """Hours begin and end; an evening ends and changed options hold while nobody is there."""
        self.listen()
        if not self.present:
            self._follow_options()
            self._try(self._turn_evening)
            self._full = self._full or next(self._minutes) % GIVING_BACK == 0
        self.app.after(MINUTE, self._every_minute)

    def _follow_options(self) -> None:
        """Options that were changed hold from now on; what cannot be used is told on the operator's page."""
        written = self.files.stamp()
        if written == self._written:
            return
        self._written = written
        config, problems = load(self.files)
        for problem in problems:
            self._note(problem)
        if config == self.config:
            return
        if config.offered() != self.config.offered():
            self.programme = Programme(config.offered())
        self.config = config
        self._idle.follow(config)
        self.app.set_preferences(**self._as_delivered())
        self._heard = self.volumes()

    def pin(self) -> str:
        """The PIN in force: a fresh one holds at once. Empty: there is none."""
        if not self.files.config.exists():
            return self.config.pin
        return load(self.files)[0].pin

    # evenings

    @property
    def evening(self) -> str:
        """The evening it is."""
        return evening_of(self.time_of_day(), self.config.evening_ends)

    def _turn_evening(self) -> None:
        """A new evening begins with an empty house; a clock that was set back and forth makes none."""
        settings, today = self.app.library.settings, self.evening
        before = settings.get(EVENING, "")
        if before == today or 0 < days_back(before, today) <= SLIP:
            return
        if before and before < today:
            self.clear_evening()
        settings.set(EVENING, today)

    def clear_evening(self) -> None:
        """Nothing of this evening stays but its figures."""
        self.waiting.clear()
        best.forget(self.app.library)
        for evening in self.app.library.evenings.all():
            self.app.library.evenings.delete(evening.id)
        self.app.library.forget_past()
        self.code_tries.clear()

    def _note(self, text: str) -> None:
        """What the library tells is for whoever runs the kiosk, not for guests."""
        others = [known for known in self.problems if known != text]
        self.problems = [*others[1 - NOTES :], text]

    def _try(self, action: Callable[[], object]) -> bool:
        """Do something that needs the disk; a full or missing one does not stop the kiosk."""
        try:
            action()
        except LibraryError:
            return False
        return True

    # guests

    def welcome(self) -> None:
        """Somebody has touched the screen: the attract loop goes, the hub is there."""
        self.present = True
        self._since = self.app.clock.now()
        self.listen()
        self.app.home()
        self._watch()

    def _in_match(self) -> bool:
        from .table import GuestTable

        return any(isinstance(scene, GuestTable) for scene in self.app.scenes)

    def _watch(self) -> None:
        """Look whether everybody has gone, and when to look again."""
        if self._look is not None:
            self._look.cancel()
            self._look = None
        if not self.present or self.countdown is not None:
            return
        now, playing = self.app.clock.now(), self._in_match()
        if self._idle.left(now, playing) > 0:
            self._look = self.app.after(self._idle.next_look(now, playing), self._watch)
            return
        from .countdown import Countdown

        self.app.push(Countdown(self.app, self.config.countdown, self.reset, self._to_wait()))

    def _to_wait(self) -> bool:
        """Whether a match on the table would wait for its players."""
        from .table import GuestTable

        return any(isinstance(scene, GuestTable) and scene.waits() for scene in self.app.scenes)

    @property
    def countdown(self) -> Countdown | None:
        """The countdown that asks whether anybody is there, while it runs."""
        from .countdown import Countdown

        return next((scene for scene in self.app.scenes if isinstance(scene, Countdown)), None)

    def _stop_countdown(self) -> bool:
        """Somebody is there after all; True when there was a countdown."""
        scene = self.countdown
        if scene is None:
            return False
        if scene is self.app.top:
            self.app.pop()
        else:
            self.app.scenes.remove(scene)
            scene.closed()
        self._watch()
        return True

    def reset(self) -> None:
        """Everybody has gone. What waits waits; nothing else is left on the screen, in memory or on disk."""
        self._try(self._put_away)
        self._try(lambda: self.figures.guest(self.evening, (self.app.clock.now() - self._since) / 1000))
        self.present = False
        next(self.guests)
        self.app.home()
        self.app.set_preferences(**self._as_delivered())
        self._heard = self.volumes()
        self.app.wipe()
        self._knocks.clear()
        self._follow_options()
        self._try(self._turn_evening)
        self.attract()
        self.app.wipe()

    def _put_away(self) -> None:
        """Matches still on the table wait, or go if there is nothing to go on with."""
        from .table import GuestTable

        for scene in self.app.scenes:
            if isinstance(scene, GuestTable):
                scene.put_away()

    def begun(self, game: str) -> None:
        """A match has begun."""
        self._try(lambda: self.figures.started(self.evening, game))

    def finished(self, game: str) -> None:
        """A match went to its end."""
        self._try(lambda: self.figures.finished(self.evening, game))

    # the attract loop

    def attract(self) -> None:
        """The next scene of the attract loop, over the hub."""
        from .attract import next_scene

        if self._full and not self.present:
            self._full = False
            self.app.set_preferences()  # words and patches that were laid out are let go
        heap.give_back()  # nothing moves now; in a loop that never rests no other moment would come
        scene = next_scene(self)
        if len(self.app.scenes) > 1:
            self.app.replace(scene)
        else:
            self.app.push(scene)

    # events

    def admits(self, event: pygame.Event) -> bool:
        """Whether an event may reach the scenes: no way out, and nothing of the system's."""
        kind = event.type
        if kind == pygame.QUIT or (kind == pygame.KEYDOWN and _leads_elsewhere(event)):
            return False
        if kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button not in (1, 4, 5):
            return False
        if kind in _PRESSES:
            return self._pressed(event)
        if kind in _LATER and self._swallow:
            self._swallow = kind not in (pygame.MOUSEBUTTONUP, pygame.KEYUP, pygame.JOYBUTTONUP)
            return False
        return True

    def _pressed(self, event: pygame.Event) -> bool:
        self._idle.touched(self.app.clock.now())
        self._swallow = True
        if self._knocked(event):
            return False
        if not self.present:
            self.welcome()
            return False
        if self._stop_countdown():
            return False
        self._swallow = False
        return True

    def _knocked(self, event: pygame.Event) -> bool:
        """Five touches in the corner: whoever runs the kiosk is there."""
        if event.type != pygame.MOUSEBUTTONDOWN:
            return False
        pygame.mouse.set_visible(not getattr(event, "touch", False))  # a finger needs no arrow
        now, side = self.app.clock.now(), self.app.ui.metrics.px(CORNER)
        x, y = self.app.window.to_canvas(event.pos, self.app.canvas.get_size())
        if x > side or y > side:
            self._knocks.clear()
            return False
        self._knocks = [when for when in self._knocks if now - when <= WITHIN] + [now]
        if len(self._knocks) < KNOCKS:
            return False
        self._knocks.clear()
        self._ask_pin()
        return True

    def _ask_pin(self) -> None:
        from .pin import PinPad

        if not self.present:
            self.welcome()
        self._stop_countdown()
        if not isinstance(self.app.top, PinPad):
            self.app.push(PinPad(self.app, self))

    def end(self) -> None:
        """Whoever runs the kiosk ends it."""
        self._try(self._put_away)
        self.app.running = False


def _leads_elsewhere(event: pygame.Event) -> bool:
    """Keys of the window or the system: full screen, Alt-F4, Ctrl-Q and their like."""
    functions = range(pygame.K_F1, pygame.K_F15 + 1)
    return event.key in functions or bool(event.mod & _ELSEWHERE)
