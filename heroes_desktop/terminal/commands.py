"""What a person may type besides the number of a choice, in English and in French."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from heroes_desktop.locale import _, language

from .wording import labelled


@dataclass(frozen=True)
class Command:
    """A command with its words: the first is shown in the help, all are understood."""

    id: str
    english: tuple[str, ...]
    french: tuple[str, ...]

    def words(self) -> tuple[str, ...]:
        """The words of the language in use."""
        return self.french if language() == "fr" else self.english


COMMANDS = (
    Command("help", ("?", "help"), ("?", "aide")),
    Command("rules", ("rules",), ("règles", "regles")),
    Command("table", ("table", "t"), ("table", "t")),
    Command("log", ("log", "l"), ("journal", "j")),
    Command("undo", ("undo", "u"), ("retour", "r")),
    Command("odds", ("odds", "o"), ("chances", "c")),
    Command("peek", ("peek", "p"), ("voir", "v")),
    Command("advice", ("advice", "a"), ("avis", "a")),
    Command("why", ("why", "w"), ("pourquoi", "p")),
    Command("save", ("save", "s"), ("sauver", "s")),
    Command("keep", ("keep", "k"), ("garder", "g")),
    Command("quit", ("quit", "q"), ("quitter", "q")),
)


def explanation(command: str) -> str:
    """What a command does, in one line."""
    return {
        "help": _("this list; with a word, a card or a rule number: its explanation"),
        "rules": _("how the game is played; with a word or a number: the rules with it"),
        "table": _("what lies on the table"),
        "log": _("what has happened, with a number only so many lines, as in log 40"),
        "undo": _("take back your last choice"),
        "odds": _("show the odds of chance choices, or hide them"),
        "peek": _("look at your hidden cards while the others look away"),
        "advice": _("what a computer player would do in your place"),
        "why": _("why the computer chose what it last chose openly"),
        "save": _("where this match is kept (each choice is saved at once)"),
        "keep": _("keep what you have built for other matches"),
        "quit": _("leave; the match can be resumed"),
    }[command]


def word_of(command: str) -> str:
    """The word a person types for a command."""
    return next(known.words()[0] for known in COMMANDS if known.id == command)


def understood(line: str, offered: Sequence[str]) -> tuple[str, str] | None:
    """The command a line names and the rest of the line; None when it names none.

    The words of the language in use win; those of the other language are understood too.
    """
    word, _blank, rest = line.partition(" ")
    if line.startswith("?"):
        word, rest = "?", line[1:]
    word = word.casefold()
    for words_of in (Command.words, lambda command: command.english + command.french):
        for command in COMMANDS:
            if command.id in offered and word in words_of(command):
                return command.id, rest.strip()
    return None


def overview(offered: Sequence[str]) -> list[str]:
    """The help: one line for each command."""
    lines = [
        _("Type the number of a choice and press Enter. Enter alone reads the choices again."),
        _("Besides numbers you can type:"),
    ]
    for command in COMMANDS:
        if command.id in offered:
            lines.append("  " + labelled(", ".join(command.words()), explanation(command.id)))
    return lines
