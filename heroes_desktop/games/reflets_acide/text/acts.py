"""What the players may do: one row for each verb."""

from __future__ import annotations

from heroes_desktop.engine import Option

from ...shared.declarations import Act, simple
from ..locale import _
from ..state import State
from ..track import ROOM
from . import deeds, losing, words
from .named import (
    bearer,
    card,
    card_line,
    die,
    free_skill,
    hero,
    look,
    number,
    numbered,
    pay_all,
    pay_one,
    skill,
    token,
    with_dye,
    worth,
)

# what lights up


def _of_card(_view: State, option: Option) -> list[str]:
    return [f"card-{option.args[0]}"] if option.args else []


def _of_place(_view: State, option: Option) -> list[str]:
    return [f"space:{option.args[0]}"]


def _of_hero(_view: State, option: Option) -> list[str]:
    return [f"hero-{option.args[0]}"]


def _of_bearer(_view: State, option: Option) -> list[str]:
    return [f"card-{option.args[0]}", f"hero-{option.args[1]}"]


def _of_board(_view: State, option: Option) -> list[str]:
    return [f"board-{option.args[0]}"]


def _of_room(_view: State, option: Option) -> list[str]:
    return [f"space:{ROOM + int(option.args[0])}"]


def _of_die(_view: State, option: Option) -> list[str]:
    return [f"die:{option.args[0]}"]


def _looked(_view: State, option: Option) -> list[str]:
    where, target = option.args[0], option.args[1]
    if where == "pile":
        return [str(target)]
    return [f"space:{ROOM + int(target)}" if where == "room" else f"space:{target}"]


def _of_vile_gem(_view: State, option: Option) -> list[str]:
    return [f"vile-gem-{option.args[0]}"]


def _of_token(_view: State, option: Option) -> list[str]:
    return [f"token:{option.args[0]}"]


_SETUP: dict[str, Act[State]] = {
    "keep": Act(simple(lambda: _("Keep it")), "mdi:check-bold", kind="primary", final=True, key="K"),
    "change_golden_die.keep": Act(simple(lambda: _("Keep it")), "mdi:check-bold", final=True, key="K"),
    "choose_heroes.keep": Act(card, "mdi:account", things=_of_card),
    "discard_cursed_reward.keep": Act(simple(lambda: _("Keep it")), "mdi:check-bold", key="K"),
    "replace": Act(deeds.replace, "mdi:account-off", hero, things=_of_hero),
    "chance_hero.replace": Act(deeds.replace_paid, "mdi:account-off", hero, things=_of_hero),
    "quest": Act(deeds.quest, "mdi:map"),
    "challenge": Act(deeds.challenge, "mdi:flag-checkered", deeds.challenge_short),
    "stand": Act(card, "mdi:account", things=_of_card),
    "mode": Act(lambda asked: words.token_mode(str(asked.option.args[0])), "mdi:shuffle"),
    "put": Act(
        numbered(deeds.put), "mdi:map-marker", things=lambda _view, option: [f"space:{option.args[1]}"]
    ),
    "discard": Act(
        simple(lambda: _("Throw it away")), "mdi:trash-can", final=True, refuses=True, key="X"
    ),
    "chance_hero.discard": Act(
        simple(lambda: _("Send it away")), "mdi:close", final=True, refuses=True, key="X"
    ),
    "keep_dilemma.discard": Act(
        simple(lambda: _("Refuse it")), "mdi:close", final=True, refuses=True, key="X"
    ),
}  # fmt: skip

