"""What a card says: its rules text in plain words, made from its figures."""

from __future__ import annotations

from ..content import Card
from ..locale import _
from . import words
from .words import say


def rules_text(card: Card, solo: bool | None = None) -> str:
    """One line with everything the card does: in a duel, in solo, or wherever it is played."""
    if card.kind == "adventurer":
        return " ".join(adventurer_lines(card))
    if card.kind in ("equipment", "final"):
        return effect_text(card, solo)
    return " ".join(dungeon_lines(card, solo)) or _("No special ability.")


def effect_text(card: Card, solo: bool | None = None) -> str:
    """What an equipment card or a final monster does in this mode."""
    here = card.text if solo is None else card.solo_text if solo else card.duel_text
    return say(here) or say(card.text)


def adventurer_lines(card: Card) -> list[str]:
    """Gift, temporary and ultimate power."""
    return [
        _("Gift: {text}").format(text=say(card.gift_text)),
        _("Temporary power (1 Mana): {text}").format(text=say(card.temporary_text)),
        _("Ultimate power: {text}").format(text=say(card.ultimate_text)),
    ]


def dungeon_lines(card: Card, solo: bool | None = None) -> list[str]:
    """The abilities of a dungeon card, each explained in one sentence."""
    lines = [*_power_lines(card, solo), *(aura_text(who, by) for who, by in card.aura)]
    lines += [ability_text(word, bool(card.is_trap), solo) for word in sorted(card.abilities)]
    if card.unique:
        lines.append(_("Unique: at most one in a dungeon or party."))
    return lines


def _power_lines(card: Card, solo: bool | None) -> list[str]:
    lines = []
    if card.family == "greenskin" and not solo:
        lines.append(throw_text(solo))
    if card.nemesis:
        lines.append(nemesis_text(card))
    if card.letter:
        lines.append(letter_text(card.letter))
    if card.die:
        lines.append(die_text(card.die))
    return lines


def throw_text(solo: bool | None) -> str:
    """How a Greenskin is fought; in solo there is nobody to throw against."""
    if solo is None:
        return _("In a duel: rock, paper, scissors; the party wins ties.")
    return _("Rock, paper, scissors; the party wins ties.")


def nemesis_text(card: Card) -> str:
    """Which of the two Powers of a Nemesis card counts."""
    return _("Nemesis: Power {right} if the party includes a {type}, else {left}.").format(
        right=card.right, type=words.type_word(card.nemesis), left=card.base
    )


def die_text(sides: int) -> str:
    """When a Power die is rolled."""
    return _("The d{sides} is rolled at the start of each fight.").format(sides=sides)


def aura_text(who: str, by: int) -> str:
    """What an aura does."""
    return _("While face up: {cards} {bonus} Power.").format(
        cards=words.family_plural(who), bonus=words.signed(by)
    )


def letter_text(letter: str) -> str:
    """What a letter in a Power counts."""
    return {
        "A": _("A counts the party’s adventurers."),
        "M": _("M counts the party’s Mana at the start of the fight."),
        "C": _("C counts the party’s Courage at the start of the fight."),
        "F": _("F counts the dungeon’s Fear at the start of the fight."),
    }[letter]


def ability_text(word: str, trap: bool = False, solo: bool | None = None) -> str:
    """What a special ability does, in one sentence."""
    if word == "pain" and trap:
        return _("Pain: failing it costs 2 Courage.")
    if word == "riddle" and solo is not None:
        return (
            _("Riddle: without effect in solo.")
            if solo
            else _("Riddle: rock, paper, scissors; ties are replayed.")
        )
    return {
        "pain": _("Pain: a lost fight costs 2 Courage."),
        "bodyguard": _("Bodyguard: when defeated, another monster on guard may receive a Tenacity token."),
        "fierce": _("Fierce: a Tenacity token gives it +2 Power."),
        "treasure": _("Treasure: once won, it pays for one symbol of any colour."),
        "dominance": _("Dominance: +2 Power if there is more Fear than Courage."),
        "petrify": _("Petrify: a lost fight costs one adventurer the Mana."),
        "hypnosis": _("Hypnosis: after the roll the party cannot change the die."),
        "riddle": _("Riddle: in a duel, rock, paper, scissors; ties are replayed."),
        "alarm": _("Alarm: failing it gives the dungeon 1 Fear more."),
        "pounce": _("Pounce: +1 Power in the fight that turns it up from an ambush."),
    }[word]


def description(card: Card) -> list[str]:
    """A card as a person reads it: name, class, Power, texts, flavour."""
    head = words.titled(f"{card.number} {say(card.name)}", words.short(card))
    if card.kind in ("dungeon", "final"):
        power = _("Power {power}").format(power=words.printed_power(card))
        head = ", ".join([head, power, *words.ability_names(card)])
    lines = [head + "."]
    if card.kind == "adventurer":
        lines += adventurer_lines(card)
    elif card.kind == "dungeon":
        lines += dungeon_lines(card)
    else:
        lines.append(say(card.text))
    return [*lines, _("“{words}”").format(words=say(card.flavour))]
