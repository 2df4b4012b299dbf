"""Advanced solitaire: three further sources of Fear (IK-245 to IK-247, IK-D52)."""

from __future__ import annotations

from typing import Any

import pytest

from heroes_desktop.engine import Match, Setup
from heroes_desktop.games.immortal_king import info
from heroes_desktop.games.immortal_king.content import CARDS
from heroes_desktop.games.immortal_king.state import State
from tests.scenarios.immortal_king.build import kinds, offered, play, start, table

from .moves import attack, told
from .reading import alone, tokens

THREE = ["F1", "F2", "F4", "F7", "F8"]
FOUR = ["F1", "F2", "F3", "F4", "F8"]
TWO = ["F1", "F2", "F5", "F7", "F8"]


def new(party: list[str], **more: Any) -> Match:
    """A solo game on the hard scale, whose first entry gives every monster a token."""
    options = {"mode": "solo", "box": 1, "party": party, "scenario": "meeting_the_lich", **more}
    return Match.new("immortal_king", Setup("solo", ("Ann",), options), 2)


@pytest.mark.rule("IK-245")
def test_only_the_ready_setup_of_that_name_is_advanced() -> None:
    advanced = [each.name for each in info.setups if Match.new(info.id, each, 1).state.advanced]
    assert advanced == ["solo-advanced"]


@pytest.mark.rule("IK-245", "IK-D52")
@pytest.mark.parametrize("party", [THREE, FOUR])
def test_three_adventurers_start_with_one_fear_and_its_entry(party: list[str]) -> None:
    match = new(party, advanced=True)
    assert (match.state.fear, match.state.fate) == (1, [0])
    assert tokens(match) == list(range(len(match.state.corridors)))
    heard = kinds(match.events)
    last_guard = len(heard) - 1 - heard[::-1].index("guard")
    assert last_guard < heard.index("fate")


@pytest.mark.rule("IK-245")
def test_fewer_adventurers_or_no_switch_start_without_fear() -> None:
    assert new(TWO, advanced=True).state.fear == 0
    assert new(THREE).state.fear == 0


def quests(**more: Any) -> State:
    """Two copies of the same quest and another one, with plenty to pay and to eliminate."""
    won = ("F13", "F14", "F15", "F28", "F29", "F32", "F37", "F38", "F39", "F48", "F49")
    piles = (["F21", "F33", "F31"], 3, 3)
    rest: dict[str, Any] = {"solo": "dark_evening", "advanced": True, "stage": "equipment", **more}
    return table(
        ("F12", "F57", "F58"), piles, party=("F4",), mana=(), hidden=("F10", "F10", "F11"), won=won,
        collection=("F5",), **rest,
    )  # fmt: skip


def use(match: Match, act: str, number: str) -> list[Any]:
    """Use the first face-down or face-up copy of a quest."""
    assert match.decision is not None
    faces = match.state.faces
    option = next(
        known
        for known in match.decision.options
        if known.act == act and CARDS[faces[int(known.args[0])]].number == number
    )
    return match.play(option)


@pytest.mark.rule("IK-246", "IK-D52")
def test_the_first_use_of_each_quest_card_gives_one_fear() -> None:
    match = start(quests())
    fears = []
    for act, number in (("reveal", "F10"), ("quest", "F10"), ("reveal", "F10")):
        use(match, act, number)
        fears.append(match.state.fear)
    assert fears == [1, 1, 2]  # counted per card: the second copy counts again
    use(match, "reveal", "F11")
    play(match, "collection_pick card F5")
    assert match.state.fear == 3


@pytest.mark.rule("IK-D52")
def test_the_fear_for_a_quest_comes_after_its_effect() -> None:
    match = start(quests(solo="meeting_the_lich"))
    heard = kinds(use(match, "reveal", "F10"))
    assert heard.index("won") < heard.index("guard") < heard.index("fear")
    assert tokens(match) == [0, 1, 2]  # so the new guard has its token of entry 1


@pytest.mark.rule("IK-246")
@pytest.mark.parametrize("more", [{"advanced": False}, {"solo": ""}])
def test_without_the_switch_or_in_a_duel_a_quest_gives_no_fear(more: dict[str, Any]) -> None:
    match = start(quests(**more))
    use(match, "reveal", "F10")
    assert match.state.fear == 0


def defeated(number: int, **more: Any) -> State:
    """A solo table after so many defeated cards."""
    piles = (["F34"], 3, 3)
    rest: dict[str, Any] = {"advanced": True, "piles": piles, **more}
    s = alone("meeting_the_lich", ("F24", "F57", "F58"), **rest)
    s.defeated = number
    return s


@pytest.mark.rule("IK-247")
@pytest.mark.parametrize(
    ("before", "fear"), [(10, 0), (11, 1), (12, 0), (22, 0), (23, 1), (35, 1), (46, 0), (47, 1)]
)
def test_every_twelfth_card_defeated_gives_one_fear(before: int, fear: int) -> None:
    match = attack(defeated(before), 0, 6)
    play(match, "place_mana none")
    assert (match.state.fear, match.state.defeated) == (fear, before + 1)


@pytest.mark.rule("IK-D52")
def test_the_fear_for_a_twelfth_card_comes_after_replacement_and_mana() -> None:
    match = attack(defeated(11), 0, 6)
    heard = kinds(match.events)
    heard += kinds(play(match, "place_mana adventurer F4"))
    assert heard.index("guard") < heard.index("mana") < heard.index("fate")
    assert tokens(match) == [0, 1, 2]


@pytest.mark.rule("IK-247")
def test_eliminated_cards_and_failed_traps_count_too() -> None:
    quest = quests()
    quest.defeated = 11
    match = start(quest)
    causes = [fact["cause"] for fact in told(use(match, "reveal", "F10"), "fear")]
    assert causes == ["twelfth", "quest"]
    trap = alone("first_glance", ("W42", "F57", "F58"), advanced=True)
    trap.defeated = 11
    assert [fact["cause"] for fact in told(play_trap(trap), "fear")] == ["courage", "twelfth"]


def play_trap(s: State) -> list[Any]:
    """Fail the trap in the first corridor."""
    match = attack(s, 0, 2)
    heard = list(match.events)
    return heard + play(match, "place_mana none")


@pytest.mark.rule("IK-247")
def test_two_cards_eliminated_together_pass_a_twelfth_once() -> None:
    won = ("F13", "F28", "F37", "F49")
    s = table(
        ("F24", "F25", "F58"), party=("F2",), won=won, solo="dark_evening", advanced=True, stage="equipment"
    )
    s.defeated = 10
    match = start(s)
    play(match, "equipment_action ultimate F2", "effect_target corridor 0")
    assert "corridor 1" in offered(match)
    events = play(match, "effect_target corridor 1")
    assert [fact["cause"] for fact in told(events, "fear")] == ["twelfth"]
    assert match.state.defeated == 12


@pytest.mark.rule("IK-247")
@pytest.mark.parametrize("more", [{"advanced": False}, {"solo": ""}])
def test_without_the_switch_or_in_a_duel_a_twelfth_card_gives_no_fear(more: dict[str, Any]) -> None:
    rest: dict[str, Any] = {"solo": "dark_evening", "advanced": True, **more}
    s = table(("F29", "F57", "F58"), party=("F4",), mana=(), **rest)
    s.defeated = 11
    match = attack(s, 0, 6)
    assert (match.state.fear, match.state.defeated) == (0, 12)
