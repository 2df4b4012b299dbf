"""Whole matches of Heldentaufe at the terminal, in both languages, with one person or a whole table."""

from __future__ import annotations

import pytest

from heroes_desktop import locale
from heroes_desktop.games.heldentaufe.content import FACES
from heroes_desktop.games.shared.wording import say
from heroes_desktop.library import Library

from .stage import WIPED
from .whole_match import Someone
from .whole_match import play as play_out

pytestmark = pytest.mark.usefixtures("sensible_computers")


class Witness(Someone):
    """Watches that no mission nobody has shown yet is named on a screen that everybody sees."""

    def watch(self) -> None:
        if self.secret or self.chance.below(3):
            return
        state = self.sitting.match.state
        news = self.sitting.chronicle.whole(None)
        shown = {
            say(FACES[event.facts["face"]].name) for event in news if event.kind in ("refused", "mission")
        }
        held = {say(FACES[state.faces[card]].name) for hero in state.heroes for card in hero.hand}
        for title in held - shown:
            assert title not in self.last_screen()


def play(kinds: tuple[str, ...], seed: int, library: Library, **options: object) -> Witness:
    console = Witness(seed, "easy")
    play_out(console, "heldentaufe", f"{len(kinds)}-players", kinds, seed, library, **options)
    return console


@pytest.mark.rule("HT-016")
@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_two_people_finish_a_match_without_betraying_their_missions(language: str, library: Library) -> None:
    locale.use(language)
    console = play(("person", "person"), 5, library)
    assert console.written.count(WIPED) > 10


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_a_person_finishes_a_match_against_two_computers(language: str, library: Library) -> None:
    locale.use(language)
    console = play(("person", "easy", "easy"), 11, library, removal="chosen")
    assert WIPED not in console.written


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_five_at_a_table_finish_a_match(language: str, library: Library) -> None:
    locale.use(language)
    play(("person", "easy", "person", "easy", "easy"), 3, library, teeth="shuffled")
