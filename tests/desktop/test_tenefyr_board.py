"""What the table sounds and looks like: village, dungeon, Boss; the rows beside the meter; words on gates."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pygame
import pytest

from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.motion import stage_props
from heroes_desktop.desktop.motion.motion import Motion, Reel
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.desktop.program.preferences import Preferences
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.proving.screen_description import describe
from heroes_desktop.desktop.scenes.match.action_bar import MORE
from heroes_desktop.desktop.scenes.match.table import TableScene
from heroes_desktop.engine import Event, Option
from heroes_desktop.games.tenefyr.board import motion_visit
from heroes_desktop.games.tenefyr.board.gate_parts import LEGIBLE, reward_options
from heroes_desktop.games.tenefyr.board.gate_words import manner
from heroes_desktop.games.tenefyr.board.motion_props import swept_away
from heroes_desktop.games.tenefyr.board.reminders import rows, worth_a_row
from heroes_desktop.games.tenefyr.content import FACES, HIT, LEVELS, DungeonCard, RewardCard
from heroes_desktop.games.tenefyr.kinds import enemies as en
from heroes_desktop.games.tenefyr.state import Dungeon
from heroes_desktop.library import Seat
from tests.scenarios.tenefyr.build import Cards, Den, Game, Who, fight, start, table

Fly = Callable[..., Pilot]
PEOPLE = [Who(pile="1 1 1 0 0 0 1 0 1 0 1 0")] * 3


def seated(pilot: Pilot, game: Game) -> TableScene:
    """The match on the table, everybody a person."""
    names = game.match.setup.seats
    scene = TableScene(
        pilot.app, pilot.library.start(game.match, [Seat(name, "person") for name in names], "T")
    )
    pilot.app.push(scene)
    pilot.settle()
    return scene


def test_every_place_has_its_sound(fly: Fly) -> None:
    pilot = fly()
    seated(pilot, start(table(*PEOPLE, dungeons=[Den("101 102")])))
    assert pilot.app.sound.mood == "tavern"
    seated(pilot, fight(*PEOPLE, enemy="101", below="102"))
    assert pilot.app.sound.mood == "dungeon"
    seated(pilot, fight(*PEOPLE, enemy="B02", below="B03", at_boss=True, rolls=[1, 1, 1, 1]))
    assert pilot.app.sound.mood == "boss"
    pilot.app.home()
    pilot.settle()
    assert pilot.app.sound.mood == "tavern"


def test_the_rule_in_force_is_a_row(fly: Fly, monkeypatch: pytest.MonkeyPatch) -> None:
    Cards(monkeypatch)("101", power=9, rule=en.WeakStandards())
    pilot = fly()
    scene = seated(pilot, fight(*PEOPLE, enemy="101", below="102"))
    told = [row.words for row in rows(scene.look)]
    assert "Standard cards −1" in told
    assert len([row for row in rows(scene.look) if row.seat is not None]) == 3


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_gates_tell_both_halves_and_their_reward(fly: Fly, size: tuple[int, int]) -> None:
    """On the gate itself, and in the hint that comes with pointer and focus."""
    pilot = fly(size, language="fr")
    game = start(table(*PEOPLE, dungeons=[Den("111 102 103", "R01"), Den("402 403", "R10")]))
    scene = seated(pilot, game)
    sheet = pilot.app.sheet_of(scene)
    rule = "chaque joueur défausse la première carte de sa pioche"
    assert any(rule in written.text for written in sheet.texts)
    assert any("Vous pouvez défausser la première carte" in written.text for written in sheet.texts)
    assert any(written.text in ("Retirez jusqu’à 2 Standard 0.", "−2 Standard 0") for written in sheet.texts)
    gate = next(node for node in sheet.root.walk() if node.id == "dungeon-0")
    for part in (rule, "Venin de crapaud", "Retirez jusqu’à 2 Standard 0", "chaque joueur"):
        assert part in gate.hint


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_card_can_be_read_on_a_gate_at_1280_720(fly: Fly, language: str) -> None:
    """Whatever card meets whatever reward: rule, effect and all options have room in legible letters."""
    pilot = fly((1280, 720), language=language)
    scene = seated(pilot, start(table(*PEOPLE, dungeons=[Den("111 102"), Den("402 403")])))
    sheet = pilot.app.sheet_of(scene)
    size = next(node for node in sheet.root.walk() if node.id == "dungeon-0").rect.size
    view = scene.look.view
    longest = {level: max(rewards(level), key=lambda face: _options_height(sheet, face)) for level in LEVELS}
    for face, card in enumerate(FACES):
        if isinstance(card, DungeonCard):
            view.faces[:2] = [face, longest[card.level]]
            gate = Dungeon(card.level, [0], [0], 1)
            told = manner(sheet, size, scene.look, [gate])
            assert told is not None, card.number
            assert sheet.letters.pixels(told.style) >= LEGIBLE


def rewards(level: int) -> list[int]:
    """The faces of a level's Reward cards."""
    return [face for face, card in enumerate(FACES) if isinstance(card, RewardCard) and card.level == level]


