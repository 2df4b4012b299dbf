"""Where the type and icon fonts lie: found beside their packages, which are never imported.

Importing the packages would cost time (and one of them would pull in tkinter); all that is needed
is the folder each was installed to.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path

CINZEL_WEIGHTS: dict[str, int] = {"display": 900, "title": 800, "head": 700}
"""Cinzel is one variable font: these faces differ only in weight, and only Pillow can set it."""

_FIRA = ("fontpkg_fira_sans", "files/FiraSans-{}.ttf")
_CONDENSED = ("fontpkg_fira_sans_condensed", "files/FiraSansCondensed-{}.ttf")
_FILES: dict[str, tuple[str, str]] = {
    "cinzel": ("fontpkg_cinzel", "files/Cinzel[wght].ttf"),
    "body": (_FIRA[0], _FIRA[1].format("Regular")),
    "strong": (_FIRA[0], _FIRA[1].format("Medium")),
    "label": (_FIRA[0], _FIRA[1].format("SemiBold")),
    "bold": (_FIRA[0], _FIRA[1].format("Bold")),
    "italic": (_FIRA[0], _FIRA[1].format("Italic")),
    "strong_italic": (_FIRA[0], _FIRA[1].format("MediumItalic")),
    "bold_italic": (_FIRA[0], _FIRA[1].format("BoldItalic")),
    "condensed": (_CONDENSED[0], _CONDENSED[1].format("Medium")),
    "condensed_label": (_CONDENSED[0], _CONDENSED[1].format("SemiBold")),
    "condensed_italic": (_CONDENSED[0], _CONDENSED[1].format("Italic")),
    "rpg": ("tkinter_icons_rpga", "fonts/rpgawesome-webfont.ttf"),
    "mdi": ("fonticon_mdi7", "fonts/materialdesignicons-webfont.ttf"),
}
FACES: tuple[str, ...] = (*CINZEL_WEIGHTS, *(face for face in _FILES if face not in ("cinzel", "rpg", "mdi")))


OPEN = 32
"""How many fonts of each kind stay open, a font being a face at a size. One weighs up to half a megabyte,
and to open it again takes a twentieth of a millisecond.
"""


class FontMissing(Exception):
    """A font package the window needs is not installed."""


@cache
def package_folder(package: str) -> Path:
    """The folder of an installed package, found without importing it."""
    bundled = Path(getattr(sys, "_MEIPASS", "")) / package
    if getattr(sys, "frozen", False) and bundled.is_dir():
        return bundled
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise FontMissing(package)
    return Path(next(iter(spec.submodule_search_locations)))


@cache
def font_file(face: str) -> Path:
    """The font file of a face; the three Cinzel faces share one file."""
    package, name = _FILES["cinzel" if face in CINZEL_WEIGHTS else face]
    path = package_folder(package) / name
    if not path.is_file():
        raise FontMissing(str(path))
    return path


def is_cinzel(face: str) -> bool:
    """Whether the face is a weight of the variable display font."""
    return face in CINZEL_WEIGHTS
