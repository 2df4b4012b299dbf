"""The end of a fight, loot, the token, continuing and leaving, moving enemies."""

from __future__ import annotations

import pytest

from heroes_desktop.engine.joint import Deciding
from heroes_desktop.games.tenefyr.content import SKULL
from heroes_desktop.games.tenefyr.kinds.enemies import (
    Alarm,
    Ambush,
    Announces,
    Bolts,
    CallsHelp,
    EachLosesTop,
    Flees,
    LeavesToOthers,
    NoRule,
    RisesOnce,
)
from heroes_desktop.games.tenefyr.kinds.loot import Comes, NameReceiver, NoEffect, Promise, Silence, Weaken
from heroes_desktop.games.tenefyr.power import active
from heroes_desktop.games.tenefyr.state import LAIR, VILLAGE
from tests.scenarios.tenefyr.build import Cards, Den, Game, Who, fight, start, table


@pytest.fixture
def easy(cards: Cards) -> Cards:
    """Cards 101 and 104 fall to a Standard 1."""
    for number in ("101", "104"):
        cards(number, power=1, rule=NoRule())
    return cards


# the village


@pytest.mark.rule("TF-025", "TF-026", "TF-029", "TF-104", "TF-134")
def test_every_dungeon_with_cards_or_the_boss(easy: Cards) -> None:
    s = table(Who(pile="1"), Who(pile="1"), dungeons=[Den("101"), Den("501 502"), Den("301")], token=1)
    s.box += s.dungeons[2].cards
    s.dungeons[2].cards, s.dungeons[2].up = [], []
    game = start(s)
    assert game.offered == ["enter 0", "enter 1", "enter_lair"]
    assert (game.seat, game.decision.joint) == (1, True)


@pytest.mark.rule("TF-026", "TF-158")
def test_the_dungeon_just_left_may_be_entered_again(easy: Cards) -> None:
    game = start(table(Who(pile="1"), Who(pile="1"), dungeons=[Den("101 104 105")]))
    game.do("enter 0", "leave")
    assert "enter 0" in game.offered
    game.do("enter 0")
    assert game.events("fight")[-1].facts["face"] == game.events("turned_up")[-1].facts["face"]


@pytest.mark.rule("TF-027", "TF-028")
def test_entering_starts_the_fight_at_once_for_everybody(easy: Cards) -> None:
    game = start(table(Who(pile="0 0 0 0"), Who(pile="0 0"), Who(pile="0"), dungeons=[Den("101 104")]))
    game.do("enter 0")
    assert [event.kind for event in game.told] == ["entered", "fight", "turn", "drawn"]
    assert game.asked == "keep_or_reject", "no way back"
    assert [turn.seat for turn in game.s.fight.queue] == [1, 2]  # type: ignore[union-attr]


@pytest.mark.rule("TF-030", "TF-155", "TF-160")
def test_enemies_loot_and_rewards_are_seen_while_choosing() -> None:
    game = start(table(Who(pile="1 0"), Who(pile="1"), dungeons=[Den("101 104", reward="R01")]))
    for seat in (0, 1, None):
        view = game.match.view(seat)
        dungeon = view.dungeons[0]
        assert game.code(view.faces[dungeon.cards[-1]]) == "101", "a face is both halves of the card"
        assert game.code(view.faces[dungeon.reward]) == "R01"
        assert game.code(view.faces[view.lair.cards[-1]]) == "B01"
        assert view.faces[dungeon.cards[0]] == -1
        assert view.pawn == 4
        assert len(view.players[0].pile) == 2


@pytest.mark.rule("TF-D34", "TF-029")
def test_the_boss_is_the_only_choice_when_all_is_cleared(easy: Cards) -> None:
    game = fight(Who(pile="1 1 1 1"), Who(pile="1 1 1 1"), enemy="101", pawn=2)
    game.do("keep", "play 1", "play 1")
    assert game.s.pawn == 3
    assert game.s.place == LAIR
    assert not game.events("boss_attacked")[0].facts["forced"]


# token and loot


