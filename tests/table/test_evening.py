"""An evening: who counts, what a match is worth, which awards are given."""

from __future__ import annotations

import random
from collections import defaultdict
from pathlib import Path

import pytest

from heroes_desktop.engine import Match
from heroes_desktop.games import catalogue
from heroes_desktop.library import PERSON, Deeds, Guest, Library, LibraryError, Seat, UnknownEntry
from heroes_desktop.players import make
from heroes_desktop.table.arranging import Arrangement
from heroes_desktop.table.awards import awards
from heroes_desktop.table.deeds import deeds_of
from heroes_desktop.table.evening import look_back, night, summary
from heroes_desktop.table.standings import Standing, placings
from tests.playing import played_out

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library.open(tmp_path)


def guests(library: Library, names: tuple[str, ...] = NAMES) -> int:
    evening = library.evenings.begin("Friday")
    for name in names:
        library.evenings.join(evening.id, name)
    return evening.id


def test_a_guest_joins_once_and_an_evening_ends_the_one_before(library: Library) -> None:
    first = guests(library, ("Ann",))
    with pytest.raises(LibraryError, match="here already"):
        library.evenings.join(first, "ANN")
    with pytest.raises(LibraryError, match="name"):
        library.evenings.join(first, "   ")
    second = library.evenings.begin("Saturday")
    tonight = library.evenings.tonight()
    assert tonight is not None
    assert tonight.id == second.id
    assert library.evenings.find(first).closed is not None
    library.evenings.reopen(first)
    assert library.evenings.find(second.id).closed is not None
    library.evenings.close(first)
    assert library.evenings.tonight() is None
    library.evenings.delete(first)
    with pytest.raises(UnknownEntry):
        library.evenings.find(first)


def test_who_has_played_cannot_be_struck_off(library: Library) -> None:
    evening = guests(library, ("Ann", "Ben"))
    plan = Arrangement("tenefyr")
    plan.invite([("Ann", 0)])
    plan.begin(library)
    with pytest.raises(LibraryError, match="stays"):
        library.evenings.leave(evening, 1)
    library.evenings.leave(evening, 2)
    assert library.evenings.find(evening).guests == (Guest(1, "Ann"),)


def test_only_matches_of_guests_count(library: Library) -> None:
    evening = guests(library, ("Ann",))
    plan = Arrangement("immortal_king")
    plan.invite([("Nobody we know", 2)])
    plan.begin(library)
    assert library.evenings.played(evening) == []
    plan.invite([("ann", 3)])
    session = plan.begin(library)
    [counted] = library.evenings.played(evening)
    assert counted.match == session.id
    assert counted.guests[0] == 1
    assert counted.result is None


@pytest.mark.parametrize("game", list(catalogue))
def test_people_sit_down_where_there_is_room_for_them(game: str) -> None:
    most = max(len(setup.seats) for setup in catalogue[game].setups)
    for number in range(1, most + 1):
        plan = Arrangement(game)
        plan.invite([(name, sign) for sign, name in enumerate(NAMES[:number])])
        assert [chair.name for chair in plan.chairs if chair.player == PERSON] == list(NAMES[:number])
        assert plan.problems() == []


def test_an_evening_of_six_players_and_eight_matches_against_a_model(library: Library) -> None:
    """Table and placings are worked out a second time here, straight from the outcomes."""
    evening, pick = guests(library), random.Random(7)
    points: dict[str, float] = defaultdict(float)
    wins: dict[str, int] = defaultdict(int)
    matches: dict[str, int] = defaultdict(int)
    games = [list(catalogue)[number % len(catalogue)] for number in range(8)]
    for number, game in enumerate(games):
        most = max(len(setup.seats) for setup in catalogue[game].setups)
        sitting = pick.sample(NAMES, pick.randint(1, min(most, 3)))
        plan = Arrangement(game, seed=number)
        plan.invite([(name, 0) for name in sitting])
        session = plan.begin(library)
        played_out(session, make(game, "easy"))
        outcome, sides = session.match.outcome, session.match.sides
        assert outcome is not None
        ranks = [
            (any(seat in outcome.winners for seat in side), max((*(outcome.scores[s] for s in side), 0)))
            if outcome.scores
            else (any(seat in outcome.winners for seat in side), 0)
            for side in sides
        ]
        for seat, name in enumerate(sitting):
            own = next(index for index, side in enumerate(sides) if seat in side)
            others = [rank for index, rank in enumerate(ranks) if index != own]
            won = seat in outcome.winners
            behind = sum(1.0 if rank < ranks[own] else 0.5 * (rank == ranks[own]) for rank in others)
            points[name] += behind / len(others) if others else float(won)
            wins[name] += won
            matches[name] += 1
    tonight = library.evenings.find(evening)
    while look_back(library, tonight):
        pass
    table = night(library, tonight).table
    for line in table:
        assert line.points == pytest.approx(points[line.name])
        assert (line.wins, line.matches) == (wins[line.name], matches[line.name])
    assert [line.points for line in table] == sorted((line.points for line in table), reverse=True)
    told = summary(night(library, tonight))
    assert all(name in told for name in NAMES)
    assert awards(table)[0].guest == table[0].guest
    for match in library.matches():
        library.remove(match.id)
    assert night(library, tonight).table == table, "the table outlives the matches"


def test_the_deeds_of_a_match_are_counted(library: Library) -> None:
    match = Match.new("heldentaufe", catalogue["heldentaufe"].setups[0], 3)
    session = library.start(match, [Seat(name) for name in match.setup.seats], "deeds")
    played_out(session, make("heldentaufe", "easy"))
    found = deeds_of(session.match.record())
    assert len(found) == len(match.setup.seats)
    assert all(deeds.march > 2 for deeds in found)
    assert any(deeds.dice for deeds in found)
    assert all(0 < deeds.dared <= 1 for deeds in found)


def line(guest: int, **more: object) -> Standing:
    return Standing(guest, NAMES[guest], **more)  # type: ignore[arg-type]


def test_awards_go_to_those_who_earned_them() -> None:
    assert awards([line(0), line(1)]) == []
    table = [
        line(0, matches=3, wins=2, points=2.0, deeds=Deeds(dice=16, fortune=8.0, dared=0.4, march=3)),
        line(1, matches=2, wins=0, points=0.5, deeds=Deeds(dice=16, fortune=-8.0, dared=0.1, march=9)),
    ]
    given = {award.icon: award.guest for award in awards(table)}
    assert given == {
        "trophy": 0, "lion": 1, "clover": 0, "mdi:weather-lightning-rainy": 1, "boot-stomp": 1, "campfire": 0
    }  # fmt: skip


def test_few_dice_are_no_luck() -> None:
    table = [line(0, matches=1, deeds=Deeds(dice=2, fortune=4.0))]
    assert "clover" not in {award.icon for award in awards(table)}


def test_equal_rivals_share_the_point(library: Library) -> None:
    guests(library, ("Ann", "Ben"))
    assert placings_of([(True, 5), (True, 5), (False, 1)]) == [(1, 0.75), (1, 0.75), (3, 0.0)]
    assert placings_of([(True, 0)]) == [(1, 1.0)]
    assert placings_of([(False, 7)]) == [(0, 0.0)]


def placings_of(ends: list[tuple[bool, int]]) -> list[tuple[int, float]]:
    from heroes_desktop.library import Result, Score

    scores = tuple(
        Score(seat, NAMES[seat], PERSON, None, won, score, seat) for seat, (won, score) in enumerate(ends)
    )
    result = Result(1, None, "toy", "duel", "", 1, 0.0, 1.0, scores)
    return [(placing.place, placing.points) for placing in placings(result)]
