"""The end on the table: both sides walk the points track line by line, or the stone is set."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from heroes_desktop.desktop.art import Leather, Pawn, Token
from heroes_desktop.desktop.art.core import palette
from heroes_desktop.desktop.art.core.text import Style
from heroes_desktop.desktop.motion.motion import Motion, between, ease_in_out
from heroes_desktop.desktop.motion.ready_made import pause
from heroes_desktop.desktop.motion.stage_props import stamp

from ...shared.declarations import Facts
from ...shared.wording import number, signed
from ..locale import _
from ..text import score
from . import faces, signs
from .look import Stage

PER_LINE, LAST = 620, 900
"""Milliseconds for each line of the count, and for the sight of the gap."""
LEAST_TRACK, TENS = 100, 10
WIDE, HIGH = 960, 470
"""Units of the board the track lies on."""
VILE = "#A8281E"
_TITLE = Style("head", 28, palette.GOLD_HIGH, shadow=palette.BLACK)
_TENS = Style("condensed_label", 16, "#D9BE8C")
_LINE = Style("label", 24, palette.PAPER_HIGH, shadow=palette.BLACK)
_GAP = Style("display", 44, palette.GOLD_HIGH, shadow=palette.BLACK)


class Step(NamedTuple):
    """One line of the count: whose it is, for what, and how far both pawns are then."""

    ours: bool
    told: str
    team: int
    vile: int


def steps(facts: Facts) -> list[Step]:
    """The lines that brought anything, the team's first, in the order they are counted."""
    found = [Step(True, "", 0, 0)]
    for ours, lines in ((True, facts["lines"]), (False, facts["vile_lines"])):
        for name, points in score.lines(lines):
            last = found[-1]
            team, vile = (last.team + points, last.vile) if ours else (last.team, last.vile + points)
            found.append(Step(ours, f"{name} {signed(points)}", team, vile))
    return found


