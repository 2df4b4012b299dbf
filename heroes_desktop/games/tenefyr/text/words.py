"""Names of cards, players, places and figures, as all texts of this game use them."""

from __future__ import annotations

from collections.abc import Iterable

from ...shared.wording import listed, say, signed, titled
from ..card_text import rule_text, short_text
from ..content import (
    BOSSES,
    FACES,
    HEROES,
    LEVEL,
    BossCard,
    DungeonCard,
    RewardCard,
    Skill,
    Standard,
)
from ..locale import _
from ..power import printed_power
from ..state import LAIR, State


def name(face: int) -> str:
    """A card by the name it has in a deck; enemies of the Boss by their own."""
    if face < 0:
        return _("a hidden card")
    card = FACES[face]
    return say(card.loot_name if isinstance(card, DungeonCard) else card.name)


def names(faces: Iterable[int]) -> str:
    """Cards in a row; several equal ones are counted."""
    found: dict[str, int] = {}
    for face in faces:
        found[name(face)] = found.get(name(face), 0) + 1
    return listed(word if count == 1 else f"{count} × {word}" for word, count in found.items())


def enemy(face: int) -> str:
    """A card by the name it has as an enemy."""
    if face < 0:
        return _("an unknown enemy")
    card = FACES[face]
    return say(card.name)


def rule(face: int) -> str:
    """What an enemy's rule says; empty without one."""
    card = FACES[face]
    if isinstance(card, DungeonCard | BossCard):
        return say(rule_text(card.rule, LEVEL[face])) if card.rule.hook != "none" else ""
    return ""


def effect(face: int) -> str:
    """What a card of a deck does when it is played; empty if nothing."""
    card = FACES[face]
    if isinstance(card, Skill):
        return say(rule_text(card.rule, 0))
    if isinstance(card, DungeonCard) and card.loot.number != "LO-01":
        return say(rule_text(card.loot, card.level))
    return ""


def reward_option(face: int, option: int) -> str:
    """One option of a Reward card."""
    card = FACES[face]
    assert isinstance(card, RewardCard)
    return say(rule_text(card.option[option], card.level))


def short_reward(face: int, option: int) -> str:
    """One option of a Reward card in a few words."""
    card = FACES[face]
    assert isinstance(card, RewardCard)
    return say(short_text(card.option[option], card.level))


def power(face: int) -> int:
    """The printed power of a card of a deck."""
    card = FACES[face]
    if isinstance(card, Standard | Skill):
        return card.power
    return card.loot_power if isinstance(card, DungeonCard) else 0


def hero(hero_id: str) -> str:
    """A hero by name."""
    return next(say(row.name) for row in HEROES if row.id == hero_id)


def player(view: State, seat: int) -> str:
    """A player, called by the heroes played."""
    if not 0 <= seat < len(view.players):
        return _("nobody")
    heroes = view.players[seat].heroes
    if not heroes:
        return _("Player {number}").format(number=seat + 1)
    return " & ".join(say(HEROES[index].name) for index in heroes)


def players(view: State, seats: Iterable[int]) -> str:
    """Several players in a row."""
    return listed(player(view, seat) for seat in seats)


def discard(view: State, seat: int) -> str:
    """A player's discard pile."""
    return _("Discard pile: {player}").format(player=player(view, seat))


def boss(boss_id: str) -> str:
    """A boss by name."""
    return next(say(row.name) for row in BOSSES if row.id == boss_id)


def difficulty(word: str) -> str:
    """A difficulty in words."""
    return {"easy": _("easy"), "normal": _("normal"), "hard": _("hard")}[word]


def level(number: int) -> str:
    """A level in words."""
    return _("level {number}").format(number=number)


def dungeon(view: State, place: int) -> str:
    """A dungeon, called by its level and the enemy on top."""
    if place == LAIR:
        return _("the Boss pile")
    pile = view.dungeons[place]
    if not pile.cards:
        return _("the empty dungeon of level {number}").format(number=pile.level)
    return _("level {number}, {enemy}").format(number=pile.level, enemy=enemy(view.faces[pile.cards[-1]]))


def enemy_with_power(view: State, face: int) -> str:
    """An enemy with the power it has at this table."""
    return _("{enemy} (power {power})").format(enemy=enemy(face), power=printed_power(view, face))


def once_an_enemy(face: int) -> str:
    """Where a loot comes from."""
    return _("Once an enemy: {enemy}").format(enemy=enemy(face))


def card_line(face: int) -> str:
    """A card of a deck with power and effect in one line."""
    head = _("{name} (power {power})").format(name=name(face), power=power(face))
    text = effect(face)
    return titled(head, text) if text else head


def figures(face: int) -> str:
    """Power and effect of a card of a deck, where its name has been said."""
    head, text = _("Power {power}").format(power=power(face)), effect(face)
    return titled(head, text) if text else head


def skill_line(hero_id: str) -> str:
    """What a hero's Skill does."""
    row = next(row for row in HEROES if row.id == hero_id)
    return titled(say(row.skill.name), say(rule_text(row.skill.rule, 0)))


def family(word: str) -> str:
    """A family of enemies in words."""
    return {
        "goblinoid": _("goblinoid"),
        "beast": _("beast"),
        "undead": _("undead"),
        "spirit": _("spirit"),
        "construct": _("construct"),
        "demon": _("demon"),
    }[word]


def audience(card: RewardCard) -> str:
    """Whom a reward is for."""
    return _("each player") if card.audience == "each" else _("all heroes together")


def change(amount: int) -> str:
    """A change with its sign."""
    return signed(amount)
