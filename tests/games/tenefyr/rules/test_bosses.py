"""What Boss cards do, kind by kind."""

from __future__ import annotations

import pytest

from heroes_desktop.games.tenefyr.kinds import bosses as bo
from heroes_desktop.games.tenefyr.kinds import enemies as en
from heroes_desktop.games.tenefyr.kinds import loot as lo
from heroes_desktop.games.tenefyr.kinds.base import Kind
from heroes_desktop.games.tenefyr.state import LAIR
from tests.scenarios.tenefyr.build import Cards, Game, Who, fight

FIVE = "0 0 0 0 0"


def boss(
    cards: Cards, rule: Kind, *people: Who, power: int = 30, below: str = "B02 B03", **more: object
) -> Game:
    cards("B01", power=power, rule=rule)
    return fight(*people, enemy="B01", below=below, at_boss=True, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("event", "hand", "total", "asked"),
    [
        (1, 4, 2, "keep_or_reject"), (2, 2, 2, "keep_or_reject"), (3, 3, 5, "keep_or_reject"),
        (4, 3, 0, "keep_or_reject"), (5, 3, 2, "play_next"),
    ],
)  # fmt: skip
def test_bo_01_an_event_for_the_fight(event: int, hand: int, total: int, asked: str, cards: Cards) -> None:
    game = boss(cards, bo.Whim(), Who(pile="1 1 0 0 0 0"), Who(pile=FIVE), rolls=[event])
    assert len(game.s.players[0].hand) == hand
    assert game.asked == asked
    game.turn()
    assert game.checks[0][0] == total


@pytest.mark.rule("TF-005")
def test_bo_01_a_skill_is_no_standard_card(cards: Cards) -> None:
    game = boss(cards, bo.Whim(), Who("barbarian", pile="S01"), Who("bard", pile="0 0 0 0"), rolls=[3])
    assert game.checks[0][0] == 0


@pytest.mark.rule("TF-D94")
def test_bo_01_recovery_happens_once(cards: Cards) -> None:
    game = boss(
        cards,
        bo.Whim(),
        Who(pile="1 1 1 1", discard="0 1"),
        Who(pile=FIVE, discard="1 1 1 1"),
        rolls=[6],
        token=1,
    )
    assert (game.asked, game.seat) == ("pick_from_discard", 1)
    game.do("face 1", "face 1", "face 1")
    assert game.seat == 0, "up to three, then the next player"
    game.do("done")
    assert game.asked == "keep_or_reject"
    assert len(game.s.players[1].pile) + len(game.s.players[1].hand) == 8


@pytest.mark.rule("TF-D85")
def test_bo_01_a_silenced_event_ends(cards: Cards) -> None:
    cards("409", loot=lo.Silence(), loot_power=0)
    game = boss(cards, bo.Whim(), Who(pile="1 1 409"), Who(pile="0 0 0 0"), rolls=[3])
    game.do("play 1", "play 1")
    assert game.checks[0][0] == 2
    assert game.offered == ["keep", "reject"]


@pytest.mark.rule("TF-D13", "TF-D82", "TF-D16")
@pytest.mark.parametrize("played", [True, False])
def test_bo_02_the_top_card_is_played_or_discarded(played: bool, cards: Cards) -> None:
    cards("102", loot=lo.Draw(cards=1), loot_power=1)
    people = (Who(pile="102 1 0 0 0"), Who(pile=FIVE))
    game = boss(cards, bo.WildMagic(), *people, rolls=[2 if played else 1])
    if played:
        assert game.total == 2, "what it draws is played at once too"
        assert game.hand(0) == "0 0 0", "not part of the hand"
    else:
        assert game.discard(0) == "102"
        assert game.hand(0) == "0 0 1"
    empty = boss(cards, bo.WildMagic(), Who(), Who(pile="0 0 0 0 0"), rolls=[1])
    assert len(empty.events("wild_magic")) == 1, "nothing for an empty pile"


