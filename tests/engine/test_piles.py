"""Piles: what is drawn, laid down and gathered."""

from __future__ import annotations

from dataclasses import replace

from heroes_desktop.engine import EVERYONE, Match, State, Table
from heroes_desktop.engine.chance import Script, seeded
from heroes_desktop.engine.piles import discard, draw, draw_on, gather
from tests import toy


def table_of(cards: int, orders: tuple[tuple[int, ...], ...] = ()) -> Table:
    script = Script(orders=[list(order) for order in orders])
    return Table(State(rng=seeded(2), script=script, faces=list(range(10, 10 + cards)), seen=[0] * cards))


def test_the_first_drawn_comes_first() -> None:
    pile = [0, 1, 2, 3]
    assert draw(pile, 3) == [3, 2, 1]
    assert pile == [0]


def test_no_more_is_drawn_than_there_is() -> None:
    pile = [0, 1]
    assert (draw(pile, 0), pile) == ([], [0, 1])
    assert (draw(pile, 5), pile) == ([1, 0], [])
    assert draw(pile, 1) == []


def test_what_is_discarded_lies_open_with_the_last_on_top() -> None:
    table, pile = table_of(3), [0]
    discard(table, [2, 1], pile)
    assert pile == [0, 2, 1]
    assert table.state.seen == [0, EVERYONE, EVERYONE]
    assert table.barrier == "reveal"


def test_gathering_empties_the_other_piles_and_shuffles() -> None:
    table = table_of(4, orders=((3, 2, 1, 0),))
    pile, hand, laid = [0], [1, 2], [3]
    gather(table, pile, hand, laid)
    assert (pile, hand, laid) == ([0, 1, 2, 3], [], [])
    assert table.state.faces == [13, 12, 11, 10]
    assert table.barrier == "chance"


def test_a_pile_that_runs_out_is_made_anew() -> None:
    table = table_of(5, orders=((1, 0),))
    pile, discarded = [0, 1], [2, 3]
    assert draw_on(table, pile, discarded, 3) == [1, 0, 3]
    assert (pile, discarded) == ([2], [])
    assert draw_on(table, pile, discarded, 3) == [2]


def test_contents_of_a_pile_can_be_open_while_their_order_is_not() -> None:
    def shown(state: toy.ToyState) -> dict[str, list[int]]:
        return {"pile": state.pile}

    match = Match.new("toy", toy.TRIO, seed=4)
    assert match.view(None).contents == {}
    match.info = replace(toy.info, contents=shown)
    pile = match.state.pile
    for seat in (None, 0):
        view = match.view(seat)
        assert view.contents == {"pile": sorted(match.state.faces[card] for card in pile)}
        assert all(view.faces[card] == -1 for card in pile)
    assert match.state.contents == {}
