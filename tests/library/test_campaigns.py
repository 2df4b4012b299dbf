"""Campaigns in the library: starting, ending, giving up, forging, killing, arranging."""

from __future__ import annotations

import os
import random
import shutil
import signal
import sqlite3
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import msgspec
import pytest

from heroes_desktop.engine import Choice, Option, Script
from heroes_desktop.engine.record import RESAMPLE
from heroes_desktop.library import (
    BadCampaignFile,
    BadMatchFile,
    CampaignBusy,
    DiskFull,
    Library,
    LibraryError,
    Seat,
    campaign_store,
    match_store,
)
from heroes_desktop.library import campaign_chain as chain
from heroes_desktop.library.campaign_chain import CampaignFile, Link
from heroes_desktop.table.campaigning import campaign_ending

from .damage import damaged
from .toy_campaign import SEATS, begin, earned_by, play_to_the_end, setup_of, toy_room

WINNING = 2
"""A seed with which Ann wins two rounds when `play_to_the_end` plays with chance 1."""


@pytest.fixture(autouse=True)
def _room() -> Iterator[None]:
    with toy_room():
        yield


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library.open(tmp_path / "home") as opened:
        yield opened


@pytest.fixture
def campaign(library: Library) -> int:
    return library.campaigns.new("toy", "North").id


def win(library: Library, campaign: int) -> None:
    session = play_to_the_end(begin(library, campaign, seed=WINNING), 1)
    assert earned_by(session) == "two"


# boxes


@pytest.mark.rule("NA-264")
def test_a_challenge_won_with_all_boxes_ticked_is_a_victory_without_a_tick(
    library: Library, campaign: int
) -> None:
    for _game in range(3):
        win(library, campaign)
    assert library.campaigns.entry(campaign).ticks == {"two": 2}
    assert [(game.earned, game.box, game.won) for game in library.campaigns.history(campaign)] == [
        ("two", 1, True),
        ("two", 2, True),
        ("", 0, True),
    ]


@pytest.mark.rule("NA-265")
@pytest.mark.rule("NA-284")
def test_rewards_are_those_of_the_first_moment(library: Library, campaign: int) -> None:
    entry = library.campaigns.entry(campaign)
    win(library, campaign)
    with pytest.raises(CampaignBusy, match="have changed meanwhile"):
        library.campaigns.start(campaign, setup_of(entry), SEATS, "Stale")
    session = begin(library, campaign, "three")
    assert session.match.setup.options["ticks"] == {"two": 1}


@pytest.mark.rule("NA-283")
def test_campaigns_lie_side_by_side_and_belong_to_nobody(library: Library, campaign: int) -> None:
    ann = library.profiles.add("Ann")
    other = library.campaigns.new("toy", "South").id
    with pytest.raises(LibraryError, match="already a campaign named NORTH"):
        library.campaigns.new("toy", "NORTH")
    entry = library.campaigns.entry(campaign)
    seats = (Seat("Ann", profile=ann.id), SEATS[1])
    with mock.patch("heroes_desktop.library.campaigns.secrets.randbelow", return_value=WINNING):
        play_to_the_end(library.campaigns.start(campaign, setup_of(entry), seats, "Hers"), 1)
    library.profiles.remove(ann.id)
    assert library.campaigns.entry(campaign).ticks == {"two": 1}
    assert library.campaigns.entry(other).ticks == {}
    assert begin(library, campaign).campaign == campaign


@pytest.mark.rule("NA-287")
def test_the_history_tells_how_each_game_ended(library: Library, campaign: int) -> None:
    session = play_to_the_end(begin(library, campaign, seed=WINNING), 1)
    [game] = library.campaigns.history(campaign)
    assert (game.tried, game.earned, game.box, game.number, game.match) == ("two", "two", 1, 1, session.id)
    assert game.outcome == session.match.outcome
    assert game.setup == session.match.setup
    library.remove(session.id)
    [game] = library.campaigns.history(campaign)
    assert game.match is None
    assert library.campaigns.record(campaign, 1) == session.match.record()


