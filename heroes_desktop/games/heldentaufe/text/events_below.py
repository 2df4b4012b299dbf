"""The log of the underworld: portals, traps, fights, monsters and defeats."""

from __future__ import annotations

from ...shared.declarations import Facts
from ...shared.wording import say, signed, split, titled
from ..content import FACES, Danger
from ..locale import _, counted
from ..state import State
from . import sheets, words


def _hero_of(view: State, facts: Facts) -> str:
    return words.hero(view, facts["seat"])


def _figure(view: State, figure: Facts) -> str:
    return words.monster(figure["monster"]) if "monster" in figure else words.hero(view, figure["seat"])


# ways


def descended(view: State, facts: Facts) -> str:
    return _("{hero} goes down through portal {number} ({ap}).").format(
        hero=_hero_of(view, facts), number=facts["portal"], ap=words.ap_left(facts["ap"])
    )


def ascended(view: State, facts: Facts) -> str:
    return _("{hero} comes up through portal {number} ({ap}).").format(
        hero=_hero_of(view, facts), number=facts["portal"], ap=words.ap_left(facts["ap"])
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
    return _("{hero} turns over the danger token, {place}: {token}. {text}").format(
        hero=_hero_of(view, facts),
        place=words.space(facts["space"]),
        token=words.lower(say(token.name)),
        text=say(token.text),
    )


def chest(view: State, facts: Facts) -> str:
    return _("{hero} opens the treasure chest!").format(hero=_hero_of(view, facts))


# fights


def combat(view: State, facts: Facts) -> str:
    attacker, defender = facts["attacker"], facts["defender"]
    sums = [
        _("{figure} {die} {sword} = {total}").format(
            figure=_figure(view, figure), die=die, sword=signed(sword), total=total
        )
        for figure, die, sword, total in zip(
            (attacker, defender), facts["dice"], facts["swords"], facts["totals"], strict=True
        )
    ]
    loser = _figure(view, attacker if facts["loser"] == "attacker" else defender)
    end = _("tie – attacker wins") if facts["tie"] else _("{figure} loses a heart").format(figure=loser)
    head = _("{attacker} attacks {defender}").format(
        attacker=_figure(view, attacker), defender=_figure(view, defender)
    )
    return titled(head, split([*sums, end])) + "."


def monster_hearts(view: State, facts: Facts) -> str:
    del view
    return _("{monster} has {hearts} left.").format(
        monster=words.monster(facts["monster"]), hearts=words.hearts(facts["now"])
    )


def monster_defeated(view: State, facts: Facts) -> str:
    return _("{hero} defeats {monster} and takes the tooth: {points}.").format(
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
    return _("{by} puts {hero} on a tile: {place}.").format(
        by=words.hero(view, facts["by"]),
        hero=_hero_of(view, facts),
        place=words.place(view, facts["cell"]),
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
    return _("{monster} walks: {place} ({ap}).").format(
        monster=words.monster(facts["monster"]),
        place=words.space(facts["space"]),
        ap=words.ap_left(facts["ap"]),
    )


def monster_attack(view: State, facts: Facts) -> str:
    return _("{monster} goes for {hero} ({ap}).").format(
        monster=words.monster(facts["monster"]), hero=_hero_of(view, facts), ap=words.ap_left(facts["ap"])
    )


def monster_rest(view: State, facts: Facts) -> str:
    del view
    return counted(
        "The monsters rest; {n} AP is not used.", "The monsters rest; {n} AP are not used.", facts["ap"]
    )


def rebuilt(view: State, facts: Facts) -> str:
    del view, facts
    return _("The underworld is empty of heroes and is rebuilt: tokens, chest and monsters are back.")
