"""A campaign as a readable text file: a chain of games, each of which can be played again and checked.

A link holds if its record plays to an end by the rules, from its own beginning, with a person at the table
and with exactly the rewards of the boxes that the games before it have ticked.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from heroes_desktop.engine import Outcome, Record
from heroes_desktop.engine.record import RESAMPLE
from heroes_desktop.games.shared.campaign import Campaign, free_box, rewarded
from heroes_desktop.games.shared.room import campaign as campaign_of
from heroes_desktop.locale import _

from . import exchange
from .campaign_store import Played, unpacked
from .entries import Seat
from .errors import BadCampaignFile, BadMatchFile
from .reasons import reason_of
from .rows import clean

FORMAT = "heroes-desktop campaign"
VERSION = 1
LARGEST = 200_000_000
"""Characters; a game of a thousand choices needs about a hundred thousand."""


class Link(msgspec.Struct, frozen=True):
    """One game. `digest` seals it together with everything before it."""

    title: str
    seats: tuple[Seat, ...]
    started: float
    finished: float
    record: Record
    digest: str = ""


class CampaignFile(msgspec.Struct, frozen=True):
    """The content of a file."""

    game: str
    name: str
    created: float
    games: tuple[Link, ...]
    format: str = FORMAT
    version: int = VERSION


class _Head(msgspec.Struct):
    format: str = ""
    version: int = 0


def link(started: float, finished: float, blob: object) -> Link:
    """A game as the library keeps it."""
    played = unpacked(blob)
    return Link(played.title, played.seats, started, finished, played.record)


def chained(links: Sequence[Link]) -> list[Link]:
    """The links with their seals."""
    found, before = [], ""
    for each in links:
        before = _digest(each, before)
        found.append(msgspec.structs.replace(each, digest=before))
    return found


def _digest(one: Link, before: str) -> str:
    content = msgspec.json.encode(msgspec.structs.replace(one, digest=before))
    return hashlib.sha256(content).hexdigest()[:32]


def write(file: CampaignFile) -> str:
    """The text of a campaign file, one choice to a line."""
    return exchange.laid_out(file)


def read(text: str | bytes) -> CampaignFile:
    """Read a campaign file without playing anything; BadCampaignFile says in one sentence what is wrong."""
    refusal = _("This is not an exported campaign.")
    if len(text) > LARGEST:
        raise BadCampaignFile(_("This file is too large to be a campaign."))
    head: _Head = _decoded(text, _Head, refusal)
    if head.format != FORMAT:
        raise BadCampaignFile(refusal)
    if head.version > VERSION:
        raise BadCampaignFile(_("This campaign was exported by a newer version of Heroes Desktop."))
    file: CampaignFile = _decoded(text, CampaignFile, _("This exported campaign is damaged: {reason}."))
    return file


def _decoded(text: str | bytes, kind: type[Any], refusal: str) -> Any:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadCampaignFile(refusal.format(reason=reason_of(error))) from error


class Opened(NamedTuple):
    """A campaign file, and its games as the library takes them in, played again and checked."""

    file: CampaignFile
    games: list[tuple[Link, Played]]


def opened(text: str | bytes) -> Opened:
    """Read a campaign file and play its games; BadCampaignFile names the first that does not hold."""
    file = read(text)
    return Opened(file, [(link, played(link, outcome)) for link, outcome in verified(file)])


def verified(file: CampaignFile) -> Iterator[tuple[Link, Outcome]]:
    """The games one by one, each played again and checked.

    BadCampaignFile names the first that does not hold.
    """
    rules = campaign_of(file.game)
    if rules is None:
        raise BadCampaignFile(_("There are no campaigns of {game}.").format(game=file.game))
    ticks: dict[str, int] = {}
    before = ""
    for number, each in enumerate(file.games, 1):
        try:
            before = _sealed(each, before)
            outcome = _replayed(rules, file.game, each, ticks)
        except (BadMatchFile, _Forged) as error:
            told = _("Game {number} of this campaign ({title}) does not hold: {reason}")
            raise BadCampaignFile(
                told.format(number=number, title=clean(each.title), reason=error)
            ) from error
        earned = rules.earned(each.record.setup, outcome)
        box = free_box(rules, ticks, earned)
        if box:
            ticks[earned] = box
        yield each, outcome


class _Forged(Exception):
    """Why a link does not hold, in words."""


def _sealed(one: Link, before: str) -> str:
    if one.digest != _digest(one, before):
        raise _Forged(_("it was changed after it was exported."))
    return one.digest


def _replayed(rules: Campaign, game: str, one: Link, ticks: dict[str, int]) -> Outcome:
    """How the game ended; raises where it could not have been a game of this campaign."""
    record = one.record
    setup = record.setup
    if record.game != game:
        raise _Forged(_("it is a match of another game."))
    if record.start or record.script != type(record.script)():
        raise _Forged(_("it does not begin at its own beginning."))
    if any(choice.option.act == RESAMPLE for choice in record.choices):
        raise _Forged(_("its chances were drawn anew on the way."))
    if setup.name not in rules.modes(""):
        raise _Forged(_("this way to play does not count in a campaign."))
    if not _has_person(one):
        raise _Forged(_("no person sat at the table."))
    if not rewarded(rules, ticks, setup.options):
        raise _Forged(_("its rewards are not those the games before it have won."))
    outcome = exchange.play(record).outcome
    if outcome is None:
        raise _Forged(_("it has no end."))
    return outcome


def _has_person(one: Link) -> bool:
    setup = one.record.setup
    return len(one.seats) == len(setup.seats) and any(
        seat.is_person and number not in setup.automated for number, seat in enumerate(one.seats)
    )


def played(one: Link, outcome: Outcome) -> Played:
    """A checked link as the library takes it in."""
    return Played(clean(one.title), exchange.strangers(one.seats), outcome, one.record)
