"""The board of Heldentaufe: every option has its place, nothing is untidy, tokens can be carried."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
import pytest

from heroes_desktop import locale
from heroes_desktop.desktop.art import ChipFace, Sign, Stone
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.icons import glyph
from heroes_desktop.desktop.art.core.kinship import likeness
from heroes_desktop.desktop.art.people.figures import figure_for, known_figures
from heroes_desktop.desktop.motion.motion import Motion
from heroes_desktop.desktop.proving import pilot as pilot_module
from heroes_desktop.desktop.proving.layout_faults import untidy
from heroes_desktop.desktop.proving.pilot import Pilot, PilotError
from heroes_desktop.desktop.scenes.match.table import TableScene
from heroes_desktop.engine import Event, Option
from heroes_desktop.engine.hexgrid import Layout, cell
from heroes_desktop.games.heldentaufe import figures
from heroes_desktop.games.heldentaufe.board import HeldentaufeBoard, faces
from heroes_desktop.games.heldentaufe.board.course import Course
from heroes_desktop.games.heldentaufe.board.head import left_in_pile
from heroes_desktop.games.heldentaufe.board.look import Shift
from heroes_desktop.games.heldentaufe.board.moments import opening
from heroes_desktop.games.heldentaufe.board.tokens import at_once, held, uses
from heroes_desktop.games.heldentaufe.board.turnbar import LEAST
from heroes_desktop.games.heldentaufe.board.underworld import Cave, _ground
from heroes_desktop.games.heldentaufe.content import FACES, HEROES, MISSIONS, MONSTERS, SPACES, TILES
from heroes_desktop.games.heldentaufe.text import icons
from heroes_desktop.games.heldentaufe.text.declared import DECLARED
from heroes_desktop.rulebook import find

from ..kit import slow_painter
from ..kit.test_stand_ins import Watch
from ..scenarios.heldentaufe.build import Who, start, table
from .heldentaufe_positions import LAND, TABLES, sit_down, visit

Fly = Callable[..., Pilot]
SCREENS = [
    (size, text, language)
    for size in ((1280, 720), (1920, 1080))
    for text in (1.0, 1.5)
    for language in ("en", "fr")
]
IN_THE_BAR = ("end_turn", "none", "stop", "command", "place", "leave", "harvest")
"""Acts whose one sure place is the action bar."""


def drag(pilot: Pilot, start: str, goal: str) -> None:
    """Carry a thing onto another with the pointer."""
    one, other = pilot.find(start).seen.center, pilot.find(goal).seen.center
    pilot._send(pygame.MOUSEMOTION, pos=one, rel=(0, 0), buttons=(0, 0, 0), touch=False)
    pilot._send(pygame.MOUSEBUTTONDOWN, pos=one, button=1, touch=False)
    for share in (0.2, 0.6, 1.0):
        point = (round(one[0] + (other[0] - one[0]) * share), round(one[1] + (other[1] - one[1]) * share))
        pilot._send(pygame.MOUSEMOTION, pos=point, rel=(0, 0), buttons=(1, 0, 0), touch=False)
    pilot._send(pygame.MOUSEBUTTONUP, pos=other, button=1, touch=False)
    pilot.settle()


@pytest.mark.parametrize(("size", "text", "language"), SCREENS)
def test_every_question_is_tidy(fly: Fly, size: tuple[int, int], text: float, language: str) -> None:
    pilot = fly(size, language=language, text_scale=text)
    faults = []
    for name in TABLES:
        for shared in (False, True):
            pilot.app.ui.letters.shortened.clear()
            scene = visit(pilot, name, shared)
            if pilot.app.top is scene:
                faults += [f"{name}: {fault}" for fault in untidy(pilot.app.sheet_of(scene))]
            pilot.app.home()
    assert faults == []


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_land_lies_behind_a_ribbon(fly: Fly, size: tuple[int, int], language: str) -> None:
    pilot = fly(size, language=language, text_scale=1.5)
    for name in ("hero", "full"):
        scene = visit(pilot, name)
        places = pilot.app.sheet_of(scene).places
        window = places["surface"]
        ribbons = [pilot.find(f"world:{world}").rect for world in ("surface", "underworld")]
        land = [rect for tag, rect in places.items() if tag.startswith("tile:")]
        assert land
        assert all(window.contains(rect) and rect.collidelist(ribbons) < 0 for rect in land), name
        pilot.app.home()


def rooms(pilot: Pilot, name: str) -> tuple[dict[str, pygame.Rect], pygame.Rect]:
    """The places on a board, and the slab of its underworld."""
    sheet = pilot.app.sheet_of(visit(pilot, name))
    keys = [drawing.key for drawing in sheet.drawings if isinstance(drawing.key, tuple)]
    spec, left, top = next(key[:3] for key in keys if isinstance(key[0], Stone))
    pilot.app.home()
    return dict(sheet.places), pygame.Rect(left, top, spec.w, spec.h)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_world_in_which_the_turn_is_played_is_the_larger_one(
    fly: Fly, size: tuple[int, int], language: str
) -> None:
    pilot = fly(size, language=language)
    above, slab = rooms(pilot, "hero")
    assert above["surface"].w > slab.w
    for name in ("below", "fight", "claim_command", "monster_action"):
        below, large = rooms(pilot, name)
        assert below["surface"].w < large.w
        assert below["surface"].right <= large.x, "the worlds lie beside each other"
        spaces = [(below[f"space:{space.id}"], above[f"space:{space.id}"]) for space in SPACES]
        assert all(wide.w > narrow.w * 1.25 for wide, narrow in spaces), name
        cards = [below[f"monster_card:{monster}"] for monster in range(3)]
        assert all(large.contains(rect) for rect in (*cards, *(wide for wide, _narrow in spaces)))
        assert not any(wide.collidelistall(cards) for wide, _narrow in spaces)


def test_the_underworld_keeps_its_shape_when_it_grows(fly: Fly) -> None:
    """Nobody has to look for his space: the large one is the small one at another size."""
    pilot = fly((1280, 720))
    small, large = rooms(pilot, "hero")[0], rooms(pilot, "fight")[0]

    def shape(places: dict[str, pygame.Rect]) -> list[tuple[int, int]]:
        """Where all spaces lie from the first one, in halves of a space."""
        spaces = [places[f"space:{space.id}"] for space in SPACES]
        unit, (x, y) = spaces[0].w / 2, spaces[0].center
        return [(round((rect.centerx - x) / unit), round((rect.centery - y) / unit)) for rect in spaces]

    assert shape(small) == shape(large)


@pytest.mark.parametrize("seats", [4, 5])
def test_everybody_has_room_beside_a_large_underworld(fly: Fly, seats: int) -> None:
    pilot = fly((1280, 720), language="fr")
    people = [Who("corlof", at="F3"), *map(Who, ("erla", "jupanila", "luphius", "mathian"))][:seats]
    match = start(table(*people, land=LAND, chief=1))
    sheet = pilot.app.sheet_of(sit_down(pilot, match, ("person",) + ("easy",) * (seats - 1)))
    boards = [sheet.places[f"board:{seat}"] for seat in range(seats)]
    assert untidy(sheet) == []
    assert not any(board.collidelist(boards[:seat]) >= 0 for seat, board in enumerate(boards))
    assert all(board.w >= sheet.px(LEAST) for board in boards)


def test_going_below_melts_into_the_other_arrangement(fly: Fly, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = fly((1280, 720), speed=1.0)
    scene = visit(pilot, "portal")
    frames: list[pygame.Surface] = []
    courses: list[Course] = []
    show, animate = pilot.app.window.show, scene.board.animate

    def watched(canvas: pygame.Surface) -> None:
        frames.append(canvas.copy())
        show(canvas)

    def noted(events: Sequence[Event], shift: Shift) -> Sequence[Motion]:
        courses.append(Course(shift))
        return animate(events, shift)

    monkeypatch.setattr(pilot.app.window, "show", watched)
    monkeypatch.setattr(scene.board, "animate", noted)
    before, old = pilot.app.canvas.copy(), dict(pilot.app.sheet_of(scene).places)
    option = scene.look.find("descend", 1)
    assert option is not None
    scene.choose(option)
    pilot.settle()
    new = pilot.app.sheet_of(scene).places
    assert courses[0].space("P1") == old["space:P1"] != new["space:P1"], "it lands where the old picture is"
    spot = old["surface"].right - 40, old["surface"].centery
    told = [tuple(frame.get_at(spot)) for frame in frames]
    assert tuple(before.get_at(spot)) != told[-1]
    assert len({*told} - {tuple(before.get_at(spot)), told[-1]}) > 5, "many shades between old and new"


@pytest.mark.drawn
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_no_frame_of_the_change_over_is_half_built(
    fly: Fly, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    """On a cold cache what is wanted larger or smaller is shown scaled until its own picture is there."""
    slow_painter.install(monkeypatch)
    monkeypatch.setattr(pilot_module, "FRAME", 40.0)
    pilot = fly(size, speed=1.0)
    watch = Watch(pilot)
    pilot.wait(3000)
    scene = visit(pilot, "portal")
    pilot.wait(5000)
    watch.faults.clear()  # of opening a table of goods on a cold cache
    for act in ("descend", "ascend"):
        before = watch.frames
        option = scene.look.find(act, 1)
        assert option is not None
        scene.choose(option)
        pilot.wait(5000)
        assert watch.frames - before > 20
    assert watch.faults == []


def test_a_cave_is_kin_to_a_larger_one() -> None:
    small, large = (Cave(Layout(size, 300, 300, pointy=False), size - 1) for size in (26, 40))
    assert likeness(_ground(small, True)) == likeness(_ground(large, True)) != likeness(_ground(large, False))


def test_figures_and_costs_stand_in_front_of_glows(fly: Fly) -> None:
    pilot = fly((1280, 720))
    sheet = pilot.app.sheet_of(visit(pilot, "fight"))
    assert sheet.halos
    raised = {drawing.tag for drawing in sheet.raised}
    assert {tag for tag in sheet.places if tag.startswith(("hero:", "monster:"))} <= raised
    ink = next(drawing for drawing in sheet.raised if drawing.tag.startswith("monster:"))
    plain, lit = pygame.Surface(sheet.rect.size), pygame.Surface(sheet.rect.size)
    sheet.render(plain)
    sheet.render(lit)
    sheet.render_halos(lit, 1.0)
    assert ink.bounds is not None
    middle = ink.bounds.center
    assert plain.get_at(middle) == lit.get_at(middle)


def test_orders_name_their_monster(fly: Fly) -> None:
    pilot = fly((1280, 720))
    scene = visit(pilot, "monster_action")
    look = scene.look
    names = {f"{monster.name.en}:" for monster in MONSTERS}
    orders = [DECLARED.short(look.view, look.decision, option) for option in look.options("move", "attack")]
    assert orders
    assert all(label.split(" ")[0] in names for label in orders)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_round_is_told_even_to_five_players_with_large_letters(fly: Fly, size: tuple[int, int]) -> None:
    pilot = fly(size, text_scale=1.5)
    sit_down(pilot, opening(1), ("person",) + ("easy",) * 4)
    assert "Round 1" in [written.text for written in pilot.app.sheet_of(pilot.app.top).texts]


def test_a_player_wears_one_colour_everywhere(fly: Fly) -> None:
    """The figure's colour, with the shape of the seat: in the top bar, the chronicle and the prompt too."""
    pilot = fly((1920, 1080))
    scene = sit_down(pilot, opening(1), ("person",) + ("easy",) * 4)
    assert [player.shape for player in scene.look.players] == [one.shape for one in palette.PLAYERS[:5]]
    for seat, hero in enumerate(scene.look.view.heroes):
        assert scene.look.players[seat].colour == palette.HEROES[HEROES[hero.hero].colour]
    known = {(player.shape, player.colour) for player in scene.look.players}
    specs = [
        drawing.key[0] for drawing in pilot.app.sheet_of(scene).drawings if isinstance(drawing.key, tuple)
    ]
    signs = {(spec.shape, spec.colour) for spec in specs if isinstance(spec, Sign)}
    assert signs == known
    assert {spec.colour for spec in specs if isinstance(spec, ChipFace)} == {colour for _, colour in known}


