"""Cards as pictures: Heroes, Hazards, Unforeseen, Equipment, Quests, and their backs."""

from __future__ import annotations

from functools import partial
from typing import Any

from heroes_desktop.desktop.art import CardBack, CardFace, Medallion, Token
from heroes_desktop.desktop.art.core import palette

from ...shared.wording import say
from ..content import (
    FACES,
    HEROES,
    Beast,
    Challenge,
    Dilemma,
    Door,
    Hero,
    Loot,
    Quest,
    Room,
    Treasure,
    Zone,
)
from ..content import Token as MysteryToken
from ..state import State, token_colour
from ..text import words
from . import signs, telling

FIGURE = "reflets_acide/{key}"
_FAMILIES = {"undead": "undead", "half_demon": "demon"}


def card_size(height: int) -> tuple[int, int]:
    """Width and height of a card of this height."""
    return max(1, round(height * 5 / 7)), max(1, height)


def _face(face: int, w: int, h: int, kind: str, compact: bool, lift: int, **more: Any) -> CardFace:
    card = FACES[face]
    return CardFace(
        w, h, kind, words.name(face), FIGURE.format(key=card.id),
        text="" if compact else telling.text(face),
        flavour="" if compact else say(card.quip),
        compact=compact, lift=lift, **more,
    )  # fmt: skip


def card(face: int, w: int, h: int, *, compact: bool = False, lift: int = 2, state: str = "") -> Any:
    """Whatever a face shows."""
    row = FACES[face]
    draw = partial(_face, face, w, h, compact=compact, lift=lift, state=state)
    line = "" if compact else telling.type_line(face)
    match row:
        case Hero():
            return draw(
                kind="hero", family=_FAMILIES.get(row.race, ""), type_line=line, power=str(row.points),
                cost=str(row.vitality),
            )  # fmt: skip
        case Beast():
            return draw(kind="curse" if row.critter else "enemy", type_line=line, power=str(row.value))
        case Dilemma():
            return draw(kind="spell", type_line=line)
        case Loot():
            kind = {"cursed": "curse", "relic": "event"}.get(row.group, "item")
            return draw(kind=kind, type_line=line, power=str(row.value) if row.value else "")
        case Zone():
            return draw(kind="place", type_line=line, power=str(row.value), cost=str(row.cost))
        case Door() | Room():
            return draw(kind="trap" if isinstance(row, Door) else "quest", type_line=line, cost=str(row.cost))
        case Treasure():
            return draw(kind="event", type_line=line, power=str(row.value))
        case MysteryToken():
            return Token(min(w, h), signs.GREY_TOKEN, signs.TOKEN_ICONS[row.id], palette.GOLD_HIGH, lift=lift)


def brief_card(face: int, w: int, h: int, **more: Any) -> Any:
    """A card whose text is cut to its first line where all of it has no room."""
    from heroes_desktop.desktop.art.common.cards import BOX_GROWTH, text_fits  # which opens what draws cards

    whole = card(face, w, h, **more)
    if not isinstance(whole, CardFace) or text_fits(whole.text, w, h, BOX_GROWTH[-1]):
        return whole
    return whole.but(text=whole.text.split("\n", 1)[0], flavour="")


def quest_card(quest: Quest, w: int, h: int, *, compact: bool = False, lift: int = 2) -> CardFace:
    """A Quest with its Rooms and missions."""
    return CardFace(
        w, h, "quest", say(quest.name), FIGURE.format(key=quest.id),
        text="" if compact else telling.quest_text(quest),
        flavour="" if compact else say(quest.quip), compact=compact, lift=lift,
    )  # fmt: skip


def challenge_card(row: Challenge, w: int, h: int) -> CardFace:
    """A Challenge with its gap."""
    return CardFace(
        w, h, "event", say(row.name), FIGURE.format(key=row.id), text=say(row.reward), flavour=say(row.quip),
        type_line=words.difficulty(row.difficulty), power=str(row.gap), lift=2,
    )  # fmt: skip


def back(kind: str, w: int, h: int, lift: int = 0) -> CardBack:
    """The back of a card: zone, door, room, hero, loot, relic, unforeseen."""
    base, accent, emblem = {
        "zone": ("#2A4A2E", "#9AD08A", "trail"),
        "door": ("#2A1A34", "#C8A0F0", "mdi:door"),
        "room": ("#1A1222", "#D8B868", "mdi:help"),
        "hero": ("#5A3A16", "#E2B04A", "mdi:account"),
        "loot": ("#2F4658", "#9CC4DC", "mdi:treasure-chest"),
        "relic": ("#6A4A1E", "#F0CF86", "mdi:crown"),
        "unforeseen": ("#4A1E16", "#E8895A", "mdi:exclamation-thick"),
    }[kind]
    return CardBack(w, h, base, accent, emblem, lift=lift)


def hero_face(face: int, size: int, state: str = "") -> Medallion:
    """A Hero's face in a medallion."""
    hero = HEROES[face]
    colour = signs.RACE_COLOURS[hero.race]
    return Medallion(size, colour, f"figure:reflets_acide/{hero.id}", "castle", state=state)


def token(view: State, instance: int, size: int, *, flat: bool = False) -> Token:
    """A Mystery token: its colour, its kind if known."""
    face = view.faces[instance]
    row = FACES[face] if face >= 0 else None
    icon = signs.TOKEN_ICONS[row.id] if isinstance(row, MysteryToken) else "mdi:help"
    golden = isinstance(row, MysteryToken) and row.golden
    ink = palette.GOLD_HIGH if golden else palette.BONE
    return Token(size, signs.token_colour_of(token_colour(instance)), icon, ink, flat=flat, lift=1)
