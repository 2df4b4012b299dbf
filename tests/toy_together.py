"""A tiny game that two to four play together against a cave, for what the other toy has no use for.

Each round the table decides together how to go on: into the calm cave, into the deep one, or home. Each seat
in turn then says openly whether it digs or shores up, and when all have, tokens come out of a bag: gems add
to the haul, rocks cost hope unless somebody shored up. Going home with enough wins the match for all; without
hope all lose. A formal question closes each round.

`Setup.options`: `goal` (1 to 20), `voters` and `deciding` as for every question to the whole table.
"""

from __future__ import annotations

from heroes_desktop.engine import (
    EVERYONE,
    Ask,
    Chance,
    Choice,
    GameInfo,
    Option,
    Outcome,
    Rules,
    Setup,
    Standing,
    State,
    Table,
    all_together,
    register,
)
from heroes_desktop.engine.joint import Deciding, ask_table, deciding, deciding_problems
from heroes_desktop.engine.piles import discard

ROCK, GEM, BIG_GEM = 0, 1, 3
TOKENS = (ROCK,) * 4 + (GEM,) * 6 + (BIG_GEM,) * 2
HOPE, GOAL = 3, 6

CALM, DEEP, HOME = Option("go", ("calm",)), Option("go", ("deep",)), Option("go", ("home",))
DIG, SHORE = Option("dig"), Option("shore")
ONWARD = Option("onward")


class CaveState(State, kw_only=True):
    """`holder` has the last word; `plans` are what the seats have said so far in this round."""

    phase: str = "way"
    seats: int = 0
    goal: int = GOAL
    deciding: Deciding = Deciding()
    votes: list[Choice] = []
    round: int = 1
    holder: int = 0
    way: str = ""
    plans: list[str] = []
    bag: list[int] = []
    heap: list[int] = []
    haul: int = 0
    hope: int = HOPE


def begin(setup: Setup) -> CaveState:
    """All tokens in the bag."""
    return CaveState(
        seats=len(setup.seats),
        goal=setup.options.get("goal", GOAL),
        deciding=deciding(setup),
        faces=list(TOKENS),
        seen=[EVERYONE] * len(TOKENS),
        bag=list(range(len(TOKENS))),
    )


def stage(s: CaveState, table: Table) -> Rules[None] | None:
    """The rules of the current phase."""
    return {"way": choose_way, "plan": plan, "dig": dig}[s.phase](s, table)


def clockwise(s: CaveState) -> list[int]:
    """All seats from the holder on."""
    return [(s.holder + step) % s.seats for step in range(s.seats)]


def choose_way(s: CaveState, table: Table) -> Rules[None]:
    """The table decides together."""
    ways = (CALM, DEEP, HOME) if s.bag else (HOME,)
    answer = yield from ask_table(table, s.deciding, clockwise(s), "way", ways, s.votes, {"hope": s.hope})
    table.tell("way", way=answer.args[0])
    if answer == HOME:
        raise finish(s, table, "home", won=s.haul >= s.goal)
    s.way, s.phase = str(answer.args[0]), "plan"


def plan(s: CaveState, table: Table) -> Rules[None]:
    """Everybody says what to do: no chance and no secret, so that partners can take back for each other."""
    for seat in clockwise(s):
        answer = yield Ask(seat, "plan", (DIG, SHORE))
        s.plans.append(answer.act)
        table.tell("plan", seat=seat, act=answer.act)
    s.phase = "dig"


def dig(s: CaveState, table: Table) -> Rules[None]:
    """Tokens come out, then the round is over."""
    count = s.plans.count("dig") + (s.way == "deep")
    for _ in range(min(count, len(s.bag))):
        token = table.pick(s.bag)
        discard(table, [token], s.heap)
        strike(s, table, s.faces[token])
    s.plans.clear()
    yield Ask(s.holder, "onward", (ONWARD,), always=True, formal=True)
    s.round += 1
    s.holder = (s.holder + 1) % s.seats
    s.way, s.phase = "", "way"


def strike(s: CaveState, table: Table, face: int) -> None:
    """One token takes effect."""
    table.tell("struck", face=face)
    if face != ROCK:
        s.haul += face
    elif "shore" not in s.plans:
        s.hope -= 1
    if not s.hope:
        raise finish(s, table, "buried", won=False)


def finish(s: CaveState, table: Table, reason: str, *, won: bool) -> Exception:
    """All win or all lose."""
    everybody = tuple(range(s.seats))
    facts = {"rounds": s.round, "hope": s.hope}
    return table.finish(Outcome(everybody if won else (), (s.haul,) * s.seats, reason, facts))


def redact(s: CaveState, seat: int | None) -> None:
    """Nothing is hidden but the bag, whose faces the engine hides."""


def resample(s: CaveState, seat: int, chance: Chance) -> None:
    """What lies in the bag changes faces."""
    unknown = [token for token in s.bag if not s.seen[token] >> seat & 1]
    faces = [s.faces[token] for token in unknown]
    chance.shuffle(faces)
    for token, face in zip(unknown, faces, strict=True):
        s.faces[token] = face


def problems(setup: Setup) -> list[str]:
    """One message for each broken rule of the setup."""
    found = deciding_problems(setup)
    if not 2 <= len(setup.seats) <= 4:
        found.append("two to four can play")
    if setup.options.get("goal", GOAL) not in range(1, 21):
        found.append("a goal is 1 to 20")
    return found


def check(s: CaveState) -> None:
    """Every token in the bag or on the heap."""
    assert sorted(s.bag + s.heap) == list(range(len(TOKENS))), "tokens lost or doubled"
    assert sorted(s.faces) == sorted(TOKENS), "faces lost or doubled"
    assert 0 <= s.hope <= HOPE, "hope out of bounds"


NAMES = ("Ann", "Ben", "Cleo", "Dan")
PAIR = Setup("pair", NAMES[:2])
TRIO = Setup("trio", NAMES[:3], {"deciding": "vote", "voters": [0, 1]})
FOUR = Setup("four", NAMES, {"deciding": "vote"})

info: GameInfo[CaveState] = register(
    GameInfo(
        id="toy_together",
        prefix="TT",
        version=1,
        state=CaveState,
        setups=(PAIR, TRIO, FOUR),
        begin=begin,
        stage=stage,
        redact=redact,
        resample=resample,
        problems=problems,
        check=check,
        longest=200,
        sides=all_together,
        contents=lambda s: {"bag": s.bag},
        standing=lambda s: Standing(turns=s.round),
    )
)
