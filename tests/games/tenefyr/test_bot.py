"""Computer players of Heroes of Tenefyr: legal, fair, repeatable, able to explain themselves, no fools."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from heroes_desktop import locale
from heroes_desktop.engine import Decision, Match, Setup, situation
from heroes_desktop.games.tenefyr import bot, info, text
from heroes_desktop.games.tenefyr.kinds.enemies import NoRule
from heroes_desktop.players import make, play_out
from tests.games.tenefyr.rich import rich_state, settled
from tests.games.tenefyr.rules.test_rewards import rewarded
from tests.scenarios.tenefyr.build import Cards, Den, Game, Who, fight, start, table


def new(players: int, seed: int) -> Match:
    return Match.new("tenefyr", settled(info.setups[players - 1], seed), seed)


def positions(match: Match, level: str = "normal") -> Iterator[tuple[Match, Decision]]:
    """The match before each decision, played on by a level."""
    player = make("tenefyr", level)
    while match.decision is not None:
        decision = match.decision
        yield match, decision
        match.play(player.think(situation(match, decision)).option, decision.seat)


def chosen(game: Game, level: str = "normal") -> str:
    """What a computer answers now, written as the scenarios do."""
    thought = make("tenefyr", level).think(situation(game.match, game.decision))
    return game.offered[game.decision.options.index(thought.option)]


# conduct


@pytest.mark.parametrize("setup", info.setups, ids=lambda setup: setup.name)
def test_normal_players_finish_every_setup(setup: Setup) -> None:
    players = [make("tenefyr", "normal")] * len(setup.seats)
    result = play_out(Match.new("tenefyr", setup, 1), players, info.longest)
    assert result.reason in ("boss_beaten", "boss_lost")


@pytest.mark.parametrize("setup", info.setups[:4], ids=lambda setup: setup.name)
def test_rich_tables_are_understood(setup: Setup) -> None:
    """Every effect comes up: nothing is left without an opinion."""
    for seed in range(2):
        match = Match.from_state("tenefyr", setup, rich_state(setup, seed))
        play_out(match, [make("tenefyr", "easy")] * len(setup.seats), info.longest)
        assert match.outcome is not None


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_same_seed_same_match(level: str) -> None:
    ends = set()
    for _ in range(2):
        match = new(3, 4)
        play_out(match, [make("tenefyr", level)] * 3, limit=120)
        ends.add(match.state_hash())
    assert len(ends) == 1


def test_hidden_facts_change_no_choice() -> None:
    """A choice is the same in every match that looks the same to the seat."""
    player = make("tenefyr", "normal")
    for match, decision in positions(new(3, 7)):
        if match.played % 5:
            continue
        mine = situation(match, decision)
        theirs = situation(match.sample(decision.seat, Random(match.played)), decision)
        assert player.think(mine).option == player.think(theirs).option


@pytest.mark.parametrize("level", ["easy", "normal"])
@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_every_choice_is_explained(level: str, language: str) -> None:
    player = make("tenefyr", level)
    locale.use(language)
    try:
        for match, decision in positions(new(2, 9), level):
            thought = player.think(situation(match, decision))
            assert 1 <= len(thought.terms) <= 3
            for term in thought.terms:
                assert term.weight > 0
                assert term.reason.split(":")[0] in bot.REASONS
                words = text.reason(term.reason)
                assert words
                assert "{" not in words
    finally:
        locale.use("en")


def reasons(game: Game) -> list[str]:
    """What speaks for each option that is offered now."""
    situated = situation(game.match, game.decision)
    ranked = make("tenefyr", "normal").rank(situated)
    why = {opinion.option: opinion.terms[0].reason for opinion in ranked}
    return [why[option] for option in game.decision.options]


@pytest.mark.parametrize(
    ("reward", "why"),
    [
        ("R06", ["buys_time", "stronger_deck"]),
        ("R03", ["buys_time", "thins_deck", "strikes_harder"]),
        ("R02", ["thins_deck", "strikes_harder"]),
    ],
)
def test_what_is_said_for_a_reward_is_what_it_does(reward: str, why: list[str]) -> None:
    game = rewarded(reward, Who(pile="1 0 0"), Who(pile="1 0"), Who(pile="1"))
    assert reasons(game) == why


@pytest.mark.parametrize("last", ["113 1 1", "111 1 1", "S01 1 1"])
def test_chances_that_are_told_are_true_of_the_last_cards(monkeypatch: pytest.MonkeyPatch, last: str) -> None:
    """A hand that empties the draw pile draws nothing more, whatever the level normal hopes for."""
    Cards(monkeypatch)("101", power=4, rule=NoRule())
    game = fight(Who(pile=f"0 0 0 {last}"), Who(), enemy="101")
    assert reasons(game) == ["good_hand:0", "last_chance"]


def test_a_theft_is_said_to_make_the_deck_stronger() -> None:
    game = fight(Who(pile="S04 1 1", heroes="thief"), Who(heroes="bard"), Who(heroes="cleric"), enemy="101")
    assert chosen(game.do("play S04")) == "use"
    assert reasons(game)[0] == "stronger_deck"


def test_value_is_a_chance() -> None:
    for match, _ in positions(new(3, 2)):
        if match.played % 9 == 0:
            assert 0 <= bot.value(match.state, 0) <= 1
    assert match.outcome is not None
    assert bot.value(match.state, 0) == float(bool(match.outcome.winners))


def test_the_quick_policy_comes_to_an_end() -> None:
    match = new(2, 1)
    match.silence()
    rng = Random(1)
    while match.decision is not None:
        assert match.played < info.longest
        decision = match.decision
        match.play(bot.rollout(match.state, decision, rng.randrange(1 << 30)), decision.seat)


def test_unknown_level_is_refused() -> None:
    with pytest.raises(ValueError, match="grim"):
        bot.heuristic("grim")


# sense


def test_a_winning_hand_is_kept_and_a_losing_one_rejected() -> None:
    winning = fight(Who(pile="1 1 1 0 0 0"), Who(pile="1"), Who(pile="1"), enemy="101")
    assert chosen(winning) == "keep"
    losing = fight(Who(pile="0 0 0 1 1 1"), Who(pile="0"), Who(pile="0"), enemy="101")
    assert chosen(losing) == "reject"


def test_the_last_hope_is_tried_in_the_boss_fight() -> None:
    game = fight(
        Who(pile="0 0 0 0 0 0"),
        Who(pile=""),
        Who(pile=""),
        enemy="B01",
        below="B02 B03 B04",
        at_boss=True,
        rolls=[1],
    )
    assert chosen(game) == "reject"


def test_no_dungeon_far_too_strong_is_entered() -> None:
    people = [Who(pile="1 1 1 0 0 0 1 1 1 0 0 0")] * 3
    game = start(table(*people, dungeons=[Den("514 513"), Den("101 102")]))
    assert chosen(game) == "enter 1"


def test_tired_heroes_leave() -> None:
    game = fight(Who(pile="1 1 1"), Who(pile="1"), Who(pile="0"), enemy="101", below="301 302", level=3)
    game.turn()
    assert game.asked == "continue_or_leave"
    assert chosen(game) == "leave"


def test_a_zero_is_removed_before_a_hit() -> None:
    hits = "1 1 1 1 1 1 1 1 1 1 1 1 1 0 0"
    game = fight(Who(pile="1 1 1", discard=hits), Who(), Who(), enemy="101", reward="R04")
    game.turn()
    while game.asked == "reward_option" and game.seat != 0:
        game.do("reward 0")
    game.until("reward_option")
    while game.asked != "remove_cards":
        game.do(game.offered[0])
    assert chosen(game) == "face 0"


def test_a_card_that_costs_another_is_played_while_one_is_left() -> None:
    """LO-31 needs a card of the hand: it does not come last."""
    game = fight(Who(pile="0 104 1"), Who(pile=""), Who(pile=""), enemy="113")
    game.until("play_next")
    order = []
    while game.asked == "play_next":
        order.append(chosen(game))
        game.do(order[-1])
    assert game.asked == "pay_condition"


# levels


def wins(level: str, seeds: range, players: int = 3) -> int:
    """Matches a team of this level wins on the difficulty hard."""
    options = {"heroes": ["random"] * players, "boss": "random", "first": "random", "difficulty": "hard",
               "order": "best", "absent_hero": False}  # fmt: skip
    setup = Setup("3-players", ("Ann", "Ben", "Cleo"), options, automated=(0, 1, 2))
    found = 0
    for seed in seeds:
        team = [make("tenefyr", level)] * players
        found += bool(play_out(Match.new("tenefyr", setup, seed), team, info.longest).winners)
    return found


def test_normal_is_stronger_than_easy() -> None:
    seeds = range(1_000_000, 1_000_060)
    assert wins("easy", seeds) < wins("normal", seeds)


@pytest.mark.conformance
def test_hard_is_stronger_than_normal() -> None:
    seeds = range(1_000_000, 1_000_100)
    assert wins("normal", seeds) < wins("hard", seeds)


def test_hard_plays_the_boss_fight_on_in_thought() -> None:
    """What does best in the matches it imagines is taken, and said so; the same question, the same answer."""
    game = fight(
        Who(pile="0 1 0 1 1 1 0 0"), Who(pile="1 0 1 1"), Who(pile="1 1 0 0"), enemy="113", below="101",
        at_boss=True,
    )  # fmt: skip
    player = make("tenefyr", "hard")
    once = player.think(situation(game.match, game.decision))
    assert once.terms[0].reason == "continuations"
    assert once == player.think(situation(game.match, game.decision))


def test_hard_does_not_dream_of_what_is_clear() -> None:
    game = fight(Who(pile="0 0 0 1 1 1"), Who(pile="1"), Who(pile="1"), enemy="101", at_boss=True)
    thought = make("tenefyr", "hard").think(situation(game.match, game.decision))
    assert game.offered[game.decision.options.index(thought.option)] == "reject"
    assert thought.terms[0].reason != "continuations"
