"""Rewards: who chooses, and what every option does."""

from __future__ import annotations

import pytest

from heroes_desktop.games.tenefyr.content import FACE_OF, REWARDS, SKULL
from heroes_desktop.games.tenefyr.kinds import enemies as en
from heroes_desktop.games.tenefyr.kinds import rewards as rw
from heroes_desktop.games.tenefyr.state import LAIR, VILLAGE
from tests.scenarios.tenefyr.build import Cards, Den, Game, Who, start, table


def rewarded(number: str, *people: Who, others: tuple[Den, ...] = (Den("201 202"),), **more: object) -> Game:
    """A table at which this Reward card is being resolved; the dungeon 0 has just been cleared."""
    s = table(*people, dungeons=[Den("101", number), *others], **more)  # type: ignore[arg-type]
    cleared = s.dungeons[0]
    s.box += cleared.cards
    cleared.cards, cleared.up = [], []
    s.reward, cleared.reward = cleared.reward, -1
    s.choosers = [(s.token + step) % len(s.players) for step in range(len(s.players))]
    s.stage = "reward"
    s.place = VILLAGE
    return start(s)


def place(number: str, kind: type[object]) -> str:
    """The answer that chooses an option of this kind."""
    card = next(card for card in REWARDS if card.number == number)
    return f"reward {next(index for index, option in enumerate(card.option) if isinstance(option, kind))}"


THREE = (Who(pile="1 0 0 0"), Who(pile="1 1 0"), Who(pile="1"))


@pytest.mark.rule("TF-094", "TF-095", "TF-D61", "TF-D62", "TF-093")
@pytest.mark.parametrize(("players", "token"), [(1, 0), (2, 1), (3, 2), (4, 1)])
def test_each_player_chooses_once_clockwise(players: int, token: int) -> None:
    game = rewarded("R02", *[Who(pile="1 0")] * players, token=token)
    asked = []
    while game.asked == "reward_option":
        asked.append(game.seat)
        assert game.offered == ["reward 0", "reward 1"], "it can be neither kept nor declined"
        game.do("reward 1")
    assert asked == [(token + step) % players for step in range(players)]
    assert [player.spare for player in game.s.players] == [1] * players


@pytest.mark.rule("TF-094", "TF-096", "TF-134")
def test_one_option_for_all_is_chosen_together() -> None:
    game = rewarded("R03", *THREE, token=1)
    assert (game.asked, game.seat, game.decision.joint) == ("group_reward", 1, True)
    game.do(place("R03", rw.Drill))
    assert (game.asked, game.decision.joint) == ("group_receiver", True)
    assert game.offered == ["seat 0", "seat 1", "seat 2"]


@pytest.mark.rule("TF-098", "TF-092")
def test_the_card_leaves_the_game() -> None:
    game = rewarded("R03", *THREE)
    game.do(place("R03", rw.SoftFall))
    assert game.s.shields == 1
    assert game.s.faces[game.s.box[-1]] == FACE_OF["R03"]
    assert game.s.reward == -1
    assert game.asked == "choose_destination"


@pytest.mark.rule("TF-115", "TF-D57", "TF-D93", "TF-D59", "TF-117")
def test_rw_01_and_02_remove_cards() -> None:
    game = rewarded("R01", Who(pile="1 0 0 0"), Who(pile="1 1"), Who(pile="1"))
    game.do(place("R01", rw.RemoveMisses))
    assert (game.asked, game.offered) == ("remove_cards", ["face 0", "done"])
    game.do("face 0", "face 0")
    assert sorted(game.pile(0).split()) == ["0", "1"]
    assert game.events("shuffled")[0].facts == {"seat": 0, "count": 2}
    game.do(place("R01", rw.RemoveMisses))
    assert game.seat == 2, "nothing to remove: chosen all the same"
    any_kind = rewarded("R13", Who("bard", pile="1 0 205 S02"), Who("thief", pile="1"))
    any_kind.do(place("R13", rw.RemoveAny))
    assert any_kind.offered == ["face 1", "face 0", "face S02", "face 205", "done"]
    any_kind.do("face 1", "face 205")
    assert any_kind.cards(any_kind.s.removed) == "1"
    assert "205" in any_kind.reserve(2)


