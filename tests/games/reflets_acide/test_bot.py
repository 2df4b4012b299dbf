"""Computer players of Reflets d'Acide: legal, repeatable, able to explain themselves, good enough to win."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from heroes_desktop.engine import Decision, Match, situation
from heroes_desktop.games.reflets_acide import bot, info, odds, scoring
from heroes_desktop.games.reflets_acide.bot.outlook import Outlook
from heroes_desktop.games.reflets_acide.bot.policy import _JUDGES, rank
from heroes_desktop.games.reflets_acide.bot.weights import LEVELS
from heroes_desktop.games.reflets_acide.chances import lone_rolls, reaching, team_rolls
from heroes_desktop.games.reflets_acide.content import CHALLENGE_INDEX, QUESTS, ZONE_FACE, ZONES
from heroes_desktop.games.reflets_acide.scoring import team_side
from heroes_desktop.games.reflets_acide.state import State
from heroes_desktop.games.reflets_acide.track import distance

ZONE_FACES = range(ZONE_FACE, ZONE_FACE + len(ZONES))


def positions(
    name: str, seed: int, level: str = "normal", limit: int = 3000
) -> Iterator[tuple[Match[State], Decision]]:
    """The match before each decision, played on by a level."""
    match: Match[State] = Match.new("reflets_acide", info.setup(name), seed)
    player = bot.heuristic(level)
    while match.pending and limit:
        decision = match.pending[0]
        yield match, decision
        match.play(player.think(situation(match, decision)).option, decision.seat)
        limit -= 1


def played(name: str, seed: int, level: str = "normal", limit: int = 3000) -> Match[State]:
    """A match played by a level."""
    *_before, (match, _decision) = positions(name, seed, level, limit)
    return match


@pytest.mark.parametrize("name", [setup.name for setup in info.setups])
def test_every_setup_comes_to_an_end(name: str) -> None:
    state = played(name, 1).state
    assert state.outcome is not None
    assert state.turn <= 40


def test_a_good_share_of_solo_easy_games_ends_with_the_quest_done() -> None:
    ends = [played("solo-easy", seed).state.outcome for seed in range(1, 7)]
    assert sum(end is not None and bool(end.winners) for end in ends) >= 3


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_same_seed_same_match(level: str) -> None:
    ends = {played("duo-normal", 4, level, 150).state_hash() for _ in range(2)}
    assert len(ends) == 1


def test_every_choice_has_a_known_reason_of_positive_weight_and_odds_are_chances() -> None:
    for match, decision in positions("trio-rewards", 2):
        view = match.view(decision.seat)
        ranked = rank(view, decision)
        assert len(ranked) == len(decision.options)
        for opinion in ranked:
            assert 0 <= opinion.worth <= 1
            assert all(term.weight > 0 for term in opinion.terms)
            assert all(term.reason.split(":")[0] in bot.REASONS for term in opinion.terms)
        for option in decision.options:
            assert all(0 <= each.chance <= 1 + 1e-9 for each in odds.odds(view, decision, option))


def test_unknown_questions_are_answered_in_their_order() -> None:
    kinds = {decision.kind for _match, decision in positions("solo", 5)}
    assert kinds <= set(_JUDGES)


def test_the_avatar_is_braked_before_it_catches_the_team() -> None:
    """With gems at hand no advance is let through that ends the game."""
    for match, decision in positions("solo-easy", 7):
        if decision.kind == "brake" and match.state.advance >= distance(match.state.avatar, match.state.pawn):
            assert rank(match.view(decision.seat), decision)[0].option.act == "pay"


def test_no_gems_are_wasted_on_transfers() -> None:
    """Also where every way looks bad."""
    for match, decision in positions("trio-difficult", 7):
        assert rank(match.view(decision.seat), decision)[0].option.act != "transfer"


def test_dice_are_counted_exactly() -> None:
    """One Hero of value 3 and the odds the rules chapter gives for it; two dice by hand."""
    assert round(reaching(lone_rolls(3, 0), 2)[0], 2) == 0.68
    assert round(reaching(lone_rolls(3, 0), 3)[0], 2) == 0.5
    one = team_rolls(((1,),), 0)
    assert one == {(-1, -1): pytest.approx(1 / 6), (0, 0): pytest.approx(4 / 6), (2, 2): pytest.approx(1 / 6)}
    plain, helped = reaching(team_rolls(((5,),), 5), 6)
    assert plain == pytest.approx(1 / 6)
    assert helped == pytest.approx(1.0)


def test_the_value_of_a_state_follows_its_outcome() -> None:
    state = played("solo-easy", 1).state
    assert state.outcome is not None
    assert bot.value(state, 0) == float(bool(state.outcome.winners))


def test_reasons_say_what_is_true() -> None:
    """Nobody goes home before the Quest is done, heals the unhurt or praises a Room that serves nothing."""
    for match, decision in positions("solo-easy", 3):
        view = match.view(decision.seat)
        for opinion in rank(view, decision):
            reason = opinion.terms[0].reason.split(":")[0]
            if reason == "portal_home":
                assert view.step_two
            if reason == "heals" and decision.kind == "heal_heroes":
                assert view.team[int(opinion.option.args[0]) - 1].marker
            if reason == "nearer_goal":
                assert view.trial is not None


def test_with_many_heroes_and_quests_those_are_chosen_who_serve_a_quest() -> None:
    """Rewards are used: with all of them the missions about the team are hardly ever missed."""
    fulfilled = 0
    for seed in range(1, 6):
        for match, decision in positions("solo-rewards", seed):
            if decision.kind == "blessing":
                quest, side = QUESTS[match.state.quest], team_side(match.state)
                fulfilled += sum(scoring.fulfilled(each, side) for each in quest.missions[:2])
                break
    assert fulfilled >= 7


def test_a_team_short_of_its_gap_is_ambitious_and_one_that_has_it_is_not() -> None:
    *_before, (match, _decision) = positions("solo-easy", 4, limit=200)
    state = match.clone().state
    wishes = []
    for challenge in ("pepere", "infernal"):
        state.challenge = CHALLENGE_INDEX[challenge]
        wishes.append(Outlook(state, 0, LEVELS["normal"]).ambition)
    assert wishes[0] < wishes[1] == 1.0
    state.pouch = [card for card in range(len(state.faces)) if state.faces[card] in ZONE_FACES]
    state.challenge = CHALLENGE_INDEX["pepere"]
    assert Outlook(state, 0, LEVELS["normal"]).ambition == 0.0


def test_the_careless_level_takes_no_option_that_is_clearly_worse() -> None:
    for match, decision in positions("duo-normal", 2, "easy"):
        there = situation(match, decision)
        worth = {opinion.option: opinion.worth for opinion in bot.heuristic("easy").rank(there)}
        taken = bot.heuristic("easy").think(there).option
        assert worth[taken] >= max(worth.values()) - bot.NEARLY
