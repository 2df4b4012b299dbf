"""Sizes for windows and text scales."""

import pytest

from heroes_desktop.desktop.paint.metrics import Metrics, canvas_for


@pytest.mark.parametrize(
    ("size", "text", "factor", "wide", "narrow"),
    [
        ((1280, 720), 1.0, 0.75, True, False),
        ((1920, 1080), 1.0, 1.0, True, False),
        ((1920, 1080), 1.5, 1.5, False, False),
        ((1280, 720), 1.5, 1.125, False, True),
        ((3840, 2160), 1.0, 2.0, True, False),
        ((1920, 1080), 2.0, 1.5, False, False),
    ],
)
def test_factor_follows_screen_and_text(
    size: tuple[int, int], text: float, factor: float, wide: bool, narrow: bool
) -> None:
    metrics = Metrics(*size, text)
    assert metrics.factor == pytest.approx(factor)
    assert (metrics.wide, metrics.narrow) == (wide, narrow)


def test_only_text_grows_beyond_one_and_a_half() -> None:
    assert Metrics(1920, 1080, 2.0).text_above == pytest.approx(4 / 3)
    assert Metrics(1920, 1080, 1.25).text_above == 1.0


def test_a_tiny_window_shows_a_reduced_canvas_of_its_shape() -> None:
    assert canvas_for((640, 360)) == (1280, 720)
    assert canvas_for((300, 900)) == (1280, 3840)
    assert canvas_for((1920, 1080)) == (1920, 1080)
    assert canvas_for((0, 0))[0] >= 1280
