"""The log is complete: whatever changes at the table can be read from the events alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from heroes_desktop.engine import Chance, Event, Match
from heroes_desktop.games.heldentaufe import info
from heroes_desktop.games.heldentaufe.content import FOODS, KINDS, MONSTERS, POTIONS, SPACES
from heroes_desktop.games.heldentaufe.state import ABOVE, State
from tests.playing import randomly
from tests.scenarios.heldentaufe.build import Who, act, play, start, table, told

Ledger = Counter[tuple[object, ...]]


def owned(s: State) -> Ledger:
    """What each seat owns, as a ledger."""
    ledger: Ledger = Counter()
    for seat, hero in enumerate(s.heroes):
        ledger[seat, "points"] = hero.points
        ledger[seat, "hearts"] = hero.hearts
        for kind, values in zip(KINDS, hero.pieces, strict=True):
            for value in values:
                ledger[seat, kind, value] += 1
        for kind, number in zip(FOODS, hero.food, strict=True):
            ledger[seat, kind] = number
        if hero.potion >= 0:
            ledger[seat, POTIONS[hero.potion]] = 1
        ledger[seat, "missions"] = len(hero.hand)
    return ledger


def booked(ledger: Ledger, events: Iterable[Event]) -> Ledger:
    """The ledger after these events, by what they tell."""
    after: Ledger = Counter(ledger)
    for event in events:
        facts = event.facts
        seat = facts.get("seat")
        if event.kind in ("points", "hearts"):
            after[seat, event.kind] += facts["change"]
            assert after[seat, event.kind] == facts["now"], event
        elif event.kind == "piece":
            after[seat, facts["kind"], facts["value"]] += facts["change"]
        elif event.kind in ("food", "potion"):
            after[seat, facts["kind"]] += facts["change"]
        elif event.kind == "drawn":
            after[seat, "missions"] += 1
        elif event.kind in ("refused", "mission"):
            after[seat, "missions"] -= 1
    return after


def standing(s: State) -> list[object]:
    """Where everybody stands, as events tell it."""
    heroes = [hero.place if hero.space == ABOVE else SPACES[hero.space].id for hero in s.heroes]
    monsters = [SPACES[monster.space].id if monster.space >= 0 else "" for monster in s.monsters]
    return [*heroes, *monsters]


def walked(places: list[object], events: Iterable[Event], heroes: int) -> list[object]:
    """The places after these events, by what they tell."""
    after = list(places)
    names = [card.id for card in MONSTERS]
    for event in events:
        facts = event.facts
        if event.kind in ("step", "explored", "teleported"):
            after[facts["seat"]] = facts.get("cell", facts.get("space"))
        elif event.kind == "descended":
            after[facts["seat"]] = facts["space"]
        elif event.kind in ("ascended", "placed"):
            after[facts["seat"]] = facts["cell"]
        elif event.kind == "monster_step":
            after[heroes + names.index(facts["monster"])] = facts["space"]
        elif event.kind == "monster_defeated":
            after[heroes + names.index(facts["monster"])] = ""
    return after


def is_playing(match: Match) -> bool:
    return match.decision is not None and match.decision.kind not in ("choose_hero", "choose_removed_tiles")


@pytest.mark.parametrize("setup", ["2-players", "3-players-chosen", "5-players-shuffled"])
@pytest.mark.parametrize("seed", range(3))
def test_every_gain_loss_and_step_is_told(setup: str, seed: int) -> None:
    match = Match.new("heldentaufe", info.setup(setup), seed)
    choose = randomly(Chance(seed))
    for _number in range(700):
        if not match.pending:
            break
        playing, before, places = is_playing(match), owned(match.state), standing(match.state)
        choice = choose(match)
        events = match.play(choice.option, choice.seat)
        if not playing:
            continue
        assert +booked(before, events) == +owned(match.state), choice
        moved = walked(places, events, len(match.state.heroes))
        if any(event.kind in ("rebuilt", "hero_defeated") for event in events):
            heroes = len(match.state.heroes)
            settled = [seat for seat in range(heroes) if seat != match.state.fallen]
            assert [moved[seat] for seat in settled] == [standing(match.state)[seat] for seat in settled]
        else:
            assert moved == standing(match.state), choice


@pytest.mark.parametrize("seed", range(4))
def test_turns_begin_and_end_in_the_log(seed: int) -> None:
    match = Match.new("heldentaufe", info.setup("4-players-shuffled"), seed)
    choose = randomly(Chance(seed))
    open_turn = next(event.facts["seat"] for event in match.events if event.kind == "turn")
    for _number in range(500):
        if not match.pending:
            break
        choice = choose(match)
        for event in match.play(choice.option, choice.seat):
            if event.kind == "turn_over":
                assert event.facts["seat"] == open_turn
                open_turn = -1
            elif event.kind == "turn":
                assert open_turn == -1
                open_turn = event.facts["seat"]


def test_reaching_the_target_is_announced_once() -> None:
    rich = Who("corlof", "F5", points=17)
    match = start(table(rich, Who("erla"), chief=0), dice=[4, 4, 4])
    events = act(match, "move T")
    assert told(events, "must_return") == [{"seat": 0}]


def test_the_start_is_told_to_everybody() -> None:
    match = Match.new("heldentaufe", info.setup("4-players-shuffled"), 3)
    kinds = [event.kind for event in match.events]
    for kind in ("hero", "first_player", "removed", "teeth_laid", "dealt", "turn"):
        assert kind in kinds


def test_an_attack_of_a_monster_is_announced_before_the_dice() -> None:
    match = start(table(Who("corlof", "F4"), Who("erla"), chief=0), dice=[3, 3])
    events = play(match, "hero_action end_turn", "monster_action attack ulumu 0")
    kinds = [event.kind for event in events]
    assert kinds.index("monster_turn") < kinds.index("monster_attack") < kinds.index("combat")
