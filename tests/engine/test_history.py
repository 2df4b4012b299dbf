"""The chain of stages."""

from __future__ import annotations

from heroes_desktop.engine.history import Stage, digest


def test_a_chain_runs_from_first_to_last() -> None:
    first = Stage(b"1", None, ())
    second = Stage(b"2", first, ())
    third = Stage(b"3", second, ())
    assert third.chain() == [first, second, third]
    assert first.chain() == [first]


def test_digests_are_those_of_the_checkpoint_or_given() -> None:
    assert Stage(b"1", None, ()).digest == digest(b"1")
    assert Stage(b"", None, (), "abc").digest == "abc"
    assert digest(b"") == "cae66941d9efbd404e4d88758ea67670"


def test_a_very_long_chain_is_let_go_of() -> None:
    """Marathon matches must not hit a recursion limit when they end."""
    stage = Stage(b"", None, ())
    for _ in range(200_000):
        stage = Stage(b"", stage, ())
    assert len(stage.chain()) == 200_001
    del stage
