"""Playing: questions, answers, events, the end."""

from __future__ import annotations

import msgspec
import pytest

from heroes_desktop.engine import (
    Chance,
    Decision,
    IllegalOption,
    Match,
    Option,
    Outcome,
    RulesError,
    ScriptedDice,
    Setup,
    SetupError,
)
from heroes_desktop.engine.state import HIDDEN
from tests import toy
from tests.engine.small import asking, small_game
from tests.playing import first_option, play_on, play_until, randomly, steps


def test_a_match_from_first_question_to_outcome() -> None:
    match = Match.new("toy", toy.PAIR, seed=7)
    assert match.decision == match.pending[0]
    assert match.outcome is None
    play_on(match, 7)
    assert match.decision is None
    assert match.pending == ()
    assert match.outcome is not None
    assert set(match.outcome.winners) <= {0, 1}
    assert match.played > 10


def test_play_returns_the_events_of_the_step() -> None:
    match = Match.new("toy", toy.TRIO, seed=1)
    assert [event.kind for event in match.events] == ["drawn"] * 9
    play_until(match, "lay")
    events = match.play(first_option(match))
    assert [event.kind for event in events] == ["laid", "rolled"]
    assert events is match.events


def test_scripted_dice_decide_rolls_and_orders() -> None:
    order = [*range(toy.CARDS)][::-1]
    match = Match.new("toy", toy.TRIO, seed=1, dice=ScriptedDice([6, 2], [order]))
    assert match.state.hands == [[13, 14, 15], [10, 11, 12], [7, 8, 9]]
    assert [match.state.faces[card] for card in match.state.hands[0]] == [3, 2, 1]
    play_until(match, "reroll")
    assert match.state.die == 6
    match.play(toy.REROLL)
    assert match.state.die == 2
    match.play(toy.PASS)


def test_after_the_script_the_seed_goes_on() -> None:
    order = list(range(toy.CARDS))
    one = Match.new("toy", toy.TRIO, seed=1, dice=ScriptedDice([6], [order]))
    two = Match.new("toy", toy.TRIO, seed=1, dice=ScriptedDice([1], [order]))
    for match in (one, two):
        play_until(match, "reroll")
        match.play(toy.REROLL)
    assert one.state.die == two.state.die


def test_nested_rules_and_a_finish_inside_them() -> None:
    match = play_on(Match.new("toy", toy.TRIO, seed=3), 5)
    assert match.state.round == 3
    assert match.outcome is not None
    assert match.outcome.reason == "points"


def test_forced_single_options_are_taken_by_the_engine() -> None:
    """Whoever bid high must bid low next time and is not asked."""
    match = Match.new("toy", toy.TRIO, seed=2)
    for seat, option in ((0, toy.HIGH), (1, toy.LOW), (2, toy.HIGH)):
        match.play(option, seat)
    play_until(match, "bid")
    assert [decision.seat for decision in match.pending] == [1]


def test_when_all_are_forced_nobody_is_asked() -> None:
    match = Match.new("toy", toy.TRIO, seed=2)
    for seat in range(3):
        match.play(toy.HIGH, seat)
    chooser = randomly(Chance(1))
    while match.state.round == 0:
        choice = chooser(match)
        match.play(choice.option, choice.seat)
    assert match.decision is not None
    assert match.decision.kind == "lay"
    assert match.state.bids == [0, 0, 0]
    assert match.state.sealed == {}


def test_a_question_asked_always_is_asked_with_one_option() -> None:
    match = Match.new("toy", toy.TRIO, seed=2)
    for _ in steps(match, randomly(Chance(4)), 1000):
        if match.decision is not None and match.decision.options == (toy.PASS,):
            return
    pytest.fail("a lonely option was never asked")


