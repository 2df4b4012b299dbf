"""Every question, option and event has words, in both languages, and none says too much."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from heroes_desktop import locale, rulebook
from heroes_desktop.engine import Decision, Event, Match, Option, Outcome, Setup, situation
from heroes_desktop.engine.hexgrid import cell
from heroes_desktop.games.heldentaufe import info, text
from heroes_desktop.games.heldentaufe.bot.reasons import REASONS
from heroes_desktop.games.heldentaufe.content import (
    DANGERS,
    FACES,
    FOODS,
    HEROES,
    KINDS,
    MISSION_FACE,
    MISSIONS,
    MONSTERS,
    POTIONS,
    TILES,
    Mission,
)
from heroes_desktop.games.heldentaufe.state import FIRST_DANGER, FIRST_MISSION
from heroes_desktop.games.heldentaufe.text import missions, sheets, words
from heroes_desktop.games.heldentaufe.text.happenings import EVENTS
from heroes_desktop.games.heldentaufe.text.topics import KEYWORDS, TOKENS
from heroes_desktop.games.shared import room
from heroes_desktop.games.shared.wording import say
from heroes_desktop.table.arranging import every_mode

ROOM = Path(text.__file__).parents[1]
QUIET = {
    ("food", "brewed"),
    ("hearts", "combat"),
    ("hearts", "trap"),
    ("swallowed", "trap"),
    ("points", "treasure"),
    ("monster_attack", None),
    *(("piece", by) for by in ("treasure", "merchant", "smith", "laboratory")),
}
"""What the event before it has told."""


@pytest.fixture(autouse=True, params=locale.LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Each test runs in each language."""
    locale.use(request.param)
    yield request.param
    locale.use("en")


# completeness, read from the source of the rules


def _told_in_rules() -> set[str]:
    found = set()
    for path in ROOM.glob("rules/*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in (
                "tell",
                "tell_seat",
                "whisper",
            ):
                found |= {a.value for a in node.args[:2] if isinstance(a, ast.Constant)} & {
                    a.value for a in node.args[:2] if isinstance(getattr(a, "value", None), str)
                }
    return {str(kind) for kind in found}


def test_every_event_of_the_rules_has_a_line() -> None:
    told = _told_in_rules()
    assert told
    assert told <= set(EVENTS)


def test_the_room_offers_what_every_room_offers() -> None:
    assert room.texts("heldentaufe").title() == text.title() == "Heldentaufe"
    assert text.tagline()
    assert text.backs(None, 0) == {}


# whole matches


def _hidden(match: Match, seat: int | None) -> set[str]:
    """Titles of missions that this seat cannot see anywhere, not even a copy of them."""
    view = match.view(seat)
    known = {view.faces[card] for card in range(FIRST_MISSION, FIRST_DANGER)}
    hidden = {match.state.faces[card] for card in range(FIRST_MISSION, FIRST_DANGER)} - known
    titles = {words.quoted(face) for face in hidden} | {
        say(FACES[face].flavour) for face in hidden if isinstance(FACES[face], Mission)
    }
    seen = [card for face in known if face >= 0 and isinstance(card := FACES[face], Mission)]
    return titles - {told for card in seen for told in (say(card.flavour), _title(card))}


def _title(card: Mission) -> str:
    return words.quoted(FACES.index(card))


def _shown(events: list[Event]) -> set[str]:
    """Missions put on the discard pile before everybody, which may have been shuffled since."""
    faces = [event.facts["face"] for event in events if event.kind in ("refused", "mission")]
    return {words.quoted(face) for face in faces}


def _told(match: Match, events: list[Event], seat: int | None) -> list[str]:
    view = match.view(seat)
    seen = [known for event in events if (known := event.for_seat(seat)) is not None]
    told = [line for known in seen if (line := text.event(view, known)) or not _quiet(known)]
    for holder in range(len(match.setup.seats)):
        assert text.figure(view, holder) or view.heroes[holder].hero < 0
    return [*told, *(line.removeprefix("  ") for line in text.table(view, seat))]


