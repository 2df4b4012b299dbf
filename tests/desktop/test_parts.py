"""The shared parts of boards: tidy, every interactive thing a node, and sets chosen in any order."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable

import pytest

from heroes_desktop.desktop.board.deck import Listed, listing
from heroes_desktop.desktop.board.gathering import gathering
from heroes_desktop.desktop.board.track import along, chain
from heroes_desktop.desktop.proving.layout_faults import untidy
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.engine import Decision, Option
from heroes_desktop.games.shared.sets import SetChoice, next_answer

from .golden_parts import PARTS, a_look, laid_out

Fly = Callable[..., Pilot]


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_every_part_is_tidy_and_its_things_have_names_of_their_own(fly: Fly, text: float) -> None:
    pilot = fly((1280, 720), text_scale=text)
    for name in PARTS:
        sheet = laid_out(pilot.app.ui, name)
        if text == 1.0:
            assert untidy(sheet) == [], name
        things = [node for node in sheet.root.walk() if node.focusable]
        assert things, name
        assert len({node.id for node in things}) == len(things), name


def test_a_listing_tells_numbers_but_no_order() -> None:
    cards = [Listed("Wolf"), Listed("Bear"), Listed("Wolf"), Listed("Ape", rank=-1)]
    told = [note.title for note in listing(cards)]
    assert told == ["Ape", "Bear", "Wolf ×2"]
    for order in itertools.permutations(cards):
        assert [note.title for note in listing(order)] == told


def test_spots_lie_evenly_on_their_line() -> None:
    assert along([(0, 0), (1, 0), (1, 1)], 5) == [(0, 0), (0.5, 0), (1, 0), (1, 0.5), (1, 1)]
    assert [(link.start, link.end) for link in chain(3, closed=True)] == [(0, 1), (1, 2), (2, 0)]


THINGS = [Option("take", (number,)) for number in range(6)]
DONE = Option("done")


def engine(least: int, most: int, plan: list[Option]) -> list[Option]:
    """An engine that takes a set in ascending order and does not ask where there is only one answer."""
    taken: list[Option] = []
    while len(taken) < most:
        last = taken[-1].args[0] if taken else -1
        rest = [thing for thing in THINGS if int(thing.args[0]) > int(last)]
        offered = rest[: len(rest) - max(0, least - len(taken) - 1)]
        if len(taken) >= least:
            offered.append(DONE)
        answer = offered[0] if len(offered) == 1 else next_answer(plan, Decision(0, "set", tuple(offered)))
        assert answer is not None
        if answer == DONE:
            break
        taken.append(answer)
    return taken


def test_any_order_of_clicks_chooses_any_set() -> None:
    luck = random.Random(5)
    for least, most in ((1, 4), (3, 3), (1, 1), (6, 6), (2, 5)):
        for size in range(least, most + 1):
            for wanted in itertools.combinations(THINGS, size):
                clicks = list(wanted)
                luck.shuffle(clicks)
                stray = [thing for thing in THINGS if thing not in wanted][:1] if size < most else []
                told: list[Option] = []
                choice = SetChoice(THINGS, (), least, most, DONE if least < most else None)
                made = gathering(choice, Decision(0, "set", (THINGS[0],)), {}, told.extend, _no, lambda: None)
                assert made is not None
                for click in (*stray, *clicks, *stray):  # a stray card is picked and put back again
                    made.toggle(click)
                assert made.problem == ""
                made.finish()
                assert engine(least, most, told) == list(wanted)


def _no(message: str, _rule: str) -> None:
    raise AssertionError(message)


def test_alike_things_are_told_as_the_first_of_their_kind() -> None:
    choice = SetChoice(THINGS, (), 2, 2, kinds=["a", "a", "a", "b", "b", "c"])
    assert choice.answers([THINGS[4], THINGS[2]]) == [THINGS[0], THINGS[3]]


def test_a_set_says_what_is_missing_and_what_cannot_be_changed() -> None:
    choice = SetChoice(THINGS, THINGS[2:3], 2, 3, DONE)
    assert choice.problem(THINGS[2:3])
    assert not choice.problem(THINGS[2:4])
    assert choice.locked(THINGS[2])
    assert choice.locked(THINGS[0])
    assert not choice.locked(THINGS[3])
    assert choice.count(THINGS[2:4]) == "2 of 3"
    assert a_look().gathering is not None