@pytest.mark.parametrize(("roll", "change"), [(1, -4), (5, 0), (11, 6)])
def test_bo_03_a_random_change_of_power(roll: int, change: int, cards: Cards) -> None:
    game = boss(cards, bo.Shifting(), Who(pile=FIVE), Who(pile="0"), rolls=[roll])
    assert game.power == 30 + change


@pytest.mark.rule("TF-D78", "TF-D16")
def test_bo_04_a_random_card_counts_nothing(cards: Cards) -> None:
    cards("409", loot=lo.Silence(), loot_power=0)
    game = boss(cards, bo.Unmaking(), Who(pile="1 1 0"), Who(pile="409 1 1 1"), Who(), rolls=[2])
    game.do("play 1", "play 1")
    assert game.checks[0][0] == 2, "after the turn, not before its check"
    assert game.total == 1
    game.do("keep", "play 409", "play 1")
    assert game.checks[1][0] == 3, "what has happened stays, also when the rule is silenced"


@pytest.mark.rule("TF-D78")
def test_bo_04_never_takes_a_card_twice(cards: Cards) -> None:
    cards("410", loot=lo.ExtraTurn(), loot_power=2)
    game = boss(cards, bo.Unmaking(), Who(pile="410 0 0 1 1 1"), Who(pile="1"), rolls=[1, 1])
    game.do("keep", "play 410", "pay", "play 1", "play 1")
    banned = [game.code(event.facts["face"]) for event in game.events("banned")]
    assert banned[:2] == ["410", "1"], "the first that does not count 0 yet"


