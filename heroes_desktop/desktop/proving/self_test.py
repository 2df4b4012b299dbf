"""`heroes --self-test`: an installation tries itself out without a screen, and says what it tried.

A bundle can lack a font, a chapter or a module that only one scene imports; every scene is therefore
opened and drawn with finished pictures, matches are played through the screen, and a warning from
anywhere counts as a failure. Nothing outside a temporary folder is touched.
"""

from __future__ import annotations

import importlib
import os
import pkgutil
import sys
import tempfile
import threading
import time
import traceback
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..scenes.match.table import TableScene
    from ..scenes.scene import Scene
    from .pilot import Pilot

SIZE = (1280, 720)
SEED = 7
CHOICES = 12
"""How many questions are answered in a match that is only begun."""
MOST_TURNS = 60
"""How many questions may pass before a secret changes hands."""


class SelfTestError(AssertionError):
    """Something is not as it should be."""


def self_test(say: Callable[[str], None] = print) -> int:
    """Try everything out; 0 when all went well."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    troubles: list[str] = []
    with tempfile.TemporaryDirectory(prefix="heroes-self-test-") as folder, _alert(troubles):
        os.environ["HEROES_HOME"] = os.environ["HEROES_CACHE"] = folder
        home = Path(folder)
        for check in CHECKS:
            began = time.perf_counter()
            try:
                said = check(home)
            except Exception:
                troubles.append(f"{check.__name__}: {traceback.format_exc()}")
                continue
            say(f"{said} ({time.perf_counter() - began:.1f} s)")
        troubles += [path.read_text(encoding="utf-8") for path in (home / "crash-reports").glob("*.txt")]
    for trouble in troubles:
        print(trouble, file=sys.stderr)
    say("self-test failed" if troubles else "self-test passed")
    return 1 if troubles else 0


@contextmanager
def _alert(troubles: list[str]) -> Iterator[None]:
    """Warnings become errors, and errors that would only be printed are kept."""
    places = ("HEROES_HOME", "HEROES_CACHE")
    known = {name: os.environ.get(name) for name in places}

    def in_thread(failure: threading.ExceptHookArgs) -> None:
        troubles.append("".join(traceback.format_exception(failure.exc_value)))

    def unraisable(failure: Any) -> None:
        troubles.append(f"{failure.err_msg}: {failure.object!r}: {failure.exc_value!r}")

    hooks = threading.excepthook, sys.unraisablehook
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        threading.excepthook, sys.unraisablehook = in_thread, unraisable
        try:
            yield
        finally:
            threading.excepthook, sys.unraisablehook = hooks
            for name, value in known.items():
                if value is None:
                    os.environ.pop(name, None)
                else:
                    os.environ[name] = value


def _expect(fact: object, message: str) -> None:
    if not fact:
        raise SelfTestError(message)


def _fly(home: Path, language: str = "en", patient: bool = False) -> Pilot:
    from .pilot import Pilot

    return Pilot(SIZE, language=language, home=home, patient=patient)


# what is tried


def modules(_home: Path) -> str:
    """Every module of the program can be imported, also those only one scene or one card needs."""
    import heroes_desktop

    names = [
        found.name
        for found in pkgutil.walk_packages(heroes_desktop.__path__, "heroes_desktop.")
        if not found.name.endswith((".__main__", ".locale.build"))
    ]
    for name in names:
        importlib.import_module(name)
    _expect(len(names) > 100, f"only {len(names)} modules were found")
    return f"{len(names)} modules imported"


def libraries(_home: Path) -> str:
    """The right pygame, all fonts and icons, all chapters, both languages."""
    import pygame

    from heroes_desktop import locale
    from heroes_desktop.games import catalogue
    from heroes_desktop.rulebook import reader

    from ..art.core.icons import CONCEPTS, glyph
    from ..paint.fonts import FACES, font_file

    _expect(getattr(pygame, "IS_CE", False), "classic pygame has taken the place of pygame-ce")
    for face in (*FACES, "rpg", "mdi"):
        _expect(font_file(face).stat().st_size, f"the font {face} is empty")
    for name in CONCEPTS.values():
        glyph(name)
    for game in catalogue:
        for language in locale.LANGUAGES:
            _expect(reader.entries(game, language), f"no rules of {game} in {language}")
    locale.use("fr")
    _expect(locale._("Settings") != "Settings", "the French catalogue is missing")
    locale.use("en")
    return f"pygame-ce {pygame.version.ver}, {len(FACES)} faces, {len(CONCEPTS)} icons, rules, languages"


def scenes(home: Path) -> str:
    """Every scene that can be opened without a match, in both languages, drawn with finished pictures."""
    from heroes_desktop import locale

    opened: set[str] = set()
    for language in locale.LANGUAGES:
        with _fly(home, language, patient=True) as pilot:
            pilot.frame()
            opened.add(type(pilot.app.top).__name__)
            for make in _pages(pilot):
                scene = make()
                pilot.app.push(scene)
                pilot.settle()
                pilot.frame()
                _expect(pilot.names(), f"{type(scene).__name__} offers nothing")
                opened.add(type(scene).__name__)
                pilot.app.pop()
                pilot.settle()
    return f"scenes in {len(locale.LANGUAGES)} languages: {', '.join(sorted(opened))}"


def _pages(pilot: Pilot) -> list[Callable[[], Scene]]:
    from heroes_desktop.games import catalogue

    from ..scenes.pages.new_match import NewMatch
    from ..scenes.pages.rules import Rules
    from .samples import SAMPLES

    app = pilot.app
    pages: list[Callable[[], Scene]] = [partial(opened, app) for opened in SAMPLES.values()]
    for game in catalogue:
        pages += [partial(Rules, app, game), partial(NewMatch, app, game)]
    return pages


def text_entry(home: Path) -> str:
    """Typing, which is pygame_gui's part."""
    from heroes_desktop.games import catalogue

    from ..scenes.pages.rules import Rules

    with _fly(home) as pilot:
        rules = Rules(pilot.app, next(iter(catalogue)))
        pilot.app.push(rules)
        pilot.settle()
        everything = len(rules.rules())
        entry = next(node for node in pilot.root().walk() if node.role == "entry")
        pilot.click(entry.id)
        pilot.type("party")
        pilot.frame()
        _expect(0 < len(rules.rules()) < everything, "searching the rules finds nothing")
    return "text typed and rules searched"


