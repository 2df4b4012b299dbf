"""Tables of Heldentaufe laid out by hand, and a short way to write down how they are played.

`table(Who("corlof", at="F1"), Who("erla"), land={(1, 0): "forest"})` gives a state, `start(state, dice)` a
match, and `play(match, "hero_action move 1 0", "hero_action attack ulumu")` answers decisions: the kind
that must be asked, then the option. Missions are written by their numbers (M01).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from heroes_desktop.engine import EVERYONE, Event, Match, Option, ScriptedDice, Setup
from heroes_desktop.engine.hexgrid import cell
from heroes_desktop.games.heldentaufe import figures
from heroes_desktop.games.heldentaufe.content import (
    ARMED,
    DISARMED,
    FOODS,
    HERO_INDEX,
    HEROES,
    KINDS,
    MISSION_FACE,
    MISSIONS,
    MONSTERS,
    PLAYERS,
    POTIONS,
    SPACE_INDEX,
    TILE_FACE,
    TILES,
)
from heroes_desktop.games.heldentaufe.state import (
    ABOVE,
    ASLEEP,
    CAMPFIRE,
    FIRST_DANGER,
    FIRST_MISSION,
    GONE,
    Hero,
    Monster,
    State,
)

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
MISSION_INDEX = {mission.id: index for index, mission in enumerate(MISSIONS)}


@dataclass(frozen=True)
class Who:
    """A hero at the table; `at` is a surface coordinate or an underworld space."""

    hero: str = "mathian"
    at: tuple[int, int] | str = (0, 0)
    hearts: int | None = None
    points: int = 0
    boots: tuple[int, ...] = ()
    ring: tuple[int, ...] = ()
    sword: tuple[int, ...] = ()
    food: tuple[str, ...] = ()
    potion: str = ""
    turned: bool = False
    hand: tuple[str, ...] = ()


@dataclass(frozen=True)
class Beast:
    """A monster that is not as at the start; `at` None: defeated."""

    at: str | None = ""
    hearts: int | None = None
    teeth: tuple[int, ...] | None = None


def table(
    *people: Who,
    land: Mapping[tuple[int, int], str] | None = None,
    pile: Sequence[str] | None = None,
    missions: Sequence[str] | None = None,
    discard: Sequence[str] = (),
    active: int = 0,
    first: int = 0,
    used: int = 0,
    free: int = 0,
    traded: bool = False,
    arrived: bool = False,
    armed: Sequence[str] = ("D1", "D2"),
    gone: Sequence[str] = (),
    chest: bool = True,
    chief: int = ASLEEP,
    beasts: Mapping[str, Beast] | None = None,
    automated: Sequence[int] = (),
    round: int = 3,
    stage: str = "hero",
) -> State:
    """A state in the middle of a game. Piles are given from the top down; what is not named lies anyhow."""
    who = people or (Who("corlof"), Who("erla"))
    s = State(
        stage=stage,
        round=round,
        first=first,
        active=active,
        used=used,
        free=free,
        traded=traded,
        arrived=arrived,
        chest=chest,
        chief=chief,
        dangers=[f"D{number}" not in gone for number in range(1, 6)],
        automated=list(automated),
        heroes=[_hero(person) for person in who],
    )
    _lay_land(s, land or {}, pile)
    _lay_missions(s, who, missions, discard)
    for number in range(1, 6):
        s.faces.append(ARMED if f"D{number}" in armed else DISARMED)
        s.seen.append(EVERYONE if f"D{number}" in gone else 0)
    s.monsters = [
        _monster(index, (beasts or {}).get(card.id, Beast())) for index, card in enumerate(MONSTERS)
    ]
    _take_from_reserve(s)
    return s


def _hero(person: Who) -> Hero:
    sheet = HEROES[HERO_INDEX[person.hero]]
    above = not isinstance(person.at, str)
    return Hero(
        hero=HERO_INDEX[person.hero],
        hearts=sheet.hearts if person.hearts is None else person.hearts,
        points=person.points,
        pieces=[sorted(values, reverse=True) for values in (person.boots, person.ring, person.sword)],
        food=[person.food.count(kind) for kind in FOODS],
        potion=POTIONS.index(person.potion) if person.potion else -1,
        turned=person.turned,
        place=cell(*person.at) if not isinstance(person.at, str) else CAMPFIRE,
        space=ABOVE if above else SPACE_INDEX[str(person.at)],
    )


def _monster(index: int, beast: Beast) -> Monster:
    card = MONSTERS[index]
    teeth = list(card.stack if beast.teeth is None else beast.teeth)
    full = figures.MONSTER_HEARTS[index].get(teeth[-1], 0) if teeth else 0
    if beast.at is None or not teeth:
        return Monster(GONE, 0, teeth)
    hearts = full if beast.hearts is None else beast.hearts
    return Monster(SPACE_INDEX[beast.at or card.lair], hearts, teeth)


def _lay_land(s: State, land: Mapping[tuple[int, int], str], pile: Sequence[str] | None) -> None:
    rest = {tile.id: tile.count for tile in TILES}
    s.surface = {}
    for place, tile in {(0, 0): "campfire", **land}.items():
        rest[tile] -= 1
        s.surface[cell(*place)] = _instance(s, TILE_FACE[tile], EVERYONE)
    count = PLAYERS[len(s.heroes)]
    removed = ["forest"] * count.forests_removed + ["orchard", "pond", "mushrooms"][: count.resources_removed]
    removed = [tile for tile in removed if _take(rest, tile)]
    on_top = list(reversed(pile or ()))
    for tile in on_top:
        assert _take(rest, tile), f"there are not that many tiles {tile}"
    others = [tile for tile, left in rest.items() for _ in range(left)]
    below = removed + others if pile is not None else removed
    s.removed = [_instance(s, TILE_FACE[tile], EVERYONE) for tile in below]
    hidden = on_top if pile is not None else others
    s.pile = [_instance(s, TILE_FACE[tile], 0) for tile in hidden]


def _take(rest: dict[str, int], tile: str) -> bool:
    if rest[tile] <= 0:
        return False
    rest[tile] -= 1
    return True


def _lay_missions(
    s: State, people: Sequence[Who], missions: Sequence[str] | None, discard: Sequence[str]
) -> None:
    assert len(s.faces) == FIRST_MISSION
    named = [card for person in people for card in person.hand]
    named += [*(missions or ()), *discard]
    others = [mission.id for mission in MISSIONS if mission.id not in named]
    for seat, person in enumerate(people):
        s.heroes[seat].hand = [_mission(s, card, 1 << seat) for card in person.hand]
    s.discard = [_mission(s, card, EVERYONE) for card in discard]
    if missions is not None:
        s.discard += [_mission(s, card, EVERYONE) for card in others]
        s.missions = [_mission(s, card, 0) for card in reversed(missions)]
    else:
        s.missions = [_mission(s, card, 0) for card in others]
    assert len(s.faces) == FIRST_DANGER


def _mission(s: State, card: str, seen: int) -> int:
    return _instance(s, MISSION_FACE + MISSION_INDEX[card], seen)


def _instance(s: State, face: int, seen: int) -> int:
    s.faces.append(face)
    s.seen.append(seen)
    return len(s.faces) - 1


def _take_from_reserve(s: State) -> None:
    for hero in s.heroes:
        for kind, values in enumerate(hero.pieces):
            for value in values:
                s.reserve.pieces[kind][value - 1] -= 1
        for kind, number in enumerate(hero.food):
            s.reserve.food[kind] -= number
        if hero.potion >= 0:
            s.reserve.potions[hero.potion] -= 1


def start(s: State, dice: Iterable[int] = (), orders: Iterable[Sequence[int]] = ()) -> Match:
    """A match that begins at this table, with these results for the next dice and shuffles."""
    seats = len(s.heroes)
    setup = Setup(f"{seats}-players", NAMES[:seats])
    return Match.from_state("heldentaufe", setup, s, ScriptedDice(dice, orders))


def play(match: Match, *steps: str) -> list[Event]:
    """Answer one decision after the other; each must be of the kind written down. Gives all events."""
    events: list[Event] = []
    for step in steps:
        kind, act, *words = step.split()
        decision = match.decision
        assert decision is not None, f"{step!r}: the match is over ({match.outcome})"
        assert decision.kind == kind, f"{step!r}: seat {decision.seat} is asked {decision.kind}"
        option = Option(act, tuple(_argument(match, decision.seat, word) for word in words))
        assert option in decision.options, f"{step!r} is not among {sorted(offered(match))}"
        events += match.play(option)
    return events


def act(match: Match, *steps: str) -> list[Event]:
    """Hero actions, without writing `hero_action` each time."""
    return play(match, *(f"hero_action {step}" for step in steps))


def _argument(match: Match, seat: int, word: str) -> int | str:
    if word in MISSION_INDEX:
        face = MISSION_FACE + MISSION_INDEX[word]
        return next(card for card in hero(match, seat).hand if match.state.faces[card] == face)
    return int(word) if word.lstrip("-").isdigit() else word


def offered(match: Match) -> set[str]:
    """The options of the open question, written as `play` takes them."""
    decision = match.decision
    assert decision is not None, f"the match is over ({match.outcome})"
    return {" ".join((option.act, *_words(match, option))) for option in decision.options}


def _words(match: Match, option: Option) -> list[str]:
    words = [str(argument) for argument in option.args]
    if option.act in ("complete", "refuse", "steal", "piece", "tooth"):
        face = match.state.faces[int(option.args[0])]
        words[0] = MISSIONS[face - MISSION_FACE].id
    return words


def acts(match: Match) -> set[str]:
    """The verbs of the open question."""
    assert match.decision is not None
    return {option.act for option in match.decision.options}


def asked(match: Match) -> tuple[int, str]:
    """Who is asked what."""
    assert match.decision is not None, f"the match is over ({match.outcome})"
    return match.decision.seat, match.decision.kind


def told(events: Iterable[Event], kind: str) -> list[dict[str, Any]]:
    """What was told under this name."""
    return [{**event.facts, **event.secret} for event in events if event.kind == kind]


def hero(match: Match, seat: int = 0) -> Hero:
    """A hero as he stands."""
    state: State = match.state
    return state.heroes[seat]


def left(match: Match) -> int:
    """Action points left."""
    return figures.ap_left(match.state)


def where(match: Match, seat: int = 0) -> tuple[int, int] | str:
    """A surface coordinate or an underworld space."""
    from heroes_desktop.engine.hexgrid import axial

    one = hero(match, seat)
    return axial(one.place) if one.space == ABOVE else figures.space_name(one.space)


def hand(match: Match, seat: int = 0) -> list[str]:
    """The missions in a hand."""
    faces = match.state.faces
    return sorted(MISSIONS[faces[card] - MISSION_FACE].id for card in hero(match, seat).hand)


def pieces(match: Match, seat: int = 0) -> dict[str, list[int]]:
    """Equipment by kind, best first."""
    return dict(zip(KINDS, hero(match, seat).pieces, strict=True))


def beast(match: Match, name: str) -> Monster:
    """A monster as it stands."""
    state: State = match.state
    return state.monsters[[card.id for card in MONSTERS].index(name)]
