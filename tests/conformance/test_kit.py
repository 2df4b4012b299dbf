"""The kit itself: each kind of fault, put into the toy game, is found."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from heroes_desktop.engine import Chance, GameInfo, Option, Rules, Setup, Situation, Table, Thought, register
from heroes_desktop.engine.choices import Decision
from tests import toy
from tests.toy import ToyState

from .positions import bot_blind
from .subject import Subject
from .walks import Examination, ends, hashes, light

Stage = Callable[[ToyState, Table], Rules[None]]


def broken(**changes: Any) -> Subject:
    """The toy game with a fault."""
    info: GameInfo[ToyState] = register(replace(toy.info, id="broken", **changes))
    return Subject(info, replace_setup())


def replace_setup() -> Setup:
    return Setup("trio", ("Ann", "Ben", "Cleo"), options={"rounds": 3}, secrets={1: {"charm": 2}})


def with_phase(phase: str, rules: Stage) -> Callable[[ToyState, Table], Rules[None] | None]:
    """The toy's stages with another one in a phase."""
    return lambda s, table: rules(s, table) if s.phase == phase else toy.stage(s, table)


def examine(subject: Subject) -> None:
    for seed in range(6):
        light(subject, seed)
        Examination(subject, seed, every=2).run()


def found(message: str, **changes: Any) -> None:
    with pytest.raises(Exception, match=message) as caught:
        examine(broken(**changes))
    notes = getattr(caught.value, "__notes__", [])
    assert message.startswith(("the rules use", "out of")) or "seed" in notes[0]


def test_the_sound_game_passes() -> None:
    examine(broken())


def test_global_random_is_found() -> None:
    def mark(s: ToyState, table: Table) -> Rules[None]:
        s.points[0] += random.randrange(3)
        yield from toy.mark(s, table)

    found("the rules use the global generator", stage=with_phase("mark", mark))


def test_memory_outside_the_state_is_found() -> None:
    count = itertools.count()

    def mark(s: ToyState, table: Table) -> Rules[None]:
        s.points[0] += next(count)
        yield from toy.mark(s, table)

    found("another hash", stage=with_phase("mark", mark))


def test_a_lost_card_is_found() -> None:
    def end(s: ToyState, table: Table) -> Rules[None]:
        s.pile.pop()
        yield from toy.end(s, table)

    found("lost or doubled", stage=with_phase("end", end))


def test_a_doubled_option_is_found() -> None:
    def mark(s: ToyState, table: Table) -> Rules[None]:
        yield Decision(s.turn, "twice", (toy.PASS, toy.PASS))
        yield from toy.mark(s, table)

    found("offers the same twice", stage=with_phase("mark", mark))


def test_an_option_that_fails_is_found() -> None:
    def mark(s: ToyState, table: Table) -> Rules[None]:
        options = tuple(Option("try", (number,)) for number in range(50))
        answer = yield Decision(s.turn, "trap", options)
        if answer.args == (17,):
            raise ZeroDivisionError("out of luck")
        yield from toy.mark(s, table)

    found("out of luck", stage=with_phase("mark", mark))


def test_state_that_is_not_plain_is_found() -> None:
    def mark(s: ToyState, table: Table) -> Rules[None]:
        s.marks = {1, 2}  # type: ignore[assignment]
        yield Decision(s.turn, "set", (toy.PASS, toy.DONE))
        yield from toy.mark(s, table)

    found("state.marks holds a set", stage=with_phase("mark", mark))


def test_parts_of_the_state_that_are_one_object_are_found() -> None:
    def mark(s: ToyState, table: Table) -> Rules[None]:
        s.discard = s.hands[0]
        yield Decision(s.turn, "same", (toy.PASS, toy.DONE))

    found("are the same object", stage=with_phase("mark", mark), check=lambda s: None)


def test_a_roll_behind_the_back_of_undo_is_found() -> None:
    def mark(s: ToyState, table: Table) -> Rules[None]:
        yield Decision(s.turn, "before", (toy.PASS, toy.DONE))
        s.rng += 1
        yield from toy.mark(s, table)

    found("undo would cross a roll", stage=with_phase("mark", mark))


