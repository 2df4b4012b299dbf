"""Help on a word: a place (`F5`), a tile, an item, a hero, a quest, a Nameless, a keyword or a rule."""

from __future__ import annotations

from collections.abc import Iterator

from ...shared.topics import Keywords, Named, look_up, plain_names
from ...shared.wording import say, titled
from ..content import FACES, HEROES, ITEMS, NAMELESS, PIECES, QUESTS
from ..land import LINES, SPACE, SPACES, label
from ..locale import _
from ..rows import Mission, Space, Tile
from . import deeds, words

GAME = "return_of_the_heroes"

KEYWORDS: Keywords = {
    ("skill", "compétence"): ("RH-002", "RH-003", "RH-004"),
    ("test", "dice", "dés"): ("RH-004", "RH-005", "RH-006", "RH-D51"),
    ("cube", "cubes", "experience", "expérience"): ("RH-005", "RH-137", "RH-138", "RH-139"),
    ("move", "movement", "déplacement"): ("RH-044", "RH-046", "RH-047"),
    ("water", "toll", "eau", "péage"): ("RH-050", "RH-051", "RH-052"),
    ("hidden place", "lieu secret"): ("RH-056", "RH-057", "RH-058", "RH-059"),
    ("line", "ligne"): ("RH-061", "RH-062", "RH-063"),
    ("bag", "sac"): ("RH-082", "RH-084", "RH-088"),
    ("combat", "fight"): ("RH-100", "RH-102", "RH-103", "RH-104"),
    ("opponent", "adversaire"): ("RH-007", "RH-071"),
    ("heal", "rest", "soin", "repos"): ("RH-117", "RH-118", "RH-119", "RH-120"),
    ("armour", "shield", "armure", "bouclier"): ("RH-124", "RH-125", "RH-128"),
    ("death", "mort"): ("RH-130", "RH-131", "RH-132", "RH-135"),
    ("master", "maître", "training", "entraînement"): ("RH-142", "RH-143", "RH-144"),
    ("mission", "missions"): ("RH-147", "RH-148", "RH-150"),
    ("item", "items", "objet", "objets"): ("RH-162", "RH-163", "RH-164"),
    ("bazaar", "bazar"): ("RH-168", "RH-169", "RH-170", "RH-172"),
    ("event", "événement"): ("RH-180", "RH-181", "RH-182"),
    ("quest", "quête"): ("RH-186", "RH-187", "RH-189", "RH-190"),
    ("gem", "gemme"): ("RH-190", "RH-210"),
    ("nameless", "innommable"): ("RH-203", "RH-215", "RH-216", "RH-218"),
    ("guardian", "gardien"): ("RH-204", "RH-211", "RH-213"),
    ("servant", "serviteur"): ("RH-205", "RH-208", "RH-209"),
    ("tower", "tour"): ("RH-210", "RH-214", "RH-215"),
    ("solo",): ("RH-241", "RH-246", "RH-249", "RH-250"),
    ("score",): ("RH-252",),
    ("broom", "balai"): ("RH-238", "RH-239"),
}
"""Words and the rules that explain them, the defining rule first."""


def topic(word: str) -> list[str]:
    """What the game says about a word; empty when it says nothing."""
    if (wanted := word.strip().upper()) in SPACE:
        return place(SPACES[SPACE[wanted]])
    return look_up(word, (GAME, "RH"), KEYWORDS, _named)


def place(space: Space) -> list[str]:
    """A space: its name, region, ground, and where its lines lead."""
    ground = {
        "beige": _("a road"),
        "blue": _("water"),
        "red": _("a secret passage (5 or less)"),
        "green": _("a hidden forest path (6 or less)"),
        "yellow": _("a hidden swamp path (6 or less)"),
        "tower": _("the Dark Tower"),
    }[space.colour]
    ends = ", ".join(words.place(label(end)) for end in LINES[SPACE[space.id]])
    return [
        _("{place}, in {region}: {ground}.").format(
            place=words.place(space.id), region=words.the_region(space.id[0]), ground=ground
        ),
        _("Lines lead to: {places}.").format(places=ends),
    ]


def _named() -> Iterator[Named]:
    """Everything with a name, and what is said about it."""
    for hero in HEROES:
        yield [*plain_names(hero.name), hero.id], [titled(say(hero.name), say(hero.ability))]
    for quest in QUESTS:
        yield plain_names(quest.name), [titled(say(quest.name), deeds.first_step(quest.id))]
    for row in NAMELESS:
        yield plain_names(row.name), [words.nameless_line(row)]
    for item in ITEMS:
        yield plain_names(item.name), [titled(say(item.name), words.item_effect(item))]
    for face, tile in enumerate(FACES):
        if isinstance(tile, Mission):
            yield plain_names(tile.name), [words.mission_line(face)]
        elif isinstance(tile, Tile):
            yield plain_names(tile.name), tile_lines(face, tile)
    for piece in PIECES:
        yield (
            plain_names(piece.name),
            [titled(say(piece.name), ", ".join(words.place(each.id) for each in piece.spaces))],
        )
    for space in SPACES:
        yield plain_names(space.name), place(space)


def tile_lines(face: int, tile: Tile) -> list[str]:
    """A tile: what it is, where it lies, what it offers or gives."""
    lines = [words.foe_line(face) if tile.dots is not None else say(tile.name)]
    if tile.space:
        lines[0] += _(", at {place}").format(place=words.place(tile.space))
    if tile.action is not None:
        lines.append(deeds.deed(tile.action))
    if paid := words.reward(tile.reward):
        lines.append(_("Reward: {reward}").format(reward=paid))
    return lines
