"""The ten Challenges as a campaign: pure functions of ticks and outcomes."""

from __future__ import annotations

import pytest

from heroes_desktop.engine import Match, Outcome, Setup
from heroes_desktop.games.reflets_acide import campaign, info
from heroes_desktop.games.reflets_acide.content import CHALLENGES
from heroes_desktop.games.reflets_acide.settings import BOXES
from heroes_desktop.games.shared.campaign import Campaign, free_box, rewarded, takes_open_choice

RULES: Campaign = campaign
SOLO = Setup("solo", ("Ann",))
LINES = {"lines": [["quest", 15, 0], ["heroes", 20, 6], ["sets", 0, 0]], "vile_lines": [["heroes", 9, 6]]}


def ended(reason: str, challenge: str = "pepere", **facts: object) -> Outcome:
    return Outcome((0,), (0,), reason, {"challenge": challenge, **facts})  # type: ignore[dict-item]


@pytest.mark.rule("NA-263")
@pytest.mark.rule("NA-264")
def test_only_the_gap_ticks_a_box() -> None:
    assert RULES.earned(SOLO, ended("challenge")) == "pepere"
    for reason in ("quest", "avatar", "vile", "fled", "no_heroes"):
        assert RULES.earned(SOLO, ended(reason)) == ""
        assert RULES.tried(SOLO, ended(reason, "infect")) == "infect"
    assert free_box(RULES, {"pepere": 4}, "pepere") == BOXES
    assert free_box(RULES, {"pepere": BOXES}, "pepere") == 0


@pytest.mark.rule("NA-265")
def test_all_ticks_of_all_challenges_are_in_the_set_up_of_every_way_to_play() -> None:
    full = {row.id: BOXES for row in CHALLENGES}
    for ticks in ({"pepere": 1}, {"petillant": 2, "infame": 1}, full):
        options = RULES.options(ticks)
        assert rewarded(RULES, ticks, options)
        for mode, seats in (("solo", 1), ("duo", 2), ("trio", 3)):
            assert mode in RULES.modes("pepere")
            setup = Setup(mode, ("A", "B", "C")[:seats], {**options, **RULES.settled("aise")})
            assert info.problems(setup) == []
            match = Match.new(info, setup, 1)
            assert match.state.ticks == [ticks.get(row.id, 0) for row in CHALLENGES]


@pytest.mark.rule("NA-275")
def test_the_infernal_challenge_wins_the_campaign() -> None:
    others = {row.id: BOXES for row in CHALLENGES if row.id != "infernal"}
    assert not RULES.won(others)
    assert RULES.won({"infernal": 1})


@pytest.mark.rule("NA-032")
def test_advice_goes_from_neighbour_to_neighbour() -> None:
    assert list(RULES.suggested({})) == ["pepere"]
    assert list(RULES.suggested({"pepere": 1})) == ["pepere", "petillant", "aise"]
    assert "pepere" not in RULES.suggested({"pepere": BOXES})


@pytest.mark.rule("NA-287")
def test_both_totals_and_the_gap_are_told() -> None:
    ours, theirs = RULES.counts(ended("quest", gap=26, **LINES))
    assert (ours.total, theirs.total) == (35, 9)
    assert len(ours.lines) == 2, "what brought nothing is left out"
    assert RULES.gap(ended("quest", gap=26)) == 26
    assert RULES.counts(ended("avatar")) == ()
    assert RULES.gap(ended("avatar")) is None


def test_the_challenge_may_be_chosen_in_the_match() -> None:
    assert takes_open_choice(RULES)
