"""Prints how fast the engine and every game are, as ratios against known engines, with the goals."""

from __future__ import annotations

import argparse
from itertools import cycle
from statistics import mean

from heroes_desktop.games import catalogue
from tests.conformance.subject import SUBJECTS

from .clock import Work, rates
from .ours import Costs, Search, bare_playout, idle_playout, keeping, playout
from .rivals import catanatron_playout, catanatron_positions, chess_playout

CHESS, CATANATRON = "python-chess", "Catanatron"
GAMES = [subject for subject in SUBJECTS if subject.info.id in catalogue]


def verdict(met: bool) -> str:
    """Whether a goal is met."""
    return "met" if met else "MISSED"


def overhead(seconds: float) -> None:
    """What the engine adds to a decision."""
    measured = rates({"engine": idle_playout, "bare": bare_playout}, seconds)
    added = 1e6 / measured["engine"] - 1e6 / measured["bare"]
    print(f"Engine: {added:.2f} µs more per decision than the bare rules")


def playouts(seconds: float) -> None:
    """Random playouts of every setup against both rivals."""
    works: dict[str, Work] = {CHESS: chess_playout, CATANATRON: catanatron_playout}
    works |= {str(subject): playout(subject) for subject in GAMES}
    measured = rates(works, seconds)
    chess, catanatron = measured[CHESS], measured[CATANATRON]
    print("\nRandom playouts with listed options, decisions per second")
    print("(goal: 3 x either rival in every setup, 5 x on average)")
    for name, rate in measured.items():
        goal = "" if name in (CHESS, CATANATRON) else verdict(rate >= 3 * max(chess, catanatron))
        ratios = f"{rate / chess:7.1f} x {CHESS}{rate / catanatron:7.1f} x {CATANATRON}"
        print(f"  {name:40}{rate:10,.0f}{ratios}   {goal}")
    for rival, speed in ((CHESS, chess), (CATANATRON, catanatron)):
        average = mean(measured[str(subject)] for subject in GAMES) / speed
        print(f"  on average {average:.1f} x {rival}   {verdict(average >= 5)}")


def copies() -> None:
    """Clones against Catanatron's copy, measured in turn."""
    rivals = cycle([position.copy for position in catanatron_positions()])
    print(f"\nClones against a copy of {CATANATRON}'s made at the same time")
    print("(goal: 1/6 right after a checkpoint, 1/3 in the median); save, load, undo in ms (goal: at most 5)")
    for subject in GAMES:
        costs = keeping(subject, range(3), rivals)
        rival, fresh, usual = costs.rival.median, costs.fresh_clone.median, costs.clone.median
        print(
            f"  {subject!s:40}{fresh * 1e6:3.0f} of {rival * 1e6:3.0f} µs = {fresh / rival:.2f}"
            f" {verdict(fresh <= rival / 6)},"
            f" median {usual * 1e6:3.0f} µs = {usual / rival:.2f} {verdict(usual <= rival / 3)},"
            f" worst {costs.clone.worst * 1e6:.0f} µs"
        )
        kept = {"save": costs.save, "load": costs.load, "undo": costs.undo}
        words = [f"{name} {in_milliseconds(each)}" for name, each in kept.items()]
        print(f"  {'':40}{', '.join(words)}   {verdict(max(each.worst for each in kept.values()) <= 0.005)}")


def in_milliseconds(costs: Costs) -> str:
    """Usual and worst cost."""
    return f"{costs.median * 1e3:.2f} (worst {costs.worst * 1e3:.2f})"


def search(seconds: float) -> None:
    """Tree search against plain playouts, measured in turn."""
    print("\nTree search per second: decisions played, iterations x cut-off (goal: half the playout rate)")
    for subject in GAMES:
        work = Search(subject)
        measured = rates({"search": work, "playouts": playout(subject)}, seconds)
        played = measured["search"] / measured["playouts"]
        nominal = played * work.nominal / work.made
        print(
            f"  {subject!s:40}{measured['search']:10,.0f} = {played:.2f} x playouts,"
            f" x cut-off {nominal:.2f} x   {verdict(nominal >= 0.5)}"
        )


def main() -> None:
    """Measure everything in one run."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds for each rate")
    seconds = parser.parse_args().seconds
    overhead(seconds)
    playouts(seconds)
    copies()
    search(seconds)


if __name__ == "__main__":
    main()
