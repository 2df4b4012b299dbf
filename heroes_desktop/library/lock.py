"""One instance at a time: a lock that the system gives up when the process dies, however it dies."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

from heroes_desktop.locale import _

from .errors import AlreadyOpen, from_system

if sys.platform == "win32":
    import msvcrt

    def _grab(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _grab(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


_handles: set[int] = set()


def _let_go() -> None:
    """A child process must not go on holding the lock when its parent is gone."""
    for handle in _handles:
        os.close(handle)
    _handles.clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_let_go)

_HELD = (errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK)
_UNSUPPORTED = (errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP)


class InstanceLock:
    """Held from creation until `release`. The file stays: removing it would let two holders in."""

    def __init__(self, path: Path) -> None:
        try:
            self._handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise from_system(error) from error
        _handles.add(self._handle)
        try:
            _grab(self._handle)
        except OSError as error:
            if error.errno in _UNSUPPORTED:
                return  # some network file systems know no locks; playing there beats refusing
            self.release()
            if error.errno in _HELD:
                raise AlreadyOpen(
                    _("Heroes Desktop is already open: it can run only once at a time.")
                ) from error
            raise from_system(error) from error

    def release(self) -> None:
        """Let the next instance in."""
        if self._handle in _handles:
            _handles.discard(self._handle)
            os.close(self._handle)
        self._handle = -1
