"""The options of a kiosk: one readable file, checked entry by entry.

A wrong entry never stops the kiosk: it is told in one sentence, and the entry keeps the value it had, in the
last file that was right or as delivered.
"""

from __future__ import annotations

import secrets
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from heroes_desktop import locale
from heroes_desktop.games import catalogue
from heroes_desktop.locale import _
from heroes_desktop.players import LEVELS

from .hours import ALWAYS, NIGHT, Hours, read_hours, read_time

T = TypeVar("T")

PIN_DIGITS = (4, 8)
TEXT_SIZES = (100, 110, 125, 150)
LONGEST_IDLE = 3600


@dataclass(frozen=True)
class Config:
    """What whoever runs the kiosk has decided.

    games: the ids on offer; none named: all there are. languages: the first is the one every guest meets.
    levels: of the computers on offer. Times are seconds, sizes and volumes per cent.
    evening_ends: the minute of the day at which waiting matches and the results of the day go.
    alone: whether the matches of computers can be heard while nobody is there.
    """

    games: tuple[str, ...] = ()
    languages: tuple[str, ...] = locale.LANGUAGES
    levels: tuple[str, ...] = ("easy", "normal", "hard")
    text_size: int = 100
    idle_in_menus: int = 90
    idle_in_matches: int = 180
    countdown: int = 20
    scene: int = 25
    pin: str = ""
    evening_ends: int = 5 * 60
    dark: Hours = NIGHT
    sound: Hours = ALWAYS
    effects: int = 70
    ambience: int = 35
    alone: bool = False

    def offered(self) -> list[str]:
        """The games on offer, in the order of the shelf."""
        return [game for game in catalogue if not self.games or game in self.games]


class _Wrong(Exception):
    """Why an entry cannot be used."""


@dataclass(frozen=True)
class _Entry:
    """One option: where it stands in the file, its field, and how it is read."""

    table: str
    key: str
    field: str
    read: Callable[[Any], object]

    @property
    def name(self) -> str:
        return f"{self.table}.{self.key}" if self.table else self.key


def read_config(text: str, before: Config | None = None) -> tuple[Config, list[str]]:
    """The options in a file, and a sentence for everything in it that cannot be used."""
    config = before or Config()
    try:
        found = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        reason = str(error) or _("it is nested too deeply")
        return config, [_("The configuration cannot be read: {reason}.").format(reason=reason)]
    problems = _strangers(found)
    for entry in _ENTRIES:
        table = found if not entry.table else found.get(entry.table, {})
        if not isinstance(table, Mapping) or entry.key not in table:
            continue
        try:
            config = replace(config, **{entry.field: entry.read(table[entry.key])})  # type: ignore[arg-type]
        except _Wrong as why:
            problems.append(f"{entry.name}: {why}")
    return config, problems


def _strangers(found: Mapping[str, Any]) -> list[str]:
    """Entries nobody knows: most of them are slips of the pen."""
    tables = {entry.table for entry in _ENTRIES}
    problems = []
    for key, value in found.items():
        if key in tables and key:
            if not isinstance(value, Mapping):
                problems.append(_("{name}: this is a section, written as [{name}].").format(name=key))
                continue
            known = {entry.key for entry in _ENTRIES if entry.table == key}
            problems += [_unknown(f"{key}.{inner}") for inner in value if inner not in known]
        elif key not in {entry.key for entry in _ENTRIES if not entry.table}:
            problems.append(_unknown(key))
    return problems


def _unknown(name: str) -> str:
    return _("{name}: there is no such option.").format(name=name)


# how entries are read


def _several(known: Sequence[str], may_be_empty: bool = False) -> Callable[[Any], tuple[str, ...]]:
    def read(value: Any) -> tuple[str, ...]:
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            raise _Wrong(_('expected a list such as ["{example}"].').format(example=known[0]))
        strange = [each for each in value if each not in known]
        if strange:
            raise _Wrong(
                _("{value} is not known; there are: {known}.").format(
                    value=repr(strange[0]), known=", ".join(known)
                )
            )
        if not value and not may_be_empty:
            raise _Wrong(_("at least one is needed."))
        return tuple(dict.fromkeys(value))

    return read


def _number(least: int, most: int) -> Callable[[Any], int]:
    def read(value: Any) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise _Wrong(_("expected a whole number from {least} to {most}.").format(least=least, most=most))
        return value

    return read


def _one_of(values: Sequence[int]) -> Callable[[Any], int]:
    def read(value: Any) -> int:
        if isinstance(value, bool) or value not in values:
            known = ", ".join(map(str, values))
            raise _Wrong(_("expected one of these: {known}.").format(known=known))
        return int(value)

    return read


