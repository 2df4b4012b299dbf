"""Help on a word: a card, a keyword, a scenario or a rule."""

from __future__ import annotations

from heroes_desktop import rulebook

from ...shared.topics import Keywords, rule_numbered, rules_on
from ..content import CARDS, SCENARIOS, Card, Scenario
from ..locale import _
from . import cards, fate, words
from .words import say

GAME = "immortal_king"

KEYWORDS: Keywords = {
    ("1d6", "1d10", "power die", "dé de puissance"): ("IK-159", "IK-071", "IK-124"),
    ("a",): ("IK-160",),
    ("m",): ("IK-161",),
    ("c",): ("IK-178",),
    ("f",): ("IK-179",),
    ("pain", "douleur"): ("IK-162",),
    ("demon", "demons", "démon", "démons"): ("IK-032", "IK-034"),
    ("undead", "mort-vivant", "morts-vivants"): ("IK-032", "IK-164", "IK-166"),
    ("dragon", "dragons"): ("IK-032", "IK-163", "IK-166"),
    ("aura", "auras"): ("IK-163", "IK-164", "IK-165", "IK-166", "IK-167", "IK-177"),
    ("nemesis", "némésis"): ("IK-168", "IK-165"),
    ("bodyguard", "garde du corps"): ("IK-169", "IK-170", "IK-212"),
    ("fierce", "hargneux"): ("IK-171", "IK-211"),
    ("treasure", "trésor"): ("IK-172", "IK-027"),
    ("final monster", "monstre final"): ("IK-035", "IK-038", "IK-039", "IK-102"),
    ("unique",): ("IK-174", "IK-197"),
    ("dominance", "domination"): ("IK-180",),
    ("petrify", "pétrification"): ("IK-181",),
    ("hypnosis", "hypnose"): ("IK-182",),
    ("riddle", "énigme"): ("IK-183",),
    ("alarm", "alarme"): ("IK-184",),
    ("ambush", "embuscade"): ("IK-128", "IK-129", "IK-130", "IK-131"),
    ("tenacity", "ténacité"): ("IK-133", "IK-134", "IK-135", "IK-137"),
    ("doom", "destin funeste"): ("IK-139", "IK-075", "IK-141", "IK-143"),
    ("greenskin", "greenskins", "peau-verte", "peaux-vertes"): ("IK-149", "IK-150", "IK-152", "IK-210"),
    ("rps", "rock", "paper", "scissors", "pfc", "pierre", "feuille", "ciseaux"): (
        "IK-150", "IK-151", "IK-152", "IK-153", "IK-154",
    ),
    ("bubbleye", "bubbleyes", "bullœil", "bullœils", "bulloeil", "bulloeils"): ("IK-032", "IK-033", "IK-177"),
    ("trap", "traps", "piège", "pièges"): ("IK-144", "IK-145", "IK-146", "IK-136"),
    ("mana",): ("IK-113", "IK-007", "IK-093", "IK-117"),
    ("courage",): ("IK-118", "IK-119", "IK-120", "IK-110"),
    ("fear", "peur"): ("IK-122", "IK-123", "IK-126", "IK-209"),
    ("power", "puissance"): ("IK-175", "IK-082", "IK-176"),
    ("gift", "don"): ("IK-006",),
    ("temporary power", "pouvoir temporaire"): ("IK-007", "IK-008"),
    ("ultimate power", "ultimate", "pouvoir ultime"): ("IK-009", "IK-010", "IK-012", "IK-038"),
    ("potion", "potions"): ("IK-018", "IK-189"),
    ("object", "objet"): ("IK-020", "IK-021"),
    ("quest", "quête"): ("IK-022", "IK-023"),
    ("won card", "won cards", "cartes gagnées", "carte gagnée"): ("IK-025", "IK-026", "IK-030"),
    ("corridor", "couloir"): ("IK-101", "IK-102", "IK-241"),
    ("guard", "gardien"): ("IK-048", "IK-067", "IK-095"),
    ("pile",): ("IK-052", "IK-053", "IK-054"),
    ("fate", "fate scale", "destin", "échelle du destin"): ("IK-214", "IK-215", "IK-216", "IK-217"),
    ("solo",): ("IK-204", "IK-205", "IK-206", "IK-209"),
}  # fmt: skip
"""Words and the rules that explain them, the defining rule first."""


def topic(word: str) -> list[str]:
    """What the game says about a word; empty when it says nothing."""
    wanted = rulebook.plain(word.strip())
    if not wanted:
        return []
    if card := _numbered(wanted):
        return cards.description(card)
    if rules := rule_numbered(word, GAME, "IK"):
        return rules
    named = [card for card in CARDS if wanted in _names(card)]
    if named:
        return [line for card in named for line in cards.description(card)]
    if rules := rules_on(wanted, KEYWORDS):
        return rules
    if scenario := _scenario(wanted):
        return _scale(scenario)
    return _similar(wanted)


def _numbered(wanted: str) -> Card | None:
    return next((card for card in CARDS if card.number.casefold() == wanted), None)


def _names(card: Card) -> tuple[str, str]:
    return rulebook.plain(card.name.en), rulebook.plain(card.name.fr)


def _scenario(wanted: str) -> Scenario | None:
    for scenario in SCENARIOS.values():
        names = (scenario.id, scenario.name.en, scenario.name.fr)
        if wanted in (rulebook.plain(each) for each in names):
            return scenario
    return None


def _scale(scenario: Scenario) -> list[str]:
    head = _("{name} ({difficulty}): {text}").format(
        name=say(scenario.name), difficulty=words.difficulty(scenario.difficulty), text=say(scenario.flavour)
    )
    return [head, *fate.scale(scenario, [], -1)]


def _similar(wanted: str) -> list[str]:
    """Cards whose name holds the word: one is described, several are listed."""
    found = [card for card in CARDS if any(wanted in each for each in _names(card))]
    if len(found) == 1:
        return cards.description(found[0])
    return [words.titled(f"{card.number} {say(card.name)}", words.short(card)) + "." for card in found]
