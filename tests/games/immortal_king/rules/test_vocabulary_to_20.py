"""The effect vocabulary of the rules chapter, kinds 1 to 20: one test each, in its order.

Kinds that no printed card uses are proven on cards made for the test; so a card pack may use all of them.
"""

from __future__ import annotations

from typing import Any

import pytest

from heroes_desktop.games.immortal_king.power import price
from tests.scenarios.immortal_king.build import MASTER, Guard, asked, offered, play, start, table

from .moves import EVERY_COLOUR, adventurer, attack, equipment, has_mana, new, phase, plain, results, told
from .reading import equipment_phase, rolled, total


def with_gift(row: str, result: int, **more: Any) -> int:
    """The total of a roll with this gift in the party."""
    with adventurer("X1", gift=row):
        return total(rolled(result, party=("X1",), **more))


def test_01_a_permanent_bonus() -> None:
    assert total(rolled(3, party=("F1",), shown=("F5",))) == 3 + 1 + 1


@pytest.mark.parametrize(
    ("against", "fits", "misses"),
    [
        ('family = ["dragon"]', "F45", "F36"), ('colour = ["red"]', "F49", "F36"),
        ('family = ["trap"]', "W42", "F36"), ("nemesis = true", "F39", "F12"),
    ],
)  # fmt: skip
def test_02_a_bonus_against_some_cards(against: str, fits: str, misses: str) -> None:
    row = f'{{ kind = "bonus", amount = 2, against = {{ {against} }} }}'
    assert with_gift(row, 3, guards=(fits, "F24", "F25")) == 5
    assert with_gift(row, 3, guards=(misses, "F24", "F25"), solo="dark_evening") == 3


@pytest.mark.parametrize(("lane", "more"), [(-1, 2), (1, 0)])
def test_02_a_bonus_against_final_monsters(lane: int, more: int) -> None:
    with adventurer("X1", gift='{ kind = "bonus", amount = 2, against = { final = true } }'):
        match = attack(table((None, "F24", "F25"), (0, 3, 3), party=("X1",), hidden=("F10",)), lane, 3)
        play(match, "window1 roll 6")
        assert total(match) == 3 + more


@pytest.mark.parametrize(
    ("per", "more"), [("family:demon", 2), ("won_colours", 3), ("tokens", 1), ("missing_courage", 4)]
)
def test_03_a_bonus_for_each_counted_thing(per: str, more: int) -> None:
    s: dict[str, Any] = {
        "guards": ("F45", "F30", Guard("F31", token=True), Guard("F33", up=False)),
        "won": ("F13", "F14", "F24", "F49"),
        "courage": 6,
    }
    assert with_gift(f'{{ kind = "bonus", amount = 1, per = "{per}" }}', 3, **s) == 3 + more
    assert with_gift(f'{{ kind = "bonus", amount = 2, per = "{per}", most = 1 }}', 3, **s) == 3 + 1


def test_04_a_bonus_for_one_fight() -> None:
    match = rolled(2, 2, mana=("F4",), hidden=("F7", "F10"))
    play(match, "window3 power F4", "window3 potion F7")
    assert total(match) == 2 + 2 + 3
    play(match, "window3 accept", "place_mana none", "after_fight_potion pass", "construction_swap keep")
    play(match, "equipment_action done", "choose_target fight 1", "window1 roll 6")
    assert total(match) == 2


@pytest.mark.parametrize(("die", "works"), [(2, True), (3, False), (6, True)])
def test_05_a_multiplier_with_or_without_a_condition_on_the_die(die: int, works: bool) -> None:
    nova = rolled(die, party=("F2",), mana=("F2",))
    play(nova, "window3 power F2")
    assert total(nova) == 2 * die
    with adventurer("X1", temporary='{ kind = "multiply", amount = 3, die = { parity = "even" } }'):
        match = rolled(die, party=("X1",), mana=("X1",))
        assert ("power X1" in offered(match)) == works
        if works:
            play(match, "window3 power X1")
            assert total(match) == 3 * die


@pytest.mark.parametrize(("die", "works"), [(4, False), (5, True)])
def test_05_a_multiplier_for_a_high_die(die: int, works: bool) -> None:
    with adventurer("X1", temporary='{ kind = "multiply", amount = 2, die = { at_least = 5 } }'):
        assert ("power X1" in offered(rolled(die, party=("X1",), mana=("X1",)))) == works


def test_06_a_reroll_once_per_fight() -> None:
    match = rolled(1, 4, party=("F2",))
    play(match, "window3 gift F2")
    assert (total(match), offered(match)) == (4, {"accept"})


def test_07_a_die_of_another_size() -> None:
    match = rolled(1, 9, hidden=("W7", "F10"))
    play(match, "window3 potion W7")
    assert (match.state.fight.sides, total(match)) == ([10], 9)
    vesna = attack(table((None, "F57", "F58"), (0, 3, 3), party=("W3",), hidden=("F10",)), -1)
    assert offered(vesna) == {"roll 10"}


