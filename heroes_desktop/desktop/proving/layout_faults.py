"""Finds what a person would call untidy: things that overlap, text that spills out or is cut."""

from __future__ import annotations

import pygame

from ..input.node import Node
from ..paint.sheet import Sheet

SLACK = 2
"""Pixels two things may share: rounding, not overlap."""


def untidy(sheet: Sheet) -> list[str]:
    """One message for each fault of a laid-out screen; empty when all is well."""
    found: list[str] = []
    _siblings(sheet.root, found)
    screen = sheet.rect
    for node in sheet.root.walk():
        if node.focusable and node.clip is None and not screen.inflate(4, 4).contains(node.rect):
            found.append(f"{node.name!r} reaches outside the screen: {node.rect}")
        if node.focusable and not node.name.strip():
            found.append(f"a {node.role} at {node.rect} has no name")
    for written in sheet.texts:
        if not written.text.strip() or (
            written.clip is not None and not written.clip.colliderect(written.rect)
        ):
            continue
        if not _within(written.rect, written.bound):
            found.append(f"the text {written.text!r} spills out: {written.rect} beyond {written.bound}")
        if written.clip is None and not _within(written.rect, screen):
            found.append(f"the text {written.text!r} leaves the screen: {written.rect}")
    found += _overlapping_texts(sheet)
    found += [f"the text {text!r} is cut off" for text in sorted(sheet.letters.shortened)]
    return found


def _within(rect: pygame.Rect, bound: pygame.Rect) -> bool:
    return bound.inflate(2 * SLACK, 2 * SLACK).contains(rect)


def _siblings(node: Node, found: list[str]) -> None:
    places = [child for child in node.children if not child.overlay and (child.focusable or child.children)]
    for index, one in enumerate(places):
        for other in places[index + 1 :]:
            shared = one.seen.clip(other.seen)
            if shared.w > SLACK and shared.h > SLACK:
                found.append(f"{one.name!r} {one.rect} and {other.name!r} {other.rect} overlap")
    for child in node.children:
        _siblings(child, found)


def _overlapping_texts(sheet: Sheet) -> list[str]:
    """Texts written over each other; only the lower two thirds of a line count as ink."""
    shown = []
    for written in sheet.texts:
        rect = written.rect if written.clip is None else written.rect.clip(written.clip)
        if written.text.strip() and rect.w > 0 and rect.h > 0:
            shown.append((written.text, rect.inflate(-2, -round(rect.h * 0.3))))
    found = []
    for index, (text, rect) in enumerate(shown):
        for other_text, other in shown[index + 1 :]:
            shared = rect.clip(other)
            if shared.w > SLACK and shared.h > SLACK:
                found.append(f"the texts {text!r} and {other_text!r} lie over each other")
    return found
