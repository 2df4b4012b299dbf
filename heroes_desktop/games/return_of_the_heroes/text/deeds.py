"""What can be done at tiles, and the steps of quests, in words."""

from __future__ import annotations

from ...shared.wording import say, titled
from ..content import FACE, FACES, ITEMS, QUEST_INDEX, QUESTS
from ..kinds import (
    Action,
    Bazaar,
    Beggar,
    Broom,
    Coach,
    Fight,
    Mice,
    Pillar,
    Price,
    Seer,
    Spring,
    Teleport,
    Train,
    Trial,
)
from ..locale import _, counted
from ..rows import Tile
from ..state import State
from . import words
from .articles import fluent


def deed(action: Action) -> str:
    """What a tile offers."""
    if isinstance(action, Seer):
        return _("pay {gold}, look into the bag and choose the next tile").format(
            gold=words.gold(action.gold)
        )
    if isinstance(action, Beggar):
        return _("give {gold}; a die of {best} or less brings a cube").format(
            gold=words.gold(action.gold), best=action.best
        )
    if isinstance(action, Teleport):
        return _("roll a die and be carried off")
    if isinstance(action, Train):
        return _("{skill} lesson for {gold}: fail the test and you learn").format(
            skill=words.skill(action.skill), gold=words.gold(action.gold)
        )
    if isinstance(action, Bazaar):
        return counted("{n} ware on offer", "{n} wares on offer", action.goods)
    if isinstance(action, Coach):
        return _("the Coach for {gold}: movement 6").format(gold=words.gold(action.gold))
    if isinstance(action, Broom):
        return _("catch the Broom with {skill} {modifier}").format(
            skill=words.skill(action.skill), modifier=words.amount(action.modifier)
        )
    if isinstance(action, Mice):
        return _("pass a test and see the face of the Nameless")
    if isinstance(action, Pillar):
        return _("pay {gold}, pass a {skill} test and exchange two regions").format(
            gold=words.gold(action.gold), skill=words.skill(action.skill)
        )
    assert isinstance(action, Spring)
    return _("drink from the spring: a die of life points")


def next_space(view: State, seat: int, quest_id: str) -> str:
    """The label of the space where a quest goes on."""
    from ..land import label

    hero = view.heroes[seat]
    row = QUESTS[QUEST_INDEX[quest_id]]
    done = hero.steps[hero.quests.index(QUEST_INDEX[quest_id])]
    if done >= 2:
        return label(hero.home) if row.goal == "home" else row.goal
    tile = FACES[FACE[row.second if done else row.first]]
    assert isinstance(tile, Tile)
    return tile.space


def quest_step(view: State, seat: int, quest_id: str) -> str:
    """The next step of a quest as something to do."""
    row = QUESTS[QUEST_INDEX[quest_id]]
    hero = view.heroes[seat]
    done = hero.steps[hero.quests.index(QUEST_INDEX[quest_id])]
    if done >= 2:
        return _("{quest}: finish the quest and take the gem").format(quest=say(row.name))
    if done == 1:
        return _("{quest}: find {tile}").format(quest=say(row.name), tile=words.the(FACE[row.second]))
    return titled(say(row.name), first_step(quest_id))


def first_step(quest_id: str) -> str:
    """How the first object of a quest is won."""
    row = QUESTS[QUEST_INDEX[quest_id]]
    tile = words.the(FACE[row.first])
    if isinstance(row.way, Fight):
        return _("beat {tile}").format(tile=tile)
    if isinstance(row.way, Trial):
        return _("convince {tile} with {skill}").format(tile=tile, skill=words.skill(row.way.skill))
    assert isinstance(row.way, Price)
    return fluent(_("pay {gold} to {tile}").format(tile=tile, gold=words.gold(row.way.gold)))


def quest_line(view: State, seat: int, quest_id: str) -> str:
    """A quest with what is to be done next, and where."""
    return _("{step} – {place}").format(
        step=quest_step(view, seat, quest_id), place=words.place(next_space(view, seat, quest_id))
    )


def goods() -> list[str]:
    """All wares of the bazaars."""
    return [
        titled(say(row.name), f"{words.item_effect(row)}, {words.gold(row.price)}")
        for row in ITEMS
        if row.copies
    ]
