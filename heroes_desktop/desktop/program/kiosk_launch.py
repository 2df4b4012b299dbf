"""Starting the window of a kiosk: nobody reads messages here, so trouble is written down and the window ends.

Whoever watches it starts it again.
"""

from __future__ import annotations

import faulthandler
import os
import sys
from contextlib import suppress

from heroes_desktop import locale
from heroes_desktop.kiosk.config import Config
from heroes_desktop.kiosk.displays import KEY, Display, choose
from heroes_desktop.kiosk.files import Files, load
from heroes_desktop.library import AlreadyOpen, Library, LibraryError

from .app import App
from .crash import reported
from .launch import after_first_frame, open_window
from .splash import open_display
from .window import ScreenWindow

BEAT = 1000.0
CRASHED, NO_WINDOW, HELD = 70, 71, 72

_HINTS = {
    "SDL_GRAB_KEYBOARD": "1",
    "SDL_WINDOWS_NO_CLOSE_ON_ALT_F4": "1",
    "SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS": "0",
    "SDL_NO_SIGNAL_HANDLERS": "1",
}
"""What SDL is asked for: the window manager's keys, no Alt-F4, staying in front, no ear for signals."""


def launch_kiosk(files: Files, display: int | None, size: tuple[int, int] | None, silent: bool) -> int:
    """Run the kiosk's window until it is ended; returns the exit code."""
    with suppress(RuntimeError, OSError, ValueError):
        faulthandler.enable()  # a window that hangs is asked where
    for name, value in _HINTS.items():
        os.environ.setdefault(name, value)
    config, problems = load(files)
    locale.use(config.languages[0])
    try:
        library = Library.open(files.home)
    except AlreadyOpen as error:
        return _told(str(error), HELD)
    except LibraryError as error:
        problems.append(str(error))
        library = Library.temporary(files.home)
    try:
        with library:
            return _run(library, config, files, problems, display, size, silent)
    except Exception as error:
        return _told(f"report: {reported(error)}: {error.__cause__ or error!r}", CRASHED)


def _told(words: str, code: int) -> int:
    print(words, file=sys.stderr, flush=True)
    return code


def _run(
    library: Library,
    config: Config,
    files: Files,
    problems: list[str],
    display: int | None,
    size: tuple[int, int] | None,
    silent: bool,
) -> int:
    import pygame

    from ..scenes.kiosk.host import Kiosk
    from .bootstrap import make_app
    from .clock import SystemClock
    from .loop import run
    from .preferences import Preferences
    from .sound import Sound

    try:
        window = _open(library, display, size)
    except pygame.error as error:
        return _told(f"no window: {error}", NO_WINDOW)
    preferences = Preferences(full_screen=size is None)
    app = make_app(window, SystemClock(), library, preferences, Sound(device=False))
    app.own_process = True
    try:
        Kiosk(app, config, files, problems).open()
        app.after(30, lambda: after_first_frame(app, silent))
        _beat(app)
        return run(app, show_trouble=False)
    finally:
        app.close()
        pygame.display.quit()


def _open(library: Library, display: int | None, size: tuple[int, int] | None) -> ScreenWindow:
    """The window on its screen; which one that was is remembered."""
    import pygame

    open_display()
    sizes = pygame.display.get_desktop_sizes()
    place = choose(sizes, display, library.settings.get(KEY, Display()))
    window = open_window(size or (1280, 720), size is None, place)
    with suppress(LibraryError):
        library.settings.set(KEY, Display(place, sizes[place] if place < len(sizes) else (0, 0)))
    with suppress(pygame.error):
        pygame.event.set_grab(size is None)
        pygame.mouse.set_visible(False)
    return window


def _beat(app: App) -> None:
    """Say that the window is alive; when nobody listens any more, its time is over."""
    try:
        sys.stdout.write("alive\n")
        sys.stdout.flush()
    except (OSError, ValueError):
        app.quit()
        return
    app.after(BEAT, lambda: _beat(app))
