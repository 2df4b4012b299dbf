"""Time and timers."""

from heroes_desktop.desktop.program.clock import ManualClock, Timers


def test_timers_run_in_order_when_due() -> None:
    clock = ManualClock()
    timers = Timers(clock)
    done: list[str] = []
    timers.after(20, lambda: done.append("second"))
    timers.after(10, lambda: done.append("first"))
    gone = timers.after(5, lambda: done.append("never"))
    gone.cancel()
    assert timers.next_at() == 10
    assert not timers.run_due()
    clock.advance(20)
    assert timers.run_due()
    assert done == ["first", "second"]
    assert timers.next_at() is None
