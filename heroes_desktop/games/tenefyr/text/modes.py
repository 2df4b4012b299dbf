"""The ways to play and what can be settled beforehand, with plain explanations."""

from __future__ import annotations

from ...shared.room import Mode, Setting, SettingValue, for_several
from ...shared.wording import say
from ..content import BOSSES, DIFFICULTIES, HEROES, PLAYERS, SKULL, TRACK
from ..locale import _
from ..settings import RANDOM
from . import words


def modes() -> tuple[Mode, ...]:
    """Alone, or together with friends."""
    told = _("One deck each, one Boss for all of you: everybody wins or nobody does.")
    several = [_mode(players) for players in PLAYERS if players > 1]
    return (_mode(1), for_several(_("Friends against the Boss"), told, several))


def _mode(players: int) -> Mode:
    seats = tuple(_("Player {number}").format(number=number) for number in range(1, players + 1))
    settings = [_difficulty(), _boss()]
    if players > 1:
        settings.append(_first(seats))
    if players == 3:
        settings.append(_absent())
    settings.append(_order())
    if players > 1:
        settings.append(_deciding())
    settings += [_hero(seat) for seat in range(players)]
    return Mode(_id(players), _label(players), _explanation(players), seats, {}, tuple(settings))


def _id(players: int) -> str:
    return "solo" if players == 1 else f"{players}-players"


def _label(players: int) -> str:
    return {
        1: _("Alone with two heroes"),
        2: _("Two friends, four heroes"),
        3: _("Three heroes"),
        4: _("Four heroes"),
    }[players]


def _explanation(players: int) -> str:
    return {
        1: _("One deck, two turns in every fight. The hardest way."),
        2: _("Each of you leads two heroes with one deck."),
        3: _("One hero each; the fourth stays at home."),
        4: _("One hero each, everybody is needed."),
    }[players]


def _difficulty() -> Setting:
    return Setting(
        "difficulty",
        _("Difficulty"),
        _("How many steps the Boss needs to reach the village."),
        tuple(
            SettingValue(
                name,
                words.difficulty(name).capitalize(),
                _("{steps} steps").format(steps=SKULL - TRACK.start[name]),
            )
            for name in DIFFICULTIES
        ),
        "normal",
    )


def _boss() -> Setting:
    chance = SettingValue(RANDOM, _("Any of them"), _("Chance decides who waits for you."))
    return Setting(
        "boss",
        _("Boss"),
        _("Who has to be beaten in the end."),
        (*(SettingValue(boss.id, say(boss.name), say(boss.flavour)) for boss in BOSSES), chance),
        RANDOM,
    )


def _first(seats: tuple[str, ...]) -> Setting:
    return Setting(
        "first",
        _("First player"),
        _("Who takes the first turn of the first fight."),
        (
            *(SettingValue(seat, label) for seat, label in enumerate(seats)),
            SettingValue(RANDOM, _("Random")),
        ),
        RANDOM,
    )


def _absent() -> Setting:
    return Setting(
        "absent_hero",
        _("Cards of the absent hero"),
        _("Some loot is made for one hero. With three players one hero stays at home."),
        (
            SettingValue(False, _("Stay in"), _("All seventy dungeon cards are used.")),
            SettingValue(True, _("Are left out"), _("A little easier.")),
        ),
        False,
    )


def _order() -> Setting:
    return Setting(
        "order",
        _("Order of changes"),
        _("When several changes of a card could be applied in different orders."),
        (
            SettingValue("best", _("The best one"), _("The highest result is taken without asking.")),
            SettingValue("ask", _("Ask every time"), _("The player whose turn it is decides.")),
        ),
        "best",
    )


def _deciding() -> Setting:
    return Setting(
        "deciding",
        _("Deciding together"),
        _("How the team settles where to go and when to leave."),
        (
            SettingValue("one", _("One answer"), _("You talk, one of you clicks.")),
            SettingValue("vote", _("Vote"), _("Everybody is asked; the token holder breaks ties.")),
        ),
        "one",
    )


def _hero(seat: int) -> Setting:
    chance = SettingValue(RANDOM, _("Any hero"), _("One of those nobody else plays."))
    return Setting(
        "heroes",
        _("Hero"),
        _("The hero of this player."),
        (*(SettingValue(hero.id, say(hero.name), words.skill_line(hero.id)) for hero in HEROES), chance),
        seat=seat,
    )
