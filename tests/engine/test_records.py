"""Records: readable, replayed and verified."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import msgspec
import pytest

from heroes_desktop.engine import Match, Option, Record, SaveError, ScriptedDice, Setup, register
from heroes_desktop.engine.chance import Script
from heroes_desktop.engine.choices import Choice
from tests import toy
from tests.playing import play_on, play_until


@pytest.fixture(autouse=True)
def _toy_as_it_was() -> Iterator[None]:
    yield
    register(toy.info)


def played(limit: int = 1000) -> Match:
    return play_on(Match.new("toy", toy.PAIR, seed=4, dice=ScriptedDice([2, 5])), 4, limit)


@pytest.mark.parametrize("limit", [0, 1, 2, 9, 1000])
def test_a_record_replays(limit: int) -> None:
    match = played(limit)
    record = match.record()
    twin = Match.replay(record)
    assert twin.state_hash() == match.state_hash() == record.final
    assert twin.record() == record
    assert twin.dump() == match.dump()
    assert len(record.choices) == match.played


def test_a_record_travels_as_json() -> None:
    record = played().record()
    text = msgspec.json.encode(record)
    assert msgspec.json.decode(text, type=Record) == record
    assert Match.replay(msgspec.json.decode(text, type=Record)).record() == record


def test_a_record_of_a_match_begun_by_hand() -> None:
    state = toy.begin(toy.TRIO)
    state.phase, state.turn, state.rng, state.script = "mark", 2, 99, Script([3])
    match = play_on(Match.from_state("toy", toy.TRIO, state), 3, 12)
    record = msgspec.json.decode(msgspec.json.encode(match.record()), type=Record)
    assert Match.replay(record).state_hash() == match.state_hash()


def test_what_was_taken_back_is_not_in_the_record() -> None:
    match = Match.new("toy", toy.TRIO, seed=1)
    play_until(match, "mark")
    before = match.record()
    match.play(match.pending[0].options[0])
    match.undo()
    assert match.record() == before


def test_stepping_through_a_record_gives_its_events() -> None:
    record = played().record()
    steps = [(step.number, step.decision, step.choice, step.events) for step in Match.retell(record)]
    assert [number for number, *_ in steps] == list(range(len(record.choices) + 1))
    assert steps[0][1:3] == (None, None)
    assert tuple(choice for _, _, choice, _ in steps[1:]) == record.choices
    for _, decision, choice, _ in steps[1:]:
        assert decision is not None
        assert choice is not None
        assert decision.seat == choice.seat
        assert choice.option in decision.options
    assert sum(len(events) for *_, events in steps) > 10
    assert Match.retold(record).state_hash() == record.final


def test_a_retold_record_stops_where_it_breaks_the_rules() -> None:
    record = played().record()
    broken = msgspec.structs.replace(record, choices=(*record.choices[:3], Choice(0, Option("fly"))))
    steps = Match.retell(broken)
    assert [next(steps).number for _ in range(4)] == [0, 1, 2, 3]
    with pytest.raises(SaveError, match="at choice 4"):
        next(steps)


Change = Callable[[Record], dict[str, object]]

CHANGES: dict[str, Change] = {
    "another seed": lambda record: {"seed": 5},
    "another hash": lambda record: {"hashes": (*record.hashes[:-1], "0" * 32)},
    "a hash too few": lambda record: {"hashes": record.hashes[:-1]},
    "another end": lambda record: {"final": "0" * 32},
    "a choice too few": lambda record: {"choices": record.choices[:-1]},
    "a choice too many": lambda record: {"choices": (*record.choices, record.choices[0])},
    "an illegal choice": lambda record: {"choices": (Choice(0, Option("fly")), *record.choices[1:])},
    "another seat": lambda record: {"choices": (Choice(1, record.choices[0].option), *record.choices[1:])},
    "another game": lambda record: {"game": "chess"},
    "an illegal setup": lambda record: {"setup": Setup("solo", ("Ann",))},
    "an impossible die": lambda record: {"script": Script([9])},
    "an impossible order": lambda record: {"script": Script([], [[0]])},
    "a foreign start": lambda record: {"start": b"nonsense"},
    "newer rules": lambda record: {"rules": record.rules + 1},
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_changed_record_is_refused(change: Change) -> None:
    record = played().record()
    with pytest.raises(SaveError):
        Match.replay(msgspec.structs.replace(record, **change(record)))


def test_the_first_difference_is_named() -> None:
    record = played().record()
    broken = (*record.hashes[:2], "0" * 32, *record.hashes[3:])
    with pytest.raises(SaveError, match="from stage 3 on"):
        Match.replay(msgspec.structs.replace(record, hashes=broken))
    choices = (*record.choices[:3], Choice(0, Option("fly")))
    with pytest.raises(SaveError, match="at choice 4"):
        Match.replay(msgspec.structs.replace(record, choices=choices))


def test_records_of_older_rules_replay_while_they_lead_to_the_same() -> None:
    record = played().record()
    register(replace(toy.info, version=toy.info.version + 1))
    assert Match.replay(record).state_hash() == record.final
