"""Before the first turn, in the order of NA-D87."""

from __future__ import annotations

from heroes_desktop.engine import Ask, Rules, Table

from .. import options
from ..content import (
    CHALLENGES,
    DOOR_FACE,
    HEROES,
    LOOT,
    LOOT_FACE,
    QUEST_INDEX,
    QUESTS,
    RELIC_FACE,
    RELICS,
    ROOM_FACE,
    TREASURE_FACE,
    TREASURES,
    ZONE_FACE,
    ZONE_KINDS,
    equipment,
)
from ..figures import POSITIONS, gems
from ..state import FIRST_TOKEN, Member, State
from ..track import GREY, INTERSECTIONS, RED, SEGMENTS
from .equipment import discard_equipment, place_cards
from .extras import EXTRAS
from .gems import collect, gain_gems, to_bag
from .piles import draw_hero, draw_loot
from .row import rearrange
from .transfers import transfer
from .turn import begin_turn

EXTRAS["transfer"] = transfer
PER_KIND = 6
PER_COLOUR = 7


# the board


def board_stage(s: State, table: Table) -> Rules[None]:
    """Zones, Door, Rooms, tokens, piles, Treasure; rewards of the campaign lie with them (NA-001 to
    NA-012)."""
    _lay_zones(s, table)
    _lay_doors_and_rooms(s, table)
    _lay_tokens(s, table)
    _form_piles(s, table)
    table.tell("laid_out", zones=[len(cards) for cards in s.zones], doors=len(s.doors), treasure=s.treasure)
    for board in s.boards:
        board.gems = [1] * 5
    s.vile.gems = [1] * 5
    s.bag = [number - 1 - len(s.boards) for number in s.bag]
    extra = sum(row.gems * s.ticks[index] for index, row in enumerate(CHALLENGES))
    yield from gain_gems(s, table, extra, "reward")
    _draw_quests(s, table)
    s.stage = "heroes"


def _lay_zones(s: State, table: Table) -> None:
    for index, kind in enumerate(ZONE_KINDS):
        cards = list(range(ZONE_FACE + PER_KIND * index, ZONE_FACE + PER_KIND * (index + 1)))
        table.shuffle(cards)
        number = 1 + sum(s.ticks[n] for n, row in enumerate(CHALLENGES) if kind in row.zones)
        s.zones.append(cards[:number])
        s.gone.extend(cards[number:])


def _lay_doors_and_rooms(s: State, table: Table) -> None:
    doors = list(range(DOOR_FACE, ROOM_FACE))
    table.shuffle(doors)
    number = 1 + sum(row.doors * s.ticks[n] for n, row in enumerate(CHALLENGES))
    s.doors, rest = doors[:number], doors[number:]
    s.gone.extend(rest)
    s.rooms = list(range(ROOM_FACE, TREASURE_FACE))
    table.shuffle(s.rooms)
    s.rooms_up = [False] * len(s.rooms)
    s.rooms_won = [False] * len(s.rooms)
    s.notches = [0] * len(s.rooms)
    treasures = list(range(TREASURE_FACE, TREASURE_FACE + len(TREASURES)))
    table.shuffle(treasures)
    s.treasure = treasures[0]
    s.gone.extend(treasures[1:])


def _lay_tokens(s: State, table: Table) -> None:
    """Red and grey tokens, shuffled and face down; the green ones come later (NA-005, NA-006)."""
    red = list(range(FIRST_TOKEN + PER_COLOUR, FIRST_TOKEN + 2 * PER_COLOUR))
    grey = list(range(FIRST_TOKEN + 2 * PER_COLOUR, FIRST_TOKEN + 3 * PER_COLOUR))
    table.shuffle(red)
    table.shuffle(grey)
    for space, token in (*zip(RED, red, strict=True), *zip(GREY, grey, strict=True)):
        s.tokens[space] = token


def _form_piles(s: State, table: Table) -> None:
    s.heroes = list(range(len(HEROES)))
    s.unforeseen = list(range(len(HEROES), LOOT_FACE))
    s.loot = list(range(LOOT_FACE, LOOT_FACE + len(LOOT)))
    s.relics = list(range(RELIC_FACE, RELIC_FACE + len(RELICS)))
    for pile in (s.heroes, s.unforeseen, s.loot, s.relics):
        table.shuffle(pile)


def _draw_quests(s: State, table: Table) -> None:
    """One Quest for the Vile, one more for each tick of Infâme (NA-018, NA-274)."""
    there = list(range(len(QUESTS)))
    for _ in range(1 + sum(row.quests * s.ticks[n] for n, row in enumerate(CHALLENGES))):
        s.quests.append(there.pop(table.roll(len(there)) - 1))
    table.tell("quests_drawn", quests=[QUESTS[index].id for index in s.quests])


# Heroes


