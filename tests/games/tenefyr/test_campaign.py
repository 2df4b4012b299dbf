"""The ladder of Bosses: a seal for each Boss at each difficulty, alone and in company."""

from __future__ import annotations

import pytest

from heroes_desktop.engine import Match, Outcome, Setup, situation
from heroes_desktop.games.shared.room import rooms
from heroes_desktop.games.tenefyr import info
from heroes_desktop.games.tenefyr.campaign import LADDER
from heroes_desktop.games.tenefyr.content import BOSSES, DIFFICULTIES
from heroes_desktop.players import make

WON = Outcome((0,), (1,), "boss_beaten", {})
LOST = Outcome((), (0,), "boss_lost", {})


def test_the_ladder_has_a_seal_for_everything() -> None:
    assert rooms["tenefyr"].campaign is not None
    challenges = LADDER.challenges()
    assert len({challenge.id for challenge in challenges}) == 2 * len(DIFFICULTIES) * len(BOSSES) == 24
    assert len({(challenge.row, challenge.column) for challenge in challenges}) == 24


@pytest.mark.parametrize("number", range(24))
def test_a_seal_is_a_match_of_its_own_that_can_be_won(number: int) -> None:
    challenge = LADDER.challenges()[number]
    for mode in LADDER.modes(challenge.id):
        ready = next(setup for setup in info.setups if setup.name == mode)
        setup = Setup(mode, ready.seats, {**ready.options, **LADDER.settled(challenge.id)})
        assert info.problems(setup) == []
        assert LADDER.tried(setup, LOST) == challenge.id
        assert LADDER.earned(setup, WON) == challenge.id
        assert LADDER.earned(setup, LOST) == ""


def test_a_whole_match_earns_or_does_not() -> None:
    ready = info.setups[0]
    settled = LADDER.settled("alone_easy_iron_judge")
    setup = Setup(ready.name, ready.seats, {**settled, "heroes": [["cleric", "thief"]], "order": "best"})
    assert info.problems(setup) == []
    player = make("tenefyr", "normal")
    earned = set()
    for seed in range(6):
        match = Match.new("tenefyr", setup, seed)
        while (decision := match.decision) is not None:
            match.play(player.think(situation(match, decision)).option, decision.seat)
        assert match.outcome is not None
        assert match.outcome.facts["boss"] == "iron_judge"
        assert match.outcome.facts["difficulty"] == "easy"
        seal = LADDER.earned(setup, match.outcome)
        assert bool(seal) == bool(match.outcome.winners)
        earned.add(seal)
    assert "alone_easy_iron_judge" in earned


def test_the_ladder_is_climbed_with_every_boss_on_hard() -> None:
    hard = {f"company_hard_{boss.id}": 1 for boss in BOSSES}
    assert LADDER.won(hard)
    hard.pop("company_hard_iron_judge")
    assert not LADDER.won(hard)
    assert LADDER.won({**hard, "alone_hard_iron_judge": 1})
