"""All creatures only this game has, by name."""

from __future__ import annotations

from heroes_desktop.desktop.art.people.parts import Bust

from .busts_deep import bulwark, heap, nest
from .busts_young import brewer, collector, giant, runner, swordsman

BUSTS: dict[str, Bust] = {
    build.__name__: build for build in (swordsman, brewer, runner, collector, giant, heap, nest, bulwark)
}