# what counts and what does not


@pytest.mark.rule("NA-285")
def test_only_one_game_is_under_way(library: Library, campaign: int) -> None:
    begin(library, campaign)
    with pytest.raises(CampaignBusy, match="North is under way"):
        begin(library, campaign)
    assert len(library.matches()) == 1, "the refused one left nothing behind"


@pytest.mark.rule("NA-285")
def test_a_game_of_computers_alone_counts_for_nothing(library: Library, campaign: int) -> None:
    entry = library.campaigns.entry(campaign)
    with pytest.raises(LibraryError, match="at least one person"):
        library.campaigns.start(campaign, setup_of(entry), [Seat("A", "easy"), Seat("B", "easy")], "Nobody")


@pytest.mark.rule("NA-285")
def test_nothing_made_from_a_game_under_way_knows_its_future(library: Library, campaign: int) -> None:
    session = play_to_the_end(begin(library, campaign, seed=7), 1, limit=6)
    future = _future(session.match)
    made = [
        lambda: library.resume(library.duplicate(session.id)).match,
        lambda: library.branch(session, session.match.clone(), "What if").match,
        lambda: library.resume(library.import_match(library.export_match(session.id))).match,
    ]
    for make in made:
        futures = set()
        for _copy in range(6):
            try:
                copy = make()
            except LibraryError:  # it may be refused as long as the game is under way
                continue
            futures.add(_future(copy))
        assert futures != {future}
    assert library.campaigns.entry(campaign).under_way == session.id


def _future(match: Any) -> tuple[object, ...]:
    """The faces of the pile as they will come, and the dice."""
    twin = match.clone()
    state = twin.state
    return (*(state.faces[card] for card in state.pile), state.rng)


@pytest.mark.rule("NA-286")
def test_a_game_given_up_counts_for_nothing_and_the_next_may_begin(library: Library, campaign: int) -> None:
    session = begin(library, campaign)
    assert library.campaigns.give_up(campaign) == session.id
    entry = library.campaigns.entry(campaign)
    assert (entry.games, entry.ticks, entry.under_way) == (0, {}, None)
    assert [one.id for one in library.matches(deleted=True)] == [session.id]
    assert library.results.all() == []
    again = begin(library, campaign)
    library.restore(session.id)
    assert library.entry(session.id).campaign is None, "a single game now"
    assert library.campaigns.entry(campaign).under_way == again.id


@pytest.mark.rule("NA-286")
@pytest.mark.parametrize("meanwhile", ["finished", "deleted"])
def test_a_game_given_up_is_single_once_its_campaign_has_gone_on(
    library: Library, campaign: int, meanwhile: str
) -> None:
    session = begin(library, campaign, seed=WINNING)
    library.campaigns.give_up(campaign)
    if meanwhile == "finished":
        win(library, campaign)
    else:
        library.campaigns.delete(campaign)
    library.restore(session.id)
    assert library.entry(session.id).campaign is None
    before = library.campaigns.entry(campaign)
    play_to_the_end(session, 1)
    assert library.campaigns.entry(campaign) == before


def test_the_last_game_given_up_may_be_taken_up_again(library: Library, campaign: int) -> None:
    session = begin(library, campaign)
    library.campaigns.give_up(campaign)
    library.restore(session.id)
    assert library.campaigns.entry(campaign).under_way == session.id


def test_the_end_of_a_game_in_facts(library: Library, campaign: int) -> None:
    session = play_to_the_end(begin(library, campaign, seed=WINNING), 1)
    told = campaign_ending(library, session)
    assert told is not None
    assert told.earned is not None
    assert (told.earned.id, told.box, told.stored, told.victory) == ("two", 1, True, "")
    assert [count.total for count in told.counts] == list(session.match.outcome.scores)
    assert [reward.words for reward in told.rewards] == ["1 more of two"]
    assert [challenge.id for challenge in told.suggested] == ["two"]


