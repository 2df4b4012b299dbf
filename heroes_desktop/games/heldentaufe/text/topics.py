"""Help on a word: a tile, a mission, a hero, a monster, a token, the help card or a rule."""

from __future__ import annotations

from collections.abc import Iterator

from heroes_desktop import rulebook

from ...shared.content import Text
from ...shared.topics import Keywords, rule_numbered, rules_on
from ...shared.wording import say
from ..content import DANGERS, FOODS, HEROES, KINDS, MISSIONS, MONSTERS, POTIONS, TILES
from . import missions, sheets, words

GAME = "heldentaufe"

HELP_CARD = ("help card", "help", "recipes", "buildings", "carte d’aide", "aide", "recettes", "bâtiments")
TREASURE_DIE = ("treasure die", "treasure", "dé de trésor", "trésor", "schatzwürfel")

TOKENS: dict[str, tuple[str, ...]] = {
    "boots": ("boots", "bottes", "stiefel"),
    "ring": ("ring", "anneau"),
    "sword": ("sword", "épée", "schwert"),
    "apple": ("apple", "apples", "pomme", "pommes", "apfel"),
    "fish": ("fish", "poisson", "poissons", "fisch"),
    "mushroom": ("mushroom", "champignon", "champignons", "pilz"),
    "healing": ("healing", "healing potion", "potion de soin", "heiltrank"),
    "rage": ("rage", "rage potion", "potion de rage", "wuttrank"),
    "teleport": ("teleport", "teleport potion", "potion de téléportation", "teleporttrank"),
}
"""Tokens and all words for them."""

KEYWORDS: Keywords = {
    ("ap", "pa", "action points", "points d'action"): ("HT-049", "HT-050", "HT-052", "HT-055"),
    ("allowance", "réserve de pa"): ("HT-049", "HT-050"),
    ("point", "points", "tooth", "teeth", "dent", "dents", "zahn"): (
        "HT-026", "HT-023", "HT-024", "HT-029", "HT-048",
    ),
    ("target", "win", "victory", "but", "victoire", "gagner"): ("HT-023", "HT-024", "HT-025"),
    ("heart", "hearts", "cœur", "cœurs", "herz"): ("HT-034", "HT-046", "HT-098", "HT-201"),
    ("backpack", "sac à dos", "sac", "rucksack"): ("HT-038", "HT-039", "HT-041", "HT-044"),
    ("belt", "ceinture", "gürtel"): ("HT-040", "HT-105"),
    ("equipment", "piece", "équipement", "pièce", "ausrüstung"): ("HT-035", "HT-036", "HT-041", "HT-042"),
    ("discard", "return", "rendre", "défausser"): ("HT-043", "HT-044"),
    ("explore", "exploring", "explorer", "exploration"): ("HT-063", "HT-064", "HT-066"),
    ("move", "step", "walk", "pas", "se déplacer", "déplacement"): ("HT-062", "HT-067", "HT-146", "HT-147"),
    ("harvest", "récolter", "récolte"): ("HT-074", "HT-075", "HT-077"),
    ("eat", "manger", "food", "nourriture"): ("HT-098", "HT-099", "HT-039"),
    ("brew", "brasser", "préparer", "recipe", "recette"): ("HT-100", "HT-101", "HT-104", "HT-105"),
    ("potion", "potions"): ("HT-106", "HT-107", "HT-108", "HT-112"),
    ("mission", "missions", "auftrag"): ("HT-118", "HT-120", "HT-122", "HT-125", "HT-016"),
    ("refuse", "refuser"): ("HT-059", "HT-060", "HT-061"),
    ("deliverer", "livreur", "deliver", "livrer"): ("HT-126", "HT-127", "HT-128"),
    ("observer", "observateur"): ("HT-129", "HT-130", "HT-131"),
    ("thief", "voleur", "steal", "voler"): ("HT-132", "HT-133", "HT-134", "HT-135"),
    ("discoverer", "découvreur"): ("HT-136", "HT-137", "HT-138"),
    ("slayer", "tueur"): ("HT-139", "HT-140", "HT-141"),
    ("underworld", "below", "monde souterrain", "sous terre", "unterwelt"): (
        "HT-142", "HT-144", "HT-146", "HT-204", "HT-206",
    ),
    ("portal", "portail"): ("HT-088", "HT-089", "HT-157", "HT-158"),
    ("lair", "antre"): ("HT-010", "HT-148", "HT-188"),
    ("danger", "danger token", "trap", "piège", "jeton de danger", "falle"): (
        "HT-149", "HT-150", "HT-151", "HT-152",
    ),
    ("chest", "treasure chest", "coffre", "coffre au trésor", "schatztruhe"): ("HT-154", "HT-155", "HT-156"),
    ("combat", "fight", "attack", "attaquer", "attaque", "kampf"): (
        "HT-159", "HT-161", "HT-162", "HT-163", "HT-166",
    ),
    ("tie", "égalité"): ("HT-163",),
    ("monster", "monsters", "monstre", "monstres"): ("HT-167", "HT-169", "HT-170", "HT-172", "HT-173"),
    ("monster turn", "command", "tour des monstres", "commander"): (
        "HT-175", "HT-177", "HT-178", "HT-179", "HT-182", "HT-183",
    ),
    ("chief", "monster chief", "chef", "chef des monstres"): ("HT-144", "HT-145", "HT-176", "HT-206"),
    ("defeat", "défaite"): ("HT-192", "HT-193", "HT-194", "HT-195", "HT-201"),
    ("swap", "échange"): ("HT-195", "HT-196"),
    ("rebuild", "rebuilding", "remettre en place", "remise en place"): (
        "HT-206", "HT-207", "HT-209", "HT-210",
    ),
    ("natural resource", "resource", "ressource"): ("HT-074", "HT-075"),
    ("turn", "tour", "end of turn", "fin du tour"): ("HT-049", "HT-053", "HT-058"),
    ("red", "blue", "rouge", "bleu"): ("HT-121", "HT-015"),
}  # fmt: skip
"""Words and the rules that explain them, the defining rule first."""