def _yes_or_no(value: Any) -> bool:
    if not isinstance(value, bool):
        raise _Wrong(_("expected true or false."))
    return value


def _games(value: Any) -> tuple[str, ...]:
    return _several(list(catalogue), may_be_empty=True)(value)


def _pin(value: Any) -> str:
    if not isinstance(value, str) or not (value.isascii() and value.isdigit()):
        raise _Wrong(_('expected digits in quotes, such as "2580".'))
    if not PIN_DIGITS[0] <= len(value) <= PIN_DIGITS[1]:
        raise _Wrong(_("expected {least} to {most} digits.").format(least=PIN_DIGITS[0], most=PIN_DIGITS[1]))
    return value


def _time(value: Any) -> int:
    minute = read_time(value) if isinstance(value, str) else None
    if minute is None:
        raise _Wrong(_('expected a time such as "05:00".'))
    return minute


def _hours(value: Any) -> Hours:
    hours = read_hours(value) if isinstance(value, str) else None
    if hours is None:
        raise _Wrong(_('expected hours such as "22:00-08:00", "always" or "never".'))
    return hours


_ENTRIES = (
    _Entry("", "games", "games", _games),
    _Entry("", "languages", "languages", _several(locale.LANGUAGES)),
    _Entry("", "levels", "levels", _several(LEVELS)),
    _Entry("", "text_size", "text_size", _one_of(TEXT_SIZES)),
    _Entry("idle", "in_menus", "idle_in_menus", _number(10, LONGEST_IDLE)),
    _Entry("idle", "in_matches", "idle_in_matches", _number(10, LONGEST_IDLE)),
    _Entry("idle", "countdown", "countdown", _number(5, 120)),
    _Entry("attract", "scene", "scene", _number(10, 120)),
    _Entry("leaving", "pin", "pin", _pin),
    _Entry("hours", "evening_ends", "evening_ends", _time),
    _Entry("hours", "dark", "dark", _hours),
    _Entry("hours", "sound", "sound", _hours),
    _Entry("sound", "effects", "effects", _number(0, 100)),
    _Entry("sound", "ambience", "ambience", _number(0, 100)),
    _Entry("sound", "alone", "alone", _yes_or_no),
)


# writing


def fresh_pin() -> str:
    """A PIN nobody has chosen."""
    return f"{secrets.randbelow(10_000):04}"


def written(pin: str) -> str:
    """A configuration as delivered, with an explanation of every entry."""
    games = ", ".join(f'"{game}"' for game in catalogue)
    languages = ", ".join(f'"{each}"' for each in Config.languages)
    levels = ", ".join(f'"{each}"' for each in Config.levels)
    told = {
        "head": _("The kiosk of Heroes Desktop. Changes hold within a minute, as soon as nobody is there."),
        "games": _("the games on offer; an empty list stands for all: {games}").format(games=games),
        "languages": _("every guest begins with the first of these"),
        "levels": _("how well computers may play; there are: {levels}").format(levels=", ".join(LEVELS)),
        "text": _("size of all texts in per cent: {sizes}").format(sizes=", ".join(map(str, TEXT_SIZES))),
        "idle": _("seconds without a touch until the countdown begins, and how long it lasts"),
        "attract": _("seconds until the next scene while nobody is there"),
        "leaving": _("five touches in the upper left corner within two seconds, then this number"),
        "ends": _("then waiting matches and the results of the day go"),
        "dark": _("when the screen is dimmed while nobody is there"),
        "sound": _("when there is sound at all, and how loud in per cent"),
        "alone": _("true: the computers’ matches can be heard while nobody is there"),
    }
    return f"""# {told["head"]}

games = []  # {told["games"]}
languages = [{languages}]  # {told["languages"]}
levels = [{levels}]  # {told["levels"]}
text_size = {Config.text_size}  # {told["text"]}

[idle]  # {told["idle"]}
in_menus = {Config.idle_in_menus}
in_matches = {Config.idle_in_matches}
countdown = {Config.countdown}

[attract]
scene = {Config.scene}  # {told["attract"]}

[leaving]
pin = "{pin}"  # {told["leaving"]}

[hours]
evening_ends = "05:00"  # {told["ends"]}
dark = "00:00-08:00"  # {told["dark"]}
sound = "always"  # {told["sound"]}

[sound]
effects = {Config.effects}
ambience = {Config.ambience}
alone = false  # {told["alone"]}
"""