def test_an_illegal_option_changes_nothing() -> None:
    match = Match.new("toy", toy.PAIR, seed=1)
    play_until(match, "lay")
    before, events, dump = match.state_hash(), list(match.events), match.dump()
    for option in (Option("lay", (99,)), Option("fly"), toy.PASS, "lay", None, Option("lay", ("0",))):
        with pytest.raises(IllegalOption):
            match.play(option)  # type: ignore[arg-type]
    with pytest.raises(IllegalOption, match="seat 1 is not asked"):
        match.play(first_option(match), seat=1)
    assert (match.state_hash(), match.events, match.dump()) == (before, events, dump)


def test_a_finished_match_takes_no_more_choices() -> None:
    match = play_on(Match.new("toy", toy.PAIR, seed=1), 1)
    before = match.state_hash()
    with pytest.raises(IllegalOption, match="over"):
        match.play(toy.PASS)
    with pytest.raises(IllegalOption, match="over"):
        match.play(toy.PASS, seat=1)
    assert match.state_hash() == before


def test_an_equal_option_from_elsewhere_is_accepted() -> None:
    """Options travel as text: only their value counts."""
    match = Match.new("toy", toy.PAIR, seed=1)
    text = msgspec.json.encode(first_option(match))
    assert text == b'["rounds",[2]]'
    match.play(msgspec.json.decode(text, type=Option))
    assert match.state.rounds == 2


def test_options_read_well_and_hash() -> None:
    assert str(Option("lay", (3, "left"))) == "lay(3, left)"
    assert str(toy.PASS) == "pass"
    assert len({Option("lay", (3,)), Option("lay", (3,)), Option("lay", (4,))}) == 2


def test_same_seed_same_match_other_seed_other_match() -> None:
    one, two, other = (play_on(Match.new("toy", toy.TRIO, seed), 9) for seed in (4, 4, 5))
    assert one.state_hash() == two.state_hash() != other.state_hash()


def test_the_hash_covers_state_generator_and_question() -> None:
    match = Match.new("toy", toy.TRIO, seed=4)
    seen = {match.state_hash()}
    match.state.rng += 1
    seen.add(match.state_hash())
    match.state.points[1] += 1
    seen.add(match.state_hash())
    match.pending = match.pending[1:]
    seen.add(match.state_hash())
    assert len(seen) == 4


def test_marks_for_the_presentation_are_not_hashed() -> None:
    """Older records hold hashes from before a decision could be joint or formal."""
    one = Setup("one", ("Ann",))
    options = (Option("a"), Option("b"))
    plain, marked = (
        Match.new(small_game(asking(question)), one)
        for question in (Decision(0, "q", options), Decision(0, "q", options, joint=True, formal=True))
    )
    assert plain.state_hash() == marked.state_hash() == "d5da1ccc2239773a54e7a19a059fb7e1"


def test_facts_of_an_outcome_are_stored_only_where_there_are_any() -> None:
    plain, telling = Outcome((0,), (3, 1), "points"), Outcome((0,), (3, 1), "points", {"turns": 7})
    assert msgspec.json.encode(plain) == b'{"winners":[0],"scores":[3,1],"reason":"points"}'
    assert msgspec.json.decode(msgspec.json.encode(plain), type=Outcome) == plain
    assert msgspec.json.decode(msgspec.json.encode(telling), type=Outcome) == telling


def test_a_view_hides_faces_generator_script_and_secrets() -> None:
    match = Match.new("toy", toy.PAIR, seed=1, dice=ScriptedDice([6, 6, 6]))
    play_until(match, "lay")
    mine, theirs, nobody = match.view(0), match.view(1), match.view(None)
    for view in (mine, theirs, nobody):
        assert view.rng == 0
        assert view.script.rolls == []
        assert all(view.faces[card] == HIDDEN for card in match.state.pile)
    for card in match.state.hands[0]:
        assert mine.faces[card] == match.state.faces[card]
        assert theirs.faces[card] == nobody.faces[card] == HIDDEN
    assert (mine.charms, theirs.charms, nobody.charms) == ([0, -1], [-1, 2], [-1, -1])


