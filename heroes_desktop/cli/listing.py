"""`heroes games`, `heroes matches`, `heroes scores`."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from heroes_desktop.engine import GameInfo
from heroes_desktop.games import catalogue
from heroes_desktop.games.shared import room
from heroes_desktop.games.shared.room import Mode
from heroes_desktop.locale import _, counted
from heroes_desktop.table.arranging import every_mode
from heroes_desktop.table.scores import hall_lines, halls, nothing_yet
from heroes_desktop.terminal.lobby import entry_line

from .match_request import game_named
from .shelf import players_library


def games_(wishes: Namespace) -> int:
    """All games in a line each, or one in full."""
    if wishes.game is not None:
        _describe(game_named(wishes.game))
        return 0
    for game in catalogue:
        texts = room.texts(game)
        print(f"{game}: {texts.title()}. {texts.tagline()}")
    return 0


def _describe(info: GameInfo[Any]) -> None:
    texts = room.texts(info.id)
    print(f"{texts.title()}. {texts.tagline()}")
    for mode in every_mode(info.id):
        _describe_mode(mode)
    print()
    print(_("Ready setups (--setup NAME):"))
    for setup in info.setups:
        seats = counted("{n} seat", "{n} seats", len(setup.seats))
        print(f"  {setup.name}: {seats} ({', '.join(setup.seats)})")


def _describe_mode(mode: Mode) -> None:
    print()
    print(f"{mode.id}: {mode.label}. {mode.explanation}")
    print(_("  seats: {names}").format(names=", ".join(mode.seats)))
    for setting in mode.settings:
        values = ", ".join(
            f"{known.value} ({known.label})" if str(known.value) != known.label else known.label
            for known in setting.values
        )
        if setting.seat:
            continue
        asked = (
            setting.left_open or _("asked during set-up") if setting.default is None else str(setting.default)
        )
        form = "…" if setting.seat is None else "…,…"
        print(f"  --option {setting.key}={form}: {setting.label}. {setting.explanation}")
        print(_("    values: {values}; otherwise: {default}").format(values=values, default=asked))


def matches_(wishes: Namespace) -> int:
    """The stored matches, latest first."""
    with players_library() as library:
        found = library.matches(" ".join(wishes.search))
        for entry in found:
            print(f"{entry.id}: {entry_line(entry)}")
        if not found:
            print(_("There is no stored match."))
    return 0


def scores_(wishes: Namespace) -> int:
    """The best scores of every way to play that has points, or of one game."""
    game = game_named(wishes.game).id if wishes.game is not None else None
    with players_library() as library:
        found = halls(library, game)
        for number, hall in enumerate(found):
            if number:
                print()
            print("\n".join(hall_lines(hall)))
        if not found:
            print(nothing_yet())
    return 0
