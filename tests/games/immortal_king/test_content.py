"""The content files hold exactly the cards, scales and lists of the rules chapter."""

from __future__ import annotations

import tomllib
from collections import Counter
from itertools import combinations
from math import comb
from pathlib import Path
from typing import Any

import pytest

import heroes_desktop

CONTENT = Path(heroes_desktop.__file__).parent / "games" / "immortal_king" / "content"
COLOURS = ("green", "yellow", "blue", "red")
LETTER = {1: "F", 2: "W"}
BOXES = (1, 2)


def load(name: str) -> dict[str, Any]:
    return tomllib.loads((CONTENT / f"{name}.toml").read_text(encoding="utf-8"))


DUNGEON = {box: load(f"dungeon_box{box}")["card"] for box in BOXES}
PARTY = {box: load(f"party_box{box}")["card"] for box in BOXES}
SCENARIOS = {row["id"]: row for row in load("scenarios")["scenario"]}
LISTS = load("lists")
DUNGEON_CARDS = {card["number"]: card for box in BOXES for card in DUNGEON[box]}
PARTY_CARDS = {card["number"]: card for box in BOXES for card in PARTY[box]}


def printed(power: dict[str, Any]) -> str:
    """A Power as the chapter prints it."""
    if power.get("rps"):
        return f"RPS / {power['base']}"
    if "right" in power:
        return f"{power['base']} / {power['right']}"
    die = f"1d{power['die']}" if power.get("die") else ""
    base = str(power["base"]) if power.get("base") else ""
    return " + ".join(part for part in (power.get("letter", ""), die, base) if part)


def abilities(card: dict[str, Any]) -> list[str]:
    """All printed abilities of a card, in short words."""
    power = card["power"]
    words = [*card.get("abilities", []), *(f"{who}+{by}" for who, by in card.get("aura", {}).items())]
    words += [f"nemesis {card['nemesis']}"] if card.get("nemesis") else []
    words += [power["letter"]] if power.get("letter") else []
    words += [f"1d{power['die']}"] if power.get("die") else []
    words += ["unique"] if card.get("unique") else []
    return words


# counts


@pytest.mark.parametrize("box", BOXES)
def test_a_box_has_sixty_cards_numbered_through(box: int) -> None:
    numbers = [card["number"] for card in PARTY[box] + DUNGEON[box]]
    assert sorted(numbers) == sorted(f"{LETTER[box]}{number}" for number in range(1, 61))
    classes = Counter(card["class"] for card in PARTY[box])
    assert classes == {"adventurer": 4, "equipment": 7, "final": 1}


@pytest.mark.parametrize("box", BOXES)
def test_each_colour_has_twelve_cards_and_six_mana_icons(box: int) -> None:
    assert Counter(card["colour"] for card in DUNGEON[box]) == dict.fromkeys(COLOURS, 12)
    mana = Counter(card["colour"] for card in DUNGEON[box] if card.get("mana"))
    assert mana == dict.fromkeys(COLOURS, 6)


@pytest.mark.rule("IK-032", "IK-033")
def test_families_of_both_boxes() -> None:
    counts = {box: Counter(card["family"] for card in DUNGEON[box]) for box in BOXES}
    assert counts[1] == {"greenskin": 12, "undead": 18, "demon": 10, "dragon": 8}
    assert counts[2] == {"bubbleye": 17, "trap": 12, "greenskin": 6, "demon": 8, "undead": 2, "dragon": 3}


def test_the_traps_of_box_2_are_spread_over_the_colours() -> None:
    traps = Counter(card["colour"] for card in DUNGEON[2] if card["family"] == "trap")
    assert traps == dict.fromkeys(COLOURS, 3)


def test_green_is_the_colour_of_the_greenskins() -> None:
    for card in DUNGEON_CARDS.values():
        if card["family"] == "greenskin":
            assert card["colour"] == "green"


def test_ability_counts_of_box_1() -> None:
    counts = Counter(word for card in DUNGEON[1] for word in abilities(card))
    assert counts == {
        "nemesis warrior": 2, "nemesis priest": 2, "nemesis rogue": 1, "nemesis sorcerer": 1,
        "nemesis+1": 2, "bodyguard": 5, "fierce": 5, "1d6": 4, "M": 3, "pain": 3, "treasure": 3,
        "undead+1": 3, "dragon+1": 3, "A": 1, "unique": 1,
    }  # fmt: skip