def test_a_won_campaign_is_told_once(library: Library, campaign: int) -> None:
    told = []
    for seed in range(40):
        session = play_to_the_end(begin(library, campaign, "four", seed=seed), 1)
        ending = campaign_ending(library, session)
        assert ending is not None
        told.append(ending.victory)
    assert told.count("All is won.") == 1


# disks and kills


def test_a_game_that_cannot_be_stored_does_not_begin(library: Library, campaign: int) -> None:
    full = sqlite3.OperationalError("full")
    full.sqlite_errorcode = sqlite3.SQLITE_FULL
    with mock.patch.object(match_store, "add", side_effect=full), pytest.raises(DiskFull):
        begin(library, campaign)
    assert library.campaigns.entry(campaign).under_way is None


def test_the_end_on_a_full_disk_is_written_with_the_next_save(library: Library, campaign: int) -> None:
    session = begin(library, campaign, seed=WINNING)
    with mock.patch.object(campaign_store, "finish", side_effect=sqlite3.OperationalError("full")):
        play_to_the_end(session, 1)
    assert library.campaigns.entry(campaign).ticks == {}
    assert library.results.all() == []
    told = campaign_ending(library, session)
    assert told is not None
    assert (told.box, told.stored) == (1, False)
    assert session.save()
    assert library.campaigns.entry(campaign).ticks == {"two": 1}
    assert len(library.results.all()) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="needs fork and kill")
def test_killing_rolls_nothing_again(tmp_path: Path) -> None:
    home = tmp_path / "home"
    with Library.open(home) as library:
        campaign = library.campaigns.new("toy").id
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        try:
            session = begin(Library.open(home), campaign)
            os.write(writing, b"%d" % session.match.seed)
            signal.pause()
        finally:
            os._exit(1)
    seed = int(os.read(reading, 100))
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    with Library.open(home) as library:
        with pytest.raises(CampaignBusy):
            begin(library, campaign)
        match = library.campaigns.entry(campaign).under_way
        assert match is not None
        assert library.resume(match).match.seed == seed


def test_a_kill_while_the_end_is_written_leaves_all_or_nothing(tmp_path: Path) -> None:
    """The files as they lie on the disk before each statement of the last transaction."""
    home, copies = tmp_path / "home", []
    with Library.open(home) as library:
        campaign = library.campaigns.new("toy").id
        session = begin(library, campaign, seed=WINNING)

        def picture(_statement: str) -> None:
            copy = tmp_path / f"copy-{len(copies)}"
            copy.mkdir()
            for file in home.glob("library.sqlite3*"):
                shutil.copyfile(file, copy / file.name)
            copies.append(copy)

        while session.match.outcome is None:
            copies.clear()
            for old in tmp_path.glob("copy-*"):
                shutil.rmtree(old)
            library._database.run(lambda connection: connection.set_trace_callback(picture))
            play_to_the_end(session, 1, limit=1)
    assert len(copies) > 5
    seen = set()
    for copy in copies:
        with Library.open(copy) as library:
            entry = library.campaigns.entry(campaign)
            found = (entry.games, len(library.results.all()), bool(entry.ticks), entry.under_way is None)
            assert found in ((0, 0, False, False), (1, 1, True, True)), found
            seen.add(found[0])
    assert 0 in seen


# the bin


def test_a_deleted_campaign_lies_in_the_bin_for_a_month(library: Library, campaign: int) -> None:
    win(library, campaign)
    session = begin(library, campaign)
    library.campaigns.delete(campaign)
    assert library.campaigns.all() == []
    assert session.id not in [one.id for one in library.matches()]
    library.purge()
    library.campaigns.restore(campaign)
    assert library.campaigns.entry(campaign).under_way == session.id
    library.campaigns.delete(campaign)
    library.purge(days=-1)
    assert library.campaigns.all(deleted=True) == []
    assert [one.campaign for one in library.matches()] == [None], "the finished match stays as a single one"
    assert len(library.results.all()) == 1


