"""Mana (IK-113 to IK-117), Courage (IK-118 to IK-121) and Fear (IK-122 to IK-127)."""

from __future__ import annotations

import pytest

from heroes_desktop.engine import Chance
from tests.playing import randomly
from tests.scenarios.immortal_king.build import MASTER, PARTY, Guard, asked, offered, play, start, table

from .moves import EVERY_COLOUR, adventurer, attack, end_turn, has_mana, new, phase, plain, results, told

WALL = ("F57", "F24", "F25")


@pytest.mark.rule("IK-113")
@pytest.mark.parametrize("party", [("F1", "F5", "F6", "F7", "F8"), ("F1", "F2", "F3", "F4", "F5")])
def test_every_adventurer_starts_with_mana(party: tuple[str, ...]) -> None:
    match = new(party)
    assert match.state.mana == [True] * len(match.state.adventurers)


@pytest.mark.rule("IK-114")
def test_no_second_mana_on_an_adventurer() -> None:
    match = start(phase(table(mana=("F1",), hidden=("F9", "F9"))))
    play(match, "equipment_action potion F9")
    assert has_mana(match) == ["F1", "F2"]  # only Nova could take it
    assert "potion F9" not in offered(match)


@pytest.mark.rule("IK-114", "IK-093")
@pytest.mark.parametrize(
    ("mana", "takers"), [((), {"F1", "F2"}), (("F1",), {"F2"}), (("F2",), {"F1"}), (("F1", "F2"), set())]
)
def test_an_icon_gives_mana_only_where_none_lies(mana: tuple[str, ...], takers: set[str]) -> None:
    match = attack(table(("F24", "F45", "F58"), mana=mana, fear=0), 0, 5)
    while asked(match) in ("window1", "window3"):
        play(match, "window1 roll 6" if asked(match) == "window1" else "window3 accept")
    wanted = {f"adventurer {number}" for number in takers}
    assert (offered(match) - {"none"} if asked(match) == "place_mana" else set()) == wanted


@pytest.mark.rule("IK-115")
@pytest.mark.parametrize("seed", range(3))
def test_mana_never_moves_between_adventurers(seed: int) -> None:
    match = new(("F1", "F2", "F3", "F7", "F9"), seed=seed)
    choose = randomly(Chance(seed))
    causes = set()
    while match.pending:
        choice = choose(match)
        before = list(match.state.mana)
        events = match.play(choice.option, choice.seat)
        changes = told(events, "mana")
        causes |= {facts["cause"] for facts in changes}
        after = list(before)
        for facts in changes:
            after[facts["adventurer"]] = facts["change"] > 0
        assert match.state.mana == after
    assert causes <= {"power", "icon", "effect"}


@pytest.mark.rule("IK-116")
def test_mana_is_spent_even_if_the_power_does_not_win() -> None:
    match = attack(table(WALL, party=("F4",)), 0, 2)
    play(match, "window1 power F4")
    assert told(match, "fight_lost")
    assert has_mana(match) == []


@pytest.mark.rule("IK-117")
def test_mana_does_not_come_back_by_itself() -> None:
    match = attack(plain(("F29", "F45", "F58")), 0, 6, 1)
    end_turn(match)
    play(match, "choose_target fight 1")
    assert match.state.turn == 5
    assert has_mana(match) == []
    potion = start(phase(plain(hidden=("F9",))))
    play(potion, "equipment_action potion F9")
    assert has_mana(potion) == ["F4"]


@pytest.mark.rule("IK-119")
def test_never_more_than_ten_courage() -> None:
    match = start(phase(table(("F57", "F59", "F58"), party=("F1",), won=EVERY_COLOUR, courage=8)))
    events = play(match, "equipment_action ultimate F1")
    assert match.state.courage == 10
    assert told(events, "courage") == [{"change": 2, "now": 10, "cause": "effect"}]


@pytest.mark.rule("IK-120")
@pytest.mark.parametrize(("guard", "loss"), [("F36", 1), ("F57", 2)])
def test_a_lost_fight_costs_one_courage_and_two_with_pain(guard: str, loss: int) -> None:
    match = attack(plain((guard, "F24", "F25")), 0, 3)
    assert match.state.courage == 5 - loss


@pytest.mark.rule("IK-121", "IK-126")
def test_courage_and_fear_are_public() -> None:
    match = attack(plain(courage=4, fear=1), 0, 3)
    for seat in (PARTY, MASTER, None):
        assert (match.view(seat).courage, match.view(seat).fear) == (3, 2)
        heard = [event.for_seat(seat) for event in match.events if event.kind in ("courage", "fear")]
        assert [event.facts["now"] for event in heard if event is not None] == [3, 2]


