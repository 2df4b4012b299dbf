"""Building a dungeon by hand: cards come and go freely, and the engine is told once all is legal."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from heroes_desktop.desktop.proving.layout_faults import untidy
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.match.table import TableScene
from heroes_desktop.engine import Match
from heroes_desktop.games.immortal_king.board.draft import Draft, draft_of
from heroes_desktop.games.immortal_king.content import CARDS, COLOURS

from .king_positions import people, positions, sit_down

Fly = Callable[..., Pilot]


@pytest.fixture
def building(fly: Fly) -> tuple[Pilot, TableScene]:
    """A table at which somebody is asked for the first card of a dungeon."""
    pilot = fly()
    match = Match.load(positions()["build_dungeon:card"])
    return pilot, sit_down(pilot, match, people(match, shared=False))


def pool(pilot: Pilot) -> list[str]:
    return [node.id for node in pilot.root().walk() if node.id.startswith("pool:")]


def test_cards_are_taken_and_put_back(building: tuple[Pilot, TableScene]) -> None:
    pilot, scene = building
    first, second = pool(pilot)[:2]
    pilot.click(first)
    pilot.click(second)
    draft = draft_of(scene.look)
    assert len(draft.cards) == 2
    while draft.count(int(first.removeprefix("pool:"))):
        pilot.click(first)
    assert [f"pool:{face}" for face in draft.cards] == [second]
    assert scene.session.match.state.dungeon_list == []
    pilot.click("builder:clear")
    assert draft.cards == []


def test_what_is_illegal_says_why(building: tuple[Pilot, TableScene]) -> None:
    pilot, scene = building
    pilot.click(pool(pilot)[0])
    done = pilot.find("builder:done")
    assert "48" in done.reason
    problems = draft_of(scene.look).problems()
    assert len(problems) == 1 + 2 * len(COLOURS)
    pilot.click("builder:done")
    assert scene.session.match.state.dungeon_list == []


@pytest.mark.parametrize("picked", [0, 5, 30])
def test_a_full_draft_is_built_in_one_go(building: tuple[Pilot, TableScene], picked: int) -> None:
    pilot, scene = building
    for card in pool(pilot)[:picked]:
        draft_of(scene.look).turn(int(card.removeprefix("pool:")))
    scene.changed()
    pilot.settle()
    pilot.click("builder:fill")
    wanted = draft_of(scene.look).cards
    assert untidy(pilot.app.sheet_of(scene)) == []
    pilot.click("builder:done")
    assert sorted(scene.session.match.state.dungeon_list) == sorted(wanted)
    Match.replay(scene.session.match.record())


def test_filling_up_levels_every_colour() -> None:
    draft = Draft([], [1, 1])
    for card in CARDS:
        if card.kind == "dungeon" and card.colour == 0:
            draft.turn(card.face)
    draft.fill()
    assert draft.problems() == []
    assert [draft.of_colour(colour) for colour in range(len(COLOURS))] == [(12, 6)] * len(COLOURS)
