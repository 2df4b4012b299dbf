"""`python -m heroes_desktop` is the same as `heroes`; a built bundle starts here too."""

import sys

from heroes_desktop.cli import main

if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        # without this the worker processes of a bundle would start the program again
        from multiprocessing import freeze_support

        freeze_support()
    sys.exit(main())
