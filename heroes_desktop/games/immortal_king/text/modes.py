"""The ways to play and what can be settled beforehand, with plain explanations."""

from __future__ import annotations

from ...shared.room import Mode, Setting, SettingValue
from ..content import BOXES, DUNGEON_LISTS, PARTY_LISTS, SCENARIOS, face_of
from ..locale import _
from . import words
from .words import say


def modes() -> tuple[Mode, ...]:
    """Duel and solo, each with one box or with built lists."""
    two, one = (_("First player"), _("Second player")), (_("First player"),)
    return (
        Mode(
            "duel",
            _("Duel"),
            _("One player leads the party, the other runs the dungeon; both use the cards of one box."),
            two,
            {"mode": "duel", "constructed": False},
            (_sides(), _box()),
        ),
        Mode(
            "solo",
            _("Solo"),
            _("One player leads the party; a fate scale answers every loss of Courage."),
            one,
            {"mode": "solo", "constructed": False},
            (_box(), _scenario(), _advanced()),
        ),
        Mode(
            "constructed-duel",
            _("Constructed duel"),
            _("A duel with a party and a dungeon built from both boxes."),
            two,
            {"mode": "duel", "constructed": True},
            (_sides(), _party(), _dungeon(), *_copies(), _open_lists()),
        ),
        Mode(
            "constructed-solo",
            _("Constructed solo"),
            _("Any legal dungeon, any scenario, and a party built from both boxes."),
            one,
            {"mode": "solo", "constructed": True},
            (_party(), _dungeon(), _scenario(), *_copies(), _advanced()),
        ),
    )


def _sides() -> Setting:
    party, master = _("Party"), _("Dungeon master")
    return Setting(
        "sides",
        _("Sides"),
        _("What the first player plays."),
        (
            SettingValue(
                "party",
                _("The party"),
                _("Fight down the corridors and defeat the final monster."),
                (party, master),
            ),
            SettingValue(
                "dm", _("The dungeon"), _("Swap piles, spend Fear and wear the party down."), (master, party)
            ),
            SettingValue("random", _("Random")),
        ),
        "party",
    )


def _box() -> Setting:
    return Setting(
        "box",
        _("Box"),
        _("Which cards are used."),
        tuple(
            SettingValue(number, words.box(number), explanation)
            for number, explanation in zip(
                BOXES,
                (
                    _("Undead, demons, dragons and Greenskins. The box to begin with."),
                    _("Bubbleyes and traps, with new abilities."),
                ),
                strict=False,
            )
        ),
        1,
    )


def _scenario() -> Setting:
    return Setting(
        "scenario",
        _("Scenario"),
        _("What happens each time the party loses Courage."),
        tuple(
            SettingValue(
                scenario.id,
                f"{say(scenario.name)} ({words.difficulty(scenario.difficulty)})",
                f"{words.box(scenario.box)}. {say(scenario.flavour)}",
            )
            for scenario in SCENARIOS.values()
        ),
    )


def _advanced() -> Setting:
    return Setting(
        "advanced",
        _("Advanced solitaire"),
        _("Three further sources of Fear: a large party, each new quest, every twelfth defeated card."),
        (SettingValue(False, _("Off")), SettingValue(True, _("On"))),
        False,
    )


def _party() -> Setting:
    return Setting(
        "party",
        _("Ready-made party"),
        _("A party of five both sides know, or one built in secret during set-up."),
        tuple(SettingValue(ready.id, say(ready.name), _cards(ready.cards)) for ready in PARTY_LISTS.values()),
    )


def _cards(numbers: tuple[str, ...]) -> str:
    return words.listed(words.name(face_of(number)) for number in numbers)


def _dungeon() -> Setting:
    ready = tuple(
        SettingValue(entry.id, say(entry.name), _cards((entry.final,))) for entry in DUNGEON_LISTS.values()
    )
    chance = SettingValue("random", _("A random legal dungeon"), _("Nobody knows the list."))
    return Setting(
        "dungeon",
        _("Ready-made dungeon"),
        _("Forty-eight cards and a final monster, or a list built in secret during set-up."),
        (*ready, chance),
    )


def _copies() -> tuple[Setting, Setting]:
    values = (SettingValue(1, "1"), SettingValue(2, "2"), SettingValue(3, "3"))
    return (
        Setting(
            "copies_party",
            _("Boxes of the party"),
            _("How many copies of each box the party is built from."),
            values,
            1,
        ),
        Setting(
            "copies_dm",
            _("Boxes of the dungeon"),
            _("How many copies of each box the dungeon is built from."),
            values,
            1,
        ),
    )


def _open_lists() -> Setting:
    return Setting(
        "open_lists",
        _("Open lists"),
        _("Whether the dungeon master sees the adventurers before building the dungeon."),
        (SettingValue(False, _("Off")), SettingValue(True, _("On"))),
        False,
    )
