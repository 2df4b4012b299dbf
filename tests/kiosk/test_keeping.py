"""Waiting matches, tries, figures, the board of the evening, its export, and the programme of shows."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from heroes_desktop.engine import Match, situation
from heroes_desktop.games import catalogue
from heroes_desktop.games.shared.lessons import taught
from heroes_desktop.games.shared.room import declarations
from heroes_desktop.kiosk import best
from heroes_desktop.kiosk.exporting import export_evening
from heroes_desktop.kiosk.figures import MOST_DAYS, Figures, total
from heroes_desktop.kiosk.inviting import planned, ways
from heroes_desktop.kiosk.names import companies, hero, next_hero
from heroes_desktop.kiosk.shows import SKIPPED, SPARED, Programme, made_ahead, new_show
from heroes_desktop.kiosk.tries import MOST, PAUSE, Tries, opens, sealed
from heroes_desktop.kiosk.waiting import MOST as MOST_WAITING
from heroes_desktop.kiosk.waiting import WaitingMatches
from heroes_desktop.library import PERSON, Library, Seat, Session, start_lesson
from heroes_desktop.players import make
from heroes_desktop.table.arranging import most_people


def begin(library: Library, game: str = "") -> Session:
    game = game or next(iter(catalogue))
    match = Match.new(game, catalogue[game].setups[0], 7)
    return library.start(match, [Seat(name) for name in match.setup.seats], "A match")


def finish(session: Session) -> None:
    player = make(session.match.game, "random")
    while session.match.pending:
        decision = session.match.pending[0]
        session.play(player.think(situation(session.match, decision)).option, decision.seat)


def test_matches_wait_under_a_name_nobody_typed(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        waiting = WaitingMatches(library)
        first, second = begin(library), begin(library)
        waiting.park(first.id)
        waiting.park(second.id, (1, 2, 3))
        found = waiting.all()
        assert {each.entry.id for each in found} == {first.id, second.id}
        assert all(each.name in companies() for each in found)
        assert len({each.label.company for each in found}) == 2
        locked = next(each for each in found if each.entry.id == second.id)
        assert waiting.opens(locked, (1, 2, 3))
        assert not waiting.opens(locked, (3, 2, 1))
        assert "1-2-3" not in str(locked.label)
        assert waiting.park(second.id) == locked.label, "who comes back keeps name and code"
        waiting.forget(first.id)
        assert [each.entry.id for each in waiting.all()] == [second.id]
        waiting.clear()
        assert library.matches() == library.matches(deleted=True) == []


def test_only_so_many_matches_wait(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        waiting = WaitingMatches(library)
        numbers = [begin(library).id for _each in range(MOST_WAITING + 3)]
        for number in numbers:
            waiting.park(number)
        assert {each.entry.id for each in waiting.all()} == set(numbers[3:])
        assert {entry.id for entry in library.matches()} == set(numbers[3:])


def test_after_a_crash_the_match_in_play_waits_and_strays_go(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        untouched, played, over = begin(library), begin(library), begin(library)
        lesson = start_lesson(library, taught()[0])
        decision = played.match.pending[0]
        played.play(decision.options[0], decision.seat)
        finish(over)
        record = played.match.record()
        del untouched, over, lesson
    with Library.open(tmp_path) as library:
        waiting = WaitingMatches(library)
        waiting.tidy()
        assert [each.entry.id for each in waiting.all()] == [played.id]
        assert [entry.id for entry in library.matches()] == [played.id]
        assert library.resume(played.id).match.record() == record


def test_wrong_tries_cost_time() -> None:
    tries = Tries()
    for _each in range(MOST - 1):
        assert not tries.take(False, 0)
    assert tries.take(True, 0), "the right one is never too late"
    for _each in range(MOST):
        assert not tries.take(False, 100)
    assert tries.locked(100) == PAUSE
    assert not tries.take(True, 100 + PAUSE - 1)
    assert tries.take(True, 100 + PAUSE)
    assert opens((1, 2), sealed((1, 2)))
    assert sealed((1, 2)) != sealed((1, 2))


def test_figures_are_counted_by_day_and_bounded(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        figures = Figures(library)
        for day in range(MOST_DAYS + 5):
            figures.guest(f"2026-{day:04}", 3600)
        figures.started("2026-0100", "x")
        figures.finished("2026-0100", "x")
        days = figures.days()
        assert len(days) <= MOST_DAYS + 1
        whole = total(days)
        assert whole.guests == len([day for day in days.values() if day.guests])
        assert (whole.started, whole.finished) == ({"x": 1}, {"x": 1})
        library.settings.set("kiosk.figures", {"2026-01-01": 3, "2026-01-02": {"guests": 2}})
        assert [day.guests for day in figures.days().values()] == [2]


def test_the_board_names_winners_and_what_they_signed(tmp_path: Path) -> None:
    game = next(iter(catalogue))
    with Library.open(tmp_path) as library:
        session = begin(library, game)
        finish(session)
        result = best.result_of(library, session.id)
        assert result is not None
        lines = best.best(library, game)
        assert [line.result for line in lines] == [result.id]
        best.sign(library, result.id, "  Ann\n& Ben the very long winded ")
        assert best.best(library, game)[0].names == "Ann & Ben the ve"
        evening = library.evenings.begin("Friday")
        library.evenings.join(evening.id, "Alba")
        path = export_evening(library, tmp_path / "exports", "2026-11-18")
        page = path.with_name("evening-2026-11-18-game-night-1.txt").read_text()
        assert page.startswith("Friday")
        assert "1. Alba: 0 points" in page
        told = json.loads(path.read_text())
        assert told["board"][0]["names"] == "Ann & Ben the ve"
        best.unsign(library)
        assert best.best(library, game)[0].names == lines[0].names
        best.forget(library)
        assert best.best(library, game) == []


@pytest.mark.parametrize("game", list(catalogue))
def test_every_number_of_people_finds_something_to_play(game: str) -> None:
    for people in range(1, most_people(game) + 1):
        offered = ways(game, people)
        assert offered
        for way in offered:
            plan = planned(game, way, [hero()] * people, "easy")
            assert plan.problems() == []
            assert [chair.player for chair in plan.chairs].count(PERSON) == people


def test_names_are_drawn_and_turned() -> None:
    taken: list[str] = []
    for _each in range(10):
        taken.append(hero(taken))
    assert len(set(taken)) == 10
    assert next_hero(taken[0], taken) not in taken


@pytest.mark.parametrize("game", list(catalogue))
def test_a_show_is_a_match_among_computers_that_has_begun(game: str) -> None:
    show = made_ahead(game)
    assert show.match.played > 0
    assert all(not seat.is_person for seat in show.keeper.seats)
    signs = declarations(game)
    seen = 0
    for step in Match.retell(show.match.record()):
        told = [event.for_seat(None) for event in step.events]
        seen += any(event is not None and signs.event_icon(event) for event in told)
    assert seen >= SKIPPED[0] or show.over, "nobody watches others build in secret"


def test_games_take_turns_and_their_matches_go_on() -> None:
    games = list(catalogue)
    programme = Programme(games)
    shown = [programme.next() for _each in games]
    assert [show.game for show in shown] == games
    assert programme.round_over
    assert programme.next() is shown[0]


def test_where_computers_cannot_think_they_try_again_later() -> None:
    game = next(iter(catalogue))
    programme = Programme([game])
    programme.cannot_think(game)
    shown = [programme.next() for _turn in range(SPARED)]
    assert all(show.recorded for show in shown)
    assert programme.lacks(game)
    assert not programme.next().recorded


@pytest.mark.parametrize("game", list(catalogue))
def test_a_recorded_match_is_shown_where_nobody_can_think(game: str) -> None:
    show = new_show(game, recorded=True)
    assert show.recorded
    before = len(show.script)
    for _step in range(12):
        if show.match.pending:
            decision = show.match.pending[0]
            show.keeper.commit(show.told(decision).option, decision.seat)
    assert len(show.script) < before or not before
