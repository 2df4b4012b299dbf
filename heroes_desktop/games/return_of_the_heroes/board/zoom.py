"""Looking at things closely: tiles, items, spaces, regions, heroes, quests, the bag and the Tower."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from heroes_desktop.desktop.art import Medallion, Scene
from heroes_desktop.desktop.board.api import Bar, Inspection, Note
from heroes_desktop.desktop.widgets import chance_text

from ...shared.wording import say, titled
from ..art.specs import ClothBag, Region
from ..battle import known_sheet
from ..chances import fight_chances, find_chance
from ..content import (
    FACES,
    FIRST_SHEET,
    HEROES,
    NAMELESS,
    NAMELESS_INDEX,
    PIECES,
    QUEST_INDEX,
    QUESTS,
    SKILLS,
)
from ..figures import IS_OPPONENT, ITEM, KIND
from ..land import COLOUR as COLOURS
from ..land import FIND_NUMBER, PIECE_INDEX, SPACE, SPACES
from ..locale import _, counted
from ..rows import Nameless
from ..text import deeds, topics, words
from ..text.articles import fluent
from ..text.table import signed_sheet
from . import faces, supply, telling
from .chart import around, pieces
from .kingdom import lying_on, shown_seat
from .look import Look

RULES = {
    "opponent": "RH-100", "mission": "RH-147", "encounter": "RH-073", "item": "RH-075", "event": "RH-180",
    "servant": "RH-079", "guardian": "RH-211", "quest_opponent": "RH-077", "quest_encounter": "RH-078",
    "object": "RH-158", "token": "RH-203", "sheet": "RH-215",
}  # fmt: skip
NAMELESS_RULES = ("RH-221", "RH-222", "RH-223", "RH-224", "RH-225", "RH-226")
QUEST_RULES = ("RH-194", "RH-195", "RH-196", "RH-197", "RH-198", "RH-199", "RH-200", "RH-201")
ENOUGH = 0.6
"""A chance one may dare."""


def subjects(look: Look) -> Sequence[object]:
    """Everything that can be looked at now, in reading order."""
    view = look.view
    found: list[object] = [("hero", seat) for seat, hero in enumerate(view.heroes) if hero.hero >= 0]
    if view.heroes and all(hero.hero >= 0 for hero in view.heroes):
        found += [("tower",), ("bag",)]
    for space in range(len(SPACES)):
        found += [("tile", view.faces[tile]) for tile in lying_on(view, space) if view.faces[tile] >= 0]
    seat = shown_seat(look)
    if 0 <= seat < len(view.heroes):
        hero = view.heroes[seat]
        found += [("quest", QUESTS[quest].id) for quest in hero.quests]
        found += [("tile", view.faces[tile]) for tile in hero.missions if view.faces[tile] >= 0]
        found += [("item", view.faces[item]) for item in hero.items]
    return list(dict.fromkeys(found))


def inspection(look: Look, subject: object) -> Inspection | None:
    """What is known about a subject; None when there is nothing to tell."""
    if not isinstance(subject, tuple) or not subject:
        return None
    kind, *what = subject
    make = _MAKERS.get(str(kind))
    seen = make(look, *what) if make is not None else None
    return replace(seen, heading=seen.name) if seen is not None else None


def _capital(text: str) -> str:
    """A line begins with a capital."""
    return text[:1].upper() + text[1:]


def _square(make: Callable[[int], Any], share: float = 1.0) -> Callable[[int, int], Any]:
    """A picture that is as wide as high."""

    def picture(w: int, h: int) -> Any:
        return make(round(min(w, h) * share))

    return picture


def _seat(look: Look) -> int:
    seat = shown_seat(look)
    known = 0 <= seat < len(look.view.heroes) and look.view.heroes[seat].hero >= 0
    return seat if known else -1


def _tile(look: Look, face: int) -> Inspection | None:
    if face < 0:
        return None
    if face >= FIRST_SHEET:
        return _nameless(look, NAMELESS[face - FIRST_SHEET].id)
    if ITEM[face] is not None and KIND[face] == "item" and FACES[face].id.startswith("z_"):
        return _item(look, face)
    view, rule = look.view, RULES[KIND[face]]
    (icon, first), *rest = telling.signed_lines(view, face) or [(telling.KIND_ICONS[KIND[face]], "")]
    notes = [Note(icon, _capital(telling.kind(face)), _capital(first), rule=rule)]
    notes += [Note(icon, "", _capital(line)) for icon, line in rest]
    place = getattr(FACES[face], "space", "")
    if place:
        notes.append(Note("mdi:map-marker", "", words.place(place)))
    bars, best, seat = [], None, _seat(look)
    if seat >= 0 and (IS_OPPONENT[face] or KIND[face] == "guardian"):
        chances = fight_chances(view, view.heroes[seat], face)
        bars = [Bar(words.skill(SKILLS[skill]), chance, chance >= 0.5) for skill, chance in chances.items()]
        best = max(chances.values())
    return Inspection(
        words.thing(face),
        _square(partial(faces.tile, view, face, full=True, lift=4), 0.9),
        notes,
        rule,
        odds_title=fluent(_("Chances of {hero}").format(hero=words.the_hero(view, seat))) if bars else "",
        odds_text=_("All hearts hit, with each skill that may be used.") if bars else "",
        chance=best,
        bars=bars,
    )


def _item(_look: Look, face: int) -> Inspection | None:
    row = ITEM[face] if face >= 0 else None
    if row is None:
        return None
    effect = _capital(words.item_effect(row)) + "."
    notes = [Note(telling.ITEM_ICON, _capital(_("item")), effect, rule="RH-162")]
    if row.price:
        notes.append(Note(faces.GOLD_ICON, "", titled(_("Price"), words.gold(row.price))))
    if row.magic:
        notes.append(Note("rune-stone", "", _("A magic item, won by a mission.")))
    for sheet in NAMELESS:
        for keyed, text in ((sheet.locked, _("Opens {skill} against {nameless}.")),
                            (sheet.double, _("Guards against double damage from {nameless}."))):  # fmt: skip
            if keyed is not None and keyed.item == row.id:
                notes.append(
                    Note("tower", "", text.format(skill=words.skill(keyed.skill), nameless=say(sheet.name)))
                )
    return Inspection(say(row.name), _square(partial(faces.item, face, lift=4), 0.9), notes, "RH-162")


def _space(look: Look, name: str) -> Inspection:
    space = SPACE[name]
    row = SPACES[space]
    notes = [Note("mdi:map-marker", "", " ".join(topics.place(row)), rule="RH-044")]
    number = FIND_NUMBER.get(COLOURS[space], 0)
    if number:
        notes.append(
            Note(
                "mdi:dice-multiple",
                "",
                _("Two dice of {number} or less find it: {chance}.").format(
                    number=number, chance=chance_text(find_chance(number))
                ),
                rule="RH-056",
            )
        )
    for tile in lying_on(look.view, space):
        face = look.view.faces[tile]
        told = " · ".join(telling.lines(look.view, face)) if face >= 0 else _("nobody knows it yet")
        notes.append(Note(telling.KIND_ICONS[KIND[face]] if face >= 0 else "shield", words.thing(face), told))
    return Inspection(words.place(name), _square(partial(_ground, look, name[0])), notes, "RH-044")


def _piece(look: Look, letter: str) -> Inspection:
    names = ", ".join(words.place(space.id) for space in PIECES[PIECE_INDEX[letter]].spaces)
    notes = [Note("mdi:map", "", names)]
    return Inspection(words.region(letter), _square(partial(_ground, look, letter)), notes, "RH-001")


def _ground(look: Look, letter: str, size: int) -> Region:
    shown = pieces(look.view)
    position = next(
        (place for place, face in enumerate(shown) if face >= 0 and PIECES[face // 4].id == letter), -1
    )
    if position < 0:
        alone = tuple(PIECE_INDEX[letter] * 4 if place == 4 else -1 for place in range(9))
        return Region(size, alone, 5, lift=4)
    return Region(size, around(shown, position), position, look.view.awake, lift=4)


def _hero(look: Look, seat: int) -> Inspection | None:
    view = look.view
    if not 0 <= seat < len(view.heroes) or view.heroes[seat].hero < 0:
        return None
    hero = view.heroes[seat]
    row = HEROES[hero.hero]
    own = row.names.woman if hero.woman else row.names.man
    notes = [Note("mdi:account", own, say(row.ability), rule="RH-010")]
    notes += [Note(icon, "", line) for icon, line in signed_sheet(view, seat)]
    if say(row.flavour):
        notes.append(Note("quill-ink", "", _("“{words}”").format(words=say(row.flavour))))
    return Inspection(say(row.name), _square(partial(_portrait, look, seat)), notes, "RH-010")


def _portrait(look: Look, seat: int, size: int) -> Medallion:
    return faces.portrait(look, seat, size, lift=4)


def _quest(look: Look, quest: str) -> Inspection:
    row = QUESTS[QUEST_INDEX[quest]]
    first, second = (
        next(face for face, each in enumerate(FACES) if each.id == name) for name in (row.first, row.second)
    )
    goal = _("your home") if row.goal == "home" else words.place(row.goal)
    steps = [
        titled(f"{deeds.first_step(quest)} – {words.place(FACES[first].space)}", words.object_name(first)),  # type: ignore[union-attr]
        titled(f"{words.thing(second)} – {words.place(FACES[second].space)}", words.object_name(second)),  # type: ignore[union-attr]
        _("{goal}: the gem").format(goal=goal),
    ]
    paid = words.reward(row.reward)
    rule = QUEST_RULES[QUEST_INDEX[quest]]
    notes = [Note("mdi:numeric-1-circle", "", _capital(steps[0]) + f" ({paid})", rule=rule)]
    notes += [
        Note(f"mdi:numeric-{number}-circle", "", _capital(step)) for number, step in enumerate(steps[1:], 2)
    ]
    seat = _seat(look)
    if seat >= 0 and QUEST_INDEX[quest] in look.view.heroes[seat].quests:
        done = look.view.heroes[seat].steps[look.view.heroes[seat].quests.index(QUEST_INDEX[quest])]
        notes.append(Note(faces.QUEST_ICON, "", counted("{n} step of 3 done", "{n} steps of 3 done", done)))
    picture = _square(partial(faces.tile, look.view, first, lift=4), 0.9)
    return Inspection(say(row.name), picture, notes, rule)


def _nameless(look: Look, name: str) -> Inspection:
    number = NAMELESS_INDEX[name]
    row = NAMELESS[number]
    text = words.nameless_line(row).partition(": ")[2]
    notes = [Note("tower", "", _capital(text), rule=NAMELESS_RULES[number])]
    if say(row.flavour):
        notes.append(Note("quill-ink", "", _("“{words}”").format(words=say(row.flavour))))
    seat = _seat(look)
    chance = supply.chances(look, seat)[number] if seat >= 0 else None
    if chance is not None:
        notes.append(Note("mdi:percent", "", _chance_words(look, seat, row, chance)))
    key = f"{faces.GAME}/{name}"
    return Inspection(
        say(row.name),
        _square(lambda size: faces.face_portrait(key, size, "#46207A", lift=4)),
        notes,
        NAMELESS_RULES[number],
    )


def _chance_words(look: Look, seat: int, row: Nameless, chance: float) -> str:
    return _("{hero} would beat {nameless}: {chance}").format(
        hero=words.hero(look.view, seat), nameless=say(row.name), chance=chance_text(chance)
    )


def _tower(look: Look) -> Inspection:
    """The page of the Tower: who waits, what he does, and the odds against each of the six."""
    view, seat, known = look.view, _seat(look), known_sheet(look.view)
    notes = [
        Note(
            "tower",
            _("The Nameless"),
            _capital(supply.state_words(view)) + ".",
            rule="RH-215",
        ),
    ]
    shown = [known] if known >= 0 else range(len(NAMELESS))
    notes += [Note("death-skull", "", words.nameless_line(NAMELESS[number])) for number in shown]
    bars: list[Bar] = []
    if seat >= 0:
        for number, chance in enumerate(supply.chances(look, seat)):
            bars.append(Bar(_short(NAMELESS[number]), chance, chance >= ENOUGH))
    mean = sum(bar.chance for bar in bars) / len(bars) if bars else None
    if bars and known >= 0:
        mean = bars[known].chance
    return Inspection(
        _("The Dark Tower"),
        partial(_tower_scene, known),
        notes,
        "RH-215",
        odds_title=fluent(_("{hero} in the final battle").format(hero=words.the_hero(view, seat)))
        if bars
        else "",
        odds_text=_("Best skill, armour before life."),
        chance=mean,
        bars=bars,
    )


def _tower_scene(known: int, w: int, h: int) -> Scene:
    """Who waits in the Tower, or the eye that stands for him."""
    if known >= 0:
        return faces.scene(FIRST_SHEET + known, w, h, lift=4)
    return Scene(w, h, figure=f"{faces.GAME}/token", lift=4)


def _short(row: Nameless) -> str:
    """The last word of a name that tells the six apart."""
    return {
        "goddess": _("Goddess"), "creature": _("Creature"), "king": _("King"), "knight": _("Knight"),
        "sorcerer": _("Sorcerer"), "demon": _("Demon"),
    }[row.id]  # fmt: skip


def _bag(look: Look) -> Inspection:
    """What everybody can count: how many tiles of each kind are not in sight."""
    view = look.view
    told = counted("{n} tile in the bag.", "{n} tiles in the bag.", len(view.bag))
    notes = [Note(faces.BAG_ICON, "", told)]
    known = sorted(view.faces[tile] for tile in view.bag if view.faces[tile] >= 0)
    signs = Counter((telling.KIND_ICONS[KIND[face]], _capital(telling.kind(face))) for face in known)
    notes += [Note(icon, "", titled(kind, str(count))) for (icon, kind), count in signs.items()]
    told = _("Every tile that leaves the board pulls another one out of it.")
    notes.append(Note("mdi:shuffle", "", told, rule="RH-082"))
    return Inspection(_("The bag"), lambda w, h: ClothBag(min(w, h), min(w, h), 4, lift=4), notes, "RH-082")


_MAKERS: dict[str, Callable[..., Inspection | None]] = {
    "tile": _tile,
    "item": _item,
    "space": _space,
    "piece": _piece,
    "hero": _hero,
    "quest": _quest,
    "nameless": _nameless,
    "tower": _tower,
    "bag": _bag,
}
