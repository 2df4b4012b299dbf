"""Names inside sentences: every name of the content knows its article, and French draws words together."""

from __future__ import annotations

import pytest

from heroes_desktop import locale
from heroes_desktop.engine import Event, Match, Setup
from heroes_desktop.games.return_of_the_heroes import text
from heroes_desktop.games.return_of_the_heroes.content import (
    FACE,
    FACES,
    HEROES,
    ITEMS,
    MISSIONS,
    PIECES,
    QUESTS,
)
from heroes_desktop.games.return_of_the_heroes.land import SPACES
from heroes_desktop.games.return_of_the_heroes.text import deeds
from heroes_desktop.games.return_of_the_heroes.text.articles import definite, fluent

PEOPLE = {"Don Hobiro", "Gasconier", "Mirabar", "Granatus", "Zenda"}


def test_every_name_has_an_article_in_french() -> None:
    rows = (*FACES[len(MISSIONS) :], *HEROES, *ITEMS, *PIECES, *SPACES)
    bare = {row.name.fr for row in rows if definite(row.name).fr == row.name.fr}
    assert bare == PEOPLE


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("le Nain va à le Temple (N5).", "Le Nain va au Temple (N5)."),
        ("la maison de le Guerrier", "la maison du Guerrier"),
        ("l’Elfe va à l’Arche du nord. le Troll attend !", "L’Elfe va à l’Arche du nord. Le Troll attend !"),
        ("elle s’adresse à les Souris", "elle s’adresse aux Souris"),
        ("the Dwarf beats the Troll!", "The Dwarf beats the Troll!"),
        ("Choose the skill de le jeu", "Choose the skill de le jeu"),
    ],
)
def test_words_are_drawn_together(line: str, said: str) -> None:
    assert fluent(line) == said


@pytest.mark.parametrize(
    ("name", "said"),
    [("Troll", "the Troll"), ("The Nameless", "the Nameless"), ("King of Darkness", "the King of Darkness"),
     ("King Föbus", "King Föbus"), ("Mirabar's Tower", "Mirabar's Tower"), ("Mirabar", "Mirabar")],
)  # fmt: skip
def test_english_names_take_the_unless_they_are_somebody(name: str, said: str) -> None:
    row = next(row for row in (*FACES, *SPACES) if row.name.en == name)
    assert definite(row.name).en == said


def test_steps_of_quests_are_drawn_together_wherever_they_are_written() -> None:
    locale.use("fr")
    try:
        steps = [deeds.first_step(quest.id) for quest in QUESTS]
    finally:
        locale.use("en")
    assert "payer 4 pièces d’or au Marchand de cierges" in steps
    assert not [step for step in steps if " à le " in step or " de le " in step]


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_what_is_many_stands_where_no_verb_has_to_follow_it(language: str) -> None:
    """Bees and Dwarves beat, wait and go into the bag in the words used for one."""
    locale.use(language)
    try:
        match = Match.new("return_of_the_heroes", Setup("basic-2", ("Ann", "Ben"), {"mode": "basic"}), 1)
        facts = {
            "seat": 0,
            "foe": 1,
            "face": FACE["q1_ring"],
            "tile": 1,
            "space": "P3",
            "bag": 1,
            "cause": "",
        }
        told = [text.event(match.view(0), Event(kind, facts)) for kind in ("beaten", "waiting", "into_bag")]
    finally:
        locale.use("en")
    bees = {"en": "the Bees", "fr": "les Abeilles"}[language]
    assert all(line.endswith(f"{bees}.") for line in told), told
