"""Whole matches of Heroes of Tenefyr at the terminal: alone, two people, one person and three computers."""

from __future__ import annotations

import pytest

from heroes_desktop import locale
from heroes_desktop.library import Library

from .stage import WIPED
from .whole_match import Someone, play

pytestmark = pytest.mark.usefixtures("sensible_computers")

SETUPS = {1: "solo", 2: "2-players", 4: "4-players"}
ALONE, COUPLE, COMPANY = ("person",), ("person", "person"), ("person", "normal", "normal", "normal")
HEADLINE = {
    ("en", True): "Victory",
    ("en", False): "Defeat",
    ("fr", True): "Victoire",
    ("fr", False): "Défaite",
}
TALE = {"en": "The tale of the decks", "fr": "Le récit des paquets"}


class Open(Someone):
    """Meets no curtain."""

    def watch(self) -> None:
        assert self.written.endswith("> "), "nothing is secret here: no curtain"


@pytest.mark.parametrize("language", locale.LANGUAGES)
@pytest.mark.parametrize("kinds", [ALONE, COUPLE, COMPANY], ids=["alone", "couple", "company"])
def test_matches_are_won_and_lost(kinds: tuple[str, ...], language: str, library: Library) -> None:
    locale.use(language)
    ends = set()
    for seed in range(1, 12):
        for difficulty in ("easy", "hard"):
            console = Open(seed, "normal")
            match = play(console, "tenefyr", SETUPS[len(kinds)], kinds, seed, library, difficulty=difficulty)
            assert match.outcome is not None
            won = bool(match.outcome.winners)
            ends.add(won)
            told = console.written.rsplit(HEADLINE[language, won], 1)[-1]
            assert TALE[language] in told
            assert all(name in told for name in console.sitting.names())
            assert WIPED not in console.written
        if len(ends) == 2:
            return
    raise AssertionError(f"only {ends} in eleven seeds")
