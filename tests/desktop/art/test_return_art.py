"""Pictures of Return of the Heroes: complete, of the announced size, told apart without colour."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

import heroes_desktop.games.return_of_the_heroes as room
from heroes_desktop.desktop.art.core.builders import build
from heroes_desktop.desktop.art.core.icons import glyph
from heroes_desktop.desktop.art.people.busts import BUSTS as SHARED_BUSTS
from heroes_desktop.games.return_of_the_heroes.art.busts import BUSTS
from heroes_desktop.games.return_of_the_heroes.art.geography import BIOME, GROUND, LANDMARKS, SCATTER
from heroes_desktop.games.return_of_the_heroes.art.growth import GROWTH
from heroes_desktop.games.return_of_the_heroes.art.landmarks import THINGS
from heroes_desktop.games.return_of_the_heroes.art.spaces import KINDS
from heroes_desktop.games.return_of_the_heroes.art.specs import (
    ClothBag,
    Cube,
    House,
    Region,
    RegionBack,
    SkillSign,
    SpaceDisc,
    SpaceTag,
    StallRoof,
    TileBack,
)
from heroes_desktop.games.return_of_the_heroes.art.tiles import BORDERS, SIGNS
from heroes_desktop.games.return_of_the_heroes.content import FACES, HEROES, ITEMS, PIECES
from heroes_desktop.games.return_of_the_heroes.land import SPACES

SIZE = 60


def _figures() -> dict[str, dict[str, str]]:
    file = Path(room.__file__).parent / "art" / "figures.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def test_every_face_has_a_figure_that_can_be_drawn() -> None:
    table = _figures()
    wanted = {row.id for row in (*FACES, *ITEMS)} | {hero.id for hero in HEROES}
    wanted |= {f"{hero.id}-woman" for hero in HEROES}
    assert wanted <= set(table)
    for key, row in table.items():
        if "glyph" in row:
            glyph(row["glyph"])
        if "bust" in row:
            assert row["bust"] in {*BUSTS, *SHARED_BUSTS, "eye"}, key


def test_every_piece_has_its_land() -> None:
    assert set(BIOME) == {piece.id for piece in PIECES}
    assert set(BIOME.values()) == set(GROUND) == set(SCATTER)
    assert {thing for rows in SCATTER.values() for thing, _count, _apart in rows} <= set(GROWTH)
    assert {mark.thing for mark in LANDMARKS.values()} <= set(THINGS)
    assert set(LANDMARKS) <= {space.id for space in SPACES}


def test_kinds_are_told_apart_without_colour() -> None:
    """Every border colour has a sign of its own, every kind of space a shape of its own."""
    assert len(set(SIGNS.values())) == len(SIGNS)
    kinds = [kind for kind in BORDERS if kind != "sheet"]
    assert len({tuple(SIGNS[colour] for colour in BORDERS[kind]) for kind in kinds}) == len(kinds)
    assert len({shape for _ground, _rim, _ink, shape in KINDS.values()}) == len(KINDS)


ALONE = (-1,) * 4, (-1,) * 4


@pytest.mark.parametrize("piece", range(len(PIECES)), ids=[piece.id for piece in PIECES])
def test_a_piece_is_painted_in_every_turn(piece: int) -> None:
    pictures = [build(Region(SIZE, (*ALONE[0], piece * 4 + turns, *ALONE[1]), 5), 1.0) for turns in range(4)]
    assert {picture.size for picture in pictures} == {(SIZE, SIZE)}
    assert ImageChops.difference(pictures[0].convert("RGB"), pictures[1].convert("RGB")).getbbox()


def test_ground_runs_on_across_a_joint() -> None:
    """The edge columns of two neighbours look alike, far more than edges that do not meet."""
    faces = [piece * 4 for piece in range(16)]

    def around(position: int) -> tuple[int, ...]:
        row, column = divmod(position, 4)
        return tuple(
            faces[(row + down) * 4 + column + across]
            if 0 <= row + down < 4 and 0 <= column + across < 4
            else -1
            for down in (-1, 0, 1)
            for across in (-1, 0, 1)
        )

    size = 96
    left = build(Region(size, around(8), 8), 1.0).convert("RGB")
    right = build(Region(size, around(9), 9), 1.0).convert("RGB")
    inset = 6
    one = left.crop((size - inset, 10, size - inset + 2, size - 12)).resize((1, 12))
    met = right.crop((inset - 2, 10, inset, size - 12)).resize((1, 12))
    far = right.crop((size - inset, 10, size - inset + 2, size - 12)).resize((1, 12))

    def apart(first: Image.Image, second: Image.Image) -> float:
        return sum(ImageStat.Stat(ImageChops.difference(first, second)).sum)

    assert apart(one, met) < apart(one, far)


def test_night_is_darker_than_day() -> None:
    day, night = (
        build(Region(SIZE, (*ALONE[0], 0, *ALONE[1]), 0, dark), 1.0)
        .convert("L")
        .resize((1, 1))
        .getpixel((0, 0))
        for dark in (False, True)
    )
    assert isinstance(day, int)
    assert isinstance(night, int)
    assert night < day * 0.8


def test_small_things_have_the_announced_size() -> None:
    for spec in (
        RegionBack(SIZE, 3),
        RegionBack(SIZE, 2, True),
        SpaceDisc(24, "red", "G6", 5),
        SpaceDisc(24, "blue", "L2"),
        SpaceTag(34, 12, "yellow", "E6", 6),
        SpaceTag(24, 12, "beige", "A1"),
        TileBack(24),
        TileBack(24, "guardian"),
        Cube(20, "blue"),
        Cube(20, "red", False, True),
        SkillSign(30, "ranged", "+1"),
        ClothBag(60, 60, 2, True),
        House(20, "#2A6FCF", "circle"),
        StallRoof(200, 60),
    ):
        picture = build(spec, 1.0)
        assert picture.getbbox() is not None
