"""The hex grid: coordinates, ways and pictures agree with each other."""

from __future__ import annotations

from math import dist, isclose, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as some

from heroes_desktop.engine.hexgrid import Layout, axial, cell, distance, neighbours, path, reach, walk

COORDINATES = some.integers(-40, 40)
CELLS = some.builds(cell, COORDINATES, COORDINATES)


@given(COORDINATES, COORDINATES)
def test_a_cell_remembers_its_coordinates(q: int, r: int) -> None:
    assert axial(cell(q, r)) == (q, r)


def test_the_six_neighbours() -> None:
    around = {axial(place) for place in neighbours(cell(2, -1))}
    assert around == {(3, -1), (1, -1), (2, 0), (2, -2), (3, -2), (1, 0)}


@given(CELLS, CELLS)
def test_distance_is_the_number_of_steps(a: int, b: int) -> None:
    assert distance(a, b) == distance(b, a)
    if a != b:
        assert min(distance(near, b) for near in neighbours(a)) == distance(a, b) - 1


def test_ways_keep_to_open_cells() -> None:
    open_cells = {cell(0, 0), cell(1, 0), cell(2, 0), cell(2, 1), cell(5, 5)}
    assert reach(cell(0, 0), open_cells) == {cell(0, 0): 0, cell(1, 0): 1, cell(2, 0): 2, cell(2, 1): 3}
    assert reach(cell(0, 0), open_cells, limit=1) == {cell(0, 0): 0, cell(1, 0): 1}
    assert path(cell(0, 0), cell(2, 1), open_cells) == [cell(1, 0), cell(2, 0), cell(2, 1)]
    assert path(cell(0, 0), cell(5, 5), open_cells) == []
    assert path(cell(-1, 0), cell(1, 0), open_cells) == [cell(0, 0), cell(1, 0)], "from outside too"
    assert path(cell(1, 0), cell(1, 0), open_cells) == []


def test_boards_that_are_lists_of_spaces() -> None:
    ways = {0: [1], 1: [0, 2], 2: [1]}
    assert walk(0, ways.__getitem__) == {0: 0, 1: 1, 2: 2}


@pytest.mark.parametrize("pointy", [True, False])
@given(place=CELLS)
def test_a_picture_finds_its_cells_again(pointy: bool, place: int) -> None:
    layout = Layout(30, 100, -20, pointy)
    assert layout.at(*layout.centre(place)) == place
    for corner in layout.corners(place):
        assert isclose(dist(corner, layout.centre(place)), 30)
        middle = tuple((3 * a + b) / 4 for a, b in zip(corner, layout.centre(place), strict=True))
        assert layout.at(*middle) == place


@pytest.mark.parametrize("pointy", [True, False])
def test_neighbours_lie_one_width_apart(pointy: bool) -> None:
    layout = Layout(10, pointy=pointy)
    for near in neighbours(cell(0, 0)):
        assert isclose(dist(layout.centre(near), layout.centre(cell(0, 0))), 10 * sqrt(3))
