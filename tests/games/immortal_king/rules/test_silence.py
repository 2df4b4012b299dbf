"""The Tonic of Clear Sight (W8) switches abilities off for one fight (IK-263)."""

from __future__ import annotations

from typing import Any

import pytest

from heroes_desktop.engine import Match
from heroes_desktop.games.immortal_king.power import doom_price
from tests.scenarios.immortal_king.build import Guard, asked, numbers, offered, play, start, table

from .moves import EVERY_COLOUR, attack, end_turn, final_power, phase, plain, power, results
from .reading import alone, monster


def drink(guards: tuple[Any, ...], *dice: int, lane: int = 0, **more: Any) -> Match:
    """Attack and drink the tonic before the roll; a face-down quest keeps the windows open."""
    match = attack(plain(guards, more.pop("piles", ()), hidden=("W8", "F10"), **more), lane, *dice)
    play(match, "window1 potion W8")
    return match


def roll(match: Match) -> Match:
    """Roll the d6 and take the result."""
    play(match, "window1 roll 6", "window3 accept")
    return match


@pytest.mark.rule("IK-263")
@pytest.mark.parametrize("number", ["F57", "W43"])
def test_no_pain(number: str) -> None:
    assert roll(drink((number, "F24", "F25"), 2)).state.courage == 4


@pytest.mark.rule("IK-263")
def test_no_bodyguard() -> None:
    match = roll(drink(("F27", "F36", "F25"), 6))
    assert numbers(match.state, match.state.won) == ["F27"]
    assert asked(match) == "after_fight_potion"


@pytest.mark.rule("IK-263")
def test_a_token_on_a_silenced_fierce_card_gives_one() -> None:
    match = drink((Guard("F29", token=True), "F45", "F46"))
    assert match.state.fight.power == 5 + 1


@pytest.mark.rule("IK-263")
def test_no_aura_for_anybody_until_the_fight_is_over() -> None:
    match = drink(("F26", "F36", "F46"), 2)
    assert (match.state.fight.power, power(match, 1), final_power(match)) == (4, 6, 8)
    roll(match)
    assert (power(match, 0), power(match, 1), final_power(match)) == (5, 7, 9)


@pytest.mark.rule("IK-263")
def test_auras_of_other_cards_stay() -> None:
    match = drink(("F38", "F26", "F46"))
    assert match.state.fight.power == 5 + 1


@pytest.mark.rule("IK-263")
def test_no_hypnosis() -> None:
    match = drink(("W40", "F24", "F25"), 2, party=("F1",), mana=("F1",))
    play(match, "window1 roll 6")
    assert "power F1" in offered(match)


@pytest.mark.rule("IK-263")
def test_no_petrify() -> None:
    match = roll(drink(("W20", "F24", "F25"), 1, party=("F4",), mana=("F4",)))
    assert match.state.mana == [True]


@pytest.mark.rule("IK-263")
@pytest.mark.parametrize(("number", "printed"), [("W27", 5), ("W50", 8)])
def test_a_riddle_is_fought_with_the_die(number: str, printed: int) -> None:
    match = drink((number, "F24", "F25"), 4)
    assert match.state.fight.power == printed
    events = play(match, "window1 roll 6")
    assert results(events) == [(6, 4)]


@pytest.mark.rule("IK-263")
def test_a_greenskin_is_thrown_all_the_same() -> None:
    assert offered(drink(("F21", "F24", "F25"))) == {"throw"}


@pytest.mark.rule("IK-263")
def test_no_dominance() -> None:
    assert drink(("W46", "F24", "F25"), fear=9).state.fight.power == 6


@pytest.mark.rule("IK-263")
def test_no_alarm() -> None:
    assert roll(drink(("W30", "F24", "F25"), 2, piles=(0, 3, 3))).state.fear == 1


@pytest.mark.rule("IK-263")
def test_a_final_monster_loses_its_ability() -> None:
    duel = drink((None, "F24", "F25"), lane=-1, piles=(0, 3, 3), final="W60")
    assert doom_price(duel.view(0)) == 3
    open_way: dict[str, Any] = {"piles": (0, 3, 3), "final": "W60", "hidden": ("W8", "F10")}
    solo = attack(alone("first_glance", (None, "F36", "F25"), fear=8, **open_way), -1)
    before = solo.state.fight.power
    play(solo, "window1 potion W8")
    assert solo.state.fight.power == before - 2


