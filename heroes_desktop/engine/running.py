"""Rules in motion: a checkpoint, the choices since, and the generator that stands at a question."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic

from .chance import Chance, Script, seeded
from .choices import Choice, Decision, Offer, Option, Rules, Together
from .coding import encode_state
from .errors import IllegalOption, RulesError
from .game import GameInfo
from .history import Stage
from .record import RESAMPLE
from .state import S
from .table import Finished, Table

_ENDS = (StopIteration, Finished)
"""How a stage ends: its rules come to their end, or the match is over."""

_STEPS = range(10_000)
"""Forced answers and stages in a row after which rules are taken to go round in circles."""


class Running(Generic[S]):
    """The part of a match that moves.

    A generator can be neither copied nor saved, so it is rebuilt: `_restore` decodes the
    checkpoint of a stage and answers the questions of the journal again.

    A `_fleeting` match, played by a searching player and thrown away, takes no checkpoints: its
    journal grows over many stages. Whoever needs them after all has it `_catch_up`.
    """

    __slots__ = (
        "_behind", "_fleeting", "_foreseen", "_generator", "_journal", "_stage", "_table", "_together",
        "info", "pending", "state",
    )  # fmt: skip

    def __init__(self, info: GameInfo[S]) -> None:
        self.info = info
        self.pending: tuple[Decision, ...] = ()
        self.state: S
        self._table: Table
        self._stage: Stage
        self._journal: list[Choice] = []
        self._generator: Rules[None] | None = None
        self._together: Together | None = None
        self._fleeting = False
        self._behind = False
        self._foreseen: tuple[Decision, ...] = ()

    def _start(self, state: S) -> None:
        """Begin the first stage."""
        self.state = state
        self._table = Table(state)
        self._open_stage(None)
        self._advance(None)

    def _answer(self, choice: Choice) -> None:
        """Give the rules an answer; a sealed one waits until all are in."""
        self._journal.append(choice)
        together = self._together
        if together is None:
            self._advance(choice.option)
            return
        sealed = self.state.sealed
        sealed[choice.seat] = choice.option
        self.pending = together.decisions(sealed)
        if not self.pending:
            self._advance(self._unseal())

    def _advance(self, answer: object) -> None:
        """Run the rules up to the next open question or the end."""
        generator = self._generator
        for _step in _STEPS:
            if generator is None:
                self.pending = ()
                return
            try:
                request: Any = generator.send(answer)
            except _ENDS:
                answer = None
                generator = self._open_stage(self._stage)
                continue
            kind = request.__class__
            if kind is Offer:
                if self._foreseen and request.always:
                    self.pending = self._foreseen
                    return
                request = request.decision(self.state)
            if kind is Together:
                if self._seal(request):
                    return
                answer = self._unseal()
                continue
            options = request.options
            if len(options) > 1 or (options and request.always):
                self.pending = (request,)
                return
            if not options:
                raise RulesError(f"{request.kind!r} was asked without options")
            answer = options[0]
        raise RulesError(f"{self.info.id} went {len(_STEPS)} steps without a question")

    def _seal(self, together: Together) -> bool:
        """Open a simultaneous question; False when public facts leave nobody a choice."""
        self._together = together
        sealed = self.state.sealed
        for seat, options in together.options.items():
            if not options:
                raise RulesError(f"{together.kind!r} was asked without options for seat {seat}")
            if len(options) == 1:
                sealed[seat] = options[0]
        self.pending = together.decisions(sealed)
        return bool(self.pending)

    def _unseal(self) -> dict[int, Option]:
        """Take out the sealed answers, in the order of the question."""
        assert self._together is not None
        sealed = self.state.sealed
        answers = {seat: sealed[seat] for seat in self._together.options}
        sealed.clear()
        self._together = None
        return answers

    def _open_stage(self, before: Stage | None) -> Rules[None] | None:
        """Take a checkpoint and pick the rules of the next stage."""
        state = self.state
        if self._fleeting:
            self._behind = True
        else:
            self._stage = Stage(encode_state(state), before, tuple(self._journal))
            self._journal = []
        self._generator = None if state.outcome is not None else self.info.stage(state, self._table)
        return self._generator

    def _restore(
        self,
        stage: Stage,
        journal: Iterable[Choice],
        quiet: bool = False,
        foreseen: tuple[Decision, ...] = (),
    ) -> None:
        """Decode a checkpoint and give the answers of the journal again, in silence.

        `foreseen` is what will be asked in the end, where that is known: nobody looks at the questions on
        the way, so offers need not be listed.
        """
        self._foreseen = foreseen
        self.state = state = stage.state(self.info.decode)
        self._table = table = Table(state)
        self._stage = stage
        self._together = None
        self._journal = []
        self._generator = None if state.outcome is not None else self.info.stage(state, table)
        table.quiet = True
        self._advance(None)
        for choice in journal:
            if choice.option.act == RESAMPLE:
                self._redraw(choice)
            else:
                self._answer(choice)
        self._foreseen = ()
        table.quiet = quiet
        table.barrier = ""

    def _catch_up(self) -> None:
        """Take the checkpoints that a fleeting match has left out, by playing its journal again."""
        if self._behind:
            self._fleeting = self._behind = False
            self._restore(self._stage, self._journal, quiet=True, foreseen=self.pending)
            self._fleeting = True

    def _checked(self, journal: Iterable[Choice]) -> Iterable[Choice]:
        """The choices of a journal one by one, each refused unless it is open by then."""
        for choice in journal:
            if choice.option.act != RESAMPLE and choice.option not in self._asked(choice.seat).options:
                raise IllegalOption(f"{choice.option} is not open to seat {choice.seat}")
            yield choice

    def _asked(self, seat: int | None) -> Decision:
        """The open decision of a seat (None: the first)."""
        for decision in self.pending:
            if seat is None or decision.seat == seat:
                return decision
        raise IllegalOption(f"seat {seat} is not asked anything now" if self.pending else "the match is over")

    def _redraw(self, choice: Choice) -> None:
        """Redraw what a seat does not know; journalled, so that a clone or save repeats it."""
        self._journal.append(choice)
        chance = Chance(int(choice.option.args[0]))
        state, seat = self.state, choice.seat
        self.info.resample(state, seat, chance)
        state.rng = seeded(chance.below(1 << 32))
        state.script = Script()
        if self._together is not None:
            for who in state.sealed:
                if who != seat:
                    options = self._together.options[who]
                    state.sealed[who] = options[chance.below(len(options))]