def test_08_an_extra_die_of_which_the_better_counts() -> None:
    match = rolled(4, 2, party=("W4",), mana=("W4",))
    play(match, "window3 power W4")
    assert (match.state.fight.dice, total(match)) == ([4, 2], 4)


def test_09_the_die_set_to_a_value() -> None:
    match = rolled(2, party=("W1",), mana=("W1",))
    play(match, "window3 power W1")
    assert total(match) == 5


def test_10_a_roll_cancelled_and_made_anew() -> None:
    match = rolled(2, 11, party=("F1",), mana=("F1",))
    events = play(match, "window3 power F1")
    assert (results(events), total(match)) == ([(12, 11)], 11 + 1)


def test_11_a_fight_ended_without_result() -> None:
    match = rolled(2, party=("F3",), mana=("F3",))
    assert told(play(match, "window3 power F3"), "fight_left")


def test_12_a_fight_led_to_another_guard() -> None:
    match = attack(table(("F36", "F24", "F25"), party=("W2",), hidden=("F10",)), 0)
    play(match, "window1 power W2", "effect_target corridor 2")
    assert match.state.fight.lane == 2


def test_13_a_second_fight_in_a_turn() -> None:
    s = phase(table(("F46", "F45", "F34"), party=("W3",), mana=(), won=EVERY_COLOUR))
    match = start(s, (2, 2))
    play(match, "equipment_action ultimate W3", "choose_target fight 0")
    assert (asked(match), match.state.turn) == ("choose_target", 3)


def test_14_courage_gained_and_courage_as_a_price() -> None:
    assert equipment_phase("equipment_action potion F8", hidden=("F8",)).state.courage == 7
    with equipment("X1", "potion", '{ kind = "courage", amount = -2 }, { kind = "gain_mana" }'):
        match = equipment_phase("equipment_action potion X1", party=("F4",), mana=(), hidden=("X1",))
        assert (match.state.courage, match.state.fear, has_mana(match)) == (3, 2, ["F4"])
        poor = equipment_phase(party=("F4",), mana=(), hidden=("X1",), courage=1)
        assert "potion X1" not in offered(poor)  # a price must be paid in full


def test_15_less_courage_lost_after_a_die_roll() -> None:
    match = attack(plain(shown=("F6",)), 0, 2, 5)
    play(match, "armour_roll roll")
    assert match.state.courage == 5


def test_16_another_starting_courage() -> None:
    assert new(("F4", "F5", "F6", "F7", "F8")).state.courage == 10
    assert new(("F1", "F5", "F6", "F7", "F8")).state.courage == 5


def test_17_mana_outside_the_normal_way() -> None:
    match = equipment_phase("equipment_action potion F9", party=("F4",), mana=(), hidden=("F9",))
    assert has_mana(match) == ["F4"]


def test_18_mana_taken_away() -> None:
    with equipment("X1", "potion", '{ kind = "lose_mana" }, { kind = "courage", amount = 3 }'):
        match = equipment_phase("equipment_action potion X1", hidden=("X1",))
        assert (asked(match), offered(match)) == ("lose_mana", {"adventurer F1", "adventurer F2"})
        play(match, "lose_mana adventurer F2")
        assert (has_mana(match), match.state.courage) == (["F1"], 8)
        assert "potion X1" not in offered(equipment_phase(mana=(), hidden=("X1",)))


def test_19_fear_removed_or_given() -> None:
    removed = equipment_phase("equipment_action ultimate W1", party=("W1",), won=EVERY_COLOUR, fear=6)
    assert removed.state.fear == 2
    with equipment("X1", "potion", '{ kind = "courage", amount = 1 }, { kind = "fear", amount = 2 }'):
        assert equipment_phase("equipment_action potion X1", hidden=("X1",)).state.fear == 2


@pytest.mark.parametrize(("tool", "printed"), [("ambush", 1), ("tenacity", 2), ("doom", 3)])
def test_20_other_prices(tool: str, printed: int) -> None:
    with equipment("X1", "object", f'{{ kind = "price", of = "{tool}", amount = 1 }}', "green = 3"):
        assert price(start(plain(shown=("X1",))).view(MASTER), tool) == printed + 1
        assert price(start(plain()).view(MASTER), tool) == printed


@pytest.mark.parametrize(("tool", "left"), [("ambush", 3), ("tenacity", 2)])
def test_20_the_dungeon_master_pays_the_other_price(tool: str, left: int) -> None:
    with equipment("X1", "object", f'{{ kind = "price", of = "{tool}", amount = 1 }}', "green = 3"):
        match = attack(plain(("F29", "F45", "F46"), shown=("X1",), fear=5), 0, 5)
        play(match, "doom pass", f"place_guard {tool}")
        assert match.state.fear == left
