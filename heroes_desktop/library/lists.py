"""The shelf of built lists: each game's own, by name, as plain text."""

from __future__ import annotations

from heroes_desktop.games.shared.lists import BadList, BuiltList
from heroes_desktop.games.shared.room import rooms
from heroes_desktop.locale import _

from .errors import LibraryError, UnknownEntry
from .people import Settings, glance
from .rows import clean

LARGEST = 20_000
"""Letters; a longer text is no list."""


class KeptLists:
    """The lists people have kept; names are unique in a game, whatever their case."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def all(self, game: str) -> list[BuiltList]:
        """Every list of a game, by name; what its cards no longer allow is left out."""
        return _readable(game, self._texts(game))

    def find(self, game: str, name: str) -> BuiltList:
        """The list of this name."""
        found = _named(self.all(game), name)
        if found is None:
            raise UnknownEntry(_("There is no list named {name}.").format(name=name))
        return found

    def keep(self, game: str, text: str, name: str = "", *, replace: bool = False) -> BuiltList:
        """Keep a list under this name, otherwise under the one it brings along."""
        new = read_list(game, text, name)
        texts = self._texts(game)
        double = next((each for each in texts if each.casefold() == new.name.casefold()), None)
        if double is not None and not replace:
            raise LibraryError(_("There is already a list named {name}.").format(name=double))
        texts.pop(double or "", None)
        self._settings.set(_key(game), {**texts, new.name: new.text})
        return new

    def rename(self, game: str, name: str, new: str) -> BuiltList:
        """Call a list something else."""
        old = self.find(game, name)
        renamed = self.keep(game, old.text, new, replace=old.name.casefold() == clean(new).casefold())
        if renamed.name.casefold() != old.name.casefold():
            self.remove(game, old.name)
        return renamed

    def remove(self, game: str, name: str) -> BuiltList:
        """Forget a list; matches played with it keep their cards."""
        gone = self.find(game, name)
        texts = self._texts(game)
        del texts[gone.name]
        self._settings.set(_key(game), texts)
        return gone

    def _texts(self, game: str) -> dict[str, str]:
        return _plain(self._settings.get(_key(game), dict[str, object]()))


def read_list(game: str, text: str, name: str = "") -> BuiltList:
    """The list in a text; it needs a name, and nothing in it may be against the rules."""
    if len(text) > LARGEST:
        raise LibraryError(_("This is too long for a list."))
    try:
        found = rooms[game].lists().read(text)
        name = clean(name or found.name)
        if not name:
            raise LibraryError(_("The list needs a name."))
        return rooms[game].lists().read(text, name)
    except BadList as error:
        raise LibraryError(_("This is no list to play with: {reason}.").format(reason=error)) from error


def kept_text(game: str, key: str, name: str) -> str | None:
    """The text of a kept list for this setting, read beside whoever holds the library."""
    if game not in rooms or key not in rooms[game].lists().kinds():
        return None
    known = _readable(game, _plain(glance(_key(game), dict[str, object]())))
    found = _named([each for each in known if each.key == key], name)
    return None if found is None else found.text


def _key(game: str) -> str:
    return f"lists.{game}"


def _plain(stored: dict[str, object]) -> dict[str, str]:
    return {name: text for name, text in stored.items() if isinstance(text, str)}


def _readable(game: str, texts: dict[str, str]) -> list[BuiltList]:
    found = []
    for name in sorted(texts, key=str.casefold):
        try:
            found.append(rooms[game].lists().read(texts[name], name))
        except BadList:
            continue
    return found


def _named(known: list[BuiltList], name: str) -> BuiltList | None:
    return next((each for each in known if each.name.casefold() == clean(name).casefold()), None)
