"""Both totals line by line, in the order of NA-254 to NA-262."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .content import BEAST_FACE, HEROES, LOOT_FACE, QUESTS, RELIC_FACE, ZONE_FACE, Mission, equipment, points
from .figures import alignment, hero_of, owned
from .state import GREY, State, token_colour

SET = 5
"""Points of a set of five colours on one board (NA-257)."""
OCTOGON = 10
GREY_TOKEN = 4


class Line(NamedTuple):
    """One line of the count; `n` is the mission's number, or how many things are counted."""

    what: str
    points: int
    n: int = 0

    def plain(self) -> list[str | int]:
        """As facts of an event."""
        return [self.what, self.points, self.n]


class Side(NamedTuple):
    """What the missions of a Quest look at: Heroes as (race, alignment), leader first."""

    heroes: Sequence[tuple[str, str]]
    equipment: Sequence[int]
    dead: Sequence[tuple[str, str]]


def fulfilled(mission: Mission, side: Side) -> bool:
    """Whether a side fulfils a secondary mission (NA-D42 to NA-D44)."""
    match mission.what:
        case "leader":
            return bool(side.heroes) and mission.of in side.heroes[0]
        case "heroes":
            return sum(mission.of in hero for hero in side.heroes) >= mission.n
        case "races":
            return len({race for race, _alignment in side.heroes}) >= mission.n
        case "dead":
            return any(mission.of in hero for hero in side.dead)
        case "gold":
            return sum(equipment(face).gold for face in side.equipment) >= mission.n
        case "equipment":
            return sum(fits(face, mission.of) for face in side.equipment) >= mission.n
    return False


def fits(face: int, kind: str) -> bool:
    """Whether Equipment is of the kind a mission asks for."""
    loot = equipment(face)
    if kind == "plain":
        return not loot.magic and not loot.cursed
    return (kind == "magic" and loot.magic) or (kind == "cursed" and loot.cursed) or loot.maker == kind


def _printed(face: int) -> tuple[str, str]:
    hero = HEROES[face]
    return hero.race, hero.alignment


def team_side(s: State) -> Side:
    """The team as missions see it; a curse may make a Hero count as Evil."""
    return Side(
        [(hero_of(s, member).race, alignment(s, member)) for member in s.team if member.card >= 0],
        [s.faces[card] for card in owned(s)],
        [_printed(s.faces[card]) for card in s.pouch if s.faces[card] < len(HEROES)],
    )


def vile_side(s: State) -> Side:
    """The Vile as missions see them: their leader is the top card of the stack."""
    faces = [s.faces[card] for card in s.vile.pile]
    return Side(
        [_printed(s.faces[card]) for card in reversed(s.vile.heroes)],
        [face for face in faces if LOOT_FACE <= face < ZONE_FACE],
        [_printed(face) for face in faces if face < len(HEROES)],
    )


def sets(gems: Sequence[int]) -> int:
    """Sets of five colours among the gems of one board."""
    return min(gems)


def _missions(quest: int, side: Side) -> list[Line]:
    return [
        Line("mission", mission.points if fulfilled(mission, side) else 0, number)
        for number, mission in enumerate(QUESTS[quest].missions)
    ]


def team_lines(s: State) -> list[Line]:
    """The team's points (NA-254 to NA-257)."""
    quest = QUESTS[s.quest]
    heroes = [hero_of(s, member).points for member in s.team if member.card >= 0]
    relics = [points(s.faces[card]) for card in owned(s) if s.faces[card] >= RELIC_FACE]
    full = sum(sets(board.gems) for board in s.boards)
    return [
        Line("quest", quest.main),
        *_missions(s.quest, team_side(s)),
        Line("thwarted", quest.thwarted),
        Line("heroes", sum(heroes), len(heroes)),
        Line("relics", sum(relics), len(relics)),
        *_cards(s, s.pouch),
        Line("octogon", OCTOGON if s.octogon else 0),
        Line("sets", full * SET, full),
    ]


def _cards(s: State, pile: Sequence[int]) -> list[Line]:
    """Cards of a Pouch or Points Pile by kind."""
    kinds: dict[str, list[int]] = {
        name: [] for name in ("zones", "unforeseen", "dead", "treasure", "equipment")
    }
    for card in pile:
        face = s.faces[card]
        kinds[_kind(face)].append(points(face))
    return [Line(name, sum(values), len(values)) for name, values in kinds.items()]


def _kind(face: int) -> str:
    if face < BEAST_FACE:
        return "dead"
    if face < LOOT_FACE:
        return "unforeseen"
    if face < ZONE_FACE:
        return "equipment"
    return "zones" if face < ZONE_FACE + 36 else "treasure"


def token_points(s: State) -> int:
    """What the tokens on the Vile board are worth: grey 4 each, red the number of the place (NA-D40)."""
    red = sum(place for place, token in enumerate(s.vile.red, 1) if token >= 0)
    return red + GREY_TOKEN * len(s.vile.grey)


def vile_lines(s: State) -> list[Line]:
    """The Vile's points: never the main mission (NA-258 to NA-262)."""
    assert all(token_colour(token) == GREY for token in s.vile.grey)
    number = len(s.vile.grey) + sum(token >= 0 for token in s.vile.red)
    full = sets(s.vile.gems)
    return [
        *_missions(s.vile.quest, vile_side(s)),
        Line("heroes", sum(points(s.faces[card]) for card in s.vile.heroes), len(s.vile.heroes)),
        *_cards(s, s.vile.pile),
        Line("tokens", token_points(s), number),
        Line("sets", full * SET, full),
    ]
