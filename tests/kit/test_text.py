"""Text kit: in both languages every question, option and event of simulated matches has its words."""

from __future__ import annotations

import re

import pytest

from heroes_desktop import locale
from heroes_desktop.engine import Event, Match
from heroes_desktop.games.shared.room import declarations, texts

from .positions import GAMES, walk

DECISIONS = 900
HOLE = re.compile(r"\{\w*\}|%\(\w+\)s")
"""A place in a sentence that nobody has filled."""


def faults_of(text: str) -> list[str]:
    """What is wrong with a sentence whoever reads it."""
    found = []
    if not text.strip():
        found.append("is empty")
    if HOLE.search(text):
        found.append("has a hole")
    if "  " in text or text != text.strip():
        found.append("has stray blanks")
    return [f"{text!r} {fault}" for fault in found]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_everything_has_words(game: str, language: str) -> None:
    locale.use(language)
    said = texts(game)
    faults: set[str] = set()
    told: dict[str, bool] = {}
    for match, decision in walk(game, DECISIONS):
        view = match.view(decision.seat)
        faults.update(f"{decision.kind}: {fault}" for fault in faults_of(said.prompt(view, decision)))
        names = [said.option(view, decision, option) for option in decision.options]
        for name in names:
            faults.update(f"{decision.kind}: {fault}" for fault in faults_of(name))
        if len(set(names)) < len(names):
            faults.add(f"{decision.kind}: two options of one name: {sorted(names)}")
        for event in match.events:
            faults.update(_told(game, match, event, told))
    silent = [kind for kind, spoken in told.items() if not spoken]
    faults.update(f"{kind}: has a sign but no line was ever told" for kind in silent)
    assert not faults, "\n".join(sorted(faults)[:30])


def _told(game: str, match: Match, event: Event, told: dict[str, bool]) -> list[str]:
    row, faults = declarations(game).events[event.kind], []
    for seat in (None, *range(len(match.setup.seats))):
        shown = event.for_seat(seat)
        if shown is None or not row.icon:
            continue
        line = texts(game).event(match.view(seat), shown)
        told[event.kind] = told.get(event.kind, False) or bool(line)
        faults += [f"{event.kind}: {fault}" for fault in faults_of(line) if line]
    return faults


@pytest.mark.parametrize("game", GAMES)
def test_every_way_to_play_is_explained_in_both_languages(game: str) -> None:
    titles = {}
    for language in ("en", "fr"):
        locale.use(language)
        said = texts(game)
        assert said.title()
        assert said.tagline()
        titles[language] = [(mode.label, mode.explanation) for mode in said.modes()]
        assert all(label and explanation for label, explanation in titles[language])
    assert titles["en"] != titles["fr"]