def test_a_name_taken_meanwhile_is_numbered(library: Library, campaign: int) -> None:
    library.campaigns.delete(campaign)
    library.campaigns.new("toy", "North")
    library.campaigns.restore(campaign)
    assert library.campaigns.entry(campaign).name == "North (2)"
    with pytest.raises(LibraryError, match="needs a name"):
        library.campaigns.rename(campaign, " \n ")


# damage

HARMS = 60


def test_a_harmed_library_is_repaired_or_refused_in_words(tmp_path: Path) -> None:
    home = tmp_path / "home"
    with Library.open(home) as library:
        campaign = library.campaigns.new("toy", "North").id
        for seed in range(4):
            play_to_the_end(begin(library, campaign, seed=seed), seed)
        begin(library, campaign)
        ticks = library.campaigns.entry(campaign).ticks
    whole = (home / "library.sqlite3").read_bytes()
    kept = 0
    for number, harmed in enumerate(damaged(whole, b"foreign" * 500, random.Random(3), HARMS)):
        copy = tmp_path / str(number)
        copy.mkdir()
        (copy / "library.sqlite3").write_bytes(harmed)
        try:
            with Library.open(copy) as library:
                for entry in library.campaigns.all():
                    library.campaigns.history(entry.id)
                    library.campaigns.boxes(entry.id)
                    assert sum(entry.ticks.values()) <= sum(ticks.values()), "nothing is won by damage"
                    kept += entry.ticks == ticks
        except LibraryError:
            continue
    assert kept > HARMS // 4


def test_an_unreadable_game_hides_no_other(tmp_path: Path) -> None:
    home = tmp_path / "home"
    with Library.open(home) as library:
        campaign = library.campaigns.new("toy", "North").id
        for seed in range(3):
            play_to_the_end(begin(library, campaign, seed=seed), seed)
    with sqlite3.connect(home / "library.sqlite3") as file:
        file.execute("UPDATE campaign_games SET played = x'00' WHERE number = 2")
    with Library.open(home) as library:
        assert [game.number for game in library.campaigns.history(campaign)] == [1, 3]
        with pytest.raises(LibraryError, match="a game of a campaign cannot be read"):
            library.campaigns.export(campaign)


# other homes


@pytest.fixture(scope="module")
def thirty(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, dict[str, int]]:
    """An exported campaign of thirty games."""
    with toy_room(), Library.open(tmp_path_factory.mktemp("home")) as library:
        campaign = library.campaigns.new("toy", "Thirty").id
        for game in range(30):
            challenge = ("two", "three", "two", "four")[game % 4]
            play_to_the_end(begin(library, campaign, challenge, seed=game), game)
        return library.campaigns.export(campaign), library.campaigns.entry(campaign).ticks


def test_a_campaign_ofthirty_games_is_checked_in_another_home(
    library: Library, thirty: tuple[str, dict[str, int]]
) -> None:
    text, ticks = thirty
    entry = library.campaigns.take_in(text)
    assert (entry.name, entry.games, entry.ticks) == ("Thirty", 30, ticks)
    assert sum(ticks.values()) >= 4
    assert library.campaigns.export(entry.id) == text
    assert library.matches() == []
    assert begin(library, entry.id, "three").match.setup.options["ticks"] == ticks


Forgery = Callable[[Link], Link]


def _record(**changes: Any) -> Forgery:
    return lambda link: msgspec.structs.replace(link, record=msgspec.structs.replace(link.record, **changes))


def _options(**changes: Any) -> Forgery:
    def forge(link: Link) -> Link:
        setup = link.record.setup
        setup = msgspec.structs.replace(setup, options={**setup.options, **changes})
        return msgspec.structs.replace(link, record=msgspec.structs.replace(link.record, setup=setup))

    return forge


