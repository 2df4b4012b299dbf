"""Finished pictures, kept in memory and on disk, both bounded.

The folder on disk is a pure convenience: it may be deleted at any time, a broken file is built anew,
and when it cannot be written to, pictures simply live in memory.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
import threading
from collections.abc import Hashable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import heroes_desktop
from heroes_desktop.desktop.art.core import specs
from heroes_desktop.desktop.art.core.kinship import likeness
from heroes_desktop.desktop.art.core.weighted_cache import MEBIBYTE, Shelf, weight

if TYPE_CHECKING:
    import pygame
    from PIL import Image

Key = tuple[specs.Spec, float]
MEMORY, DISK = 256, 300
"""Mebibytes of pictures kept in memory and on disk."""
_FEW = 256
SMALLEST_ON_DISK = 24_000
"""Pictures of fewer pixels are quicker to draw than to fetch, except for the laborious ones."""


@cache
def art_version() -> str:
    """Part of every key on disk: changes with any line of drawing code or data, so no old picture survives.

    A bundle ships no sources; there the application's own version does the same service.
    """
    digest = hashlib.blake2b(heroes_desktop.__version__.encode(), digest_size=8)
    for folder in art_folders():
        for path in sorted(folder.rglob("*.*")):
            if path.suffix in (".py", ".toml"):
                digest.update(path.read_bytes())
    return digest.hexdigest()


def art_folders(package: Path = Path(heroes_desktop.__file__).parent) -> list[Path]:
    """Where pictures are drawn: here, and in the rooms."""
    return [package / "desktop" / "art", *sorted((package / "games").glob("*/art"))]


def default_folder() -> Path:
    """`HEROES_CACHE`, or the user's cache directory."""
    chosen = os.environ.get("HEROES_CACHE")
    if chosen:
        return Path(chosen) / "art"
    from platformdirs import user_cache_dir

    return Path(user_cache_dir("heroes-desktop", appauthor=False)) / "art"


class ArtCache:
    """Surfaces by key in memory, and files by key on disk."""

    def __init__(self, folder: Path | None = None, memory_mb: int = MEMORY, disk_mb: int = DISK) -> None:
        self.folder = folder or default_folder()
        self._disk_limit = disk_mb * MEBIBYTE
        self._surfaces: Shelf[Key, pygame.Surface] = Shelf(memory_mb * MEBIBYTE, weight)
        self._kin: dict[Hashable, Key] = {}
        own = folder is None and not os.environ.get("HEROES_CACHE")
        self._written = self._disk_limit // 8 if own else 0  # many short runs add up as well
        self._writable = disk_mb > 0
        self._lock = threading.Lock()

    # ------------------------------------------------------------ memory

    def recall(self, key: Key) -> pygame.Surface | None:
        """A surface still in memory; it becomes the most recently used."""
        return self._surfaces.get(key)

    def remember(self, key: Key, surface: pygame.Surface) -> None:
        """Keep a surface, letting go of those unused for longest."""
        self._surfaces.put(key, surface)
        self._kin[likeness(key[0])] = key
        if len(self._kin) > 2 * len(self._surfaces) + _FEW:
            self._kin = {like: known for like, known in self._kin.items() if known in self._surfaces}

    def kin(self, key: Key) -> Key | None:
        """The key of a picture of the same thing at another size, if one is in memory."""
        found = self._kin.get(likeness(key[0]))
        return found if found is not None and self._surfaces.get(found) is not None else None

    def keep_at_most(self, bytes_: int) -> None:
        """Be content with less memory than usual."""
        self._surfaces.limit = min(self._surfaces.limit, bytes_)

    def clear_memory(self) -> None:
        """Forget every surface, for instance when the display has changed."""
        self._surfaces.clear()
        self._kin.clear()

    @property
    def memory_bytes(self) -> int:
        """What the surfaces in memory weigh."""
        return self._surfaces.weight

    # ------------------------------------------------------------ disk

    def path(self, key: Key) -> Path:
        """Where a picture lies: art version, factor and spec make its name."""
        spec, factor = key
        name = hashlib.blake2b(f"{art_version()}|{factor:.4f}|{spec!r}".encode(), digest_size=16).hexdigest()
        return self.folder / f"{type(spec).__name__}-{name}.png"

    def worth_keeping(self, spec: specs.Spec, pixels: int) -> bool:
        """Whether a picture is worth a file."""
        return self._writable and (pixels >= SMALLEST_ON_DISK or spec.laborious)

    def fetch(self, key: Key) -> Image.Image | None:
        """The picture on disk, or None; a broken file is thrown away."""
        from PIL import Image

        path = self.path(key)
        try:
            with Image.open(path) as opened:
                opened.load()
                path.touch()
                return opened.copy()
        except FileNotFoundError:
            return None
        except (OSError, SyntaxError, ValueError):
            self._discard(path)
            return None

    def store(self, key: Key, picture: Image.Image) -> None:
        """Write a picture so that a reader sees the whole file or none."""
        path = self.path(key)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            handle, part = tempfile.mkstemp(dir=self.folder, suffix=".part")
            with os.fdopen(handle, "wb") as out:
                picture.save(out, "PNG", compress_level=1)
            Path(part).replace(path)
            size = path.stat().st_size
        except OSError:
            self._writable = False  # read-only or full: from now on memory has to do
            return
        with self._lock:
            self._written += size
            tidy = self._written > self._disk_limit // 8
            if tidy:
                self._written = 0
        if tidy:
            self.tidy()

    def tidy(self) -> None:
        """Delete the files unused for longest until the folder is within bounds."""
        try:
            files = [(entry.stat(), entry.path) for entry in os.scandir(self.folder) if entry.is_file()]
        except OSError:
            return
        total = sum(status.st_size for status, _ in files)
        for status, path in sorted(files, key=lambda item: item[0].st_mtime):
            if total <= self._disk_limit:
                break
            self._discard(Path(path))
            total -= status.st_size

    @staticmethod
    def _discard(path: Path) -> None:
        try:
            path.unlink(missing_ok=True)
        except OSError:
            return
