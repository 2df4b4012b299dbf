"""Thousands of damaged saves and records: a clear error or an equal match, never anything else."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b

import msgspec
import pytest

from heroes_desktop.engine import Chance, Match, Record, SaveError
from heroes_desktop.engine.save import FORMAT, MAGIC
from tests import toy
from tests.playing import play_on

HEAD = len(MAGIC) + 1 + 16


def played() -> Match:
    return play_on(Match.new("toy", toy.TRIO, seed=1), 1, limit=25)


def flip(data: bytearray, chance: Chance) -> None:
    data[chance.below(len(data))] = chance.below(256)


def cut(data: bytearray, chance: Chance) -> None:
    start = chance.below(len(data))
    del data[start : start + 1 + chance.below(20)]


def insert(data: bytearray, chance: Chance) -> None:
    place = chance.below(len(data))
    data[place:place] = bytes(chance.below(256) for _ in range(1 + chance.below(9)))


def double(data: bytearray, chance: Chance) -> None:
    start = chance.below(len(data))
    data[start:start] = data[start : start + chance.below(60)]


def truncate(data: bytearray, chance: Chance) -> None:
    del data[chance.below(len(data)) :]


DAMAGES = (flip, flip, flip, cut, insert, double, truncate)


def damaged(data: bytes, seed: int) -> bytes:
    """The data with one to three kinds of damage."""
    chance, changed = Chance(seed), bytearray(data)
    for _ in range(1 + chance.below(3)):
        if changed:
            DAMAGES[chance.below(len(DAMAGES))](changed, chance)
    return bytes(changed)


def signed(body: bytes) -> bytes:
    """A save whose checksum fits whatever is inside: only the content checks are left to stop it."""
    return MAGIC + bytes([FORMAT]) + blake2b(body, digest_size=16).digest() + body


@pytest.mark.parametrize("first", range(0, 3000, 500))
def test_damaged_saves_are_refused(first: int) -> None:
    data = played().dump()
    for seed in range(first, first + 500):
        broken = damaged(data, seed)
        if broken == data:
            continue
        with pytest.raises(SaveError):
            Match.load(broken)


@pytest.mark.parametrize("first", range(0, 3000, 500))
def test_forged_saves_are_refused_or_can_be_played(first: int) -> None:
    body = played().dump()[HEAD:]
    assert Match.load(signed(body)).state_hash() == played().state_hash()
    for seed in range(first, first + 500):
        survives(lambda seed=seed: Match.load(signed(damaged(body, seed))))  # type: ignore[misc]


@pytest.mark.parametrize("first", range(0, 1000, 500))
def test_damaged_records_are_refused_or_equal(first: int) -> None:
    match = played()
    text = msgspec.json.encode(match.record())
    for seed in range(first, first + 500):
        try:
            record = msgspec.json.decode(damaged(text, seed), type=Record)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            continue
        twin = survives(lambda record=record: Match.replay(record))  # type: ignore[misc]
        assert twin is None or twin.state_hash() == match.state_hash()


def survives(opened: Callable[[], Match]) -> Match | None:
    """Open a match; None when it is refused as it should be."""
    try:
        match = opened()
    except SaveError:
        return None
    match.state_hash()
    match.clone()
    return match
