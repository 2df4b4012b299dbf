"""Text keeps its floors, never leaves its room, and is never cut off silently."""

from __future__ import annotations

import pygame
import pytest

from heroes_desktop.desktop.art import STYLES, Letters, Style
from heroes_desktop.desktop.art.core.lettering import font
from heroes_desktop.desktop.art.core.text import CINZEL_FLOOR, FLOOR, KEPT_LINES, _fira, measure
from heroes_desktop.desktop.art.core.weighted_cache import weight
from heroes_desktop.desktop.paint.fonts import FACES, OPEN, font_file

LONG = "Zur Wiederherstellung der Ordnung: l’aventurière perd deux points de Courage, « hélas ! »"


@pytest.fixture
def letters(screen: pygame.Surface) -> Letters:
    return Letters(0.75)


def test_all_faces_are_there() -> None:
    for face in FACES:
        assert font_file(face).is_file()


def test_few_fonts_stay_open(letters: Letters) -> None:
    """A text that shrinks tries many sizes, and every open font weighs something."""
    for step in range(2 * OPEN):
        for face in ("body", "head"):
            letters.line(LONG, Style(face, 20 + step / 2))
    assert _fira.cache_info().currsize == font.cache_info().currsize == OPEN


@pytest.mark.parametrize("face", FACES)
def test_floors(letters: Letters, face: str) -> None:
    assert letters.pixels(Style(face, 4)) >= (CINZEL_FLOOR if face in ("display", "title", "head") else FLOOR)


def test_text_scale_grows_text(screen: pygame.Surface) -> None:
    assert Letters(1.0, 1.3).size("Text", STYLES["body"])[0] > Letters(1.0).size("Text", STYLES["body"])[0]


@pytest.mark.parametrize("style", ["body", "heading", "button_primary", "caption", "number"])
@pytest.mark.parametrize("width", [60, 140, 400])
def test_a_line_never_leaves_its_room(letters: Letters, style: str, width: int) -> None:
    assert letters.line(LONG, STYLES[style], width).get_width() <= width


def test_a_line_shrinks_before_it_is_shortened(letters: Letters) -> None:
    full = letters.size("Continue the match", STYLES["button_primary"])[0]
    letters.line("Continue the match", STYLES["button_primary"], full * 0.8)
    assert not letters.shortened
    letters.line("Continue the match", STYLES["button_primary"], 30)
    assert letters.shortened == {"Continue the match"}


@pytest.mark.parametrize("width", [40, 90, 300])
def test_wrapped_lines_fit_and_lose_nothing(letters: Letters, width: int) -> None:
    style = STYLES["body"]
    lines = letters.wrap(LONG, style, width)
    assert all(measure(line, style.face, letters.pixels(style)) <= width for line in lines)
    assert "".join(lines).replace(" ", "").replace("-", "") == LONG.replace(" ", "")


def test_a_block_shrinks_then_says_that_it_is_cut(letters: Letters) -> None:
    style = Style("body", 30)
    block = letters.block(LONG, style, 300, 70)
    assert block.surface.get_height() <= 70 + 4
    assert block.shortened == (LONG in letters.shortened)
    tiny = letters.block(LONG, style, 120, 30)
    assert tiny.shortened
    assert tiny.lines[-1].endswith("…")


def test_paragraphs_are_kept(letters: Letters) -> None:
    assert letters.wrap("one\n\ntwo", STYLES["body"], 300) == ["one", "", "two"]


def test_cinzel_has_no_arrow_so_fira_speaks(letters: Letters) -> None:
    arrow = letters.line("25 → 23", STYLES["heading"])
    fira = letters.line("25 → 23", STYLES["heading"].but(face="label"))
    assert pygame.image.tobytes(arrow, "RGBA") == pygame.image.tobytes(fira, "RGBA")


def test_drawn_text_is_kept(letters: Letters) -> None:
    assert letters.line("Courage", STYLES["heading"]) is letters.line("Courage", STYLES["heading"])


def test_drawn_text_is_bounded_by_its_weight(letters: Letters) -> None:
    long = "A long line of the chronicle, wider than most. " * 4
    for index in range(1500):
        letters.line(f"{long} {index}", STYLES["heading"])
    assert letters._kept.weight <= KEPT_LINES < 1500 * weight(letters.line(long, STYLES["heading"]))


def test_alignment(letters: Letters) -> None:
    for align, side in (("left", 0), ("right", 1)):
        block = letters.block("short", STYLES["body"].but(align=align), 300)
        ink = block.surface.get_bounding_rect()
        assert (ink.left > 150) == bool(side)
