"""Names inside sentences: every name of the content knows its article, and French draws words together."""

from __future__ import annotations

import pytest

from heroes_desktop.games.return_of_the_heroes.content import FACES, HEROES, ITEMS, MISSIONS, PIECES
from heroes_desktop.games.return_of_the_heroes.land import SPACES
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
