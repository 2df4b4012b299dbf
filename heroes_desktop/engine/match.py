"""A match: the tiny protocol that windows, terminals, players, tests and saves all share."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, overload

import msgspec

from .chance import Chance, Script, ScriptedDice, seeded
from .choices import Choice, Decision, Option
from .coding import encode, encode_state, settle
from .errors import IllegalOption, SaveError, SetupError, fault_of, words_of
from .events import Event, seat_bit
from .game import GameInfo, find_game
from .history import Stage, digest
from .opening import first_state
from .record import RESAMPLE, Record, Retold
from .running import Running
from .save import Past, Save, SavedStage, pack, past_of, thinned, unpack
from .setup import Outcome, Setup
from .sides import Sides, each_alone, side_of
from .state import HIDDEN, S, T

_SEEDS = range(-(1 << 63), 1 << 64)


class CanUndo:
    """Truthy when the last choice can be taken back; else `reason` says why not."""

    __slots__ = ("reason",)

    def __init__(self, reason: str = "") -> None:
        self.reason = reason

    def __bool__(self) -> bool:
        return not self.reason

    def __repr__(self) -> str:
        return f"CanUndo({self.reason!r})"


class Match(Running[S]):
    """One match of one game.

    The rules run as a generator inside; the match keeps the checkpoint of the current stage and
    the journal of choices since. `events` are those of the last step, `notice` is set when a
    load had to fall back to the start of the stage. Choices up to the `_floor`-th stay made.
    """

    __slots__ = (
        "_first", "_floor", "_floor_reason", "_played", "_script", "alone", "game", "notice", "seed", "setup"
    )  # fmt: skip

    def __init__(self, info: GameInfo[S], setup: Setup, seed: int, script: Script, first: bytes) -> None:
        super().__init__(info)
        self.game = info.id
        self.setup = setup
        self.seed = seed
        self.notice = ""
        self._script = script
        self._first = first
        self._played = 0
        self._floor = 0
        self._floor_reason = "start"
        self.alone: int | None = None
        """The seat of the only person at the table: what was known there may be shown and taken back."""

    # starting

    @overload
    @classmethod
    def new(
        cls, game: GameInfo[T], setup: Setup, seed: int = 0, dice: ScriptedDice | None = None
    ) -> Match[T]: ...

    @overload
    @classmethod
    def new(cls, game: str, setup: Setup, seed: int = 0, dice: ScriptedDice | None = None) -> Match: ...

    @classmethod
    def new(
        cls, game: str | GameInfo[Any], setup: Setup, seed: int = 0, dice: ScriptedDice | None = None
    ) -> Match:
        """Start a match with its set-up. A setup that breaks rules raises SetupError."""
        info = find_game(game) if isinstance(game, str) else game
        if seed not in _SEEDS:
            raise SetupError("a seed must fit into 64 bits")
        state = first_state(info, setup)
        state.rng = seeded(seed)
        return cls(info, setup, seed, dice.script() if dice else Script(), b"")._begin(state)

    @classmethod
    def from_state(
        cls, game: str | GameInfo[T], setup: Setup, state: T, dice: ScriptedDice | None = None
    ) -> Match[T]:
        """Start from a state built by hand, at its stage. The state given is copied."""
        info = find_game(game) if isinstance(game, str) else game
        try:
            first = encode_state(state)
            state = info.decode(first)
        except (msgspec.MsgspecError, TypeError, AttributeError, OverflowError) as error:
            raise SetupError(f"this is no state of {info.id}: {error}") from error
        return Match(info, setup, 0, dice.script() if dice else state.script, first)._begin(state)

    def _begin(self, state: S) -> Match[S]:
        state.script = self._script.copy()
        self._start(state)
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
        return self.state.outcome

    @property
    def sides(self) -> Sides:
        """Who wins and loses together: the seats of each side."""
        return self.info.sides(self.setup)

    def view(self, seat: int | None) -> S:
        """What a seat may know, as a redacted state (None: what a bystander sees)."""
        state = self.info.decode(encode_state(self.state))
        bit = seat_bit(seat)
        state.contents = {
            pile: sorted([state.faces[instance] for instance in instances])
            for pile, instances in self.info.contents(state).items()
        }
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
        settle(self.state)
        return digest(encode((self.state, [_hashed(decision) for decision in self.pending])))

    # playing

    def play(self, option: Option, seat: int | None = None) -> list[Event]:
        """Answer an open decision. An illegal option raises IllegalOption and changes nothing."""
        pending = self.pending
        decision = pending[0] if seat is None and pending else self._asked(seat)
        if option not in decision.options:
            raise IllegalOption(f"{option} is not open to seat {decision.seat} in {decision.kind!r}")
        table = self._table
        earlier_events, table.events = table.events, []
        table.barrier, table.shown, table.alone = "", 0, self.alone
        together = self._together
        try:
            if together is None:  # as `_answer` would do
                self._journal.append(Choice(decision.seat, option))
                self._advance(option)
            else:
                self._answer(Choice(decision.seat, option))
        except BaseException:
            self._take_back()
            self._table.events = earlier_events
            raise
        self._played += 1
        if not self._fleeting:
            if together is not None and self._together is not together and not table.barrier:
                table.barrier = "reveal"  # the sealed answers of the others are known now
            self._raise_floor(decision, table.barrier)
        return table.events

    def _raise_floor(self, answered: Decision, barrier: str) -> None:
        """After a choice: let it stay made if others, or more than before, are in the know now."""
        pending = self.pending
        if barrier:
            self._floor, self._floor_reason = self._played, barrier
        elif len(pending) != 1 or (
            pending[0].seat != answered.seat and not self._among_partners(answered, pending[0])
        ):
            self._floor, self._floor_reason = self._played, "hand-over" if pending else "over"

    def _among_partners(self, answered: Decision, asked: Decision) -> bool:
        """Whether two open questions went to seats of one side, so that either may take back for both."""
        if (
            self.info.sides is each_alone
            or answered.secret
            or answered.veiled
            or asked.secret
            or asked.veiled
        ):
            return False
        sides = self.sides
        return side_of(sides, answered.seat) == side_of(sides, asked.seat)

    # taking back, copying, sampling

    @property
    def can_undo(self) -> CanUndo:
        """Whether the last choice can be taken back; falsy with a reason when not."""
        floor, reason = self._undo_limit
        return CanUndo() if self._played > floor else CanUndo(reason)

    @property
    def _undo_limit(self) -> tuple[int, str]:
        """How many choices stay made, and why."""
        return (self._played, "silence") if self._fleeting else (self._floor, self._floor_reason)

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
        while not journal:
            assert stage.before is not None
            stage, journal = stage.before, list(stage.choices)
        self._restore(stage, journal[:-1], self._table.quiet)

    def clone(self) -> Match[S]:
        """An independent copy with the same future for the same choices."""
        if self._behind:
            self._catch_up()
        twin: Match[S] = Match.__new__(Match)
        twin.info, twin.game, twin.setup, twin.seed = self.info, self.game, self.setup, self.seed
        twin._script, twin._first, twin.notice = self._script, self._first, self.notice
        twin._played, twin._floor, twin._floor_reason = self._played, self._floor, self._floor_reason
        twin._fleeting, twin._behind, twin.alone = self._fleeting, False, self.alone
        twin._restore(self._stage, self._journal, self._table.quiet, self.pending)
        return twin

    def sample(self, seat: int, rng: random.Random | Chance) -> Match[S]:
        """A match equal in everything `seat` knows, with the rest drawn afresh."""
        seed = rng.getrandbits(32) if isinstance(rng, random.Random) else rng.below(1 << 32)
        twin = self.clone()
        twin.seed = 0  # the real seed would let a player rebuild the real match
        twin._redraw(Choice(seat, Option(RESAMPLE, (seed,))))
        twin._floor, twin._floor_reason = twin._played, "sample"
        return twin

    def variation(self, seat: int, rng: random.Random) -> Match[S]:
        """A match of its own from the start of this stage on, in which everything `seat` did not know by then
        is drawn anew. Unlike a sample it holds nothing of the match it was taken from."""
        self._catch_up()
        state = self._stage.state(self.info.decode)
        chance = Chance(rng.getrandbits(32))
        self.info.resample(state, seat, chance)
        state.rng = seeded(chance.below(1 << 32))
        state.script = Script()
        return Match.from_state(self.info, self.setup, state)

    def rebased(self) -> Match[S]:
        """The same position as a match that begins with this stage: what led there is left behind."""
        self._catch_up()
        twin = Match.from_state(self.info, self.setup, self._stage.state(self.info.decode))
        for _step in twin.follow(self._journal):
            pass
        return twin

    def silence(self) -> None:
        """Stop making events and checkpoints: a searching player plays many matches nobody watches.

        From now on nothing can be taken back.
        """
        self._table.quiet = True
        self._fleeting = True

    # keeping

    def record(self) -> Record:
        """The match so far, with a hash per checkpoint, for `Match.replay`."""
        self._catch_up()
        chain = self._stage.chain()
        choices = [choice for stage in chain for choice in stage.choices] + self._journal
        return Record(
            self.game, self.info.version, self.setup, self.seed, tuple(choices),
            tuple(stage.digest for stage in chain), self.state_hash(), self._script, self._first,
        )  # fmt: skip

    @classmethod
    def replay(cls, record: Record) -> Match:
        """Play a record again and verify it against its hashes; raises SaveError when it differs."""
        match = cls.retold(record)
        match._verify(record)
        return match

    @classmethod
    def retell(cls, record: Record) -> Iterator[Retold]:
        """Play a record again step by step, its first position included, without looking at its hashes.

        Raises SaveError where the record breaks the rules.
        """
        match = cls.opening(record)
        yield Retold(match, 0, None, None, match.events)
        yield from match.follow(record.choices)

    def follow(self, choices: Iterable[Choice], made: int = 0) -> Iterator[Retold]:
        """Play recorded choices on from here, where `made` of them have been made before."""
        for number, choice in enumerate(choices, made):
            asked = next((open_one for open_one in self.pending if open_one.seat == choice.seat), None)
            yield Retold(self, number + 1, asked, choice, self.replay_choice(choice, number))

    @classmethod
    def retold(cls, record: Record) -> Match:
        """The last position of a record, without looking at its hashes."""
        for step in cls.retell(record):
            match = step.match
        return match

    @classmethod
    def opening(cls, record: Record) -> Match:
        """The first position of a record, for viewers that step through it."""
        try:
            info = find_game(record.game)
            _refuse_newer(record.rules, info)
            script = record.script
            _refuse_longer(script)
            dice = ScriptedDice(script.rolls, script.orders, script.picks, script.numbers)
            if record.start:
                state = info.decode(record.start)
                _refuse_longer(state.script)
                return cls.from_state(record.game, record.setup, state, dice)
            return cls.new(record.game, record.setup, record.seed, dice)
        except Exception as error:  # a crafted setup may make the rules stumble over anything
            raise SaveError(
                f"this record cannot be started: {words_of(error)}", fault_of(error, "setup")
            ) from error

    def replay_choice(self, choice: Choice, number: int = 0) -> list[Event]:
        """Play one recorded choice."""
        try:
            return self.play(choice.option, choice.seat)
        except Exception as error:  # as in `opening`
            raise SaveError(
                f"this record breaks the rules at choice {number + 1}: {words_of(error)}", "choice"
            ) from error

    def _verify(self, record: Record) -> None:
        hashes = tuple(stage.digest for stage in self._stage.chain())
        for number, (mine, theirs) in enumerate(zip(hashes, record.hashes, strict=False)):
            if mine != theirs:
                raise SaveError(f"this record goes another way from stage {number + 1} on", "elsewhere")
        if len(hashes) != len(record.hashes) or self.state_hash() != record.final:
            raise SaveError("this record ends differently", "elsewhere")

    def dump(self, *, thin: bool = False) -> bytes:
        """The match as bytes: checkpoint, journal, and what undo and the record need.

        A thin dump is without the choices that undo can no longer reach; `load` wants them back.
        """
        self._catch_up()
        chain = self._stage.chain()
        floor, floor_reason = self._undo_limit
        reach = self._played - floor - len(self._journal)
        first = len(chain) - 1
        while first > 0 and reach > 0:
            reach -= len(chain[first].choices)
            first -= 1
        save = Save(
            self.game, self.info.version, self.setup, self.seed,
            tuple((stage.digest, stage.choices) for stage in chain[:first]),
            tuple(SavedStage(stage.checkpoint, stage.choices) for stage in chain[first:]),
            tuple(self._journal), digest(encode_state(self.state)),
            floor, floor_reason, self._script, self._first,
        )  # fmt: skip
        return pack(thinned(save) if thin else save)

    @classmethod
    def load(cls, data: bytes, choices: Sequence[Choice] = ()) -> Match:
        """Read a dump. Anything but a sound save raises SaveError; history is not replayed.

        `choices` are those of the match from its first on, for a thin dump.
        """
        save = unpack(data)
        try:
            info = find_game(save.game)
        except SetupError as error:
            raise SaveError(f"this saved match cannot be opened: {error}", "game") from error
        _refuse_newer(save.rules, info)
        _refuse_longer(save.script)
        past = past_of(save, choices)
        match = cls(info, save.setup, save.seed, save.script, save.start)
        try:
            match._resume(save, past)
        except Exception as error:
            raise SaveError(f"this saved match is damaged: {words_of(error)}", fault_of(error)) from error
        return match

    def _resume(self, save: Save, past: Past) -> None:
        stage: Stage | None = None
        for past_digest, choices in past:
            stage = Stage(b"", stage, choices, past_digest)
        same_rules = save.rules == self.info.version
        for number, saved in enumerate(save.stages):
            if number == 0 or not same_rules:  # else it has to follow from the one before
                self._inspect(saved.checkpoint)
            stage = Stage(saved.checkpoint, stage, saved.choices)
        assert stage is not None, "no checkpoint"
        earlier = _made([choice for known in stage.chain() for choice in known.choices])
        reach = sum(_made(saved.choices) for saved in save.stages[1:])
        self._played = earlier + _made(save.journal)
        self._floor, self._floor_reason = save.floor, save.floor_reason
        assert earlier - reach <= save.floor <= self._played, "undo reaches too far"
        if same_rules:
            self._walk(stage, len(save.stages) - 1)
            self._return_to(stage, save)
            return
        if self._floor < earlier:  # what earlier rules did is not taken back under these
            self._floor, self._floor_reason = earlier, "rules-changed"
        try:
            self._return_to(stage, save)
        except Exception:
            self._restore(stage, ())
            self._played = self._floor = earlier
            self.notice = self._floor_reason = "rules-changed"

    def _inspect(self, checkpoint: bytes) -> None:
        """Refuse a state that play could not have left, before any rule runs on it."""
        state = self.info.decode(checkpoint)
        _refuse_longer(state.script)
        if len(state.faces) != len(state.seen):
            raise SaveError("its faces do not fit")
        if not self._first:  # a state built by hand may leave components out
            self.info.check(state)

    def _walk(self, last: Stage, steps: int) -> None:
        """Make sure that undo will find the stages it can reach."""
        chain = last.chain()
        for there in chain[len(chain) - steps :]:
            assert there.before is not None
            self._restore(there.before, self._checked(there.choices))
            reached = self._stage
            while reached.before not in (there.before, None):  # stages without a question follow at once
                reached = reached.before
            if reached.checkpoint != there.checkpoint:
                raise SaveError("its stages do not follow each other")

    def _return_to(self, stage: Stage, save: Save) -> None:
        """Go to the saved position, refusing a journal that breaks the rules or leads elsewhere."""
        self._restore(stage, self._checked(save.journal))
        if digest(encode_state(self.state)) != save.position:
            raise SaveError("its choices lead elsewhere", "elsewhere")


def _made(choices: Iterable[Choice]) -> int:
    """How many of these are choices of players."""
    return sum([choice.option.act != RESAMPLE for choice in choices])


def _refuse_newer(rules: int, info: GameInfo[Any]) -> None:
    if rules > info.version:
        raise SaveError(f"this match was played under newer rules ({rules}, known: {info.version})", "newer")


def _refuse_longer(script: Script) -> None:
    if script.too_long():
        raise SaveError("this match comes with more scripted results than it can need", "script")


def _hashed(decision: Decision) -> dict[str, object]:
    """What a hash says of an open decision: what may be answered, not how it is presented.

    Exactly this has been hashed since the first version; records hold such hashes.
    """
    return {
        "seat": decision.seat, "kind": decision.kind, "options": decision.options, "secret": decision.secret,
        "veiled": decision.veiled, "always": decision.always, "about": decision.about,
    }  # fmt: skip
