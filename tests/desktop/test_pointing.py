"""What is pointed at shows what it speaks of: ways, missions, lines of the chronicle, buttons."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from heroes_desktop.desktop.program.app import PAPER
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.dialogs.dialog import Question
from heroes_desktop.desktop.scenes.match.offered_options import things
from heroes_desktop.engine import Event, Option
from heroes_desktop.engine.hexgrid import cell
from heroes_desktop.games.heldentaufe import figures
from heroes_desktop.games.heldentaufe.board import HeldentaufeBoard, pointing
from heroes_desktop.games.heldentaufe.content import MONSTER_INDEX, SPACE_INDEX
from heroes_desktop.games.immortal_king.board import KingBoard
from heroes_desktop.games.immortal_king.state import State

from .heldentaufe_positions import TABLES, people, sit_down, visit

Fly = Callable[..., Pilot]


def shown(pilot: Pilot, identity: str) -> list[str]:
    """What a thing lights up."""
    shows = pilot.find(identity).shows
    return list(shows()) if shows is not None else []


def about(view: object, event: Event) -> list[str]:
    """What a line of the chronicle lights up."""
    return list(HeldentaufeBoard().event_things(view, event))


def corner(pilot: Pilot, identity: str) -> tuple[int, ...]:
    """A pixel on the upper edge of a tile."""
    outline = pilot.find(identity).outline
    assert outline is not None
    return tuple(pilot.app.canvas.get_at((outline[0].centerx, outline[0].top + 3)))


@pytest.mark.parametrize("name", TABLES)
def test_everything_that_is_shown_is_there(fly: Fly, name: str) -> None:
    pilot = fly()
    scene = visit(pilot, name)
    if pilot.app.top is not scene:
        return
    sheet = pilot.app.sheet_of(scene)
    pointers = [node for node in sheet.root.walk() if node.shows is not None]
    assert name in ("choose_hero", "choose_removed_tiles") or pointers
    fallen = scene.look.view.fallen
    nowhere = pointing.hero(scene.look.view, fallen) if fallen >= 0 else []
    for node in pointers:
        for identity in node.shows() if node.shows else ():
            assert sheet.named(identity) is not None or identity in nowhere, (node.id, identity)


@pytest.mark.usefixtures("telling")
def test_the_whole_way_to_a_tile_lights_up_and_goes_out_again(fly: Fly) -> None:
    pilot = fly()
    visit(pilot, "hero")
    near, goal = pointing.tile(cell(1, -1)), pointing.tile(cell(2, -2))
    assert shown(pilot, goal) == [near, goal]
    dark = corner(pilot, goal)
    pilot.hover(goal, 100)
    assert corner(pilot, goal) != dark
    pilot.hover("prompt", 100)
    assert corner(pilot, goal) == dark


@pytest.mark.usefixtures("telling")
def test_the_keyboard_shows_the_same(fly: Fly) -> None:
    pilot = fly()
    visit(pilot, "hero")
    goal = pointing.tile(cell(2, -2))
    dark = corner(pilot, goal)
    pilot.app.keyboard.focus = goal
    pilot.app.draw()
    assert corner(pilot, goal) != dark


def test_a_way_to_unknown_land_ends_there(fly: Fly) -> None:
    pilot = fly()
    visit(pilot, "hero")
    beyond = pointing.unknown(cell(3, -2))
    *way, goal = shown(pilot, beyond)
    assert goal == beyond
    assert len(way) == 2
    assert all(step.startswith("tile:") for step in way)


def test_a_way_below_goes_over_free_ground(fly: Fly) -> None:
    pilot = fly()
    scene = visit(pilot, "fight")
    ways = [shown(pilot, f"space:{space}") for space in SPACE_INDEX]
    longest = max(ways, key=len)
    assert len(longest) > 1
    assert all(figures.figure_on(scene.look.view, SPACE_INDEX[step[6:]]) is None for step in longest)


def test_missions_show_where_they_can_be_fulfilled(fly: Fly) -> None:
    pilot = fly()
    scene = visit(pilot, "hero")
    view, cards = scene.look.view, scene.look.view.heroes[0].hand
    delivery, bounty, observer = (shown(pilot, f"mission:{card}") for card in cards)
    assert delivery == [pointing.tile(place) for place in figures.cells_with(view, "forest")]
    assert bounty == pointing.monster(view, MONSTER_INDEX["ulumu"]) == ["space:LU"]
    assert observer == [pointing.tile(cell(1, 1))]


def test_cards_and_boards_show_where_their_figures_stand(fly: Fly) -> None:
    pilot = fly()
    visit(pilot, "hero")
    assert shown(pilot, "monster_card:1") == ["space:LZ"]
    assert shown(pilot, "board:1") == ["space:F3"]
    assert shown(pilot, "board:2") == [pointing.tile(cell(1, 0))]


@pytest.mark.usefixtures("telling")
def test_a_line_of_the_chronicle_shows_its_place(fly: Fly) -> None:
    pilot = fly()
    scene = visit(pilot, "hero")
    scene.choose(Option("move", (1, -1)))
    pilot.settle()
    assert shown(pilot, "log:0") == [pointing.tile(cell(1, -1))]
    dark = corner(pilot, pointing.tile(cell(1, -1)))
    pilot.hover("log:0", 100)
    assert corner(pilot, pointing.tile(cell(1, -1))) != dark


def test_buttons_and_lists_show_what_they_are_about(fly: Fly) -> None:
    pilot = fly()
    scene = visit(pilot, "fight")
    attacks = [offer for offer in scene.listed if offer.option.act == "attack"]
    assert things(scene.board, scene.look.view, attacks[0]) == HeldentaufeBoard().option_things(
        scene.look.view, attacks[0].option
    )
    moves = [offer for offer in scene.listed if offer.option.act == "move"]
    assert things(scene.board, scene.look.view, moves[0]) == [f"space:{moves[0].option.args[0]}"]


def test_events_without_a_place_show_the_figures_they_name(fly: Fly) -> None:
    pilot = fly()
    view = visit(pilot, "hero").look.view
    duel = Event("combat", {"attacker": {"seat": 1}, "defender": {"monster": "zibber"}})
    assert about(view, duel) == ["space:F3", "space:LZ"]
    assert about(view, Event("points", {"seat": 2})) == [pointing.tile(cell(1, 0))]
    assert about(view, Event("rebuilt", {})) == []
    portal = Event("descended", {"seat": 0, "cell": cell(2, 0), "space": "P1"})
    assert about(view, portal) == [pointing.tile(cell(2, 0)), "space:P1"]


def test_immortal_king_shows_corridors_and_adventurers() -> None:
    board, view = KingBoard(), State()
    assert list(board.option_things(view, Option("fight", (1,)))) == ["guard:1"]
    assert list(board.option_things(view, Option("swap", (0, 2)))) == ["pile:0", "pile:2"]
    assert list(board.option_things(view, Option("reveal", (7,)))) == []
    assert list(board.event_things(view, Event("mana", {"adventurer": 3}))) == ["hero:3"]


# formalities


@pytest.mark.parametrize("shared", [False, True])
def test_only_a_shared_table_asks_what_leaves_no_choice(fly: Fly, shared: bool) -> None:
    pilot = fly()
    match = TABLES["orchard"]()
    scene = sit_down(pilot, match, people(match, shared))
    asked = scene.play.decision
    assert asked is not None
    seat = asked.seat
    scene.choose(Option("end_turn"))
    if isinstance(pilot.app.top, Question):  # action points are left
        pilot.click(pilot.app.top.yes)
    pilot.settle()
    decision = scene.play.decision
    if shared:
        assert decision is not None
        assert (decision.seat, decision.kind, len(decision.options)) == (seat, "observer_reward", 1)
    else:
        assert all(step.option.act != "none" or step.seat == seat for step in scene.play.steps)
        assert any(step.option.act == "none" and step.seat == seat for step in scene.play.steps)


# lists


def test_a_list_steps_aside_and_shows_what_its_lines_are_about(fly: Fly) -> None:
    pilot = fly((1920, 1080))
    scene = visit(pilot, "place_defeated")
    pilot.click("sort:Tiles")
    paper = pilot.app.sheet_of(pilot.app.top).places[PAPER]
    table = pilot.app.sheet_of(scene)
    tiles = [node for node in table.root.walk() if node.id.startswith("tile:")]
    assert tiles
    assert all(not node.rect.colliderect(paper) for node in tiles)
    pilot.hover("Laboratory (0, −1)", 100)
    layers = pilot.app._layers()
    assert [node.id for node in pilot.app._shown(layers)] == [pointing.tile(cell(0, -1))]
    layers[-1].sheet.place(PAPER, table.rect)
    assert list(pilot.app._shown(layers)) == []  # behind the paper nothing lights up
