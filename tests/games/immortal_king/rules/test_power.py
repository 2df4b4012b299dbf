"""What a current Power is made of (IK-159 to IK-161, IK-168, IK-171, IK-175, IK-176, IK-178, IK-179)."""

from __future__ import annotations

import pytest

from heroes_desktop.games.immortal_king.power import power_of
from heroes_desktop.games.immortal_king.state import FINAL
from tests.scenarios.immortal_king.build import MASTER, PARTY, Guard, offered, play, start, table

from .moves import attack, end_turn, equipment, plain, power, told
from .reading import LOST, equipment_phase, fought, monster, powers

ADVENTURERS = {
    "priest": ("F1", "W1"),
    "sorcerer": ("F2", "W4"),
    "rogue": ("F3", "W2"),
    "warrior": ("F4", "W3"),
}


@pytest.mark.rule("IK-159")
@pytest.mark.parametrize(
    ("number", "sides", "more"),
    [("F30", 6, 1), ("F31", 6, 2), ("F42", 6, 3), ("F54", 6, 5), ("W44", 10, 1), ("W55", 10, 3)],
)
def test_a_power_die_is_rolled_at_the_start_of_the_fight(number: str, sides: int, more: int) -> None:
    match = attack(plain((number, "F24", "F25")), 0, sides, LOST)
    assert [(die["sides"], die["result"]) for die in told(match, "power_die")] == [(sides, sides)]
    assert fought(match) == sides + more


@pytest.mark.rule("IK-159")
def test_a_power_die_is_rolled_for_each_fight() -> None:
    match = attack(plain(("W44", "F24", "F25")), 0, 9, LOST, 4, LOST)
    end_turn(match)
    play(match, "choose_target fight 0")
    assert fought(match) == 4 + 1


@pytest.mark.rule("IK-160")
@pytest.mark.parametrize("party", [("F1",), ("F1", "F2"), ("F1", "F2", "F3"), ("F1", "F2", "F3", "F4")])
def test_the_letter_a_counts_adventurers(party: tuple[str, ...]) -> None:
    s = plain(("F48", "F34", "F45"), party=party, mana=())
    assert powers(s)[0] == len(party) + 5
    assert power(start(s), FINAL) == len(party) + 7


@pytest.mark.rule("IK-161")
@pytest.mark.parametrize("mana", [(), ("F1",), ("F1", "F2"), ("F1", "F2", "F4")])
def test_the_letter_m_counts_mana_at_the_start_of_the_fight(mana: tuple[str, ...]) -> None:
    match = attack(plain(("F33", "F34", "F45"), party=("F1", "F2", "F4"), mana=mana, hidden=("F9",)), 0, 2)
    assert match.state.fight.power == len(mana) + 3
    if "F1" in mana:
        play(match, "window1 power F1")  # spending it changes nothing now
        assert match.state.fight.power == len(mana) + 3


@pytest.mark.rule("IK-178")
@pytest.mark.parametrize(("number", "more"), [("W25", 0), ("W49", 3)])
def test_the_letter_c_counts_courage_at_the_start_of_the_fight(number: str, more: int) -> None:
    match = attack(plain((number, "F34", "F45"), hidden=("F8", "F10"), courage=4), 0)
    assert match.state.fight.power == 4 + more
    play(match, "window1 potion F8")
    assert (match.state.courage, match.state.fight.power) == (6, 4 + more)


@pytest.mark.rule("IK-179")
def test_the_letter_f_counts_fear_at_the_start_of_the_fight() -> None:
    match = attack(plain(("W38", "F34", "F45"), hidden=("F7", "F10"), fear=4), 0, 6, 6)
    assert match.state.fight.power == 4 + 3
    play(match, "window1 roll 6", "doom doom", "window3 potion F7")
    assert (match.state.fear, match.state.fight.power) == (1, 4 + 3)
    alone = plain(("W38", "F34", "F45"), solo="first_glance", fear=1)
    assert powers(alone)[0] == 1 + 3  # in solo the dungeon's Fear


