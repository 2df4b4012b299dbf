"""Whole matches of Reflets d'Acide at the terminal: alone, with a computer, three people."""

from __future__ import annotations

import pytest

from heroes_desktop import locale
from heroes_desktop.library import Library

from .stage import WIPED
from .whole_match import Someone, play

pytestmark = pytest.mark.usefixtures("sensible_computers")

SETUPS = {1: "solo", 2: "duo", 3: "trio"}


@pytest.mark.parametrize("language", locale.LANGUAGES)
@pytest.mark.parametrize("kinds", [("person",), ("person", "easy"), ("person",) * 3], ids=SETUPS.values())
def test_a_team_plays_to_its_end(kinds: tuple[str, ...], language: str, library: Library) -> None:
    locale.use(language)
    console = Someone(3, "easy")
    play(console, "reflets_acide", SETUPS[len(kinds)], kinds, 3, library, challenge="aise")
    assert WIPED not in console.written, "a team has no secrets"
