"""Tables of Heldentaufe for tests of its board: one for every kind of question, and the fullest one."""

from __future__ import annotations

from collections.abc import Callable

from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.match.table import TableScene
from heroes_desktop.engine import Match, Setup
from heroes_desktop.library import Seat

from ..scenarios.heldentaufe.build import NAMES, Beast, Who, play, start, table

GAME = "heldentaufe"
LAND = {
    (1, 0): "meadow", (1, -1): "forest", (0, -1): "laboratory", (-1, 0): "merchant", (-1, 1): "orchard",
    (0, 1): "smith", (1, 1): "pond", (2, -1): "mushrooms", (2, 0): "portal1", (-2, 1): "portal4",
    (2, -2): "forest", (-1, 2): "forest", (0, 2): "meadow", (1, -2): "forest",
}  # fmt: skip
"""A land of fifteen tiles with every kind of place."""

WHOLE_LAND = {
    (0, 0): "campfire", (1, 0): "meadow", (0, 1): "meadow", (-1, 1): "meadow", (-1, 0): "meadow",
    (0, -1): "meadow", (1, -1): "meadow", (2, 0): "meadow", (2, -1): "meadow", (2, -2): "portal1",
    (1, -2): "portal2", (0, -2): "portal3", (-1, -1): "portal4", (-2, 0): "portal5", (-2, 1): "orchard",
    (-2, 2): "orchard", (-1, 2): "orchard", (0, 2): "pond", (1, 1): "pond", (3, 0): "pond",
    (3, -1): "mushrooms", (3, -2): "mushrooms", (3, -3): "mushrooms", (2, -3): "laboratory",
    (1, -3): "merchant", (0, -3): "smith", (-1, -2): "forest", (-2, -1): "forest", (-3, 0): "forest",
    (-3, 1): "forest", (-3, 2): "forest", (-3, 3): "forest", (-2, 3): "forest", (-1, 3): "forest",
    (0, 3): "forest", (1, 2): "forest", (2, 1): "forest", (4, -1): "forest", (4, -2): "forest",
    (4, -3): "forest", (4, -4): "forest", (3, -4): "forest",
}  # fmt: skip
"""All forty-two tiles."""


def _hero(**more: object) -> Match:
    who: dict[str, object] = {"hero": "erla", "hand": ("M05", "M12", "M21"), "points": 5, **more}
    others = (
        Who("corlof", at="F3", points=3, sword=(2,)),
        Who("jupanila", at=(1, 0), points=8),
        Who("luphius"),
    )
    return start(table(Who(**who), *others, land=LAND, chief=1), dice=[3] * 60)  # type: ignore[arg-type]


def _end_on(place: tuple[int, int], **more: object) -> Match:
    match = _hero(at=place, **more)
    play(match, "hero_action end_turn")
    return match


def _overflow() -> Match:
    people = (Who("corlof", at=(2, -2), food=("apple", "fish", "mushroom"), sword=(1,)), Who("erla"))
    match = start(table(*people, land=LAND, pile=["forest", "meadow"]), dice=[3] * 20)
    play(match, "hero_action explore 3 -2")
    return match


def _teleport() -> Match:
    match = _hero(at=(0, 0), potion="teleport")
    play(match, "hero_action drink teleport")
    return match


def _monsters(seats: int = 3) -> Match:
    """The hero below ends his turn; several others may want to command."""
    people = (Who("corlof", at="F4", hearts=1), Who("erla"), Who("jupanila", at=(1, 0)), Who("mathian"))
    match = start(table(*people[:seats], land=LAND, chief=0), dice=[5, 2] * 30)
    play(match, "hero_action end_turn")
    return match


def _command() -> Match:
    match = _monsters()
    play(match, "claim_command command", "claim_command leave")
    return match


def _trapped() -> Match:
    """A trap takes the last heart; two others may place the hero."""
    people = (Who("corlof", at="F1", hearts=1, hand=("M10",)), Who("erla"), Who("jupanila"))
    match = start(table(*people, land=LAND, chief=0, armed=("D1", "D2")), dice=[2] * 20)
    play(match, "hero_action move D1")
    return match


def _placing() -> Match:
    match = _trapped()
    play(match, "claim_placement place", "claim_placement leave")
    return match


