"""A whole match in the window, as a person plays it: one kind of hands, somebody who decides, the end page.

What a game adds is its setup and its manner of deciding; everything else about sitting down, choosing by
name, opening curtains and looking at the end is the same in all of them.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Protocol

from heroes_desktop.desktop.input import focus
from heroes_desktop.desktop.input.node import Node, free_point
from heroes_desktop.desktop.proving.match_tour import kind
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.match.table import TableScene
from heroes_desktop.desktop.scenes.pages.end import End
from heroes_desktop.engine import Match, Option, situation
from heroes_desktop.games.shared.room import bots
from heroes_desktop.library import Seat

NAMES = ("Ann", "Ben", "Cleo", "Dan")


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


Way = Callable[[Pilot, random.Random], Hands]
Wanted = Callable[[TableScene], Option]
"""What somebody would choose who sits at this table."""


# what is on the screen


def nodes(pilot: Pilot, *ids: str) -> list[Node]:
    """Usable things by the beginnings of their identities."""
    return [
        node for node in pilot.root().walk() if node.id.startswith(ids) and node.focusable and node.enabled
    ]


def usable(pilot: Pilot) -> list[Node]:
    """Everything the pointer can press."""
    root = pilot.root()
    return [node for node in root.walk() if node.action and node.enabled and free_point(root, node)]


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


def board_click(pilot: Pilot, pick: random.Random, *ids: str) -> bool:
    """Click a thing of the board, by the beginning of its identity, that answers the question."""
    scene = pilot.app.top
    if not isinstance(scene, TableScene):
        return False
    names = {scene.look.name(option) for option in scene.look.options()}
    found = [node for node in pilot.root().walk() if node.id.startswith(ids) and node.name in names]
    if not found:
        return False
    pilot.click(pick.choice(found).id)
    return True


# sitting down and deciding


def hurried(fly: Callable[..., Pilot]) -> Pilot:
    """A pilot without motions: they are none of these tests' business."""
    pilot = fly(speed=16.0)
    pilot.app.set_preferences(reduced_motion=True)
    return pilot


def sit_down(pilot: Pilot, match: Match, people: int) -> TableScene:
    """A table with people in its first seats; the others are computers."""
    seats = [Seat(name, "person" if n < people else "easy") for n, name in enumerate(match.setup.seats)]
    scene = TableScene(pilot.app, pilot.library.start(match, seats, "whole match"))
    pilot.app.push(scene)
    pilot.settle()
    return scene


def as_a_computer(scene: TableScene) -> Option:
    """What a computer player would choose in this seat."""
    decision = scene.play.decision
    assert decision is not None
    match = scene.session.match
    return bots(match.game).heuristic("normal").think(situation(match, decision)).option


def choose(pilot: Pilot, hands: Hands, name: str, pick: random.Random, in_bar: bool = False) -> None:
    """Use what has this name, on the board or in the bar; open a list where only a list has it."""
    found = [node for node in usable(pilot) if node.name == name]
    if in_bar:
        found = [node for node in found if node.id.startswith("option:") or kind(pilot) == "OptionList"]
    if found:
        hands.use(pick.choice(found))
    else:
        hands.use(nodes(pilot, "sort:", "more", "option:")[0])


# from the first question to the end page


def play(pilot: Pilot, hands: Hands, wanted: Wanted, pick: random.Random, most: int) -> tuple[End, int]:
    """Until the end page; how many curtains were opened on the way."""
    name, curtains, looked = "", 0, False
    for _step in range(most):
        scene = pilot.app.top
        if isinstance(scene, End):
            return scene, curtains
        if kind(pilot) == "Curtain":
            curtains += 1
            hands.open_curtain()
            continue
        if kind(pilot) == "Zoom":  # a thing of this name that can only be looked at
            looked = True
            hands.use(pilot.find("Close"))
            continue
        if isinstance(scene, TableScene):
            name = scene.look.name(wanted(scene))
        choose(pilot, hands, name, pick, looked)
        looked = looked and kind(pilot) == "OptionList"
    raise AssertionError("the match does not end")


def is_safe(pilot: Pilot, table: TableScene) -> Match:
    """The match has ended, is stored as ended, and happens again exactly as recorded."""
    match = table.session.match
    assert match.outcome is not None
    assert Match.replay(match.record()).state_hash() == match.state_hash()
    assert pilot.library.entry(table.session.id).finished is not None
    return match
