"""No overlap, no clipped text: every shared scene, all sizes, both languages."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.proving.layout_faults import untidy
from heroes_desktop.desktop.proving.match_tour import act, kind, until
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.proving.samples import SAMPLES
from heroes_desktop.desktop.scenes.dialogs.dialog import Item, Menu, Message
from heroes_desktop.desktop.scenes.hub.hub import Hub
from heroes_desktop.desktop.scenes.pages.new_match import NewMatch
from heroes_desktop.desktop.scenes.pages.rules import Rules
from heroes_desktop.desktop.scenes.scene import Scene
from heroes_desktop.games.shared.room import texts

Fly = Callable[..., Pilot]

SCREENS = [
    ((1280, 720), 1.0),
    ((1280, 720), 1.5),
    ((1280, 720), 2.0),
    ((1920, 1080), 1.0),
    ((1920, 1080), 1.5),
    ((2560, 1080), 1.25),
    ((3840, 2160), 2.0),
    ((800, 600), 1.0),
]


def scenes(pilot: Pilot) -> list[Scene]:
    app = pilot.app
    game = "immortal_king"
    found: list[Scene] = [
        Hub(app), *(opened(app) for opened in SAMPLES.values()), Rules(app, game),
        Menu(app, "Menu", [Item(f"Entry {number}", "mdi:cog", lambda: None) for number in range(12)]),
        Message(app, "Long", "words " * 400),
    ]  # fmt: skip
    for mode in texts(game).modes():
        for tab in range(3):
            new = NewMatch(app, game, mode.id)
            new.tab = tab
            found.append(new)
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("size", "text"), SCREENS)
def test_shared_scenes_are_tidy(fly: Fly, size: tuple[int, int], text: float, language: str) -> None:
    pilot = fly(size, text_scale=text, language=language)
    faults = []
    for scene in scenes(pilot):
        pilot.app.push(scene)
        sheet = pilot.app.sheet_of(scene)
        faults += [f"{type(scene).__name__}: {fault}" for fault in untidy(sheet)]
        pilot.app.pop()
    assert not faults, "\n".join(faults)


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.0), ((1920, 1080), 1.5), ((1280, 720), 2.0)])
def test_curtain_and_end_are_tidy(fly: Fly, size: tuple[int, int], text: float) -> None:
    pilot = fly(size, text_scale=text, language="fr")
    sit_down_french(pilot)
    assert until(pilot, "Curtain")
    assert untidy(pilot.app.sheet_of(pilot.app.top)) == []
    for number in range(1500):
        if kind(pilot) == "End" or not act(pilot, number):
            break
    assert kind(pilot) == "End"
    assert untidy(pilot.app.sheet_of(pilot.app.top)) == []
    pilot.press("w")
    assert kind(pilot) == "Replay"


def sit_down_french(pilot: Pilot) -> None:
    pilot.app.prefs.names = ["Anne-Sophie", "Jean-Baptiste"]
    pilot.click("game:immortal_king")
    pilot.click("mode:duel")
    scene = pilot.app.top
    assert isinstance(scene, NewMatch)
    scene.plan.seed = 5
    for chair in scene.chairs:
        chair.player = "person"
    scene.start()
    pilot.settle()


def test_faults_are_found(fly: Fly) -> None:
    pilot = fly()
    sheet = Sheet(pilot.app.ui)
    sheet.node("one", "button", pygame.Rect(0, 0, 50, 50), action=lambda: None)
    sheet.node("two", "button", pygame.Rect(40, 0, 50, 50), action=lambda: None)
    sheet.node("", "button", pygame.Rect(1270, 200, 50, 50), action=lambda: None)
    style = Style("body", 20)
    sheet.text("This runs out of its room", style, 0, 300, bound=pygame.Rect(0, 300, 20, 20))
    sheet.text("This lies over it", style, 5, 304)
    sheet.text("far too long a line for so little room", style, 0, 400, width=20)
    found = "\n".join(untidy(sheet))
    for fault in ("overlap", "outside the screen", "no name", "spills out", "lie over each other", "cut off"):
        assert fault in found
