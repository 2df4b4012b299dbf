"""Lists, titles, copies, the bin, people, settings and statistics."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from heroes_desktop.engine import Match
from heroes_desktop.library import Library, LibraryError, Seat, UnknownEntry
from tests import toy

from .tables import begin, play


def test_matches_are_found(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        first = begin(library, title="Fête du\nvillage")
        play(begin(library, setup=toy.TRIO, title="Friday"))
        assert [entry.title for entry in library.matches()] == ["Friday", "Fête du village"]
        assert [entry.id for entry in library.matches("FETE ann")] == [first.id]
        assert [entry.title for entry in library.matches("cleo")] == ["Friday"]
        assert [entry.title for entry in library.matches(unfinished=True)] == ["Fête du village"]
        assert [entry.title for entry in library.matches(unfinished=False, game="toy")] == ["Friday"]
        assert library.matches("nobody") == []
        assert library.matches(game="chess") == []


def test_titles_change(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        session = begin(library)
        library.rename(session.id, "  Another \ud800 day\0 ")
        assert library.entry(session.id).title == "Another day"
        assert session.title == "Another day"
        with pytest.raises(UnknownEntry):
            library.rename(99, "Nothing")


def test_a_copy_goes_its_own_way(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        session = play(begin(library))
        copy = library.resume(library.duplicate(session.id))
        assert copy.title == "A match (copy)"
        assert copy.match.record() == session.match.record()
        library.delete(copy.id)
        assert [entry.id for entry in library.matches()] == [session.id]
        with pytest.raises(UnknownEntry):
            library.duplicate(99)


def test_a_deletion_can_be_taken_back_until_it_is_purged(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        session = play(begin(library))
        library.delete(session.id)
        assert library.matches() == []
        assert [entry.id for entry in library.matches(deleted=True)] == [session.id]
        assert library.purge() == 0
        library.restore(session.id)
        assert [entry.id for entry in library.matches()] == [session.id]
        library.delete(session.id)
        assert library.purge(days=0) == 1
        assert library.matches(deleted=True) == []
        assert [result.match for result in library.results.all()] == [None]


def test_profiles(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        ann = library.profiles.add("Ann", "red", "circle")
        eve = library.profiles.add("Ève")
        assert library.profiles.all() == [ann, eve]
        for taken in ("ANN", "ève"):
            with pytest.raises(LibraryError, match="already"):
                library.profiles.add(taken)
        with pytest.raises(LibraryError, match="needs a name"):
            library.profiles.add(" \n")
        library.profiles.change(msgspec.structs.replace(ann, name="Anna"))
        library.profiles.remove(eve.id)
        assert [profile.name for profile in library.profiles.all()] == ["Anna"]
        for missing in (lambda: library.profiles.remove(eve.id), lambda: library.profiles.change(eve)):
            with pytest.raises(UnknownEntry):
                missing()


def test_settings_keep_their_type(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        library.settings.set("text scale", 150)
        library.settings.set("muted", True)
    with Library.open(tmp_path) as library:
        assert library.settings.get("text scale", 100) == 150
        assert library.settings.get("muted", False) is True
        assert library.settings.get("text scale", "large") == "large"
        assert library.settings.get("language", "en") == "en"
        library.settings.set("text scale", 125)
        assert library.settings.get("text scale", 100) == 125
        library.settings.forget("text scale")
        assert library.settings.get("text scale", 100) == 100


def test_statistics_count_people(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        ann = library.profiles.add("Ann")
        wins, lengths = 0, []
        for seed in range(4):
            match = Match.new("toy", toy.PAIR, seed)
            session = library.start(match, [Seat("Ann", profile=ann.id), Seat("Box", "easy")], str(seed))
            play(session, seed)
            assert match.outcome is not None
            wins += 0 in match.outcome.winners
            lengths.append(match.played)
        [line] = library.results.statistics(ann.id)
        assert (line.game, line.mode, line.matches, line.won) == ("toy", "pair", 4, wins)
        assert (line.shortest, line.longest) == (min(lengths), max(lengths))
        assert line.average == sum(lengths) / 4
        assert library.results.statistics() == [line]
        assert library.results.statistics(ann.id + 1) == []
        scores = [score.score for score in library.results.high_scores("toy")]
        assert scores == sorted(scores, reverse=True)
        assert len(scores) == 4
        assert [len(result.scores) for result in library.results.all("toy", ann.id)] == [2] * 4


def test_a_removed_profile_keeps_its_results(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        ann = library.profiles.add("Ann")
        match = Match.new("toy", toy.PAIR, 1)
        session = library.start(match, [Seat("Ann", profile=ann.id), Seat("Ben", profile=99)], "Both")
        library.profiles.remove(ann.id)
        play(session)
        [result] = library.results.all()
        assert [(score.name, score.profile) for score in result.scores] == [("Ann", None), ("Ben", None)]


def test_a_match_can_be_removed_past_the_bin_and_results_forgotten(tmp_path: Path) -> None:
    with Library.open(tmp_path) as library:
        session = play(begin(library))
        library.remove(session.id)
        assert library.matches() == library.matches(deleted=True) == []
        assert len(library.results.all()) == 1
        library.results.clear()
        assert library.results.all() == []
        with pytest.raises(UnknownEntry):
            library.remove(session.id)
