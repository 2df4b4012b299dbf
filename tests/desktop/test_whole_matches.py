"""Whole matches from the first page to the last, with clicks only and with keys only; replays verify."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Protocol

import pytest

from heroes_desktop.desktop.input import focus
from heroes_desktop.desktop.input.node import Node, free_point
from heroes_desktop.desktop.proving.match_tour import kind
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.dialogs.dialog import Question
from heroes_desktop.desktop.scenes.match.table import TableScene
from heroes_desktop.desktop.scenes.pages.new_match import NewMatch
from heroes_desktop.engine import Match

Fly = Callable[..., Pilot]
MOST_STEPS = 900
TABLES = [("duel", 2), ("duel", 1), ("solo", 1), ("constructed-duel", 2), ("constructed-duel", 1),
          ("constructed-solo", 1)]  # fmt: skip
"""Ways to play, and how many of the seats are people; the rest are computers."""


class Hands(Protocol):
    """One way of using the screen, and no other."""

    used: set[str]

    def use(self, node: Node) -> None: ...
    def open_curtain(self) -> None: ...


class Clicks:
    """Only the mouse."""

    def __init__(self, pilot: Pilot, pick: random.Random) -> None:
        self.pilot, self.pick = pilot, pick
        self.used: set[str] = set()

    def use(self, node: Node) -> None:
        self.used.add(node.id.partition(":")[0])
        self.pilot.click(node.id)

    def open_curtain(self) -> None:
        self.pilot.hold("reveal", 900)


class Keys:
    """Only the keyboard: the key shown on a thing, or Tab there and Enter."""

    def __init__(self, pilot: Pilot, pick: random.Random) -> None:
        self.pilot, self.pick = pilot, pick
        self.used: set[str] = set()

    def use(self, node: Node) -> None:
        self.used.add(node.id.partition(":")[0])
        if node.key and len(node.key) <= len("SPACE") and self.pick.random() < 0.8:
            self.pilot.press(node.key.lower())
            return
        self._walk_to(node.id)
        self.pilot.press("return")

    def _walk_to(self, identity: str) -> None:
        """With Tab or Shift+Tab, whichever is shorter."""
        pilot = self.pilot
        stops = [node.id for node in focus.stops(pilot.root())]
        here = stops.index(pilot.app.keyboard.focus) if pilot.app.keyboard.focus in stops else -1
        ahead = (stops.index(identity) - here) % len(stops)
        key = "tab" if ahead <= len(stops) // 2 else "shift+tab"
        for _unused in range(len(stops) + 1):
            if pilot.app.keyboard.focus == identity:
                return
            pilot.key_down(key)
            pilot.key_up(key)
        raise AssertionError(f"Tab does not lead to {identity}")

    def open_curtain(self) -> None:
        self.pilot.key_down("space")
        self.pilot.wait(900)
        self.pilot.key_up("space")
        self.pilot.settle()


def nodes(pilot: Pilot, *ids: str) -> list[Node]:
    """Usable things by the beginnings of their identities."""
    return [
        node for node in pilot.root().walk() if node.id.startswith(ids) and node.focusable and node.enabled
    ]


def sit_down(pilot: Pilot, hands: Hands, mode: str, people: int) -> TableScene:
    """From the first page through the arranging of seats to the table."""
    hands.use(nodes(pilot, "game:immortal_king")[0])
    hands.use(nodes(pilot, f"mode:{mode}")[0])
    page = pilot.app.top
    assert isinstance(page, NewMatch)
    page.plan.seed = 11
    for number in range(len(page.chairs)):
        wanted = "Person" if number < people else "Computer, random"
        hands.use(nodes(pilot, f"who:{number}")[0])
        hands.use(next(node for node in pilot.root().walk() if node.name == wanted and node.focusable))
    hands.use(nodes(pilot, "button:Start")[0])
    table = next(scene for scene in pilot.app.scenes if isinstance(scene, TableScene))
    assert table.play.shared == (people > 1)
    return table


def answers(pilot: Pilot, board: bool) -> list[Node]:
    """What answers the question: on the board, or in the bar (or the list that opens from it)."""
    bar = nodes(pilot, "option:", "sort:", "hand:")
    scene = pilot.app.top
    if not board or not isinstance(scene, TableScene) or scene.look.veiled:
        return bar
    names = {scene.look.name(option) for option in scene.look.options()}
    root = pilot.root()
    drawn = [
        node for node in root.walk()
        if node.name in names and node.action is not None and node not in bar and free_point(root, node)
    ]  # fmt: skip
    return drawn or bar


def play(pilot: Pilot, hands: Hands, pick: random.Random) -> int:
    """Until the end of the match; how many curtains were opened on the way."""
    curtains = 0
    for _step in range(MOST_STEPS):
        scene = kind(pilot)
        if scene == "End":
            return curtains
        if scene == "Curtain":
            curtains += 1
            hands.open_curtain()
        elif scene == "HandsShown":
            hands.use(nodes(pilot, "go-on")[0])
        elif isinstance(pilot.app.top, Question):
            hands.use(pilot.find(pilot.app.top.yes))
        elif scene == "OptionList":
            hands.use(pick.choice([node for node in pilot.root().walk() if node.role == "button"]))
        else:
            hands.use(pick.choice(answers(pilot, pick.random() < 0.5)))
    raise AssertionError("the match does not end")


@pytest.mark.usefixtures("telling")
@pytest.mark.parametrize("way", [Clicks, Keys])
@pytest.mark.parametrize(("mode", "people"), TABLES)
def test_a_whole_match(
    fly: Fly, way: Callable[[Pilot, random.Random], Hands], mode: str, people: int
) -> None:
    pilot = fly(speed=16.0)
    pilot.app.set_preferences(reduced_motion=True)
    pick = random.Random(f"{mode}{people}")
    hands = way(pilot, pick)
    table = sit_down(pilot, hands, mode, people)
    curtains = play(pilot, hands, pick)
    assert (curtains > 1) == (people > 1), "only people who share a screen need curtains"
    assert len(hands.used) > 6, "board and bar were both used"
    match = table.session.match
    assert Match.replay(match.record()).state_hash() == match.state_hash()
    assert pilot.library.entry(table.session.id).finished is not None
