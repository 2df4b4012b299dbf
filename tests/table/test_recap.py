"""What somebody missed: from their last real answer on, what happened to them first, player by player."""

from __future__ import annotations

from typing import Any

import pytest

from heroes_desktop.desktop.scenes.match import news
from heroes_desktop.engine import Event, Match, Option
from heroes_desktop.games import catalogue
from heroes_desktop.games.shared.room import declarations, texts
from heroes_desktop.table.conductor import Conductor
from heroes_desktop.table.recap import Step
from heroes_desktop.table.telling import Told, for_person

from .watched import WatchedStage

GAME = "heldentaufe"
SETUP = next(setup for setup in catalogue[GAME].setups if len(setup.seats) == 3)


def line(text: str, **facts: Any) -> Told:
    return Told(text, Event("some", facts), heads=text == "head")


def actor(event: Event) -> int | None:
    return event.facts.get("seat")


def test_own_lines_first_then_player_by_player_and_the_table_last() -> None:
    told = [
        line("head", seat=1),
        line("one walks", seat=1),
        line("the sun sets"),
        line("two rests", seat=2),
        line("two kills me", seat=2, victim=0),
        line("one rests", seat=1),
    ]
    groups = [(seat, [each.text for each in part]) for seat, part in for_person(told, 0, actor)]
    assert groups == [
        (0, ["two kills me"]),
        (1, ["one walks", "one rests"]),
        (2, ["two rests"]),
        (None, ["the sun sets"]),
    ]


def test_nothing_is_left_out_however_much_happened() -> None:
    told = [line(f"{number}", seat=number % 3) for number in range(200)]
    assert sum(len(part) for _seat, part in for_person(told, 0, actor)) == 200


def step(seat: int, *events: Event, foregone: bool = False) -> Step:
    return Step(seat, Option("some", ()), events, foregone=foregone)


@pytest.fixture
def play() -> Conductor:
    """A match just begun; the tests write its story."""
    stage = WatchedStage(Match.new(GAME, SETUP, 4), ["person", "random", "random"])
    return stage.conductor


def killed(seat: int) -> Event:
    return Event("hero_defeated", {"seat": seat, "by": "monster", "winner": None, "monster": 0})


def test_an_answer_that_gave_itself_hides_nothing(play: Conductor) -> None:
    """The hero was killed in another's turn, and the next question of its player answered itself."""
    play.steps.extend([step(0), step(1, killed(0)), step(0, foregone=True), step(2)])
    assert play.left_at(0) == 1
    assert killed(0) in play.recap(0)


def test_what_is_taken_back_was_not_answered(play: Conductor) -> None:
    play.steps.extend([step(0), step(1, killed(0)), step(0)])
    assert play.recap(0) == []
    play.chronicle.take_back()
    assert play.recap(0) == [killed(0)]


def test_turns_of_others_are_counted_not_their_answers(play: Conductor) -> None:
    play.steps.extend([step(0), step(1), step(1), step(0, foregone=True), step(1)])
    assert play.turns_missed(0) == 1
    play.steps.append(step(2))
    assert play.turns_missed(0) == 2


def missed(play: Conductor, *, quiet: bool = True) -> str:
    return news.missed(play, texts(GAME), declarations(GAME), 0, quiet=quiet)


def met(seat: int) -> Event:
    return Event("mission_done", {"seat": seat})


def test_somebody_alone_is_told_that_their_hero_was_killed(
    play: Conductor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(news, "tell", lambda *given: [Told(f"{each.kind}", each) for each in given[-1]])
    play.steps.extend([step(0), step(1, met(1), met(1), met(1)), step(2, met(2), met(2), killed(0))])
    assert missed(play).splitlines() == ["hero_defeated", "… and 5 more lines"]


def test_what_touched_nobody_is_told_only_after_skipping(
    play: Conductor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(news, "tell", lambda *given: [Told(f"{each.kind}", each) for each in given[-1]])
    play.steps.extend([step(0), step(1, met(1)), step(2, met(2))])
    assert missed(play) == ""
    assert missed(play, quiet=False) == "2 things have happened since your last answer."


def test_one_turn_of_one_computer_needs_no_words(play: Conductor) -> None:
    play.steps.extend([step(0), step(1, killed(0))])
    assert missed(play, quiet=False) == ""
