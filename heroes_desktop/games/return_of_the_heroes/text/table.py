"""The table in plain lines, for the terminal: where you are, what is in reach, who has what."""

from __future__ import annotations

from ...shared.wording import say, titled
from ..content import HEROES, QUESTS, SKILLS
from ..figures import DICE, ITEM, LIFE, bonus, movement
from ..land import NOWHERE, label
from ..locale import _, counted
from ..sight import visible
from ..state import SHEET, SOLO_TURNS, Hero, State
from . import deeds, words

_GEM = "mdi:diamond-stone"


def table(view: State, seat: int | None) -> list[str]:
    """Where the heroes are and what they have."""
    if any(hero.hero < 0 for hero in view.heroes):
        return [_("The table is being laid.")]
    lines = [_round(view), _nameless(view)]
    for number in range(len(view.heroes)):
        lines += sheet(view, number)
    lines.append(counted("{n} tile in the bag.", "{n} tiles in the bag.", len(view.bag)))
    if seat is not None:
        lines += here(view, seat)
    return lines


def _round(view: State) -> str:
    if view.mode == "solo":
        return _("Turn {number} of {most}.").format(number=view.round, most=SOLO_TURNS)
    return _("Round {number}.").format(number=view.round)


def _nameless(view: State) -> str:
    face = view.faces[SHEET]
    name = words.thing(face) if face >= 0 else _("unknown")
    state = _("awake") if view.awake else _("asleep")
    return _("The Nameless: {name}, {state}.").format(name=name, state=state)


def sheet(view: State, seat: int) -> list[str]:
    """A hero's sheet in a few lines."""
    return [line for _icon, line in signed_sheet(view, seat)]


def signed_sheet(view: State, seat: int) -> list[tuple[str, str]]:
    """The same, each line with its sign."""
    hero = view.heroes[seat]
    figures = [
        _("life {life} of {most}").format(life=hero.life, most=LIFE[hero.hero]),
        words.gold(hero.gold),
        _("movement {steps}").format(steps=movement(view, hero)),
        *(_skill(view, hero, index) for index in range(len(SKILLS))),
    ]
    found = [("mdi:map-marker", titled(f"{words.hero(view, seat)}, {_where(hero)}", _("; ").join(figures)))]
    if hero.items:
        carried = ", ".join(_item(view, item) for item in hero.items)
        found.append(("mdi:bag-personal", titled(_("Items"), carried)))
    for tile in hero.missions:
        found.append(("scroll-unfurled", titled(_("Mission"), words.mission_line(view.faces[tile]))))
    for quest, done in zip(hero.quests, hero.steps, strict=True):
        if done < 3:
            found.append((_GEM, titled(_("Quest"), deeds.quest_line(view, seat, QUESTS[quest].id))))
    if hero.gem:
        found.append((_GEM, _("The gem: the Tower may be challenged.")))
    return found


def _where(hero: Hero) -> str:
    if hero.line != NOWHERE:
        return _("on the way to {place}").format(place=words.the_place(label(hero.line)))
    return words.place(label(hero.space))


def _skill(view: State, hero: Hero, index: int) -> str:
    value = hero.skills[index] + bonus(view, hero, index)
    return counted(
        "{skill} {value} ({n} die)", "{skill} {value} ({n} dice)", DICE[hero.cubes[index]],
        skill=words.skill(SKILLS[index]), value=value,
    )  # fmt: skip


def _item(view: State, item: int) -> str:
    row = ITEM[view.faces[item]]
    return f"{say(row.name)} ({words.item_effect(row)})" if row is not None else words.thing(view.faces[item])


def here(view: State, seat: int) -> list[str]:
    """What lies where a hero stands, as far as it concerns him."""
    hero = view.heroes[seat]
    if hero.line != NOWHERE:
        return []
    return at(view, seat, hero.space)


def at(view: State, seat: int, space: int) -> list[str]:
    """What a hero can see on a space."""
    found = []
    for tile in view.board.get(space, ()):
        face = view.faces[tile]
        if face < 0:
            found.append(_("a face-down tile"))
        elif visible(view, view.heroes[seat], tile):
            found.append(words.thing(face))
    found += [words.item(view.faces[item]) for item in view.dropped.get(space, ())]
    found += [
        _("the {hero}").format(hero=say(HEROES[other.hero].name))
        for number, other in enumerate(view.heroes)
        if number != seat and other.space == space and other.line == NOWHERE
    ]
    return [titled(words.place(label(space)), ", ".join(found))] if found else []
