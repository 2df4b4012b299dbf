"""The board of Reflets d'Acide: the chase on the road, the Trial, the influence boards below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame

from heroes_desktop.desktop.art import Medallion
from heroes_desktop.desktop.board.api import Action, ChipValue, Inspection
from heroes_desktop.desktop.board.base import BoardOf
from heroes_desktop.desktop.paint.sheet import Sheet
from heroes_desktop.engine import Option

from ..content import CHALLENGES
from ..figures import boards_of, on_board
from ..locale import _
from ..state import NOTHING, State
from ..text import words
from ..text.declared import DECLARED
from . import faces, panels, picking, zoom
from .influence import draw_boards
from .journey import draw_journey, draw_strip
from .look import Look, Panel
from .motion import MOTIONS
from .trial import draw_stage

STRIP = 104
"""Units of height of the road during a Trial."""


class ReflectsBoard(BoardOf[State]):
    """Draws the game from a view and from nothing else."""

    declared = DECLARED
    motions = MOTIONS

    def status(self, look: Look) -> str:
        view = look.view
        if not view.turn:
            return _("Set-up")
        told = _("Turn {number}").format(number=view.turn)
        if view.challenge == NOTHING:
            return told
        return f"{told} · {words.challenge_line(CHALLENGES[view.challenge])}"

    def chip(self, look: Look, seat: int) -> Sequence[ChipValue]:
        view = look.view
        if not view.boards or seat >= view.seats:
            return []
        boards = boards_of(view, seat)
        gems = sum(sum(view.boards[board].gems) for board in boards)
        heroes = sum(len(on_board(view, board)) for board in boards)
        return [
            ChipValue("mdi:diamond-stone", str(gems), _("gems")),
            ChipValue("mdi:account-group", str(heroes), _("Heroes")),
        ]

    def portrait(self, look: Look, seat: int, size: int) -> Medallion | None:
        view = look.view
        if not view.boards or seat >= view.seats:
            return None
        members = on_board(view, boards_of(view, seat)[0])
        return faces.hero_face(view.faces[members[0][1].card], size) if members else None

    def hand(self, look: Look) -> bool:
        return bool(look.view.team)

    def hand_height(self, look: Look) -> int:
        del look
        return 248

    def hand_share(self, look: Look) -> float:
        del look
        return 0.7

    def draw(self, sheet: Sheet, zone: pygame.Rect, look: Look) -> None:
        px = sheet.px
        room = zone.inflate(-px(16), -px(12))
        view = look.view
        if picking.wanted(look):
            picking.draw_picking(sheet, room, look)
        elif view.hazard is not None and not picking.on_map(look):
            high = min(px(STRIP), round(room.h * 0.3))
            draw_strip(sheet, pygame.Rect(room.x, room.y, room.w, high), look)
            rest = pygame.Rect(room.x, room.y + high + px(8), room.w, room.h - high - px(8))
            draw_stage(sheet, rest, look)
        elif look.options("put"):
            tray = px(60)
            picking.draw_green(sheet, pygame.Rect(room.x, room.y, room.w, tray), look)
            draw_journey(sheet, pygame.Rect(room.x, room.y + tray, room.w, room.h - tray), look)
        else:
            draw_journey(sheet, room, look)
            picking.draw_open_card(sheet, room, look)

    def draw_hand(self, sheet: Sheet, zone: pygame.Rect, look: Look) -> None:
        sheet.place("hand", zone)
        draw_boards(sheet, zone, look)

    def action(self, look: Look, option: Option) -> Action:
        """After a roll the aids that help most stand first."""
        action = super().action(look, option)
        if look.decision is None or look.decision.kind != "catch_up" or option.act == "accept":
            return action
        best = max((odds.chance for odds in look.odds(option)), default=0.0)
        return replace(action, order=action.order - round(100 * best))

    def panels(self, look: Look) -> Sequence[Panel]:
        return panels.panels(look)

    def order(self, look: Look) -> Sequence[object]:
        return zoom.subjects(look)

    def inspection(self, look: Look, subject: object) -> Inspection | None:
        return zoom.inspection(look, subject)

    def ambience(self, look: Look) -> str:
        del look
        return "forest"
