"""The chronicle of tests, combats, missions, quests, items and the Tower."""

from __future__ import annotations

from typing import TypeAlias

from ...shared.declarations import Facts, Happening, Rolled, no_seat
from ..content import face_id
from ..figures import DICE
from ..locale import _, counted
from ..state import State
from . import words
from .way_events import tile_subject

Row: TypeAlias = Happening[State]


def _who(view: State, facts: Facts) -> str:
    return words.the_hero(view, facts["seat"])


def _silent(_view: State, _facts: Facts) -> str:
    return ""


def _healed(view: State, facts: Facts) -> str:
    return _("{hero} has {life} again.").format(hero=_who(view, facts), life=words.life(facts["life"]))


def _sip(view: State, facts: Facts) -> str:
    return counted(
        "{hero} drinks ({n} sip left).",
        "{hero} drinks ({n} sips left).",
        facts["left"],
        hero=_who(view, facts),
    )


def _gold(view: State, facts: Facts) -> str:
    change = facts["gold"] - facts["before"]
    line = counted(
        "{hero}: {change} gold",
        "{hero}: {change} gold",
        abs(change),
        hero=_who(view, facts),
        change=words.amount(change),
    )
    why = words.cause(facts["cause"])
    return f"{line} ({why})." if why else f"{line}."


def _cubes(view: State, facts: Facts) -> str:
    hero, colour = _who(view, facts), words.colour(facts["colour"])
    change = facts["cubes"] - facts["before"]
    if change < 0:
        return _("{hero} loses a {colour} cube.").format(hero=hero, colour=colour)
    line = counted(
        "{hero} gains a {colour} cube", "{hero} gains {n} {colour} cubes", change, hero=hero, colour=colour
    )
    if facts["dice"] == DICE[facts["before"]]:
        return f"{line}."
    return _("{gain}: {dice} dice from now on.").format(gain=line, dice=facts["dice"])


def _forfeited(view: State, facts: Facts) -> str:
    return _("{hero} can learn no more of that.").format(hero=_who(view, facts))


def _skill(view: State, facts: Facts) -> str:
    return _("{hero}: {skill} {before} → {value}.").format(
        hero=_who(view, facts),
        skill=words.skill(facts["skill"]),
        before=facts["before"],
        value=facts["value"],
    )


def _die(view: State, facts: Facts) -> str:
    return _("{hero} rolls {dice}.").format(hero=_who(view, facts), dice=", ".join(map(str, facts["dice"])))


def _test(view: State, facts: Facts) -> str:
    figures = {
        "hero": _who(view, facts),
        "skill": words.skill(facts["skill"]),
        "dice": " ".join(map(str, facts["dice"])),
        "total": facts["total"],
        "target": words.plain(facts["target"]),
    }
    if facts["success"]:
        return _("{hero}, {skill} {target}: {dice} – {total}, done!").format(**figures)
    return _("{hero}, {skill} {target}: {dice} – {total}, too much.").format(**figures)


def _combat(view: State, facts: Facts) -> str:
    return _("{hero} meets {foe}.").format(hero=_who(view, facts), foe=words.the(facts["face"]))


def _challenged(view: State, facts: Facts) -> str:
    return _("{hero} fights with {skill}.").format(hero=_who(view, facts), skill=words.skill(facts["skill"]))


def _victory(view: State, facts: Facts) -> str:
    return _("{hero} beats {foe}!").format(hero=_who(view, facts), foe=words.the(facts["face"]))


def _beaten(view: State, facts: Facts) -> str:
    return _("{hero} loses to {foe}.").format(hero=_who(view, facts), foe=words.the(facts["face"]))


def _hurt(view: State, facts: Facts) -> str:
    return counted(
        "{hero} is hurt: {n} life point left.",
        "{hero} is hurt: {n} life points left.",
        facts["life"],
        hero=_who(view, facts),
    )


