"""The table in lines that can be read aloud: dungeon, fight, party, fate."""

from __future__ import annotations

from collections import Counter

from ..content import CARDS, COLOURS, SCENARIOS
from ..locale import _, counted
from ..state import MOST_COURAGE, MOST_FEAR, State
from . import fate, sums, words
from .cards import effect_text
from .words import name, say


def table(view: State, seat: int | None) -> list[str]:
    """Everything the reader may know, most urgent first. The view knows no more than the reader."""
    del seat  # a view is already the seat's own
    if not view.corridors:
        return _before_the_deal(view)
    return [
        *_state(view),
        *(_fight(view) if view.fight is not None and not view.fight.outcome else []),
        *(_corridor(view, lane) for lane in range(len(view.corridors))),
        _final(view),
        *(_adventurer(view, index) for index in range(len(view.adventurers))),
        *_equipment(view),
        _won(view),
        *_fate(view),
    ]


def _before_the_deal(view: State) -> list[str]:
    lines = [_("The dungeon has not been dealt yet.")]
    if view.adventurers:
        names = words.listed(name(face) for face in view.adventurers)
        lines.append(_("The party: {names}.").format(names=names))
    return [*lines, *_equipment(view)]


def _state(view: State) -> list[str]:
    lines = [_("Turn {number}, {phase}.").format(number=view.turn, phase=words.phase(view.phase))]
    courage = _("Courage {number} of {most}.").format(number=view.courage, most=MOST_COURAGE)
    most = len(SCENARIOS[view.scenario].entry) if view.scenario else MOST_FEAR
    return [*lines, f"{courage} " + _("Fear {number} of {most}.").format(number=view.fear, most=most)]


def _fight(view: State) -> list[str]:
    fight = view.the_fight
    card = name(fight.face)
    if fight.throw:
        return [_("Fight: {card}, rock, paper, scissors.").format(card=card)]
    lines = [_("Fight: {card}, Power {power}.").format(card=card, power=fight.power)]
    if parts := sums.power_sum(view, fight.lane):
        lines[0] += " " + _("That is {parts}.").format(parts=parts)
    if fight.dice:
        total = _("The party’s total: {total}.").format(total=fight.total)
        lines.append(total + " " + _("That is {parts}.").format(parts=sums.roll_sum(view)))
    return lines


def _corridor(view: State, lane: int) -> str:
    here = view.corridors[lane]
    head = _("Corridor {number}").format(number=lane + 1)
    if here.guard < 0:
        if not here.pile:
            return _("{corridor}: empty.").format(corridor=head)
        return words.titled(head, words.cards(len(here.pile))) + "."
    guard = _face_up(view, lane) if here.up else _face_down(view, lane)
    behind = counted("{n} card behind", "{n} cards behind", len(here.pile))
    return words.titled(head, words.split([guard, behind + _known_in_pile(view, lane)])) + "."


def _face_up(view: State, lane: int) -> str:
    here = view.corridors[lane]
    card = CARDS[view.faces[here.guard]]
    power = sums.power(view, lane)
    if not sums.throws(view, lane) and (parts := sums.power_sum(view, lane)):
        power += f" ({parts})"
    words_ = [say(card.name), words.short(card), power, *words.ability_names(card)]
    return ", ".join(words_ + ([_("with Tenacity")] if here.token else []))


def _face_down(view: State, lane: int) -> str:
    here = view.corridors[lane]
    face = view.faces[here.guard]
    guard = _("a face-down guard")
    if face >= 0:
        guard += " (" + _("you know it: {card}").format(card=name(face)) + ")"
    return guard + (", " + _("with Tenacity") if here.token else "")


def _known_in_pile(view: State, lane: int) -> str:
    """The cards of a pile this reader has seen, counted from the top."""
    pile = view.corridors[lane].pile
    known = [
        _("number {place} from the top {card}").format(place=depth, card=name(view.faces[card]))
        for depth, card in enumerate(reversed(pile), start=1)
        if view.faces[card] >= 0
    ]
    return ", " + _("known: {cards}").format(cards=words.split(known)) if known else ""


def _final(view: State) -> str:
    card = CARDS[view.final]
    power = sums.power(view, -1)
    if parts := sums.power_sum(view, -1):
        power += f" ({parts})"
    open_way = any(corridor.guard < 0 and not corridor.pile for corridor in view.corridors)
    way = _("the way is open") if open_way else _("the way is closed until a corridor is empty")
    return (
        words.titled(say(card.name), words.split([f"{words.short(card)}, {power}", way]))
        + f". {effect_text(card, view.solo)}"
    )


def _adventurer(view: State, index: int) -> str:
    card = CARDS[view.adventurers[index]]
    mana = _("with Mana") if view.mana and view.mana[index] else _("without Mana")
    return words.titled(say(card.name), f"{words.type_of(card)}, {mana}.")


def _equipment(view: State) -> list[str]:
    lines = []
    for instance in view.shown:
        card = CARDS[view.faces[instance]]
        price = "" if card.equipment != "quest" else f" ({words.cost(card.cost)})"
        lines.append(
            _("Face up: {card}. {text}").format(
                card=say(card.name) + price, text=effect_text(card, view.solo)
            )
        )
    lines += [f"{line[:1].upper()}{line[1:]}." for line in backs(view, view.party).values()]
    return lines


def backs(view: State, seat: int) -> dict[int, str]:
    """A seat's face-down cards by instance, named as far as the view knows them."""
    if seat == view.party:
        return {instance: _back(view, instance) for instance in view.hidden}
    return {
        here.guard: _("{place}: {card}").format(place=words.corridor(lane), card=name(view.faces[here.guard]))
        for lane, here in enumerate(view.corridors)
        if here.guard >= 0 and not here.up
    }


def _back(view: State, instance: int) -> str:
    back = _("equipment card {number}").format(number=words.hidden_number(view, instance))
    face = view.faces[instance]
    if face < 0:
        return _("{card}, face down").format(card=back)
    card = CARDS[face]
    return _("{back}, face down: {card} ({short}). {text}").format(
        back=back, card=say(card.name), short=words.short(card), text=effect_text(card, view.solo).rstrip(".")
    )


def _won(view: State) -> str:
    won = [CARDS[view.faces[instance]] for instance in view.won]
    plain = Counter(card.colour for card in won if not card.treasure)
    counts = [
        _("{colour} {number}").format(colour=words.colour(index), number=plain[index])
        for index in range(len(COLOURS))
    ]
    line = _("Won cards: {counts}").format(counts=", ".join(counts))
    treasures = [say(card.name) for card in won if card.treasure]
    if treasures:
        number = counted("{n} Treasure:", "{n} Treasures:", len(treasures))
        line = words.split([line, f"{number} {words.listed(treasures)}"])
    each = counted("{n} of each colour", "{n} of each colour", len(view.adventurers))
    return line + ". " + _("An ultimate power costs {cost}.").format(cost=each)


def _fate(view: State) -> list[str]:
    if not view.scenario:
        return []
    scenario = SCENARIOS[view.scenario]
    title = _("Fate scale, {name} ({difficulty}):").format(
        name=say(scenario.name), difficulty=words.difficulty(scenario.difficulty)
    )
    return [title, *fate.scale(scenario, list(view.fate), view.fear)]
