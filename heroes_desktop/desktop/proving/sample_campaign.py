"""A campaign to look at, of the game with the most to win."""

from __future__ import annotations

from heroes_desktop.games.shared.campaign import Campaign
from heroes_desktop.games.shared.room import campaign, campaigning
from heroes_desktop.library import CampaignEntry, Library

NAME = "Friday campaign"


def sample_campaign(library: Library) -> CampaignEntry:
    """The one there is, or a new one."""
    known = library.campaigns.all()
    return known[0] if known else library.campaigns.new(max(campaigning(), key=_boxes), NAME)


def _boxes(game: str) -> int:
    rules: Campaign | None = campaign(game)
    return sum(challenge.boxes for challenge in rules.challenges()) if rules is not None else 0