@pytest.mark.rule("TF-013", "TF-070", "TF-159", "TF-113")
def test_the_token_passes_clockwise_and_only_after_fights(easy: Cards) -> None:
    game = start(
        table(
            Who(pile="1 1"),
            Who(pile="1 1"),
            Who(pile="1 1"),
            dungeons=[Den("101 104", reward="R03")],
            token=2,
        )
    )
    game.do("enter 0")
    assert game.s.token == 2, "entering does not move it"
    game.do("play 1")
    assert game.s.token == 0
    game.do("continue", "play 1")
    assert game.s.token == 1
    game.do("reward 0")
    assert game.s.token == 1, "neither leaving nor the reward moves it"


@pytest.mark.rule("TF-074", "TF-075", "TF-076", "TF-D25")
def test_loot_goes_to_the_discard_pile_of_the_winner(easy: Cards) -> None:
    game = fight(Who(pile="1"), Who(pile="0 0"), Who(pile="0 0"), enemy="101", below="104")
    assert game.discard(0) == "1 101"
    assert game.asked == "continue_or_leave", "nobody is asked whether he wants it"
    game.do("leave")
    assert sorted(game.pile(0).split()) == ["1", "101"], "usable after the shuffle, and it stays"


@pytest.mark.rule("TF-077", "TF-079", "TF-080", "TF-D28", "TF-D24")
def test_continue_or_leave_is_asked_after_a_won_fight_only(easy: Cards) -> None:
    game = fight(Who(pile="1 0 0 0"), Who(pile="1 0 0"), enemy="101", below="104 105", token=0)
    assert "leave" not in game.offered
    game.do("keep", "play 1", "play 0")
    assert (game.asked, game.seat) == ("continue_or_leave", 1)
    piles = [game.pile(seat) for seat in (0, 1)]
    game.do("continue")
    assert game.events("turned_up")[-1].facts["face"] == game.events("fight")[-1].facts["face"]
    assert game.seat == 1, "the new holder of the token begins"
    assert game.pile(0) == piles[0]
    assert game.events("drawn")[-1].facts["left"] == 0


@pytest.mark.rule("TF-078")
def test_the_next_card_is_hidden_before_the_decision(easy: Cards) -> None:
    game = fight(Who(pile="1"), Who(pile="1"), enemy="101", below="104 105")
    view = game.match.view(0)
    assert [view.faces[card] for card in view.dungeons[0].cards] == [-1, -1]


@pytest.mark.rule("TF-081", "TF-087", "TF-092")
def test_a_cleared_dungeon_is_left_with_its_reward(easy: Cards) -> None:
    game = fight(Who(pile="1"), Who(pile="1"), enemy="101", reward="R03", pawn=4)
    assert game.asked == "group_reward"
    assert game.s.pawn == 5
    assert game.s.place == VILLAGE
    assert game.s.dungeons[0].cards == []
    assert game.s.dungeons[0].reward == -1


@pytest.mark.rule("TF-082", "TF-083", "TF-084", "TF-088", "TF-089", "TF-D27")
def test_expelled(easy: Cards) -> None:
    easy("105", power=30, rule=NoRule())
    game = fight(
        Who(pile="1 0"), Who(pile="0"), enemy="101", below="105 106", reward="R01", others=[Den("201")]
    )
    game.do("play 1", "continue")
    assert game.asked == "choose_destination"
    assert (game.den(0), game.face_up(0)) == ("105 106", "105")
    assert game.s.dungeons[0].reward >= 0
    assert not game.events("reward")
    assert game.s.pawn == 6
    assert "101" in game.pile(0)
    assert [event.facts["seat"] for event in game.events("token")] == [1, 0]


@pytest.mark.rule("TF-D24", "TF-071", "TF-073")
def test_order_after_a_won_fight(cards: Cards) -> None:
    cards("103", power=1, rule=EachLosesTop())
    game = fight(Who(pile="1"), Who(pile="0 0"), enemy="103", below="104")
    wanted = ["check", "fight_over", "pile_discarded", "loot_taken", "table_cleared", "token"]
    assert [event.kind for event in game.told if event.kind in wanted] == wanted
    assert game.discard(1) == "0"


