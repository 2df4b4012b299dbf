"""The end of a match: who won, what turned it, how lucky it was, and what now."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from heroes_desktop.engine import Event
from heroes_desktop.games.room import bots
from heroes_desktop.locale import _, counted

from ..app import App
from ..art import GoldText, PlayerSign, SolidIcon, palette
from ..art.text import STYLES, Style
from ..chronicle import Line, line_of
from ..luck import luck
from ..scene import Scene
from ..sheet import Sheet
from ..widgets import Face, Scroll, button, decimal, gauge, heading, leather, paper, scroll_area
from ..widgets.rows import columns

if TYPE_CHECKING:
    from .table import TableScene

TURNING_POINTS = 4


class End(Scene):
    """Over the finished table."""

    transparent = True
    dim = 170

    def __init__(self, app: App, table: TableScene) -> None:
        super().__init__(app)
        self.table = table
        self.scroll = Scroll(self.changed)
        self.luck_scroll = Scroll(self.changed)
        self.points: list[Line] = []

    def opened(self) -> None:
        record = self.table.session.match.record()
        game = self.table.game
        future = self.app.workers.submit(lambda: turning_points(game, record))
        self.app.when_done(future, lambda done: self._found(done.result() if not done.exception() else []))

    def _found(self, events: list[Event]) -> None:
        table = self.table
        view = table.play.view(None)
        lines = (line_of(view, event, table.board, table.texts) for event in events)
        self.points = [line for line in lines if line is not None]
        self.changed()

    @property
    def outcome_text(self) -> str:
        session = self.table.session
        outcome = session.match.outcome
        return self.table.texts.outcome(outcome, session.match.setup) if outcome is not None else ""

    @property
    def headline(self) -> str:
        outcome = self.table.session.match.outcome
        people = set(self.table.play.people)
        winners = set(outcome.winners) if outcome is not None else set()
        if len(people) == 1:
            return _("Victory!") if people & winners else _("Defeat")
        names = [self.table.session.seats[seat].name for seat in sorted(winners)]
        return _("{names} wins!").format(names=names[0]) if len(names) == 1 else _("The match is over")

    @property
    def name(self) -> str:
        return f"{self.headline} {self.outcome_text}"

    def back(self) -> None:
        self.app.pop()

    def build(self, sheet: Sheet) -> None:
        px, canvas = sheet.px, sheet.rect
        wide = min(px(1240), canvas.w - px(48))
        tall = min(px(860), canvas.h - px(40))
        rect = pygame.Rect(0, 0, wide, tall)
        rect.center = canvas.center
        inside = leather(sheet, rect, "end", ornament=True).inflate(-px(20), -px(8))
        size = px(60) if tall >= px(700) else px(40)
        gold = GoldText(self.headline, size, 900)
        head = sheet.art(gold, inside.centerx, inside.y, "midtop")
        won = bool(set(self.table.play.people) & set(self._winners())) or not self.table.play.people
        for x, anchor in ((head.left - px(24), "midright"), (head.right + px(24), "midleft")):
            sheet.art(
                SolidIcon(size, "trophy" if won else "skull", "gold" if won else "bone"),
                x,
                head.centery,
                anchor,
            )
        words = self.outcome_text
        line = STYLES["body_dark"].but(align="center", size=21)
        text = sheet.block(
            words, line, pygame.Rect(inside.x, head.bottom + px(6), inside.w, px(64)), "midtop"
        )
        low = pygame.Rect(inside.x, inside.bottom - px(72), inside.w, px(72))
        body = pygame.Rect(inside.x, text.bottom + px(14), inside.w, low.y - px(18) - text.bottom - px(14))
        left, right = columns(body, 2, px(20))
        self._points(sheet, left)
        self._luck(sheet, right)
        self._buttons(sheet, low)

    def _winners(self) -> tuple[int, ...]:
        outcome = self.table.session.match.outcome
        return outcome.winners if outcome is not None else ()

    def _points(self, sheet: Sheet, rect: pygame.Rect) -> None:
        px = sheet.px
        room = heading(sheet, _("Turning points"), paper(sheet, rect, "points"), icon="mdi:map-marker-path")
        style = STYLES["body"]
        with scroll_area(sheet, room, self.scroll, _("Turning points")) as area:
            if not self.points:
                words = (
                    _("Looking back over the match …") if self.app.waiting else _("It was even to the end.")
                )
                sheet.block(words, style, area.take(sheet.text_height(words, style, area.rect.w)), fit=False)
            for line in self.points:
                wide = area.rect.w - px(44)
                place = area.take(max(px(40), sheet.text_height(line.text, style, wide)), px(10))
                sheet.icon(line.icon, place.x + px(14), place.centery, 26, palette.HEADING)
                body = pygame.Rect(place.x + px(44), place.y, wide, place.h)
                sheet.block(line.text, style, body, "midleft", fit=False)

    def _luck(self, sheet: Sheet, rect: pygame.Rect) -> None:
        px = sheet.px
        room = heading(sheet, _("Luck report"), paper(sheet, rect, "luck"), icon="mdi:dice-multiple")
        found = luck(event for step in self.table.play.steps for event in step.events)
        style, caption = Style("label", 19, palette.INK), STYLES["caption"]
        with scroll_area(sheet, room, self.luck_scroll, _("Luck report")) as area:
            choices = counted(
                "{n} choice was made.", "{n} choices were made.", self.table.session.match.played
            )
            sheet.block(
                choices,
                STYLES["body"],
                area.take(sheet.text_height(choices, STYLES["body"], area.rect.w), px(10)),
                fit=False,
            )
            for entry in found:
                label = _("d{sides}: {rolls}").format(
                    sides=entry.sides, rolls=counted("{n} roll", "{n} rolls", entry.rolls)
                )
                sheet.block(
                    label, style, area.take(sheet.text_height(label, style, area.rect.w), px(2)), fit=False
                )
                note = _("average {got}, expected {expected}").format(
                    got=decimal(entry.average), expected=decimal(entry.expected)
                )
                colour = palette.WIN if entry.average >= entry.expected else palette.LOSE
                gauge(sheet, area.take(px(18), px(4)), entry.share, colour, f"{label}, {note}")
                sheet.block(
                    note, caption, area.take(sheet.text_height(note, caption, area.rect.w), px(12)), fit=False
                )
            for number, seat in enumerate(self.table.session.seats):
                place = area.take(px(40), px(4))
                sheet.art(
                    PlayerSign(px(28), self.table.look.seat_players[number]),
                    place.x,
                    place.centery,
                    "midleft",
                )
                sheet.text(
                    self._score(number, seat.name),
                    style,
                    place.x + px(40),
                    place.centery,
                    "midleft",
                    place.w - px(40),
                )

    def _score(self, seat: int, name: str) -> str:
        outcome = self.table.session.match.outcome
        mark = _("won") if seat in self._winners() else _("lost")
        scores = outcome.scores if outcome is not None else ()
        points = f" · {scores[seat]}" if seat < len(scores) and any(scores) else ""
        return _("{title}: {text}").format(title=name, text=f"{mark}{points}")

    def _buttons(self, sheet: Sheet, rect: pygame.Rect) -> None:
        faces = [
            (Face(_("Back to the hub"), "secondary", "mdi:home", "H", 19), self.app.home),
            (Face(_("Look at the table"), "secondary", "mdi:eye", "L", 19), self.app.pop),
            (Face(_("Watch it again"), "secondary", "mdi:history", "W", 19), self._watch),
            (Face(_("Rematch"), "primary", "mdi:sword-cross", "R", 24), self._rematch),
        ]
        for place, (face, action) in zip(columns(rect, len(faces), sheet.px(14)), faces, strict=True):
            button(sheet, place, face, action)

    def _watch(self) -> None:
        from .replay import Replay

        self.app.push(Replay(self.app, self.table.session, spoilers=True))

    def _rematch(self) -> None:
        """The same table again with other chances."""
        import secrets

        from heroes_desktop.engine import Match

        from .table import TableScene

        session = self.table.session
        match = Match.new(self.table.game, session.match.setup, secrets.randbelow(1_000_000))
        again = self.app.library.start(match, session.seats, session.title)
        app = self.app
        app.pop()
        app.replace(TableScene(app, again))


def turning_points(game: str, record: object) -> list[Event]:
    """The events at which the outlook of a seat changed most, in order of play."""
    from heroes_desktop.engine import Match, Record

    assert isinstance(record, Record)
    room = bots(game)
    match = Match.opening(record)
    outlook = room.value(match.state, 0)
    jumps: list[tuple[float, int, Event]] = []
    for number, choice in enumerate(record.choices):
        events = [shown for event in match.replay_choice(choice, number) if (shown := event.for_seat(None))]
        value = room.value(match.state, 0)
        if events:
            jumps.append((abs(value - outlook), number, _weightiest(events)))
        outlook = value
    best = sorted(jumps, key=lambda jump: -jump[0])[:TURNING_POINTS]
    return [event for size, _number, event in sorted(best, key=lambda jump: jump[1]) if size > 0]


_WEIGHTY = ("game_over", "fight_won", "fight_lost", "won", "fate", "roll")


def _weightiest(events: list[Event]) -> Event:
    """The event of a step that tells most."""
    for kind in _WEIGHTY:
        for event in events:
            if event.kind == kind:
                return event
    return events[0]
