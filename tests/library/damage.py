"""Ways in which files come to harm."""

from __future__ import annotations

import random
from collections.abc import Iterator


def damaged(original: bytes, foreign: bytes, chance: random.Random, count: int) -> Iterator[bytes]:
    """Different harmed versions of a file: cut, flipped, overwritten, doubled, mixed with another."""
    harms = (cut, flip, flip, flip_several, overwrite, remove, repeat, swap, blank)
    for number in range(count):
        if number % 10 == 9:
            yield mix(original, foreign, chance)
        else:
            yield harms[number % len(harms)](original, chance)


def cut(data: bytes, chance: random.Random) -> bytes:
    return data[: chance.randrange(len(data))]


def flip(data: bytes, chance: random.Random) -> bytes:
    harmed = bytearray(data)
    harmed[chance.randrange(len(harmed))] ^= 1 << chance.randrange(8)
    return bytes(harmed)


def flip_several(data: bytes, chance: random.Random) -> bytes:
    for _ in range(chance.randrange(2, 20)):
        data = flip(data, chance)
    return data


def overwrite(data: bytes, chance: random.Random) -> bytes:
    start, length = chance.randrange(len(data)), chance.randrange(1, 200)
    return (data[:start] + chance.randbytes(length) + data[start + length :])[: len(data)]


def remove(data: bytes, chance: random.Random) -> bytes:
    start = chance.randrange(len(data))
    return data[:start] + data[start + chance.randrange(1, 50) :]


def repeat(data: bytes, chance: random.Random) -> bytes:
    start, length = chance.randrange(len(data)), chance.randrange(1, 200)
    return data[:start] + data[start : start + length] * 2 + data[start + length :]


def swap(data: bytes, chance: random.Random) -> bytes:
    first, second = sorted(chance.sample(range(len(data)), 2))
    harmed = bytearray(data)
    harmed[first], harmed[second] = harmed[second], harmed[first]
    return bytes(harmed)


def blank(data: bytes, chance: random.Random) -> bytes:
    start, length = chance.randrange(len(data)), chance.choice((1, 16, 512, 4096))
    return (data[:start] + bytes(length) + data[start + length :])[: len(data)]


def mix(data: bytes, foreign: bytes, chance: random.Random) -> bytes:
    return data[: chance.randrange(len(data))] + foreign[chance.randrange(len(foreign)) :]
