"""Things looked at closely: cards, Heroes with what they wear, Quests, places, piles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from heroes_desktop.desktop.art import Token
from heroes_desktop.desktop.board.api import Inspection, Note
from heroes_desktop.desktop.board.deck import Listed, pile_inspection

from ...shared.wording import say
from ..content import FACES, QUESTS, STATS, Dilemma, Hero, Room, Zone, equipment, points
from ..figures import hero_of, life, value
from ..locale import _, counted
from ..state import FIRST_TOKEN, NOTHING, State
from ..text import effects, words
from ..track import DOOR, ROOM, ZONE_AT, slot
from . import faces, signs, telling
from .look import Look


def subjects(look: Look) -> Sequence[object]:
    """Everything that can be looked at, in reading order."""
    view = look.view
    found: list[object] = []
    if view.hazard is not None:
        cards = [view.hazard.card, *view.hazard.beasts, *view.shown]
        found += [("card", view.faces[card]) for card in cards if card >= 0 and view.faces[card] >= 0]
    found += [("hero", position) for position, member in enumerate(view.team) if member.card >= 0]
    found += [("card", view.faces[card]) for board in view.boards for card in board.dilemmas]
    found += [("card", view.faces[card]) for up, card in zip(view.rooms_up, view.rooms, strict=False) if up]
    if view.quest != NOTHING:
        found += [("quest", view.quest), ("quest", view.vile.quest)]
    found += [("pouch",), ("vile-pile",)]
    return list(dict.fromkeys(found))


def inspection(look: Look, subject: object) -> Inspection | None:
    """What the zoom shows of a subject."""
    if not isinstance(subject, tuple) or not subject:
        return None
    view, kind = look.view, subject[0]
    if kind == "pouch":
        return _pile(view, _("Pouch"), view.pouch, "NA-256")
    if kind in ("vile-pile", "vile-points"):
        return _pile(view, _("Points Pile of the Vile"), view.vile.pile, "NA-260")
    if kind == "vile-team":
        return _pile(view, _("Heroes of the Vile"), view.vile.heroes, "NA-022")
    number = int(subject[1]) if len(subject) > 1 else -1
    if kind == "hero":
        return _hero(view, number)
    if kind == "quest":
        return _quest(number)
    if kind == "token":
        return _token(view, number)
    if kind == "place":
        return _place(view, number)
    return _card(number) if number >= 0 else None


def _card(face: int) -> Inspection:
    return Inspection(words.name(face), partial(faces.card, face, lift=4), _notes(face), _rule(face))


def _rule(face: int) -> str:
    row = FACES[face]
    match row:
        case Hero():
            return "NA-023"
        case Zone():
            return "NA-164" if row.salutary else "NA-170"
        case Room():
            return "NA-021"
        case Dilemma():
            return "NA-161"
    return "NA-001"


def _notes(face: int) -> list[Note]:
    row = FACES[face]
    if isinstance(row, Hero):
        return [_strengths(row.vitality, row.values), *_skills(row)]
    lines = [line for line in telling.text(face).split("\n") if line]
    return [Note("mdi:star" if number else "mdi:information", "", line) for number, line in enumerate(lines)]


def _strengths(life_points: int, values: Sequence[int]) -> Note:
    """Life Points and the five characteristics by name."""
    title = counted("{n} Life Point", "{n} Life Points", life_points)
    return Note("mdi:heart", title, telling.values(values))


def _skills(row: Hero) -> list[Note]:
    return [
        Note(signs.SKILL_ICONS[skill.kind], words.cap(effects.moment(skill.kind)), effects.skill(skill))
        for skill in row.skills
    ]


def _hero(view: State, position: int) -> Inspection | None:
    if position >= len(view.team) or view.team[position].card < 0:
        return None
    member = view.team[position]
    face = view.faces[member.card]
    now = [value(view, member, stat) for stat in range(len(STATS))]
    notes = [_strengths(life(view, member), now), *_skills(hero_of(view, member))]
    if member.marker:
        told = _("Every value is at most {n}; its own skills are blocked.").format(n=member.marker)
        notes.append(Note("mdi:heart-broken", _("Wounded"), told))
    for card in (*member.worn, *member.stored):
        loot = equipment(view.faces[card])
        title = words.card(view, card)
        if card in member.stored:
            title = _("{card} (stored)").format(card=title)
        picture = partial(faces.card, view.faces[card], compact=True)
        notes.append(Note(signs.loot_icon(loot), title, telling.text(view.faces[card]), picture))
    name = say(hero_of(view, member).name)
    return Inspection(name, partial(faces.card, face, lift=4), notes, "NA-023")


def _quest(number: int) -> Inspection:
    row = QUESTS[number]
    notes = [Note("mdi:map-marker", telling.STEPS[place], telling.step(row, place)) for place in range(3)]
    notes += [
        Note("mdi:trophy", f"+{mission.points}", words.cap(telling.mission(mission)))
        for mission in row.missions
    ]
    return Inspection(say(row.name), partial(faces.quest_card, row, lift=4), notes, "NA-021")


def _token(view: State, instance: int) -> Inspection:
    face = view.faces[instance]
    quip = say(FACES[face].quip) if face >= 0 else _("Nobody knows what it is.")
    picture = partial(_token_picture, view, instance)
    name = words.cap(words.token(view, instance))
    return Inspection(name, picture, [Note("mdi:information", "", quip)], "NA-037")


def _token_picture(view: State, instance: int, w: int, h: int) -> Token:
    return faces.token(view, instance, min(w, h))


def _place(view: State, place: int) -> Inspection | None:
    """The card on a place, or its token, or nothing to tell."""
    cards: list[int] = []
    if place > ROOM:
        cards = [view.rooms[slot(place) - 1]] if view.rooms else []
    elif place in ZONE_AT:
        cards = view.zones[ZONE_AT[place]] if view.zones else []
    elif place == DOOR:
        cards = view.doors
    for card in cards:
        if view.faces[card] >= 0:
            return _card(view.faces[card])
    if 0 <= place < len(view.tokens) and view.tokens[place] >= FIRST_TOKEN:
        return _token(view, view.tokens[place])
    if cards:
        kind = "room" if place > ROOM else "door" if place == DOOR else "zone"
        note = Note("mdi:help", "", _("It still lies face down."))
        return Inspection(words.cap(words.place(view, place)), partial(_back, kind), [note], "NA-001")
    return None


def _back(kind: str, w: int, h: int) -> Any:
    return faces.back(kind, w, h, lift=3)


def _pile(view: State, name: str, cards: Sequence[int], rule: str) -> Inspection:
    known = [view.faces[card] for card in cards if view.faces[card] >= 0]
    listed = [
        Listed(words.name(face), counted("{n} point", "{n} points", points(face)), rank=-points(face))
        for face in known
    ]
    hidden = len(cards) - len(known)
    text = _("{n} more face down.").format(n=hidden) if hidden else ""
    return pile_inspection(name, partial(_back, "unforeseen"), listed, text=text, rule=rule)
