"""Computer players of Immortal King: legal, fair, repeatable, able to explain themselves, and no fools."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from heroes_desktop.cli import main
from heroes_desktop.engine import Match, Option, Setup, situation
from heroes_desktop.games.immortal_king import bot, info
from heroes_desktop.games.immortal_king.bot import setup as bot_setup
from heroes_desktop.games.immortal_king.bot.master import with_guard
from heroes_desktop.games.immortal_king.bot.outlook import Turn
from heroes_desktop.games.immortal_king.bot.quick_policy import rollout
from heroes_desktop.games.immortal_king.bot.sketch import draw
from heroes_desktop.games.immortal_king.content import CARDS, face_of
from heroes_desktop.players import LEVELS, Plan, make, play_out, simulate
from heroes_desktop.table.arranging import kind_label, kinds_of

PARTY = ["F1", "F2", "F5", "F7", "F8"]


def duel(seed: int = 1, **options: Any) -> Match:
    setup = Setup(
        "duel", ("Ann", "Ben"), {"mode": "duel", "box": 1, "sides": "party", "party": PARTY, **options}
    )
    return Match.new("immortal_king", setup, seed)


def solo(seed: int = 1, **options: Any) -> Match:
    chosen = {"mode": "solo", "box": 1, "scenario": "dark_evening", "party": PARTY, **options}
    return Match.new("immortal_king", Setup("solo", ("Ann",), chosen), seed)


def positions(match: Match, level: str = "normal") -> Any:
    """The match before each decision, played on by a level."""
    player = make("immortal_king", level)
    while match.pending:
        decision = match.pending[0]
        yield match, decision
        match.play(player.think(situation(match, decision)).option, decision.seat)


@pytest.mark.parametrize("name", [setup.name for setup in info.setups])
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_heuristics_finish_every_setup(name: str, level: str) -> None:
    setup = info.setup(name)
    players = [make("immortal_king", level)] * len(setup.seats)
    for seed in range(2):
        result = play_out(Match.new("immortal_king", setup, seed), players, info.longest)
        assert result.reason != "cut"


@pytest.mark.parametrize("name", ["duel-box2", "solo-advanced", "constructed-duel-random"])
def test_quick_policy_finishes_too(name: str) -> None:
    for seed in range(5):
        match = Match.new("immortal_king", info.setup(name), seed)
        rng = Random(seed)
        while match.pending:
            assert match.played < info.longest
            decision = match.pending[0]
            match.play(rollout(match.state, decision, rng.randrange(1 << 30)), decision.seat)


@pytest.mark.parametrize("level", LEVELS)
def test_same_seed_same_match(level: str) -> None:
    ends = []
    for _ in range(2):
        match = duel(3)
        players = [make("immortal_king", level)] * 2
        play_out(match, players, limit=40)
        ends.append(match.state_hash())
    assert ends[0] == ends[1]


def test_players_with_other_seeds_throw_otherwise() -> None:
    throws = set()
    for seed in range(1, 12):
        match = duel(5)
        player = make("immortal_king", "normal", seed)
        while match.pending and match.pending[0].kind != "rps_throw":
            decision = match.pending[0]
            option = next((o for o in decision.options if o == Option("throw")), None)
            option = option or next((o for o in decision.options if _greenskin(match, o)), None)
            match.play(option or player.think(situation(match, decision)).option, decision.seat)
        if match.pending:
            throws.add(player.think(situation(match, match.pending[0])).option)
    assert len(throws) > 1


def _greenskin(match: Match, option: Option) -> bool:
    s = match.state
    if option.act != "fight" or int(option.args[0]) < 0:
        return False
    return CARDS[s.faces[s.corridors[int(option.args[0])].guard]].family == "greenskin"


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_hidden_facts_change_no_choice(level: str) -> None:
    """A seat's choice is the same in every match that looks the same to it."""
    player = make("immortal_king", level)
    for match, decision in positions(duel(7)):
        if match.played % 3:
            continue
        mine = situation(match, decision)
        other = match.sample(decision.seat, Random(match.played))
        theirs = situation(other, decision)
        theirs.chance.rng = mine.chance.rng
        assert player.think(mine) == player.think(theirs)


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_every_choice_is_explained(level: str) -> None:
    player = make("immortal_king", level)
    for match, decision in positions(duel(9)):
        thought = player.think(situation(match, decision))
        assert 1 <= len(thought.terms) <= 3
        assert all(term.reason.split(":")[0] in bot.REASONS for term in thought.terms)
        if len(decision.options) > 1:
            assert thought.runner_up in decision.options
            assert thought.runner_up != thought.option


