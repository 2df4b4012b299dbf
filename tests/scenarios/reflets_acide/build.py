"""Tables of Reflets d'Acide laid out by hand, and a short way to write down how they are played.

`table(stage="move", pawn=9, golden=6)` gives a state in the middle of a game, `start(state, rolls=[3])` a
match, and `play(match, "walk_or_run walk", "move_to move 14")` answers decisions: the kind that must be
asked, then the option. Cards are written by their ids (H01, L29, Z08, P03, S05, Q01, T1), tokens as
green:purse, red:peril, grey:chance.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from heroes_desktop.engine import EVERYONE, Event, Match, Option, ScriptedDice, Setup
from heroes_desktop.games.reflets_acide import info
from heroes_desktop.games.reflets_acide.content import (
    CHALLENGE_INDEX,
    DILEMMA_KINDS,
    FACE,
    LETTERS,
    QUEST_INDEX,
    QUESTS,
    ROOMS,
    TOKENS,
    ZONE_KINDS,
    ZONES,
)
from heroes_desktop.games.reflets_acide.state import (
    FIRST_TOKEN,
    NOTHING,
    TOTAL,
    Board,
    Hazard,
    Member,
    State,
    Trial,
    Vile,
)
from heroes_desktop.games.reflets_acide.track import AVATAR_START, SPACES, ZONE_SPACES

NAMES = ("Ann", "Ben", "Cleo")
COLOURS = ("green", "red", "grey")
TEAM = ("H14", "H12", "H11", "H04", "H21", "H38")
"""Six Heroes who have hazard skills only."""
VILE = ("H46", "H47", "H48", "H55", "H28", "H39")


def card(name: str) -> int:
    """The instance of a card or token."""
    if ":" in name:
        colour, kind = name.split(":")
        return FIRST_TOKEN + COLOURS.index(colour) * len(TOKENS) + [row.id for row in TOKENS].index(kind)
    return FACE[name]


def dilemma(kind: int, copy: int = 0) -> str:
    """The id of a Dilemma of a kind."""
    return DILEMMA_KINDS[kind - 1].cards[copy]


def gems(text: str) -> list[int]:
    """Gems by colour, as in r2o1b4."""
    found = [0] * 5
    for letter, number in zip(text[::2], text[1::2], strict=True):
        found[LETTERS.index(letter)] = int(number)
    return found


@dataclass(frozen=True)
class Who:
    """A Hero of the team."""

    hero: str
    marker: int = 0
    worn: tuple[str, ...] = ()
    stored: tuple[str, ...] = ()


@dataclass(frozen=True)
class Side:
    """An influence board."""

    gems: str = ""
    dilemmas: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()


@dataclass
class Foes:
    """The Vile board."""

    gems: str = ""
    quest: str = "Q02"
    notch: int = 0
    heroes: Sequence[str] = VILE
    pile: Sequence[str] = ()
    down: Sequence[str] = ()
    red: Sequence[str] = ()
    grey: Sequence[str] = ()
    blocked: bool = False


@dataclass
class Land:
    """What lies on the board: Zones by kind, Door cards, Rooms from slot 1 on, what is face up."""

    zones: Mapping[str, Sequence[str]] = field(default_factory=dict)
    doors: Sequence[str] = ("P02",)
    door_up: bool = False
    door_open: bool = False
    door_notch: int = 0
    rooms: Sequence[str] = tuple(row.id for row in ROOMS)
    up: Sequence[str] = ()
    won: Sequence[str] = ()
    notches: Mapping[str, int] = field(default_factory=dict)
    tokens: Mapping[int, str] = field(default_factory=dict)


def table(
    stage: str,
    team: Sequence[Who | str] = TEAM,
    boards: Sequence[Side] = (),
    vile: Foes | None = None,
    land: Land | None = None,
    seats: int = 1,
    guide: int = 0,
    turn: int = 5,
    challenge: str = "aise",
    pawn: int = 3,
    avatar: int = AVATAR_START,
    golden: int = 3,
    heroes: Sequence[str] = (),
    loot: Sequence[str] = (),
    relics: Sequence[str] = (),
    unforeseen: Sequence[str] = (),
    pouch: Sequence[str] = (),
    treasure: str = "T1",
    seen: Sequence[str] = (),
    **more: object,
) -> State:
    """A state in the middle of a game; piles are given from the top down, what is not named lies anyhow.

    Every other card is in its pile or out of the game.
    """
    vile, land = vile or Foes(), land or Land()
    number = 3 if seats == 3 else 2
    sides = [*boards, *([Side()] * (number - len(boards)))]
    s = State(
        stage=stage,
        seats=seats,
        guide=guide,
        turn=turn,
        challenge=CHALLENGE_INDEX[challenge],
        token_mode="quick",
        ticks=[0] * len(CHALLENGE_INDEX),
        pawn=pawn,
        avatar=avatar,
        golden=golden,
        faces=[n if n < FIRST_TOKEN else FIRST_TOKEN + (n - FIRST_TOKEN) % len(TOKENS) for n in range(TOTAL)],
        seen=[0] * TOTAL,
    )
    _people(s, team, sides)
    _foes(s, vile)
    _land(s, land)
    s.pouch = [card(name) for name in pouch]
    s.treasure = card(treasure)
    for name, value in more.items():
        setattr(s, name, value)
    _piles(s, heroes, loot, relics, unforeseen)
    _bag(s)
    _know(s, vile, land, seen)
    return s


def _people(s: State, team: Sequence[Who | str], sides: Sequence[Side]) -> None:
    for entry in team:
        who = Who(entry) if isinstance(entry, str) else entry
        worn, stored = [card(name) for name in who.worn], [card(name) for name in who.stored]
        s.team.append(Member(card(who.hero), who.marker, worn, stored))
    for side in sides:
        waiting = [card(name) for name in side.dilemmas]
        s.boards.append(Board(gems(side.gems), waiting, [card(name) for name in side.tokens]))


def _foes(s: State, vile: Foes) -> None:
    red = [card(name) for name in vile.red]
    s.vile = Vile(
        gems=gems(vile.gems),
        quest=QUEST_INDEX[vile.quest],
        notch=vile.notch,
        blocked=vile.blocked,
        heroes=[card(name) for name in vile.heroes],
        pile=[card(name) for name in (*vile.pile, *vile.down)],
        down=[card(name) for name in vile.down],
        red=red + [NOTHING] * (7 - len(red)),
        grey=[card(name) for name in vile.grey],
    )
    s.quest = QUEST_INDEX[QUESTS[s.vile.quest].opposed]
    s.quests = [s.vile.quest]


def _land(s: State, land: Land) -> None:
    s.zones = [[card(name) for name in land.zones.get(kind, ())] for kind in ZONE_KINDS]
    s.doors = [card(name) for name in land.doors]
    s.door_up, s.door_open, s.door_notch = land.door_up, land.door_open, land.door_notch
    named = [*land.rooms, *(row.id for row in ROOMS if row.id not in land.rooms)]
    s.rooms = [card(name) for name in named]
    s.rooms_up = [name in land.up for name in named]
    s.rooms_won = [name in land.won for name in named]
    s.notches = [land.notches.get(name, 0) for name in named]
    s.tokens = [NOTHING] * SPACES
    for space, name in land.tokens.items():
        s.tokens[space] = card(name)


def _placed(s: State) -> set[int]:
    there = {
        *s.pouch,
        *s.gone,
        *s.vile.heroes,
        *s.vile.pile,
        *s.vile.grey,
        *s.vile.red,
        *s.tokens,
        *s.doors,
        *s.rooms,
    }
    there |= {*s.loose, *s.shown, s.treasure, *s.heroes_discard, *s.loot_discard, *s.unforeseen_discard}
    there |= {one for cards in s.zones for one in cards}
    for member in s.team:
        there |= {member.card, *member.worn, *member.stored}
    for board in s.boards:
        there |= {*board.dilemmas, *board.tokens}
    if s.hazard is not None:
        there |= set(s.hazard.beasts)
    return there


def _piles(s: State, *tops: Sequence[str]) -> None:
    there = _placed(s)
    ends = [
        (0, FACE["B01"]),
        (FACE["L01"], FACE["R1"]),
        (FACE["R1"], FACE["Z01"]),
        (FACE["B01"], FACE["L01"]),
    ]
    piles = []
    for (first, last), top in zip(ends, tops, strict=True):
        named = [card(name) for name in top]
        rest = [n for n in range(first, last) if n not in there and n not in named]
        piles.append(rest + named[::-1])
    s.heroes, s.loot, s.relics, s.unforeseen = piles
    there |= {one for pile in piles for one in pile}
    s.gone += [n for n in range(TOTAL) if n not in there]


def _bag(s: State) -> None:
    s.bag = [25 - s.vile.gems[c] - s.limbo[c] - sum(board.gems[c] for board in s.boards) for c in range(5)]


def _know(s: State, vile: Foes, land: Land, seen: Sequence[str]) -> None:
    """What lies face up or has been shown."""
    opened = [
        *s.pouch,
        *s.loose,
        *s.shown,
        *s.heroes_discard,
        *s.loot_discard,
        *s.unforeseen_discard,
        *s.vile.grey,
    ]
    opened += [card(name) for name in (*vile.pile, *land.up, *seen)]
    opened += [one for one in s.vile.red if one >= 0]
    for member in s.team:
        opened += [member.card, *member.worn, *member.stored]
    for board in s.boards:
        opened += [*board.dilemmas, *board.tokens]
    if s.hazard is not None:
        opened += [*s.hazard.beasts, *([s.hazard.card] if s.hazard.card >= 0 else [])]
    if s.door_up:
        opened += s.doors
    for one in opened:
        s.seen[one] = EVERYONE


def on_zone(name: str, **more: object) -> tuple[Land, dict[str, object]]:
    """Land and state fields of a team that has revealed a Zone, before anything is resolved."""
    row = next(row for row in ZONES if row.id == name)
    space = ZONE_SPACES[ZONE_KINDS.index(row.kind)]
    hazard = Hazard("zone", space, card(name), **more)
    return Land(zones={row.kind: [name]}), {"hazard": hazard, "pawn": space, "revealed": True}


def trial(objective: int = 1, **more: object) -> Trial:
    """A Trial at one of its Objectives."""
    return Trial(objective - 1, **more)


# playing


def start(
    state: State,
    rolls: Iterable[int] = (),
    picks: str = "",
    orders: Iterable[Iterable[int]] = (),
    numbers: Iterable[int] = (),
) -> Match[State]:
    """A match at this table; `picks` are the colours of the gems drawn, as letters."""
    colours = [LETTERS.index(letter) for letter in picks]
    setup = Setup("scenario", NAMES[: state.seats])
    match = Match.from_state(info.id, setup, state, ScriptedDice(rolls, orders, colours, numbers))
    info.check(match.state)
    return match


def option(text: str) -> Option:
    """An option as written in a test; Quests and Relics to choose are named, other cards are instances."""
    act, *args = text.split()
    return Option(act, tuple(arg if act in ("relic", "quest") else _argument(arg) for arg in args))


def _argument(text: str) -> int | str:
    if text.lstrip("-").isdigit():
        return int(text)
    if ":" in text:
        return card(text)
    return FACE[text] if text in FACE and text[0].isupper() else text


def play(match: Match[State], *steps: str) -> list[Event]:
    """Answer decisions one after the other; returns all events."""
    told: list[Event] = []
    for step in steps:
        kind, _, rest = step.partition(" ")
        assert match.decision is not None, f"the game is over ({match.outcome}) before {step!r}"
        assert match.decision.kind == kind, f"asked is {match.decision.kind}, not {step!r}: {offered(match)}"
        told += match.play(option(rest))
        info.check(match.state)
    return told


def asked(match: Match[State]) -> str:
    """The kind of question that stands; empty at the end."""
    return match.decision.kind if match.decision else ""


def offered(match: Match[State]) -> list[str]:
    """The options that stand, as written in tests (instances as numbers)."""
    assert match.decision is not None
    return [" ".join([one.act, *map(str, one.args)]) for one in match.decision.options]


def offers(match: Match[State], text: str) -> bool:
    """Whether this option stands."""
    assert match.decision is not None
    return option(text) in match.decision.options


def pass_all(match: Match[State], *until: str) -> list[Event]:
    """Pass, accept or be done as long as something optional is asked, up to a question of one of these
    kinds."""
    told: list[Event] = []
    while match.decision is not None and match.decision.kind not in until:
        quiet = [one for one in match.decision.options if one.act in ("pass", "accept", "done", "keep")]
        if not quiet:
            break
        told += match.play(quiet[0])
    return told


def kinds(events: Sequence[Event]) -> list[str]:
    """Their kinds."""
    return [event.kind for event in events]


def facts(events: Sequence[Event], kind: str) -> list[dict[str, object]]:
    """The facts of all events of a kind."""
    return [dict(event.facts) for event in events if event.kind == kind]


def team(match: Match[State]) -> list[str]:
    """The row, by ids."""
    ids = {face: name for name, face in FACE.items()}
    return [ids[match.state.faces[member.card]] for member in match.state.team]


def names(match: Match[State], cards: Sequence[int]) -> list[str]:
    """Cards by ids."""
    ids = {face: name for name, face in FACE.items()}
    return [ids[match.state.faces[one]] for one in cards]


def finish_turn(match: Match[State]) -> list[Event]:
    """Answer whatever is asked as quietly as possible until the turn ends; returns the events of this turn,
    those of the last step included."""
    told = list(match.events)
    turn = match.state.turn
    while match.decision is not None and match.state.turn == turn:
        options = match.decision.options
        quiet = [one for one in options if one.act in ("pass", "accept", "done", "keep", "stay", "visit")]
        told += match.play((quiet or options)[0])
        info.check(match.state)
    turns = [number for number, event in enumerate(told) if event.kind == "turn"]
    return told[: turns[0]] if turns else told