def _quiet(event: Event) -> bool:
    return (event.kind, event.facts.get("cause")) in QUIET


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
        assert len(labels) == len(set(labels)), (decision.kind, labels)
        told += labels
    return told


@pytest.mark.rule("HT-016", "HT-D42")
@pytest.mark.parametrize("setup", info.setups, ids=lambda setup: setup.name)
def test_matches_are_worded_throughout_and_betray_nothing(setup: Setup) -> None:
    chance = random.Random(setup.name)
    player = room.bots("heldentaufe").heuristic("easy")
    match = Match.new("heldentaufe", setup, 1)
    events = match.events
    for number in range(300):
        seats = (None, *range(len(setup.seats))) if number % 9 == 0 else (match.pending[0].seat,)
        for seat in seats:
            lines = _told(match, events, seat) + _asked(match, seat)
            assert all(line and line == line.strip() for line in lines)
            assert not [line for line in lines if "{" in line or "None" in line or "  " in line]
            secrets = _hidden(match, seat) - _shown(events)
            assert not [(line, name) for line in lines for name in secrets if name in line]
        if match.decision is None:
            break
        decision = match.pending[0]
        thought = player.think(situation(match, decision)).option
        option = chance.choice(decision.options) if chance.random() < 0.25 else thought
        events = match.play(option, decision.seat)
        if match.decision is None:
            break
    if match.outcome is not None:
        assert text.outcome(match.outcome, setup)


# events computer players seldom bring about

HERE = cell(0, 0)
SELDOM: tuple[tuple[str, dict[str, Any]], ...] = (
    ("hero", {"seat": 0, "hero": "erla", "cause": "given"}),
    ("removed", {"tiles": [], "faces": []}),
    ("drawn", {"seat": 0, "card": 50, "cause": "refuse"}),
    ("drawn", {"seat": 0, "card": 50, "cause": "refuse", "face": MISSION_FACE + 3}),
    ("missions_shuffled", {"count": 9}),
    ("teleported", {"seat": 0, "cell": HERE}),
    ("teleported", {"seat": 0, "space": "T"}),
    ("swallowed", {"seat": 0, "ap": 0, "cause": "trap"}),
    ("treasure", {"seat": 0, "result": 6, "number": 2, "of": 3}),
    ("nothing_left", {"what": "boots", "seat": 1}),
    ("nothing_left", {"what": "healing", "seat": 1}),
    ("smith", {"seat": 0, "kind": "ring", "values": [1, 2], "into": 3}),
    ("trade", {"seat": 0, "kind": "ring", "value": 2, "into": "boots"}),
    ("upgrade", {"seat": 0, "kind": "sword", "value": 1}),
    ("thief", {"seat": 0, "victim": 1, "face": MISSION_FACE + 6}),
    ("swap", {"winner": 0, "loser": 1, "points": [9, 5]}),
    ("monster_out", {"monster": "wallrog"}),
    ("monster_rest", {"ap": 2}),
    ("hero_defeated", {"seat": 0, "by": "trap", "winner": -1, "monster": ""}),
    ("hero_defeated", {"seat": 0, "by": "hero", "winner": 1, "monster": ""}),
    ("hero_defeated", {"seat": 0, "by": "monster", "winner": -1, "monster": "ulumu"}),
    ("claim", {"question": "claim_placement", "seat": 0, "claimed": True}),
    ("claim", {"question": "claim_command", "seat": 0, "claimed": False}),
    ("contest", {"question": "claim_placement", "seats": [0, 1], "rolls": [3, 6]}),
    ("chief", {"after": -1}),
    ("must_return", {"seat": 1}),
    *(
        ("potion", {"seat": 0, "kind": "rage", "change": -1, "cause": cause})
        for cause in ("drunk", "delivered", "discarded", "given_up", "left", "turn_over", "stripped")
    ),
    *(
        ("mission", {"seat": 0, "card": 42, "face": MISSION_FACE + 9, "cause": cause})
        for cause in ("delivered", "observed", "stolen", "trap", "slain")
    ),
    *(
        ("hearts", {"seat": 0, "change": change, "now": 3, "cause": cause})
        for change, cause in ((1, "food"), (4, "healing"), (-1, "trap"), (-1, "combat"), (5, "recovered"))
    ),
    *(
        ("points", {"seat": 0, "change": change, "now": 3, "cause": cause})
        for change, cause in ((2, "treasure"), (3, "tooth"), (2, "mission"), (-1, "thief"), (4, "swap"))
    ),
    *(
        ("piece", {"seat": 0, "kind": "boots", "value": 2, "change": change, "cause": cause})
        for change, cause in ((1, "mission"), (-1, "delivered"), (-1, "overflow"), (-1, "stripped"))
    ),
    *(
        ("food", {"seat": 0, "kind": "fish", "change": change, "cause": cause})
        for change, cause in ((2, "harvest"), (-1, "eaten"), (-2, "delivered"), (-1, "stripped"))
    ),
)


