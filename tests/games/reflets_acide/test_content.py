"""The content tables: counts, sums and distributions of the chapter; both languages everywhere."""

from __future__ import annotations

from collections import Counter

import pytest

from heroes_desktop.games.reflets_acide.content import (
    BEASTS,
    CHALLENGES,
    DILEMMA_KINDS,
    DILEMMAS,
    DOORS,
    FACES,
    HEROES,
    LOOT,
    QUESTS,
    RACES,
    RELICS,
    ROOMS,
    TOKENS,
    TREASURES,
    ZONES,
    cost,
    points,
)
from heroes_desktop.games.reflets_acide.effect_rows import Lower
from heroes_desktop.games.reflets_acide.effects.registry import known


def test_counts() -> None:
    tables = (HEROES, BEASTS, DILEMMAS, LOOT, RELICS, ZONES, DOORS, ROOMS, TREASURES)
    assert [len(rows) for rows in tables] == [63, 24, 45, 56, 9, 36, 6, 10, 6]
    assert (len(QUESTS), len(CHALLENGES), len(TOKENS)) == (12, 10, 7)
    assert len({card.id for card in FACES}) == len(FACES)


@pytest.mark.rule("NA-D72", "NA-226")
def test_heroes() -> None:
    assert [hero.race for hero in HEROES] == [race for race in RACES for _ in range(9)]
    for race in RACES:
        assert Counter(hero.alignment for hero in HEROES if hero.race == race) == dict.fromkeys(
            ("good", "neutral", "evil"), 3
        )
    assert Counter(hero.points for hero in HEROES) == {1: 10, 2: 22, 3: 19, 4: 9, 5: 3}
    assert Counter(hero.vitality for hero in HEROES) == {2: 7, 3: 21, 4: 21, 5: 14}
    assert all(1 <= value <= 5 for hero in HEROES for value in hero.values)
    for stat in range(5):
        assert 2.75 < sum(hero.values[stat] for hero in HEROES) / 63 < 3.15
    kinds = Counter(skill.kind for hero in HEROES for skill in hero.skills)
    assert kinds == {"hazard": 44, "signature": 6, "divine": 20, "opportunity": 16, "shield": 4}
    assert sum(len(hero.skills) == 2 for hero in HEROES) == 27
    signed = [hero for hero in HEROES if any(skill.kind == "signature" for skill in hero.skills)]
    assert sorted(hero.race for hero in signed) == sorted(race for race in RACES if race != "elf")
    assert all(hero.points >= 4 for hero in signed)
    sums = {1: (10, 12), 2: (12, 14), 3: (15, 18), 4: (17, 18), 5: (19, 20)}
    for hero in HEROES:
        least, most = sums[hero.points]
        assert least <= sum(hero.values) <= most, hero.id


def test_known_heroes() -> None:
    typhilis, mikau = HEROES[0], HEROES[59]
    assert typhilis.values == (1, 2, 2, 3, 2)
    assert (mikau.values, mikau.vitality, mikau.points, mikau.alignment) == ((5, 3, 2, 4, 3), 4, 4, "evil")
    lowering = HEROES[2].skills[0].effect
    assert isinstance(lowering, Lower)
    assert set(lowering.stats) == {"agi", "att"}
    assert HEROES[2].skills[0].price == cost("1g+1r")


@pytest.mark.rule("NA-D64", "NA-170", "NA-145")
def test_zones() -> None:
    assert sum(zone.value for zone in ZONES) == 114
    assert Counter(zone.cost for zone in ZONES) == {0: 6, 1: 20, 2: 10}
    salutary = [zone for zone in ZONES if zone.salutary]
    assert Counter(zone.kind for zone in salutary) == {
        "forest": 1, "river": 1, "cave": 1, "camp": 2, "hills": 1, "mount": 1
    }  # fmt: skip
    objectives = [objective for zone in ZONES for objective in zone.trial]
    assert len(objectives) == 61
    collective = [objective.points for objective in objectives if objective.points]
    alone = [objective.stars for objective in objectives if objective.stars]
    assert (len(collective), min(collective), max(collective)) == (49, 8, 16)
    assert (len(alone), min(alone), max(alone)) == (12, 2, 4)
    assert Counter(objective.stat for objective in objectives) == {
        "att": 12, "per": 11, "int": 11, "agi": 13, "def": 14
    }  # fmt: skip
    for zone in ZONES:
        _check_chain(zone.trial)
        assert all(line.own for line in zone.lines[-1:]) or zone.id == "Z19"
        assert sum(line.own for line in zone.lines) == (1 if zone.salutary else 0)


def _check_chain(trial) -> None:
    numbers = {str(number) for number in range(1, len(trial) + 1)}
    reached = {"1"}
    for number, objective in enumerate(trial, 1):
        assert bool(objective.points) != bool(objective.stars)
        for arrow in (objective.reached, objective.missed):
            assert arrow in numbers | {"clear", "dark"}
            if arrow in numbers:
                assert int(arrow) > number
                reached.add(arrow)
    assert not trial or reached == numbers


def test_rooms_and_doors() -> None:
    for room in ROOMS:
        _check_chain(room.trial)
        _check_chain(room.octogon)
    for door in DOORS:
        _check_chain(door.trial)
    assert {relic for room in ROOMS for relic in room.relics} == {relic.id for relic in RELICS}
    assert [room.id for room in ROOMS if room.visit] == ["S01", "S03", "S04", "S07", "S08"]
    assert [room.id for room in ROOMS if room.chance] == ["S02"]
    assert [(door.cost, door.rooms) for door in DOORS] == [(0, 1), (1, 1), (2, 3), (1, 2), (1, 2), (2, 2)]