def _choices(change: Callable[[tuple[Choice, ...]], tuple[Choice, ...]]) -> Forgery:
    return lambda link: _record(choices=change(link.record.choices))(link)


FORGERIES: dict[str, tuple[Forgery, str]] = {
    "more rewards": (_options(ticks={"two": 2, "three": 2, "four": 1}), "its rewards are not those"),
    "no rewards": (_options(ticks={}), "its rewards are not those"),
    "another seed": (_record(seed=999), "damaged"),
    "loaded dice": (_record(script=Script(rolls=[6] * 9)), "its own beginning"),
    "a state of one's own": (_record(start=b"\x80"), "its own beginning"),
    "another game": (_record(game="pebbles"), "another game"),
    "no end": (_choices(lambda choices: choices[:-1]), "damaged"),
    "drawn anew": (
        _choices(lambda choices: (*choices[:5], Choice(0, Option(RESAMPLE, (1,))), *choices[5:])),
        "drawn anew",
    ),
    "nobody there": (
        lambda link: msgspec.structs.replace(link, seats=(Seat("A", "easy"), Seat("B", "easy"))),
        "no person",
    ),
    "another way": (
        lambda link: _record(setup=msgspec.structs.replace(link.record.setup, name="fragile"))(link),
        "does not count",
    ),
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_a_forged_link_is_refused_by_name(
    library: Library, thirty: tuple[str, dict[str, int]], forgery: str
) -> None:
    """The forger seals the chain again, as somebody who means it would do."""
    file = chain.read(thirty[0])
    change, reason = FORGERIES[forgery]
    links = list(file.games)
    links[6] = change(links[6])
    forged = msgspec.structs.replace(file, games=tuple(chain.chained(links)))
    with pytest.raises(BadCampaignFile, match=r"^Game 7 of this campaign \(\w+\) does not hold: ") as refused:
        library.campaigns.take_in(chain.write(forged))
    assert reason in str(refused.value)
    assert library.campaigns.all() == [], "nothing of it was taken in"


def test_a_link_taken_out_or_changed_is_found(library: Library, thirty: tuple[str, dict[str, int]]) -> None:
    text, _ticks = thirty
    file = chain.read(text)
    first = next(number for number, link in enumerate(file.games) if link.record.setup.options.get("ticks"))
    shorter = file.games[: first - 1] + file.games[first:]
    with pytest.raises(BadCampaignFile, match=f"^Game {first} "):
        library.campaigns.take_in(chain.write(msgspec.structs.replace(file, games=shorter)))
    sealed = tuple(chain.chained(shorter))
    with pytest.raises(BadCampaignFile, match=f"^Game {first} .* rewards"):
        library.campaigns.take_in(chain.write(msgspec.structs.replace(file, games=sealed)))
    renamed = text.replace('"Ann"', '"Eve"', 1)
    with pytest.raises(BadCampaignFile, match=r"^Game 1 .* changed after it was exported"):
        library.campaigns.take_in(renamed)


@pytest.mark.parametrize(
    "text",
    ["", "{}", "[1, 2]", '{"format": "heroes-desktop match", "version": 1}', b"\xff\xfe", "[" * 5000],
)
def test_other_files_are_no_campaigns(library: Library, text: str | bytes) -> None:
    with pytest.raises(BadCampaignFile):
        library.campaigns.take_in(text)


def test_a_campaign_file_is_no_match_and_versions_are_respected(
    library: Library, thirty: tuple[str, dict[str, int]]
) -> None:
    with pytest.raises(BadMatchFile):
        library.import_match(thirty[0])
    newer = msgspec.structs.replace(CampaignFile("toy", "N", 0.0, ()), version=chain.VERSION + 1)
    with pytest.raises(BadCampaignFile, match="newer version"):
        library.campaigns.take_in(chain.write(newer))
    absent = CampaignFile("chess", "N", 0.0, ())
    with pytest.raises(BadCampaignFile, match="no campaigns of chess"):
        library.campaigns.take_in(chain.write(absent))
