"""Every numbered rule has a test that names it, and no test names a rule that does not exist."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from heroes_desktop import rulebook
from heroes_desktop.games import catalogue

TESTS = Path(__file__).parent


def _rules_named(file: Path) -> Iterator[str]:
    """The ids in `pytest.mark.rule(…)` of one file, wherever the mark stands."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
            for argument in node.args:
                assert isinstance(argument, ast.Constant), f"{file}: rule ids are written out, not computed"
                yield str(argument.value)


@pytest.fixture(scope="module")
def named() -> dict[str, set[str]]:
    """Rule ids and the test files that name them."""
    found: dict[str, set[str]] = defaultdict(set)
    for file in sorted(TESTS.rglob("test_*.py")):
        for rule in _rules_named(file):
            found[rule].add(str(file.relative_to(TESTS)))
    return found


def _known(game: str) -> list[str]:
    return [entry.id for entry in rulebook.entries(game) if not entry.id.startswith("X")]


@pytest.mark.parametrize("game", catalogue)
def test_every_rule_is_named_by_a_test(game: str, named: dict[str, set[str]]) -> None:
    missing = [rule for rule in _known(game) if rule not in named]
    assert not missing, f"{len(missing)} rules of {game} have no test: {' '.join(missing)}"


def test_no_test_names_an_unknown_rule(named: dict[str, set[str]]) -> None:
    known = {rule for game in rulebook.games() for rule in _known(game)}
    unknown = {rule: sorted(files) for rule, files in named.items() if rule not in known}
    assert not unknown
