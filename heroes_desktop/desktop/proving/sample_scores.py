"""Best scores to look at, made without playing for them."""

from __future__ import annotations

import time

from heroes_desktop.games import catalogue
from heroes_desktop.games.shared.room import texts
from heroes_desktop.library import HighScore
from heroes_desktop.table.scores import Hall

from ..scenes.pages.scores import Scores
from .sample_evening import NAMES

DAY = 86_400.0


class SampleScores(Scores):
    """The hall of fame of a house where every game has been played."""

    def _load(self) -> None:
        self.halls = [_hall(game) for game in catalogue]
        self.changed()


def _hall(game: str) -> Hall:
    mode = texts(game).modes()[0].each_size()[0].id
    now = time.time()
    scores = tuple(
        HighScore(name, "person", 74 - 9 * place, mode, now - (place + 2) * DAY, place + 1, {}, str(place))
        for place, name in enumerate(NAMES)
    )
    return Hall(game, mode, scores)