@pytest.mark.rule("IK-168")
@pytest.mark.parametrize(
    ("number", "wanted", "left", "right"),
    [
        ("F28", "warrior", 4, 7), ("F32", "rogue", 4, 7), ("F39", "priest", 5, 9), ("F44", "sorcerer", 6, 9),
        ("F51", "priest", 7, 11), ("F56", "warrior", 8, 12), ("W45", "sorcerer", 6, 9),
        ("W57", "priest", 8, 12), ("W22", "rogue", 6, 3), ("W31", "rogue", 7, 4), ("W53", "rogue", 10, 6),
    ],
)  # fmt: skip
def test_nemesis_has_two_values(number: str, wanted: str, left: int, right: int) -> None:
    without = [number for kind, both in ADVENTURERS.items() if kind != wanted for number in both]
    for party in (without[:4], without[2:]):
        assert powers(plain((number, "F34", "F45"), party=party))[0] == left
    for adventurer in ADVENTURERS[wanted]:
        assert powers(plain((number, "F34", "F45"), party=(without[0], adventurer)))[0] == right


@pytest.mark.rule("IK-171")
def test_a_token_on_a_fierce_card_gives_two() -> None:
    guards = ("F29", Guard("F29", token=True), Guard("F25", token=True))
    assert powers(plain(guards)) == [5, 5 + 2, 5 + 1]


@pytest.mark.rule("IK-175")
def test_all_parts_of_a_power_add_up() -> None:
    row = """
        power = { base = 2, right = 4, letter = "M", die = 6 }
        nemesis = "priest"
        abilities = ["fierce"]
        """
    with monster("X1", row):
        s = table(("F26", Guard("X1", token=True), "F12"), party=("F1", "F2"), solo="dark_evening", fear=9)
        match = start(s, dice=(5,))
        play(match, "choose_target fight 1")
        nemesis, mana, die, undead, nemesis_aura, fierce = 4, 2, 5, 1, 1, 2
        fate = 3  # undead, central corridor, all cards
        assert fought(match) == nemesis + mana + die + undead + nemesis_aura + fierce + fate


@pytest.mark.rule("IK-175")
@pytest.mark.parametrize(("less", "left"), [(2, 4), (6, 0), (9, 0)])
def test_effects_of_party_cards_lower_a_power_but_never_below_nothing(less: int, left: int) -> None:
    with equipment("X1", "potion", f'{{ kind = "lower_power", amount = {less} }}'):
        match = attack(plain(("F36", "F34", "F45"), hidden=("X1", "F10")), 0)
        play(match, "window1 potion X1")
        assert match.state.fight.power == left
        assert power(match, 0) == left


@pytest.mark.rule("IK-176")
def test_both_players_can_read_every_open_power() -> None:
    match = start(plain(("F26", Guard("F29", token=True), Guard("F59", up=False)), hidden=("F5",)))
    for seat in (PARTY, MASTER, None):
        view = match.view(seat)
        assert [power_of(view, lane) for lane in (0, 1, FINAL)] == [5, 8, 9]


@pytest.mark.rule("IK-D24")
def test_a_card_that_only_strengthens_nemesis_cards_is_none_itself() -> None:
    assert powers(table(("F12", "F23", "F39"))) == [4, 4, 9 + 2]
    match = attack(table(("F12", "F23", "F39"), party=("F4",), solo="dark_evening"), 0, LOST)
    play(match, "window1 power F4")
    assert told(match, "bonus") == [
        {"amount": 2, "face": match.state.adventurers[0], "total": 2, "power": 4}
    ]  # and not 4, as against a Nemesis card


@pytest.mark.rule("IK-D29")
@pytest.mark.parametrize(
    ("number", "rated"), [("F42", 3 + 3), ("F54", 3 + 5), ("W44", 5 + 1), ("W55", 5 + 3)]
)
def test_outside_a_fight_a_power_die_counts_half(number: str, rated: int) -> None:
    assert powers(plain((number, "F34", "F45")))[0] == rated
    match = equipment_phase(
        "equipment_action reveal F10",
        guards=(number, "F24", "F25"), hidden=("F10",), won=("F13", "F28", "F37"),
    )  # fmt: skip
    assert ("corridor 0" in offered(match)) == (rated <= 6)


@pytest.mark.rule("IK-D29")
def test_outside_a_fight_letters_count_what_is_there_now() -> None:
    s = table(("F33", "W25", "W38"), party=("F1", "F2"), mana=("F2",), courage=7, fear=4)
    assert powers(s) == [1 + 3, 7, 4 + 3]
    assert powers(plain(("F48", "F34", "F45"), party=("F1", "F2", "F4")))[0] == 3 + 5