def test_a_view_is_a_copy() -> None:
    match = Match.new("toy", toy.PAIR, seed=1)
    before = match.state_hash()
    view = match.view(0)
    view.points[0] = 99
    view.pile.clear()
    assert match.state_hash() == before


def test_a_clone_goes_its_own_way() -> None:
    match = Match.new("toy", toy.TRIO, seed=6)
    for _ in steps(match, randomly(Chance(2)), 40):
        before = match.state_hash()
        twin = match.clone()
        assert twin.state_hash() == before
        assert twin.played == match.played
        assert bool(twin.can_undo) == bool(match.can_undo)
        play_on(twin, 3)
        assert match.state_hash() == before
        assert play_on(match.clone(), 3).state_hash() == twin.state_hash()


def test_a_match_starts_from_a_state_built_by_hand() -> None:
    state = toy.begin(toy.TRIO)
    state.phase, state.turn, state.pile = "turn", 1, list(range(2, toy.CARDS))
    state.hands[1] = [0, 1]
    match = Match.from_state("toy", toy.TRIO, state, ScriptedDice([4]))
    assert match.decision is not None
    assert (match.decision.seat, match.decision.kind) == (1, "lay")
    match.play(Option("lay", (1,)))
    assert match.state.die == 4
    assert state.hands[1] == [0, 1], "the given state was changed"
    assert not match.clone().can_undo


def test_a_state_that_is_none_of_the_game_is_refused() -> None:
    state = toy.begin(toy.TRIO)
    state.pile = ["top"]  # type: ignore[list-item]
    with pytest.raises(SetupError, match="no state of toy"):
        Match.from_state("toy", toy.TRIO, state)
    state.pile = [object()]  # type: ignore[list-item]
    with pytest.raises(SetupError, match="no state of toy"):
        Match.from_state("toy", toy.TRIO, state)


def test_a_silenced_match_plays_the_same_without_events() -> None:
    loud, quiet = (Match.new("toy", toy.TRIO, seed=8) for _ in range(2))
    quiet.silence()
    choose = randomly(Chance(1))
    while loud.pending:
        choice = choose(loud)
        loud.play(choice.option, choice.seat)
        assert quiet.play(choice.option, choice.seat) == []
        assert quiet.clone().state_hash() == quiet.state_hash() == loud.state_hash()
    assert quiet.clone().events == []


def test_a_silenced_match_catches_up_on_what_it_did_not_keep() -> None:
    loud, quiet = (Match.new("toy", toy.PAIR, seed=8) for _ in range(2))
    quiet.silence()
    choose = randomly(Chance(1))
    for number in range(20):
        choice = choose(loud)
        loud.play(choice.option, choice.seat)
        quiet.play(choice.option, choice.seat)
        assert quiet.can_undo.reason == "silence"
        if number % 6 == 5:
            assert quiet.clone().record() == loud.record()
            assert Match.load(quiet.dump()).state_hash() == loud.state_hash()
    assert quiet.record() == loud.record()
    assert Match.replay(quiet.record()).state_hash() == loud.state_hash()


def test_asking_without_options_is_a_fault_of_the_rules() -> None:
    with pytest.raises(RulesError, match="'nothing' was asked without options"):
        Match.new(small_game(asking(Decision(0, "nothing", ()))), Setup("one", ("Ann",)))


def test_rules_that_end_without_a_question_end_the_match() -> None:
    match = Match.new(small_game(asking()), Setup("one", ("Ann",)))
    assert match.decision is None
    assert match.outcome is not None


def test_rules_that_go_round_in_circles_are_stopped() -> None:
    def rules(s, table):  # type: ignore[no-untyped-def]
        yield Decision(0, "forced", (Option("again"),))

    with pytest.raises(RulesError, match="without a question"):
        Match.new(small_game(rules), Setup("one", ("Ann",)))


def test_a_question_without_options_is_refused_even_if_always_asked() -> None:
    with pytest.raises(RulesError, match="without options"):
        Match.new(small_game(asking(Decision(0, "nothing", (), always=True))), Setup("one", ("Ann",)))
