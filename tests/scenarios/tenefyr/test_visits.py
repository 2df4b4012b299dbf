"""Worked examples about leaving, rewards, the Boss track, moving enemies and the reserve."""

from __future__ import annotations

import pytest

from heroes_desktop.engine import Match, Setup
from heroes_desktop.engine.joint import Deciding
from heroes_desktop.games.tenefyr.content import SKULL
from heroes_desktop.games.tenefyr.kinds.enemies import Alarm, EachDiscards, Flees, GivesMiss, NoRule, Shatters
from heroes_desktop.games.tenefyr.kinds.loot import Borrow, NameReceiver, NoEffect, RemoveFromHand, SearchHand

from .build import NAMES, Cards, Den, Game, Who, fight, start, table


@pytest.fixture
def easy(cards: Cards) -> Cards:
    """Card 101 is beaten by a Standard 1."""
    cards("101", power=1, rule=NoRule())
    return cards


@pytest.mark.rule("TF-095", "TF-097", "TF-098", "TF-D57", "TF-D58", "TF-D61", "TF-D50", "TF-116")
def test_x02_reward(easy: Cards) -> None:
    """Each player: RW-01{2} or RW-03. Ann and Cleo remove cards, Ben takes one for Cleo."""
    game = fight(
        Who(pile="1 0 0 0"), Who(pile="1 0 0"), Who(pile="1 0 0 1"), enemy="101", level=2, reward="R04",
        others=[Den("201")],
    )  # fmt: skip
    game.do("keep", "play 1", "play 0")
    assert (game.asked, game.seat) == ("reward_option", 1), "clockwise from the new token holder"
    game.do("reward 1")
    assert (game.asked, game.offered) == ("reward_give", ["keep", "seat 2", "seat 0"])
    game.do("seat 2")
    for _player in ("Cleo", "Ann"):
        game.do("reward 0", "face 0", "face 0")
    assert game.asked == "choose_destination"
    assert [len(player.pile) for player in game.s.players] == [4 + 1 - 2, 3, 4 - 2 + 1]
    assert game.cards(game.s.removed) == "0 0 0 0"
    assert all(not player.discard for player in game.s.players)
    assert not any(game.s.seen[card] for player in game.s.players for card in player.pile)
    assert game.code(game.s.faces[game.s.box[-1]]) == "R04"


@pytest.mark.rule("TF-080", "TF-086", "TF-087", "TF-089", "TF-090", "TF-091", "TF-102", "TF-158")
def test_x12_leaving_after_two_wins(easy: Cards) -> None:
    easy("104", power=1)
    game = fight(
        Who(pile="1 0 0"), Who(pile="1 0 0"), Who(pile="0 0"), enemy="101", below="104 105 106", reward="R01"
    )
    game.do("play 1", "play 0", "continue", "play 1", "play 0")
    assert game.asked == "continue_or_leave"
    game.do("leave")
    assert game.s.pawn == 5
    assert game.den(0) == "105 106"
    assert game.face_up(0) == "105"
    assert game.s.dungeons[0].reward >= 0
    assert [len(player.pile) for player in game.s.players] == [4, 4, 2]
    assert "101" in game.pile(0)
    assert "104" in game.pile(1)
    assert game.asked == "choose_destination"


@pytest.mark.rule("TF-086", "TF-D31", "TF-D32", "TF-101", "TF-081")
def test_x13_clearing_onto_the_skull(easy: Cards) -> None:
    game = fight(Who(pile="1"), Who(pile="1 0 0 0"), enemy="101", level=2, reward="R06", pawn=SKULL - 1)
    assert game.asked == "group_reward"
    assert game.s.pawn == SKULL
    assert len(game.s.players[0].pile) == 2, "shuffled before the reward"
    game.do("reward 0")
    assert game.s.pawn == SKULL, "the pawn does not go back"
    assert game.events("boss_attacked")[0].facts["forced"]


@pytest.mark.rule("TF-088", "TF-D30", "TF-082", "TF-083", "TF-101", "TF-D27")
def test_x14_overshoot(cards: Cards) -> None:
    cards("101", power=9)
    game = fight(Who(pile="1"), Who(pile="1 1 1 1"), enemy="101", below="104", pawn=SKULL - 1)
    game.do("keep", "play 1", "play 1")
    pawn = game.events("pawn")[0].facts
    assert (pawn["before"], pawn["after"], pawn["why"]) == (SKULL - 1, SKULL, "expelled")
    assert (game.den(0), game.face_up(0)) == ("101 104", "101")
    assert game.events("boss_attacked")
    kinds = [event.kind for event in game.told]
    assert kinds.index("shuffled") < kinds.index("boss_attacked")
    assert kinds.index("token") < kinds.index("pawn")


