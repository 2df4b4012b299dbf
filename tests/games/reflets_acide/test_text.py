"""What is said at the table: every event, question and ending has its words, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from heroes_desktop import locale
from heroes_desktop.engine import Chance, Decision, Event, Match, Option, Outcome
from heroes_desktop.games.reflets_acide import SETUPS, info, text
from heroes_desktop.games.reflets_acide.bot import REASONS
from heroes_desktop.games.reflets_acide.content import FACE, FACES, TREASURES
from heroes_desktop.games.reflets_acide.events import EVENTS
from heroes_desktop.games.reflets_acide.state import State
from heroes_desktop.games.reflets_acide.text.declared import DECLARED
from heroes_desktop.games.reflets_acide.text.topics import KEYWORDS, card_lines
from heroes_desktop.games.reflets_acide.text.traits import traits

from .careful import choose


@pytest.fixture(params=["en", "fr"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    before = locale.language()
    locale.use(request.param)
    yield request.param
    locale.use(before)


def _played(setup: int, seed: int, choices: int) -> Match[State]:
    match, chance = Match.new(info.id, SETUPS[setup], seed), Chance(seed)
    while match.decision is not None and choices:
        match.play(choose(match, chance))
        choices -= 1
    return match


def test_every_event_has_a_row_with_its_facts() -> None:
    assert {kind: row.facts for kind, row in DECLARED.events.items()} == EVENTS


def test_every_choice_reads_differently(language: str) -> None:
    for number, setup in enumerate(SETUPS):
        match, chance = Match.new(info.id, setup, number), Chance(number)
        for _choice in range(250):
            if match.decision is None:
                break
            decision, view = match.decision, match.view(match.decision.seat)
            assert text.prompt(view, decision)
            names = [text.option(view, decision, option) for option in decision.options]
            assert len(set(names)) == len(names), (language, decision.kind, names)
            for event in match.play(choose(match, chance)):
                told = event.for_seat(None)
                assert told is not None
                assert "{" not in text.event(match.view(0), told)
        assert text.table(match.view(0), 0)


RARE: dict[str, dict[str, Any]] = {
    "octogon_won": {},
    "pile_turned": {"pile": "loot", "count": 12},
    "portal_opened": {"place": 88},
    "step_two": {"quest": "Q03", "place": 85},
    "transfer": {"act": "swap_dilemmas", "args": [80, 81], "one": 0, "other": 1},
    "treasure": {"card": 240, "face": FACE[TREASURES[0].id]},
    "vile_hero_shown": {"card": 3, "face": 3, "discarded": True},
    "vile_heroes_shown": {"cards": [1, 2], "faces": [1, 2]},
    "vile_token_removed": {"token": 250, "face": len(FACES) - 1},
    "vile_relic_missing": {"face": FACE["R1"]},
    "won": {
        "reason": "quest", "team": 94, "vile": 70, "gap": 24, "wanted": 42, "turn": 21, "lines": [],
        "vile_lines": [],
    },
}  # fmt: skip


@pytest.mark.parametrize("kind", RARE)
def test_rare_events_have_words(kind: str, language: str) -> None:
    del language
    view = _played(1, 1, 60).view(0)
    facts = RARE[kind]
    assert sorted(facts) == sorted(EVENTS[kind].split())
    assert text.event(view, Event(kind, facts))


LATE = {
    "octuple_option": ("treasure", "octogon", "stay", "leave"),
    "relic_power": ("done", "exchange_heroes"),
}


@pytest.mark.parametrize("kind", LATE)
def test_questions_of_the_end_have_words(kind: str, language: str) -> None:
    del language
    view = _played(1, 1, 60).view(0)
    found = tuple(Option(act, (1, 0) if act == "exchange_heroes" else ()) for act in LATE[kind])
    decision = Decision(0, kind, found)
    assert text.prompt(view, decision)
    assert len({text.option(view, decision, option) for option in found}) == len(found)


FACTS: dict[str, Any] = {
    "challenge": "aise", "difficulty": "normal", "wanted": 42, "players": 2, "turns": 21, "quest": "Q03",
    "heroes_left": 5,
}  # fmt: skip


@pytest.mark.rule("NA-D99")
@pytest.mark.parametrize("reason", ["avatar", "vile", "fled", "no_heroes"])
def test_a_defeat_names_its_turn_and_no_points(reason: str, language: str) -> None:
    del language
    line = text.outcome(Outcome((), (), reason, FACTS), SETUPS[1])
    assert "21" in line
    assert "42" not in line


@pytest.mark.rule("NA-263")
@pytest.mark.parametrize(("reason", "gap"), [("challenge", 42), ("quest", 41), ("quest", -3)])
def test_a_victory_tells_gap_and_count(reason: str, gap: int, language: str) -> None:
    del language
    counted = {
        "team": 70 + gap, "vile": 70, "gap": gap,
        "lines": [["quest", 15, 0], ["mission", 10, 0], ["mission", 5, 1], ["octogon", 0, 0]],
        "vile_lines": [["heroes", 15, 6]],
    }  # fmt: skip
    line = text.outcome(Outcome((0, 1), (gap, gap), reason, FACTS | counted), SETUPS[1])
    assert f"{abs(gap)}" in line
    assert str(70 + gap) in line
    assert "−3" in line or gap > 0


def test_every_card_and_keyword_is_a_topic(language: str) -> None:
    del language
    for face in range(len(FACES)):
        assert all(card_lines(face))
    for forms in KEYWORDS:
        assert all(text.topic(form) for form in forms)
    assert text.topic("NA-086")


def test_modes_offer_what_the_rules_know(language: str) -> None:
    del language
    assert [len(mode.seats) for mode in text.modes()] == [1, 2, 3]
    for mode in text.modes():
        for setting in mode.settings:
            for value in setting.values:
                setup = SETUPS[len(mode.seats) - 1]
                options = mode.settled({setting.id: value.value})
                assert not info.problems(type(setup)(mode.id, mode.seats, options))


def test_every_reason_has_words(language: str) -> None:
    del language
    for name in (*REASONS, "continuations", "unpredictable"):
        assert text.reason(name)
        assert "50" in text.reason(f"{name}:50")


@pytest.mark.rule("NA-D99", "NA-287")
def test_statistics_tell_the_four_defeats_apart() -> None:
    def ending(**facts: object) -> str:
        return next(each.value for each in traits(facts, 1) if each.heading == "Ending")

    lost = [ending(reason=reason) for reason in ("avatar", "vile", "fled", "no_heroes")]
    assert len({*lost, ending()}) == 5
    assert ending(reason="quest", gap=41) == "gap below 42"
    assert ending(reason="challenge", gap=100) == "gap 96 or more"