def test_until_heroes_are_chosen_seats_keep_their_own_colours(fly: Fly) -> None:
    scene = visit(fly((1280, 720)), "choose_hero")
    undecided = [seat for seat, hero in enumerate(scene.look.view.heroes) if hero.hero < 0]
    assert undecided
    assert all(scene.look.players[seat] == palette.PLAYERS[seat] for seat in undecided)


@pytest.mark.parametrize("world", ["surface", "underworld"])
def test_where_one_world_fits_the_other_is_one_click_away(fly: Fly, world: str) -> None:
    pilot = fly((1280, 720), text_scale=1.5)
    scene = visit(pilot, "fight")
    pilot.click(f"world:{world}")
    ids = {node.id for node in pilot.root().walk()}
    assert any(name.startswith("tile:" if world == "surface" else "space:") for name in ids)
    assert untidy(pilot.app.sheet_of(scene)) == []


@pytest.mark.parametrize("table", TABLES)
def test_every_option_has_a_place_on_the_board(fly: Fly, table: str) -> None:
    pilot = fly()
    scene = visit(pilot, table)
    look = scene.look
    names = {
        node.name
        for node in pilot.root().walk()
        if node.action and not node.id.startswith(("option:", "sort:"))
    }
    by_token: set[Option] = set()
    if look.decision is not None and look.view.heroes and look.view.heroes[look.decision.seat].hero >= 0:
        for token in held(look, look.decision.seat):
            at_hand = at_once(look, token)
            by_token |= set(uses(look, look.decision.seat, token).values()) | (
                {at_hand} if at_hand else set()
            )
    missing = [
        str(option)
        for option in look.options()
        if option.act not in IN_THE_BAR and look.name(option) not in names and option not in by_token
    ]
    if table == "thief":  # cards of one name do the same: any of them will do
        missing = [name for name in missing if not name.startswith("steal")]
        assert {f"pawn:{victim}" for victim in (1, 2)} <= {
            node.id for node in pilot.root().walk() if node.action
        }
    if table == "monster_action":  # several monsters may go to the same space: one is chosen first
        for monster in range(3):
            pilot.click(f"monster_card:{monster}")
            names = {node.name for node in pilot.root().walk() if node.action}
            missing = [name for name in missing if scene.look.name(_option(scene, name)) not in names]
            pilot.click(f"monster_card:{monster}")
    assert missing == []