def fox(cards: Cards, below: str, others: list[Den], reward: str = "") -> Game:
    enemy = cards("309", power=10, rule=Flees(to="same"))
    cards("404", loot=NoEffect(), loot_power=4)
    return fight(
        Who(pile="404"),
        Who(pile="1 0"),
        Who(pile="1 0"),
        enemy=enemy,
        below=below,
        others=others,
        reward=reward,
    )


@pytest.mark.rule("TF-130", "TF-133", "TF-D42", "TF-D43", "TF-D44", "TF-D47", "TF-070", "TF-071")
def test_x15_monster_moves(cards: Cards) -> None:
    game = fox(cards, "301", [Den("302 303")])
    assert game.den(1) == "309 302 303"
    assert game.face_up(1) == "302 309"
    assert game.result == "broken"
    assert not game.events("loot_taken")
    assert game.s.pawn == 4
    assert game.discard(0) == "404"
    assert game.s.token == 1
    assert (game.asked, game.seat) == ("continue_or_leave", 1)


@pytest.mark.rule("TF-131", "TF-132", "TF-099", "TF-D45", "TF-D46", "TF-024")
def test_x16_no_dungeon_to_move_to(cards: Cards) -> None:
    game = fox(cards, "", [Den("201")], reward="R07")
    assert [dungeon.level for dungeon in game.s.dungeons] == [3, 2, 3]
    assert game.den(2) == "309"
    assert game.s.dungeons[2].reward < 0
    assert game.asked == "reward_option", "the dungeon left behind counts as cleared"
    assert game.s.pawn == 5
    game.do("reward 0", "done", "reward 0", "done", "reward 0")
    cards("309", power=0)
    game.do("enter 2")
    game.until("choose_destination")
    assert game.s.pawn == 6
    assert game.s.dungeons[2].cards == []
    assert len(game.events("reward")) == 1, "no reward for the new dungeon"


@pytest.mark.rule("TF-119", "TF-120", "TF-D54", "TF-126")
def test_x17_reserve_level_used_up(cards: Cards) -> None:
    cards("414", loot=Borrow(), loot_power=3)
    cards("401", power=30, rule=NoRule())
    reserve = {1: "101 102 103 104 105 106", 3: "301 302", 5: "501"}
    game = fight(Who(pile="414"), Who(pile="0 0"), enemy="401", reserve=reserve)
    assert (game.asked, game.offered) == ("reserve_level", ["level 3", "level 1", "decline"])
    game.do("level 3")
    assert game.events("taken")[0].facts["level"] == 3
    game = fight(Who(pile="414"), Who(pile="0 0"), enemy="401", reserve={5: "501"})
    assert game.checks[0] == (3, 30, False)


@pytest.mark.rule("TF-115", "TF-118", "TF-D50", "TF-D51", "TF-D52")
def test_x18_removed_cards(cards: Cards) -> None:
    cards("302", loot=RemoveFromHand(), loot_power=2)
    enemy = cards("210", power=2, rule=GivesMiss())
    game = fight(Who(pile="302 201 0"), Who(), enemy=enemy, below="202")
    before = game.reserve(2)
    game.do("play 302", "use", "card 201")
    assert game.reserve(2) == " ".join(sorted([*before.split(), "201"]))
    assert not any(game.s.seen[card] for card in game.s.reserve[1])
    assert game.events("reserve_shuffled")[0].facts["level"] == 2
    assert not game.events("miss_taken"), "no Standard 0 in the reserve"
    game = fight(Who(pile="302 1 0"), Who(), enemy=enemy, below="202")
    game.do("play 302", "use", "card 0")
    assert game.events("miss_taken")[0].facts["seat"] == 0
    assert game.s.removed == []
    assert game.discard(0) == "0 1 210 302"


@pytest.mark.rule("TF-117")
def test_x19_search_without_a_hit(cards: Cards) -> None:
    cards("314", loot=SearchHand(card="loot"), loot_power=2)
    game = fight(Who(pile="314 0 0 1 1"), Who(pile="1 1 1 1"), enemy="207", below="201")
    game.do("keep", "play 314")
    assert game.asked == "play_next"
    assert game.events("searched")[0].facts["card"] == -1
    assert len(game.events("shuffled")) == 1


