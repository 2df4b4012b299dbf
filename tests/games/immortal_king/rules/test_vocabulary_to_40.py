"""The effect vocabulary of the rules chapter, kinds 21 to 40: one test each, in its order."""

from __future__ import annotations

import re

import pytest

from tests.scenarios.immortal_king.build import (
    MASTER,
    PARTY,
    Guard,
    asked,
    numbers,
    offered,
    play,
    start,
    table,
    throw,
)

from . import test_vocabulary_to_20 as first_half
from .moves import (
    EVERY_COLOUR,
    adventurer,
    attack,
    equipment,
    guard,
    new,
    phase,
    pile,
    plain,
    power,
    results,
    told,
)
from .reading import equipment_phase, fought, known, monster, rolled, tokens, total

STRONG = ("F57", "F58", "F59")
"""Guards no quest of the box can touch."""


@pytest.mark.parametrize("tool", ["doom", "ambush"])
def test_21_doom_or_ambush_forbidden_for_one_turn(tool: str) -> None:
    with equipment("X1", "potion", f'{{ kind = "forbid", of = "{tool}" }}'):
        match = start(phase(plain(("F29", "F45", "F46"), hidden=("X1", "F10"), fear=6)), (5, 5))
        play(match, "equipment_action potion X1", "equipment_action done", "choose_target fight 0")
        play(match, "window1 roll 6")
        assert (asked(match) == "doom") == (tool == "ambush")
        if asked(match) == "doom":
            play(match, "doom pass")
        play(match, "window3 accept")
        assert ("ambush" in offered(match)) == (tool == "doom")
        play(match, "place_guard up", "after_fight_potion pass", "construction_swap keep")
        play(match, "equipment_action done", "choose_target fight 1", "window1 roll 6")
        assert asked(match) == "doom"  # it was for one turn


def test_22_tokens_removed() -> None:
    match = equipment_phase(
        "equipment_action reveal W11", "effect_target corridor 0",
        guards=(Guard("F57", token=True), Guard("F58", token=True), "F59"),
        hidden=("W11",), won=("F36", "F49"),
    )  # fmt: skip
    assert tokens(match) == [1]


def test_22_a_token_placed_as_a_price() -> None:
    with equipment("X1", "potion", '{ kind = "place_token" }, { kind = "courage", amount = 3 }'):
        guards = ("F57", Guard("F58", token=True), "W42", "F36")
        match = equipment_phase("equipment_action potion X1", guards=guards, hidden=("X1",))
        assert offered(match) == {"corridor 0", "corridor 3"}
        play(match, "effect_target corridor 3")
        assert tokens(match) == [1, 3]


@pytest.mark.parametrize(
    ("targets", "named"),
    [
        ('{ word = "monster" }', {1, 3}),
        ('{ word = "trap" }', {0, 2}),
        ('{ word = "card" }', {0, 1, 2, 3}),
        ('{ word = "card", limit = 6 }', {0, 1}),
        ('{ word = "trap" }, { word = "monster", limit = 6 }', {0, 1, 2}),
    ],
)
def test_23_three_target_words_with_a_limit(targets: str, named: set[int]) -> None:
    with equipment("X1", "quest", f'{{ kind = "eliminate", targets = [{targets}] }}', "green = 2"):
        match = equipment_phase(
            "equipment_action reveal X1",
            guards=("W29", "F36", "W42", "F57"), hidden=("X1",), won=("F13", "F14"),
        )  # fmt: skip
        assert offered(match) == {f"corridor {lane}" for lane in named}


