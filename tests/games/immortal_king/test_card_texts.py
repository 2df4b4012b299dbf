"""The printed text of a party card says what its effect rows do, figure by figure and word by word."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from heroes_desktop import rulebook
from heroes_desktop.games.immortal_king.content import CARDS, Card, Effect
from heroes_desktop.games.immortal_king.power import PRICES
from heroes_desktop.games.shared.content import Text

NUMBERS = {"en": {2: "two", 3: "three", 4: "four"}, "fr": {2: "deux", 3: "trois", 4: "quatre"}}
DOUBLE = {"en": "double", "fr": "doublez"}

KIND_WORDS = {
    "bonus": ("combat roll", "jet"),
    "cancel_roll": ("cancel", "annulez"),
    "courage": ("gain", "gagnez"),
    "reroll": ("re-roll", "relancer"),
    "multiply": ("double", "doublez"),
    "eliminate": ("eliminate", "éliminez"),
    "corridors": ("corridors", "couloirs"),
    "end_fight": ("fight ends", "combat s'arrête"),
    "dig": ("won card", "carte gagnée"),
    "starting_courage": ("starts with", "commence avec"),
    "die_size": ("combat die is a", "dé de combat est un"),
    "armour": ("lose 1 courage less", "perdez 1 courage de moins"),
    "gain_mana": ("mana", "mana"),
    "collection": ("collection", "collection"),
    "starting_fear": ("fear per adventurer", "peur par aventurier"),
    "set_die": ("set the", "mettez le dé"),
    "fear": ("loses", "perd"),
    "look_first": ("look at the top card", "regarder la première carte"),
    "move_fight": ("move the fight", "déplacez le combat"),
    "reveal": ("face up", "retournez"),
    "remove_tokens": ("tenacity token", "jeton"),
    "second_fight": ("two fights", "deux combats"),
    "no_auras": ("auras", "auras"),
    "extra_die": ("keep the better", "gardez le meilleur"),
    "exchange": ("becomes the guard", "devient le gardien"),
    "price": ("doom costs", "destin funeste coûte"),
    "guard_mana": ("petrify", "pétrification"),
    "replace_die": ("re-roll", "relancez"),
    "silence": ("loses its special abilities", "perd ses capacités spéciales"),
    "power_per_fear": ("power per full", "puissance par tranche"),
}  # fmt: skip

TARGET_WORDS = {
    "monster": ("monster", "monstre"),
    "trap": ("trap", "piège"),
    "card": ("dungeon card", "carte de donjon"),
    "bubbleye": ("bubbleyes", "bullœils"),
    "dragon": ("dragons", "dragons"),
    "red": ("red", "rouge"),
    "nemesis": ("nemesis", "némésis"),
    "final": ("final monster", "monstres finaux"),
}

SLOTS = [
    (card, slot) for card in CARDS for slot in ("gift", "temporary", "ultimate", "effect") if card.rows(slot)
]


def text_of(card: Card, slot: str) -> Text:
    return {
        "gift": card.gift_text,
        "temporary": card.temporary_text,
        "ultimate": card.ultimate_text,
        "effect": card.text,
    }[slot]


def figures(rows: tuple[Effect, ...]) -> Iterator[int]:
    """Every figure the text must name; rows of one kind that add up are named by their sum."""
    sums: dict[str, int] = {}
    for row in rows:
        sums[row.kind] = sums.get(row.kind, 0) + row.amount
        if row.kind == "price":
            yield PRICES[row.of] + row.amount if row.amount < 0 else row.amount
        elif row.amount and row.kind != "armour":
            yield abs(sums[row.kind])
        yield from (number for number in (row.sides, row.only_sides, row.at_least) if number)
        yield from (number for number in (row.look, row.count) if number > 1)
        if row.total is not None:
            yield row.total
        if row.most < 99:
            yield row.most
        yield from (target.limit for target in row.targets if target.limit is not None)


def says(text: str, number: int, language: str) -> bool:
    words = [NUMBERS[language].get(number, ""), DOUBLE[language] if number == 2 else ""]
    return bool(re.search(rf"(?<!\d){number}(?!\d)", text)) or any(
        word and word in text.lower() for word in words
    )


def words_of(row: Effect) -> Iterator[tuple[str, str]]:
    yield KIND_WORDS[row.kind]
    for target in row.targets:
        yield TARGET_WORDS[target.word]
    if row.against is not None:
        for word in (*row.against.family, *row.against.colour):
            yield TARGET_WORDS[word]
        if row.against.nemesis:
            yield TARGET_WORDS["nemesis"]
        if row.against.final:
            yield TARGET_WORDS["final"]
    if row.mode == "solo":
        yield ("in solo", "en solo")
    if row.company is not None:
        yield ("both a man and a woman", "un homme et une femme")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("card", "slot"), SLOTS, ids=lambda part: getattr(part, "number", part))
def test_figures_of_the_effect_stand_in_the_text(card: Card, slot: str, language: str) -> None:
    text = getattr(text_of(card, slot), language)
    missing = [number for number in figures(card.rows(slot)) if not says(text, number, language)]
    assert not missing, text


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("card", "slot"), SLOTS, ids=lambda part: getattr(part, "number", part))
def test_words_of_the_effect_stand_in_the_text(card: Card, slot: str, language: str) -> None:
    text = rulebook.plain(getattr(text_of(card, slot), language))
    for row in card.rows(slot):
        for english, french in words_of(row):
            assert rulebook.plain(french if language == "fr" else english) in text


def test_every_power_quest_object_and_potion_has_an_effect() -> None:
    for card in CARDS:
        if card.kind == "adventurer":
            assert all(card.rows(slot) for slot in ("gift", "temporary", "ultimate"))
        elif card.kind != "dungeon":
            assert card.effect


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_chapter_shows_the_cards_as_they_are(language: str) -> None:
    chapter = rulebook.chapter("immortal_king", language)
    for card in CARDS:
        assert f"| {card.number} | {getattr(card.name, language)} |" in chapter
        for text in (card.text, card.gift_text, card.temporary_text, card.ultimate_text):
            assert getattr(text, language) in chapter
