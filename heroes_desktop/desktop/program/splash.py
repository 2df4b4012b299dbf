"""The first page as it was last seen, shown at once while the rest of the program is still loading.

Opening a window takes a tenth of a second, loading games, library and drawing code several. So the
finished first page is kept as a picture; the next start opens the window with it before anything else
is imported (this module therefore imports next to nothing), and the real page takes its place as soon
as it is ready. What was clicked meanwhile waits in the event queue. The picture is a convenience like
the other cached ones: it may be missing, old or broken.
"""

from __future__ import annotations

import os
import re
import sys
import zlib
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pygame

    from .app import App

TITLE, WINDOW_CLASS = "Heroes Desktop", "heroes"
"""The class is the one the desktop entry names: by it the window finds its icon and its place in the dock."""

_NAME = re.compile(r"-(\d{2,5})x(\d{2,5})(-full)?\.bmp$")
_SETTLED, _AGAIN, _TRIES = 1500.0, 1000.0, 20
"""Milliseconds until the page is looked at for keeping, and how often it is looked at again."""

_UNSEEN = ("dummy", "offscreen", "evdev")
"""Drivers that draw where nobody sees it; tests ask for them by name."""

_PATIENCE = 2.0
"""Seconds the picture may stand in for pictures still being built."""
_shown: list[Path] = []
"""The picture this program started with, if any."""


def show() -> bool:
    """Open the window with the picture of the first page, if there is one and nothing speaks against it."""
    if _shown:
        return True
    path = next(iter(sorted(_folder().glob(f"{_key()}-*.bmp"))), None)
    if path is None or not _has_display() or _runs_already():
        return False
    import pygame

    named = _NAME.search(path.name)
    try:
        if named is None:
            raise OSError(path)
        picture = pygame.image.load(str(path))
        screen = _open((int(named[1]), int(named[2])), bool(named[3]))
        if picture.get_size() != screen.get_size():
            picture = pygame.transform.smoothscale(picture, screen.get_size())
        screen.blit(picture, (0, 0))
        pygame.display.flip()
    except (pygame.error, OSError, ValueError):
        _drop(path)
        return False
    _shown.append(path)
    return True


def replace_by(app: App) -> None:
    """Draw the real first page; over its picture not before it is as finished as the picture is."""
    from .window import MemoryWindow

    if _shown:
        window, app.window = app.window, MemoryWindow(app.canvas.get_size())
        app.draw()
        app.ui.art.wait(_PATIENCE)
        app.update()
        app.window = window
    app.draw()


def introduce() -> None:
    """Tell the desktop whose window and sound these will be; pygame would name the script file."""
    for name in ("SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS"):
        os.environ[name] = WINDOW_CLASS
    os.environ["SDL_APP_NAME"] = TITLE


def open_display() -> None:
    """Begin to draw; pygame.error where no window can be seen.

    Where the display that was promised does not answer, SDL is content with one nobody can look at.
    """
    import pygame

    introduce()
    pygame.display.init()
    driver = pygame.display.get_driver()
    if driver in _UNSEEN and driver not in os.environ.get("SDL_VIDEODRIVER", ""):
        pygame.display.quit()
        raise pygame.error("the display does not answer")


def _open(size: tuple[int, int], full_screen: bool) -> pygame.Surface:
    import pygame

    open_display()
    pygame.display.set_caption(TITLE)
    if full_screen:
        return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
    return pygame.display.set_mode(size, pygame.RESIZABLE)


def keep_soon(app: App) -> None:
    """Keep the first page once all its pictures are there, so that even a killed program has left one."""

    def look(tries: int) -> None:
        if not _at_rest(app):
            if tries:
                app.after(_AGAIN, lambda: look(tries - 1))
            return
        _store(app.still(), app.prefs.full_screen)

    app.after(_SETTLED, lambda: look(_TRIES))


def _at_rest(app: App) -> bool:
    return len(app.scenes) == 1 and not app.ui.art.pending and not app.toasts


def keep_at_end(app: App) -> None:
    """Keep the first page as the program is left: with the match that can now be continued."""
    from .window import MemoryWindow

    app.window = MemoryWindow(app.canvas.get_size())
    app.toasts.clear()
    app.home()
    app.relayout()
    app.draw()
    if app.ui.art.wait(1.0):
        app.update()
        app.draw()
        _store(app.still(), app.prefs.full_screen)


def _store(page: pygame.Surface | None, full_screen: bool) -> None:
    """Write the picture and drop the one before; without a place for it the next start is just slower."""
    if page is None:
        return
    import pygame

    folder = _folder()
    width, height = page.get_size()
    target = folder / f"{_key()}-{width}x{height}{'-full' if full_screen else ''}.bmp"
    draft = folder / f"draft-{os.getpid()}.bmp"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        pygame.image.save(page, str(draft))
        draft.replace(target)
        for old in folder.glob(f"{_key()}-*.bmp"):
            if old != target:
                _drop(old)
    except (pygame.error, OSError):
        _drop(draft)


def _drop(path: Path) -> None:
    with suppress(OSError):
        path.unlink()


def _key() -> str:
    """Pictures of different libraries are kept apart, and none outlives a new version of the program."""
    from heroes_desktop import __version__

    home = os.environ.get("HEROES_HOME", "")
    return f"hub-{zlib.crc32(os.fsencode(f'{__version__}|{home}')):08x}"


def _folder() -> Path:
    chosen = os.environ.get("HEROES_CACHE")
    if chosen:
        return Path(chosen) / "first-sight"
    from platformdirs import user_cache_dir

    return Path(user_cache_dir("heroes-desktop", appauthor=False)) / "first-sight"


def _has_display() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("WAYLAND_DISPLAY", "DISPLAY", "SDL_VIDEODRIVER"))


def _runs_already() -> bool:
    """Whether another instance holds the library: it will be refused, so no window should flash up."""
    if sys.platform == "win32":
        return False
    import fcntl

    home = os.environ.get("HEROES_HOME")
    if not home:
        from platformdirs import user_data_dir

        home = user_data_dir("heroes-desktop", appauthor=False)
    try:
        handle = os.open(Path(home).expanduser() / "library.lock", os.O_RDWR)
    except (OSError, RuntimeError):
        return False
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return True
    finally:
        os.close(handle)
    return False