def _option(scene: TableScene, name: str) -> Option:
    return next(option for option in scene.look.options() if str(option) == name)


@pytest.mark.parametrize("table", TABLES)
def test_everything_that_can_be_clicked_lies_open(fly: Fly, table: str) -> None:
    pilot = fly()
    visit(pilot, table)
    covered = []
    for node in pilot.root().walk():
        if (node.action or node.hint) and node.seen.w > 0 and node.seen.h > 0 and not node.children:
            try:
                pilot._free_point(node)
            except PilotError as error:
                covered.append(str(error))
    assert covered == []


@pytest.mark.parametrize("table", TABLES)
def test_every_option_is_in_the_action_bar_and_the_bar_stays_short(fly: Fly, table: str) -> None:
    pilot = fly()
    scene = visit(pilot, table)
    pilot.app.sheet_of(scene)
    assert {offer.option for offer in scene.listed} == set(scene.look.options())
    assert sum(offer.action.final for offer in scene.listed) <= 1
    buttons = [node for node in pilot.root().walk() if node.id.startswith(("option:", "sort:", "more"))]
    assert len(buttons) <= 12


def test_a_group_opens_and_its_options_can_be_taken(fly: Fly) -> None:
    pilot = fly()
    scene = visit(pilot, "hero")
    assert pilot.find("sort:Refuse").key == "Q"
    pilot.press("q")
    assert type(pilot.app.top).__name__ == "OptionList"
    pilot.press("2")
    assert pilot.app.top is scene
    assert scene.play.steps[-1].option.act == "refuse"


