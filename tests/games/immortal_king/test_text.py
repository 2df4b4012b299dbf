"""Every question, option and event has words, in both languages, and none says too much."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from heroes_desktop import locale, rulebook
from heroes_desktop.engine import Decision, Event, Match, Option, Outcome, Setup, situation
from heroes_desktop.games import catalogue
from heroes_desktop.games.immortal_king import text
from heroes_desktop.games.immortal_king.bot.reasons import REASONS
from heroes_desktop.games.immortal_king.content import CARDS, SCENARIOS, face_of
from heroes_desktop.games.immortal_king.text import cards, fate, words
from heroes_desktop.games.immortal_king.text.declared import DECLARED
from heroes_desktop.games.shared import room
from tests.scenarios.immortal_king.build import MASTER, asked

from .rules.test_building import built, choose_party

ROOM = Path(text.__file__).parents[1]
INFO = catalogue["immortal_king"]


@pytest.fixture(autouse=True, params=locale.LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Each test runs in each language."""
    locale.use(request.param)
    yield request.param
    locale.use("en")


# completeness, read from the source of the rules


def _calls(*names: str) -> Iterator[ast.Call]:
    for path in [*ROOM.glob("rules/*.py"), *ROOM.glob("effects/*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                called = (
                    node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                )
                if called in names:
                    yield node


def _first_word(call: ast.Call) -> str:
    words_ = [a.value for a in call.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]
    return str(words_[0]) if words_ else ""


def test_every_event_of_the_rules_has_a_line() -> None:
    told = {_first_word(call) for call in _calls("tell", "tell_seat", "whisper")} - {""}
    assert told
    assert told <= set(DECLARED.events)


def test_every_question_of_the_rules_has_a_prompt() -> None:
    asked = {_first_word(call) for call in _calls("Ask", "Offer", "_window", "Together")} - {""}
    assert asked
    assert asked <= set(DECLARED.questions)


def test_the_room_offers_what_every_room_offers() -> None:
    assert room.texts("immortal_king").title() == text.title()
    assert text.tagline()


# whole matches


def _unknown_names(match: Match, seat: int | None) -> set[str]:
    """Names of cards that exist in this match and that this seat cannot see anywhere.

    Everybody speaks of Abunakkashii: a scenario and his sons bear his name.
    """
    view = match.view(seat)
    known = {*view.faces, *view.adventurers, view.final, face_of("F57")}
    return {words.name(face) for face in match.state.faces if face >= 0 and face not in known}


def _told(match: Match, events: list[Event], seat: int | None) -> list[str]:
    view = match.view(seat)
    told = [text.event(view, seen) for event in events if (seen := event.for_seat(seat)) is not None]
    told += text.table(view, seat)
    for holder in range(len(match.setup.seats)):
        told += text.backs(view, holder).values()
        assert text.figure(view, holder) or match.view(None).solo or view.stage == "sides"
    return told


def _asked(match: Match, seat: int | None) -> list[str]:
    """What is put before these eyes; secret questions are put to their own seat only."""
    view = match.view(seat)
    told = []
    for decision in match.pending:
        if decision.secret and decision.seat != seat:
            continue
        told.append(text.prompt(view, decision))
        labels = [text.option(view, decision, option) for option in decision.options]
        assert all(labels)
        if seat == decision.seat:
            assert len(labels) == len(set(labels)), (decision.kind, labels)
        if decision.kind != "build_dungeon":  # its options name every card there is
            told += labels
    return told


def _with_party(mode: str, box: int, *party: str) -> Setup:
    seats = ("Ann", "Ben") if mode == "duel" else ("Ann",)
    sides = {"sides": "party"} if mode == "duel" else {}
    return Setup(
        f"{mode} {'+'.join(party)}", seats, {"mode": mode, "box": box, "party": list(party), **sides}
    )


SETUPS = (
    *INFO.setups,
    _with_party("duel", 1, "F1", "F3", "F6", "F9", "F11"),
    _with_party("duel", 2, "W2", "W4", "W6", "W8", "W9"),
    _with_party("solo", 2, "W2", "W3", "W6", "W10", "W11"),
)
"""Every ready setup, and parties of the cards that computer players seldom choose."""


@pytest.mark.rule("IK-265")
@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.name)
def test_matches_are_worded_throughout_and_betray_nothing(setup: Setup) -> None:
    chance = random.Random(setup.name)
    player = room.bots("immortal_king").heuristic("easy")
    match = Match.new("immortal_king", setup, 1)
    events = match.events
    for number in range(400):
        for seat in (None, *range(len(setup.seats))) if number % 3 == 0 else (None,):
            lines = _told(match, events, seat) + _asked(match, seat)
            assert all(line and line == line.strip() for line in lines)
            assert not [line for line in lines if "{" in line or "None" in line]
            secrets = _unknown_names(match, seat)
            assert not [(line, name) for line in lines for name in secrets if name in line]
        if match.decision is None:
            break
        decision = match.pending[0]
        thought = player.think(situation(match, decision)).option
        option = chance.choice(decision.options) if chance.random() < 0.2 else thought
        events = match.play(option, decision.seat)
    if match.outcome is not None:
        assert text.outcome(match.outcome, setup)