@pytest.mark.rule("TF-D38", "TF-D83", "TF-D95")
@pytest.mark.parametrize(("players", "count"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_bo_05_graves_open(players: int, count: int, cards: Cards) -> None:
    people = [Who(pile=FIVE)] * players
    game = boss(cards, bo.OpenGraves(), *people, reserve={3: "301 302 303"})
    assert len(game.s.lair.cards) == 3 + count
    assert game.face_up(LAIR) == "B01"
    assert len(game.s.reserve[2]) == 3 - count
    assert not any(game.s.seen[card] for card in game.s.lair.cards[:-1])
    fewer = boss(cards, bo.OpenGraves(), *people, reserve={2: "201"})
    assert len(fewer.s.lair.cards) == 3


@pytest.mark.rule("TF-D38")
def test_bo_05_a_mark_stays_with_its_card(cards: Cards) -> None:
    """Beaten once in the Boss pile, marked, shuffled, and met again: it becomes loot."""
    cards("303", power=1, rule=en.RisesOnce())
    cards("B01", power=1, rule=bo.OpenGraves())
    game = fight(
        Who(pile="1 1 1 1 1 1"), Who(pile="1 1 1 1 1 1"), enemy="303", below="B01", at_boss=True,
        reserve={3: "301"}, orders=[[1, 0]],
    )  # fmt: skip
    cards("301", power=1, rule=en.NoRule())
    game.until("")
    assert game.events("rises")
    marked = game.events("rises")[0].facts["face"]
    assert [event.facts["face"] for event in game.events("loot_taken")].count(marked) == 1
    assert game.match.outcome is not None
    assert game.match.outcome.winners == (0, 1)


@pytest.mark.rule("TF-D84")
def test_bo_06_misses_in_all_discard_piles(cards: Cards) -> None:
    game = boss(cards, bo.ChorusOfMisses(), Who(pile=FIVE, discard="0 0 1"), Who(pile="0", discard="0"))
    assert game.power == 33
    many = boss(cards, bo.ChorusOfMisses(), Who(pile=FIVE, discard="0 0 0 0"), Who(pile="0", discard="0 0 0"))
    assert many.power == 36


def test_bo_08_the_most_frequent_level_suffers(cards: Cards) -> None:
    for number in ("301", "302", "401", "402", "501"):
        cards(number, loot=lo.NoEffect(), loot_power=3)
    game = boss(cards, bo.Displeasure(), Who(pile="301 302 401"), Who(pile="402 501 1 0"), Who())
    game.do("play 301")
    assert game.total == 2
    game.do("play 302")
    assert game.checks[0][0] == 2 + 2 + 3
    game.do("keep", "play 402")
    assert game.values(0) == {"301": 3, "302": 3, "401": 2}, "a tie: the highest of the tied levels"
    assert game.total == 3 + 3 + 2 + 2


@pytest.mark.rule("TF-D95", "TF-105")
def test_bo_09_everybody_loses_cards(cards: Cards) -> None:
    game = boss(cards, bo.FirstCourse(), Who(pile=FIVE), Who(pile="0 0"))
    assert [len(event.facts["cards"]) for event in game.events("pile_discarded")] == [3, 2]


@pytest.mark.rule("TF-D92", "TF-115", "TF-D96")
def test_bo_10_the_weakest_card_of_a_rejected_hand_is_removed(cards: Cards) -> None:
    cards("301", loot_power=2)
    game = boss(cards, bo.PickyEater(), Who(pile="301 0 1 0 0 0 0"), Who(pile="0"))
    game.do("reject")
    assert game.cards(game.s.removed) == "0"
    assert game.discard(0) == "1 301"
    assert [event.kind for event in game.told if event.kind in ("removed", "hand_discarded")] == [
        "removed", "hand_discarded",
    ]  # fmt: skip
    tie = boss(cards, bo.PickyEater(), Who("bard", pile="1 S02 301 0 0 0 0"), Who("thief", pile="0"))
    tie.do("reject")
    assert (tie.asked, tie.offered) == ("pick_tied_card", ["card 1", "card S02"])
    tie.do("card S02")
    assert tie.cards(tie.s.removed) == "S02"


@pytest.mark.rule("TF-D86")
def test_bo_10_a_borrowed_card_cannot_be_removed(cards: Cards) -> None:
    """Borrowed, paid from the hand, shuffled back and drawn again in an extra turn."""
    cards("102", loot=lo.Borrow(), loot_power=0)
    cards("103", loot=lo.Draw(cards=3), loot_power=0)
    cards("104", loot=lo.PayHand(gain=2), loot_power=0)
    cards("105", loot=lo.Recover(cards=2), loot_power=0)
    cards("410", loot=lo.ExtraTurn(), loot_power=0)
    cards("501", loot=lo.NoEffect(), loot_power=0)
    game = boss(
        cards, bo.PickyEater(), Who(pile="103 102 104 105 410 0 1 1 1"), Who(pile="0"), reserve={5: "501"},
        orders=[[0, 1, 2, 3]],
    )  # fmt: skip
    game.do("keep", "play 103", "play 102", "play 104", "pay", "card 501")
    game.do("play 105", "face 501", "play 410", "pay")
    assert game.hand(0) == "1 1 501"
    game.do("reject", "card 1")
    assert game.cards(game.s.removed) == "1"
    assert "501" in game.discard(0)


@pytest.mark.rule("TF-D78")
def test_bo_11_the_best_bite(cards: Cards) -> None:
    game = boss(cards, bo.BestBite(), Who(pile="1 1 0"), Who(pile="1 1 1 1"))
    game.do("play 1", "play 1")
    assert game.checks[0][0] == 1


def test_bo_12_exhausted_players_get_a_card_back(cards: Cards) -> None:
    game = boss(
        cards, bo.EmptyPlates(), Who(discard="0 1"), Who(pile=FIVE), Who(discard="1"), Who(discard="0")
    )
    assert game.power == 36
    assert (game.seat, game.offered) == (0, ["face 1", "face 0", "done"])
    game.do("face 1", "done", "face 0")
    assert [event.facts["seat"] for event in game.events("put_on_top")] == [0, 3]
    assert game.power == 36, "fixed for the fight"


def test_bo_13_to_15_are_lasting_rules(cards: Cards) -> None:
    game = boss(cards, bo.Shackles(), Who(pile=FIVE), Who(pile="0"))
    assert len(game.s.players[0].hand) == 2
    game = boss(cards, bo.NoAppeal(), Who(pile="0 0 0 0 0 0 0"), Who(pile="0"), power=2)
    game.do("reject")
    assert game.asked == "play_next"
    equal = boss(cards, bo.NoAppeal(), Who(pile="1 1 0"), Who(pile="0"), power=2)
    equal.do("play 1", "play 1")
    assert equal.match.outcome is not None, "equality is not enough"
    game = boss(cards, bo.OrderInTheHall(), Who("bard", pile="S02 0 0 0 0"), Who("thief", pile="0"))
    game.do("keep")
    assert game.offered == ["play 0", "play 0"]
    game.do("play 0")
    assert game.checks[0][0] == 1, "no effect of the Skill"


@pytest.mark.rule("TF-134", "TF-D10", "TF-D69")
def test_bo_16_the_verdict(cards: Cards) -> None:
    three = (Who(pile=FIVE), Who(pile="0"), Who(pile="0"))
    game = boss(cards, bo.Verdict(), *three, token=1)
    assert (game.asked, game.offered, game.decision.joint) == (
        "start_choice", ["no_rejecting", "lose_turn"], True,
    )  # fmt: skip
    game.do("lose_turn")
    assert [event.facts["seat"] for event in game.events("turn")] == [1, 2]
    assert game.match.outcome is not None, "Ann, last in the queue, had no turn"
    game = boss(cards, bo.Verdict(), *three)
    game.do("no_rejecting")
    assert game.asked == "play_next"
    game = boss(cards, bo.Verdict(), Who(pile="0 0 0"), Who(pile=FIVE))
    game.do("lose_turn", "play 0", "play 0")
    assert len(game.s.players[1].hand) == 1
    solo = boss(cards, bo.Verdict(), Who(pile="0 0 0 0 0"))
    solo.do("lose_turn", "keep", "play 0", "play 0")
    assert len(solo.s.players[0].hand) == 1


@pytest.mark.rule("TF-105", "TF-109", "TF-110", "TF-111", "TF-D36", "TF-106")
def test_stages_are_fought_in_a_row(cards: Cards) -> None:
    for number in ("B02", "B03"):
        cards(number, power=1, rule=bo.Shackles())
    game = boss(cards, bo.Shackles(), Who(pile="1 1 1 1"), Who(pile="1 1"), power=1)
    game.until("")
    assert [event.facts["left"] for event in game.events("stage_beaten")] == [2, 1, 0]
    assert {game.code(game.s.faces[card]) for card in game.s.box} >= {"B01", "B02", "B03"}
    assert not game.events("loot_taken")
    assert game.match.outcome is not None
    assert game.match.outcome.winners == (0, 1)
    assert game.match.outcome.facts["stages"] == 3


@pytest.mark.rule("TF-105", "TF-035")
def test_a_boss_card_is_fought_like_any_enemy(cards: Cards) -> None:
    """One turn for each player clockwise from the token, a check after each."""
    game = boss(cards, bo.Shackles(), Who(pile="1"), Who(pile="1"), Who(pile="1"), power=9)
    assert [event.facts["seat"] for event in game.events("turn")] == [0, 1, 2]
    assert game.checks == [(1, 9, False), (2, 9, False), (3, 9, False)]


@pytest.mark.rule("TF-D37")
def test_boss_cards_are_stronger_than_any_level(cards: Cards) -> None:
    cards("408", loot=lo.BossGain(gain=3, level=4), loot_power=0)
    game = boss(cards, bo.Shackles(), Who(pile="408"), Who(pile="0 0 0"))
    assert game.checks[0][0] == 3
    cards("301", power=30, rule=en.NoRule())
    game = fight(Who(pile="408"), Who(pile="0 0 0"), enemy="301", below="302")
    assert game.checks[0][0] == 0
    cards("401", power=30, rule=en.NoRule())
    game = fight(Who(pile="408"), Who(pile="0 0 0"), enemy="401", below="402")
    assert game.checks[0][0] == 3
