"""Where a computer thinks makes no difference: in a process of its own, or in a thread."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import CancelledError
from contextlib import suppress
from multiprocessing.connection import Connection

import pytest

from heroes_desktop.engine import Match
from heroes_desktop.games import catalogue
from heroes_desktop.players import thinking_process
from heroes_desktop.players.thinking_process import Thinking, answer, ponder
from tests import toy

PATIENCE = 120.0


@pytest.fixture
def thinking() -> Iterator[Thinking]:
    made = Thinking(process=True)
    yield made
    made.close()


def duel(seed: int = 3) -> Match:
    return Match.new("immortal_king", catalogue["immortal_king"].setup("duel"), seed)


def until_there(thinking: Thinking, match: Match) -> None:
    """Ask until an answer comes from the process; until then a thread answers."""
    end = time.monotonic() + PATIENCE
    while not thinking.elsewhere:
        assert time.monotonic() < end, "the process never came up"
        thinking.think(match, match.pending[0], "easy").result(PATIENCE)
        time.sleep(0.05)


@pytest.mark.parametrize("level", ["random", "easy", "normal", "hard"])
@pytest.mark.parametrize("game", [game for game in ("immortal_king", "heldentaufe") if game in catalogue])
def test_bytes_of_a_match_are_enough_to_think(game: str, level: str) -> None:
    """A match read from its bytes leads to the same thought, reasons and all."""
    match = Match.new(game, catalogue[game].setups[-1], 5)
    for _number in range(12 if level == "hard" else 30):
        if not match.pending:
            break
        decision = match.pending[0]
        here = ponder(match, decision, level)
        assert answer(match.dump(), decision.seat, level) == here
        match.play(here.option, decision.seat)


def test_the_process_thinks_as_the_program_would(thinking: Thinking) -> None:
    match = duel()
    until_there(thinking, match)
    before = thinking.elsewhere
    for _number in range(20):
        decision = match.pending[0]
        thought = thinking.think(match, decision, "normal").result(PATIENCE)
        assert thought == ponder(match, decision, "normal")
        match.play(thought.option, decision.seat)
    assert thinking.elsewhere == before + 20


def test_a_thread_goes_on_when_the_process_is_gone(thinking: Thinking) -> None:
    match = duel()
    until_there(thinking, match)
    assert thinking._process is not None
    thinking._process.kill()
    thinking._process.join()
    decision, before = match.pending[0], thinking.elsewhere
    assert thinking.think(match, decision, "easy").result(PATIENCE) == ponder(match, decision, "easy")
    assert thinking.elsewhere == before


def test_what_the_process_cannot_think_about_is_thought_about_here(thinking: Thinking) -> None:
    """A game only this program knows."""
    until_there(thinking, duel())
    match = Match.new("toy", toy.PAIR, 1)
    decision, before = match.pending[0], thinking.elsewhere
    assert thinking.think(match, decision, "random").result(PATIENCE).option in decision.options
    assert thinking.elsewhere == before


def test_without_a_process_a_thread_thinks() -> None:
    thinking = Thinking(process=False)
    match = duel()
    decision = match.pending[0]
    assert thinking.think(match, decision, "easy").result(PATIENCE) == ponder(match, decision, "easy")
    assert thinking._process is None
    thinking.close()


def test_no_process_can_be_had(monkeypatch: pytest.MonkeyPatch, thinking: Thinking) -> None:
    def refuse() -> None:
        raise OSError("too many")

    monkeypatch.setattr(thinking, "_start", refuse)
    match = duel()
    for _number in range(2):
        decision = match.pending[0]
        assert thinking.think(match, decision, "easy").result(PATIENCE) == ponder(match, decision, "easy")
    assert thinking.elsewhere == 0


def test_closing_ends_the_process_in_the_middle_of_a_thought() -> None:
    thinking = Thinking(process=True)
    match = duel()
    until_there(thinking, match)
    process = thinking._process
    assert process is not None
    future = thinking.think(match, match.pending[0], "hard")
    thinking.close()
    process.join(PATIENCE)
    assert process.exitcode is not None
    with suppress(CancelledError):
        future.result(PATIENCE)


def test_a_program_that_ends_takes_its_process_along() -> None:
    """Nobody waits for a thought when the program is left."""
    code = (
        "from heroes_desktop.engine import Match\n"
        "from heroes_desktop.games import catalogue\n"
        "from heroes_desktop.players.thinking_process import Thinking\n"
        "if __name__ == '__main__':\n"
        "    thinking = Thinking(process=True)\n"
        "    match = Match.new('immortal_king', catalogue['immortal_king'].setup('duel'), 3)\n"
        "    for _ in range(40):\n"
        "        thinking.think(match, match.pending[0], 'easy').result()\n"
        "    thinking.think(match, match.pending[0], 'hard')\n"
        "    thinking.close()\n"
    )
    line = [sys.executable, "-c", code]
    done = subprocess.run(line, check=True, capture_output=True, text=True, timeout=PATIENCE)
    assert "Traceback" not in done.stderr


def never_done(line: Connection) -> None:
    """The life of a process whose thoughts take for ever."""
    thinking_process.answer = lambda *_asked: time.sleep(PATIENCE)  # type: ignore[assignment]
    thinking_process.serve(line)


def test_a_program_that_is_killed_takes_its_process_along() -> None:
    """However long the thought takes: what the process writes to stays open until it has gone as well."""
    code = (
        "import multiprocessing, time\n"
        "from tests.players.test_thinking_process import never_done\n"
        "if __name__ == '__main__':\n"
        "    context = multiprocessing.get_context('spawn')\n"
        "    line, theirs = context.Pipe()\n"
        "    context.Process(target=never_done, args=(theirs,)).start()\n"
        "    print(line.recv(), flush=True)\n"
        "    line.send((b'', 0, 'easy'))\n"
        "    time.sleep(60)\n"
    )
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        assert program.stdout.readline().strip() == thinking_process.READY
        program.kill()
        program.communicate(timeout=PATIENCE / 4)


def test_no_window_where_computers_think() -> None:
    """The process loads no pygame and no pictures, and the first import of the window none of this."""
    code = (
        "import sys, heroes_desktop.players.thinking_process\n"
        "assert not {'pygame', 'PIL'} & set(sys.modules), sorted(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=PATIENCE)
    code = (
        "import sys, heroes_desktop.desktop.program.app\n"
        "assert 'heroes_desktop.players.thinking_process' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=PATIENCE)