def solo_to_the_end(home: Path) -> str:
    """A match of one person through to its last page, with a card looked at and the replay opened."""
    from .match_tour import kind, play_on, until

    played = []
    for game in _for_one_person():
        with _fly(home) as pilot:
            table = _start(pilot, game, seats=1)
            play_on(pilot, 3)
            pilot.frame()
            _look_closely(pilot, table)
            _expect(until(pilot, "End"), f"the match of {game} ended at {kind(pilot)}")
            pilot.frame()
            pilot.press("w")
            _expect(kind(pilot) == "Replay", "the replay does not open")
            pilot.settle()
            pilot.frame()
            played.append(f"{game} ({len(table.play.match.record().choices)} choices)")
    return f"played to the end: {', '.join(played)}; card zoom, result and replay opened"


def duel_with_computer(home: Path) -> str:
    """The computer thinks and answers; the language changes in mid-match."""
    from heroes_desktop.games import catalogue

    from .match_tour import play_on

    for game in catalogue:
        with _fly(home) as pilot:
            table = _start(pilot, game, seats=2, computer="easy")
            play_on(pilot, CHOICES)
            english = pilot.text()
            pilot.app.set_preferences(language="fr")
            pilot.settle()
            pilot.frame()
            _expect(pilot.text() != english, "the screen did not change its language")
            _expect(table.play.match.record().choices, "nothing was played")
    return f"{CHOICES} choices against the computer, French in mid-match"