@pytest.mark.rule("TF-097", "TF-D57", "TF-D58", "TF-D53")
def test_rw_03_takes_the_top_card() -> None:
    game = rewarded("R04", *THREE, reserve={2: "203 204"})
    game.do(place("R04", rw.TakeTop))
    assert game.code(game.s.faces[game.s.held[0]]) == "203"
    assert (game.asked, game.offered) == ("reward_give", ["keep", "seat 1", "seat 2"])
    game.do("keep")
    assert "203" in game.pile(0)
    assert not any(game.s.seen[card] for card in game.s.players[0].pile), "shuffled in"


@pytest.mark.rule("TF-D81", "TF-D74", "TF-D54", "TF-119")
def test_rw_04_takes_one_of_two() -> None:
    four = place("R10", rw.TakeOneOfTwo)
    game = rewarded("R10", *THREE, reserve={4: "401 402 403"})
    game.do(four)
    assert (game.asked, game.offered) == ("pick_revealed", ["card 401", "card 402"])
    game.do("card 402", "seat 1")
    assert "402" in game.pile(1)
    assert game.reserve(4) == "401 403"
    assert game.s.whereabouts[FACE_OF["401"]], "everybody knows that it lies there"
    one = rewarded("R10", *THREE, reserve={4: "401", 3: "301 302"})
    one.do(four)
    assert one.asked == "reward_give", "fewer there: all of that level, no lower one"
    lower = rewarded("R10", *THREE, reserve={3: "301 302", 1: "102"})
    lower.do(four)
    assert (lower.asked, lower.offered) == ("reserve_level", ["level 3", "level 1", "decline"])
    lower.do("level 3")
    assert lower.offered == ["card 301", "card 302"]
    none = rewarded("R10", *THREE, reserve={5: "501"})
    none.do(four)
    assert (none.asked, none.seat) == ("reward_option", 1), "nothing, and never a higher level (TF-120)"


@pytest.mark.rule("TF-124", "TF-115", "TF-119")
def test_rw_05_exchanges_a_loot() -> None:
    five = place("R11", rw.ExchangeLoot)
    game = rewarded("R11", Who(pile="1 301 206"), Who(pile="1"), reserve={4: "401", 3: "302"})
    game.do(five)
    assert (game.asked, game.offered) == ("exchange_card", ["face 206", "face 301", "decline"])
    game.do("face 301", "keep")
    assert sorted(game.pile(0).split()) == ["1", "206", "401"]
    assert game.reserve(3) == "301 302"
    kinds = [event.kind for event in game.told if event.kind in ("gained", "removed")]
    assert kinds == ["gained", "removed"]
    given = rewarded("R11", Who(pile="1 301 206"), Who(pile="1"), reserve={4: "401", 3: "302"})
    given.do(five, "face 301", "seat 1")
    assert [event.facts["seat"] for event in given.events("shuffled")] == [1, 0], "both piles were touched"
    unpaid = rewarded("R11", Who(pile="1 301"), Who(pile="1"), reserve={5: "501"})
    unpaid.do(five)
    assert unpaid.seat == 1, "no reserve card to be had: not offered"
    lower = rewarded("R11", Who(pile="1 501"), Who(pile="1"), reserve={2: "203"})
    lower.do(five, "face 501")
    assert lower.offered == ["level 2", "decline"], "level 5 for a level-5 loot, else a lower one"
    lower.do("decline")
    assert "501" in lower.pile(0), "both parts or none"


@pytest.mark.rule("TF-D93", "TF-D95")
def test_rw_06_gives_a_card() -> None:
    six = place("R05", rw.GiveCard)
    game = rewarded("R05", Who("bard", pile="S02 0"), Who("thief", pile="1"), Who("cleric", pile="1"))
    game.do(six)
    assert (game.asked, game.offered) == ("give_card", ["face 0", "face S02"])
    game.do("face S02")
    assert game.s.picked == [FACE_OF["S02"]], "everybody sees which card it will be"
    game.do("seat 2")
    assert "S02" in game.pile(2)
    assert [event.facts["seat"] for event in game.events("shuffled")] == [0, 2]
    solo = rewarded("R05", Who(pile="1 0"))
    solo.do(six)
    assert solo.asked == "choose_destination"