def _match(players: int = 2) -> Match:
    """A match whose heroes are known."""
    heroes = [hero.id for hero in HEROES[:players]]
    seats = ("Ann", "Ben", "Cleo", "Dan", "Eve")[:players]
    return Match.new("heldentaufe", Setup("test", seats, {"heroes": heroes, "first": 0}), 3)


@pytest.mark.parametrize(("kind", "facts"), SELDOM)
def test_seldom_events_are_worded_too(kind: str, facts: dict[str, Any]) -> None:
    if (kind, facts.get("cause")) in QUIET:
        return
    line = text.event(_match().view(None), Event(kind, facts))
    assert line.endswith((".", "!"))
    assert "{" not in line
    if "seat" in facts and kind != "hero":
        assert say(HEROES[facts["seat"]].name) in line


@pytest.mark.rule("HT-163")
def test_a_tie_says_who_wins_it(language: str) -> None:
    facts = {
        "attacker": {"seat": 0},
        "defender": {"monster": "zibber"},
        "dice": [3, 3],
        "swords": [2, 2],
        "totals": [5, 5],
        "loser": "defender",
        "tie": True,
    }
    assert (
        text.event(_match().view(None), Event("combat", facts))
        == {
            "en": "Corlof attacks Zibber: 3 +2 = 5 against 3 +2 = 5 – a tie, Zibber loses a heart.",
            "fr": "Corlof attaque Zibber\u00a0: 3 +2 = 5 contre 3 +2 = 5 – égalité, Zibber perd un cœur.",
        }[language]
    )


@pytest.mark.rule("HT-069")
def test_a_new_kind_of_tile_is_explained_when_it_appears() -> None:
    for face, tile in enumerate(TILES):
        line = text.event(_match().view(None), Event("first_sight", {"face": face}))
        assert say(tile.name) in line
        assert say(tile.text) in line


# missions: objective and reward come from the figures


@pytest.mark.parametrize("card", MISSIONS, ids=lambda card: card.id)
def test_a_missions_words_name_all_its_figures(card: Mission) -> None:
    told = missions.objective(card)
    if card.place:
        assert words.tile(next(face for face, tile in enumerate(TILES) if tile.id == card.place)) in told
    for food in set(card.foods):
        assert words.foods(food, card.foods.count(food)) in told
    if card.piece is not None:
        assert f"{words.kind(card.piece.kind)} +{card.piece.value}" in told
    if card.potion:
        assert words.potion(card.potion) in told
    if card.monster:
        assert words.monster(card.monster) in told
    paid = missions.reward(card)
    if card.points:
        assert str(card.points) in paid
    if card.prize is not None:
        assert f"{words.kind(card.prize.kind)} +{card.prize.value}" in paid
    assert missions.line(card).startswith(words.mission(card))


def test_the_french_chapter_lists_the_missions_as_the_cards_say(language: str) -> None:
    chapter = rulebook.chapter("heldentaufe", language)
    for card in MISSIONS if language == "fr" else ():
        cells = (card.id, words.colour(card.colour), words.family(card.family), say(card.name))
        row = "| ".join(f"{cell} " for cell in (*cells, missions.objective(card)[:-1], missions.reward(card)))
        assert f"| {row}|" in chapter


