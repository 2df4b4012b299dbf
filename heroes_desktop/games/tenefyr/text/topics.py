"""Help on a word: a hero, an enemy, a loot, a reward, a boss, a keyword or a rule."""

from __future__ import annotations

from collections.abc import Iterator

from ...shared.topics import Keywords, Named, look_up, plain_names
from ...shared.wording import say, titled
from ..content import BOSSES, FACES, HEROES, BossCard, DungeonCard, RewardCard, Standard
from ..locale import _
from . import words

GAME = "tenefyr"

KEYWORDS: Keywords = {
    ("power", "puissance"): ("TF-007", "TF-008", "TF-051"),
    ("total", "combined power", "puissance combinée"): ("TF-051", "TF-060", "TF-072"),
    ("draw", "piocher"): ("TF-037", "TF-038", "TF-039"),
    ("hand", "main"): ("TF-037", "TF-D03", "TF-D05"),
    ("keep", "garder"): ("TF-041",),
    ("reject", "rejeter"): ("TF-041", "TF-042", "TF-043", "TF-044", "TF-045"),
    ("play", "jouer"): ("TF-048", "TF-049", "TF-050"),
    ("discard", "défausser", "défausse", "discard pile"): ("TF-010", "TF-011", "TF-040"),
    ("draw pile", "pioche"): ("TF-003", "TF-D04"),
    ("deck", "paquet"): ("TF-003", "TF-012"),
    ("standard",): ("TF-005",),
    ("skill", "compétence"): ("TF-006", "TF-D76", "TF-D63"),
    ("loot", "butin"): ("TF-007", "TF-074", "TF-075", "TF-076"),
    ("dungeon", "donjon"): ("TF-016", "TF-025", "TF-129"),
    ("enemy", "ennemi", "monster", "monstre"): ("TF-007", "TF-031"),
    ("fight", "combat"): ("TF-031", "TF-035", "TF-060"),
    ("check", "vérification"): ("TF-060", "TF-064"),
    ("exhausted", "épuisé", "exhaustion", "épuisement"): ("TF-065", "TF-067"),
    ("token", "jeton", "first player", "premier joueur"): ("TF-035", "TF-070", "TF-D80"),
    ("leave", "quitter", "rest", "se reposer"): ("TF-080", "TF-086", "TF-087"),
    ("expelled", "expulsé", "expulsion"): ("TF-082", "TF-088"),
    ("cleared", "vidé"): ("TF-081", "TF-092"),
    ("reward", "récompense"): ("TF-092", "TF-094", "TF-095", "TF-096"),
    ("boss",): ("TF-104", "TF-109", "TF-111", "TF-112"),
    ("track", "piste", "pawn", "pion", "skull", "crâne"): ("TF-100", "TF-101", "TF-D29"),
    ("remove", "retirer"): ("TF-115", "TF-D50", "TF-D52"),
    ("search", "rechercher"): ("TF-117",),
    ("reserve", "réserve"): ("TF-118", "TF-119", "TF-D55"),
    ("condition",): ("TF-124", "TF-125", "TF-126"),
    ("order", "ordre"): ("TF-127", "TF-D18"),
    ("together", "ensemble", "vote"): ("TF-134", "TF-135", "TF-D72"),
    ("solo",): ("TF-145", "TF-148", "TF-152"),
    ("difficulty", "difficulté"): ("TF-021", "TF-103", "TF-D29"),
}
"""Words and the rules that explain them, the defining rule first."""


def topic(word: str) -> list[str]:
    """What the game says about a word; empty when it says nothing."""
    return look_up(word, (GAME, "TF"), KEYWORDS, _named)


def _named() -> Iterator[Named]:
    """Everything with a name, and what is said about it."""
    for hero in HEROES:
        yield (
            [*plain_names(hero.name, hero.skill.name), hero.id],
            [titled(say(hero.name), words.skill_line(hero.id))],
        )
    for boss in BOSSES:
        yield [*plain_names(boss.name), boss.id], [titled(say(boss.name), say(boss.flavour))]
    for face, card in enumerate(FACES):
        if isinstance(card, DungeonCard):
            yield [*plain_names(card.name, card.loot_name), card.number], dungeon_card(face)
        elif isinstance(card, BossCard):
            yield plain_names(card.name), [enemy_line(face)]
        elif isinstance(card, RewardCard):
            yield plain_names(card.name), reward_lines(face)
        elif isinstance(card, Standard):
            yield plain_names(card.name), [words.card_line(face)]


def enemy_line(face: int) -> str:
    """An enemy with its powers and its rule."""
    card = FACES[face]
    assert isinstance(card, DungeonCard | BossCard)
    powers = " / ".join(str(power) for power in card.power)
    line = _("{enemy}: power {powers} with 2 / 3 / 4 players.").format(enemy=say(card.name), powers=powers)
    rule = words.rule(face)
    return f"{line} {rule}" if rule else line


def dungeon_card(face: int) -> list[str]:
    """Both halves of a Dungeon card."""
    return [enemy_line(face), _("Loot: {card}").format(card=words.card_line(face))]


def reward_lines(face: int) -> list[str]:
    """A Reward card with its options."""
    card = FACES[face]
    assert isinstance(card, RewardCard)
    head = _("each player chooses") if card.audience == "each" else _("one for all heroes")
    return [
        titled(say(card.name), head),
        *(words.reward_option(face, option) for option in range(len(card.option))),
    ]
