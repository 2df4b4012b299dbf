"""The reader finds every numbered rule, in both languages, however it is asked."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from heroes_desktop import rulebook

CHAPTERS = Path(__file__).parents[2] / "docs" / "rules"
IDS = [
    (path.stem, rule)
    for path in sorted(CHAPTERS.glob("*.md"))
    if "." not in path.stem
    for rule in re.findall(r"^- \*\*([A-Z]{2}-D?\d{2,3}[a-z]?)\*\*", path.read_text("utf-8"), re.M)
]


def test_every_rule_of_every_chapter_is_found_in_both_languages() -> None:
    assert IDS
    for game, rule in IDS:
        for lang in ("en", "fr"):
            (entry,) = rulebook.find(rule, lang)
            assert (entry.id, entry.game) == (rule, game)
            assert entry.text
            assert entry.heading


def test_no_rule_number_is_given_twice() -> None:
    numbers = [rule for _, rule in IDS]
    assert len(numbers) == len(set(numbers))


def test_a_french_chapter_holds_the_same_rules_as_the_english_one() -> None:
    for path in CHAPTERS.glob("*.fr.md"):
        game = path.name.removesuffix(".fr.md")
        french = set(re.findall(r"^- \*\*([A-Z]{2}-D?\d{2,3}[a-z]?)\*\*", path.read_text("utf-8"), re.M))
        assert french == {rule for owner, rule in IDS if owner == game}


@pytest.mark.parametrize("typed", ["IK-075", "ik-075", "IK75", "ik 75", " IK-75 "])
def test_numbers_may_be_typed_loosely(typed: str) -> None:
    assert [entry.id for entry in rulebook.find(typed)] == ["IK-075"]


def test_a_ruling_is_not_mistaken_for_the_rule_of_the_same_number() -> None:
    assert [entry.id for entry in rulebook.find("ikd5")] == ["IK-D05"]


def test_a_worked_example_is_found_by_its_number() -> None:
    assert any(entry.game == "immortal_king" for entry in rulebook.find("X01"))


def test_words_find_rules_and_headings_come_first() -> None:
    found = rulebook.find("doom")
    assert "Doom" in found[0].heading
    assert "IK-075" in [entry.id for entry in found]


def test_a_rule_that_begins_with_the_word_comes_before_one_that_mentions_it() -> None:
    assert rulebook.find("laboratory")[0].id == "HT-078"
    assert rulebook.find("forge", "fr")[0].id == "HT-085"


def test_accents_and_capitals_do_not_matter_in_french() -> None:
    plain, accented = rulebook.find("tenacite", "fr"), rulebook.find("Ténacité", "fr")
    assert plain
    assert plain == accented


@pytest.mark.parametrize(("word", "rule"), [("Schmied", "HT-085"), ("Wald", "HT-071"), ("Händler", "HT-082")])
def test_a_word_of_another_language_finds_what_the_own_word_finds(word: str, rule: str) -> None:
    for lang in ("en", "fr"):
        assert rule in [entry.id for entry in rulebook.find(word, lang)]


def test_nothing_is_found_for_nonsense_or_silence() -> None:
    assert rulebook.find("xyzzy") == []
    assert rulebook.find("  ") == []
    assert rulebook.find("IK-999") == []


def test_a_chapter_is_given_whole_and_an_unknown_one_refused() -> None:
    assert rulebook.chapter("immortal_king").startswith("# Hero: Immortal King")
    assert rulebook.chapter("immortal_king", "fr").startswith("# Hero: Immortal King")
    assert rulebook.chapter("immortal_king", "fr") != rulebook.chapter("immortal_king")
    with pytest.raises(KeyError, match="no chapter"):
        rulebook.chapter("chess")
