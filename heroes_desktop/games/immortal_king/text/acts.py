"""What a player may do: one row for each act, and for each question in which it means something else."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from heroes_desktop.engine import Option

from ...shared.declarations import Act, simple
from ..locale import _
from ..odds import odds
from ..state import State
from . import buttons, options, words
from .options import Asked


def _die(asked: Asked) -> str:
    sides = asked.option.args[0]
    return f"mdi:dice-{'6' if sides == 6 else f'd{sides}'}"


def _is_last_roll(asked: Asked) -> bool:
    rolls = [each for each in asked.decision.options if each.act == "roll"]
    return asked.option == rolls[-1]


def _last_roll_kind(asked: Asked) -> str:
    return "primary" if _is_last_roll(asked) else "secondary"


def _face_down(asked: Asked) -> bool:
    """Whether an option would name a face-down card of the party."""
    return asked.option.args[0] in asked.view.hidden


def _fight_is_lost(asked: Asked) -> bool:
    """Whether the fight is lost as it stands."""
    fight = asked.view.fight
    return fight is not None and fight.total < fight.power


def _match_is_lost(asked: Asked) -> bool:
    """Whether the party's last Courage goes with the fight."""
    return _fight_is_lost(asked) and asked.view.courage <= 1 and asked.decision.seat == asked.view.party


def _hopeless(asked: Asked) -> bool:
    """Whether the party's last Courage goes with a roll that cannot win, while something else may help."""
    view, decision = asked.view, asked.decision
    if view.courage > 1 or all(option.act == "roll" for option in decision.options):
        return False
    if any(view.faces[card] < 0 for card in view.hidden):
        return False  # nobody but the party knows what may still help
    return not any(each.chance for each in odds(view, decision, asked.option))


def _no_courage(asked: Asked) -> bool:
    return asked.view.courage == 0


def _named(thing: str) -> Callable[[State, Option], Iterable[str]]:
    """The guards, piles or adventurers that the numbers of an option count."""
    return lambda _view, option: [f"{thing}:{number}" for number in option.args]