@pytest.mark.rule("TF-D60", "TF-038")
def test_rw_07_a_larger_hand_in_the_first_fight(cards: Cards) -> None:
    cards("201", power=1, rule=en.NoRule())
    cards("202", power=30, rule=en.NoRule())
    game = rewarded("R01", Who(pile="1 1 1 1 1 1 1 1"), Who(pile="1 1 1 1 1 1 1 1"))
    seven = place("R01", rw.LargerHand)
    game.do(seven, seven, "enter 1")
    assert game.events("turn")[-1].facts["hand"] == 4
    game.turn()
    game.do("continue")
    assert game.events("turn")[-1].facts["hand"] == 3, "only in the first fight of the visit"
    solo = rewarded("R01", Who(pile="1 1 1 1 1 1 1 1"))
    cards("201", power=30)
    solo.do(seven, "enter 1").turn()
    assert [event.facts["hand"] for event in solo.events("turn")] == [4, 4], "solo: in both turns"


@pytest.mark.rule("TF-D60", "TF-D96")
def test_rw_08_a_rejected_hand_is_shuffled_back(cards: Cards) -> None:
    cards("201", power=30, rule=en.NoRule())
    game = rewarded("R02", Who(pile="1 1 1 1 1 1"), Who(pile="0"))
    eight = place("R02", rw.SpareHand)
    game.do(eight, eight, "enter 1", "reject")
    assert (game.asked, game.decision.about) == ("use_optional", {"reward": "RW-08"})
    game.do("use")
    assert game.discard(0) == ""
    assert len(game.s.players[0].pile) == 3
    game.do("reject")
    assert len(game.s.players[0].discard) == 3, "once"
    unused = rewarded("R02", Who(pile="1 1 1 1 1 1"), Who(pile="0"))
    unused.do(eight, eight, "enter 1")
    unused.until("choose_destination")
    assert [player.spare for player in unused.s.players] == [0, 0], "unused it lapses"


@pytest.mark.rule("TF-D32", "TF-100")
@pytest.mark.parametrize(("pawn", "after"), [(5, 4), (0, 0), (SKULL, SKULL)])
def test_rw_09_the_pawn_goes_back(pawn: int, after: int) -> None:
    game = rewarded("R06", *THREE, pawn=pawn)
    game.do(place("R06", rw.BossBack))
    assert game.s.pawn == after


@pytest.mark.rule("TF-096", "TF-D81", "TF-D74")
def test_rw_10_one_of_three_for_one_player() -> None:
    ten = place("R06", rw.TakeOneOfThree)
    game = rewarded("R06", *THREE, reserve={3: "301 302 303 304"})
    game.do(ten)
    assert (game.asked, game.offered, game.decision.joint) == (
        "pick_revealed", ["card 301", "card 302", "card 303"], True,
    )  # fmt: skip
    game.do("card 302", "seat 2")
    assert "302" in game.pile(2)
    assert game.reserve(3) == "301 303 304"
    lower = rewarded("R06", *THREE, reserve={1: "102"})
    lower.do(ten)
    assert (lower.asked, lower.decision.joint) == ("reserve_level", True)
    assert rewarded("R15", *THREE, reserve={5: "501 502"}).do(place("R15", rw.TakeOneOfThree)).offered == [
        "card 501", "card 502",
    ]  # fmt: skip


@pytest.mark.rule("TF-D90", "TF-D91", "TF-D74", "TF-134")
def test_rw_11_sorts_a_dungeon() -> None:
    eleven = place("R08", rw.SortDungeon)
    game = rewarded("R08", *THREE, others=(Den("201 202 203", up=2), Den("301")))
    game.do(eleven)
    assert (game.asked, game.offered, game.decision.joint) == (
        "pick_dungeon",
        ["dungeon 1", "dungeon 2"],
        True,
    )
    game.do("dungeon 1")
    assert (game.asked, game.offered) == ("rearrange_pile", ["card 201", "card 202", "card 203"])
    game.do("card 203", "card 201")
    assert game.den(1) == "203 201 202"
    assert game.face_up(1) == "203", "the new top card lies face up, all others face down"
    assert all(game.s.seen[card] for card in game.s.dungeons[1].cards), "and known"
    nowhere = rewarded("R08", *THREE, others=())
    nowhere.do(eleven)
    assert nowhere.s.place == LAIR, "no dungeon left: nothing happens, and never the Boss pile"


