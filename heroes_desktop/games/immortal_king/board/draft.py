"""The draft of a built dungeon: what has been picked so far, freely, before the engine is told."""

from __future__ import annotations

import random
from collections import Counter
from types import SimpleNamespace
from typing import cast

from heroes_desktop.engine import Option

from ..build import MANA_PER_COLOUR, PER_COLOUR, dungeon_problems, owned
from ..content import CARDS, COLOURS
from ..locale import _
from ..rules.dungeon import cards_next
from ..state import State
from .look import Look


class Draft:
    """Cards picked for a dungeon, with those the engine has already taken."""

    def __init__(self, taken: list[int], copies: list[int]) -> None:
        self.taken = list(taken)
        self.copies = list(copies)
        self.supply = Counter(owned(copies, "dungeon"))
        self._picked: Counter[int] = Counter()

    def follow(self, taken: list[int]) -> None:
        """The engine has taken cards since: they are no longer to pick."""
        self._picked = self._picked - (Counter(taken) - Counter(self.taken))
        self.taken = list(taken)

    @property
    def cards(self) -> list[int]:
        """Everything in the draft, in the order the engine takes it."""
        return sorted([*self.taken, *self._picked.elements()], key=_order)

    def count(self, face: int) -> int:
        """How often a card is in the draft."""
        return self.taken.count(face) + self._picked[face]

    def of_colour(self, colour: int) -> tuple[int, int]:
        """Cards of a colour, and how many of them have Mana."""
        found = [CARDS[face] for face in self.cards if CARDS[face].colour == colour]
        return len(found), sum(each.mana for each in found)

    def locked(self, face: int) -> str:
        """Why a card can neither be taken nor put back any more; empty while it can."""
        if self.taken and _order(face) < _order(self.taken[-1]):
            return _("The dungeon is already built past this card.")
        if face in self.taken and self.count(face) >= self.most(face):
            return _("This card is already in the dungeon.")
        return ""

    def most(self, face: int) -> int:
        """How many copies a dungeon may hold."""
        return 1 if CARDS[face].unique else self.supply[face]

    def turn(self, face: int) -> None:
        """One copy more; past the last one all go back."""
        if self.count(face) < self.most(face):
            self._picked[face] += 1
        else:
            self._picked[face] = 0

    def clear(self) -> None:
        """Put everything back that the engine has not taken."""
        self._picked.clear()

    def fill(self) -> None:
        """Take cards by chance until every colour is complete; what is too much goes back first."""
        choose = random.Random()
        for colour in range(len(COLOURS)):
            for mana, right in ((True, MANA_PER_COLOUR), (False, PER_COLOUR - MANA_PER_COLOUR)):
                self._level(colour, mana, right, choose)

    def _level(self, colour: int, mana: bool, right: int, choose: random.Random) -> None:
        def alike(face: int) -> bool:
            return CARDS[face].colour == colour and CARDS[face].mana == mana

        have = sum(alike(face) for face in self.cards)
        for face in [face for face in self._picked.elements() if alike(face)][: max(0, have - right)]:
            self._picked[face] -= 1
        free = [
            face
            for face in self.supply
            if alike(face) and not self.locked(face)
            for _copy in range(self.most(face) - self.count(face))
        ]
        choose.shuffle(free)
        self._picked.update(free[: max(0, right - have)])

    def problems(self) -> list[str]:
        """What keeps the draft from being a legal dungeon, its final monster aside."""
        lacking = _("a dungeon has exactly one final monster, this one has {count}").format(count=0)
        return [told for told in dungeon_problems(self.cards, self.copies) if told != lacking]

    def answers(self) -> list[Option]:
        """The engine's questions in their order, answered; where only one card is left it does not ask."""
        table = SimpleNamespace(dungeon_list=list(self.taken), copies=(self.copies, self.copies))
        found = []
        for face in sorted(self._picked.elements(), key=_order):
            if len(cards_next(cast(State, table))) > 1:
                found.append(Option("card", (face,)))
            table.dungeon_list.append(face)
        return found


def _order(face: int) -> tuple[int, bool, int]:
    """Colour by colour, cards with Mana first, ascending."""
    card = CARDS[face]
    return card.colour, not card.mana, face


def draft_of(look: Look) -> Draft:
    """The draft of this table, kept while the dungeon is being built."""
    view = look.view
    draft: Draft | None = look.memory.get("draft")
    if draft is None:
        draft = look.memory["draft"] = Draft(view.dungeon_list, view.copies[1])
    if draft.taken != view.dungeon_list:
        draft.follow(list(view.dungeon_list))
    return draft
