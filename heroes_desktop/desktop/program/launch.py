"""Starting the window: what can fail is told in the player's language, never as a traceback."""

from __future__ import annotations

import sys
import threading
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from heroes_desktop import locale
from heroes_desktop.library import AlreadyOpen, Library, LibraryError, Notice, glance
from heroes_desktop.locale import _

from .message_box import tell
from .preferences import SETTINGS_KEY

if TYPE_CHECKING:
    from .app import App
    from .preferences import Preferences
    from .sound import Sound
    from .window import ScreenWindow


class FailedStart(Exception):
    """The first page could not be shown; why is the cause."""


class Opening(NamedTuple):
    """How the window is to open; what is not said follows the settings."""

    language: str | None = None
    size: tuple[int, int] | None = None
    full_screen: bool = False
    silent: bool = False
    narrate: bool = False
    report_only: bool = False
    """After an error: write the report and end, without a message anybody would have to close."""


def launch(opening: Opening) -> int:
    """Open the window and run until it is closed; returns the exit code."""
    locale.use(opening.language or locale.preferred())
    try:
        library = Library.open()
    except AlreadyOpen:
        return _refuse_second(opening.language)
    except LibraryError as error:
        library = Library.temporary()
        library.notices.insert(0, Notice("trouble", str(error)))
    try:
        with library:
            return _run(library, opening)
    except Exception as error:  # the library is closed by now: a message left open holds up nobody
        return _report(error, opening.report_only)


def _refuse_second(language: str | None) -> int:
    """Another instance runs; its language is the one the person reads."""
    from .preferences import Preferences

    remembered = glance(SETTINGS_KEY, Preferences()).bounded().language
    locale.use(language or remembered or locale.preferred())
    return _refuse(_("Heroes Desktop is already open: it can run only once at a time."))


def _report(error: Exception, only: bool) -> int:
    """What should not happen, told with the place of its report."""
    from .crash import reported

    words = _(
        "Something went wrong that should not have. Your match is saved up to the last choice. Report: {path}"
    ).format(path=reported(error))
    if only:
        print(words, file=sys.stderr)
        return 1
    return _refuse(words)


def _run(library: Library, opening: Opening) -> int:
    import pygame

    if not getattr(pygame, "IS_CE", False):
        return _refuse(
            _("Another package has replaced pygame-ce by classic pygame; please reinstall pygame-ce.")
        )
    from .preferences import Preferences

    preferences = library.settings.get(SETTINGS_KEY, Preferences()).bounded()
    own = preferences != Preferences()
    try:
        return _open(library, preferences, opening)
    except FailedStart:
        if not own:
            raise
    text = _("The window could not open with your settings; it has opened with the usual ones.")
    library.notices.append(Notice("settings", text))
    return _open(library, Preferences(), opening)


def _open(library: Library, preferences: Preferences, opening: Opening) -> int:
    """Open the window with these settings and run."""
    import pygame

    if opening.language:
        preferences.language = opening.language
    locale.use(preferences.language or locale.preferred())
    size = opening.size or preferences.window
    preferences.full_screen = preferences.full_screen or opening.full_screen
    try:
        window = open_window(size, preferences.full_screen)
    except pygame.error as error:
        return _refuse(
            _("No window can be opened here ({reason}). You can play in the terminal: heroes play").format(
                reason=error
            )
        )
    return _fly(library, preferences, window, opening)


def open_window(size: tuple[int, int], full_screen: bool, display: int = 0) -> ScreenWindow:
    """Open the window on a screen; pygame.error when that is impossible."""
    import pygame

    from .splash import TITLE, open_display
    from .window import ScreenWindow

    open_display()
    pygame.font.init()
    pygame.display.set_caption(TITLE)
    _set_icon()
    return ScreenWindow(size, full_screen, display)


def _set_icon() -> None:
    """The window's icon where it was shipped; the system's own where not."""
    import pygame

    for folder in (
        Path(__file__).resolve().parents[3] / "assets",
        Path(sys.prefix) / "share" / "heroes-desktop",
    ):
        icon = folder / "icon.png"
        if icon.is_file():
            try:
                pygame.display.set_icon(pygame.image.load(str(icon)))
            except pygame.error:
                return
            return


def _fly(library: Library, preferences: Preferences, window: ScreenWindow, opening: Opening) -> int:
    import pygame

    from . import splash
    from .bootstrap import make_app
    from .clock import SystemClock
    from .loop import run
    from .sound import Sound

    pygame.key.set_repeat(350, 45)
    try:
        app = make_app(window, SystemClock(), library, preferences, Sound(device=False))
    except Exception as error:
        raise FailedStart from error
    app.own_process = True
    if opening.narrate:
        app.on_narration = say
    try:
        _show_first_page(app)
        splash.keep_soon(app)
        app.after(30, lambda: after_first_frame(app, opening.silent))
        code = run(app, show_trouble=not opening.report_only)
        preferences.window = window.windowed
        app.keep_preferences()
        splash.keep_at_end(app)
    finally:
        app.close()
        pygame.display.quit()
    return code


def say(text: str) -> None:
    """For a screen reader; when nobody listens any more, the match goes on in silence."""
    with suppress(OSError, ValueError):
        print(text, flush=True)


def _show_first_page(app: App) -> None:
    from ..scenes.hub.hub import Hub
    from . import splash

    try:
        app.push(Hub(app))
        splash.replace_by(app)
    except Exception as error:
        raise FailedStart from error


def after_first_frame(app: App, silent: bool) -> None:
    """What may take a moment comes after the window is visible: sound and gamepads."""
    import pygame

    from .sound import Sound

    if not silent:
        app.sound = Sound()
        app.sound.volumes(app.prefs.effects_volume, app.prefs.ambience_volume)
        if not app.sound.silent:
            app.when_done(_tuned(app.sound), lambda done: app.sound.start_ambience(done.result()))
    try:
        pygame.joystick.init()
        app.gamepads = [pygame.joystick.Joystick(number) for number in range(pygame.joystick.get_count())]
    except pygame.error:
        app.gamepads = []


def _tuned(sound: Sound) -> Future[bytes]:
    """All sounds made in a thread of their own, which nobody waits for when the program is left."""
    done: Future[bytes] = Future()

    def tune() -> None:
        try:
            done.set_result(sound.prepare())
        except Exception as error:  # told by whoever takes the result
            done.set_exception(error)

    threading.Thread(target=tune, name="sound", daemon=True).start()
    return done


def _refuse(message: str) -> int:
    tell(message)
    return 1
