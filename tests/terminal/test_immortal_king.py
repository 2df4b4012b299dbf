"""Whole matches of Immortal King at the terminal, in both languages, with and without a second person."""

from __future__ import annotations

import pytest

from heroes_desktop import locale
from heroes_desktop.engine import Match, Setup
from heroes_desktop.games import catalogue
from heroes_desktop.games.immortal_king.content import CARDS
from heroes_desktop.library import Library, Seat
from heroes_desktop.table.arranging import arrange
from heroes_desktop.terminal.match_screen import Sitting

from .stage import WIPED, ScriptedConsole
from .whole_match import Someone
from .whole_match import play as play_out

DUEL = {"sides": "party", "box": 1}


class Witness(Someone):
    """Watches that no face-down equipment is named on a screen that everybody sees."""

    def watch(self) -> None:
        if self.secret:
            return
        state = self.sitting.match.state
        for instance in state.hidden:
            assert str(CARDS[state.faces[instance]].name) not in self.last_screen()


def play(kinds: tuple[str, ...], seed: int, library: Library, setup: str = "duel") -> Witness:
    console = Witness(seed, distraction=12)
    options = DUEL if setup == "duel" else {}
    play_out(console, "immortal_king", setup, kinds, seed, library, **options)
    return console


@pytest.mark.parametrize("language", locale.LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
def test_two_people_finish_a_duel_without_betraying_their_cards(
    language: str, seed: int, library: Library
) -> None:
    locale.use(language)
    console = play(("person", "person"), seed, library)
    assert console.written.count(WIPED) > 10


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_a_person_finishes_a_duel_against_a_computer(language: str, library: Library) -> None:
    locale.use(language)
    console = play(("person", "normal"), 11, library)
    assert WIPED not in console.written


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_a_person_finishes_a_solo_match(language: str, library: Library) -> None:
    locale.use(language)
    play(("person",), 3, library, "solo-dark-evening")


def test_a_greenskin_is_fought_behind_two_curtains(library: Library) -> None:
    for seed in range(40):
        console = play(("person", "person"), seed, library)
        throws = [screen for screen in console.screens() if "Rock, paper or scissors?" in screen]
        if throws:
            break
    assert {"Ann (Party): Rock" in screen for screen in throws} == {True, False}
    assert all(("Ann (Party): Rock" in s) != ("Ben (Dungeon master): Rock" in s) for s in throws)


@pytest.mark.rule("IK-040", "IK-041")
def test_party_and_equipment_are_typed_as_sets_in_any_order(library: Library) -> None:
    base = catalogue["immortal_king"].setup("solo-dark-evening")
    arranged, seats = arrange(base, ("person",), ("Ann",), {})
    console = ScriptedConsole("4 1", "5 5 5", "3, 2, 1", "quit")
    session = library.start(
        Match.new("immortal_king", arranged, 3), [Seat(s.name, s.player) for s in seats], ""
    )
    Sitting(console, session).run()
    state = session.match.state
    assert state.adventurers == sorted(state.adventurers)
    assert len(state.adventurers) == 2
    assert len(state.hidden) == 3
    assert "1 of 3: 2 more to choose" in console.written


def test_who_comes_back_to_a_set_hears_what_is_in_it(library: Library) -> None:
    setup = catalogue["immortal_king"].setup("solo-dark-evening")
    session = library.start(Match.new("immortal_king", setup, 3), [Seat("Ann", "person")], "")
    console = ScriptedConsole("1", "undo", "quit")
    Sitting(console, session).run()
    first = next(line for line in console.written.splitlines() if line.startswith("1. "))
    assert first.replace("1. ", "Chosen already: ", 1) in console.written.rsplit("taken back.", 1)[-1]


@pytest.mark.parametrize(
    ("code", "keep", "kinds", "kept"),
    [("en", "keep", ("party", "dungeon"), "is kept"), ("fr", "garder", ("groupe", "donjon"), "gardée")],
)
def test_what_was_built_can_be_kept_and_played_with_again(
    code: str, keep: str, kinds: tuple[str, str], kept: str, library: Library
) -> None:
    locale.use(code)
    setup = Setup("constructed-solo", ("Ann",), {"mode": "solo", "constructed": True})
    session = library.start(Match.new("immortal_king", setup, 3), [Seat("Ann", "person")], "")
    built = ("1 2", "1 2 3", f"{keep} {kinds[0]} Us", "1")  # a party of five, then the first dungeon
    console = ScriptedConsole(*built, keep, f"{keep} {kinds[1]} Us", f"{keep} {kinds[1]} Deep", "quit")
    Sitting(console, session, shelf=library.lists).run()
    found = {each.name: each.key for each in library.lists.all("immortal_king")}
    assert found == {"Us": "party", "Deep": "dungeon"}
    assert console.written.count(kept) == 2
