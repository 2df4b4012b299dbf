"""Worked examples about the Boss fight."""

from __future__ import annotations

import pytest

from heroes_desktop.games.tenefyr.kinds.bosses import Heir, OpenGraves
from heroes_desktop.games.tenefyr.kinds.enemies import NoRule
from heroes_desktop.games.tenefyr.kinds.loot import NoEffect, Scout
from heroes_desktop.games.tenefyr.state import LAIR

from .build import Cards, Den, Game, Who, fight, start, table


@pytest.fixture
def weak(cards: Cards) -> Cards:
    """All cards of the Dragon fall to a Standard 1 and have no rule that matters."""
    for number in ("B01", "B02", "B03", "B04"):
        cards(number, power=1, rule=NoRule())
    return cards


@pytest.mark.rule("TF-129", "TF-D39", "TF-D74")
def test_x08_dungeon_means_boss_pile(weak: Cards) -> None:
    weak("313", loot=Scout(), loot_power=3)
    game = fight(Who(pile="313"), Who(pile="1 1 1 1"), enemy="B01", below="B02 B03", at_boss=True)
    assert (game.asked, game.offered) == ("rearrange_pile", ["card B02", "card B03"])
    assert [event.facts["faces"] for event in game.events("looked")] == [[77, 78]]
    assert game.den(LAIR) == "B01 B02 B03"
    game.do("card B03")
    assert game.events("fight")[1].facts["face"] == 78, "B03 comes next"


@pytest.mark.rule("TF-109", "TF-112", "TF-113", "TF-085", "TF-156")
def test_x24_boss_fight(cards: Cards) -> None:
    cards("B01", power=1, rule=NoRule())
    cards("B02", power=1, rule=NoRule())
    cards("B03", power=18, rule=NoRule())
    cards("404", loot=NoEffect(), loot_power=17)
    game = fight(
        Who(pile="1"), Who(pile="1"), Who(pile="404"), enemy="B01", below="B02 B03 B04", at_boss=True
    )
    assert [event.facts["seat"] for event in game.events("token")] == [1, 2]
    assert game.checks[-1] == (17, 18, False)
    assert not game.events("shuffled")
    assert not game.events("decided")
    assert not game.events("pawn")
    assert game.match.outcome is not None
    assert game.match.outcome.winners == ()
    assert game.match.outcome.reason == "boss_lost"


@pytest.mark.rule("TF-107", "TF-110", "TF-111", "TF-D38", "TF-106")
def test_x25_monster_in_the_boss_pile(weak: Cards) -> None:
    weak("B03", rule=OpenGraves())
    for number in ("301", "302"):
        weak(number, power=1, rule=NoRule())
    game = fight(
        Who(pile="1 1 1 1"), Who(pile="1 1 1 1"), Who(pile="1 1 1 1"), enemy="B03", below="B01 B02 B04",
        at_boss=True, reserve={3: "301 302"}, orders=[[4, 1, 2, 3, 0]],
    )  # fmt: skip
    assert len(game.s.lair.cards) == 6
    assert game.s.reserve[2] == []
    assert game.face_up(LAIR) == "B03"
    game.until("")
    assert game.match.outcome is not None
    assert game.match.outcome.winners == (0, 1, 2)
    assert len(game.events("stage_beaten")) == 4
    loot = game.events("loot_taken")
    assert len(loot) == 2, "both monsters were beaten and gave loot"
    assert len(game.events("fight")) == 6


@pytest.mark.rule("TF-104", "TF-114", "TF-D35")
def test_x26_early_boss() -> None:
    game = start(table(Who(pile="1 1 1 0"), Who(pile="1 1 1 0"), dungeons=[Den("101")], pawn=4))
    assert game.offered == ["enter 0", "enter_lair"]
    game.do("enter_lair")
    assert game.s.pawn == 4
    assert not game.events("boss_attacked")[0].facts["forced"]
    assert sum(len(player.pile) + len(player.hand) for player in game.s.players) == 8


def help_called(cards: Cards, reserve: dict[int, str]) -> Game:
    cards("B08", power=1, rule=Heir())
    cards("501", power=1, rule=NoRule())
    return fight(Who(pile="1"), Who(pile="1"), enemy="B08", at_boss=True, reserve=reserve)


@pytest.mark.rule("TF-111", "TF-D83", "TF-107")
def test_x43_last_boss_card_calls_help(cards: Cards) -> None:
    game = help_called(cards, {5: "501"})
    assert [event.kind for event in game.told if event.kind in ("help_came", "turned_up", "fight")] == [
        "fight", "help_came", "turned_up", "fight",
    ]  # fmt: skip
    assert game.events("loot_taken")[0].facts["seat"] == 1
    assert game.match.outcome is not None
    assert game.match.outcome.winners == (0, 1)
    game = help_called(cards, {})
    assert game.match.outcome is not None
    assert game.match.outcome.winners == (0, 1)
    assert len(game.events("fight")) == 1
