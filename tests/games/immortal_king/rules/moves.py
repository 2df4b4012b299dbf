"""What the rule tests share: plain parties, a fight begun in one line, and what was told about it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from heroes_desktop.engine import Event, Match, ScriptedDice, Setup
from heroes_desktop.games.immortal_king.content import CARDS, extra_cards
from heroes_desktop.games.immortal_king.power import power_of
from heroes_desktop.games.immortal_king.state import FINAL, State
from tests.scenarios.immortal_king.build import asked, play, start, table

EVERY_COLOUR = ("F13", "F24", "F36", "F49")
"""One won card of each colour, none of them a Treasure: an ultimate power for a party of one."""


def plain(guards: Sequence[Any] = ("F36", "F24", "F25"), piles: Sequence[Any] = (), **more: Any) -> State:
    """A party of Torgrim without Mana: no bonus, no power, so a roll is just its die."""
    return table(guards, piles, **{"party": ("F4",), "mana": (), **more})


def attack(s: State, lane: int, *dice: int) -> Match:
    """The party attacks; the match stands at the next question. `match.events` tell what happened."""
    match = start(s, dice)
    play(match, f"choose_target fight {lane}")
    return match


def phase(s: State) -> State:
    """The same table at the start of the equipment phase."""
    s.stage = s.phase = "equipment"
    return s


def new(party: Sequence[str], box: int = 1, seed: int = 1, **more: Any) -> Match:
    """A duel set up with this party."""
    options = {"mode": "duel", "box": box, "sides": "party", "party": list(party), **more}
    return Match.new("immortal_king", Setup("duel", ("Ann", "Ben"), options), seed, ScriptedDice())


def told(events: Match | Sequence[Event], kind: str) -> list[dict[str, Any]]:
    """The facts of all events of a kind."""
    heard = events.events if isinstance(events, Match) else events
    return [event.facts for event in heard if event.kind == kind]


def results(events: Match | Sequence[Event]) -> list[tuple[int, int]]:
    """The combat dice rolled: size and result."""
    return [(facts["sides"], facts["result"]) for facts in told(events, "roll")]


def power(match: Match, lane: int) -> int:
    """The current Power of a guard as the party player reads it."""
    return power_of(match.view(match.state.party), lane)


def final_power(match: Match) -> int:
    """The current Power of the final monster."""
    return power(match, FINAL)


def guard(match: Match, lane: int) -> str:
    """The number of the card standing there, or nothing."""
    card = match.state.corridors[lane].guard
    return CARDS[match.state.faces[card]].number if card >= 0 else ""


def pile(match: Match, lane: int) -> list[str]:
    """The numbers of the cards in a pile, from the top down."""
    s = match.state
    return [CARDS[s.faces[card]].number for card in reversed(s.corridors[lane].pile)]


def acts(match: Match) -> set[str]:
    """The verbs of the options offered now."""
    assert match.decision is not None
    return {option.act for option in match.decision.options}


def has_mana(match: Match) -> list[str]:
    """The adventurers with Mana."""
    s = match.state
    return [CARDS[face].number for face, mana in zip(s.adventurers, s.mana, strict=True) if mana]


def end_turn(match: Match) -> list[Event]:
    """The dungeon master keeps its piles and the party its cards, up to the choice of a target."""
    events: list[Event] = []
    while asked(match) in ("construction_swap", "equipment_action", "after_fight_potion", "place_guard"):
        answers = {"construction_swap": "keep", "equipment_action": "done", "place_guard": "up"}
        events += play(match, f"{asked(match)} {answers.get(asked(match), 'pass')}")
    return events


@contextmanager
def adventurer(
    number: str, gift: str = "", temporary: str = "", ultimate: str = "", kind: str = "rogue", box: int = 3
) -> Iterator[None]:
    """A further adventurer with these effect rows, a guest of no box unless one is named."""
    with extra_cards(
        f"""
        [[card]]
        number = "{number}"
        class = "adventurer"
        name = {{ en = "Guest", fr = "Invité" }}
        flavour = {{ en = "", fr = "" }}
        type = "{kind}"
        gender = "male"
        gift = [{gift}]
        temporary = [{temporary}]
        ultimate = [{ultimate}]
        """,
        box=box,
    ):
        yield


@contextmanager
def equipment(number: str, kind: str, effect: str, cost: str = "") -> Iterator[None]:
    """A further equipment card with these effect rows."""
    with extra_cards(
        f"""
        [[card]]
        number = "{number}"
        class = "equipment"
        name = {{ en = "Thing", fr = "Chose" }}
        flavour = {{ en = "", fr = "" }}
        equipment = "{kind}"
        cost = {{ {cost} }}
        effect = [{effect}]
        """
    ):
        yield
