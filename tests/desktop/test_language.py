"""The language can change in the middle of a match: every visible text changes with it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from heroes_desktop.desktop.proving.match_tour import act, kind
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.locale import build

from .test_table import sit_down

Fly = Callable[..., Pilot]
NAMES = {"Hero"}
"""Words of one game that are names in another."""


@pytest.fixture(scope="module")
def english_only() -> set[str]:
    """English texts without gaps that read differently in French."""
    catalogues = [build.merged(build.sources(folder, "fr")) for folder in build.places()]
    whole = {
        en: fr
        for texts in catalogues
        for (en, *more), (fr, *_) in texts.items()
        if not more and "{" not in en
    }
    return set(whole) - set(whole.values())


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


def test_a_question_on_the_table_is_put_again_in_the_new_language(fly: Fly) -> None:
    pilot = fly()
    table = sit_down(pilot, "duel", people=1, seed=4)
    table.answering.attempt(0)
    asked = pilot.text()
    pilot.app.set_preferences(language="fr")
    pilot.settle()
    assert kind(pilot) == "Question"
    assert not set(asked.splitlines()) & set(pilot.text().splitlines())
    pilot.press("escape")
    table.actions.more()
    names = [table.look.name(option) for option in table.look.options()]
    assert all(pilot.sees(name) for name in names)
    pilot.app.set_preferences(language="en")
    pilot.settle()
    assert kind(pilot) == "OptionList"
    assert not any(pilot.sees(name) for name in names)


def test_every_shared_scene_is_translated(fly: Fly, english_only: set[str]) -> None:
    from .test_tidy import scenes

    pilot = fly(language="fr")
    for scene in scenes(pilot):
        if type(scene).__name__ in ("Menu", "Message", "Question", "AskText"):
            continue
        pilot.app.push(scene)
        assert english_left(pilot, english_only) == [], type(scene).__name__
        pilot.app.pop()
