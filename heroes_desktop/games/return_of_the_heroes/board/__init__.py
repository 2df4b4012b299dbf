"""The board of Return of the Heroes: a kingdom of sixteen pieces, a bag, a bazaar and a dark tower."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from heroes_desktop.desktop.art import Medallion
from heroes_desktop.desktop.board.api import ChipValue, Inspection
from heroes_desktop.desktop.board.base import BoardOf
from heroes_desktop.desktop.motion.motion import Motion
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.engine import Event

from ..locale import _
from ..state import SOLO_TURNS, State
from ..text.declared import DECLARED
from . import faces, gallery, motion, stall, supply, tests, zoom
from .arrange import parts
from .course import Course
from .herosheet import draw_sheet
from .kingdom import draw_kingdom, draw_tools
from .look import Look, Panel, Shift
from .reach import reachable
from .space_panel import draw_space
from .tasks import draw_tasks, tasks_title


class ReturnBoard(BoardOf[State]):
    """Draws the game from a seat's view and from nothing else."""

    declared = DECLARED

    def status(self, look: Look) -> str:
        view = look.view
        if not view.heroes or any(hero.hero < 0 for hero in view.heroes):
            return _("Set-up")
        if view.mode == "solo":
            return _("Turn {number} of {most}").format(number=view.round, most=SOLO_TURNS)
        return _("Round {number}").format(number=view.round)

    def chip(self, look: Look, seat: int) -> Sequence[ChipValue]:
        if _hero_of(look.view, seat) < 0:
            return []
        hero = look.view.heroes[seat]
        return [
            ChipValue(faces.LIFE_ICON, str(hero.life), _("Life points")),
            ChipValue(faces.QUEST_ICON, "1", _("Gem"))
            if hero.gem
            else ChipValue(faces.GOLD_ICON, str(hero.gold), _("Gold")),
        ]

    def portrait(self, look: Look, seat: int, size: int) -> Medallion | None:
        return faces.portrait(look, seat, size) if _hero_of(look.view, seat) >= 0 else None

    def draw(self, sheet: Sheet, zone: pygame.Rect, look: Look) -> None:
        if gallery.wanted(look):
            gallery.draw_gallery(sheet, zone, look)
            return
        place, found = parts(sheet, zone, supply.height(sheet, zone, look)), reachable(look)
        draw_kingdom(sheet, place.map, look, found)
        draw_tools(sheet, place.tools.x, place.tools.y, look)
        self._draw_panel(sheet, place.panel, look)
        supply.draw_supply(sheet, place.supply, look)

    def _draw_panel(self, sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
        """The panel of the moment: stall, test, dice, or the space one looks at."""
        if stall.wanted(look):
            stall.draw_stall(sheet, rect, look)
        elif tests.wanted(look):
            tests.draw_test(sheet, rect, look)
        elif look.view.test is not None and look.options("keep"):
            tests.draw_kept(sheet, rect, look)
        else:
            draw_space(sheet, rect, look)

    def panels(self, look: Look) -> Sequence[Panel]:
        if not look.view.heroes or any(hero.hero < 0 for hero in look.view.heroes):
            return [Panel(look.texts.title(), "trail", 330, gallery.draw_banner, "leather")]
        return [
            Panel(_("Hero"), "player", 436, draw_sheet, headed=False),
            Panel(tasks_title(look), faces.QUEST_ICON, 214, draw_tasks, "leather", grow=1),
        ]

    def order(self, look: Look) -> Sequence[object]:
        return zoom.subjects(look)

    def inspection(self, look: Look, subject: object) -> Inspection | None:
        return zoom.inspection(look, subject)

    def animate(self, events: Sequence[Event], shift: Shift) -> Sequence[Motion]:
        course = Course(shift)
        return motion.motions(course, events)

    def moving(self) -> Sequence[str]:
        return list(motion.MOTIONS)

    def ambience(self, look: Look) -> str:
        del look
        return "forest"


def _hero_of(view: State, seat: int) -> int:
    """The hero of a seat; below 0 as long as none is chosen."""
    return view.heroes[seat].hero if seat < len(view.heroes) else -1