@pytest.mark.rule("TF-D26", "TF-073")
def test_no_end_effect_after_a_lost_or_broken_fight(cards: Cards) -> None:
    cards("103", power=20, rule=EachLosesTop())
    game = fight(Who(pile="1"), Who(pile="0 0 0 0 0"), enemy="103", below="104")
    game.do("keep", "play 0", "play 0")
    assert not game.events("pile_discarded")


@pytest.mark.rule("TF-D87")
def test_the_last_named_receiver_counts_before_the_enemys_own_rule(cards: Cards) -> None:
    cards("214", power=2, rule=LeavesToOthers())
    cards("501", loot=NameReceiver(), loot_power=1)
    cards("502", loot=NameReceiver(), loot_power=1)
    game = fight(Who(pile="501"), Who(pile="502"), Who(pile="0"), enemy="214", below="201")
    assert (game.asked, game.seat) == ("loot_receiver", 1), "Ben played LO-42 last; EN-38 is not asked"
    game.do("seat 2")
    assert game.discard(2) == "214"


@pytest.mark.rule("TF-D88")
@pytest.mark.parametrize("power", [1, 40])
def test_a_promised_card_leaves_also_after_a_lost_fight(power: int, cards: Cards) -> None:
    cards("101", power=power, rule=NoRule())
    cards("206", loot=Promise(gain=4), loot_power=1)
    game = fight(Who(pile="206"), Who(pile="0"), enemy="101", below="104")
    game.do("pay")
    assert game.checks[0][0] == 5
    assert "206" in game.reserve(2)
    assert game.events("removed")[0].facts["face"] == game.events("played")[0].facts["face"]


@pytest.mark.rule("TF-D85")
def test_a_silenced_enemy_has_no_end_effect(cards: Cards) -> None:
    cards("103", power=1, rule=EachLosesTop())
    cards("409", loot=Silence(), loot_power=3)
    game = fight(Who(pile="409"), Who(pile="0 0"), enemy="103", below="104")
    assert game.result == "won"
    assert not game.events("pile_discarded")


# leaving


@pytest.mark.rule("TF-086", "TF-090", "TF-091", "TF-D94")
def test_leaving_pawn_flip_shuffle_reward(easy: Cards) -> None:
    game = fight(Who(pile="1"), Who(pile="0 1"), Who(discard="0"), enemy="101", below="104", token=0)
    game.do("leave")
    order = [event.kind for event in game.told if event.kind in ("pawn", "turned_up", "shuffled")]
    assert order == ["pawn", "turned_up", "shuffled", "shuffled", "shuffled"]
    assert [event.facts["seat"] for event in game.events("shuffled")] == [1, 2, 0], (
        "from the new token holder"
    )
    assert all(not player.discard for player in game.s.players)
    cleared = fight(Who(pile="1"), Who(pile="0"), enemy="101", reward="R03")
    kinds = [event.kind for event in cleared.told]
    assert kinds.index("pawn") < kinds.index("shuffled") < kinds.index("reward")


@pytest.mark.rule("TF-102", "TF-087")
def test_one_fight_or_all_cost_the_same(easy: Cards) -> None:
    game = fight(Who(pile="1"), Who(pile="1"), enemy="101", below="104")
    game.do("leave")
    assert game.s.pawn == 5
    game = fight(Who(pile="1"), Who(pile="1"), enemy="101", below="104")
    game.do("continue")
    assert game.s.pawn == 5


@pytest.mark.rule("TF-D33", "TF-100", "TF-D32")
def test_the_skull_reached_during_a_visit(cards: Cards) -> None:
    cards("412", power=1, rule=Alarm())
    game = fight(Who(pile="1"), Who(pile="1 1"), enemy="412", below="401", pawn=SKULL - 1)
    assert game.s.pawn == SKULL
    assert game.asked == "continue_or_leave", "the visit goes on"
    game.do("leave")
    assert len(game.events("pawn")) == 1, "the departure does not move it further"
    assert game.events("boss_attacked")[0].facts["forced"]


