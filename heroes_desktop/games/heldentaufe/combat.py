"""Exact chances of combat (HT-159 to HT-163), for computer players and for people."""

from __future__ import annotations

from functools import lru_cache

FACES = range(1, 7)

EXCHANGE: dict[int, float] = {
    lead: sum(attack + lead >= defence for attack in FACES for defence in FACES) / 36
    for lead in range(-12, 13)
}
"""The attacker's chance to win one exchange, by the lead of his sword; ties are his (HT-163)."""


def exchange(attack: int, defence: int) -> float:
    """The chance that an attacker with this sword wins one exchange against this defender."""
    return EXCHANGE[max(-12, min(12, attack - defence))]


@lru_cache(maxsize=4096)
def fight(chance: float, mine: int, theirs: int, attacks: int) -> tuple[float, float]:
    """The chances to win and to be beaten within a number of attacks of the same side.

    `chance` is that of one exchange, `mine` the attacker's hearts, `theirs` the defender's.
    """
    if theirs <= 0:
        return 1.0, 0.0
    if mine <= 0:
        return 0.0, 1.0
    if attacks <= 0:
        return 0.0, 0.0
    won, beaten = fight(chance, mine, theirs - 1, attacks - 1)
    lost_won, lost_beaten = fight(chance, mine - 1, theirs, attacks - 1)
    return chance * won + (1 - chance) * lost_won, chance * beaten + (1 - chance) * lost_beaten


@lru_cache(maxsize=1024)
def to_the_end(chance: float, mine: int, theirs: int) -> float:
    """The chance to win a fight that goes on until one side has no heart left."""
    return fight(chance, mine, theirs, mine + theirs - 1)[0]
