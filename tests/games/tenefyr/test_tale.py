"""The tale of the decks on the end page, and the traits of a match for statistics."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from heroes_desktop import locale
from heroes_desktop.desktop.scenes.pages.course import course_of
from heroes_desktop.engine import Match, situation
from heroes_desktop.games.shared.room import declarations, rooms
from heroes_desktop.games.tenefyr import info
from heroes_desktop.games.tenefyr.content import FACES, FIRST_LOOT, DungeonCard
from heroes_desktop.games.tenefyr.memories import WON, remember
from heroes_desktop.games.tenefyr.text.tale import tale, traits
from heroes_desktop.library.exchange import read_record
from heroes_desktop.players import make
from tests.conformance.golden import FOLDER
from tests.games.tenefyr.rich import settled
from tests.scenarios.tenefyr.build import Who, fight

NAMES = ("Ann", "Ben", "Cleo", "Dan")


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    locale.use("en")
    yield
    locale.use("en")


def played(players: int, seed: int) -> Match:
    """A match between computers, to its end."""
    match = Match.new("tenefyr", settled(info.setups[players - 1], seed), seed)
    player = make("tenefyr", "easy")
    while (decision := match.decision) is not None:
        match.play(player.think(situation(match, decision)).option, decision.seat)
    return match


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_every_loot_is_told_with_its_monster(players: int, language: str) -> None:
    locale.use(language)
    match = played(players, players)
    told = tale(match.record(), NAMES[:players])
    assert [line.seat for line in told.lines if line.seat is not None] == list(range(players))
    memories = remember(match.record())
    assert any(memories.decks)
    words = " / ".join(line.text for line in told.lines)
    for deck in memories.decks:
        for face in deck:
            card = FACES[face]
            assert isinstance(card, DungeonCard)
            assert str(card.loot_name) in words
            assert str(card.name) in words
    assert told.hope
    assert "{" not in words + told.hope


def test_loot_remembers_how_it_came() -> None:
    """Won in a fight, by a reward or by the Thief: never a card that was not in the deck at the end."""
    memories = remember(played(4, 6).record())
    origins = {memories.origin[face] for deck in memories.decks for face in deck}
    assert WON in origins
    assert all(face >= FIRST_LOOT for deck in memories.decks for face in deck)


def test_the_hand_that_should_have_been_kept() -> None:
    """1 1 1 rejected for 0 0 0 against the Kobold of power 3: it would have won."""
    game = fight(Who(pile="1 1 1 0 0 0"), Who(pile=""), Who(pile=""), enemy="101", at_boss=True)
    game.do("reject")
    while game.match.decision is not None:
        game.do(game.offered[0])
    memories = remember(game.match.record())
    regret = memories.regret
    assert regret is not None
    assert (regret.hand.seat, regret.hand.power, regret.brought, regret.short) == (0, 3, 0, 3)
    told = tale(game.match.record(), NAMES[:3])
    assert any("Should have been kept" in line.text and "Ann" in line.text for line in told.lines)
    assert "Next time" in told.hope


def test_no_regret_where_nothing_better_was_thrown_away() -> None:
    game = fight(Who(pile="0 0 0 1 1 0"), Who(pile=""), Who(pile=""), enemy="101", at_boss=True)
    game.do("reject")
    while game.match.decision is not None:
        game.do(game.offered[0])
    memories = remember(game.match.record())
    assert memories.regret is None
    assert memories.short == 1


def test_the_card_that_gave_most_is_counted_over_all_fights() -> None:
    match = played(3, 5)
    memories = remember(match.record())
    assert memories.best is not None
    assert memories.given[memories.best] == max(
        power for face, power in memories.given.items() if face >= FIRST_LOOT - 4
    )


def test_traits_of_a_match() -> None:
    told = rooms["tenefyr"].traits
    assert told is not None
    facts = {"difficulty": "hard", "boss": "iron_judge", "heroes": ["bard+thief", "cleric+barbarian"]}
    assert [tuple(trait) for trait in told(facts, 2)] == [
        ("Difficulty", "Hard"),
        ("Boss", "The Iron Judge"),
        ("Players", "2 players"),
        ("Heroes", "Bard"),
        ("Heroes", "Thief"),
        ("Heroes", "Cleric"),
        ("Heroes", "Barbarian"),
    ]
    assert [trait.heading for trait in traits({}, 1)] == ["Players"], "an old result without facts"


@pytest.mark.parametrize("setup", ["2-players-best-order", "4-players-vote", "solo"])
def test_no_good_news_tells_a_loss(setup: str) -> None:
    """A turning point names what made it one: the last enemy of a dungeon beaten, the Boss comes nearer."""
    record = read_record((FOLDER / f"tenefyr-{setup}.json").read_bytes())
    told = declarations("tenefyr")
    turns = course_of("tenefyr", record).turns
    assert turns
    assert all(told.fits(turn.event, turn.changes[0]) for turn in turns)
