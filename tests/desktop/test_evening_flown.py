"""A game night through the screen: six guests join, matches of all games, and a model keeps count."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path

import pytest

from heroes_desktop import players
from heroes_desktop.desktop.proving.kiosk_tour import kiosk_pilot, touch
from heroes_desktop.desktop.proving.match_tour import act, kind
from heroes_desktop.desktop.proving.pilot import Pilot
from heroes_desktop.desktop.scenes.evening.closing import Closing
from heroes_desktop.desktop.scenes.evening.evening_page import EveningPage
from heroes_desktop.desktop.scenes.kiosk.table import GuestEnd, GuestTable
from heroes_desktop.engine import Match, Record, situation
from heroes_desktop.games.shared.room import chances, declarations, texts
from heroes_desktop.table.evening import summary
from heroes_desktop.table.hero_names import HEROES

GUESTS = HEROES[:6]
EVENING = (
    ("immortal_king", (0, 1)),
    ("heldentaufe", (2, 3)),
    ("tenefyr", (4, 5)),
    ("return_of_the_heroes", (0, 2)),
    ("reflets_acide", (1, 3, 4)),
    ("immortal_king", (5,)),
    ("heldentaufe", (1, 4, 5)),
    ("tenefyr", (0, 3)),
)
"""Eight matches: the game, and who sits down to it."""
SHORT = (("immortal_king", (0, 1)), ("heldentaufe", (2,)))
MOST = 4000


@dataclass
class Line:
    """What the model knows of one guest, counted by itself from how the matches went."""

    points: float = 0.0
    wins: int = 0
    matches: int = 0
    dice: list[float] = field(default_factory=list)
    dared: float = 1.0
    march: int = 0

    @property
    def luck(self) -> float:
        return sum(self.dice) / sqrt(len(self.dice)) if self.dice else 0.0


class Model:
    """The evening as a careful scribe beside the screen would write it down."""

    def __init__(self) -> None:
        self.lines = {name: Line() for name in GUESTS}

    def write(self, match: Match, sitting: list[str]) -> None:
        """A match has ended."""
        outcome, sides = match.outcome, match.sides
        assert outcome is not None
        best = []
        for side in sides:
            scores = [outcome.scores[seat] for seat in side if seat < len(outcome.scores)]
            best.append((any(seat in outcome.winners for seat in side), max(scores, default=0)))
        for seat, name in enumerate(sitting):
            line = self.lines[name]
            own = next(number for number, side in enumerate(sides) if seat in side)
            rivals = [rank for number, rank in enumerate(best) if number != own]
            won = seat in outcome.winners
            beaten = sum((rank < best[own]) + (rank == best[own]) / 2 for rank in rivals)
            line.points += beaten / len(rivals) if rivals else won
            line.wins += won
            line.matches += 1
        self._deeds(match.record(), sitting)

    def _deeds(self, record: Record, sitting: list[str]) -> None:
        told, odds = declarations(record.game), chances(record.game)
        steps = dict.fromkeys(sitting, 0)
        before: Match | None = None
        for step in Match.retell(record):
            rolled = [die for die in told.dice(step.events) if die.seat is not None and die.wanted]
            for die in rolled:
                if die.seat < len(sitting):
                    middle, spread = (1 + die.sides) / 2, sqrt((die.sides**2 - 1) / 12)
                    better = (die.result - middle) / spread
                    self.lines[sitting[die.seat]].dice.append(better if die.wanted == "high" else -better)
            choice = step.choice
            if before is not None and choice is not None and choice.seat < len(sitting):
                asked = next(each for each in before.pending if each.seat == choice.seat)
                offered = odds.odds(before.view(choice.seat), asked, choice.option)
                if offered and offered[0].chance > 0 and choice.seat in {die.seat for die in rolled}:
                    line = self.lines[sitting[choice.seat]]
                    line.dared = min(line.dared, offered[0].chance)
            for event in step.events:
                row, seat = told.events.get(event.kind), event.facts.get("seat")
                if row is not None and row.walk and isinstance(seat, int) and seat < len(sitting):
                    name = sitting[seat]
                    steps[name] = steps[name] + 1 if row.walk == "step" else 0
                    self.lines[name].march = max(self.lines[name].march, steps[name])
            before = step.match.clone()

    def awards(self) -> dict[str, set[str]]:
        """Who may have got what: those on a level share a place."""
        lines = self.lines

        def top(worth: dict[str, float]) -> set[str]:
            return {name for name, value in worth.items() if value == pytest.approx(max(worth.values()))}

        lucky = {name: line.luck for name, line in lines.items() if len(line.dice) >= 6}
        most = max(line.matches for line in lines.values())
        return {
            "trophy": top({name: line.points for name, line in lines.items() if line.points}),
            "lion": top({name: -line.dared for name, line in lines.items() if line.dared < 1}),
            "clover": top({name: luck for name, luck in lucky.items() if luck >= 0.5}),
            "mdi:weather-lightning-rainy": top({name: -luck for name, luck in lucky.items() if luck <= -0.5}),
            "boot-stomp": top({name: line.march for name, line in lines.items() if line.march > 1}),
            "campfire": _alone({name for name, line in lines.items() if line.matches == most > 1}),
        }


def _alone(names: set[str]) -> set[str]:
    return names if len(names) == 1 else set()


def finger(pilot: Pilot, name: str) -> None:
    pilot.click(name)
    pilot.settle()


def join_all(pilot: Pilot) -> None:
    """Everybody touches a colour and a name."""
    for number, name in enumerate(GUESTS):
        finger(pilot, "join")
        finger(pilot, f"sign:{number}")
        finger(pilot, name)
    page = pilot.app.top
    assert isinstance(page, EveningPage)
    assert [guest.name for guest in page.evening.guests] == list(GUESTS)
    assert len({(guest.colour, guest.shape) for guest in page.evening.guests}) == len(GUESTS)


def sit_down(pilot: Pilot, game: str, sitting: tuple[int, ...]) -> GuestTable:
    """Who plays is touched, then the game, then the first way to play."""
    page = pilot.app.top
    assert isinstance(page, EveningPage)
    for number in range(len(GUESTS)):
        if (number + 1 in page.playing) != (number in sitting):
            finger(pilot, f"guest:{number + 1}")
    finger(pilot, "play")
    finger(pilot, texts(game).title())
    finger(pilot, next(node.id for node in pilot.root().walk() if node.id.startswith("way:")))
    table = next(scene for scene in pilot.app.scenes if isinstance(scene, GuestTable))
    assert [seat.name for seat in table.session.seats[: len(sitting)]] == [GUESTS[each] for each in sitting]
    return table


def play(pilot: Pilot, table: GuestTable) -> None:
    """To the end, as a quick player would; the screen is passed round behind curtains."""
    mind = players.make(table.session.match.game, "easy")
    for step in range(MOST):
        if isinstance(pilot.app.top, GuestEnd):
            return
        decision = table.play.decision
        if pilot.app.top is table and decision is not None:
            table.choose(mind.think(situation(table.session.match, decision)).option)
            pilot.settle()
        elif not act(pilot, step):
            pilot.settle()
    raise AssertionError(f"{table.session.match.game} does not end: {kind(pilot)}")


def evening(tmp_path: Path, matches: tuple[tuple[str, tuple[int, ...]], ...]) -> None:
    model = Model()
    with kiosk_pilot((1280, 720), tmp_path) as (pilot, _kiosk):
        touch(pilot, (640, 700))
        pilot.settle()
        finger(pilot, "Game night")
        join_all(pilot)
        for game, sitting in matches:
            table = sit_down(pilot, game, sitting)
            play(pilot, table)
            model.write(table.session.match, [GUESTS[each] for each in sitting])
            finger(pilot, "To the start")
        check(pilot, model)


def check(pilot: Pilot, model: Model) -> None:
    """The table on the screen, the closing page and the summary say what the model has counted."""
    page = pilot.app.top
    assert isinstance(page, EveningPage)
    for line in page.night.table:
        wanted = model.lines[line.name]
        assert line.points == pytest.approx(wanted.points), line.name
        assert (line.wins, line.matches) == (wanted.wins, wanted.matches), line.name
        assert line.deeds.dice == len(wanted.dice)
        assert line.deeds.luck == pytest.approx(wanted.luck)
        assert line.deeds.dared == pytest.approx(wanted.dared)
        assert line.deeds.march == wanted.march
    ranking = [line.points for line in page.night.table]
    assert ranking == sorted(ranking, reverse=True)
    finger(pilot, "Close the evening")
    finger(pilot, "Close the evening")
    closing = pilot.app.top
    assert isinstance(closing, Closing)
    names = {guest.number: guest.name for guest in closing.night.evening.guests}
    given = {award.icon: names[award.guest] for award in closing.night.awards}
    expected = model.awards()
    assert set(given) == {icon for icon, worthy in expected.items() if worthy}
    for icon, name in given.items():
        assert name in expected[icon], icon
        assert any(name in node.name for node in pilot.root().walk())
    told = summary(closing.night)
    assert all(name in told for name in GUESTS)
    assert pilot.library.evenings.tonight() is None


def test_a_short_evening_is_counted_right(tmp_path: Path) -> None:
    evening(tmp_path, SHORT)


@pytest.mark.conformance
def test_an_evening_of_six_guests_and_eight_matches(tmp_path: Path) -> None:
    evening(tmp_path, EVENING)
