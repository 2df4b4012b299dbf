"""Campaign kit: in every game with challenges a person plays at the terminal, by the numbers on the screen
and as well as a normal computer, until a box is ticked; the next game holds what it gives."""

from __future__ import annotations

from itertools import count
from unittest import mock

import pytest

from heroes_desktop import players
from heroes_desktop.engine import Match, situation
from heroes_desktop.games.shared import room
from heroes_desktop.games.shared.room import campaigning
from heroes_desktop.library import Library, Session, campaigns
from heroes_desktop.table.campaigning import CampaignArrangement, campaign_ending
from heroes_desktop.terminal import campaign_words
from heroes_desktop.terminal.match_screen import Sitting
from tests.terminal.conftest import library
from tests.terminal.stage import ScriptedConsole

__all__ = ["library"]

MOST_GAMES = 12
"""Nobody loses the easiest challenge so often."""


class Adept(ScriptedConsole):
    """Types the number of what a computer player would choose."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self.player = players.make(game, "normal")
        self.sitting: Sitting | None = None

    def _read(self) -> str:
        assert self.sitting is not None
        decision = self.sitting.conductor.decision
        if decision is None or not self.written.endswith("> "):
            return ""
        wanted = self.player.think(situation(self.sitting.match, decision)).option
        offered = self.sitting._numbered(decision)
        for number in count(1):
            options = offered.chosen(str(number))
            assert options is not None, "every option has a number"
            if wanted in options:
                return str(number)
        raise AssertionError


def play_at_the_terminal(session: Session) -> str:
    console = Adept(session.match.game)
    console.sitting = Sitting(console, session, odds=False)
    with mock.patch.object(room, "set_choice", return_value=None):  # one thing after the other
        assert console.sitting.run()
    return console.written


@pytest.mark.parametrize("game", campaigning())
def test_a_box_is_ticked_and_its_reward_is_in_the_next_game(game: str, library: Library) -> None:
    campaign = library.campaigns.new(game, "North").id
    for number in range(MOST_GAMES):
        plan = CampaignArrangement(library.campaigns.entry(campaign))
        with mock.patch.object(campaigns.secrets, "randbelow", return_value=100 + number):
            session = plan.begin(library)
        play_at_the_terminal(session)
        ending = campaign_ending(library, session)
        assert ending is not None
        assert campaign_words.ending(ending)
        if ending.box:
            break
    entry = library.campaigns.entry(campaign)
    assert entry.ticks == {plan.challenge: 1}
    assert campaign_words.page(library, campaign)
    again = library.rematch(session)
    options = plan.rules.options(entry.ticks)
    assert {key: again.match.setup.options[key] for key in options} == options
    assert Match.replay(library.campaigns.record(campaign, entry.games)).outcome == session.match.outcome
    other = Library.temporary("nowhere")
    with other:
        assert other.campaigns.take_in(library.campaigns.export(campaign)).ticks == entry.ticks
