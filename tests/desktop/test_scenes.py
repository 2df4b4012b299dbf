"""What people do in the shared scenes, beyond looking at them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.proving.match_tour import kind, play_on, until
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.match.table import TableScene
from heroes_desktop.desktop.scenes.pages.new_match import NewMatch
from heroes_desktop.desktop.scenes.pages.replay import OPEN, Replay
from heroes_desktop.desktop.scenes.pages.rules import Rules, spoken
from heroes_desktop.desktop.scenes.pages.saved import Saved
from heroes_desktop.desktop.scenes.pages.shelf_page import exports_folder
from heroes_desktop.desktop.scenes.pages.statistics import Statistics
from heroes_desktop.engine import Match
from heroes_desktop.games import catalogue
from heroes_desktop.library import Seat

from .test_table import sit_down

Fly = Callable[..., Pilot]


@pytest.fixture
def saved(fly: Fly, plain: None) -> Pilot:
    """A pilot before the list of saved matches, with one match begun."""
    pilot = fly()
    sit_down(pilot, "solo")
    play_on(pilot, 5)
    pilot.app.home()
    pilot.settle()
    pilot.click("Saved matches")
    return pilot


def titles(pilot: Pilot) -> list[str]:
    scene = pilot.app.top
    assert isinstance(scene, Saved)
    return [entry.title for entry in scene.entries]


def choose_more(pilot: Pilot, what: str) -> None:
    pilot.click("/^More for/")
    pilot.click(what)


def test_a_match_is_renamed_by_typing(saved: Pilot) -> None:
    choose_more(saved, "Rename")
    saved.type("Été à deux")
    saved.press("return")
    assert titles(saved) == ["Été à deux"]


def test_a_match_is_copied_deleted_and_brought_back(saved: Pilot) -> None:
    choose_more(saved, "Duplicate")
    assert len(titles(saved)) == 2
    choose_more(saved, "Delete")
    assert len(titles(saved)) == 1
    saved.click("Take back the deletion")
    assert len(titles(saved)) == 2


def test_a_match_is_exported_and_imported(saved: Pilot) -> None:
    choose_more(saved, "Export to a file")
    assert saved.sees("Exported")
    saved.click("Close")
    (path,) = exports_folder().glob("*.json")
    saved.click("Import a match")
    saved.click(path.stem)
    assert len(titles(saved)) == 2


def test_a_broken_file_is_refused_in_words(saved: Pilot) -> None:
    exports_folder().mkdir(parents=True)
    (exports_folder() / "broken.json").write_text("{}")
    saved.click("Import a match")
    saved.click("broken")
    assert saved.sees("could not be imported")
    assert len(titles(saved)) == 1


def test_the_list_is_searched_while_typing(saved: Pilot) -> None:
    saved.click("Search")
    saved.type("xyz")
    assert titles(saved) == []
    saved.press("backspace", "backspace", "backspace")
    assert len(titles(saved)) == 1
    saved.press("escape")
    assert kind(saved) == "Hub"


def watch(pilot: Pilot) -> Replay:
    assert until(pilot, "End")
    pilot.click("Watch it again")
    scene = pilot.app.top
    assert isinstance(scene, Replay)
    return scene


@pytest.mark.usefixtures("plain")
def test_a_match_is_watched_from_all_sides(fly: Fly) -> None:
    pilot = fly()
    sit_down(pilot, "duel", people=1)
    replay = watch(pilot)
    assert replay.eye == OPEN
    pilot.click("To the end")
    assert replay.position == replay.length
    pilot.click("One step back")
    assert replay.position == replay.length - 1
    seen = {replay.eyes_name()}
    for _unused in range(3):
        pilot.press("e")
        seen.add(replay.eyes_name())
    assert seen == {"all cards open", "as a bystander", "as Ann (Party)", "as Dungeon master"}
    pilot.click("To the beginning")
    pilot.press("f")
    assert replay.speed == 2.0
    pilot.press("space")
    pilot.settle(30_000)
    assert replay.position == replay.length
    assert not replay.playing


@pytest.mark.usefixtures("plain")
def test_a_running_match_is_watched_without_spoilers(fly: Fly) -> None:
    pilot = fly()
    sit_down(pilot, "duel", people=2)
    play_on(pilot, 12)
    assert until(pilot, "TableScene")
    pilot.press("escape")
    pilot.click("Watch from the beginning")
    replay = pilot.app.top
    assert isinstance(replay, Replay)
    assert replay.eyes == [None]


@pytest.mark.usefixtures("plain")
def test_what_if_branches_into_a_match_of_its_own(fly: Fly) -> None:
    pilot = fly()
    table = sit_down(pilot, "solo")
    replay = watch(pilot)
    replay.go(replay.length // 2)
    half = replay.position
    pilot.click("What if…")
    other = pilot.app.top
    assert isinstance(other, TableScene)
    assert other.session.id != table.session.id
    assert other.session.match.played >= half  # what leaves no choice answers itself
    assert len(pilot.library.matches()) == 2


@pytest.mark.usefixtures("plain")
def test_a_rematch_keeps_the_table(fly: Fly) -> None:
    pilot = fly()
    table = sit_down(pilot, "solo")
    assert until(pilot, "End")
    pilot.click("Rematch")
    again = pilot.app.top
    assert isinstance(again, TableScene)
    assert again.session.seats == table.session.seats
    assert again.session.match.played == 0


@pytest.mark.usefixtures("plain")
def test_results_appear_in_the_statistics(fly: Fly) -> None:
    pilot = fly()
    sit_down(pilot, "solo")
    assert until(pilot, "End")
    pilot.click("Back to the hub")
    pilot.click("Statistics")
    assert isinstance(pilot.app.top, Statistics)
    assert pilot.sees("1 match")
    pilot.click("Ann")
    assert pilot.sees("1 match")


def test_rules_open_at_a_number_and_are_searched(fly: Fly) -> None:
    pilot = fly()
    pilot.app.push(Rules(pilot.app, "immortal_king", "IK-075"))
    pilot.settle()
    assert "rule:IK-075" in {node.id for node in pilot.root().walk()}
    pilot.click("Search")
    pilot.type("tenacity")
    rules = pilot.app.top
    assert isinstance(rules, Rules)
    found = rules.rules()
    assert 0 < len(found) < 120
    pilot.press("pagedown")
    assert rules.scroll.offset > 0


def test_markdown_is_not_read_aloud() -> None:
    assert spoken("**Fear** and `doom`, see [rule](x.md) *now*") == "Fear and doom, see rule now"


@pytest.mark.usefixtures("plain")
def test_the_zoom_explains_and_leads_to_the_rule(fly: Fly) -> None:
    pilot = fly()
    table = sit_down(pilot, "solo")
    table.inspect("thing")
    pilot.settle()
    assert kind(pilot) == "Zoom"
    assert pilot.sees("Abilities")
    pilot.press(".")
    assert pilot.sees("other")
    pilot.click("Rules entry")
    assert kind(pilot) == "Rules"
    pilot.press("escape", "escape")
    assert kind(pilot) == "TableScene"


def test_seats_are_arranged(fly: Fly) -> None:
    pilot = fly()
    pilot.click("game:immortal_king")
    pilot.click("mode:duel")
    scene = pilot.app.top
    assert isinstance(scene, NewMatch)
    pilot.click("name:0")
    pilot.type("Mira")
    pilot.press("return")
    assert scene.chairs[0].name == "Mira"
    pilot.click("who:1")
    assert not pilot.sees("Computer, hard")
    pilot.click("Computer, easy")
    assert scene.chairs[1].player == "easy"
    colours = [chair.colour for chair in scene.chairs]
    pilot.click("Colour and shape of Mira")
    assert scene.chairs[0].colour not in colours
    pilot.click("Swap seats")
    assert scene.chairs[1].name == "Mira"
    seed = scene.plan.seed
    pilot.click("seed")
    assert scene.plan.seed != seed


def test_settings_of_a_mode_reach_the_match(fly: Fly) -> None:
    pilot = fly()
    pilot.click("game:immortal_king")
    pilot.click("mode:duel")
    scene = pilot.app.top
    assert isinstance(scene, NewMatch)
    pilot.click("The dungeon")
    assert scene.plan.setup().options["sides"] == "dm"
    assert scene.plan.setup().automated == (1,)


@pytest.mark.usefixtures("plain")
def test_hidden_cards_are_peeked_at_only_while_holding(fly: Fly) -> None:
    pilot = fly()
    table = sit_down(pilot, "duel", people=2)
    for number in range(60):
        if kind(pilot) == "TableScene" and table.play.veiled:
            break
        play_on(pilot, 1, number)
    assert table.play.veiled
    assert table.look.viewpoint is None
    pilot.key_down("v")
    assert table.look.viewpoint == table.play.decision.seat  # type: ignore[union-attr]
    pilot.key_up("v")
    assert table.look.viewpoint is None


def test_four_seats_fit_and_are_remembered(fly: Fly) -> None:
    pilot = fly((1280, 720))
    page = NewMatch(pilot.app, "heldentaufe", "4-players")
    pilot.app.push(page)
    pilot.settle()
    assert not page.scrolls["seats"].furthest, "no scrolling for four seats"
    pilot.click("who:1")
    pilot.click("Computer, hard")
    page.start()
    pilot.app.home()
    again = NewMatch(pilot.app, "heldentaufe", "4-players")
    assert [chair.player for chair in again.chairs] == ["person", "hard", "normal", "normal"]


def test_an_opened_rule_stays_lit_and_hits_are_marked(fly: Fly, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = fly((1280, 720))
    page = Rules(pilot.app, "immortal_king", "IK-075")
    pilot.app.push(page)
    pilot.settle()
    pilot.app.relayout()
    place = pilot.find("rule:IK-075").rect
    assert page.lit == "IK-075"
    assert page.scroll.rect.contains(place), "whole, not cut off"
    fills: list[str] = []
    fill = Sheet.fill

    def noted(sheet: Sheet, rect: pygame.Rect, colour: str, *more: Any) -> Any:
        fills.append(colour)
        return fill(sheet, rect, colour, *more)

    monkeypatch.setattr(Sheet, "fill", noted)
    pilot.app.keyboard.focus = "entry:search"
    pilot.type("fear")
    pilot.settle()
    assert page.lit == ""
    assert fills.count(palette.LEGAL) > 5


@pytest.mark.usefixtures("plain")
def test_saved_matches_of_a_party_tell_turn_and_courage(fly: Fly) -> None:
    pilot = fly()
    setup = catalogue["immortal_king"].setup("duel-box1")
    seats = [Seat("Nora"), Seat("Dungeon", "normal")]
    session = pilot.library.start(Match.new("immortal_king", setup, 3), seats, "Ours")
    while not session.match.state.turn > 1:
        session.play(session.offered[0].options[0], session.offered[0].seat)
    state = session.match.state
    pilot.app.push(Saved(pilot.app))
    pilot.settle()
    assert pilot.sees(f"Turn {state.turn}, Courage {state.courage}")


def test_saved_matches_say_how_far_they_are(fly: Fly) -> None:
    pilot = fly()
    table = sit_down(pilot, "solo")
    play_on(pilot, 5)
    told = table.board.status(table.look)
    pilot.app.home()
    pilot.app.push(Saved(pilot.app))
    pilot.settle()
    assert pilot.sees(told if any(map(str.isdigit, told)) else "choices made")