# tokens


def test_food_is_eaten_by_carrying_it_to_the_hero(fly: Fly) -> None:
    pilot = fly()
    scene = visit(pilot, "forest")
    drag(pilot, "held:pack:0", "portrait")
    assert scene.play.steps[-1].option == Option("eat", ("apple",))


def test_two_foods_put_together_are_brewed(fly: Fly) -> None:
    pilot = fly()
    scene = visit(pilot, "forest")
    drag(pilot, "held:pack:0", "held:pack:1")
    assert scene.play.steps[-1].option == Option("brew", ("healing",))


def test_a_token_is_put_back_by_carrying_it_to_the_reserve(fly: Fly) -> None:
    pilot = fly()
    scene = visit(pilot, "forest")
    drag(pilot, "held:pack:2", "reserve")
    assert scene.play.steps[-1].option == Option("discard", ("mushroom",))


def test_a_mission_is_delivered_by_carrying_a_token_to_it(fly: Fly) -> None:
    pilot = fly()
    scene = visit(pilot, "forest")
    card = int(scene.look.options("complete")[0].args[0])
    drag(pilot, "held:pack:0", f"mission:{card}")
    assert scene.play.steps[-1].option == Option("complete", (card,))


def test_pieces_are_traded_and_merged_by_carrying(fly: Fly) -> None:
    pilot = fly()
    scene = visit(pilot, "merchant")
    drag(pilot, "held:slot:boots", "slot:sword")
    assert scene.play.steps[-1].option == Option("trade", ("boots", 3, "sword"))
    pilot.app.home()
    scene = visit(pilot, "smith")
    drag(pilot, "held:pack:0", "held:slot:ring")
    assert scene.play.steps[-1].option == Option("smith", ("ring", 1, 2))


