"""Free memory goes back to the system, now and then, and harmlessly where nobody knows how."""

from __future__ import annotations

import sys
from pathlib import Path

import pygame
import pytest

from heroes_desktop.desktop.program import heap


def held() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1])


@pytest.mark.skipif(sys.platform != "linux", reason="nobody can tell elsewhere")
def test_large_pictures_go_back_at_once() -> None:
    heap.set_up()
    pictures = [pygame.Surface((1000, 1000), depth=32) for _each in range(30)]
    for picture in pictures:
        picture.fill("red")
    full = held()
    pictures.clear()
    del picture
    heap.give_back(every=0)
    assert full - held() > 20_000, "80 of 120 MB at least, in pages"


def test_not_every_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    trimmed: list[int] = []

    class Library:
        malloc_trim = staticmethod(trimmed.append)

    monkeypatch.setattr(heap, "_library", Library)
    monkeypatch.setattr(heap, "_last", -heap.EVERY)
    for _each in range(5):
        heap.give_back()
    assert trimmed == [0]
    monkeypatch.setattr(heap, "_library", lambda: None)
    heap.give_back(every=0)
    heap.set_up()
