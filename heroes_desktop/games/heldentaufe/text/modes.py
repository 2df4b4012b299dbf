"""The ways to play and what can be settled beforehand, with plain explanations."""

from __future__ import annotations

from ...shared.room import Mode, Setting, SettingValue, for_several
from ...shared.wording import say
from ..content import HEROES, PLAYERS
from ..locale import _
from . import words

USUAL = 4
"""The number of players a new match begins with."""


def modes() -> tuple[Mode, ...]:
    """One way to play, for every number of players."""
    told = _("Lay out the land, brew, deliver and dare the depths. First back at the campfire wins.")
    return (for_several(_("The race for the teeth"), told, [_mode(players) for players in PLAYERS], USUAL),)


def mode_id(players: int) -> str:
    """The name of a way to play."""
    return f"{players}-players"


def _mode(players: int) -> Mode:
    row = PLAYERS[players]
    seats = tuple(_("Player {number}").format(number=number) for number in range(1, players + 1))
    tiles = 41 - row.forests_removed - row.resources_removed
    explanation = _("First at the campfire with {points} wins. {tiles} tiles to discover.").format(
        points=words.points(row.target), tiles=tiles
    )
    return Mode(
        mode_id(players),
        _label(players),
        explanation,
        seats,
        {},
        (_first(seats), _teeth(), *_removal(players), *(_hero(seat) for seat in range(players))),
    )


def _label(players: int) -> str:
    return {
        2: _("Two heroes"),
        3: _("Three heroes"),
        4: _("Four heroes"),
        5: _("Five heroes"),
    }[players]


def _hero(seat: int) -> Setting:
    chance = SettingValue("random", _("A random hero"), _("One of those nobody else plays."))
    return Setting(
        "heroes",
        _("Hero"),
        _("The hero of this player."),
        (
            *(SettingValue(sheet.id, say(sheet.name), say(sheet.advantage)) for sheet in HEROES),
            chance,
        ),
        seat=seat,
    )


def _first(seats: tuple[str, ...]) -> Setting:
    return Setting(
        "first",
        _("First player"),
        _("Who has the first turn; the others follow in the order of their seats."),
        tuple(SettingValue(seat, label) for seat, label in enumerate(seats)),
        left_open=_("random"),
    )


def _teeth() -> Setting:
    return Setting(
        "teeth",
        _("Teeth of the monsters"),
        _("How the three stacks of teeth are laid on the monsters."),
        (
            SettingValue("fixed", _("fixed"), _("The weakest monster has the most teeth to lose.")),
            SettingValue("shuffled", _("shuffled"), _("Chance decides which monster gets which stack.")),
        ),
        "fixed",
    )


def _removal(players: int) -> tuple[Setting, ...]:
    """Only with three or four players is there anything to choose (HT-D03)."""
    if PLAYERS[players].resources_removed not in (1, 2):
        return ()
    return (
        Setting(
            "removal",
            _("Resource tiles left out"),
            _("Fewer players use fewer orchards, ponds and mushroom fields."),
            (
                SettingValue("random", _("at random"), _("Chance decides which kinds are rarer.")),
                SettingValue("chosen", _("chosen"), _("The first player decides which kinds are rarer.")),
            ),
            "random",
        ),
    )
