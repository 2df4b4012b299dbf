"""Names of heroes, places, tiles and figures, as all texts of this game use them."""

from __future__ import annotations

from collections.abc import Sequence

from ...shared.wording import listed, number, say, signed, titled
from ..content import (
    FACES,
    HEROES,
    ITEM_INDEX,
    ITEMS,
    PIECES,
    QUESTS,
    SKILLS,
    face_id,
    name_of,
)
from ..figures import ITEM, KIND
from ..kinds import Armour, Flight, Haste, ItemSkill, Shield, Sips, Speed
from ..land import SPACE, SPACES
from ..locale import _, counted
from ..rows import Dots, Item, Mission, Nameless, Reward
from ..state import State
from .articles import definite


def hero(view: State, seat: int) -> str:
    """A player's hero by name; before the choice the player."""
    if not 0 <= seat < len(view.heroes) or view.heroes[seat].hero < 0:
        return _("Player {number}").format(number=seat + 1)
    return say(HEROES[view.heroes[seat].hero].name)


def the_hero(view: State, seat: int) -> str:
    """A player's hero inside a sentence."""
    known = 0 <= seat < len(view.heroes) and view.heroes[seat].hero >= 0
    return say(definite(HEROES[view.heroes[seat].hero].name)) if known else hero(view, seat)


def hero_sheet(hero_id: str, woman: bool) -> str:
    """A hero with the figure's own name."""
    row = next(row for row in HEROES if row.id == hero_id)
    own = row.names.woman if woman else row.names.man
    return _("{hero} ({name})").format(hero=say(row.name), name=own)


def skill(word: str) -> str:
    """A skill in words."""
    return {"magic": _("Magic"), "ranged": _("Ranged"), "melee": _("Melee")}[word]


def colour(word: str) -> str:
    """The colour of a cube."""
    return {"blue": _("blue"), "green": _("green"), "red": _("red")}[word]


def place(label: str) -> str:
    """A space by its name and label."""
    if not label:
        return _("nowhere")
    return _("{place} ({label})").format(place=say(SPACES[SPACE[label]].name), label=label)


def place_name(label: str) -> str:
    """A space by its name alone."""
    return say(SPACES[SPACE[label]].name) if label else _("nowhere")


def the_place(label: str) -> str:
    """A space by its name and label, inside a sentence."""
    return _("{place} ({label})").format(place=the_place_name(label), label=label) if label else place(label)


def the_place_name(label: str) -> str:
    """A space by its name alone, inside a sentence."""
    return say(definite(SPACES[SPACE[label]].name)) if label else place_name(label)


def the_region(letter: str) -> str:
    """A region piece inside a sentence."""
    return next(say(definite(piece.name)) for piece in PIECES if piece.id == letter)


def region(letter: str) -> str:
    """A region piece by its name."""
    return next(say(piece.name) for piece in PIECES if piece.id == letter)


def side(word: str) -> str:
    """A side of the map as a direction."""
    return {"north": _("north"), "east": _("east"), "south": _("south"), "west": _("west")}[word]


def thing(face: int) -> str:
    """A tile, item, sheet or piece by its name."""
    return say(name_of(face)) if face >= 0 else _("a hidden tile")


def the(face: int) -> str:
    """A tile or sheet inside a sentence; missions have titles, which take no article."""
    if face < 0 or KIND[face] == "mission":
        return thing(face)
    return say(definite(name_of(face)))


def the_item(face: int) -> str:
    """An item inside a sentence."""
    row = ITEM[face] if face >= 0 else None
    return say(definite(row.name)) if row is not None else the(face)


def item(face: int) -> str:
    """A face as the item it is in a hero's hands."""
    row = ITEM[face] if face >= 0 else None
    return say(row.name) if row is not None else thing(face)


def object_name(face: int) -> str:
    """What a quest tile turns into."""
    row = FACES[face]
    back = getattr(row, "back", None)
    return say(back) if back is not None and back.en else thing(face)


def quest(quest_id: str) -> str:
    """A quest by its name."""
    return next(say(row.name) for row in QUESTS if row.id == quest_id)


def gold(amount: int) -> str:
    """An amount of gold."""
    return counted("{n} gold", "{n} gold", amount)


