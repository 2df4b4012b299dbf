"""How a match went: everybody's chance to win after each choice, and where it turned."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

import pygame

from heroes_desktop.engine import Event, Match, Record, State
from heroes_desktop.games.shared.declarations import Declarations
from heroes_desktop.games.shared.room import bots, declarations
from heroes_desktop.locale import _
from heroes_desktop.table.recap import seen

from ...art import Token
from ...art.core import palette
from ...art.core.text import STYLES
from ...paint.sheet import Sheet
from ...widgets import chance_text

TURNING_POINTS = 4

LEAST_TURN = 0.01
"""A change of the outlook below this is no turning point."""
_FINE = 3
"""Lines are drawn this many times larger and reduced, for smooth edges."""


@dataclass(frozen=True)
class Turn:
    """A turn after which the outlook was another: the choice in it that turned most, the event that tells it
    best, the event it began with, and how much everybody's chance changed, by the lines of the outlook."""

    number: int
    event: Event
    head: Event | None = None
    changes: tuple[float, ...] = ()


@dataclass(frozen=True)
class Course:
    """The outlook of every side after every choice, and the turning points in order of play.

    `seats` are the first ones of the sides: those who win and lose together share a line.
    """

    outlook: list[list[float]] = field(default_factory=list)
    turns: list[Turn] = field(default_factory=list)
    seats: tuple[int, ...] = ()


def course_of(game: str, record: Record) -> Course:
    """Play a match again and judge every position."""
    room, told = bots(game), declarations(game)
    outlook: list[list[float]] = []
    seats: tuple[int, ...] = ()
    turns: list[_Span] = []
    head: Event | None = None
    begun = False
    for step in Match.retell(record):
        if step.choice is None:
            seats = tuple(side[0] for side in step.match.sides)
            outlook = [[room.value(step.match.state, seat)] for seat in seats]
            continue
        events = list(seen(step.events, None))
        for seat, line in zip(seats, outlook, strict=True):
            line.append(room.value(step.match.state, seat))
        begun = begun or any(told.telling(event) for event in events)
        if begun and events:
            if not turns or turns[-1].head is not head:
                turns.append(_Span(head, step.number - 1))
            turns[-1].steps.append((step.number - 1, events))
        heads = [event for event in events if (row := told.events.get(event.kind)) and row.heads]
        head = heads[-1] if heads else head  # what begins here is the next choice's turn
    found = sorted((span.judged(outlook, told) for span in turns), key=_weight)[-TURNING_POINTS:]
    best = sorted((turn for turn in found if _weight(turn) >= LEAST_TURN), key=lambda turn: turn.number)
    return Course(outlook, best, seats)


@dataclass
class _Span:
    """One turn: what it began with, and its choices with what each of them caused."""

    head: Event | None
    begin: int
    steps: list[tuple[int, list[Event]]] = field(default_factory=list)

    def judged(self, outlook: Sequence[Sequence[float]], told: Declarations[State]) -> Turn:
        """The whole turn as one point: where it turned most, and what happened there."""
        end = self.steps[-1][0] + 1
        number, events = max(
            self.steps,
            key=lambda step: (
                max(abs(line[step[0] + 1] - line[step[0]]) for line in outlook),
                max(map(told.telling, step[1])),
            ),
        )
        changes = tuple(line[end] - line[self.begin] for line in outlook)
        fitting = [event for event in events if len(changes) != 1 or told.fits(event, changes[0])]
        best = max(fitting, key=told.telling, default=None)
        if best is None or not told.telling(best):
            best = max(events, key=told.telling)
        return Turn(number, best, self.head, changes)


def _weight(turn: Turn) -> float:
    return max((abs(change) for change in turn.changes), default=0.0)


def draw_course(
    sheet: Sheet,
    rect: pygame.Rect,
    course: Course,
    players: Sequence[palette.PlayerLook],
    marks: Sequence[int],
) -> None:
    """A line for each side in its colour, from the first choice to the last; numbers where it turned."""
    px = sheet.px
    caption = STYLES["caption"]
    high = sheet.letters.line_height(caption)
    left = max(int(sheet.letters.size(chance_text(share), caption)[0]) for share in (0.5, 1.0)) + px(8)
    plot = pygame.Rect(rect.x + left, rect.y + high // 2, rect.w - left - px(14), rect.h - high)
    for share in (1.0, 0.5, 0.0):
        y = round(plot.bottom - plot.h * share)
        sheet.fill(pygame.Rect(plot.x, y, plot.w, max(1, px(1))), palette.INK_2, 90)
        sheet.text(chance_text(share), caption, plot.x - px(8), y, "midright")
    steps = max(1, len(course.outlook[0]) - 1) if course.outlook else 1

    def spot(line: Sequence[float], number: int) -> tuple[int, int]:
        return round(plot.x + plot.w * number / steps), round(plot.bottom - plot.h * line[number])

    if steps > 1:
        width = max(2, px(3))
        outlook = tuple(tuple(line) for line in course.outlook)
        lines = _lines(outlook, tuple(players[seat].colour for seat in course.seats), plot.size, width)
        sheet.surface(lines, *plot.center, "center")
    before: tuple[int, int] | None = None
    for index, number in enumerate(marks, start=1):
        x, y = spot(course.outlook[0], min(number + 1, steps))
        if before and x - before[0] < px(25) and abs(y - before[1]) < px(25):
            x = min(before[0] + px(25), rect.right - px(13))
        mark = Token(px(26), "#6A3A1A", text=str(index), ink=palette.GOLD_HIGH, flat=True)
        sheet.art(mark, x, y, "center")
        before = (x, y)
    told = _("Everybody’s chance to win, as the computer judges it")
    sheet.node(told, "image", rect, hint=told, id="course")


@lru_cache(2)
def _lines(
    outlook: tuple[tuple[float, ...], ...], colours: tuple[str, ...], size: tuple[int, int], width: int
) -> pygame.Surface:
    """The lines with a dark edge, on a picture that reaches beyond the plot by their width on all sides."""
    fine, margin = _FINE, 2 * width
    wide, high = ((length + 2 * margin) * fine for length in size)
    large = pygame.Surface((wide, high), pygame.SRCALPHA)
    for line, colour in zip(outlook, colours, strict=True):
        across, down = size[0] / (len(line) - 1), size[1]
        spots = [
            (fine * (margin + across * number), fine * (margin + down * (1 - share)))
            for number, share in enumerate(line)
            if not 0 < number < len(line) - 1 or not line[number - 1] == share == line[number + 1]
        ]
        for ink, thick in (("#2A1D12", width + 2), (colour, width)):
            pygame.draw.lines(large, ink, False, spots, fine * thick)
            for point in spots:  # lines are cut off square: round joints close the gaps
                pygame.draw.circle(large, ink, point, fine * thick / 2 - 1)
    return pygame.transform.smoothscale(large, (size[0] + 2 * margin, size[1] + 2 * margin))