@pytest.mark.rule("TF-D24", "TF-D72", "TF-135", "TF-077")
def test_x27_who_decides_to_continue(easy: Cards) -> None:
    people = (Who(pile="1"), Who(pile="1"), Who(pile="1"))
    all_vote = Deciding((0, 1, 2), vote=True)
    game = fight(*people, enemy="101", below="104", deciding=all_vote)
    assert (game.asked, game.seat) == ("continue_or_leave", 1)
    game.do("continue", "leave", "leave")
    assert game.events("decided")[0].facts["act"] == "continue"
    two_vote = Deciding((0, 2), vote=True)
    game = fight(*people, enemy="101", below="104", deciding=two_vote, automated=(1,))
    assert game.seat == 2
    game.do("leave", "leave")
    assert game.events("decided")[0].facts["act"] == "leave"


@pytest.mark.rule("TF-073", "TF-D26", "TF-100")
def test_x29_end_effect(cards: Cards) -> None:
    enemy = cards("412", power=9, rule=Alarm())
    game = fight(Who(pile="1"), Who(pile="1"), enemy=enemy, below="401")
    assert game.s.pawn == 6
    assert [event.facts["why"] for event in game.events("pawn")] == ["expelled"]
    cards("412", power=1)
    game = fight(Who(pile="1"), Who(pile="1"), enemy=enemy, below="401")
    game.do("leave")
    assert game.s.pawn == 6
    assert [event.facts["why"] for event in game.events("pawn")] == ["alarm", "left"]


@pytest.mark.rule("TF-D87")
@pytest.mark.parametrize(("total", "lost"), [(13, True), (12, False)])
def test_x42_loot_lost(total: int, lost: bool, cards: Cards) -> None:
    enemy = cards("411", power=9, rule=Shatters(margin=4))
    cards("501", loot=NameReceiver(), loot_power=4)
    cards("404", loot=NoEffect(), loot_power=total - 4)
    game = fight(Who(pile="501 404"), Who(), Who(), enemy=enemy, below="401")
    game.do("play 501")
    if lost:
        assert game.asked == "continue_or_leave"
        assert "411" in game.reserve(4)
        assert not game.events("loot_taken")
    else:
        assert (game.asked, game.seat) == ("loot_receiver", 0)
        assert game.offered == ["seat 0", "seat 1", "seat 2"]
        game.do("seat 2")
        assert game.discard(2) == "411"


@pytest.mark.rule("TF-D60", "TF-088")
def test_x44_two_shields(cards: Cards) -> None:
    cards("101", power=30)
    cards("104", power=30)
    s = table(Who(pile="1"), Who(pile="1"), dungeons=[Den("101 104")], shields=2, pawn=0)
    game = start(s)
    costs = []
    for _visit in range(3):
        before = game.s.pawn
        game.do("enter 0")
        costs.append(game.s.pawn - before)
    assert costs == [1, 1, 2]


@pytest.mark.rule("TF-033", "TF-158", "TF-084", "TF-083")
def test_x45_coming_back(cards: Cards) -> None:
    cards("201", power=1, rule=NoRule())
    cards("208", power=30, rule=EachDiscards(cards=1))
    cards("104", power=30, rule=NoRule())
    s = table(
        Who(pile="1 1 0"),
        Who(pile="0 0 0"),
        dungeons=[Den("201 208 202 203", reward="R04"), Den("104 105")],
        pawn=0,
    )
    game = start(s)
    game.do("enter 0", "play 1", "play 1", "continue")
    game.until("choose_destination")
    assert game.den(0) == "208 202 203"
    assert game.face_up(0) == "208"
    assert game.s.dungeons[0].reward >= 0
    assert "201" in game.pile(0), "loot won earlier in the visit is kept"
    for _visit in range(2):
        game.do("enter 1").until("choose_destination")
    lost_before = len(game.events("pile_discarded"))
    game.do("enter 0")
    assert game.events("fight")[-1].facts["power"] == 30
    assert len(game.events("pile_discarded")) == lost_before + 2, "its start effect happens again"


@pytest.mark.rule("TF-D97")
def test_x46_replay() -> None:
    logs = []
    for _time in range(2):
        match = Match.new("tenefyr", Setup("x", NAMES[:3]), seed=11)
        log = []
        for step in range(60):
            if match.decision is None:
                break
            options = match.decision.options
            log += match.play(options[step % len(options)])
        logs.append(log)
    assert logs[0] == logs[1]
    assert len(logs[0]) > 100
