"""What a person meets first: start, go on, look up, leave."""

from __future__ import annotations

import time
from collections.abc import Callable

from heroes_desktop import locale, rulebook
from heroes_desktop.games import catalogue
from heroes_desktop.games.shared import room
from heroes_desktop.games.shared.lessons import taught
from heroes_desktop.games.shared.room import campaigning
from heroes_desktop.library import Library, LibraryError, MatchEntry, Session, start_lesson
from heroes_desktop.locale import _, counted
from heroes_desktop.table.campaigning import campaign_ending
from heroes_desktop.table.names import company, entry_title
from heroes_desktop.table.scores import hall_lines, halls

from . import campaign_lobby, campaign_words, explaining
from .console import Closed, Console
from .match_screen import Sitting
from .menu import Back, choose
from .new_match import new_match
from .wording import one_by_one

MOST_MATCHES = 9
LANGUAGE_NAMES = {"en": "English", "fr": "Français"}


def open_library(console: Console) -> Library:
    """The player's library; in memory when nothing can be stored."""
    try:
        library = Library.open()
    except LibraryError as error:
        console.say(str(error))
        library = Library.temporary()
    tell_notices(console, library)
    return library


def tell_notices(console: Console, library: Library) -> None:
    """Say once what the library wants the player to know."""
    while library.notices:
        console.say(library.notices.pop(0).text)


def enter(console: Console) -> int:
    """The terminal client from the first question to the last; gives the exit code."""
    with open_library(console) as library:
        console.say("", _("Heroes Desktop: fantasy board games on one table."))
        try:
            while _visit(console, library):
                pass
        except Closed:
            pass
        console.say(_("Goodbye."))
    return 0


def _visit(console: Console, library: Library) -> bool:
    """One question of the lobby; False to leave."""

    def sit(session: Session) -> bool:
        return play(console, library, session)

    doors: list[tuple[str, Callable[[], object]]] = [
        (_("New match"), lambda: play(console, library, new_match(console, library)))
    ]
    waiting = library.matches(unfinished=True)
    if waiting:
        label = counted("Resume a match ({n} is waiting)", "Resume a match ({n} are waiting)", len(waiting))
        doors.append((label, lambda: _resume(console, library, waiting)))
    if campaigning():
        doors.append((_("Campaigns"), lambda: campaign_lobby.visit(console, library, sit)))
    if taught():
        doors.append((_("Learn a game"), lambda: _learn(console, library)))
    if library.results.scored():
        doors.append((_("Best scores"), lambda: _scores(console, library)))
    doors.append((_("How a game is played"), lambda: _how_it_is_played(console)))
    doors.append((_("Look up a rule or a word"), lambda: _look_up(console)))
    doors.append((_("Language: {name}").format(name=LANGUAGE_NAMES[locale.language()]), _other_language))
    labels = [label for label, _door in doors]
    try:
        index = choose(console, _("What would you like to do?"), [*labels, _("Leave")], back=False)
        if index == len(doors):
            return False
        doors[index][1]()
    except Back:
        pass
    except LibraryError as error:
        console.say(str(error))
    tell_notices(console, library)
    return True


def _scores(console: Console, library: Library) -> None:
    """The score hall of every way to play."""
    for hall in halls(library):
        console.say("", *hall_lines(hall))


def play(console: Console, library: Library, session: Session, odds: bool = True) -> bool:
    """Sit down at a match; True when it was played to its end."""
    if session.notice is not None:
        console.say(session.notice.text)
    sitting = Sitting(console, session, odds=odds, lasting=library.lasting, shelf=library.lists)
    try:
        if session.match.played:
            sitting.recap()
        finished = sitting.run()
    except Closed:
        sitting.where()
        raise
    if not finished:
        sitting.where()
    told = campaign_ending(library, session)
    if told is not None:
        console.paragraphs(campaign_words.ending(told))
    return finished


def entry_line(entry: MatchEntry) -> str:
    """A stored match in one line."""
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(entry.updated))
    names = company(entry)
    played = counted("{n} choice", "{n} choices", entry.played)
    state = _("finished") if entry.finished else _("waiting")
    return one_by_one((entry_title(entry), names, played, state, when))


def _resume(console: Console, library: Library, waiting: list[MatchEntry]) -> None:
    shown = waiting[:MOST_MATCHES]
    index = choose(console, _("Which match?"), [entry_line(entry) for entry in shown], 0)
    play(console, library, library.resume(shown[index].id))


def _learn(console: Console, library: Library) -> None:
    games = taught()
    index = choose(console, _("Which game?"), [room.texts(game).title() for game in games], 0)
    play(console, library, start_lesson(library, games[index]))


def _how_it_is_played(console: Console) -> None:
    games = list(catalogue)
    index = choose(console, _("Which game?"), [room.texts(game).title() for game in games], 0)
    console.paragraphs(explaining.how_it_is_played(games[index]))


def _look_up(console: Console) -> None:
    word = console.ask(_("A rule number or a word: "))
    if word:
        found = explaining.rules(rulebook.find(word, locale.language()))
        console.paragraphs(found or [_("Nothing is known about {word}.").format(word=word)])


def _other_language() -> None:
    others = [name for name in locale.LANGUAGES if name != locale.language()]
    locale.use(others[0])