def topic(word: str) -> list[str]:
    """What the game says about a word; empty when it says nothing."""
    wanted = rulebook.plain(word.strip())
    if not wanted:
        return []
    if rules := rule_numbered(word, GAME, "HT"):
        return rules
    if _is(wanted, HELP_CARD):
        return sheets.help_card()
    if _is(wanted, TREASURE_DIE):
        return sheets.treasure_die()
    if lines := _named(wanted) or _token(wanted):
        return lines
    return rules_on(wanted, KEYWORDS) or _similar(wanted)


def _is(wanted: str, forms: tuple[str, ...]) -> bool:
    return wanted in (rulebook.plain(form) for form in forms)


def _sheets() -> Iterator[tuple[str, Text, list[str]]]:
    """Everything with a name: its sign, its name and what it says."""
    for tile in TILES:
        yield tile.id, tile.name, sheets.tile(tile)
    for card in MISSIONS:
        yield card.id, card.name, missions.description(card)
    for hero in HEROES:
        yield hero.id, hero.name, sheets.hero(hero)
    for monster in MONSTERS:
        yield monster.id, monster.name, sheets.monster(monster)
    for danger in DANGERS:
        yield danger.id, danger.name, sheets.danger(danger)


def _named(wanted: str) -> list[str]:
    return [
        line
        for sign, name, lines in _sheets()
        if wanted in (rulebook.plain(each) for each in (sign, name.en, name.fr))
        for line in lines
    ]


def _token(wanted: str) -> list[str]:
    for token in (*KINDS, *FOODS, *POTIONS):
        if _is(wanted, (*TOKENS[token], words.token((token, 1)).removesuffix(" +1"))):
            return sheets.token(token)
    return []


def _similar(wanted: str) -> list[str]:
    """Things whose name holds the word: one is described, several are listed."""
    found = [
        (name, lines)
        for _sign, name, lines in _sheets()
        if any(wanted in rulebook.plain(each) for each in (name.en, name.fr))
    ]
    if len({say(name) for name, _lines in found}) == 1:
        return found[0][1]
    return [lines[0] for _name, lines in found]
