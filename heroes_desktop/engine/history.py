"""The stages a match has gone through, kept outside what a clone copies."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import blake2b
from typing import Any

from .choices import Choice
from .coding import encode


class Stage:
    """The start of a stage: its checkpoint and the choices that led here from the stage before.

    Stages form a chain that clones share. A loaded match keeps only the digest of stages that
    undo can no longer reach.
    """

    __slots__ = ("_digest", "_parts", "before", "checkpoint", "choices")

    def __init__(
        self,
        checkpoint: bytes,
        before: Stage | None,
        choices: tuple[Choice, ...],
        digest: str = "",
    ) -> None:
        self.checkpoint = checkpoint
        self.before = before
        self.choices = choices
        self._digest = digest
        self._parts: tuple[bytes, list[int], list[int]] | None = None

    def state(self, decode: Callable[[bytes], Any]) -> Any:
        """A new copy of the state at the start.

        Searching players ask for many. Faces and who has seen them are most of a state, and copying
        these two lists is quicker than reading them again and again.
        """
        if self._parts is None:
            whole = decode(self.checkpoint)
            faces, seen = whole.faces, whole.seen
            whole.faces, whole.seen = [], []
            self._parts = encode(whole), faces, seen
        rest, faces, seen = self._parts
        state = decode(rest)
        state.faces, state.seen = faces.copy(), seen.copy()
        return state

    @property
    def digest(self) -> str:
        """A hash of the checkpoint, computed when first asked for."""
        if not self._digest:
            self._digest = digest(self.checkpoint)
        return self._digest

    def chain(self) -> list[Stage]:
        """All stages up to this one, first to last."""
        return list(self._backwards())[::-1]

    def _backwards(self) -> Iterator[Stage]:
        stage: Stage | None = self
        while stage is not None:
            yield stage
            stage = stage.before


def digest(data: bytes) -> str:
    """The project's hash of encoded data; equal across processes and machines."""
    return blake2b(data, digest_size=16).hexdigest()
