"""The attack of `harness`: a small one every day, the whole in the long run."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from .harness import attack

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs fork and kill")


def test_a_small_attack(tmp_path: Path) -> None:
    tally = attack(tmp_path, kills=10, harms=120)
    assert sum(tally.harms.values()) >= 120
    assert tally.choices


@pytest.mark.conformance
def test_the_whole_attack(tmp_path: Path) -> None:
    tally = attack(tmp_path, kills=300, harms=5000)
    assert sum(tally.harms.values()) >= 5000
