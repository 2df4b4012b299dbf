"""Auras: Dragons, Undead, Bubbleyes and Nemesis +X (IK-163 to IK-167, IK-177)."""

from __future__ import annotations

import pytest

from heroes_desktop.games.immortal_king.power import power_of
from heroes_desktop.games.immortal_king.state import FINAL
from tests.scenarios.immortal_king.build import MASTER, Guard, play, start, table

from .moves import attack, final_power, plain, power
from .reading import LOST, equipment_phase, fought, powers


@pytest.mark.rule("IK-163")
@pytest.mark.parametrize(("number", "printed"), [("F35", 5), ("F47", 6), ("F59", 8)])
def test_dragons_are_stronger(number: str, printed: int) -> None:
    assert powers(plain((number, "F57", "F36"))) == [printed + 1, 9 + 1, 6]


@pytest.mark.rule("IK-164")
@pytest.mark.parametrize(("number", "printed"), [("F26", 4), ("F38", 5), ("F50", 7)])
def test_undead_are_stronger(number: str, printed: int) -> None:
    s = plain((number, "F36", "F57"))
    assert powers(s) == [printed + 1, 6 + 1, 9]
    assert final_power(start(s)) == 1 + 7 + 1


@pytest.mark.rule("IK-165")
@pytest.mark.parametrize("number", ["F12", "F23"])
def test_nemesis_cards_are_stronger_whichever_value_counts(number: str) -> None:
    assert powers(table((number, "F39", "F28"), party=("F1",))) == [4, 9 + 1, 4 + 1]
    assert powers(table((number, "W22", "F36"), party=("F3",))) == [4, 3 + 1, 6]  # a trap too


@pytest.mark.rule("IK-177")
@pytest.mark.parametrize(("number", "own"), [("W17", 4), ("W26", 5 + 1), ("W39", 6 + 1), ("W51", 7 + 1)])
def test_bubbleyes_are_stronger_the_final_monster_included(number: str, own: int) -> None:
    s = plain((number, "W24", "W34"), final="W60", box=2)
    assert powers(s) == [own, 5 + 1, 5]
    assert final_power(start(s)) == 1 + 6 + 1


@pytest.mark.rule("IK-166", "IK-D25")
def test_auras_add_up_and_include_their_own_card() -> None:
    assert powers(plain(("F26", "F38", "F50"))) == [4 + 3, 5 + 3, 7 + 3]


@pytest.mark.rule("IK-166")
def test_an_aura_reaches_a_face_down_guard_and_is_felt_once_it_is_revealed() -> None:
    match = attack(plain((Guard("F49", up=False), "F26", "F45")), 0, LOST)
    assert fought(match) == 8 + 1


@pytest.mark.rule("IK-166", "IK-D26")
def test_an_aura_reaches_a_final_monster_of_its_family_only() -> None:
    assert final_power(start(plain(("F26", "F35", "W26")))) == 1 + 7 + 1
    assert final_power(start(plain(("F26", "F35", "W26"), final="W60"))) == 1 + 6 + 1
    match = attack(plain((None, "F26", "F45"), (0, 3, 3)), -1, LOST)
    assert fought(match) == 1 + 7 + 1


@pytest.mark.rule("IK-D26")
def test_a_final_monster_never_carries_tenacity() -> None:
    match = attack(plain(("F27", "W21", None), (1, 1, 0)), 0, 6)
    assert not [event for event in match.events if event.kind == "tenacity"]
    assert final_power(match) == 1 + 7


@pytest.mark.rule("IK-167")
def test_an_aura_is_off_while_its_card_is_face_down() -> None:
    s = plain((Guard("F26", up=False), "F36", "F45"))
    assert fought(attack(s, 1, LOST)) == 6
    view = start(s).view(MASTER)  # who knows the card knows that it sleeps
    assert (power_of(view, 1), power_of(view, FINAL)) == (6, 8)


@pytest.mark.rule("IK-167")
def test_an_aura_stops_when_its_card_leaves() -> None:
    match = equipment_phase(
        guards=("F26", "F36", "F45"), piles=(["F34"], 3, 3), hidden=("F10",), won=("F13", "F28", "F37")
    )
    assert power(match, 1) == 6 + 1
    play(match, "equipment_action reveal F10")
    assert (power(match, 1), final_power(match)) == (6, 2 + 7)


@pytest.mark.rule("IK-167")
def test_an_aura_stops_when_its_card_goes_back_under_a_pile() -> None:
    match = equipment_phase(
        "equipment_action ultimate W4", "effect_target corridor 0", "effect_target pile 1",
        guards=("F26", "F36", "F45"), piles=(3, ["F34"], 3), party=("W4",), mana=(),
        won=("F13", "F28", "F37", "F49"),
    )  # fmt: skip
    assert power(match, 1) == 6
