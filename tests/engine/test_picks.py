"""Bags: draws nobody can follow, and draws a test can foretell."""

from __future__ import annotations

from collections import Counter

import pytest

from heroes_desktop.engine import EVERYONE, Match, RulesError, ScriptedDice, Setup, State, Table
from heroes_desktop.engine.chance import Script, seeded
from heroes_desktop.engine.choices import Decision, Option, Rules
from tests.engine.small import SmallState, small_game

A, B = Option("a"), Option("b")
ONE = Setup("one", ("Ann",))


def bag_of(*faces: int, picks: tuple[int, ...] = ()) -> tuple[Table, list[int]]:
    state = State(
        rng=seeded(1),
        script=Script(picks=list(picks)),
        faces=[*faces, 99],
        seen=[EVERYONE] * (len(faces) + 1),
    )
    return Table(state), list(range(len(faces)))


def test_a_pick_takes_one_out_and_hides_all_that_was_in_the_bag() -> None:
    table, bag = bag_of(5, 6, 7)
    picked = table.pick(bag)
    assert sorted([picked, *bag]) == [0, 1, 2]
    assert sorted(table.state.faces[:3]) == [5, 6, 7]
    assert table.state.seen == [0, 0, 0, EVERYONE]
    assert table.barrier == "chance"


def test_every_face_is_picked_equally_often_and_the_rest_is_mixed() -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    table, _ = bag_of(0, 1, 2)
    for _ in range(6000):
        table.state.faces[:3] = [0, 1, 2]
        bag = [0, 1, 2]
        counts[tuple(table.state.faces[each] for each in (table.pick(bag), *bag))] += 1
    assert len(counts) == 6
    assert min(counts.values()) > 850


def test_a_scripted_pick_names_the_face_and_leaves_the_generator_alone() -> None:
    table, bag = bag_of(5, 6, 7, 6, picks=(6, 6, 5))
    before = table.state.rng
    picked = [table.pick(bag) for _ in range(3)]
    assert [table.state.faces[each] for each in picked] == [6, 6, 5]
    assert [table.state.faces[each] for each in bag] == [7]
    assert table.state.rng == before
    assert table.state.seen == [0, 0, 0, 0, EVERYONE]
    assert table.barrier == "chance"
    assert table.state.script == Script()


def test_a_face_that_is_not_in_the_bag_cannot_be_picked() -> None:
    table, bag = bag_of(5, 6, picks=(7,))
    with pytest.raises(RulesError, match="picks the face 7, which is not in the bag"):
        table.pick(bag)


def test_an_empty_bag_is_a_mistake_of_the_rules() -> None:
    table, bag = bag_of()
    with pytest.raises(RulesError, match="nothing left to pick"):
        table.pick(bag)


def picking(s: SmallState, table: Table) -> Rules[None]:
    if not s.step:
        s.faces, s.seen = [1, 2, 3, 4], [0, 0, 0, 0]
        s.step = 4
    bag = list(range(s.step))
    yield Decision(0, "pick", (A, B))
    s.heard.append(str(table.show(table.pick(bag))))
    s.step -= 1
    if not s.step:
        s.step = 4


def test_picks_are_recorded_saved_and_played_again() -> None:
    match = Match.new(small_game(picking), ONE, seed=3, dice=ScriptedDice(picks=[2, 4]))
    match.play(A)
    assert not match.can_undo
    twin = Match.load(match.dump())
    for each in (match, twin):
        each.play(B)
        each.play(A)
        assert each.state.heard[:2] == ["2", "4"]
    assert twin.state_hash() == match.state_hash() == Match.replay(match.record()).state_hash()
    assert match.record().script == Script(picks=[2, 4])


def test_a_state_built_by_hand_brings_its_picks() -> None:
    game = small_game(picking)
    match = Match.from_state(game, ONE, SmallState(script=Script(picks=[3])))
    match.play(A)
    assert match.state.heard == ["3"]
    again = Match.replay(match.record())
    assert again.state_hash() == match.state_hash()
