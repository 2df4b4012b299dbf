"""What can be typed after `heroes`."""

from __future__ import annotations

import argparse
import gettext
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

from heroes_desktop import __version__, locale
from heroes_desktop.locale import _

from .errors import WrongArguments

SEATS = ("person", "random", "easy", "normal", "hard")
LARGEST_SEED = 2**63 - 1
SMALLEST = (640, 360)
"""A window smaller than this shows nothing anybody can read."""


class Help(argparse.HelpFormatter):
    """Help whose headings end as the language wants it."""

    def start_section(self, heading: str | None) -> None:
        """Begin a section; the parser sets the colon itself."""
        super().start_section(heading and _("{heading}:").format(heading=heading).removesuffix(":"))


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are one sentence each."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, formatter_class=Help, **settings)

    def error(self, message: str) -> NoReturn:
        """Complain about what was typed."""
        raise WrongArguments(message.rstrip(".") + ".")


def asked_language(given: list[str]) -> str | None:
    """The language asked for, found before anything is parsed: complaints need it already."""
    for place, word in enumerate(given):
        if word.startswith("--lang="):
            asked = word.partition("=")[2]
        elif word == "--lang" and place + 1 < len(given):
            asked = given[place + 1]
        else:
            continue
        return asked if asked in locale.LANGUAGES else None
    return None


def speak(language: str) -> None:
    """Use a language for our texts and for the parser's own."""
    locale.use(language)
    os.environ["LANGUAGE"] = language
    gettext.bindtextdomain("heroes", str(Path(locale.__file__).parent))
    gettext.textdomain("heroes")


def _name(text: str) -> str:
    """A person's name; bytes that are no text, and codes for the terminal, are left out."""
    from heroes_desktop.library.rows import clean

    return clean(text)


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    root = Parser(prog="heroes", description=_("Fantasy board games on one table."))
    root.add_argument("--version", action="version", version=f"Heroes Desktop {__version__}")
    root.add_argument("--self-test", action="store_true", help=_("check that everything works here"))
    _language(root)
    _window(root)
    root.set_defaults(command="start")
    commands = root.add_subparsers(title=_("commands"), metavar=_("COMMAND"), parser_class=Parser)
    _add_games(commands)
    _add_play(commands)
    _add_matches(commands)
    _add_campaigns(commands)
    _add_evenings(commands)
    _add_lists(commands)
    _add_simulate(commands)
    _add_reference(commands)
    _add_kiosk(commands)
    return root


def _add(commands: Any, name: str, help: str) -> argparse.ArgumentParser:
    made: argparse.ArgumentParser = commands.add_parser(name, help=help, description=help)
    made.set_defaults(command=name)
    _language(made)
    return made


def _language(where: argparse.ArgumentParser) -> None:
    where.add_argument(
        "--lang",
        choices=locale.LANGUAGES,
        default=argparse.SUPPRESS,
        help=_("language of all texts; otherwise that of the system"),
    )


def _window(where: argparse.ArgumentParser) -> None:
    """How the window opens; understood before the command and after it."""
    group = where.add_argument_group(_("window"))
    unless = argparse.SUPPRESS
    group.add_argument(
        "--narrate",
        action="store_true",
        default=unless,
        help=_("print what a screen reader should say: where you are, what happens, what is asked"),
    )
    group.add_argument(
        "--size",
        type=_size,
        default=unless,
        metavar=_("WIDTHxHEIGHT"),
        help=_("size of the window, for example 1280x720"),
    )
    group.add_argument("--full-screen", action="store_true", default=unless, help=_("fill the whole screen"))
    group.add_argument("--silent", action="store_true", default=unless, help=_("no sound"))
    group.add_argument(
        "--report-only",
        action="store_true",
        default=unless,
        help=_("after an error only write the report and end, without a message to close"),
    )


def _text(where: argparse.ArgumentParser) -> None:
    where.add_argument(
        "--text", action="store_true", help=_("in the terminal, even where a window could open")
    )


def _no_odds(where: argparse.ArgumentParser) -> None:
    where.add_argument("--no-odds", action="store_true", help=_("do not show the odds of chance choices"))


def _force(where: argparse.ArgumentParser) -> None:
    where.add_argument("--force", action="store_true", help=_("replace the file if it exists"))


def _acts(
    where: argparse.ArgumentParser, command: str, *, required: bool
) -> Callable[[str, str], argparse.ArgumentParser]:
    """What adds the second words of a command, such as `show` in `heroes lists GAME show`."""
    acts = where.add_subparsers(
        title=_("commands"), metavar=_("COMMAND"), parser_class=Parser, dest="act", required=required
    )

    def act(name: str, help: str) -> argparse.ArgumentParser:
        made = _add(acts, name, help)
        made.set_defaults(command=command)
        return made

    return act


