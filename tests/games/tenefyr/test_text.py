"""Every question, option and event has words, in both languages, and every option its own."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from heroes_desktop import locale
from heroes_desktop.engine import Event, Match, Outcome, Setup, situation
from heroes_desktop.games.shared import room
from heroes_desktop.games.tenefyr import info, text
from heroes_desktop.games.tenefyr.bot.reasons import REASONS
from heroes_desktop.games.tenefyr.content import BOSSES, HEROES
from heroes_desktop.games.tenefyr.text.declared import DECLARED
from heroes_desktop.table.arranging import every_mode
from tests.games.tenefyr.rich import rich_state

ROOM = Path(text.__file__).parents[1]


@pytest.fixture(autouse=True, params=locale.LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Each test runs in each language."""
    locale.use(request.param)
    yield request.param
    locale.use("en")


def _told_in_rules() -> set[str]:
    """Event kinds in the source of rules and effects."""
    found = set()
    for path in (*ROOM.glob("rules/*.py"), *ROOM.glob("effects/*.py"), ROOM / "zones.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "tell" and node.args:
                first = node.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    found.add(first.value)
    return found


def test_every_event_of_the_rules_is_declared() -> None:
    told = _told_in_rules()
    assert len(told) > 20
    assert told <= set(DECLARED.events)


def test_the_room_offers_what_every_room_offers() -> None:
    assert room.texts("tenefyr").title() == text.title() == "Heroes of Tenefyr"
    assert text.tagline()
    sizes = every_mode("tenefyr")
    assert [len(mode.seats) for mode in sizes] == [1, 2, 3, 4]
    for mode in (*text.modes(), *sizes):
        assert mode.label
        assert mode.explanation
        assert all(setting.label and setting.values for setting in mode.settings)


def test_every_reason_has_words() -> None:
    said = [text.reason(f"{reason}:41:63") for reason in REASONS]
    assert all(said)
    assert len(set(said)) == len(said)
    assert not [words for words in said if "{" in words]


def _lines(match: Match, events: list[Event], seat: int) -> list[str]:
    view = match.view(seat)
    told = [text.event(view, event) for event in events]
    told += [line.strip() for line in text.table(view, seat)]
    for decision in match.pending:
        told.append(text.prompt(view, decision))
        labels = [text.option(view, decision, option) for option in decision.options]
        assert all(labels), decision.kind
        assert len(labels) == len(set(labels)), (decision.kind, labels)
        told += labels
    return [line for line in told if line]


@pytest.mark.parametrize("rich", [False, True], ids=["fresh", "rich"])
@pytest.mark.parametrize("setup", info.setups, ids=lambda setup: setup.name)
def test_matches_are_worded_throughout(setup: Setup, rich: bool) -> None:
    chance = random.Random(setup.name)
    player = room.bots("tenefyr").heuristic("easy")
    match = (
        Match.from_state("tenefyr", setup, rich_state(setup, 3)) if rich else Match.new("tenefyr", setup, 1)
    )
    events = list(match.events)
    for _number in range(260):
        if match.decision is None:
            break
        decision = match.pending[0]
        lines = _lines(match, events, decision.seat)
        assert not [line for line in lines if "{" in line or "None" in line or line != line.strip()]
        thought = player.think(situation(match, decision)).option
        option = chance.choice(decision.options) if chance.random() < 0.3 else thought
        events = match.play(option, decision.seat)
    if match.outcome is not None:
        assert text.outcome(match.outcome, setup)


@pytest.mark.parametrize("stages", [0, 1, 3])
def test_ends_are_told(stages: int, language: str) -> None:
    setup = info.setups[2]
    beaten = str(stages) if stages else {"en": "a single card", "fr": "une seule carte"}[language]
    for boss in BOSSES:
        facts = {"boss": boss.id, "stages": stages}
        lost = text.outcome(Outcome((), (0, 0, 0), "boss_lost", facts), setup)
        won = text.outcome(Outcome((0, 1, 2), (1, 1, 1), "boss_beaten", facts), setup)
        assert lost != won
        assert beaten in lost


def test_topics_explain_cards_and_heroes() -> None:
    for hero in HEROES:
        assert text.topic(str(hero.name))
    assert text.topic("Kobold")


@pytest.mark.parametrize("stages", [0, 2, 4])
def test_nobody_wins_or_loses_together_who_is_alone(stages: int, language: str) -> None:
    together = {"en": "together", "fr": "ensemble"}[language]
    facts = {"boss": "iron_judge", "stages": stages}
    for players, shared in ((1, False), (2, True)):
        setup = Setup("any", ("Ann", "Ben")[:players])
        seats = tuple(range(players))
        won = text.outcome(Outcome(seats, (1,) * players, "boss_beaten", facts), setup)
        lost = text.outcome(Outcome((), (0,) * players, "boss_lost", facts), setup)
        assert (together in won, together in lost) == (shared, shared)
