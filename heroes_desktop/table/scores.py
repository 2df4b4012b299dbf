"""The score hall: the best scores of every game that has scores, told line by line."""

from __future__ import annotations

from dataclasses import dataclass

from heroes_desktop.games import catalogue
from heroes_desktop.games.shared.aftermath import Tally
from heroes_desktop.games.shared.room import rooms, texts
from heroes_desktop.library import HighScore, Library
from heroes_desktop.locale import _

from .arranging import mode_label

MOST = 10


@dataclass(frozen=True)
class Hall:
    """The best scores of one way to play, best first."""

    game: str
    mode: str
    scores: tuple[HighScore, ...]

    @property
    def title(self) -> str:
        """Which game, played how."""
        game = texts(self.game).title() if self.game in catalogue else self.game
        return f"{game} · {mode_label(self.game, self.mode)}"

    def tally(self, score: HighScore) -> Tally | None:
        """How a score came about, as far as its game tells."""
        tell = rooms[self.game].tally if self.game in rooms else None
        return tell(score.facts) if tell is not None else None


def halls(library: Library, game: str | None = None, most: int = MOST) -> list[Hall]:
    """A hall for each way to play in which somebody has reached points, in the order of the shelf."""
    order = list(catalogue)
    known = [pair for pair in library.results.scored() if game is None or pair[0] == game]
    known.sort(key=lambda pair: (order.index(pair[0]) if pair[0] in order else len(order), pair[1]))
    return [Hall(each, mode, tuple(library.results.high_scores(each, mode, most))) for each, mode in known]


def hall_lines(hall: Hall) -> list[str]:
    """A hall in plain lines: place, points and name, then what the points are for and the seed."""
    lines = [hall.title]
    for place, score in enumerate(hall.scores, 1):
        words = _("{place}. {points} points: {name}")
        lines.append(words.format(place=place, points=score.score, name=score.name))
        tally = hall.tally(score)
        if tally is not None:
            lines.append(f"   {tally.title}")
            lines += [f"   {line.label}: {line.points}" for line in tally.lines if line.points]
        if score.match is not None:
            lines.append(_("   match {number}, seed {seed}").format(number=score.match, seed=score.seed))
    return lines


def nothing_yet() -> str:
    """What an empty hall says."""
    return _("Nobody has reached any points yet. The first score will appear here.")
