"""Dump and load: everything survives, damage is refused, changed rules fall back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from hashlib import blake2b
from typing import Any

import msgspec
import pytest

from heroes_desktop.engine import (
    Chance,
    Match,
    Option,
    Rules,
    SaveError,
    Script,
    ScriptedDice,
    Setup,
    Table,
    register,
)
from heroes_desktop.engine.choices import Choice, Decision
from heroes_desktop.engine.save import FORMAT, MAGIC, Save, pack, unpack
from tests import toy
from tests.engine.small import small_game, two_stages
from tests.playing import play_on, play_until, randomly, steps, trail


@pytest.fixture(autouse=True)
def _toy_as_it_was() -> Iterator[None]:
    yield
    register(toy.info)


def test_load_continues_identically_from_every_decision() -> None:
    match = Match.new("toy", toy.TRIO, seed=3)
    for _ in steps(match, randomly(Chance(3)), 1000):
        twin = Match.load(match.dump())
        assert twin.state_hash() == match.state_hash()
        assert twin.pending == match.pending
        assert twin.played == match.played
        assert twin.can_undo.reason == match.can_undo.reason
        assert twin.dump() == match.dump()
        assert twin.record() == match.record()
        assert trail(twin, 1, 5) == trail(match.clone(), 1, 5)
    assert Match.load(match.dump()).outcome == match.outcome


def test_undo_after_load() -> None:
    match = Match.new("toy", toy.TRIO, seed=1)
    play_until(match, "mark")
    hashes = [match.state_hash()]
    for option in match.pending[0].options[:2]:
        match.play(option)
        hashes.append(match.state_hash())
        if not match.can_undo:
            break
    twin = Match.load(match.dump())
    while match.can_undo:
        match.undo()
        twin.undo()
        assert twin.state_hash() == match.state_hash() in hashes
    assert twin.can_undo.reason == match.can_undo.reason


def test_undo_across_a_stage_after_load() -> None:
    """The last pass before marking changes the stage; it can be taken back, also from a save."""
    match = Match.new("toy", toy.TRIO, seed=1)
    play_until(match, "reroll")
    before = match.state_hash()
    match.play(toy.PASS)
    assert match.decision is not None
    assert match.decision.kind == "mark"
    match.play(match.decision.options[0])
    twin = Match.load(Match.load(match.dump()).dump())
    twin.undo()
    twin.undo()
    assert twin.state_hash() == before
    assert not twin.can_undo


def test_record_after_load_replays_the_whole_match() -> None:
    match = Match.new("toy", toy.TRIO, seed=9, dice=ScriptedDice([1, 6, 3]))
    play_on(match, 1, limit=17)
    twin = play_on(Match.load(match.dump()), 2)
    record = twin.record()
    assert len(record.choices) == twin.played
    assert Match.replay(record).state_hash() == twin.state_hash()


def test_a_match_begun_by_hand_survives() -> None:
    state = toy.begin(toy.TRIO)
    state.phase, state.turn, state.rng = "mark", 2, 12345
    match = Match.from_state("toy", toy.TRIO, state, ScriptedDice([4, 2]))
    play_on(match, 1, limit=6)
    twin = Match.load(match.dump())
    assert twin.state_hash() == match.state_hash()
    assert Match.replay(twin.record()).state_hash() == match.state_hash()


def test_the_script_that_is_left_survives() -> None:
    match = Match.new("toy", toy.TRIO, seed=9, dice=ScriptedDice([1, 6, 3]))
    play_until(match, "reroll")
    twin = Match.load(match.dump())
    twin.play(toy.REROLL)
    assert twin.state.die == 6


def test_a_save_is_small() -> None:
    match = play_on(Match.new("toy", toy.TRIO, seed=9), 1)
    assert len(match.dump()) < 4000


# damage


def sound() -> bytes:
    return play_on(Match.new("toy", toy.TRIO, seed=1), 1, limit=12).dump()


@pytest.mark.parametrize(
    "data", [b"", b"x", MAGIC, MAGIC + bytes([FORMAT]), b"HEROES-MATCX" + b"0" * 99, "text", None]
)
def test_what_is_no_save_is_refused(data: bytes) -> None:
    with pytest.raises(SaveError):
        Match.load(data)


def test_every_flipped_byte_is_noticed() -> None:
    data = sound()
    for place in range(len(data)):
        with pytest.raises(SaveError):
            Match.load(data[:place] + bytes([data[place] ^ 0x41]) + data[place + 1 :])


def test_every_cut_is_noticed() -> None:
    data = sound()
    for length in range(len(data)):
        with pytest.raises(SaveError):
            Match.load(data[:length])
    with pytest.raises(SaveError):
        Match.load(data + b"\0")


def test_a_newer_format_is_named() -> None:
    data = sound()
    with pytest.raises(SaveError, match="newer version"):
        Match.load(MAGIC + bytes([FORMAT + 1]) + data[len(MAGIC) + 1 :])


def changed(**fields: object) -> bytes:
    return pack(msgspec.structs.replace(unpack(sound()), **fields))


def test_the_helper_changes_only_what_it_is_told() -> None:
    assert changed() == sound()


@pytest.mark.parametrize(
    "fields",
    [
        {"game": "chess"},
        {"game": "os"},
        {"stages": ()},
        {"rules": 3},
        {"floor": -1},
        {"floor": 999},
        {"position": "elsewhere"},
        {"journal": (Choice(0, Option("fly")),)},
        {"journal": (Choice(7, toy.PASS),)},
        {"past": ()},
    ],
    ids=str,
)
def test_content_that_does_not_fit_is_refused(fields: dict[str, object]) -> None:
    with pytest.raises(SaveError):
        Match.load(changed(**fields))


def test_a_checkpoint_of_the_wrong_shape_is_refused() -> None:
    save = unpack(sound())
    last = msgspec.structs.replace(save.stages[-1], checkpoint=b"\x01")
    with pytest.raises(SaveError, match="damaged"):
        Match.load(changed(stages=(*save.stages[:-1], last)))


def test_a_body_of_another_shape_is_refused() -> None:
    contents: tuple[object, ...] = ([], {"game": "toy"}, "text")
    for content in contents:
        body = msgspec.msgpack.encode(content)
        data = MAGIC + bytes([FORMAT]) + blake2b(body, digest_size=16).digest() + body
        with pytest.raises(SaveError, match="damaged"):
            Match.load(data)


# changed rules


def newer_rules(**changes: object) -> None:
    register(replace(toy.info, version=toy.info.version + 1, **changes))  # type: ignore[arg-type]


def rerolling() -> Match:
    match = Match.new("toy", toy.TRIO, seed=1)
    play_until(match, "reroll")
    return match


def test_older_saves_go_on_where_the_rules_lead_to_the_same() -> None:
    match = rerolling()
    data = match.dump()
    newer_rules()
    twin = Match.load(data)
    assert twin.notice == ""
    assert twin.state_hash() == match.state_hash()


def turn_without_cards(s: toy.ToyState, table: Table) -> Rules[None]:
    yield Decision(s.turn, "lay", (toy.PASS, toy.DONE))
    s.phase = "mark"


def turn_with_another_die(s: toy.ToyState, table: Table) -> Rules[None]:
    table.roll(6)
    yield from toy.turn(s, table)


def turn_that_fails(s: toy.ToyState, table: Table) -> Rules[None]:
    yield Decision(s.turn, "lay", tuple(Option("lay", (card,)) for card in s.hands[s.turn]))
    raise KeyError("lay")


@pytest.mark.parametrize("turn", [turn_without_cards, turn_with_another_die, turn_that_fails])
def test_saves_from_before_a_rules_fix_fall_back_to_the_stage_and_say_so(turn: object) -> None:
    """Whether the fix makes the journal illegal, leads it elsewhere or breaks on it."""
    match = rerolling()
    data, journal = match.dump(), unpack(match.dump()).journal
    assert journal
    old_stage = toy.stage

    def stage(s: toy.ToyState, table: Table) -> Rules[None] | None:
        return turn(s, table) if s.phase == "turn" else old_stage(s, table)  # type: ignore[operator]

    newer_rules(stage=stage)
    twin = Match.load(data)
    assert twin.notice == "rules-changed"
    assert twin.decision is not None
    assert twin.decision.kind == "lay"
    assert twin.played == match.played - len(journal)
    assert twin.can_undo.reason == "rules-changed"
    assert Match.load(twin.dump()).notice == ""
    assert Match.load(twin.dump()).state_hash() == twin.state_hash()


def test_what_older_rules_did_is_not_taken_back_under_newer_ones() -> None:
    match = rerolling()
    match.play(toy.PASS)
    assert match.can_undo
    data = match.dump()
    assert Match.load(data).can_undo
    newer_rules()
    assert Match.load(data).can_undo.reason == "rules-changed"


def test_saves_of_newer_rules_are_refused() -> None:
    newer_rules()
    data = rerolling().dump()
    register(toy.info)
    with pytest.raises(SaveError, match="newer rules"):
        Match.load(data)


def test_the_same_rules_must_lead_to_the_same_position() -> None:
    """A journal that stopped fitting without a change of rules is damage, not a fallback."""
    save: Save = unpack(rerolling().dump())
    with pytest.raises(SaveError):
        Match.load(pack(msgspec.structs.replace(save, position="")))


def test_undo_across_stages_without_questions_after_load() -> None:
    game = small_game(two_stages)
    match = Match.new(game, Setup("one", ("Ann",)))
    hashes = [match.state_hash()]
    for option in (Option("a"), Option("b"), Option("a")):
        match.play(option)
        hashes.append(match.state_hash())
    twin = Match.load(match.dump())
    for expected in hashes[-2::-1]:
        twin.undo()
        assert twin.state_hash() == expected
    assert not twin.can_undo


@pytest.mark.parametrize("script", [{"rolls": [1]}, {"picks": [1]}, {"orders": [[]]}], ids=str)
def test_a_script_beyond_all_measure_is_refused(script: dict[str, list[object]]) -> None:
    """A file could else be made to keep the program busy for hours."""
    long = msgspec.convert({kind: results * 10_001 for kind, results in script.items()}, Script)
    with pytest.raises(SaveError, match="more scripted results"):
        Match.load(changed(script=long))
    record = msgspec.structs.replace(Match.new("toy", toy.TRIO).record(), script=long)
    with pytest.raises(SaveError, match="more scripted results"):
        Match.opening(record)


def long_match() -> Match:
    match = Match.new("toy", Setup("trio", ("Ann", "Ben", "Cleo"), {"rounds": 9}), seed=2)
    return play_on(match, 5, 90)


def test_a_thin_save_leaves_out_past_choices_and_wants_them_back() -> None:
    match = long_match()
    whole, thin, choices = match.dump(), match.dump(thin=True), match.record().choices
    assert len(thin) < len(whole) * 0.7
    assert unpack(thin).past == ()
    loaded = Match.load(thin, choices)
    assert loaded.record() == match.record()
    assert loaded.dump() == whole
    assert trail(loaded, 3) == trail(match.clone(), 3)
    assert Match.load(thin, (*choices, *choices)).record() == match.record(), "later choices do not matter"
    with pytest.raises(SaveError, match="together with its past"):
        Match.load(thin)
    assert Match.load(whole, choices).record() == match.record()


@pytest.mark.parametrize("change", ["a count too many", "a negative count", "a digest cut", "past as well"])
def test_a_thin_save_that_does_not_fit_is_refused(change: str) -> None:
    match = long_match()
    save, past = unpack(match.dump(thin=True)), unpack(match.dump()).past
    changes: dict[str, dict[str, Any]] = {
        "a count too many": {"counts": (*save.counts, 0)},
        "a negative count": {"counts": (-1, *save.counts[1:])},
        "a digest cut": {"digests": save.digests[:-1]},
        "past as well": {"past": past},
    }
    with pytest.raises(SaveError, match="does not fit"):
        Match.load(pack(msgspec.structs.replace(save, **changes[change])), match.record().choices)