def test_24_several_cards_within_a_sum_of_powers() -> None:
    rows = '{ kind = "eliminate", targets = [{ word = "card" }], count = 3, total = 15 }'
    with adventurer("X1", ultimate=rows):
        match = equipment_phase(
            "equipment_action ultimate X1", "effect_target corridor 0",
            guards=("F24", "F29", "F36", "F57"), party=("X1",), won=("F13", "F28", "F37", "F49"),
        )  # fmt: skip
        assert offered(match) == {"corridor 1", "corridor 2", "corridor 3", "done"}
        play(match, "effect_target corridor 1")
        assert offered(match) == {"corridor 2", "done"}  # 4 + 5 + 6 fits, 4 + 5 + 9 does not
        play(match, "effect_target corridor 2")
        assert numbers(match.state, match.state.won) == ["F24", "F29", "F36"]


def test_25_cards_won_from_a_pile_without_a_fight() -> None:
    with adventurer("X1", ultimate='{ kind = "dig", look = 3, take = 2 }'):
        match = equipment_phase(
            "equipment_action ultimate X1", "pile_pick pile 0", "pile_pick card F41", "pile_pick card F39",
            guards=STRONG, piles=(["F39", "F38", "F41", "F43"], 3, 3), party=("X1",), won=EVERY_COLOUR,
        )  # fmt: skip
        assert (numbers(match.state, match.state.won), pile(match, 0)) == (["F39", "F41"], ["F43", "F38"])


def test_26_a_look_at_the_top_of_piles() -> None:
    with equipment("X1", "potion", '{ kind = "look", look = 1, of = "all" }'):
        piles = (["F39"], 0, ["F41", "F43"])
        match = equipment_phase("equipment_action potion X1", guards=STRONG, piles=piles, hidden=("X1",))
        tops = [match.state.corridors[lane].pile[-1] for lane in (0, 2)]
        assert (known(match, PARTY, tops), known(match, MASTER, tops)) == (["F39", "F41"], ["?", "?"])


@pytest.mark.parametrize(
    ("rest", "order"), [("top", ["F38", "F39", "F41"]), ("bottom", ["F41", "F38", "F39"])]
)
def test_27_cards_put_back_in_another_order(rest: str, order: list[str]) -> None:
    with adventurer("X1", ultimate=f'{{ kind = "dig", look = 2, take = 0, rest = "{rest}" }}'):
        match = equipment_phase(
            "equipment_action ultimate X1", "pile_pick pile 0", "pile_order card F39",
            guards=STRONG, piles=(["F39", "F38", "F41"], 3, 3), party=("X1",), won=EVERY_COLOUR,
        )  # fmt: skip
        assert (pile(match, 0), match.state.won) == (order, [])


def test_28_a_guard_exchanged_with_a_card_of_a_pile() -> None:
    match = equipment_phase(
        "equipment_action ultimate W4", "effect_target corridor 2", "effect_target pile 0",
        guards=STRONG, piles=(["F39"], 1, 1), party=("W4",), mana=(), won=EVERY_COLOUR,
    )  # fmt: skip
    assert (guard(match, 2), pile(match, 0)) == ("F39", ["F59"])


@pytest.mark.parametrize(("count", "up"), [(1, [True, False, True]), (0, [True, True, True])])
def test_29_face_down_guards_turned_up(count: int, up: list[bool]) -> None:
    guards = (Guard("F57", up=False), Guard("F58", up=False), "F59")
    with equipment("X1", "potion", f'{{ kind = "reveal", count = {count} }}'):
        match = equipment_phase("equipment_action potion X1", guards=guards, hidden=("X1",))
        if count:
            play(match, "effect_target corridor 0")
        assert [corridor.up for corridor in match.state.corridors] == up


def test_30_auras_or_all_abilities_switched_off() -> None:
    assert fought(attack(plain(("F36", "F26", "F25"), party=("W4",)), 0, 2)) == 6  # Ombrel: no auras
    match = attack(plain((Guard("F29", token=True), "F45", "F46"), hidden=("W8", "F10")), 0)
    play(match, "window1 potion W8")
    assert match.state.fight.power == 5 + 1