def test_a_reveal_behind_the_back_of_undo_is_found() -> None:
    def mark(s: ToyState, table: Table) -> Rules[None]:
        yield Decision(s.turn, "before", (toy.PASS, toy.DONE))
        s.seen[s.pile[-1]] |= 1 << s.turn
        yield from toy.mark(s, table)

    found("undo would cross a reveal", stage=with_phase("mark", mark))


def test_an_event_that_changes_later_is_found() -> None:
    def mark(s: ToyState, table: Table) -> Rules[None]:
        table.tell("marks", marks=s.points)
        yield from toy.mark(s, table)

    found("an event has changed", stage=with_phase("mark", mark))


def test_a_view_that_shows_a_secret_is_found() -> None:
    found("charms", redact=lambda s, seat: None)


def test_an_event_that_tells_a_hidden_face_is_found() -> None:
    def mark(s: ToyState, table: Table) -> Rules[None]:
        yield Decision(s.turn, "before", (toy.PASS, toy.DONE))
        table.tell("top", face=s.faces[s.pile[-1]] if s.pile else 0)
        yield from toy.mark(s, table)

    found("learns from events", stage=with_phase("mark", mark))


def test_a_question_asked_only_for_hidden_reasons_is_found() -> None:
    def mark(s: ToyState, table: Table) -> Rules[None]:
        yield Decision(s.turn, "before", (toy.PASS, toy.DONE))
        if s.pile and s.faces[s.pile[-1]] > 4:
            yield Decision(s.turn, "hint", (toy.PASS, toy.DONE))
        yield from toy.mark(s, table)

    found("learns from who is asked|learns from its view", stage=with_phase("mark", mark))


def test_options_that_tell_a_hidden_face_are_found() -> None:
    def mark(s: ToyState, table: Table) -> Rules[None]:
        yield Decision(s.turn, "before", (toy.PASS, toy.DONE))
        face = s.faces[s.pile[-1]] if s.pile else 0
        yield Decision(s.turn, "hint", (Option("face", (face,)), toy.DONE))
        yield from toy.mark(s, table)

    found("learns from options", stage=with_phase("mark", mark))


def test_a_state_that_copies_a_hidden_face_is_found() -> None:
    def mark(s: ToyState, table: Table) -> Rules[None]:
        s.die = s.faces[s.pile[-1]] if s.pile else 0
        yield Decision(s.turn, "before", (toy.PASS, toy.DONE))
        s.die = s.faces[s.pile[-1]] if s.pile else 0
        yield from toy.mark(s, table)

    found("learns from its view", stage=with_phase("mark", mark))


def test_a_sampler_that_changes_what_is_known_is_found() -> None:
    def resample(s: ToyState, seat: int, chance: Chance) -> None:
        chance.shuffle(s.faces)

    found("faces", resample=resample)


def test_a_sampler_that_changes_the_count_is_found() -> None:
    def resample(s: ToyState, seat: int, chance: Chance) -> None:
        for card, seen in enumerate(s.seen):
            if not seen >> seat & 1:
                s.faces[card] = 1

    found("faces lost or doubled", resample=resample)


def test_a_match_without_end_is_found() -> None:
    class Stubborn:
        def think(self, situation: Situation) -> Thought:
            return Thought(situation.decision.options[0])

    with pytest.raises(AssertionError, match="no end after 5"):
        ends(broken(longest=5), 1, Stubborn())


def test_a_player_that_peeks_is_found() -> None:
    class Peeker:
        def think(self, situation: Situation) -> Thought:
            world = situation.sample(Chance(1))
            return Thought(situation.decision.options[world.state.faces[world.state.pile[0]] % 2])

    subject = broken()
    match = subject.match(1)
    decision = match.pending[0]

    def compare() -> None:
        for seed in range(20):
            bot_blind(match, match.sample(0, Chance(seed)), Peeker(), decision)

    with pytest.raises(AssertionError, match="cannot know"):
        compare()


def test_hashes_differ_between_seeds() -> None:
    assert list(hashes(broken(), 1)) != list(hashes(broken(), 2))