def test_ability_counts_of_box_2() -> None:
    counts = Counter(word for card in DUNGEON[2] for word in abilities(card))
    assert counts == {
        "fierce": 3, "bodyguard": 3, "bubbleye+1": 4, "petrify": 2, "nemesis rogue": 3,
        "nemesis sorcerer": 1, "nemesis priest": 1, "1d6": 2, "1d10": 3, "C": 2, "F": 1, "M": 1,
        "riddle": 2, "alarm": 2, "treasure": 2, "hypnosis": 1, "pain": 3, "dominance": 2, "unique": 2,
    }  # fmt: skip


POWERS = {
    "F": "4 5 4 5 4/7 5 1d6+1 1d6+2 4/7 M+3 6 5 | 6 6 5 5/9 6 7 1d6+3 M+4 6/9 7 7 6 | "
    "A+5 8 7 7/11 8 8 1d6+5 M+6 8/12 9 8 8",
    "W": "5 C 5 RPS/5 4 5 5 7/4 1d6+2 M+3 5 5 | 6 6 F+3 6 7 6 7 5 1d10+1 6/9 6 7 | "
    "8 C+3 RPS/8 7 8 10/6 1d10+2 1d10+3 8 8/12 9 9",
}


@pytest.mark.parametrize("box", BOXES)
def test_powers_are_those_of_the_chapter(box: int) -> None:
    letter = LETTER[box]
    expected = POWERS[letter].replace("|", " ").split()
    for number, power in enumerate(expected, start=24):
        assert printed(DUNGEON_CARDS[f"{letter}{number}"]["power"]).replace(" ", "") == power
    green = [printed(DUNGEON_CARDS[f"{letter}{number}"]["power"]) for number in range(12, 24)]
    others = {1: [], 2: ["3", "4", "4", "4", "6 / 3", "1d6 + 1"]}[box]
    assert green == ["RPS / 4"] * (12 - len(others)) + others


@pytest.mark.rule("IK-149")
def test_every_greenskin_prints_a_throw_and_power_four() -> None:
    for card in DUNGEON_CARDS.values():
        if card["family"] == "greenskin":
            assert card["power"] == {"base": 4, "rps": True}


def test_throws_are_printed_on_greenskins_and_riddles_only() -> None:
    for card in DUNGEON_CARDS.values():
        riddle = "riddle" in card.get("abilities", [])
        assert bool(card["power"].get("rps")) == (card["family"] == "greenskin" or riddle)


def test_a_nemesis_type_goes_with_two_powers() -> None:
    for card in DUNGEON_CARDS.values():
        assert bool(card.get("nemesis")) == ("right" in card["power"])


@pytest.mark.rule("IK-184")
def test_alarms_hang_on_traps_only() -> None:
    alarms = [card for card in DUNGEON_CARDS.values() if "alarm" in card.get("abilities", [])]
    assert alarms
    assert {card["family"] for card in alarms} == {"trap"}


def test_the_sons_share_the_name_and_the_tag_of_abunakkashii() -> None:
    tagged = {card["number"]: card for card in DUNGEON_CARDS.values() if card.get("tag") == "abunakkashii"}
    assert set(tagged) == {"F34", "F45", "F46", "F57", "F58"}
    assert tagged["F57"]["name"] == {"en": "Abunakkashii", "fr": "Abunakkashii"}
    for card in tagged.values():
        assert card["family"] == "dragon"
        assert all("Abunakkashii" in name for name in card["name"].values())


def test_unique_cards() -> None:
    everything = [*DUNGEON_CARDS.values(), *PARTY_CARDS.values()]
    assert {card["number"] for card in everything if card.get("unique")} == {"F11", "F57", "W49", "W59"}


# the party


@pytest.mark.rule("IK-005")
@pytest.mark.parametrize("box", BOXES)
def test_one_adventurer_of_each_type_two_men_and_two_women(box: int) -> None:
    adventurers = [card for card in PARTY[box] if card["class"] == "adventurer"]
    types = Counter(card["type"] for card in adventurers)
    assert types == dict.fromkeys(("warrior", "priest", "rogue", "sorcerer"), 1)
    assert Counter(card["gender"] for card in adventurers) == {"male": 2, "female": 2}


@pytest.mark.rule("IK-004")
def test_an_adventurer_carries_six_things() -> None:
    six = ("name", "type", "gender", "gift_text", "temporary_text", "ultimate_text")
    for card in PARTY_CARDS.values():
        if card["class"] == "adventurer":
            assert all(card.get(thing) for thing in six)


@pytest.mark.rule("IK-043")
@pytest.mark.parametrize("box", BOXES)
def test_441_parties_can_be_chosen_from_a_box(box: int) -> None:
    classes = Counter(card["class"] for card in PARTY[box])
    heroes, things = classes["adventurer"], classes["equipment"]
    assert sum(comb(heroes, n) * comb(things, 5 - n) for n in range(1, 5)) == 441


