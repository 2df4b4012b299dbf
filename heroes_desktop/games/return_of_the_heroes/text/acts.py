"""What the players may do: one row for each verb."""

from __future__ import annotations

from typing import TypeAlias

from heroes_desktop.engine import Option

from ...shared.declarations import Act, simple
from ...shared.declarations import Asked as AskedOf
from ...shared.wording import titled
from ..content import FACES, SKILL_INDEX
from ..figures import DOTS, IS_WARE, ITEM, bonus, find_number, toll
from ..land import SPACE
from ..locale import _, counted
from ..rows import Tile
from ..state import State
from . import deeds, words

Asked: TypeAlias = AskedOf[State]


def _word(asked: Asked, place: int = 0) -> str:
    return str(asked.option.args[place])


def _face(asked: Asked) -> int:
    return asked.view.faces[int(asked.option.args[0])]


def _hero(asked: Asked) -> str:
    return words.hero_sheet(_word(asked), _word(asked, 1) == "woman")


def _step(asked: Asked) -> str:
    view = asked.view
    hero = view.heroes[asked.decision.seat]
    goal = SPACE[_word(asked)]
    line = _("Go to {place}").format(place=words.the_place(_word(asked)))
    extra = []
    if number := find_number(view, hero, goal):
        extra.append(_("found with {number} or less").format(number=number))
    if toll(view, hero.space, goal):
        extra.append(words.gold(1))
    return f"{line} ({', '.join(extra)})" if extra else line


def _place(asked: Asked) -> str:
    return words.place(_word(asked))


def _place_name(asked: Asked) -> str:
    return words.place_name(_word(asked))


def _region(asked: Asked) -> str:
    return _("{region} ({letter})").format(region=words.region(_word(asked)), letter=_word(asked))


def _explore(asked: Asked) -> str:
    return _("Explore the unknown region to the {side}").format(side=words.side(_word(asked)))


def _drink(asked: Asked) -> str:
    left = asked.view.left.get(int(asked.option.args[0]), 3)
    return counted("Drink: +1 life point ({n} sip left)", "Drink: +1 life point ({n} sips left)", left)


def _rest(asked: Asked) -> str:
    hero = asked.view.heroes[asked.decision.seat]
    if hero.space == hero.home or asked.view.mode == "solo":
        return _("Rest for the whole turn: all life points")
    return _("Rest for the whole turn: 1 life point")


def _stay(asked: Asked) -> str:
    if asked.decision.kind == "leave_or_fight":
        return _("Stay and fight")
    return _("Stay here and act")


def _skill(asked: Asked) -> str:
    view, word = asked.view, _word(asked)
    index = SKILL_INDEX[word]
    hero = view.heroes[asked.decision.seat]
    value = hero.skills[index] + bonus(view, hero, index)
    fight = view.fight
    if fight is None:
        return _("{skill}: {value}").format(skill=words.skill(word), value=value)
    dot = DOTS[view.faces[fight.foe]][index] or 0
    return _("{skill}: {value} or less").format(skill=words.skill(word), value=words.plain(value + dot))


def _skill_name(asked: Asked) -> str:
    return words.skill(_word(asked))


def _foe(asked: Asked) -> str:
    return words.foe_line(_face(asked))


def _thing(asked: Asked) -> str:
    return words.thing(_face(asked))


def _item(asked: Asked) -> str:
    face = _face(asked)
    row = ITEM[face]
    return titled(words.item(face), words.item_effect(row)) if row is not None else words.thing(face)


def _item_name(asked: Asked) -> str:
    return words.item(_face(asked))


def _buy(asked: Asked) -> str:
    row = ITEM[_face(asked)]
    assert row is not None
    line = _("Buy {item} for {gold}").format(item=_item(asked), gold=words.gold(row.price))
    equal = [
        option
        for option in asked.decision.options
        if option.act == "buy" and asked.view.faces[int(option.args[0])] == _face(asked)
    ]
    return f"{line} ({equal.index(asked.option) + 1})" if len(equal) > 1 else line


def _mission(asked: Asked) -> str:
    return words.mission_line(_face(asked))


def _accept(asked: Asked) -> str:
    return _("Accept the mission: {mission}").format(mission=_mission(asked))


def _accomplish(asked: Asked) -> str:
    return _("Mission accomplished: {mission}").format(mission=_mission(asked))


def _object(asked: Asked) -> str:
    return _("Pick up: {thing}").format(thing=_thing(asked))


def _pick_up(asked: Asked) -> str:
    return _("Take: {item}").format(item=_item(asked))


def _use(asked: Asked) -> str:
    face = _face(asked)
    row = FACES[face]
    deed = deeds.deed(row.action) if isinstance(row, Tile) and row.action is not None else ""
    return titled(words.thing(face), deed) if deed else words.thing(face)


def _quest_step(asked: Asked) -> str:
    return deeds.quest_step(asked.view, asked.decision.seat, _word(asked))


def _take_quest(asked: Asked) -> str:
    return _("Take the quest: {quest}").format(quest=words.quest(_word(asked)))


def _quest_name(asked: Asked) -> str:
    return words.quest(_word(asked))


def _cube(asked: Asked) -> str:
    return _("A {colour} cube").format(colour=words.colour(_word(asked)))


def _protect(asked: Asked) -> str:
    return _("The {item} takes it").format(item=_item_name(asked))


def _take(asked: Asked) -> str:
    return _("Take the {item}").format(item=_item_name(asked))


