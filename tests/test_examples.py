"""The examples in the documents do what they say."""

from __future__ import annotations

import doctest
from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"


def test_ten_lines_of_match() -> None:
    failed, tried = doctest.testfile(str(DOCS / "tinkering.md"), module_relative=False)
    assert tried > 10
    assert not failed
