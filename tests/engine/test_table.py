"""The table: dice, shuffles, knowledge and news."""

from __future__ import annotations

from collections import Counter

import pytest

from heroes_desktop.engine import EVERYONE, Outcome, RulesError, State, Table
from heroes_desktop.engine.chance import Script, seeded
from heroes_desktop.engine.table import Finished


def table_of(cards: int = 5, rolls: tuple[int, ...] = (), orders: tuple[tuple[int, ...], ...] = ()) -> Table:
    return Table(
        State(
            rng=seeded(1),
            script=Script(list(rolls), [list(order) for order in orders]),
            faces=[100 + card for card in range(cards)],
            seen=[EVERYONE] * cards,
        )
    )


def test_rolls_are_in_bounds_and_move_the_generator() -> None:
    table = table_of()
    before = table.state.rng
    assert {table.roll(6) for _ in range(200)} == {1, 2, 3, 4, 5, 6}
    assert table.state.rng != before
    assert table.barrier == "chance"


def test_cards_laid_down_lie_in_any_order_and_only_one_seat_knows_them() -> None:
    orders = set()
    for seed in range(60):
        table = table_of(cards=3, orders=((2, 1, 0),))
        table.state.rng = seeded(seed)
        table.lay_down([0, 1, 2], by=1)
        assert sorted(table.state.faces) == [100, 101, 102]
        assert table.state.seen == [0b10] * 3
        assert table.state.rng == seeded(seed)
        assert table.state.script.orders
        orders.add(tuple(table.state.faces))
    assert len(orders) == 6


def test_scripted_rolls_come_first_and_leave_the_generator_alone() -> None:
    table, plain = table_of(rolls=(3, 1)), table_of()
    assert [table.roll(6), table.roll(6)] == [3, 1]
    assert table.state.rng == plain.state.rng
    assert table.barrier == "chance"
    assert table.roll(6) == plain.roll(6)


@pytest.mark.parametrize("result", [0, 7, -1])
def test_a_script_that_no_die_can_show_is_refused(result: int) -> None:
    with pytest.raises(RulesError, match="6 sides"):
        table_of(rolls=(result,)).roll(6)


def test_below_ignores_scripted_rolls() -> None:
    table = table_of(rolls=(6,))
    assert 0 <= table.below(3) < 3
    assert table.state.script.rolls == [6]


def test_other_draws_can_be_scripted_too() -> None:
    table = table_of(rolls=(6,))
    table.state.script.numbers = [2, 0, 3]
    before = table.state.rng
    assert [table.below(3), table.below(3)] == [2, 0]
    assert (table.state.rng, table.barrier) == (before, "chance")
    with pytest.raises(RulesError, match="below 3"):
        table.below(3)
    table.state.script.numbers = [1]
    assert (table.roll(6), table.state.script.numbers) == (6, [1])
    table.roll(6)
    assert table.state.script.numbers == [1], "dice have a script of their own"


def test_a_shuffle_moves_faces_not_instances_and_clears_knowledge() -> None:
    table = table_of(5)
    pile = [4, 2, 0]
    table.shuffle(pile)
    state = table.state
    assert pile == [4, 2, 0]
    assert sorted(state.faces[card] for card in pile) == [100, 102, 104]
    assert (state.faces[1], state.faces[3]) == (101, 103)
    assert state.seen == [0, EVERYONE, 0, EVERYONE, 0]
    assert table.barrier == "chance"


def test_shuffles_give_every_order() -> None:
    table = table_of(3)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        table.state.faces = [0, 1, 2]
        table.shuffle([0, 1, 2])
        counts[tuple(table.state.faces)] += 1
    assert len(counts) == 6
    assert min(counts.values()) > 850


@pytest.mark.parametrize("pile", [[], [3]])
def test_shuffling_next_to_nothing(pile: list[int]) -> None:
    table = table_of(5)
    table.shuffle(pile)
    assert table.state.faces == [100, 101, 102, 103, 104]


def test_a_scripted_order_names_the_face_for_each_place() -> None:
    table = table_of(5, orders=((2, 0, 1),))
    table.shuffle([1, 3, 4])
    assert table.state.faces == [100, 104, 102, 101, 103]
    assert table.state.seen[1] == 0
    assert table.state.script.orders == []


@pytest.mark.parametrize("order", [(0, 1), (0, 0, 1), (0, 1, 3)])
def test_a_scripted_order_must_be_an_order(order: tuple[int, ...]) -> None:
    with pytest.raises(RulesError, match="order"):
        table_of(5, orders=(order,)).shuffle([1, 3, 4])


def test_a_secret_rearrangement_is_followed_only_by_its_author() -> None:
    table = table_of(3)
    table.state.seen = [0b11, 0b01, 0b10]
    table.rearrange([0, 1, 2], [2, 0, 1], by=1)
    assert table.state.faces == [102, 100, 101]
    assert table.state.seen == [0b10, 0b10, 0]
    assert table.barrier == "reveal"


def test_showing_tells_a_seat_and_is_a_reveal_only_when_new() -> None:
    table = table_of(2)
    table.state.seen = [0, 0b10]
    assert table.show(1, seat=1) == 101
    assert table.barrier == ""
    assert table.show(0, seat=1) == 100
    assert (table.state.seen[0], table.barrier) == (0b10, "reveal")


def test_who_was_shown_a_card_is_remembered_when_it_is_hidden_again() -> None:
    table = table_of(2)
    table.state.seen = [0, 0]
    table.show(0, seat=1)
    table.shuffle([0, 1])
    assert (table.state.seen, table.shown) == ([0, 0], 0b10)
    assert table.show(0) == 100
    assert table.state.seen[0] == EVERYONE


def test_the_top_of_a_pile_is_its_end() -> None:
    table = table_of()
    pile = [3, 1, 2]
    assert table.draw(pile) == 2
    assert pile == [3, 1]


def test_news_for_all_for_one_and_in_secret() -> None:
    table = table_of()
    table.tell("rolled", die=3)
    table.tell_seat(1, "drawn", secret={"face": 9}, count=1)
    table.whisper(0, "peeked", face=5)
    rolled, drawn, peeked = table.events
    assert [event.for_seat(None) is None for event in table.events] == [False, False, True]
    assert rolled.for_seat(0) == rolled
    for_owner, for_other = drawn.for_seat(1), drawn.for_seat(0)
    assert for_owner is not None
    assert for_other is not None
    assert for_owner.facts == {"count": 1, "face": 9}
    assert (for_other.facts, for_other.secret) == ({"count": 1}, {})
    assert peeked.for_seat(1) is None
    peek = peeked.for_seat(0)
    assert peek is not None
    assert peek.facts == {"face": 5}


def test_facts_may_be_called_kind() -> None:
    table = table_of()
    table.tell("rolled", kind="d6")
    assert table.events[0].facts == {"kind": "d6"}


def test_a_quiet_table_tells_nothing() -> None:
    table = table_of()
    table.quiet = True
    table.tell("rolled")
    table.tell_seat(0, "drawn", secret={})
    table.whisper(0, "peeked")
    assert table.events == []


def test_finishing_records_the_outcome() -> None:
    table = table_of()
    outcome = Outcome((0,), (3, 1), "points")
    with pytest.raises(Finished):
        raise table.finish(outcome)
    assert table.state.outcome == outcome