def _armour(_view: State, facts: Facts) -> str:
    return counted(
        "The {item} takes the blow ({n} point left).",
        "The {item} takes the blow ({n} points left).",
        facts["left"],
        item=words.item(facts["face"]),
    )


def _poisoned(view: State, facts: Facts) -> str:
    return _("Poison! {hero} has 1 life point left.").format(hero=_who(view, facts))


def _grown(_view: State, facts: Facts) -> str:
    return counted(
        "{foe} grows: {n} heart.", "{foe} grows: {n} hearts.", facts["hearts"], foe=words.the(facts["face"])
    )


def _gate_open(view: State, facts: Facts) -> str:
    return _("The gate is open: {hero} may enter the Tower.").format(hero=_who(view, facts))


def _died(view: State, facts: Facts) -> str:
    return _("{hero} dies at {place}.").format(
        hero=_who(view, facts), place=words.the_place_name(facts["space"])
    )


def _successor(view: State, facts: Facts) -> str:
    return _("A younger relative takes over: {hero}, at home again.").format(hero=_who(view, facts))


def _accepted(view: State, facts: Facts) -> str:
    return _("{hero} accepts “{mission}”.").format(hero=_who(view, facts), mission=words.thing(facts["face"]))


def _mission_discarded(view: State, facts: Facts) -> str:
    return _("{hero} drops “{mission}”.").format(hero=_who(view, facts), mission=words.thing(facts["face"]))


def _object(view: State, facts: Facts) -> str:
    return _("{hero} picks up: {thing}.").format(hero=_who(view, facts), thing=words.thing(facts["face"]))


def _object_returned(_view: State, facts: Facts) -> str:
    return _("{thing} is back where it was.").format(thing=words.the(facts["face"]))


def _accomplished(view: State, facts: Facts) -> str:
    return _("{hero} accomplishes “{mission}”!").format(
        hero=_who(view, facts), mission=words.thing(facts["face"])
    )


def _robbery(view: State, facts: Facts) -> str:
    return _("{hero} robs the house of {victim}.").format(
        hero=_who(view, facts), victim=words.the_hero(view, facts["victim"])
    )


def _quest_taken(view: State, facts: Facts) -> str:
    return _("{hero} takes the quest “{quest}”.").format(
        hero=_who(view, facts), quest=words.quest(facts["quest"])
    )


def _quest_step(view: State, facts: Facts) -> str:
    return counted(
        "{hero}, “{quest}”: step {n} of 3 is done.",
        "{hero}, “{quest}”: step {n} of 3 is done.",
        facts["step"],
        hero=_who(view, facts),
        quest=words.quest(facts["quest"]),
    )


def _gem(view: State, facts: Facts) -> str:
    return _("{hero} has the gem and may challenge the Tower!").format(hero=_who(view, facts))


def _used(view: State, facts: Facts) -> str:
    return _("{hero} turns to {tile}.").format(hero=_who(view, facts), tile=words.the(facts["face"]))


def _item(view: State, facts: Facts) -> str:
    return _("{hero} now has: {item}.").format(hero=_who(view, facts), item=words.item(facts["face"]))


def _dropped(_view: State, facts: Facts) -> str:
    return _("Left at {place}: {item}.").format(
        item=words.the_item(facts["face"]), place=words.the_place_name(facts["space"])
    )


def _under_pile(_view: State, facts: Facts) -> str:
    return _("Back to the bazaar: {item}.").format(item=words.the_item(facts["face"]))


def _left_lying(view: State, facts: Facts) -> str:
    return _("{hero} leaves {tile} alone.").format(hero=_who(view, facts), tile=words.the(facts["face"]))


def _stall(view: State, facts: Facts) -> str:
    return _("{hero} opens the stall: {goods}.").format(
        hero=_who(view, facts), goods=", ".join(words.item(face) for face in facts["faces"])
    )


def _bought(view: State, facts: Facts) -> str:
    return _("{hero} buys {item} for {gold}.").format(
        hero=_who(view, facts), item=words.the_item(facts["face"]), gold=words.gold(facts["price"])
    )


