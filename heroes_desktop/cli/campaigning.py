"""`heroes campaign list|new|show|play|give-up|export|import`."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable

from heroes_desktop.games.shared.room import campaigning
from heroes_desktop.library import Library
from heroes_desktop.library.campaign_chain import LARGEST
from heroes_desktop.locale import _
from heroes_desktop.table.campaigning import CampaignArrangement
from heroes_desktop.terminal import campaign_words as words

from . import windowing
from .errors import WrongArguments
from .exchanging import read_file, write_file
from .match_request import game_named
from .playing import open_library, sit
from .shelf import players_library
from .starting import console_at_hand


def campaign_(wishes: Namespace) -> int:
    """Do what was asked for with campaigns."""
    commands: dict[str, Callable[[Namespace], int]] = {
        "list": _list,
        "new": _new,
        "show": _show,
        "play": _play,
        "give-up": _give_up,
        "export": _export,
        "import": _import,
    }
    return commands[wishes.act](wishes)


def _list(wishes: Namespace) -> int:
    del wishes
    with players_library() as library:
        found = [entry for entry in library.campaigns.all() if entry.game in campaigning()]
    for entry in found:
        print(f"{entry.id}: {words.entry_line(entry)}")
    if not found:
        print(_("There is no campaign yet; begin one with: heroes campaign new GAME"))
        print(_("Games with campaigns: {games}").format(games=", ".join(campaigning())))
    return 0


def _new(wishes: Namespace) -> int:
    game = game_named(wishes.game).id
    with players_library() as library:
        entry = library.campaigns.new(game, " ".join(wishes.name))
    print(f"{entry.id}: {words.entry_line(entry)}")
    print(_("Play its first game with: heroes campaign play {id}").format(id=entry.id))
    return 0


def _show(wishes: Namespace) -> int:
    with players_library() as library:
        lines = words.page(library, wishes.id)
    print("\n".join(lines))
    return 0


def _play(wishes: Namespace) -> int:
    """Go on with the game under way, or begin the next one."""
    console = None
    with players_library() as library:
        entry = library.campaigns.entry(wishes.id)
    if wishes.text or not windowing.window_can_open(entry.game):
        console = console_at_hand()
    with open_library(console) as library:
        if entry.under_way is not None:
            session = library.resume(entry.under_way)
        else:
            session = _arranged(library, wishes).begin(library)
        if console is not None:
            return sit(console, library, session, odds=not wishes.no_odds)
    return windowing.start_window(wishes)


def _arranged(library: Library, wishes: Namespace) -> CampaignArrangement:
    """The next game as the command line wants it."""
    entry = library.campaigns.entry(wishes.id)
    plan = CampaignArrangement(entry)
    if wishes.challenge is not None:
        known = [challenge.id for challenge in plan.challenges]
        if wishes.challenge not in known:
            raise WrongArguments(
                _("There is no challenge {name}; there are: {names}.").format(
                    name=wishes.challenge, names=", ".join(known)
                )
            )
        plan.choose_challenge(wishes.challenge)
    if wishes.setup is not None:
        if wishes.setup not in plan.allowed:
            raise WrongArguments(
                _("There is no setup {name}; there are: {names}.").format(
                    name=wishes.setup, names=", ".join(plan.allowed)
                )
            )
        plan.choose_mode(wishes.setup)
    _seat(plan, wishes)
    return plan


def _seat(plan: CampaignArrangement, wishes: Namespace) -> None:
    kinds = wishes.seat or [chair.player for chair in plan.chairs]
    if len(kinds) != len(plan.chairs):
        raise WrongArguments(
            _("The setup {setup} has {seats} seats, but --seat was given {given} times.").format(
                setup=plan.mode.id, seats=len(plan.chairs), given=len(kinds)
            )
        )
    for chair, kind in zip(plan.chairs, kinds, strict=True):
        chair.player = kind
    people = [chair for chair in plan.chairs if chair.is_person]
    for chair, name in zip(people, wishes.name, strict=False):
        chair.name = name


def _give_up(wishes: Namespace) -> int:
    with players_library() as library:
        match = library.campaigns.give_up(wishes.id)
        title = library.entry(match).title
    print(_("{title} is given up; nothing is counted.").format(title=title))
    return 0


def _export(wishes: Namespace) -> int:
    with players_library() as library:
        text = library.campaigns.export(wishes.id)
    if wishes.file == "-":
        sys.stdout.write(text)
        return 0
    write_file(wishes.file, text, wishes.force)
    print(_("Campaign {id} has been written to {file}.").format(id=wishes.id, file=wishes.file))
    return 0


def _import(wishes: Namespace) -> int:
    text = read_file(wishes.file, LARGEST)
    with players_library() as library:
        entry = library.campaigns.take_in(text)
    print(f"{entry.id}: {words.entry_line(entry)}")
    return 0