ACTS: dict[str, Act[State]] = {
    "box": Act(
        options.box, "mdi:package-variant-closed", lambda asked: words.box(buttons.number(asked.option))
    ),
    "built": Act(
        simple(lambda: _("Lists built from several boxes")), "mdi:cards", simple(lambda: _("Built lists"))
    ),
    "choose_sides.party": Act(
        simple(lambda: _("Lead the party")), "mdi:account-group", simple(lambda: _("The party"))
    ),
    "choose_sides.dm": Act(
        simple(lambda: _("Run the dungeon as its master")), "castle-emblem", simple(lambda: _("The dungeon"))
    ),
    "choose_sides.random": Act(
        simple(lambda: _("Let chance decide")), "mdi:dice-multiple", simple(lambda: _("Random"))
    ),
    "choose_adventurers.adventurer": Act(
        options.face_sentence, "mdi:account", lambda asked: words.short_name(buttons.number(asked.option))
    ),
    "choose_adventurers.done": Act(
        simple(lambda: _("That is the party")),
        "mdi:check-bold",
        simple(lambda: _("Done")),
        kind="primary",
        final=True,
    ),
    "equipment": Act(options.take_card, "mdi:bag-personal", buttons.instance_name),
    "scenario": Act(options.scenario, "scroll-unfurled", buttons.scenario_name),
    "list": Act(options.ready_list, "mdi:cards", buttons.list_name),
    "build_dungeon.random": Act(
        simple(lambda: _("A random legal dungeon")), "mdi:dice-multiple", simple(lambda: _("Random dungeon"))
    ),
    "by_hand": Act(
        simple(lambda: _("Choose card by card")), "mdi:playlist-edit", simple(lambda: _("Card by card"))
    ),
    "final": Act(options.face_sentence, "dragon", buttons.face_name),
    "build_dungeon.card": Act(options.face_sentence, "mdi:cards-playing", buttons.face_name),
    "keep": Act(
        simple(lambda: _("Leave the piles as they are")),
        "mdi:check-bold",
        kind="primary",
        final=True,
        refuses=True,
    ),
    "swap": Act(
        options.swap,
        "mdi:swap-horizontal",
        lambda asked: f"{buttons.numeral(asked.option)} – {words.NUMERALS[int(asked.option.args[1])]}",
        things=_named("pile"),
    ),
    "look_pile.none": Act(
        simple(lambda: _("Look at no pile")),
        "mdi:close",
        simple(lambda: _("Skip")),
        kind="primary",
        final=True,
        refuses=True,
    ),
    "pile": Act(
        options.pile,
        "mdi:eye",
        lambda asked: _("Pile {place}").format(place=buttons.numeral(asked.option)),
        things=_named("pile"),
    ),
    "reveal": Act(options.reveal, "vest", buttons.instance_name, hidden=_face_down),
    "quest": Act(options.quest, "scroll-unfurled", buttons.instance_name, hidden=_face_down),
    "ultimate": Act(
        options.ultimate,
        "sunbeams",
        buttons.whose(lambda: _("{name}: ultimate")),
        kind="magic",
        things=_named("hero"),
    ),
    "potion": Act(options.potion, "potion", buttons.instance_name, kind="magic", hidden=_face_down),
    "power": Act(
        options.power,
        "crystals",
        buttons.power,
        kind="magic",
        things=_named("hero"),
    ),
    "gift": Act(
        options.gift,
        "mdi:gift",
        buttons.gift,
        kind="magic",
        things=_named("hero"),
    ),
    "equipment_action.done": Act(
        simple(lambda: _("On to the fight")),
        "crossed-swords",
        simple(lambda: _("Fight")),
        kind="primary",
        final=True,
    ),
    "pay": Act(options.pay, "mdi:hand-coin", buttons.pay),
    "corridor": Act(options.target_corridor, "metal-gate", buttons.corridor, things=_named("guard")),
    "adventurer": Act(options.adventurer, "mdi:account", buttons.adventurer_name),
    "card": Act(options.take_card, "mdi:cards-playing", buttons.instance_name),
    "effect_target.done": Act(
        simple(lambda: _("No further target")),
        "mdi:check-bold",
        simple(lambda: _("No more")),
        kind="primary",
        final=True,
    ),
    "pile_pick.done": Act(
        simple(lambda: _("Take no card")),
        "mdi:check-bold",
        simple(lambda: _("Take none")),
        kind="primary",
        final=True,
    ),
    "pile_order.card": Act(options.put_back, "mdi:cards-playing", buttons.instance_name),
    "fight": Act(options.fight, "crossed-swords", buttons.fight, things=_named("guard")),
    "window1.roll": Act(
        options.roll,
        "mdi:dice-6",
        lambda asked: _("Roll the d{sides}").format(sides=buttons.number(asked.option)),
        sign=_die,
        kind=_last_roll_kind,
        final=_is_last_roll,
        loses=_hopeless,
    ),
    "throw": Act(
        simple(lambda: _("Throw a hand")),
        "mdi:boxing-glove",
        simple(lambda: _("Throw a hand")),
        kind="primary",
        final=True,
    ),
    "doom": Act(options.doom, "mdi:hand-back-left", simple(lambda: _("Doom")), kind="final"),
    "doom.pass": Act(
        simple(lambda: _("Let the roll stand")),
        "mdi:check-bold",
        simple(lambda: _("Let it stand")),
        kind="primary",
        final=True,
        refuses=True,
    ),
    "accept": Act(
        options.accept,
        "mdi:check-bold",
        buttons.accept,
        kind="primary",
        final=True,
        refuses=_fight_is_lost,
        loses=_match_is_lost,
    ),
    "rock": Act(simple(lambda: _("Rock")), "mdi:boxing-glove", key="1"),
    "paper": Act(simple(lambda: _("Paper")), "mdi:hand-front-right", key="2"),
    "scissors": Act(simple(lambda: _("Scissors")), "mdi:hand-peace", key="3"),
    "armour_roll.roll": Act(
        simple(lambda: _("Roll for the armour")), "mdi:dice-6", simple(lambda: _("Roll for armour"))
    ),
    "armour_roll.keep": Act(
        simple(lambda: _("Take the loss")),
        "mdi:check-bold",
        simple(lambda: _("Take the loss")),
        kind="primary",
        final=True,
        refuses=True,
    ),
    "bodyguard_target.corridor": Act(
        options.tenacity_on,
        "metal-gate",
        buttons.corridor,
        wastes=options.wasted_token,
        things=_named("guard"),
    ),
    "bodyguard_target.none": Act(
        simple(lambda: _("Nobody")),
        "mdi:close",
        simple(lambda: _("Nobody")),
        kind="primary",
        final=True,
        refuses=True,
    ),
    "up": Act(
        simple(lambda: _("Face up")), "mdi:cards", simple(lambda: _("Face up")), kind="primary", final=True
    ),
    "ambush": Act(
        options.placing(("ambush",), lambda: _("Ambush ({price}): face down")),
        "mdi:cards-spade-outline",
        simple(lambda: _("Ambush")),
    ),
    "tenacity": Act(
        options.placing(("tenacity",), lambda: _("Tenacity ({price}): face up with a token")),
        "shield",
        simple(lambda: _("Tenacity")),
        wastes=options.wasted_token,
    ),
    "both": Act(
        options.placing(
            ("ambush", "tenacity"), lambda: _("Ambush and Tenacity ({price}): face down with a token")
        ),
        "mdi:shield-star",
        simple(lambda: _("Both")),
        wastes=options.wasted_token,
    ),
    "place_mana.adventurer": Act(options.mana_for, "crystals", buttons.adventurer_name),
    "place_mana.none": Act(
        simple(lambda: _("Leave the Mana")),
        "mdi:close",
        simple(lambda: _("Nobody")),
        kind="primary",
        final=True,
        refuses=True,
    ),
    "after_fight_potion.pass": Act(
        simple(lambda: _("Go on")),
        "mdi:check-bold",
        simple(lambda: _("Go on")),
        kind="primary",
        final=True,
        refuses=True,
        loses=_no_courage,
    ),
    "construction_swap.keep": Act(
        simple(lambda: _("Leave the piles as they are")),
        "mdi:check-bold",
        simple(lambda: _("Leave the piles")),
        kind="primary",
        final=True,
        refuses=True,
    ),
}
