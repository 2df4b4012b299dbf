"""Short words for the board: the game's vocabulary as names, with a capital."""

from __future__ import annotations

from heroes_desktop.desktop.widgets import chance_text
from heroes_desktop.engine import Option

from ...shared.wording import say, titled
from ..content import MONSTERS, TILES, Mission, Space
from ..text import words
from .look import Look

points = words.points
steps = words.ap
teeth = words.teeth
ground = words.ground
hearts_of = words.hearts_of


def upper(text: str) -> str:
    """Words as a name or a heading."""
    return text[:1].upper() + text[1:]


def person(look: Look, seat: int) -> str:
    """A seat by its name at the table."""
    return look.seat_names[seat]


def tile_name(face: int) -> str:
    return say(TILES[face].name)


def place_name(word: str) -> str:
    """A kind of tile by its word."""
    return next(say(tile.name) for tile in TILES if tile.id == word)


def monster_name(monster: int) -> str:
    return say(MONSTERS[monster].name)


def ware(kind: str) -> str:
    """A good by its name."""
    return upper(words.kind(kind) if kind in ("boots", "ring", "sword") else words.token((kind,)))


def piece(kind: str, value: int) -> str:
    return upper(words.piece(kind, value))


def space_name(space: Space) -> str:
    """A space of the underworld."""
    return upper(words.space(space.id))


def with_odds(look: Look, option: Option | None, text: str) -> str:
    """A tooltip with the exact chances of an option below it."""
    told = look.odds(option) if option is not None else []
    lines = [titled(entry.label, chance_text(entry.chance)) for entry in told]
    return "\n".join(line for line in (text, *lines) if line)


def family(mission: Mission) -> str:
    return upper(words.family(mission.family))
