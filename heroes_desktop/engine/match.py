"""A match: the tiny protocol that windows, terminals, players, tests and saves all share."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import msgspec

from .chance import Chance, Script, ScriptedDice, seeded
from .choices import Choice, Decision, Option, Rules, Together
from .errors import IllegalOption, RulesError, SaveError, SetupError
from .events import Event, seat_bit
from .game import GameInfo, find_game
from .history import Stage, digest
from .record import RESAMPLE, Record
from .save import Save, SavedStage, pack, unpack
from .setup import Outcome, Setup
from .state import HIDDEN, State
from .table import Finished, Table

_encode = msgspec.msgpack.Encoder().encode
_decoders: dict[type[State], Any] = {}


def _decode(kind: type[State], data: bytes) -> Any:
    decoder = _decoders.get(kind)
    if decoder is None:
        decoder = _decoders[kind] = msgspec.msgpack.Decoder(kind).decode
    return decoder(data)


class CanUndo:
    """Truthy when the last choice can be taken back; else `reason` says why not."""

    __slots__ = ("reason",)

    def __init__(self, reason: str = "") -> None:
        self.reason = reason

    def __bool__(self) -> bool:
        return not self.reason

    def __repr__(self) -> str:
        return f"CanUndo({self.reason!r})"


class Match:
    """One match of one game.

    The rules run as a generator inside; the match keeps the checkpoint of the current stage and
    the journal of choices since. `events` are those of the last step, `notice` is set when a
    load had to fall back to the start of the stage.
    """

    __slots__ = (
        "_floor", "_floor_reason", "_generator", "_journal", "_played", "_script", "_stage",
        "_start", "_table", "_together", "game", "info", "notice", "pending", "seed", "setup",
        "state",
    )  # fmt: skip

    def __init__(self, info: GameInfo[Any], setup: Setup, seed: int, script: Script, start: bytes) -> None:
        self.info = info
        self.game = info.id
        self.setup = setup
        self.seed = seed
        self.pending: tuple[Decision, ...] = ()
        self.notice = ""
        self.state: Any = None
        self._script = script
        self._start = start
        self._stage: Stage | None = None
        self._journal: list[Choice] = []
        self._generator: Rules[None] | None = None
        self._together: Together | None = None
        self._played = 0
        self._floor = 0
        self._floor_reason = "start"

    # starting

    @classmethod
    def new(cls, game: str, setup: Setup, seed: int = 0, dice: ScriptedDice | None = None) -> Match:
        """Start a match with its set-up. A setup that breaks rules raises SetupError."""
        info = find_game(game)
        problems = info.problems(setup)
        if problems:
            raise SetupError("; ".join(problems))
        state = info.begin(setup)
        state.rng = seeded(seed)
        script = dice.script() if dice else Script()
        return cls(info, setup, seed, script, b"")._begin(state, script)

    @classmethod
    def from_state(cls, game: str, setup: Setup, state: State, dice: ScriptedDice | None = None) -> Match:
        """Start from a state built by hand, at its stage. The state given is copied."""
        info = find_game(game)
        start = _encode(state)
        try:
            state = _decode(info.state, start)
        except msgspec.MsgspecError as error:
            raise SetupError(f"this is no state of {game}: {error}") from error
        script = dice.script() if dice else state.script
        return cls(info, setup, 0, script, start)._begin(state, script)

    def _begin(self, state: State, script: Script) -> Match:
        state.script = Script(list(script.rolls), [list(order) for order in script.orders])
        self.state = state
        self._table = Table(state)
        self._open_stage()
        self._advance(None)
        return self

    # looking

    @property
    def decision(self) -> Decision | None:
        """The first open decision; None when the match is over."""
        return self.pending[0] if self.pending else None

    @property
    def played(self) -> int:
        """How many choices have been made."""
        return self._played

    @property
    def events(self) -> list[Event]:
        """What the last step told."""
        return self._table.events

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None."""
        outcome: Outcome | None = self.state.outcome
        return outcome

    def view(self, seat: int | None) -> Any:
        """What a seat may know, as a redacted state (None: what a bystander sees)."""
        state = _decode(self.info.state, _encode(self.state))
        bit = seat_bit(seat)
        state.rng = 0
        state.script = Script()
        state.faces = [
            face if seen & bit else HIDDEN for face, seen in zip(state.faces, state.seen, strict=True)
        ]
        state.sealed = {who: option for who, option in state.sealed.items() if who == seat}
        self.info.redact(state, seat)
        return state

    def state_hash(self) -> str:
        """A hash over state, generator and open decisions; equal across processes and machines."""
        return digest(_encode((self.state, self.pending)))

    # playing

    def play(self, option: Option, seat: int | None = None) -> list[Event]:
        """Answer an open decision. An illegal option raises IllegalOption and changes nothing."""
        decision = self._asked(seat)
        if option not in decision.options:
            raise IllegalOption(f"{option} is not open to seat {decision.seat} in {decision.kind!r}")
        table = self._table
        table.events = []
        table.barrier = ""
        choice = Choice(decision.seat, option)
        self._journal.append(choice)
        try:
            self._answer(choice)
        except Exception:
            self._take_back()
            raise
        self._played += 1
        pending = self.pending
        if table.barrier:
            self._floor, self._floor_reason = self._played, table.barrier
        elif not pending or pending[0].seat != decision.seat or len(pending) > 1:
            self._floor, self._floor_reason = self._played, "hand-over" if pending else "over"
        return table.events

    def _asked(self, seat: int | None) -> Decision:
        pending = self.pending
        if not pending:
            raise IllegalOption("the match is over")
        if seat is None:
            return pending[0]
        for decision in pending:
            if decision.seat == seat:
                return decision
        raise IllegalOption(f"seat {seat} is not asked anything now")

    def _answer(self, choice: Choice) -> None:
        together = self._together
        if together is None:
            self._advance(choice.option)
            return
        sealed = self.state.sealed
        sealed[choice.seat] = choice.option
        self.pending = together.decisions(sealed)
        if not self.pending:
            self._advance(self._unseal())

    def _unseal(self) -> dict[int, Option]:
        """Take out the sealed answers, in the order of the question."""
        assert self._together is not None
        sealed = self.state.sealed
        answers = {seat: sealed[seat] for seat in self._together.options}
        sealed.clear()
        self._together = None
        return answers

    def _advance(self, answer: object) -> None:
        """Run the rules up to the next open question or the end."""
        self.pending = ()
        while self._generator is not None:
            try:
                request: Any = self._generator.send(answer)
            except StopIteration:
                answer = None
                self._open_stage()
                continue
            except Finished:
                self._open_stage()
                continue
            if request.__class__ is Together:
                if self._seal(request):
                    return
                answer = self._unseal()
                continue
            options = request.options
            if len(options) == 1 and not request.always:
                answer = options[0]
                continue
            if not options:
                raise RulesError(f"{request.kind!r} was asked without options")
            self.pending = (request,)
            return

    def _seal(self, together: Together) -> bool:
        """Open a simultaneous question; False when public facts leave nobody a choice."""
        self._together = together
        sealed = self.state.sealed
        for seat, options in together.options.items():
            if len(options) == 1:
                sealed[seat] = options[0]
        self.pending = together.decisions(sealed)
        return bool(self.pending)

    def _open_stage(self) -> None:
        """Take a checkpoint and pick the rules of the next stage."""
        state = self.state
        self._stage = Stage(_encode(state), self._stage, tuple(self._journal))
        self._journal = []
        self._generator = None if state.outcome is not None else self.info.stage(state, self._table)

    # taking back, copying, sampling

    @property
    def can_undo(self) -> CanUndo:
        """Whether the last choice can be taken back; falsy with a reason when not."""
        return CanUndo() if self._played > self._floor else CanUndo(self._floor_reason)

    def undo(self) -> None:
        """Take back the last choice; raises IllegalOption with the reason when impossible."""
        allowed = self.can_undo
        if not allowed:
            raise IllegalOption(f"this cannot be taken back: {allowed.reason}")
        self._take_back()
        self._played -= 1

    def _take_back(self) -> None:
        """Return to the position before the newest journalled choice."""
        stage, journal = self._stage, self._journal
        assert stage is not None
        while not journal:
            assert stage.before is not None
            stage, journal = stage.before, list(stage.choices)
        self._restore(stage, journal[:-1])

    def _restore(self, stage: Stage, journal: Sequence[Choice]) -> None:
        """Decode a checkpoint and play the journal again, in silence."""
        self.state = state = _decode(self.info.state, stage.checkpoint)
        self._table = table = Table(state)
        self._stage = stage
        self._together = None
        self._journal = []
        self._generator = None if state.outcome is not None else self.info.stage(state, table)
        table.quiet = True
        self._advance(None)
        for choice in journal:
            self._journal.append(choice)
            if choice.option.act == RESAMPLE:
                self._redraw(choice)
            else:
                self._answer(choice)
        table.quiet = False
        table.barrier = ""

    def clone(self) -> Match:
        """An independent copy with the same future for the same choices."""
        twin = Match(self.info, self.setup, self.seed, self._script, self._start)
        twin._played, twin._floor, twin._floor_reason = self._played, self._floor, self._floor_reason
        assert self._stage is not None
        twin._restore(self._stage, self._journal)
        return twin

    def sample(self, seat: int, rng: random.Random | Chance) -> Match:
        """A match equal in everything `seat` knows, with the rest drawn anew."""
        seed = rng.getrandbits(32) if isinstance(rng, random.Random) else rng.below(1 << 32)
        twin = self.clone()
        choice = Choice(seat, Option(RESAMPLE, (seed,)))
        twin._journal.append(choice)
        twin._redraw(choice)
        twin._floor, twin._floor_reason = twin._played, "sample"
        return twin

    def silence(self) -> None:
        """Stop making events: a searching player plays many matches nobody watches."""
        self._table.quiet = True

    def _redraw(self, choice: Choice) -> None:
        chance = Chance(int(choice.option.args[0]))
        state, seat = self.state, choice.seat
        self.info.resample(state, seat, chance)
        state.rng = seeded(chance.below(1 << 32))
        state.script = Script()
        for who in state.sealed:
            if who != seat and self._together is not None:
                options = self._together.options[who]
                state.sealed[who] = options[chance.below(len(options))]

    # keeping

    def record(self) -> Record:
        """The match so far, with a hash per checkpoint, for `Match.replay`."""
        assert self._stage is not None
        chain = self._stage.chain()
        choices = [choice for stage in chain for choice in stage.choices] + self._journal
        return Record(
            self.game, self.info.version, self.setup, self.seed, tuple(choices),
            tuple(stage.digest for stage in chain), self.state_hash(), self._script, self._start,
        )  # fmt: skip

    @classmethod
    def replay(cls, record: Record) -> Match:
        """Play a record again and verify it against its hashes; raises SaveError when it differs."""
        match = cls.opening(record)
        for number, choice in enumerate(record.choices):
            match.replay_choice(choice, number)
        match._verify(record)
        return match

    @classmethod
    def opening(cls, record: Record) -> Match:
        """The first position of a record, for viewers that step through it."""
        try:
            dice = ScriptedDice(record.script.rolls, record.script.orders)
            if record.start:
                state = _decode(find_game(record.game).state, record.start)
                return cls.from_state(record.game, record.setup, state, dice)
            return cls.new(record.game, record.setup, record.seed, dice)
        except (SetupError, msgspec.MsgspecError) as error:
            raise SaveError(f"this record cannot be started: {error}") from error

    def replay_choice(self, choice: Choice, number: int = 0) -> list[Event]:
        """Play one recorded choice."""
        try:
            return self.play(choice.option, choice.seat)
        except IllegalOption as error:
            raise SaveError(f"this record does not follow the rules at choice {number + 1}: {error}") from error

    def _verify(self, record: Record) -> None:
        assert self._stage is not None
        hashes = tuple(stage.digest for stage in self._stage.chain())
        for number, (mine, theirs) in enumerate(zip(hashes, record.hashes, strict=False)):
            if mine != theirs:
                raise SaveError(f"this record goes another way from stage {number + 1} on")
        if len(hashes) != len(record.hashes) or self.state_hash() != record.final:
            raise SaveError("this record ends differently")

    def dump(self) -> bytes:
        """The match as bytes: checkpoint, journal, and what undo and the record need."""
        assert self._stage is not None
        chain = self._stage.chain()
        reach = self._played - self._floor - len(self._journal)
        first = len(chain) - 1
        while first > 0 and reach > 0:
            reach -= len(chain[first].choices)
            first -= 1
        return pack(Save(
            self.game, self.info.version, self.setup, self.seed,
            tuple((stage.digest, stage.choices) for stage in chain[:first]),
            tuple(SavedStage(stage.checkpoint, stage.choices) for stage in chain[first:]),
            tuple(self._journal), self._floor, self._floor_reason, self._script, self._start,
        ))  # fmt: skip

    @classmethod
    def load(cls, data: bytes) -> Match:
        """Read a dump. Anything but a sound save raises SaveError; history is not replayed."""
        save = unpack(data)
        try:
            info = find_game(save.game)
        except SetupError as error:
            raise SaveError(f"this saved match cannot be opened: {error}") from error
        if save.rules > info.version:
            raise SaveError(f"this match was saved under newer rules ({save.rules}, known: {info.version})")
        match = cls(info, save.setup, save.seed, save.script, save.start)
        try:
            match._resume(save)
        except Exception as error:
            raise SaveError(f"this saved match is damaged: {error}") from error
        return match

    def _resume(self, save: Save) -> None:
        stage: Stage | None = None
        for past_digest, choices in save.past:
            stage = Stage(b"", stage, choices, past_digest)
        for saved in save.stages:
            stage = Stage(saved.checkpoint, stage, saved.choices)
        assert stage is not None, "no checkpoint"
        earlier = sum(len(known.choices) for known in stage.chain())
        self._floor, self._floor_reason = save.floor, save.floor_reason
        self._played = earlier + sum(c.option.act != RESAMPLE for c in save.journal)
        try:
            self._restore_checked(stage, save.journal)
        except (IllegalOption, RulesError):
            if save.rules == self.info.version:
                raise
            self._restore(stage, ())
            self._played = self._floor = earlier
            self.notice = "rules-changed"

    def _restore_checked(self, stage: Stage, journal: Sequence[Choice]) -> None:
        """As `_restore`, refusing journalled choices that are not open."""
        self._restore(stage, ())
        self._table.quiet = True
        for choice in journal:
            if choice.option.act == RESAMPLE:
                self._journal.append(choice)
                self._redraw(choice)
                continue
            if choice.option not in self._asked(choice.seat).options:
                raise IllegalOption(f"{choice.option} is not open")
            self._journal.append(choice)
            self._answer(choice)
        self._table.quiet = False
        self._table.barrier = ""