_GEMS: dict[str, Act[State]] = {
    "place": Act(deeds.board, "mdi:diamond-stone", things=_of_board),
    "pay": Act(pay_one, "mdi:diamond-stone", things=_of_board),
    "pay_all": Act(pay_all, "mdi:diamond-stone", things=_of_board),
    "pay_dyed": Act(pay_all, "mdi:palette", kind="magic", things=_of_board),
    "cover": Act(worth, "mdi:hand-coin", card, things=_of_card),
    "move_gem": Act(deeds.move_gem, "mdi:arrow-right-bold"),
    "swap_gems": Act(deeds.swap_gems, "mdi:swap-horizontal"),
    "move_dilemma": Act(numbered(deeds.move_dilemma), "mdi:arrow-right-bold", things=_of_card),
    "swap_dilemmas": Act(numbered(deeds.swap_dilemmas), "mdi:swap-horizontal", things=_of_card),
    "transfer": Act(
        simple(lambda: _("Move something between boards (1 gem)")), "mdi:swap-horizontal",
        simple(lambda: _("Transfer")), key="T", order=8,
    ),
    "barter": Act(deeds.barter, "mdi:handshake", deeds.barter_short, kind="magic"),
    "gem": Act(deeds.gem, "mdi:diamond-stone", things=_of_vile_gem),
    "vile_token": Act(numbered(card), "mdi:close", things=_of_token),
}  # fmt: skip

_CARDS: dict[str, Act[State]] = {
    "skill": Act(numbered(skill), "mdi:star", bearer, kind="magic", things=_of_card),
    "free_skill": Act(numbered(free_skill), "mdi:gift", card, kind="magic", things=_of_card),
    "dilemma": Act(numbered(deeds.dilemma_fate), "mdi:chat-question", card, kind="magic", things=_of_card),
    "loaded_die": Act(
        numbered(card_line), "mdi:dice-6", simple(lambda: _("6 becomes 5")), kind="magic", things=_of_card
    ),
    "exchange": Act(
        numbered(lambda asked: _("Keep it in place of {dilemma}").format(dilemma=card(asked))),
        "mdi:swap-horizontal", card, things=_of_card,
    ),
    "card": Act(numbered(card_line), "mdi:cards-playing", card, things=_of_card),
    "hero": Act(hero, "mdi:account", things=_of_hero),
    "look": Act(look, "mdi:eye", things=_looked),
    "tokens": Act(deeds.tokens, "mdi:swap-horizontal"),
    "rooms": Act(deeds.rooms, "mdi:swap-horizontal"),
    "loot": Act(card, "mdi:broom", things=_of_card),
    "relic_or_loot.loot": Act(simple(lambda: _("Three Loot")), "mdi:sack", key="T"),
    "relic": Act(deeds.relic, "mdi:star-four-points", kind="primary"),
    "exchange_heroes": Act(deeds.exchange_heroes, "mdi:swap-horizontal", things=_of_hero),
    "wear": Act(deeds.wear, "mdi:shield", deeds.receiver, things=_of_bearer),
    "store": Act(deeds.store, "mdi:bag-personal", deeds.receiver, order=1, things=_of_bearer),
    "drop": Act(
        lambda asked: _("Leave {card} behind").format(card=card(asked)), "mdi:trash-can",
        simple(lambda: _("Leave it")), order=2, things=_of_card,
    ),
    "antidote": Act(
        simple(lambda: _("Use the Antidote on somebody wounded")), "mdi:bottle-tonic-skull",
        simple(lambda: _("Antidote")), kind="good", key="A", order=7,
    ),
    "token": Act(
        numbered(lambda asked: _("Play the waiting {token}").format(token=token(asked))),
        "mdi:help-rhombus", token, kind="good", order=6, things=_of_token,
    ),
    "instead": Act(numbered(deeds.instead), "mdi:swap-horizontal", token, things=_of_token),
}  # fmt: skip

