"""Quests: three steps to a gem."""

from __future__ import annotations

from heroes_desktop.engine import Rules, Table

from ..content import FACE, QUESTS, SKILL_INDEX
from ..figures import AT, LIFE, QUEST_STEP, lies
from ..kinds import Price, Trial
from ..land import COURT, SPACE, label
from ..state import NONE, Hero, State
from .bag import draw, put_in_place, token_into_the_bag
from .life import gain_gold, heal
from .rewards import pay_out
from .storage import into_the_bag, remove, take_off
from .testing import skill_test

MOST_QUESTS = 2
"""In the whole game, with the quest pile (RH-256)."""


def quest_tile(s: State, face: int) -> int:
    """The tile with this face on its space; NONE if it is not in play (RH-187)."""
    for tile in s.board.get(AT[face], ()):
        if s.faces[tile] == face:
            return tile
    return NONE


def can_step(s: State, hero: Hero, number: int) -> bool:
    """Whether the next step of a held quest can be done here without a combat (RH-187, RH-194 to RH-202)."""
    quest = QUESTS[hero.quests[number]]
    step = hero.steps[number]
    if step > 1:
        return step == 2 and hero.space == (hero.home if quest.goal == "home" else SPACE[quest.goal])
    face = FACE[quest.second if step else quest.first]
    if hero.space != AT[face] or not lies(s, face, hero.space):
        return False
    if step:
        return True
    if isinstance(quest.way, Price):
        return hero.gold >= quest.way.gold
    return isinstance(quest.way, Trial) and quest_tile(s, face) not in s.used


def quest_step(s: State, table: Table, quest: int) -> Rules[None]:
    """The next step of a quest, as an action."""
    seat = s.active
    hero = s.heroes[seat]
    number = hero.quests.index(quest)
    if hero.steps[number] == 0:
        yield from _ask_for_object(s, table, seat, quest)
    elif hero.steps[number] == 1:
        yield from _second_step(s, table, seat, number)
    else:
        yield from _third_step(s, table, seat, number)


def _ask_for_object(s: State, table: Table, seat: int, quest: int) -> Rules[None]:
    """Convince the Hermit or pay the Candlemaker (RH-195, RH-197, RH-202)."""
    way = QUESTS[quest].way
    tile = quest_tile(s, FACE[QUESTS[quest].first])
    if isinstance(way, Trial):
        s.used.append(tile)
        if not skill_test(s, table, seat, SKILL_INDEX[way.skill], 0, "quest", tile):
            return
    elif isinstance(way, Price):
        gain_gold(s, table, seat, -way.gold, "quest")
    take_off(s, s.heroes[seat].space, tile)
    yield from first_step_won(s, table, seat, tile)


def first_step_won(s: State, table: Table, seat: int, tile: int) -> Rules[None]:
    """The tile becomes the object; reward, draw, and the token after the first of the game (RH-188, RH-189,
    RH-D38)."""
    hero = s.heroes[seat]
    quest, _step = QUEST_STEP[s.faces[tile]]
    number = hero.quests.index(quest)
    hero.steps[number], hero.objects[number] = 1, tile
    _tell_step(s, table, seat, number, tile)
    yield from pay_out(s, table, seat, QUESTS[quest].reward, "quest")
    yield from draw(s, table, "quest")
    token_into_the_bag(s, table)


def _second_step(s: State, table: Table, seat: int, number: int) -> Rules[None]:
    """The object is given up, the second tile takes its place on the card (RH-188)."""
    hero = s.heroes[seat]
    given = hero.objects[number]
    tile = quest_tile(s, FACE[QUESTS[hero.quests[number]].second])
    take_off(s, hero.space, tile)
    hero.steps[number], hero.objects[number] = 2, tile
    _tell_step(s, table, seat, number, tile)
    remove(s, table, given, "quest")
    yield from draw(s, table, "quest")


def _third_step(s: State, table: Table, seat: int, number: int) -> Rules[None]:
    """The gem, once; Daphne also restores all life (RH-190, RH-199, RH-D96)."""
    hero = s.heroes[seat]
    tile = hero.objects[number]
    hero.steps[number], hero.objects[number] = 3, NONE
    _tell_step(s, table, seat, number, tile)
    remove(s, table, tile, "quest")
    if not hero.gem:
        hero.gem = True
        table.tell("gem", seat=seat, quest=QUESTS[hero.quests[number]].id)
    if QUESTS[hero.quests[number]].heals:
        heal(s, table, seat, LIFE[hero.hero], "quest")
    yield from draw(s, table, "quest")


def _tell_step(s: State, table: Table, seat: int, number: int, tile: int) -> None:
    hero = s.heroes[seat]
    table.tell(
        "quest_step",
        seat=seat,
        quest=QUESTS[hero.quests[number]].id,
        step=hero.steps[number],
        tile=tile,
        face=s.faces[tile],
        space=label(hero.space),
    )


# quests fetched at the King's Court


def quests_on_offer(s: State, hero: Hero) -> list[int]:
    """Cards a hero on J5 may take: one in the solo game; two a game and one a turn from the pile (RH-246,
    RH-255, RH-256, RH-D114)."""
    if not s.quest_pile or hero.space != COURT or s.took_quest:
        return []
    most = 1 if s.mode == "solo" else MOST_QUESTS
    return list(s.quest_pile) if len(hero.quests) < most else []


def take_quest(s: State, table: Table, quest: int) -> None:
    """Nothing is drawn (RH-246, RH-255)."""
    seat = s.active
    s.quest_pile.remove(quest)
    s.took_quest = True
    give_quest(s, seat, quest)
    table.tell("quest_taken", seat=seat, quest=QUESTS[quest].id)
    if s.mode == "solo":
        _bring_in_tiles(s, table, quest)


def give_quest(s: State, seat: int, quest: int) -> None:
    """A quest card on a hero sheet."""
    hero = s.heroes[seat]
    hero.quests.append(quest)
    hero.steps.append(0)
    hero.objects.append(NONE)


def _bring_in_tiles(s: State, table: Table, quest: int) -> None:
    """Solo: the first tile to its space, the second into the bag, the other fourteen out of the game
    (RH-D108)."""
    tiles, s.aside = s.aside, []
    for tile in tiles:
        if QUEST_STEP[s.faces[tile]] == (quest, 0):
            put_in_place(s, table, tile)
        elif QUEST_STEP[s.faces[tile]] == (quest, 1):
            into_the_bag(s, table, tile, "quest_taken")
        else:
            remove(s, table, tile, "quest_not_chosen")
    s.quest_pile = []
