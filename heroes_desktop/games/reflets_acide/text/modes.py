"""The ways to play and what can be settled beforehand, with plain explanations."""

from __future__ import annotations

from ...shared.room import Mode, Setting, SettingValue
from ...shared.wording import say
from ..content import CHALLENGES
from ..locale import _
from . import words


def modes() -> tuple[Mode, ...]:
    """Alone, in twos or in threes; it is always one team of six."""
    return (
        Mode(
            "solo",
            _("Solo: six Heroes, one head"),
            _("You lead both boards of three Heroes, and blame nobody."),
            _seats(1),
            {},
            _settings(),
        ),
        Mode(
            "duo",
            _("Duo: three Heroes each"),
            _("One board each, one team, one Avatar behind you."),
            _seats(2),
            {},
            _settings(),
        ),
        Mode(
            "trio",
            _("Trio: two Heroes each"),
            _("Three small boards, more gems, more opinions."),
            _seats(3),
            {},
            _settings(),
        ),
    )


def _seats(players: int) -> tuple[str, ...]:
    return tuple(_("Player {number}").format(number=number) for number in range(1, players + 1))


def _settings() -> tuple[Setting, ...]:
    return (_challenge(), _tokens())


def _challenge() -> Setting:
    return Setting(
        "challenge",
        _("Challenge"),
        _("How hard it is, and by how many points the Vile must be beaten."),
        tuple(SettingValue(row.id, words.challenge_line(row), say(row.quip)) for row in CHALLENGES),
        left_open=_("Choose it once you know your Heroes"),
    )


def _tokens() -> Setting:
    return Setting(
        "tokens",
        _("Green tokens"),
        _("Seven Mystery tokens help you on the road. Who decides where they lie?"),
        (
            SettingValue("quick", _("Quick"), _("Shuffled, face down, one on each intersection.")),
            SettingValue("strategic", _("Strategic"), _("You look at them and choose each space.")),
        ),
        "quick",
    )