def test_a_won_roll_is_accepted_and_a_saved_potion_kept() -> None:
    accepted = 0
    for match, decision in positions(solo(4)):
        thought = make("immortal_king", "normal").think(situation(match, decision))
        fight = match.state.fight
        if decision.kind == "window3" and fight.total >= fight.power:
            assert thought.option == Option("accept")
            accepted += 1
        if decision.kind == "after_fight_potion" and match.state.courage > 0:
            assert thought.option == Option("pass")
    assert accepted


def test_valour_is_drunk_when_it_saves_the_match() -> None:
    saved = 0
    for seed in range(80):
        for match, decision in positions(solo(seed)):
            s = match.state
            valour = [o for o in decision.options if o.act == "potion" and _is(s, o, "F8")]
            if decision.kind == "after_fight_potion" and s.courage == 0 and valour:
                assert make("immortal_king", "normal").think(situation(match, decision)).option == valour[0]
                saved += 1
    assert saved


def _is(s: Any, option: Option, number: str) -> bool:
    return CARDS[s.faces[int(option.args[0])]].number == number


def test_failed_rolls_are_never_doomed() -> None:
    """A lost roll that the party cannot repair needs no Doom."""
    for match, decision in positions(duel(11, party=["F4", "F5", "F6", "F10", "F11"])):
        s = match.state
        if decision.kind == "doom" and s.fight.total + 4 < s.fight.power and not any(s.mana):
            assert make("immortal_king", "normal").think(situation(match, decision)).option == Option("pass")


def test_value_is_a_chance_and_both_sides_share_it() -> None:
    for match, _ in positions(duel(2)):
        party, master = bot.value(match.state, 0), bot.value(match.state, 1)
        assert 0 <= party <= 1
        assert party + master == pytest.approx(1)
    assert {bot.value(match.state, 0), bot.value(match.state, 1)} == {0.0, 1.0}


def test_unknown_level_is_refused() -> None:
    with pytest.raises(ValueError, match="grim"):
        bot.heuristic("grim")
    with pytest.raises(ValueError, match="grim"):
        make("immortal_king", "grim")


def test_levels_are_levels() -> None:
    """Small samples with wide margins; the balance run measures precisely."""
    setup = Setup("solo", ("Ann",), {"mode": "solo", "box": 1, "scenario": "dark_evening", "party": PARTY})
    wins = {
        level: simulate(Plan("immortal_king", setup, (level,), 30, 100)).sides[0].wins
        for level in ("random", "normal")
    }
    assert wins["random"] <= 2
    assert wins["normal"] >= 12


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_players_bring_the_tested_party(level: str) -> None:
    match = Match.new(
        "immortal_king", Setup("solo", ("Ann",), {"mode": "solo", "box": 1, "scenario": "dark_evening"}), 3
    )
    player = make("immortal_king", level)
    while match.pending and match.pending[0].kind in ("choose_adventurers", "choose_equipment"):
        decision = match.pending[0]
        match.play(player.think(situation(match, decision)).option, decision.seat)
    state = match.state
    cards = [*state.adventurers, *(state.faces[card] for card in state.hidden)]
    assert sorted(CARDS[face].number for face in cards) == sorted(bot_setup.TESTED[1][0])


