"""Rates that can be compared although other programs run on the machine."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import process_time

Work = Callable[[int], int]
"""Does one piece of work for a seed; returns how many decisions it took."""


def rates(works: dict[str, Work], seconds: float, rounds: int = 5) -> dict[str, float]:
    """Decisions per second of each work: the median of rounds in which all take turns."""
    seen: dict[str, list[float]] = {name: [] for name in works}
    seed = 0
    for work in works.values():
        work(0)
    for _ in range(rounds):
        for name, work in works.items():
            done, start = 0, process_time()
            while (spent := process_time() - start) < seconds / rounds:
                done += work(seed)
                seed += 1
            seen[name].append(done / spent)
    return {name: median(each) for name, each in seen.items()}


def cost(action: Callable[[], object], calls: int = 1, repeat: int = 5) -> float:
    """Seconds one call takes, undisturbed: the best of some, each of so many calls in a row.

    Asking the clock takes more than a microsecond: what is that short needs several calls.
    """
    best = float("inf")
    for _ in range(repeat):
        start = process_time()
        for _call in range(calls):
            action()
        best = min(best, process_time() - start)
    return best / calls
