"""`heroes shots`: pictures of every scene, without a screen."""

from __future__ import annotations

import os
from argparse import Namespace

from heroes_desktop.engine import find_game
from heroes_desktop.locale import _, counted

from .errors import CommandError


def shots_(wishes: Namespace) -> int:
    """Make the pictures and say how many; what does not fit its place is listed beside them."""
    if wishes.game is not None:
        find_game(wishes.game)
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    from heroes_desktop.desktop.proving.few_shots import few_shots
    from heroes_desktop.desktop.proving.shots import shots

    try:
        made = few_shots(wishes.folder) if wishes.few else shots(wishes.folder, wishes.game)
    except OSError as error:
        raise CommandError(
            _("The file {file} cannot be written: {reason}.").format(
                file=wishes.folder, reason=error.strerror or error
            )
        ) from error
    print(counted("{n} picture made.", "{n} pictures made.", len(made)))
    return 0
