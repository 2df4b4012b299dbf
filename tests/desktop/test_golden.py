"""Widgets and scenes look as they did; `python -m tests.desktop.golden` renews the pictures."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from . import golden, golden_scenes

pytestmark = pytest.mark.drawn


def test_pictures_are_as_they_were(tmp_path: Path) -> None:
    report: list[str] = []
    for name, surface in golden_scenes.frames():
        picture = golden.reduced(surface)
        found = golden.differences(name, picture)
        if found:
            seen = golden.side_by_side(name, picture, tmp_path / "differences")
            report += [*found[:6], f"  see {seen}"]
    assert not report, "\n".join([*report, "renew with: python -m tests.desktop.golden"])


def test_a_difference_is_told_by_place_and_colour(tmp_path: Path) -> None:
    picture = Image.new("RGB", (320, 180), "#202020")
    golden.store("x", picture, tmp_path)
    assert golden.differences("x", picture, tmp_path) == []
    picture.paste("#FF0000", (0, 0, 20, 20))
    (message,) = golden.differences("x", picture, tmp_path)
    assert "0 % from the left, 0 % from the top" in message
    assert "became #FF0000" in message
    assert golden.differences("y", picture, tmp_path) == ["y: there is no golden picture yet"]