def test_31_a_power_lowered_for_one_fight() -> None:
    with equipment("X1", "potion", '{ kind = "lower_power", amount = 2 }'):
        match = rolled(2, hidden=("X1", "F10"))
        play(match, "window3 potion X1")
        assert match.state.fight.power == 7 - 2


def test_31_a_power_lowered_for_one_turn() -> None:
    with adventurer("X1", ultimate='{ kind = "lower_power", amount = 2 }'):
        match = start(phase(plain(("F45", "F46", "F58"), party=("X1",), won=EVERY_COLOUR)), (2,))
        play(match, "equipment_action ultimate X1", "effect_target corridor 1")
        assert [power(match, lane) for lane in range(3)] == [7, 5, 8]
        play(match, "choose_target fight 1")
        assert told(match, "fight_lost")[0]["power"] == 5
        assert power(match, 1) == 7  # the turn is over


@pytest.mark.rule("IK-D47")
def test_32_another_number_of_corridors() -> None:
    match = new(("F3", "F5", "F6", "F7", "F8"))
    assert [len(corridor.pile) + 1 for corridor in match.state.corridors] == [12, 12, 12, 12]


def test_33_a_card_from_the_collection() -> None:
    match = equipment_phase(
        "equipment_action reveal F11", "collection_pick card F8",
        hidden=("F11",), collection=("F7", "F8"), won=("F28", "F49"),
    )  # fmt: skip
    assert numbers(match.state, match.state.hidden) == ["F8"]


def test_34_a_discarded_card_recovered() -> None:
    with adventurer("X1", ultimate='{ kind = "recover", of = "potion" }, { kind = "recover", of = "won" }'):
        match = equipment_phase(
            "equipment_action potion F8", "equipment_action ultimate X1", "effect_target card F49",
            party=("X1",), hidden=("F8",), won=EVERY_COLOUR,
        )  # fmt: skip
        assert numbers(match.state, match.state.hidden) == ["F8"]
        assert numbers(match.state, match.state.won) == ["F49"]
        nothing = equipment_phase(party=("X1",), hidden=("F7",), won=EVERY_COLOUR)
        assert "ultimate X1" not in offered(nothing)  # no potion was used yet


def test_35_one_colour_counts_as_another() -> None:
    with adventurer("X1", gift='{ kind = "pays", pays = ["red", "yellow"] }'):
        enough = equipment_phase(party=("X1",), hidden=("F5",), won=("F13", "F14", "F49"))
        assert "reveal F5" in offered(enough)
        wrong = equipment_phase(party=("X1",), hidden=("F5",), won=("F13", "F24", "F49"))
        assert "reveal F5" not in offered(wrong)  # red stands for yellow, not for green


@pytest.mark.parametrize(
    ("of", "cheaper"), [("object", ["F5"]), ("quest", ["F10"]), ("", ["F5", "F10"]), ("ultimate", [])]
)
def test_35_a_cost_one_symbol_less(of: str, cheaper: list[str]) -> None:
    with adventurer("X1", gift=f'{{ kind = "cheaper", of = "{of}", amount = 1 }}'):
        match = equipment_phase(party=("X1",), hidden=("F5", "F10"), won=("F13", "F24"))
        assert offered(match) == {f"reveal {number}" for number in cheaper} | {"done"}


def test_36_effects_depending_on_the_party() -> None:
    both = '{ kind = "bonus", amount = 1, company = { genders = ["male", "female"] } }'
    priest = '{ kind = "bonus", amount = 2, company = { types = ["priest"] } }'
    with adventurer("X1", gift=f"{both}, {priest}"):  # a man, a rogue
        totals = [total(rolled(3, party=("X1", other))) for other in ("F4", "F2", "W1")]
        assert totals == [3, 3 + 1, 3 + 1 + 2]


