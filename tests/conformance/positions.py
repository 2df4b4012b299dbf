"""Checks on one position of a match; numbers in brackets are those of the kit."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Any

import msgspec

from heroes_desktop.engine import Chance, Decision, Match, Option, Player, Situation
from heroes_desktop.engine.coding import encode, encode_state


def options_sound(match: Match) -> None:
    """(5) Options are there, differ, hash, and travel as text."""
    asked = [decision.seat for decision in match.pending]
    assert len(set(asked)) == len(asked), "a seat is asked twice at once"
    for decision in match.pending:
        options = decision.options
        assert options, f"{decision.kind!r} without options"
        assert len(set(options)) == len(options), f"{decision.kind!r} offers the same twice: {options}"
        text = msgspec.json.encode(decision)
        assert msgspec.json.decode(text, type=Decision) == decision, f"{decision.kind!r} is not plain"


def options_playable(match: Match) -> None:
    """(5) Every option can be played and leads to a sound position."""
    for decision in match.pending:
        for option in decision.options:
            twin = match.clone()
            twin.play(option, decision.seat)
            options_sound(twin)
            match.info.check(twin.state)


def only_options_playable(match: Match) -> None:
    """(5) What is not offered is refused without a trace."""
    before = match.state_hash()
    for decision in match.pending:
        for option in (Option("no such act"), Option(decision.options[0].act, ("nowhere", -99))):
            try:
                match.play(option, decision.seat)
            except ValueError:
                assert match.state_hash() == before, "a refused option left a trace"
            else:
                raise AssertionError(f"{option} was accepted")


def components_in_place(match: Match) -> None:
    """(8) The game's own count of its components, and the end only with an outcome."""
    match.info.check(match.state)
    assert len(match.state.faces) == len(match.state.seen), "faces and knowledge do not match"
    assert bool(match.pending) == (match.outcome is None), "the end has an outcome, nothing else has"


PLAIN = (int, str, bool, bytes, float, type(None))


def plain_data(match: Match) -> None:
    """(10) The state is a tree of plain values: it survives encoding and shares no part with itself."""
    state = match.state
    met: dict[int, str] = {}
    for path, value in parts(state, "state"):
        if isinstance(value, list | dict):
            assert id(value) not in met, f"{path} and {met[id(value)]} are the same object"
            met[id(value)] = path
        elif not isinstance(value, PLAIN):
            raise AssertionError(f"{path} holds a {type(value).__name__}")
    assert match.info.decode(encode(state)) == state, "encoding changes the state"
    fresh = match.info.decode(encode(written_out(state)))
    assert fresh == state, "writing all out changes the state"
    assert encode_state(fresh) == encode_state(state), "equal states, other bytes"


def written_out(value: Any) -> Any:
    """A state as plain values with every field, so that whoever reads it gets objects of its own."""
    if isinstance(value, msgspec.Struct):
        if value.__struct_config__.array_like:
            return [written_out(getattr(value, name)) for name in value.__struct_fields__]
        pairs = zip(value.__struct_encode_fields__, value.__struct_fields__, strict=True)
        return {written: written_out(getattr(value, name)) for written, name in pairs}
    if isinstance(value, list | tuple):
        return [written_out(item) for item in value]
    if isinstance(value, dict):
        return {key: written_out(item) for key, item in value.items()}
    return value


def parts(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    """Every value inside a state with the path to it."""
    kind = type(value)
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from parts(getattr(value, name), f"{path}.{name}")
    elif kind in (list, tuple):
        if kind is list:
            yield path, value
        for number, item in enumerate(value):
            yield from parts(item, f"{path}[{number}]")
    elif kind is dict:
        yield path, value
        for key, item in value.items():
            assert type(key) in PLAIN, f"{path} has a key {key!r}"
            yield from parts(item, f"{path}[{key!r}]")
    elif isinstance(value, Enum):
        yield path, value.value
    else:
        yield path, value


def same(one: Match, two: Match, what: str) -> None:
    """Two matches that must not differ in anything a player meets."""
    assert one.state_hash() == two.state_hash(), f"{what}: another hash"
    assert one.pending == two.pending, f"{what}: another question"
    assert one.played == two.played, f"{what}: another number of choices"
    assert one.can_undo.reason == two.can_undo.reason, f"{what}: another reason against undo"


def clone_equal(match: Match) -> Match:
    """(2) A clone equals its original; returns it."""
    twin = match.clone()
    same(match, twin, "clone")
    return twin


def loaded_equal(match: Match) -> Match:
    """(3) A loaded match equals the dumped one, down to its next dump; returns it."""
    data = match.dump()
    twin = Match.load(data)
    same(match, twin, "load")
    assert not twin.notice, f"load: {twin.notice}"
    assert twin.dump() == data, "load: another dump"
    return twin


def sample_alike(match: Match, seat: int, seed: int) -> Match:
    """(6, 7) A sample looks the same to its seat and to bystanders; returns it."""
    sample = match.sample(seat, Chance(seed))
    options_sound(sample)
    components_in_place(sample)
    plain_data(sample)
    for who in (seat, None):
        assert_equal_views(match.view(who), sample.view(who), f"sample for {seat}, seen by {who}")
    assert sample.pending == match.pending, "sample: another question"
    return sample


def assert_equal_views(one: Any, two: Any, what: str) -> None:
    """Views must be equal; the first field that differs is named."""
    if one != two:
        for name in one.__struct_fields__:
            mine, theirs = getattr(one, name), getattr(two, name)
            assert mine == theirs, f"{what}: {name} is {theirs!r} instead of {mine!r}"


def sample_repeated(sample: Match, chooser: Chance, steps: int = 12) -> None:
    """(6) Clones and saves of a sample have the same future."""
    twins = (sample.clone(), Match.load(sample.dump()))
    for _ in range(steps):
        for twin in twins:
            same(sample, twin, "copy of a sample")
        if not sample.pending:
            return
        decision = sample.pending[chooser.below(len(sample.pending))]
        option = decision.options[chooser.below(len(decision.options))]
        for each in (sample, *twins):
            each.play(option, decision.seat)


def bot_blind(match: Match, sample: Match, player: Player, decision: Decision) -> None:
    """(7) A seeded player chooses the same whatever it cannot know."""
    seat = decision.seat
    thoughts = [
        player.think(
            Situation(each.view(seat), decision, lambda own, each=each: each.sample(seat, own), Chance(5))  # type: ignore[misc]
        )
        for each in (match, sample)
    ]
    assert thoughts[0] == thoughts[1], f"{decision.kind!r}: the player knows what it cannot know"
    assert thoughts[0].option in decision.options, f"{decision.kind!r}: the player chose something else"
