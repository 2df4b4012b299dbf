"""The score hall: best scores line by line, to watch and to try again, in the window and the command line."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from heroes_desktop.cli import main
from heroes_desktop.desktop.proving.layout_faults import untidy
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.match.table import TableScene
from heroes_desktop.desktop.scenes.pages.new_match import NewMatch
from heroes_desktop.desktop.scenes.pages.replay import Replay
from heroes_desktop.desktop.scenes.pages.scores import Scores
from heroes_desktop.desktop.scenes.pages.statistics import Statistics
from heroes_desktop.engine import Match, Setup, situation
from heroes_desktop.games.shared.room import rooms
from heroes_desktop.library import Library, Seat
from heroes_desktop.players import make
from heroes_desktop.table.scores import hall_lines, halls

Fly = Callable[..., Pilot]
Capture = pytest.CaptureFixture[str]

GAME, MODE = "return_of_the_heroes", "solo"
SCREENS = [((1280, 720), 1.0), ((1280, 720), 1.5), ((1920, 1080), 1.5), ((800, 600), 1.0)]


def play_solo(library: Library, seed: int, name: str = "Ann", hero: str = "warrior") -> int:
    """A whole solo match of a person; gives its number."""
    setup = Setup(MODE, (name,), {"mode": MODE, "heroes": [hero]})
    session = library.start(Match.new(GAME, setup, seed), [Seat(name, "person")], "Alone")
    player = make(GAME, "easy")
    while (decision := session.match.decision) is not None:
        session.play(player.think(situation(session.match, decision)).option)
    return session.id


def test_scores_are_told_line_by_line_best_first() -> None:
    with Library.temporary() as library:
        assert not halls(library)
        numbers = {play_solo(library, seed) for seed in (3, 4)}
        [hall] = halls(library, GAME)
        assert [score.score for score in hall.scores] == sorted(
            (score.score for score in hall.scores), reverse=True
        )
        assert {score.match for score in hall.scores} == numbers
        assert {score.seed for score in hall.scores} == {"3", "4"}
        for score in hall.scores:
            tally = hall.tally(score)
            assert tally is not None
            assert sum(line.points for line in tally.lines) == score.score
            assert "Warrior" in tally.title
        told = "\n".join(hall_lines(hall))
        assert f"1. {hall.scores[0].score} points: Ann" in told
        assert f"match {hall.scores[0].match}, seed {hall.scores[0].seed}" in told
        assert not halls(library, "immortal_king")


def test_a_score_outlives_its_match() -> None:
    with Library.temporary() as library:
        library.delete(play_solo(library, 3))
        [hall] = halls(library)
        assert hall.scores[0].match is None
        assert "seed" not in "\n".join(hall_lines(hall))


def test_a_match_can_be_tried_again_with_the_same_chances() -> None:
    with Library.temporary() as library:
        number = play_solo(library, 3)
        again = library.try_again(number)
        assert again.id != number
        assert (again.match.played, again.match.record().seed) == (0, 3)
        assert again.match.setup == library.resume(number).match.setup


def test_matches_without_points_have_no_hall() -> None:
    """A 1 for the winner is no score."""
    tell = rooms[GAME].tally
    assert tell is not None
    assert tell({"mode": "basic", "hero": "elf", "nameless": "king", "turns": 30}) is None


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("size", "text"), SCREENS)
def test_the_hall_is_tidy_and_its_matches_can_be_watched_and_tried_again(
    fly: Fly, size: tuple[int, int], text: float, language: str
) -> None:
    pilot = fly(size, text_scale=text, language=language)
    app = pilot.app
    for seed, name in ((3, "Ann"), (4, "Benedikt-Alexander")):
        play_solo(app.library, seed, name)
    app.push(Statistics(app))
    pilot.settle()
    pilot.press("b")
    page = app.top
    assert isinstance(page, Scores)
    assert not untidy(app.sheet_of(page))
    pilot.click(next(name for name in pilot.names() if "1" in name and name.startswith(("Watch", "Revoir"))))
    assert isinstance(app.top, Replay)
    pilot.press("escape")
    pilot.click(next(name for name in pilot.names() if "1" in name and name.startswith(("Try", "Réessayer"))))
    table = app.top
    assert isinstance(table, TableScene)
    assert table.session.match.record().seed == int(page.halls[0].scores[0].seed)


def test_an_empty_hall_invites_to_play(fly: Fly) -> None:
    pilot = fly()
    pilot.app.push(Scores(pilot.app))
    pilot.settle()
    pilot.click("New match")
    assert isinstance(pilot.app.top, NewMatch)


def test_the_command_line_lists_scores(capsys: Capture) -> None:
    assert main(["scores"]) == 0
    assert "Nobody has reached any points yet" in capsys.readouterr().out
    with Library.open() as library:
        play_solo(library, 3)
    assert main(["scores", GAME]) == 0
    assert "Return of the Heroes · " in capsys.readouterr().out
    assert main(["scores", "chess"]) == 2