def test_missions_say_how_far_they_have_come(language: str) -> None:
    match = _match()
    view = match.view(0)
    hand = view.heroes[0].hand
    told = {
        "en": {
            "M15": ("tokens missing: 2 apples", "possible now"),
            "M16": ("tokens missing: 2 mushrooms", "possible now"),
            "M04": ("tokens missing: 1 apple and 1 mushroom", "not found yet"),
            "M21": ("not found yet",) * 2,
            "M07": ("nobody else has teeth yet",) * 2,
            "M12": ("automatic, in the underworld",) * 2,
        },
        "fr": {
            "M15": ("il manque\u00a0: 2 pommes", "possible maintenant"),
            "M16": ("il manque\u00a0: 2 champignons", "possible maintenant"),
            "M04": ("il manque\u00a0: 1 pomme et 1 champignon", "pas encore trouvé"),
            "M21": ("pas encore trouvé",) * 2,
            "M07": ("personne d’autre n’a encore de dents",) * 2,
            "M12": ("automatique, sous terre",) * 2,
        },
    }[language]
    for number, (before, after) in told.items():
        view.faces[hand[0]] = MISSION_FACE + int(number[1:]) - 1
        view.heroes[0].food = [0, 0, 0]
        assert missions.progress(view, 0, hand[0]) == before
        view.heroes[0].food = [2, 0, 2]
        assert missions.progress(view, 0, hand[0]) == after
    assert missions.progress(match.view(1), 0, hand[0]) == ""


# topics


@pytest.mark.rule("HT-018")
def test_the_help_card_shows_buildings_and_recipes() -> None:
    for word in ("help card", "carte d’aide", "recipes", "recettes"):
        lines = text.topic(word)
        assert len(lines) == 8
        for tile in TILES:
            if tile.id in sheets.BUILDINGS:
                assert any(say(tile.text) in line for line in lines)
        for potion in POTIONS:
            assert any(words.potion(potion) in words.lower(line) for line in lines)


def test_everything_with_a_name_is_a_topic() -> None:
    for thing in (*TILES, *MISSIONS, *HEROES, *MONSTERS, *DANGERS):
        for word in (thing.id, thing.name.en, thing.name.fr, say(thing.name).upper()):
            lines = text.topic(word)
            assert lines
            assert any(say(thing.name) in line for line in lines), word
    for card in MISSIONS:
        assert text.topic(card.id.lower()) == missions.description(card)


def test_every_token_is_a_topic_in_every_form() -> None:
    for token in (*KINDS, *FOODS, *POTIONS):
        lines = {tuple(text.topic(form)) for form in TOKENS[token]}
        assert lines == {tuple(sheets.token(token))}


@pytest.mark.parametrize(
    ("word", "rule"),
    [
        ("AP", "HT-049"),
        ("backpack", "HT-038"),
        ("sac à dos", "HT-038"),
        ("Rucksack", "HT-038"),
        ("combat", "HT-159"),
        ("voleur", "HT-132"),
        ("monster chief", "HT-144"),
        ("ht-075", "HT-075"),
        ("HT-D47", "HT-D47"),
    ],
)
def test_keywords_and_rule_numbers_are_explained(word: str, rule: str, language: str) -> None:
    (entry,) = rulebook.find(rule, language)
    assert text.topic(word)[0].startswith(f"{rule} ({entry.heading})")


def test_keywords_point_to_rules_that_exist() -> None:
    for rules in KEYWORDS.values():
        for rule in rules:
            assert len(rulebook.find(rule)) == 1


def test_part_of_a_name_lists_what_holds_it() -> None:
    assert len(text.topic("port")) == 5
    assert text.topic("no such thing") == []
    assert text.topic("   ") == []


# new matches, ends, reasons