def life(amount: int) -> str:
    """Life points."""
    return counted("{n} life point", "{n} life points", amount)


def cubes(colours: Sequence[str]) -> list[str]:
    """Cubes of a reward; "any" and "blue/red" leave a choice."""
    free = colours.count("any")
    parts = [counted("a cube of any colour", "{n} cubes of different colours", free)] if free else []
    return parts + [
        _("a {colour} cube").format(colour=_(" or ").join(map(colour, entry.split("/"))))
        for entry in colours
        if entry != "any"
    ]


def reward(row: Reward) -> str:
    """What a tile or mission gives; empty for nothing."""
    parts = cubes(row.cubes)
    if row.gold:
        parts.append(gold(row.gold))
    if row.dice:
        parts.append(_("gold by a die"))
    return listed(parts)


def dots(row: Dots | None) -> str:
    """In which skills something can be challenged, with the modifiers."""
    if row is None:
        return ""
    values = (row.magic, row.ranged, row.melee)
    return ", ".join(
        f"{skill(word)} {signed(value)}"
        for word, value in zip(SKILLS, values, strict=True)
        if value is not None
    )


def item_effect(row: Item) -> str:
    """What an item does."""
    effect = row.effect
    if isinstance(effect, ItemSkill):
        return f"{skill(effect.skill)} {signed(effect.bonus)}"
    if isinstance(effect, Haste):
        return _("movement {bonus}").format(bonus=signed(effect.bonus))
    if isinstance(effect, Speed):
        return _("movement {value}").format(value=effect.value)
    if isinstance(effect, Sips):
        return counted("{n} sip, 1 life point each", "{n} sips, 1 life point each", effect.count)
    if isinstance(effect, Armour):
        return counted("armour, {n} point", "armour, {n} points", effect.points)
    if isinstance(effect, Shield):
        return counted("shield, {n} point", "shield, {n} points", effect.points)
    if isinstance(effect, Flight):
        return _("flies to a neighbouring region")
    return _("finds every hidden place")


def foe_line(face: int) -> str:
    """An opponent with hearts and modifiers."""
    row = FACES[face]
    hearts = int(getattr(row, "hearts", 1))
    line = f"{thing(face)} ({dots(getattr(row, 'dots', None))}"
    if hearts > 1:
        line += ", " + counted("{n} heart", "{n} hearts", hearts)
    return line + ")"


def nameless_line(row: Nameless) -> str:
    """A Nameless with his figures and what is special about him."""
    parts = [life(row.life), dots(row.dots)]
    if row.locked is not None:
        parts.append(
            _("{skill} only with {item}").format(
                skill=skill(row.locked.skill), item=say(definite(ITEMS[ITEM_INDEX[row.locked.item]].name))
            )
        )
    if row.double is not None:
        parts.append(
            _("two damage in {skill} without {item}").format(
                skill=skill(row.double.skill), item=say(definite(ITEMS[ITEM_INDEX[row.double.item]].name))
            )
        )
    if row.leech:
        parts.append(_("feeds on every damage he does"))
    return titled(say(row.name), _("; ").join(parts) + ".")


def mission_line(face: int) -> str:
    """A mission with its task and what it pays."""
    row = FACES[face]
    assert isinstance(row, Mission)
    task, paid = say(row.text), reward(row.reward)
    return titled(say(row.name), f"{task.removesuffix('.')} ({paid})." if paid else task)


def letter(face: int) -> str:
    """The letter of a piece's face."""
    return face_id(face)[0]


def cause(word: str) -> str:
    """Why gold or cubes changed hands, where it is worth saying."""
    return {
        "toll": _("for the crossing"),
        "robbed": _("robbed"),
        "training": _("for the lesson"),
        "beggar": _("for the Beggar"),
        "seer": _("for the Seer"),
        "pillar": _("for the Pillar"),
        "coach": _("for the Coach"),
        "bought": _("spent"),
        "commission": _("from the sale"),
    }.get(word, "")


def amount(value: int) -> str:
    """A signed figure."""
    return signed(value)


def plain(value: int) -> str:
    """A figure with a proper minus."""
    return number(value)
