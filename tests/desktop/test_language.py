"""The language can change in the middle of a match: every visible text changes with it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

import heroes_desktop.locale as speech
from heroes_desktop.desktop.proving.match_tour import act, kind
from heroes_desktop.desktop.proving.pilot import Pilot

from .test_table import sit_down

Fly = Callable[..., Pilot]
NAMES = {"Hero"}
"""Words of one game that are names in another."""


@pytest.fixture(scope="module")
def english_only() -> set[str]:
    """English texts without gaps that read differently in French."""
    path = Path(speech.__file__).parent / "fr" / "LC_MESSAGES" / "heroes.po"
    with path.open("rb") as file:
        catalogue = read_po(file, locale="fr")
    whole = [message for message in catalogue if isinstance(message.id, str) and "{" not in message.id]
    return {str(message.id) for message in whole} - {str(message.string) for message in whole}


def english_left(pilot: Pilot, english: set[str]) -> list[str]:
    """Texts of the screen that are still English."""
    sheet = pilot.app.sheet_of(pilot.app.top)
    shown = {written.text for written in sheet.texts}
    for node in sheet.root.walk():
        shown |= {node.name, node.hint, node.reason}
    return sorted(shown & english - {""} - NAMES)


def test_a_match_changes_its_language_on_the_way(fly: Fly, english_only: set[str]) -> None:
    pilot = fly()
    sit_down(pilot, "duel", people=1, seed=4)
    for number in range(40):
        if kind(pilot) != "TableScene":
            break
        pilot.app.set_preferences(language="fr")
        pilot.settle()
        assert english_left(pilot, english_only) == []
        pilot.app.set_preferences(language="en")
        pilot.settle()
        assert english_left(pilot, english_only) != [], "the test must be able to find English"
        if not act(pilot, number):
            break


def test_every_shared_scene_is_translated(fly: Fly, english_only: set[str]) -> None:
    from .test_tidy import scenes

    pilot = fly(language="fr")
    for scene in scenes(pilot):
        if type(scene).__name__ in ("Menu", "Message", "Question", "AskText"):
            continue
        pilot.app.push(scene)
        assert english_left(pilot, english_only) == [], type(scene).__name__
        pilot.app.pop()
