"""How far the active hero gets: steps to every place he can reach this turn, and the way there as options."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from heroes_desktop.engine import Option
from heroes_desktop.engine.hexgrid import axial, neighbours, path, reach

from .. import figures
from ..content import SPACES, WAYS
from ..state import ABOVE
from .look import Look


@dataclass(frozen=True)
class Reach:
    """Cells and spaces with their cost in action points, and how to get there step by step.

    Only the first step of a way is among the options now; the others will be if nothing comes between.
    """

    cells: dict[int, int] = field(default_factory=dict)
    unknown: dict[int, int] = field(default_factory=dict)
    spaces: dict[int, int] = field(default_factory=dict)
    start: int = -1
    below: bool = False
    answers: dict[tuple[int | str, ...], Option] = field(default_factory=dict)

    def answer(self, *words: int | str) -> Option | None:
        """The option of exactly these words, if it is offered now."""
        return self.answers.get(words)

    def way(self, view: object, goal: int) -> list[Option]:
        """The steps to a revealed cell."""
        return [Option("move", axial(step)) for step in path(self.start, goal, view.surface)]  # type: ignore[attr-defined]

    def way_to_unknown(self, view: object, goal: int) -> list[Option]:
        """The steps to the nearest tile beside an unexplored cell, and the exploring itself."""
        beside = [place for place in neighbours(goal) if place in self.cells]
        near = min(beside, key=lambda place: self.cells[place])
        return [*self.way(view, near), Option("explore", axial(goal))]

    def way_below(self, goal: int) -> list[Option]:
        """The steps to a space of the underworld."""
        steps = [goal]
        while self.spaces[steps[0]] > 1:
            before = self.spaces[steps[0]] - 1
            steps.insert(0, next(space for space in WAYS[steps[0]] if self.spaces.get(space) == before))
        return [Option("move", (SPACES[space].id,)) for space in steps]


def reachable(look: Look) -> Reach:
    """What the hero who is asked now can reach with the action points he has left."""
    decision, view = look.decision, look.view
    answers = {(option.act, *option.args): option for option in look.options()}
    if decision is None or decision.kind != "hero_action" or not look.options("move", "explore"):
        return Reach(answers=answers)
    hero = view.heroes[decision.seat]
    left = figures.ap_left(view)
    if hero.space == ABOVE:
        return replace(_above(look, hero.place, left), answers=answers)
    return replace(_below(look, hero.space, left), answers=answers)


def _above(look: Look, start: int, left: int) -> Reach:
    view = look.view
    cells = reach(start, view.surface, left)
    unknown: dict[int, int] = {}
    if view.pile:
        for place, steps in cells.items():
            if steps < left:
                for other in neighbours(place):
                    if other not in view.surface:
                        unknown[other] = min(unknown.get(other, steps + 1), steps + 1)
    return Reach(cells, unknown, {}, start)


def _below(look: Look, start: int, left: int) -> Reach:
    """Spaces over free ground; a token on the way ends it, for nobody knows what it does."""
    view = look.view
    taken = set(figures.occupied(view))
    steps, frontier = {start: 0}, [start]
    for count in range(1, left + 1):
        ahead = []
        for space in frontier:
            if space != start and (figures.danger_on(view, space) or figures.chest_on(view, space)):
                continue
            for other in WAYS[space]:
                if other not in steps and other not in taken:
                    steps[other] = count
                    ahead.append(other)
        frontier = ahead
    return Reach({}, {}, steps, start, True)
