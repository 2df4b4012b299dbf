"""A whole campaign game of Reflets d'Acide by keys: its box is ticked, the next game holds the reward."""

from __future__ import annotations

import random
from collections.abc import Callable
from unittest import mock

import pytest

from heroes_desktop.desktop.input.node import Node
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.campaign.campaign_match import CampaignMatch
from heroes_desktop.desktop.scenes.campaign.campaign_page import CampaignPage
from heroes_desktop.desktop.scenes.dialogs.dialog import Question
from heroes_desktop.desktop.scenes.match.offered_options import grouped
from heroes_desktop.desktop.scenes.match.table import TableScene
from heroes_desktop.desktop.scenes.pages.end import End
from heroes_desktop.engine import Option, situation
from heroes_desktop.library import campaigns
from heroes_desktop.players import make

from .whole_match import Keys

Fly = Callable[..., Pilot]
GAME = "reflets_acide"
SEED = 107
"""A game that the level normal wins with the first Challenge."""
MOST_KEYS = 900


def table_of(pilot: Pilot) -> TableScene:
    return next(scene for scene in pilot.app.scenes if isinstance(scene, TableScene))


def named(pilot: Pilot, name: str) -> Node | None:
    return next((node for node in pilot.root().walk() if node.name == name and node.focusable), None)


def answer(pilot: Pilot, hands: Keys, option: Option) -> None:
    """By the key of the thing with its name, or of the group it belongs to, or of everything there is."""
    table = table_of(pilot)
    name = table.look.name(option)
    groups = {offer.id for offer in grouped(table.listed) if option in offer.options}
    opens = next((node for node in pilot.root().walk() if node.id in groups), None)
    thing = named(pilot, name)
    if thing is None:
        hands.use(opens or next(node for node in pilot.root().walk() if node.id == "more"))
        thing = named(pilot, name)
    assert thing is not None, f"no key leads to {name}: {pilot.names()}"
    hands.use(thing)


@pytest.mark.rule("NA-264", "NA-265", "NA-266")
@pytest.mark.usefixtures("telling")
def test_a_whole_game_by_keys_ticks_a_box_and_the_next_holds_its_reward(fly: Fly) -> None:
    pilot, player = fly(), make(GAME, "normal")
    hands = Keys(pilot, random.Random(1))
    entry = pilot.library.campaigns.new(GAME, "Ours")
    pilot.app.push(CampaignPage(pilot.app, entry.id))
    pilot.settle()
    with mock.patch.object(campaigns.secrets, "randbelow", return_value=SEED):
        pilot.press("space")
        assert isinstance(pilot.app.top, CampaignMatch)
        pilot.press("space")
    pilot.settle()
    table = table_of(pilot)
    for _key in range(MOST_KEYS):
        if isinstance(pilot.app.top, End):
            break
        if isinstance(pilot.app.top, Question):
            pilot.press("return")
        elif table.play.decision is not None:
            wanted = player.think(situation(table.session.match, table.play.decision)).option
            answer(pilot, hands, wanted)
        pilot.settle()
    assert isinstance(pilot.app.top, End)
    assert pilot.library.campaigns.entry(entry.id).ticks == {"pepere": 1}
    pilot.press("n")
    pilot.settle()
    pilot.press("space", "space")
    pilot.settle()
    assert table_of(pilot).session.match.setup.options["ticks"] == {"pepere": 1}
