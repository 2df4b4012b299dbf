"""Equipment cards (IK-014 to IK-024) and the rulings about potions."""

from __future__ import annotations

import pytest

from heroes_desktop.games.immortal_king.content import CARDS, FACES, faces_of
from tests.scenarios.immortal_king.build import (
    MASTER,
    PARTY,
    asked,
    instance,
    kinds,
    numbers,
    offered,
    play,
    start,
    table,
)

from .moves import acts, attack, end_turn, equipment, has_mana, new, phase, plain, told

SWORD = ("F12", "F13", "F24")
"""Won cards that pay the Sunsteel Sword: two green, one yellow."""

HEADS = ("F14", "F30", "F42")
"""Won cards that pay Price on Their Heads: green, yellow, blue."""


@pytest.mark.rule("IK-014", "IK-D32")
def test_equipment_is_a_potion_an_object_or_a_quest_and_potions_are_free() -> None:
    for box in (1, 2):
        cards = [CARDS[face] for face in faces_of(box, "equipment")]
        assert {card.equipment for card in cards} == {"potion", "object", "quest"}
        assert all(card.name.en and card.effect for card in cards)
        assert all((sum(card.cost) == 0) == (card.equipment == "potion") for card in cards)


@pytest.mark.rule("IK-015")
def test_hidden_equipment_is_known_to_the_party_player_alone() -> None:
    match = new(("F1", "F2", "F5", "F7", "F8"))
    hidden = match.state.hidden
    faces = {FACES["F5"], FACES["F7"], FACES["F8"]}
    assert {match.view(PARTY).faces[card] for card in hidden} == faces
    assert {match.view(MASTER).faces[card] for card in hidden} == {-1}
    assert {match.view(None).faces[card] for card in hidden} == {-1}


@pytest.mark.rule("IK-015")
def test_no_place_tells_which_card_lies_there() -> None:
    orders = set()
    for seed in range(30):
        match = new(("F1", "F2", "F5", "F7", "F8"), seed=seed)
        orders.add(tuple(match.state.faces[card] for card in match.state.hidden))
    assert len(orders) == 6


@pytest.mark.rule("IK-015")
def test_revealed_equipment_is_known_to_all() -> None:
    match = start(phase(plain(hidden=("F5",), won=SWORD)))
    sword = instance(match.state, "F5")
    assert match.view(MASTER).faces[sword] == -1
    play(match, "equipment_action reveal F5")
    assert match.view(MASTER).faces[sword] == FACES["F5"]


@pytest.mark.rule("IK-016")
def test_the_cost_is_paid_in_full_before_the_effect() -> None:
    match = start(phase(plain(("F24", "F57", "F59"), hidden=("F10",), won=HEADS)))
    events = play(match, "equipment_action reveal F10")
    assert (
        kinds(events).index("reveal_equipment") < kinds(events).index("payment") < kinds(events).index("won")
    )
    assert numbers(match.state, told(events, "payment")[0]["cards"]) == sorted(HEADS)


@pytest.mark.rule("IK-016")
@pytest.mark.parametrize("missing", range(3))
def test_a_card_that_cannot_be_paid_in_full_cannot_be_revealed(missing: int) -> None:
    poorer = [number for index, number in enumerate(SWORD) if index != missing]
    assert "reveal F5" in offered(start(phase(plain(hidden=("F5",), won=SWORD))))
    assert offered(start(phase(plain(hidden=("F5",), won=poorer)))) == {"done"}


@pytest.mark.rule("IK-017", "IK-D32")
@pytest.mark.parametrize("won", [(), ("F13", "F24")])
def test_a_free_card_is_used_without_discarding_anything(won: tuple[str, ...]) -> None:
    match = start(phase(plain(hidden=("F8",), won=won)))
    events = play(match, "equipment_action potion F8")
    assert match.state.courage == 7
    assert "payment" not in kinds(events)
    assert numbers(match.state, match.state.won) == sorted(won)


@pytest.mark.rule("IK-018")
def test_a_potion_is_revealed_used_once_and_discarded() -> None:
    match = start(phase(plain(hidden=("F8", "F7"))))
    events = play(match, "equipment_action potion F8")
    assert told(events, "potion")[0]["face"] == FACES["F8"]
    assert match.state.courage == 7
    potion = instance(match.state, "F8")
    assert potion in match.state.discard
    assert match.view(MASTER).faces[potion] == FACES["F8"]
    assert "potion F8" not in offered(match)


@pytest.mark.rule("IK-019", "IK-D33")
@pytest.mark.parametrize("window", range(5))
def test_a_potion_can_be_used_in_every_potion_window(window: int) -> None:
    match = start(phase(plain(("F57", "F24", "F25"), hidden=("F8", "F5"))), [2])
    steps = ["equipment_action done", "choose_target fight 0", "window1 roll 6", "window3 accept"]
    play(match, *steps[:window])
    courage = match.state.courage
    play(match, f"{asked(match)} potion F8")
    assert match.state.courage == courage + 2


