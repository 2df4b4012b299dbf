"""Every kind of picture can be drawn, is as large as announced, and is the same every time."""

from __future__ import annotations

import hashlib
import importlib
import subprocess
import sys
from importlib.util import find_spec
from pkgutil import iter_modules

import pytest

from heroes_desktop.desktop.art.core import palette, specs
from heroes_desktop.desktop.art.core.builders import build
from heroes_desktop.desktop.art.core.geometry import box
from heroes_desktop.desktop.art.core.specs import CardBack, CardFace
from heroes_desktop.games import rooms


def room_examples(game: str) -> list[specs.Spec]:
    """What `tests/games/<id>/pictures.py` shows of a room's own pictures."""
    name = f"tests.games.{game}.pictures"
    return list(importlib.import_module(name).EXAMPLES) if find_spec(name) else []


def room_kinds(game: str) -> set[type[specs.Spec]]:
    """The kinds of pictures in a room's `art`."""
    package = importlib.import_module(f"{rooms[game].info.begin.__module__.rpartition('.')[0]}.art")
    parts = [
        importlib.import_module(f"{package.__name__}.{part.name}") for part in iter_modules(package.__path__)
    ]
    found = (each for part in parts for each in vars(part).values() if isinstance(each, type))
    return {
        kind
        for kind in found
        if issubclass(kind, specs.Spec) and kind.__module__.startswith(package.__name__)
    }


EXAMPLES: list[specs.Spec] = [
    specs.Table(240, 140),
    specs.Wood(120, 60),
    specs.TopBar(240, 51),
    specs.HubGround(240, 140),
    specs.Velvet(240, 140),
    specs.Felt(100, 60),
    specs.Stone(100, 60, veins="#FF7A2A"),
    specs.Inlay(200, 120),
    specs.Tray(160, 90),
    specs.Parchment(120, 80),
    specs.Leather(140, 90, ornament=True),
    specs.Slot(60, 60),
    specs.Slot(60, 60, "leather"),
    specs.Ribbon(120, 29),
    specs.TipArrow(36, 16),
    specs.Rule(100),
    specs.KeyHint(17, 17),
    specs.Gauge(100, 12, 450),
    specs.HoldBar(100, 6, 380),
    specs.OddsBar(120, 14, 580, 120),
    specs.OddsBar(120, 14, 1000, 0),
    specs.OddsBar(120, 14, 0, 0),
    specs.Column(30, 60),
    specs.Column(30, 3, False),
    specs.Checkbox(27, True),
    specs.Knob(24),
    specs.Groove(100, 9),
    specs.FocusLine(90, 48),
    specs.GroundGlow(60, 27),
    specs.Scene(160, 80, figure="immortal_king/F57"),
    CardBack(90, 126, label="II"),
    specs.Pile(90, 126, CardBack(90, 126), 15),
    specs.Pile(90, 126, CardBack(90, 126), 1),
    specs.EmptyPlace(90, 126, "mdi:plus"),
    specs.Token(57, "#D08A1E", "lion"),
    specs.Token(27, "#3A2A1C", text="12", flat=True),
    specs.WaxSeal(40),
    specs.WaxSeal(40, False),
    specs.Stack(57, "#2F6FC0", "crystals", 9),
    specs.Badge(39, "#7A2C22", "#D0685A", "11"),
    specs.Sign(27, "star", "#46207A"),
    specs.Pawn(60, "#2A6FCF", "circle"),
    specs.Medallion(87, "#E8680F", "hood", "forest", "bronze", "diamond"),
    specs.Gem(30, "ruby"),
    specs.Gem(30, "green", True),
    specs.SolidIcon(40, "broadsword", "gold"),
    specs.Heart(20),
    *(specs.Hand(80, sign) for sign in ("rock", "paper", "scissors")),
    specs.Heart(20, False),
    specs.GoldText("Élan vital", 30, 800, 1),
    specs.Crest(38, "immortal_king"),
    *(specs.ButtonFace(100, 48, kind) for kind in palette.BUTTONS),
    *(specs.ButtonFace(100, 48, "primary", press) for press in ("hover", "down", "off")),
    *(specs.PillFace(80, 21, kind) for kind in palette.PILLS),
    *(specs.ChipFace(132, 38, player.colour, player.shape == "diamond") for player in palette.PLAYERS),
    *(specs.Glow(80, 60, kind) for kind in palette.GLOWS),
    specs.Glow(60, 60, "legal", "disc"),
    specs.Glow(102, 118, "explore", "hex"),
    specs.Glow(118, 102, "hostile", "flat_hex"),
    specs.Standee(70, "HT-ulumu", "#2F6B46"),
    specs.Mosaic(120, 90, ((specs.Heart(30), 40, 40), (specs.Heart(20), 90, 50))),
    *(CardFace(105, 147, kind, "Some Name", compact=True) for kind in palette.FRAMES),
    *(specs.Die(sides, sides, 69) for sides in (6, 8, 10, 12)),
    *(specs.Die(12, 7, 69, colour) for colour in ("red", "blue", "green", "black", "violet")),
    specs.Die(6, 1, 69, "ivory", 2),
    *(specs.HubCard(150, 270, game) for game in rooms),
    *(example for game in rooms for example in room_examples(game)),
]  # fmt: skip


