"""Every game begins with one illustrated page on how it is played, in both languages, before its rules."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from heroes_desktop.desktop.art.core.icons import glyph
from heroes_desktop.desktop.proving.layout_faults import untidy
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.pages.rules import Rules
from heroes_desktop.games.shared.primers import primer

from .positions import GAMES

Fly = Callable[..., Pilot]
LONGEST = 260
"""Letters of a panel: more is not read before a first turn."""


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_a_page_on_how_it_is_played(game: str) -> None:
    page = primer(game)
    assert page is not None
    assert 4 <= len(page.panel) <= 6
    assert page.aim.en != page.aim.fr
    for panel in page.panel:
        glyph(panel.sign)
        for text in (panel.head, panel.text):
            assert text.en != text.fr
        assert max(len(panel.text.en), len(panel.text.fr)) <= LONGEST


@pytest.mark.usefixtures("telling")
@pytest.mark.parametrize(("size", "text", "language"), [((1280, 720), 1.5, "fr"), ((1920, 1080), 1.0, "en")])
def test_the_rules_open_with_it(fly: Fly, size: tuple[int, int], text: float, language: str) -> None:
    pilot = fly(size, text_scale=text, language=language)
    for game in GAMES:
        page = primer(game)
        assert page is not None
        rules = Rules(pilot.app, game)
        pilot.app.push(rules)
        pilot.settle()
        assert pilot.sees(str(page.aim))
        assert not untidy(pilot.app.sheet_of(rules))
        first = rules.rules()[0].id
        rules._go(first)
        pilot.settle()
        assert pilot.find(f"rule:{first}").seen.h > 0, "a rule is found behind the page as before"
        pilot.app.pop()


@pytest.mark.usefixtures("telling")
def test_a_search_leaves_it_out(fly: Fly) -> None:
    pilot = fly()
    rules = Rules(pilot.app, GAMES[0])
    pilot.app.push(rules)
    pilot.settle()
    assert any(node.id == "primer:aim" for node in pilot.root().walk())
    pilot.click("Search")
    pilot.type("075")
    pilot.settle()
    assert not any(node.id == "primer:aim" for node in pilot.root().walk())
