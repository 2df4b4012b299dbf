"""Before the first turn: map, tiles, piles, heroes, quests, starting spaces."""

from __future__ import annotations

from heroes_desktop.engine import EVERYONE, Ask, Rules, Table

from .. import options
from ..content import (
    BAG_TILES,
    FACE,
    FIRST_BAG_FACE,
    FIRST_GUARDIAN,
    FIRST_SERVANT,
    FIRST_SHEET,
    GUARDIANS,
    HERO_INDEX,
    HEROES,
    HIDDEN_COUNT,
    NAMELESS_INDEX,
    PIECE_FACE,
    QUEST_INDEX,
    QUESTS,
    SERVANTS,
    TOKEN,
)
from ..figures import AT, KIND, LIFE, PRINTED, QUEST_STEP, land
from ..land import (
    BEIGE_OF,
    CORNERS,
    EAST,
    NORTH,
    POSITIONS,
    SOLO_PIECES,
    SOUTH,
    SPACE,
    STARTS,
    TEMPLE_PIECE,
    TOWER_PIECE,
    WEST,
    WIDTH,
    label,
)
from ..state import FIRST_PIECE, FIRST_WARE, NONE, SHEET, State
from .arrival import lay_hidden
from .asking import ask_space
from .bag import lay_guardians
from .quests import give_quest
from .storage import lay

BASIC_HEROES = tuple(index for index, hero in enumerate(HEROES) if hero.start)
"""Who may play the basic game (RH-020)."""
SOLO_BOARD = ("b_great_bazaar", "b_coachmaker")
"""On the board from the start of a solo game (RH-242)."""
_MICE = FACE["b_mice"]

# what needs no question


def lay_out(s: State, table: Table) -> Rules[None]:
    """Map, hidden tiles, bag, piles and the sheet of the Nameless."""
    _lay_map(s, table)
    _shuffle_piles(s, table)
    _draw_sheet(s, table)
    _fill_bag(s)
    _lay_hidden_tiles(s, table)
    if s.mode == "solo":
        lay(s, AT[TOKEN], TOKEN)
        s.awake = True
        lay_guardians(s, table)
    places = range(FIRST_PIECE, FIRST_PIECE + POSITIONS)
    pieces = [s.faces[place] if s.seen[place] else NONE for place in places]
    table.tell("laid_out", mode=s.mode, bag=len(s.bag), pieces=pieces)
    s.stage = "heroes"
    return
    yield  # rules like the others, without a question


def _lay_map(s: State, table: Table) -> None:
    """Alphabetical, or shuffled with the players' starting regions in the corners (RH-018, RH-028 to
    RH-030)."""
    if s.mode != "standard":
        return
    pieces = list(range(FIRST_PIECE, FIRST_PIECE + POSITIONS))
    corners = [FIRST_PIECE + CORNERS[seat] for seat in range(len(s.heroes))]
    reserved = [FIRST_PIECE + place for place in range(POSITIONS) if FIRST_PIECE + place not in corners][:2]
    free = [place for place in pieces if place not in reserved]
    _swap_to(s, TOWER_PIECE, reserved[0])
    _swap_to(s, TEMPLE_PIECE, reserved[1])
    table.shuffle(free)
    table.shuffle([place for place in pieces if place not in corners])
    if s.rotate_regions:
        for place in pieces:
            s.faces[place] += table.roll(4) - 1
    for place in pieces:
        s.seen[place] = EVERYONE if not s.unexplored or place in corners else 0


def _swap_to(s: State, piece: int, place: int) -> None:
    """Bring an unturned piece to a position."""
    face = PIECE_FACE + 4 * piece
    other = s.faces.index(face, FIRST_PIECE)
    s.faces[other], s.faces[place] = s.faces[place], face


def _shuffle_piles(s: State, table: Table) -> None:
    """Bazaar, Servants, Guardians (RH-015)."""
    s.bazaar = list(range(FIRST_WARE, SHEET))
    table.shuffle(s.bazaar)
    s.servants = list(range(FIRST_SERVANT, FIRST_SERVANT + len(SERVANTS)))
    table.shuffle(s.servants)
    s.guardians = list(range(FIRST_GUARDIAN, FIRST_GUARDIAN + len(GUARDIANS)))
    table.shuffle(s.guardians)


def _draw_sheet(s: State, table: Table) -> None:
    """The King of Darkness, open; or one of six, face down or open (RH-023, RH-035, RH-276)."""
    sheets = list(range(SHEET, FIRST_PIECE))
    if s.mode == "basic" or (s.mode == "solo" and s.solo_nameless == "king"):
        king = FIRST_SHEET + NAMELESS_INDEX["king"]
        place = s.faces.index(king, SHEET)
        s.faces[place], s.faces[SHEET] = s.faces[SHEET], king
        return
    table.shuffle(sheets)
    if s.mode == "solo" and s.solo_nameless == "open":
        table.show(SHEET)


def _fill_bag(s: State) -> None:
    """Which tiles start in the bag, on the board, beside it or out of the game (RH-024 to RH-027, RH-036,
    RH-D109)."""
    for tile in range(FIRST_BAG_FACE, FIRST_BAG_FACE + len(BAG_TILES)):
        _start_zone(s, tile)
    if s.token_in_bag:
        _start_in_bag(s, TOKEN)
    elif s.mode != "solo":
        s.aside.append(TOKEN)