def test_tokens_go_by_keys_too(fly: Fly) -> None:
    pilot = fly()
    scene = visit(pilot, "forest")
    pilot.app.keyboard.focus = "held:pack:0"
    pilot.press("return")
    assert pilot.find("held:pack:0").selected
    assert pilot.find("portrait").name == scene.look.name(Option("eat", ("apple",)))
    pilot.app.keyboard.focus = "portrait"
    pilot.press("return")
    assert scene.play.steps[-1].option == Option("eat", ("apple",))


def test_a_token_dropped_in_the_wrong_place_says_why(fly: Fly) -> None:
    pilot = fly()
    scene = visit(pilot, "below")
    drag(pilot, "held:pack:0", "portrait")
    assert scene.play.steps == []
    assert pilot.app.toasts
    assert scene.rule == "HT-099"
    drag(pilot, "held:pack:0", "held:pack:1")
    assert scene.rule == "HT-105"


# ways


def test_a_far_tile_is_walked_to_step_by_step(fly: Fly) -> None:
    pilot = fly()
    scene = visit(pilot, "hero")
    pilot.click(f"tile:{cell(2, 0)}")
    assert [step.option.act for step in scene.play.steps] == ["move", "move"]
    assert scene.session.match.state.heroes[0].place == cell(2, 0)
    assert figures.ap_left(scene.session.match.state) == 2


def test_far_land_is_walked_to_and_explored(fly: Fly) -> None:
    pilot = fly()
    scene = visit(pilot, "hero")
    goal = cell(3, -1)
    assert scene.look.find("explore", 3, -1) is None
    pilot.click(f"unknown:{goal}")
    assert [step.option.act for step in scene.play.steps] == ["move", "move", "explore"]
    assert goal in scene.session.match.state.surface


def test_a_click_that_cannot_be_says_why(fly: Fly) -> None:
    pilot = fly()
    scene = visit(pilot, "below")
    pilot.click(f"tile:{cell(0, 0)}")
    assert pilot.app.toasts
    assert scene.rule == "HT-204"
    pilot.app.toasts.clear()
    pilot.app.home()
    scene = visit(pilot, "hero")
    pilot.click("space:F1")
    assert pilot.app.toasts
    assert scene.rule == "HT-142"


def test_chances_are_told_where_they_are_taken(fly: Fly) -> None:
    pilot = fly()
    visit(pilot, "fight")
    assert "%" in pilot.find("monster:0").hint
    assert "%" in pilot.find("pawn:1").hint
    pilot.app.home()
    visit(pilot, "orchard")
    unknown = next(
        node for node in pilot.root().walk() if node.id.startswith("unknown:") and "%" in node.hint
    )
    assert "9" in unknown.hint
    pilot.app.prefs.odds = False
    pilot.app.home()
    visit(pilot, "fight")
    assert "%" not in pilot.find("monster:0").hint


# looking


def test_the_map_zooms_pans_and_fits(fly: Fly) -> None:
    pilot = fly()
    visit(pilot, "hero")
    name = f"tile:{cell(0, 0)}"
    before = pilot.find(name).rect.copy()
    pilot.press("z")
    assert pilot.find(name).rect.w > before.w
    start = pilot.find(name).rect.copy()
    pilot.press("ctrl+left")
    assert pilot.find(name).rect.x > start.x
    pilot._send(pygame.MOUSEMOTION, pos=start.center, rel=(0, 0), buttons=(0, 0, 0), touch=False)
    pilot._send(pygame.MOUSEWHEEL, x=0, y=1, precise_y=1.0)
    pilot.settle()
    assert pilot.find(name).rect.w > start.w
    pilot.press("c")
    assert pilot.find(name).rect == before


def test_the_map_is_moved_by_dragging_it(fly: Fly) -> None:
    pilot = fly()
    visit(pilot, "hero")
    name = f"tile:{cell(1, 0)}"
    before = pilot.find(name).rect.copy()
    x, y = before.center
    pilot._send(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0), touch=False)
    pilot._send(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1, touch=False)
    pilot._send(pygame.MOUSEMOTION, pos=(x + 60, y + 30), rel=(60, 30), buttons=(1, 0, 0), touch=False)
    pilot._send(pygame.MOUSEBUTTONUP, pos=(x + 60, y + 30), button=1, touch=False)
    pilot.settle()
    assert pilot.find(name).rect.topleft == (before.x + 60, before.y + 30)


