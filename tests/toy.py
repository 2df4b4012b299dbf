"""A tiny game that uses everything the engine offers, so that tests need no real one.

Sixteen cards show the faces 1 to 8 twice. Each round everybody bids in secret, then each seat in
turn lays a card and rolls a die (perhaps twice), and marks places; most points win. It has a
shuffled pile, hidden hands, a simultaneous choice, nested rules, several stages, forced single
options, a question asked `always`, a sequence of small choices, secrets in the setup and a
question that the setup may answer in advance.

`Setup.options`: `rounds` (2 to 9), `fragile` (adds options whose rules fail).
`Setup.secrets[seat]["charm"]`: 0, 1 or 2, a secret bonus counted at the end.
"""

from __future__ import annotations

from collections.abc import Iterator

from heroes_desktop.engine import (
    EVERYONE,
    HIDDEN,
    Ask,
    Chance,
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

CARDS = 16
HAND = 3
PLACES = 4
MARKS = 2

LOW, HIGH = Option("low"), Option("high")
REROLL, PASS, DONE = Option("reroll"), Option("pass"), Option("done")
STUMBLE, TUMBLE = Option("stumble"), Option("tumble")


class ToyState(State, kw_only=True):
    """`phase` names the stage to run, `turn` whose go it is."""

    phase: str = "deal"
    rounds: int = 0
    round: int = 0
    turn: int = 0
    fragile: bool = False
    pile: list[int] = []
    discard: list[int] = []
    hands: list[list[int]] = []
    laid: int = -1
    die: int = 0
    bids: list[int] = []
    rerolls: list[int] = []
    marks: list[int] = []
    points: list[int] = []
    charms: list[int] = []
    trouble: str = ""


def begin(setup: Setup) -> ToyState:
    """All cards in the pile, nothing dealt."""
    seats = range(len(setup.seats))
    return ToyState(
        rounds=setup.options.get("rounds", 0),
        fragile=bool(setup.options.get("fragile")),
        faces=[1 + card % 8 for card in range(CARDS)],
        seen=[EVERYONE] * CARDS,
        pile=list(range(CARDS)),
        hands=[[] for _ in seats],
        bids=[0 for _ in seats],
        rerolls=[1 for _ in seats],
        points=[0 for _ in seats],
        charms=[setup.secrets.get(seat, {}).get("charm", 0) for seat in seats],
    )


def stage(s: ToyState, table: Table) -> Rules[None] | None:
    """The rules of the current phase."""
    return {"deal": deal, "bid": bid, "turn": turn, "mark": mark, "end": end}[s.phase](s, table)


def deal(s: ToyState, table: Table) -> Rules[None]:
    """Settle the length, shuffle and deal."""
    if not s.rounds:
        answer = yield Ask(0, "rounds", tuple(Option("rounds", (count,)) for count in (2, 3)))
        s.rounds = answer.args[0]
    table.shuffle(s.pile)
    for seat in range(len(s.hands)):
        refill(s, table, seat)
    s.phase = "bid"


def refill(s: ToyState, table: Table, seat: int) -> None:
    """Draw up to a full hand; an empty pile is made of the discarded cards."""
    hand = s.hands[seat]
    while len(hand) < HAND:
        if not s.pile:
            s.pile, s.discard = s.discard, []
            table.shuffle(s.pile)
            table.tell("shuffled")
        card = table.draw(s.pile)
        hand.append(card)
        table.tell_seat(seat, "drawn", secret={"face": table.show(card, seat)}, seat=seat)
    hand.sort()


def bid(s: ToyState, table: Table) -> Rules[None]:
    """Everybody bids at once; a seat that bid high in the last round must bid low."""
    options: dict[int, tuple[Option, ...]] = {
        seat: (LOW,) if was else (LOW, HIGH) for seat, was in enumerate(s.bids)
    }
    answers = yield Together("bid", options)
    for seat, answer in answers.items():
        s.bids[seat] = int(answer == HIGH)
    table.tell("bids", bids=list(s.bids))
    s.turn, s.phase = 0, "turn"


def turn(s: ToyState, table: Table) -> Rules[None]:
    """Lay a card, roll against it."""
    seat = s.turn
    trouble = (STUMBLE, TUMBLE) if s.fragile else ()
    cards = tuple(Option("lay", (card,)) for card in s.hands[seat])
    answer = yield Ask(seat, "lay", cards + trouble, secret=True)
    if answer in trouble:
        s.points[seat] += 100
        s.trouble, s.phase = answer.act, "mark"
        if answer == STUMBLE:
            raise ValueError("the rules stumble")
        return
    card = answer.args[0]
    s.hands[seat].remove(card)
    s.laid = card
    face = table.show(card)
    table.tell("laid", seat=seat, face=face)
    yield from cast_die(s, table, seat)
    s.points[seat] += face * (1 + s.bids[seat]) if s.die * 2 >= face else -s.bids[seat]
    s.discard.append(s.laid)
    s.laid, s.die = -1, 0
    s.phase = "mark"


def cast_die(s: ToyState, table: Table, seat: int) -> Rules[None]:
    """Roll; the seat is always asked about rolling again, even without the means."""
    while True:
        s.die = table.roll(6)
        table.tell("rolled", seat=seat, die=s.die)
        options = (REROLL, PASS) if s.rerolls[seat] else (PASS,)
        if (yield Ask(seat, "reroll", options, always=True)) == PASS:
            return
        s.rerolls[seat] -= 1


def mark(s: ToyState, table: Table) -> Rules[None]:
    """Mark up to two places in ascending order: no chance, so all of it can be taken back."""
    if s.trouble:
        raise ValueError("the rules tumble")
    s.marks = []
    while len(s.marks) < MARKS:
        first = s.marks[-1] + 1 if s.marks else 0
        options = tuple(Option("mark", (place,)) for place in range(first, PLACES))
        answer = yield Ask(s.turn, "mark", (*options, DONE), about={"left": MARKS - len(s.marks)})
        if answer == DONE:
            break
        s.marks.append(answer.args[0])
        table.tell("marked", place=answer.args[0])
    s.points[s.turn] += len(s.marks)
    s.turn += 1
    s.phase = "turn" if s.turn < len(s.hands) else "end"


def end(s: ToyState, table: Table) -> Rules[None]:
    """A stage without a question: refill, then the next round or the end."""
    for seat in range(len(s.hands)):
        refill(s, table, seat)
    s.round += 1
    if s.round == s.rounds:
        count(s, table)
    s.phase = "bid"
    yield from ()


def count(s: ToyState, table: Table) -> None:
    """The end: secret charms count, most points win."""
    scores = tuple(points + charm for points, charm in zip(s.points, s.charms, strict=True))
    best = max(scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score == best)
    raise table.finish(Outcome(winners, scores, "points"))


def redact(s: ToyState, seat: int | None) -> None:
    """Charms stay with their owners."""
    s.charms = [charm if who == seat else HIDDEN for who, charm in enumerate(s.charms)]


def resample(s: ToyState, seat: int, chance: Chance) -> None:
    """Unknown cards change faces among each other; charms of others are drawn anew."""
    unknown = [card for card in range(CARDS) if not s.seen[card] >> seat & 1]
    faces = [s.faces[card] for card in unknown]
    chance.shuffle(faces)
    for card, face in zip(unknown, faces, strict=True):
        s.faces[card] = face
    s.charms = [charm if who == seat else chance.below(3) for who, charm in enumerate(s.charms)]


def problems(setup: Setup) -> list[str]:
    """One message for each broken rule of the setup."""
    found = []
    if not 2 <= len(setup.seats) <= 3:
        found.append("two or three can play")
    if "rounds" in setup.options and setup.options["rounds"] not in range(2, 10):
        found.append("a match lasts 2 to 9 rounds")
    return found + [
        f"there is no charm {secret['charm']}"
        for secret in setup.secrets.values()
        if secret.get("charm", 0) not in (0, 1, 2)
    ]


def check(s: ToyState) -> None:
    """Every card in exactly one place, every face twice."""
    assert sorted(places(s)) == list(range(CARDS)), "cards lost or doubled"
    assert sorted(s.faces) == sorted(1 + card % 8 for card in range(CARDS)), "faces lost or doubled"
    assert all(reroll in (0, 1) for reroll in s.rerolls), "rerolls out of bounds"


def places(s: ToyState) -> Iterator[int]:
    """The cards, zone by zone."""
    for zone in (s.pile, s.discard, *s.hands):
        yield from zone
    if s.laid >= 0:
        yield s.laid


PAIR = Setup("pair", ("Ann", "Ben"), secrets={1: {"charm": 2}})
TRIO = Setup("trio", ("Ann", "Ben", "Cleo"), options={"rounds": 3})
FRAGILE = Setup("fragile", ("Ann", "Ben"), options={"rounds": 2, "fragile": True})

info: GameInfo[ToyState] = register(
    GameInfo(
        id="toy",
        prefix="TOY",
        version=2,
        state=ToyState,
        setups=(PAIR, TRIO),
        begin=begin,
        stage=stage,
        redact=redact,
        resample=resample,
        problems=problems,
        check=check,
        longest=60,
    )
)