@pytest.mark.rule("IK-014", "IK-D32")
@pytest.mark.parametrize("box", BOXES)
def test_equipment_mix_and_costs(box: int) -> None:
    """Three free potions, two objects for three symbols, two quests for two or more."""
    equipment = [card for card in PARTY[box] if card["class"] == "equipment"]
    assert Counter(card["equipment"] for card in equipment) == {"potion": 3, "object": 2, "quest": 2}
    for card in equipment:
        symbols = sum(card.get("cost", {}).values())
        assert set(card.get("cost", {})) <= set(COLOURS)
        if card["equipment"] == "potion":
            assert symbols == 0
        elif card["equipment"] == "object":
            assert symbols == 3
        else:
            assert symbols >= 2, "a free quest would be an endless action"
    slots = Counter(card.get("slot") for card in equipment if card["equipment"] == "object")
    assert slots == {"weapon": 1, "armour": 1}


def test_costs_are_those_of_the_chapter() -> None:
    costs = {number: card["cost"] for number, card in PARTY_CARDS.items() if card.get("cost")}
    assert costs == {
        "F5": {"green": 2, "yellow": 1},
        "F6": {"yellow": 2, "blue": 1},
        "F10": {"green": 1, "yellow": 1, "blue": 1},
        "F11": {"yellow": 1, "red": 1},
        "W5": {"yellow": 1, "blue": 2},
        "W6": {"green": 2, "blue": 1},
        "W10": {"green": 2},
        "W11": {"blue": 1, "red": 1},
    }


@pytest.mark.rule("IK-036")
def test_final_monsters() -> None:
    lich, unblinking = PARTY_CARDS["F60"], PARTY_CARDS["W60"]
    assert (lich["family"], printed(lich["power"])) == ("undead", "A + 7")
    assert (unblinking["family"], printed(unblinking["power"])) == ("bubbleye", "A + 6")


def test_fixed_names_of_the_rules() -> None:
    names = {number: card["name"]["en"] for number, card in {**DUNGEON_CARDS, **PARTY_CARDS}.items()}
    assert names["F1"] == "Hero, Immortal King"
    assert names["F2"] == "Nova"
    assert names["F7"] == "Potion of Strength"
    assert names["F12"] == "Orc assassin"
    assert names["F57"] == "Abunakkashii"


# texts


def _texts(node: Any, path: str = "") -> list[tuple[str, dict[str, str]]]:
    """Every bilingual text of a file with the place where it stands."""
    if isinstance(node, list):
        return [text for n, part in enumerate(node) for text in _texts(part, f"{path}[{n}]")]
    if not isinstance(node, dict):
        return []
    if "en" in node or "fr" in node:
        return [(path, node)]
    return [text for key, part in node.items() for text in _texts(part, f"{path}.{key}")]


FILES = ("dungeon_box1", "dungeon_box2", "party_box1", "party_box2", "scenarios", "lists")


@pytest.mark.parametrize("name", FILES)
def test_every_text_speaks_both_languages(name: str) -> None:
    texts = _texts(load(name))
    assert texts
    for where, text in texts:
        assert set(text) == {"en", "fr"}, where
        assert all(words == words.strip() and words for words in text.values()), where


