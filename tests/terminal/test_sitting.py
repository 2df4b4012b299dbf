"""A match at the terminal: what is asked, what is shown, and to whom."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from heroes_desktop import locale
from heroes_desktop.engine import Decision, Match
from heroes_desktop.games.shared import room
from heroes_desktop.games.shared.alarms import Alarm
from heroes_desktop.games.shared.declarations import Act, Declarations, simple
from heroes_desktop.games.shared.primers import primer
from heroes_desktop.library import Library, Session
from heroes_desktop.terminal import lobby
from heroes_desktop.terminal.console import Closed
from heroes_desktop.terminal.match_screen import Sitting
from heroes_desktop.terminal.numbered_choices import NumberedChoices, numbered_choices
from tests import toy

from .stage import ScriptedConsole, ToyTexts

Start = Callable[..., Session]


def played(session: Session, *typed: str) -> ScriptedConsole:
    """The terminal after these lines; the match goes on no further than they lead."""
    console = ScriptedConsole(*typed)
    with pytest.raises(Closed):
        Sitting(console, session).run()
    return console


def test_a_person_against_a_computer_plays_to_the_end(start: Start) -> None:
    console = ScriptedConsole(*["1"] * 100)
    assert Sitting(console, start("person", "normal")).run()
    assert "winners (" in console.written
    assert console.screens() == [console.written], "no curtain with one person at the table"


def test_two_people_play_to_the_end(start: Start) -> None:
    console = Hurried()
    assert Sitting(console, start("person", "person")).run()
    assert "winners (" in console.written


def test_computers_among_themselves_need_nobody(start: Start) -> None:
    console = ScriptedConsole()
    assert Sitting(console, start("easy", "normal")).run()
    assert "event laid" in console.written


def test_an_alarm_is_told_once_to_each_pair_of_eyes(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two people at one screen: each of them reads it, once, however long the danger lasts."""
    alarmed = replace(room.rooms["toy"], alarms=lambda _view: [Alarm("near", "Danger!")])
    monkeypatch.setitem(room.rooms, "toy", alarmed)
    console = Hurried()
    assert Sitting(console, start("person", "person")).run()
    told = [screen for screen in console.screens() if "Watch out: Danger!" in screen]
    assert 2 <= len(told) <= 3, "each of them, and perhaps everybody"
    assert all(screen.count("Danger!") == 1 for screen in told)


def test_choices_are_numbered_from_one(start: Start) -> None:
    console = played(start("person", "normal"))
    assert "What about rounds?\n1. rounds(2)\n2. rounds(3)\n" in console.written


def test_nothing_but_offered_numbers_is_taken(start: Start) -> None:
    session = start("person", "normal")
    console = played(session, "0", "3", "-1", "²", "1.5", "99999999999", "nonsense")
    assert session.match.played == 0
    assert console.written.count("is not among the choices. Type a number of the list") == 7


def test_enter_reads_the_choices_again(start: Start) -> None:
    assert played(start("person", "normal"), "", "").written.count("1. rounds(2)") == 3


class Hurried(ScriptedConsole):
    """Presses Enter at curtains and takes the first choice everywhere else."""

    def _read(self) -> str:
        last = self.written.rsplit("\n", 1)[-1]
        return "" if "Enter" in last else "1"


def test_no_screen_shows_what_its_reader_may_not_know(start: Start) -> None:
    console = Hurried()
    assert Sitting(console, start("person", "person")).run()
    for screen in console.screens():
        tables = re.findall(r"table for (\S+): \[\[(.*?)\], \[(.*?)\]\]", screen)
        for eyes, first, second in tables:
            assert ("face" in first) == (eyes == "0")
            assert ("face" in second) == (eyes == "1")
        alone = {eyes for eyes, _first, _second in tables}
        assert len(alone) <= 1, "two people's secrets on one screen"


