"""The program's icon in the form each system wants, made from `assets/icon.png`."""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image

SOURCE = Path(__file__).resolve().parent.parent / "assets" / "icon.png"
_WINDOWS_SIZES = [(size, size) for size in (16, 24, 32, 48, 64, 128, 256)]
_MACOS_LARGEST = 1024


def make_icon(folder: Path, platform: str = sys.platform) -> str | None:
    """The icon for a program on this system; None where programs carry none."""
    if platform == "win32":
        return str(windows_icon(folder))
    if platform == "darwin":
        return str(macos_icon(folder))
    return None


def windows_icon(folder: Path) -> Path:
    """All sizes Windows shows, in one file."""
    made = _place(folder, "heroes.ico")
    with Image.open(SOURCE) as icon:
        icon.save(made, sizes=_WINDOWS_SIZES)
    return made


def macos_icon(folder: Path) -> Path:
    """The icon for the dock; Pillow makes the smaller sizes itself."""
    made = _place(folder, "heroes.icns")
    with Image.open(SOURCE) as icon:
        large = icon.convert("RGBA").resize((_MACOS_LARGEST, _MACOS_LARGEST), Image.Resampling.LANCZOS)
        large.save(made)
    return made


def linux_icons(folder: Path) -> list[Path]:
    """The icon in the sizes of the freedesktop theme, laid out as its folders."""
    made = []
    for size in (48, 64, 128, 256, 512):
        home = folder / "icons" / "hicolor" / f"{size}x{size}" / "apps"
        target = _place(home, "heroes-desktop.png")
        with Image.open(SOURCE) as icon:
            icon.convert("RGBA").resize((size, size), Image.Resampling.LANCZOS).save(target, optimize=True)
        made.append(target)
    return made


def _place(folder: Path, name: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder / name
