"""Campaigns at the terminal: choose one, begin its next game or go on with it, arrange what is stored."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from heroes_desktop.games.shared import room
from heroes_desktop.games.shared.room import campaigning
from heroes_desktop.library import CampaignEntry, Library, LibraryError, Session, campaign_rules
from heroes_desktop.library.campaign_chain import LARGEST
from heroes_desktop.locale import _
from heroes_desktop.table.campaigning import CampaignArrangement

from . import campaign_words as words
from .console import Console
from .menu import Back, choose, line
from .new_match import next_game
from .wording import labelled

Sit: TypeAlias = Callable[[Session], object]
Door: TypeAlias = tuple[str, Callable[[], object]]


def visit(console: Console, library: Library, sit: Sit) -> None:
    """Choose a campaign, or make one; `sit` plays a match."""
    known = [entry for entry in library.campaigns.all() if entry.game in campaigning()]
    deleted = [entry for entry in library.campaigns.all(deleted=True) if entry.game in campaigning()]
    labels = [*map(words.entry_line, known), _("New campaign"), _("Take in a campaign from a file")]
    if deleted:
        labels.append(_("Take a campaign out of the bin"))
    index = choose(console, _("Which campaign?"), labels, 0)
    if index < len(known):
        _page(console, library, known[index].id, sit)
    elif index == len(known):
        _page(console, library, _new(console, library).id, sit)
    elif index == len(known) + 1:
        console.say(words.entry_line(library.campaigns.take_in(_read(console))))
    else:
        which = choose(console, _("Which campaign?"), [words.entry_line(entry) for entry in deleted], 0)
        library.campaigns.restore(deleted[which].id)


def _new(console: Console, library: Library) -> CampaignEntry:
    games = campaigning()
    labels = [labelled(room.texts(game).title(), campaign_rules(game).about()) for game in games]
    game = games[choose(console, _("Which game?"), labels, 0) if len(games) > 1 else 0]
    return library.campaigns.new(game, line(console, _("Name of the campaign"), campaign_rules(game).title()))


def _page(console: Console, library: Library, campaign: int, sit: Sit) -> None:
    """One campaign until somebody goes back."""
    while library.campaigns.entry(campaign).deleted is None:
        console.say("", *words.page(library, campaign))
        doors = _doors(console, library, library.campaigns.entry(campaign), sit)
        index = choose(console, _("What would you like to do?"), [label for label, _door in doors], 0)
        try:
            doors[index][1]()
        except Back:
            continue
        except LibraryError as error:
            console.say(str(error))


def _doors(console: Console, library: Library, entry: CampaignEntry, sit: Sit) -> list[Door]:
    """What can be done with a campaign as it is now."""
    campaigns, match = library.campaigns, entry.under_way
    if match is None:
        playing: list[Door] = [
            (_("Play the next game"), lambda: sit(next_game(console, library, CampaignArrangement(entry))))
        ]
    else:
        playing = [
            (_("Go on with the game under way"), lambda: sit(library.resume(match))),
            (_("Give up the game under way"), lambda: campaigns.give_up(entry.id)),
        ]
    return [
        *playing,
        (_("Rename"), lambda: _rename(console, library, entry)),
        (_("Write it to a file"), lambda: _export(console, library, entry)),
        (_("Put it into the bin"), lambda: campaigns.delete(entry.id)),
    ]


def _rename(console: Console, library: Library, entry: CampaignEntry) -> None:
    library.campaigns.rename(entry.id, line(console, _("Name of the campaign"), entry.name))


def _export(console: Console, library: Library, entry: CampaignEntry) -> None:
    name = line(console, _("Name of the file"), f"{entry.name}.json")
    try:
        with Path(name).open("x", encoding="utf-8", newline="\n") as file:
            file.write(library.campaigns.export(entry.id))
    except OSError as error:
        told = _("The file {file} cannot be written: {reason}.")
        raise LibraryError(told.format(file=name, reason=error.strerror)) from error


def _read(console: Console) -> bytes:
    name = console.ask(_("Name of the file: "))
    if not name:
        raise Back
    try:
        with Path(name).open("rb") as file:
            return file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise LibraryError(
            _("The file {file} cannot be read: {reason}.").format(file=name, reason=reason)
        ) from error
