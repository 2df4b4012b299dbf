"""Tables laid out by hand, and a short way to write down how they are played.

`table(guards=["F57", "F36"], ...)` gives a state, `start(state, dice)` a match, and
`play(match, "choose_target fight 0", "window1 roll 6")` answers decisions: the kind that must be asked, then
the option. A card number stands for the adventurer's place or the card's instance.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from heroes_desktop.engine import Event, Match, Option, ScriptedDice, Setup
from heroes_desktop.games.immortal_king.content import CARDS, FACES, faces_of
from heroes_desktop.games.immortal_king.state import DUNGEON_SIZE, Corridor, State

PARTY, MASTER = 0, 1
EVERYBODY = 0xFFFF
DUEL = Setup("duel-box1", ("Ann", "Ben"), {"mode": "duel", "box": 1, "sides": "party"})
SOLO = Setup("solo", ("Ann",), {"mode": "solo"})


class Guard(NamedTuple):
    """A guard that is not simply face up."""

    number: str
    up: bool = True
    token: bool = False


def table(
    guards: Sequence[str | Guard | None] = ("F36", "F24", "F25"),
    piles: Sequence[int | Sequence[str]] = (),
    party: Sequence[str] = ("F1", "F2"),
    *,
    mana: Sequence[str] | None = None,
    hidden: Sequence[str] = (),
    shown: Sequence[str] = (),
    collection: Sequence[str] = (),
    won: Sequence[str] = (),
    courage: int = 5,
    fear: int = 0,
    final: str = "F60",
    box: int = 1,
    solo: str = "",
    advanced: bool = False,
    stage: str = "combat",
    turn: int = 3,
) -> State:
    """A state in the middle of a game. A pile is a number of cards, or card numbers from the top down."""
    s = State(
        stage=stage,
        phase={"combat": "equipment"}.get(stage, stage),
        turn=turn,
        dm=-1 if solo else MASTER,
        box=box,
        copies=[[1, 1], [1, 1]],
        adventurers=[FACES[number] for number in party],
        mana=[mana is None or number in mana for number in party],
        courage=courage,
        fear=fear,
        final=FACES[final],
        scenario=solo,
        advanced=advanced,
    )
    _lay_dungeon(s, list(guards), list(piles) or [3] * len(guards), won)
    _lay_equipment(s, hidden, shown, collection)
    s.fate = list(range(fear)) if solo else []
    return s


def _lay_dungeon(
    s: State,
    guards: list[str | Guard | None],
    piles: list[int | Sequence[str]],
    won: Sequence[str],
) -> None:
    standing = [Guard(guard) if isinstance(guard, str) else guard for guard in guards]
    named = [guard.number for guard in standing if guard is not None]
    named += [number for pile in piles if not isinstance(pile, int) for number in pile] + list(won)
    rest = [face for face in faces_of(s.box, "dungeon") if CARDS[face].number not in named]
    for guard, pile in zip(standing, piles, strict=True):
        corridor = Corridor()
        faces = [rest.pop() for _ in range(pile)] if isinstance(pile, int) else [FACES[n] for n in pile]
        corridor.pile = [_card(s, face, 0) for face in reversed(faces)]
        if guard is not None:
            corridor.up, corridor.token = guard.up, guard.token
            seen = EVERYBODY if guard.up else 1 << MASTER
            corridor.guard = _card(s, FACES[guard.number], seen)
        s.corridors.append(corridor)
    s.won = [_card(s, FACES[number], EVERYBODY) for number in won]
    s.discard = [_card(s, rest.pop(), EVERYBODY) for _ in range(DUNGEON_SIZE - len(s.faces))]
    s.dungeon_list = sorted(s.faces)


def _lay_equipment(s: State, hidden: Sequence[str], shown: Sequence[str], collection: Sequence[str]) -> None:
    s.hidden = [_card(s, FACES[number], 1 << PARTY) for number in hidden]
    s.shown = [_card(s, FACES[number], EVERYBODY) for number in shown]
    s.collection = [_card(s, FACES[number], 1 << PARTY) for number in collection]


def _card(s: State, face: int, seen: int) -> int:
    s.faces.append(face)
    s.seen.append(seen)
    return len(s.faces) - 1


def start(s: State, dice: Iterable[int] = ()) -> Match:
    """A match that begins at this table, with these results for the next dice."""
    return Match.from_state("immortal_king", SOLO if s.solo else DUEL, s, ScriptedDice(dice))


def play(match: Match, *steps: str) -> list[Event]:
    """Answer one decision after the other; each must be of the kind written down. Gives all events."""
    events: list[Event] = []
    for step in steps:
        kind, act, *words = step.split()
        decision = next((known for known in match.pending if _fits(match, known, kind, act, words)), None)
        asked = match.decision
        assert asked is not None, f"{step!r}: the match is over ({match.outcome})"
        assert asked.kind == kind, f"{step!r}: asked is {asked.kind} {list(map(str, asked.options))}"
        assert decision is not None, f"{step!r}: offered are {list(map(str, asked.options))}"
        events += match.play(option(match, act, words), decision.seat)
    return events


def throw(match: Match, party: str, master: str) -> list[Event]:
    """Both sides' hands."""
    assert match.decision is not None
    assert match.decision.kind == "rps_throw"
    return match.play(Option(party), PARTY) + match.play(Option(master), MASTER)


def _fits(match: Match, decision: object, kind: str, act: str, words: Sequence[str]) -> bool:
    return getattr(decision, "kind", "") == kind and option(match, act, words) in getattr(
        decision, "options", ()
    )


def option(match: Match, act: str, words: Sequence[str] = ()) -> Option:
    """An option from its words."""
    return Option(act, tuple(_word(match.state, word) for word in words))


def _word(s: State, word: str) -> int | str:
    if word.lstrip("-").isdigit():
        return int(word)
    if word not in FACES:
        return word
    face = FACES[word]
    return s.adventurers.index(face) if face in s.adventurers else instance(s, word)


def instance(s: State, number: str) -> int:
    """The instance that shows this card, those in use before those in the discard pile."""
    face = FACES[number]
    cards = [card for card, shown in enumerate(s.faces) if shown == face]
    return sorted(cards, key=lambda card: card in s.discard)[0]


def offered(match: Match) -> set[str]:
    """The options of the open decision as words, cards by their numbers."""
    decision = match.decision
    return set() if decision is None else {describe(match.state, known) for known in decision.options}


def describe(s: State, known: Option) -> str:
    """An option as words."""
    if known.act in ("power", "gift", "ultimate", "adventurer") and known.args:
        return f"{known.act} {CARDS[s.adventurers[int(known.args[0])]].number}"
    if known.act in ("potion", "reveal", "quest", "card", "pay"):
        return " ".join([known.act, *sorted(CARDS[s.faces[int(card)]].number for card in known.args)])
    return " ".join([known.act, *map(str, known.args)])


def asked(match: Match) -> str:
    """The kind of the open decision, or nothing."""
    return match.decision.kind if match.decision is not None else ""


def numbers(s: State, cards: Iterable[int]) -> list[str]:
    """The card numbers of these instances, sorted."""
    return sorted(CARDS[s.faces[card]].number for card in cards)


def kinds(events: Iterable[Event]) -> list[str]:
    """The kinds of the events, in order."""
    return [event.kind for event in events]
