"""Where a kiosk keeps things, and how its configuration gets there and back."""

from __future__ import annotations

import contextlib
import os
import re
from dataclasses import dataclass
from pathlib import Path

from heroes_desktop.library import data_directory
from heroes_desktop.locale import _

from .config import Config, fresh_pin, read_config, written

_PIN = re.compile(r'^(\s*pin\s*=\s*)(".*?"|\'.*?\'|[^#\n]*?)(\s*(?:#.*)?)$', re.M)
_LEAVING = re.compile(r"^\s*\[\s*leaving\s*\].*$", re.M)
LONGEST = 100_000
"""No configuration is longer than this many bytes."""


def kiosk_directory() -> Path:
    """The kiosk's own data directory: nothing in it is anybody's at home, nothing at home is in it."""
    return data_directory() / "kiosk"


@dataclass(frozen=True)
class Files:
    """The files beside the kiosk's library. `config` may lie anywhere."""

    home: Path
    config: Path

    @classmethod
    def at(cls, config: Path | None = None) -> Files:
        """Those of this machine; perhaps with a configuration named by hand."""
        home = kiosk_directory()
        return cls(home, config or home / "kiosk.toml")

    def stamp(self) -> float:
        """Tells one state of the configuration from another; 0 while there is none."""
        try:
            return self.config.stat().st_mtime
        except OSError:
            return 0.0

    @property
    def last_good(self) -> Path:
        """The last configuration without a fault."""
        return self.home / "kiosk.last-good.toml"

    @property
    def log(self) -> Path:
        return self.home / "kiosk.log"

    @property
    def watch(self) -> Path:
        """What the watching process has counted."""
        return self.home / "watch.json"

    @property
    def exports(self) -> Path:
        return self.home / "exports"


def load(files: Files) -> tuple[Config, list[str]]:
    """The options in force, and what is wrong with the file. A good file is kept as the last good one."""
    before, _problems = read_config(_text(files.last_good) or "")
    try:
        text = _read(files.config)
    except FileNotFoundError:
        return before, [_("There is no configuration yet: heroes kiosk --write-config makes one.")]
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or _("it is no text")
        return before, [_("The configuration cannot be read: {reason}.").format(reason=reason)]
    config, problems = read_config(text, before)
    if not problems:
        config, _same = read_config(text)
        if text != _text(files.last_good):
            with contextlib.suppress(OSError):
                write_private(files.last_good, text)
    return config, problems


def _read(path: Path) -> str:
    with path.open("rb") as file:
        return file.read(LONGEST).decode("utf-8")


def _text(path: Path) -> str | None:
    try:
        return _read(path)
    except (OSError, UnicodeDecodeError):
        return None


def write_config(files: Files) -> str:
    """Write the configuration as delivered, with a fresh PIN, which is the result; never over another one."""
    pin = fresh_pin()
    if files.config.exists():
        raise FileExistsError(files.config)
    write_private(files.config, written(pin))
    return pin


def reset_pin(files: Files) -> str:
    """Put a fresh PIN into the configuration and leave all else in it as it is; returns the PIN."""
    pin = fresh_pin()
    text = _text(files.config)
    if text is None:
        write_private(files.config, written(pin))
    else:
        write_private(files.config, with_pin(text, pin))
    return pin


def with_pin(text: str, pin: str) -> str:
    """A configuration with another PIN."""
    if _PIN.search(text):
        return _PIN.sub(lambda found: f'{found[1]}"{pin}"{found[3]}', text, count=1)
    if _LEAVING.search(text):
        return _LEAVING.sub(lambda found: f'{found[0]}\npin = "{pin}"', text, count=1)
    return f'{text.rstrip()}\n\n[leaving]\npin = "{pin}"\n'


def write_private(path: Path, text: str) -> None:
    """Write a file at once or not at all, for nobody's eyes but the owner's."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(path.name + ".new")
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with open(handle, "w", encoding="utf-8") as file:
        file.write(text)
    os.replace(draft, path)
