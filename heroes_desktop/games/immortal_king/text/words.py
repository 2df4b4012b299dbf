"""The vocabulary of the game: how cards, colours, places and numbers are called."""

from __future__ import annotations

from collections.abc import Sequence

from ...shared.wording import listed, say, signed, split, titled
from ..content import CARDS, Card
from ..locale import _, counted
from ..state import FINAL, State

__all__ = ["listed", "say", "signed", "split", "titled"]
"""The forms of words every game shares, handed on with the vocabulary of this one."""


def name(face: int) -> str:
    """The name on a card; a face that is not known has none."""
    return say(CARDS[face].name) if face >= 0 else _("an unknown card")


def reached(view: State) -> str:
    """How a match stands, for lists; empty while it is being set up."""
    if not view.corridors:
        return ""
    return _("Turn {number}, Courage {courage}").format(number=view.turn, courage=view.courage)


def colour(index: int) -> str:
    """A colour by its place in the order green, yellow, blue, red."""
    return (_("green"), _("yellow"), _("blue"), _("red"))[index]


def family(word: str) -> str:
    """A family as it stands on one card."""
    return {
        "demon": _("demon"),
        "undead": _("undead"),
        "dragon": _("dragon"),
        "greenskin": _("Greenskin"),
        "bubbleye": _("Bubbleye"),
        "trap": _("trap"),
    }[word]


def family_plural(word: str) -> str:
    """All cards of a family, or all Nemesis cards, as auras and fate entries name them."""
    return {
        "demon": _("Demons"),
        "undead": _("Undead"),
        "dragon": _("Dragons"),
        "greenskin": _("Greenskins"),
        "bubbleye": _("Bubbleyes"),
        "trap": _("Traps"),
        "nemesis": _("Nemesis"),
    }[word]


def type_of(card: Card) -> str:
    """An adventurer's type; French needs the gender for it."""
    return {
        ("warrior", "male"): _("warrior, male"),
        ("warrior", "female"): _("warrior, female"),
        ("priest", "male"): _("priest, male"),
        ("priest", "female"): _("priest, female"),
        ("rogue", "male"): _("rogue, male"),
        ("rogue", "female"): _("rogue, female"),
        ("sorcerer", "male"): _("sorcerer, male"),
        ("sorcerer", "female"): _("sorcerer, female"),
    }[card.type, card.gender]


def type_word(word: str) -> str:
    """A type of adventurer as Nemesis cards name it."""
    return {
        "warrior": _("warrior"),
        "priest": _("priest"),
        "rogue": _("rogue"),
        "sorcerer": _("sorcerer"),
    }[word]


def ability(word: str) -> str:
    """The name of a special ability."""
    return {
        "pain": _("Pain"),
        "bodyguard": _("Bodyguard"),
        "fierce": _("Fierce"),
        "treasure": _("Treasure"),
        "dominance": _("Dominance"),
        "petrify": _("Petrify"),
        "hypnosis": _("Hypnosis"),
        "riddle": _("Riddle"),
        "alarm": _("Alarm"),
        "pounce": _("Pounce"),
    }[word]


def equipment_kind(card: Card) -> str:
    """What an equipment card is."""
    if card.slot:
        return {"weapon": _("object, weapon"), "armour": _("object, armour")}[card.slot]
    return {"potion": _("potion"), "object": _("object"), "quest": _("quest")}[card.equipment]


def difficulty(word: str) -> str:
    """How hard a scenario is."""
    return {"easy": _("easy"), "medium": _("medium"), "hard": _("hard")}[word]


def phase(word: str) -> str:
    """The part of a turn."""
    return {
        "setup": _("set-up"),
        "construction": _("construction phase"),
        "equipment": _("equipment phase"),
        "combat": _("combat phase"),
        "end": _("end of the turn"),
    }.get(word, word)


def hand(word: str) -> str:
    """A hand of rock, paper, scissors."""
    return {"rock": _("rock"), "paper": _("paper"), "scissors": _("scissors")}[word]


def box(number: int) -> str:
    """A box with its title."""
    return {1: _("The Lair of the Lich"), 2: _("The Well of Stares")}[number]


def corridor(index: int) -> str:
    """A corridor by its number, counted from one."""
    return _("corridor {number}").format(number=index + 1)


def place(lane: int) -> str:
    """Where a fight takes place."""
    return _("at the end of the corridors") if lane == FINAL else _("in {place}").format(place=corridor(lane))


def cost(symbols: Sequence[int]) -> str:
    """A price in colour symbols."""
    parts = [
        _("{number} {colour}").format(number=number, colour=colour(index))
        for index, number in enumerate(symbols)
        if number
    ]
    return ", ".join(parts) if parts else _("free")


def cards(number: int) -> str:
    """So many cards."""
    return counted("{n} card", "{n} cards", number)


def printed_power(card: Card) -> str:
    """The Power as the card prints it: 5, 4 / 7, M + 3, 1d6 + 2, or a throw."""
    if card.rps:
        return _("RPS / {power}").format(power=card.base)
    if card.right is not None:
        return f"{card.base} / {card.right}"
    die = _("1d{sides}").format(sides=card.die) if card.die else ""
    base = str(card.base) if card.base or not (card.letter or die) else ""
    return " + ".join(part for part in (card.letter, die, base) if part)


def ability_names(card: Card) -> list[str]:
    """All special abilities of a dungeon card by name, auras and Nemesis types included."""
    names = [f"{family_plural(who)} {signed(by)}" for who, by in card.aura]
    if card.nemesis:
        names.append(_("Nemesis {type}").format(type=type_word(card.nemesis)))
    names += [ability(word) for word in sorted(card.abilities)]
    if card.unique and card.kind == "dungeon":
        names.append(_("Unique"))
    return names


def short(card: Card) -> str:
    """A card in a few words, without its Power."""
    if card.kind == "adventurer":
        return type_of(card)
    if card.kind == "equipment":
        return f"{equipment_kind(card)}, {cost(card.cost)}"
    if card.kind == "final":
        return _("final monster, {family}").format(family=family(card.family))
    return dungeon_class(card) + (", " + _("Mana icon") if card.mana else "")


def dungeon_class(card: Card) -> str:
    """The colour and family of a dungeon card."""
    return _("{colour} {family}").format(colour=colour(card.colour), family=family(card.family))


def hidden_number(view: State, instance: int) -> int:
    """The number on the back of a face-down equipment card, counted from one; 0 if there is none."""
    return view.hidden.index(instance) + 1 if instance in view.hidden else 0


def equipment(view: State, instance: int) -> str:
    """An equipment card: by name to whom it is known, else by the number on its back."""
    face = view.faces[instance]
    if face >= 0:
        return name(face)
    return _("equipment card {number}").format(number=hidden_number(view, instance))


def guard(view: State, lane: int) -> str:
    """Who stands at a place: a name, or a face-down guard, whatever the reader knows of it."""
    if lane == FINAL:
        return name(view.final)
    here = view.corridors[lane]
    return name(view.faces[here.guard]) if here.up else _("a face-down guard")


NUMERALS = ("I", "II", "III", "IV", "V", "VI")
"""How corridors and face-down cards are numbered."""


def short_name(face: int) -> str:
    """An adventurer by the one name friends would use."""
    first, *rest = name(face).replace(",", "").split()
    return rest[0] if rest and first in ("Master", "Maître") else first