def test_modes_lead_to_playable_setups() -> None:
    modes = every_mode("heldentaufe")
    assert [len(mode.seats) for mode in modes] == [2, 3, 4, 5]
    assert {mode.id for mode in modes} <= {setup.name for setup in info.setups}
    for mode in modes:
        assert mode.label
        assert mode.explanation
        usual = mode.defaults()
        assert info.problems(Setup(mode.id, mode.seats, mode.settled(usual))) == []
        for setting in mode.settings:
            assert setting.label
            assert setting.explanation
            for value in setting.values:
                options = mode.settled({**usual, setting.id: value.value})
                assert value.label
                assert info.problems(Setup(mode.id, mode.seats, options)) == [], (mode.id, setting.id)


def test_seats_are_called_by_their_hero() -> None:
    match = _match()
    assert [text.figure(match.view(None), seat) for seat in (0, 1)] == ["Corlof", "Erla"]
    early = Match.new("heldentaufe", Setup("test", ("Ann", "Ben")), 3)
    assert not text.figure(early.view(None), 0)


def test_the_end_is_told_with_the_winner_and_all_points() -> None:
    told = text.outcome(Outcome((1,), (7, 18), "campfire"), Setup("2-players", ("Ann", "Ben")))
    assert told.index("Ben") < told.index("Ann")
    assert "Ann 7" in told
    assert "Ben 18" in told


def test_every_reason_of_the_computer_players_has_words_of_its_own() -> None:
    told = [text.reason(reason) for reason in REASONS]
    assert len(told) == len(set(told))
    assert text.reason("never heard of") not in told


OPTIONS: tuple[tuple[str, Option, str, str], ...] = (
    ("teleport_target", Option("target", (0, 0)), "Above: campfire (0, 0), with Corlof and Erla",
     "En surface\u00a0: feu de camp (0, 0), avec Corlof et Erla"),
    ("teleport_target", Option("target", ("T",)), "Below: treasure space T, treasure chest",
     "Sous terre\u00a0: case du trésor T, coffre au trésor"),
    ("teleport_target", Option("target", ("D1",)), "Below: danger space D1, danger token face down",
     "Sous terre\u00a0: case de danger D1, jeton de danger caché"),
    ("hero_action", Option("smith", ("boots", 2, 2)), "Smith: boots +2 and +2 become +3",
     "Forge\u00a0: bottes +2 et +2 donnent +3"),
    ("hero_action", Option("trade", ("ring", 1, "sword")), "Merchant: ring +1 for sword +1",
     "Marchand\u00a0: anneau +1 contre épée +1"),
    ("hero_action", Option("brew", ("teleport",)), "Brew: teleport potion (mushroom and fish)",
     "Préparer\u00a0: potion de téléportation (champignon et poisson)"),
    ("hero_action", Option("discard", ("healing",)), "Put back: healing potion",
     "Rendre\u00a0: potion de soin"),
    ("hero_action", Option("steal", (42, 1)), "", ""),
    ("lab_upgrade", Option("upgrade", ("boots", 1)), "Improve boots +1 to +2", "Améliorer bottes +1 en +2"),
    ("overflow", Option("drop", ("fish",)), "Fish", "Poisson"),
    ("place_defeated", Option("tile", (0, 0)), "Campfire (0, 0), with Corlof and Erla",
     "Feu de camp (0, 0), avec Corlof et Erla"),
)  # fmt: skip


@pytest.mark.parametrize(("kind", "option", "english", "french"), OPTIONS)
def test_seldom_options_are_worded_too(
    kind: str, option: Option, english: str, french: str, language: str
) -> None:
    label = text.option(_match().view(0), Decision(0, kind, (option,)), option)
    assert label
    assert "{" not in label
    if english:
        assert label == {"en": english, "fr": french}[language]


def test_a_covered_mission_is_never_named() -> None:
    match = _match()
    card = match.view(0).heroes[0].hand[0]
    decision = Decision(0, "hero_action", (Option("refuse", (card,)), Option("complete", (card,))))
    own = [text.option(match.view(0), decision, option) for option in decision.options]
    others = [text.option(match.view(1), decision, option) for option in decision.options]
    title = words.quoted(match.state.faces[card])
    assert all(title in label for label in own[:1])
    assert not any(title in label for label in others)


def test_french_is_not_english(language: str) -> None:
    if language == "fr":
        assert text.tagline().startswith("Des terres inconnues")
