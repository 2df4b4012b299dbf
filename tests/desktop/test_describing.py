"""The screen in words, for tools that read it out or act for a person."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from heroes_desktop.desktop.program import loop
from heroes_desktop.desktop.program.app import App
from heroes_desktop.desktop.proving.match_tour import kind
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.proving.screen_description import VARIABLE, Scribe, describe, scribe_for

from .king_positions import new_match, sit_down

Fly = Callable[..., Pilot]


def test_everything_usable_can_be_hit_where_it_says(fly: Fly) -> None:
    pilot = fly()
    sit_down(pilot, new_match({"mode": "solo", "box": 1}, 3), ("person",))
    screen = describe(pilot.app)
    assert screen["scene"] == "TableScene"
    assert not screen["moving"]
    root = pilot.root()
    usable = [node for node in screen["nodes"] if node["usable"]]
    assert any(node["id"].startswith("option:") and node["key"] for node in usable)
    for node in usable:
        if node["point"] is not None:
            hit = root.at(tuple(node["point"]))
            assert hit is not None
            assert hit.id == node["id"]


def test_the_file_follows_the_screen(fly: Fly, tmp_path: Path) -> None:
    pilot = fly()
    file = tmp_path / "screen.json"
    scribe = Scribe(pilot.app, file)
    scribe.write()
    assert json.loads(file.read_text())["scene"] == "Hub"
    pilot.press("n")
    scribe.write()
    shown = json.loads(file.read_text())
    assert shown["scene"] == kind(pilot)
    pilot.press("tab")
    scribe.write()
    assert json.loads(file.read_text())["focus"] == pilot.app.keyboard.focus


def test_what_was_said_to_one_pair_of_eyes_is_not_kept_for_the_next(fly: Fly) -> None:
    pilot = fly()
    table = sit_down(pilot, new_match({"mode": "duel", "box": 1}, 3), ("person", "person"))
    pilot.app.narrate("A secret for the first player")
    assert "A secret for the first player" in describe(pilot.app)["said"]
    table.change_eyes(1)
    assert describe(pilot.app)["said"] == []


def test_a_place_that_cannot_be_written_to_is_no_obstacle(fly: Fly, tmp_path: Path) -> None:
    Scribe(fly().app, tmp_path / "missing" / "screen.json").write()


def test_only_who_asks_gets_a_scribe(fly: Fly, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = fly()
    monkeypatch.delenv(VARIABLE, raising=False)
    assert scribe_for(pilot.app) is None
    file = tmp_path / "screen.json"
    monkeypatch.setenv(VARIABLE, str(file))
    turns: list[int] = []

    def events(_app: App, _patience: int) -> list[pygame.Event]:
        turns.append(1)
        return [pygame.Event(pygame.QUIT)] if len(turns) > 2 else []

    monkeypatch.setattr(loop, "_events", events)
    loop.run(pilot.app)
    assert json.loads(file.read_text())["scene"] == "Hub"


def test_the_space_bar_does_what_a_button_says(fly: Fly) -> None:
    """On a card in focus too; only controls of a form are pressed by it themselves."""
    pilot = fly()
    settled = {"mode": "solo", "box": 1, "party": ["F1", "F2", "F4", "F5", "F6"]}
    table = sit_down(pilot, new_match(settled, 3), ("person",))
    for _step in range(60):
        final = next((node for node in pilot.root().walk() if node.key == "SPACE" and node.enabled), None)
        cards = [node for node in pilot.root().walk() if node.role == "card" and node.focusable]
        if final is not None and cards:
            break
        pilot.press(next(n.key.lower() for n in pilot.root().walk() if n.id.startswith("option:") and n.key))
    assert final is not None
    pilot.app.keyboard.focus_on(cards[0])
    played = table.session.match.played
    pilot.press("space")
    assert table.session.match.played > played


def test_the_space_bar_ticks_a_box_in_focus(fly: Fly) -> None:
    pilot = fly()
    pilot.click("Settings")
    box = next(node for node in pilot.root().walk() if node.role == "toggle")
    pilot.app.keyboard.focus_on(box)
    before = box.checked
    pilot.press("space")
    assert pilot.find(box.id).checked != before
