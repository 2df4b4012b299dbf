"""Whole matches from the first page to the last, with clicks only and with keys only; replays verify."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from heroes_desktop.desktop.proving.match_tour import kind
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.dialogs.dialog import Question
from heroes_desktop.desktop.scenes.match.table import TableScene
from heroes_desktop.desktop.scenes.pages.new_match import NewMatch

from .whole_match import Clicks, Hands, Keys, Way, answers, hurried, is_safe, nodes

Fly = Callable[..., Pilot]
MOST_STEPS = 900
TABLES = [("duel", 2), ("duel", 1), ("solo", 1), ("constructed-duel", 2), ("constructed-duel", 1),
          ("constructed-solo", 1)]  # fmt: skip
"""Ways to play, and how many of the seats are people; the rest are computers."""


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
def test_a_whole_match(fly: Fly, way: Way, mode: str, people: int) -> None:
    pilot = hurried(fly)
    pick = random.Random(f"{mode}{people}")
    hands = way(pilot, pick)
    table = sit_down(pilot, hands, mode, people)
    curtains = play(pilot, hands, pick)
    assert (curtains > 1) == (people > 1), "only people who share a screen need curtains"
    assert len(hands.used) > 6, "board and bar were both used"
    is_safe(pilot, table)
