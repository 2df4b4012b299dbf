"""The face of the art module: pictures for specs, at once or as soon as the worker has them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

import pygame

from heroes_desktop.desktop.art.common.tumbling import tumble_frames
from heroes_desktop.desktop.art.core import geometry, specs
from heroes_desktop.desktop.art.core.cache import ArtCache
from heroes_desktop.desktop.art.core.glyphs import flat_icon
from heroes_desktop.desktop.art.core.kinship import alike, scaled
from heroes_desktop.desktop.art.core.stand_in import paint_stand_in, stand_in
from heroes_desktop.desktop.art.core.surfaces import display_formats, to_surface
from heroes_desktop.desktop.art.core.worker import Worker, make


class Art:
    """All pictures at one size factor. Main thread only, but for the worker inside."""

    def __init__(
        self,
        factor: float,
        cache: ArtCache,
        wake: Callable[[], None] | None = None,
        worker: Worker | None = None,
    ) -> None:
        self.factor = round(factor, 4)
        self.cache = cache
        self.patient = False
        self._worker = worker or Worker(cache, wake)
        self._stand_ins: dict[specs.Spec, tuple[object, pygame.Surface]] = {}
        self._fresh = False
        self._asked: set[specs.Spec] | None = None
        self.missed = 0
        """How often a stand-in had to do: lets a painter know that it should paint again."""
        self.bare = 0
        """How often that was only a patch of colour; what is not seen until it is finished does not count."""

    def at(self, factor: float) -> Art:
        """The same pictures at another factor; cache and worker are shared."""
        other = Art(factor, self.cache, worker=self._worker)
        other.patient = self.patient
        return other

    def px(self, units: float) -> int:
        """Units of the style guide as device pixels."""
        return geometry.units(units, self.factor)

    # ------------------------------------------------------------ pictures

    def get(self, spec: specs.Spec) -> pygame.Surface:
        """The picture if it is finished, otherwise a stand-in of the same size while it is being built."""
        found = self._finished(spec)
        if found is not None:
            return found
        return self._relative(spec) or self._flat(spec)

    def _flat(self, spec: specs.Spec) -> pygame.Surface:
        """A patch of about the right colour."""
        self._bare(spec)
        return self._waiting(spec, lambda: stand_in(spec, self.box(spec)))

    def _bare(self, spec: specs.Spec) -> None:
        self.bare += spec.stand_in_outline() != "unseen"

    def _relative(self, spec: specs.Spec) -> pygame.Surface | None:
        """A finished picture of the same thing, brought to the size that is wanted.

        A glow of other proportions would lie as thick bars over what it should surround: rather none for a
        moment."""
        key = self.cache.kin((spec, self.factor))
        if key is None:
            return None
        its, wanted = geometry.box(*key), self.box(spec)
        if spec.stand_in_outline() == "unseen" and not alike(its, wanted):
            return None
        picture = self.cache.recall(key)
        assert picture is not None
        return self._waiting(spec, lambda: scaled(picture, its, wanted), key)

    def _waiting(
        self, spec: specs.Spec, draw: Callable[[], pygame.Surface], of: object = None
    ) -> pygame.Surface:
        known = self._stand_ins.get(spec)
        if known is None or known[0] != of:
            if len(self._stand_ins) > 200:
                self._stand_ins.clear()
            known = self._stand_ins[spec] = (of, draw())
        return known[1]

    def _finished(self, spec: specs.Spec) -> pygame.Surface | None:
        """The picture if it is finished; else it is ordered."""
        key = (spec, self.factor)
        if self._asked is not None:
            self._asked.add(spec)
        found = self.cache.recall(key)
        if found is not None:
            return found
        if self.patient:
            return self.now(spec)
        self._take_in()
        found = self.cache.recall(key)
        if found is None:
            self.missed += 1
            self._worker.order(key, visible=True)
        return found

    def now(self, spec: specs.Spec) -> pygame.Surface:
        """The finished picture, however long it takes."""
        key = (spec, self.factor)
        found = self.cache.recall(key)
        if found is None:
            found = to_surface(make(key, self.cache), display_formats())
            self.cache.remember(key, found)
        return found

    def ready(self, spec: specs.Spec) -> bool:
        """Whether the finished picture is at hand."""
        self._take_in()
        return self.cache.recall((spec, self.factor)) is not None

    @contextmanager
    def listening(self) -> Iterator[set[specs.Spec]]:
        """Collects the pictures asked for meanwhile."""
        before, self._asked = self._asked, set()
        try:
            yield self._asked
        finally:
            self._asked = before

    def lacks(self, needed: Iterable[specs.Spec]) -> list[specs.Spec]:
        """Those that are not at hand yet; they are drawn before all that is only expected."""
        self._take_in()
        missing = [spec for spec in needed if self.cache.recall((spec, self.factor)) is None]
        for spec in missing:
            self._worker.order((spec, self.factor), visible=True)
        return missing

    def is_bare(self, spec: specs.Spec) -> bool:
        """Whether only a patch of colour could be shown for something that is not at hand."""
        return spec.stand_in_outline() != "unseen" and self.cache.kin((spec, self.factor)) is None

    def want(self, wishes: Iterable[specs.Spec]) -> None:
        """Things that will soon be seen: built when nothing visible is waiting."""
        for spec in wishes:
            key = (spec, self.factor)
            if self.cache.recall(key) is None:
                self._worker.order(key, visible=False)

    def forget_wishes(self) -> None:
        """Drop all orders not begun; what is still visible is asked for again by the next frame."""
        self._worker.forget()

    def wait(self, seconds: float) -> bool:
        """Wait until everything asked for so far is there, but no longer than this."""
        finished = self._worker.wait(seconds)
        self._take_in()
        return finished

    def fresh(self) -> bool:
        """True once after new pictures have arrived: the screen is worth a repaint."""
        self._take_in()
        was, self._fresh = self._fresh, False
        return was

    @property
    def pending(self) -> int:
        """How many pictures are still to come."""
        return self._worker.pending

    def close(self) -> None:
        """Stop the worker and let go of all pictures."""
        self._worker.close()
        self.cache.clear_memory()

    def _take_in(self) -> None:
        arrived = self._worker.collect()
        for key, picture in arrived:
            self.cache.remember(key, picture)
            if key[1] == self.factor:
                self._stand_ins.pop(key[0], None)
            self._fresh = True
        if arrived and not self._worker.pending:
            self._stand_ins.clear()  # what was given up meanwhile

    # ------------------------------------------------------------ places

    def box(self, spec: specs.Spec) -> geometry.Box:
        """The size of the picture and where the thing lies in it."""
        return geometry.box(spec, self.factor)

    def blit(
        self,
        target: pygame.Surface,
        spec: specs.Spec,
        x: float,
        y: float,
        anchor: str = "topleft",
        alpha: int = 255,
    ) -> pygame.Rect:
        """Draw so that the thing itself, not its shadow, is anchored at x, y; its rectangle comes back."""
        whole = self.box(spec)
        rect = pygame.Rect(0, 0, whole.inner_width, whole.inner_height)
        setattr(rect, anchor, (round(x), round(y)))
        surface = self._finished(spec) or self._relative(spec)
        if surface is None:
            self._bare(spec)
            paint_stand_in(target, spec, rect)
            return rect
        if alpha != 255:
            surface.set_alpha(alpha)
        target.blit(surface, (rect.x - whole.left, rect.y - whole.top))
        if alpha != 255:
            surface.set_alpha(None if not surface.get_flags() & pygame.SRCALPHA else 255)
        return rect

    # ------------------------------------------------------------ at once

    def icon(self, name: str, size: int, colour: str, alpha: int = 255) -> pygame.Surface:
        """A flat icon in a square of this size."""
        return flat_icon(name, size, colour, alpha)

    def tumble(
        self, sides: int, size: int, colour: str = "ivory", seed: int = 0, steps: int = 14
    ) -> list[specs.Die]:
        """The moments of a rolling die, in order; show the result after the last."""
        return tumble_frames(sides, size, colour, seed, steps)

    def blurred(self, surface: pygame.Surface, dim: float = 0.55) -> pygame.Surface:
        """The board behind a zoomed card: a quarter of the size, blurred, up again, and dimmed."""
        w, h = surface.get_size()
        small = pygame.transform.smoothscale(surface, (max(1, w // 4), max(1, h // 4)))
        soft = pygame.transform.gaussian_blur(small, max(1, round(3 * self.factor)))
        result = pygame.transform.smoothscale(soft, (w, h))
        level = round(255 * dim)
        result.fill((level, round(level * 0.9), round(level * 0.95)), special_flags=pygame.BLEND_RGB_MULT)
        return result
