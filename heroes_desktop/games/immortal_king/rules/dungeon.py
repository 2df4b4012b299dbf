"""Building a dungeon at the table: a ready-made list, a random one, or card by card."""

from __future__ import annotations

from collections import Counter
from functools import cache

from heroes_desktop.engine import Ask, Option, Rules, Table

from .. import options
from ..build import MANA_PER_COLOUR, dungeon_problems, owned, random_dungeon, read_dungeon, split_dungeon
from ..content import CARDS, DUNGEON_LISTS
from ..state import DUNGEON_SIZE, State

RANDOM = Option("random")
BY_HAND = Option("by_hand")


def builder(s: State) -> int:
    """The seat that builds the dungeon."""
    return s.party if s.solo else s.dm


def choose_dungeon(s: State, table: Table) -> Rules[None]:
    """The dungeon master builds in secret (IK-200); only legal lists can come out (IK-201). A dungeon built
    by hand takes several stages: the final monster, then one group of cards in each."""
    seat = builder(s)
    plan = s.plan.seats[seat]
    if s.final >= 0:
        yield from fill_group(s)
    elif plan.dungeon is not None and plan.final is not None:
        s.dungeon_list, s.final = plan.dungeon, plan.final
    elif plan.random_dungeon:
        draw_dungeon(s, table)
    else:
        ready = tuple(Option("list", (name,)) for name in ready_lists(s))
        answer = yield Ask(seat, "build_dungeon", (*ready, RANDOM, BY_HAND), secret=True)
        if answer.act == "list":
            s.dungeon_list, finals = split_dungeon(read_dungeon(answer.args[0])[0])
            s.final = finals[0]
        elif answer.act == "random":
            draw_dungeon(s, table)
        else:
            yield from choose_final(s)
    if len(s.dungeon_list) == DUNGEON_SIZE:
        s.dungeon_list = sorted(s.dungeon_list)
        table.tell("dungeon_built")
        s.stage = "scenario" if s.solo else "deal"


def ready_lists(s: State) -> list[str]:
    """Ready-made dungeons that the owned boxes provide."""
    return list(_legal_lists(tuple(s.copies[1])))


@cache
def _legal_lists(copies: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(name for name in DUNGEON_LISTS if not dungeon_problems(read_dungeon(name)[0], copies))


def draw_dungeon(s: State, table: Table) -> None:
    """A random legal dungeon (IK-202)."""
    s.dungeon_list = random_dungeon(table.below, s.copies[1])
    finals = sorted(set(owned(s.copies[1], "final")))
    s.final = finals[table.below(len(finals))]


def choose_final(s: State) -> Rules[None]:
    """The final monster of a dungeon built by hand (IK-192)."""
    choices = tuple(Option("final", (face,)) for face in sorted(set(owned(s.copies[1], "final"))))
    s.final = (yield Ask(builder(s), "build_dungeon", choices, secret=True)).args[0]


def fill_group(s: State) -> Rules[None]:
    """By colour six cards with Mana and six without, ascending (IK-193 to IK-195): one of these groups."""
    while True:
        choices = tuple(map(options.card, cards_next(s)))
        answer = yield Ask(builder(s), "build_dungeon", choices, secret=True)
        s.dungeon_list.append(answer.args[0])
        if len(s.dungeon_list) % MANA_PER_COLOUR == 0:
            return


def cards_next(s: State) -> list[int]:
    """What may be added next to the group being filled."""
    number = len(s.dungeon_list)
    group, place = divmod(number, MANA_PER_COLOUR)
    colour, mana = group // 2, group % 2 == 0
    last = s.dungeon_list[-1] if place else -1
    missing = MANA_PER_COLOUR - place
    found: list[int] = []
    left = 0  # from the card at hand on
    for face, most in reversed(_group(tuple(s.copies[1]), colour, mana)):
        if face < last:
            break
        more = most - s.dungeon_list.count(face)
        left += more
        if more and left >= missing:
            found.append(face)
    return found[::-1]


@cache
def _group(copies: tuple[int, ...], colour: int, mana: bool) -> tuple[tuple[int, int], ...]:
    """The owned cards of a colour with or without Mana, ascending, each with how often it may be taken."""
    supply = Counter(owned(copies, "dungeon"))
    return tuple(
        (face, 1 if CARDS[face].unique else supply[face])
        for face in sorted(supply)
        if CARDS[face].colour == colour and CARDS[face].mana == mana
    )