SELDOM: tuple[tuple[str, dict[str, Any]], ...] = (
    ("exchanged", {"corridor": 0, "pile": 2}),
    ("silenced", {"corridor": 1, "face": 20}),
    ("with_die", {"corridor": 1, "face": 20}),
    ("pile_sorted", {"corridor": 1, "count": 2}),
    ("look", {"corridor": 1, "count": 3}),
    ("look", {"corridor": 1, "count": 1, "cards": [4], "faces": [20]}),
    ("power_lowered", {"corridor": -1, "amount": 2, "face": 5}),
    ("armour", {"face": 5, "result": 5, "saved": True}),
    ("armour", {"face": 5, "result": 2, "saved": False}),
    ("fight_moved", {"corridor": 0, "into": 1, "face": 20, "power": 5}),
    ("recovered", {"card": 3, "face": 20}),
    ("mana_kept", {"cause": "fate"}),
    ("collection", {"card": 50}),
    ("collection", {"card": 50, "face": 5}),
    ("discarded", {"cards": [1, 2], "faces": [20, 21]}),
    ("no_swap", {}),
    ("throw", {"party": "rock", "dm": "rock", "result": "tie"}),
    ("corridor_empty", {"corridor": 2, "first": False}),
    ("fear", {"change": 1, "now": 1, "cause": "advanced"}),
    ("fear", {"change": 1, "now": 1, "cause": "quest"}),
    ("mana", {"adventurer": 0, "face": 1, "change": -1, "cause": "petrify"}),
    ("game_over", {"winner": "dm", "reason": "fate"}),
)


@pytest.mark.parametrize(("kind", "facts"), SELDOM)
def test_seldom_events_are_worded_too(kind: str, facts: dict[str, Any]) -> None:
    line = text.event(None, Event(kind, facts))
    assert line.endswith((".", "!"))
    assert "{" not in line
    if "face" in facts and kind not in ("silenced", "with_die"):
        assert words.name(facts["face"]) in line


def test_a_payment_names_colours_and_treasures(language: str) -> None:
    view = _view(hidden=[], faces={1: "F13", 2: "F14", 3: "F24", 4: "F22"})
    decision = Decision(0, "pay_cost", (Option("pay", (1, 2, 3, 4)),))
    assert (
        text.option(view, decision, decision.options[0])
        == {
            "en": "Pay 2 green, 1 yellow and the Treasure Goblin Fence",
            "fr": "Payer\u00a0: vert ×2, jaune ×1 et le Trésor «\u00a0Gobelin receleur\u00a0»",
        }[language]
    )


@pytest.mark.rule("IK-015", "IK-265")
def test_hidden_equipment_is_named_to_its_owner_and_numbered_to_everybody_else(language: str) -> None:
    view = _view(hidden=[48, 49], faces={48: "F7", 49: "F5"})
    veiled = _view(hidden=[48, 49], faces={})
    decision = Decision(
        0, "equipment_action", (Option("reveal", (49,)), Option("potion", (48,))), veiled=True
    )
    own = [text.option(view, decision, option) for option in decision.options]
    others = [text.option(veiled, decision, option) for option in decision.options]
    assert words.name(face_of("F5")) in own[0]
    assert words.name(face_of("F7")) in own[1]
    assert (
        others
        == {
            "en": ["Use equipment card 2", "Use equipment card 1"],
            "fr": ["Utiliser\u00a0: carte d’équipement 2", "Utiliser\u00a0: carte d’équipement 1"],
        }[language]
    )


def _view(hidden: list[int], faces: dict[int, str]) -> Any:
    shown = [-1] * 60
    for instance, number in faces.items():
        shown[instance] = face_of(number)
    return SimpleNamespace(hidden=hidden, shown=[], faces=shown, solo=False)


# cards


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.number)
def test_every_card_describes_itself_by_number_and_name(card: Any) -> None:
    description = cards.description(card)
    assert text.topic(card.number) == description
    assert text.topic(card.number.lower()) == description
    assert set(description) <= set(text.topic(words.name(card.face)))
    assert words.name(card.face) in description[0]
    assert words.say(card.flavour) in description[-1]
    assert cards.rules_text(card)


def test_a_dungeon_cards_text_names_everything_it_does() -> None:
    for card in CARDS:
        if card.kind != "dungeon":
            continue
        told = cards.rules_text(card)
        for ability in card.abilities:
            assert words.ability(ability) in told
        for who, by in card.aura:
            assert words.family_plural(who) in told
            assert f"+{by}" in told
        if card.nemesis:
            assert words.type_word(card.nemesis) in told
            assert str(card.right) in told
        if card.die:
            assert f"d{card.die}" in told


PRINTED = {
    "F12": "RPS / 4",
    "F24": "4",
    "F28": "4 / 7",
    "F33": "M + 3",
    "F30": "1d6 + 1",
    "W25": "C",
    "F60": "A + 7",
}


