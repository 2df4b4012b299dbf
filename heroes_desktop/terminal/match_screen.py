"""One match at one terminal, from where it stands to its end or until somebody leaves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from heroes_desktop.engine import Decision, Event, Match, Option
from heroes_desktop.games.shared import room
from heroes_desktop.games.shared.declarations import Asked, settled
from heroes_desktop.games.shared.lists import BuiltList
from heroes_desktop.library import LibraryError, Session
from heroes_desktop.library.lists import KeptLists
from heroes_desktop.locale import _
from heroes_desktop.table.advice import ADVISER, all_in_the_open
from heroes_desktop.table.alarms import Lookout
from heroes_desktop.table.conductor import Answer, Conductor
from heroes_desktop.table.ending import Ending
from heroes_desktop.table.names import named, seat_names
from heroes_desktop.table.pace import OneByOne
from heroes_desktop.table.recap import Chronicle, Eyes, Step, retold
from heroes_desktop.table.telling import tell

from . import explaining
from .commands import overview, understood, word_of
from .console import Console
from .curtain import Curtain
from .numbered_choices import BACK, NumberedChoices, numbered_choices
from .wording import labelled

LOG_LINES = 20
PART = "  "
"""Goes before the lines of one player's part in a tale."""

NEVER = object()


class Left(Exception):
    """Somebody wants to stop here."""


