"""Everything before the first visit: heroes, absent hero, Boss, difficulty, first player, then the piles."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Rules, Table

from .. import options
from ..content import (
    BOSS_CARDS,
    BOSSES,
    DIFFICULTIES,
    DUNGEON,
    FIRST_BOSS,
    FIRST_LOOT,
    FIRST_REWARD,
    FIRST_SKILL,
    HERO_INDEX,
    HEROES,
    LEVELS,
    PLAYERS,
    REWARDS,
    STANDARDS,
    TRACK,
    mentions,
)
from ..options import number
from ..state import LAIR, NOBODY, Dungeon, State, own_word
from ..zones import faces_of, turn_up
from .asking import ask_together

RANDOM = "random"
_SETTLED_BEFORE_TOKEN = 0
"""The seat with the last word before there is a token (TF-D89)."""

_OFFSET = sum(card.count for card in STANDARDS) - FIRST_SKILL
"""Instances of single cards are so many above their faces until something is shuffled."""

DUNGEON_SIZE = 4
PER_LEVEL = 2


def choose_heroes(s: State, table: Table) -> Rules[None]:
    """Each player in seat order takes his heroes; none can be taken twice (TF-014, TF-137, TF-D73)."""
    wanted = PLAYERS[len(s.players)].heroes
    for seat, player in enumerate(s.players):
        if len(player.heroes) < wanted:
            wish = s.wishes[seat].pop(0) if s.wishes[seat] else ""
            yield from _take_hero(s, table, seat, wish)
            return
    s.stage = "absent" if len(s.players) == 3 else "boss"


def _take_hero(s: State, table: Table, seat: int, wish: str) -> Rules[None]:
    taken = [hero for player in s.players for hero in player.heroes]
    wished = [HERO_INDEX[name] for wishes in s.wishes for name in wishes if name in HERO_INDEX]
    free = [hero for hero in range(len(HEROES)) if hero not in taken and hero not in wished]
    if wish in HERO_INDEX:
        hero = HERO_INDEX[wish]
    else:
        choices = [options.HERO[hero] for hero in free]
        if len(free) > 1:
            choices.append(options.RANDOM)
        answer = options.RANDOM if wish == RANDOM else (yield Ask(seat, "setup_heroes", tuple(choices)))
        if answer == options.RANDOM:
            hero = free[table.roll(len(free)) - 1] if len(free) > 1 else free[0]
        else:
            hero = HERO_INDEX[str(answer.args[0])]
    s.players[seat].heroes.append(hero)
    table.tell("hero_taken", seat=seat, hero=HEROES[hero].id)


def absent_hero(s: State, table: Table) -> Rules[None]:
    """Three players may leave out the cards that mention the fourth hero (TF-142)."""
    if s.absent_wish == NOBODY:
        answer = yield from ask_together(
            s, table, "setup_absent_hero", options.USE_OR_DECLINE, first=_SETTLED_BEFORE_TOKEN
        )
        s.absent = answer == options.USE
    else:
        s.absent = bool(s.absent_wish)
    if s.absent:
        table.tell("absent_hero", hero=HEROES[unused_hero(s)].id)
    s.stage = "boss"


def unused_hero(s: State) -> int:
    """The hero nobody has, with three players."""
    taken = [hero for player in s.players for hero in player.heroes]
    return next(hero for hero in range(len(HEROES)) if hero not in taken)


def choose_boss(s: State, table: Table) -> Rules[None]:
    """Drawn at random or chosen (TF-020)."""
    answer = options.RANDOM
    if not s.boss_wish:
        choices = (*options.BOSS, options.RANDOM)
        answer = yield from ask_together(s, table, "setup_boss", choices, first=_SETTLED_BEFORE_TOKEN)
    elif s.boss_wish != RANDOM:
        answer = next(option for option in options.BOSS if option.args[0] == s.boss_wish)
    if answer == options.RANDOM:
        s.boss = table.roll(len(BOSSES)) - 1
    else:
        s.boss = options.BOSS.index(answer)
    table.tell("boss_chosen", boss=BOSSES[s.boss].id, random=answer == options.RANDOM)
    s.stage = "difficulty"


def choose_difficulty(s: State, table: Table) -> Rules[None]:
    """Where the Boss pawn starts, and nothing else (TF-021, TF-103, TF-D29)."""
    if s.difficulty_wish:
        s.difficulty = own_word(s.difficulty_wish)
    else:
        answer = yield from ask_together(
            s, table, "setup_difficulty", options.DIFFICULTY, first=_SETTLED_BEFORE_TOKEN
        )
        s.difficulty = DIFFICULTIES[options.DIFFICULTY.index(answer)]
    s.pawn = TRACK.start[s.difficulty]
    table.tell("difficulty", difficulty=s.difficulty, pawn=s.pawn)
    s.stage = "first"


def choose_first(s: State, table: Table) -> Rules[None]:
    """A random or freely chosen player gets the token (TF-022); solo has only one (TF-D70)."""
    seats = len(s.players)
    random = s.first_random
    if s.first_wish != NOBODY:
        s.token = s.first_wish
    elif not random and seats > 1:
        choices = (*options.SEAT[:seats], options.RANDOM)
        answer = yield from ask_together(s, table, "setup_first", choices, first=_SETTLED_BEFORE_TOKEN)
        random = answer == options.RANDOM
        s.token = 0 if random else number(answer)
    if random and seats > 1:
        s.token = table.roll(seats) - 1
    table.tell("first_player", seat=s.token)
    s.stage = "deal"


# laying out


def deal(s: State, table: Table) -> Rules[None]:
    """Dungeons, reserve, rewards, Boss pile and decks (TF-015 to TF-024)."""
    _lay_dungeons(s, table)
    _lay_rewards(s, table)
    _lay_boss(s, table)
    _make_decks(s, table)
    table.tell(
        "laid_out",
        dungeons=[[dungeon.level, dungeon.cards[-1], s.faces[dungeon.cards[-1]]] for dungeon in s.dungeons],
        rewards=faces_of(s, [dungeon.reward for dungeon in s.dungeons]),
        boss=s.faces[s.lair.cards[-1]],
    )
    s.stage = "village"
    return
    yield  # a stage like the others, without a question


def _lay_dungeons(s: State, table: Table) -> None:
    """Two piles of four for each level, their top cards up, the rest in the reserve (TF-016 to TF-018)."""
    absent = HEROES[unused_hero(s)].id if s.absent else ""
    for level in LEVELS:
        cards: list[int] = []
        for index, row in enumerate(DUNGEON):
            if row.level == level:
                card = FIRST_LOOT + index + _OFFSET
                (s.box if absent and mentions(row) == absent else cards).append(card)
        table.shuffle(cards)
        for _pile in range(PER_LEVEL):
            s.dungeons.append(Dungeon(level, cards[:DUNGEON_SIZE]))
            del cards[:DUNGEON_SIZE]
        s.reserve.append(cards)
    for place, dungeon in enumerate(s.dungeons):
        turn_up(s, table, place, dungeon, dungeon.cards[-1])


def _lay_rewards(s: State, table: Table) -> None:
    """A random Reward card of its level beside each dungeon, face up; the third leaves the game (TF-019)."""
    for level in LEVELS:
        cards = [FIRST_REWARD + index + _OFFSET for index, row in enumerate(REWARDS) if row.level == level]
        table.shuffle(cards)
        for card in cards:
            table.show(card)
        for dungeon in s.dungeons:
            if dungeon.level == level:
                dungeon.reward = cards.pop()
        s.box += cards


def _lay_boss(s: State, table: Table) -> None:
    """Four cards of one boss, the top one face up; the others leave the game (TF-020, TF-023, TF-108)."""
    cards = [FIRST_BOSS + index + _OFFSET for index in range(len(BOSS_CARDS))]
    name = BOSSES[s.boss].id
    s.lair.cards = [card for card in cards if BOSS_CARDS[card - FIRST_BOSS - _OFFSET].boss == name]
    s.box += [card for card in cards if card not in s.lair.cards]
    table.shuffle(s.lair.cards)
    s.mixed = list(s.lair.cards)
    turn_up(s, table, LAIR, s.lair, s.lair.cards[-1])


def _make_decks(s: State, table: Table) -> None:
    """Standard cards and the Skills of a player's heroes, shuffled (TF-015, TF-138, TF-146)."""
    row = PLAYERS[len(s.players)]
    hits = list(range(STANDARDS[0].count))
    misses = list(range(STANDARDS[0].count, STANDARDS[0].count + STANDARDS[1].count))
    skills = [FIRST_SKILL + hero + _OFFSET for hero in range(len(HEROES))]
    for player in s.players:
        player.pile = hits[: row.hits] + misses[: row.misses]
        player.pile += [skills[hero] for hero in player.heroes]
        del hits[: row.hits], misses[: row.misses]
    used = [card for player in s.players for card in player.pile]
    s.box += hits + misses + [card for card in skills if card not in used]
    for player in s.players:
        table.shuffle(player.pile)
