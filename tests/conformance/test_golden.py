"""(12) Golden playthroughs replay byte for byte; the numbers of options are unchanged.

When a rule was changed on purpose: `make rules-changed GAME=…`, and look at the difference before
committing it.
"""

from __future__ import annotations

import pytest

from heroes_desktop.engine import Match
from heroes_desktop.games import catalogue

from .golden import (
    FOLDER,
    SUBJECTS_SHIPPED,
    counts_file,
    counts_of,
    file_of,
    known_counts,
    option_counts,
    playthrough,
    record_of,
    saved_half_way,
    text_of,
)
from .subject import SUBJECTS, Subject

shipped = pytest.mark.parametrize("subject", SUBJECTS_SHIPPED, ids=str)


def test_every_setup_has_its_playthrough() -> None:
    expected = {file_of(subject, ending).name for subject in SUBJECTS_SHIPPED for ending in ("json", "match")}
    expected |= {counts_file(game).name for game in catalogue}
    assert {path.name for path in FOLDER.iterdir()} == expected


@shipped
def test_playthroughs_replay_byte_for_byte(subject: Subject) -> None:
    assert text_of(Match.replay(record_of(subject))).encode() == file_of(subject).read_bytes()


@shipped
def test_saves_of_this_format_open_and_lead_to_the_same_end(subject: Subject) -> None:
    record = record_of(subject)
    data = file_of(subject, "match").read_bytes()
    match = Match.load(data)
    assert not match.notice
    for choice in record.choices[match.played :]:
        match.play(choice.option, choice.seat)
    assert match.state_hash() == record.final
    assert match.record() == record
    assert saved_half_way(record) == data


@shipped
def test_the_numbers_of_options_are_unchanged(subject: Subject) -> None:
    assert counts_of(record_of(subject)) == known_counts(subject.info.id)[str(subject)]


def test_counting_positions() -> None:
    """The toy's first question has two answers, then both seats bid in any order."""
    toy_pair = SUBJECTS[0].match(1)
    assert option_counts(toy_pair) == [2, 2 * 4, 2 * 4 * 2]
    assert counts_of(playthrough(SUBJECTS[0]).record())["0"] == [2, 8, 16]