class Sitting:
    """The stage of a match at a terminal: asks people and tells the news to whom they concern."""

    def __init__(
        self,
        console: Console,
        session: Session,
        *,
        odds: bool = True,
        lasting: bool = True,
        shelf: KeptLists | None = None,
    ) -> None:
        self.console = console
        self.session = session
        match = session.match
        self.texts = room.texts(match.game)
        self.chances = room.chances(match.game)
        self.show_odds = odds
        self._lasting = lasting
        self._shelf = shelf
        self._pace = OneByOne()
        self.conductor = Conductor(session, self, self._pace)
        self.conductor.chronicle = retold(match.record()) if match.played else Chronicle(tuple(match.events))
        self.curtain = Curtain(console, self.conductor.people, self.name)
        self._lookouts: dict[Eyes, Lookout] = {}
        self._wiped = False
        self._turn_shown: object = NEVER
        self._taught: set[int] = set()
        self._doubted: Option | None = None

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self.session.match

    @property
    def chronicle(self) -> Chronicle:
        """The news so far."""
        return self.conductor.chronicle

    def name(self, seat: int) -> str:
        """How a seat is called at this table."""
        return self.names()[seat]

    def names(self) -> tuple[str, ...]:
        """How everybody is called at this table."""
        return seat_names(self.match, self.match.view(None), self.session.seats)

    # the run of a match

    def run(self) -> bool:
        """Play until the match is over (True) or somebody leaves (False)."""
        try:
            self.conductor.start(self.chronicle)
            self._pace.run()
        except Left:
            return False
        return True

    def recap(self) -> None:
        """A resumed match: its news is known, only the last few lines are told again."""
        for eyes in (None, *range(len(self.session.seats))):
            self.chronicle.skip(eyes)
        if not self.curtain.shared:
            recent = self._worded(self.chronicle.whole(self.curtain.eyes))[-5:]
            if recent:
                self.console.paragraphs([_("What happened last:"), *recent])

    # what the conductor tells (see conductor.Stage)

    def change_eyes(self, seat: int | None) -> None:
        """Wipe the screen; whoever looked alone first reads what only they have learned."""
        before = self.curtain.eyes
        if before is not None:
            if self.chronicle.holds_secrets(before):
                self._tell()
                self.curtain.pause()
            self.chronicle.skip(before)
        self.curtain.change(seat)
        self._wiped = True

    def hand_over(self, seat: int, then: Callable[[], None]) -> None:
        """The curtain."""
        self.curtain.hand_to(seat)
        then()

    def both_hands(
        self,
        decisions: Sequence[Decision],
        answer: Callable[[Mapping[int, Option]], None],
        one_by_one: Callable[[], None],
    ) -> None:
        """There is one line to type on: one after the other."""
        del decisions, answer
        one_by_one()

    def show_hands(self, answers: Sequence[Answer], then: Callable[[], None]) -> None:
        """What everybody has answered, for all to read."""
        view = self.match.view(None)
        self.console.say("", _("All at once!"))
        for decision, option in answers:
            self.console.say(labelled(self.name(decision.seat), self.texts.option(view, decision, option)))
        then()

    def show_step(self, step: Step, then: Callable[[], None]) -> None:
        """The next person who is asked hears the news; where there is none, it is told at once."""
        del step
        if not self.conductor.people:
            self._tell()
        then()

    def lay_out_now(self) -> None:
        """What is on a terminal stays there."""

    def thinking(self) -> None:
        """Nobody has to be told that a computer thinks."""

    def remembered(self) -> None:
        """The news were known from the start."""

    def match_over(self) -> None:
        """The last news and how it ended."""
        self._tell()
        outcome = self.match.outcome
        if outcome is not None:
            seats = range(len(self.session.seats))
            ending = Ending(self.match, self.conductor.people, [self.name(seat) for seat in seats])
            scores = (
                [labelled(self.name(seat), ending.result(seat)) for seat in seats] if ending.scored else []
            )
            told = self.texts.outcome(outcome, named(self.match.setup, self.names()))
            self.console.paragraphs(["", ending.headline(), *scores, told])
            self._tell_tale()

    def _tell_tale(self) -> None:
        """What the match tells of itself, each player's part indented below its first line."""
        tale = room.tale(self.match.record(), self.names())
        if tale is None:
            return
        self.console.say(tale.title)
        indent = ""
        for line in tale.lines:
            opens = line.seat is not None
            self.console.say(line.text if opens else indent + line.text)
            indent = PART if opens else indent
        self.console.paragraphs(["", tale.hope] if tale.hope else [])

    def asked(self) -> None:
        """Take lines until one answers the question."""
        decision = self.conductor.decision
        assert decision is not None
        self._tell()
        if self._wiped or self._turn() != self._turn_shown:
            self._table()
        self._wiped = False
        self._teach()
        self._doubted = None
        offered = self._numbered(decision)
        self._present(offered)
        while not self._answered(offered, self.console.ask("> ")):
            offered = self._numbered(decision)

    def _teach(self) -> None:
        """In a guided match: say once what there is to know."""
        guide = self.conductor.guide
        if guide is not None and guide.number not in self._taught:
            self._taught.add(guide.number)
            self.console.say("", guide.title)
            self.console.paragraphs([*guide.text.split("\n"), guide.task])

    def _numbered(self, decision: Decision) -> NumberedChoices:
        chances = self.chances if self.show_odds else None
        eyes, choice = self.curtain.eyes, None
        if self.conductor.guide is None:
            choice = room.set_choice(self.match.game, self.match.view(eyes), decision)
        return numbered_choices(self.match, decision, eyes, self.texts, chances, choice)

    def _present(self, offered: NumberedChoices) -> None:
        decision = offered.decision
        prompt = self.texts.prompt(self.match.view(self.curtain.eyes), decision)
        if decision.joint:
            prompt = labelled(_("Together"), prompt)
        if self.curtain.shared:
            prompt = labelled(self.name(decision.seat), prompt)
        self.console.say("", prompt, *offered.lines())

    def _answered(self, offered: NumberedChoices, line: str) -> bool:
        """Deal with one typed line; True when the match has moved."""
        if not line:
            self._present(offered)
            return False
        members = offered.gathered(line)
        if members is not None:
            return self._gather(offered, members)
        options = offered.chosen(line)
        if options is not None:
            return self._choose(options)
        command = understood(line, self._commands(offered))
        if command is None:
            refusal = _("{line} is not among the choices. Type a number of the list, or ? for help.")
            self.console.say(refusal.format(line=line[:40]))
            return False
        return self._obey(offered, *command)

    def _gather(self, offered: NumberedChoices, members: list[Option]) -> bool:
        """Play a whole set, or say what is wrong with it."""
        assert offered.choice is not None
        locked = [offered.choice.locked(member) for member in members if member not in offered.choice.taken]
        problem = next((told for told in locked if told), "") or offered.choice.problem(members)
        if problem:
            self.console.say(labelled(offered.choice.count(members), problem))
            return False
        self.conductor.gather(offered.choice.answers(members))
        return True

    def _choose(self, options: Sequence[Option]) -> bool:
        if not options:
            self.console.say(_("This card cannot be used now."))
            return False
        if self._loses(options[0]) and self._doubted != options[0]:
            self._doubted = options[0]
            self.console.say(_("That loses the match. Choose it once more if that is what you mean."))
            return False
        self.conductor.choose(options[0])
        return True

    def _loses(self, option: Option) -> bool:
        """Whether an answer gives up the match."""
        decision = self.conductor.decision
        assert decision is not None
        act = room.declarations(self.match.game).find_act(decision.kind, option.act)
        asked = Asked(self.match.view(self.curtain.eyes), decision, option)
        return act is not None and settled(act.loses, asked)

    # commands

    def _commands(self, offered: NumberedChoices) -> list[str]:
        """The commands that make sense now."""
        commands = ["help", "rules", "table", "log", "undo", "odds", "advice", "save", "quit"]
        if self.curtain.shared and offered.backs:
            commands.append("peek")
        if self.conductor.explained is not None:
            commands.append("why")
        if self._built():
            commands.append("keep")
        return commands

    def _obey(self, offered: NumberedChoices, command: str, rest: str) -> bool:
        """Carry out a command; True when the match has moved."""
        if command == "undo":
            return self._undo()
        if command == "quit":
            raise Left
        simple: dict[str, Callable[[], object]] = {
            "help": lambda: self._help(offered, rest),
            "rules": lambda: self._rules(rest),
            "table": self._table,
            "log": lambda: self._log(rest),
            "odds": lambda: self._odds(offered.decision),
            "peek": lambda: self._peek(offered.decision),
            "advice": lambda: self._advice(offered.decision),
            "why": self._why,
            "save": self.where,
            "keep": lambda: self._keep(rest),
        }
        simple[command]()
        return False

    def _help(self, offered: NumberedChoices, word: str) -> None:
        if word:
            self._rules(word)
        else:
            self.console.paragraphs(overview(self._commands(offered)))

    def _rules(self, word: str) -> None:
        game = self.match.game
        self.console.paragraphs(
            explaining.topic(self.texts, game, word) if word else explaining.how_it_is_played(game)
        )

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

    def _built(self) -> Sequence[BuiltList]:
        """What whoever looks alone has built for this match."""
        eyes, lists = self.curtain.eyes, room.lists(self.match.game)
        if self._shelf is None or eyes is None or not lists.kinds():
            return ()
        return lists.built(self.match.view(eyes), eyes)

    def _keep(self, rest: str) -> None:
        """Keep a list under a name; of several the kind is said first."""
        kinds = room.lists(self.match.game).kinds()
        kind, _blank, name = rest.partition(" ")
        found = [each for each in self._built() if kind.casefold() in (each.key, kinds[each.key].casefold())]
        if self._shelf is None or not found or not name.strip():
            examples = (f"{word_of('keep')} {kinds[each.key].casefold()} …" for each in self._built())
            self.console.say(_("Give it a name: {examples}").format(examples=", ".join(examples)))
            return
        try:
            kept = self._shelf.keep(self.match.game, found[0].text, name.strip())
        except (LibraryError, ValueError) as error:
            self.console.say(str(error))
        else:
            self.console.say(_("The list {name} is kept.").format(name=kept.name))

    def _undo(self) -> bool:
        problem = self.conductor.undo_problem()
        if problem:
            self.console.say(problem)
            return False
        self.conductor.undo()
        self.console.say(_("Your last choice is taken back."))
        return True

    def _odds(self, decision: Decision) -> None:
        self.show_odds = not self.show_odds
        self._present(self._numbered(decision))

    def _peek(self, decision: Decision) -> None:
        """The face-down cards by name, for their owner alone."""
        seat = decision.seat
        view = self.match.view(seat)
        with self.curtain.alone(seat):
            self.console.say(_("Your face-down cards:"))
            for number, card in enumerate(self.texts.backs(view, seat).values(), 1):
                self.console.say(f"{BACK}{number}. {card}")
        self._present(self._numbered(decision))

    def _advice(self, decision: Decision) -> None:
        """A hint may betray hidden cards, so on a shared screen only their owner reads it."""
        thought = self._pace.think(self.match, decision, ADVISER).result()
        told = explaining.advice(self.texts, self.match.view(decision.seat), decision, thought)
        if self.curtain.eyes == decision.seat or all_in_the_open(self.match, decision.seat):
            self.console.paragraphs(told)
            return
        with self.curtain.alone(decision.seat):
            self.console.paragraphs(told)
        self._present(self._numbered(decision))

    def _why(self) -> None:
        explained = self.conductor.explained
        if explained is not None:
            self.console.paragraphs(explaining.why(self.texts, explained, self.name(explained.seat)))

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
        eyes = self.curtain.eyes
        lines = self._worded(self.chronicle.fresh(eyes))
        lookout = self._lookouts.setdefault(eyes, Lookout(self.match.game))
        told = [alarm.text for alarm in lookout.news(self.match.view(None))]
        lines += [labelled(_("Watch out"), text) for text in told if text not in lines]
        if lines:
            self.console.say("", *lines)

    def _worded(self, events: list[Event]) -> list[str]:
        declared = room.declarations(self.match.game)
        return [told.text for told in tell(declared, self.texts, self.match.view(None), events, minor=True)]
