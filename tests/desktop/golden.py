"""Golden pictures: small, compared with tolerance, explained when they differ.

Renew them all with:  python -m tests.desktop.golden
Look at the new ones before committing them.
"""

from __future__ import annotations

import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from PIL import Image, ImageChops, ImageStat

FOLDER = Path(__file__).parent / "golden"
SIZE = (256, 144)
CELLS = (16, 9)
TOLERANCE = 14.0
"""Mean difference of a cell, out of 255, that still counts as the same picture."""


def reduced(surface: object) -> Image.Image:
    """A frame at golden size."""
    import pygame

    assert isinstance(surface, pygame.Surface)
    whole = Image.frombytes("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB"))
    scale = min(SIZE[0] / whole.width, SIZE[1] / whole.height, 1.0)
    return whole.resize(
        (max(1, round(whole.width * scale)), max(1, round(whole.height * scale))), Image.Resampling.LANCZOS
    )


def differences(name: str, picture: Image.Image, folder: Path = FOLDER) -> list[str]:
    """What differs from the golden picture, cell by cell in words; empty when it is the same."""
    path = folder / f"{name}.webp"
    if not path.is_file():
        return [f"{name}: there is no golden picture yet"]
    golden = Image.open(path).convert("RGB")
    if golden.size != picture.size:
        return [f"{name}: the size is {picture.size}, it was {golden.size}"]
    delta = ImageChops.difference(golden, picture)
    found = []
    for row in range(CELLS[1]):
        for column in range(CELLS[0]):
            box = _cell(picture.size, column, row)
            amount = sum(ImageStat.Stat(delta.crop(box)).mean) / 3
            if amount > TOLERANCE:
                was, now = _mean(golden, box), _mean(picture, box)
                across, down = round(100 * column / CELLS[0]), round(100 * row / CELLS[1])
                place = f"{across} % from the left, {down} % from the top"
                found.append(f"{name}: {place}: colour {was} became {now} (difference {amount:.0f})")
    return found


def _cell(size: tuple[int, int], column: int, row: int) -> tuple[int, int, int, int]:
    left, top = size[0] * column // CELLS[0], size[1] * row // CELLS[1]
    right, low = size[0] * (column + 1) // CELLS[0], size[1] * (row + 1) // CELLS[1]
    return left, top, max(right, left + 1), max(low, top + 1)


def _mean(picture: Image.Image, box: tuple[int, int, int, int]) -> str:
    return "#" + "".join(f"{round(value):02X}" for value in ImageStat.Stat(picture.crop(box)).mean)


def store(name: str, picture: Image.Image, folder: Path = FOLDER) -> Path:
    """Make a picture the golden one."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.webp"
    picture.save(path, quality=82, method=6)
    return path


def side_by_side(name: str, picture: Image.Image, folder: Path) -> Path:
    """Golden picture, new picture and their difference in one file, for the eye."""
    path = FOLDER / f"{name}.webp"
    golden = Image.open(path).convert("RGB") if path.is_file() else Image.new("RGB", picture.size)
    sheet = Image.new("RGB", (picture.width * 3, picture.height))
    sheet.paste(golden, (0, 0))
    sheet.paste(picture, (picture.width, 0))
    if golden.size == picture.size:
        delta = ImageChops.difference(golden, picture).point(lambda value: min(255, value * 4))
        sheet.paste(delta, (picture.width * 2, 0))
    folder.mkdir(parents=True, exist_ok=True)
    sheet.save(folder / f"{name}.webp")
    return folder / f"{name}.webp"


def main() -> None:
    """Renew all golden pictures."""
    from .golden_scenes import frames

    for name, surface in frames():
        path = store(name, reduced(surface))
        print(f"{path.name}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
