"""The turn and its construction phase (IK-050 to IK-058)."""

from __future__ import annotations

import pytest

from heroes_desktop.games.immortal_king.content import FACES
from tests.scenarios.immortal_king.build import MASTER, PARTY, Guard, asked, offered, play, start

from .moves import attack, end_turn, guard, new, pile, plain, told

PILES = (("F27", "F28", "F29"), ("F30", "F31"), ("F32",))


@pytest.mark.rule("IK-050")
def test_a_turn_is_construction_equipment_combat_and_the_check() -> None:
    match = start(plain(stage="construction"), [2])
    events = [*match.events]
    for step in ("construction_swap keep", "choose_target fight 0"):
        events += play(match, step)
    order = [event.facts.get("phase", event.kind) for event in events if event.kind in ("phase", "turn")]
    assert order == ["construction", "equipment", "combat", "turn", "construction"]


@pytest.mark.rule("IK-050", "IK-D01")
def test_the_check_at_the_end_asks_nothing() -> None:
    match = attack(plain(turn=3), 0, 2)
    assert told(match, "turn") == [{"number": 4}]
    assert asked(match) == "construction_swap"


@pytest.mark.rule("IK-051", "IK-066", "IK-D07")
def test_construction_and_equipment_are_optional_but_the_attack_is_not() -> None:
    match = start(plain(("F57", "F57", "F57"), stage="construction", hidden=("F5",)))
    assert "keep" in offered(match)
    play(match, "construction_swap keep")
    assert offered(match) == {"done"}
    play(match, "equipment_action done")
    assert offered(match) == {"fight 0", "fight 1", "fight 2"}


@pytest.mark.rule("IK-052")
def test_the_dungeon_master_alone_sees_the_top_of_every_pile() -> None:
    match = start(plain(piles=PILES, stage="construction"))
    tops = [corridor.pile[-1] for corridor in match.state.corridors]
    assert [match.view(MASTER).faces[card] for card in tops] == [FACES[n] for n in ("F27", "F30", "F32")]
    assert [match.view(PARTY).faces[card] for card in tops] == [-1, -1, -1]
    event = next(event for event in match.events if event.kind == "tops")
    assert event.for_seat(PARTY) is None
    seen = event.for_seat(MASTER)
    assert seen is not None
    assert [top[2] for top in seen.facts["tops"]] == [FACES[n] for n in ("F27", "F30", "F32")]
    second = [corridor.pile[-2] for corridor in match.state.corridors[:2]]
    assert [match.view(MASTER).faces[card] for card in second] == [-1, -1]


@pytest.mark.rule("IK-052", "IK-056")
def test_the_dungeon_master_looks_even_when_no_swap_is_possible() -> None:
    match = start(plain(piles=(0, ("F30",), 0), stage="construction"))
    assert asked(match) == "choose_target"  # nothing to decide
    card = match.state.corridors[1].pile[-1]
    assert match.view(MASTER).faces[card] == FACES["F30"]


@pytest.mark.rule("IK-053")
def test_one_swap_at_most_or_none() -> None:
    match = start(plain(piles=PILES, stage="construction", hidden=("F5",)))
    assert offered(match) == {"keep", "swap 0 1", "swap 0 2", "swap 1 2"}
    play(match, "construction_swap swap 0 1")
    assert asked(match) == "equipment_action"
    kept = start(plain(piles=PILES, stage="construction", hidden=("F5",)))
    play(kept, "construction_swap keep")
    assert [pile(kept, lane) for lane in range(3)] == [list(cards) for cards in PILES]


@pytest.mark.rule("IK-054")
def test_a_swap_exchanges_whole_piles_in_their_order() -> None:
    match = start(plain(piles=PILES, stage="construction"))
    play(match, "construction_swap swap 0 2")
    assert pile(match, 0) == ["F32"]
    assert pile(match, 1) == ["F30", "F31"]
    assert pile(match, 2) == ["F27", "F28", "F29"]


@pytest.mark.rule("IK-055", "IK-D06")
def test_guards_facing_and_tokens_stay() -> None:
    guards = (Guard("F36", token=True), Guard("F24", up=False), "F25")
    match = start(plain(guards, PILES, stage="construction"))
    play(match, "construction_swap swap 0 1")
    assert [guard(match, lane) for lane in range(3)] == ["F36", "F24", "F25"]
    assert [corridor.token for corridor in match.state.corridors] == [True, False, False]
    assert [corridor.up for corridor in match.state.corridors] == [True, False, True]


@pytest.mark.rule("IK-056", "IK-D05")
def test_an_empty_pile_takes_no_part_though_its_guard_stands() -> None:
    match = start(plain(piles=(("F27",), (), ("F32",)), stage="construction"))
    assert offered(match) == {"keep", "swap 0 2"}


@pytest.mark.rule("IK-057")
def test_a_swap_and_the_sizes_of_piles_are_public() -> None:
    match = start(plain(piles=PILES, stage="construction"))
    events = play(match, "construction_swap swap 0 2")
    heard = [event.for_seat(PARTY) for event in events if event.kind == "swap"]
    assert [event.facts for event in heard if event is not None] == [{"a": 0, "b": 2}]
    for seat in (PARTY, MASTER, None):
        assert [len(corridor.pile) for corridor in match.view(seat).corridors] == [1, 2, 3]


@pytest.mark.rule("IK-058")
def test_the_first_turn_has_a_construction_phase() -> None:
    match = new(("F1", "F2", "F5", "F7", "F8"))
    assert match.state.turn == 1
    assert asked(match) == "construction_swap"
    tops = [corridor.pile[-1] for corridor in match.state.corridors]
    assert all(match.view(MASTER).faces[card] >= 0 for card in tops)
    play(match, "construction_swap swap 1 2")


@pytest.mark.rule("IK-053", "IK-050")
def test_the_next_turn_brings_a_new_swap() -> None:
    match = start(plain(("F57", "F24", "F25"), piles=(3, 3, 3), stage="construction"), [1])
    play(match, "construction_swap swap 0 1", "choose_target fight 0")
    assert "swap 0 1" in offered(match)
    assert not told(end_turn(match), "swap")
