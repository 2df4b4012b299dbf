"""The chronicle of gems, the Vile, tokens and Chance."""

from __future__ import annotations

from typing import TypeAlias

from ...shared.declarations import Facts, Happening, no_seat
from ...shared.wording import say
from ..locale import _, counted
from ..state import State
from . import words
from .road_events import subject

Row: TypeAlias = Happening[State]


def _silent(_view: State, _facts: Facts) -> str:
    return ""


# gems


def _gem_placed(view: State, facts: Facts) -> str:
    gem, board = words.gem(facts["colour"]), words.board(view, facts["board"])
    if facts["cause"] == "walk":
        return _("Found on the way: {gem}, for {board}.").format(gem=gem, board=board)
    return _("{gem} for {board}.").format(gem=words.cap(gem), board=board)


def _gem_returned(_view: State, facts: Facts) -> str:
    return _("{gem} finds no place and rolls back into the bag.").format(
        gem=words.cap(words.gem(facts["colour"]))
    )


def _gem_paid(view: State, facts: Facts) -> str:
    if facts["cause"] == "fumble":
        return _("A 6 costs {gem} ({board}).").format(
            gem=words.gem(facts["colour"]), board=words.board(view, facts["board"])
        )
    return _("Paid: {gem} ({board}).").format(
        gem=words.gem(facts["colour"]), board=words.board(view, facts["board"])
    )


def _paid(view: State, facts: Facts) -> str:
    line = _("Paid: {gems} ({board}).") if not facts["dyed"] else _("Paid, freshly dyed: {gems} ({board}).")
    return line.format(gems=words.gems(facts["gems"]), board=words.board(view, facts["board"]))


def _covered(_view: State, facts: Facts) -> str:
    return counted(
        "{card} is pawned for {n} point.",
        "{card} is pawned for {n} points.",
        facts["worth"],
        card=words.name(facts["face"]),
    )


def _transfer(view: State, facts: Facts) -> str:
    what = _("Dilemmas") if "dilemma" in facts["act"] else _("Gems")
    if facts["act"].startswith("swap"):
        return _("{what} change places between {one} and {other}.").format(
            what=what, one=words.board(view, facts["one"]), other=words.board(view, facts["other"])
        )
    return _("Carried from {one} to {other}.").format(
        one=words.board(view, facts["one"]), other=words.board(view, facts["other"])
    )


# the Vile


def _vile_gems(_view: State, facts: Facts) -> str:
    if not sum(facts["gems"]):
        return _("Not a single gem for the Vile.")
    gems = words.gems(facts["gems"])
    return {
        "refused": _("The Vile are paid for the refusal: {gems}."),
        "gem_tax": _("The Vile collect the tax: {gems}."),
        "ceded": _("The Vile help themselves: {gems}."),
    }.get(facts["cause"], _("The Vile get {gems}.")).format(gems=gems)


def _barter(_view: State, facts: Facts) -> str:
    return _("Bartered: {given} for {taken}. The Vile did not see that coming.").format(
        given=words.gem(facts["given"]), taken=words.gem(facts["taken"])
    )


def _power(_view: State, facts: Facts) -> str:
    return (
        counted("Red power: a Hero joins the points of the Vile.",
                "Red power: {n} Heroes join the points of the Vile.", len(facts["cards"])),
        counted("Orange power: {n} Room turns up.", "Orange power: {n} Rooms turn up.", len(facts["slots"])),
        counted("Violet power: {n} Unforeseen for the Vile.",
                "Violet power: {n} Unforeseen for the Vile.", len(facts["cards"])),
        counted("Green power: {n} Loot for the Vile.",
                "Green power: {n} Loot for the Vile.", len(facts["cards"])),
        counted("Blue power: {n} token moves into the Chasm.",
                "Blue power: {n} tokens move into the Chasm.", len(facts["moves"])),
    )[facts["colour"]]  # fmt: skip


def _gem_taken(_view: State, facts: Facts) -> str:
    return _("The Vile hand over {gem}.").format(gem=words.gem(facts["colour"]))


def _gem_purged(_view: State, facts: Facts) -> str:
    return _("The Vile lose {gem}.").format(gem=words.gem(facts["colour"]))