@pytest.mark.rule("TF-D32")
def test_an_early_boss_fight_does_not_move_the_pawn(cards: Cards) -> None:
    cards("412", power=1, rule=Alarm())
    game = fight(Who(pile="1"), Who(pile="1 1"), enemy="412", below="B01", at_boss=True)
    assert game.s.pawn == 4


@pytest.mark.rule("TF-101", "TF-114", "TF-105", "TF-109")
def test_on_the_skull_the_boss_attacks(easy: Cards) -> None:
    game = start(table(Who(pile="1 1 1 1"), Who(pile="1 1"), dungeons=[Den("101")], pawn=SKULL), rolls=[3])
    assert game.s.place == LAIR
    assert game.asked == "keep_or_reject"
    assert game.s.tally.visits == 0


@pytest.mark.rule("TF-001", "TF-112")
def test_what_is_remembered_of_a_match(easy: Cards) -> None:
    """The end tells what statistics and the end page want to know."""
    easy("301", power=30, rule=NoRule())
    s = table(Who(pile="1 0"), Who(pile="1 0"), dungeons=[Den("101 104"), Den("301 302")], pawn=8)
    game = start(s, rolls=[1])
    game.do("enter 0").turn()
    game.do("continue").turn()
    assert game.s.tally.cleared == 1
    game.do("enter 1").until("")
    assert game.match.outcome is not None
    facts = game.match.outcome.facts
    assert facts["heroes"] == ["barbarian+bard", "cleric+thief"]
    assert (facts["difficulty"], facts["boss"]) == ("normal", "chaos_dragon")
    assert (facts["visits"], facts["cleared"], facts["expelled"], facts["level"]) == (2, 1, 1, 3)
    assert (facts["fights"], facts["stages"], facts["pawn"]) == (4, 0, SKULL)


# moving enemies


def runaway(
    cards: Cards, to: str, others: list[Den], at_boss: bool = False, enemy: str = "309", below: str = ""
) -> Game:
    cards(enemy, power=10, rule=Flees(to=to))  # type: ignore[arg-type]
    return fight(
        Who(pile="1"),
        Who(pile="1 0"),
        Who(pile="0"),
        enemy=enemy,
        below=below,
        others=others,
        at_boss=at_boss,
    )


@pytest.mark.rule("TF-D43", "TF-134")
@pytest.mark.parametrize(
    ("to", "targets"),
    [("same", ["dungeon 1", "dungeon 2"]), ("next", ["dungeon 3", "dungeon 4"]), ("any", None)],
)
def test_where_an_enemy_moves(to: str, targets: list[str] | None, cards: Cards) -> None:
    dens = [Den("301"), Den("302"), Den("401"), Den("402"), Den("201")]
    game = runaway(cards, to, dens, below="303")
    assert game.asked == "move_target"
    assert game.decision.joint
    assert game.offered == (targets or [f"dungeon {place}" for place in range(1, 6)])


@pytest.mark.rule("TF-D43", "TF-D47", "TF-D46")
def test_the_level_meant_is_that_of_the_enemy(cards: Cards) -> None:
    """A level-3 enemy met in a level-4 dungeon moves to level 3; where there is none, a new one comes up."""
    cards("309", power=10, rule=Flees(to="same"))
    game = fight(
        Who(pile="1"), Who(pile="1 0"), enemy="309", below="401", level=4, others=[Den("402"), Den("301")]
    )
    assert game.den(2) == "309 301"
    assert game.s.dungeons[2].level == 3
    game = fight(Who(pile="1"), Who(pile="1 0"), enemy="309", below="401", level=4, others=[Den("402")])
    assert game.s.dungeons[-1].level == 3


