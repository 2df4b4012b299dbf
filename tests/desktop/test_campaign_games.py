"""Whole campaign games in the window, with clicks only and with keys only: from the first page to a new
campaign, its first game and the seal on the end page, and on to the next game with the reward."""

from __future__ import annotations

import random
from collections.abc import Callable
from unittest import mock

import pytest

from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.campaign.campaign_match import CampaignMatch
from heroes_desktop.desktop.scenes.campaign.campaign_page import CampaignPage
from heroes_desktop.desktop.scenes.dialogs.dialog import Question
from heroes_desktop.desktop.scenes.match.table import TableScene
from heroes_desktop.desktop.scenes.pages.end import End
from heroes_desktop.engine import Player, situation
from heroes_desktop.games.reflets_acide.figures import gems
from heroes_desktop.games.shared.room import campaign, texts
from heroes_desktop.players import make

from .whole_match import Clicks, Hands, Keys, nodes

Fly = Callable[..., Pilot]
Way = Callable[[Pilot, random.Random], Hands]
REFLETS = "reflets_acide"
WON = {REFLETS: 61, "tenefyr": 3}
"""Games that the level normal wins with the first challenge; that of Reflets d'Acide is a short one."""
MOST_STEPS = 2000


def use(pilot: Pilot, hands: Hands, name: str) -> None:
    """What has this name, or else the list that may hold it."""
    found = [node for node in pilot.root().walk() if node.name == name and node.focusable and node.enabled]
    hands.use(found[0] if found else nodes(pilot, "sort:", "more")[0])


def table_of(pilot: Pilot) -> TableScene:
    return next(scene for scene in pilot.app.scenes if isinstance(scene, TableScene))


def page_of(pilot: Pilot) -> CampaignPage:
    page = pilot.app.top
    assert isinstance(page, CampaignPage)
    return page


def written(pilot: Pilot) -> list[str]:
    return [each.text for each in pilot.app.sheet_of(pilot.app.top).texts]


def new_campaign(pilot: Pilot, hands: Hands, game: str) -> CampaignPage:
    """From the first page through the list of campaigns."""
    rules = campaign(game)
    assert rules is not None
    for name in ("Campaigns", "New campaign", f"{rules.title()} · {texts(game).title()}", "OK"):
        use(pilot, hands, name)
    return page_of(pilot)


def next_game(pilot: Pilot, hands: Hands, seed: int) -> TableScene:
    """From the page of a campaign to the table."""
    with mock.patch("heroes_desktop.library.campaigns.secrets.randbelow", return_value=seed):
        hands.use(nodes(pilot, "next")[0])
        assert isinstance(pilot.app.top, CampaignMatch)
        hands.use(nodes(pilot, "button:Start")[0])
    pilot.settle()
    return table_of(pilot)


def answer(pilot: Pilot, hands: Hands, player: Player) -> None:
    """Take one step as a computer would."""
    table, top = table_of(pilot), pilot.app.top
    if isinstance(top, Question):
        use(pilot, hands, top.yes)
    elif table.play.decision is not None:
        thought = player.think(situation(table.session.match, table.play.decision))
        use(pilot, hands, table.look.name(thought.option))
    pilot.settle()


def play(pilot: Pilot, hands: Hands, player: Player) -> End:
    """Until the end page."""
    for _step in range(MOST_STEPS):
        if isinstance(pilot.app.top, End):
            return pilot.app.top
        answer(pilot, hands, player)
    raise AssertionError("the game does not end")


def play_the_first_game(pilot: Pilot, hands: Hands, game: str) -> tuple[CampaignPage, str]:
    """Until the page of the campaign shows its first seal; gives the challenge that was won as well."""
    page = new_campaign(pilot, hands, game)
    challenge = page.challenge
    next_game(pilot, hands, WON[game])
    end = play(pilot, hands, make(game, "normal"))
    assert end.campaign is not None
    assert (end.campaign.earned, end.campaign.box) == (challenge, 1)
    assert f"{challenge.name} is won: a new seal, number 1." in " ".join(written(pilot))
    assert not end.hidden(), "the seal lies on the page"
    use(pilot, hands, "Next game")
    pilot.settle()
    page = page_of(pilot)
    assert page.entry.ticks == {challenge.id: 1}
    [medallion] = nodes(pilot, f"challenge:{challenge.id}")
    assert medallion.name in (f"{challenge.name}: 1 seal of {challenge.boxes}", f"{challenge.name}: won")
    return page, challenge.id


@pytest.mark.rule("NA-264", "NA-265", "NA-266")
@pytest.mark.usefixtures("telling")
@pytest.mark.parametrize("way", [pytest.param(Clicks, marks=pytest.mark.conformance), Keys])
def test_a_whole_game_ticks_a_box_and_the_next_begins_with_its_reward(fly: Fly, way: Way) -> None:
    pilot = fly()
    hands = way(pilot, random.Random(1))
    page, challenge = play_the_first_game(pilot, hands, REFLETS)
    assert "2 more random gems" in written(pilot)
    table = next_game(pilot, hands, WON[REFLETS])
    assert table.session.campaign == page.campaign
    assert table.session.match.setup.options["ticks"] == {challenge: 1}
    state = table.session.match.state
    before = gems(state)
    for _gem in range(2):
        answer(pilot, hands, make(REFLETS, "normal"))
    assert gems(state) == before + 2


@pytest.mark.conformance
@pytest.mark.usefixtures("telling")
@pytest.mark.parametrize("way", [Clicks, Keys])
@pytest.mark.parametrize("game", [game for game in WON if game != REFLETS])
def test_a_whole_game_of_a_ladder_wins_a_seal_that_changes_no_rule(fly: Fly, game: str, way: Way) -> None:
    pilot = fly()
    hands = way(pilot, random.Random(1))
    _page, challenge = play_the_first_game(pilot, hands, game)
    rules = campaign(game)
    assert rules is not None
    assert not rules.options({challenge: 1})
    assert challenge not in rules.suggested({challenge: 1})
    assert next_game(pilot, hands, WON[game]).session.campaign is not None
