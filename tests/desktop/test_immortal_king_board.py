"""The board of Immortal King: every option has its place and nothing is untidy."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from heroes_desktop import locale
from heroes_desktop.desktop.art.core.icons import glyph
from heroes_desktop.desktop.proving.layout_faults import untidy
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.match.table import TableScene
from heroes_desktop.engine import Match
from heroes_desktop.games.immortal_king.board import KingBoard, faces
from heroes_desktop.games.immortal_king.content import ABILITIES, CARDS
from heroes_desktop.games.immortal_king.text.declared import DECLARED
from heroes_desktop.rulebook import find

from .king_positions import people, positions, sit_down

Fly = Callable[..., Pilot]
SCREENS = [
    (size, text, language)
    for size in ((1280, 720), (1920, 1080))
    for text in (1.0, 1.5)
    for language in ("en", "fr")
]
DECLINES = ("done", "none", "pass", "keep")
"""Acts whose one place is the large final button."""


def visit(pilot: Pilot, data: bytes, shared: bool = False) -> TableScene:
    """A table at a stored position, with the curtain opened if there is one."""
    match = Match.load(data)
    scene = sit_down(pilot, match, people(match, shared))
    if type(pilot.app.top).__name__ == "Curtain":
        pilot.hold("reveal", 900)
    return scene


@pytest.mark.parametrize(("size", "text", "language"), SCREENS)
def test_every_question_is_tidy(fly: Fly, size: tuple[int, int], text: float, language: str) -> None:
    """Every question at every size, in turn with one person's eyes and with a bystander's."""
    pilot = fly(size, language=language, text_scale=text)
    faults = []
    turn = SCREENS.index((size, text, language))
    for number, (kind, data) in enumerate(positions().items()):
        pilot.app.ui.letters.shortened.clear()
        scene = visit(pilot, data, shared=(number + turn) % 2 == 0)
        if pilot.app.top is scene:
            faults += [f"{kind}: {fault}" for fault in untidy(pilot.app.sheet_of(scene))]
        pilot.app.home()
    assert faults == []


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("corridors", [3, 4])
def test_guards_fill_their_corridors(fly: Fly, size: tuple[int, int], corridors: int) -> None:
    """The guard is the largest thing in its lane, the pile behind it, the words below; no wall stays bare."""
    pilot = fly(size, language="fr")
    stored = (Match.load(data) for data in positions().values())
    match = next(match for match in stored if len(match.state.corridors) == corridors)
    places = pilot.app.sheet_of(visit(pilot, match.dump())).places
    for lane in range(corridors):
        wall, guard, pile = (places[f"{thing}:{lane}"] for thing in ("lane", "guard", "pile"))
        assert wall.contains(guard)
        assert wall.contains(pile)
        assert pile.bottom <= guard.y
        assert guard.w > wall.w * 0.75
        assert guard.h + pile.h > wall.h * (0.7 if corridors == 3 else 0.55)
        assert guard.h > size[1] * (0.22 if corridors == 3 else 0.16)


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.0), ((1920, 1080), 1.5)])
def test_every_option_can_be_clicked_on_the_board(fly: Fly, size: tuple[int, int], text: float) -> None:
    pilot = fly(size, text_scale=text)
    missing = []
    for kind, data in positions().items():
        scene = visit(pilot, data)
        nodes = [node for node in pilot.root().walk() if node.action and not node.id.startswith("option:")]
        names = {node.name for node in nodes}
        for option in scene.look.options():
            elsewhere = option.act in (*DECLINES, "swap")
            if not elsewhere and scene.look.name(option) not in names:
                missing.append(f"{kind}: {scene.look.name(option)}")
        pilot.app.home()
    assert missing == []


def test_every_option_is_listed_in_the_action_bar(fly: Fly) -> None:
    pilot = fly()
    for data in positions().values():
        scene = visit(pilot, data)
        pilot.app.sheet_of(scene)
        assert [offer.option for offer in scene.listed] != []
        made = scene.look.gathering
        everything = set(scene.look.options()) if made is None else set(made.choice.things)
        assert {offer.option for offer in scene.listed} == everything
        assert sum(offer.action.final for offer in scene.listed) <= 1
        pilot.app.home()


def test_piles_are_swapped_with_two_clicks(fly: Fly) -> None:
    pilot = fly()
    scene = visit(pilot, positions()["construction_swap:swap"])
    swap = scene.look.options("swap")[0]
    before = [list(corridor.pile) for corridor in scene.session.match.state.corridors]
    one, other = (int(each) for each in swap.args)
    pilot.click(f"pile:{one}")
    pilot.click(f"pile:{one}")
    assert scene.play.decision is not None
    pilot.click(f"pile:{one}")
    assert pilot.find(f"pile:{other}").name == scene.look.name(swap)
    pilot.click(f"pile:{other}")
    after = [list(corridor.pile) for corridor in scene.session.match.state.corridors]
    assert (after[one], after[other]) == (before[other], before[one])


def test_where_one_part_fits_the_other_is_one_click_away(fly: Fly) -> None:
    pilot = fly((1280, 720), text_scale=1.5)
    scene = visit(pilot, positions()["window1:roll"])
    assert any(node.id == "enemy" for node in pilot.root().walk())
    pilot.click("Show the corridors")
    assert any(node.id == "guard:0" for node in pilot.root().walk())
    assert any(node.id == "final" for node in pilot.root().walk())
    pilot.click("Show the fight")
    pilot.click("lying:0")
    assert scene.session.match.state.fight is None or scene.session.match.state.fight.dice


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_card_can_be_looked_at_closely(fly: Fly, language: str) -> None:
    pilot = fly(language=language)
    scene = visit(pilot, positions()["choose_target:fight"])
    board = KingBoard()
    locale.use(language)
    for card in CARDS:
        seen = board.inspection(scene.look, ("face", card.face))
        assert seen is not None
        assert seen.notes
        assert find(seen.rule, language), seen.rule
        for note in seen.notes:
            glyph(note.icon)
    for subject in board.order(scene.look):
        assert board.inspection(scene.look, subject) is not None


def test_zoom_of_a_guard_is_tidy(fly: Fly) -> None:
    pilot = fly()
    scene = visit(pilot, positions()["window1:roll"])
    scene.inspect(("lane", scene.look.view.fight.lane))
    pilot.settle()
    assert untidy(pilot.app.sheet_of(pilot.app.top)) == []


def test_every_ability_has_an_icon() -> None:
    for icon in faces.ABILITY_ICONS.values():
        glyph(icon)
    assert set(faces.ABILITY_ICONS) == set(ABILITIES)


def test_every_question_has_been_met() -> None:
    assert {key.partition(":")[0] for key in positions()} == set(DECLARED.questions)
