"""Built lists in the window: kept from the table, chosen for a new match, shared by text and file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from heroes_desktop.desktop.program import clipboard
from heroes_desktop.desktop.proving.layout_faults import untidy
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.dialogs.dialog import AskText
from heroes_desktop.desktop.scenes.match.menu import TableMenu
from heroes_desktop.desktop.scenes.pages.lists_page import ListsPage
from heroes_desktop.desktop.scenes.pages.new_match import NewMatch
from heroes_desktop.desktop.scenes.pages.shelf_page import exports_folder
from heroes_desktop.engine import Match
from heroes_desktop.games.immortal_king.board.draft import draft_of

from .king_positions import GAME, people, positions, sit_down

Fly = Callable[..., Pilot]
PARTY = "name: Us two\nadventurer: F1 W2\nequipment: F5 W7 W8\n"


def toasts(pilot: Pilot) -> str:
    return " ".join(toast.text for toast in pilot.app.toasts)


def page(pilot: Pilot) -> ListsPage:
    opened = ListsPage(pilot.app, GAME)
    pilot.app.push(opened)
    pilot.settle()
    return opened


@pytest.mark.rule("IK-202")
def test_a_dungeon_built_by_hand_is_kept_from_the_menu(fly: Fly) -> None:
    pilot = fly()
    match = Match.load(positions()["build_dungeon:card"])
    table = sit_down(pilot, match, people(match, shared=False))
    assert "dungeon" not in {each.key for each in table.built()}
    pilot.click("builder:fill")
    wanted = sorted(draft_of(table.look).cards)
    pilot.click("builder:done")
    pilot.settle()
    assert "Your list is complete" in toasts(pilot)
    table.menu()
    pilot.settle()
    menu = pilot.app.top
    assert isinstance(menu, TableMenu)
    line = next(number for number, item in enumerate(menu.items) if "Dungeon" in item.label)
    pilot.click(f"line:{line}")
    assert isinstance(pilot.app.top, AskText)
    pilot.type("Cellar")
    pilot.press("return")
    kept = pilot.library.lists.find(GAME, "cellar")
    setup = match.setup.options | {"dungeon": kept.text, "sides": "dm", "party": "box1"}
    assert kept.key == "dungeon"
    assert sorted(table.session.match.state.dungeon_list) == wanted
    assert Match.new(GAME, match.setup.__class__("built", match.setup.seats, setup), 1) is not None


@pytest.mark.rule("IK-202")
def test_a_kept_list_is_chosen_for_a_new_match(fly: Fly) -> None:
    pilot = fly()
    kept = pilot.library.lists.keep(GAME, PARTY)
    new = NewMatch(pilot.app, GAME, "constructed-solo")
    pilot.app.push(new)
    pilot.settle()
    party = next(setting for setting in new.mode.settings if setting.key == "party")
    assert (kept.text, "Us two") in new.plan.choices(party)
    dungeon = next(setting for setting in new.mode.settings if setting.key == "dungeon")
    assert kept.text not in [value for value, _label in new.plan.choices(dungeon)]
    new.plan.values["party"] = kept.text
    assert new.plan.problems() == []
    assert untidy(pilot.app.sheet_of(new)) == []
    pilot.library.lists.remove(GAME, "Us two")
    new.resumed()
    assert new.plan.values["party"] is None


@pytest.mark.rule("IK-202")
def test_lists_are_pasted_copied_exported_and_imported(
    fly: Fly, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pilot = fly()
    new = NewMatch(pilot.app, GAME, "constructed-duel")
    pilot.app.push(new)
    pilot.settle()
    pilot.click("lists")
    shelf = pilot.app.top
    assert isinstance(shelf, ListsPage)
    copied = [""]
    monkeypatch.setattr(clipboard, "pasted", lambda: copied[0])
    monkeypatch.setattr(clipboard, "copy", lambda text: copied.append(text) or True)
    pilot.click("paste")
    assert "Copy the text of a list first" in toasts(pilot)
    copied[0] = "F1 X99"
    pilot.click("paste")
    assert "there is no card X99" in toasts(pilot)
    copied[0] = PARTY
    pilot.click("paste")
    assert [each.name for each in shelf.lists] == ["Us two"]
    pilot.click("copy:0")
    assert copied[-1] == PARTY
    assert untidy(pilot.app.sheet_of(shelf)) == []
    shelf._export(shelf.lists[0])
    pilot.app.pop()
    written = next(exports_folder().glob("*.list.txt"))
    assert written.read_text(encoding="utf-8") == PARTY
    shelf.take_in(str(tmp_path / "nowhere"))
    assert "could not be imported" in toasts(pilot)
    shelf.take_in(str(written))
    pilot.settle()
    assert isinstance(pilot.app.top, AskText)  # the name is taken
    pilot.type("Friday")
    pilot.press("return")
    pilot.settle()
    assert [each.name for each in shelf.lists] == ["Friday", "Us two"]
    shelf._delete(shelf.lists[0])
    assert [each.name for each in shelf.lists] == ["Us two"]
    shelf.put_back()
    assert [each.name for each in shelf.lists] == ["Friday", "Us two"]


def test_a_game_without_lists_has_no_shelf_of_them(fly: Fly) -> None:
    pilot = fly()
    new = NewMatch(pilot.app, "tenefyr")
    pilot.app.push(new)
    pilot.settle()
    assert not any(map(new.plan.takes_list, new.mode.settings))
    assert "lists" not in {node.id for node in pilot.root().walk()}