def _vile_token(_view: State, facts: Facts) -> str:
    if facts["cause"] == "avatar":
        return counted(
            "The Avatar brings the Vile a token ({token}, {n} point).",
            "The Avatar brings the Vile a token ({token}, {n} points).",
            facts["worth"],
            token=words.name(facts["face"]),
        )
    return counted(
        "The token goes to the Vile: {n} point.", "The token goes to the Vile: {n} points.", facts["worth"]
    )


def _vile_token_removed(_view: State, facts: Facts) -> str:
    return _("{token} leaves the Vile board.").format(token=words.name(facts["face"]))


def _vile_quest(_view: State, facts: Facts) -> str:
    return _("The Vile get on with “{quest}”: step {notch} of 3.").format(
        quest=say(words.quest(facts["quest"]).name), notch=facts["notch"]
    )


def _vile_relic(_view: State, facts: Facts) -> str:
    return _("The Vile take {relic}.").format(relic=words.name(facts["face"]))


def _relic_missing(_view: State, facts: Facts) -> str:
    return _("The Vile look for {relic} and look silly: their Quest is stuck.").format(
        relic=words.name(facts["face"])
    )


def _countdown(_view: State, facts: Facts) -> str:
    return counted(
        "The Vile have finished. {n} more turn, then it is over!",
        "The Vile have finished. {n} more turns, then it is over!",
        facts["turns"],
    )


def _vile_heroes(_view: State, facts: Facts) -> str:
    return _("The Vile team shows its faces: {heroes}.").format(heroes=words.names(facts["faces"]))


def _vile_hero(_view: State, facts: Facts) -> str:
    if facts["discarded"]:
        return _("The Vile let go of {hero}.").format(hero=words.name(facts["face"]))
    return _("The Vile keep {hero}.").format(hero=words.name(facts["face"]))


def _reclaimed(_view: State, facts: Facts) -> str:
    return _("Back from the Vile: {card}.").format(card=words.name(facts["face"]))


# tokens and Chance


def _revealed(view: State, facts: Facts) -> str:
    return _("Under the token: {token}.").format(token=words.token(view, facts["token"]))


def _kept(view: State, facts: Facts) -> str:
    return _("{token} waits on {board}.").format(
        token=words.name(facts["face"]), board=words.board(view, facts["board"])
    )


def _played(_view: State, facts: Facts) -> str:
    return _("Played: {token}.").format(token=words.name(facts["face"]))


def _removed(view: State, facts: Facts) -> str:
    return _("A token vanishes from {place}.").format(place=words.place(view, facts["space"]))


def _swapped(view: State, facts: Facts) -> str:
    return _("False trail: the tokens of {one} and {other} change places.").format(
        one=words.place(view, facts["one"]), other=words.place(view, facts["two"])
    )


def _taxed(_view: State, facts: Facts) -> str:
    return _("The Vile pocket “{card}”.").format(card=words.name(facts["face"]))


def _taken_back(_view: State, facts: Facts) -> str:
    return _("Taken back: {card}.").format(card=words.name(facts["face"]))


def _chance_space(_view: State, _facts: Facts) -> str:
    return _("Chance! The god of Hazards looks up.")


def _bonus(_view: State, facts: Facts) -> str:
    return {
        1: _("Bonus 1: an Unforeseen."),
        2: _("Bonus 2: two Loot."),
        3: _("Bonus 3: bandages for three."),
        4: _("Bonus 4: four gems."),
        5: _("Bonus 5: a new Hero."),
    }[facts["number"]]


def _bad_luck(_view: State, _facts: Facts) -> str:
    return _("Bad luck. The god looks away, whistling.")


def _looked(view: State, facts: Facts) -> str:
    where, place = facts["where"], facts["place"]
    name = words.name(facts["face"])
    if where == "pile":
        return _("On top of {pile}: {card}.").format(pile=words.pile(place), card=name)
    if where == "room":
        return _("Room {number} is {card}.").format(number=place, card=name)
    if where == "token":
        return _("The token of {place}: {card}.").format(place=words.place(view, place), card=name)
    return _("We have a look: {card}.").format(card=name)


