"""The board of Immortal King: stone lanes, fight and dice, party in the bottom bar."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

import pygame

from heroes_desktop.desktop.board.api import ChipValue, CloseUp, Inspection
from heroes_desktop.desktop.board.base import BoardOf
from heroes_desktop.desktop.motion.motion import Motion
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.engine import Event

from ..locale import _
from ..state import State
from ..text import words
from ..text.declared import DECLARED
from . import faces, gallery, motion, panels, zoom
from .arrange import parts
from .fight import draw_fight
from .final import HALL, draw_final
from .inspector import draw_guard, guard_of
from .lanes import draw_lanes
from .look import Look, Panel, Shift
from .party import draw_party


class KingBoard(BoardOf[State]):
    """Draws the game from a seat's view and from nothing else."""

    declared = DECLARED

    def hand(self, look: Look) -> bool:
        del look
        return True

    def status(self, look: Look) -> str:
        view = look.view
        if not view.corridors:
            return _("Set-up")
        return _("Turn {number} · {phase}").format(number=view.turn, phase=words.phase(view.phase))

    def chip(self, look: Look, seat: int) -> Sequence[ChipValue]:
        view = look.view
        if not view.corridors:
            return []
        courage = ChipValue(faces.COURAGE_ICON, str(view.courage), _("Courage"))
        fear = ChipValue(faces.FEAR_ICON, str(view.fear), _("Fear"))
        if view.solo:
            return [courage, fear]
        mana = ChipValue(faces.MANA_ICON, str(sum(view.mana)), _("Mana"))
        if seat == view.party:
            return [courage, mana]
        tokens = sum(corridor.token for corridor in view.corridors)
        return [fear, ChipValue(faces.TENACITY_ICON, str(tokens), _("Tenacity"))]

    def draw(self, sheet: Sheet, zone: pygame.Rect, look: Look) -> None:
        place = parts(sheet, zone, look)
        if place.lanes is not None:
            draw_lanes(sheet, place.lanes, look, with_final=place.right is None)
        if place.right is not None:
            self._draw_right(sheet, place.right, look)

    def _draw_right(self, sheet: Sheet, rect: pygame.Rect, look: Look) -> None:
        if gallery.wanted(look):
            gallery.draw_gallery(sheet, rect, look)
        elif look.view.fight is not None:
            draw_fight(sheet, rect, look)
        elif look.view.corridors and look.view.final >= 0:
            draw_final(sheet, rect, look)

    def draw_hand(self, sheet: Sheet, zone: pygame.Rect, look: Look) -> None:
        draw_party(sheet, zone, look)

    def panels(self, look: Look) -> Sequence[Panel]:
        return panels.panels(look)

    def order(self, look: Look) -> Sequence[object]:
        return zoom.subjects(look)

    def inspection(self, look: Look, subject: object) -> Inspection | None:
        return zoom.inspection(look, subject)

    def close_up(self, look: Look, identity: str) -> CloseUp | None:
        lane = guard_of(look, identity)
        return None if lane is None else CloseUp(HALL, partial(draw_guard, look=look, lane=lane))

    def motion(self, event: Event, shift: Shift) -> Sequence[Motion]:
        return motion.animate(event, shift)

    def moving(self) -> Collection[str]:
        return motion.MOTIONS.keys()

    def ambience(self, look: Look) -> str:
        del look
        return "dungeon"