def heroes_stage(s: State, table: Table) -> Rules[None]:
    """Six face down for the Vile; six for the team, or the best six of more (NA-022, NA-023, NA-267,
    NA-D86)."""
    s.vile.heroes = [draw_hero(s, table) for _ in range(POSITIONS)]
    number = POSITIONS + sum(row.heroes * s.ticks[n] for n, row in enumerate(CHALLENGES))
    s.candidates = [draw_hero(s, table) for _ in range(number)]
    faces = [table.show(card) for card in s.candidates]
    table.tell("heroes_drawn", cards=list(s.candidates), faces=faces)
    chosen = [] if number > POSITIONS else list(s.candidates)
    while len(chosen) < POSITIONS:
        need = POSITIONS - len(chosen)
        there = sorted(card for card in s.candidates if not chosen or card > chosen[-1])
        found = tuple(options.option("keep", card) for card in there[: len(there) - need + 1])
        answer = yield Ask(s.guide, "choose_heroes", found, about={"left": need})
        chosen.append(int(answer.args[0]))
        s.team.append(Member(chosen[-1]))
    s.team = [Member(card) for card in s.candidates if card in chosen]
    s.heroes_discard = [card for card in s.candidates if card not in chosen]
    s.candidates = []
    table.tell("heroes_chosen", cards=[member.card for member in s.team])
    s.stage = "enlist"


def enlist_stage(s: State, table: Table) -> Rules[None]:
    """The n-th replacement costs n gems from any boards (NA-024 to NA-026)."""
    price = s.replaced + 1
    if gems(s) < price or not (s.heroes or s.heroes_discard):
        s.stage = "loot"
        return
    found = (options.DONE, *(options.option("replace", no + 1) for no in range(len(s.team))))
    answer = yield Ask(s.guide, "replace_hero", found, about={"price": price})
    if answer.act == "done":
        s.stage = "loot"
        return
    no = int(answer.args[0]) - 1
    paid = [0] * 5
    yield from collect(s, table, price, "pay_gems", "enlisting", paid)
    to_bag(s, paid)
    old = s.team[no].card
    s.heroes_discard.append(old)
    s.replaced += 1
    card = draw_hero(s, table)
    s.team[no] = Member(card)
    table.tell(
        "replaced",
        card=card,
        face=table.show(card),
        old=old,
        old_face=s.faces[old],
        no=no + 1,
        cause="enlisting",
    )


def loot_stage(s: State, table: Table) -> Rules[None]:
    """Loot of the campaign; a cursed one may be discarded (NA-268)."""
    number = sum(row.loot * s.ticks[n] for n, row in enumerate(CHALLENGES))
    if s.rewards >= number:
        s.stage = "quest"
        return
    s.rewards += 1
    card = draw_loot(s, table)
    table.tell("loot_drawn", card=card, face=table.show(card), cause="reward")
    if equipment(s.faces[card]).cursed:
        s.loose = [card]
        answer = yield Ask(
            s.guide, "discard_cursed_reward", (options.KEEP, options.DISCARD), about={"card": card}
        )
        s.loose = []
        if answer.act == "discard":
            discard_equipment(s, table, card, "reward")
            return
    yield from place_cards(s, table, [card], "reward")


# Quest, Challenge, positions


def quest_stage(s: State, table: Table) -> Rules[None]:
    """The Vile Quest; the opposed one is the team's (NA-018, NA-019, NA-274, NA-D84)."""
    found = tuple(options.option("quest", QUESTS[index].id) for index in s.quests)
    answer = yield Ask(s.guide, "choose_vile_quest", found)
    s.vile.quest = QUEST_INDEX[str(answer.args[0])]
    s.quest = QUEST_INDEX[QUESTS[s.vile.quest].opposed]
    table.tell("quests", vile=QUESTS[s.vile.quest].id, team=QUESTS[s.quest].id)
    s.stage = "challenge"


def challenge_stage(s: State, table: Table) -> Rules[None]:
    """One of the ten Challenges, whatever is ticked (NA-028, NA-029)."""
    if s.challenge < 0:
        found = tuple(options.option("challenge", row.id) for row in CHALLENGES)
        answer = yield Ask(s.guide, "choose_challenge", found)
        s.challenge = next(n for n, row in enumerate(CHALLENGES) if row.id == answer.args[0])
    row = CHALLENGES[s.challenge]
    table.tell("challenge", challenge=row.id, difficulty=row.difficulty, gap=row.gap)
    s.stage = "positions"


def positions_stage(s: State, table: Table) -> Rules[None]:
    """Who stands where, asked once (NA-023, NA-D87)."""
    yield from rearrange(s, table, "place_heroes", "start")
    s.stage = "tokens"


# green tokens


def tokens_stage(s: State, table: Table) -> Rules[None]:
    """Quick: shuffled onto the intersections, unknown. Strategic: looked at and placed one by one (NA-033 to
    NA-036)."""
    if not s.token_mode:
        answer = yield Ask(s.guide, "token_mode", options.MODES)
        s.token_mode = "quick" if answer.args[0] == "quick" else "strategic"
    green = list(range(FIRST_TOKEN, FIRST_TOKEN + PER_COLOUR))
    table.tell("token_mode", mode=s.token_mode)
    if s.token_mode == "quick":
        table.shuffle(green)
        for space, token in zip(INTERSECTIONS, green, strict=True):
            s.tokens[space] = token
    else:
        for token in green:
            table.show(token)
        yield from _place_green(s, table, green)
    s.candidates = []
    begin_turn(s, table)


def _place_green(s: State, table: Table, green: list[int]) -> Rules[None]:
    """Segment by segment: which token, on which space of it."""
    for number, segment in enumerate(SEGMENTS):
        left = [token for token in green if token not in s.tokens]
        found = tuple(options.option("put", token, space) for token in left for space in segment)
        answer = yield Ask(s.guide, "place_green_token", found, about={"segment": number + 1})
        s.tokens[int(answer.args[1])] = int(answer.args[0])
        table.tell("token_placed", token=int(answer.args[0]), space=int(answer.args[1]))
