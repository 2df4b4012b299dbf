"""Heroes, cards, bosses, rewards and the track, read once from `content/*.toml` into plain tables."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from ..shared.content import NO_TEXT, Row, Text
from .kinds import NOTHING, BossRule, EnemyRule, Lasting, LootRule, RewardOption, SkillRule
from .kinds.enemies import NoRule
from .kinds.loot import NoEffect

FOLDER = Path(__file__).parent / "content"

LEVELS = range(1, 6)
FAMILIES = ("goblinoid", "beast", "undead", "spirit", "construct", "demon")
Family = Literal["goblinoid", "beast", "undead", "spirit", "construct", "demon"]
BossId = Literal["chaos_dragon", "hollow_queen", "old_glutton", "iron_judge"]
HeroName = Literal["barbarian", "bard", "cleric", "thief"]
DIFFICULTIES = ("easy", "normal", "hard")


class Skill(Row, frozen=True):
    """The Skill card of a hero (TF-006)."""

    number: str
    name: Text
    power: int
    rule: SkillRule
    flavour: Text = NO_TEXT


class Hero(Row, frozen=True):
    """A hero and the Skill; `named` is the name with its article."""

    id: HeroName
    name: Text
    named: Text
    skill: Skill
    flavour: Text = NO_TEXT


class Standard(Row, frozen=True):
    """A Standard card (TF-005)."""

    number: str
    name: Text
    power: int
    count: int
    flavour: Text = NO_TEXT


class DungeonCard(Row, frozen=True):
    """A card with two halves: the enemy, and the loot it becomes (TF-007)."""

    number: str
    level: int
    family: Family
    name: Text
    power: tuple[int, int, int]
    budget: int
    rule: EnemyRule
    loot_name: Text
    loot_power: int
    loot: LootRule
    flavour: Text = NO_TEXT


class Boss(Row, frozen=True):
    """A boss; his four cards are the stages that name him."""

    id: BossId
    name: Text
    flavour: Text = NO_TEXT


class BossCard(Row, frozen=True):
    """One stage of a boss: no level, no loot (TF-106, TF-D37)."""

    number: str
    boss: BossId
    name: Text
    power: tuple[int, int, int]
    budget: int
    rule: BossRule
    flavour: Text = NO_TEXT


class RewardCard(Row, frozen=True, rename={"audience": "for"}):
    """A Reward card with its options (TF-094)."""

    number: str
    level: int
    name: Text
    audience: Literal["each", "all"]
    option: tuple[RewardOption, ...]
    flavour: Text = NO_TEXT


class Track(Row, frozen=True):
    """The Boss track (TF-D29)."""

    skull: int
    start: dict[str, int]


class PlayerCount(Row, frozen=True):
    """What the number of players decides: heroes and cards of each player, turns of each in a fight, the
    power column."""

    players: int
    heroes: int
    hits: int
    misses: int
    turns: int
    column: int


class _Heroes(Row, frozen=True):
    hero: tuple[Hero, ...]
    standard: tuple[Standard, ...]


class _Dungeon(Row, frozen=True):
    card: tuple[DungeonCard, ...]


class _Bosses(Row, frozen=True):
    boss: tuple[Boss, ...]
    stage: tuple[BossCard, ...]


class _Rewards(Row, frozen=True):
    reward: tuple[RewardCard, ...]


class _Table(Row, frozen=True):
    track: Track
    players: tuple[PlayerCount, ...]


T = TypeVar("T")


def _read(name: str, kind: type[T]) -> T:
    return msgspec.toml.decode((FOLDER / f"{name}.toml").read_bytes(), type=kind)


_heroes = _read("heroes", _Heroes)
_bosses = _read("bosses", _Bosses)
_table = _read("table", _Table)

HEROES: tuple[Hero, ...] = _heroes.hero
STANDARDS: tuple[Standard, ...] = _heroes.standard
DUNGEON: tuple[DungeonCard, ...] = tuple(
    card for level in LEVELS for card in _read(f"level_{level}", _Dungeon).card
)
BOSSES: tuple[Boss, ...] = _bosses.boss
BOSS_CARDS: tuple[BossCard, ...] = _bosses.stage
REWARDS: tuple[RewardCard, ...] = _read("rewards", _Rewards).reward
TRACK: Track = _table.track
PLAYERS: dict[int, PlayerCount] = {row.players: row for row in _table.players}
SKULL: int = TRACK.skull

Face = Standard | Skill | DungeonCard | BossCard | RewardCard

FACES: tuple[Face, ...] = (*STANDARDS, *(hero.skill for hero in HEROES), *DUNGEON, *BOSS_CARDS, *REWARDS)
"""What an instance can show."""

HIT, MISS = 0, 1
"""The faces of Standard 1 and Standard 0."""
FIRST_SKILL = len(STANDARDS)
"""The face of the first hero's Skill; the others follow in the order of the heroes."""
FIRST_LOOT = FIRST_SKILL + len(HEROES)
"""The face of the first Dungeon card."""
FIRST_BOSS = FIRST_LOOT + len(DUNGEON)
FIRST_REWARD = FIRST_BOSS + len(BOSS_CARDS)

HERO_INDEX: dict[str, int] = {hero.id: index for index, hero in enumerate(HEROES)}
BOSS_INDEX: dict[str, int] = {boss.id: index for index, boss in enumerate(BOSSES)}
FACE_OF: dict[str, int] = {card.number: face for face, card in enumerate(FACES)}
"""The face of a card by its number."""


def _deck_figures(card: Face) -> tuple[int, LootRule | SkillRule]:
    """Power and effect of a card of a deck; what cannot be in a deck has none."""
    if isinstance(card, Standard):
        return card.power, NoEffect()
    if isinstance(card, Skill):
        return card.power, card.rule
    return (card.loot_power, card.loot) if isinstance(card, DungeonCard) else (0, NoEffect())


def _enemy_figures(card: Face) -> tuple[tuple[int, int, int], EnemyRule | BossRule]:
    """Powers and rule of an enemy."""
    if isinstance(card, DungeonCard | BossCard):
        return card.power, card.rule
    return (0, 0, 0), NoRule()


POWER: tuple[int, ...] = tuple(_deck_figures(card)[0] for card in FACES)
"""The printed power of each face as a card of a deck."""
EFFECT: tuple[LootRule | SkillRule, ...] = tuple(_deck_figures(card)[1] for card in FACES)
ENEMY_POWER: tuple[tuple[int, int, int], ...] = tuple(_enemy_figures(card)[0] for card in FACES)
RULE: tuple[EnemyRule | BossRule, ...] = tuple(_enemy_figures(card)[1] for card in FACES)
LASTING: tuple[Lasting, ...] = tuple(rule.lasting if rule.hook == "during" else NOTHING for rule in RULE)
LEVEL: tuple[int, ...] = tuple(card.level if isinstance(card, DungeonCard) else 0 for card in FACES)
"""The level of each Dungeon card; 0 for all others (TF-D37, TF-D50)."""


def mentions(card: DungeonCard) -> str:
    """The hero whom the loot half mentions, if any (TF-142)."""
    effect: Any = card.loot
    return getattr(effect, "hero", "") or getattr(effect, "rider", "")


def instances() -> list[int]:
    """The face of every card in the box, in the order of `FACES`."""
    standards = [face for face, card in enumerate(STANDARDS) for _copy in range(card.count)]
    return standards + list(range(FIRST_SKILL, len(FACES)))


def is_loot(face: int) -> bool:
    """Whether a card of a deck is loot, neither Standard nor Skill (TF-005)."""
    return FIRST_LOOT <= face < FIRST_BOSS