def _laid_on_mission(_view: State, facts: Facts) -> str:
    return _("Packed for the mission: {item}.").format(item=words.the_item(facts["face"]))


def _stall_closed(_view: State, facts: Facts) -> str:
    return counted(
        "The stall closes, {n} ware unsold.", "The stall closes, {n} wares unsold.", facts["unsold"]
    )


def _training(view: State, facts: Facts) -> str:
    figures = {
        "hero": _who(view, facts),
        "master": words.the(facts["face"]),
        "dice": " + ".join(map(str, facts["dice"])),
    }
    if facts["learned"]:
        return _("{hero} fails splendidly ({dice}) and learns from {master}.").format(**figures)
    return _("{hero} does it right ({dice}): nothing to learn today.").format(**figures)


def _seer(view: State, facts: Facts) -> str:
    return _("{hero} looks into the bag.").format(hero=_who(view, facts))


def _mice(view: State, facts: Facts) -> str:
    if facts.get("face", -1) >= 0:
        return _("The Mice show you: {nameless}.").format(nameless=words.the(facts["face"]))
    return _("{hero} has seen the Nameless.").format(hero=_who(view, facts))


def _battle(view: State, facts: Facts) -> str:
    return _("{hero} enters the Tower. {nameless} is waiting!").format(
        hero=_who(view, facts), nameless=words.the(facts["face"])
    )


def _nameless_life(_view: State, facts: Facts) -> str:
    return counted("The Nameless: {n} life point.", "The Nameless: {n} life points.", facts["life"])


def _struck(_view: State, facts: Facts) -> str:
    return counted(
        "{nameless} strikes: {n} damage.",
        "{nameless} strikes: {n} damage.",
        facts["points"],
        nameless=words.the(facts["face"]),
    )


def _nameless_beaten(view: State, facts: Facts) -> str:
    return _("{hero} has beaten {nameless}. The kingdom is free!").format(
        hero=_who(view, facts), nameless=words.the(facts["face"])
    )


def _rolled(facts: Facts) -> list[Rolled]:
    return [Rolled(6, die, facts["seat"], "low") for die in facts["dice"]]


def _lesson_dice(facts: Facts) -> list[Rolled]:
    return [Rolled(6, die, facts["seat"], "high") for die in facts["dice"]]


def _plain_dice(facts: Facts) -> list[Rolled]:
    wanted = "low" if facts["cause"] in ("beggar", "teleporter") else "high"
    return [Rolled(6, die, facts["seat"], "low" if wanted == "low" else "high") for die in facts["dice"]]


def _space(_view: State, facts: Facts) -> list[str]:
    return [f"space-{facts['space']}"] if facts.get("space") else []


def _foe(_view: State, facts: Facts) -> list[str]:
    return [f"tile-{facts['foe']}"]


def _sheet(facts: Facts) -> object:
    return ("nameless", face_id(facts["face"])) if facts.get("face", -1) >= 0 else None


