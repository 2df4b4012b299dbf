"""Help on a word: a Hero, a card, a place, a Quest, a Challenge, a keyword or a rule."""

from __future__ import annotations

from collections.abc import Iterator

from heroes_desktop import rulebook

from ...shared.topics import Keywords, Named, look_up, plain_names
from ...shared.wording import say, titled
from ..content import (
    CHALLENGES,
    FACE,
    FACES,
    QUESTS,
    STATS,
    Beast,
    Dilemma,
    Door,
    Hero,
    Loot,
    Objective,
    Room,
    Token,
    Treasure,
    Zone,
)
from ..locale import _, counted
from . import words
from .effects import dilemma, effects, moment, moments, skill
from .score import quest_lines

GAME = "reflets_acide"

KEYWORDS: Keywords = {
    ("avatar", "avatar of the void", "avatar du néant"): ("NA-084", "NA-085", "NA-095"),
    ("brake", "braking", "freiner"): ("NA-086", "NA-087"),
    ("walk", "marcher"): ("NA-097",),
    ("run", "courir"): ("NA-098",),
    ("stop", "s’arrêter", "arrêt"): ("NA-099", "NA-100", "NA-101"),
    ("corridor", "couloir"): ("NA-103", "NA-104"),
    ("gem", "gems", "gemme", "gemmes"): ("NA-042", "NA-043", "NA-045"),
    ("payment", "pay", "paiement", "payer"): ("NA-047", "NA-048", "NA-049"),
    ("transfer", "transfert", "exchange", "échange"): ("NA-051", "NA-055"),
    ("vile", "vils", "the vile", "les vils"): ("NA-056", "NA-057", "NA-064"),
    ("power", "pouvoir"): ("NA-058", "NA-059", "NA-060", "NA-061", "NA-062"),
    ("points pile", "pile de points"): ("NA-064", "NA-260"),
    ("blessing", "bénédiction"): ("NA-070", "NA-071"),
    ("golden die", "dé doré"): ("NA-077", "NA-078", "NA-080", "NA-081"),
    ("substitution",): ("NA-079", "NA-198"),
    ("guide",): ("NA-038", "NA-040"),
    ("token", "jeton", "mystery token", "jeton mystère"): ("NA-109", "NA-110", "NA-112"),
    ("chance", "gamble", "pari"): ("NA-125", "NA-126", "NA-127"),
    ("bad luck", "malchance"): ("NA-127",),
    ("shortcut", "raccourci", "perilous shortcut", "raccourci périlleux"): ("NA-137", "NA-138", "NA-139"),
    ("portal", "portail"): ("NA-140", "NA-141", "NA-142"),
    ("reveal", "révélation"): ("NA-144", "NA-146", "NA-147"),
    ("dilemma", "dilemme"): ("NA-148", "NA-161", "NA-162"),
    ("creature", "créature"): ("NA-149", "NA-171"),
    ("critter", "bestiole"): ("NA-150", "NA-172", "NA-220"),
    ("unforeseen", "imprévu"): ("NA-147", "NA-148", "NA-149"),
    ("hazard", "aléa"): ("NA-144", "NA-145"),
    ("salutary zone", "zone salutaire"): ("NA-164", "NA-299"),
    ("visit", "visite", "visiting effect", "effet de visite"): ("NA-166", "NA-293"),
    ("trial", "épreuve"): ("NA-170", "NA-204", "NA-217"),
    ("objective", "objectif"): ("NA-170", "NA-180", "NA-188"),
    ("perfect success", "réussite parfaite"): ("NA-173",),
    ("star", "étoile"): ("NA-183", "NA-184", "NA-187"),
    ("critical", "critique"): ("NA-184", "NA-186", "NA-192"),
    ("re-roll", "relancer"): ("NA-196", "NA-197"),
    ("catch-up", "rattrapage"): ("NA-195", "NA-199"),
    ("vitality", "vitalité", "life", "vie"): ("NA-226", "NA-227", "NA-230"),
    ("wound", "blessure", "marker", "marqueur"): ("NA-230", "NA-231", "NA-232"),
    ("heal", "soigner", "soin"): ("NA-233",),
    ("death", "mort", "dead-won", "mort-remporté"): ("NA-234", "NA-235", "NA-237"),
    ("shield", "bouclier"): ("NA-240",),
    ("equipment", "équipement"): ("NA-241", "NA-242", "NA-245"),
    ("loot", "butin"): ("NA-241", "NA-246"),
    ("cursed", "maudit"): ("NA-D66",),
    ("windfall", "aubaine"): ("NA-308",),
    ("relic", "relique"): ("NA-247", "NA-207", "NA-208"),
    ("signature",): ("NA-290",),
    ("quest", "quête"): ("NA-021", "NA-018", "NA-019"),
    ("countdown", "compte à rebours"): ("NA-250", "NA-252"),
    ("challenge", "défi"): ("NA-028", "NA-029", "NA-263"),
    ("difficulty", "difficulté"): ("NA-030", "NA-031"),
    ("gap", "écart"): ("NA-263",),
    ("score", "points", "scoring", "décompte"): ("NA-254", "NA-255", "NA-256", "NA-257"),
    ("treasure", "trésor"): ("NA-210", "NA-D46"),
    ("octogon", "octogone"): ("NA-281", "NA-D47"),
    ("campaign", "campagne", "tick", "coche"): ("NA-264", "NA-265", "NA-275"),
}
"""Words and the rules that explain them, the defining rule first."""


