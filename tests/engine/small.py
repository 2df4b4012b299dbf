"""Games of a few lines, made on the spot for one test."""

from __future__ import annotations

from collections.abc import Callable

from heroes_desktop.engine import (
    Decision,
    GameInfo,
    Option,
    Outcome,
    Rules,
    Setup,
    State,
    Table,
    Together,
    register,
)

Stage = Callable[["SmallState", Table], Rules[None] | None]


class SmallState(State, kw_only=True):
    """A counter and the answers so far."""

    step: int = 0
    heard: list[str] = []


def asking(*questions: Decision | Together) -> Stage:
    """Rules of one stage: ask these, note the answers, end."""

    def rules(s: SmallState, table: Table) -> Rules[None]:
        for question in questions:
            answer = yield question
            s.heard.append(str(answer) if isinstance(question, Decision) else written(answer))
        raise table.finish(Outcome((), (), "asked"))

    return rules


def written(answers: dict[int, object]) -> str:
    """The answers to a simultaneous question as text."""
    return " ".join(f"{seat}:{answer}" for seat, answer in answers.items())


def small_game(stage: Stage, version: int = 1) -> str:
    """Register a game with these rules; returns its id."""
    info: GameInfo[SmallState] = GameInfo(
        id="small",
        prefix="S",
        version=version,
        state=SmallState,
        setups=(Setup("one", ("Ann",)),),
        begin=lambda setup: SmallState(),
        stage=stage,
        redact=lambda state, seat: None,
        resample=lambda state, seat, chance: None,
        problems=lambda setup: [],
        check=lambda state: None,
        longest=100,
    )
    return register(info).id


def two_stages(s: SmallState, table: Table) -> Rules[None]:
    """Stages in turn: one asks once, the next asks nothing."""
    if s.step % 2 == 0:
        answer = yield Decision(0, f"step {s.step}", (Option("a"), Option("b")))
        s.heard.append(str(answer))
    s.step += 1