def _options_height(sheet: Sheet, face: int) -> int:
    """How much room the options of a reward take at least."""
    letters = Style("condensed", 17, "#FFFFFF")
    return sum(sheet.text_height(text, letters, sheet.px(150)) for text in reward_options(face, short=True))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_longest_names_stand_whole_on_flat_gates(fly: Fly, language: str) -> None:
    """Beside long rules a gate has little room for its picture: a name that is too long takes two lines."""
    pilot = fly((1280, 720), language=language)
    dens = [
        Den("314 301 302 303", "R07"), Den("310 304 305 306", "R08"), Den("411 401 402 403", "R10"),
        Den("414 404 405 406", "R11"), Den("511 501 502 503", "R13"), Den("508 504 505 506", "R14"),
    ]  # fmt: skip
    scene = seated(pilot, start(table(*PEOPLE, dungeons=dens)))
    assert not [text.text for text in pilot.app.sheet_of(scene).texts if "…" in text.text]


def test_a_small_hand_is_told_in_words(fly: Fly) -> None:
    """At 1280×720 the effect of a card in the hand stands beside it."""
    pilot = fly((1280, 720))
    scene = seated(pilot, fight(Who(pile="1 0 111"), *PEOPLE[1:], enemy="101", below="102"))
    texts = [written.text for written in pilot.app.sheet_of(scene).texts]
    assert any("You may discard the top card of your draw pile" in text for text in texts)


@pytest.mark.rule("TF-157")
def test_a_lone_player_sees_both_turns_apart(fly: Fly, monkeypatch: pytest.MonkeyPatch) -> None:
    Cards(monkeypatch)("101", power=30, rule=en.NoRule())
    pilot = fly((1280, 720))
    game = fight(Who(pile="1 0 1 0 1 0 1 0 1 0"), enemy="101", below="102")
    game.do("keep", "play 0", "play 1", "keep", "play 0")
    scene = seated(pilot, game)
    assert scene.look.view.fight is not None
    placed = {node.id: node.rect for node in pilot.app.sheet_of(scene).root.walk()}
    rows = {played.turn: placed[f"card-{played.card}"].y for played in scene.look.view.fight.played}
    assert len(set(rows.values())) == 2