def _leave(asked: Asked) -> str:
    where = _("under the pile") if IS_WARE[_face(asked)] else _("on the ground")
    return _("Leave the {item} {where}").format(item=_item_name(asked), where=where)


def _keep(asked: Asked) -> str:
    one, other = asked.option.args
    return _("{one} and {other}").format(one=one, other=other)


SIGNS = {"magic": "crystal-wand", "ranged": "crossbow", "melee": "broadsword"}
"""The sign of each skill."""


# what lights up


def _of_space(_view: State, option: Option) -> list[str]:
    return [f"space-{option.args[0]}"]


def _of_piece(_view: State, option: Option) -> list[str]:
    return [f"piece-{option.args[0]}"]


def _of_tile(_view: State, option: Option) -> list[str]:
    return [f"tile-{option.args[0]}"]


ACTS: dict[str, Act[State]] = {
    "hero": Act(_hero, "mdi:account"),
    "random": Act(simple(lambda: _("Let chance decide")), "mdi:dice-multiple", final=True, key="R"),
    "piece": Act(_region, "mdi:map", lambda asked: words.region(_word(asked)), things=_of_piece),
    "space": Act(_place, "mdi:map-marker", _place_name, things=_of_space),
    "step": Act(
        _step, "mdi:shoe-print", _place_name, group=lambda _asked: _("Walk"), key="W", things=_of_space
    ),
    "explore": Act(_explore, "mdi:compass", simple(lambda: _("Explore")), key="X"),
    "enter_tower": Act(
        simple(lambda: _("Enter the Dark Tower and face the Nameless")), "tower",
        simple(lambda: _("Enter the Tower")), kind="final", key="T", things=lambda *_: ["space-H3"],
    ),
    "rest": Act(_rest, "campfire", simple(lambda: _("Rest")), kind="good", key="E"),
    "fly": Act(
        simple(lambda: _("Fly on the Broom")), "mdi:broom", simple(lambda: _("Fly")), kind="magic", key="F"
    ),
    "stay": Act(
        _stay, "mdi:map-marker-check",
        lambda asked: _("Fight") if asked.decision.kind == "leave_or_fight" else _("Stay"), key="S",
    ),
    "stop": Act(
        simple(lambda: _("Stop here and act")), "mdi:map-marker-check", simple(lambda: _("Stop here")),
        final=True, key="S",
    ),
    "drink": Act(_drink, "potion", simple(lambda: _("Drink")), kind="good", key="D", order=5),
    "go_on": Act(simple(lambda: _("Strike again")), "crossed-swords", kind="primary", final=True, key="G"),
    "play_on.go_on": Act(simple(lambda: _("Go on")), "mdi:arrow-right-bold", kind="primary", key="G"),
    "give_up": Act(simple(lambda: _("Stop and count")), "mdi:flag-checkered", key="Q"),
    "challenge": Act(
        simple(lambda: _("Challenge the Guardian of this gate")), "mdi:shield-sword",
        simple(lambda: _("Challenge")), kind="final", key="C",
    ),
    "quest_step": Act(_quest_step, "mdi:diamond-stone", _quest_name, kind="primary", key="Q", order=-2),
    "take_quest": Act(_take_quest, "mdi:diamond-stone", _quest_name),
    "accomplish": Act(_accomplish, "scroll-unfurled", _thing, kind="primary", key="M", order=-1),
    "take_object": Act(_object, "mdi:hand-back-right", _thing, key="P", things=_of_tile),
    "accept": Act(_accept, "scroll-unfurled", _thing, key="A", things=_of_tile),
    "use": Act(_use, "mdi:hand-pointing-right", _thing, key="U", things=_of_tile),
    "pick_up": Act(_pick_up, "mdi:bag-personal", _item_name, key="P"),
    "end_turn": Act(simple(lambda: _("End the turn")), "mdi:check-bold", final=True, key="E", order=9),
    "opponent": Act(_foe, "crossed-swords", _thing, things=_of_tile),
    "skill": Act(_skill, "mdi:dice-multiple", _skill_name, sign=lambda asked: SIGNS[_word(asked)]),
    "life": Act(simple(lambda: _("Lose a life point")), "mdi:heart-broken", simple(lambda: _("Life point"))),
    "protect": Act(_protect, "shield", _item_name, kind="good"),
    "cube": Act(_cube, "mdi:cube", lambda asked: words.colour(_word(asked)).capitalize()),
    "mission": Act(_mission, "scroll-unfurled", _thing),
    "lay_on_mission.mission": Act(
        simple(lambda: _("Pack it for the mission")), "scroll-unfurled", simple(lambda: _("For the mission"))
    ),
    "item": Act(_item, "mdi:bag-personal", _item_name),
    "take": Act(_take, "mdi:bag-personal", simple(lambda: _("Take it")), kind="primary", key="T"),
    "leave": Act(_leave, "mdi:close", simple(lambda: _("Leave it")), final=True, key="L"),
    "inventory": Act(simple(lambda: _("Wear it")), "mdi:bag-personal", kind="primary"),
    "buy": Act(_buy, "mdi:store", _item_name, things=_of_tile),
    "done": Act(simple(lambda: _("Nothing more")), "mdi:check-bold", final=True, key="N"),
    "tile": Act(_thing, "mdi:help-rhombus", things=_of_tile),
    "seen": Act(simple(lambda: _("I have seen enough")), "mdi:check-bold", final=True, key="S"),
    "keep": Act(_keep, "mdi:dice-multiple"),
}  # fmt: skip
"""Every verb, with the question where it differs there."""
