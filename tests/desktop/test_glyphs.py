"""Every sign the application writes exists in the typeface it is written in."""

from __future__ import annotations

import ast
from pathlib import Path

import pygame
import pytest

import heroes_desktop
from heroes_desktop.desktop.paint.fonts import FACES, font_file, is_cinzel

PACKAGE = Path(heroes_desktop.__file__).parent


def _written() -> set[str]:
    """All signs in texts: catalogues, content tables and the strings of drawing code."""
    signs: set[str] = set()
    for pattern in ("locale/**/*.po", "games/*/locale/*.po", "games/*/content/*.toml"):
        for path in PACKAGE.glob(pattern):
            signs.update(path.read_text(encoding="utf-8"))
    for pattern in (
        "desktop/scenes/**/*.py",
        "desktop/widgets/*.py",
        "games/*/board/*.py",
        "games/*/text/*.py",
    ):
        for path in PACKAGE.glob(pattern):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    signs.update(node.value)
    return {sign for sign in signs if sign.isprintable() and not sign.isspace()}


@pytest.mark.parametrize("face", [face for face in FACES if not is_cinzel(face)])
def test_the_typeface_has_every_sign(face: str) -> None:
    pygame.font.init()
    font = pygame.font.Font(str(font_file(face)), 20)

    def drawn(sign: str) -> bytes:
        return pygame.image.tobytes(font.render(sign, True, "white"), "RGBA")

    box = drawn("\ue0ff")  # what is drawn for a sign the typeface lacks
    assert [sign for sign in sorted(_written()) if drawn(sign) == box] == []