def test_the_dungeon_one_is_in_is_lit(fly: Fly, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the heroes decide whether to go on, the village shows where they are."""
    Cards(monkeypatch)("101", power=0, rule=en.NoRule())
    pilot = fly()
    game = fight(*PEOPLE, enemy="101", below="102 103")
    game.until("continue_or_leave")
    scene = seated(pilot, game)
    sheet = pilot.app.sheet_of(scene)
    gate = next(node for node in sheet.root.walk() if node.id == "dungeon-0")
    assert gate.rect in [halo.rect for halo in sheet.halos]


def test_a_card_can_be_dragged_into_play(fly: Fly, monkeypatch: pytest.MonkeyPatch) -> None:
    """Onto the cards in play, the enemy or the meter; all of them are there to drop it on."""
    Cards(monkeypatch)("101", power=30, rule=en.NoRule())
    pilot = fly((1280, 720))
    game = fight(Who(pile="1 0 1"), *PEOPLE[1:], enemy="101", below="102")
    scene = seated(pilot, game)
    nodes = list(pilot.app.sheet_of(scene).root.walk())
    carried = [node for node in nodes if node.cargo is not None]
    assert len(carried) == 3
    cargo = carried[0].cargo
    assert cargo is not None
    assert set(cargo.targets) <= {node.id for node in nodes}
    cargo.targets["played"]()
    pilot.settle()
    assert scene.look.view.fight is not None
    assert [played.card for played in scene.look.view.fight.played] == [int(carried[0].id.split("-")[1])]


def test_a_hand_is_swept_away_together() -> None:
    """Ten cards leave the table in the time of two, not one after the other."""
    place = pygame.Rect(0, 0, 50, 70)
    stage: Any = SimpleNamespace(art=None, px=round, was=lambda *_tags: place, place=lambda *_tags: place)
    motions = swept_away(stage, [(0, card, HIT) for card in range(10)], 220)
    assert len(motions) == 10
    assert Reel(motions, Preferences()).length < 3 * 220


def moving(pilot: Pilot, scene: TableScene, option: Option) -> dict[str, list[Motion]]:
    """What moves when this is chosen, by the kind of event."""
    found: dict[str, list[Motion]] = {}
    shown = scene.board.motion

    def noted(event: Event, shift: Any) -> list[Motion]:
        made = list(shown(event, shift))
        found.setdefault(event.kind, []).extend(made)
        return made

    pilot.app.set_preferences(speed=1.0)
    with patch.object(scene.board, "motion", noted):
        scene.choose(option)
        pilot.settle()
    return found


def test_the_blow_that_ends_a_fight_is_struck(fly: Fly, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its cards have no place of their own any more, and still fly onto the table and from there to the pile;
    the enemy is one piece from the blow until it is loot."""
    Cards(monkeypatch)("101", power=3, rule=en.NoRule())
    pilot = fly()
    game = fight(Who(pile="1 1 1 0 0 0"), *PEOPLE[1:], enemy="101", below="102").do("keep", "play 1")
    scene = seated(pilot, game)
    moved = moving(pilot, scene, game.decision.options[0])
    struck = [motion for motion in moved["played"] if motion.hides]
    assert len(struck) == 2
    assert len(moved["table_cleared"]) == 3
    assert all(motion.hides == {"enemy"} for motion in moved["loot_taken"] if motion.hides)
    assert len([motion for motion in moved["loot_taken"] if motion.hides]) == 2


def test_what_is_turned_up_at_home_lies_in_its_gate(fly: Fly, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when the Boss attacks at once: the next enemy of the dungeon does not take his place."""
    Cards(monkeypatch)("101", power=0, rule=en.NoRule())
    pilot = fly()
    game = fight(*PEOPLE, enemy="101", below="102 103", pawn=10).until("continue_or_leave")
    scene = seated(pilot, game)
    gate = pilot.app.sheet_of(scene).places["dungeon-0"]
    ends: list[pygame.Rect] = []

    def noted(art: Any, spec: Any, start: pygame.Rect, end: pygame.Rect, **more: Any) -> Motion:
        ends.append(end)
        return stage_props.fly(art, spec, start, end, **more)

    monkeypatch.setattr(motion_visit, "fly", noted)
    assert moving(pilot, scene, scene.look.options("leave")[0])["boss_attacked"]
    assert gate.contains(ends[1])


def test_no_empty_paper_lies_beside_the_shields(fly: Fly, monkeypatch: pytest.MonkeyPatch) -> None:
    """With large texts there is no room for players who have given nothing yet."""
    Cards(monkeypatch)("101", power=9, rule=en.NoRule())
    game = fight(*PEOPLE, enemy="101", below="102")
    pilot = fly()
    scene = seated(pilot, game)
    sheet = pilot.app.sheet_of(scene)
    low = pygame.Rect(0, 0, 300, sheet.px(40))
    assert rows(scene.look)
    assert worth_a_row(sheet, low, scene.look) == []
    game.do("keep", "play 1")
    assert len(worth_a_row(sheet, low, seated(pilot, game).look)) == 1


def test_advice_below_the_fold_lights_the_way_to_it(fly: Fly, telling: None) -> None:
    """Of a gallery that scrolls the last cards are out of sight: the button for more is lit instead."""
    del telling
    discard = "1 0 101 102 103 104 105 106 201 202 203 204 501 502 503 504"
    game = fight(Who(pile="S03 1 1", discard=discard, heroes="cleric thief"), enemy="511", below="510")
    game.do("play S03", "use")
    pilot = fly((1280, 720))
    scene = seated(pilot, game)
    pilot.press("?")
    option = scene.adviser.option
    assert option is not None
    lit = [node for node in describe(pilot.app)["nodes"] if node["advised"]]
    assert MORE in [node["id"] for node in lit]
    assert all(node["point"] is None for node in lit if node["id"] != MORE)
    pilot.click(MORE)
    [line] = [node for node in describe(pilot.app)["nodes"] if node["advised"]]
    pilot.click(line["id"])
    assert [step.option for step in scene.play.steps if step.seat == 0][-1] == option
