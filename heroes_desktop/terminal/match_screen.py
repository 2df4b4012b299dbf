"""One match at one terminal, from where it stands to its end or until somebody leaves."""

from __future__ import annotations

from collections.abc import Sequence

from heroes_desktop import players
from heroes_desktop.engine import Decision, Event, Match, Option, Player, SaveError, Thought, situation
from heroes_desktop.games.shared import lessons, room
from heroes_desktop.library import Session
from heroes_desktop.locale import _

from . import explaining
from .chronicle import Chronicle
from .commands import overview, understood
from .console import Console
from .curtain import Curtain
from .numbered_choices import BACK, Offer, offer
from .wording import labelled

ADVISER = "normal"
"""The level that gives advice."""

LOG_LINES = 20

NEVER = object()


class Left(Exception):
    """Somebody wants to stop here."""


class Sitting:
    """Asks people, lets computers think, tells the news to whom it concerns."""

    def __init__(
        self, console: Console, session: Session, *, odds: bool = True, lasting: bool = True
    ) -> None:
        self.console = console
        self.session = session
        game = session.match.game
        self.texts = room.texts(game)
        self.chances = room.chances(game)
        self.show_odds = odds
        self._lasting = lasting
        people = [seat for seat, held in enumerate(session.seats) if held.is_person]
        self.curtain = Curtain(console, people, self.name)
        self.chronicle = _chronicle(session.match)
        self._players: dict[str, Player] = {}
        self._reasons: list[str] = []
        self._turn_shown: object = NEVER
        self._taught: set[int] = set()

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self.session.match

    def name(self, seat: int) -> str:
        """How a seat is called at this table."""
        return self.texts.seat_name(self.match.setup, self.match.view(None), seat)

    # the run of a match

    def run(self) -> bool:
        """Play until the match is over (True) or somebody leaves (False)."""
        try:
            while self.match.pending:
                decision = self._next()
                if self.session.seats[decision.seat].is_person:
                    self._person(decision)
                else:
                    self._computer(decision)
            self._finish()
        except Left:
            return False
        return True

    def recap(self) -> None:
        """A resumed match: the news are known, only the last few are told again."""
        for eyes in (None, *range(len(self.session.seats))):
            self.chronicle.skip(eyes)
        if not self.curtain.shared:
            recent = self._worded(self.chronicle.whole(self.curtain.eyes))[-5:]
            if recent:
                self.console.paragraphs([_("What happened last:"), *recent])

    def _next(self) -> Decision:
        """Of simultaneous questions those to computers come first: nobody waits for them."""
        pending = self.match.pending
        return next((d for d in pending if not self.session.seats[d.seat].is_person), pending[0])

    def _computer(self, decision: Decision) -> None:
        told = lessons.answer(self.match, decision)
        thought = (
            Thought(told)
            if told is not None
            else self._think(decision, self.session.seats[decision.seat].player)
        )
        if not (decision.secret or decision.veiled):
            eyes = None if self.curtain.shared else self.curtain.eyes
            view = self.match.view(eyes)
            self._reasons = explaining.why(self.texts, view, decision, thought, self.name(decision.seat))
        self._play(decision, thought.option)
        if self.curtain.eyes is None and not self.curtain.shared:
            self._tell()

    def _think(self, decision: Decision, level: str) -> Thought:
        if level not in self._players:
            self._players[level] = players.make(self.match.game, level)
        return self._players[level].think(situation(self.match, decision))

    def _play(self, decision: Decision, option: Option) -> None:
        self.chronicle.add(self.session.play(option, decision.seat))

    def _finish(self) -> None:
        self._leave_secret()
        self.curtain.draw(self.curtain.eyes if not self.curtain.shared else None)
        self._tell()
        outcome = self.match.outcome
        if outcome is not None:
            self.console.paragraphs(["", self.texts.outcome(outcome, self.match.setup)])

    # a person's decision

    def _person(self, decision: Decision) -> None:
        """Show a decision to the right eyes and take lines until one answers it."""
        eyes = self.curtain.eyes_for(decision)
        if eyes != self.curtain.eyes:
            self._leave_secret()
        wiped = self.curtain.draw(eyes)
        self._tell()
        if wiped or self._turn() != self._turn_shown:
            self._table()
        decision = self._teach(decision)
        offered = self._offer(decision)
        self._present(offered)
        while not self._answered(offered, self.console.ask("> ")):
            offered = self._offer(decision)

    def _teach(self, decision: Decision) -> Decision:
        """In a guided match: say once what there is to know, and offer what the lesson asks for."""
        guide = lessons.guidance(self.match, decision)
        if guide is None:
            return decision
        if guide.number not in self._taught:
            self._taught.add(guide.number)
            self.console.say("", guide.title)
            self.console.paragraphs([*guide.text.split("\n"), guide.task])
        return guide.narrow(decision)

    def _leave_secret(self) -> None:
        """Before the screen is wiped, whoever looks alone reads what only they have learned."""
        eyes = self.curtain.eyes
        if not self.curtain.shared or eyes is None:
            return
        if self.chronicle.holds_secrets(eyes):
            self._tell()
            self.curtain.pause()
        self.chronicle.skip(eyes)

    def _offer(self, decision: Decision) -> Offer:
        chances = self.chances if self.show_odds else None
        return offer(self.match, decision, self.curtain.eyes, self.texts, chances)

    def _present(self, offered: Offer) -> None:
        decision = offered.decision
        prompt = self.texts.prompt(self.match.view(self.curtain.eyes), decision)
        if self.curtain.shared:
            prompt = labelled(self.name(decision.seat), prompt)
        self.console.say("", prompt, *offered.lines())

    def _answered(self, offered: Offer, line: str) -> bool:
        """Deal with one typed line; True when the match has moved."""
        if not line:
            self._present(offered)
            return False
        options = offered.chosen(line)
        if options is not None:
            return self._choose(offered, options)
        command = understood(line, self._commands(offered))
        if command is None:
            refusal = _("{line} is not among the choices. Type a number of the list, or ? for help.")
            self.console.say(refusal.format(line=line[:40]))
            return False
        return self._obey(offered, *command)

    def _choose(self, offered: Offer, options: Sequence[Option]) -> bool:
        if not options:
            self.console.say(_("This card cannot be used now."))
            return False
        self._play(offered.decision, options[0])
        return True

    # commands

    def _commands(self, offered: Offer) -> list[str]:
        """The commands that make sense now."""
        commands = ["help", "table", "log", "undo", "odds", "advice", "save", "quit"]
        if self.curtain.shared and offered.backs:
            commands.append("peek")
        if self._reasons:
            commands.append("why")
        return commands

    def _obey(self, offered: Offer, command: str, rest: str) -> bool:
        """Carry out a command; True when the match has moved."""
        if command == "undo":
            return self._undo()
        if command == "quit":
            raise Left
        simple = {
            "help": lambda: self._help(offered, rest),
            "table": self._table,
            "log": lambda: self._log(rest),
            "odds": lambda: self._odds(offered.decision),
            "peek": lambda: self._peek(offered.decision),
            "advice": lambda: self._advice(offered.decision),
            "why": self._why,
            "save": self.where,
        }
        simple[command]()
        return False

    def _help(self, offered: Offer, word: str) -> None:
        lines = (
            explaining.topic(self.texts, self.match.game, word) if word else overview(self._commands(offered))
        )
        self.console.paragraphs(lines)

    def _table(self) -> None:
        eyes = self.curtain.eyes
        self.console.say("", *self.texts.table(self.match.view(eyes), eyes))
        self._turn_shown = self._turn()

    def _turn(self) -> object:
        """The number of the turn, in games that count them: each begins with a look at the table."""
        return getattr(self.match.view(None), "turn", None)

    def _log(self, rest: str) -> None:
        count = int(rest) if rest.isascii() and rest.isdigit() else LOG_LINES
        lines = self._worded(self.chronicle.whole(self.curtain.eyes))
        self.console.paragraphs(lines[-count:] if count else [])

    def _undo(self) -> bool:
        allowed = self.match.can_undo
        if not allowed:
            self.console.say(explaining.no_undo(allowed.reason))
            return False
        self.session.undo()
        self.chronicle.take_back()
        self.console.say(_("Your last choice is taken back."))
        return True

    def _odds(self, decision: Decision) -> None:
        self.show_odds = not self.show_odds
        self._present(self._offer(decision))

    def _peek(self, decision: Decision) -> None:
        """The face-down cards by name, for their owner alone."""
        seat = decision.seat
        view = self.match.view(seat)
        with self.curtain.alone(seat):
            self.console.say(_("Your face-down cards:"))
            for number, card in enumerate(self.texts.backs(view, seat).values(), 1):
                self.console.say(f"{BACK}{number}. {card}")
        self._present(self._offer(decision))

    def _advice(self, decision: Decision) -> None:
        """A hint may betray hidden cards, so on a shared screen only their owner reads it."""
        thought = self._think(decision, ADVISER)
        view = self.match.view(decision.seat)
        shown_alone = self.curtain.shared and self.curtain.eyes != decision.seat
        with self.curtain.alone(decision.seat):
            self.console.paragraphs(explaining.advice(self.texts, view, decision, thought))
        if shown_alone:
            self._present(self._offer(decision))

    def _why(self) -> None:
        self.console.paragraphs(self._reasons)

    def where(self) -> None:
        """Say where this match is kept."""
        if not self._lasting:
            self.console.say(_("This match is kept in memory only: it ends with the program."))
        elif self.session.trouble is not None or not self.session.save():
            self.console.say(str(self.session.trouble))
        else:
            self.console.say(
                _("Every choice is saved at once. Continue any time with: heroes resume {id}").format(
                    id=self.session.id
                )
            )

    # news

    def _tell(self) -> None:
        """What the eyes at the screen have not read yet."""
        lines = self._worded(self.chronicle.fresh(self.curtain.eyes))
        if lines:
            self.console.say("", *lines)

    def _worded(self, events: list[Event]) -> list[str]:
        view = self.match.view(None)
        return [line for event in events if (line := self.texts.event(view, event))]


def _chronicle(match: Match) -> Chronicle:
    """The news so far; without them where older rules cannot be played again."""
    try:
        return Chronicle.of(match)
    except SaveError:
        return Chronicle([[]])
