"""Runs in a bundle before PyInstaller's own preparations, which a person need not wait for."""

import sys

if len(sys.argv) == 1:
    from heroes_desktop.desktop.program import splash

    splash.show()