@pytest.mark.rule("TF-D48", "TF-029")
def test_a_cleared_place_is_no_target(cards: Cards) -> None:
    s = table(Who(pile="1"), Who(pile="1"), dungeons=[Den("309 303"), Den("301")], place=0, stage="combat")
    s.box += s.dungeons[1].cards
    s.dungeons[1].cards, s.dungeons[1].up = [], []
    cards("309", power=10, rule=Flees(to="same"))
    game = start(s)
    assert game.s.dungeons[1].cards == []
    assert game.den(2) == "309"


@pytest.mark.rule("TF-D40", "TF-D41", "TF-111")
def test_a_moving_monster_leaves_the_boss_pile(cards: Cards) -> None:
    game = runaway(cards, "any", [Den("301")], at_boss=True)
    assert game.den(1 - 1) == "309 301"
    assert game.match.outcome is not None
    assert game.match.outcome.winners == (0, 1, 2), "the pile is empty"
    game = runaway(cards, "same", [], at_boss=True, below="B01")
    assert game.den(LAIR) == "B01"
    assert game.den(0) == "309", "never onto the Boss pile: a new dungeon"


@pytest.mark.rule("TF-D41")
def test_nothing_moves_onto_the_boss_pile(cards: Cards) -> None:
    game = runaway(cards, "any", [], enemy="512", below="501")
    assert len(game.s.lair.cards) == 4
    assert game.den(1) == "512"


@pytest.mark.rule("TF-D44", "TF-D45", "TF-133", "TF-092")
def test_a_fight_broken_off_at_its_start(cards: Cards) -> None:
    cards("305", power=9, rule=Bolts())
    game = fight(Who(pile="0 1"), Who(pile="1 0"), enemy="305", reward="R08", others=[Den("301")])
    assert game.result == "broken"
    assert not game.events("turn")
    assert game.s.token == 1
    assert game.asked == "group_reward", "the last card has gone: cleared"
    assert game.s.pawn == 5
    assert game.den(1) == "305 301"


@pytest.mark.rule("TF-D90", "TF-079")
def test_a_card_keeps_its_side_under_another(cards: Cards) -> None:
    """The enemy that moved onto a dungeon is beaten; the one below already lies face up."""
    cards("309", power=1, rule=NoRule())
    s = table(Who(pile="1"), Who(pile="1"), dungeons=[Den("309 301 302", up=2)], place=0, stage="combat")
    game = start(s)
    game.do("leave")
    assert game.face_up(0) == "301"
    assert not game.events("turned_up")


# end effects that change the pile


@pytest.mark.rule("TF-D49", "TF-081")
def test_help_comes_even_if_none_remain(cards: Cards) -> None:
    cards("310", power=1, rule=CallsHelp())
    game = fight(Who(pile="1"), Who(pile="1"), enemy="310", reward="R07", reserve={3: "301"})
    assert game.asked == "continue_or_leave", "not cleared"
    assert game.den(0) == "301"
    assert game.face_up(0) == ""
    assert game.match.view(0).faces[game.s.dungeons[0].cards[0]] == -1
    game = fight(Who(pile="1"), Who(pile="1"), enemy="310", reward="R07", reserve={})
    assert game.asked == "reward_option", "the level is used up: cleared (TF-D83)"


@pytest.mark.rule("TF-078")
def test_announced_and_ambush(cards: Cards) -> None:
    cards("108", power=1, rule=Announces())
    game = fight(Who(pile="1"), Who(pile="1"), enemy="108", below="104 105")
    assert game.face_up(0) == "104", "seen before deciding"
    assert game.asked == "continue_or_leave"
    cards("108", rule=Ambush())
    game = fight(Who(pile="1"), Who(pile="0 0 0 0"), enemy="108", below="104 105")
    assert game.asked == "keep_or_reject"
    assert not game.events("decided")
    assert game.events("ambush")


@pytest.mark.rule("TF-D38", "TF-033")
def test_a_mark_outlives_the_visit(cards: Cards) -> None:
    cards("303", power=1, rule=RisesOnce())
    cards("301", power=30, rule=NoRule())
    game = fight(Who(pile="1"), Who(pile="1"), enemy="303", below="301")
    assert game.den(0) == "301 303"
    assert game.face_up(0) == "303"
    assert not game.events("loot_taken")
    assert game.s.marked == [game.s.faces[game.s.dungeons[0].cards[0]]]
    cards("301", power=1)
    game.do("leave", "enter 0")
    assert game.asked == "continue_or_leave"
    game.do("leave", "enter 0")
    assert len(game.events("loot_taken")) == 2, "marked, it becomes loot"
    assert game.s.marked == []