DEEDS: dict[str, Row] = {
    "healed": Row(_healed, "mdi:heart-plus", "seat before life cause"),
    "sip": Row(_sip, "potion", "seat item face left", still=True),
    "gold": Row(_gold, "mdi:gold", "seat before gold cause"),
    "cubes": Row(_cubes, "mdi:cube", "seat colour before cubes dice cause", telling=1),
    "cube_forfeited": Row(_forfeited, "mdi:cube", "seat colours cause", still=True),
    "skill": Row(_skill, "mdi:star", "seat skill before value cause", telling=1),
    "die": Row(_die, "mdi:dice-6", "seat dice cause", dice=_plain_dice),
    "test": Row(
        _test, "mdi:dice-multiple",
        "seat skill value item modifier target dice kept total success cause foe", dice=_rolled,
    ),
    "combat": Row(
        _combat, "crossed-swords", "seat foe face hearts space", subject=tile_subject, things=_space
    ),
    "challenged": Row(
        _challenged, "crossed-swords", "seat foe face skill modifier", subject=tile_subject, still=True
    ),
    "victory": Row(_victory, "trophy", "seat foe face", subject=tile_subject, things=_foe, telling=2),
    "beaten": Row(_beaten, "mdi:heart-broken", "seat foe face", subject=tile_subject, things=_foe, telling=1),
    "hurt": Row(_hurt, "mdi:heart-broken", "seat before life"),
    "armour": Row(_armour, "shield", "seat item face left", still=True),
    "poisoned": Row(_poisoned, "spider-face", "seat before life face", telling=1),
    "grown": Row(
        _grown, "mdi:plus-circle", "foe face hearts", seat=no_seat, subject=tile_subject, still=True
    ),
    "gate_open": Row(_gate_open, "metal-gate", "seat foe face space", things=_space, telling=3),
    "died": Row(_died, "mdi:grave-stone", "seat space foe", things=_space, telling=4),
    "successor": Row(_successor, "mdi:home", "seat home life gold item face"),
    "accepted": Row(_accepted, "scroll-unfurled", "seat tile face space", subject=tile_subject),
    "mission_discarded": Row(
        _mission_discarded, "scroll-unfurled", "seat tile face", subject=tile_subject, still=True
    ),
    "object": Row(_object, "mdi:hand-back-right", "seat tile face mission space", subject=tile_subject),
    "object_returned": Row(
        _object_returned, "mdi:map-marker", "seat tile face space cause", subject=tile_subject, things=_space
    ),
    "accomplished": Row(
        _accomplished, "scroll-unfurled", "seat tile face space", subject=tile_subject, telling=2
    ),
    "robbery": Row(_robbery, "mdi:home", "seat victim", still=True, telling=1),
    "quest_taken": Row(_quest_taken, "mdi:diamond-stone", "seat quest", still=True, telling=1),
    "quest_step": Row(
        _quest_step, "mdi:diamond-stone", "seat quest step tile face space", things=_space, telling=3
    ),
    "gem": Row(_gem, "mdi:diamond-stone", "seat quest", telling=5),
    "used": Row(_used, "mdi:hand-pointing-right", "seat tile face", subject=tile_subject, still=True),
    "item": Row(_item, "mdi:bag-personal", "seat item face cause", subject=tile_subject),
    "dropped": Row(
        _dropped, "mdi:bag-personal", "seat item face space cause", subject=tile_subject, things=_space
    ),
    "under_pile": Row(_under_pile, "mdi:store", "seat item face cause", subject=tile_subject, still=True),
    "left_lying": Row(_left_lying, "mdi:close", "seat tile face", subject=tile_subject, still=True),
    "stall": Row(_stall, "mdi:store", "seat items faces"),
    "bought": Row(_bought, "mdi:store", "seat item face price visitor", subject=tile_subject),
    "laid_on_mission": Row(_laid_on_mission, "scroll-unfurled", "seat item face mission", still=True),
    "stall_closed": Row(_stall_closed, "mdi:store", "seat unsold", still=True),
    "training": Row(
        _training, "mdi:school", "seat tile face skill value dice learned", subject=tile_subject,
        dice=_lesson_dice,
    ),
    "seer": Row(_seer, "mdi:eye", "seat bag tiles faces", still=True),
    "mice": Row(_mice, "mdi:rodent", "seat face", still=True),
    "battle": Row(_battle, "tower", "seat face life", subject=_sheet, telling=6),
    "nameless_life": Row(_nameless_life, "tower", "seat before life cause", seat=no_seat),
    "struck": Row(_struck, "tower", "seat face points", subject=_sheet),
    "nameless_beaten": Row(_nameless_beaten, "trophy", "seat face", subject=_sheet, telling=9),
}  # fmt: skip
"""Tests, combats, missions, quests, items, the Tower."""
