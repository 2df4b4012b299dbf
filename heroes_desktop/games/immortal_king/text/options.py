"""What a player may do, in a sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TypeAlias

from heroes_desktop.engine import Option

from ...shared.declarations import Asked as AskedOf
from ..content import CARDS, COLOURS, DUNGEON_LISTS, SCENARIOS
from ..locale import _, counted
from ..power import doom_price, power_of, price
from ..state import FINAL, State
from . import cards, sums, words
from .words import say

Asked: TypeAlias = AskedOf[State]
Label: TypeAlias = Callable[[Asked], str]


def _number(option: Option, place: int = 0) -> int:
    return int(option.args[place])


# cards


def _use(view: State, option: Option, known: str) -> str:
    """An option with an equipment card; to whom it is hidden all backs sound alike (IK-265)."""
    instance = _number(option)
    face = view.faces[instance]
    if face < 0:
        return _("Use {card}").format(card=words.equipment(view, instance))
    card = CARDS[face]
    name = say(card.name)
    copies = [other for other in (*view.hidden, *view.shown) if view.faces[other] == face]
    if len(copies) > 1:
        name = _("{card}, copy {number}").format(card=name, number=copies.index(instance) + 1)
    return known.format(card=name, cost=words.cost(card.cost), text=cards.effect_text(card, view.solo))


def reveal(asked: Asked) -> str:
    return _use(asked.view, asked.option, _("Reveal {card} ({cost}): {text}"))


def quest(asked: Asked) -> str:
    return _use(asked.view, asked.option, _("Run the quest {card} ({cost}): {text}"))


def potion(asked: Asked) -> str:
    return _use(asked.view, asked.option, _("Use {card}: {text}"))


def ultimate(asked: Asked) -> str:
    card = CARDS[asked.view.adventurers[_number(asked.option)]]
    each = counted("{n} card of each colour", "{n} cards of each colour", len(asked.view.adventurers))
    return _("Ultimate power of {name} ({cost}): {text}").format(
        name=say(card.name), cost=each, text=say(card.ultimate_text)
    )


def power(asked: Asked) -> str:
    card = CARDS[asked.view.adventurers[_number(asked.option)]]
    return _("Temporary power of {name} (1 Mana): {text}").format(
        name=say(card.name), text=say(card.temporary_text)
    )


def gift(asked: Asked) -> str:
    card = CARDS[asked.view.adventurers[_number(asked.option)]]
    return _("Gift of {name}: {text}").format(name=say(card.name), text=say(card.gift_text))


def take_card(asked: Asked) -> str:
    face = asked.view.faces[_number(asked.option)]
    if face < 0:
        return words.name(face)
    card = CARDS[face]
    if card.kind == "dungeon":
        power = _("Power {power}").format(power=words.printed_power(card))
        return ", ".join([words.titled(say(card.name), words.short(card)), power, *words.ability_names(card)])
    return words.titled(f"{say(card.name)} ({words.short(card)})", cards.rules_text(card, asked.view.solo))


def face_sentence(asked: Asked) -> str:
    """A card named by its face, while lists are built."""
    card = CARDS[_number(asked.option)]
    if card.kind == "adventurer":
        return f"{say(card.name)} ({words.short(card)}). {cards.rules_text(card)}"
    power = _("Power {power}").format(power=words.printed_power(card))
    return ", ".join(
        [
            words.titled(f"{card.number} {say(card.name)}", words.short(card)),
            power,
            *words.ability_names(card),
        ]
    )


def pay(asked: Asked) -> str:
    plain: Counter[int] = Counter()
    treasures = []
    for instance in asked.option.args:
        card = CARDS[asked.view.faces[int(instance)]]
        if card.treasure:
            treasures.append(_("the Treasure {card}").format(card=say(card.name)))
        else:
            plain[card.colour] += 1
    parts = [words.cost([plain[colour] for colour in range(len(COLOURS))])] if plain else []
    return _("Pay {cards}").format(cards=words.listed(parts + treasures))


# places


def target_corridor(asked: Asked) -> str:
    lane = _number(asked.option)
    here = asked.view.corridors[lane]
    if here.guard < 0:
        return words.corridor(lane)
    guard = _("{card} in {place}").format(card=words.guard(asked.view, lane), place=words.corridor(lane))
    if here.up:
        guard += ", " + _("Power {power}").format(power=power_of(asked.view, lane))
    return guard + (", " + _("with Tenacity") if here.token else "")


def adventurer(asked: Asked) -> str:
    return words.name(asked.view.adventurers[_number(asked.option)])


def pile(asked: Asked) -> str:
    lane = _number(asked.option)
    return _("The pile of {place} ({cards})").format(
        place=words.corridor(lane), cards=words.cards(len(asked.view.corridors[lane].pile))
    )


def fight(asked: Asked) -> str:
    lane = _number(asked.option)
    if lane == FINAL:
        return _("Attack {card}, the final monster ({power})").format(
            card=words.guard(asked.view, lane), power=sums.power(asked.view, lane)
        )
    here = asked.view.corridors[lane]
    if not here.up:
        label = _("Attack the face-down guard in {place}").format(place=words.corridor(lane))
        return label + (", " + _("with Tenacity") if here.token else "")
    return _("Attack {card} in {place} ({power})").format(
        card=words.guard(asked.view, lane), place=words.corridor(lane), power=sums.power(asked.view, lane)
    )


def swap(asked: Asked) -> str:
    return _("Swap the piles of corridors {one} and {other}").format(
        one=_number(asked.option) + 1, other=_number(asked.option, 1) + 1
    )


# the dungeon master


def doom(asked: Asked) -> str:
    fear = counted("{n} Fear", "{n} Fear", doom_price(asked.view))
    return _("Doom ({price}): the die is rolled again").format(price=fear)


def placing(tools: tuple[str, ...], message: Callable[[], str]) -> Label:
    def label(asked: Asked) -> str:
        total = sum(price(asked.view, tool) for tool in tools)
        text = message().format(price=counted("{n} Fear", "{n} Fear", total))
        return f"{text}. {warning}" if "tenacity" in tools and (warning := wasted_token(asked)) else text

    return label


def wasted_token(asked: Asked) -> str:
    """The warning that a token will not help in a throw (IK-D22); empty where it helps."""
    view = asked.view
    if asked.decision.kind == "bodyguard_target":
        face = view.faces[view.corridors[_number(asked.option)].guard]
    else:
        face = view.faces[view.corridors[int(asked.decision.about["corridor"])].pile[-1]]
    if view.solo or face < 0 or not CARDS[face].throws:
        return ""
    return _("A throw asks for no Power: the token will not help {card} there.").format(card=words.name(face))


# set-up


def ready_list(asked: Asked) -> str:
    ready = DUNGEON_LISTS[str(asked.option.args[0])]
    final = next(card for card in CARDS if card.number == ready.final)
    return _("{list}, final monster {card}").format(list=say(ready.name), card=say(final.name))


def scenario(asked: Asked) -> str:
    scenario = SCENARIOS[str(asked.option.args[0])]
    return _("{name} ({difficulty}): {text}").format(
        name=say(scenario.name), difficulty=words.difficulty(scenario.difficulty), text=say(scenario.flavour)
    )


def box(asked: Asked) -> str:
    number = _number(asked.option)
    return _("Box {number}: {title}").format(number=number, title=words.box(number))


def roll(asked: Asked) -> str:
    return _("Roll the d{sides}").format(sides=_number(asked.option))


def accept(asked: Asked) -> str:
    if asked.view.the_fight.total >= asked.view.the_fight.power:
        return _("Accept: the fight is won")
    return _("Give up the fight")


def mana_for(asked: Asked) -> str:
    return _("Mana for {name}").format(name=adventurer(asked))


def tenacity_on(asked: Asked) -> str:
    label, warning = _("Tenacity on {card}").format(card=target_corridor(asked)), wasted_token(asked)
    return f"{label}. {warning}" if warning else label


def put_back(asked: Asked) -> str:
    return _("Put back {card}").format(card=words.name(asked.view.faces[_number(asked.option)]))
