"""The board of Heldentaufe: land that grows, an underworld that wakes, and a race for teeth between them."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import pygame

from heroes_desktop.desktop.art import Medallion
from heroes_desktop.desktop.board.api import Barred, ChipValue, Inspection
from heroes_desktop.desktop.board.base import BoardOf
from heroes_desktop.desktop.motion.motion import Motion
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.engine import Event

from ..figures import backpack_room, tile_on
from ..locale import _
from ..state import State
from ..text import icons
from ..text.declared import DECLARED
from . import faces, gallery, motion, supplies, zoom
from .arrange import parts
from .course import Course
from .head import covers, draw_head
from .herosheet import draw_sheet
from .look import Look, Panel, Shift
from .missions import draw_missions, missions_title
from .reach import reachable
from .surface import draw_surface
from .turnbar import draw_turns
from .underworld import draw_slab, draw_underworld


class HeldentaufeBoard(BoardOf[State]):
    """Draws the game from a seat's view and from nothing else."""

    declared = DECLARED

    def status(self, look: Look) -> str:
        view = look.view
        if not view.surface or any(hero.hero < 0 for hero in view.heroes):
            return _("Set-up")
        if view.orders:
            return _("Round {number} · monster turn").format(number=view.round)
        return _("Round {number}").format(number=view.round)

    def chip(self, look: Look, seat: int) -> Sequence[ChipValue]:
        if _hero_of(look.view, seat) < 0:
            return []
        hero = look.view.heroes[seat]
        return [
            ChipValue(icons.TOOTH_ICON, str(hero.points), _("Teeth")),
            ChipValue(icons.HEART_ICON, str(hero.hearts), _("Hearts")),
        ]

    def portrait(self, look: Look, seat: int, size: int) -> Medallion | None:
        hero = _hero_of(look.view, seat)
        return faces.hero_portrait(hero, size) if hero >= 0 else None

    def seat_colour(self, view: State, seat: int) -> str:
        hero = _hero_of(view, seat)
        return faces.hero_colour(hero) if hero >= 0 else ""

    def draw(self, sheet: Sheet, zone: pygame.Rect, look: Look) -> None:
        if gallery.wanted(look):
            gallery.draw_gallery(sheet, zone, look)
            return
        place, found = parts(sheet, zone, look), reachable(look)
        hiding, sheet.arrangement = covers(sheet, place), place.large
        if place.surface is not None:
            land = draw_surface(sheet, place.surface, look, found, hiding)
            supplies.order(sheet, look, land.radius)
        if place.underworld is not None:
            draw_slab(sheet, place.slab, look)
        draw_head(sheet, place, look)
        if place.underworld is not None:
            draw_underworld(sheet, place.underworld, look, found, hiding)
        draw_turns(sheet, place.turns, look)

    def panels(self, look: Look) -> Sequence[Panel]:
        if not look.view.heroes or any(hero.hero < 0 for hero in look.view.heroes):
            return [Panel(str(look.texts.title()), "campfire", 360, gallery.draw_banner, "leather")]
        return [
            Panel(_("Hero"), "player", 396, draw_sheet, headed=False),
            Panel(missions_title(look), icons.MISSION_ICON, 250, draw_missions, "leather"),
        ]

    def barred(self, look: Look) -> Sequence[Barred]:
        decision = look.decision
        if decision is None or decision.kind != "hero_action" or look.options("harvest"):
            return ()
        hero = look.view.heroes[decision.seat]
        tile = tile_on(look.view, hero.place) if hero.space < 0 else None
        if tile is None or not tile.food or backpack_room(look.view, decision.seat) > 0:
            return ()
        return [Barred("mdi:basket", _("Harvest"), _("Your backpack is full."), "HT-044")]

    def order(self, look: Look) -> Sequence[object]:
        return zoom.subjects(look)

    def inspection(self, look: Look, subject: object) -> Inspection | None:
        return zoom.inspection(look, subject)

    def animate(self, events: Sequence[Event], shift: Shift) -> Sequence[Motion]:
        course = Course(shift)
        told = [event for event in events if event.kind in motion.MOTIONS]
        return [each for event in told for each in motion.MOTIONS[event.kind](course, event.facts)]

    def moving(self) -> Collection[str]:
        return motion.MOTIONS.keys()

    def ambience(self, look: Look) -> str:
        del look
        return "forest"


def _hero_of(view: State, seat: int) -> int:
    """The hero of a seat; below 0 as long as none is chosen."""
    return view.heroes[seat].hero if seat < len(view.heroes) else -1
