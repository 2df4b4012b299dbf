"""`python -m heroes_desktop` is the same as `heroes`."""

import sys

from heroes_desktop.cli import main

if __name__ == "__main__":
    sys.exit(main())
