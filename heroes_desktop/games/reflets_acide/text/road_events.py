"""The chronicle of the way: set-up, the turn, both pawns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from ...shared.declarations import Facts, Happening, Rolled, no_seat
from ...shared.wording import listed, say
from ..locale import _, counted
from ..state import State
from ..track import CITY, distance
from . import words

Row: TypeAlias = Happening[State]


def _silent(_view: State, _facts: Facts) -> str:
    return ""


# set-up


def _laid_out(_view: State, _facts: Facts) -> str:
    return _("The road is laid, the Chasm yawns, the Avatar stretches its legs.")


def _quests_drawn(_view: State, facts: Facts) -> str:
    if len(facts["quests"]) < 2:
        return ""
    return _("The Vile may want: {quests}.").format(
        quests=listed(say(words.quest(quest).name) for quest in facts["quests"])
    )


def _heroes_drawn(_view: State, facts: Facts) -> str:
    return _("Volunteers: {heroes}.").format(heroes=words.names(facts["faces"]))


def _heroes_chosen(view: State, facts: Facts) -> str:
    return _("The team: {heroes}.").format(heroes=listed(words.card(view, card) for card in facts["cards"]))


def _quests(_view: State, facts: Facts) -> str:
    return _("The Vile want “{vile}”. So we want “{team}”.").format(
        vile=say(words.quest(facts["vile"]).name), team=say(words.quest(facts["team"]).name)
    )


def _challenge(_view: State, facts: Facts) -> str:
    return _("Challenge {challenge}.").format(
        challenge=words.challenge_line(words.challenge(facts["challenge"]))
    )


def _rearranged(view: State, facts: Facts) -> str:
    return _("In line: {heroes}.").format(heroes=listed(words.card(view, card) for card in facts["cards"]))


def _token_mode(_view: State, facts: Facts) -> str:
    if facts["mode"] == "quick":
        return _("The green tokens are thrown onto the intersections.")
    return _("The green tokens are placed with care.")


# the turn


def _turn(view: State, facts: Facts) -> str:
    if view.seats == 1:
        return _("Turn {turn}.").format(turn=facts["turn"])
    return _("Turn {turn}. Guide: {board}.").format(
        turn=facts["turn"], board=words.board(view, facts["guide"])
    )


def _guide(_view: State, facts: Facts) -> int | None:
    guide: int = facts["guide"]
    return guide


def _golden(_view: State, facts: Facts) -> str:
    value = facts["value"]
    return {
        "progress": _("Golden Die: {value}."),
        "echo": _("Of both echoes, the {value}."),
        "paid": _("Paid and rolled again: {value}."),
        "bonus_die": _("The Bonus Die makes it a {value}."),
        "loaded_die": _("The die was loaded: {value}."),
        "gamble": _("The gamble: {value}."),
        "bad_luck": _("And bad luck points at {value}."),
    }[facts["cause"]].format(value=value)


def _golden_die(facts: Facts) -> Sequence[Rolled]:
    return () if facts["cause"] in ("loaded_die", "echo") else (Rolled(6, facts["value"], None, ""),)


def _echo_dice(_view: State, facts: Facts) -> str:
    return _("The Golden Die, with echo: {dice}.").format(dice=words.dice(facts["dice"]))


def _designated(view: State, facts: Facts) -> str:
    if facts["card"] < 0:
        return _("No {number} is designated: nobody home.").format(number=facts["no"])
    hero = words.card(view, facts["card"])
    if facts["cause"] == "critter":
        return _("The Critter picks {hero}.").format(hero=hero)
    if facts["cause"] == "objective":
        return _("This one is for {hero} alone.").format(hero=hero)
    return _("The finger points at {hero}.").format(hero=hero)


def _stepped_in(view: State, facts: Facts) -> str:
    return _("{hero} steps in for {old}.").format(
        hero=words.card(view, facts["card"]), old=words.card(view, facts["old"])
    )


def _turns_left(_view: State, facts: Facts) -> str:
    return counted(
        "The Vile are done: {n} turn left to get out!",
        "The Vile are done: {n} turns left to get out!",
        facts["left"],
    )


# the Avatar


def _slowed(_view: State, facts: Facts) -> str:
    return counted(
        "The Avatar will be {n} space slower.", "The Avatar will be {n} spaces slower.", facts["n"]
    )


def _braked(_view: State, facts: Facts) -> str:
    return counted(
        "A gem under its foot: the Avatar now advances {n}.",
        "A gem under its foot: the Avatar now advances {n}.",
        facts["advance"],
    )


def _avatar(view: State, facts: Facts) -> str:
    if facts["caught"]:
        return _("The Avatar is here. So are you.")
    behind = distance(facts["end"], view.pawn)
    line = counted("The Avatar advances {n} space", "The Avatar advances {n} spaces", facts["steps"])
    if view.pawn > CITY or facts["end"] >= CITY:
        return _("{line}: {behind} behind us.").format(line=line, behind=behind)
    return f"{line}."


def _avatar_back(_view: State, facts: Facts) -> str:
    steps = facts["start"] - facts["end"]
    return counted("The Avatar goes back {n} space.", "The Avatar goes back {n} spaces.", abs(steps))


def _token_crushed(_view: State, _facts: Facts) -> str:
    return _("The Avatar treads on one of our tokens. Crunch.")


def _zones_crushed(view: State, facts: Facts) -> str:
    return _("The Avatar flattens {place}.").format(place=words.place(view, facts["space"]))


# the pawn


def _pace(_view: State, facts: Facts) -> str:
    return {
        "walk": _("We walk, eyes on the ground."),
        "run": _("We run!"),
        "stay": "",
    }[facts["pace"]]


def _move_die(_view: State, facts: Facts) -> str:
    return {
        "run": _("Running die: {value}."),
        "added": _("One more die: {value}."),
        "paid": _("Paid and rolled again: {value}."),
        "bonus_die": _("The Bonus Die makes it a {value}."),
    }[facts["cause"]].format(value=facts["die"])


def _run_die(facts: Facts) -> Sequence[Rolled]:
    return (Rolled(6, facts["die"]),)


def _stride(_view: State, facts: Facts) -> str:
    return counted("{n} space farther this turn.", "{n} spaces farther this turn.", facts["n"])


def _moved(view: State, facts: Facts) -> str:
    place = words.place(view, facts["end"])
    if facts["how"] == "halt":
        return _("The Avatar stands in the way: we get as far as {place}.").format(place=place)
    if facts["how"] == "portal":
        return _("Through the Portal to {place}!").format(place=place)
    return _("The team goes to {place}.").format(place=place)


def _stayed(view: State, facts: Facts) -> str:
    return _("The team stays: {place}.").format(place=words.place(view, facts["place"]))


def _arrow(view: State, facts: Facts) -> str:
    return _("The Shortcut spits us out: {place}.").format(place=words.place(view, facts["end"]))


def _advanced(view: State, facts: Facts) -> str:
    return _("Onward to {place}.").format(place=words.place(view, facts["end"]))


def _retreat(view: State, facts: Facts) -> str:
    return _("Back to {place}.").format(place=words.place(view, facts["end"]))


def _pawn(_view: State, _facts: Facts) -> list[str]:
    return ["pawn"]


def _runner(_view: State, _facts: Facts) -> list[str]:
    return ["avatar"]


def subject(facts: Facts) -> object:
    """The card a line is about."""
    return facts["face"]


ROAD: dict[str, Row] = {
    "laid_out": Row(_laid_out, "mdi:map", "zones doors treasure", seat=no_seat),
    "quests_drawn": Row(_quests_drawn, "mdi:map", "quests", seat=no_seat, still=True),
    "heroes_drawn": Row(_heroes_drawn, "mdi:account-group", "cards faces", seat=no_seat),
    "heroes_chosen": Row(_heroes_chosen, "mdi:account-group", "cards", seat=no_seat, still=True),
    "quests": Row(_quests, "mdi:map", "vile team", seat=no_seat, still=True, telling=2),
    "challenge": Row(
        _challenge, "mdi:flag-checkered", "challenge difficulty gap", seat=no_seat, still=True, telling=1
    ),
    "rearranged": Row(_rearranged, "mdi:account-group", "cards cause", seat=no_seat),
    "token_mode": Row(_token_mode, "mdi:shuffle", "mode", seat=no_seat, still=True),
    "token_placed": Row(_silent, "", "token space", seat=no_seat),
    "turn": Row(_turn, "mdi:timer-sand", "turn guide", seat=_guide, still=True, heads=True),
    "blessing": Row(_silent, "", "card face", seat=no_seat, still=True),
    "golden_die": Row(_golden, "mdi:dice-6", "value before cause", seat=no_seat, dice=_golden_die),
    "echo_dice": Row(_echo_dice, "mdi:dice-multiple", "dice", seat=no_seat),
    "designated": Row(_designated, "mdi:hand-pointing-right", "card no value cause", seat=no_seat),
    "stepped_in": Row(_stepped_in, "mdi:shield-account", "card old cause", seat=no_seat, still=True),
    "turns_left": Row(_turns_left, "mdi:timer-sand", "left", seat=no_seat, telling=3),
    "avatar_slowed": Row(_slowed, "mdi:speedometer", "n", seat=no_seat, still=True),
    "braked": Row(_braked, "mdi:speedometer", "board colour advance", seat=no_seat),
    "avatar": Row(_avatar, "mdi:skull", "start end steps caught", seat=no_seat, things=_runner),
    "avatar_back": Row(_avatar_back, "mdi:skull", "start end cause", seat=no_seat, things=_runner),
    "token_crushed": Row(_token_crushed, "mdi:close-thick", "token space", seat=no_seat),
    "zones_crushed": Row(_zones_crushed, "mdi:close-thick", "cards space", seat=no_seat, telling=2),
    "pace": Row(_pace, "mdi:shoe-print", "pace", seat=no_seat, still=True),
    "move_die": Row(_move_die, "mdi:dice-6", "index die before cause", seat=no_seat, dice=_run_die),
    "stride": Row(_stride, "mdi:shoe-print", "n", seat=no_seat, still=True),
    "moved": Row(_moved, "mdi:map-marker", "start end how potential left", seat=no_seat, things=_pawn),
    "stayed": Row(_stayed, "mdi:sleep", "place", seat=no_seat, still=True),
    "arrow": Row(_arrow, "mdi:arrow-right-bold", "start end", seat=no_seat, things=_pawn),
    "advanced": Row(_advanced, "mdi:arrow-right-bold", "start end cause", seat=no_seat, things=_pawn),
    "retreat": Row(_retreat, "mdi:arrow-left-bold", "start end cause", seat=no_seat, things=_pawn),
}  # fmt: skip
"""Set-up, the turn, the Avatar and the team pawn."""
