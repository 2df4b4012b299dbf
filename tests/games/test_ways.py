"""Ways on a graph with steps, tolls, rolls and dangers, whatever the game."""

from __future__ import annotations

from collections.abc import Iterator

from heroes_desktop.games.shared.ways import Step, cost_of, ways_from, within_reach

LINES = {
    0: (Step(1), Step(3, toll=1)),
    1: (Step(2),),
    2: (Step(4, chance=0.25),),
    3: (Step(4), Step(5, toll=1)),
    4: (Step(6, danger=0.5, halt=True),),
    5: (),
    6: (Step(7),),
    7: (),
}


def steps_from(place: int) -> Iterator[Step]:
    yield from LINES[place]


def test_the_shortest_way_pays_what_it_must() -> None:
    ways = ways_from(0, steps_from)
    assert ways[4].places == (3, 4)
    assert (ways[4].steps, ways[4].toll, ways[4].chance) == (2, 1, 1.0)
    assert ways[7].places == (3, 4, 6, 7)
    assert ways[7].danger == 0.5
    assert ways[0].places == ()


def test_an_empty_purse_takes_the_long_way() -> None:
    ways = ways_from(0, steps_from, purse=0)
    assert ways[4].places == (1, 2, 4)
    assert ways[4].chance == 0.25
    assert 3 not in ways


def test_a_purse_is_not_overdrawn_on_the_way() -> None:
    assert ways_from(0, steps_from, purse=1).get(5) is None
    assert ways_from(0, steps_from, purse=2)[5].toll == 2


def test_what_is_dear_is_avoided() -> None:
    assert ways_from(0, steps_from, cost_of(toll=5))[4].places == (1, 2, 4)
    assert ways_from(0, steps_from, cost_of(toll=5, roll=9))[4].places == (3, 4)


def test_reach_ends_where_something_halts() -> None:
    reach = within_reach(0, steps_from, 4, 1)
    assert 6 in reach
    assert reach[6].halt
    assert 7 not in reach, "nobody walks past what halts him"
    assert within_reach(0, steps_from, 1, 0).keys() == {1}


def test_the_surest_way_is_the_best() -> None:
    assert within_reach(0, steps_from, 3, 1)[4].places == (3, 4)
    assert within_reach(0, steps_from, 3, 0)[4].places == (1, 2, 4)


def test_a_dearer_way_that_has_paid_less_gets_further() -> None:
    """The cheap way to 2 has spent the coin that the step to 3 costs; the long way has not."""
    lines = {0: (Step(2, toll=1), Step(1, steps=3)), 1: (Step(2),), 2: (Step(3, toll=1),), 3: ()}
    ways = ways_from(0, lambda place: lines[place], purse=1)
    assert ways[2].places == (2,)
    assert ways[3].places == (1, 2, 3)