def test_beasts() -> None:
    creatures = [beast for beast in BEASTS if not beast.critter]
    critters = [beast for beast in BEASTS if beast.critter]
    assert (len(creatures), sum(b.value for b in creatures), sum(b.cost for b in creatures)) == (18, 49, 34)
    assert (len(critters), sum(b.value for b in critters), sum(b.cost for b in critters)) == (6, 15, 9)


@pytest.mark.rule("NA-D78")
def test_dilemmas_have_one_half_only() -> None:
    copies = [2, 2, 2, 2, 1, 2, 1, 4, 2, 3, 2, 3, 2, 2, 2, 2, 2, 1, 2, 1, 1, 1, 1, 1, 1]
    assert [len(kind.cards) for kind in DILEMMA_KINDS] == copies
    assert [kind.kind for kind in DILEMMA_KINDS] == list(range(1, 26))
    assert [card.id for card in DILEMMAS] == [f"D{number:02}" for number in range(1, 46)]
    assert DILEMMAS[0].kind.kind == 10
    assert DILEMMAS[11].kind.kind == 1
    assert [kind.kind for kind in DILEMMA_KINDS if kind.targeted] == [1, 2, 12, 13, 14]
    assert not any("upper" in field for kind in DILEMMA_KINDS for field in kind.__struct_fields__)


def test_loot() -> None:
    groups = {"setter": (25, 6, 6, 4), "double": (9, 2, 3, 4), "skill": (10, 4, 3, 7), "cursed": (7, 0, 0, 5),
              "key": (3, 0, 0, 0), "valuable": (2, 0, 0, 0)}  # fmt: skip
    for group, (number, elven, dwarven, magic) in groups.items():
        rows = [loot for loot in LOOT if loot.group == group]
        assert len(rows) == number
        assert sum(loot.maker == "elven" for loot in rows) == elven
        assert sum(loot.maker == "dwarven" for loot in rows) == dwarven
        assert sum(loot.magic for loot in rows) == magic
    assert sum(loot.gold for loot in LOOT) == 26_100
    assert Counter(loot.bars for loot in LOOT) == {"": 40, "elf": 8, "dwarf": 8}
    assert Counter(loot.only for loot in LOOT) == {"": 50, "good": 3, "evil": 3}
    assert all(loot.maker == "dwarven" for loot in LOOT if loot.bars == "elf")
    assert all(loot.maker == "elven" for loot in LOOT if loot.bars == "dwarf")
    assert all(loot.group in ("setter", "double", "skill") and not loot.maker for loot in LOOT if loot.only)
    windfalls = [loot.id for loot in LOOT if loot.windfall]
    assert windfalls == ["L01", "L02", "L06", "L07", "L11", "L12", "L16", "L17", "L21", "L22"]
    for stat in range(5):
        assert [loot.sets[stat] for loot in LOOT[stat * 5 : stat * 5 + 5]] == [3, 4, 4, 5, 5]
    highs, lows = Counter(), Counter()
    for loot in LOOT:
        if loot.group == "double":
            high, low = max(loot.sets), min(value for value in loot.sets if value)
            assert high in (4, 5)
            assert low in (2, 3)
            highs[loot.sets.index(high)] += 1
            lows[loot.sets.index(low)] += 1
    assert highs == {0: 2, 1: 2, 2: 1, 3: 2, 4: 2}
    assert max(lows.values()) <= 2


def test_relics_have_no_gold_curse_or_restriction() -> None:
    for relic in RELICS:
        assert not relic.gold
        assert not relic.cursed
        assert not relic.bars
        assert not relic.only
    assert [relic.value for relic in RELICS] == [6, 6, 6, 7, 6, 6, 6, 7, 6]


@pytest.mark.rule("NA-021")
def test_quests() -> None:
    totals = {
        quest.id: quest.main + quest.thwarted + sum(m.points for m in quest.missions) for quest in QUESTS
    }
    assert [totals[f"Q{n:02}"] for n in range(1, 13)] == [60, 60, 50, 50, 60, 60, 55, 55, 60, 60, 55, 55]
    by_id = {quest.id: quest for quest in QUESTS}
    for quest in QUESTS:
        assert by_id[quest.opposed].opposed == quest.id
        assert by_id[quest.opposed].relic != quest.relic
        room = next(room for room in ROOMS if room.id == quest.rooms[0])
        assert quest.relic in room.relics
    assert Counter(quest.type for quest in QUESTS) == {"neutral": 6, "beneficent": 3, "maleficent": 3}


@pytest.mark.rule("NA-D41")
def test_points_of_cards() -> None:
    assert {points(face) for face, card in enumerate(FACES) if card in DILEMMAS} == {1}
    assert {points(face) for face, card in enumerate(FACES) if card in LOOT} == {0}
    assert sum(points(face) for face, card in enumerate(FACES) if card in BEASTS) == 64


def test_every_text_has_both_languages_and_every_effect_is_known() -> None:
    for card in FACES:
        assert card.name.en
        assert card.name.fr
    for rows in (QUESTS, CHALLENGES, DILEMMA_KINDS):
        for row in rows:
            assert row.name.en
            assert row.name.fr
    names = [
        str(card.name.en) for card in FACES if not hasattr(card, "kind") or not hasattr(card.kind, "cards")
    ]
    assert len(set(names)) == len(names)
    assert len(known()) == 35


def test_every_card_has_a_line_of_its_own_in_both_languages() -> None:
    rows = [*FACES, *QUESTS, *CHALLENGES]
    for language in ("en", "fr"):
        lines = [getattr(row.quip, language) for row in rows]
        assert all(lines)
        assert len(set(lines)) == len(lines)
        assert max(map(len, lines)) <= 60
