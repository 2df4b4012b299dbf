"""Pictures of every scene, made without a screen, under stable names."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from heroes_desktop import locale
from heroes_desktop.games import catalogue
from heroes_desktop.games.shared.room import texts
from heroes_desktop.locale import _
from heroes_desktop.table.arranging import every_mode

from ..scenes.scene import Scene
from .layout_faults import untidy
from .pilot import Pilot
from .samples import SAMPLES

SIZES: tuple[tuple[str, tuple[int, int], float], ...] = (
    ("1280x720", (1280, 720), 1.0),
    ("1920x1080", (1920, 1080), 1.0),
    ("1920x1080_text150", (1920, 1080), 1.5),
)
LANGUAGES = ("en", "fr")

MOMENT_STEPS, OTHER_STEPS = 72, 24
"""How many questions of a match are looked at for its typical moments, and of the other ways to play."""

ZOOM = "zoom"
"""Noted among the moments met once something has been looked at closely."""


def shots(folder: Path | str, game: str | None = None) -> list[Path]:
    """Make all pictures; returns their paths. Untidy screens are listed in `untidy.txt`."""
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    made: list[Path] = []
    faults: list[str] = []
    games = [game] if game else list(catalogue)
    spoken = locale.language()
    for language in LANGUAGES:
        for label, size, scale in SIZES:
            for tour in (_tour, _kiosk_tour):
                for path, found in tour(target, games, language, label, size, scale):
                    made.append(path)
                    faults += [f"{path.name}: {fault}" for fault in found]
    locale.use(spoken)
    (target / "untidy.txt").write_text("\n".join(faults) + ("\n" if faults else ""), encoding="utf-8")
    return made


def _tour(
    target: Path, games: list[str], language: str, label: str, size: tuple[int, int], scale: float
) -> Iterator[tuple[Path, list[str]]]:
    """All scenes once, in one language at one size."""
    with tempfile.TemporaryDirectory(prefix="heroes-shots-") as home:
        pilot = Pilot(size, language=language, text_scale=scale, home=Path(home), patient=True)
        with pilot:
            taken: list[tuple[Path, list[str]]] = []

            def take(name: str) -> None:
                path = pilot.shot(target / f"{name}_{label}_{language}.png")
                taken.append((path, untidy(pilot.app.sheet_of(pilot.app.top))))

            _shared_scenes(pilot, take)
            for game in games:
                _game_scenes(pilot, game, take)
            yield from taken


def _kiosk_tour(
    target: Path, games: list[str], language: str, label: str, size: tuple[int, int], scale: float
) -> Iterator[tuple[Path, list[str]]]:
    """All pages of the kiosk, with the first of the games on the table."""
    from .kiosk_tour import kiosk_pilot, tour

    with (
        tempfile.TemporaryDirectory(prefix="heroes-shots-") as home,
        kiosk_pilot(
            size,
            Path(home),
            language=language,
            text_size=round(scale * 100),
            games=tuple(games),
            patient=True,
        ) as (pilot, kiosk),
    ):
        taken: list[tuple[Path, list[str]]] = []

        def take(name: str) -> None:
            path = pilot.shot(target / f"{name}_{label}_{language}.png")
            taken.append((path, untidy(pilot.app.sheet_of(pilot.app.top))))

        tour(pilot, kiosk, games[0], take)
        yield from taken


def _shared_scenes(pilot: Pilot, take: Callable[[str], None]) -> None:
    app = pilot.app
    take("01_hub")
    for number, (name, opened) in enumerate(SAMPLES.items(), 2):
        app.push(opened(app))
        pilot.settle()
        take(f"{number:02}_{name}")
        app.pop()
        pilot.settle()


def _moments(pilot: Pilot, game: str, met: set[str], steps: int, take: Callable[[str], None]) -> None:
    """The table when each kind of question comes up for the first time; the first thing with odds closely."""
    from ..scenes.match.table import TableScene
    from .match_tour import answer

    for step in range(steps):
        scene = pilot.app.top
        decision = scene.play.decision if isinstance(scene, TableScene) else None
        if decision is not None and decision.kind not in met:
            met.add(decision.kind)
            take(f"20_{game}_{decision.kind}")
        if isinstance(scene, TableScene) and ZOOM not in met and _zoom(pilot, game, take, with_odds=True):
            met.add(ZOOM)
        if not answer(pilot, step * 7 + 1):
            return


def _other_modes(pilot: Pilot, game: str, met: set[str], take: Callable[[str], None]) -> None:
    """What only other ways to play ask, and how their tables look."""
    from ..scenes.match.table import TableScene
    from ..scenes.pages.new_match import NewMatch

    app = pilot.app
    for mode in every_mode(game)[1:]:
        app.home()
        new = NewMatch(app, game, mode.id)
        app.push(new)
        new.plan.seed = 7
        for chair in new.chairs:
            chair.player = "person"
        new.start()
        pilot.settle()
        _moments(pilot, game, met, OTHER_STEPS, take)
        if isinstance(app.top, TableScene):
            take(f"21_{game}_{mode.id}")
    app.home()
    pilot.settle()


def _named_moments(pilot: Pilot, game: str, take: Callable[[str], None]) -> bool:
    """The moments a room names, last the end of a match; False when it names none."""
    from heroes_desktop.engine import Match
    from heroes_desktop.library import Seat

    from ..scenes.match.table import TableScene
    from .moments import moments

    app = pilot.app
    found = moments(game)
    for moment in found:
        match = Match.load(moment.data)
        asked = match.pending[0].seat
        seats = [
            Seat(name, "person" if seat == asked else "easy") for seat, name in enumerate(match.setup.seats)
        ]
        title = _("{title}: {text}").format(title=texts(game).title(), text=" – ".join(match.setup.seats))
        table = TableScene(app, app.library.start(match, seats, title))
        app.push(table)
        pilot.settle()
        take(f"21_{game}_{moment.name}")
        if moment.answer is not None:
            table.choose(moment.answer)
            pilot.settle()
        else:
            app.pop()
    return bool(found)


def _game_scenes(pilot: Pilot, game: str, take: Callable[[str], None]) -> None:
    """A game from its first question to its end, and everything one can open on the way."""
    from .match_tour import answer, until

    _sit_down(pilot, game, take)
    if until(pilot, "Curtain", answer):
        take(f"11_{game}_curtain")
    met: set[str] = set()
    _moments(pilot, game, met, MOMENT_STEPS, take)
    if until(pilot, "TableScene", answer):
        pilot.press("m")
        take(f"30_{game}_menu")
        pilot.press("escape")
        if ZOOM not in met:
            met.add(ZOOM)
            _zoom(pilot, game, take, with_odds=False)
    if _named_moments(pilot, game, take) or until(pilot, "End", answer):
        _end(pilot, game, take)
    _afterwards(pilot, game, take)
    _other_modes(pilot, game, met, take)


def _sit_down(pilot: Pilot, game: str, take: Callable[[str], None]) -> None:
    """Begin a match between people."""
    from ..scenes.pages.new_match import NewMatch

    app = pilot.app
    app.push(NewMatch(app, game))
    pilot.settle()
    scene = app.top
    assert isinstance(scene, NewMatch)
    scene.plan.seed = 7
    take(f"10_{game}_new_match")
    for chair in scene.chairs:
        chair.player = "person"
    scene.start()
    pilot.settle()


def _end(pilot: Pilot, game: str, take: Callable[[str], None]) -> None:
    """The page of the end, and the match watched again from its middle."""
    from ..scenes.pages.replay import Replay

    take(f"40_{game}_end")
    pilot.press("w")
    watched = pilot.app.top
    assert isinstance(watched, Replay)
    watched.go(watched.length // 2)
    pilot.settle()
    take(f"41_{game}_replay")
    pilot.press("escape")


def _afterwards(pilot: Pilot, game: str, take: Callable[[str], None]) -> None:
    """What a match has left behind."""
    from ..scenes.pages.saved import Saved
    from ..scenes.pages.statistics import Statistics

    app = pilot.app
    app.home()
    pilot.settle()
    take(f"50_{game}_hub_after")
    after: list[tuple[str, Scene]] = [
        (f"51_{game}_saved", Saved(app)),
        (f"52_{game}_statistics", Statistics(app)),
    ]
    for name, shown in after:
        app.push(shown)
        pilot.settle()
        take(name)
        app.pop()


def _zoom(pilot: Pilot, game: str, take: Callable[[str], None], with_odds: bool) -> bool:
    """Look closely at the first thing the board can explain, perhaps only at one with odds."""
    from ..scenes.match.table import TableScene

    table = pilot.app.top
    if not isinstance(table, TableScene):
        return False
    for subject in table.board.order(table.look):
        seen = table.board.inspection(table.look, subject)
        if seen is None or (with_odds and not seen.bars):
            continue
        table.inspect(subject)
        pilot.settle()
        take(f"31_{game}_zoom")
        pilot.app.pop()
        pilot.settle()
        return True
    return False
