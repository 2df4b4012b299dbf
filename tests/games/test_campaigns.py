"""What every game that offers campaigns has to offer: a grid, words, set-ups that can be played and are known
again."""

from __future__ import annotations

import pytest

from heroes_desktop import locale
from heroes_desktop.desktop.art.common.pieces import FIGURE
from heroes_desktop.desktop.art.core.icons import glyph
from heroes_desktop.desktop.art.people.figures import figure_for
from heroes_desktop.engine import Match, Outcome
from heroes_desktop.games.shared.campaign import challenge_of, rewarded, with_rewards
from heroes_desktop.games.shared.room import campaign, campaigning
from heroes_desktop.library import CampaignEntry, campaign_rules
from heroes_desktop.table.campaigning import CampaignArrangement

GAMES = campaigning()


def entry(game: str, ticks: dict[str, int] | None = None) -> CampaignEntry:
    return CampaignEntry(1, game, "North", 0.0, 0.0, None, 0, None, ticks or {})


@pytest.mark.parametrize("game", GAMES)
def test_every_challenge_has_a_place_and_words(game: str) -> None:
    rules = campaign_rules(game)
    said = {}
    for language in locale.LANGUAGES:
        locale.use(language)
        challenges = rules.challenges()
        assert len({challenge.id for challenge in challenges}) == len(challenges)
        assert len({(challenge.row, challenge.column) for challenge in challenges}) == len(challenges)
        assert all(each.name and each.task and each.boxes > 0 for each in challenges)
        assert all((rules.title(), rules.about(), rules.victory()))
        said[language] = [rules.title(), rules.about(), rules.victory(), *(each.task for each in challenges)]
    locale.use("en")
    assert len({tuple(lines) for lines in said.values()}) == len(locale.LANGUAGES)
    english, french = said["en"], said["fr"]
    assert all(one != other for one, other in zip(english, french, strict=True))


@pytest.mark.parametrize("game", GAMES)
def test_every_challenge_makes_a_match_that_is_known_again(game: str) -> None:
    rules = campaign_rules(game)
    for challenge in rules.challenges():
        for mode in rules.modes(challenge.id):
            plan = CampaignArrangement(entry(game), challenge.id, mode)
            assert plan.mode.id == mode
            assert plan.problems() == [], challenge.id
            setup = plan.setup()
            assert all(setup.options[key] == value for key, value in rules.settled(challenge.id).items())
            locked = [setting for setting in plan.mode.settings if plan.locked(setting)]
            assert {setting.key for setting in locked} == set(rules.settled(challenge.id)), "all can be seen"
            assert all(plan.label(setting) for setting in locked)
            lost = Outcome((), (0,), "lost", {"challenge": challenge.id})
            assert rules.tried(setup, lost) == challenge.id
            assert rules.earned(setup, lost) == ""
    Match.new(game, setup, 1)


@pytest.mark.parametrize("game", GAMES)
def test_every_challenge_has_a_picture(game: str) -> None:
    for challenge in campaign_rules(game).challenges():
        if challenge.icon.startswith(FIGURE):
            assert figure_for(challenge.icon.removeprefix(FIGURE)).bust
        else:
            glyph(challenge.icon)


@pytest.mark.parametrize("game", GAMES)
def test_rewards_reach_the_set_up_and_nothing_else_does(game: str) -> None:
    rules = campaign_rules(game)
    full = {challenge.id: challenge.boxes for challenge in rules.challenges()}
    assert not rules.options({})
    assert not rules.rewards({})
    for ticks in ({}, *({id: number} for id, number in full.items()), full):
        plan = CampaignArrangement(entry(game, ticks))
        assert plan.problems() == []
        options = plan.setup().options
        assert rewarded(rules, ticks, options)
        assert bool(plan.rewards) == bool(rules.options(ticks))
        assert with_rewards(rules, {}, options) == {
            key: value for key, value in options.items() if key not in rules.options(full)
        }
        for reward in plan.rewards:
            assert challenge_of(rules, reward.challenge) is not None
            assert reward.words
    assert rules.won(full)
    assert not rules.won({})


@pytest.mark.parametrize("game", GAMES)
def test_something_is_suggested_until_all_is_done(game: str) -> None:
    rules = campaign_rules(game)
    ids = [challenge.id for challenge in rules.challenges()]
    ticks: dict[str, int] = {}
    boxes = {challenge.id: challenge.boxes for challenge in rules.challenges()}
    while set(suggested := rules.suggested(ticks)):
        assert set(suggested) <= set(ids)
        assert all(ticks.get(id, 0) < boxes[id] for id in suggested), "there is a box to win"
        ticks[suggested[0]] = ticks.get(suggested[0], 0) + 1
    assert ticks == boxes, "following the advice wins everything"


@pytest.mark.parametrize("game", GAMES)
def test_the_challenge_can_be_changed_and_people_stay(game: str) -> None:
    rules = campaign_rules(game)
    plan = CampaignArrangement(entry(game), names=("Ann",))
    for challenge in rules.challenges():
        plan.choose_challenge(challenge.id)
        assert plan.chairs[0].name == "Ann"
        assert plan.mode.id in plan.allowed
        assert set(plan.counts) <= set(plan.way.counts)
        assert challenge.name in plan.title()
    assert plan.may_stay_open or not _stays_open(plan)


def _stays_open(plan: CampaignArrangement) -> bool:
    try:
        plan.choose_challenge("")
    except KeyError:
        return False
    return True


def test_a_game_without_campaigns() -> None:
    assert campaign("no such game") is None
