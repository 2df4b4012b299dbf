"""What a player may do, in a sentence."""

from __future__ import annotations

from typing import TypeAlias

from heroes_desktop.engine.hexgrid import cell

from ...shared.declarations import Asked as AskedOf
from ...shared.wording import listed, say, signed
from ..content import (
    BEST_VALUE,
    HERO_INDEX,
    HEROES,
    MONSTER_INDEX,
    POTIONS,
    RECIPES,
    SPACE_INDEX,
    TILE_FACE,
    Mission,
)
from ..figures import ap_left, mission_of, monster_sword, sword_of, tile_on
from ..locale import _, counted
from ..state import State
from . import missions, sheets, words

Asked: TypeAlias = AskedOf[State]


def _number(asked: Asked, place: int = 0) -> int:
    return int(asked.option.args[place])


def _word(asked: Asked, place: int = 0) -> str:
    return str(asked.option.args[place])


def _cell(asked: Asked) -> int:
    return cell(_number(asked), _number(asked, 1))


# set-up


def hero(asked: Asked) -> str:
    sheet = HEROES[HERO_INDEX[_word(asked)]]
    return _("{hero}. {advantage}").format(hero=sheets.hero_name(sheet), advantage=say(sheet.advantage))


def resource(asked: Asked) -> str:
    return words.tile(TILE_FACE[_word(asked)])


# ways


def move(asked: Asked) -> str:
    here = asked.view.heroes[asked.decision.seat]
    if len(asked.option.args) == 1:
        goal = SPACE_INDEX[_word(asked)]
        return _("Step {direction}: {place}").format(
            direction=words.direction_below(here.space, goal),
            place=words.below(_word(asked)) + words.lying(asked.view, goal),
        )
    goal = _cell(asked)
    return _("Step {direction}: {place}").format(
        direction=words.direction(here.place, goal),
        place=words.ground(asked.view, goal) + words.crowd(asked.view, goal),
    )


def explore(asked: Asked) -> str:
    goal = _cell(asked)
    here = asked.view.heroes[asked.decision.seat].place
    return _("Explore {direction}").format(direction=words.direction(here, goal))


def descend(asked: Asked) -> str:
    return _("Go down through portal {number}").format(number=_number(asked))


def ascend(asked: Asked) -> str:
    return _("Go up through portal {number}").format(number=_number(asked))


def target(asked: Asked) -> str:
    if len(asked.option.args) == 1:
        word = _word(asked)
        return _("Below: {place}").format(
            place=words.space(word) + words.lying(asked.view, SPACE_INDEX[word])
        )
    return _("Above: {place}").format(
        place=words.place(asked.view, _cell(asked)) + words.crowd(asked.view, _cell(asked))
    )


def tile(asked: Asked) -> str:
    goal = _cell(asked)
    place = words.place(asked.view, goal) + words.crowd(asked.view, goal)
    return place[:1].upper() + place[1:]


# fights


def attack(asked: Asked) -> str:
    view, foe = asked.view, asked.option.args[0]
    own = signed(sword_of(view, asked.decision.seat))
    return _("Attack {foe} ({strength}; you: sword {own})").format(
        foe=_foe(view, foe), strength=_strength(view, foe), own=own
    )


def _foe(view: State, foe: int | str) -> str:
    return words.monster(foe) if isinstance(foe, str) else words.hero(view, foe)


def _strength(view: State, foe: int | str) -> str:
    if isinstance(foe, str):
        index = MONSTER_INDEX[foe]
        return sheets.strength(view.monsters[index].hearts, monster_sword(view, index))
    return sheets.strength(view.heroes[foe].hearts, sword_of(view, foe))


def monster_attack(asked: Asked) -> str:
    monster, seat = _word(asked), _number(asked, 1)
    return _("{monster} attacks {hero} (sword {own} against {strength})").format(
        monster=words.monster(monster),
        hero=words.hero(asked.view, seat),
        own=signed(monster_sword(asked.view, MONSTER_INDEX[monster])),
        strength=_strength(asked.view, seat),
    )


def monster_move(asked: Asked) -> str:
    monster, goal = _word(asked), SPACE_INDEX[_word(asked, 1)]
    return _("{monster}, step {direction}: {place}").format(
        monster=words.monster(monster),
        direction=words.direction_below(asked.view.monsters[MONSTER_INDEX[monster]].space, goal),
        place=words.below(_word(asked, 1)) + words.lying(asked.view, goal),
    )


# missions


