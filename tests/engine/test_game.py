"""Finding games and their setups."""

from __future__ import annotations

import pytest

from heroes_desktop.engine import Match, Setup, SetupError, find_game
from tests import toy, toy_together


def test_a_registered_game_is_found() -> None:
    assert find_game("toy") is toy.info


@pytest.mark.parametrize("name", ["chess", "", "no such game", "os.path", "room", "../toy"])
def test_an_unknown_game_is_refused(name: str) -> None:
    with pytest.raises(SetupError, match="no game"):
        find_game(name)


def test_ready_setups_are_found_by_name() -> None:
    assert toy.info.setup("trio") is toy.TRIO
    with pytest.raises(SetupError, match="pair, trio"):
        toy.info.setup("quartet")


def test_every_broken_rule_of_a_setup_is_named() -> None:
    setup = Setup("bad", ("Ann",), options={"rounds": 99}, secrets={0: {"charm": 5}})
    with pytest.raises(SetupError) as caught:
        Match.new("toy", setup)
    assert str(caught.value) == "; ".join(toy.problems(setup))
    assert len(toy.problems(setup)) == 3


@pytest.mark.parametrize("seed", [1 << 64, -(1 << 63) - 1])
def test_a_seed_that_could_not_be_saved_is_refused(seed: int) -> None:
    with pytest.raises(SetupError, match="64 bits"):
        Match.new("toy", toy.PAIR, seed)


@pytest.mark.parametrize("seed", [0, -1, (1 << 64) - 1, -(1 << 63)])
def test_extreme_seeds_can_be_saved(seed: int) -> None:
    match = Match.new("toy", toy.PAIR, seed)
    assert Match.load(match.dump()).seed == seed
    assert Match.replay(match.record()).state_hash() == match.state_hash()


def test_the_setup_answers_its_questions_in_advance() -> None:
    asked = Match.new("toy", toy.PAIR).decision
    assert asked is not None
    assert asked.kind == "rounds"
    answered = Match.new("toy", toy.TRIO).decision
    assert answered is not None
    assert answered.kind == "bid"


def test_a_match_is_known_as_one_of_its_game() -> None:
    match = Match.new("toy", toy.TRIO)
    assert toy.info.of(match) is match
    assert toy.info.of(match).view(0).rounds == 3
    with pytest.raises(SetupError, match="a match of toy, not of toy_together"):
        toy_together.info.of(match)
