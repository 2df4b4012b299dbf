"""A whole match in a real window, played from outside the process: `python -m tests.desktop.real_window`.

The program runs on a virtual screen, started as a person starts it. It writes what is on the screen for
assistive tools (HEROES_DESCRIBE); this script reads that and moves a real mouse pointer or presses real
keys with xdotool, like a person who knows neither rules nor code. At the end the match is exported and
`heroes replay --verify` must find that it happens again exactly as recorded.

    python -m tests.desktop.real_window --by mouse --mode duel
    python -m tests.desktop.real_window --by keys --mode solo
    python -m tests.desktop.real_window --mode 4-players --advised --shots pictures

With --advised that person asks for advice before every choice and follows it, which is how games that
chance alone hardly ever ends come to their end. Where people share the screen and hide things from each
other no advice is given; with --thinking the people decide as a computer player would, which reads the
position from the library and then looks for its choice on the screen. Pictures are drawn anew, as in a
fresh installation, unless HEROES_TEST_CACHE names a folder that has them. Needs Xvfb and xdotool, for
pictures scrot.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from heroes_desktop.desktop.board.gathering import DONE
from heroes_desktop.desktop.program.preferences import SETTINGS_KEY, Preferences
from heroes_desktop.engine import situation
from heroes_desktop.games import catalogue
from heroes_desktop.games.shared.room import Mode, texts
from heroes_desktop.library import Library, LibraryError
from heroes_desktop.players import make
from heroes_desktop.table.arranging import every_mode
from tests.bench.eyes import virtual_screen

ROOT = Path(__file__).resolve().parents[2]
SIZE = (1280, 720)
PATIENCE, AGAIN = 60.0, 5.0
"""Seconds without any change after which something must be wrong, and after which one tries again."""

SLOW = 8
"""How often one looks again until a slow machine has read a key."""
STORED = 0.4
"""Seconds until the last choice is in the library at the latest."""
PICTURE_EVERY = 12
"""Actions between two pictures."""
ADVICE = "?"
"""Its key, the same in every language."""
MORE = "more"

ANSWERING = ("option:", "hand:", "gallery:")
ASIDE = {
    "Curtain": "reveal",
    "HandsShown": "go-on",
    "Zoom": "Close",
    "Menu": "Person",
    "Saved": "Back",
    "TableMenu": "Back to the match",
    "Rules": "Back",
}
"""Scenes one may come to aside of the way, and what leads on from them."""

Screen = dict[str, Any]
Node = dict[str, Any]


class Outside:
    """The program, its window, and a hand on mouse and keyboard."""

    def __init__(
        self,
        display: str,
        home: Path,
        log: Callable[[str], None],
        shots: Path | None = None,
        language: str = "en",
    ) -> None:
        self.file = home / "screen.json"
        self.log = log
        self.shots = shots
        self._shot_after = 0
        self.actions = 0
        places = dict.fromkeys(("HOME", "HEROES_HOME", "HEROES_CACHE", "XDG_CACHE_HOME"), str(home))
        self.environment = {
            **os.environ, **places, "DISPLAY": display, "SDL_AUDIODRIVER": "dummy",
            "HEROES_DESCRIBE": str(self.file),
        }  # fmt: skip
        self.environment.pop("SDL_VIDEODRIVER", None)
        if "HEROES_TEST_CACHE" in os.environ:
            self.environment["HEROES_CACHE"] = os.environ["HEROES_TEST_CACHE"]
        self.program = subprocess.Popen(
            [sys.executable, "-m", "heroes_desktop", "--lang", language], env=self.environment, cwd=ROOT
        )
        self._read, self._unchanged = "", 0
        self.window = self._find_window()

    def _find_window(self) -> str:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            for window in self._xdotool("search", "--class", "", check=False).split():
                title = self._xdotool("getwindowname", window, check=False).strip()
                if title == "Heroes Desktop" and self.file.is_file():
                    self._xdotool("windowfocus", window, check=False)
                    return window
            time.sleep(0.1)
        raise TimeoutError("the window did not open")

    def _xdotool(self, *words: object, check: bool = True) -> str:
        command = ["xdotool", *(str(word) for word in words)]
        done = subprocess.run(command, env=self.environment, capture_output=True, text=True, check=check)
        return done.stdout

    # looking

    def look(self) -> Screen:
        """The screen as soon as nothing moves and there is something new, or after a while as it is."""
        began = time.monotonic()
        while time.monotonic() < began + PATIENCE:
            if self.program.poll() is not None:
                raise RuntimeError(f"the program has ended with {self.program.returncode}")
            text = self.file.read_text(encoding="utf-8")
            if text != self._read or time.monotonic() > began + AGAIN:
                screen: Screen = json.loads(text)
                if not screen["moving"]:
                    self._unchanged = self._unchanged + 1 if text == self._read else 0
                    self._read = text
                    if self._unchanged * AGAIN < PATIENCE:
                        return screen
            time.sleep(0.02)
        raise TimeoutError(f"nothing happens any more: {self._read[:2000]}")

    def picture(self, every: int, name: str = "") -> None:
        """Store what is on the screen, if so many actions were made since the last time."""
        if self.shots is None or self.actions < self._shot_after + every:
            return
        self._shot_after = self.actions
        self.shots.mkdir(parents=True, exist_ok=True)
        target = self.shots / f"{self.actions:04}{name}.png"
        command = ["scrot", "--overwrite", str(target)]
        subprocess.run(command, env=self.environment, check=True)

    # acting

    def click(self, node: Node) -> None:
        """Move the pointer there and click, or hold as long as the thing asks for."""
        assert node["point"] is not None, node
        self.actions += 1
        self._xdotool("mousemove", "--window", self.window, *node["point"])
        if node["hold"]:
            self._xdotool("mousedown", 1)
            time.sleep(0.9)
            self._xdotool("mouseup", 1)
        else:
            self._xdotool("click", 1)

    def press(self, key: str, hold: bool = False) -> None:
        """Press a key of the keyboard."""
        self.actions += 1
        name = {"SPACE": "space", "+": "plus", "?": "question"}.get(key, key)
        name = name.lower() if len(name) == 1 else name
        if hold:
            self._xdotool("keydown", name)
            time.sleep(0.9)
            self._xdotool("keyup", name)
        else:
            self._xdotool("key", name)

    def close(self) -> None:
        """End the program as a person would who switches the machine off: whatever is stored is stored."""
        self.program.terminate()
        try:
            self.program.wait(10)
        except subprocess.TimeoutExpired:
            self.program.kill()
            self.program.wait()


class Mouse:
    """Plays with the pointer alone, on the board where that is possible."""

    def __init__(self, outside: Outside, pick: random.Random) -> None:
        self.outside, self.pick = outside, pick

    def use(self, screen: Screen, wanted: Callable[[Node], bool]) -> bool:
        """Click one of the things that are wanted."""
        nodes = [node for node in screen["nodes"] if node["usable"] and node["point"] and wanted(node)]
        if not nodes:
            return False
        node = self.pick.choice(nodes)
        self.outside.log(f"click {node['name']!r} at {node['point']}")
        self.outside.click(node)
        return True


class Keys:
    """Plays with the keyboard alone: a letter where there is one, else Tab and Enter."""

    def __init__(self, outside: Outside, pick: random.Random) -> None:
        self.outside, self.pick = outside, pick

    def use(self, screen: Screen, wanted: Callable[[Node], bool]) -> bool:
        """Press the key of one of the things that are wanted, or go there with Tab."""
        nodes = [node for node in screen["nodes"] if node["usable"] and wanted(node)]
        if not nodes:
            return False
        lettered = [node for node in nodes if node["key"]]
        node = self.pick.choice(lettered if lettered and self.pick.random() < 0.9 else nodes)
        self.outside.log(f"key {node['key'] or 'Tab'} for {node['name']!r}")
        if node["key"]:
            self.outside.press(node["key"], node["hold"])
            return True
        return self._walk_to(node["id"])

    def _walk_to(self, identity: str) -> bool:
        """Whether it was reached: a slow page may have become another on the way."""
        screen = self.outside.look()
        for _unused in range(400):
            before = screen["focus"]
            self.outside.press("Tab")
            for _wait in range(SLOW):
                screen = self.outside.look()
                if screen["focus"] != before:
                    break
            if screen["focus"] == identity:
                self.outside.press("Return")
                return True
            if identity not in {node["id"] for node in screen["nodes"]}:
                self.outside.log(f"{identity} is gone")
                return False
        raise TimeoutError(f"Tab does not lead to {identity}")


def answers(screen: Screen) -> Callable[[Node], bool]:
    """What answers the question on the table: buttons of the action bar, and the same on the board.

    A set is gathered in the gallery, in whatever order, and taken as soon as it may be."""
    if any(node["id"] == DONE and node["usable"] for node in screen["nodes"]):
        return lambda node: node["id"] == DONE
    bar = {node["id"]: node["name"] for node in screen["nodes"] if node["id"].startswith(ANSWERING)}
    names = set(bar.values())
    return lambda node: node["id"] in bar or node["name"] in names or _opens_more(node)


def _opens_more(node: Node) -> bool:
    """A button that stands for several options."""
    return bool(node["id"].startswith("sort:"))


Guide = Callable[[Mouse | Keys, Screen], bool]
"""Does what somebody would choose here; False where it knows nothing."""


def follow_advice(player: Mouse | Keys, screen: Screen) -> bool:
    """Do what is marked as advised, or ask for advice; False where there is none."""
    return player.use(screen, lambda node: node["advised"]) or player.use(
        screen, lambda node: node["key"] == ADVICE
    )


class Thinking:
    """People who decide as a computer player does; what they chose is looked for on the screen."""

    def __init__(self, home: Path) -> None:
        self.home = home

    def __call__(self, player: Mouse | Keys, screen: Screen) -> bool:
        """Do what was chosen, on the board or in the bar; open what hides it; False where it is not found.

        While nothing can be read nothing is done."""
        wanted: set[str] = set()
        for _twice in range(2):
            wanted = self._names()
            if player.use(screen, lambda node, wanted=wanted: bool({node["id"], node["name"]} & wanted)):
                return True
            time.sleep(STORED)
        return not wanted or player.use(screen, lambda node: _opens_more(node) or node["id"] == MORE)

    def _names(self) -> set[str]:
        """What the choice is called on the screen: identity in the bar, words before all eyes and its own."""
        try:
            with Library.temporary(self.home) as library:
                [entry] = library.matches()
                match = library.resume(entry.id).match
        except (LibraryError, ValueError):  # copied while it was being written, or not begun
            return set()
        decision = match.decision
        if decision is None:
            return set()
        option = make(match.game, "normal").think(situation(match, decision)).option
        words = texts(match.game)
        views = (match.view(None), match.view(decision.seat))
        return {f"option:{option}", *(words.option(view, decision, option) for view in views)}


def play(
    outside: Outside,
    player: Mouse | Keys,
    mode: str,
    people: int,
    most: int,
    guide: Guide | None = None,
    chosen: Sequence[str] = (),
) -> None:
    """From the first page to the end of a match."""
    settled: list[str] = []
    wishes = list(chosen)
    while True:
        screen = outside.look()
        outside.picture(PICTURE_EVERY)
        scene = screen["scene"]
        outside.log(f"-- {scene}: {screen['said'][-1:]}")
        if scene == "Hub":
            game = game_of(mode)
            assert player.use(screen, lambda node, game=game: node["id"] == f"game:{game}")
        elif scene == "NewMatch":
            _new_match(player, screen, mode, people, settled, wishes)
        elif scene == "End":
            outside.picture(0, "_end")
            return
        elif scene in ASIDE:
            if not player.use(screen, lambda node, way=ASIDE[scene]: way in (node["id"], node["name"])):
                outside.press("Escape")
        elif scene == "Question":
            player.use(screen, lambda node: node["role"] == "button" and node["name"] != "Cancel")
        elif guide is not None and guide(player, screen):
            pass
        elif scene == "OptionList":
            player.use(screen, lambda node: node["role"] == "button")
        else:
            player.use(screen, answers(screen))
        if outside.actions > most:
            raise TimeoutError("the match does not end")


def _new_match(
    player: Mouse | Keys, screen: Screen, mode: str, people: int, settled: list[str], wishes: list[str]
) -> None:
    """One step on the page before the match: the way to play, what else is wished, the people, the start."""
    if len(settled) == 1 and not _number_offered(screen, mode):
        return  # keys are quicker than the page
    if len(settled) < 2:
        settled.append(mode)
        if _choose_mode(player, screen, mode, len(settled)):
            return
    if wishes:
        assert any(node["id"] == wishes[0] for node in screen["nodes"]), f"{wishes[0]} is not on offer"
        if player.use(screen, lambda node: node["id"] == wishes[0]):
            wishes.pop(0)
    else:
        _arrange(player, screen, people)


def game_of(mode: str) -> str:
    """The game of a way to play: the first that has it, or the one named as in "game:mode"."""
    named, _colon, way = mode.rpartition(":")
    games = [named] if named else list(catalogue)
    return next(name for name in games if way in {size.id for size in every_mode(name)})


def _choose_mode(player: Mouse | Keys, screen: Screen, mode: str, step: int) -> bool:
    """First the way to play, then, where it is for several numbers of players, their number.

    Whether there was anything to choose."""
    way, players = _way(mode)
    if step == 1:
        assert player.use(screen, lambda node: node["id"] == f"mode:{way.id}"), "the mode is not on offer"
    elif len(way.counts) > 1:
        assert player.use(screen, lambda node: node["id"] == f"Players:{players}"), "no such number"
    return step == 1 or len(way.counts) > 1


def _way(mode: str) -> tuple[Mode, int]:
    """A way to play and the number of players it is asked for with."""
    game, mode = game_of(mode), mode.rpartition(":")[2]
    way = next(way for way in texts(game).modes() if mode in {size.id for size in way.each_size()})
    return way, next(len(size.seats) for size in way.each_size() if size.id == mode)


def _number_offered(screen: Screen, mode: str) -> bool:
    """Whether the page shows the numbers of players of this way to play, or needs to show none."""
    way, players = _way(mode)
    return len(way.counts) < 2 or any(node["id"] == f"Players:{players}" for node in screen["nodes"])


def _arrange(player: Mouse | Keys, screen: Screen, people: int) -> None:
    """Seat so many people, then start."""
    for number in range(people):
        chair = next((node for node in screen["nodes"] if node["id"] == f"who:{number}"), None)
        if chair is not None and "Person" not in chair["name"]:
            player.use(screen, lambda node, wanted=chair["id"]: node["id"] == wanted)
            return
    player.use(screen, lambda node: node["id"] == "button:Start")


def verify(outside: Outside, home: Path) -> None:
    """The stored match happens again exactly as recorded."""
    file = (outside.shots or home) / "match.json"
    for words in (["export", "1", str(file)], ["replay", "--verify", str(file)]):
        command = [sys.executable, "-m", "heroes_desktop", "--lang", "en", *words]
        done = subprocess.run(
            command, env=outside.environment, cwd=ROOT, capture_output=True, text=True, check=False
        )
        print(done.stdout.strip() or done.stderr.strip())
        if done.returncode:
            raise SystemExit(done.returncode)


def preferences(wishes: argparse.Namespace) -> Preferences:
    """Quick and without motions, unless they are wanted."""
    size = tuple(wishes.size)
    return Preferences(window=size, speed=1.0 if wishes.motions else 2.0, reduced_motion=not wishes.motions)


def main(argv: list[str] | None = None) -> int:
    """Play one match and verify it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--by", choices=("mouse", "keys"), default="mouse")
    parser.add_argument("--mode", default="duel", help="a way to play, or game:way")
    parser.add_argument("--people", type=int, default=1, help="how many seats are people")
    parser.add_argument("--seed", type=int, default=1, help="of the choices made")
    parser.add_argument("--most", type=int, default=3000, help="actions after which it is given up")
    head = parser.add_mutually_exclusive_group()
    head.add_argument("--advised", action="store_true", help="ask for advice and follow it")
    head.add_argument("--thinking", action="store_true", help="decide as a computer player would")
    parser.add_argument(
        "--choose",
        action="append",
        default=[],
        help="a thing of the page before the match, such as Difficulty:easy",
    )
    parser.add_argument("--motions", action="store_true", help="play with all motions at normal speed")
    parser.add_argument("--size", type=int, nargs=2, default=SIZE, help="of the window")
    parser.add_argument("--shots", type=Path, help="store pictures in this folder now and then")
    parser.add_argument("--verbose", action="store_true", help="tell every action")
    wishes = parser.parse_args(argv)
    log: Callable[[str], None] = print if wishes.verbose else lambda _text: None
    with tempfile.TemporaryDirectory(prefix="heroes-window-") as folder, virtual_screen() as display:
        home = Path(folder)
        with Library.open(home) as library:
            library.settings.set(SETTINGS_KEY, preferences(wishes))
        outside = Outside(display, home, log, wishes.shots)
        began = time.monotonic()
        try:
            player = (Mouse if wishes.by == "mouse" else Keys)(outside, random.Random(wishes.seed))
            guide = follow_advice if wishes.advised else Thinking(home) if wishes.thinking else None
            play(outside, player, wishes.mode, wishes.people, wishes.most, guide, wishes.choose)
        finally:
            outside.close()
        seconds = time.monotonic() - began
        print(
            f"{wishes.mode} by {wishes.by}: {outside.actions} actions in {seconds:.0f} s, the match is over"
        )
        verify(outside, home)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
