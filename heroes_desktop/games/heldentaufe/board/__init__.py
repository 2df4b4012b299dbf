"""The board of Heldentaufe: land that grows, an underworld that wakes, and a race for teeth between them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from heroes_desktop.desktop.art import Medallion
from heroes_desktop.desktop.board.api import Action, ChipValue, Inspection
from heroes_desktop.desktop.board.base import BoardOf
from heroes_desktop.desktop.motion.motion import Motion
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.engine import Decision, Event, Option

from ..locale import _
from ..state import State
from . import actions, faces, gallery, motion, pointing, signs, supplies, zoom
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
            ChipValue(faces.TOOTH_ICON, str(hero.points), _("Points")),
            ChipValue(faces.HEART_ICON, str(hero.hearts), _("Hearts")),
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
        hiding = covers(sheet, place)
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
            Panel(missions_title(look), faces.MISSION_ICON, 250, draw_missions, "leather"),
        ]

    def action(self, look: Look, option: Option) -> Action:
        return actions.action(look, option)

    def order(self, look: Look) -> Sequence[object]:
        return zoom.subjects(look)

    def inspection(self, look: Look, subject: object) -> Inspection | None:
        return zoom.inspection(look, subject)

    def animate(self, events: Sequence[Event], shift: Shift) -> Sequence[Motion]:
        course = Course(shift)
        return [each for event in events for each in motion.MOTIONS[event.kind](course, event.facts)]

    def event_icon(self, event: Event) -> str:
        return signs.event_icon(event)

    def event_seat(self, view: State, event: Event) -> int | None:
        del view
        return signs.event_seat(event)

    def event_subject(self, event: Event) -> object:
        return signs.event_subject(event)

    def event_things(self, view: State, event: Event) -> Iterable[str]:
        return pointing.event(view, event)

    def option_things(self, view: State, option: Option) -> Iterable[str]:
        return pointing.option(view, option)

    def prompt_rule(self, decision: Decision) -> str:
        return signs.PROMPT_RULES[decision.kind]

    def prompt_icon(self, decision: Decision) -> str:
        return signs.PROMPT_ICONS[decision.kind]

    def ambience(self) -> str:
        return "forest"


def _hero_of(view: State, seat: int) -> int:
    """The hero of a seat; below 0 as long as none is chosen."""
    return view.heroes[seat].hero if seat < len(view.heroes) else -1