@pytest.mark.rule("IK-263")
def test_a_final_monster_stays_immune_to_ultimate_powers() -> None:
    s = plain((None, "F45", "F46"), (0, 3, 3), won=EVERY_COLOUR, final="W60", hidden=("W8", "F10"))
    match = start(phase(s))
    play(match, "equipment_action ultimate F4", "equipment_action done", "choose_target fight -1")
    play(match, "window1 potion W8")
    assert offered(match) == {"roll 6"}


@pytest.mark.rule("IK-263")
def test_what_forms_the_power_stays() -> None:
    row = """
        power = { base = 2, right = 4, letter = "M", die = 6 }
        nemesis = "warrior"
        mana = true
        abilities = ["pain", "treasure"]
        """
    with monster("X1", row):
        match = attack(table(("X1", "F45", "F12"), party=("F4",), hidden=("W8", "F7", "F10")), 0, 5, 6)
        before = match.state.fight.power
        play(match, "window1 potion W8")
        assert before == match.state.fight.power == 4 + 1 + 5 + 1  # Nemesis, M, die, aura of the assassin
        play(match, "window1 potion F7", "window1 power F4", "window1 roll 6", "window3 accept")
        assert (asked(match), offered(match)) == ("place_mana", {"adventurer F4", "none"})


@pytest.mark.rule("IK-263")
def test_a_card_with_nothing_to_switch_off_leaves_the_tonic_corked() -> None:
    for number in ("F36", "F33", "F39", "F52"):
        match = attack(plain((number, "F45", "F46"), hidden=("W8", "F10")), 0)
        assert "potion W8" not in offered(match)


@pytest.mark.rule("IK-248")
@pytest.mark.parametrize(
    ("guards", "more", "helps"),
    [
        (("F29", "F45", "F46"), {}, False),  # Fierce without a token
        ((Guard("F29", token=True), "F45", "F46"), {}, True),
        (("W46", "F45", "F46"), {"fear": 3, "courage": 4}, False),  # Dominance not in force
        (("W46", "F45", "F46"), {"fear": 5, "courage": 4}, True),
        (("W37", "F45", "F46"), {"party": ("F1",), "mana": ()}, False),  # no Mana to petrify
        (("W37", "F45", "F46"), {"party": ("F1",), "mana": ("F1",)}, True),
        (("F26", "F45", "F46"), {"party": ("F1",)}, True),  # its own aura
        (("F26", "F45", "F46"), {"party": ("W4",)}, False),  # auras do not count anyway
        (("F19", "F45", "F46"), {}, False),  # a Fierce Greenskin: the throw asks for no Power
        ((Guard("F19", token=True), "F45", "F46"), {}, False),  # nor does its token matter
        (("F21", "F45", "F46"), {}, True),  # Pain
        (("W27", "F45", "F46"), {}, True),  # Riddle
    ],
)
def test_the_tonic_is_offered_where_it_changes_something(
    guards: tuple[Any, ...], more: dict[str, Any], helps: bool
) -> None:
    match = attack(plain(guards, hidden=("W8", "F10"), **more), 0)
    assert ("potion W8" in offered(match)) == helps


@pytest.mark.rule("IK-248")
@pytest.mark.parametrize(("shown", "helps"), [((), True), (("W6",), False)])
def test_a_mirror_shield_leaves_petrify_nothing_to_take(shown: tuple[str, ...], helps: bool) -> None:
    party: dict[str, Any] = {"party": ("F1",), "mana": ("F1",), "hidden": ("W8", "F10")}
    s = alone("first_glance", ("W37", "F45", "F44"), shown=shown, **party)
    assert ("potion W8" in offered(attack(s, 0))) == helps


@pytest.mark.rule("IK-248")
def test_a_second_tonic_has_nothing_left_to_switch_off() -> None:
    match = attack(plain(("F57", "F45", "F46"), hidden=("W8", "W8", "F10")), 0)
    play(match, "window1 potion W8")
    assert "potion W8" not in offered(match)


@pytest.mark.rule("IK-248")
@pytest.mark.parametrize(("fear", "helps"), [(3, False), (4, True)])
def test_alone_the_tonic_weakens_a_grown_final_monster_only(fear: int, helps: bool) -> None:
    s = alone(
        "first_glance", (None, "F24", "F25"), piles=(0, 3, 3), final="W60", hidden=("W8", "F10"), fear=fear
    )
    assert ("potion W8" in offered(attack(s, -1))) == helps


@pytest.mark.rule("IK-263")
def test_abilities_come_back_with_the_next_fight() -> None:
    match = roll(drink(("F57", "F24", "F25"), 2, 2))
    end_turn(match)
    play(match, "choose_target fight 0")
    roll(match)
    assert match.state.courage == 4 - 2