def topic(word: str) -> list[str]:
    """What the game says about a word; empty when it says nothing."""
    return look_up(word, (GAME, "NA"), KEYWORDS, _named)


def _named() -> Iterator[Named]:
    """Everything with a name, and what is said about it."""
    for quest in QUESTS:
        yield [*plain_names(quest.name), rulebook.plain(quest.id)], quest_lines(quest)
    for row in CHALLENGES:
        yield [*plain_names(row.name), row.id], [words.challenge_line(row), say(row.quip), say(row.reward)]
    for face, card in enumerate(FACES):
        if not isinstance(card, Token):
            yield [*plain_names(card.name), rulebook.plain(card.id)], card_lines(face)
        else:
            yield plain_names(card.name), card_lines(face)


def card_lines(face: int) -> list[str]:
    """A card in plain lines: name and quip, figures, effects."""
    card = FACES[face]
    quip = say(card.quip)
    head = f"{say(card.name)} – {quip}" if quip else say(card.name)
    return [head, *_figures(face)]


def _figures(face: int) -> list[str]:
    card = FACES[face]
    if isinstance(card, Hero):
        return _hero(card)
    if isinstance(card, Beast):
        return _beast(card)
    if isinstance(card, Dilemma):
        return [titled(moments(card.kind.timings), dilemma(card.kind))]
    if isinstance(card, Loot):
        return _loot(card)
    if isinstance(card, Zone):
        return _zone(card)
    if isinstance(card, Door):
        return _door(card)
    if isinstance(card, Room):
        return _room(card)
    if isinstance(card, Treasure):
        return [_worth(card.value), effects(card.effects)]
    return [_token(card)]


def _worth(value: int) -> str:
    return counted("Worth {n} point", "Worth {n} points", value)


def _hero(card: Hero) -> list[str]:
    figures = ", ".join(
        f"{words.stat(stat)} {number}" for stat, number in zip(STATS, card.values, strict=True)
    )
    return [
        f"{words.race(card.race)}, {words.race(card.alignment)}. {_worth(card.points)}",
        figures,
        _("Life {n}").format(n=card.vitality),
        *(titled(words.cap(moment(row.kind)), skill(row)) for row in card.skills),
    ]


def _beast(card: Beast) -> list[str]:
    raises = ", ".join(
        f"{words.stat(stat)} +{number}" for stat, number in zip(STATS, card.raises, strict=True) if number
    )
    lines = [f"{_('Critter') if card.critter else _('Creature')}. {_cost(card.cost)}. {_worth(card.value)}"]
    if raises:
        lines.append(_("Objectives: {raises}").format(raises=raises))
    return [*lines, *_outcomes(effects(card.clear), effects(card.dark))]