_DICE: dict[str, Act[State]] = {
    "die": Act(lambda asked: words.cap(die(asked)), "mdi:dice-6", deeds.die_short, things=_of_die),
    "echo_choice.die": Act(
        lambda asked: _("The {value}").format(value=number(asked)), "mdi:dice-6", things=_of_die
    ),
    "dice": Act(deeds.dice, "mdi:swap-horizontal", deeds.dice_short, things=_of_die),
    "die_value": Act(deeds.die_value, "mdi:dice-6", things=_of_die),
    "reroll_golden": Act(deeds.reroll_golden, "mdi:reload", things=lambda *_: ["golden"]),
    "bonus_golden": Act(
        numbered(simple(lambda: _("Bonus Die: roll the Golden Die again"))), "mdi:reload",
        simple(lambda: _("Bonus Die")), kind="good", things=lambda *_: ["golden"],
    ),
    "add_die": Act(
        numbered(simple(lambda: _("Bonus Die: add a die to the move"))), "mdi:plus",
        simple(lambda: _("Add a die")), kind="good", things=_of_token,
    ),
    "reroll_move": Act(deeds.reroll_move, "mdi:reload"),
    "bonus_move": Act(numbered(deeds.bonus_move), "mdi:reload", simple(lambda: _("Bonus Die")), kind="good"),
    "bonus_dice": Act(
        numbered(simple(lambda: _("Bonus Die: roll any dice again"))), "mdi:reload",
        simple(lambda: _("Bonus Die")), kind="good", things=_of_token,
    ),
    "assign": Act(
        deeds.assign, "mdi:dice-multiple", deeds.assign_short, final=deeds.best_way,
        kind=lambda asked: "primary" if deeds.best_way(asked) else "secondary",
    ),
    "reroll": Act(deeds.reroll, "mdi:reload", deeds.reroll_short, things=_of_die),
    "substitute": Act(deeds.substitute, "mdi:dice-6", deeds.substitute_short, things=_of_die),
    "reroll_test": Act(
        lambda asked: with_dye(_("Pay 2 gems and roll for life again"), asked.option), "mdi:reload",
        simple(lambda: _("Roll again")),
    ),
    "bonus_test": Act(
        numbered(simple(lambda: _("Bonus Die: roll for life again"))), "mdi:reload",
        simple(lambda: _("Bonus Die")), kind="good", things=_of_token,
    ),
    "perfect": Act(
        deeds.perfect, "mdi:star-four-points", simple(lambda: _("Perfect success")), kind="magic", key="P",
        things=_of_board,
    ),
}  # fmt: skip

_TURN: dict[str, Act[State]] = {
    "walk": Act(deeds.walk, "mdi:shoe-print", simple(lambda: _("Walk")), kind="primary", key="G"),
    "run": Act(deeds.run, "mdi:run-fast", simple(lambda: _("Run")), key="F"),
    "stay": Act(simple(lambda: _("Stay here")), "mdi:sleep", key="H"),
    "move": Act(deeds.move, "mdi:map-marker", things=_of_place),
    "portal": Act(
        deeds.portal, "mdi:gate-open", kind="magic", things=_of_place, loses=losing.walks_home
    ),
    "halt": Act(deeds.halt, "mdi:hand-front-right", things=_of_place),
    "now": Act(simple(lambda: _("Play it now")), "mdi:play", kind="primary", key="G"),
    "wait": Act(deeds.wait, "mdi:tray-arrow-down", things=_of_board),
    "draw": Act(simple(lambda: _("Draw two")), "mdi:cards", key="D"),
    "take_back": Act(simple(lambda: _("Take two back from the Vile")), "mdi:undo-variant", key="T"),
    "bonus": Act(deeds.bonus, "mdi:gift"),
    "gamble": Act(
        simple(lambda: _("Gamble: a 4 brings 4, 3, 2 and 1; a 6 brings trouble")), "mdi:dice-multiple",
        simple(lambda: _("Gamble")), kind="magic", key="G",
    ),
    "enlist": Act(simple(lambda: _("Welcome aboard")), "mdi:plus", kind="primary", key="E"),
    "under": Act(simple(lambda: _("Under the pile with it")), "mdi:arrow-down-bold", key="D"),
    "leave": Act(simple(lambda: _("Leave it there")), "mdi:check-bold", final=True, key="K"),
    "octuple_option.leave": Act(
        simple(lambda: _("Home through the Portal")), "mdi:gate-open", kind="final", final=True, key="P",
        loses=losing.flees,
    ),
    "octuple_option.stay": Act(simple(lambda: _("Stay another turn")), "mdi:sleep", key="H"),
    "treasure": Act(simple(lambda: _("Take the Treasure")), "mdi:treasure-chest", kind="good", key="T"),
    "octogon": Act(
        simple(lambda: _("Enter the Octogon, for 10 points")), "mdi:sword-cross",
        simple(lambda: _("Octogon")), key="O",
    ),
}  # fmt: skip

