"""The declared events are those the rules tell, with the facts declared."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from heroes_desktop.engine import Chance, Match, Option, Setup
from heroes_desktop.games.reflets_acide import SETUPS, info
from heroes_desktop.games.reflets_acide.events import EVENTS

ROOM = Path(str(__import__("heroes_desktop.games.reflets_acide").games.reflets_acide.__file__)).parent


def test_every_event_of_the_source_is_declared() -> None:
    told = set()
    for file in sorted(ROOM.rglob("*.py")):
        told |= set(re.findall(r'table\.tell\(\s*"(\w+)"', file.read_text(encoding="utf-8")))
    assert told == set(EVENTS)


def test_events_carry_the_facts_declared() -> None:
    for setup in SETUPS:
        for seed in range(4):
            match, chance = Match.new(info.id, setup, seed), Chance(seed)
            while match.decision is not None:
                options = match.decision.options
                for event in match.play(options[chance.below(len(options))]):
                    assert sorted(event.facts) == sorted(EVENTS[event.kind].split()), event.kind


@pytest.mark.rule("NA-024")
def test_a_replacement_tells_the_position_it_takes() -> None:
    match = Match.new("reflets_acide", Setup("solo", ("Ann",), {"challenge": "pepere", "tokens": "quick"}), 3)
    match.play(Option("replace", (3,)))
    told = match.play(Option("pay", (0, 0)))
    replaced = next(event.facts for event in told if event.kind == "replaced")
    assert replaced["no"] == 3
    assert match.state.team[2].card == replaced["card"]
