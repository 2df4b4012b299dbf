"""What a player may do, one label for each option."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from heroes_desktop.engine import Decision, Option

from ...shared.labels import Asked, Label, Labels, simple, worded
from ..content import CARDS, COLOURS, DUNGEON_LISTS, SCENARIOS
from ..locale import _, counted
from ..power import doom_price, power_of, price
from ..state import FINAL, State
from . import cards, sums, words
from .words import say


def option(view: State, decision: Decision, option: Option) -> str:
    """The label of an option, as far as the view knows the cards it names."""
    return worded(LABELS, Asked(view, decision, option))


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
    return known.format(card=name, cost=words.cost(card.cost), text=say(card.text))


def _reveal(asked: Asked) -> str:
    return _use(asked.view, asked.option, _("Reveal {card} ({cost}): {text}"))


def _quest(asked: Asked) -> str:
    return _use(asked.view, asked.option, _("Run the quest {card} ({cost}): {text}"))


def _potion(asked: Asked) -> str:
    return _use(asked.view, asked.option, _("Use {card}: {text}"))


def _ultimate(asked: Asked) -> str:
    card = CARDS[asked.view.adventurers[_number(asked.option)]]
    each = counted("{n} card of each colour", "{n} cards of each colour", len(asked.view.adventurers))
    return _("Ultimate power of {name} ({cost}): {text}").format(
        name=say(card.name), cost=each, text=say(card.ultimate_text)
    )


def _power(asked: Asked) -> str:
    card = CARDS[asked.view.adventurers[_number(asked.option)]]
    return _("Temporary power of {name} (1 Mana): {text}").format(
        name=say(card.name), text=say(card.temporary_text)
    )


def _gift(asked: Asked) -> str:
    card = CARDS[asked.view.adventurers[_number(asked.option)]]
    return _("Gift of {name}: {text}").format(name=say(card.name), text=say(card.gift_text))


def _take_card(asked: Asked) -> str:
    face = asked.view.faces[_number(asked.option)]
    if face < 0:
        return words.name(face)
    card = CARDS[face]
    if card.kind == "dungeon":
        power = _("Power {power}").format(power=words.printed_power(card))
        return ", ".join([words.titled(say(card.name), words.short(card)), power, *words.ability_names(card)])
    return words.titled(f"{say(card.name)} ({words.short(card)})", cards.rules_text(card))


def _face(asked: Asked) -> str:
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


def _pay(asked: Asked) -> str:
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


def _target_corridor(asked: Asked) -> str:
    lane = _number(asked.option)
    here = asked.view.corridors[lane]
    if here.guard < 0:
        return words.corridor(lane)
    guard = _("{card} in {place}").format(card=words.guard(asked.view, lane), place=words.corridor(lane))
    if here.up:
        guard += ", " + _("Power {power}").format(power=power_of(asked.view, lane))
    return guard + (", " + _("with Tenacity") if here.token else "")


def _adventurer(asked: Asked) -> str:
    return words.name(asked.view.adventurers[_number(asked.option)])


def _pile(asked: Asked) -> str:
    lane = _number(asked.option)
    return _("The pile of {place} ({cards})").format(
        place=words.corridor(lane), cards=words.cards(len(asked.view.corridors[lane].pile))
    )


def _fight(asked: Asked) -> str:
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


def _swap(asked: Asked) -> str:
    return _("Swap the piles of corridors {one} and {other}").format(
        one=_number(asked.option) + 1, other=_number(asked.option, 1) + 1
    )


# the dungeon master


def _doom(asked: Asked) -> str:
    fear = counted("{n} Fear", "{n} Fear", doom_price(asked.view))
    return _("Doom ({price}): the die is rolled again").format(price=fear)


def _placing(tools: tuple[str, ...], message: Callable[[], str]) -> Label:
    def label(asked: Asked) -> str:
        total = sum(price(asked.view, tool) for tool in tools)
        return message().format(price=counted("{n} Fear", "{n} Fear", total))

    return label


# set-up


def _list(asked: Asked) -> str:
    ready = DUNGEON_LISTS[str(asked.option.args[0])]
    final = next(card for card in CARDS if card.number == ready.final)
    return _("{list}, final monster {card}").format(list=say(ready.name), card=say(final.name))


def _scenario(asked: Asked) -> str:
    scenario = SCENARIOS[str(asked.option.args[0])]
    return _("{name} ({difficulty}): {text}").format(
        name=say(scenario.name), difficulty=words.difficulty(scenario.difficulty), text=say(scenario.flavour)
    )


def _box(asked: Asked) -> str:
    number = _number(asked.option)
    return _("Box {number}: {title}").format(number=number, title=words.box(number))


def _roll(asked: Asked) -> str:
    return _("Roll the d{sides}").format(sides=_number(asked.option))


def _accept(asked: Asked) -> str:
    if asked.view.fight.total >= asked.view.fight.power:
        return _("Accept: the fight is won")
    return _("Accept: the fight is lost")


def _mana(asked: Asked) -> str:
    return _("Mana for {name}").format(name=_adventurer(asked))


def _tenacity_on(asked: Asked) -> str:
    return _("Tenacity on {card}").format(card=_target_corridor(asked))


def _put_back(asked: Asked) -> str:
    return _("Put back {card}").format(card=words.name(asked.view.faces[_number(asked.option)]))


LABELS: Labels = {
    ("", "box"): _box,
    ("", "built"): simple(lambda: _("Lists built from several boxes")),
    ("choose_sides", "party"): simple(lambda: _("Lead the party")),
    ("choose_sides", "dm"): simple(lambda: _("Run the dungeon as its master")),
    ("choose_sides", "random"): simple(lambda: _("Let chance decide")),
    ("choose_adventurers", "adventurer"): _face,
    ("choose_adventurers", "done"): simple(lambda: _("That is the party")),
    ("", "equipment"): _take_card,
    ("", "scenario"): _scenario,
    ("", "list"): _list,
    ("build_dungeon", "random"): simple(lambda: _("A random legal dungeon")),
    ("", "by_hand"): simple(lambda: _("Choose card by card")),
    ("", "final"): _face,
    ("build_dungeon", "card"): _face,
    ("", "keep"): simple(lambda: _("Leave the piles as they are")),
    ("", "swap"): _swap,
    ("look_pile", "none"): simple(lambda: _("Look at no pile")),
    ("", "pile"): _pile,
    ("", "reveal"): _reveal,
    ("", "quest"): _quest,
    ("", "ultimate"): _ultimate,
    ("", "potion"): _potion,
    ("", "power"): _power,
    ("", "gift"): _gift,
    ("equipment_action", "done"): simple(lambda: _("On to the fight")),
    ("", "pay"): _pay,
    ("", "corridor"): _target_corridor,
    ("", "adventurer"): _adventurer,
    ("", "card"): _take_card,
    ("effect_target", "done"): simple(lambda: _("No further target")),
    ("pile_pick", "done"): simple(lambda: _("Take no card")),
    ("pile_order", "card"): _put_back,
    ("", "fight"): _fight,
    ("window1", "roll"): _roll,
    ("", "throw"): simple(lambda: _("Throw a hand")),
    ("", "doom"): _doom,
    ("doom", "pass"): simple(lambda: _("Let the roll stand")),
    ("", "accept"): _accept,
    ("", "rock"): simple(lambda: _("Rock")),
    ("", "paper"): simple(lambda: _("Paper")),
    ("", "scissors"): simple(lambda: _("Scissors")),
    ("armour_roll", "roll"): simple(lambda: _("Roll for the armour")),
    ("armour_roll", "keep"): simple(lambda: _("Take the loss")),
    ("bodyguard_target", "corridor"): _tenacity_on,
    ("bodyguard_target", "none"): simple(lambda: _("Nobody")),
    ("", "up"): simple(lambda: _("Face up")),
    ("", "ambush"): _placing(("ambush",), lambda: _("Ambush ({price}): face down")),
    ("", "tenacity"): _placing(("tenacity",), lambda: _("Tenacity ({price}): face up with a token")),
    ("", "both"): _placing(
        ("ambush", "tenacity"), lambda: _("Ambush and Tenacity ({price}): face down with a token")
    ),
    ("place_mana", "adventurer"): _mana,
    ("place_mana", "none"): simple(lambda: _("Leave the Mana")),
    ("after_fight_potion", "pass"): simple(lambda: _("Go on")),
}
