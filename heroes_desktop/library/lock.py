"""One instance at a time: a lock that the system gives up when the process dies, however it dies."""

from __future__ import annotations

import errno
import os
import sys
import threading
from contextlib import suppress
from pathlib import Path

from heroes_desktop.locale import _

from .errors import AlreadyOpen, LibraryError, from_system

if sys.platform == "win32":
    import msvcrt

    def _grab(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

    def _give_up(handle: int) -> None:
        os.close(handle)
else:
    import fcntl

    def _grab(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _give_up(handle: int) -> None:
        """Unlocked by word, not by closing alone: a child just forked may still have its copy open."""
        with suppress(OSError):  # a file system without locks has nothing to unlock
            fcntl.flock(handle, fcntl.LOCK_UN)
        os.close(handle)


_handles: set[int] = set()
_changing = threading.Lock()
"""Held while a handle is opened or closed: another thread must not fork between that and the note of it."""


def _let_go() -> None:
    """A child process must not go on holding the lock when its parent is gone."""
    for handle in _handles:
        os.close(handle)
    _handles.clear()
    _changing.release()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(before=_changing.acquire, after_in_parent=_changing.release, after_in_child=_let_go)

_HELD = (errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK)
_UNSUPPORTED = (errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP, errno.EBADF, errno.EINVAL)
"""What file systems say that know no locks, or none on directories."""


class InstanceLock:
    """Held from creation until `release`. The file stays: removing it would let two holders in."""

    def __init__(self, path: Path, *, make: bool = True) -> None:
        self._held: list[int] = []
        if make or path.exists():
            self._hold(path, os.O_RDWR | os.O_CREAT if make else os.O_RDWR)
        if sys.platform != "win32" and path.parent.exists():
            self._hold(path.parent, os.O_RDONLY)  # as well: somebody may delete the file

    def _hold(self, path: Path, how: int) -> None:
        try:
            with _changing:
                handle = os.open(path, how, 0o600)
                _handles.add(handle)
        except OSError as error:
            self.release()
            raise from_system(error) from error
        self._held.append(handle)
        try:
            _grab(handle)
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
        while self._held:
            handle = self._held.pop()
            with _changing:
                if handle in _handles:  # in a child it is closed, and its number may be another file's
                    _handles.discard(handle)
                    _give_up(handle)


def is_held(path: Path) -> bool:
    """Whether an instance holds the lock; looks and leaves no file behind."""
    try:
        InstanceLock(path, make=False).release()
    except AlreadyOpen:
        return True
    except LibraryError:
        return False
    return False