def test_the_pile_is_counted_by_kind(fly: Fly) -> None:
    pilot = fly()
    scene = visit(pilot, "hero")
    state = scene.session.match.state
    assert sum(left_in_pile(scene.look).values()) == len(state.pile)
    assert left_in_pile(scene.look)["portal"] == 3


def test_another_players_board_can_be_opened(fly: Fly) -> None:
    pilot = fly()
    visit(pilot, "hero")
    pilot.click("board:2")
    assert pilot.sees("Jupanila")
    pilot.click("open:0")
    assert pilot.find("open:0").selected


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.0), ((1920, 1080), 1.0), ((1920, 1080), 1.5)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_help_card_is_one_key_away(fly: Fly, size: tuple[int, int], text: float, language: str) -> None:
    pilot = fly(size, text_scale=text, language=language)
    scene = visit(pilot, "hero")
    pilot.press("h")
    assert type(pilot.app.top).__name__ == "Zoom"
    assert untidy(pilot.app.sheet_of(pilot.app.top)) == []
    for word in ("laboratory", "merchant", "smith"):
        tile = next(each for each in TILES if each.id == word)
        assert pilot.sees(tile.name.en if language == "en" else tile.name.fr)
    pilot.press("escape")
    assert pilot.app.top is scene


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_can_be_looked_at_closely(fly: Fly, language: str) -> None:
    pilot = fly(language=language)
    scene = visit(pilot, "fight")
    board = HeldentaufeBoard()
    locale.use(language)
    subjects: list[object] = [("tile", face) for face in range(len(TILES))]
    subjects += [("space", space) for space in range(len(SPACES))]
    subjects += [("monster", monster) for monster in range(len(MONSTERS))]
    subjects += [("face", FACES.index(mission)) for mission in MISSIONS]
    subjects += [("ware", word, 1) for word in ("boots", "ring", "sword")]
    subjects += [("ware", word, 0) for word in ("apple", "fish", "mushroom", "healing", "rage", "teleport")]
    for subject in [*subjects, *board.order(scene.look)]:
        seen = board.inspection(scene.look, subject)
        assert seen is not None, subject
        assert seen.notes
        assert find(seen.rule, language), seen.rule
        for note in seen.notes:
            glyph(note.icon)
        assert seen.picture(200, 280) is not None
    for subject in (("mission", scene.look.view.heroes[0].hand[0]), ("monster", 0), ("hero", 0), ("tile", 0)):
        scene.inspect(subject)
        pilot.settle()
        assert untidy(pilot.app.sheet_of(pilot.app.top)) == []
        pilot.app.pop()


def test_tiles_goods_and_missions_have_icons() -> None:
    for icon in (*faces.TILE_ICONS.values(), *icons.WARE_ICONS.values(), *faces.FAMILY_ICONS.values()):
        glyph(icon)


def test_heroes_monsters_and_missions_have_pictures_of_their_own() -> None:
    keys = set(known_figures("heldentaufe"))
    names = [each.id for each in HEROES] + [each.id for each in MONSTERS] + [each.id for each in MISSIONS]
    expected = {f"heldentaufe/HT-{name}" for name in names}
    assert keys == expected
    shown = [(f.bust, f.glyph, f.metal, f.scene, f.cloth) for f in map(figure_for, sorted(keys))]
    assert len(shown) == len(set(shown))


@pytest.mark.parametrize("name", ["hero", "monster_action", "full"])
def test_an_open_drawer_lies_over_pawns_and_glows(fly: Fly, name: str) -> None:
    pilot = fly((1280, 720), text_scale=1.5)
    scene = visit(pilot, name)
    assert scene.look.decision is not None
    scene.side.toggle()
    pilot.settle()
    sheet = pilot.app.sheet_of(scene)
    side = pilot.find("Sheets and chronicle").rect
    glows = [(halo.clip or halo.rect).clip(halo.rect) for halo in sheet.halos]
    assert any(halo.clip is not None and halo.clip.right <= side.x for halo in sheet.halos)
    assert not [glow for glow in glows if glow.colliderect(side)]
    figures = [drawing.bounds.clip(drawing.clip or sheet.rect) for drawing in sheet.raised if drawing.bounds]
    assert figures
    assert not [figure for figure in figures if figure.colliderect(side)]