def test_loot_that_comes_back(cards: Cards) -> None:
    """LO-34, after a won fight only."""
    cards("101", power=4, rule=NoRule())
    cards("508", loot=Comes(), loot_power=4)
    game = fight(Who(pile="508"), Who(pile="0"), enemy="101", below="104")
    assert game.pile(0) == "508"
    assert game.discard(0) == "101"
    cards("101", power=9)
    game = fight(Who(pile="508", discard="0"), Who(pile="0 0 0 0 0"), enemy="101", below="104")
    game.do("keep", "play 0", "play 0")
    assert not game.events("put_under")


@pytest.mark.rule("TF-D72", "TF-135", "TF-136")
def test_a_token_holder_without_a_vote_picks_among_the_votes(easy: Cards) -> None:
    s = table(
        Who(pile="1"), Who(pile="1"), Who(pile="1"), dungeons=[Den("101"), Den("201"), Den("301")], token=1,
        deciding=Deciding((0, 2), vote=True),
    )  # fmt: skip
    game = start(s, automated=(1,))
    game.do("enter 0")
    assert [(vote.seat, vote.option.act) for vote in game.match.view(None).votes] == [(2, "enter")], (
        "open to all"
    )
    game.do("enter 2")
    assert (game.asked, game.seat, game.offered) == ("last_word", 1, ["enter 0", "enter 2"])
    game.do("enter 2")
    assert game.events("entered")[0].facts["dungeon"] == 2


@pytest.mark.rule("TF-D72")
@pytest.mark.parametrize(("voters", "seat"), [((0, 1, 2), 1), ((0, 2), 2), ((), 1)])
def test_one_answer_for_all(voters: tuple[int, ...], seat: int, easy: Cards) -> None:
    s = table(
        Who(pile="1"), Who(pile="1"), Who(pile="1"), dungeons=[Den("101")], token=1, deciding=Deciding(voters)
    )
    game = start(s)
    assert (game.seat, game.decision.joint) == (seat, True)
    game.do("enter 0")
    assert game.events("entered"), "one click is enough"


@pytest.mark.rule("TF-D17")
def test_who_decides_when_it_is_nobodys_turn(cards: Cards) -> None:
    cards("214", power=1, rule=LeavesToOthers())
    game = fight(Who(pile="0 0"), Who(pile="1"), Who(pile="0"), enemy="214", below="201", token=0)
    game.do("play 0")
    assert (game.asked, game.seat) == ("use_optional", 1), "at the end of combat: the winner"
    assert active(game.s) == 1
    village = start(table(Who(pile="1"), Who(pile="1"), dungeons=[Den("101")], token=1))
    assert active(village.s) == 1, "outside a fight: the token holder"
    cards("307", power=9)
    start_of_combat = fight(Who(pile="0"), Who(pile="0"), Who(pile="0"), enemy="307", token=2)
    assert (start_of_combat.asked, active(start_of_combat.s)) == ("start_choice", 2)


@pytest.mark.rule("TF-D84", "TF-D60")
def test_weaker_enemies_for_a_whole_visit(easy: Cards) -> None:
    easy("105", power=5, rule=NoRule())
    easy("103", loot=Weaken(gain=2), loot_power=0)
    easy("102", loot=NoEffect(), loot_power=0)
    game = fight(Who(pile="0 0"), Who(pile="1 103"), enemy="101", below="105", weaker=1)
    assert game.power == 0
    game.do("play 0", "continue")
    assert game.power == 4
    game.do("play 103")
    assert game.checks[-2:] == [(1, 2, False), (1, 2, False)]
    assert game.s.weaker == 0, "it lapses with the visit"