def test_the_curtain_asks_before_a_secret_is_shown(start: Start) -> None:
    console = played(start("person", "person"), "1", "")
    before, secret = console.screens()[-2:]
    assert "The screen goes to Ann. Everybody else looks away." in before
    assert "face" not in before
    assert "What about bid?" in secret


def test_secret_throws_of_two_people_are_on_different_screens(start: Start) -> None:
    console = played(start("person", "person"), "1", "", "2", "", "")
    screens = [screen for screen in console.screens() if "What about bid?" in screen]
    assert [("Ann: " in screen, "Ben: " in screen) for screen in screens] == [(True, False), (False, True)]


def test_private_news_are_read_before_the_screen_is_wiped(start: Start) -> None:
    console = Hurried()
    Sitting(console, start("person", "person")).run()
    assert "Press Enter to hide this." not in console.screens()[0]
    for screen in console.screens():
        if re.search(r"event drawn {'seat': \d, 'face'", screen):
            assert "table for 0" in screen or "table for 1" in screen


def test_odds_stand_behind_chance_choices_until_switched_off(start: Start) -> None:
    session = start("person", "normal")
    console = played(session, "1", "1", "1", "odds", "o")
    shown, hidden, again = console.written.split("What about reroll?")[1:]
    assert "1. reroll. a six: 17%." in shown
    assert "2. pass\n" in shown
    assert "%" not in hidden
    assert "17%" in again


def test_undo_takes_back_the_choice_and_its_news(start: Start) -> None:
    session = start("person", "normal")
    played(session, "1", "1", "1", "2")
    hash_before, number = session.match.state_hash(), session.match.played
    console = played(session, "1", "undo", "log 1")
    assert (session.match.state_hash(), session.match.played) == (hash_before, number)
    assert "Your last choice is taken back." in console.written
    assert "event marked" not in console.written.rsplit("taken back.", 1)[-1]


def test_undo_says_why_not(start: Start) -> None:
    assert "There is nothing to take back yet." in played(start("person", "normal"), "undo").written
    assert (
        "Chance has spoken: what was rolled or shuffled stays."
        in played(start("person", "normal"), "1", "1", "1", "u").written
    )


def test_help_lists_commands_and_explains_cards_and_rules(start: Start) -> None:
    console = played(start("person", "normal"), "?", "? F1", "?IK-075", "? nobody knows this", "help")
    assert "undo, u: take back your last choice" in console.written
    assert "The first card." in console.written
    assert "IK-075 (" in console.written
    assert "Nothing is known about nobody knows this." in console.written
    assert "peek" not in console.written, "nothing to peek at here"


