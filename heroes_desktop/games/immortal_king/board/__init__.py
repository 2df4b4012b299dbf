"""The board of Immortal King: stone lanes, fight and dice, party in the bottom bar."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from heroes_desktop.desktop.board.api import Action, ChipValue, Inspection
from heroes_desktop.desktop.board.base import BoardOf
from heroes_desktop.desktop.motion.motion import Motion
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.engine import Decision, Event, Option

from ..locale import _
from ..state import State
from ..text import words
from . import actions, faces, gallery, motion, panels, signs, zoom
from .arrange import parts
from .fight import draw_fight
from .final import draw_final
from .lanes import draw_lanes
from .look import Look, Panel, Shift
from .party import draw_party


class KingBoard(BoardOf[State]):
    """Draws the game from a seat's view and from nothing else."""

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

    def action(self, look: Look, option: Option) -> Action:
        return actions.action(look, option)

    def order(self, look: Look) -> Sequence[object]:
        return zoom.subjects(look)

    def inspection(self, look: Look, subject: object) -> Inspection | None:
        return zoom.inspection(look, subject)

    def motion(self, event: Event, shift: Shift) -> Sequence[Motion]:
        return motion.animate(event, shift)

    def event_icon(self, event: Event) -> str:
        return signs.event_icon(event)

    def event_seat(self, view: State, event: Event) -> int | None:
        party, dm = int(view.party), int(view.dm)
        if event.kind in signs.OF_THE_PARTY:
            return party
        return dm if event.kind in signs.OF_THE_DUNGEON and dm >= 0 else None

    def event_subject(self, event: Event) -> object:
        return signs.event_subject(event)

    def event_things(self, view: State, event: Event) -> Iterable[str]:
        del view  # nothing moves: a corridor stays where it is
        return signs.event_things(event)

    def option_things(self, view: State, option: Option) -> Iterable[str]:
        del view
        return signs.option_things(option)

    def prompt_rule(self, decision: Decision) -> str:
        return signs.prompt_rule(decision)

    def prompt_icon(self, decision: Decision) -> str:
        return signs.prompt_icon(decision)

    def ambience(self) -> str:
        return "dungeon"
