"""The choices of one decision, numbered, as the eyes at the screen may see them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from heroes_desktop.engine import Decision, Match, Option, State
from heroes_desktop.games.shared.room import Chances, Odds, Texts
from heroes_desktop.games.shared.sets import SetChoice
from heroes_desktop.locale import _, language
from heroes_desktop.table.recap import Eyes

from .commands import word_of
from .wording import labelled, one_by_one


@dataclass(frozen=True)
class NumberedChoices:
    """What can be typed: `listed` by number, `backs` by the number of a face-down card.

    On a shared screen a veiled decision must not betray which face-down cards can be used: they
    all look alike here, `backs` has a place for each of them, usable or not.

    choice: the question asks for a set: all its members are typed at once, in any order.
    taken: what is in the set already, because somebody has come back to it.
    """

    decision: Decision
    listed: tuple[Option, ...]
    labels: tuple[str, ...]
    backs: tuple[tuple[Option, ...], ...] = ()
    odds: tuple[str, ...] = field(default=())
    choice: SetChoice | None = None
    taken: tuple[str, ...] = ()

    def lines(self) -> list[str]:
        """One line for each choice; odds told before are not told again."""
        lines = [labelled(_("Chosen already"), label) for label in self.taken]
        told: dict[str, int] = {}
        for number, (label, odds) in enumerate(zip(self.labels, self.odds, strict=True), 1):
            first = told.setdefault(odds, number)
            again = len(odds) > _SHORT and first != number
            words = _("Odds as for {number}").format(number=first) if again else odds
            lines.append(f"{number}. {label}" if not words else f"{number}. {label.rstrip('.')}. {words}.")
        if self.backs:
            lines.append(
                _(
                    "{range}. Use a face-down card by its number; {peek} shows them to their owner alone."
                ).format(range=_back_range(len(self.backs)), peek=word_of("peek"))
            )
        if self.choice is not None:
            lines.append(_("Type all the numbers you want at once, as in 1 3 4."))
        return lines

    def gathered(self, typed: str) -> list[Option] | None:
        """The members of a set that several typed numbers stand for; None when they stand for none."""
        if self.choice is None:
            return None
        numbers = [_whole(part) for part in _BETWEEN.split(typed.strip()) if part]
        members = len(self.choice.things) - len(self.choice.taken)
        if not numbers or not all(1 <= number <= members for number in numbers):
            return None
        return [*self.choice.taken, *(self.listed[number - 1] for number in dict.fromkeys(numbers))]

    def chosen(self, typed: str) -> Sequence[Option] | None:
        """The options a typed number stands for; None when it is no number that is offered.

        A face-down card that cannot be used now gives an empty sequence.
        """
        if typed[:1].casefold() == BACK and self.backs:
            number = _whole(typed[1:])
            return self.backs[number - 1] if 1 <= number <= len(self.backs) else None
        number = _whole(typed)
        return (self.listed[number - 1],) if 1 <= number <= len(self.listed) else None


_BETWEEN = re.compile(r"[\s,;+]+")

_SHORT = 60
"""Odds no longer than this may be repeated."""

BACK = "x"
"""Typed before the number of a face-down card."""


def _back_range(count: int) -> str:
    return f"{BACK}1" if count == 1 else f"{BACK}1–{BACK}{count}"


def _whole(text: str) -> int:
    text = text.strip().rstrip(".")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 6 else 0


def numbered_choices(
    match: Match,
    decision: Decision,
    eyes: Eyes,
    texts: Texts,
    chances: Chances | None,
    choice: SetChoice | None = None,
) -> NumberedChoices:
    """The choices of a decision for these eyes; `chances` None leaves the odds out."""
    view = match.view(eyes)
    options = decision.options
    backs: tuple[tuple[Option, ...], ...] = ()
    if decision.veiled and eyes != decision.seat:
        own = match.view(decision.seat)
        veiled = [o for o in options if texts.option(own, decision, o) != texts.option(view, decision, o)]
        hidden = texts.backs(view, decision.seat)
        backs = tuple(tuple(option for option in veiled if back in option.args) for back in hidden)
        options = tuple(option for option in options if option not in veiled)
    taken: tuple[str, ...] = ()
    if choice is not None:
        taken = tuple(texts.option(view, decision, thing) for thing in choice.taken)
        members = tuple(thing for thing in choice.things if thing not in choice.taken)
        options = members + tuple(each for each in options if each not in {*members, choice.done})
    labels = tuple(texts.option(view, decision, option) for option in options)
    odds = tuple(_odds_of(chances, view, decision, option) for option in options)
    return NumberedChoices(decision, options, labels, backs, odds, choice, taken)


def _odds_of(chances: Chances | None, view: State, decision: Decision, option: Option) -> str:
    if chances is None:
        return ""
    return one_by_one(worded(odds) for odds in chances.odds(view, decision, option))


def worded(odds: Odds) -> str:
    """A chance for people: whole per cent, but never 0 or 100 for what is merely unlikely or likely."""
    percent = round(odds.chance * 100)
    if percent == 0 and odds.chance > 0:
        number = _("under 1%")
    elif percent == 100 and odds.chance < 1:
        number = _("over 99%")
    else:
        number = f"{percent} %" if language() == "fr" else f"{percent}%"
    return labelled(odds.label, number) if odds.label else number