@pytest.mark.rule("TF-D90", "TF-D74")
def test_rw_12_sorts_the_boss_pile() -> None:
    game = rewarded("R14", *THREE)
    game.do(place("R14", rw.SortBoss), "card B04", "card B01", "card B02")
    assert game.den(LAIR) == "B04 B01 B02 B03"
    assert game.face_up(LAIR) == "B04"
    view = game.match.view(None)
    assert -1 not in [view.faces[card] for card in view.lair.cards]


@pytest.mark.rule("TF-D90")
def test_rw_14_only_the_new_top_card_lies_face_up() -> None:
    game = rewarded("R08", *THREE, others=(Den("201 202 203", up=3), Den("301")))
    game.do(place("R08", rw.Dismiss), "dungeon 1")
    assert (game.den(1), game.face_up(1)) == ("202 203", "202")
    assert game.s.seen[game.s.dungeons[1].cards[0]], "the other is turned down, and known"


@pytest.mark.rule("TF-D91", "TF-D52", "TF-118")
def test_rw_14_dismisses_a_top_card() -> None:
    fourteen = place("R08", rw.Dismiss)
    game = rewarded("R08", *THREE, others=(Den("201 202"), Den("301", reward="R07")))
    game.do(fourteen, "dungeon 1")
    assert (game.den(1), game.face_up(1)) == ("202", "202")
    assert "201" in game.reserve(2)
    s = table(*THREE, dungeons=[Den("201 202"), Den("101", "R08")])
    s.reward, s.dungeons[1].reward = s.dungeons[1].reward, -1
    s.stage, s.choosers = "reward", [0, 1, 2]
    assert start(s).do(fourteen, "dungeon 0").den(0) == "202"
    gone = rewarded("R08", *THREE, others=(Den("201 202"), Den("301", reward="R07")))
    gone.do(fourteen, "dungeon 2")
    assert gone.s.dungeons[2].reward == -1, "it disappears with its reward"
    assert gone.offered == ["enter 1", "enter_lair"]
    marked = rewarded("R08", *THREE, others=(Den("303 301"), Den("201")))
    marked.s.marked.append(FACE_OF["303"])
    marked.do(fourteen, "dungeon 1")
    assert marked.s.marked == [], "a mark is lost in the reserve"


def test_rw_15_one_player_removes_standard_cards() -> None:
    game = rewarded("R03", Who("bard", pile="1 0 0 1 1 S02 205"), Who("thief", pile="1"))
    game.do(place("R03", rw.Drill), "seat 0")
    assert (game.asked, game.seat, game.offered) == ("remove_cards", 0, ["face 1", "face 0", "done"])
    game.do("face 1", "face 0", "face 0")
    assert game.cards(game.s.removed) == "0 0 1"


@pytest.mark.rule("TF-D60")
def test_rw_16_weaker_enemies_add_up_and_lapse(cards: Cards) -> None:
    cards("201", power=9, rule=en.NoRule())
    game = rewarded("R03", *THREE, weaker=2)
    game.do(place("R03", rw.WeakerEnemies), "enter 1")
    assert game.power == 6
    boss = rewarded("R03", *THREE)
    boss.do(place("R03", rw.WeakerEnemies), "enter_lair")
    assert boss.events("fight")[0].facts["printed"] - boss.events("fight")[0].facts["power"] == 1


@pytest.mark.rule("TF-093", "TF-D59")
def test_every_option_can_be_chosen_with_nothing_to_gain() -> None:
    for card in REWARDS:
        for index in range(len(card.option)):
            game = rewarded(card.number, Who(pile="1"), Who(pile="1"), others=(Den("201"),), reserve={})
            game.do(f"reward {index}")
