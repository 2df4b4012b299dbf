"""A whole campaign game in a real window, by clicks: `python -m tests.desktop.real_campaign`.

From the first page through the list of campaigns to a new one, its next game, the end page, and on to the
game after it, until a seal is won; then the library must hold the seal, and the game under way must have
begun with its reward. Plays from outside the process, see `real_window`, and follows the table's own advice.

    python -m tests.desktop.real_campaign --game reflets_acide --mode duo --shots pictures
"""

from __future__ import annotations

import argparse
import random
import re
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from heroes_desktop.desktop.program.preferences import SETTINGS_KEY, Preferences
from heroes_desktop.games.shared.room import campaign, texts
from heroes_desktop.library import Library
from tests.bench.eyes import virtual_screen

from .real_window import ASIDE, PICTURE_EVERY, SIZE, Mouse, Node, Outside, Screen, answers, follow_advice

Act = Callable[[Screen], bool]
SEALED = re.compile(r": ([1-9]\d* seal|won$)")
"""What the name of a challenge says once it has been won."""


class Campaigner:
    """Goes through the pages of a campaign and plays what comes."""

    def __init__(self, outside: Outside, hand: Mouse, game: str, mode: str) -> None:
        self.outside, self.hand, self.game, self.mode = outside, hand, game, mode
        self.ended = 0
        self.sealed = False
        self.chosen = False

    def use(self, screen: Screen, wanted: Callable[[Node], bool]) -> bool:
        return self.hand.use(screen, wanted)

    def step(self, screen: Screen) -> None:
        """One look, one action."""
        pages: dict[str, Act] = {
            "Hub": lambda one: self.use(one, lambda node: node["name"] == "Campaigns"),
            "CampaignList": lambda one: self.use(one, lambda node: node["id"] == "new"),
            "Menu": lambda one: self.use(one, lambda node: texts(self.game).title() in node["name"]),
            "AskText": lambda one: self.use(one, lambda node: node["name"] == "OK"),
            "CampaignPage": self._page,
            "CampaignMatch": self._arrange,
            "End": self._end,
            "Curtain": lambda one: self.use(one, lambda node: node["id"] == "reveal"),
            "Zoom": lambda one: self.use(one, lambda node: node["name"] == ASIDE["Zoom"]),
            "OptionList": lambda one: self.use(one, lambda node: node["role"] == "button"),
        }
        act = pages.get(screen["scene"], self._play)
        if not act(screen):
            self.outside.log(f"nothing to do on {screen['scene']}")

    def _page(self, screen: Screen) -> bool:
        self.outside.picture(0, "_campaign")
        self.chosen = False
        self.sealed = any(SEALED.search(node["name"]) for node in screen["nodes"])
        return self.use(screen, lambda node: node["id"] in ("next", "go-on"))

    def _arrange(self, screen: Screen) -> bool:
        self.outside.picture(0, "_next_game")
        if not self.chosen:
            self.chosen = True
            return self.use(screen, lambda node: node["id"] == f"mode:{self.mode}")
        return self.use(screen, lambda node: node["id"] == "button:Start")

    def _end(self, screen: Screen) -> bool:
        self.ended += 1
        self.outside.picture(0, "_end")
        return self.use(screen, lambda node: node["name"] == "Next game")

    def _play(self, screen: Screen) -> bool:
        return follow_advice(self.hand, screen) or self.use(screen, answers(screen))


def play(outside: Outside, campaigner: Campaigner, most: int, games: int) -> None:
    """Until a seal has been won and the game after it is under way."""
    while True:
        screen = outside.look()
        outside.picture(PICTURE_EVERY)
        outside.log(f"-- {screen['scene']}: {screen['said'][-1:]}")
        if screen["scene"] == "TableScene" and campaigner.sealed:
            outside.picture(0, "_with_reward")
            return
        if outside.actions > most or campaigner.ended >= games:
            raise TimeoutError("no seal was won")
        campaigner.step(screen)


def verify(home: Path, game: str) -> None:
    """The seal is stored, and the game under way has begun with what it gives."""
    rules = campaign(game)
    assert rules is not None
    with Library.open(home) as library:
        [entry] = library.campaigns.all()
        assert entry.under_way is not None
        begun = library.resume(entry.under_way).match.setup.options
        wanted = rules.options(entry.ticks)
        assert entry.ticks
        assert {key: begun[key] for key in wanted} == wanted
        print(f"seals: {dict(entry.ticks)}; the next game has begun with {wanted}")
        print(", ".join(reward.words for reward in rules.rewards(entry.ticks)))


def main(argv: list[str] | None = None) -> int:
    """Play one campaign until its first seal."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="reflets_acide")
    parser.add_argument("--mode", default="duo", help="a way to play, the first seat a person")
    parser.add_argument("--most", type=int, default=4000, help="actions after which it is given up")
    parser.add_argument("--games", type=int, default=4, help="games after which it is given up")
    parser.add_argument("--shots", type=Path, help="store pictures in this folder now and then")
    parser.add_argument("--verbose", action="store_true", help="tell every action")
    wishes = parser.parse_args(argv)
    log: Callable[[str], None] = print if wishes.verbose else lambda _text: None
    with tempfile.TemporaryDirectory(prefix="heroes-campaign-") as folder, virtual_screen() as display:
        home = Path(folder)
        with Library.open(home) as library:
            library.settings.set(SETTINGS_KEY, Preferences(window=SIZE, speed=2.0, reduced_motion=True))
        outside = Outside(display, home, log, wishes.shots)
        began = time.monotonic()
        try:
            campaigner = Campaigner(outside, Mouse(outside, random.Random(1)), wishes.game, wishes.mode)
            play(outside, campaigner, wishes.most, wishes.games)
        finally:
            outside.close()
        seconds = time.monotonic() - began
        print(f"{wishes.game}: {campaigner.ended} games, {outside.actions} clicks in {seconds:.0f} s")
        verify(home, wishes.game)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
