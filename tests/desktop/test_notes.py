"""Notes beside things: headed by a name, silent where all is said already, replaced by a closer look."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from heroes_desktop.desktop.input.node import Node
from heroes_desktop.desktop.paint.overlay import _beside, says_more, tip_words
from heroes_desktop.desktop.proving.moments import moments
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.match.board_scene import BoardScene
from heroes_desktop.engine import Match
from tests.kit.positions import sit_down

Fly = Callable[..., Pilot]
SCREEN = pygame.Rect(0, 0, 1280, 720)


def node(name: str, hint: str = "", title: str = "") -> Node:
    return Node(name, "option", pygame.Rect(0, 0, 10, 10), hint=hint, title=title)


def test_the_heading_is_the_name_alone() -> None:
    sentence = "Temporary power of Quill (1 Mana): move the fight to another guard."
    assert tip_words(node(sentence, f"{sentence}\nWin with this alone: 33 %")) == (
        "Temporary power of Quill (1 Mana)",
        "Move the fight to another guard.\nWin with this alone: 33 %",
    )
    attack = "Attack the Ghoul in corridor 1"
    assert tip_words(node(attack, f"{attack}\nGhoul\nPower 5", "Ghoul")) == ("Ghoul", "Power 5")
    assert tip_words(node("Settings", "Settings")) == ("Settings", "")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_note_repeats_what_stands_on_a_card(fly: Fly, language: str) -> None:
    pilot = fly((1280, 720), language=language)
    sheet = pilot.app.sheet_of(pilot.app.top)
    cards = [node for node in pilot.root().walk() if node.id.startswith("game:")]
    assert cards
    for card in cards:
        _heading, text = tip_words(card)
        stands = any(written.text == text for written in sheet.texts)
        assert says_more(sheet, card) != stands, card.name


def test_a_note_opens_where_room_is() -> None:
    at_the_top = pygame.Rect(600, 10, 80, 40)
    at_the_right = pygame.Rect(1180, 60, 80, 620)
    for thing in (at_the_top, at_the_right):
        place = _beside(thing, (360, 200), SCREEN, 10)
        assert SCREEN.contains(place)
        assert not place.colliderect(thing)
    assert _beside(at_the_top, (360, 200), SCREEN, 10).top >= at_the_top.top
    assert _beside(at_the_right, (360, 200), SCREEN, 10).right <= at_the_right.left


def test_a_guard_pointed_at_is_looked_at_in_the_closed_hall(fly: Fly) -> None:
    pilot = fly()
    found = next(moment for moment in moments("immortal_king") if moment.name == "late")
    sit_down(pilot, Match.load(found.data))
    scene = pilot.app.top
    assert isinstance(scene, BoardScene)
    lane = next(number for number, here in enumerate(scene.look.view.corridors) if here.up)  # type: ignore[attr-defined]
    guard = f"guard:{lane}"
    assert not scene.closely(guard)
    pilot.hover(guard)
    assert scene.closely(guard)
    assert not scene.closely("final")
