"""What lies over every scene: focus line, tooltip, toasts, and the fade from scene to scene."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from ..art import FocusLine, Glow, Leather, Parchment
from ..art.core import palette
from ..art.core.text import Style
from ..input.node import Node
from .sheet import Sheet, Ui

TOAST = 2400.0
TIP_DELAY = 450.0
FADE, REARRANGED = 160.0, 360.0
HEADING = 28
"""Letters of a name that may stand above a note whole, whatever is in it."""

_TIP_NAME = Style("head", 19, palette.HEADING)
_TIP_TEXT = Style("body", 18, palette.INK)
_TOAST_TEXT = Style("strong", 19, palette.ON_LEATHER)


@dataclass
class Toast:
    """A message that goes away by itself; `icon` and `key`: where more about it can be read."""

    text: str
    until: float
    icon: str = ""
    key: str = ""


@dataclass
class Fade:
    """The last frame of the old scene or arrangement, fading out over the new one."""

    picture: pygame.Surface
    began: float
    duration: float

    def paint(self, target: pygame.Surface, now: float) -> bool:
        """Draw it; False when it is over."""
        left = 1 - (now - self.began) / self.duration if self.duration > 0 else 0.0
        if left <= 0:
            return False
        self.picture.set_alpha(round(255 * left))
        target.blit(self.picture, (0, 0))
        return True


def paint_focus(target: pygame.Surface, ui: Ui, node: Node) -> None:
    """The line round the thing the keyboard is on."""
    rect = node.seen
    if rect.w > 0 and rect.h > 0:
        target.set_clip(None if node.clip is None else node.clip.inflate(12, 12))
        ui.art.blit(target, FocusLine(rect.w, rect.h, node.radius), rect.x, rect.y)
        target.set_clip(None)


def paint_shown(target: pygame.Surface, ui: Ui, node: Node) -> None:
    """The light round a thing that another one speaks of or leads to."""
    rect, shape = node.outline or (node.rect, "round")
    target.set_clip(node.clip)
    ui.art.blit(target, Glow(rect.w, rect.h, "selected", shape, node.radius), rect.x, rect.y)
    target.set_clip(None)


def paint_tip(target: pygame.Surface, ui: Ui, node: Node) -> None:
    """A paper note beside a thing: its name and what it does."""
    px = ui.metrics.px
    width = px(360)
    pad = px(16)
    heading, text = tip_words(node)
    title = ui.words(heading, _TIP_NAME, width - 2 * pad)
    body = ui.words(text, _TIP_TEXT, width - 2 * pad) if text else None
    height = title.surface.get_height() + 2 * pad + (body.surface.get_height() + px(4) if body else 0)
    height += -height % 8
    rect = _beside(node.seen, (width, height), target.get_rect(), px(10))
    ui.art.blit(target, Parchment(width, height, "tip", lift=3), rect.x, rect.y)
    target.blit(title.surface, (rect.x + pad, rect.y + pad))
    if body:
        target.blit(body.surface, (rect.x + pad, rect.y + pad + title.surface.get_height() + px(4)))


def tip_words(node: Node) -> tuple[str, str]:
    """The heading of a note, which is the name alone, and all else.

    What is done with a thing is often one sentence, "name: what it does"; the second half belongs below.
    """
    name, colon, rest = node.name.partition(": ")
    told = node.reason or node.hint
    if node.title:
        name, rest = node.title, ""
    elif not colon or len(node.name) <= HEADING:
        name, rest = node.name, ""
    for known in (node.name, name):
        told = "" if told == known else told.removeprefix(f"{known}\n")
    return name, "\n".join(part for part in (rest[:1].upper() + rest[1:], told) if part)


def says_more(sheet: Sheet, node: Node) -> bool:
    """Whether a note would tell anything that does not stand on the thing itself."""
    heading, text = tip_words(node)
    written = [each.text for each in sheet.texts if node.rect.contains(each.place)]
    return (text or heading) not in written


def _beside(rect: pygame.Rect, size: tuple[int, int], screen: pygame.Rect, gap: int) -> pygame.Rect:
    """A place above or below a thing, where more room is, else beside it: never over it."""
    room = screen.inflate(-2 * gap, -2 * gap)
    sides = (
        (rect.top - room.top - size[1], "midbottom", (rect.centerx, rect.top - gap)),
        (room.bottom - rect.bottom - size[1], "midtop", (rect.centerx, rect.bottom + gap)),
        (room.right - rect.right - size[0], "midleft", (rect.right + gap, rect.centery)),
        (rect.left - room.left - size[0], "midright", (rect.left - gap, rect.centery)),
    )
    upright = sorted(sides[:2], key=lambda side: -side[0])
    across = sorted(sides[2:], key=lambda side: -side[0])
    for _free, attribute, corner in (*upright, *across):
        place = pygame.Rect((0, 0), size)
        setattr(place, attribute, corner)
        place.clamp_ip(room)
        if not place.colliderect(rect):
            return place
    place = pygame.Rect((0, 0), size)
    place.midbottom = rect.midtop
    return place.clamp(room)


def paint_toasts(target: pygame.Surface, ui: Ui, toasts: list[Toast]) -> None:
    """Messages under the top bar, newest last."""
    px = ui.metrics.px
    y = px(84)
    width = min(target.get_width() - px(48), px(680))
    for toast in toasts:
        beside = px(72) if toast.icon else 0
        block = ui.words(toast.text, _TOAST_TEXT, width - px(48) - beside)
        height = block.surface.get_height() + px(32)
        height += -height % 8
        x = (target.get_width() - width) // 2
        leather = Leather(width, height, "toast", lift=3)
        if not ui.art.patient and ui.art.is_bare(leather) and ui.art.lacks([leather]):
            continue  # it comes whole, a moment later
        ui.art.blit(target, leather, x, y)
        middle = ((target.get_width() - beside) // 2, y + height // 2)
        target.blit(block.surface, block.surface.get_rect(center=middle))
        if toast.icon:
            letter = ui.words(toast.key, _TOAST_TEXT, px(30)).surface
            place = target.blit(letter, letter.get_rect(midright=(x + width - px(22), middle[1])))
            picture = ui.art.icon(toast.icon, px(26), _TOAST_TEXT.colour)
            target.blit(picture, picture.get_rect(midright=(place.x - px(8), middle[1])))
        y += height + px(10)
