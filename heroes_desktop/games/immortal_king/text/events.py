"""The log of a match outside its fights: one line for each event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..content import CARDS, SCENARIOS
from ..locale import _, counted
from . import fate, words
from .words import name, say

Facts = Mapping[str, Any]
Line = Callable[[Facts], str]


# set-up


def sides(facts: Facts) -> str:
    if facts["dm"] < 0:
        return _("One player leads the party; fate runs the dungeon.")
    return _("Player {party} leads the party, player {dm} runs the dungeon.").format(
        party=facts["party"] + 1, dm=facts["dm"] + 1
    )


def box(facts: Facts) -> str:
    if facts["constructed"]:
        return _("Both sides play with built lists.")
    return _("Box {number}: {title}").format(number=facts["box"], title=words.box(facts["box"])) + "."


def adventurers(facts: Facts) -> str:
    return _("The party: {names}.").format(names=words.listed(name(face) for face in facts["faces"]))


def equipment_chosen(facts: Facts) -> str:
    if "count" not in facts:
        return _("The party is ready, in secret.")
    line = counted(
        "The party takes {n} face-down equipment card.",
        "The party takes {n} face-down equipment cards.",
        facts["count"],
    )
    if "faces" in facts:
        line += " " + _("You know them: {names}.").format(
            names=words.listed(name(face) for face in facts["faces"])
        )
    return line


def scenario(facts: Facts) -> str:
    scenario = SCENARIOS[facts["id"]]
    return _("Scenario: {name} ({difficulty}).").format(
        name=say(scenario.name), difficulty=words.difficulty(scenario.difficulty)
    )


def final_monster(facts: Facts) -> str:
    return _("At the end of the corridors waits {card}.").format(card=name(facts["face"]))


def dealt(facts: Facts) -> str:
    return _("The dungeon is shuffled and dealt into {corridors} corridors of {size} cards.").format(
        corridors=facts["corridors"], size=facts["size"]
    )


# the dungeon


def guard(facts: Facts) -> str:
    place = words.corridor(facts["corridor"])
    face = facts.get("face", -1)
    if facts["up"]:
        trap = CARDS[face].is_trap
        line = _("{card} bars {place}") if trap else _("{card} stands guard in {place}")
        line = line.format(card=name(face), place=place)
    elif face >= 0:
        line = _("{card} lies in ambush in {place}, face down").format(card=name(face), place=place)
    else:
        line = _("A face-down guard lies in ambush in {place}").format(place=place)
    if facts.get("token"):
        line += ", " + _("with Tenacity")
    return line + " (" + counted("{n} card behind", "{n} cards behind", facts["left"]) + ")."


def flip(facts: Facts) -> str:
    return _("The guard in {place} is turned up: {card}.").format(
        place=words.corridor(facts["corridor"]), card=name(facts["face"])
    )


def turn(facts: Facts) -> str:
    return _("Turn {number}.").format(number=facts["number"])


def phase(facts: Facts) -> str:
    line = words.phase(facts["phase"])
    return line[:1].upper() + line[1:] + "."


def tops(facts: Facts) -> str:
    tops = [
        _("{place}: {card}").format(place=words.corridor(corridor), card=name(face))
        for corridor, card, face in facts["tops"]
    ]
    if not tops:
        return _("All piles are empty: there is nothing to look at.")
    return _("You look at the tops of the piles: {cards}.").format(cards=words.split(tops))


def swap(facts: Facts) -> str:
    return _("The piles of corridors {one} and {other} change places.").format(
        one=facts["a"] + 1, other=facts["b"] + 1
    )


def look(facts: Facts) -> str:
    place = words.corridor(facts["corridor"])
    if "faces" in facts:
        return _("You see on the pile of {place}: {cards}.").format(
            place=place, cards=words.listed(name(face) for face in facts["faces"])
        )
    return _("The party looks at the pile of {place}: {cards}.").format(
        place=place, cards=words.cards(facts["count"])
    )


def tenacity(facts: Facts) -> str:
    place = words.corridor(facts["corridor"])
    if facts["on"]:
        return {
            "bought": _("The guard in {place} receives a bought Tenacity token."),
            "bodyguard": _("The bodyguard leaves a Tenacity token to the guard in {place}."),
            "fate": _("Fate puts a Tenacity token on the guard in {place}."),
            "fierce": _("The fierce guard in {place} receives a Tenacity token."),
        }.get(facts["cause"], _("The guard in {place} receives a Tenacity token.")).format(place=place)
    return _("The Tenacity token in {place} goes back to the supply.").format(place=place)


def won(facts: Facts) -> str:
    card = name(facts["face"])
    return {
        "fight": _("The party wins the card {card}."),
        "trap": _("The trap is spent: the party keeps {card}."),
        "eliminated": _("{card} is eliminated and won."),
        "taken": _("The party takes {card} as a won card."),
        "recovered": _("{card} comes back to the won cards."),
    }.get(facts["cause"], _("The party wins the card {card}.")).format(card=card)


def corridor_empty(facts: Facts) -> str:
    line = _("Corridor {number} is empty.").format(number=facts["corridor"] + 1)
    return line + " " + _("The way to the final monster is open!") if facts["first"] else line


def exchanged(facts: Facts) -> str:
    return _("The guard in {place} changes places with the top card of the pile of {pile}.").format(
        place=words.corridor(facts["corridor"]), pile=words.corridor(facts["pile"])
    )


def pile_sorted(facts: Facts) -> str:
    cards = words.cards(facts["count"])
    return _("The pile of {place} is put in a new order: {cards}.").format(
        place=words.corridor(facts["corridor"]), cards=cards
    )


# the party


def card(message: Callable[[], str]) -> Line:
    return lambda facts: message().format(card=name(facts["face"]))


def payment(facts: Facts) -> str:
    return _("Paid for {card}: {cards}.").format(
        card=name(facts["face"]), cards=words.listed(name(face) for face in facts["faces"])
    )


def discarded(facts: Facts) -> str:
    return _("Discarded: {cards}.").format(cards=words.listed(name(face) for face in facts["faces"]))


def courage(facts: Facts) -> str:
    change = facts["change"]
    if facts["cause"] == "start":
        return _("The party starts with {now} Courage.").format(now=facts["now"])
    if change < 0:
        return _("The party loses {number} Courage and has {now}.").format(number=-change, now=facts["now"])
    return _("The party gains {number} Courage and has {now}.").format(number=change, now=facts["now"])


def fear(facts: Facts) -> str:
    change = facts["change"]
    if change < 0:
        message = {
            "doom": _("Doom costs {number} Fear; {now} left."),
            "ambush": _("The ambush costs {number} Fear; {now} left."),
            "tenacity": _("Tenacity costs {number} Fear; {now} left."),
        }.get(facts["cause"], _("The dungeon loses {number} Fear and has {now}."))
    else:
        message = {
            "natural_1": _("A natural 1: the dungeon gains {number} Fear and has {now}."),
            "start": _("The dungeon starts with {now} Fear."),
            "alarm": _("Alarm: the dungeon gains {number} Fear more and has {now}."),
            "quest": _("A new quest stirs the dungeon: {number} Fear, it has {now}."),
            "twelfth": _("Twelve more cards have fallen: the dungeon gains {number} Fear and has {now}."),
            "advanced": _("A large party is noticed: the dungeon starts with {now} Fear."),
        }.get(facts["cause"], _("The dungeon gains {number} Fear and has {now}."))
    return message.format(number=abs(change), now=facts["now"])


def mana(facts: Facts) -> str:
    card = name(facts["face"])
    if facts["change"] > 0:
        return _("{card} receives Mana.").format(card=card)
    return {
        "petrify": _("{card} is petrified and loses the Mana."),
        "fate": _("Fate takes the Mana of {card}."),
    }.get(facts["cause"], _("{card} spends the Mana.")).format(card=card)


def collection(facts: Facts) -> str:
    if "face" in facts:
        return _("You take {card} from your collection.").format(card=name(facts["face"]))
    return _("The party takes a face-down equipment card from its collection.")


def fulfilled(facts: Facts) -> str:
    scenario = SCENARIOS[facts["scenario"]]
    entry = scenario.entry[facts["entry"] - 1]
    return _("Fate {number}, {title}: {effect}.").format(
        number=facts["entry"], title=say(entry.title), effect=fate.effect(entry)
    )


def game_over(facts: Facts) -> str:
    return {
        "final_defeated": _("The final monster has fallen: the party has won."),
        "courage_lost": _("The party has lost its last Courage: the dungeon has won."),
        "fate": _("Fate is fulfilled: the dungeon has won."),
    }[facts["reason"]]
