"""Board kit: every option has a place, a name and a key; every question is tidy on every screen."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

import pytest

from heroes_desktop.desktop.art.core.icons import glyph
from heroes_desktop.desktop.proving.layout_faults import untidy
from heroes_desktop.desktop.proving.moments import moments
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.match.offered_options import grouped
from heroes_desktop.desktop.scenes.match.table import TableScene
from heroes_desktop.engine import Match
from heroes_desktop.rulebook import find

from .positions import GAMES, every, positions, sit_down

Fly = Callable[..., Pilot]
SCREENS = [
    ((1280, 720), 1.0, "en"),
    ((1920, 1080), 1.0, "fr"),
    ((1280, 720), 1.5, "fr"),
    ((1920, 1080), 1.5, "en"),
]
"""Each position is looked at on one of them, the next one on the next."""
MOST, MOMENTS = 30, 4
"""Positions looked at for each game, all screens together; those in which everything is looked at closely."""
RULE = re.compile(r"\b[A-Z]{2}-D?\d{2,3}\b")


def some(game: str) -> list[str]:
    """So many positions, spread over all that were found."""
    names = list(positions(game))
    return names[:: max(1, -(-len(names) // MOST))]


@pytest.mark.usefixtures("telling")
@pytest.mark.parametrize("number", range(len(SCREENS)))
@pytest.mark.parametrize("game", GAMES)
def test_every_question_is_tidy(fly: Fly, game: str, number: int) -> None:
    size, text, language = SCREENS[number]
    pilot = fly(size, language=language, text_scale=text)
    faults = []
    for name in every(some(game), number, len(SCREENS)):
        pilot.app.ui.letters.shortened.clear()
        scene = sit_down(pilot, Match.load(positions(game)[name]))
        if pilot.app.top is scene:
            faults += [f"{name}: {fault}" for fault in untidy(pilot.app.sheet_of(scene))]
        pilot.app.home()
    assert not faults, "\n".join(faults[:20])


@pytest.mark.usefixtures("telling")
@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_a_place_a_name_and_a_key(fly: Fly, game: str) -> None:
    pilot, faults = fly(), []
    for name in some(game):
        scene = sit_down(pilot, Match.load(positions(game)[name]))
        if pilot.app.top is scene:
            faults += [f"{name}: {fault}" for fault in _reach(pilot, scene)]
        pilot.app.home()
    assert not faults, "\n".join(faults[:20])


def _reach(pilot: Pilot, scene: TableScene) -> list[str]:
    """What keeps a person from finding an option."""
    sheet = pilot.app.sheet_of(scene)
    look, listed = scene.look, scene.listed
    faults = []
    bar = {offer.option for offer in listed}
    drawn = {node.name for node in sheet.root.walk() if node.action is not None}
    made = look.gathering
    for option in look.options():
        ends = made is not None and option == made.choice.done
        if option not in bar and not ends and look.name(option) not in drawn:
            faults.append(f"{option} is neither in the bar nor on the board")
    names = Counter(offer.name for offer in listed)
    faults += [f"two options are called {name!r}" for name, number in names.items() if number > 1]
    keys = Counter(node.key.upper() for node in sheet.root.walk() if node.key and node.enabled)
    faults += [f"{number} things have the key {key}" for key, number in keys.items() if number > 1]
    buttons = [offer for offer in grouped(listed) if offer.action.final or offer.members]
    faults += [f"{offer.name!r} has no key" for offer in buttons if not offer.key and offer.action.final]
    if sum(offer.action.final for offer in listed) > 1:
        faults.append("more than one option is the last, large button")
    for offer in listed:
        glyph(offer.action.icon)
        if offer.action.refuses and (offer.action.kind == "primary" or offer.key == "SPACE"):
            faults.append(f"{offer.name!r} forgoes something and is the habit button")
    return faults


@pytest.mark.usefixtures("telling")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_closer_look_speaks_without_rule_numbers(fly: Fly, game: str, language: str) -> None:
    """The number of a rule stands in no sentence: a book beside the note opens it."""
    pilot = fly(language=language)
    for moment in moments(game)[:MOMENTS]:
        scene = sit_down(pilot, Match.load(moment.data))
        for subject in scene.board.order(scene.look):
            seen = scene.board.inspection(scene.look, subject)
            assert seen is not None
            told = [seen.name, seen.odds_title, seen.odds_text]
            told += [f"{note.title} {note.text}" for note in seen.notes]
            assert not [text for text in told if RULE.search(text)], subject
            assert all(find(note.rule, language) for note in seen.notes if note.rule), subject
        pilot.app.home()