@pytest.mark.parametrize("spec", EXAMPLES, ids=lambda spec: type(spec).__name__)
def test_a_picture_is_as_large_as_its_box(spec: specs.Spec) -> None:
    whole = box(spec, 0.75)
    assert build(spec, 0.75).size == (whole.width, whole.height)


def test_every_kind_of_spec_has_an_example() -> None:
    kinds = {kind for kind in vars(specs).values() if isinstance(kind, type) and issubclass(kind, specs.Spec)}
    kinds = kinds.union(*(room_kinds(game) for game in rooms))
    assert kinds - {specs.Spec, specs.Sized} == {type(example) for example in EXAMPLES}


@pytest.mark.parametrize(
    "change", [{"lift": 3}, {"turn": 9.0}, {"turn": -33.0, "lift": 2}, {"state": "exhausted"}]
)
def test_shadow_turn_and_state_keep_the_box(change: dict[str, object]) -> None:
    for factor in (0.75, 1.0, 2.0):
        spec = CardBack(60, 84).but(**change)
        whole = box(spec, factor)
        assert build(spec, factor).size == (whole.width, whole.height)
        assert (whole.inner_width, whole.inner_height) == (60, 84)


def test_states_look_different() -> None:
    plain = CardFace(105, 147, "enemy", "Orc", compact=True)
    looks = {
        build(plain.but(state=state), 0.75).tobytes()
        for state in ("", "hover", "disabled", "exhausted", "ghost")
    }
    assert len(looks) == 5
    with pytest.raises(LookupError):
        build(plain.but(state="unheard-of"), 0.75)


def test_a_turned_thing_keeps_its_middle() -> None:
    spec = specs.Token(40, "#FF0000", flat=True, turn=45.0)
    whole = box(spec, 1.0)
    picture = build(spec, 1.0)
    assert whole.left + 20 == pytest.approx(picture.width / 2, abs=1)
    assert picture.getchannel("A").getpixel((picture.width // 2, picture.height // 2)) == 255


_FINGERPRINT = """
import hashlib, sys
from heroes_desktop.desktop.art.core.builders import build
from heroes_desktop.desktop.art.core.specs import CardFace
card = CardFace(120, 168, "enemy", "Grubnash", "immortal_king/F21", power="4", suit="green")
print(hashlib.sha256(build(card, 0.75).tobytes()).hexdigest())
"""


def test_the_same_card_looks_the_same_in_every_process() -> None:
    """No display, another hash seed: still the same pixels."""
    card = CardFace(120, 168, "enemy", "Grubnash", "immortal_king/F21", power="4", suit="green")
    here = hashlib.sha256(build(card, 0.75).tobytes()).hexdigest()
    environment = {"PYTHONHASHSEED": "4711", "PATH": "/usr/bin:/bin"}
    run = subprocess.run(
        [sys.executable, "-c", _FINGERPRINT], capture_output=True, text=True, check=True, env=environment
    )
    assert run.stdout.split()[-1] == here


def test_importing_the_art_brings_in_no_pillow() -> None:
    code = "import sys; import heroes_desktop.desktop.art; sys.exit('PIL' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
