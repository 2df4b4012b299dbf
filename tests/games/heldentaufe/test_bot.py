"""Computer players of Heldentaufe: legal, fair, repeatable, able to explain themselves, never stalling."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from heroes_desktop.engine import Decision, Match, Option, situation
from heroes_desktop.games.heldentaufe import bot, info
from heroes_desktop.games.heldentaufe.bot.hard import Deliberation, LookAhead
from heroes_desktop.players import make, play_out
from tests.games.heldentaufe.rules.common import new

QUICK = Deliberation(samples=1, width=2, margin=0.05, horizon=12)
"""Just enough thinking to see that it works."""


def positions(match: Match, level: str = "normal") -> Iterator[tuple[Match, Decision]]:
    """The match before each decision, played on by a level."""
    player = make("heldentaufe", level)
    while match.pending:
        decision = match.pending[0]
        yield match, decision
        match.play(player.think(situation(match, decision)).option, decision.seat)


@pytest.mark.parametrize("name", [setup.name for setup in info.setups])
def test_normal_players_finish_every_setup(name: str) -> None:
    setup = info.setup(name)
    players = [make("heldentaufe", "normal")] * len(setup.seats)
    result = play_out(Match.new("heldentaufe", setup, 1), players, info.longest)
    assert result.reason == "campfire"
    assert result.turns is not None
    assert result.turns <= 60


@pytest.mark.parametrize("players", [2, 5])
def test_easy_players_finish_too(players: int) -> None:
    match = new(players, 3)
    result = play_out(match, [make("heldentaufe", "easy")] * players, info.longest)
    assert result.reason == "campfire"


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_same_seed_same_match(level: str) -> None:
    ends = set()
    for _ in range(2):
        match = new(3, 4)
        play_out(match, [make("heldentaufe", level)] * 3, limit=80)
        ends.add(match.state_hash())
    assert len(ends) == 1


def test_hard_repeats_itself_and_explains() -> None:
    """The same situation, the same samples, the same choice."""
    player = LookAhead(how=QUICK)
    tried = 0
    for match, decision in positions(new(3, 6)):
        if match.played % 4 or match.played > 120:
            continue
        thought = player.think(situation(match, decision))
        assert thought == player.think(situation(match, decision))
        assert thought.option in decision.options
        assert all(term.reason.split(":")[0] in bot.REASONS for term in thought.terms)
        tried += thought.terms[0].reason == "continuations"
    assert tried


def test_hard_sees_only_what_its_seat_sees() -> None:
    """The player gets a view and a sampler; all its samples look like the match to its seat."""
    match = new(3, 6)
    play_out(match, [make("heldentaufe", "normal")] * 3, limit=60)
    decision = match.pending[0]
    asked = situation(match, decision)
    for _ in range(3):
        sample = asked.sample(asked.chance)
        assert sample.view(decision.seat) == asked.view


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_hidden_facts_change_no_choice(level: str) -> None:
    """A seat's choice is the same in every match that looks the same to it."""
    player = make("heldentaufe", level)
    for match, decision in positions(new(4, 7)):
        if match.played % 2:
            continue
        mine = situation(match, decision)
        theirs = situation(match.sample(decision.seat, Random(match.played)), decision)
        theirs.chance.rng = mine.chance.rng
        assert player.think(mine) == player.think(theirs)


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_every_choice_is_explained(level: str) -> None:
    player = make("heldentaufe", level)
    for match, decision in positions(new(4, 9), level):
        thought = player.think(situation(match, decision))
        assert 1 <= len(thought.terms) <= 3
        assert all(term.reason.split(":")[0] in bot.REASONS for term in thought.terms)
        if len(decision.options) > 1:
            assert thought.runner_up in decision.options
            assert thought.runner_up != thought.option


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_free_actions_stay_few(level: str) -> None:
    """Nobody harvests, discards and harvests again until somebody stops him."""
    most = 0
    for match, _ in positions(new(4, 11), level):
        most = max(most, match.state.free)
    assert 0 < most < 25


def test_value_is_a_chance_shared_by_all() -> None:
    for match, _ in positions(new(3, 2)):
        if match.played % 5 == 0:
            chances = [bot.value(match.state, seat) for seat in range(3)]
            assert all(0 <= chance <= 1 for chance in chances)
            assert sum(chances) == pytest.approx(1)
    assert sorted(bot.value(match.state, seat) for seat in range(3)) == [0.0, 0.0, 1.0]


def test_unknown_level_is_refused() -> None:
    with pytest.raises(ValueError, match="grim"):
        bot.heuristic("grim")


def test_levels_are_levels() -> None:
    """Small samples with wide margins; the balance run measures precisely."""
    wins = {"easy": 0, "normal": 0}
    for seed in range(3):
        for level in wins:
            players = [make("heldentaufe", level), make("heldentaufe", "random")]
            result = play_out(new(2, seed), players, limit=4000)
            wins[level] += result.winners == (0,)
    assert wins == {"easy": 3, "normal": 3}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_quick_policy_comes_home_to_win(players: int) -> None:
    for seed in range(3):
        match = Match.new("heldentaufe", info.setup(f"{players}-players"), seed)
        match.silence()
        rng = Random(seed)
        while match.pending:
            assert match.played < info.longest
            decision = match.pending[0]
            match.play(bot.rollout(match.state, decision, rng.randrange(1 << 30)), decision.seat)
        assert match.outcome is not None


def test_a_hungry_hero_eats_before_anything_else() -> None:
    match = new(2)
    while match.pending[0].kind != "hero_action":
        match.play(match.pending[0].options[0])
    decision = match.pending[0]
    options = (Option("harvest", (1,)), Option("eat", ("apple",)), Option("end_turn"))
    offered = Decision(decision.seat, "hero_action", options)
    match.state.heroes[decision.seat].hearts = 2
    assert bot.rollout(match.state, offered, 0).act == "eat"
    match.state.heroes[decision.seat].hearts = 4
    assert bot.rollout(match.state, offered, 0).act == "harvest"
