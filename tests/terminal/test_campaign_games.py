"""A whole campaign game at the terminal: from the first question to a new campaign, its game, the box that is
ticked, and the next game with the reward."""

from __future__ import annotations

import re
from contextlib import nullcontext

import pytest

from heroes_desktop import locale
from heroes_desktop.engine import situation
from heroes_desktop.games.shared import room
from heroes_desktop.library import Box, Library
from heroes_desktop.terminal import lobby
from heroes_desktop.terminal.match_screen import Sitting

from .stage import ScriptedConsole

GAME = "reflets_acide"
SEED = 61
"""A short game that the level normal wins with the first Challenge."""

TOLD = {
    "en": ("Pépère: box 1 of 5 is ticked.", "Your rewards:\n  2 more random gems"),
    "fr": ("Pépère : la case 1 sur 5 est cochée.", "Vos récompenses :\n  2 gemmes au hasard de plus"),
}
MENUS = {
    "en": ("Campaigns", "New campaign", "Reflets d", "Play the next game", "Start the match"),
    "fr": ("Campagnes", "Nouvelle campagne", "Reflets d", "Jouer la partie suivante", "Commencer"),
}


class Somebody(ScriptedConsole):
    """Types the numbers of these entries of menus, one after the other; plays one game as a computer would
    and leaves the next."""

    def __init__(self, *menus: str) -> None:
        super().__init__()
        self.menus = list(menus)
        self.advice = room.bots(GAME).heuristic("normal")
        self.sitting: Sitting

    def _read(self) -> str:
        if not self.written.endswith("> "):
            return self._entry()
        match = self.sitting.match
        if match.setup.options.get("ticks"):
            return "quit" if locale.language() == "en" else "quitter"
        decision = match.pending[0]
        return str(1 + decision.options.index(self.advice.think(situation(match, decision)).option))

    def _entry(self) -> str:
        """The number before the next entry; Enter where there is no menu."""
        if self.written.endswith("]: "):
            return ""
        if not self.menus:
            raise EOFError
        found = re.findall(rf"^(\d+)\. {re.escape(self.menus.pop(0))}", self.written, re.MULTILINE)
        return str(found[-1])


@pytest.mark.rule("NA-264", "NA-265", "NA-266")
@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_a_whole_game_ticks_a_box_and_the_next_begins_with_its_reward(
    language: str, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    locale.use(language)
    begin = MENUS[language][-2:]
    console = Somebody(*MENUS[language], *begin)

    def sit(*given: object, **more: object) -> Sitting:
        console.sitting = Sitting(*given, **more)  # type: ignore[arg-type]
        return console.sitting

    monkeypatch.setattr(lobby, "Sitting", sit)
    monkeypatch.setattr(lobby, "open_library", lambda console: nullcontext(library))
    monkeypatch.setattr("heroes_desktop.library.campaigns.secrets.randbelow", lambda _limit: SEED)
    assert lobby.enter(console) == 0
    [entry] = library.campaigns.all()
    assert (entry.games, entry.ticks) == (1, {"pepere": 1})
    assert library.campaigns.boxes(entry.id) == [Box("pepere", 1, 1)]
    assert entry.under_way is not None
    assert library.resume(entry.under_way).match.setup.options["ticks"] == {"pepere": 1}
    told = re.sub("[\u00a0\u202f]", " ", console.written)
    for words in TOLD[language]:
        assert words in told