def test_37_a_greenskin_fought_with_the_die() -> None:
    with adventurer("X1", temporary='{ kind = "with_die" }'):
        match = attack(table(("F12", "F24", "F25"), party=("X1",)), 0, 4)
        events = play(match, "window1 power X1")
        assert (results(events), told(events, "fight_won")[0]["power"]) == ([(6, 4)], 4)
        riddle = attack(table(("W27", "F24", "F25"), party=("X1",), hidden=("F10",)), 0)
        assert "power X1" not in offered(riddle)


def test_38_rock_paper_scissors_outside_greenskin_fights() -> None:
    win, lose = '{ kind = "courage", amount = 2 }', '{ kind = "fear", amount = 1 }'
    with equipment("X1", "potion", f'{{ kind = "rps", win = [{win}], lose = [{lose}] }}'):
        won = equipment_phase("equipment_action potion X1", hidden=("X1",))
        throw(won, "paper", "paper")
        throw(won, "paper", "rock")
        assert (won.state.courage, won.state.fear) == (7, 0)
        lost = equipment_phase("equipment_action potion X1", hidden=("X1",))
        throw(lost, "paper", "scissors")
        assert (lost.state.courage, lost.state.fear) == (5, 1)


@pytest.mark.parametrize("kind", ["multiply", "reroll", "end_fight"])
def test_38_a_throw_for_an_effect_is_offered_only_where_the_effect_works(kind: str) -> None:
    with equipment("X1", "potion", f'{{ kind = "rps", win = [{{ kind = "{kind}", amount = 2 }}] }}'):
        match = start(phase(plain(hidden=("X1", "F10"))), (2, 3))
        assert "potion X1" not in offered(match)
        play(match, "equipment_action done")
        assert "potion X1" not in offered(match)
        play(match, "choose_target fight 0")
        assert ("potion X1" in offered(match)) == (kind != "reroll")
        play(match, "window1 roll 6", "window3 potion X1")
        throw(match, "rock", "scissors")
        assert asked(match) in ("window3", "after_fight_potion")


@pytest.mark.parametrize(("hand", "doom"), [("rock", False), ("paper", True)])
def test_38_what_a_throw_brings_may_last_for_the_turn(hand: str, doom: bool) -> None:
    win, lose = '{ kind = "forbid", of = "doom" }', '{ kind = "forbid", of = "ambush" }'
    rows = f'{{ kind = "courage", amount = 1 }}, {{ kind = "rps", win = [{win}], lose = [{lose}] }}'
    with equipment("X1", "potion", rows):
        match = start(phase(plain(("F29", "F45", "F46"), hidden=("X1", "F10"), fear=6)), (5,))
        play(match, "equipment_action potion X1")
        throw(match, hand, "scissors")
        play(match, "equipment_action done", "choose_target fight 0", "window1 roll 6")
        assert (asked(match) == "doom") == doom


@pytest.mark.parametrize(("letter", "value"), [("A", 2), ("M", 1), ("C", 6), ("F", 4)])
def test_39_power_letters_and_power_dice(letter: str, value: int) -> None:
    with monster("X1", f'power = {{ base = 3, letter = "{letter}", die = 8 }}'):
        s = table(("X1", "F45", "F46"), party=("F4", "F1"), mana=("F1",), courage=6, fear=4)
        assert fought(attack(s, 0, 7)) == 3 + value + 7


def test_40_pounce_when_revealed_from_ambush() -> None:
    with monster("X1", 'power = { base = 5 }\nabilities = ["pounce"]'):
        ambushed = attack(plain((Guard("X1", up=False), "F45", "F46")), 0, 2)
        assert fought(ambushed) == 5 + 1
        assert power(ambushed, 0) == 5  # in that fight only
        assert fought(attack(plain(("X1", "F45", "F46")), 0, 2)) == 5


def test_the_forty_kinds_are_all_here() -> None:
    names = [*vars(first_half), *globals()]
    assert {int(name[5:7]) for name in names if re.match(r"test_\d\d_", name)} == set(range(1, 41))
