"""Lines hold as many words as fit, and setting a chapter of rules takes no time worth a word."""

from __future__ import annotations

import time
from itertools import pairwise

import pygame
import pytest

from heroes_desktop.desktop.art.core.text import _wrapped, measure
from heroes_desktop.games import catalogue
from heroes_desktop.rulebook import entries


@pytest.mark.parametrize("width", [60, 240, 700])
def test_every_line_is_as_full_as_it_can_be(screen: pygame.Surface, width: int) -> None:
    for rule in list(entries(next(iter(catalogue)), "en"))[:40]:
        lines = _wrapped(rule.text, "body", 20.0, width)
        assert "".join(lines).replace("-", "").replace(" ", "") == "".join(rule.text.split()).replace("-", "")
        for line, following in pairwise(lines):
            assert measure(line, "body", 20.0) <= width
            first = following.split(" ")[0]
            last_pair = following is lines[-1] and len(following.split(" ")) == 2
            full = measure(f"{line} {first}", "body", 20.0) > width
            assert full or last_pair or line.endswith("-"), (line, following)


def test_odd_texts(screen: pygame.Surface) -> None:
    assert _wrapped("", "body", 20.0, 100) == ("",)
    assert _wrapped("a\n\nb", "body", 20.0, 100) == ("a", "", "b")
    assert "".join(_wrapped("W" * 60, "body", 20.0, 100)).replace("-", "") == "W" * 60
    assert _wrapped("W", "body", 20.0, 1) == ("W",)


def test_a_chapter_is_quick(screen: pygame.Surface) -> None:
    chapter = [rule.text for rule in entries(next(iter(catalogue)), "en")]
    _wrapped.cache_clear()
    measure.cache_clear()
    began = time.process_time()
    for text in chapter:
        _wrapped(text, "body", 20.0, 700)
    assert time.process_time() - began < 0.5
