"""Which tiles a hero sees, and which spaces are empty: invisible is not empty."""

from __future__ import annotations

from .figures import IS_OPPONENT, KIND, MISSION_OBJECT, QUEST_STEP, land
from .land import BEIGE_OF, GATES, NOWHERE, PIECE_OF
from .state import Hero, State


def visible(s: State, hero: Hero, tile: int) -> bool:
    """Whether an open tile is there for this hero (RH-008, RH-076 to RH-079)."""
    face = s.faces[tile]
    if face < 0:
        return False
    if face in QUEST_STEP:
        quest, step = QUEST_STEP[face]
        return quest in hero.quests and hero.steps[hero.quests.index(quest)] <= step
    if face in MISSION_OBJECT:
        wanted = MISSION_OBJECT[face]
        return any(s.faces[mission] == wanted for mission in hero.missions)
    return True


def opponents(s: State, hero: Hero, space: int) -> list[int]:
    """Opponents on a space that this hero must fight (RH-071, RH-077, RH-079)."""
    tiles = s.board.get(space)
    if not tiles:
        return []
    faces = s.faces
    return [
        tile for tile in tiles if faces[tile] >= 0 and IS_OPPONENT[faces[tile]] and visible(s, hero, tile)
    ]


def something_here(s: State, hero: Hero, space: int) -> bool:
    """Whether a mission, encounter or item lies open for this hero (RH-072, RH-073, RH-075)."""
    if space in s.dropped:
        return True
    return any(visible(s, hero, tile) and KIND[s.faces[tile]] != "token" for tile in s.board.get(space, ()))


def empty(s: State, space: int) -> bool:
    """No tile of any kind, no dropped item, no Guardian, no hero and no house (RH-087)."""
    if space in s.board or space in s.dropped or (s.awake and space in GATES):
        return False
    return all(hero.home != space and (hero.space != space or hero.line != NOWHERE) for hero in s.heroes)


def spaces_for_hidden(s: State, seat: int) -> list[int]:
    """Empty beige spaces of discovered regions other than the hero's own (RH-086, RH-087, RH-D116)."""
    own = PIECE_OF[s.heroes[seat].space]
    position = land(s).position
    return [
        space
        for piece, spaces in enumerate(BEIGE_OF)
        if piece != own and position[piece] >= 0
        for space in spaces
        if empty(s, space)
    ]
