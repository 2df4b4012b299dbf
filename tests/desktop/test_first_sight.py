"""The picture of the first page: shown at once, kept in time, harmless when broken."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from heroes_desktop.desktop.program import splash
from heroes_desktop.desktop.program.window import ScreenWindow
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.library import Library

pytestmark = pytest.mark.drawn

SIZE = (320, 200)


@pytest.fixture(autouse=True)
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("HEROES_CACHE", str(tmp_path))
    monkeypatch.setenv("HEROES_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(splash, "_shown", [])
    yield tmp_path
    pygame.display.quit()
    pygame.display.init()


def page(colour: str = "#402010", size: tuple[int, int] = SIZE) -> pygame.Surface:
    surface = pygame.Surface(size)
    surface.fill(colour)
    return surface


def pictures(folder: Path) -> list[str]:
    return sorted(path.name for path in (folder / "first-sight").glob("*"))


def test_without_a_picture_nothing_is_opened() -> None:
    pygame.display.quit()
    assert not splash.show()
    assert not pygame.display.get_init()


def test_what_was_kept_is_shown_and_the_window_goes_on() -> None:
    splash._store(page(), False)
    assert splash.show()
    screen = pygame.display.get_surface()
    assert screen is not None
    assert screen.get_size() == SIZE
    assert screen.get_at((100, 100))[:3] == (0x40, 0x20, 0x10)
    window = ScreenWindow(SIZE, False)
    assert window.size == SIZE
    assert screen.get_at((100, 100))[:3] == (0x40, 0x20, 0x10), "taking the window over must not clear it"
    assert ScreenWindow((400, 300), False).size == (400, 300)


def test_only_the_newest_is_kept(places: Path) -> None:
    splash._store(page(), False)
    splash._store(page(size=(400, 240)), False)
    assert len(pictures(places)) == 1
    assert "400x240" in pictures(places)[0]


def test_libraries_do_not_see_each_others_pages(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    splash._store(page(), False)
    monkeypatch.setenv("HEROES_HOME", str(tmp_path / "other"))
    assert not splash.show()


@pytest.mark.parametrize("content", [b"", b"BM nonsense"])
def test_a_broken_picture_is_dropped(places: Path, content: bytes) -> None:
    splash._store(page(), False)
    path = next((places / "first-sight").iterdir())
    path.write_bytes(content)
    assert not splash.show()
    assert not pictures(places)


@pytest.mark.skipif(sys.platform == "win32", reason="the lock cannot be probed there")
def test_nothing_flashes_up_while_another_instance_runs(places: Path) -> None:
    splash._store(page(), False)
    with Library.open(places / "home"):
        assert not splash.show()
    assert splash.show()


def test_nowhere_to_keep_it_is_no_trouble(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("HEROES_CACHE", str(tmp_path / "file"))
    splash._store(page(), False)
    assert not splash.show()


def test_the_finished_first_page_is_kept(places: Path) -> None:
    with Pilot(patient=True) as pilot:
        splash.keep_soon(pilot.app)
        pilot.wait(splash._SETTLED + 50)
        assert len(pictures(places)) == 1
        kept = pygame.image.load(str(next((places / "first-sight").iterdir())))
        assert kept.get_at((640, 300))[:3] == pilot.frame().get_at((640, 300))[:3]


def test_leaving_from_anywhere_keeps_the_first_page(places: Path) -> None:
    with Pilot(patient=True) as pilot:
        before = pygame.image.tobytes(pilot.frame(), "RGB")
        pilot.click("Settings")
        splash.keep_at_end(pilot.app)
        kept = pygame.image.load(str(next((places / "first-sight").iterdir())))
        assert pygame.image.tobytes(kept, "RGB") == before


def test_looking_for_it_loads_next_to_nothing() -> None:
    code = (
        "import sys; from heroes_desktop.desktop.program import splash; splash.show();"
        "heavy = {'pygame', 'msgspec', 'sqlite3', 'heroes_desktop.games'};"
        "print(sorted(heavy & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_window_bears_the_class_its_desktop_entry_names(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS", "SDL_APP_NAME"):
        monkeypatch.setenv(name, "__main__.py")
    splash.introduce()
    entry = Path(__file__).parents[2] / "packaging" / "linux" / "heroes-desktop.desktop"
    lines = entry.read_text(encoding="utf-8").splitlines()
    assert f"StartupWMClass={os.environ['SDL_VIDEO_X11_WMCLASS']}" in lines
    assert os.environ["SDL_VIDEO_WAYLAND_WMCLASS"] == os.environ["SDL_VIDEO_X11_WMCLASS"]
