"""The log of the underworld: portals, traps, fights, monsters and defeats."""

from __future__ import annotations

from ...shared.declarations import Facts
from ...shared.wording import signed, titled
from ..content import FACES, Danger
from ..locale import _
from ..state import State
from . import sheets, words


def _hero_of(view: State, facts: Facts) -> str:
    return words.hero(view, facts["seat"])


def _figure(view: State, figure: Facts) -> str:
    return words.monster(figure["monster"]) if "monster" in figure else words.hero(view, figure["seat"])


# ways


def descended(view: State, facts: Facts) -> str:
    return _("{hero} goes down through portal {number}.").format(
        hero=_hero_of(view, facts), number=facts["portal"]
    )


def ascended(view: State, facts: Facts) -> str:
    return _("{hero} comes up through portal {number}.").format(
        hero=_hero_of(view, facts), number=facts["portal"]
    )


def chief(view: State, facts: Facts) -> str:
    if facts["after"] < 0:
        return _("The monster chief goes to sleep.")
    return _("The monster chief wakes: the monsters play after {hero}.").format(
        hero=words.hero(view, facts["after"])
    )


def danger(view: State, facts: Facts) -> str:
    token = FACES[facts["face"]]
    assert isinstance(token, Danger)
    message = (
        _("{hero} turns over a skull: an armed trap! A heart and all AP are gone.")
        if token.id == "armed"
        else _("{hero} turns over a skull: disarmed. Phew.")
    )
    return message.format(hero=_hero_of(view, facts))


def chest(view: State, facts: Facts) -> str:
    return _("{hero} opens the treasure chest!").format(hero=_hero_of(view, facts))


# fights


def combat(view: State, facts: Facts) -> str:
    attacker, defender = facts["attacker"], facts["defender"]
    sums = [
        _("{die} {sword} = {total}").format(die=die, sword=signed(sword), total=total)
        for die, sword, total in zip(facts["dice"], facts["swords"], facts["totals"], strict=True)
    ]
    loser = _figure(view, attacker if facts["loser"] == "attacker" else defender)
    end = _("{figure} loses a heart").format(figure=loser)
    if facts["tie"]:
        end = _("a tie, {figure} loses a heart").format(figure=loser)
    head = _("{attacker} attacks {defender}").format(
        attacker=_figure(view, attacker), defender=_figure(view, defender)
    )
    return titled(head, _("{one} against {other} – {end}").format(one=sums[0], other=sums[1], end=end)) + "."


def monster_hearts(view: State, facts: Facts) -> str:
    del view
    return _("{monster} has {hearts} left.").format(
        monster=words.monster(facts["monster"]), hearts=words.hearts(facts["now"])
    )


def monster_defeated(view: State, facts: Facts) -> str:
    return _("{hero} slays {monster}: +{points}.").format(
        hero=_hero_of(view, facts),
        monster=words.monster(facts["monster"]),
        points=words.points(facts["tooth"]),
    )


def monster_stronger(view: State, facts: Facts) -> str:
    del view
    return _("{monster} will come back stronger: {strength}.").format(
        monster=words.monster(facts["monster"]), strength=sheets.strength(facts["hearts"], facts["sword"])
    )


def monster_out(view: State, facts: Facts) -> str:
    del view
    return _("{monster} has lost the last tooth and never comes back.").format(
        monster=words.monster(facts["monster"])
    )


def hero_defeated(view: State, facts: Facts) -> str:
    hero = _hero_of(view, facts)
    if facts["by"] == "trap":
        return _("{hero} falls: the trap took the last heart.").format(hero=hero)
    winner = (
        words.monster(facts["monster"]) if facts["by"] == "monster" else words.hero(view, facts["winner"])
    )
    return _("{hero} falls: {winner} took the last heart.").format(hero=hero, winner=winner)


def swap(view: State, facts: Facts) -> str:
    now = facts["points"]
    return _("{winner} and {loser} exchange all teeth: {one} and {other}.").format(
        winner=words.hero(view, facts["winner"]),
        loser=words.hero(view, facts["loser"]),
        one=words.points(now[0]),
        other=words.points(now[1]),
    )


def placed(view: State, facts: Facts) -> str:
    return _("{by} puts {hero} in {place}.").format(
        by=words.hero(view, facts["by"]),
        hero=_hero_of(view, facts),
        place=words.ground(view, facts["cell"]),
    )


# the monsters' turn


def claim(view: State, facts: Facts) -> str:
    command = facts["question"] == "claim_command"
    if facts["claimed"]:
        message = (
            _("{hero} wants to command the monsters.") if command else _("{hero} wants to choose the tile.")
        )
    else:
        message = _("{hero} leaves it to others.")
    return message.format(hero=_hero_of(view, facts))


def contest(view: State, facts: Facts) -> str:
    rolls = [
        _("{hero} {roll}").format(hero=words.hero(view, seat), roll=roll)
        for seat, roll in zip(facts["seats"], facts["rolls"], strict=True)
    ]
    head = (
        _("A die decides who commands")
        if facts["question"] == "claim_command"
        else _("A die decides who chooses the tile")
    )
    return titled(head, ", ".join(rolls)) + "."


def monster_turn(view: State, facts: Facts) -> str:
    return _("The monsters play: {hero} commands, {ap}.").format(
        hero=words.hero(view, facts["commander"]), ap=words.ap(facts["ap"])
    )


def monster_step(view: State, facts: Facts) -> str:
    del view
    return _("{monster} walks to {place}.").format(
        monster=words.monster(facts["monster"]), place=words.below(facts["space"])
    )


def monster_attack(view: State, facts: Facts) -> str:
    del view, facts
    return ""  # the fight that follows tells it


def monster_rest(view: State, facts: Facts) -> str:
    del view, facts
    return _("The monsters rest.")


def rebuilt(view: State, facts: Facts) -> str:
    del view, facts
    return _("The underworld is empty of heroes and is rebuilt: tokens, chest and monsters are back.")