def _fight(**more: object) -> Match:
    people = (
        Who("corlof", at="F4", sword=(2, 1), boots=(1,), points=7, hand=("M12", "M10", "M07"), **more),  # type: ignore[arg-type]
        Who("erla", at="F3", hearts=2, points=9),
        Who("jupanila", points=4),
    )
    beasts = {"ulumu": Beast("LU", 1), "zibber": Beast(None), "wallrog": Beast("F6", 2)}
    return start(table(*people, land=LAND, chief=0, beasts=beasts, gone=("D2",)), dice=[5, 3] * 30)


def full() -> Match:
    """All forty-two tiles, five heroes and the underworld in view."""
    people = (
        Who("jupanila", boots=(3, 1), ring=(2,), sword=(1,), food=("fish",), hand=("M05", "M12", "M21")),
        Who("corlof", at="F3", points=9),
        Who("erla", at=(0, 0), points=4),
        Who("luphius", at=(0, 0), food=("apple",) * 5),
        Who("mathian", at="F6"),
    )  # fmt: skip
    land = {place: tile for place, tile in WHOLE_LAND.items() if place != (0, 0)}
    return start(table(*people, land=land, pile=[], chief=1), dice=[3] * 60)


TABLES: dict[str, Callable[[], Match]] = {
    "choose_hero": lambda: Match.new(GAME, Setup("4-players", NAMES[:4]), 3),
    "choose_removed_tiles": lambda: Match.new(
        GAME, Setup("3-players", NAMES[:3], {"heroes": ["random"] * 3, "removal": "chosen"}), 3
    ),
    "first turn": lambda: Match.new(
        GAME, Setup("2-players", NAMES[:2], {"heroes": ["corlof", "erla"], "first": 0}), 3
    ),
    "hero": lambda: _hero(at=(0, 0)),
    "forest": lambda: _hero(at=(1, -1), food=("apple", "fish", "mushroom"), hearts=3),
    "orchard": lambda: _hero(at=(-1, 1)),
    "merchant": lambda: _hero(at=(-1, 0), sword=(2, 1), ring=(1,), boots=(3,)),
    "smith": lambda: _hero(at=(0, 1), sword=(1, 1), ring=(2, 1), boots=(1,)),
    "thief": lambda: start(
        table(
            Who("erla", at=(1, 0), hand=("M07", "M08")),
            Who("corlof", at=(1, 0), points=2),
            Who("jupanila", at=(1, 0), points=3),
            land=LAND,
            arrived=True,
        ),
        dice=[1] * 9,
    ),
    "portal": lambda: _hero(at=(2, 0), potion="healing", hearts=2),
    "below": lambda: _hero(at="P4", potion="rage", food=("apple", "mushroom")),
    "rage": lambda: _fight(potion="rage", turned=True),
    "fight": _fight,
    "full": full,
    "teleport_target": _teleport,
    "overflow": _overflow,
    "lab_upgrade": lambda: _end_on((0, -1), sword=(2, 1), boots=(1,)),
    "observer_reward": lambda: _end_on((1, 1)),
    "claim_command": _monsters,
    "monster_action": _command,
    "claim_placement": _trapped,
    "place_defeated": _placing,
}
"""A table for each kind of question and each sort of answer."""


def sit_down(pilot: Pilot, match: Match, players: tuple[str, ...]) -> TableScene:
    """Open a table for a match, with the curtain drawn aside if there is one."""
    seats = [Seat(name, player) for name, player in zip(match.setup.seats, players, strict=True)]
    scene = TableScene(pilot.app, pilot.app.library.start(match, seats, "test"))
    pilot.app.push(scene)
    pilot.settle()
    if type(pilot.app.top).__name__ == "Curtain":
        pilot.hold("reveal", 900)
    return scene


def people(match: Match, shared: bool) -> tuple[str, ...]:
    """Everybody a person, or only the one who is asked."""
    asked = match.pending[0].seat if match.pending else 0
    return tuple("person" if shared or seat == asked else "easy" for seat in range(len(match.setup.seats)))


def visit(pilot: Pilot, name: str, shared: bool = False) -> TableScene:
    """A table by its name."""
    match = TABLES[name]()
    return sit_down(pilot, match, people(match, shared))
