"""Guessing costs time: after a few wrong tries nothing is taken for a while."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

MOST, PAUSE = 5, 30_000.0
"""Wrong tries in a row, and milliseconds without any after them."""


class Tries:
    """Counts wrong tries at one secret. `now` is the window's clock in milliseconds."""

    def __init__(self) -> None:
        self._wrong = 0
        self._until = float("-inf")

    def locked(self, now: float) -> float:
        """Milliseconds until the next try is taken; 0 when it would be now."""
        return max(0.0, self._until - now)

    def take(self, right: bool, now: float) -> bool:
        """One try; True when it opens."""
        if self.locked(now):
            return False
        if right:
            self._wrong = 0
            return True
        self._wrong += 1
        if self._wrong >= MOST:
            self._wrong = 0
            self._until = now + PAUSE
        return False


def sealed(code: Sequence[int], salt: str = "") -> str:
    """A code as it is stored: not readable at a glance."""
    salt = salt or secrets.token_hex(8)
    text = "-".join(map(str, code))
    return f"{salt}:{hashlib.sha256(f'{salt}:{text}'.encode()).hexdigest()}"


def opens(code: Sequence[int], seal: str) -> bool:
    """Whether a code is the one that was sealed."""
    return hmac.compare_digest(sealed(code, seal.partition(":")[0]), seal)
