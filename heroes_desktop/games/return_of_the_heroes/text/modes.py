"""The ways to play and what can be settled beforehand, with plain explanations."""

from __future__ import annotations

from ...shared.room import Mode, Setting, SettingValue, for_several
from ...shared.wording import say
from ..content import HEROES
from ..locale import _
from ..settings import RANDOM

COMPANY = (2, 3, 4)
"""Numbers of players who play against each other."""


def modes() -> tuple[Mode, ...]:
    """The solo game, and basic and standard game for two to four."""
    basic = [_basic(players) for players in COMPANY]
    standard = [_standard(players) for players in COMPANY]
    return (
        _solo(),
        for_several(_("Basic game"), basic[0].explanation, basic),
        for_several(_("Standard game"), standard[0].explanation, standard),
    )


def _seats(players: int) -> tuple[str, ...]:
    return tuple(_("Player {number}").format(number=number) for number in range(1, players + 1))


def _solo() -> Mode:
    return Mode(
        "solo",
        _("Alone against forty-five turns"),
        _("Find a quest, grow strong and beat the Nameless in time. The score is counted."),
        _seats(1),
        {"mode": "solo"},
        (_hero(0, solo=True), _nameless(), _play_on(), *_common()),
    )


def _basic(players: int) -> Mode:
    seats = _seats(players)
    return Mode(
        f"basic-{players}",
        _("Basic game, {players} players").format(players=players),
        _("The fixed map, one quest each, and everybody knows who waits in the Tower."),
        seats,
        {"mode": "basic"},
        (*(_hero(seat, basic=True) for seat in range(players)), _first(seats), *_common()),
    )


def _standard(players: int) -> Mode:
    seats = _seats(players)
    return Mode(
        f"standard-{players}",
        _("Standard game, {players} players").format(players=players),
        _("A new map every time, two quests each, and nobody knows who waits in the Tower."),
        seats,
        {"mode": "standard"},
        (*(_hero(seat) for seat in range(players)), _first(seats), *_variants(), *_common()),
    )


def _hero(seat: int, basic: bool = False, solo: bool = False) -> Setting:
    rows = [row for row in HEROES if row.start or not basic]
    chance = SettingValue(RANDOM, _("Any hero"), _("One of those nobody else plays."))
    del solo
    return Setting(
        "heroes",
        _("Hero"),
        _("The hero of this player."),
        (*(SettingValue(row.id, say(row.name), say(row.ability)) for row in rows), chance),
        seat=seat,
    )


def _first(seats: tuple[str, ...]) -> Setting:
    return Setting(
        "first",
        _("First player"),
        _("Who sets out first; by custom the oldest."),
        tuple(SettingValue(seat, label) for seat, label in enumerate(seats)),
        0,
    )


def _switch(key: str, label: str, explanation: str, on: bool = False) -> Setting:
    return Setting(key, label, explanation, (SettingValue(False, _("no")), SettingValue(True, _("yes"))), on)


def _variants() -> tuple[Setting, ...]:
    return (
        _switch("rotate_regions", _("Turned regions"), _("Region pieces are also turned at random."), True),
        _switch(
            "quest_pile",
            _("Quests at the King’s Court"),
            _("No quests are dealt; they are fetched at court."),
        ),
        _switch("token_in_bag", _("Early night"), _("The Nameless can awake from the first draw on.")),
        _switch("unexplored", _("Unexplored land"), _("Regions lie face down until somebody enters them.")),
    )


def _common() -> tuple[Setting, ...]:
    return (
        _switch("hall_2000", _("The other Broom"), _("The Broom is taken freely, but flying is a test.")),
        _switch(
            "one_draw_per_turn", _("One draw per turn"), _("At most one tile comes out of the bag per turn.")
        ),
    )


def _nameless() -> Setting:
    return Setting(
        "solo_nameless",
        _("The Nameless"),
        _("Who waits in the Tower."),
        (
            SettingValue("king", _("King of Darkness"), _("As in the basic game.")),
            SettingValue("open", _("one of six, known"), _("Drawn at the start and shown at once.")),
            SettingValue("hidden", _("one of six, unknown"), _("Only the Mice have seen him.")),
        ),
        "king",
    )


def _play_on() -> Setting:
    return _switch("play_on", _("Play on after turn 45"), _("Lost is lost, but the score may still grow."))
