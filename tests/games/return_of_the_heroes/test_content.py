"""The box: counts, figures and names, as the chapter lists them."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import msgspec
import pytest

from heroes_desktop import locale
from heroes_desktop.games.return_of_the_heroes import effects
from heroes_desktop.games.return_of_the_heroes.content import (
    BAG_TILES,
    COLOURS,
    FACE,
    FACES,
    GOODS,
    GUARDIANS,
    HEROES,
    HIDDEN_COUNT,
    HIDDEN_TILES,
    ITEMS,
    MISSIONS,
    NAMELESS,
    PIECES,
    QUESTS,
    SERVANTS,
    SKILLS,
    face_id,
    name_of,
)
from heroes_desktop.games.return_of_the_heroes.effects.registry import registered
from heroes_desktop.games.return_of_the_heroes.figures import DICE, DOTS, FIND, HEARTS, IS_OPPONENT, KIND
from heroes_desktop.games.return_of_the_heroes.land import SPACE, SPACES
from heroes_desktop.games.return_of_the_heroes.rows import Mission, Tile
from heroes_desktop.games.return_of_the_heroes.state import INSTANCES, SHEET, TILES
from heroes_desktop.games.return_of_the_heroes.text import words

HERO_ROW = {hero.id: index for index, hero in enumerate(HEROES)}


def tile(word: str) -> Tile:
    row = FACES[FACE[word]]
    assert isinstance(row, Tile)
    return row


def kinds(rows: tuple[Tile, ...]) -> Counter[str]:
    return Counter(row.kind for row in rows)


@pytest.mark.rule("RH-D05", "RH-009")
def test_counts_of_the_box() -> None:
    assert len(MISSIONS) == 21
    assert kinds(HIDDEN_TILES) == {"opponent": 7, "encounter": 3, "item": 1}
    assert HIDDEN_COUNT == 32
    assert kinds(BAG_TILES) == {
        "quest_opponent": 6,
        "quest_encounter": 10,
        "object": 5,
        "event": 3,
        "encounter": 11,
        "opponent": 2,
    }
    assert len(BAG_TILES) == 37
    assert (len(SERVANTS), len(GUARDIANS), sum(good.copies for good in GOODS)) == (14, 4, 18)
    assert 32 + 37 + 1 + 14 + 4 + 18 == SHEET == 106
    assert TILES == 88
    assert (len(PIECES), len(HEROES), len(QUESTS), len(NAMELESS)) == (16, 5, 8, 6)
    assert INSTANCES == 106 + 6 + 16
    assert Counter(type(mission.task).__name__ for mission in MISSIONS) == {
        "Travel": 10,
        "Robbery": 1,
        "Learn": 3,
        "Deliver": 2,
        "Fetch": 5,
    }
    assert {tile.id for tile in HIDDEN_TILES} == {
        "h_troll",
        "h_spider",
        "h_giant",
        "h_robber",
        "h_wolves",
        "h_wisp",
        "h_harpy",
        "h_seer",
        "h_beggar",
        "h_teleporter",
        "h_broom",
    }


@pytest.mark.rule("RH-002")
def test_skills_and_their_colours() -> None:
    assert dict(zip(SKILLS, COLOURS, strict=True)) == {"magic": "blue", "ranged": "green", "melee": "red"}


@pytest.mark.rule("RH-007")
def test_what_counts_as_an_opponent() -> None:
    assert {KIND[face] for face in range(len(FACES)) if IS_OPPONENT[face]} == {
        "opponent",
        "servant",
        "quest_opponent",
    }
    assert sum(IS_OPPONENT) == 7 + 2 + 6 + 14
    assert all(any(dot is not None for dot in DOTS[face]) for face in range(len(FACES)) if IS_OPPONENT[face])


@pytest.mark.rule("RH-011", "RH-045", "RH-D01", "RH-D02")
def test_hero_sheets() -> None:
    rows = {
        hero.id: (hero.skills.magic, hero.skills.ranged, hero.skills.melee, hero.life, hero.gold, hero.move)
        for hero in HEROES
    }
    assert rows == {
        "warrior": (3, 3, 7, 4, 1, 4),
        "elf": (4, 7, 2, 3, 2, 4),
        "magician": (7, 3, 3, 2, 3, 3),
        "dwarf": (3, 5, 6, 5, 4, 2),
        "priest": (6, 3, 5, 4, 2, 4),
    }
    assert [hero.quest for hero in HEROES] == ["q_daphne", "q_axe", "q_panpipes", "q_juan", ""]


@pytest.mark.rule("RH-064", "RH-065", "RH-066", "RH-067", "RH-D16", "RH-D17", "RH-057", "RH-058")
def test_what_finds_hidden_places() -> None:
    def numbers(hero: str) -> dict[str, int]:
        return {
            space.id: FIND[HERO_ROW[hero]][SPACE[space.id]] for space in SPACES if FIND[0][SPACE[space.id]]
        }

    common = {
        "A5": 5,
        "C5": 5,
        "D5": 5,
        "G6": 5,
        "N5": 5,
        "B6": 6,
        "I5": 6,
        "M6": 6,
        "P6": 6,
        "E6": 6,
        "K6": 6,
        "O6": 6,
    }
    assert numbers("warrior") == common
    assert numbers("elf") == {**common, "B6": 0, "I5": 0, "M6": 0, "P6": 0}
    assert numbers("magician") == {**common, "A5": 7, "C5": 7, "D5": 7, "G6": 7, "N5": 7}
    assert numbers("dwarf") == {**common, "C5": 0, "D5": 0}
    assert numbers("priest") == {**common, "N5": 0, "I5": 0}


@pytest.mark.rule("RH-005")
def test_dice_by_cubes() -> None:
    assert DICE == (2, 2, 3, 3, 3, 4, 4, 4, 5)


@pytest.mark.rule("RH-221", "RH-222", "RH-223", "RH-224", "RH-225", "RH-226", "RH-160")
def test_the_six_nameless() -> None:
    rows = {
        sheet.id: (
            sheet.life,
            (sheet.dots.magic, sheet.dots.ranged, sheet.dots.melee),
            (sheet.locked.skill, sheet.locked.item) if sheet.locked else None,
            (sheet.double.skill, sheet.double.item) if sheet.double else None,
            sheet.leech,
        )
        for sheet in NAMELESS
    }
    assert rows == {
        "goddess": (5, (-3, -3, -3), None, ("melee", "i_cross"), False),
        "creature": (6, (-3, -3, -3), ("ranged", "i_bow"), None, False),
        "king": (3, (-3, -3, -3), None, None, True),
        "knight": (5, (-3, -4, -2), ("magic", "i_wand"), None, False),
        "sorcerer": (4, (-3, -3, -3), ("melee", "i_sword"), None, False),
        "demon": (8, (-4, -3, -3), None, ("magic", "i_amulet"), False),
    }


_OPPONENTS = {
    "h_troll": (2, None, 0, 0, 1, ("red", "green")),
    "h_spider": (1, 0, None, 0, 1, ("blue/red",)),
    "h_giant": (1, -1, 0, -2, 2, ("green/red",)),
    "h_robber": (1, None, 1, 1, 2, ()),
    "h_wolves": (1, 0, 0, 1, 0, ("any",)),
    "h_wisp": (1, 1, -1, None, 1, ("blue",)),
    "h_harpy": (1, 0, 1, None, 0, ("blue/green",)),
    "b_shadow": (1, 0, -1, -1, 0, ()),
    "b_redknight": (2, -1, -1, 0, 0, ("red",)),
    "q1_axe": (1, 0, 0, 0, 0, ()),
    "q1_merlin": (1, -1, -1, -1, 0, ()),
    "q1_panpipes": (1, 0, -2, -2, 0, ()),
    "q1_daphne": (1, -1, -1, 0, 0, ()),
    "q1_ball": (1, -1, 0, 0, 0, ()),
    "q1_ring": (1, 0, -3, -1, 0, ()),
    "s_01": (1, None, -2, -1, 1, ("green/red",)),
    "s_02": (1, -1, -1, None, 0, ("blue/green",)),
    "s_03": (2, -1, None, -1, 0, ("blue", "red")),
    "s_04": (1, -2, -1, -1, 0, ("any",)),
    "s_05": (1, -1, None, -2, 1, ("blue/red",)),
    "s_06": (1, None, -2, -2, 2, ("green/red",)),
    "s_07": (1, -1, None, -2, 1, ("blue/red",)),
    "s_08": (1, -2, -1, None, 1, ("blue/green",)),
    "s_09": (2, None, -1, -1, 0, ("green", "red")),
    "s_10": (1, -2, -2, -2, 1, ("any",)),
    "s_11": (2, -2, -1, -1, 0, ("any", "any")),
    "s_12": (1, -1, -2, -2, 0, ("any",)),
    "s_13": (1, -2, -1, None, 1, ("blue/green",)),
    "s_14": (2, -1, -1, -1, 1, ("any", "any")),
    "g_flame": (1, -1, None, -3, 0, ()),
    "g_bone": (1, None, -3, -1, 0, ()),
    "g_storm": (1, -3, -1, None, 0, ()),
    "g_iron": (1, -2, -2, -2, 0, ()),
}


@pytest.mark.rule("RH-112", "RH-113", "RH-D106")
def test_opponents() -> None:
    rows = {
        word: (HEARTS[FACE[word]], *DOTS[FACE[word]], tile(word).reward.gold, tile(word).reward.cubes)
        for word in _OPPONENTS
    }
    assert rows == _OPPONENTS
    assert tile("b_shadow").reward.dice == 1
    assert tile("b_redknight").item == "i_kshield"
    places = [servant.space for servant in SERVANTS]
    assert places == ["A3", "B4", "C7", "D2", "E2", "F7", "G2", "I2", "J5", "K3", "L8", "M2", "O3", "P3"]
    assert sorted(place[0] for place in places) == sorted(set("ABCDEFGHIJKLMNOP") - {"H", "N"})


@pytest.mark.rule("RH-179", "RH-178")
def test_items() -> None:
    goods = {good.id: (good.copies, good.price) for good in GOODS}
    assert goods == {
        "z_boots": (3, 1),
        "z_horse": (2, 4),
        "z_potion": (3, 2),
        "z_staff": (2, 2),
        "z_crossbow": (2, 2),
        "z_blade": (2, 2),
        "z_leather": (1, 2),
        "z_chain": (1, 4),
        "z_shield": (2, 2),
    }
    assert {item.id for item in ITEMS if item.magic} == {"i_wand", "i_cross", "i_bow", "i_amulet", "i_sword"}
    backs = {row.id: row.item for row in FACES if isinstance(row, Tile) and row.item}
    assert backs == {
        "h_broom": "i_broom",
        "b_coachmaker": "i_coach",
        "b_redknight": "i_kshield",
        "o_tooth": "i_wand",
        "o_book": "i_cross",
        "o_crystal": "i_bow",
        "o_statuette": "i_amulet",
        "o_necklace": "i_sword",
    }
    effects_of = {item.id: item.effect for item in ITEMS}
    words = {word: repr(effect) for word, effect in effects_of.items()}
    assert words["z_staff"] == "ItemSkill(skill='magic', bonus=1)"
    assert words["i_wand"] == "ItemSkill(skill='magic', bonus=2)"
    assert words["i_cross"] == "ItemSkill(skill='magic', bonus=1)"
    assert words["i_bow"] == "ItemSkill(skill='ranged', bonus=2)"
    assert words["i_sword"] == "ItemSkill(skill='melee', bonus=2)"
    assert words["z_chain"] == "Armour(points=2)"
    assert words["i_kshield"] == "Shield(points=2)"
    assert words["i_coach"] == "Speed(value=6)"


@pytest.mark.rule("RH-152", "RH-159")
def test_missions() -> None:
    travels = {
        mission.task.to: mission.reward.cubes
        for mission in MISSIONS
        if type(mission.task).__name__ == "Travel"
    }
    assert travels == {
        "B6": ("blue",),
        "C5": ("red",),
        "D7": ("red",),
        "F5": ("green",),
        "G6": ("any",),
        "I2": ("blue",),
        "I5": ("blue",),
        "J5": ("green",),
        "K6": ("red",),
        "P6": ("green",),
    }
    assert all(
        mission.reward.gold == 1
        for mission in MISSIONS
        if type(mission.task).__name__ in ("Travel", "Robbery")
    )
    fetches = {
        mission.id: (mission.task.object, tile(mission.task.object).space, mission.task.to)
        for mission in MISSIONS
        if type(mission.task).__name__ == "Fetch"
    }
    assert fetches == {
        "m_tooth": ("o_tooth", "D9", "K2"),
        "m_book": ("o_book", "E6", "N5"),
        "m_crystal": ("o_crystal", "H5", "M6"),
        "m_statuette": ("o_statuette", "G5", "J5"),
        "m_necklace": ("o_necklace", "M3", "L8"),
    }


@pytest.mark.rule(
    "RH-186", "RH-194", "RH-195", "RH-196", "RH-197", "RH-198", "RH-199", "RH-200", "RH-201", "RH-D95"
)
def test_quests() -> None:
    rows = {
        quest.id: (
            tile(quest.first).space,
            tile(quest.first).kind,
            type(quest.way).__name__,
            quest.reward.cubes,
            quest.reward.gold,
            tile(quest.second).space,
            tile(quest.second).kind,
            quest.goal,
            quest.heals,
        )
        for quest in QUESTS
    }
    red, green = "quest_opponent", "quest_encounter"
    assert rows == {
        "q_axe": ("K6", red, "Fight", ("any",), 1, "C8", green, "home", False),
        "q_diadem": ("L3", green, "Trial", ("blue",), 1, "E5", green, "home", False),
        "q_merlin": ("O6", red, "Fight", ("any",), 1, "M2", green, "G2", False),
        "q_juan": ("F3", green, "Price", ("any",), 1, "N1", green, "home", False),
        "q_panpipes": ("J8", red, "Fight", ("blue",), 1, "B4", green, "home", False),
        "q_daphne": ("G6", red, "Fight", ("any",), 1, "O2", green, "N5", True),
        "q_ball": ("L7", red, "Fight", ("any",), 1, "J5", green, "home", False),
        "q_ring": ("P3", red, "Fight", ("blue/red",), 1, "C5", green, "home", False),
    }
    assert next(quest.way for quest in QUESTS if quest.id == "q_juan") == type(QUESTS[3].way)(gold=4)


@pytest.mark.rule("RH-D19")
def test_places_that_belong_together() -> None:
    """The house of the sorcerer, where the Dragon's Tooth goes, is the Witch's Hut."""
    assert SPACES[SPACE["K2"]].name.en == "Witch's Hut"
    named = {
        "F7": "b_hobiro",
        "J3": "b_gasconier",
        "O3": "b_mirabar",
        "I5": "b_ranger",
        "J7": "b_coachmaker",
        "J2": "b_great_bazaar",
        "F2": "b_small_bazaar",
        "B8": "b_mice",
        "L4": "b_boat",
        "N4": "b_pillar",
        "D5": "b_spring",
        "A5": "b_shadow",
        "A8": "b_redknight",
    }
    assert {tile(word).space: word for word in named.values()} == named


def test_every_effect_is_registered() -> None:
    used = {type(row.action) for row in FACES if isinstance(row, Tile) and row.action is not None}
    assert used == set(registered())
    assert effects.run


def test_every_name_in_both_languages() -> None:
    texts = [name_of(face) for face in range(len(FACES))]
    texts += (
        [space.name for space in SPACES] + [piece.name for piece in PIECES] + [item.name for item in ITEMS]
    )
    texts += list(chain.from_iterable((hero.name, hero.ability, hero.flavour) for hero in HEROES))
    texts += [quest.name for quest in QUESTS] + [mission.text for mission in MISSIONS]
    texts += [row.back for row in BAG_TILES if row.kind.startswith("quest")]
    assert all(text.en and text.fr for text in texts)
    assert all("'" not in text.fr for text in texts), "French has its own apostrophe"
    names = [(space.id[0], space.name.en) for space in SPACES]
    assert len(set(names)) == 128
    assert len({(space.id[0], space.name.fr) for space in SPACES}) == 128


def test_ids_are_unique() -> None:
    ids = [face_id(face) for face in range(len(FACES) + 64)]
    assert len(set(ids)) == len(ids)


def test_a_wrong_parameter_is_refused() -> None:
    row = {"id": "x", "kind": "encounter", "name": {"en": "X", "fr": "X"}}
    assert msgspec.convert({**row, "action": {"do": "beggar", "gold": 1, "best": 2}}, Tile)
    for action in ({"do": "beggar", "gold": 1}, {"do": "mice", "gold": 1}, {"do": "dance"}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({**row, "action": action}, Tile)


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_a_mission_and_its_reward_are_one_sentence(language: str) -> None:
    locale.use(language)
    try:
        lines = [words.mission_line(face) for face, row in enumerate(FACES) if isinstance(row, Mission)]
        assert lines
        for line in lines:
            assert line.endswith(".")
            assert ". (" not in line
        twice = {"en": "2 cubes of different colours", "fr": "2 cubes de couleurs différentes"}[language]
        assert any(twice in line for line in lines)
    finally:
        locale.use("en")