def _start_zone(s: State, tile: int) -> None:
    """One bag tile; at this moment instance and face are the same number."""
    if s.mode == "standard":
        _start_in_bag(s, tile)
    elif KIND[tile] == "object" or (s.mode == "solo" and BAG_TILES[tile - FIRST_BAG_FACE].id in SOLO_BOARD):
        lay(s, AT[tile], tile)
    elif tile in QUEST_STEP:
        _start_quest_tile(s, tile)
    elif tile == _MICE and s.solo_nameless != "hidden":
        s.removed.append(tile)
    else:
        _start_in_bag(s, tile)


def _start_quest_tile(s: State, tile: int) -> None:
    """Basic: the four fixed quests, first steps on the board (RH-025, RH-026, RH-D06); solo: aside
    (RH-D108)."""
    quest, step = QUEST_STEP[tile]
    if s.mode == "solo":
        s.aside.append(tile)
    elif QUESTS[quest].id not in {HEROES[hero].quest for hero in BASIC_HEROES}:
        s.removed.append(tile)
    elif step:
        _start_in_bag(s, tile)
    else:
        lay(s, AT[tile], tile)


def _start_in_bag(s: State, tile: int) -> None:
    s.seen[tile] = 0
    s.bag.append(tile)


def _lay_hidden_tiles(s: State, table: Table) -> None:
    """Two on every discovered piece, by the parity of its position (RH-017, RH-019, RH-D07, RH-D115)."""
    s.unplaced = list(range(HIDDEN_COUNT))
    table.shuffle(s.unplaced)
    for position in range(POSITIONS):
        if s.seen[FIRST_PIECE + position]:
            piece, turns = divmod(s.faces[FIRST_PIECE + position] - PIECE_FACE, 4)
            even = sum(divmod(position, WIDTH)) % 2 == 0
            lay_hidden(s, table, piece, turns, (NORTH, SOUTH) if even else (EAST, WEST))


# heroes


def choose_heroes(s: State, table: Table) -> Rules[None]:
    """Each hero once, in seat order; wishes first (RH-010, RH-020, RH-032, RH-244, RH-D11)."""
    for seat, wish in enumerate(s.hero_wishes):
        name, _space, sex = wish.partition(" ")
        if name in HERO_INDEX:
            _become(s, table, seat, HERO_INDEX[name], sex == "woman")
    for seat, wish in enumerate(s.hero_wishes):
        if not wish:
            offered = [option for hero in _free_heroes(s) for option in options.HERO[hero]]
            answer = yield Ask(seat, "choose_hero", (*offered, options.RANDOM))
            if answer.act == "hero":
                _become(s, table, seat, HERO_INDEX[str(answer.args[0])], answer.args[1] == "woman")
    for seat, hero in enumerate(s.heroes):
        if hero.hero == NONE:
            free = _free_heroes(s)
            _become(s, table, seat, free[table.roll(len(free)) - 1], table.roll(2) == 2)
    s.stage = "quests"


def _free_heroes(s: State) -> list[int]:
    taken = [hero.hero for hero in s.heroes]
    allowed = BASIC_HEROES if s.mode == "basic" else range(len(HEROES))
    return [hero for hero in allowed if hero not in taken]


def _become(s: State, table: Table, seat: int, index: int, woman: bool) -> None:
    """Printed values and nothing else (RH-011, RH-012)."""
    hero = s.heroes[seat]
    hero.hero, hero.woman = index, woman
    hero.life, hero.gold, hero.skills = LIFE[index], HEROES[index].gold, list(PRINTED[index])
    table.tell("hero", seat=seat, hero=HEROES[index].id, woman=woman, life=hero.life, gold=hero.gold)


# quests


def deal_quests(s: State, table: Table) -> Rules[None]:
    """One fixed quest, two random ones, or an open pile at the King's Court (RH-022, RH-033, RH-246,
    RH-254)."""
    if s.mode == "basic":
        for seat, hero in enumerate(s.heroes):
            _deal(s, table, seat, QUEST_INDEX[HEROES[hero.hero].quest])
    elif s.mode == "solo" or s.pile_of_quests:
        s.quest_pile = list(range(len(QUESTS)))
    else:
        left = list(range(len(QUESTS)))
        for seat in range(len(s.heroes)):
            for _card in range(2):
                _deal(s, table, seat, left.pop(table.roll(len(left)) - 1))
    s.stage = "starts"
    return
    yield  # rules like the others, without a question


def _deal(s: State, table: Table, seat: int, quest: int) -> None:
    give_quest(s, seat, quest)
    table.tell("quest_dealt", seat=seat, quest=QUESTS[quest].id)


# starting spaces


def choose_starts(s: State, table: Table) -> Rules[None]:
    """Figure and house on the starting space (RH-013, RH-021, RH-034, RH-245); then play begins."""
    for seat, wish in enumerate(s.start_wishes):
        allowed = start_spaces(s, seat)
        space = SPACE.get(wish, NONE)
        if space not in allowed:
            space = yield from ask_space(s, seat, "choose_start", allowed)
        hero = s.heroes[seat]
        hero.space = hero.home = space
        table.tell("start", seat=seat, space=label(space))
    s.first = s.active = max(0, s.first_wish)
    table.tell("first_player", seat=s.first)
    s.stage = "turn"


def start_spaces(s: State, seat: int) -> list[int]:
    """Where a hero may start."""
    if s.mode == "basic":
        return [SPACE[HEROES[s.heroes[seat].hero].start]]
    if s.mode == "solo":
        return [space for piece in SOLO_PIECES for space in BEIGE_OF[piece]]
    position = land(s).position
    piece = position.index(CORNERS[seat])
    return list(STARTS[piece])