_PLACES: dict[str, Act[State]] = {
    "room": Act(deeds.room, "mdi:door", things=_of_room),
    "test": Act(deeds.test, "mdi:sword-cross", kind="primary", key="T"),
    "chance": Act(simple(lambda: _("Pray for Chance instead")), "mdi:dice-multiple", kind="good", key="C"),
    "passage": Act(simple(lambda: _("Step through the Portal")), "mdi:gate-open", kind="magic", key="P"),
    "effect": Act(deeds.visit_effect, "mdi:candle", simple(lambda: _("Visit and use")), key="E"),
    "visit": Act(simple(lambda: _("Just look around")), "mdi:eye", final=True, key="D"),
    "sword": Act(simple(lambda: _("Pry it open with the Rusty Old Sword")), "mdi:sword", key="O"),
    "open_sealed": Act(simple(lambda: _("Pick the lock")), "mdi:door-open", key="P"),
    "wake": Act(deeds.wake, "mdi:shoe-print", key="G"),
    "rest": Act(
        simple(lambda: _("Rest: the Guide’s Heroes heal, the shop is open")), "mdi:sleep",
        simple(lambda: _("Rest")), kind="good", key="H",
    ),
    "line": Act(deeds.line, "mdi:storefront"),
}  # fmt: skip

_CLOSING: dict[str, Act[State]] = {
    "pass": Act(simple(lambda: _("No, thanks")), "mdi:close", final=True, refuses=True, key="D"),
    "blessing.pass": Act(
        simple(lambda: _("Roll the Golden Die")), "mdi:dice-6", kind="primary", final=True, key="D"
    ),
    "before_objective.pass": Act(
        simple(lambda: _("Roll")), "mdi:dice-multiple", kind="primary", final=True, key="D"
    ),
    "shield.pass": Act(simple(lambda: _("Let fate decide")), "mdi:close", final=True, refuses=True, key="D"),
    "opportunity.pass": Act(simple(lambda: _("Go on")), "mdi:check-bold", final=True, refuses=True, key="D"),
    "done": Act(simple(lambda: _("That is all")), "mdi:check-bold", kind="primary", final=True, key="D"),
    "equip.done": Act(
        simple(lambda: _("That is all")), "mdi:check-bold", final=True, key="D",
        kind=lambda asked: "secondary" if losing.perilous(asked) else "primary",
    ),
    "brake.done": Act(
        simple(lambda: _("Let it come")), "mdi:check-bold", kind="primary", final=True, key="D",
        loses=losing.caught,
    ),
    "replace_hero.done": Act(
        simple(lambda: _("These six will do")), "mdi:check-bold", kind="primary", final=True, key="D"
    ),
    "accept": Act(
        simple(lambda: _("Accept the dice")), "mdi:check-bold", final=True, key="D",
        kind=lambda asked: "secondary" if losing.doubtful(asked) else "primary",
        refuses=losing.falls_short, loses=losing.thrown_back,
    ),
}  # fmt: skip

ACTS: dict[str, Act[State]] = {**_SETUP, **_GEMS, **_CARDS, **_DICE, **_TURN, **_PLACES, **_CLOSING}
"""Every verb, with the question where it differs there."""
