"""Tables of Return of the Heroes laid out by hand, and a short way to write down how they are played.

`table(Who("warrior", at="G5", quests={"q_daphne": 0}), board={"G6": ["q1_daphne"]})` gives a state,
`start(state, dice)` a match, and `play(match, "start_turn step G6", "choose_skill skill melee")` answers
decisions: the kind that must be asked, then the option. Tiles, missions and items are written by their ids.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from heroes_desktop.engine import EVERYONE, Event, Match, Option, ScriptedDice, Setup
from heroes_desktop.games.return_of_the_heroes import info
from heroes_desktop.games.return_of_the_heroes.content import (
    FACE,
    FIRST_GUARDIAN,
    FIRST_SERVANT,
    FIRST_SHEET,
    HERO_INDEX,
    HEROES,
    NAMELESS,
    NAMELESS_INDEX,
    PIECE_FACE,
    QUEST_INDEX,
    QUESTS,
    face_id,
)
from heroes_desktop.games.return_of_the_heroes.figures import ITEM, LIFE, PRINTED
from heroes_desktop.games.return_of_the_heroes.land import NOWHERE, PIECE_INDEX, SPACE, label
from heroes_desktop.games.return_of_the_heroes.settings import begin
from heroes_desktop.games.return_of_the_heroes.state import FIRST_PIECE, FIRST_WARE, NONE, SHEET, Hero, State

NAMES = ("Ann", "Ben", "Cleo", "Dan")
BASIC_MAP = "ABCDEFGHIJKLMNOP"
INSTANCE_ACTS = (
    "drink", "accomplish", "take_object", "accept", "use", "pick_up", "opponent", "protect", "mission",
    "item", "take", "leave", "tile", "inventory", "buy",
)  # fmt: skip


@dataclass(frozen=True)
class Who:
    """A hero at the table; what is not said is as on his sheet."""

    hero: str = "warrior"
    at: str = ""
    home: str = ""
    line: str = ""
    life: int | None = None
    gold: int | None = None
    skills: tuple[int, int, int] | None = None
    cubes: tuple[int, int, int] = (0, 0, 0)
    items: tuple[str, ...] = ()
    missions: tuple[str, ...] = ()
    loads: Mapping[str, str] = field(default_factory=dict)
    quests: Mapping[str, int] = field(default_factory=dict)
    gem: bool = False
    passage: str = ""


class _Box:
    """Everything that has not been laid out yet."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.left = list(range(SHEET))

    def take(self, word: str, seen: int = EVERYONE) -> int:
        """The next instance with the face, or the back, of this id."""
        for instance in self.left:
            item = ITEM[self.s.faces[instance]]
            if face_id(self.s.faces[instance]) == word or (item is not None and item.id == word):
                self.left.remove(instance)
                self.s.seen[instance] = seen
                return instance
        raise AssertionError(f"there is no {word} left")

    def take_all(self, first: int, last: int, seen: int = 0) -> list[int]:
        """What is left of a range of instances."""
        mine = [instance for instance in self.left if first <= instance < last]
        self.left = [instance for instance in self.left if instance not in mine]
        for instance in mine:
            self.s.seen[instance] = seen
        return mine