def test_how_the_game_is_played_is_one_word_away(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page of the window, read out: the same texts, with the heading of each panel before its words."""
    monkeypatch.setitem(
        room.rooms, "toy", replace(room.rooms["toy"], primer=room.rooms["heldentaufe"].primer)
    )
    primer.cache_clear()
    console = played(start("person", "normal"), "?", "rules", "rules IK-075")
    primer.cache_clear()
    page = primer("heldentaufe")
    assert page is not None
    assert "rules: how the game is played" in console.written
    assert page.aim.en in console.written
    assert all(f"{panel.head.en}: {panel.text.en}" in console.written for panel in page.panel)
    assert "IK-075 (" in console.written


def test_french_words_are_understood(start: Start) -> None:
    locale.use("fr")
    console = played(start("person", "normal"), "aide", "retour", "undo", "table")
    assert "retour, r\u00a0: revenir sur votre dernier choix" in console.written
    assert console.written.count("Il n’y a encore rien à annuler.") == 2
    assert console.written.count("table for 0") == 2


def test_advice_and_reasons(start: Start) -> None:
    session = start("person", "normal")
    console = played(session, "advice", "why", "1", "1", "1", "2", "4", "2", "why")
    assert "rounds(2) – reason first.\nSecond choice: rounds(3)" in console.written
    assert "why is not among the choices" in console.written
    assert "Second chose: reroll" in console.written or "Second chose: mark" in console.written


def test_the_log_tells_a_resumed_match_from_its_start(start: Start, library: Library) -> None:
    session = start("person", "normal")
    first = played(session, "1", "1", "1", "log 200").written
    console = ScriptedConsole("log 200")
    with pytest.raises(Closed):
        lobby.play(console, library, library.resume(session.id))
    assert "What happened last:" in console.written
    assert first.rsplit("> log 200\n", 1)[-1].strip("> \n") in console.written


def test_leaving_says_how_to_come_back(start: Start) -> None:
    session = start("person", "normal")
    console = ScriptedConsole("1", "quit")
    sitting = Sitting(console, session)
    assert not sitting.run()
    sitting.where()
    assert f"heroes resume {session.id}" in console.written


# face-down cards on a shared screen


def veiled(match: Match) -> Decision:
    """An open question about the hidden cards of seat 0, one of which cannot be used."""
    options = tuple(toy.Option("lay", (card,)) for card in match.state.hands[0][1:])
    return Decision(0, "lay", (*options, toy.PASS), veiled=True)


@pytest.fixture
def dealt() -> Match:
    match = Match.new("toy", toy.PAIR, 3)
    match.play(match.pending[0].options[0])
    return match


def test_backs_look_alike_on_a_shared_screen(dealt: Match) -> None:
    seen = numbered_choices(dealt, veiled(dealt), None, ToyTexts(), None)
    assert seen.lines() == [
        "1. pass",
        "x1–x3. Use a face-down card by its number; peek shows them to their owner alone.",
    ]


def test_an_unusable_back_is_refused_without_a_reason(dealt: Match) -> None:
    seen = numbered_choices(dealt, veiled(dealt), None, ToyTexts(), None)
    cards = dealt.state.hands[0]
    assert seen.chosen("x1") == ()
    assert seen.chosen("X2") == (toy.Option("lay", (cards[1],)),)
    assert seen.chosen("x4") is None
    assert seen.chosen("1") == (toy.PASS,)


def test_alone_at_the_screen_hidden_cards_have_names(dealt: Match) -> None:
    seen = numbered_choices(dealt, veiled(dealt), 0, ToyTexts(), None)
    assert [line[:11] for line in seen.lines()] == ["1. lay face", "2. lay face", "3. pass"]


def test_peeking_is_for_the_owner_alone(start: Start) -> None:
    session = start("person", "person")
    session.match.play(session.match.pending[0].options[0])
    console = ScriptedConsole("", "")
    sitting = Sitting(console, session)
    sitting._peek(veiled(session.match))
    _open, curtain, private, after = console.screens()
    assert "Everybody else looks away" in curtain
    assert "x1. face" in private
    assert "face1" not in after
    assert "lay face" not in after


def test_long_odds_are_told_once() -> None:
    long, short = "a" * 80, "1 in 6"
    listed = tuple(toy.Option("go", (place,)) for place in range(4))
    odds = (long, long, short, short)
    seen = NumberedChoices(Decision(0, "go", listed), listed, ("A", "B", "C", "D"), (), odds)
    assert seen.lines() == [f"1. A. {long}.", "2. B. Odds as for 1.", f"3. C. {short}.", f"4. D. {short}."]


def test_an_answer_that_loses_the_match_is_asked_for_twice(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the same answer once more is meant; another question is asked afresh."""
    rounds = Act[toy.State](simple(lambda: "Rounds"), "mdi:cards", loses=True)
    declared = Declarations[toy.State](acts={"rounds": rounds})
    monkeypatch.setattr(room, "declarations", lambda _game: declared)
    session = start("person", "normal")
    first = played(session, "1", "2", "1")
    assert first.written.count("That loses the match.") == 3
    assert "What about bid?" not in first.written
    again = played(session, "1", "1")
    assert again.written.count("That loses the match.") == 1
    assert "What about bid?" in again.written