class Track:
    """The points track as it is painted at any moment of the count."""

    def __init__(self, stage: Stage, facts: Facts) -> None:
        self.stage, self.facts, self.steps = stage, facts, steps(facts)
        canvas = stage.shift.ui.metrics.canvas
        wide = min(stage.px(WIDE), canvas.w - stage.px(60))
        self.rect = pygame.Rect(0, 0, wide, min(stage.px(HIGH), canvas.h - stage.px(60)))
        self.rect.center = canvas.center
        self.top = max(LEAST_TRACK, *(max(step.team, step.vile) for step in self.steps)) + TENS
        self.line = self.rect.inflate(-stage.px(120), 0)

    def x(self, points: float) -> int:
        """Where so many points stand."""
        return round(self.line.x + self.line.w * max(0.0, points) / self.top)

    def paint(self, target: pygame.Surface, t: float) -> None:
        """The track with both pawns where they are at this share of the count."""
        stage, rect = self.stage, self.rect
        stage.art.blit(target, Leather(rect.w, rect.h, "strip", lift=4), *rect.topleft)
        at = t * (len(self.steps) - 1)
        before = self.steps[min(int(at), len(self.steps) - 1)]
        after = self.steps[min(int(at) + 1, len(self.steps) - 1)]
        share = ease_in_out(min(1.0, (at - int(at)) * 1.6))
        team, vile = between(before.team, after.team, share), between(before.vile, after.vile, share)
        self._words(target, _("The final count"), _TITLE, rect.centerx, rect.y + stage.px(34))
        self._paint_road(target, rect.y + stage.px(150), team, signs.TEAM)
        self._paint_road(target, rect.y + stage.px(270), vile, VILE)
        self._paint_turned(target, at)
        if t >= 1:
            self._paint_gap(target)
        else:
            colour = "#D6F5B8" if after.ours else "#FFB199"
            style = _LINE.but(colour=colour)
            self._words(target, after.told, style, rect.centerx, rect.bottom - stage.px(40))

    def _paint_road(self, target: pygame.Surface, y: int, points: float, colour: str) -> None:
        """Spaces of ten points each, the way walked so far, and the pawn."""
        px, art = self.stage.px, self.stage.art
        bar = pygame.Rect(self.line.x, y, self.line.w, px(14))
        pygame.draw.rect(target, "#1A120A", bar, border_radius=px(7))
        done = pygame.Rect(bar.x, bar.y, max(px(14), self.x(points) - bar.x), bar.h)
        pygame.draw.rect(target, colour, done, border_radius=px(7))
        for tens in range(0, self.top + 1, TENS):
            spot = (self.x(tens), bar.centery)
            art.blit(target, Token(px(20), "#5A4426", flat=True), *spot, anchor="center")
            if tens % 20 == 0:
                self._words(target, str(tens), _TENS, spot[0], bar.bottom + px(14))
        high = px(64)
        foot = (self.x(points), bar.centery + px(8))
        art.blit(target, Pawn(high, colour, "circle"), foot[0], foot[1] - high // 2, anchor="center")
        style = _LINE.but(size=22)
        self._words(target, number(round(points)), style, foot[0], foot[1] - high - px(12))

    def _paint_turned(self, target: pygame.Surface, at: float) -> None:
        """The Heroes of the Vile, turned up one by one while their side is counted."""
        heroes = self.stage.view.vile.heroes
        first = next((index for index, step in enumerate(self.steps) if not step.ours), len(self.steps)) - 1
        theirs = max(1, len(self.steps) - 1 - first)
        size = self.stage.px(58)
        y = self.rect.bottom - self.stage.px(134)
        left = self.rect.centerx - len(heroes) * (size + self.stage.px(8)) // 2
        for place, card in enumerate(heroes):
            face = self.stage.view.faces[card]
            if face < 0 or at < first + theirs * place / max(1, len(heroes)):
                continue
            x = left + place * (size + self.stage.px(8))
            self.stage.art.blit(target, faces.hero_face(face, size), x, y)

    def _paint_gap(self, target: pygame.Surface) -> None:
        px, facts = self.stage.px, self.facts
        won = facts["gap"] >= facts["wanted"]
        told = _("Gap {gap}, {wanted} wanted").format(gap=number(facts["gap"]), wanted=facts["wanted"])
        style = _GAP.but(colour="#A9D98F" if won else palette.GOLD_HIGH, size=34)
        self._words(target, told, style, self.rect.centerx, self.rect.bottom - px(38))

    def _words(self, target: pygame.Surface, text: str, style: Style, x: int, y: int) -> None:
        if text:
            line = self.stage.shift.ui.letters.line(text, style)
            target.blit(line, line.get_rect(center=(x, y)))


def count(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """Both pawns walk; the gap stays for a while; a won Challenge is stamped."""
    track = Track(stage, facts)
    walk = Motion(track.paint, PER_LINE * len(track.steps), sound="coin")
    found = [walk, pause(LAST, sound="win")]
    if facts["gap"] >= facts["wanted"]:
        seal = Token(stage.px(120), "#7A1E14", "mdi:check-bold", palette.GOLD_HIGH, palette.BRASS, lift=4)
        spot = (track.rect.right - stage.px(60), track.rect.y + stage.px(60))
        found += [stamp(stage.art, seal, spot, sound="hit"), pause(LAST)]
    return found


def rest_in_peace(stage: Stage, facts: Facts) -> Sequence[Motion]:
    """The token turned over: a stone for the whole team, where it stood."""
    size = stage.px(190)
    stone = Token(size, "#3A3A42", "mdi:grave-stone", "#D8D4E0", "#77716A", lift=4)
    place = stage.was("team") or stage.middle
    small = Token(stage.px(54), "#3A3A42", "mdi:grave-stone", "#D8D4E0", "#77716A", lift=2)
    found = [stamp(stage.art, small, place.center, sound="lose")] if facts["reason"] == "avatar" else []
    said = stage.say(_("Rest in peace"), stage.middle.move(0, size // 2 + stage.px(30)), good=False)
    return [*found, stamp(stage.art, stone, stage.middle.center, sound="lose"), said, pause(500)]
