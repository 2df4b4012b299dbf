"""What is kept stays within its weight, and what was used last stays longest."""

from __future__ import annotations

from heroes_desktop.desktop.art.core.weighted_cache import Shelf


def shelf(limit: int) -> Shelf[str, str]:
    return Shelf(limit, len)


def test_the_longest_unused_leaves_first() -> None:
    kept = shelf(6)
    for key in "abc":
        kept.put(key, key * 2)
    assert kept.get("a") == "aa"
    kept.put("d", "dd")
    assert kept.get("b") is None
    assert [kept.get(key) for key in "acd"] == ["aa", "cc", "dd"]
    assert kept.weight == 6


def test_a_thing_put_anew_is_weighed_anew() -> None:
    kept = shelf(10)
    kept.put("a", "aaaa")
    assert kept.put("a", "a") == "a"
    assert (kept.weight, len(kept)) == (1, 1)


def test_a_single_thing_is_kept_however_heavy() -> None:
    kept = shelf(2)
    kept.put("a", "a")
    kept.put("b", "far too heavy")
    assert kept.get("b") == "far too heavy"
    assert len(kept) == 1


def test_a_cleared_shelf_weighs_nothing() -> None:
    kept = shelf(5)
    kept.put("a", "aa")
    kept.clear()
    assert (kept.weight, len(kept)) == (0, 0)