def table(
    *people: Who,
    mode: str = "basic",
    board: Mapping[str, Sequence[str]] | None = None,
    down: Mapping[str, Sequence[str]] | None = None,
    dropped: Mapping[str, Sequence[str]] | None = None,
    bag: Sequence[str] = (),
    bazaar: Sequence[str] | None = None,
    aside: Sequence[str] = (),
    servants: Sequence[str] | None = None,
    guardians: Sequence[str] = ("g_flame", "g_bone", "g_storm", "g_iron"),
    awake: bool = False,
    nameless: str = "king",
    nameless_open: bool = True,
    pieces: str = BASIC_MAP,
    turns: Mapping[str, int] | None = None,
    discovered: str = BASIC_MAP,
    unplaced: Sequence[str] = (),
    waiting: Sequence[str] = (),
    quest_pile: Sequence[str] = (),
    left: Mapping[str, int] | None = None,
    active: int = 0,
    round: int = 2,
    stage: str = "turn",
    shadow: int = 0,
    **options: Any,
) -> State:
    """A state in the middle of a game. Piles are given from the top down; the rest is out of the game."""
    who = people or (Who("warrior", at="A7"), Who("elf", at="M3"))
    setup_options = {"mode": mode, **({"rotate_regions": False} if mode == "standard" else {}), **options}
    s: State = begin(Setup("by hand", NAMES[: len(who)], setup_options))
    box = _Box(s)
    s.heroes = [_hero(box, person) for person in who]
    for zone, places, seen in (
        (s.board, board, EVERYONE),
        (s.board, down, 0),
        (s.dropped, dropped, EVERYONE),
    ):
        for space, tiles in (places or {}).items():
            zone.setdefault(SPACE[space], []).extend(box.take(tile, seen) for tile in tiles)
    if awake:
        s.board.setdefault(SPACE["H3"], []).append(box.take("token"))
        s.awake = True
    s.bag = [box.take(tile, 0) for tile in bag]
    s.aside = [box.take(tile) for tile in aside]
    s.waiting = [box.take(tile) for tile in waiting]
    s.unplaced = [box.take(tile, 0) for tile in reversed(unplaced)]
    if bazaar is None:
        s.bazaar = box.take_all(FIRST_WARE, SHEET)
    else:
        s.bazaar = [box.take(item, 0) for item in reversed(bazaar)]
    s.guardians = [box.take(guardian, 0) for guardian in guardians]
    s.servants = (
        [box.take(servant, 0) for servant in reversed(servants)]
        if servants is not None
        else box.take_all(FIRST_SERVANT, FIRST_GUARDIAN)
    )
    s.removed = box.left
    _lay_sheet(s, nameless, nameless_open)
    _lay_pieces(s, pieces, turns or {}, discovered)
    for word, points in (left or {}).items():
        for hero in s.heroes:
            for item in hero.items:
                row = ITEM[s.faces[item]]
                if row is not None and row.id == word:
                    s.left[item] = points
    s.quest_pile = [QUEST_INDEX[quest] for quest in quest_pile]
    s.active, s.round, s.stage, s.shadow = active, round, stage, shadow
    s.unexplored = discovered != BASIC_MAP or s.unexplored
    return s


def _hero(box: _Box, person: Who) -> Hero:
    index = HERO_INDEX[person.hero]
    sheet = HEROES[index]
    home = person.home or sheet.start or "A2"
    hero = Hero(
        hero=index,
        space=SPACE[person.at or home],
        line=SPACE[person.line] if person.line else NOWHERE,
        home=SPACE[home],
        life=LIFE[index] if person.life is None else person.life,
        gold=sheet.gold if person.gold is None else person.gold,
        skills=list(person.skills or PRINTED[index]),
        cubes=list(person.cubes),
        items=[box.take(item) for item in person.items],
        missions=[box.take(mission) for mission in person.missions],
        gem=person.gem or 3 in person.quests.values(),
        passage=SPACE[person.passage] if person.passage else NOWHERE,
    )
    for mission, load in person.loads.items():
        place = next(held for held in hero.missions if face_id(box.s.faces[held]) == mission)
        hero.loads[place] = box.take(load)
    for quest, step in person.quests.items():
        row = QUESTS[QUEST_INDEX[quest]]
        hero.quests.append(QUEST_INDEX[quest])
        hero.steps.append(step)
        hero.objects.append(box.take(row.first if step == 1 else row.second) if step in (1, 2) else NONE)
    return hero


def _lay_sheet(s: State, nameless: str, is_open: bool) -> None:
    others = [FIRST_SHEET + index for index, sheet in enumerate(NAMELESS) if sheet.id != nameless]
    s.faces[SHEET:FIRST_PIECE] = [FIRST_SHEET + NAMELESS_INDEX[nameless], *others]
    s.seen[SHEET:FIRST_PIECE] = [EVERYONE if is_open else 0] + [EVERYONE if is_open else 0] * len(others)


