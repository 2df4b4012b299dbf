"""The chronicle of Hazards and Trials."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from ...shared.declarations import Facts, Happening, Rolled, no_seat
from ...shared.wording import say, sentence, signed
from ..content import STATS, zone
from ..locale import _, counted
from ..state import State
from . import words
from .effects import effect, skill_row
from .road_events import subject

Row: TypeAlias = Happening[State]


def _silent(_view: State, _facts: Facts) -> str:
    return ""


# the Reveal phase


def _reveal(_view: State, facts: Facts) -> str:
    return _("Reveal: {gems} for the Vile, {cards} Unforeseen for us.").format(
        gems=words.many_gems(facts["gems"]), cards=facts["cards"]
    )


def _quiet_night(_view: State, _facts: Facts) -> str:
    return _("A quiet night is booked: the Vile will get two gems fewer.")


def _quiet_over(_view: State, _facts: Facts) -> str:
    return _("The quiet night pays off.")


def _echo(_view: State, _facts: Facts) -> str:
    return _("The cave keeps an echo for the next Golden Die.")


def _peeked(_view: State, facts: Facts) -> str:
    return sentence(_("A peek: next would be {card}").format(card=words.name(facts["face"])))


def _peek_choice(_view: State, facts: Facts) -> str:
    return _("Under the pile with it.") if facts["under"] else _("It may stay there.")


def _unforeseen(_view: State, facts: Facts) -> str:
    return sentence(_("Unforeseen: {card}").format(card=words.name(facts["face"])))


def _unforeseen_discarded(_view: State, facts: Facts) -> str:
    if facts["cause"] == "no_trial":
        return _("{card} finds nobody to fight and leaves.").format(card=words.name(facts["face"]))
    return _("{card} is discarded.").format(card=words.name(facts["face"]))


def _dilemma_kept(view: State, facts: Facts) -> str:
    return _("“{card}” waits on {board}.").format(
        card=words.name(facts["face"]), board=words.board(view, facts["board"])
    )


def _dilemma_refused(_view: State, facts: Facts) -> str:
    return _("“{card}”? No, thanks.").format(card=words.name(facts["face"]))


def _dilemma_played(_view: State, facts: Facts) -> str:
    return _("“{card}” is played.").format(card=words.name(facts["face"]))


def _beast(view: State, facts: Facts) -> str:
    if facts["bothered"] >= 0:
        return _("{beast} settles on {hero}.").format(
            beast=words.name(facts["face"]), hero=words.card(view, facts["bothered"])
        )
    return _("{beast} joins the fun.").format(beast=words.name(facts["face"]))


def _beast_over(_view: State, facts: Facts) -> str:
    if facts["won"]:
        return _("{beast} is ours.").format(beast=words.name(facts["face"]))
    return _("{beast} goes over to the Vile.").format(beast=words.name(facts["face"]))


def _slot_read(_view: State, facts: Facts) -> str:
    return _("To choose from: {cards}.").format(cards=words.names(facts["faces"]))


def _slot_cleared(view: State, facts: Facts) -> str:
    return _("We take {card}.").format(card=words.card(view, facts["chosen"]))


def _hazard_revealed(_view: State, facts: Facts) -> str:
    if facts["cost"]:
        return _("{hazard}! Entrance: {gems}.").format(
            hazard=words.name(facts["face"]), gems=words.many_gems(facts["cost"])
        )
    return _("{hazard}!").format(hazard=words.name(facts["face"]))


def _room_revealed(_view: State, facts: Facts) -> str:
    return _("Room {number} turns out to be: {room}.").format(
        number=facts["slot"], room=words.name(facts["face"])
    )


def _rooms_swapped(_view: State, facts: Facts) -> str:
    return _("The map is redrawn: Rooms {one} and {two} change places.").format(
        one=facts["one"], two=facts["two"]
    )


def _line_bought(view: State, facts: Facts) -> str:
    row = zone(view.faces[facts["card"]]).lines[facts["number"]]
    return _("Bought: {effect}.").format(effect=effect(row.effect))


def _visited(_view: State, facts: Facts) -> str:
    if facts["how"] == "chance":
        return _("A prayer in {room}.").format(room=words.name(facts["face"]))
    return _("A visit to {room}.").format(room=words.name(facts["face"]))


# how it ends


def _zone_won(_view: State, facts: Facts) -> str:
    value = zone(facts["face"]).value
    return counted(
        "{zone} is ours: {n} point.",
        "{zone} is ours: {n} points.",
        value,
        zone=words.name(facts["face"]),
    )


def _zone_lost(_view: State, facts: Facts) -> str:
    value = zone(facts["face"]).value
    return counted(
        "{zone} goes to the Vile: {n} point.",
        "{zone} goes to the Vile: {n} points.",
        value,
        zone=words.name(facts["face"]),
    )


def _door_opened(_view: State, facts: Facts) -> str:
    return _("{door} opens. It smells of acid in there.").format(door=words.name(facts["face"]))


def _slid(view: State, facts: Facts) -> str:
    return _("{card} gives a little: notch {notch}.").format(
        card=words.card(view, facts["card"]), notch=facts["notch"]
    )


def _portal_opened(_view: State, _facts: Facts) -> str:
    return _("The Portal is open!")


def _octogon_won(_view: State, _facts: Facts) -> str:
    return _("The Octogon is won: 10 points.")


def _step_two(_view: State, facts: Facts) -> str:
    return _("Step II of “{quest}” is done. Now out of here!").format(
        quest=say(words.quest(facts["quest"]).name)
    )


def _relic_taken(_view: State, facts: Facts) -> str:
    return _("We hold {relic}!").format(relic=words.name(facts["face"]))


def _relic_returned(_view: State, facts: Facts) -> str:
    return _("{relic} goes back where it came from.").format(relic=words.name(facts["face"]))


def _treasure(_view: State, facts: Facts) -> str:
    return _("The Treasure: {treasure}!").format(treasure=words.name(facts["face"]))


# Trials


def _trial(_view: State, facts: Facts) -> str:
    if facts["purpose"] == "octogon":
        return _("Into the Octogon!")
    return _("The Trial of {hazard} begins.").format(hazard=words.name(facts["face"]))


def _objective(view: State, facts: Facts) -> str:
    line = _("{stat}: {target}").format(
        stat=_stat(facts["stat"]), target=words.objective(facts["target"], bool(facts["alone"]))
    )
    if facts["alone"] and facts["hero"] >= 0:
        line = _("{hero} alone – {objective}").format(hero=words.card(view, facts["hero"]), objective=line)
    changes = [f"{_part(source)} {signed(amount)}" for source, amount in facts["parts"][1:]]
    if changes:
        return _("{objective} ({changes}).").format(objective=line, changes=", ".join(changes))
    return f"{line}."


def _part(source: str) -> str:
    return {
        "creature": _("beast"),
        "notches": _("worn down"),
        "lowered": _("help"),
    }.get(source, source)


def _skill(view: State, facts: Facts) -> str:
    row = skill_row(view, facts["card"], facts["number"])
    return _("{who}: {skill}.").format(
        who=words.name(facts["face"]), skill=effect(row.effect) if row else "…"
    )


def _lowered(_view: State, facts: Facts) -> str:
    return counted(
        "The Objective drops by {n}: {target}.",
        "The Objective drops by {n}: {target}.",
        facts["by"],
        target=facts["target"],
    )


def _perfect(_view: State, facts: Facts) -> str:
    return _("Perfect {stat}: no dice were harmed.").format(stat=_stat(facts["stat"]))


def _stat(index: int) -> str:
    return words.stat(STATS[index])


def _dice(view: State, facts: Facts) -> str:
    if facts["hero"] >= 0:
        return _("{hero} rolls {dice}.").format(
            hero=words.card(view, facts["hero"]), dice=words.dice(facts["dice"])
        )
    rows = " | ".join(words.dice(row) for row in facts["dice"] if row)
    return _("The dice: {dice}.").format(dice=rows)


def _thrown(facts: Facts) -> Sequence[Rolled]:
    found = facts["dice"]
    rows = [found] if facts["hero"] >= 0 else found
    return [Rolled(6, die, None, "") for row in rows for die in row]


def _rerolled(_view: State, facts: Facts) -> str:
    return _("Again: {before} becomes {dice} (total {total}).").format(
        before=words.dice(facts["before"]), dice=words.dice(facts["dice"]), total=facts["total"]
    )


def _thrown_again(facts: Facts) -> Sequence[Rolled]:
    return [Rolled(6, die, None, "") for die in facts["dice"]]


def _die_set(_view: State, facts: Facts) -> str:
    if not facts["value"]:
        return _("Stand fast: the {before} is taken off (total {total}).").format(
            before=facts["before"], total=facts["total"]
        )
    if facts["cause"] == "substitution":
        return _("The Golden Die takes over: {before} becomes {value} (total {total}).").format(
            before=facts["before"], value=facts["value"], total=facts["total"]
        )
    return _("A nudge: {before} becomes {value} (total {total}).").format(
        before=facts["before"], value=facts["value"], total=facts["total"]
    )


def _swapped(_view: State, facts: Facts) -> str:
    return _("Two dice change places (total {total}).").format(total=facts["total"])


def _sixes(_view: State, facts: Facts) -> str:
    return _("The 6s are politely ignored (total {total}).").format(total=facts["total"])


def _objective_over(_view: State, facts: Facts) -> str:
    line = _("{total} of {target}: reached!") if facts["reached"] else _("{total} of {target}: missed.")
    return line.format(total=facts["total"], target=facts["target"])


def _windfall(_view: State, facts: Facts) -> str:
    return _("A windfall: {loot} finds a gem.").format(loot=words.name(facts["face"]))


def _trial_over(_view: State, facts: Facts) -> str:
    if facts["won"]:
        return _("{hazard}: Trial won!").format(hazard=words.name(facts["face"]))
    return _("{hazard}: Trial lost.").format(hazard=words.name(facts["face"]))


HAZARDS: dict[str, Row] = {
    "hazard": Row(_silent, "", "kind place up", seat=no_seat, still=True),
    "reveal": Row(_reveal, "mdi:eye", "gems cards", seat=no_seat, still=True),
    "quiet_night": Row(_quiet_night, "mdi:sleep", seat=no_seat, still=True),
    "quiet_night_over": Row(_quiet_over, "mdi:sleep", seat=no_seat, still=True),
    "echo": Row(_echo, "mdi:bell", seat=no_seat, still=True),
    "peeked": Row(_peeked, "mdi:eye", "card face", seat=no_seat, subject=subject),
    "peek_choice": Row(_peek_choice, "mdi:arrow-down-bold", "card under", seat=no_seat, still=True),
    "unforeseen": Row(_unforeseen, "mdi:cards", "card face cause", seat=no_seat, subject=subject),
    "unforeseen_discarded": Row(
        _unforeseen_discarded, "mdi:trash-can", "card face cause", seat=no_seat, subject=subject
    ),
    "dilemma_kept": Row(
        _dilemma_kept, "mdi:chat-question", "card face board", seat=no_seat, subject=subject
    ),
    "dilemma_refused": Row(
        _dilemma_refused, "mdi:close", "card face gems", seat=no_seat, subject=subject, still=True
    ),
    "dilemma_played": Row(
        _dilemma_played, "mdi:chat-question", "card face board", seat=no_seat, subject=subject
    ),
    "beast": Row(_beast, "mdi:paw", "card face bothered", seat=no_seat, subject=subject),
    "beast_over": Row(_beast_over, "mdi:paw", "card face won", seat=no_seat, subject=subject),
    "slot_read": Row(_slot_read, "mdi:cards", "cards faces", seat=no_seat),
    "slot_cleared": Row(_slot_cleared, "mdi:check-bold", "chosen cards", seat=no_seat),
    "hazard_revealed": Row(
        _hazard_revealed, "mdi:alert", "kind card face place cost", seat=no_seat, subject=subject, telling=1
    ),
    "room_revealed": Row(
        _room_revealed, "mdi:door-open", "slot card face cause", seat=no_seat, subject=subject, telling=1
    ),
    "rooms_swapped": Row(_rooms_swapped, "mdi:map", "one two", seat=no_seat),
    "line_bought": Row(_line_bought, "mdi:storefront", "card number gems", seat=no_seat, still=True),
    "visited": Row(
        _visited, "mdi:candle", "card face how place", seat=no_seat, subject=subject, still=True
    ),
    "zone_won": Row(_zone_won, "mdi:trophy", "card face place", seat=no_seat, subject=subject, telling=2),
    "zone_lost": Row(_zone_lost, "mdi:skull", "card face place", seat=no_seat, subject=subject, telling=2),
    "door_opened": Row(_door_opened, "mdi:door-open", "card face", seat=no_seat, subject=subject, telling=3),
    "slid": Row(_slid, "mdi:arrow-down-bold", "card place notch", seat=no_seat),
    "portal_opened": Row(_portal_opened, "mdi:gate-open", "place", seat=no_seat, telling=4),
    "octogon_won": Row(_octogon_won, "mdi:trophy", seat=no_seat, still=True, telling=3),
    "step_two": Row(_step_two, "mdi:flag", "quest place", seat=no_seat, telling=5),
    "relic_taken": Row(
        _relic_taken, "mdi:star-four-points", "card face cause", seat=no_seat, subject=subject, telling=4
    ),
    "relic_returned": Row(_relic_returned, "mdi:undo-variant", "card face", seat=no_seat, subject=subject),
    "treasure": Row(
        _treasure, "mdi:treasure-chest", "card face", seat=no_seat, subject=subject, telling=3
    ),
    "trial": Row(
        _trial, "mdi:sword-cross", "kind card face purpose", seat=no_seat, subject=subject, still=True
    ),
    "objective": Row(
        _objective, "mdi:sword-cross", "number stat alone target hero parts", seat=no_seat, still=True
    ),
    "skill": Row(_skill, "mdi:star", "card face number board cause", seat=no_seat, subject=subject),
    "lowered": Row(_lowered, "mdi:arrow-down-bold", "by every target", seat=no_seat),
    "perfect": Row(_perfect, "mdi:star-four-points", "board stat", seat=no_seat, telling=1),
    "dice": Row(_dice, "mdi:dice-multiple", "dice hero", seat=no_seat, dice=_thrown),
    "assigned": Row(_silent, "", "board dice", seat=no_seat),
    "rerolled": Row(
        _rerolled, "mdi:reload", "indices before dice cause total", seat=no_seat, dice=_thrown_again
    ),
    "die_set": Row(_die_set, "mdi:dice-6", "index before value cause total", seat=no_seat),
    "swapped": Row(_swapped, "mdi:swap-horizontal", "one other dice total", seat=no_seat),
    "sixes_ignored": Row(_sixes, "mdi:cancel", "total", seat=no_seat, still=True),
    "objective_over": Row(
        _objective_over, "mdi:flag", "reached total target readings", seat=no_seat
    ),
    "windfall": Row(_windfall, "mdi:gift", "card face hero", seat=no_seat, subject=subject, still=True),
    "arrow_followed": Row(_silent, "", "reached to", seat=no_seat, still=True),
    "trial_over": Row(
        _trial_over, "mdi:flag-checkered", "won kind card face", seat=no_seat, subject=subject,
        telling=2,
    ),
}  # fmt: skip
"""Hazards, Unforeseen, Trials."""
