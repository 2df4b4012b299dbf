"""Whole matches of Return of the Heroes at the terminal: alone, three people, one person and computers."""

from __future__ import annotations

import pytest

from heroes_desktop import locale
from heroes_desktop.engine import Match
from heroes_desktop.library import Library

from .stage import WIPED
from .whole_match import Someone
from .whole_match import play as play_out

pytestmark = pytest.mark.usefixtures("sensible_computers")

ALONE, PEOPLE, COMPANY = ("person",), ("person",) * 3, ("person", "normal", "normal", "normal")
DRAWN = {"en": "You drew ", "fr": "Vous avez tiré "}


def play(setup: str, kinds: tuple[str, ...], seed: int, library: Library) -> tuple[Someone, Match]:
    """One match, with questions about places and rules now and then."""
    console = Someone(seed, "normal", distraction=60, questions=("? F5", "? H3", "? RH-104"))
    return console, play_out(console, "return_of_the_heroes", setup, kinds, seed, library)


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_a_person_plays_alone_for_points(language: str, library: Library) -> None:
    locale.use(language)
    console, match = play("solo", ALONE, 4, library)
    assert match.outcome is not None
    assert str(match.outcome.scores[0]) in console.written
    assert WIPED not in console.written


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_three_people_hide_what_only_one_may_know(language: str, library: Library) -> None:
    locale.use(language)
    console, _match = play("basic-3", PEOPLE, 5, library)
    screens = console.screens()
    assert any(DRAWN[language] in screen for screen in screens)
    assert DRAWN[language] not in screens[0], "told behind a curtain alone"


def test_a_person_plays_against_three_computers(library: Library) -> None:
    console, match = play("standard-4", COMPANY, 6, library)
    assert match.outcome is not None
    assert match.outcome.winners
    assert WIPED not in console.written
