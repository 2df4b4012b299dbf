"""Matches their players have left: they wait until the evening ends, under a name nobody has typed."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from heroes_desktop.games import catalogue
from heroes_desktop.games.shared.lessons import LESSON
from heroes_desktop.library import Library, MatchEntry, UnknownEntry

from .names import companies
from .tries import opens, sealed

KEY = "kiosk.waiting"
MOST = 12
"""So many matches wait at most; the one left longest ago makes room."""
COLOURS = 6
PICTURES, CODE = 12, 3
"""Pictures to choose from, and how many of them make a code."""


class Label(msgspec.Struct, frozen=True):
    """How a waiting match is known: the number of its company and colour, and its code if it has one."""

    company: int
    colour: int
    seal: str = ""


class Waiting(NamedTuple):
    """A waiting match as it is offered."""

    entry: MatchEntry
    label: Label

    @property
    def name(self) -> str:
        """The company, in the language in use."""
        names = companies()
        return names[self.label.company % len(names)]


class WaitingMatches:
    """All of them, in the library's settings beside the matches themselves."""

    def __init__(self, library: Library) -> None:
        self._library = library

    def _labels(self) -> dict[str, Label]:
        found = self._library.settings.get(KEY, dict[str, dict[str, object]]())
        labels = {}
        for number, fields in found.items():
            try:
                labels[number] = msgspec.convert(fields, Label)
            except msgspec.ValidationError:
                continue
        return labels

    def all(self) -> list[Waiting]:
        """Those that can go on, the latest first."""
        labels = self._labels()
        return [
            Waiting(entry, labels[str(entry.id)])
            for entry in self._library.matches(unfinished=True)
            if str(entry.id) in labels and entry.game in catalogue
        ]

    def park(self, match: int, code: Sequence[int] = ()) -> Label:
        """Let a match wait. One that has waited before keeps its name; a code given now replaces its code."""
        labels = self._labels()
        label = labels.get(str(match)) or self._fresh(labels)
        if code:
            label = msgspec.structs.replace(label, seal=sealed(code))
        labels.pop(str(match), None)
        self._keep({**labels, str(match): label})
        return label

    def _fresh(self, labels: dict[str, Label]) -> Label:
        used = {label.company for label in labels.values()}
        names = range(len(companies()))
        free = [number for number in names if number not in used] or list(names)
        return Label(secrets.choice(free), secrets.randbelow(COLOURS))

    def _keep(self, labels: dict[str, Label]) -> None:
        """Store the labels of the latest few; the matches of the others go."""
        kept = list(labels)[-MOST:]
        for number in labels:
            if number not in kept:
                self._remove(int(number))
        self._library.settings.set(KEY, {number: labels[number] for number in kept})

    def opens(self, waiting: Waiting, code: Sequence[int]) -> bool:
        """Whether a code is the right one."""
        return not waiting.label.seal or opens(code, waiting.label.seal)

    def forget(self, match: int) -> None:
        """A match is over or given up: nothing of it waits any more."""
        labels = self._labels()
        if labels.pop(str(match), None) is not None:
            self._library.settings.set(KEY, labels)
        self._remove(match)

    def clear(self) -> None:
        """Nothing waits any more, and no stored match is left."""
        for deleted in (False, True):
            for entry in self._library.matches(deleted=deleted):
                self._remove(entry.id)
        self._library.settings.forget(KEY)

    def tidy(self) -> None:
        """After a crash: the match that was being played waits; what nobody could go on with goes."""
        known = self._labels()
        for entry in reversed(self._library.matches()):
            if entry.finished is not None or entry.mode == LESSON or not entry.played:
                self.forget(entry.id)
            elif str(entry.id) not in known:
                self.park(entry.id)
        for entry in self._library.matches(deleted=True):
            self._remove(entry.id)

    def _remove(self, match: int) -> None:
        try:
            self._library.remove(match)
        except UnknownEntry:
            return