@pytest.mark.rule("IK-122")
def test_every_courage_token_lost_is_one_fear_whatever_the_cause() -> None:
    price = '{ kind = "bonus", amount = 1 }, { kind = "courage", amount = -2 }'
    with adventurer("X1", temporary=price):
        match = attack(plain(WALL, party=("X1",), mana=("X1",), courage=5, hidden=("F7",)), 0)
        play(match, "window1 power X1")
        assert (match.state.courage, match.state.fear) == (3, 2)


@pytest.mark.rule("IK-122", "IK-D11")
def test_pain_gives_one_fear_for_each_token() -> None:
    match = attack(plain(WALL, fear=0), 0, 2)
    assert told(match, "fear") == [{"change": 2, "now": 2, "cause": "courage"}]


@pytest.mark.rule("IK-123", "IK-D14")
def test_a_natural_1_on_any_die_of_the_party_gives_fear() -> None:
    combat = attack(table(WALL, party=("F2",), mana=()), 0, 1, 1)
    assert combat.state.fear == 1
    play(combat, "window3 gift F2")  # re-rolls included
    assert told(combat, "fear")[0]["cause"] == "natural_1"
    armour = attack(plain(shown=("F6",)), 0, 3, 1)
    play(armour, "armour_roll roll")
    assert [facts["cause"] for facts in told(armour, "fear")] == ["natural_1", "courage"]
    d12 = attack(table(WALL, party=("F1",)), 0, 1)
    play(d12, "window1 power F1")
    assert results(d12) == [(12, 1)]
    assert told(d12, "fear")[0]["cause"] == "natural_1"


@pytest.mark.rule("IK-124", "IK-D14")
def test_a_1_on_the_power_die_gives_no_fear() -> None:
    match = attack(plain(("F54", "F24", "F25"), mana=("F4",)), 0, 1)
    assert told(match, "power_die")[0]["result"] == 1
    assert match.state.fear == 0


@pytest.mark.rule("IK-125", "IK-D13")
def test_never_more_than_ten_fear() -> None:
    match = attack(plain(WALL, fear=9), 0, 3)
    play(match, "doom pass")
    assert match.state.fear == 10
    assert match.state.courage == 3
    assert told(match, "fear") == [{"change": 1, "now": 10, "cause": "courage"}]


@pytest.mark.rule("IK-126")
@pytest.mark.parametrize("seed", range(4))
def test_fear_is_spent_on_ambush_tenacity_and_doom_alone(seed: int) -> None:
    match = new(("F1", "F2", "F4", "F7", "F9"), seed=seed)
    choose = randomly(Chance(seed))
    spent = set()
    while match.pending:
        choice = choose(match)
        events = match.play(choice.option, choice.seat)
        spent |= {facts["cause"] for facts in told(events, "fear") if facts["change"] < 0}
    assert spent
    assert spent <= {"ambush", "tenacity", "doom"}


@pytest.mark.rule("IK-126")
def test_a_card_may_print_another_way_to_lose_fear() -> None:
    match = start(phase(plain(party=("W1",), fear=6, won=EVERY_COLOUR)))
    events = play(match, "equipment_action ultimate W1")
    assert told(events, "fear") == [{"change": -4, "now": 2, "cause": "effect"}]


@pytest.mark.rule("IK-127")
@pytest.mark.parametrize(
    ("fear", "options"),
    [
        (1, {"up", "ambush"}),
        (2, {"up", "ambush", "tenacity"}),
        (3, {"up", "ambush", "tenacity", "both"}),
    ],
)
def test_only_what_can_be_paid_in_full_is_available(fear: int, options: set[str]) -> None:
    match = attack(plain(("F29", "F36", Guard("F57")), fear=fear), 0, 6)
    if asked(match) == "doom":
        play(match, "doom pass")
    assert offered(match) == options


@pytest.mark.rule("IK-127")
def test_spent_fear_is_gone() -> None:
    match = attack(plain(("F29", "F36", "F57"), fear=2), 0, 6)
    play(match, "place_guard tenacity")
    assert match.state.fear == 0


@pytest.mark.rule("IK-127")
def test_nothing_is_asked_without_fear() -> None:
    match = attack(plain(("F29", "F36", "F57"), fear=0), 0, 6)
    assert asked(match) == "construction_swap"
