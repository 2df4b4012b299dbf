"""The examples in the documents do what they say."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from heroes_desktop.games import catalogue
from heroes_desktop.games.shared.room import texts

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize(("page", "least"), [("docs/tinkering.md", 10), ("README.md", 5)])
def test_examples_do_what_they_say(page: str, least: int) -> None:
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False)
    assert tried > least
    assert not failed


@pytest.mark.parametrize(
    "page", [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(ROOT.glob("docs/*.md"))]
)
def test_what_a_page_points_at_is_there(page: Path) -> None:
    """Links, pictures, and targets of make."""
    text = page.read_text(encoding="utf-8")
    links = [link for link in re.findall(r"\]\(([^)#]+)\)", text) if "://" not in link]
    assert [link for link in links if not (page.parent / link).exists()] == []
    targets = set(re.findall(r"(?:`|^)make ([a-z-]+)", text, re.MULTILINE))
    known = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert targets - known == set()


def test_every_game_is_in_the_readme() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert [game for game in catalogue if f"**{texts(game).title()}**" not in text] == []
