"""Flying through a match with the pilot: used for pictures, tests and the self-test of a bundle."""

from __future__ import annotations

from collections.abc import Callable

from ..board.gathering import DONE
from ..input.node import Node
from ..scenes.dialogs.dialog import Question
from .pilot import Pilot

MOST_STEPS = 2000


def kind(pilot: Pilot) -> str:
    """The kind of scene in front."""
    return type(pilot.app.top).__name__


def act(pilot: Pilot, pick: int = 0) -> bool:
    """One step through the screen: open the curtain or click an option. False when there is nothing to do."""
    scene = kind(pilot)
    if scene == "Curtain":
        pilot.hold("reveal", 900)
        return True
    if scene == "OptionList":
        items = [node for node in pilot.root().walk() if node.role == "button"]
        items = [node for node in items if not node.selected] or items
        pilot.click(items[pick // 3 % len(items)].id)
        return True
    if scene == "HandsShown":
        pilot.click("go-on")
        return True
    if isinstance(pilot.app.top, Question):  # a choice that loses the match is asked about once more
        pilot.click(pilot.app.top.yes)
        return True
    if scene not in ("TableScene", "BothHands"):
        return False
    options = [node for node in pilot.root().walk() if node.id.startswith(("option:", "sort:", "hand:"))]
    options = towards_a_set(pilot, options, pick)
    if not options:
        return False
    pilot.click(options[pick % len(options)].id)
    return True


def towards_a_set(pilot: Pilot, options: list[Node], pick: int) -> list[Node]:
    """While a set is being chosen: what is not in it yet, or the button that ends the choice."""
    done = [node for node in options if node.id == DONE]
    if not done:
        return options
    more = [node for node in options if node.id != DONE and not node.selected]
    if done[0].enabled and (pick % 2 or not more):
        return done
    return more or [node for node in pilot.root().walk() if node.id == "more"]


def keys(pilot: Pilot) -> list[str]:
    """The keys that lead on now, in the bar or in the list that opens from it."""
    nodes = [node for node in pilot.root().walk() if node.key]
    if kind(pilot) == "OptionList":
        return [node.key.lower() for node in nodes if not node.selected]
    options = [node for node in nodes if node.id.startswith("option:")]
    return [node.key.lower() for node in towards_a_set(pilot, options, 1) if node.enabled]


def answer(pilot: Pilot, pick: int = 0) -> bool:
    """One step that is the same at every size: of all that is open, wherever the screen has it."""
    from ..scenes.match.table import TableScene

    table = pilot.app.top
    decision = table.play.decision if isinstance(table, TableScene) else None
    if decision is None or not isinstance(table, TableScene):
        return act(pilot, pick)
    table.choose(decision.options[pick % len(decision.options)])
    pilot.settle()
    return True


def play_on(pilot: Pilot, steps: int, pick: int = 1) -> None:
    """Answer this many questions, picking options in a fixed but varying order."""
    for number in range(steps):
        if not act(pilot, number * 7 + pick):
            return


def until(pilot: Pilot, scene: str, step: Callable[[Pilot, int], bool] = act) -> bool:
    """Play until a scene of this kind comes up; False when the match goes elsewhere."""
    for number in range(MOST_STEPS):
        if kind(pilot) == scene:
            return True
        if not step(pilot, number):
            return kind(pilot) == scene
    return False