def _lay_pieces(s: State, pieces: str, turns: Mapping[str, int], discovered: str) -> None:
    for position, piece in enumerate(pieces):
        s.faces[FIRST_PIECE + position] = PIECE_FACE + 4 * PIECE_INDEX[piece] + turns.get(piece, 0)
        s.seen[FIRST_PIECE + position] = EVERYONE if piece in discovered else 0


def start(
    s: State,
    dice: Iterable[int] = (),
    picks: Iterable[str] = (),
    orders: Iterable[Sequence[int]] = (),
) -> Match[State]:
    """A match that begins at this table, with these results for the next dice and draws from the bag."""
    setup = Setup("by hand", NAMES[: len(s.heroes)], {"mode": s.mode})
    info.check(s)
    script = ScriptedDice(dice, orders, [FACE[pick] for pick in picks])
    return Match.from_state("return_of_the_heroes", setup, s, script)


def play(match: Match[State], *steps: str) -> list[Event]:
    """Answer one decision after the other; each must be of the kind written down. Gives all events."""
    events: list[Event] = []
    for step in steps:
        kind, _space, wanted = step.partition(" ")
        decision = match.decision
        assert decision is not None, f"{step!r}: the match is over ({match.outcome})"
        assert decision.kind == kind, (
            f"{step!r}: seat {decision.seat} is asked {decision.kind}: {offered(match)}"
        )
        options = [option for option in decision.options if written(match, option) == wanted]
        assert options, f"{step!r} is not among {offered(match)}"
        events += match.play(options[0])
        match.info.check(match.state)
    return events


def written(match: Match[State], option: Option) -> str:
    """An option as `play` takes it: tiles and items by the id of their face or their back."""
    words = [option.act]
    for argument in option.args:
        if option.act in INSTANCE_ACTS:
            words.append(thing(match.state, int(argument)))
        else:
            words.append(str(argument))
    return " ".join(words)


def thing(s: State, instance: int) -> str:
    """The id of an instance: of the item in a hero's hands or on the ground, else of the tile."""
    face = s.faces[instance]
    item = ITEM[face]
    on_board = any(instance in tiles for tiles in s.board.values()) or instance in s.bag
    return item.id if item is not None and not on_board else face_id(face)


def offered(match: Match[State]) -> list[str]:
    """The options of the open question, written as `play` takes them."""
    assert match.decision is not None
    return [written(match, option) for option in match.decision.options]


def asked(match: Match[State]) -> str:
    """The kind of the open question."""
    return match.decision.kind if match.decision else ""


def hero(match: Match[State], seat: int = 0) -> Hero:
    """A hero of the match."""
    return match.state.heroes[seat]


def at(match: Match[State], seat: int = 0) -> str:
    """Where a hero stands."""
    return label(hero(match, seat).space)


def tiles(match: Match[State], space: str) -> list[str]:
    """The tiles on a space."""
    return [face_id(match.state.faces[tile]) for tile in match.state.board.get(SPACE[space], ())]


def lying(match: Match[State], space: str) -> list[str]:
    """The items lying on a space."""
    return [thing(match.state, item) for item in match.state.dropped.get(SPACE[space], ())]


def in_bag(match: Match[State]) -> list[str]:
    """What is in the bag."""
    return sorted(face_id(match.state.faces[tile]) for tile in match.state.bag)


def out(match: Match[State]) -> list[str]:
    """What is out of the game."""
    return [face_id(match.state.faces[tile]) for tile in match.state.removed]


def pile(match: Match[State]) -> list[str]:
    """The bazaar pile from the top down."""
    return [face_id(match.state.faces[item]) for item in reversed(match.state.bazaar)]


def items(match: Match[State], seat: int = 0) -> list[str]:
    """What a hero carries."""
    return [thing(match.state, item) for item in hero(match, seat).items]


def missions(match: Match[State], seat: int = 0) -> list[str]:
    """The missions on a hero's sheet."""
    return [face_id(match.state.faces[mission]) for mission in hero(match, seat).missions]


def told(events: Iterable[Event], kind: str) -> list[dict[str, Any]]:
    """The facts of all events of a kind."""
    return [event.facts for event in events if event.kind == kind]
