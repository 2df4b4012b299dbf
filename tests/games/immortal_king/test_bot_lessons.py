"""What a dungeon master has learned about new guards."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from heroes_desktop.engine import Match, Setup, situation
from heroes_desktop.games.immortal_king.bot.guard_experience import DECISIVE, lesson
from heroes_desktop.games.immortal_king.content import CARDS, Card, face_of
from heroes_desktop.players import make

ORC, FIERCE, PLAIN, AURA, BODYGUARD, DIE, TRAP = (
    CARDS[face_of(number)] for number in ("F20", "F40", "F36", "F35", "F27", "F42", "W42")
)
WEAK = CARDS[face_of("F29")]


@pytest.mark.parametrize("card", [ORC, FIERCE, PLAIN, AURA, BODYGUARD, DIE, TRAP])
def test_nothing_speaks_against_a_guard_that_costs_nothing(card: Card) -> None:
    assert lesson(card, 5, "up") == 0


@pytest.mark.parametrize(
    ("card", "need", "act", "learned"),
    [
        (FIERCE, 5, "tenacity", DECISIVE),
        (FIERCE, 5, "both", DECISIVE),
        (FIERCE, 6, "tenacity", 0),
        (FIERCE, 5, "ambush", 0),
        (PLAIN, 5, "tenacity", 0),
        (PLAIN, 7, "tenacity", -DECISIVE),
        (PLAIN, 4, "ambush", -DECISIVE),
        (PLAIN, 6, "ambush", 0),
        (AURA, 3, "tenacity", -DECISIVE),
        (BODYGUARD, 3, "ambush", -DECISIVE),
        (DIE, 7, "tenacity", 0),
        (TRAP, 5, "ambush", 0),
        (ORC, 4, "ambush", 0),
    ],
)
def test_what_was_learned(card: Card, need: int, act: str, learned: float) -> None:
    assert lesson(card, need, act) == learned


def _placements(seeds: range) -> Iterator[tuple[Card, int, str]]:
    """Guards placed by a normal dungeon master: the card, the Fear he had, his answer."""
    player = make("immortal_king", "normal")
    options = {"mode": "duel", "box": 1, "sides": "party", "party": ["F1", "F2", "F4", "F5", "F7"]}
    for seed in seeds:
        match = Match.new("immortal_king", Setup("duel", ("Ann", "Ben"), options), seed)
        while match.pending:
            decision = match.pending[0]
            option = player.think(situation(match, decision)).option
            if decision.kind == "place_guard":
                s = match.state
                top = s.corridors[int(decision.about["corridor"])].pile[-1]
                yield CARDS[s.faces[top]], s.fear, option.act
            match.play(option, decision.seat)


def test_the_master_places_guards_as_he_has_learned() -> None:
    placed = list(_placements(range(6)))
    auras = [act == "up" for card, _fear, act in placed if card.aura]
    weak_and_fierce = [
        act in ("tenacity", "both") for card, fear, act in placed if card is WEAK and fear >= 2
    ]
    assert sum(auras) >= 0.9 * len(auras) > 5
    assert sum(weak_and_fierce) >= 0.7 * len(weak_and_fierce) > 0
