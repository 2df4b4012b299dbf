"""Campaigns in the window: the list, one campaign, its next game, and the page at the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from heroes_desktop.desktop.proving.layout_faults import untidy
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.campaign.campaign_list import CampaignList
from heroes_desktop.desktop.scenes.campaign.campaign_match import CampaignMatch
from heroes_desktop.desktop.scenes.campaign.campaign_page import FIGURES, CampaignPage
from heroes_desktop.desktop.scenes.campaign.ending_panel import SEAL
from heroes_desktop.desktop.scenes.match.table import TableScene
from heroes_desktop.desktop.scenes.pages import end
from heroes_desktop.desktop.scenes.pages.end import End
from heroes_desktop.desktop.scenes.pages.new_match import NewMatch
from heroes_desktop.desktop.scenes.pages.shelf_page import exports_folder
from heroes_desktop.games.shared.room import campaigning
from heroes_desktop.players import make
from tests.playing import played_out

Fly = Callable[..., Pilot]
GAME = "tenefyr"

pytestmark = pytest.mark.usefixtures("telling")


def ids(pilot: Pilot) -> set[str]:
    return {node.id for node in pilot.root().walk()}


def new_campaign(pilot: Pilot) -> CampaignPage:
    entry = pilot.library.campaigns.new(GAME, "Ours")
    page = CampaignPage(pilot.app, entry.id)
    pilot.app.push(page)
    pilot.settle()
    return page


def begin(pilot: Pilot, page: CampaignPage) -> TableScene:
    pilot.click("next")
    assert isinstance(pilot.app.top, CampaignMatch)
    pilot.press("space")
    pilot.settle()
    table = pilot.app.top
    assert isinstance(table, TableScene)
    assert table.session.campaign == page.campaign
    return table


def test_a_campaign_begins_from_the_hub(fly: Fly) -> None:
    pilot = fly()
    pilot.press("p")
    pilot.settle()
    assert isinstance(pilot.app.top, CampaignList)
    pilot.click("new")
    pilot.settle()
    assert len([node for node in pilot.root().walk() if node.role == "button"]) >= len(campaigning())
    pilot.press("escape")
    page = new_campaign(pilot)
    assert {f"challenge:{challenge.id}" for challenge in page.rules.challenges()} <= ids(pilot)


def test_the_next_game_shows_what_is_settled_and_hides_the_seed(fly: Fly) -> None:
    pilot = fly()
    page = new_campaign(pilot)
    wanted = page.rules.challenges()[5]
    pilot.click(f"challenge:{wanted.id}")
    pilot.click("next")
    match = pilot.app.top
    assert isinstance(match, CampaignMatch)
    assert match.campaign.challenge == wanted.id
    assert "seed" not in ids(pilot)
    locked = [setting for setting in match.mode.settings if match.plan.locked(setting)]
    assert {setting.key for setting in locked} == set(page.rules.settled(wanted.id))


def test_a_game_under_way_is_gone_on_with_or_given_up(fly: Fly) -> None:
    pilot = fly()
    page = new_campaign(pilot)
    table = begin(pilot, page)
    pilot.app.home()
    again = CampaignPage(pilot.app, page.campaign)
    pilot.app.push(again)
    pilot.settle()
    assert "next" not in ids(pilot)
    pilot.click("go-on")
    pilot.settle()
    back = pilot.app.top
    assert isinstance(back, TableScene)
    assert back.session is table.session
    pilot.app.home()
    pilot.app.push(CampaignPage(pilot.app, page.campaign))
    pilot.settle()
    pilot.click("give-up")
    pilot.settle()
    pilot.click("Give it up")
    pilot.settle()
    assert "next" in ids(pilot)
    assert pilot.library.campaigns.history(page.campaign) == []


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.0), ((1280, 720), 1.5)])
def test_the_end_page_tells_what_it_brought(fly: Fly, size: tuple[int, int], text: float) -> None:
    pilot = fly(size, text_scale=text, language="fr")
    page = new_campaign(pilot)
    table = begin(pilot, page)
    played_out(table.session, make(GAME, "easy"))
    pilot.app.push(End(pilot.app, table))
    pilot.settle()
    top = pilot.app.top
    assert isinstance(top, End)
    assert top.campaign is not None
    assert top.campaign.game is not None
    assert untidy(pilot.app.sheet_of(top)) == []
    pilot.press("n")
    pilot.settle()
    after = pilot.app.top
    assert isinstance(after, CampaignPage)
    assert [game.number for game in after.history] == [1]
    after.tab = 1
    after.changed()
    pilot.settle()
    assert "game:1" in ids(pilot)
    assert untidy(pilot.app.sheet_of(after)) == []


def test_rename_delete_take_back_export_and_import(fly: Fly) -> None:
    pilot = fly()
    entry = pilot.library.campaigns.new(GAME, "Ours")
    campaigns = CampaignList(pilot.app)
    pilot.app.push(campaigns)
    pilot.settle()
    campaigns._export(entry)
    pilot.app.pop()
    [file] = exports_folder().glob("*.campaign.json")
    campaigns._delete(entry)
    assert campaigns.entries == []
    campaigns.put_back()
    assert [each.name for each in campaigns.entries] == ["Ours"]
    for name in (file, Path(file).with_name("nowhere.json")):
        campaigns._take_in(str(name))
        pilot.settle()
        assert len(campaigns.entries) == 2


def test_the_page_of_a_game_shows_the_seals_of_its_campaigns(fly: Fly) -> None:
    pilot = fly()
    entry = pilot.library.campaigns.new(GAME, "Ours")
    pilot.library.campaigns.new("immortal_king", "Theirs")
    pilot.click(f"game:{GAME}")
    pilot.settle()
    assert isinstance(pilot.app.top, NewMatch)
    slips = [node for node in pilot.root().walk() if node.id.startswith("campaign:")]
    assert [node.id for node in slips] == [f"campaign:{entry.id}"]
    assert slips[0].name.startswith("Ours: 0 seals of ")
    assert untidy(pilot.app.sheet_of(pilot.app.top)) == []
    pilot.click(f"campaign:{entry.id}")
    pilot.settle()
    assert isinstance(pilot.app.top, CampaignPage)
    assert pilot.app.top.campaign == entry.id


def test_the_page_of_a_game_without_campaigns_invites_to_the_first(fly: Fly) -> None:
    pilot = fly()
    pilot.click(f"game:{GAME}")
    pilot.settle()
    [slip] = [node for node in pilot.root().walk() if node.id == "campaign:new"]
    assert slip.name.endswith(": 24 seals to be won")
    pilot.click(slip.id)
    pilot.click("OK")
    pilot.settle()
    assert isinstance(pilot.app.top, CampaignPage)
    assert [entry.game for entry in pilot.library.campaigns.all()] == [GAME]


def test_a_seal_is_pressed_on_the_end_page(fly: Fly, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = fly()
    page = new_campaign(pilot)
    table = begin(pilot, page)
    played_out(table.session, make(GAME, "easy"))
    told = end.campaign_ending(pilot.library, table.session)
    assert told is not None
    won = replace(told, earned=page.challenge, box=1)
    monkeypatch.setattr(end, "campaign_ending", lambda *_anything: won)
    pilot.app.prefs.speed = 1.0
    scene = End(pilot.app, table)
    pilot.app.push(scene)
    pilot.wait(end.BEFORE_SEAL / 2)
    assert scene.hidden() == {SEAL}
    assert not scene.frames_per_second()
    pilot.wait(end.BEFORE_SEAL)
    assert scene.frames_per_second()
    pilot.settle()
    assert not scene.frames_per_second()
    assert not scene.hidden()


def test_the_figures_of_a_campaign_tell_its_games_apart(fly: Fly) -> None:
    pilot = fly()
    page = new_campaign(pilot)
    played_out(begin(pilot, page).session, make(GAME, "easy"))
    pilot.app.home()
    after = CampaignPage(pilot.app, page.campaign)
    pilot.app.push(after)
    after.tab = FIGURES
    after.changed()
    pilot.settle()
    assert any(node.hint.endswith("of 1 won") or "of 1 won" in node.name for node in pilot.root().walk())
    assert untidy(pilot.app.sheet_of(after)) == []
