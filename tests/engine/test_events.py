"""Who may know what of an event."""

from __future__ import annotations

import msgspec
import pytest

from heroes_desktop.engine import EVERYONE, Event
from heroes_desktop.engine.events import BYSTANDER, seat_bit


def test_everyone_includes_bystanders_and_every_seat() -> None:
    assert EVERYONE & seat_bit(None)
    assert all(EVERYONE & seat_bit(seat) for seat in range(BYSTANDER))
    assert seat_bit(None) == 1 << BYSTANDER


def test_open_events_are_the_same_for_all() -> None:
    event = Event("rolled", {"die": 4})
    assert event.for_seat(0) is event
    assert event.for_seat(None) is event


@pytest.mark.parametrize("seat", [0, 2, None])
def test_secret_facts_are_absent_for_others(seat: int | None) -> None:
    event = Event("drawn", {"count": 1}, {"face": 7}, seat_bit(1))
    seen = event.for_seat(seat)
    assert seen == Event("drawn", {"count": 1})
    assert b"face" not in msgspec.json.encode(seen)


def test_the_knower_gets_plain_facts() -> None:
    event = Event("drawn", {"count": 1}, {"face": 7}, seat_bit(1) | seat_bit(2))
    assert event.for_seat(1) == event.for_seat(2) == Event("drawn", {"count": 1, "face": 7})


def test_hushed_events_do_not_exist_for_others() -> None:
    event = Event("peeked", {}, {"face": 7}, seat_bit(0), hushed=True)
    assert event.for_seat(1) is None
    assert event.for_seat(None) is None
    assert event.for_seat(0) == Event("peeked", {"face": 7})


def test_what_a_seat_gets_can_be_asked_again() -> None:
    """A view of an event is an ordinary event: filtering it twice changes nothing."""
    event = Event("drawn", {"count": 1}, {"face": 7}, seat_bit(1))
    for seat in (0, 1, None):
        once = event.for_seat(seat)
        assert once is not None
        assert once.for_seat(seat) == once
