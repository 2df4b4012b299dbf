"""A terminal made of lists, and words for the toy game, to watch what a person would see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from heroes_desktop.engine import HIDDEN, Decision, Event, Option, Outcome, Setup, Situation, Thought
from heroes_desktop.engine.thinking import Term
from heroes_desktop.games.shared.room import Mode, Odds, Setting, SettingValue
from heroes_desktop.terminal.console import Console

WIPED = "<wiped>"


class ScriptedConsole(Console):
    """Types the given lines and keeps everything written; typing ends with the lines."""

    def __init__(self, *typed: str) -> None:
        self.typed = list(typed)
        self.written = ""

    def clear(self) -> None:
        self.written += f"{WIPED}\n"

    def width(self) -> int:
        return 400

    def screens(self) -> list[str]:
        """What was on the screen between two wipes."""
        return self.written.split(f"{WIPED}\n")

    def _read(self) -> str:
        if not self.typed:
            raise EOFError
        line = self.typed.pop(0)
        self.written += f"{line}\n"
        return line

    def _write(self, text: str) -> None:
        self.written += text


class ToyTexts:
    """Words for the toy game that show every fact they are given, so that leaks can be seen."""

    def title(self) -> str:
        return "Toy"

    def tagline(self) -> str:
        return "A game for tests"

    def modes(self) -> Sequence[Mode]:
        rounds = Setting("rounds", "Rounds", "", tuple(SettingValue(n, str(n)) for n in (2, 3)))
        three = SettingValue(3, "three")
        trio = Mode(
            "trio",
            "Trio",
            "for three",
            ("A", "B", "C"),
            settings=(Setting("rounds", "Rounds", "", (three,), 3),),
        )
        return [Mode("pair", "Pair", "for two", ("First", "Second"), settings=(rounds,)), trio]

    def figure(self, view: Any, seat: int) -> str:
        return ""

    def prompt(self, view: Any, decision: Decision) -> str:
        return f"What about {decision.kind}?"

    def option(self, view: Any, decision: Decision, option: Option) -> str:
        if option.act == "lay":
            return f"lay {self._face(view, option.args[0])}"
        return str(option)

    def event(self, view: Any, event: Event) -> str:
        return f"event {event.kind} {event.facts}"

    def outcome(self, outcome: Outcome, setup: Setup) -> str:
        return f"winners {outcome.winners}"

    def table(self, view: Any, seat: int | None) -> list[str]:
        hands = [[self._face(view, card) for card in hand] for hand in view.hands]
        return [f"table for {seat}: {hands}"]

    def topic(self, word: str) -> list[str]:
        return ["The first card."] if word == "F1" else []

    def reason(self, reason: str) -> str:
        return f"reason {reason}"

    def backs(self, view: Any, seat: int) -> dict[int, str]:
        return {card: self._face(view, card) for card in view.hands[seat]}

    def _face(self, view: Any, card: Any) -> str:
        face = view.faces[card]
        return "back" if face == HIDDEN else f"face{face}"


class ToyChances:
    """One die, one chance."""

    def odds(self, view: Any, decision: Decision, option: Option) -> list[Odds]:
        return [Odds("a six", 1 / 6)] if option.act == "reroll" else []


class First:
    """A computer player that takes the first option and says why."""

    def think(self, situation: Situation) -> Thought:
        options = situation.decision.options
        return Thought(options[0], (Term("first", 1.0),), options[-1])
