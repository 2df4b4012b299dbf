"""What follows from a table: who owns what, what a Hero is worth now, what is possible. Nothing here
changes it."""

from __future__ import annotations

from collections.abc import Iterator

from .content import (
    CHALLENGES,
    DIFFICULTY,
    FACE,
    HEROES,
    QUESTS,
    Hero,
    Loot,
    Quest,
    Room,
    Skill,
    beast,
    equipment,
    room,
)
from .effect_rows import Barter, Dye, Peek, StandFast, StepIn, Swap
from .state import Board, Member, State

MOST_GEMS = 4
"""Places per colour on an influence board (NA-042)."""
MOST_TOKENS = 2
MOST_WORN = 3
COUNTDOWN = 3
"""Turns that are still played after the one in which the Vile finish their Quest (NA-250)."""
POSITIONS = 6

# boards and seats


def width(s: State) -> int:
    """Heroes per influence board: three, in trio two (NA-013 to NA-015)."""
    return 3 if len(s.boards) == 2 else 2


def board_at(s: State, position: int) -> int:
    """The board of a position (from 0)."""
    return position // (3 if len(s.boards) == 2 else 2)


def owner(s: State, board: int) -> int:
    """The seat a board belongs to."""
    return board if s.seats > 1 else 0


def boards_of(s: State, seat: int) -> tuple[int, ...]:
    """The boards of a seat; in solo both."""
    return (seat,) if s.seats > 1 else (0, 1)


def guide_boards(s: State) -> tuple[int, ...]:
    """The Guide's board, in solo either (NA-D68)."""
    return (s.guide,) if s.seats > 1 else (0, 1)


def in_turn(s: State) -> tuple[int, ...]:
    """All seats, the Guide first, then clockwise (NA-D94)."""
    return tuple((s.guide + step) % s.seats for step in range(s.seats))


def gems(s: State) -> int:
    """All gems of the team."""
    return sum(sum(board.gems) for board in s.boards)


def dilemma_places(s: State) -> int:
    """Dilemma places of one board: one per position (NA-D02)."""
    return width(s)


def waiting_tokens(s: State) -> list[int]:
    """All golden tokens waiting on influence boards."""
    return [token for board in s.boards for token in board.tokens]


# the team


def hero_of(s: State, member: Member) -> Hero:
    """The card of a member."""
    return HEROES[s.faces[member.card]]


def present(s: State) -> list[tuple[int, Member]]:
    """Positions (from 0) and members, gaps left out."""
    return [(position, member) for position, member in enumerate(s.team) if member.card >= 0]


def on_board(s: State, board: int) -> list[tuple[int, Member]]:
    """Positions and members of one board."""
    wide = width(s)
    return [
        (position, member)
        for position, member in enumerate(s.team[board * wide : (board + 1) * wide], board * wide)
        if member.card >= 0
    ]


def position_of(s: State, card: int) -> int:
    """The position (from 0) of a Hero card in the team; −1 if it is not there."""
    for position, member in enumerate(s.team):
        if member.card == card:
            return position
    return -1


def member_of(s: State, card: int) -> Member:
    """The member with this card."""
    return s.team[position_of(s, card)]


def vacant(s: State) -> bool:
    """Whether the row has a vacant position."""
    return len(s.team) < POSITIONS


def designated(s: State) -> int:
    """The Hero card on the position the Golden Die shows; −1 if it is vacant (NA-078)."""
    if 1 <= s.golden <= len(s.team):
        return s.team[s.golden - 1].card
    return -1


def life(s: State, member: Member) -> int:
    """Life Points now."""
    return member.marker or HEROES[s.faces[member.card]].vitality


def bothered(s: State, card: int) -> bool:
    """Whether a Critter lies on this Hero (NA-172)."""
    return s.hazard is not None and card in s.hazard.bothered


def value(s: State, member: Member, stat: int) -> int:
    """The current value of a characteristic: printed, replaced by Equipment, then capped (NA-248, NA-D61)."""
    faces = s.faces
    now = HEROES[faces[member.card]].values[stat]
    annoyed = bothered(s, member.card)
    if not annoyed:
        for card in member.worn:
            now = equipment(faces[card]).sets[stat] or now
    if member.marker:
        now = min(now, member.marker)
    return min(now, 2) if annoyed else now


def alignment(s: State, member: Member) -> str:
    """The alignment, replaced by a curse that makes its bearer count as Evil."""
    if any(equipment(s.faces[card]).curse == "evil" for card in member.worn):
        return "evil"
    return hero_of(s, member).alignment


def worn(s: State) -> Iterator[tuple[Member, int, Loot]]:
    """All equipped cards of the team with their bearers."""
    for member in s.team:
        for card in member.worn:
            yield member, card, equipment(s.faces[card])


