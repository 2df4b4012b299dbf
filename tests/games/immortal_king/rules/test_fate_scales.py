"""The fate scales, entry by entry (IK-218 to IK-244)."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from heroes_desktop.games.immortal_king.content import SCENARIOS, FateEntry, Scenario
from heroes_desktop.games.shared.content import Text
from tests.scenarios.immortal_king.build import Guard, asked, offered, play, start, table

from .moves import attack, final_power, has_mana, power, told
from .reading import LOST, alone, powers, tokens

FOUR = ("F12", "F36", "F44", "F34")
"""Greenskin, undead, demon and a son of Abunakkashii, in corridors 1 to 4; the demon is the one attacked."""

BOX_2 = ("W17", "W21", "W45", "W24")
"""Greenskin, trap, demon and Bubbleye."""


class Change(NamedTuple):
    """What an entry did: Powers of the guards, Power of the final monster, new tokens, Mana lost."""

    guards: tuple[int, ...] = (0, 0, 0, 0)
    final: int = 0
    tokens: tuple[int, ...] = ()
    mana: int = 0


NOTHING = Change()
MANA = Change(mana=1)


def entry(scenario: str, number: int, guards: Any = FOUR, **more: Any) -> Change:
    """Lose one Courage so that this entry is reached, and read what changed."""
    final = "F60" if SCENARIOS[scenario].box == 1 else "W60"
    s = table(guards, party=("F4",), solo=scenario, fear=number - 1, **{"final": final, **more})
    old = start(s)
    match = attack(s, 2, LOST)
    play(match, "window1 roll 6", "window3 accept")
    assert [fact["entry"] for fact in told(match, "fate")] == [number]
    by_itself = int(final == "W60" and number % 4 == 0)  # its own ability
    return Change(
        tuple(power(match, lane) - power(old, lane) for lane in range(len(guards))),
        final_power(match) - final_power(old) - by_itself,
        tuple(sorted(set(tokens(match)) - set(tokens(old)))),
        len(has_mana(old)) - len(has_mana(match)),
    )


@pytest.mark.parametrize(
    ("number", "change"),
    [
        pytest.param(1, Change((1, 0, 0, 0), tokens=(0,)), marks=pytest.mark.rule("IK-220")),
        pytest.param(2, Change((1, 0, 0, 0)), marks=pytest.mark.rule("IK-221")),
        pytest.param(3, NOTHING, marks=pytest.mark.rule("IK-219")),
        pytest.param(4, Change((0, 1, 0, 0), final=1), marks=pytest.mark.rule("IK-222", "IK-243")),
        pytest.param(5, NOTHING, marks=pytest.mark.rule("IK-219")),
        pytest.param(6, Change((0, 1, 1, 0)), marks=pytest.mark.rule("IK-223", "IK-243", "IK-D46")),
        pytest.param(7, NOTHING, marks=pytest.mark.rule("IK-219")),
        pytest.param(8, NOTHING, marks=pytest.mark.rule("IK-219")),
        pytest.param(9, Change((1, 1, 1, 1), final=1), marks=pytest.mark.rule("IK-224", "IK-243")),
    ],
)
def test_dark_evening(number: int, change: Change) -> None:
    assert entry("dark_evening", number) == change


@pytest.mark.parametrize(
    ("number", "change"),
    [
        pytest.param(1, NOTHING, marks=pytest.mark.rule("IK-226")),
        pytest.param(2, Change((1, 1, 1, 1), tokens=(0, 1, 2, 3)), marks=pytest.mark.rule("IK-227")),
        pytest.param(3, MANA, marks=pytest.mark.rule("IK-228")),
        pytest.param(4, NOTHING, marks=pytest.mark.rule("IK-226")),
        pytest.param(5, Change((0, 1, 0, 0), final=1), marks=pytest.mark.rule("IK-229", "IK-243")),
        pytest.param(6, Change((0, 0, 1, 0)), marks=pytest.mark.rule("IK-230")),
        pytest.param(7, Change((0, 0, 0, 2)), marks=pytest.mark.rule("IK-231")),
        pytest.param(8, NOTHING, marks=pytest.mark.rule("IK-226")),
    ],
)
def test_in_search_of_abunakkashii(number: int, change: Change) -> None:
    assert entry("abunakkashii", number) == change


@pytest.mark.parametrize(
    ("number", "change"),
    [
        pytest.param(1, Change((1, 1, 1, 1), tokens=(0, 1, 2, 3)), marks=pytest.mark.rule("IK-234")),
        pytest.param(2, Change((1, 0, 0, 1)), marks=pytest.mark.rule("IK-235", "IK-243")),
        pytest.param(3, MANA, marks=pytest.mark.rule("IK-236")),
        pytest.param(4, NOTHING, marks=pytest.mark.rule("IK-233")),
        pytest.param(5, Change((0, 1, 0, 0), final=1), marks=pytest.mark.rule("IK-237", "IK-243")),
        pytest.param(6, Change((1, 1, 1, 1), tokens=(0, 1, 2, 3)), marks=pytest.mark.rule("IK-238")),
        pytest.param(7, Change(final=3), marks=pytest.mark.rule("IK-239")),
    ],
)
def test_meeting_the_lich(number: int, change: Change) -> None:
    assert entry("meeting_the_lich", number) == change


EYES = Change((0, 0, 0, 1), final=1)
TRAPS = Change((0, 1, 0, 0))
CENTRAL, OUTER = Change((0, 1, 1, 0)), Change((1, 0, 0, 1))
EVERYTHING = Change((1, 1, 1, 1), final=1)
WEAKEST, ALL_MONSTERS = Change((1, 0, 0, 0), tokens=(0,)), Change((1, 0, 1, 1), tokens=(0, 2, 3))


@pytest.mark.parametrize(
    ("scenario", "changes"),
    [
        ("first_glance", [NOTHING, EYES, NOTHING, WEAKEST, NOTHING, CENTRAL, MANA, NOTHING, EVERYTHING]),
        ("lids_open", [ALL_MONSTERS, NOTHING, EYES, TRAPS, MANA, NOTHING, OUTER, NOTHING]),
        ("do_not_blink", [EYES, TRAPS, ALL_MONSTERS, MANA, EVERYTHING, ALL_MONSTERS, Change(final=3)]),
    ],
)
def test_the_scales_of_the_second_box(scenario: str, changes: list[Change]) -> None:
    assert [entry(scenario, number, BOX_2) for number in range(1, len(changes) + 1)] == changes


@pytest.mark.parametrize(
    ("scenario", "length"),
    [
        pytest.param("dark_evening", 10, marks=pytest.mark.rule("IK-219", "IK-225")),
        pytest.param("abunakkashii", 9, marks=pytest.mark.rule("IK-226", "IK-232")),
        pytest.param("meeting_the_lich", 8, marks=pytest.mark.rule("IK-233", "IK-240")),
        ("first_glance", 10),
        ("lids_open", 9),
        ("do_not_blink", 8),
    ],
)
def test_the_last_entry_is_the_defeat_of_the_party(scenario: str, length: int) -> None:
    before = attack(alone(scenario, fear=length - 2), 0, LOST)
    assert before.outcome is None
    match = attack(alone(scenario, fear=length - 1), 0, LOST)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((), "fate")
    assert told(match, "fate")[0]["entry"] == length


@pytest.mark.rule("IK-219", "IK-226", "IK-233")
def test_easy_medium_and_hard() -> None:
    levels = [SCENARIOS[name].difficulty for name in ("dark_evening", "abunakkashii", "meeting_the_lich")]
    assert levels == ["easy", "medium", "hard"]


@pytest.mark.rule("IK-220", "IK-242")
@pytest.mark.parametrize(
    ("guards", "given"),
    [
        (("F36", "F24", "F45"), [1]),
        (("F36", "F37", "F45"), [0, 1]),  # every one of the weakest
        ((Guard("F25", token=True), "F36", "F45"), [1]),  # tied at 6: only the one without a token
        ((Guard("W18", token=True), "F36", "F45"), []),  # the weakest has one: nobody takes its place
        (("W21", "F36", "F45"), [1]),  # a trap is no monster
        ((None, "F36", "F45"), [1]),  # nor is the Lich in play as a guard
    ],
)
def test_a_token_on_the_weakest_monsters(guards: tuple[Any, ...], given: list[int]) -> None:
    match = attack(alone("dark_evening", guards, piles=(3 if guards[0] else 0, 3, 3)), 2, LOST)
    assert [fact["corridor"] for fact in told(match, "tenacity")] == given


@pytest.mark.rule("IK-231")
def test_abunakkashii_and_each_of_his_sons_but_no_other_dragon() -> None:
    for number, more in (("F57", 2), ("F34", 2), ("F45", 2), ("F46", 2), ("F58", 2), ("W58", 0), ("W47", 0)):
        with_fate = powers(alone("abunakkashii", (number, "F36", "F25"), fear=7))[0]
        assert with_fate - powers(alone("abunakkashii", (number, "F36", "F25"), fear=6))[0] == more


@pytest.mark.rule("IK-241", "IK-D46")
def test_central_and_outer_corridors() -> None:
    dragons = ("F34", "F45", "F46", "F58")
    assert powers(alone("dark_evening", dragons[:3], fear=6)) == [6, 7 + 1, 7]
    assert powers(alone("dark_evening", dragons, fear=6)) == [6, 7 + 1, 7 + 1, 8]
    assert powers(alone("meeting_the_lich", dragons[:3], fear=2)) == [6 + 1, 7, 7 + 1]
    assert powers(alone("meeting_the_lich", dragons, fear=2)) == [6 + 1, 7, 7, 8 + 1]


@pytest.mark.rule("IK-241")
def test_positions_never_change_when_corridors_are_empty() -> None:
    empty: dict[str, Any] = {"piles": (0, 3, 3, 3)}
    assert powers(alone("dark_evening", (None, "F45", "F46", "F58"), fear=6, **empty)) == [8, 8, 8]
    assert powers(alone("meeting_the_lich", (None, "F45", "F46", "F58"), fear=2, **empty)) == [7, 7, 9]


@pytest.mark.rule("IK-242")
def test_cards_means_traps_too_but_monsters_does_not() -> None:
    all_cards = alone("dark_evening", ("W42", "F45", "F34"), fear=8)
    match = attack(all_cards, 1, LOST)
    assert power(match, 0) == 7 + 1
    outer = attack(alone("meeting_the_lich", ("W42", "F45", "F34"), fear=1), 1, LOST)
    assert power(outer, 0) == 7 + 1
    every = attack(alone("meeting_the_lich", ("W42", "F45", "F34")), 1, LOST)
    assert tokens(every) == [1, 2]
    assert final_power(every) == 1 + 7


@pytest.mark.rule("IK-244")
@pytest.mark.parametrize("scenario", ["abunakkashii", "meeting_the_lich"])
def test_mana_is_taken_from_an_adventurer_that_has_some(scenario: str) -> None:
    def reach(*mana: str) -> Any:
        s = table(FOUR, party=("F1", "F2", "F4"), mana=mana, solo=scenario, fear=2)
        match = attack(s, 2, LOST)
        while asked(match).startswith("window"):
            play(match, f"{asked(match)} {'roll 6' if asked(match) == 'window1' else 'accept'}")
        return match

    asking = reach("F1", "F4")
    assert (asked(asking), offered(asking)) == ("lose_mana", {"adventurer F1", "adventurer F4"})
    play(asking, "lose_mana adventurer F4")
    assert has_mana(asking) == ["F1"]
    assert has_mana(reach("F2")) == []
    nothing = reach()
    assert (asked(nothing), told(nothing, "mana")) == ("choose_target", [])


@pytest.mark.rule("IK-218")
def test_further_scenarios_are_only_data(monkeypatch: pytest.MonkeyPatch) -> None:
    scale = (
        FateEntry("power", amount=2, family="dragon"),
        FateEntry("tenacity_all"),
        FateEntry("defeat"),
    )
    short = Scenario("short_night", 1, "hard", Text("Short Night", "Courte nuit"), Text(), scale)
    monkeypatch.setitem(SCENARIOS, "short_night", short)
    match = attack(alone("short_night", ("F36", "F45", "F44")), 0, LOST, LOST, LOST)
    assert power(match, 1) == 7 + 2
    play(match, "choose_target fight 0")
    assert tokens(match) == [0, 1, 2]
    play(match, "choose_target fight 0")
    assert match.outcome is not None


@pytest.mark.rule("IK-218")
def test_the_three_scenarios_of_the_chapter_are_always_there() -> None:
    box_1 = [name for name, scenario in SCENARIOS.items() if scenario.box == 1]
    assert box_1[:3] == ["dark_evening", "abunakkashii", "meeting_the_lich"]