_WITH_A_MISSION = ("complete", "steal", "refuse", "piece", "tooth")


def _known(asked: Asked) -> Mission | None:
    return mission_of(asked.view, _number(asked))


def _title(asked: Asked) -> str:
    faces, card = asked.view.faces, _number(asked)
    others = {int(option.args[0]) for option in asked.decision.options if option.act in _WITH_A_MISSION}
    titles = [words.quoted(faces[other]) for other in others - {card}]
    return words.quoted(faces[card], numbered=words.quoted(faces[card]) in titles)


def complete(asked: Asked) -> str:
    card = _known(asked)
    if card is None:
        return _("Deliver for {mission}").format(mission=_title(asked))
    return _("Deliver for {mission}: {tokens} for {reward}").format(
        mission=_title(asked), tokens=missions.delivery(card), reward=missions.reward(card)
    )


def steal(asked: Asked) -> str:
    return _("{mission}: take 1 tooth from {hero}").format(
        mission=_title(asked), hero=words.hero(asked.view, _number(asked, 1))
    )


def refuse(asked: Asked) -> str:
    return _("Refuse {mission} and draw another (1 AP)").format(mission=_title(asked))


def observed_piece(asked: Asked) -> str:
    card = _known(asked)
    if card is None or card.prize is None:
        return _title(asked)
    return _("{mission}: {reward}").format(
        mission=_title(asked), reward=words.piece(card.prize.kind, card.prize.value)
    )


def observed_tooth(asked: Asked) -> str:
    card = _known(asked)
    return _("{mission}: {reward}").format(
        mission=_title(asked), reward=words.teeth(card.points if card is not None else 1)
    )


def no_observer(asked: Asked) -> str:
    return _("Keep the mission") if len(asked.decision.options) > 1 else _("Go on")


# tokens


def harvest(asked: Asked) -> str:
    hero = asked.view.heroes[asked.decision.seat]
    tile = tile_on(asked.view, hero.place)
    food = tile.food if tile is not None and tile.food else "apple"
    return _("Take {food}").format(food=words.foods(food, _number(asked)))


def eat(asked: Asked) -> str:
    return _("Eat: {food} (1 heart)").format(food=words.food(_word(asked)))


def brew(asked: Asked) -> str:
    recipe = RECIPES[POTIONS.index(_word(asked))]
    return _("Brew: {potion} ({foods})").format(
        potion=words.potion(recipe.potion), foods=listed(words.food(food) for food in recipe.foods)
    )


def drink(asked: Asked) -> str:
    return _("Drink: {potion} ({effect})").format(
        potion=words.potion(_word(asked)), effect=sheets.potion_text(_word(asked)).rstrip(".")
    )


def smith(asked: Asked) -> str:
    kind, one, other = _word(asked), _number(asked, 1), _number(asked, 2)
    return _("Smith: {kind} +{one} and +{other} become +{into}").format(
        kind=words.kind(kind), one=one, other=other, into=min(BEST_VALUE, one + other)
    )


def trade(asked: Asked) -> str:
    kind, value, into = _word(asked), _number(asked, 1), _word(asked, 2)
    return _("Merchant: {piece} for {other}").format(
        piece=words.piece(kind, value), other=words.piece(into, value)
    )


def discard(asked: Asked) -> str:
    return _("Put back: {token}").format(token=words.token(asked.option.args))


def drop(asked: Asked) -> str:
    token = words.token(asked.option.args)
    return token[:1].upper() + token[1:]


def upgrade(asked: Asked) -> str:
    value = _number(asked, 1)
    return _("Improve {piece} to +{value}").format(piece=words.piece(_word(asked), value), value=value + 1)


def end_turn(asked: Asked) -> str:
    tile = tile_on(asked.view, asked.view.heroes[asked.decision.seat].place)
    here = asked.view.heroes[asked.decision.seat].space < 0 and tile is not None
    if here and tile is not None and tile.id == "laboratory":
        return _("End the turn in the laboratory")
    return _("End the turn")


def unused(asked: Asked) -> str:
    """The action points an ended turn would lose; empty when none is left."""
    left = ap_left(asked.view)
    return (
        counted(
            "{n} AP is left. End your turn all the same?",
            "{n} AP are left. End your turn all the same?",
            left,
        )
        if left
        else ""
    )


def stop(asked: Asked) -> str:
    left = asked.view.orders
    return counted("Let them rest ({n} AP unused)", "Let them rest ({n} AP unused)", left)