def owned(s: State) -> list[int]:
    """All Equipment of the team, equipped or stored."""
    return [card for member in s.team for card in (*member.worn, *member.stored)]


def cursed_with(s: State, curse: str) -> bool:
    """Whether a curse that concerns the whole team is worn."""
    return any(loot.curse == curse for _member, _card, loot in worn(s))


def bearer_of(s: State, card: int) -> Member | None:
    """Who has this Equipment."""
    for member in s.team:
        if card in member.worn or card in member.stored:
            return member
    return None


def carried(s: State, use: str) -> int:
    """A key or Antidote somebody carries, equipped or stored (NA-D100); −1 without."""
    for card in owned(s):
        if equipment(s.faces[card]).use == use:
            return card
    return -1


# skills


def skill_key(card: int, number: int) -> int:
    """The name of a skill in `State.used`."""
    return card * 2 + number


def own_skill_ready(s: State, member: Member, number: int) -> bool:
    """A Hero's skill is blocked by a marker and works once a turn (NA-068, NA-231)."""
    return not member.marker and skill_key(member.card, number) not in s.used


def loot_skill_ready(s: State, member: Member, card: int) -> bool:
    """A Loot's skill is blocked by a Critter, not by a marker (NA-172, NA-246)."""
    return skill_key(card, 0) not in s.used and not bothered(s, member.card)


def skills(s: State, board: int, kind: str) -> Iterator[tuple[Member, int, int, Skill]]:
    """Usable skills of one kind on a board: bearer, card, number, skill."""
    for _position, member in on_board(s, board):
        for number, skill in enumerate(hero_of(s, member).skills):
            if skill.kind == kind and own_skill_ready(s, member, number):
                yield member, member.card, number, skill
        for card in member.worn:
            loot_skill = equipment(s.faces[card]).skill
            if loot_skill is not None and loot_skill.kind == kind and loot_skill_ready(s, member, card):
                yield member, card, 0, loot_skill


SIGNATURES: dict[type, tuple[int, int]] = {
    type(skill.effect): (face, number)
    for face, hero in enumerate(HEROES)
    for number, skill in enumerate(hero.skills)
    if skill.kind == "signature"
}
"""The one Hero and skill number of each signature (NA-290)."""
assert set(SIGNATURES) == {Barter, Dye, Peek, StandFast, StepIn, Swap}


def signature(s: State, effect: type) -> tuple[int, Member, Skill, int] | None:
    """Position, bearer, skill and number of a signature that could be used now; None without."""
    face, number = SIGNATURES[effect]
    for position, member in enumerate(s.team):
        if member.card >= 0 and s.faces[member.card] == face and own_skill_ready(s, member, number):
            return position, member, HEROES[face].skills[number], number
    return None


# Quest and Challenge


def turns_left(s: State) -> int:
    """Turns still to be played once the countdown of the Vile runs, the present one among them unless it has
    started it (NA-250)."""
    return max(0, min(COUNTDOWN, s.deadline - s.turn + 1))


def difficulty(s: State) -> int:
    """Gems and cards of a Reveal phase (NA-030)."""
    return DIFFICULTY[CHALLENGES[s.challenge].difficulty]


def quest(s: State) -> Quest:
    """The team's Quest."""
    return QUESTS[s.quest]


def owns_quest_relic(s: State) -> bool:
    """Whether the Relic of the own Quest is among the Equipment."""
    return s.quest >= 0 and FACE[quest(s).relic] in [s.faces[card] for card in (*owned(s), *s.loose)]


def step_one(s: State) -> bool:
    """Step I counts as done while the team owns the Relic, and for good after step II (NA-D33)."""
    return s.step_two or owns_quest_relic(s)


def slot_of(s: State, room_id: str) -> int:
    """The slot (from 0) in which a Room lies face up; −1 if it is not revealed."""
    face = FACE[room_id]
    for index, card in enumerate(s.rooms):
        if s.rooms_up[index] and s.faces[card] == face:
            return index
    return -1


def room_in(s: State, index: int) -> Room:
    """The Room card in a slot (from 0)."""
    return room(s.faces[s.rooms[index]])


def raised(s: State, stat: int) -> list[int]:
    """What each Creature in play adds to Objectives of a characteristic (NA-171)."""
    if s.hazard is None:
        return []
    amounts = [beast(s.faces[card]).raises[stat] for card in s.hazard.beasts]
    return [amount for amount in amounts if amount]


def free_places(board: Board, colour: int) -> int:
    """Free gem places of a colour."""
    return MOST_GEMS - board.gems[colour]