@pytest.mark.parametrize("number", PRINTED)
def test_powers_are_printed_as_in_the_chapter(number: str, language: str) -> None:
    expected = PRINTED[number] if language == "en" else PRINTED[number].replace("RPS", "PFC")
    assert words.printed_power(CARDS[face_of(number)]) == expected


# topics


@pytest.mark.parametrize(
    ("word", "rule"),
    [
        ("Pain", "IK-162"),
        ("douleur", "IK-162"),
        ("tenacity", "IK-133"),
        ("Ténacité", "IK-133"),
        ("tenacite", "IK-133"),
        ("Doom", "IK-139"),
        ("ik-075", "IK-075"),
        ("IK-D19", "IK-D19"),
        ("greenskin", "IK-149"),
    ],
)
def test_keywords_and_rule_numbers_are_explained(word: str, rule: str, language: str) -> None:
    told = text.topic(word)
    (entry,) = rulebook.find(rule, language)
    assert told[0].startswith(f"{rule} ({entry.heading})")


def test_every_ability_and_family_is_a_topic() -> None:
    for card in CARDS:
        for ability in card.abilities:
            assert text.topic(words.ability(ability))
        for who, _by in card.aura:
            assert text.topic(words.family_plural(who))


def test_scenarios_are_topics_with_their_whole_scale() -> None:
    for scenario in SCENARIOS.values():
        told = text.topic(words.say(scenario.name))
        assert len(told) == 1 + len(scenario.entry)


def test_part_of_a_name_lists_the_cards_that_hold_it() -> None:
    assert len(text.topic("Abunakk")) >= 5
    assert text.topic("no such thing") == []
    assert text.topic("   ") == []


def test_fate_entries_say_what_they_do(language: str) -> None:
    told = [fate.effect(entry) for entry in SCENARIOS["abunakkashii"].entry]
    assert (
        told[6]
        == {
            "en": "Abunakkashii and his sons +2 Power",
            "fr": "Abunakkashii et ses fils +2 Puissance",
        }[language]
    )


@pytest.mark.rule("IK-200")
@pytest.mark.parametrize("seat", [MASTER, None])
def test_nothing_told_betrays_the_size_of_the_party_before_the_dungeon_is_built(seat: int | None) -> None:
    def met(*party: str) -> tuple[object, ...]:
        match = built()
        choose_party(match, *party)
        assert asked(match) == "build_dungeon"
        steps = Match.retell(match.record())
        told = [line for step in steps for line in _told(step.match, step.events, seat)]
        return sorted(set(told)), _asked(match, seat), match.view(seat)

    alone = met("F1", "F5", "F7", "F8", "F9")
    assert met("F1", "F2", "F5", "F7", "F8") == alone
    assert met("F1", "F2", "F3", "F5", "F7") == alone
    assert met("F1", "F2", "F3", "F4", "F5") == alone


# new matches, ends, reasons


def test_modes_lead_to_playable_setups() -> None:
    for mode in text.modes():
        assert mode.label
        assert mode.explanation
        fixed = {setting.key: setting.default for setting in mode.settings if setting.default is not None}
        assert INFO.problems(Setup(mode.id, mode.seats, {**mode.options, **fixed})) == []
        for setting in mode.settings:
            assert setting.label
            assert setting.explanation
            for value in setting.values:
                chosen = Setup(mode.id, mode.seats, {**mode.options, **fixed, setting.key: value.value})
                assert value.label
                other_box = (
                    mode.id == "solo" and setting.key == "scenario" and SCENARIOS[value.value].box != 1
                )
                assert len(INFO.problems(chosen)) == other_box, (mode.id, setting.key, value.value)


def test_seats_are_called_by_their_side(language: str) -> None:
    setup = Setup("duel", ("Ann", "Dungeon master"), {"mode": "duel", "sides": "party", "box": 1})
    view = Match.new("immortal_king", setup).view(None)
    assert [text.figure(view, seat) for seat in (0, 1)] == {
        "en": ["Party", "Dungeon master"],
        "fr": ["Groupe", "Maître du donjon"],
    }[language]


@pytest.mark.parametrize(
    ("reason", "winners"),
    [("final_defeated", (0,)), ("courage_lost", (1,)), ("courage_lost", ()), ("fate", ())],
)
def test_ends_are_told_with_the_winner(reason: str, winners: tuple[int, ...]) -> None:
    told = text.outcome(Outcome(winners, (0, 0), reason), Setup("duel", ("Ann", "Ben")))
    assert [name for name in ("Ann", "Ben") if name in told] == [("Ann", "Ben")[seat] for seat in winners]


def test_every_reason_of_the_computer_players_has_words_of_its_own() -> None:
    told = [text.reason(reason) for reason in REASONS]
    assert len(told) == len(set(told))
    assert text.reason("never heard of") not in told


def test_french_is_not_english(language: str) -> None:
    if language == "fr":
        assert text.tagline().startswith("Trois couloirs")


def test_who_plays_alone_is_not_named_at_the_end() -> None:
    """ "You wins" can be said in no language."""
    told = text.outcome(Outcome((0,), (1,), "final_defeated"), Setup("solo", ("You",)))
    assert told
    assert "You" not in told