@pytest.mark.rule("IK-019", "IK-154", "IK-D58")
def test_a_potion_can_be_used_before_a_throw() -> None:
    match = attack(plain(("F13", "F24", "F25"), hidden=("F8", "F5")), 0)
    assert asked(match) == "window1"
    play(match, "window1 potion F8")
    assert match.state.courage == 7


@pytest.mark.rule("IK-020")
def test_an_object_is_revealed_in_the_equipment_phase_only() -> None:
    match = start(phase(plain(("F57", "F24", "F25"), hidden=("F5",), won=SWORD)), [2])
    assert "reveal F5" in offered(match)
    for step in ("equipment_action done", "choose_target fight 0", "window1 roll 6", "window3 accept"):
        play(match, step)
        assert "reveal" not in acts(match), step


@pytest.mark.rule("IK-020")
def test_an_object_stays_face_up_and_works_for_ever() -> None:
    match = start(phase(plain(("F57", "F24", "F25"), hidden=("F5",), won=SWORD)), [2, 3])
    play(match, "equipment_action reveal F5", "choose_target fight 0")
    assert told(match, "fight_lost")[0]["total"] == 3
    end_turn(match)
    play(match, "choose_target fight 0")
    assert told(match, "fight_lost")[0]["total"] == 4
    assert numbers(match.state, match.state.shown) == ["F5"]


@pytest.mark.rule("IK-021")
def test_objects_serve_the_whole_party_without_any_limit() -> None:
    match = attack(plain(("F57", "F24", "F25"), shown=("F5", "F5", "W5", "W6"), courage=3), 0, 1)
    assert told(match, "fight_lost")[0]["total"] == 1 + 1 + 1 + 2
    with_others = attack(table(("F57", "F24", "F25"), party=("F3", "F4"), mana=(), shown=("F5",)), 0, 1)
    assert told(with_others, "fight_lost")[0]["total"] == 2


@pytest.mark.rule("IK-022")
def test_a_quest_is_paid_resolved_at_once_and_stays_face_up() -> None:
    match = start(phase(plain(("F26", "F57", "F59"), hidden=("F10",), won=HEADS)))
    play(match, "equipment_action reveal F10")
    assert asked(match) == "choose_target"  # nothing left to do
    assert numbers(match.state, match.state.won) == ["F26"]
    assert numbers(match.state, match.state.shown) == ["F10"]
    assert match.state.hidden == []


@pytest.mark.rule("IK-023")
def test_a_face_up_quest_is_triggered_again_for_its_cost() -> None:
    won = (*HEADS, "F15", "F31", "F43", "F16", "F32", "F44")
    guards, piles = ("F24", "F25", "F36"), (("F57",), ("F58",), ("F59",))
    match = start(phase(plain(guards, piles, hidden=("F10",), won=won, mana=("F4",))), [1])
    play(match, "equipment_action reveal F10", "effect_target corridor 0")
    play(match, "equipment_action quest F10", "effect_target corridor 1")
    assert len(match.state.won) == 3 + 2
    play(match, "equipment_action done", "choose_target fight 0", "window1 roll 6")
    play(match, "window3 accept", "equipment_action quest F10")  # a later turn, one guard weak enough
    assert "F36" in numbers(match.state, match.state.won)
    assert len(match.state.won) == 3


@pytest.mark.rule("IK-024")
def test_no_quest_in_the_combat_phase() -> None:
    won = (*HEADS, "F12", "F13", "F25")
    match = start(plain(("F57", "F24", "F59"), hidden=("F5", "F8", "F11"), shown=("F10",), won=won), [3])
    for step in ("choose_target fight 0", "window1 roll 6", "window3 accept", "after_fight_potion pass"):
        assert not {"quest", "reveal"} & acts(match), step
        play(match, step)
    play(match, "construction_swap keep")
    assert {"quest F10", "reveal F5"} <= offered(match)


@pytest.mark.rule("IK-D33")
def test_a_potion_that_names_its_window_keeps_to_it() -> None:
    with equipment("X1", "potion", '{ kind = "courage", amount = 1, windows = ["after"] }'):
        match = start(phase(plain(("F57", "F24", "F25"), hidden=("X1",))), [3])
        steps = ("equipment_action done", "choose_target fight 0", "window1 roll 6", "window3 accept")
        for step in steps:
            assert "potion X1" not in offered(match), step
            play(match, step)
        assert "potion X1" in offered(match)


@pytest.mark.rule("IK-D53")
def test_mana_regained_in_a_fight_brings_the_power_back_but_no_second_multiplier() -> None:
    match = attack(table(hidden=("F9", "F9"), guards=("F57", "F24", "F25")), 0, 3, 2, 4)
    play(match, "window1 power F2", "window1 potion F9", "window1 roll 6")
    assert has_mana(match) == ["F1", "F2"]
    assert "power F2" not in offered(match)
    play(match, "window3 power F1", "window3 potion F9", "window3 power F1")
    assert told(match, "fight_won")[0]["total"] == 4 * 2 + 1
