"""Odds shown to people: hand-counted cases, agreement with play, nothing from hidden facts."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from heroes_desktop.engine import Decision, Match, Option, Setup
from heroes_desktop.games.immortal_king.content import CARDS, face_of
from heroes_desktop.games.immortal_king.odds import odds
from heroes_desktop.games.immortal_king.text.declared import DECLARED
from heroes_desktop.games.shared.declarations import Asked, settled
from heroes_desktop.games.shared.room import chances


def start(party: list[str], mode: str = "solo", seed: int = 1) -> Match:
    seats = ("Ann",) if mode == "solo" else ("Ann", "Ben")
    options: dict[str, Any] = {"mode": mode, "box": 1, "party": party}
    options |= {"scenario": "dark_evening"} if mode == "solo" else {"sides": "party"}
    return Match.new("immortal_king", Setup(mode, seats, options), seed)


def until(match: Match, kind: str) -> Decision:
    """Play first options until this question comes."""
    while match.decision is not None and match.decision.kind != kind:
        decision = match.decision
        quiet = [o for o in decision.options if o.act in ("done", "keep", "pass", "accept", "up", "none")]
        match.play((quiet or list(decision.options))[0], decision.seat)
    assert match.decision is not None
    return match.decision


def with_guard(match: Match, lane: int, number: str) -> Any:
    """The party's view with this card as a lane's guard and nothing that changes its Power."""
    view = match.view(0)
    harmless = face_of("F13")
    for corridor in view.corridors:
        view.faces[corridor.guard] = harmless
        corridor.token = False
        corridor.up = True
    view.faces[view.corridors[lane].guard] = face_of(number)
    return view


def figures(view: Any, lane: int) -> list[float]:
    decision = Decision(0, "choose_target", (Option("fight", (lane,)),))
    return [each.chance for each in odds(view, decision, decision.options[0])]


def test_hand_counted_targets() -> None:
    torgrim = start(["F4", "F5", "F6", "F10", "F11"])
    view = with_guard(torgrim, 0, "F36")  # Power 6 against a bare d6; Torgrim's Mana adds 2
    assert figures(view, 0) == pytest.approx([1 / 6, 3 / 6])
    view.mana = [False]
    assert figures(view, 0) == pytest.approx([1 / 6])


def test_power_dice_are_enumerated() -> None:
    torgrim = start(["F4", "F5", "F6", "F10", "F11"])
    view = with_guard(torgrim, 1, "F30")  # 1d6 + 1
    view.mana = [False]
    expected = sum(die >= power + 1 for die in range(1, 7) for power in range(1, 7)) / 36
    assert figures(view, 1) == pytest.approx([expected])


def test_hero_and_nova() -> None:
    pair = start(["F1", "F2", "F5", "F6", "F10"])
    view = with_guard(pair, 0, "F36")  # Power 6, +1 from Hero: a 5 or 6, re-rolled once
    plain, full = figures(view, 0)
    assert plain == pytest.approx(1 - (4 / 6) ** 2)
    assert plain < full < 1


def test_throws() -> None:
    match = start(["F1", "F2", "F5", "F6", "F10"], "duel")
    assert figures(with_guard(match, 2, "F20"), 2) == pytest.approx([2 / 3])


def test_ambushed_guard_counts_as_any_unseen_card() -> None:
    match = start(["F4", "F5", "F6", "F10", "F11"], "duel")
    view = with_guard(match, 0, "F36")
    view.mana = [False]
    view.corridors[0].up = False
    view.faces[view.corridors[0].guard] = -1
    known = figures(view, 0)
    view.corridors[0].token = True
    harder = figures(view, 0)
    assert 0.2 < harder[0] < known[0] < 0.7


def test_nothing_hidden_enters() -> None:
    """The same odds in every match that looks the same to the seat."""
    match = start(["F1", "F2", "F5", "F7", "F8"], "duel", 4)
    decision = until(match, "choose_target")
    other = match.sample(0, Random(1))
    for option in decision.options:
        assert odds(match.view(0), decision, option) == odds(other.view(0), decision, option)


def test_a_potion_nobody_sees_counts_for_nothing() -> None:
    """On a shared screen the chances are those without the face-down potions."""
    match = start(["F1", "F2", "F7", "F8", "F9"], "duel", 8)
    target = until(match, "choose_target")
    match.play(next(option for option in target.options if option.act == "fight"), target.seat)
    decision = until(match, "window1")
    potions = [option for option in decision.options if option.act == "potion"]
    roll = next(option for option in decision.options if option.act == "roll")
    assert potions
    plain = tuple(option for option in decision.options if option.act != "potion")
    bare = match.view(None)
    assert odds(bare, decision, roll) == odds(bare, Decision(decision.seat, decision.kind, plain), roll)
    assert odds(match.view(0), decision, roll) != odds(bare, decision, roll)


def test_odds_agree_with_play() -> None:
    """Roll, re-roll once with Nova's gift when needed, accept: as often won as the odds say."""
    match = start(["F1", "F2", "F5", "F6", "F10"], "solo", 6)
    decision = until(match, "choose_target")
    rng = Random(3)
    for option in decision.options:
        expected = odds(match.view(0), decision, option)[0].chance
        wins, games = 0, 400
        for _ in range(games):
            trial = match.sample(0, rng)
            won_before = len(trial.state.won)
            trial.play(option)
            _fight_on(trial)
            wins += len(trial.state.won) > won_before
        assert wins / games == pytest.approx(expected, abs=0.08)


