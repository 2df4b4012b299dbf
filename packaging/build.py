"""Builds the bundle and proves that it works: `make bundle`.

The result is `packaging/dist/heroes`, a folder that runs without Python. On Linux it also holds what
a desktop wants to know (`share/`); everywhere the licences of what is inside.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from app_icons import linux_icons
from licences import write_licences
from metadata import BadMetadata, judge, write_metadata

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
from heroes_desktop.locale.build import build_all  # noqa: E402

WORKSHOP, DIST = HERE / "build", HERE / "dist"
BUNDLE = DIST / "heroes"
APP_ID = "io.github.heroes_desktop.HeroesDesktop"
LARGEST = 70_000_000
"""Bytes a bundle may have."""
PATIENCE = 600
"""Seconds the self-test may take on a slow machine."""


class BundleError(Exception):
    """The bundle is not fit to be given away."""


def main() -> int:
    """Build, furnish, check and try the bundle."""
    started = time.monotonic()
    try:
        build()
        furnish()
        bytes_used = check()
        try_out()
    except BundleError as error:
        print(f"bundle: {error}", file=sys.stderr)
        return 1
    spent = time.monotonic() - started
    print(f"{BUNDLE}: {bytes_used / 1e6:.1f} MB, built and tried in {spent:.0f} s")
    return 0


def build() -> None:
    """Build the catalogues and let PyInstaller do its work."""
    build_all()
    shutil.rmtree(BUNDLE, ignore_errors=True)
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "ERROR"]
    command += ["--workpath", str(WORKSHOP), "--distpath", str(DIST), str(HERE / "heroes.spec")]
    if subprocess.run(command, check=False).returncode:
        raise BundleError("PyInstaller did not succeed")
    if sys.platform == "linux":
        _strip_symbols()


def _strip_symbols() -> None:
    """A Python built from source carries megabytes of symbols nobody asks for.

    Only Python's own files are touched: libraries inside wheels have been edited by the tools that
    made the wheels, and stripping is known to break such files.
    """
    strip = shutil.which("strip")
    if strip is None:
        return
    inside = BUNDLE / "_internal"
    own = [*inside.glob("libpython*.so*"), *inside.glob("python3.*/lib-dynload/*.so")]
    subprocess.run([strip, "--strip-unneeded", *map(str, own)], check=True)


def furnish() -> None:
    """Add licences, and on Linux the desktop entry, its icons and the catalogue entry."""
    write_licences(BUNDLE / "LICENCES.txt", BUNDLE)
    if sys.platform != "linux":
        return
    share = BUNDLE / "share"
    write_metadata(share, APP_ID)
    linux_icons(share)


def check() -> int:
    """The bundle's size in bytes; it must be small, and without what has no place in it."""
    files = [path for path in BUNDLE.rglob("*") if path.is_file() and not path.is_symlink()]
    size = sum(path.stat().st_size for path in files)
    if size > LARGEST:
        raise BundleError(f"{size / 1e6:.1f} MB is more than {LARGEST / 1e6:.0f} MB")
    strangers = {"numpy", "numpy.libs", "tkinter", "tcl", "tk", "babel", "pytest", "_pytest"}
    for path in files:
        if strangers & set(path.relative_to(BUNDLE).parts):
            raise BundleError(f"{path.relative_to(BUNDLE)} has no place in the bundle")
    return size


def try_out() -> None:
    """Run the self-test of the built program in a fresh home; a word of complaint is a failure."""
    if sys.platform == "linux":
        try:
            print("\n".join(judge(BUNDLE / "share", APP_ID)))
        except BadMetadata as error:
            raise BundleError(str(error)) from error
    program = BUNDLE / ("heroes.exe" if sys.platform == "win32" else "heroes")
    with tempfile.TemporaryDirectory(prefix="heroes-home-") as home:
        result = subprocess.run(
            [str(program), "--self-test"],
            env=_fresh_home(Path(home)),
            cwd=home,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=PATIENCE,
            check=False,
        )
    print(result.stdout, end="")
    if result.returncode or result.stderr:
        print(result.stderr, file=sys.stderr, end="")
        raise BundleError(f"the self-test ended with {result.returncode}")


def _fresh_home(home: Path) -> dict[str, str]:
    """An environment in which nothing of this machine's Python or of the player's files is found."""
    kept = ("SYSTEMROOT", "SYSTEMDRIVE", "WINDIR", "TEMP", "TMP")
    known = {name: os.environ[name] for name in kept if name in os.environ}
    places = ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA", "XDG_DATA_HOME", "XDG_CACHE_HOME")
    return {**known, **dict.fromkeys(places, str(home)), "PATH": "", "LANG": "C.UTF-8"}


if __name__ == "__main__":
    sys.exit(main())
