"""Names of cards, places, gems and players, as all texts of this game use them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...shared.wording import listed, say
from ..content import (
    BEAST_FACE,
    CHALLENGE_INDEX,
    CHALLENGES,
    FACES,
    QUEST_INDEX,
    QUESTS,
    Challenge,
    Cost,
    Quest,
    zone,
)
from ..figures import width
from ..locale import _, counted
from ..state import GREEN, RED, State, token_colour
from ..track import CITY, DOOR, FIRST_CORRIDOR, KIND, ROOM, SHORTCUT, ZONE_AT, slot

# cards


def name(face: int) -> str:
    """A card or kind of token by its name."""
    return say(FACES[face].name) if face >= 0 else _("a face-down card")


def names(faces: Iterable[int]) -> str:
    """Cards in a row; several equal ones are counted."""
    found: dict[str, int] = {}
    for face in faces:
        found[name(face)] = found.get(name(face), 0) + 1
    return listed(word if count == 1 else f"{count} × {word}" for word, count in found.items())


def card(view: State, instance: int) -> str:
    """A card on the table, as far as it is known; −1 is nobody."""
    return name(view.faces[instance]) if instance >= 0 else _("nobody")


def hero_at(view: State, no: int) -> str:
    """The Hero on a position, with its number."""
    member = view.team[no - 1] if 0 < no <= len(view.team) else None
    if member is None or member.card < 0:
        return _("No {number} (vacant)").format(number=no)
    return _("{hero} (No {number})").format(hero=card(view, member.card), number=no)


def token(view: State, instance: int) -> str:
    """A Mystery token with its colour, and its kind if known."""
    colour, face = token_colour(instance), view.faces[instance]
    if face < 0:
        return {
            GREEN: _("a green token"),
            RED: _("a red token"),
        }.get(colour, _("a grey token"))
    kind = name(face)
    return {
        GREEN: _("{token} (green)"),
        RED: _("{token} (red)"),
    }.get(colour, _("{token} (grey)")).format(token=kind)


# gems


def some(n: int, colour: int) -> str:
    """So many gems of a colour."""
    return (
        counted("{n} red", "{n} red", n),
        counted("{n} orange", "{n} orange", n),
        counted("{n} violet", "{n} violet", n),
        counted("{n} green", "{n} green", n),
        counted("{n} blue", "{n} blue", n),
    )[colour]


def gem(number: int) -> str:
    """One gem of a colour."""
    return (_("a red gem"), _("an orange gem"), _("a violet gem"), _("a green gem"), _("a blue gem"))[number]


def gems(numbers: Sequence[int]) -> str:
    """Gems by colour; "none" if there are none."""
    return listed(some(n, c) for c, n in enumerate(numbers) if n) or _("none")


def many_gems(n: int) -> str:
    """So many gems."""
    return counted("{n} gem", "{n} gems", n)


def cost(price: Cost) -> str:
    """What something costs; empty if it is free."""
    parts = [some(n, c) for c, n in enumerate(price.gems) if n]
    if price.free:
        parts.append(_("{n} of any colour").format(n=price.free))
    if price.objective:
        parts.append(_("{n} of the Objective’s colour").format(n=price.objective))
    return listed(parts)


def board(view: State, number: int) -> str:
    """An influence board, by its positions."""
    wide = width(view)
    return _("board {first}–{last}").format(first=number * wide + 1, last=(number + 1) * wide)


# figures and words of the rules


def stat(word: str) -> str:
    """A characteristic."""
    return {
        "att": _("Attack"),
        "per": _("Perception"),
        "int": _("Intelligence"),
        "agi": _("Agility"),
        "def": _("Defence"),
    }[word]


def race(word: str) -> str:
    """A race or alignment."""
    return {
        "elf": _("Elf"),
        "dwarf": _("Dwarf"),
        "human": _("Human"),
        "beastfolk": _("Beastfolk"),
        "undead": _("Undead"),
        "half_demon": _("Half-demon"),
        "elemental": _("Elemental"),
        "good": _("Good"),
        "neutral": _("Neutral"),
        "evil": _("Evil"),
    }[word]


def difficulty(word: str) -> str:
    """A difficulty."""
    return {"easy": _("Easy"), "normal": _("Normal"), "difficult": _("Difficult")}[word]


def token_mode(word: str) -> str:
    """A way to place the green tokens."""
    return _("Quick: shuffled, on the intersections") if word == "quick" else _("Strategic: we choose")


def pile(word: str) -> str:
    """A draw pile."""
    return {
        "heroes": _("the Hero pile"),
        "loot": _("the Loot pile"),
        "relics": _("the Relic pile"),
        "unforeseen": _("the Unforeseen pile"),
    }[word]


def objective(amount: int, alone: bool) -> str:
    """What an Objective asks for: stars of one Hero or points of all."""
    return counted("{n} star", "{n} stars", amount) if alone else counted("{n} point", "{n} points", amount)


def dice(values: Iterable[int]) -> str:
    """Dice in a row."""
    return " ".join(str(value) if value else "–" for value in values)


# places


def zone_kind(word: str) -> str:
    """A kind of Zone, as a place on the road."""
    return {
        "forest": _("the Forest"),
        "river": _("the River"),
        "cave": _("the Cave"),
        "camp": _("the Camp"),
        "hills": _("the Hills"),
        "mount": _("the Mount"),
    }[word]


def zone_name(word: str) -> str:
    """A kind of Zone, as a name on the map."""
    return {
        "forest": _("Forest"),
        "river": _("River"),
        "cave": _("Cave"),
        "camp": _("Camp"),
        "hills": _("Hills"),
        "mount": _("Mount"),
    }[word]


ZONE_ORDER = ("forest", "river", "cave", "camp", "hills", "mount")


def room(view: State, number: int) -> str:
    """The Room in a slot, by name once it is known."""
    if number <= len(view.rooms) and (face := view.faces[view.rooms[number - 1]]) >= 0:
        return _("{room} (Room {number})").format(room=name(face), number=number)
    return _("Room {number}").format(number=number)


def place(view: State, number: int) -> str:
    """A place a pawn can stand on."""
    if number > ROOM:
        return room(view, slot(number))
    if number > SHORTCUT:
        return _("Perilous Shortcut {number}").format(number=number - SHORTCUT)
    if number < CITY:
        return _("red space {number}").format(number=-number)
    if number == CITY:
        return _("the City")
    if number == DOOR:
        return _("the Door")
    if number >= FIRST_CORRIDOR:
        return _("corridor space {number}").format(number=number - FIRST_CORRIDOR + 1)
    if number in ZONE_AT:
        return _zone(view, number)
    if KIND[number] == "chance":
        return _("Chance, space {number}").format(number=number)
    return _("space {number}").format(number=number)


def _zone(view: State, number: int) -> str:
    index = ZONE_AT[number]
    cards = view.zones[index] if index < len(view.zones) else []
    word = zone_kind(ZONE_ORDER[index])
    if len(cards) == 1 and (face := view.faces[cards[0]]) >= 0:
        return say(zone(face).name)
    return word


def stop(view: State, number: int) -> str:
    """A place with what lies there."""
    word = place(view, number)
    if 0 <= number < len(view.tokens) and view.tokens[number] >= 0:
        return _("{place}: {token}").format(place=word, token=token(view, view.tokens[number]))
    return word


# Quests, Challenges


def quest(quest_id: str) -> Quest:
    """A Quest by its id."""
    return QUESTS[QUEST_INDEX[quest_id]]


def challenge(challenge_id: str) -> Challenge:
    """A Challenge by its id."""
    return CHALLENGES[CHALLENGE_INDEX[challenge_id]]


def challenge_line(row: Challenge) -> str:
    """A Challenge with difficulty and gap."""
    return _("{name}: {difficulty}, gap {gap}").format(
        name=say(row.name), difficulty=difficulty(row.difficulty), gap=row.gap
    )


def cap(line: str) -> str:
    """A line that begins a sentence."""
    return line[:1].upper() + line[1:]


def is_hero(face: int) -> bool:
    """Whether a face is a Hero's."""
    return 0 <= face < BEAST_FACE