def _cost(gems: int) -> str:
    return _("Costs {gems}").format(gems=words.many_gems(gems))


def _outcomes(clear: str, dark: str) -> list[str]:
    return [titled(_("Won"), clear), titled(_("Lost"), dark)]


def _loot(card: Loot) -> list[str]:
    parts = [f"{words.stat(stat)} {number}" for stat, number in zip(STATS, card.sets, strict=True) if number]
    flags = {
        "elven": _("elven"),
        "dwarven": _("dwarven"),
    }
    parts += [flags[card.maker]] if card.maker else []
    parts += [_("magic")] if card.magic else []
    parts += [_("not for: {race}").format(race=words.race(card.bars))] if card.bars else []
    parts += [_("only for: {kind}").format(kind=words.race(card.only))] if card.only else []
    parts += [_("windfall")] if card.windfall else []
    parts += [_("{n} gold").format(n=card.gold)] if card.gold else []
    lines = [", ".join(parts)] if parts else []
    if card.skill is not None:
        lines.append(titled(words.cap(moment(card.skill.kind)), skill(card.skill)))
    if card.cursed:
        lines.append(_curse(card.curse))
    if card.use:
        lines.append(_use(card.use))
    return lines


def _curse(word: str) -> str:
    return {
        "none": _("Cursed: it stays where it is."),
        "no_brake": _("Cursed: the Avatar cannot be braked."),
        "no_run": _("Cursed: nobody can run."),
        "dear_skills": _("Cursed: skills cost more."),
        "vile_gem": _("Cursed: the Vile get a gem more."),
        "evil": _("Cursed: its bearer counts as Evil."),
    }[word]


def _use(word: str) -> str:
    return {
        "sword": _("Opens some Doors, once."),
        "passage": _("Picks sealed locks, once."),
        "antidote": _("Heals one Hero, once, at any moment."),
    }[word]


def _chain(trial: tuple[Objective, ...]) -> str:
    return " → ".join(
        f"{words.stat(row.stat)} {words.objective(row.stars or row.points, bool(row.stars))}" for row in trial
    )


def _zone(card: Zone) -> list[str]:
    head = f"{words.cap(words.zone_kind(card.kind))}. {_cost(card.cost)}. {_worth(card.value)}"
    if card.salutary:
        wake = counted("Move on {n} space, or rest:", "Move on {n} spaces, or rest:", card.wake)
        offers = [f"{words.many_gems(line.gems)}: {effects([line.effect])}" for line in card.lines]
        return [head, wake, *offers]
    return [head, _chain(card.trial), *_outcomes(effects(card.clear), effects(card.dark))]


def _door(card: Door) -> list[str]:
    opens = counted("Behind it {n} Room turns up", "Behind it {n} Rooms turn up", card.rooms)
    lines = [f"{_cost(card.cost)}. {opens}"]
    if card.trial:
        lines += [_chain(card.trial), titled(_("Lost"), effects(card.dark))]
    return lines


def _room(card: Room) -> list[str]:
    relics = ", ".join(words.name(FACE[relic]) for relic in card.relics)
    lines = [_cost(card.cost), _chain(card.trial)]
    if relics:
        lines.append(_("Relic: {relics}").format(relics=relics))
    return [*lines, *_outcomes(effects(card.clear), effects(card.dark))]


def _token(card: Token) -> str:
    return {
        "purse": _("Five gems."),
        "vision": _("Look at something that lies face down."),
        "bonus_die": _("Roll dice again, or add one to a move."),
        "chance": _("As on a Chance space."),
        "gem_tax": _("Green: five gems from the Vile. Red or grey: five gems to the Vile."),
        "unforeseen_tax": _("Green: two Unforeseen for us. Red or grey: two Dilemmas to the Vile."),
        "peril": _("A Hero rolls for life. Green: we choose, and the dead are ours."),
    }[card.id]
