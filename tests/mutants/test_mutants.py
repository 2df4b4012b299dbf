"""The tool that puts faults into rules makes those it says, the same for the same seed."""

from __future__ import annotations

import ast

import pytest

from heroes_desktop.games import catalogue

from .__main__ import drawn, sources
from .faults import faults

SOURCE = '''
@decorated(cached=True)
class Row(Base, frozen=True):
    """A class whose making is no rule."""


def wins(total: int, power: int, é: bool = True) -> bool:
    """A docstring with 1 < 2."""
    return total + 1 >= power and not é
'''


def test_faults_change_one_thing_each() -> None:
    found = {(fault.old, fault.new) for fault in faults(SOURCE)}
    assert found == {
        ("True", "False"),
        ("total + 1 >= power and (not é)", "total + 1 >= power or not é"),
        ("total + 1 >= power", "total + 1 > power"),
        ("total + 1", "total - 1"),
        ("1", "2"),
        ("not é", "é"),
    }


def test_a_faulty_source_is_still_a_program_and_another_one() -> None:
    for fault in faults(SOURCE):
        faulty = fault.apply(SOURCE)
        assert ast.dump(ast.parse(faulty)) != ast.dump(ast.parse(SOURCE))
        assert "1 < 2" in faulty


@pytest.mark.parametrize("game", sorted(catalogue))
def test_every_room_can_be_given_faults(game: str) -> None:
    chosen = drawn(game, 10, 1)
    assert len(chosen) == 10
    assert chosen == drawn(game, 10, 1)
    assert chosen != drawn(game, 10, 2)
    assert not {"board", "art", "text", "bot", "locale", "invariants.py"} & {
        part for path in sources(game) for part in path.parts
    }