def _fight_on(match: Match) -> None:
    while match.decision is not None and match.decision.kind in ("window1", "window3"):
        decision, fight = match.decision, match.state.fight
        gift = [o for o in decision.options if o.act == "gift"]
        if decision.kind == "window3" and fight.total < fight.power and gift:
            match.play(gift[0])
        else:
            match.play(next(o for o in decision.options if o.act in ("roll", "accept")))


def test_windows_of_a_fight() -> None:
    match = start(["F1", "F2", "F5", "F7", "F8"], "solo", 8)
    target = until(match, "choose_target")
    match.play(target.options[0])
    before = until(match, "window1")
    roll = next(o for o in before.options if o.act == "roll")
    view = match.view(0)
    told = odds(view, before, roll)
    match.play(roll)
    after = until(match, "window3") if match.decision and match.decision.kind == "window3" else None
    assert told[0].chance == pytest.approx(figures_of(view, int(target.options[0].args[0])))
    if after is not None:
        fight = match.state.fight
        accept = odds(match.view(0), after, Option("accept"))
        assert accept[0].chance == float(fight.total >= fight.power)
        for option in after.options[1:]:
            for each in odds(match.view(0), after, option):
                assert 0 <= each.chance <= 1


def figures_of(view: Any, lane: int) -> float:
    view.fight = None
    return figures(view, lane)[0]


def test_questions_without_chance_have_no_odds() -> None:
    match = start(["F1", "F2", "F5", "F7", "F8"])
    decision = until(match, "equipment_action")
    assert chances("immortal_king").odds(match.view(0), decision, decision.options[-1]) == []


def test_armour_saves_one_in_three() -> None:
    match = start(["F4", "F5", "F6", "F10", "F11"])
    view = match.view(0)
    view.shown = [card for card in view.hidden if CARDS[view.faces[card]].number == "F6"]
    decision = Decision(0, "armour_roll", (Option("roll"), Option("keep")))
    assert [each.chance for each in odds(view, decision, Option("roll"))] == pytest.approx([1 / 3])


def test_a_roll_that_cannot_win_is_no_habit_with_the_last_courage() -> None:
    """Its button is red and asks, while something else may still help."""
    match = start(["F4", "F5", "F6", "F10", "F11"])
    until(match, "window1")
    view, act = match.view(0), DECLARED.find_act("window1", "roll")
    roll, power = Option("roll", (6,)), Option("power", (0,))
    assert act is not None

    def loses(courage: int, strength: int, *options: Option) -> bool:
        view.courage, view.the_fight.power = courage, strength
        return bool(settled(act.loses, Asked(view, Decision(0, "window1", options), roll)))

    assert loses(1, 99, roll, power)
    assert not loses(2, 99, roll, power)
    assert not loses(1, 3, roll, power)
    assert not loses(1, 99, roll), "there is nothing else"