def test_an_ambushed_guard_raises_nobody() -> None:
    match = duel()
    sketch = draw(match.view(match.state.dm))
    sketch.lanes = [lane for lane in sketch.lanes if lane.index != 0]
    raiser = CARDS[face_of("F50")]
    shown = with_guard(sketch, 0, raiser, 10, False, up=True)
    hidden = with_guard(sketch, 0, raiser, 10, False, up=False)
    assert shown.final_need == sketch.final_need + 1
    assert hidden.final_need == sketch.final_need
    assert [lane.need for lane in hidden.lanes[:-1]] == [lane.need for lane in sketch.lanes]


def test_leads_are_stretched_for_the_search_without_changing_their_order() -> None:
    normal = bot.Heuristic("normal")
    for match, decision in positions(solo(seed=5)):
        calm = normal.rank(situation(match, decision))
        sharp = bot._for_search(calm, True)
        assert [each.option for each in sharp] == [each.option for each in calm]
        assert sharp[0].worth - sharp[-1].worth >= 0
        if match.played > 60:
            break


def test_a_farther_look_judges_a_table_by_the_best_fight_it_offers() -> None:
    sketch = draw(duel().view(0))
    near, far = Turn(sketch), Turn(sketch, depth=1)
    assert far.judged(sketch) == near.outlooks()[0].worth != near.judged(sketch)
    assert far.ledger.now == far.judged(sketch)
    lost = sketch.lose(sketch.courage)
    assert far.judged(lost) == near.judged(lost), "after the last Courage there is no further fight"


def test_only_a_hard_party_judges_otherwise_than_a_normal_one() -> None:
    normal, hard = bot.Heuristic("normal"), bot.Heuristic("hard")
    changed = {
        decision.seat
        for match, decision in positions(duel(seed=5))
        if normal.rank(situation(match, decision))[0].option
        != hard.rank(situation(match, decision))[0].option
    }
    assert changed == {0}


def test_a_hard_dungeon_master_is_settled_on_the_best_judgement() -> None:
    normal, hard = bot.Heuristic("normal"), bot.Heuristic("hard")
    for match, decision in positions(duel(seed=5)):
        if decision.seat == 0:
            continue
        calm, sharp = normal.rank(situation(match, decision)), hard.rank(situation(match, decision))
        assert [each.option for each in calm] == [each.option for each in sharp]
        assert all(one.worth > two.worth + 0.02 for one, two in pairwise(sharp))
        if match.played > 60:
            break


def test_an_easy_master_looks_at_the_guards_before_every_other_swap_only() -> None:
    match, decision = next(
        (match, decision)
        for match, decision in positions(duel())
        if decision.kind == "construction_swap" and len(decision.options) > 3
    )
    best = make("immortal_king", "normal").think(situation(match, decision)).option
    players = [make("immortal_king", "easy", seed) for seed in range(1, 41)]
    chosen = [player.think(situation(match, decision)).option for player in players]
    assert 20 <= chosen.count(best) <= 36
    assert len(set(chosen)) > 2


def test_levels_on_offer_end_with_the_strongest_of_the_game() -> None:
    assert kinds_of("immortal_king") == ("person", "random", "easy", "normal")
    assert kind_label("normal", "immortal_king") != kind_label("normal", "heldentaufe")


def test_simulations_count_sides_whoever_plays_them() -> None:
    setup = info.setup("duel")
    random = Setup("duel", setup.seats, {"mode": "duel", "box": 1, "sides": "random"})
    summary = simulate(Plan("immortal_king", random, ("normal", "normal"), games=12))
    party = sum(result.sides.index("The party") in result.winners for result in summary.results)
    assert len({result.sides for result in summary.results}) == 2
    assert {side.name: side.wins for side in summary.sides} == {"The party": party, "The dungeon": 12 - party}


def test_a_level_that_is_not_on_offer_is_refused_at_the_command_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["play", "immortal_king", "--text", "--seat", "hard", "--seat", "normal"]) != 0
    assert "no computers of the level hard" in capsys.readouterr().err