def _vile(_view: State, _facts: Facts) -> list[str]:
    return ["vile"]


VILE: dict[str, Row] = {
    "gem_drawn": Row(_silent, "", "colour cause", seat=no_seat),
    "gem_placed": Row(_gem_placed, "mdi:diamond-stone", "colour board cause", seat=no_seat),
    "gem_returned": Row(_gem_returned, "mdi:diamond-stone", "colour cause", seat=no_seat),
    "gem_paid": Row(_gem_paid, "mdi:hand-coin", "board colour cause", seat=no_seat),
    "paid": Row(_paid, "mdi:hand-coin", "board gems dyed cause", seat=no_seat),
    "covered": Row(
        _covered, "mdi:hand-coin", "card face worth left cause", seat=no_seat, subject=subject, telling=1
    ),
    "transfer": Row(_transfer, "mdi:swap-horizontal", "act args one other", seat=no_seat),
    "vile_gems": Row(_vile_gems, "mdi:diamond-stone", "gems now cause", seat=no_seat, things=_vile),
    "barter": Row(_barter, "mdi:handshake", "board given taken now", seat=no_seat, things=_vile),
    "power": Row(
        _power, "mdi:alert", "colour cards slots moves", seat=no_seat, things=_vile, telling=3
    ),
    "vile_gem_taken": Row(_gem_taken, "mdi:diamond-stone", "colour cause", seat=no_seat, things=_vile),
    "vile_gem_purged": Row(_gem_purged, "mdi:diamond-stone", "colour cause", seat=no_seat, things=_vile),
    "vile_token": Row(
        _vile_token, "mdi:alert", "token face worth cause", seat=no_seat, subject=subject, things=_vile
    ),
    "vile_token_removed": Row(
        _vile_token_removed, "mdi:close", "token face", seat=no_seat, subject=subject, things=_vile
    ),
    "vile_quest": Row(_vile_quest, "mdi:flag", "notch quest", seat=no_seat, things=_vile, telling=4),
    "vile_relic": Row(
        _vile_relic, "mdi:star-four-points", "card face", seat=no_seat, subject=subject, things=_vile,
        telling=3,
    ),
    "vile_relic_missing": Row(
        _relic_missing, "mdi:help", "face", seat=no_seat, subject=subject, still=True, telling=3
    ),
    "countdown": Row(
        _countdown, "mdi:timer-sand", "turns deadline", seat=no_seat, telling=5
    ),
    "vile_heroes_shown": Row(
        _vile_heroes, "mdi:account-group", "cards faces", seat=no_seat, things=_vile, still=True
    ),
    "vile_hero_shown": Row(
        _vile_hero, "mdi:account", "card face discarded", seat=no_seat, subject=subject, still=True
    ),
    "reclaimed": Row(_reclaimed, "mdi:undo-variant", "card face cause", seat=no_seat, subject=subject),
    "token_revealed": Row(
        _revealed, "mdi:help-rhombus", "token face space", seat=no_seat, subject=subject, telling=1
    ),
    "token_kept": Row(_kept, "mdi:tray-arrow-down", "token face board", seat=no_seat, subject=subject),
    "token_played": Row(_played, "mdi:help-rhombus", "token face board", seat=no_seat, subject=subject),
    "token_removed": Row(_removed, "mdi:close", "token space", seat=no_seat),
    "tokens_swapped": Row(_swapped, "mdi:swap-horizontal", "one two", seat=no_seat),
    "dilemma_taxed": Row(_taxed, "mdi:cards", "card face", seat=no_seat, subject=subject),
    "taken_back": Row(_taken_back, "mdi:undo-variant", "card face", seat=no_seat, subject=subject),
    "chance_space": Row(_chance_space, "mdi:dice-multiple", "space", seat=no_seat),
    "chance_bonus": Row(_bonus, "mdi:gift", "number", seat=no_seat, still=True),
    "bad_luck": Row(_bad_luck, "mdi:alert", seat=no_seat, still=True, telling=1),
    "looked": Row(_looked, "mdi:eye", "card face where place", seat=no_seat, subject=subject),
}  # fmt: skip
"""Gems, the Vile, tokens, Chance."""