def test_every_card_has_name_flavour_and_rules_text() -> None:
    for card in DUNGEON_CARDS.values():
        assert card["name"]
        assert card["flavour"]
    for card in PARTY_CARDS.values():
        assert card["name"]
        assert card["flavour"]
        assert card["class"] == "adventurer" or card["text"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_names_and_flavours_are_all_different(language: str) -> None:
    cards = [*DUNGEON_CARDS.values(), *PARTY_CARDS.values()]
    for part in ("name", "flavour"):
        texts = [card[part][language] for card in cards]
        assert len(texts) == len(set(texts))
    assert len({card["name"][language] for card in DUNGEON[1]}) >= 44


@pytest.mark.parametrize("language", ["en", "fr"])
def test_texts_fit_on_a_card(language: str) -> None:
    for card in (*DUNGEON_CARDS.values(), *PARTY_CARDS.values()):
        assert len(card["name"][language]) <= 32, card["number"]
        assert len(card["flavour"][language]) <= 85, card["number"]


# scenarios


def _entries(scenario: str) -> list[str]:
    words = []
    for entry in SCENARIOS[scenario]["entry"]:
        target = next((str(entry[key]) for key in ("family", "tag", "corridors") if entry.get(key)), "")
        target = target or ("final" if entry.get("final") else "all" if entry.get("all") else "")
        words.append(f"{target}+{entry['amount']}" if entry["kind"] == "power" else entry["kind"])
    return words


SCALES = {
    "dark_evening": "tenacity_weakest greenskin+1 nothing undead+1 nothing central+1 nothing nothing all+1",
    "abunakkashii": "nothing tenacity_all lose_mana nothing undead+1 demon+1 abunakkashii+2 nothing",
    "meeting_the_lich": "tenacity_all outer+1 lose_mana nothing undead+1 tenacity_all final+3",
    "first_glance": "nothing bubbleye+1 nothing tenacity_weakest nothing central+1 lose_mana nothing all+1",
    "lids_open": "tenacity_all nothing bubbleye+1 trap+1 lose_mana nothing outer+1 nothing",
    "do_not_blink": "bubbleye+1 trap+1 tenacity_all lose_mana all+1 tenacity_all final+3",
}


@pytest.mark.parametrize(
    "scenario",
    [
        pytest.param("dark_evening", marks=pytest.mark.rule("IK-219")),
        pytest.param("abunakkashii", marks=pytest.mark.rule("IK-226")),
        pytest.param("meeting_the_lich", marks=pytest.mark.rule("IK-233")),
        "first_glance",
        "lids_open",
        "do_not_blink",
    ],
)
def test_scales_are_those_of_the_chapter(scenario: str) -> None:
    assert _entries(scenario) == [*SCALES[scenario].split(), "defeat"]


@pytest.mark.rule("IK-218")
def test_three_scenarios_of_rising_difficulty_for_each_box() -> None:
    for box in BOXES:
        levels = [row["difficulty"] for row in SCENARIOS.values() if row["box"] == box]
        assert levels == ["easy", "medium", "hard"]
    assert len(SCENARIOS) == 6


def test_entry_titles_are_all_different() -> None:
    for language in ("en", "fr"):
        titles = [entry["title"][language] for row in SCENARIOS.values() for entry in row["entry"]]
        assert len(titles) == len(set(titles))


# ready-made lists

MIXED = {
    "mixed_a": (
        "F12 F13 F14 F17 F18 F19 F21 F23 W19 W21 W22 W23 "
        "F24 F25 F26 F27 F28 F29 F32 F33 W30 W31 W34 W35 "
        "F36 F37 F38 F39 F40 F41 F44 W41 W42 W43 W45 W47 "
        "F48 F49 F50 F51 F52 F53 F56 F57 W52 W53 W54 W57"
    ),
    "mixed_b": (
        "F15 F16 F19 F20 F22 W12 W14 W15 W17 W18 W19 W20 "
        "F30 F31 F34 F35 W24 W25 W26 W27 W28 W29 W32 W33 "
        "F42 F43 F45 F46 F47 W36 W37 W38 W39 W40 W46 W47 "
        "F54 F57 F58 F59 W48 W49 W50 W51 W55 W56 W58 W59"
    ),
}


@pytest.mark.rule("IK-202")
def test_ready_made_dungeons_exist_and_are_legal() -> None:
    dungeons = {row["id"]: row for row in LISTS["dungeon"]}
    assert {"box1", "box2", "mixed_a", "mixed_b"} <= set(dungeons)
    for row in dungeons.values():
        cards = [DUNGEON_CARDS[number] for number in row["cards"]]
        assert len(cards) == len(set(row["cards"])) == 48
        assert Counter(card["colour"] for card in cards) == dict.fromkeys(COLOURS, 12)
        mana = Counter(card["colour"] for card in cards if card.get("mana"))
        assert mana == dict.fromkeys(COLOURS, 6)
        assert PARTY_CARDS[row["final"]]["class"] == "final"
    for name, cards in MIXED.items():
        assert dungeons[name]["cards"] == cards.split()
    assert (dungeons["mixed_a"]["final"], dungeons["mixed_b"]["final"]) == ("F60", "W60")


def test_ready_made_parties_are_legal_and_cover_boxes_and_mixtures() -> None:
    origins = []
    for row in LISTS["party"]:
        cards = [PARTY_CARDS[number] for number in row["cards"]]
        adventurers = sum(card["class"] == "adventurer" for card in cards)
        assert len(cards) == len(set(row["cards"])) == 5
        assert 1 <= adventurers <= 4
        assert all(card["class"] != "final" for card in cards)
        origins.append("".join(sorted({number[0] for number in row["cards"]})))
    counts = Counter(origins)
    assert counts["F"] >= 1
    assert counts["W"] >= 1
    assert counts["FW"] >= 2


def test_no_two_lists_are_the_same() -> None:
    for kind in ("dungeon", "party"):
        for first, second in combinations(LISTS[kind], 2):
            assert first["id"] != second["id"]
            assert set(first["cards"]) != set(second["cards"])
