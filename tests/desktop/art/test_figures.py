"""Each of the 120 cards of Immortal King has a picture of its own."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import heroes_desktop
from heroes_desktop.desktop.art.common.cards import NAME_FLOOR, name_lines
from heroes_desktop.desktop.art.common.landscapes import MOODS
from heroes_desktop.desktop.art.core.icons import CONCEPTS, NoSuchIcon, glyph
from heroes_desktop.desktop.art.people.busts import BUSTS
from heroes_desktop.desktop.art.people.figures import figure_for, known_figures
from heroes_desktop.desktop.art.people.portraits import portrait

KING = "immortal_king"
CONTENT = Path(heroes_desktop.__file__).parent / "games" / "immortal_king" / "content"


def card_rows() -> list[dict[str, object]]:
    rows: list[dict[str, object]] = []
    for name in ("party_box1", "party_box2", "dungeon_box1", "dungeon_box2"):
        rows += tomllib.loads((CONTENT / f"{name}.toml").read_text(encoding="utf-8"))["card"]
    return rows


def test_every_card_of_immortal_king_has_a_figure() -> None:
    assert {f"{KING}/{row['number']}" for row in card_rows()} == set(known_figures(KING))


def test_no_two_cards_look_alike() -> None:
    seen: dict[bytes, str] = {}
    for key in known_figures(KING):
        pixels = portrait(40, 36, figure_for(key)).tobytes()
        assert pixels not in seen, f"{key} looks like {seen.get(pixels)}"
        seen[pixels] = key


def test_no_two_cards_show_the_same_creature_with_the_same_thing() -> None:
    figures = [figure_for(key) for key in known_figures(KING)]
    shown = [(f.bust, f.glyph, f.skin, f.iris, f.scene) for f in figures]
    assert len(shown) == len(set(shown))


@pytest.mark.parametrize(
    ("family", "busts"),
    [
        ("greenskin", {"goblin", "orc", "ogre", "troll", "hag"}),
        ("eye", {"eye"}),
        ("dragon", {"dragon"}),
        ("trap", {""}),
        ("demon", {"demon", "imp", ""}),
    ],
)
def test_a_figure_fits_its_family(family: str, busts: set[str]) -> None:
    for row in card_rows():
        if row.get("family") == family:
            assert figure_for(f"{KING}/{row['number']}").bust in busts, row["number"]


def test_all_parts_of_the_table_exist() -> None:
    for key in known_figures(KING):
        figure = figure_for(key)
        assert figure.scene in MOODS
        assert figure.bust in {"", "eye", *BUSTS}
        assert figure.bust or figure.glyph
        if figure.glyph:
            glyph(figure.glyph)


def test_unknown_cards_get_a_figure_by_their_words() -> None:
    assert figure_for("Goblin Cook", "Goblin Cook").bust == "goblin"
    assert figure_for("x", "Épée ancienne", kind="item").glyph == "broadsword"
    assert figure_for("x", "Something", "eye").bust == "eye"
    assert figure_for("x", "Nameless", kind="spell").glyph
    assert figure_for("Goblin Cook", "Goblin Cook") == figure_for("Goblin Cook", "Goblin Cook")


def test_all_concepts_have_a_glyph() -> None:
    for name in CONCEPTS.values():
        glyph(name)
    with pytest.raises(NoSuchIcon):
        glyph("mdi:no-such-thing")
    with pytest.raises(NoSuchIcon):
        glyph("no-such-thing")


def test_every_name_of_immortal_king_fits_on_a_small_card() -> None:
    """In both languages, beside a power shield, without an ellipsis."""
    for row in card_rows():
        names = row["name"]
        assert isinstance(names, dict)
        for name in names.values():
            lines = name_lines(str(name), "condensed_label", NAME_FLOOR, 105 * 0.70)
            assert not any("…" in line for line in lines), name
