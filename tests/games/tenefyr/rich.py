"""Matches in the middle of a campaign: decks with loot, half-empty dungeons, so that every effect comes up.

Random play from the start rarely wins a fight; from here it meets nearly everything.
"""

from __future__ import annotations

from dataclasses import dataclass

from heroes_desktop.engine import Chance, Match, Setup
from heroes_desktop.games.tenefyr import info
from heroes_desktop.games.tenefyr.content import BOSSES, LEVELS, SKULL
from heroes_desktop.games.tenefyr.settings import RANDOM
from heroes_desktop.games.tenefyr.state import State
from tests.conformance.subject import Subject


def settled(setup: Setup, seed: int) -> Setup:
    """The setup with everything answered that it leaves open."""
    options = {
        "heroes": [RANDOM] * len(setup.seats),
        "first": RANDOM,
        "boss": BOSSES[seed % len(BOSSES)].id,
        "difficulty": "normal",
        **({"absent_hero": False} if len(setup.seats) == 3 else {}),
        **setup.options,
    }
    return Setup(setup.name, setup.seats, options)


def rich_state(setup: Setup, seed: int) -> State:
    """A village in which decks hold a dozen loot cards, dungeons one or two enemies of half power."""
    s: State = Match.new("tenefyr", settled(setup, seed), seed).state
    chance = Chance(seed)
    for level in LEVELS:
        for dungeon in s.dungeons:
            if dungeon.level == level:
                gone = dungeon.cards[: 1 + chance.below(2)]
                dungeon.cards = dungeon.cards[len(gone) :]
                s.reserve[level - 1] += gone
    for level in LEVELS:
        pile = s.reserve[level - 1]
        for _card in range(2 * len(s.players) if len(s.players) < 4 else 7):
            card = pile.pop(chance.below(len(pile)))
            s.players[chance.below(len(s.players))].pile.append(card)
    for player in s.players:
        standards = [card for card in player.pile if s.faces[card] < 2]
        for card in standards[: len(standards) // 2]:
            player.pile.remove(card)
            s.removed.append(card)
            s.seen[card] = 0xFFFF
        chance.shuffle(player.pile)
    s.pawn = chance.below(SKULL)
    return s


@dataclass(frozen=True)
class Rich(Subject):
    """A setup whose matches begin rich."""

    def match(self, seed: int) -> Match:
        return Match.from_state("tenefyr", self.setup, rich_state(self.setup, seed))


RICH = tuple(Rich(info, setup) for setup in info.setups)
