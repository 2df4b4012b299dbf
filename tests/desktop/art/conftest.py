"""A window without a screen, and a cache of its own for every test."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from heroes_desktop.desktop.art import Art, ArtCache


@pytest.fixture(scope="session")
def screen() -> pygame.Surface:
    pygame.display.init()
    pygame.font.init()
    return pygame.display.set_mode((640, 360))


@pytest.fixture
def cache(tmp_path: Path) -> ArtCache:
    return ArtCache(tmp_path / "art")


@pytest.fixture
def art(screen: pygame.Surface, cache: ArtCache) -> Iterator[Art]:
    made = Art(0.75, cache)
    yield made
    made.close()
