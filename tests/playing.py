"""Small helpers to push matches forward in tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from heroes_desktop.engine import Chance, Choice, Decision, Match, Option, Player, situation
from heroes_desktop.library import Session

Chooser = Callable[[Match], Choice]


def randomly(chance: Chance) -> Chooser:
    """Chooses any open decision and any of its options."""

    def choose(match: Match) -> Choice:
        decision = match.pending[chance.below(len(match.pending))]
        return Choice(decision.seat, decision.options[chance.below(len(decision.options))])

    return choose


def steps(match: Match, choose: Chooser, limit: int) -> Iterator[Choice]:
    """Play up to `limit` choices, handing out each one after it was played."""
    for _ in range(limit):
        if not match.pending:
            return
        choice = choose(match)
        match.play(choice.option, choice.seat)
        yield choice


def play_on(match: Match, seed: int, limit: int = 10_000) -> Match:
    """Play random choices to the end, or as many as `limit`."""
    for _ in steps(match, randomly(Chance(seed)), limit):
        pass
    return match


def play_until(match: Match, kind: str, seed: int = 1) -> Decision:
    """Play random choices until a question of this kind is open."""
    choose = randomly(Chance(seed))
    while match.decision is not None and match.decision.kind != kind:
        choice = choose(match)
        match.play(choice.option, choice.seat)
    assert match.decision is not None, f"no {kind!r} was asked"
    return match.decision


def first_option(match: Match) -> Option:
    """The first option of the first open decision."""
    assert match.decision is not None
    return match.decision.options[0]


def trail(match: Match, seed: int, limit: int = 10_000) -> list[str]:
    """The hash after each of the random choices of a seed, the first position included."""
    return [match.state_hash(), *(match.state_hash() for _ in steps(match, randomly(Chance(seed)), limit))]


def played_out(session: Session, player: Player) -> None:
    """Let a computer player answer every question of a stored match to its end."""
    while session.match.pending:
        decision = session.match.pending[0]
        session.play(player.think(situation(session.match, decision)).option, decision.seat)
