"""What tiles, heroes, monsters, tokens and the help card say, as a person reads them."""

from __future__ import annotations

from ...shared.wording import listed, say, signed, titled
from ..content import (
    DANGERS,
    KINDS,
    MONSTERS,
    POTIONS,
    RECIPES,
    TEETH,
    TILES,
    TREASURE,
    Danger,
    HeroSheet,
    MonsterCard,
    Recipe,
    Tile,
)
from ..figures import MONSTER_HEARTS, MONSTER_SWORD, RAGE_BONUS
from ..locale import _, counted
from . import words

BUILDINGS = ("laboratory", "merchant", "smith")


def _flavour(text: str) -> str:
    return _("“{words}”").format(words=text)


def tile(sheet: Tile) -> list[str]:
    """A kind of tile."""
    copies = counted("{n} tile", "{n} tiles", sheet.count)
    head = _("{name}: {copies}, rule {rule}.").format(name=say(sheet.name), copies=copies, rule=sheet.rule)
    return [head, say(sheet.text), _flavour(say(sheet.flavour))]


def hero_figures(sheet: HeroSheet) -> str:
    """A hero's printed values in one line."""
    return _("{ap} per turn, ring {ring}, sword {sword}, {hearts}, backpack {backpack}").format(
        ap=words.ap(sheet.steps),
        ring=sheet.ring,
        sword=sheet.sword,
        hearts=words.hearts(sheet.hearts),
        backpack=sheet.backpack,
    )


def hero(sheet: HeroSheet) -> list[str]:
    """A hero's board."""
    return [
        titled(hero_name(sheet), hero_figures(sheet)) + ".",
        say(sheet.advantage),
        _flavour(say(sheet.flavour)),
    ]


def hero_name(sheet: HeroSheet) -> str:
    """A hero with the title."""
    return f"{say(sheet.name)}, {say(sheet.title)}"


def strength(hearts: int, sword: int) -> str:
    """How strong a figure is."""
    return _("{hearts}, sword {sword}").format(hearts=words.hearts(hearts), sword=signed(sword))


def monster(card: MonsterCard) -> list[str]:
    """A monster's card: values with every tooth that can lie on top."""
    index = MONSTERS.index(card)
    rows = [
        _("With tooth {tooth} on top: {strength}.").format(
            tooth=value, strength=strength(MONSTER_HEARTS[index][value], MONSTER_SWORD[index][value])
        )
        for value in TEETH
    ]
    stack = ", ".join(str(tooth) for tooth in reversed(card.stack))
    return [
        titled(f"{say(card.name)}, {say(card.title)}", strength(card.hearts, card.sword)) + ".",
        _("Its teeth from the top, in the usual order: {teeth}.").format(teeth=stack),
        *rows,
        _flavour(say(card.flavour)),
    ]


def danger(token: Danger) -> list[str]:
    """One side of a danger token."""
    total = sum(each.count for each in DANGERS)
    share = _("{n} of {total}").format(n=token.count, total=total)
    return [f"{titled(say(token.name), share)}.", say(token.text)]


# the help card


def help_card() -> list[str]:
    """The three buildings and the three recipes (HT-018)."""
    lines = [_("Buildings")]
    lines += [titled(say(each.name), say(each.text)) for each in TILES if each.id in BUILDINGS]
    return [*lines, _("Recipes"), *(recipe(each) for each in RECIPES)]


def recipe(row: Recipe) -> str:
    """A recipe and what its potion does."""
    head = _("{potion} (ring {ring}, {foods})").format(
        potion=words.potion(row.potion),
        ring=row.ring,
        foods=listed(words.food(food) for food in row.foods),
    )
    return titled(head[:1].upper() + head[1:], potion_text(row.potion))


def potion_text(potion: str) -> str:
    """What a potion does."""
    return {
        "healing": _("all hearts back."),
        "rage": _("sword {bonus} while you stay below; used below only.").format(bonus=signed(RAGE_BONUS)),
        "teleport": _("to any revealed tile or any free space below; once per turn."),
    }[potion]


def kind_text(kind: str) -> str:
    """What a kind of equipment is good for."""
    return {
        "boots": _("Boots: as many more AP per turn."),
        "ring": _("Ring: value 1 brews healing potions, 2 rage potions too, 3 teleport potions too."),
        "sword": _("Sword: added to your die in every fight below."),
    }[kind]


def treasure_die() -> list[str]:
    """The faces of the treasure die."""
    faces = [
        words.piece(face.piece.kind, face.piece.value) if face.piece is not None else words.teeth(face.points)
        for face in TREASURE
    ]
    return [titled(_("Treasure die"), ", ".join(faces)) + "."]


def token(word: str) -> list[str]:
    """A kind of equipment, food or potion."""
    if word in KINDS:
        return [kind_text(word)]
    if word in POTIONS:
        return [recipe(next(row for row in RECIPES if row.potion == word))]
    brewed = listed(words.potion(row.potion) for row in RECIPES if word in row.foods)
    name = words.food(word)
    return [
        titled(
            name[:1].upper() + name[1:],
            _("eaten in your turn it gives 1 heart; it goes into: {potions}.").format(potions=brewed),
        )
    ]