def _add_games(commands: Any) -> None:
    games = _add(commands, "games", _("the games; with a name: its modes, options and seats"))
    games.add_argument("game", metavar="GAME", nargs="?")


def _add_play(commands: Any) -> None:
    play = _add(commands, "play", _("start a match"))
    _match_wishes(play)
    _people(play)
    play.add_argument("--seed", type=_seed, help=_("the same seed and choices give the same match"))
    _window(play)
    learn = _add(commands, "learn", _("a guided first match of a game"))
    learn.add_argument("game", metavar="GAME")
    _text(learn)
    _window(learn)
    resume = _add(commands, "resume", _("go on with a match, the latest if none is named"))
    resume.add_argument("id", metavar="ID", nargs="?", type=_number)
    _text(resume)
    _no_odds(resume)
    _window(resume)


def _people(where: argparse.ArgumentParser) -> None:
    """Who plays, and how."""
    _text(where)
    where.add_argument(
        "--seat",
        action="append",
        choices=SEATS,
        help=_("who plays, once for each seat in order; otherwise one person against the computer"),
    )
    where.add_argument(
        "--name",
        action="append",
        type=_name,
        default=[],
        metavar=_("NAME"),
        help=_("a name for each person in order"),
    )
    _no_odds(where)


def _match_wishes(where: argparse.ArgumentParser) -> None:
    where.add_argument("game", metavar="GAME")
    where.add_argument("--setup", metavar=_("NAME"), help=_("one of the game’s ready setups"))
    where.add_argument(
        "--option",
        action="append",
        default=[],
        type=_pair,
        metavar=_("KEY=VALUE"),
        help=_("answer a question of the set-up in advance"),
    )


def _add_matches(commands: Any) -> None:
    matches = _add(commands, "matches", _("the stored matches"))
    matches.add_argument("search", nargs="*", metavar=_("WORD"), help=_("only those with these words"))
    scores = _add(commands, "scores", _("the best scores, line by line"))
    scores.add_argument("game", nargs="?", metavar="GAME", help=_("only those of this game"))
    export = _add(commands, "export", _("write a match into a readable file"))
    export.add_argument("id", metavar="ID", type=_number)
    export.add_argument("file", metavar="FILE", nargs="?", default="-")
    _force(export)
    taken = _add(commands, "import", _("take in an exported match"))
    taken.add_argument("file", metavar="FILE")
    replay = _add(commands, "replay", _("tell an exported match again"))
    replay.add_argument("file", metavar="FILE")
    replay.add_argument(
        "--verify", action="store_true", help=_("only check that it happens again exactly as recorded")
    )


def _add_evenings(commands: Any) -> None:
    evening = _add(commands, "evening", _("the table and awards of a game night"))
    evening.add_argument(
        "id", metavar="ID", nargs="?", type=_number, help=_("its number; otherwise the latest")
    )
    evening.add_argument("--list", action="store_true", help=_("list all evenings"))
    evening.add_argument("--file", metavar="FILE", help=_("write it to a file"))
    _force(evening)


def _add_lists(commands: Any) -> None:
    lists = _add(commands, "lists", _("the lists you have built for a game, such as parties and dungeons"))
    lists.add_argument("game", metavar="GAME")
    lists.set_defaults(act=None)
    act = _acts(lists, "lists", required=False)
    show = act("show", _("a list as text, to copy"))
    save = act("save", _("keep the list in a file under this name; - reads what is pasted"))
    export = act("export", _("write a list into a file"))
    remove = act("remove", _("forget a list"))
    taken = act("import", _("keep the list in a file under the name it has; - reads what is pasted"))
    for made in (show, save, export, remove):
        made.add_argument("name", metavar=_("NAME"))
    for made in (save, export, taken):
        made.add_argument("file", metavar="FILE")
    for made in (save, taken):
        made.add_argument("--force", action="store_true", help=_("replace the list if there is one"))
    _force(export)


def _add_campaigns(commands: Any) -> None:
    campaign = _add(commands, "campaign", _("campaigns: matches that follow one another"))
    act = _acts(campaign, "campaign", required=True)
    act("list", _("all campaigns"))
    new = act("new", _("begin a campaign"))
    new.add_argument("game", metavar="GAME")
    new.add_argument("name", nargs="*", metavar=_("NAME"))
    show = act("show", _("challenges, rewards and games of a campaign"))
    play = act("play", _("go on with its game under way, or begin the next one"))
    give_up = act("give-up", _("give up its game under way; nothing is counted"))
    export = act("export", _("write a campaign with all its games into a readable file"))
    for made in (show, play, give_up, export):
        made.add_argument("id", metavar="ID", type=_number)
    play.add_argument("--challenge", metavar=_("NAME"), help=_("otherwise the one suggested"))
    play.add_argument("--setup", metavar=_("NAME"), help=_("one of the ways to play in which it counts"))
    _people(play)
    _window(play)
    export.add_argument("file", metavar="FILE", nargs="?", default="-")
    _force(export)
    taken = act("import", _("take in an exported campaign, every game checked"))
    taken.add_argument("file", metavar="FILE")