def _asks_in_secret(game: str) -> bool:
    """Whether a match of several people comes to a secret question soon; some games hide nothing."""
    from heroes_desktop.engine import Match
    from heroes_desktop.games import catalogue

    setup = next(setup for setup in catalogue[game].setups if len(setup.seats) > 1)
    match = Match.new(game, setup, seed=1)
    for number in range(MOST_TURNS):
        if not match.pending or any(decision.secret for decision in match.pending):
            break
        decision = match.pending[0]
        match.play(decision.options[(number * 7 + 1) % len(decision.options)], decision.seat)
    return any(decision.secret for decision in match.pending)


def two_people(home: Path) -> str:
    """A curtain comes between two people's secrets."""
    from heroes_desktop.games import catalogue

    from .match_tour import kind, play_on, until

    secret = [game for game in catalogue if _asks_in_secret(game)]
    _expect(secret, "no game asks anything in secret")
    for game in secret:
        with _fly(home) as pilot:
            _start(pilot, game, seats=2)
            for _turn in range(MOST_TURNS):
                if kind(pilot) == "Curtain":
                    break
                play_on(pilot, 1)
            _expect(kind(pilot) == "Curtain", "no curtain between two people")
            pilot.frame()
            _expect(until(pilot, "TableScene"), "the curtain does not open")
            pilot.frame()
    return "the curtain between two people"


def save_and_resume(home: Path) -> str:
    """What one run of the program leaves behind the next one continues."""
    from .match_tour import kind, play_on

    game = _for_one_person()[0]
    with _fly(home) as pilot:
        table = _start(pilot, game, seats=1)
        play_on(pilot, CHOICES)
        left = table.play.match.state_hash()
    with _fly(home) as pilot:
        pilot.press("c")
        _expect(kind(pilot) == "TableScene", f"Continue opened {kind(pilot)}")
        scene: Any = pilot.app.top
        _expect(scene.play.match.state_hash() == left, "the match goes on from another position")
        pilot.frame()
    return "a match saved, the program left, the match continued where it stood"


def sound(_home: Path) -> str:
    """All effects are made and played, and the ambience."""
    from ..program.sound import EFFECTS, Sound

    player = Sound()
    _expect(not player.silent, "no sound device, although the dummy one was asked for")
    player.volumes(0.5, 0.5)
    ambience = player.prepare()
    for name in EFFECTS:
        player.play(name)
    player.start_ambience(ambience)
    player.close()
    return f"{len(EFFECTS)} sounds and the ambience"


# how it is done


def _for_one_person() -> list[str]:
    """The games one person can play without computers: short enough to be clicked through blindly."""
    from heroes_desktop.games import catalogue
    from heroes_desktop.table.arranging import every_mode

    return [game for game in catalogue if any(len(mode.seats) == 1 for mode in every_mode(game))]


def _start(pilot: Pilot, game: str, seats: int, computer: str = "") -> TableScene:
    """Start a match with this many seats from its page; a computer takes the last seat if asked to."""
    from heroes_desktop.table.arranging import every_mode

    from ..scenes.pages.new_match import NewMatch
    from .match_tour import until

    mode = next(mode.id for mode in every_mode(game) if len(mode.seats) == seats)
    page = NewMatch(pilot.app, game, mode)
    pilot.app.push(page)
    pilot.settle()
    page.plan.seed = SEED
    for chair in page.chairs:
        chair.player = "person"
    if computer:
        page.chairs[-1].player = computer
    page.start()
    pilot.settle()
    _expect(until(pilot, "TableScene"), "the table does not open")
    scene: Any = pilot.app.top
    table: TableScene = scene
    return table


def _look_closely(pilot: Pilot, table: TableScene) -> None:
    for subject in table.board.order(table.look):
        table.inspect(subject)
        if pilot.app.top is not table:
            pilot.settle()
            pilot.frame()
            pilot.app.pop()
            pilot.settle()
            return
    raise SelfTestError("the board has nothing to look at closely")


CHECKS: tuple[Callable[[Path], str], ...] = (
    modules,
    libraries,
    scenes,
    text_entry,
    solo_to_the_end,
    duel_with_computer,
    two_people,
    save_and_resume,
    sound,
)
"""Everything that is tried, in this order."""