def _add_simulate(commands: Any) -> None:
    simulate = _add(commands, "simulate", _("let computers play many matches"))
    _match_wishes(simulate)
    simulate.add_argument(
        "--seat",
        action="append",
        choices=SEATS[1:],
        help=_("the level of each seat in order; otherwise normal"),
    )
    simulate.add_argument("--games", type=_count, default=100, metavar="N", help=_("how many; otherwise 100"))
    simulate.add_argument(
        "--seed", type=_seed, default=0, metavar="S", help=_("of the first match; then S + 1, …")
    )
    simulate.add_argument(
        "--jobs",
        type=_count,
        default=os.cpu_count() or 1,
        metavar="J",
        help=_("processes; results do not depend on it"),
    )
    simulate.add_argument(
        "--campaign", action="store_true", help=_("one campaign of so many games at most, until it is won")
    )
    for form in ("json", "csv"):
        simulate.add_argument(
            f"--{form}",
            nargs="?",
            const="-",
            metavar="FILE",
            help=_("write the results as {form}, without a file to the terminal").format(form=form.upper()),
        )


def _add_reference(commands: Any) -> None:
    rules = _add(commands, "rules", _("how a game is played, a rule by its number, or all rules with a word"))
    rules.add_argument("topic", nargs="*", metavar=_("GAME|ID|WORD"))
    _add(commands, "doctor", _("paths, versions, display, sound, state of the library"))
    shots = _add(commands, "shots", _("pictures of every scene, made without a screen"))
    shots.add_argument("folder", metavar="DIR")
    shots.add_argument("--game", metavar="GAME", help=_("only this game’s table"))
    shots.add_argument(
        "--few",
        action="store_true",
        help=_("only the first page and each game’s table once, small, in English"),
    )


def _add_kiosk(commands: Any) -> None:
    kiosk = _add(commands, "kiosk", _("a screen in public: anyone walks up and plays, nothing stays of them"))
    kiosk.add_argument(
        "--display",
        type=_count,
        metavar="N",
        help=_("the screen to fill, from 1 on; otherwise the last one"),
    )
    kiosk.add_argument("--config", metavar="FILE", type=Path, help=_("the file with its options"))
    kiosk.add_argument("--size", type=_size, metavar=_("WIDTHxHEIGHT"), help=_("in a window, to try it out"))
    kiosk.add_argument("--silent", action="store_true", help=_("no sound"))
    once = kiosk.add_mutually_exclusive_group()
    once.add_argument("--write-config", action="store_true", help=_("write that file and end"))
    once.add_argument("--reset-pin", action="store_true", help=_("give it a fresh PIN and end"))
    once.add_argument("--watched", action="store_true", help=argparse.SUPPRESS)


def _size(text: str) -> tuple[int, int]:
    width, times, height = text.lower().partition("x")
    if not (times and all(part.isascii() and part.isdigit() and len(part) < 6 for part in (width, height))):
        raise argparse.ArgumentTypeError(_("{text} is not a size such as 1280x720").format(text=repr(text)))
    return max(SMALLEST[0], int(width)), max(SMALLEST[1], int(height))


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit()) or len(text) > 18:
        raise argparse.ArgumentTypeError(_("{text} is not a number of a match").format(text=repr(text)))
    return int(text)


def _count(text: str) -> int:
    if not (text.isascii() and text.isdigit()) or not 1 <= int(text[:10]) <= 1_000_000:
        raise argparse.ArgumentTypeError(
            _("{text} is not a whole number from 1 to a million").format(text=repr(text))
        )
    return int(text)


def _seed(text: str) -> int:
    try:
        seed = int(text)
    except ValueError:
        seed = -1
    if not 0 <= seed <= LARGEST_SEED:
        raise argparse.ArgumentTypeError(
            _("{text} is not a whole number from 0 to {most}").format(text=repr(text)[:60], most=LARGEST_SEED)
        )
    return seed


def _pair(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not equals or not key:
        raise argparse.ArgumentTypeError(_("{text} is not of the form key=value").format(text=repr(text)))
    return key, value
